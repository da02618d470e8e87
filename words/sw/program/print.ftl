### What print-and-play says beside the game's own words: the first page, sheets, boards, and a few labels on pieces.
### `$game` is the name of a game, `$deck` that of a deck, `$set` that of a component set with its hash.

# A part of a sentence as a sentence.
print-sentence = { $text }.
# Only a list.
print-list = { $list }

## The first page

print-tagline = Boksi la kuchapisha, kukata na kucheza
print-set = Seti: { $set }
print-contents = Yaliyomo
print-line =
    { $deck }: { $pieces ->
        [one] kipande 1
       *[other] vipande { $pieces }
    }
print-line-sheets =
    { $sheets ->
        [one] Karatasi 1 ya kuchapishwa pande zote mbili
       *[other] Karatasi { $sheets } za kuchapishwa pande zote mbili
    }
print-line-board = { $deck }: { $pages ->
        [one] ukurasa 1
       *[other] kurasa { $pages }
    }
print-how = Jinsi ya kuchapisha
print-how-scale = Chapisha kwa 100 %, kamwe usiruhusu “fit to page”. Pima mstari ulio hapa chini: una urefu wa mm 50.
print-how-sides = Chapisha kadi na vipande pande zote mbili, na geuza karatasi kwa ukingo wake mrefu. Kila karatasi ya mbele inafuatwa na migongo yake, iliyopangwa kinyume ili ikutane.
print-how-one-side = Kama printa haichapishi pande mbili: chapisha karatasi za mbele tu, na weka kadi kwenye mifuko ya plastiki.
print-how-cut = Kata kufuata alama, mara moja tu kati ya kadi mbili. Mkasi ukikosea kidogo, rangi nyingine haionekani.
print-how-paper = Kadi zinataka karatasi ya gramu 200 au zaidi; ubao unaweza kubandikwa kwenye kadibodi.
print-bring-nothing = Hakuna kingine kinachohitajika.
print-bring-die = Utahitaji pia dadu moja.
print-credits-drawn = Imechorwa na Hustings kutoka kwenye faili za mchezo. Alama ni za wasanii wa game-icons.net (CC BY 3.0). Herufi ni Bricolage Grotesque, Source Serif 4, Noto Sans Devanagari na Zen Kaku Gothic New (SIL Open Font License). Mchezo ulikotoka kumeelezwa mwanzoni mwa kanuni zake.
print-bar = mm 50

## Sheets and pages

print-sheet =
    { $game }, karatasi { $number } kati ya { $count }, { $side ->
        [fronts] mbele
       *[backs] nyuma
    }: { $deck }
print-page = { $game }, { $title }
print-aid = Msaada wa mchezaji
print-aid-each = moja kwa kila mchezaji
print-rules = Kanuni
print-rules-page = Kanuni, ukurasa { $number } kati ya { $count }
print-too-long = Maandishi marefu kuliko kadi yake

## Pieces

print-tokens = Vipande
print-party =
    { $party ->
        [0] Nyekundu
        [1] Bluu
        [2] Kijani
        [3] Manjano
        [4] Zambarau
       *[5] Wino
    }
print-kuzushi-tiles = Vigae
print-kuzushi-city = Mji
print-kuzushi-rulers = Rula
print-kuzushi-rulers-how = Iweke kando ya vigae: ardhi haiwezi kamwe kuwa ndefu au pana kuliko rula ya gridi yenu.
print-kuzushi-ruler = Gridi ya { $grid }: wachezaji { $seats }
print-kilonzo-cards = Kadi za Bahati
print-kilonzo-map = Nchi
print-kilonzo-chips = Kete
print-kilonzo-candidates = Wagombea na mwaka
print-kilonzo-money = Fuwele
print-kilonzo-years = Mwaka
print-sarkaar-map = Majimbo
print-sarkaar-tracks = Ngazi
print-sarkaar-points = Pointi za ushindi
print-sarkaar-states = Majimbo uliko na kiti
print-sarkaar-ladder =
    { $track ->
        [development] Maendeleo
       *[culture] Utamaduni
    }
print-sarkaar-start = mwanzo
print-sarkaar-step-gain = { $token ->
        [voter] { $n ->
            [one] Mpigakura { $n }
           *[other] Wapigakura { $n }
        }
        [moolah] Chapaa { $n }
       *[power] Nguvu { $n }
    }
print-sarkaar-step-play =
    { $deck ->
        [strategy] Vuta au cheza kadi ya Mkakati
       *[aggression] Vuta au cheza kadi ya Ubabe
    }
print-sarkaar-step-income = Mapato +{ $n }
print-sarkaar-step-vp = Pointi { $n } kwa anayeongoza
print-sarkaar-strategy = Kadi za Mkakati
print-sarkaar-aggression = Kadi za Ubabe
print-sarkaar-deck =
    { $deck ->
        [strategy] Mkakati
       *[aggression] Ubabe
    }
