### Kursi in sentences.

## What happens before the campaign

shuffled =
    { $again ->
        [true] Zilizotupwa zimechanganywa kuwa rundo jipya: { $pile } ({ $cards }).
       *[false] Rundo limechanganywa: { $pile } ({ $cards }).
    }
seats-chosen = Vinawaniwa, kuanzia A: { $seats }.
displayed = “{ $stroke }” imefunuliwa.
started =
    { $seat-is ->
        [you] Unaanza
       *[other] { $seat } anaanza
    } na { $cards }.
stroke-taken-open =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } “{ $stroke }” kutoka Turufu za wazi.
    .did = kuchukua “{ $stroke }” kutoka Turufu za wazi
stroke-taken-unseen =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } Turufu ya rundoni{ $stroke ->
        [none] , wengine hawaioni.
       *[other] : “{ $stroke }”.
    }
    .did = kuchukua Turufu ya rundoni
pack =
    { $seat-is ->
        [you] Unatazama
       *[other] { $seat } anatazama
    } pakiti{ $tiles ->
        [none] {" "}ya vigae { $count }.
       *[other] : { $tiles }.
    }
last-tile =
    { $tile ->
        [none] Kigae cha mwisho cha pakiti { $seat-is ->
            [you] yako
           *[other] ya { $seat }
        } kinarudi kwenye boksi, wengine hawakioni.
       *[other] { $tile } amebaki na anarudi kwenye boksi.
    }
picked = Wote wamefanya chaguo la { $round }.
fielded =
    { $seat-is ->
        [you] Unasimamisha
       *[other] { $seat } anasimamisha
    } { $candidates }, kuanzia A.

## What a player chooses in secret

chose-pick =
    { $seat-is ->
        [you] Unamchagua
       *[other] { $seat } anamchagua
    } { $tile } kwa siri.
chose-field =
    { $seat-is ->
        [you] Unamweka
       *[other] { $seat } anamweka
    } { $tile } kwenye { $at } kwa siri.
chose-stroke =
    { $seat-is ->
        [you] { $stroke ->
            [none] Unabaki na Turufu zako.
           *[other] Unaweka “{ $stroke }” kwa siri.
        }
       *[other] { $stroke ->
            [none] { $seat } anabaki na Turufu zote.
           *[other] { $seat } anaweka “{ $stroke }” kwa siri.
        }
    }
chose-draw =
    { $seat-is ->
        [you] Unaomba
       *[other] { $seat } anaomba
    } kwa siri: kadi za Mkutano { $rally }, Rasilimali { $asset }.
chose-play =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } { $card } kifudifudi kwenye { $at }.
chose-done =
    { $seat-is ->
        [you] Umemaliza
       *[other] { $seat } amemaliza
    } kucheza kadi.
chose-pay =
    { $seat-is ->
        [you] Unatenga
       *[other] { $seat } anatenga
    } { $card } ya kulipia.
chose-drop =
    { $seat-is ->
        [you] Unatenga
       *[other] { $seat } anatenga
    } { $card } ya kutupa.

## The microphone

round = Raundi ya { $round } kati ya { $rounds } inaanza.
pawn-highest =
    { $seat-is ->
        [you] Una Umaarufu mwingi zaidi na { $keeps ->
            [true] unabaki na
           *[false] unachukua
        } maiki.
       *[other] { $seat } ana Umaarufu mwingi zaidi na { $keeps ->
            [true] anabaki na
           *[false] anachukua
        } maiki.
    }
pawn-right-most =
    { $seat-is ->
        [you] Kuna sare ya umaarufu. Mgombea wako wa kulia ndiye maarufu zaidi, na maiki ni yako.
       *[other] Kuna sare ya umaarufu. Mgombea wa kulia wa { $seat } ndiye maarufu zaidi, na { $seat } anapata maiki.
    }
pawn-random =
    { $seat-is ->
        [you] Kuna sare ya umaarufu. Bahati imekupa maiki.
       *[other] Kuna sare ya umaarufu. Bahati imempa { $seat } maiki.
    }
pawn-only-one =
    { $seat-is ->
        [you] Kuna sare ya umaarufu, na ni wewe tu unayeweza kuchukua maiki.
       *[other] Kuna sare ya umaarufu, na ni { $seat } tu anayeweza kuchukua maiki.
    }
