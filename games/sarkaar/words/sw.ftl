### Sarkaar in sentences.

## What happens: leaders and turns

tiles-laid = Mashamba yamelimwa, na kila jimbo linapata kibao chake cha neema.
leaders-dealt =
    { $seat-is ->
        [you] Unagawiwa: { $leaders }.
       *[other] { $seat } anagawiwa: { $leaders }.
    }
leaders-dealt-unseen = { $seat } anatazama viongozi wa kuchagua.
leader-picked =
    { $seat-is ->
        [you] Unamchagua { $leader }.
       *[other] { $seat } anamchagua { $leader }.
    }
leader-picked-unseen = { $seat } amechagua kiongozi.
leaders-revealed = Viongozi wametajwa, kwa mpangilio wa zamu zao: { $players }.
player-as =
    { $seat-is ->
        [you] wewe
       *[other] { $seat }
    } kama { $leader }
income =
    Raundi ya { $round }: { $seat-is ->
        [you] unakusanya
       *[other] { $seat } anakusanya
    } { $tokens }.
turn-shortened =
    { $seat-is ->
        [you] Umepunguziwa
       *[other] { $seat } amepunguziwa
    } { $skips ->
        [one] kitendo 1
       *[other] vitendo { $skips }
    } zamu hii: { $actions ->
        [0] hakuna kilichobaki.
       *[other] vimebaki { $actions }.
    }
action-used =
    { $seat-is ->
        [you] Unatumia
       *[other] { $seat } anatumia
    } kitendo cha { $used } kati ya { $limit } { $action ->
        [seat] kununua kiti.
        [power] kutwaa kiti kwa nguvu.
        [track] kupanda ngazi.
        [state] kuchukua neema za jimbo.
        [play] kucheza kadi.
       *[cash] kuuza kadi.
    }
turn-ended =
    { $seat-is ->
        [you] Unamaliza zamu yako.
       *[other] { $seat } anamaliza zamu.
    }
game-over =
    { $reason ->
        [target] Lengo limefikiwa
        [states] Hakuna jimbo lililo wazi tena
       *[round_cap] Raundi ya mwisho imechezwa
    }: mchezo umekwisha.

## What happens: tokens

paid =
    { $seat-is ->
        [you] Unalipa
       *[other] { $seat } analipa
    } { $tokens } { $price_of ->
        [seat] kwa kiti.
        [power] kwa kiti.
        [track] kwa kidato.
       *[card] kwa kadi.
    }
gained =
    { $seat-is ->
        [you] Unapata
       *[other] { $seat } anapata
    } { $tokens } { $by ->
        [start] kwa kuanzia.
        [tile] kutoka kwenye kibao.
        [state] kutoka jimboni.
        [step] kwa kidato.
        [cash] kwa kuuza kadi.
       *[card] kupitia kadi.
    }
stolen =
    { $from-is ->
        [you] { $seat } anakuibia { $tokens }.
       *[other] { $seat-is ->
            [you] Unamwibia { $from }: { $tokens }.
           *[other] { $seat } anamwibia { $from }: { $tokens }.
        }
    }
voters =
    { $count ->
        [one] mpigakura 1
       *[other] wapigakura { $count }
    }
moolah = chapaa { $count }
power = nguvu { $count }
no-tokens = hakuna kitu

## What happens: seats, governments and points

seat-taken =
    { $seat-is ->
        [you] Unatwaa
       *[other] { $seat } anatwaa
    } { $square } { $by ->
        [seat] kwa wapigakura.
        [power] kwa nguvu.
       *[card] kwa kadi.
    }
    .did = kutwaa { $square } { $by ->
            [seat] kwa wapigakura
            [power] kwa nguvu
           *[card] kwa kadi
        }
    .each = square
seat-taken-from =
    { $seat-is ->
        [you] Unatwaa
       *[other] { $seat } anatwaa
    } { $square } kutoka { $from-is ->
        [you] kwako
       *[other] kwa { $from }
    } { $by ->
        [seat] kwa wapigakura.
        [power] kwa nguvu.
       *[card] kwa kadi.
    }
    .did = kutwaa { $square } kutoka { $from-is ->
            [you] kwako
           *[other] kwa { $from }
        } { $by ->
            [seat] kwa wapigakura
            [power] kwa nguvu
           *[card] kwa kadi
        }
    .each = square
seat-lost =
    { $seat-is ->
        [you] Unapoteza { $square }; kinaenda kwa { $to }.
       *[other] { $to-is ->
            [you] { $seat } anapoteza { $square }; kinakuja kwako.
           *[other] { $seat } anapoteza { $square }; kinaenda kwa { $to }.
        }
    }
