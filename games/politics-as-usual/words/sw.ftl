### Politics as Usual, in Swahili: what happens at the table, and why a move is refused.

## What happens

first-speaker =
    { $seat-is ->
        [you] Wewe ndiwe Spika wa kwanza
       *[other] { $seat } ndiye Spika wa kwanza
    }{ $drawn ->
        [true] , kwa bahati ya kura.
       *[false] .
    }
issues-shuffled = Hoja { $issues } zimechanganywa, na { $removed } zinarudi kwenye boksi bila kuonekana.
candidate =
    { $drawn ->
        [true] { $seat-is ->
            [you] Umegawiwa
           *[other] { $seat } amegawiwa
        }
       *[false] { $seat-is ->
            [you] Unawania kama
           *[other] { $seat } anawania kama
        }
    } { $candidate }, { $party ->
        [D] Demokrat
        [R] Republican
       *[I] mgombea huru
    }, { $favors ->
        [0] bila Fadhila
       *[other] na Fadhila { $favors }
    }.
pile-shuffled =
    { $cause ->
        [setup] Kadi { $cards } za Kampeni zimechanganywa.
        [low] Kadi zilizotupwa zimechanganywa na kuwekwa chini ya rundo.
       *[empty] Rundo limeisha, kwa hivyo kadi zilizotupwa zimechanganywa kuwa rundo jipya.
    }
drew-nothing =
    { $seat-is ->
        [you] Hupati
       *[other] { $seat } hapati
    } kadi ya kuvuta.
drew =
    { $seat-is ->
        [you] Unavuta
       *[other] { $seat } anavuta
    } { $cards ->
        [none] { $count ->
            [one] kadi moja
           *[other] kadi { $count }
        }
       *[other] { $cards }
    }{ $cause ->
        [setup] {" "}kwa kuanzia.
        [deal] {" "}katika mgao.
        [winner] {" "}kwa kushinda.
        [consolation] {" "}kama kifuta jasho.
        [issue] , kama Hoja isemavyo.
        [party] {" "}kwa alama ya chama.
        [power] {" "}kwa kubadilishana.
       *[card] .
    }
raised =
    Raundi ya { $round }: { $seat-is ->
        [you] unawasilisha
       *[other] { $seat } anawasilisha
    } { $issue }, yenye thamani ya Kura { $votes }.
sidestep =
    { $seat-is ->
        [you] Hutaki kuzungumzia { $issue }: unaikwepa
       *[other] { $seat } hataki kuzungumzia { $issue }: anaikwepa
    } { $cost ->
        [0] bure
        [one] kwa kadi moja
       *[other] kwa kadi { $cost }
    }.
    .did = kukwepa { $issue }
buried = { $issue } inaenda chini kabisa ya rundo la Hoja.
contested =
    { $seat-is ->
        [you] Unafungua
       *[other] { $seat } anafungua
    } kinyang'anyiro cha { $issue }.
    .did = kufungua kinyang'anyiro cha { $issue }
picks-opened-one =
    { $seat-is ->
        [you] Lazima uchague
       *[other] { $seat } lazima achague
    } { $count ->
        [one] kadi moja ya
       *[other] kadi { $count } za
    } { $cause ->
        [sidestep] kutupa ili kukwepa
        [freeze] kugandisha
        [pass_left] kumpa wa kushoto
        [card_freeze] kugandisha
        [winner_discard] kutupa, kama gharama ya kushinda
       *[discard] kutupa
    }.
picks-opened =
    Sasa lazima wachague: { $seats }; { $count ->
        [one] kadi moja ya
       *[other] kadi { $count } za
    } { $cause ->
        [sidestep] kutupa ili kukwepa
        [freeze] kugandisha
        [pass_left] kumpa wa kushoto
        [card_freeze] kugandisha
        [winner_discard] kutupa, kama gharama ya kushinda
       *[discard] kutupa
    }.
picks-forced =
    Hakuna wa kuchagua { $count ->
        [one] kadi ipi ya
       *[other] kadi { $count } zipi za
    } { $cause ->
        [sidestep] kutupa ili kukwepa
        [freeze] kugandisha
        [pass_left] kumpa wa kushoto
        [card_freeze] kugandisha
        [winner_discard] kutupa, kama gharama ya kushinda
       *[discard] kutupa
    }.
picked =
    { $seat-is ->
        [you] Unachagua
       *[other] { $seat } anachagua
    } { $card ->
        [none] kadi
       *[other] { $card }
    }.
picks-done =
    { $seat-is ->
        [you] Umechagua.
       *[other] { $seat } amechagua.
    }
