### A record that is looked at again: opening one, stepping through it, trying other moves, analysing it.

# Opening one.
record-open = Fungua rekodi
record-about = Kila mchezo uliokwisha ni maandishi mafupi. Bandika, au fungua faili, uupitie hatua kwa hatua kutoka kiti cha yeyote.
record-missing = Rekodi ya meza huwa wazi kwa wote mchezo wake ukiisha.
record-text = Rekodi
record-step-through = Ipitie
record-file = Fungua faili
record-cut = Kiungo kimekatwa: sehemu ya rekodi haipo.

# Stepping through it.
replay-head = Marudio
replay-title = Marudio, hatua { $number }
replay-back = Nyuma
replay-pause = Simamisha
replay-play = Cheza
replay-forward = Mbele
replay-move = Hatua
replay-expected = Matokeo yanayotarajiwa hapa
replay-eyes = Macho ya
replay-eyes-spectator = mtazamaji
replay-eyes-everything = kila kitu
replay-link = Kiungo
replay-copied = Imenakiliwa
replay-check = Kagua
replay-what-if = Je, kama?
replay-analyse = Chambua
replay-setup = Maandalizi.
replay-moves = { $name } anacheza.
replay-moved = { $name }: { $move }.
replay-better = Bora kwa { $name }: { $move }
# What a check of the record has found: $found is a list such as "12 legal moves, sealed seed, same result".
checked = Imekaguliwa: { $found }.
checked-moves = hatua halali { $moves }
checked-seed = mbegu yenye muhuri
checked-result = matokeo yale yale

# Trying other moves. $tried is 0 at first.
trial-from =
    Je, kama, kutoka hatua { $from }{ $tried ->
        [0] {""}
       *[other] {" "}+ { $tried }
    }:
trial-thinking = Inatafakari …
trial-ends = Njia hii inaishia hapa.
trial-asks = Zamu ya { $name }: jaribu kitu ubaoni.
trial-back = Rudisha
trial-answer = Ona jibu
trial-others = Wengine wajibu
trial-play-on = Endelea kutoka hapa
trial-leave = Rudi kwenye mchezo

# A table that plays on from the position that is shown.
play-on = Endelea mezani
play-on-head = Endelea kutoka hatua { $number }
play-on-seat = Kiti chako
play-on-luck = Inakuwa meza kama nyingine, yenye rekodi yake. Kadi na dadu zake ni za mchezo huu, kwa hivyo aliyeona rekodi anazijua; wengine mezani hawazijui.
play-on-begin = Endelea

# Where the game turned.
analysis-about = Kila hali ilikuwa nzuri kiasi gani, hatua kwa hatua? Roboti hodari anaupitia mchezo, anachora mkondo, na kuonyesha ulipogeuka na lipi lingefaa zaidi.
analysis-begin = Chambua mchezo huu
analysis-turns = Mahali ulipogeuka
analysis-stop = Acha
analysis-go-on = Endelea
analysis-label = Uchambuzi
analysis-looking = Inatazama hali { $number } kati ya { $wanted } …
analysis-looking-closer = Inatazama kwa karibu palipo na mruko …
analysis-judging = Inatafuta hatua bora …
analysis-done =
    { $positions ->
        [one] Hali moja imetazamwa.
       *[other] Hali { $positions } zimetazamwa.
    }
analysis-turn = Hatua { $number }: { $name }
analysis-none = Hakuna hatua moja iliyoamua: uongozi ulikua kidogo kidogo.
analysis-exact = <strong>Hakika kuanzia hatua { $number }:</strong> imehesabiwa hadi mwisho, kana kwamba wote wawili walicheza vizuri iwezekanavyo.
analysis-foot = Mkondo ni makisio ya roboti hodari akiziona kadi zote; 100 % ni ushindi wa hakika. Hatua bora hutafutwa kwa yale ambayo mchezaji angeweza kujua.
analysis-table = Mkondo kama jedwali
analysis-move = Hatua
analysis-point-exact = { $number }, hakika
analysis-no-answer = Seva haikutoa jibu kwa sehemu hii ya mchezo.
# What a move did to its player's expectation, in a word and a percentage.
verdict-cost = iligharimu { $share }
verdict-gained = ilileta { $share }
verdict-lost = ilipoteza { $share }
better-move = Bora: { $move } ({ $value })
better-expected = yatarajiwa { $share }
better-none = Hakuna bora zaidi iliyopatikana.
better-none-clearly = Hakuna hatua iliyo bora waziwazi.
better-not-asked = Hakuna aliyeiomba.

# The curve.
curve-label = Matokeo yanayotarajiwa mchezo mzima
curve-exact = hakika
# $shares is a list such as "Ann 61 %, Ben 39 %".
curve-spoken = Hatua { $number } kati ya { $moves }: { $shares }
curve-spoken-unknown = Hatua { $number } kati ya { $moves }, bado haijatazamwa
curve-share = { $name } { $share }
