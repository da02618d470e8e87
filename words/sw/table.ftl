### What the shared table says, in every game.

# Who.
you = wewe
seat = Kiti { $number }
seat-with-name = Kiti { $number } ({ $name })

# Lists: "a, b and c".
list-none = hakuna
list-comma = {", "}
list-and = { $first } na { $last }

# How a game stands.
waiting-for = Ni zamu ya { $seats }.
result-won =
    { $how ->
        [alone] Mshindi: { $winners }
        [team] Timu iliyoshinda: { $winners }
       *[shared] Wanagawana ushindi: { $winners }
    }
result = { $won }. { $reason }. Pointi kwa kila kiti: { $scores }.
result-of-teams = { $result } Timu: { $teams }.
result-team = { $score } ({ $seats })

# Options that cannot be.
bad-seats = { $title } huchezwa kwa viti { $seats }, si { $found }.
bad-range = `{ $option }` ni nambari kamili kuanzia { $least } hadi { $most }, si { $found }.
bad-options = Chaguo hazisomeki: { $why }.
bad-options-shape = Chaguo ni kipengee cha JSON, kwa mfano {"{}"}.
bad-set-shape = `{ $option }` ni jina la seti, si { $found }.
bad-seat = Hakuna kiti { $number }; meza hii ina viti 0 hadi { $last }.
no-such-table = Hakuna mchezo wenye meza ya viti { $seats }.
bad-seed = { $why }.
bad-view = Mtazamo huu hauwezekani: { $why }.
no-such-action = Hakuna kitendo { $action }; cha mwisho ni { $last }.
move-without-number = `{ $text }` hairuhusiwi kamwe kwenye meza hii.
no-sets = { $title } haina faili za vifaa, kwa hivyo haina seti.
unknown-set = { $title } haina seti `{ $name }`. Seti zake: { $known }.
unknown-game = Hakuna mchezo `{ $name }`. Michezo iliyopo: { $known }.

# Bots that cannot be.
bot-unknown = Hakuna roboti `{ $text }`; kuna random, greedy, mcts na minimax (pia kama mcts:ms=200 au mcts:nodes=2000).
bot-unknown-character = Hakuna roboti `{ $text }` anayecheza { $game }; kuna { $slugs }, pamoja na random, greedy, mcts na minimax (pia kama mcts:ms=200).
bot-no-settings = `{ $bot }` haina mipangilio, kwa hivyo ondoa `{ $setting }`.
bot-unknown-setting = Utafutaji hauna mpangilio `{ $setting }`; una ms, nodes, cut, explore, playouts, worlds, threads, temper na slip, kila moja kama jina=thamani.
bot-bad-value = `{ $name }` ni { $expected }, si `{ $found }`.
bot-setting-twice = `{ $name }` imetajwa mara mbili; nodes na ms zote ni bajeti.
bot-expected-count = nambari kamili isiyopungua 1
bot-expected-cut = idadi ya hatua au neno end
bot-expected-weight = nambari kuanzia 0 hadi 10
bot-expected-word = mojawapo ya { $words }

# Records that lead nowhere, or not where they say.
record-other-game = Hii ni rekodi ya { $found }, si ya { $expected }.
record-other-rules = Ulichezwa kwa toleo { $found } la kanuni; programu hii ina toleo { $current }.
record-other-set = Ulichezwa kwa vifaa `{ $found }`; programu hii ina `{ $current }`.
record-other-table = Ni ya meza yenye viti au chaguo tofauti.
record-no-seed = Mbegu ya bahati bado ni siri, kwa hivyo hakuna kinachoweza kurudiwa.
record-illegal-move = Hatua { $number }, `{ $text }`, ya { $seat }: { $why }
record-other-commitment = Mbegu hailingani na muhuri uliochapishwa kabla ya mchezo.
record-other-result =
    Matokeo si yale ambayo hatua zinaleta; { $truth ->
        [none] bado hayapo, kwa sababu mchezo haujaisha.
       *[other] matokeo ya kweli ni { $truth }.
    }
record-other-events = Matukio yaliyosimuliwa wakati wa mchezo si yale yanayotokana na mbegu na hatua.
record-unreadable = { $why }.