discarded =
    { $seat-is ->
        [you] Unatupa
       *[other] { $seat } anatupa
    } { $cards }{ $cause ->
        [sidestep] {" "}ili kubadilisha mada.
        [issue] , kama Hoja isemavyo.
        [power] {" "}kwa kipaji cha Mgombea.
       *[card] , kwa bahati nasibu.
    }
froze =
    { $cards ->
        [none] { $seat-is ->
            [you] Kadi zako zilizogandishwa
           *[other] Kadi za { $seat } zilizogandishwa
        } hadi raundi iishe: { $count }
       *[other] { $seat-is ->
            [you] Kadi zako zilizogandishwa
           *[other] Kadi za { $seat } zilizogandishwa
        } hadi raundi iishe: { $cards }
    }{ $random ->
        [true] , kwa bahati nasibu.
       *[false] .
    }
thawed =
    { $seat-is ->
        [you] Unarudishiwa
       *[other] { $seat } anarudishiwa
    } { $count ->
        [one] kadi moja iliyogandishwa.
       *[other] kadi { $count } zilizogandishwa.
    }
passed-left =
    { $to-is ->
        [you] { $from } anakupa
       *[other] { $from-is ->
            [you] Unampa { $to }
           *[other] { $from } anampa { $to }
        }
    } { $cards ->
        [none] { $count ->
            [one] kadi moja
           *[other] kadi { $count }
        }
       *[other] { $cards }
    }.
turn =
    { $plays ->
        [one] { $seat-is ->
            [you] Ni zamu yako.
           *[other] Ni zamu ya { $seat }.
        }
       *[other] { $seat-is ->
            [you] Unaendelea, umebakiza kadi { $plays } za kucheza.
           *[other] { $seat } anaendelea, amebakiza kadi { $plays } za kucheza.
        }
    }
skipped =
    { $card }: { $seat-is ->
        [you] zamu yako
       *[other] zamu ya { $seat }
    } inarukwa na inahesabiwa kama kupita.
passed =
    { $seat-is ->
        [you] Unapita.
       *[other] { $seat } anapita.
    }
    .did = kupita
gave-up-plays =
    { $seat-is ->
        [you] Unaacha nafasi zako za ziada.
       *[other] { $seat } anaacha nafasi za ziada.
    }
    .did = kuacha nafasi za ziada
polled-own =
    { $seat-is ->
        [you] Unajipigia debe
       *[other] { $seat } anajipigia debe
    } kwa { $card }.
    .did = kujipigia debe kwa { $card }
    .each = card
polled =
    { $at-is ->
        [you] { $seat } anakupigia debe
       *[other] { $seat-is ->
            [you] Unampigia { $at } debe
           *[other] { $seat } anampigia { $at } debe
        }
    } kwa { $card }.
    .did = { $at-is ->
            [you] kukupigia debe
           *[other] kumpigia { $at } debe
        } kwa { $card }
    .each = card
played =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } { $card }.
    .did = kucheza { $card }
    .each = card
played-at =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } { $card } { $target-is ->
        [you] kwako.
       *[other] kwa { $target }.
    }
    .did = kucheza { $card } { $target-is ->
            [you] kwako
           *[other] kwa { $target }
        }
    .each = card
played-on =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } { $card } juu ya { $on }.
    .did = kucheza { $card } juu ya { $on }
played-move =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } { $card }, ili kuhamisha { $on } { $target-is ->
        [you] kuja kwako.
       *[other] kwenda kwa { $target }.
    }
    .did = kucheza { $card }, kuhamisha { $on } { $target-is ->
            [you] kuja kwako
           *[other] kwenda kwa { $target }
        }
reacted =
    { $seat-is ->
        [you] Unajibu
       *[other] { $seat } anajibu
    } { $answers } kwa { $card }.
    .did = kujibu { $answers } kwa { $card }
reacted-at =
    { $seat-is ->
        [you] Unajibu
       *[other] { $seat } anajibu
    } { $answers } kwa { $card }, ili kuigeuza { $target-is ->
        [you] ije kwako.
       *[other] iende kwa { $target }.
    }
    .did = kujibu { $answers } kwa { $card }, kuigeuza { $target-is ->
            [you] ije kwako
           *[other] iende kwa { $target }
        }
asked =
    { $seat-is ->
        [you] Unaweza kujibu { $about }.
       *[other] { $seat } anaweza kujibu { $about }.
    }
ok =
    { $seat-is ->
        [you] Unaiacha.
       *[other] { $seat } anaiacha.
    }