pawn-given =
    Kuna sare ya umaarufu, na { $seat-is ->
        [you] unapewa
       *[other] { $seat } anapewa
    } maiki.

## Masterstrokes

nothing-to-take =
    { $seat-is ->
        [you] Hakuna Turufu iliyobaki ya kuchukua.
       *[other] Hakuna Turufu iliyobaki ya kuchukuliwa na { $seat }.
    }
strokes-revealed = Turufu zimefunuliwa: { $strokes }.
strokes-revealed-none = Hakuna anayecheza Turufu.
stroke-of = “{ $stroke }” ({ $seat })
targeted =
    { $seat-is ->
        [you] { $target ->
            [none] Unachagua shabaha ya “{ $stroke }”.
           *[other] Unachagua shabaha ya “{ $stroke }”: { $target }.
        }
       *[other] { $target ->
            [none] { $seat } anachagua shabaha ya “{ $stroke }”.
           *[other] { $seat } anachagua shabaha ya “{ $stroke }”: { $target }.
        }
    }
    .did = { $target ->
            [none] kuchagua shabaha ya “{ $stroke }”
           *[other] kuchagua shabaha ya “{ $stroke }”: { $target }
        }
target-place = Kiti { $at }
target-player = { $player }
target-rally = { $player } kwenye { $at }
target-grant = { $card } na Mgombea { $at }
target-shift = kadi { $count } kutoka { $from } hadi { $to }
wasted =
    { $seat-is ->
        [you] “{ $stroke }” yako haifanyi kitu.
       *[other] “{ $stroke }”, iliyochezwa na { $seat }, haifanyi kitu.
    }
stroke-to-bottom = “{ $stroke }” inaenda chini ya rundo.
stroke-stays =
    { $seat-is ->
        [you] “{ $stroke }” inabaki wazi mbele yako.
       *[other] “{ $stroke }” inabaki wazi mbele ya { $seat }.
    }
stroke-ends = “{ $stroke }” imemaliza raundi yake na inatupwa.

## Cards

draw-named =
    { $seat-is ->
        [you] Unaomba
       *[other] { $seat } anaomba
    } kadi za Mkutano { $rally } na Rasilimali { $asset }.
dealt =
    { $seat-is ->
        [you] Unavuta
       *[other] { $seat } anavuta
    } { $pile ->
        [rallies] { $count ->
            [one] kadi 1 ya Mkutano
           *[other] kadi { $count } za Mkutano
        }
       *[assets] { $count ->
            [one] kadi 1 ya Rasilimali
           *[other] kadi { $count } za Rasilimali
        }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
draws-lost =
    Zimeisha: { $pile }. { $seat-is ->
        [you] Unakosa
       *[other] { $seat } anakosa
    } kadi { $count }.
stolen =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } { $cards ->
        [none] kadi { $count }
       *[other] { $cards }
    } kutoka { $from-is ->
        [you] mkononi mwako.
       *[other] mkononi mwa { $from }.
    }
    .did = kuchukua { $cards ->
            [none] kadi { $count }
           *[other] { $cards }
        } kutoka { $from-is ->
            [you] mkononi mwako
           *[other] mkononi mwa { $from }
        }
discarded-cost =
    { $seat-is ->
        [you] Unalipa
       *[other] { $seat } analipa
    } kwa { $cards }.
discarded-limit =
    { $seat-is ->
        [you] Unatupa
       *[other] { $seat } anatupa
    } { $cards }, hadi kikomo cha mkononi.
discarded-stroke =
    { $seat-is ->
        [you] Unalazimika
       *[other] { $seat } analazimika
    } kutupa { $cards }.
played =
    { $seat-is ->
        [you] Unafunua
       *[other] { $seat } anafunua
    } { $cards }.
    .did = kufunua { $cards }
played-none =
    { $seat-is ->
        [you] Huchezi
       *[other] { $seat } hachezi
    } kadi yoyote.
    .did = hakuna kadi iliyochezwa