# What the server refuses: seats and phases.
table-not-your-seat = { $seat }: si kiti chako.
table-look-first = Sasa unatazama kwa macho ya mwingine. Kwanza tazama kwa macho ya { $seat }.
table-seat-taken = { $seat }: kimeshachukuliwa.
table-no-bot-there = { $seat }: hakuna roboti aliyeketi hapo.
table-no-person-there = { $seat }: hakuna mtu aliyekishika.
table-not-the-host = Ni aliyeandaa meza tu anayeweza kufanya hivi.
table-phase-open = Mchezo haujaanza.
table-phase-playing = Mchezo unaendelea.
table-phase-paused = Mchezo umesimamishwa kwa muda.
table-phase-over = Mchezo umekwisha.
table-phase-frozen = Meza hii iliandaliwa kwa kanuni nyingine; sasa ni ya kusomwa tu.
table-word-given = Kiti hiki kimeshatoa neno lake, na neno la kwanza ndilo linalohesabiwa.
table-word-length = Neno ni mstari mmoja wa baiti zisizozidi { $most }.
table-resigned-already = Kiti hiki kimeshajiuzulu.
table-rematch-exists = Mchezo wa marudiano upo tayari.

# Moves, orders, taking back.
table-move-one-line = Hatua ni mstari mmoja mfupi.
table-stale = Hali imebadilika tangu uamue. Tazama tena, kisha uamue tena.
table-no-orders = Mchezo huu hauna maagizo ya kudumu.
table-unknown-order = Agizo ni mojawapo ya { $known }, kila moja mara moja tu.
table-nothing-to-undo = Huna hatua ya kurudisha.
table-bots-disagree = Roboti hawarudishi kilichorushwa wala kilichofichuliwa.
table-no-draw = Sare inahitaji angalau watu wawili wanaocheza, bila roboti.
table-other-proposal = Kuna pendekezo jingine mezani tayari.
table-proposal-gone = Pendekezo hili halipo tena mezani.
table-nobody-waits = Hakuna anayesubiri jibu lako.
table-table-too-busy = Meza inabadilika kwa kasi mno. Jaribu tena baada ya muda mfupi.

# Bots that stand in.
table-bot-plays = Roboti anachezea kiti hiki. Kirudishe kwanza.
table-wait-for-the-clock = Katika mchezo wa siku kadhaa kwa kila uamuzi, roboti huingia tu muda ukiisha.
table-holder-chooses-bot = Ni mwenye kiti tu anayechagua roboti wa kukichezea. Ondoa `bot`.
table-only-players-seat-bots = Ni wachezaji tu wanaoweza kuketisha roboti.
table-holder-not-gone = Roboti huingia mwenye kiti akiwa ameondoka kwa nusu dakika.
table-taken-over-already = Roboti anachezea kiti hiki tayari.
table-not-taken-over = Hakuna roboti anayechezea kiti hiki.
table-bot-threads = Mezani roboti hufikiri kwa uzi mmoja. Ondoa `threads`.
table-bot-time = Mezani roboti hufikiri kwa ms zisizozidi { $most }.
table-bot-nodes = Mezani roboti hujaribu nodi zisizozidi { $most }.

# Questions.
table-hints-not-with-people = Hakuna madokezo pale watu wengine wanapocheza: wangekuwa wanacheza dhidi ya roboti.
table-not-asked = { $seat }: hakuna swali kwa sasa.
table-not-a-move = Ingizo { $seq } si hatua.
table-why-only-bots = Ni roboti tu wanaoulizwa kwa nini. Hatua hii ilichezwa na mtu.
table-other-eyes = Sasa unatazama kwa macho ya kiti kingine. Uliza tena.
table-one-question = Swali moja kwa wakati mmoja. Jibu la swali lililopita liko njiani.

# A bot says why it made its move. `$way` is 0, 1 or 2: each sentence has three versions.
table-why-open = { $effect } { $manner }
table-why-looking-back = { $first } { $alternative }
table-why-forced =
    { $way ->
        [0] Kulikuwa na jambo moja tu la kufanya, nami nikalifanya.
        [1] Hapo sikuwa na la kuchagua.
       *[other] Kanuni zilinichagulia hiyo.
    }