canceled =
    { $by ->
        [none] { $card } haifanyi kitu na inatupwa.
       *[other] { $by } inabatilisha { $card }; zote mbili zinatupwa.
    }
redirected =
    { $by } inageuza { $card }: { $seat-is ->
        [you] sasa unaicheza wewe
       *[other] sasa { $seat } anaicheza
    }, { $at-is ->
        [you] kwako.
       *[other] kwa { $at }.
    }
landed =
    { $card } iko mbele { $seat-is ->
        [you] yako.
       *[other] ya { $seat }.
    }
spent = { $card } inatupwa.
removed =
    { $count ->
        [one] Inatupwa
       *[other] Zinatupwa
    } kutoka mbele { $seat-is ->
        [you] yako: { $cards }.
       *[other] ya { $seat }: { $cards }.
    }
moved =
    { $card } inahama upande, kutoka { $from-is ->
        [you] kwako
       *[other] kwa { $from }
    } hadi { $to-is ->
        [you] kwako.
       *[other] kwa { $to }.
    }
peeked =
    { $target-is ->
        [you] { $seat } anatazama kadi zako
       *[other] { $seat-is ->
            [you] Unatazama kadi za { $target }
           *[other] { $seat } anatazama kadi za { $target }
        }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
stole =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } { $cards ->
        [none] { $count ->
            [one] kadi moja
           *[other] kadi { $count }
        }
       *[other] { $cards }
    } kutoka { $from-is ->
        [you] kwako.
       *[other] kwa { $from }.
    }
retrieved =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } { $card } kutoka zilizotupwa.
extra =
    { $seat-is ->
        [you] Umebakiza
       *[other] { $seat } amebakiza
    } { $plays ->
        [one] kadi moja ya kucheza.
       *[other] kadi { $plays } za kucheza.
    }
power =
    { $seat-is ->
        [you] Unatumia kipaji cha Mgombea wako
       *[other] { $seat } anatumia kipaji cha Mgombea
    }: { $power ->
        [stonewall] ukuta
        [recycle] kurejeleza
       *[foresight] maono
    }.
foresaw =
    { $issue ->
        [none] { $seat-is ->
            [you] Unatazama Hoja ijayo, na unashusha pumzi.
           *[other] { $seat } anatazama Hoja ijayo, na anashusha pumzi.
        }
       *[other] { $seat-is ->
            [you] Unaona kwamba Hoja ijayo ni { $issue }.
           *[other] { $seat } anaona kwamba Hoja ijayo ni { $issue }.
        }
    }
offered =
    { $to-is ->
        [you] { $give ->
            [0] { $seat } anakuomba Fadhila { $want }
           *[other] { $seat } anakutolea ofa ya Fadhila { $give }
        }
       *[other] { $seat-is ->
            [you] { $give ->
                [0] Unamwomba { $to } Fadhila { $want }
               *[other] Unampa { $to } ofa ya Fadhila { $give }
            }
           *[other] { $give ->
                [0] { $seat } anamwomba { $to } Fadhila { $want }
               *[other] { $seat } anampa { $to } ofa ya Fadhila { $give }
            }
        }
    }{ $swap ->
        [true] {" "}kwa { $want }
       *[false] {""}
    }{ $promises ->
        [true] : “{ $promise }”
       *[false] .
    }
    .did = { $give ->
            [0] { $to-is ->
                [you] kukuomba
               *[other] kumwomba { $to }
            } Fadhila { $want }
           *[other] { $to-is ->
                [you] kukupa
               *[other] kumpa { $to }
            } ofa ya Fadhila { $give }
        }{ $swap ->
            [true] {" "}kwa { $want }
           *[false] {""}
        }
accepted =
    { $seat-is ->
        [you] Unakubali
       *[other] { $seat } anakubali
    } ofa { $from-is ->
        [you] yako.
       *[other] ya { $from }.
    }
    .did = kukubali ofa { $from-is ->
            [you] yako
           *[other] ya { $from }
        }
declined =
    { $seat-is ->
        [you] Unakataa
       *[other] { $seat } anakataa
    } ofa { $from-is ->
        [you] yako.
       *[other] ya { $from }.
    }
withdrawn =
    { $seat-is ->
        [you] Unaondoa ofa yako.
       *[other] { $seat } anaondoa ofa yake.
    }
lapsed =
    { $seat-is ->
        [you] Ofa yako inaisha pamoja na raundi.
       *[other] Ofa ya { $seat } inaisha pamoja na raundi.
    }