square = kiti { $number } cha { $state }
government-formed =
    { $seat-is ->
        [you] Unaunda
       *[other] { $seat } anaunda
    } serikali ya { $state }, yenye pointi { $vp }.
    .did = kuunda serikali ya { $state }
government-lost =
    { $seat-is ->
        [you] Serikali yako
       *[other] Serikali ya { $seat }
    } huko { $state } inaanguka; pointi zilizopotea: { $vp }.
    .did = kupoteza serikali ya { $state }
full-majority =
    { $seat-is ->
        [you] Una
       *[other] { $seat } ana
    } viti vyote vya { $state }: pointi { $vp } zaidi.
    .did = kutwaa viti vyote vya { $state }
present =
    Sasa { $seat-is ->
        [you] uko
       *[other] { $seat } yuko
    } katika { $states ->
        [one] jimbo 1.
       *[other] majimbo { $states }.
    }
climbed =
    { $seat-is ->
        [you] Unapanda
       *[other] { $seat } anapanda
    } hadi kidato cha { $to } cha { $track }.
    .did = kupanda hadi kidato cha { $to } cha { $track }
    .each = track
slipped =
    { $seat-is ->
        [you] Unateleza
       *[other] { $seat } anateleza
    } hadi kidato cha { $to } cha { $track }.
    .did = kuteleza hadi kidato cha { $to } cha { $track }
    .each = track
award-taken =
    Sasa { $seat-is ->
        [you] una
       *[other] { $seat } ana
    } { $award }, yenye pointi { $vp }.
    .did = kutwaa { $award }
award-lost = Hakuna tena mwenye { $award }.
points =
    Sasa { $seat-is ->
        [you] una
       *[other] { $seat } ana
    } pointi { $vp } za ushindi.
benefits-due =
    { $seat-is ->
        [you] { $state } inakupa { $benefits }.
       *[other] { $state } inampa { $seat } { $benefits }.
    }
tile-blocked = Kizuizi barabarani: { $state } haitoi kitu kwa yeyote.
tile-restored = Barabara ya { $state } imefunguliwa tena.

## What happens: cards

card-taken =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } { $card } kutoka kadi za wazi.
    .each = card
card-drawn =
    { $seat-is ->
        [you] Unavuta
       *[other] { $seat } anavuta
    } { $card }.
    .each = card
card-drawn-unseen =
    { $seat-is ->
        [you] Unavuta
       *[other] { $seat } anavuta
    } { $a_card } kwa siri.
    .each = a_card
card-played =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } { $card }{ $how ->
        [addon] {" "}kama nyongeza
        [free] {" "}bila kutumia kitendo
        [step] {" "}kwenye kidato
        [flipped] {" "}moja kwa moja kutoka rundoni
        [snatched] {" "}moja kwa moja kutoka mkono ilimokuwa
       *[action] {""}
    }{ $strong ->
        [true] , kwa nguvu kamili.
       *[false] .
    }
    .did = kucheza { $card }
    .each = card
card-played-on =
    { $seat-is ->
        [you] Unacheza { $card }, ukilenga
       *[other] { $seat } anacheza { $card }, akilenga
    } { $target }{ $how ->
        [addon] {" "}kama nyongeza
        [free] {" "}bila kutumia kitendo
        [step] {" "}kwenye kidato
        [flipped] {" "}moja kwa moja kutoka rundoni
        [snatched] {" "}moja kwa moja kutoka mkono ilimokuwa
       *[action] {""}
    }{ $strong ->
        [true] , kwa nguvu kamili.
       *[false] .
    }
    .did = kucheza { $card }, kulenga { $target }
card-answered =
    { $seat-is ->
        [you] Unajibu
       *[other] { $seat } anajibu
    } { $answered } kwa { $card }.
    .did = kujibu { $answered } kwa { $card }
player =
    { $seat-is ->
        [you] wewe
       *[other] { $seat }
    }
player-amount =
    { $seat-is ->
        [you] wewe
       *[other] { $seat }
    } ({ $amount })
player-cards =
    { $seat-is ->
        [you] kadi zako za { $deck }
       *[other] kadi za { $deck } za { $seat }
    }
player-marker =
    { $seat-is ->
        [you] alama yako ya { $track }
       *[other] alama ya { $track } ya { $seat }
    }
