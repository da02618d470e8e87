### Maabara: seti za kadi za mtu mwenyewe, na majaribio juu yake.

lab-head = Maabara
lab-lead = Meza ya mbunifu. Badilisha kadi, bei au kanuni; icheze papo hapo, au waache roboti waicheze mara elfu uone inafanya nini.
lab-games-label = Michezo
lab-my-sets = Seti zangu
lab-no-sets = Hakuna kilichohifadhiwa bado. Fungua mchezo hapo juu ubadilishe kitu: ukikipa jina, kitakungoja hapa.
lab-my-experiments = Majaribio yangu
lab-no-experiments = Hakuna majaribio bado. Fungua mchezo uulize michezo elfu ingesema nini.
lab-of = { $game }: maabara
lab-set-about = Kila kadi kama inavyoonekana mezani, na namba zake kando. Hakuna kinachobadilika hapa kwa mchezo wa mtu mwingine.
lab-no-files = Mchezo huu hauna kadi za kubadilisha: kanuni zake ni chaguo zake. Zinaweza kujaribiwa na kuchapishwa.
lab-to-standard = Seti inayokuja na mchezo
lab-lessons = <link>Somo</link> na mwongozo vinahusu seti inayokuja na mchezo; kwa seti hii, baadhi ya maelezo huenda yasilingane.

lab-plate = Seti hii
lab-set = Seti
lab-draft = Rasimu
lab-standard = Kawaida
lab-state-standard = Kama ilivyokuja na mchezo. Badilisha chochote uanze seti yako mwenyewe.
lab-state-draft = Rasimu katika kichupo hiki. Ihifadhi ili uicheze.
lab-state-changed = Kuna mabadiliko ambayo hayajahifadhiwa.
lab-state-saved = Imehifadhiwa.
lab-state-other = Seti ya mtu mwingine: itazame, icheze, au jifanyie nakala.
lab-state-wrong = Haiwezi kuchezwa hivi: kuna kitu kimewekewa alama.
lab-again = Jaribu tena
lab-save = Hifadhi
lab-copy = Nakili
lab-playtest = Cheza kwa majaribio
lab-play-bots = Dhidi ya roboti
lab-play-friends = Na marafiki
lab-play-device = Kwenye kifaa kimoja
lab-play-more = Chagua roboti na saa
lab-measure = Pima, chukua
lab-try = Jaribu michezo 1,000
lab-print = Chapisha
lab-transfer = Ingiza na toa
lab-rename = Badilisha jina
lab-delete = Futa
lab-discard = Rudisha mabadiliko yote
lab-delete-sure = Seti inafutwa. Meza na majaribio yanayoitumia yanabaki na toleo lake.
lab-discard-sure = Kila ambacho hakijahifadhiwa kinapotea, na seti inarudi ilivyokuwa.
lab-sheet-save = Hifadhi seti hii
lab-sheet-copy = Hifadhi nakala
lab-sheet-rename = Badilisha jina la seti
lab-sheet-delete = Ufute seti hii?
lab-sheet-discard = Urudishe mabadiliko yote?
lab-sheet-transfer = Ingiza na toa
lab-sheet-try = Jaribu mara nyingi
lab-sheet-print = Chapisha ucheze
lab-sheet-friends = Meza ya marafiki
lab-sheet-device = Kifaa kimoja, watu kadhaa
lab-sheet-bots = Andaa meza

lab-name = Jina
lab-name-about = Hadi herufi ndogo, tarakimu, - na _ 32.
lab-saving = Inahifadhi …
lab-save-new = Hifadhi kama seti mpya
lab-save-version = Hifadhi
lab-save-stale = Imebadilishwa mahali pengine wakati huo. Hifadhi yako kama seti ya pekee, kisha linganisha hizo mbili.