print-sarkaar-kind =
    { $kind ->
        [plain] Kadi ya kitendo
        [free] Kadi ya bure: haili kitendo
        [addon] Kadi ya nyongeza: hufuata kadi
       *[reaction] Jibu
    }
print-sarkaar-leaders = Viongozi
print-sarkaar-leader = Kiongozi
print-sarkaar-starts = Huanza na { $things }.
print-sarkaar-starts-nothing = Huanza mikono mitupu.
print-sarkaar-start-voter = { $n ->
        [one] mpigakura 1
       *[other] wapigakura { $n }
    }
print-sarkaar-start-moolah = chapaa { $n }
print-sarkaar-start-power = nguvu { $n }
print-sarkaar-start-strategy = { $n ->
        [one] kadi 1 ya Mkakati
       *[other] kadi { $n } za Mkakati
    }
print-sarkaar-start-aggression = { $n ->
        [one] kadi 1 ya Ubabe
       *[other] kadi { $n } za Ubabe
    }
print-sarkaar-awards = Tuzo
print-sarkaar-award =
    { $award ->
        [development] Mwenye Maendeleo Zaidi
        [culture] Mwenye Utamaduni Zaidi
       *[national] Chama Kikubwa cha Kitaifa
    }
print-sarkaar-award-is =
    { $award ->
        [development] Aliye juu zaidi kwenye ngazi ya maendeleo, kuanzia kidato cha { $level }, anashika kadi hii: pointi { $points }.
        [culture] Aliye juu zaidi kwenye ngazi ya utamaduni, kuanzia kidato cha { $level }, anashika kadi hii: pointi { $points }.
       *[national] Mwenye viti katika majimbo mengi zaidi, kuanzia majimbo { $level }, anashika kadi hii: pointi { $points }.
    }
print-sarkaar-tiles = Vibao vya neema
print-sarkaar-cubes = Michemraba
print-sarkaar-adjoins = jirani: { $states }
print-kursi-rally = Kadi za Mkutano
print-kursi-asset = Kadi za Rasilimali
print-kursi-strokes = Turufu
print-kursi-candidates = Wagombea
print-kursi-candidate = Mgombea
print-kursi-seats = Viti
print-kursi-seat = Kiti
print-kursi-votes = Kadi za kura
print-kursi-vote = Kura
print-kursi-starter = { $deck }, za kuanzia
print-kursi-seat-issue = Ajenda: { $issue }
print-kursi-seat-bonus = Siku ya uchaguzi, mgombea mwenye { $icons } zaidi anaongeza { $bonus ->
        [one] kura 1
       *[other] kura { $bonus }
    }.
print-kursi-track = Raundi na mikutano
print-kursi-round = Raundi
print-kursi-ladder = Mkutano ukiisha ukiwa na
print-kursi-ladder-2 = Kadi 2: Nguzo moja iliyomo inaweza kuwekwa chini
print-kursi-ladder-4 = Kadi 4: weka −2 ya yeyote chini ya Kiti chochote
print-kursi-ladder-6 = Kadi 6: chukua Turufu moja ya wazi
print-kursi-ladder-8 = Kadi 8: kura 2 zaidi hapa
print-kursi-tokens = Maiki na raundi
print-kursi-mic = Maiki
print-politics-candidates = Wagombea
print-politics-candidate = Mgombea
print-politics-issues = Hoja
print-politics-issue = Hoja
print-politics-campaign = Kadi za Kampeni
print-politics-band =
    { $band ->
        [momentum] Wimbi
        [slander] Kashfa
       *[edge] Mbinu
    }
print-politics-party =
    { $party ->
        [D] Demokrat
        [I] Huru
       *[R] Republican
    }
print-politics-any-party = Chama chochote
# What a card is and of which party.
print-politics-of = { $label }, { $party }
# When an Issue does something, and what.
print-politics-issue-does = { $when }: { $does }
print-politics-favors = { $favors ->
        [one] Fadhila 1
       *[other] Fadhila { $favors }
    }
# `$figure` is the number as it is printed, with its sign.
print-politics-votes = { $votes ->
        [one] Kura { $figure }
       *[other] Kura { $figure }
    }
print-politics-tokens = Fadhila na Spika
print-politics-speaker = Spika
print-politics-stays = Inabaki mezani.
print-politics-polls = Umaarufu { $polling }, au:

## Where the page's guide speaks of the screen (words/en/guide/kuzushi.ftl): no space is lit on paper.

step-build = Iweke kwenye nafasi yoyote inayogusa kigae kilichopo. Ngome hukaa milele.