table-why-face-down =
    { $way ->
        [0] Nilichochagua bado kimelala kifudifudi. Niulize tena kitakapofunuliwa.
        [1] Hiyo imelala kifudifudi, nami nimekula kiapo cha kunyamaza.
       *[other] Utaona itakapofunuliwa.
    }
table-why-gain-at-a-cost =
    { $way ->
        [0] { $rival-is ->
            [you] Ilinipandisha, na sehemu kubwa ya gharama ilikuendea wewe.
           *[other] Ilinipandisha, na sehemu kubwa ya gharama ilimwendea { $rival }.
        }
        [1] Nzuri kwangu, na hakuna aliyeumia kuliko { $rival }.
       *[other] { $rival-is ->
            [you] Nimesimama vizuri zaidi, hasa kwa gharama yako.
           *[other] Nimesimama vizuri zaidi, hasa kwa gharama ya { $rival }.
        }
    }
table-why-gain =
    { $way ->
        [0] Ilinipandisha bila kumuumiza mtu yeyote hasa.
        [1] Baada yake niko vizuri kuliko awali; hakuna siri.
       *[other] Ilinisogeza mbele, kidogo kutoka kwa kila mtu.
    }
table-why-loss-for-both =
    { $way ->
        [0] { $rival-is ->
            [you] Ilinigharimu kidogo, lakini ilikugharimu wewe zaidi.
           *[other] Ilinigharimu kidogo, lakini ilimgharimu { $rival } zaidi.
        }
        [1] { $rival-is ->
            [you] Niliachilia kidogo, nawe ukalazimika kuachilia pia.
           *[other] Niliachilia kidogo, na { $rival } akalazimika kuachilia pia.
        }
       *[other] { $rival-is ->
            [you] Haikuwa rahisi kwangu; ilifaa ili kukupunguza kasi.
           *[other] Haikuwa rahisi kwangu; ilifaa ili kumpunguza kasi { $rival }.
        }
    }
table-why-loss =
    { $way ->
        [0] Njia nyingine zilionekana mbaya zaidi kutoka nilipoketi.
        [1] Inaonekana kama kurudi nyuma; natumaini ni kujiandaa kuruka.
       *[other] Ilibidi niachilie kitu, na hicho ndicho ningeweza kukosa.
    }
table-why-hurt =
    { $way ->
        [0] { $rival-is ->
            [you] Hainisaidii sana, lakini inakupunguza kasi.
           *[other] Hainisaidii sana, lakini inampunguza kasi { $rival }.
        }
        [1] { $rival-is ->
            [you] Lazima mtu akuangalie, basi nikajitolea.
           *[other] Lazima mtu amwangalie { $rival }, basi nikajitolea.
        }
       *[other] { $rival-is ->
            [you] Nilibaki palepale, nawe ukarudi nyuma kidogo.
           *[other] Nilibaki palepale, na { $rival } akarudi nyuma kidogo.
        }
    }
table-why-nothing =
    { $way ->
        [0] Inaacha mambo yalivyo, na kwa sasa yananifaa.
        [1] Hakuna kilichobadilika sana, na hilo ndilo lilikuwa lengo.
       *[other] Nilitulia palepale nikisubiri nafasi nzuri zaidi.
    }
table-why-even =
    { $way ->
        [0] Najaribu kupima kila kitu.
        [1] Ningefanya hivyo tena.
       *[other] Ilionekana ya busara kuliko zote zilizokuwepo.
    }
table-why-cautious =
    { $way ->
        [0] Nilicho nacho sipendi kukipoteza.
        [1] Heri kenda shika kuliko kumi nenda uje.
       *[other] Baada ya hatua kama hizo nalala usingizi mnono.
    }
table-why-grudging =
    { $way ->
        [0] Simsahau anayeongoza.
        [1] Lazima mtu amshushe anayeongoza.
       *[other] Kumbukumbu yangu ni ndefu.
    }
table-why-greedy =
    { $way ->
        [0] Kilicho mbele yangu nakichukua.
        [1] Faida ya leo ni faida.
       *[other] Ya nini kungoja zaidi?
    }
table-why-gambler =
    { $way ->
        [0] Mtaka cha mvunguni sharti ainame.
        [1] Afadhali nishinde sana au nisishinde kabisa.
       *[other] Nafasi ilikuwa finyu, na hapo ndipo penye raha.
    }