lab-parts = Sehemu za seti
lab-in-file = Katika { $file }
lab-options = Kanuni za nyumbani
lab-options-about = Zinatumika katika kila mchezo na jaribio unaloanzisha hapa.
lab-options-none = Mchezo huu hauna chaguo.
lab-list =
    { $list ->
        [card] Kadi
        [leader] Viongozi
        [state] Majimbo
        [development] Ngazi ya maendeleo
        [culture] Ngazi ya utamaduni
        [candidate] Wagombea
        [asset] Rasilimali
        [rally] Mikutano
        [stroke] Turufu
        [seat] Viti
        [vote] Kura
        [starter] Kadi za mwanzo
        [issue] Hoja
       *[other] { $words }
    }
lab-file =
    { $file ->
        [rules] Namba za kanuni
        [tiles] Vibao vya neema
       *[other] { $words }: kwa jumla
    }
lab-key =
    { $key ->
        [id] Kitambulisho
        [code] Msimbo
        [name] Jina
        [short] Jina fupi
        [text] Maandishi
        [effect] Athari
        [cost] Bei
        [count] Nakala
        [kind] Aina
        [deck] Rundo
        [icons] Alama
        [issue] Ajenda
        [issues] Ajenda
        [assets] Rasilimali
        [bolster] Nguzo
        [lasting] Hudumu
        [shield] Ngao
        [matching] Alama zinazolingana
        [bonus] Bonasi
        [value] Thamani
        [band] Kundi
        [polling] Umaarufu
        [parties] Vyama vya nakala
        [party] Chama
        [aim] Mlengwa
        [votes] Kura
        [sidestep] Bei ya kukwepa
        [when] Lini
        [favors] Fadhila
        [power] Nguvu
        [no] Mpangilio wa zamu
        [voter] Wapigakura
        [moolah] Chapaa
        [strategy] Kadi za Mkakati
        [aggression] Kadi za Ubabe
        [privilege] Upendeleo
        [seats] Viti
        [adjoining] Majirani
        [beginner] Kibao cha mwanzo
        [tiles] Vibao
       *[other] { $words }
    }
lab-field-of = {" "}– { $entry }
lab-field-none = hakuna
lab-vary = Namba nyingine zingefanya nini?
lab-vary-field = Badili { $field } – { $entry }
lab-entry-copy = Nakili
lab-entry-copy-of = Nakili { $entry }
lab-entry-remove = Ondoa
lab-entry-remove-of = Ondoa { $entry }
lab-wrong-at =
    { $line ->
        [0] { $file }: { $expected }
       *[other] { $file }, mstari { $line }: { $expected }
    }
lab-wrong-go = Nionyeshe
lab-wrong-here = kuna kosa hapa

lab-export = Toa
lab-export-about = Faili zote za seti katika maandishi mamoja. Zinaweza kuingizwa tena, hapa au kwenye seva nyingine.
lab-export-all = Pakua seti
lab-import = Ingiza
lab-import-about = Inachukua nafasi ya kilicho mezani, na haihifadhiwi mpaka useme.
lab-import-files = Faili
lab-import-paste = Au bandika TOML
lab-import-into = Maandishi yasiyo na jina la faili ni ya
lab-import-do = Weka mezani
lab-import-unknown = Seti hii haina faili { $file }.

lab-differences = Tofauti
lab-compare-with = Ikilinganishwa na
lab-compare-choose = Chagua mojawapo ya seti zako
lab-diff-none = Hakuna: zote mbili ni sawa.
lab-diff-changed = <name>{ $what }</name>: { $field } <old>{ $before }</old> → <fresh>{ $after }</fresh>
lab-diff-set = <name>{ $what }</name>: { $field } sasa ni <fresh>{ $after }</fresh>
lab-diff-unset = <name>{ $what }</name>: { $field } haipo tena, ilikuwa <old>{ $before }</old>
lab-diff-new = <name>{ $what }</name>: mpya
lab-diff-gone = <name>{ $what }</name>: haipo tena