played-at = { $card } kwenye { $at }
tucked =
    { $card } inachomekwa chini ya Mgombea { $seat-is ->
        [you] wako
       *[other] wa { $seat }
    } kwenye { $at }{ $why ->
        [played] .
        [rally] , imebakizwa kutoka mkutanoni.
       *[stroke] , bila malipo.
    }
due =
    { $seat-is ->
        [you] Unadaiwa
       *[other] { $seat } anadaiwa
    } kadi { $due }.
scattered =
    Mkutano { $seat-is ->
        [you] wako
       *[other] wa { $seat }
    } kwenye { $at } unapoteza { $cards }.
shifted =
    { $seat-is ->
        [you] Unahamisha
       *[other] { $seat } anahamisha
    } { $cards } kutoka { $from } hadi { $to }.
several = { $count }× { $card }

## Rallies and votes

rally-ended =
    { $seat-is ->
        [you] Unamaliza
       *[other] { $seat } anamaliza
    } mkutano wa kadi { $length } kwenye { $at } kwa ajenda ya { $issue }.
    .did = kumaliza mkutano wa kadi { $length } kwenye { $at } kwa ajenda ya { $issue }
votes =
    { $sum ->
        [0] { $seat-is ->
            [you] Huweki kura
           *[other] { $seat } haweki kura
        }
       *[other] { $seat-is ->
            [you] Unaweka kura { $sum } ({ $cards })
           *[other] { $seat } anaweka kura { $sum } ({ $cards })
        }
    } kwenye Kiti { $at }{ $why ->
        [rally] {""}
        [extra] {" "}kwa urefu wa mkutano
        [stroke] {" "}kwa Turufu
        [bonus] {" "}kwa alama zinazolingana
       *[capital] {" "}kwa Mtaji mwingi zaidi
    }{ $wanted ->
        [none] .
       *[other] , kwa sababu kadi za kura zilizobaki haziwezi kufanya { $wanted }.
    }
    .did = { $sum ->
            [0] hakuna kura kwenye Kiti { $at }
           *[other] kura { $sum } kwenye Kiti { $at }
        }
minus =
    { $by-is ->
        [you] Unatia
       *[other] { $by } anatia
    } −2 { $own ->
        [true] { $by-is ->
            [you] yako mwenyewe
           *[other] yake mwenyewe
        }
       *[false] { $of-is ->
            [you] yako
           *[other] ya { $of }
        }
    } kwenye Kiti { $at }.
rally-discarded =
    Mkutano { $seat-is ->
        [you] wako
       *[other] wa { $seat }
    } kwenye { $at } unaondolewa: { $cards }.
stopped =
    { $seat-is ->
        [you] Humalizi
       *[other] { $seat } hamalizi
    } mikutano zaidi raundi hii.

## The elections

bonus-none = Hakuna mwenye alama inayolingana kwenye Kiti { $at }.
bonus =
    Alama zinazolingana kwenye Kiti { $at }: { $counts }. Sare ya juu: { $leaders }; { $each ->
        [0] hakuna kura.
       *[other] kura { $each } kila mmoja.
    }
bonus-one =
    Alama zinazolingana kwenye Kiti { $at }: { $counts }. { $seat-is ->
        [you] Unapata
       *[other] { $seat } anapata
    } kura { $each }.
figure = { $seat } { $figure }
capital = Mtaji mwingi zaidi, { $most } kwa jumla: { $leaders }.
capital-none = Hakuna mwenye Mtaji wowote.
free-declined =
    { $seat-is ->
        [you] Unaacha
       *[other] { $seat } anaacha
    } kura za bure.
seat-won =
    Kiti { $at }: { $totals }. { $seat-is ->
        [you] Unakishinda
       *[other] { $seat } anakishinda
    }{ $by ->
        [issue] {" "}kwa ajenda, baada ya sare.
       *[votes] .
    }
seat-not-won = Kiti { $at }: { $totals }. Hakuna anayekishinda.
game-over = Viti vyote vimehesabiwa.

## Names

pile-candidates = vigae vya Wagombea
pile-seats = vigae vya Viti
pile-assets = kadi za Rasilimali
pile-rallies = kadi za Mkutano
pile-strokes = Turufu
icon-E = Uchumi
icon-W = Ustawi
icon-D = Maendeleo
icon-C = Mtaji
icon-I = Ushawishi
icon-R = Heshima
icon-P = Umaarufu