table-why-other-worse = Niliwazia pia “{ $text }”, mbaya zaidi kwa takriban pointi { $points }.
table-why-other-equal = Niliwazia pia “{ $text }”; nayo ingefaa vivyo hivyo.
table-why-other-better = Nikitazama nyuma, “{ $text }” ingekuwa bora kwa takriban pointi { $points }.

# Tables that can only be read.
table-frozen-rules = Meza hii iliandaliwa kwa toleo { $found } la kanuni; seva sasa ina toleo { $current }.
table-frozen-set =
    Meza hii iliandaliwa { $found ->
        [none] bila vifaa
       *[other] kwa vifaa { $found }
    }; seva sasa { $current ->
        [none] haina vyovyote
       *[other] ina { $current }
    }.
table-frozen-move = Kuna hatua ya mchezo huu isiyoweza tena kurudiwa chini ya kanuni za seva hii.
table-restarting = Seva inaanza upya.

# Chat.
table-chat-length = Ujumbe una herufi 1 hadi { $most }.
table-chat-too-fast = Umeongea sana. Subiri sekunde chache.
table-chat-closed = Huwezi kuandika kwenye soga ya meza hii.

# The deal of the day.
table-daily-clock = Saa ya mchezo wa leo haisimami.
table-daily-no-stand-in = Mchezo wa leo hauna mchezaji wa akiba.
table-daily-no-hints = Mchezo wa leo hauna madokezo: kila mtu anaucheza peke yake.
table-daily-one-person = Mchezo wa leo ni wa mtu mmoja peke yake.
table-daily-kept = Wengine bado wanaucheza. Mbegu na rekodi yake hutolewa dakika kumi baada ya siku kuisha (UTC).

# People and their accounts.
table-account-exists = Una akaunti tayari.
table-no-account = Wewe ni mgeni; huna nenosiri.
table-account-taken = Akaunti ya jina hilo ipo tayari.
table-account-shape = Jina la akaunti lina herufi, tarakimu, - au _ kati ya 3 na 32.
table-password-shape = Nenosiri lina herufi 8 hadi 200.
table-wrong-password = Hakuna akaunti kama hiyo, au nenosiri si sahihi.
table-proof-needed = Onyesha mara nyingine kwamba ni wewe: kwa nenosiri lako au ufunguo wa siri.
table-one-proof = Onyesha nenosiri au ufunguo wa siri, kimoja kati ya hivyo viwili.
table-wrong-code = Hakuna kifaa kinachoonyesha msimbo huu sasa. Uangalie tena, au omba mwingine.
table-no-passkeys-here = Funguo za siri zinafanya kazi tu pale seva inapokuwa na jina na muunganisho salama (https).
table-passkey-late = Imechukua muda mrefu mno, au ilishafanyika. Tafadhali anza tena.
table-passkey-refused = Ufunguo huu wa siri haufungui akaunti yoyote hapa.
table-passkey-copied = Ufunguo huu wa siri umekataliwa: inaonekana upo zaidi ya mmoja. Ingia kwa njia nyingine kisha uuondoe.
table-too-many-passkeys = Mtu anaweza kuwa na funguo za siri { $most }, na ufunguo mmoja ni wa mtu mmoja.
table-last-passkey = Bila ufunguo huu wa siri hutaweza kuingia tena. Kwanza ongeza mwingine, au nenosiri.
table-name-length = Jina lina herufi 1 hadi { $most }.
table-unknown-language = Lugha ni mojawapo ya { $known }.