lab-print-about = PDF yenye kila kitu cha kuchezea kwenye meza halisi: kadi za kukata, ubao, kanuni kwa ufupi.
lab-paper = Karatasi
lab-paper-size =
    { $size ->
        [letter] Letter
       *[other] A4
    }
lab-ink = Wino
lab-ink-colour = Rangi
lab-ink-black = Nyeusi na nyeupe
lab-print-do = Tengeneza PDF
lab-printing = Inachora …

lab-question = Unataka kujua nini?
lab-ask-measure = Unavyochezeka
lab-ask-measure-is = Nani anashinda, unachukua muda gani, kadi zina thamani gani.
lab-ask-compare = Kinachobadilika
lab-ask-compare-is = Michezo ileile na seti nyingine; kilichosogea tu.
lab-ask-sweep = Namba inafanya nini
lab-ask-sweep-is = Namba moja au mbili, thamani baada ya thamani.
lab-games = Michezo
lab-seats = Viti
lab-bot = Nani anacheza
lab-bot-mcts = Roboti wanaofikiria mbele
lab-bot-greedy = Roboti wa haraka
lab-bot-random = Bahati tupu
lab-strength = Nguvu
lab-strength-of =
    { $step ->
        [1] kidogo ({ $n })
        [2] kawaida ({ $n })
        [3] kubwa ({ $n })
       *[other] kubwa sana ({ $n })
    }
lab-axis =
    { $number ->
        [1] Namba
       *[other] Namba ya pili
    }
lab-axis-parameter = Namba ipi
lab-axis-range = Kuanzia..hadi
lab-axis-about = Chagua moja, au bonyeza vitufe kando ya namba kwenye jedwali.
lab-axis-bad = Iandike kama 1..5.
lab-axis-add = Ongeza namba ya pili
lab-axis-remove = Acha
lab-parameter =
    { $title ->
        [none] { $field }
       *[other] { $title }: { $field }
    }{ $nth ->
        [0] {""}
       *[other] {" "}(namba ya { $nth } ndani yake)
    }, sasa { $value }
lab-estimate = Takriban { $time }, michezo { $games } kwa jumla.
lab-estimating = Inakadiria muda …
lab-try-start = Anza
lab-try-save = Hifadhi uanze

lab-experiment =
    { $question ->
        [compare] Kinachobadilika
        [sweep] Namba inafanya nini
       *[measure] Unavyochezeka
    }
lab-experiment-of = { $game }, { $set }, michezo { $games }
lab-plan = Michezo { $games } kwa viti { $seats }, wanacheza { $bot }
lab-bot-named =
    { $bot ->
        [mcts] roboti wanaofikiria mbele
        [greedy] roboti wa haraka
        [random] bahati tupu
       *[other] { $bot }
    }
lab-plan-against = dhidi ya { $set }
lab-progress = Umbali uliofikiwa
lab-phase =
    { $phase ->
        [waiting] linangoja zamu
        [running] linaendelea
        [paused] limesimama
        [done] limekamilika
        [cancelled] limesitishwa
        [failed] limeshindikana
       *[other] { $phase }
    }
lab-played = michezo { $played } kati ya { $games }
lab-left = imebaki takriban { $time }
lab-pause = Simamisha
lab-resume = Endelea
lab-cancel = Sitisha
lab-nothing-yet = Michezo ya kwanza inachezwa; takwimu zitakuja mara zikipatikana.
lab-download = Pakua jaribio
lab-download-about = Faili yenye kila kitu ambacho takwimu zinategemea. “hustings lab” hulirudia kwenye mashine yoyote, kwa matokeo yaleyale.
lab-forget = Futa
lab-forget-sure = Jaribio na takwimu zake vinafutwa.

lab-verdict = Hukumu
lab-verdict-seats = Viti viko sawa, kwa kadiri michezo hii inavyoonyesha.
lab-verdict-off =
    { $side ->
        [more] Ushindi zaidi ya fungu la haki
       *[less] Ushindi chini ya fungu la haki
    } ({ $kind }): { $names }{ $more ->
        [0] {""}
       *[other] {" "}na { $more } zaidi
    }.
