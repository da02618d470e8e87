terminal-me = mimi
terminal-player = Mchezaji { $number }
terminal-you-at = wewe, kiti { $seat }
terminal-at = { $name }, kiti { $seat }

terminal-if = ukicheza { $text } (Space: ilivyo)
terminal-as-is = ilivyo (Space: itakavyokuwa)
terminal-choice = hatua { $number } kati ya { $count }
terminal-log = matukio, hatua { $count }
terminal-result = matokeo
terminal-ranked =
    { $rank }. { $player }: { $score }{ $team ->
        [none] {""}
       *[other] {" "}(timu { $team })
    }
terminal-uncertain = Kitakachotokea kinategemea bahati au siri.
terminal-consider = Mchezaji hodari angefikiria:
terminal-wins = ushindi kwa { $margin }
terminal-draws = inaishia sare
terminal-loses = inashindwa kwa { $margin }
terminal-chance = { $percent } %

terminal-turn =
    { $count ->
        [one] Ni zamu yako, na hatua ni moja tu.
       *[other] Ni zamu yako: chagua hatua moja kati ya { $count }.
    }
terminal-turn-of =
    { $count ->
        [one] Kiti { $seat }, ni zamu yako, na hatua ni moja tu.
       *[other] Kiti { $seat }, ni zamu yako: chagua hatua moja kati ya { $count }.
    }
terminal-thinking = { $player } anafikiria …
terminal-searching = Inatafuta ambacho mchezaji hodari angefanya …
terminal-over = Mchezo umekwisha. { $result }
terminal-leave = Uache mchezo huu? y: ndiyo, s: hifadhi kwanza, kitufe kingine: hapana.
terminal-write = Hatua yako: { $text }
terminal-no-such = hakuna hatua halali inayoanza hivi
terminal-too-small = Dirisha hili lina herufi { $width } kwa { $height }. Hustings inahitaji { $least_width } kwa { $least_height }: tafadhali lipanue.
terminal-sit-down = Kiti { $seat }, karibu ukae.
terminal-curtain = Wengine watazame pembeni. Enter inafungua pazia, q inaacha mchezo.

terminal-taken-back = Imerudishwa.
terminal-no-undo = Haikurudishwa: huna hatua ya kurudisha.
terminal-undo-luck = Haikurudishwa: tangu hapo bahati imetumika au siri imefichuliwa.
terminal-saved = Imehifadhiwa. Kuutazama mchezo tena: `hustings replay { $path }`.
terminal-not-saved = Mchezo haukuweza kuhifadhiwa: { $why }.
terminal-no-hint = Hakuna dokezo: { $why }.
terminal-no-answer = hakuna jibu lililokuja
terminal-handed-over = { $player } hawezi kuendelea ({ $why }); kuanzia hapa unaamua wewe.
terminal-own-answers = Unajibu mwenyewe.
terminal-left = Mchezo umeachwa bila kumalizika.

terminal-keys = Mishale enda  Enter cheza  Space ona  : andika  u rudi  h dokezo  ? soma  q toka
terminal-keys-orders = Mishale enda  Enter cheza  : andika  u rudi  h dokezo  o amri  ? msaada  q toka
terminal-keys-write = Enter cheza  Tab kamilisha  Esc nyuma
terminal-keys-leave = y acha  s hifadhi  n baki
terminal-keys-over = r marudiano  s hifadhi  u rudisha  ? kanuni  q toka
terminal-keys-thinking = u rudisha  s hifadhi  ? kanuni  q toka
terminal-keys-replay = mishale/Space hatua  PageUp/PageDown kumi kumi  Home/End ruka  q toka

terminal-help = { $title }: vitufe na kanuni (mishale husogeza, kitufe kingine hufunga)
terminal-help-keys = Vitufe
terminal-help-text = Mishale huenda mahali pa karibu zaidi ubaoni, Tab na PageDown hupitia hatua zote. Enter hucheza hatua iliyochaguliwa. Space huonyesha ubao ulivyo au utakavyokuwa. `:` hukuruhusu kuandika hatua. `h` huonyesha ambacho mchezaji hodari angefanya. `o` hujibu maswali kwa niaba yako, mchezo ukiwa na amri kama hizo. `u` hurudisha hatua yako ya mwisho ikiwa tangu hapo bahati haijatumika wala siri kufichuliwa. `s` huhifadhi rekodi, `q` hutoka.

terminal-commands = { $title }. Andika hatua. Pia: moves (hatua), hint (dokezo), undo (rudisha), order (amri), save (hifadhi), record (rekodi), help (msaada), quit (toka).
terminal-decided = { $player } ameamua
terminal-input-ended = Maandishi yameisha; mchezo umeachwa bila kumalizika.
terminal-pipe-secrets = mchezo huu una siri: watu kadhaa wanaweza kushiriki terminali moja, lakini si bomba
terminal-unusable = terminali haitumiki; jaribu kupitia bomba
terminal-bad-player = { $why } `me` ni wewe.

terminal-set = meza imeandaliwa
terminal-step = { $number }. { $player }: { $text }
terminal-step-secret = { $number }. { $player } ameamua