paid =
    { $cause ->
        [issue] { $to-is ->
            [you] { $from } lazima akulipe
           *[other] { $from-is ->
                [you] Lazima umlipe { $to }
               *[other] { $from } lazima amlipe { $to }
            }
        }
       *[trade] { $to-is ->
            [you] { $from } anakulipa
           *[other] { $from-is ->
                [you] Unamlipa { $to }
               *[other] { $from } anamlipa { $to }
            }
        }
    } Fadhila { $count }{ $stack ->
        [0] .
       *[other] { $card ->
            [0] , kutoka rundo la Kura.
           *[other] , { $stack } kati yake kutoka rundo la Kura.
        }
    }
won =
    { $seat-is ->
        [you] Unashinda
       *[other] { $seat } anashinda
    } { $issue }, Kura { $votes }, kwa Umaarufu { $polling }{ $tie ->
        [none] .
        [power] , kupitia Mgombea anayeshinda sare.
        [card] , kupitia kadi inayoshinda sare.
       *[order] , wa kwanza kati ya walio sare, kwa mwelekeo wa saa kutoka kwa Spika.
    }
    .did = kushinda { $issue }, Kura { $votes }, kwa Umaarufu { $polling }
favor-due =
    { $seat-is ->
        [you] Unachukua
       *[other] { $seat } anachukua
    } { $most ->
        [one] Fadhila moja
       *[other] Fadhila hadi { $most }
    } kutoka kwa mmoja wa: { $from }.
speaker =
    { $seat-is ->
        [you] Spika ajaye ni wewe.
       *[other] Spika ajaye ni { $seat }.
    }
landslide = Ushindi wa kishindo. Ajenda iliyobaki imefutwa.
game-over = Hoja ya mwisho imeamuliwa. Kura zinahesabiwa.

## Moves, in the terminal

# What is printed on a Candidate's card.
card-text = { $text }

## Why a move is refused

refused-unreadable = `{ $text }` si hatua. Hatua huwa kama `candidate mayor`, `sidestep`, `contest`, `poll 46 2`, `play 25 3`, `pass`, `react 17 2`, `ok`, `power 33`, `pick 7`, `done`, `take 3`, `offer 3 2 0 : a promise`, `accept 1`, `decline 1` na `withdraw`.
refused-promise = Ahadi ni mstari mmoja wa herufi 1 hadi { $most }.
refused-over = Uchaguzi umekwisha.
refused-no-seat = Hakuna kiti { $number } kwenye meza hii.
refused-not-you = Mchezo unamsubiri mtu mwingine.
refused-time-candidate = Wagombea huchaguliwa kabla ya raundi ya kwanza.
refused-time-raised = Spika hukwepa Hoja au hufungua kinyang'anyiro mara tu inapofunuliwa.
refused-time-turn = Unacheza kadi au unapita katika zamu yako mwenyewe.
refused-time-react = Unajibu kadi iliyochezwa unapoulizwa.
refused-time-pick = Hakuna kadi za kuchagua sasa.
refused-time-pick-first = Kwanza chagua kadi zako.
refused-time-take = Ni mshindi wa Hoja inayosema hivyo tu anayechukua Fadhila.
refused-time-trade = Fadhila haziuzwi wakati Wagombea wanachaguliwa au Hoja inakabidhiwa mshindi wake.
refused-time-power = Vipaji husubiri wakati Wagombea wanachaguliwa au Hoja inakabidhiwa mshindi wake.
refused-candidate-taken = Kuna aliyekwisha kumchagua { $candidate }.
refused-no-no-name = Kwenye meza hii kila mtu anawania na Mgombea.
refused-tokens = Hilo lingehitaji Fadhila { $needed }, na ziko { $tokens }.
refused-sidestep-cost =
    Kukwepa hugharimu kadi { $cost }, nawe { $hand ->
        [0] huna hata moja
       *[other] una { $hand }
    }.
refused-last-issue = Hakuna Hoja nyingine iliyobaki ya kufunua.
refused-free-twice = Hoja hii imeshakwepwa bure katika raundi hii.
refused-not-in-hand = { $card } haimo mkononi mwako.
refused-frozen = { $card } imegandishwa hadi raundi iishe.
refused-not-momentum = Ni Wimbi tu linalopiga debe, na { $card } si Wimbi.
refused-own-only = Kwa Hoja hii, Wimbi humpigia debe Mgombea wako mwenyewe tu.
refused-no-slander = Kwa Hoja hii, Kashfa haichezwi.
refused-plays = Kwa Hoja hii, unacheza kadi zisizozidi { $most } katika zamu zako.
refused-aim = { $card } haiwezi kuchezwa hapo.
refused-others-only = { $card } huchezwa dhidi ya mwingine, si wewe mwenyewe.
refused-guarded =
    { $seat-is ->
        [you] Umekingwa
       *[other] { $seat } amekingwa
    } dhidi ya Kashfa.