lab-suggestion = Pendekezo
lab-table = Jedwali la takwimu
lab-from-to = { $low } hadi { $high }
lab-moves = Hatua katika mchezo
lab-moves-is = Kila uamuzi wa mchezaji ni hatua moja.
lab-leads = Mabadiliko ya uongozi
lab-leads-is = Mara ngapi katika mchezo mtu mwingine alishika uongozi.
lab-halftime = Anayeongoza nusu ya mchezo hushinda
lab-halftime-is = Karibu na { $fair } lolote linaweza kutokea; karibu na 100 % nusu ya pili haiamui kitu.
lab-skill = Ustadi
lab-skill-is = Mara ngapi roboti hodari huwashinda dhaifu; { $fair } ingekuwa bahati tupu.
lab-luck = Bahati
lab-luck-is = Mara ngapi kiti kilekile hushinda mgao ukichezwa tena. Kadiri inavyozidi { $fair }, ndivyo mgao unavyoamua.
lab-unplayed = Zilichukuliwa, hazikuchezwa kamwe
lab-wins-by = Ushindi kwa { $kind }
lab-wins-about = Fungu la ushindi na kipindi chake cha 95 %. Mshale unaonyesha kisicho cha haki kwa hakika.
lab-fair-line = Mstari wa nukta ni { $fair }.
lab-kind =
    { $kind ->
        [seat] kiti
        [leader] kiongozi
        [candidate] mgombea
        [masterstroke] Turufu
        [place] nafasi ya zamu
        [deck] rundo
        [home] nyumbani
        [card-drawn] kadi iliyochukuliwa
        [card-played] kadi iliyochezwa
        [game] mchezo mzima
       *[other] { $words }
    }
lab-figure =
    { $name ->
        [moves] hatua katika mchezo
        [lead-changes] mabadiliko ya uongozi
        [wins-of-the-leader-at-half-time] ushindi wa anayeongoza nusu ya mchezo
        [ran-dry] liliisha
        [lasted] lilitosha
       *[other] { $words }
    }
lab-figure-of = { $name } ({ $kind })
lab-side =
    { $side ->
        [more] , juu ya mstari
        [less] , chini ya mstari
       *[same] , si hakika kuwa nje ya mstari
    }
lab-show-all = Onyesha zote { $count }
lab-lengths = Urefu wa michezo
lab-lengths-about = Kuanzia hatua { $shortest } hadi { $longest }; nusu ya michezo huchukua hatua { $median } au pungufu.
lab-column-value = takwimu
lab-column-interval = kipindi cha 95 %
lab-column-of = kati ya
lab-column-moves = hatua
lab-column-games = michezo
lab-column-figure = takwimu
lab-column-before = kabla
lab-column-after = baada
lab-column-change = badiliko
lab-column-values = thamani
lab-what-moved = Kilichosogea
lab-what-moved-about = Badiliko la fungu la ushindi, kwa pointi za mia, na kipindi chake cha 95 %.
lab-all-changes = Takwimu zote, kabla na baada
lab-all-changes-about = Bahati ileile ilichezwa na seti zote mbili, ili hata mabadiliko madogo yaonekane.
lab-moved = imesogea
lab-moved-count = Mafungu { $moved } kati ya { $all } yamesogea.
lab-after = Seti hii kwa takwimu
lab-sweep-card = Ushindi wa { $card } kwa fungu la haki: 100 % ni haki. Sharubu ni vipindi vya 95 %; nukta iliyojaa ni sawa na haki.
lab-sweep-seats = Kiti kilicho mbali zaidi kiko umbali gani na fungu la haki: 0 % ni haki.
lab-map = Ramani ya namba zote mbili
lab-map-axes = Chini: { $rows }. Kando: { $columns }. Mraba wenye fremu uko karibu zaidi na haki.
lab-map-best = , karibu zaidi na haki