## Moves, in the terminal

# What a Candidate's tile shows: "It has 2 Capital and 1 Welfare."
tile-has = Kina { $icons }.
# Whom a Masterstroke is aimed at; the second also where.
aim-player =
    { $player-is ->
        [you] Kwako
       *[other] Kwa { $player }
    }
aim-player-at =
    { $player-is ->
        [you] Kwako
       *[other] Kwa { $player }
    }, kwenye { $at }

## Why a move is refused

unreadable = “{ $text }” si hatua ya Kursi. Hatua huwa hivi: `play RE A`, `draw 2 1`, `end A E`, `votes 5+1`.
over = Mchezo umekwisha.
no-such-player = Hakuna mchezaji huyo kwenye meza hii.
not-waiting = Si zamu yako kuchagua sasa.
not-asked = Hilo haliwezekani sasa: { $what }.
asked-pick = kwanza chagua Mgombea katika pakiti yako
asked-field = kwanza weka Wagombea wako
asked-give = kwanza mpe mtu maiki
asked-take = kwanza chukua Turufu
asked-stroke = kwanza weka Turufu, au baki nazo zote
asked-target = kwanza chagua shabaha ya Turufu
asked-draw = kwanza sema unavuta kadi ngapi
asked-play = cheza kadi kifudifudi, au sema umemaliza
asked-pay = kwanza chagua kadi za kulipia
asked-drop = kwanza tupa kadi
asked-end = maliza mkutano, au usimalize wowote
asked-votes = kwanza chagua kadi za kura
asked-tuck = kwanza chomeka kadi ya Nguzo, au usichomeke
asked-minus = kwanza weka −2, au kataa
asked-extra = kwanza chukua kura za ziada, au kataa
asked-free = kwanza weka kura za bure, au ziache
not-in-pack = { $tile } hayumo katika pakiti iliyo mbele yako.
not-your-tile = { $tile } si mmoja wa Wagombea ambao bado hujawaweka.
next-letter = Wagombea huwekwa kwa mpangilio wa herufi: inayofuata ni { $at }.
no-such-place = Hakuna Kiti { $at } katika mchezo huu.
not-tied =
    Maiki humwendea mchezaji mwingine aliye katika sare ya Umaarufu wa juu{ $seat-is ->
        [you] : huwezi kubaki nayo.
       *[other] , na { $seat } hayumo.
    }
not-on-display = “{ $stroke }” haimo kati ya Turufu za wazi.
no-stroke-left = Hakuna Turufu iliyobaki rundoni wala kati ya zilizotupwa.
must-take = Ukishika maiki, lazima uchukue Turufu.
display-only = Turufu ya mkutano mrefu hutoka kati ya zile za wazi.
not-in-hand = { $card } haimo mkononi mwako.
bad-target = Turufu hii haiwezi kuelekezwa huko.
shielded = Turufu hii ina ngao: humwacha mchezaji aliyeshika maiki.
too-many-drawn = Unaweza kuvuta kadi za Mkutano hadi { $rally } na Rasilimali hadi { $asset }.
too-many-drawn-together = Turufu hii huvuta kadi hadi { $most } kwa jumla.
cannot-pay =
    Hiyo ingegharimu kadi { $due }, na ungebaki { $left ->
        [0] bila yoyote ya kulipia
        [one] na 1 tu ya kulipia
       *[other] na { $left } tu za kulipia
    }.
no-rally = Huna mkutano kwenye { $at }.
no-such-issue = Hakuna kadi ya mkutano wako kwenye { $at } iliyo ya { $issue }.
no-bolster = { $card } si kadi ya Nguzo ya mkutano huu.
no-minus =
    { $seat-is ->
        [you] Huna −2 iliyobaki.
       *[other] { $seat } hana −2 iliyobaki.
    }
wrong-votes = Chagua kadi za kura kutoka akiba yako zinazofanya kura { $sum } hasa.

## Why the first is first

reason-seats = Viti vingi zaidi
reason-leftmost = Viti sawa; Kiti cha kushoto kabisa kimeamua
reason-shared = Sawa kwa kila kitu: wanagawana kursi