# Requests.
table-clock-limits = Saa ni sekunde 5 hadi 3600 kwa uamuzi, dakika 1 hadi 600 kwa mchezo, au siku 1 hadi 30 kwa uamuzi.
table-too-many = Hayo ni mengi kwa mpigo. Subiri kidogo ujaribu tena.
table-too-many-connections = Miunganisho kutoka anwani yako ni mingi mno. Funga mingine ujaribu tena.
table-too-many-waiting = Tayari una meza { $most } zilizo wazi ukumbini. Subiri mojawapo ijae.
table-too-many-tables = Umefungua meza nyingi mno kwa wakati mmoja.
table-too-many-frames = Fremu ni nyingi mno. Punguza kasi.
table-asks-too-much = Umeuliza mengi kwa mpigo. Subiri kidogo.
table-too-many-changes = Mabadiliko ni mengi mno. Subiri kidogo.
table-server-failed = Kuna hitilafu kwenye seva. Jaribu tena baada ya muda mfupi.
table-nothing-here = Hakuna kitu hapa.
table-wrong-method = Anwani hii haipokei njia hiyo.
table-too-slow = Ombi lilichelewa mno kufika.
table-body-too-large = Ombi ni kubwa mno.
table-bad-body = Mwili wa ombi hausomeki: { $why }.
table-bad-query = Ulizo halisomeki: { $why }.
table-bad-frame = Fremu haisomeki: { $why }.
table-not-a-socket = Anwani hii ni ya WebSocket: { $why }.
table-unknown-host = Seva hii haiitikii kwa jina hilo. Mwenye seva anaweza kuongeza jina kwa `--origin`.
table-other-site = Hili hupokewa tu kutoka kurasa za seva yenyewe.
table-no-session = Hakuna kipindi. Anza na POST /api/session.

# Playing on from a position of another game.
table-beginning-over = Mchezo umekwisha katika hali hii. Endelea kutoka hali ya awali.
table-beginning-differs = Rekodi ni ya mchezo mwingine, au ina idadi tofauti ya viti.
table-beginning-open-seat = Mchezo huu umeshaanza: kila kiti kinahitaji mtu tangu mwanzo.

# The title of a link to a table, where it is posted.
link-open = { $title }: keti nasi: { $names }
link-table = { $title }: { $names }
link-empty = { $title }: keti mezani

# Records and their analysis.
table-record-kept = Rekodi hutolewa mchezo ukiisha.
table-too-many-positions = Uliza hali zisizozidi { $most } kwa mpigo.
table-analysis-time = Hali moja hufikiriwa kwa ms 1 hadi { $most }.
table-bad-set = Seti hii haiwezi kuchezwa: { $why }
table-too-many-sets = Una seti zote { $most } ambazo mtu mmoja anaweza kuweka. Futa moja usiyoihitaji.
table-not-your-set = Mwenye seti hii pekee ndiye anayeweza kuibadilisha. Unaweza kuinakili na kubadilisha nakala.
table-stale-set = Seti hii ilibadilishwa kwingine wakati huu. Itazame tena kabla ya kuhifadhi.
table-bad-experiment = Jaribio hili haliwezi kuchezwa: { $why }
table-too-many-games = Jaribio hapa lina michezo 2 hadi { $most } kwa jumla, na hili lingekuwa na { $games }. Omba michache.
table-too-many-experiments = Una majaribio yote { $most } ambayo mtu mmoja anaweza kuweka. Futa moja usilolihitaji.
table-experiment-phase = Jaribio hili limesonga mbele wakati huu. Litazame tena.
table-no-print = Seva hii ilijengwa bila fonti na alama zinazohitajika kuchapisha.
table-no-such-position = Hakuna hali { $number }; hatua zilizo kwenye rekodi ni { $moves }.
table-out-of-turn = { $seat }: hatua hii haikuwa ya zamu, kwa hivyo hakuna cha kuilinganisha nacho.

# For sentences that are not in these files.
plain = { $text }

# Taarifa nje ya ukurasa.
table-too-many-ways = Unaweza kufikiwa kwa njia { $most } tu. Ondoa moja kwanza.
table-bad-device = Kifaa hiki hakiwezi kuarifiwa: { $why }.
table-bad-address = Ujumbe hauwezi kutumwa kwa anwani hii: { $why }.
table-bad-mail = Hii si anwani ya barua pepe.
table-no-mail = Seva hii haitumi barua pepe.
table-no-webhook = Webhook ni moja kati ya webhook, discord na slack.
table-too-many-mails = Ujumbe mwingi umetumwa kwa anwani hii leo. Angalia sanduku lake la barua, au jaribu tena kesho.
table-unconfirmed = Kwanza fuata kiungo kilicho katika ujumbe uliotumwa kwa anwani hii.
table-not-delivered =
    { $how ->
        [gone] Anwani hii haipo tena.
        [never] Ujumbe umekataliwa kwenye anwani hiyo.
       *[later] Anwani hiyo haikujibu. Jaribu tena baada ya muda mfupi.
    }