card-cancelled =
    { $card } haina athari { $against-is ->
        [you] kwako.
       *[other] kwa { $against }.
    }
card-cashed =
    { $seat-is ->
        [you] Unauza
       *[other] { $seat } anauza
    } { $card }.
    .each = card
card-dropped =
    { $seat-is ->
        [you] Unatupa
       *[other] { $seat } anatupa
    } { $card }.
    .each = card
card-put-away = { $card } haichezwi na inawekwa kando.
card-discarded = { $card } inaenda kwenye zilizotupwa.
card-flipped =
    { $seat-is ->
        [you] Unafunua
       *[other] { $seat } anafunua
    } { $card } kutoka rundo la { $deck }.
card-snatched =
    { $from-is ->
        [you] { $seat } anakupokonya { $card }.
       *[other] { $seat-is ->
            [you] Unampokonya { $from } { $card }.
           *[other] { $seat } anampokonya { $from } { $card }.
        }
    }
nothing-snatched =
    { $from-is ->
        [you] Huna
       *[other] { $from } hana
    } kadi ya { $deck } iliyobaki ya kupokonywa.
asked =
    { $seat-is ->
        [you] Unaweza
       *[other] { $seat } anaweza
    } kujibu { $card } { $by-is ->
        [you] yako.
       *[other] ya { $by }.
    }
passed =
    { $seat-is ->
        [you] Unaiacha
       *[other] { $seat } anaiacha
    } ipite.
skipped =
    { $seat-is ->
        [you] { $frame ->
            [snatched] Unaiweka kadi kwa baadaye.
            [benefit] Unaacha yaliyobaki kwenye kibao.
           *[other] Huchezi kadi hapa.
        }
       *[other] { $frame ->
            [snatched] { $seat } anaiweka kadi kwa baadaye.
            [benefit] { $seat } anaacha yaliyobaki kwenye kibao.
           *[other] { $seat } hachezi kadi hapa.
        }
    }
skip-laid =
    { $on-is ->
        [you] Zamu ijayo utapunguziwa
       *[other] Zamu ijayo { $on } atapunguziwa
    } { $skips ->
        [one] kitendo 1.
       *[other] vitendo { $skips }.
    }
reshuffled =
    { $cards ->
        [one] Kadi pekee ya { $deck } iliyotupwa inakuwa rundo jipya.
       *[other] Kadi { $cards } za { $deck } zilizotupwa zinachanganywa kuwa rundo jipya.
    }
slot-filled = { $card } imefunuliwa kati ya kadi za wazi za { $deck }.

## What things are called

deck-strategy = Mkakati
deck-aggression = Ubabe
a-card-strategy = kadi ya Mkakati
a-card-aggression = kadi ya Ubabe
track-development = maendeleo
track-culture = utamaduni
award-development = tuzo ya maendeleo
award-culture = tuzo ya utamaduni
award-national = tuzo ya Chama Kikubwa Kitaifa
benefit-power = nguvu 1
benefit-moolah = chapaa 1
benefit-voter = mpigakura 1
benefit-culture = kidato cha utamaduni
benefit-development = kidato cha maendeleo
benefit-strategy = kadi ya Mkakati
benefit-aggression = kadi ya Ubabe
resource-voter = wapigakura
resource-moolah = chapaa
resource-power = nguvu

## Moves, in the terminal

# What a card's stronger half does; `$effect` is a sentence.
does-when-strong = Ukiwa na nguvu { $power } au zaidi: { $effect }

## Why a move is refused

unreadable = `{ $text }` si hatua: andika kwa mfano `seat HAY3`, `track culture`, `play HOR1 HAY3`, `draw deck` au `end`.
over = Mchezo umekwisha.
not-asked = Mchezo unamsubiri { $seat }.
wrong-frame =
    { $frame ->
        [pick] Kwanza chagua kiongozi wako.
        [cash] Uza kadi nyingine, au maliza kuuza, kabla ya kufanya jambo jingine.
        [benefit] Chukua kibao kinachokupa, au kiache, kabla ya kufanya jambo jingine.
        [draw] Vuta kadi yako kabla ya kufanya jambo jingine.
        [step_play] Cheza kadi ya kidato, funua moja, au ruka, kabla ya kufanya jambo jingine.
        [flipped] Cheza kadi iliyofunuliwa, au iweke kando, kabla ya kufanya jambo jingine.
        [snatched] Cheza kadi uliyopokonya, au baki nayo, kabla ya kufanya jambo jingine.
        [react] Jibu kadi kwa Cheti Safi, au iache ipite, kabla ya kufanya jambo jingine.
        [trim] Una kadi nyingi mno: tupa moja kabla ya kufanya jambo jingine.
       *[main] Hilo haliwezekani katika sehemu hii ya zamu.
    }