refused-momentum-guarded =
    Mawimbi yaliyo mbele { $seat-is ->
        [you] yako
       *[other] ya { $seat }
    } yamekingwa.
refused-guard-twice =
    { $seat-is ->
        [you] Tayari una
       *[other] { $seat } tayari ana
    } kinga kama hiyo.
refused-skip-twice =
    { $seat-is ->
        [you] Tayari utapoteza
       *[other] { $seat } tayari atapoteza
    } zamu.
refused-nothing-unfrozen =
    { $seat-is ->
        [you] Huna
       *[other] { $seat } hana
    } kadi isiyogandishwa ya kutumia.
refused-nothing-to-clear =
    Hakuna Kashfa mbele { $seat-is ->
        [you] yako.
       *[other] ya { $seat }.
    }
refused-not-discarded = { $card } si Wimbi lililo kati ya zilizotupwa.
refused-not-in-play = { $card } haiko mezani.
refused-band = { $card } si kadi ambayo hii inaweza kuchezwa juu yake.
refused-too-strong = { $card } hupiga debe zaidi ya { $most }.
refused-already-there =
    { $card } tayari iko mbele { $seat-is ->
        [you] yako.
       *[other] ya { $seat }.
    }
refused-redirect-on-turn = Kadi ya kugeuza huchezwa kama jibu tu.
refused-no-reaction = { $card } haibatilishi wala haigeuzi, kwa hivyo si jibu.
refused-cancel = { $card } haiwezi kubatilisha kadi iliyochezwa sasa.
refused-redirect =
    { $card } hugeuza tu { $of ->
        [slander] Kashfa iliyomlenga mtu
       *[momentum] Wimbi lililochezwa sasa kupiga debe
    }.
refused-no-power = Mgombea wako hana kipaji cha kutumia kwa hatua.
refused-power-used = Umeshatumia kipaji hiki katika raundi hii.
refused-power-card = Taja kadi unayotoa kwa kipaji hiki.
refused-recycle = Ni Wimbi la { $most } au chini tu linaloweza kurejelezwa, kwa hivyo { $card } haiwezi.
refused-power-no-card = Kipaji hiki hakichukui kadi.
refused-pile-empty = Rundo limeisha.
refused-deck-empty = Rundo la Hoja limeisha.
refused-stonewall = Kipaji hiki hujibu Kashfa iliyokulenga, unapoulizwa kuihusu.
refused-power-picking = Maliza kuchagua kabla ya kutumia kipaji.
refused-picked-already = Umeshachagua { $card }.
refused-picked-enough =
    { $count ->
        [one] Umeshachagua kadi yako.
       *[other] Umeshachagua kadi zote { $count }.
    }
refused-picked-too-few = Umechagua kadi { $picked } kati ya { $count }.
refused-take =
    { $seat-is ->
        [you] Unachukua Fadhila kutoka kwa mwingine.
       *[other] { $seat } hana Fadhila ya kuchukuliwa.
    }
refused-no-trade = Kwenye meza hii Fadhila haziuzwi.
refused-offer-to-yourself = Ofa hutolewa kwa mwingine.
refused-empty-offer = Ofa huhamisha angalau Fadhila moja.
refused-no-swaps = Kwenye meza hii Fadhila hazibadilishwi kwa Fadhila.
refused-offer-open = Tayari una ofa iliyo wazi.
refused-offers-up =
    { $offers ->
        [0] Hakuna ofa kwenye meza hii.
        [one] Umeshatoa ofa yako moja ya raundi hii.
       *[other] Umeshatoa ofa zote { $offers } za raundi hii.
    }
refused-cannot-pay =
    { $seat-is ->
        [you] Huna
       *[other] { $seat } hana
    } Fadhila { $tokens }.
refused-no-offer =
    { $seat-is ->
        [you] Huwezi kujibu ofa yako mwenyewe.
       *[other] { $seat } hana ofa iliyo wazi kwako.
    }
refused-nothing-to-withdraw = Huna ofa iliyo wazi.

## Why the first is first

reason-votes = Kura nyingi zaidi Hoja ya mwisho ilipoamuliwa
reason-landslide = Ushindi wa kishindo: Kura kumi mbele ya wote