picked-already = Umeshachagua kiongozi wako, na uamuzi ni wa mwisho.
not-dealt = Hukugawiwa { $leader }.
no-action =
    { $limit ->
        [0] Huna kitendo zamu hii.
        [one] Umetumia kitendo pekee cha zamu hii.
       *[other] Umetumia vitendo vyote { $limit } vya zamu hii.
    }
square-taken = Tayari kuna mwenye { $square }.
square-empty = Hakuna mwenye { $square }.
own-square = Tayari ni chako: { $square }.
seat-action-there = Umeshanunua kiti huko { $state } zamu hii.
power-action-there = Umeshatwaa kiti huko { $state } kwa nguvu zamu hii.
not-present = Huna kiti huko { $state }.
not-governing = Hutawali { $state }.
no-cube = Michemraba yako yote iko ubaoni.
too-dear = Hilo linahitaji chapaa { $needed }, nawe una { $held }.
too-few-voters =
    { $missing ->
        [one] Umepungukiwa na mpigakura 1
       *[other] Umepungukiwa na wapigakura { $missing }
    }, na chapaa haziwezi kuziba pengo hilo.
at-top = Alama yako ya { $track } iko kileleni.
blocked = Kibao cha { $state } kimezuiwa.
not-on-tile = Kibao cha { $state } hakitoi { $benefit }.
nothing-to-take = Hakuna cha kuchukua kwenye kibao cha { $state } kwa sasa.
cannot-take = Huwezi kuchukua { $benefit } sasa.
not-due = Kibao hakikupi { $benefit }.
takes-all = Kiongozi wako huchukua neema zote za { $state } kwa mpigo.
takes-one = Ni kiongozi mwenye upendeleo huo tu anayechukua neema zote za jimbo.
not-in-hand = Huna { $card }.
not-in-row = { $card } haimo kati ya kadi za wazi.
deck-empty = Hakuna kadi ya { $deck } iliyobaki ya kuvuta.
only-answer = { $card } ni ya kujibu kadi nyingine tu.
no-answer = { $card } si ya kujibu kadi.
no-addon = { $card } si nyongeza.
no-window = Nyongeza huchezwa mara tu baada ya kitendo cha kadi, hadi { $most } kwa kila kimoja.
wrong-deck = { $card } si { $a_card }.
other-card = Sasa ni { $card } tu inayoweza kuchezwa.
wrong-target =
    { $card } { $expected ->
        [track] huelekezwa kwa ngazi.
        [state] huelekezwa kwa jimbo.
        [square] huelekezwa kwa kiti.
        [player] huelekezwa kwa mchezaji.
        [shares] huelekezwa kwa wachezaji, kila mmoja na kiasi chake.
        [back] huelekezwa kwa mchezaji na rundo.
        [marker] huelekezwa kwa mchezaji na ngazi.
       *[nothing] haielekezwi kwa lolote.
    }
no-such-seat = Hakuna kiti { $number } kwenye meza hii.
aimed-at-yourself = Kadi huelekezwa kwa wapinzani, si kwako mwenyewe.
already-in-force = { $card } tayari inafanya kazi zamu hii.
not-adjoining = { $state } haipakani na jimbo lako lolote.
owner-governs = { $owner } anatawala { $state }, na kadi hii hutwaa viti vya wasiotawala tu.
owner-does-not-govern = { $owner } hatawali { $state }, na kadi hii hutwaa viti vya serikali tu.
room-left = { $state } ina kiti kitupu, kwa hivyo hakuna anayeondolewa.
wrong-shares = Iba { $amount } kwa jumla, na usimwibie yeyote zaidi ya alicho nacho.
nothing-to-steal = Hakuna mpinzani mwenye { $resource }.
no-back = { $seat } hana kadi ya { $deck }.
at-bottom = { $seat } yuko 0 kwenye ngazi ya { $track }.
blocked-already = Kibao cha { $state } kimeshazuiwa.

## Options

bad-target = `target_vp` ni 0, au nambari kamili kuanzia 5 hadi 60, si { $found }.

## Why the first is first

reason-target = Lengo limefikiwa
reason-states = Hakuna jimbo lililo wazi; pointi nyingi zashinda
reason-round_cap = Raundi ya mwisho imechezwa; pointi nyingi zashinda
