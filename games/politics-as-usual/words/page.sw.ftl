### What the page of Politics as Usual says beside events and refusals: questions, buttons, panels, and what a screen reader is told.
### <b>…</b> is printed in bold.

## Names of things

# A seat’s owner at the beginning of a line, and inside a sentence.
you = Wewe
you-inside = wewe
party =
    { $party ->
        [D] Demokrat
        [R] Republican
       *[I] Huru
    }
band =
    { $band ->
        [momentum] Wimbi
        [slander] Kashfa
       *[edge] Mbinu
    }
votes =
    Kura { $minus ->
        [true] −
       *[false] {""}
    }{ $votes }
favors = Fadhila: zake { $own }, za kupewa { $received }
# Something by its name, and what it is or does.
named = { $name }: { $text }
# A summand and its figure: "Bus Tour +4".
figured = { $name } { $figure }
# One after the other, in a row of Issues.
then = { $first }, kisha { $next }
# One beside the other, in a list whose entries have commas of their own.
further = { $first }; { $next }
no-thing = hakuna
close = Funga
why-not = Kwa nini la?
accept = Kubali
decline = Kataa

## What a card does, as short as it can be said

effect =
    { $effect ->
        [peek] Tazama kadi za mpinzani
        [skip] Zamu ijayo ya mpinzani inarukwa
        [clear_slander] Ondoa Kashfa zote za Mgombea mmoja
        [tiebreak] Mgombea mmoja hushinda sare
       *[retrieve] Chukua Wimbi kutoka zilizotupwa
    }
effect-draw =
    { $count ->
        [one] Vuta kadi
       *[other] Vuta kadi { $count }
    }
effect-draw-both =
    { $count ->
        [one] Wewe na mpinzani mnavuta kadi moja moja
       *[other] Wewe na mpinzani mnavuta kadi { $count } kila mmoja
    }
effect-discard =
    { $aim ->
        [other] Mpinzani
       *[any] Mtu mmoja
    } anapoteza kadi { $count } kwa bahati nasibu
effect-steal =
    { $count ->
        [one] Chukua kadi moja kwa bahati nasibu kutoka kwa mpinzani
       *[other] Chukua kadi { $count } kwa bahati nasibu kutoka kwa mpinzani
    }
effect-freeze-chosen =
    { $aim ->
        [other] Mpinzani
       *[any] Mtu mmoja
    } anagandisha kadi { $count } kwa kuchagua
effect-freeze-random =
    { $aim ->
        [other] Mpinzani
       *[any] Mtu mmoja
    } anagandishwa kadi { $count } kwa bahati nasibu
# $change is a figure with its sign.
effect-modify =
    { $aim ->
        [other] Umaarufu { $change } kwa mpinzani
       *[any] Umaarufu { $change } kwa Mgombea mmoja
    }
effect-guard =
    { $guard ->
        [slander] Hakuna Kashfa zaidi kwa Mgombea mmoja
       *[momentum] Mawimbi ya Mgombea mmoja ni salama
    }
effect-extra =
    { $count ->
        [one] Hadi kadi 1 zaidi zamu hii
       *[other] Hadi kadi { $count } zaidi zamu hii
    }
effect-move = Hamisha Wimbi la { $most } au chini
effect-cancel =
    { $band ->
        [momentum] Batilisha Wimbi
        [slander] Batilisha Kashfa
        [edge] Batilisha Mbinu
       *[any] Batilisha kadi yoyote
    }
effect-redirect =
    { $band ->
        [momentum] Geuza Wimbi linalopiga debe
        [slander] Geuza Kashfa
        [edge] Geuza Mbinu
       *[any] Geuza kadi yoyote
    }

# A heading above buttons with the names of those at whom, or of the cards on which, a card can be played.
aim =
    { $effect ->
        [peek] Tazama kadi za
        [skip] Ruka zamu ijayo ya
        [clear_slander] Ondoa Kashfa za
        [tiebreak] Sare zimwendee
       *[retrieve] Rudisha
    }
aim-draw-both = Vuta pamoja na
aim-discard =
    { $count ->
        [one] Kadi moja kwa bahati nasibu inamtoka
       *[other] Kadi { $count } kwa bahati nasibu zinamtoka
    }
aim-steal =
    { $count ->
        [one] Chukua kadi moja kwa bahati nasibu kutoka kwa
       *[other] Chukua kadi { $count } kwa bahati nasibu kutoka kwa
    }
aim-freeze-chosen =
    { $count ->
        [one] Anachagua kadi moja ya kugandisha
       *[other] Anachagua kadi { $count } za kugandisha
    }
aim-freeze-random =
    { $count ->
        [one] Kadi moja kwa bahati nasibu inaganda kwa
       *[other] Kadi { $count } kwa bahati nasibu zinaganda kwa
    }
aim-modify = Umaarufu { $change } kwa
aim-guard =
    { $guard ->
        [slander] Kashfa zikae mbali na
       *[momentum] Linda Mawimbi ya
    }
aim-move = Hamisha
aim-cancel = Batilisha
aim-redirect = Igeuze kwa
aim-poll = Piga debe { $polling } kwa
aim-answer = Jibu
aim-play = Cheza

# A card as a screen reader says it; the party only where cards have symbols.
card-says =
    { $card }{ $party ->
        [none] {""}
       *[other] , { $party }
    }, { $band }: { $polling ->
        [none] { $effect }
       *[other] debe { $polling }, au: { $effect }
    }
# Between the two halves of a Momentum card.
card-or = au

## What an Issue does, without the satire

issue-when =
    { $when ->
        [enter] Inapoingia
        [round] Raundi nzima
       *[win] Kwa mshindi
    }
issue-rule =
    { $effect ->
        [own_only] Wimbi humpigia debe Mgombea wako tu
        [no_slander] Kashfa haichezwi
       *[winner_speaks] kuwa Spika ajaye
    }
issue-speaker-bonus = Umaarufu wa Spika { $change }
issue-max-plays = kadi zisizozidi { $count } kila mmoja katika zamu zake
issue-low-boost = kila 1 au 2 iliyochapishwa hupiga debe { $change }
issue-all-draw =
    { $count ->
        [one] kila mtu anavuta kadi
       *[other] kila mtu anavuta kadi { $count }
    }
issue-all-discard =
    { $count ->
        [one] kila mtu anatupa kadi
       *[other] kila mtu anatupa kadi { $count }
    }
issue-all-freeze =
    { $count ->
        [one] kila mtu anagandisha kadi
       *[other] kila mtu anagandisha kadi { $count }
    }
issue-pass-left =
    { $count ->
        [one] kila mtu anampa wa kushoto kadi
       *[other] kila mtu anampa wa kushoto kadi { $count }
    }
issue-winner-draw =
    { $count ->
        [one] kuvuta kadi
       *[other] kuvuta kadi { $count }
    }
issue-losers-draw =
    { $count ->
        [one] wengine wote wanavuta kadi
       *[other] wengine wote wanavuta kadi { $count }
    }
issue-winner-discard =
    { $count ->
        [one] kutupa kadi
       *[other] kutupa kadi { $count }
    }
issue-take-favor =
    { $count ->
        [one] kuchukua Fadhila kutoka kwa mpinzani
       *[other] kuchukua Fadhila { $count } kutoka kwa mpinzani
    }

## What a Candidate’s power is called

power-none = Hana kipaji
power =
    { $power ->
        [wins_ties] Hushinda sare zote
        [stonewall] Ukuta: kadi moja hufuta Kashfa
       *[foresight] Maono: tazama Hoja ijayo
    }
power-sidestep = Hukwepa kwa { $less } pungufu
power-parade = +{ $more } akiwa na Wimbi lolote
power-war-room =
    { $count ->
        [one] Huanza na kadi 1 zaidi
       *[other] Huanza na kadi { $count } zaidi
    }
power-consolation = Kadi kwa kushindwa akiwa na Mawimbi { $count }
power-recycle-any = Kurejeleza: badilisha kadi upate mpya
power-recycle = Kurejeleza: badilisha Wimbi la { $most } au chini upate kadi mpya

## Who leads

leads-now =
    { $you ->
        [true] Ungeshinda sasa.
       *[false] { $name } angeshinda sasa.
    }
leads-tie =
    Sare: { $many ->
        [true] watu { $count }
       *[false] { $names }
    }; ingeenda { $you ->
        [true] kwako
       *[false] kwa { $name }
    }, { $why ->
        [power] mwenye kipaji cha kushinda sare
        [card] kwa { $card }
        [speaker] kwa kuwa ni Spika, na Spika hushinda sare
        [you-speak] kwa kuwa Spika hushinda sare
        [you-first] kwa kuwa wewe ni wa kwanza kwa mwelekeo wa saa kutoka kwa Spika, { $speaker }
       *[order] aliye wa kwanza kwa mwelekeo wa saa kutoka kwa Spika, { $speaker }
    }.
leads-some-card = kadi

## What is asked of a player

asks-candidate = Chagua Mgombea wako: chama, Fadhila kadhaa za biashara, na kipaji.
asks-over = Kura zimehesabiwa.
asks-pick =
    Chagua { $count ->
        [one] kadi 1 ya
       *[other] kadi { $count } za
    } { $cause ->
        [sidestep] kutupa ili kukwepa
        [discard] kutupa
        [pass_left] kumpa jirani wa kushoto
        [winner_discard] kutupa, kama gharama ya kushinda
       *[freeze] kuweka kwenye barafu hadi raundi iishe
    }.
asks-take = Umeshinda. Chukua Fadhila kutoka kwa mpinzani: gusa jukwaa lake.
asks-contest = Unawasilisha { $issue }, { $votes }. Fungua kinyang'anyiro: haiwezi kukwepwa.
asks-sidestep =
    Unawasilisha { $issue }, { $votes }. Fungua kinyang'anyiro, au ikwepe { $cost ->
        [0] bure
       *[other] kwa kadi { $cost }
    }.
asks-react =
    { $card } { $how ->
        [polled-you] inakupigia debe
        [polled] inapiga debe
        [played-you] inakulenga wewe
       *[played] imechezwa
    }. Ijibu kwa kadi, au iache.
asks-turn =
    { $hand ->
        [0] Zamu yako, na mkono mtupu: pita.
       *[other] Zamu yako: piga debe kwa Wimbi, cheza kadi kwa kazi yake, au pita.
    }{ $plays ->
        [none] {""}
       *[other] {" "}Nafasi zilizobaki: { $plays }.
    }{ $cards ->
        [none] {""}
       *[other] {" "}Kadi zilizobaki kucheza raundi hii: { $cards }.
    }
asks-choose = Chagua.

## Moves, on buttons and for screen readers

move-candidate = Wania kama { $candidate }
move-no-name = Wania kama { $candidate }, { $party }
move-sidestep = Kwepa Hoja
move-contest = Fungua kinyang'anyiro
move-poll = Piga debe kwa { $card }: { $at }
move-play = Cheza { $card }
move-play-on = Cheza { $card } juu ya { $on }
move-play-at = Cheza { $card }: { $at }
move-play-move = Cheza { $card }: hamisha { $on } hadi { $at }
move-pass = Pita
move-react = Jibu kwa { $card }
move-react-at = Jibu kwa { $card }: igeuze kwa { $at }
move-ok = Iache
move-foresight = Tazama Hoja ijayo
move-power = Tumia kipaji chako, ukitoa { $card }
move-pick = Chagua { $card }
move-done = Tayari
move-take = Chukua Fadhila kutoka kwa { $from }
move-offer = Mpe { $to } ofa ya Fadhila { $give }
move-ask = Mwombe { $to } Fadhila { $want }
move-swap = Mpe { $to } Fadhila { $give } kwa { $want }
move-accept = Kubali ofa ya { $from }
move-decline = Kataa ofa ya { $from }
move-withdraw = Ondoa ofa yako
closing-sidestep = Kwepa

## Where Votes and Polling come from

sum-received =
    Fadhila za kupewa { $count }{ $worth ->
        [0] {""}
        [1] {""}
       *[other] , { $worth } kila moja
    }
sum-own =
    Fadhila zake mwenyewe { $count }{ $worth ->
        [0] {" "}(hazihesabiwi)
       *[other] {""}
    }
polling-issue = { $card }, kwa Hoja
polling-party = { $card }, chama chake
polling-parade = Gwaride
polling-speaker = Spika

holding-none = bado hana Mgombea
holding =
    { $candidate } · kadi { $cards }{ $frozen ->
        [0] {""}
       *[other] , barafuni { $frozen }
    }

## The board

picks-send =
    { $cause ->
        [freeze] Gandisha { $chosen } kati ya { $needed }
        [card_freeze] Gandisha { $chosen } kati ya { $needed }
        [pass_left] Toa { $chosen } kati ya { $needed }
       *[discard] Tupa { $chosen } kati ya { $needed }
    }
picks-recycle = Badala yake irejeleze
# For screen readers: what a move would change.
heard = Umaarufu: { $changes }
heard-plus = { $name } juu kwa { $by }
heard-minus = { $name } chini kwa { $by }
settles = Hiyo inaamua: { $name } angeshinda { $issue }.
stage = Jukwaa, { $leads }
stage-before = Jukwaa, kabla ya kinyang'anyiro
lectern =
    { $name }, { $candidate }; Umaarufu { $polling }; kadi { $cards }{ $frozen ->
        [0] {""}
       *[other] , barafuni { $frozen }
    }; { $favors }{ $leads ->
        [true] ; anaongoza sasa
       *[false] {""}
    }{ $speaker ->
        [true] ; Spika
       *[false] {""}
    }{ $target ->
        [true] ; anaweza kuchaguliwa
       *[false] {""}
    }
lectern-parade = gwaride { $change }
lectern-speaker-bonus = spika { $change }
lectern-leads = anaongoza
lectern-speaker = Spika
placard =
    { $value ->
        [none] { $card }: { $effect }
       *[other] { $card } { $value }: { $effect }
    }

hand =
    Mkononi mwako, kadi { $cards }{ $frozen ->
        [0] {""}
       *[other] , barafuni { $frozen }
    }
hand-frozen = { $card }, imegandishwa hadi raundi iishe
hand-empty = Huna kadi mkononi. Nyingine zinakuja na mgao.

slip = { $card }: la kufanya nayo
slip-card = { $card } …
slip-to = { $card } kwa
slip-give-up = Toa kadi hii
slip-cancel = Batilisha { $card }
slip-useless = Haina kazi kwa wakati huu.
slip-close = Rudisha kadi

forecast = Umaarufu baada ya kadi hii
forecast-then = kisha
forecast-stands = inasimama
forecast-canceled = imebatilishwa
# Before the sign of the one to whom a card is sent.
forecast-to = kwa
forecast-leads = anaongoza
prospect-stands = Ikisimama
prospect-canceled = Ikibatilishwa
prospect-sent = Ikigeuzwa kwa { $name }
prospect-somebody = Ikigeuzwa kwa mwingine

issue = Hoja
issue-round = Raundi { $round }/{ $rounds }
issue-speaker = Spika: { $name }
issue-effect = <b>{ $when }:</b> { $effect }.
issue-sidestep = Kukwepa: kadi { $cost }
issue-no-way = Hii haikwepeki
issue-over = Ukumbi unafagiliwa.
issue-before = Ukumbi unajaa.

ladder-side = Yanayoendelea
ladder = Kadi na majibu yake, ya mwisho kwanza
ladder-read = Soma { $card }
ladder-asked =
    { $you ->
        [true] Unaulizwa wewe
       *[false] { $name } anaulizwa
    }{ $more ->
        [true] , kisha { $names }
       *[false] {""}
    }.
ladder-forecast =
    { $prospect }: { $you ->
        [true] <b>Wewe</b> unaongoza kwa { $polling }
       *[false] <b>{ $name }</b> anaongoza kwa { $polling }
    }
ladder-passes =
    { $passes ->
        [0] Wote { $seats } wakipita mfululizo, kinyang'anyiro kinaisha
       *[other] Waliopita mfululizo: { $passes } kati ya { $seats }
    }
ladder-speaker =
    { $you ->
        [true] Unaamua
       *[false] { $name } anaamua
    } kitakachozungumzwa.

candidates = Wagombea
candidate = { $name }, { $party }, Fadhila { $favors }. { $power }.
candidate-taken = { $candidate } Anamwakilisha { $name }
candidate-free = { $candidate } Yuko wazi
candidate-run = Wania naye

dossier = { $name }: Umaarufu na Mgombea
dossier-none = Bado hana Mgombea
# Player, party and Votes in one line.
dossier-line = { $name } · { $votes } ·
dossier-party = { $name }, { $party } · { $votes } ·
dossier-power =
    <b>{ $power }{ $used ->
        [true] {" "}(kimetumika raundi hii)
       *[false] {""}
    }.</b> { $text }
dossier-plays = Kadi zilizochezwa katika zamu zake: { $made } kati ya { $limit }.
dossier-polling = Umaarufu (PU-7.5)
dossier-nothing = Bado hakuna
dossier-total = Jumla
dossier-also = pia hapa: { $card }

## Panels beside the stage

panels = Kando ya jukwaa
panel-title =
    { $panel ->
        [deals] Dawati la ofa
        [cards] Kihesabu cha kadi
       *[votes] Marundo ya Kura
    }
panel-label =
    { $panel ->
        [deals] Ofa
        [cards] Kadi
       *[votes] Kura
    }
panel-key = { $title } ({ $key })

# What a deal brings to both sides: "you +1, Ben +2 Votes". Figures come with their sign.
deal =
    { $you ->
        [true] wewe { $gain }
       *[false] { $name } { $gain }
    }, { $other } { $other-gain } (Kura)
deal-sentence =
    Kura: { $you ->
        [true] wewe { $gain }
       *[false] { $name } { $gain }
    }, { $other } { $other-gain }.
deal-unpayable = Haiwezi kulipwa sasa.
deal-open-desk = Fungua dawati
desk-open = Ofa zilizo wazi
desk-table = Mezani
desk-none = Hakuna ofa mezani.
desk-withdraw = Ondoa
desk-make = Toa ofa
desk-yours = Ofa yako
desk-whom = Kwa nani
desk-give = Unatoa
desk-want = Unataka
desk-promise = Ahadi, ukipenda (wote wanaiona, haimfungi mtu)
desk-example = Nitabatilisha tangazo lijalo dhidi yako
desk-offer = Toa
desk-impossible = Toa (haiwezekani)
desk-left = zimebaki { $count } raundi hii
desk-cannot = Huwezi kutoa ofa sasa.
desk-record = Rekodi ya ahadi
desk-kept = Maneno na vitendo
desk-state =
    { $state ->
        [open] Raundi ya { $round }, iko wazi
        [accepted] Raundi ya { $round }, imekubaliwa
        [declined] Raundi ya { $round }, imekataliwa
        [withdrawn] Raundi ya { $round }, imeondolewa
       *[lapsed] Raundi ya { $round }, imeisha
    }
desk-said = Ilisemwa
desk-done = Ilitendwa
desk-nothing-yet = bado hakuna
desk-no-deal = hakuna dili
desk-no-deals = Bado hakuna makubaliano. Fadhila ya kwanza huwa rahisi kuliko zote.

counter-place =
    { $place ->
        [hand] mkononi mwako
        [play] mezani
        [discard] zilizotupwa
       *[out] hazionekani
    }
counter-places =
    { $place ->
        [hand] { $count } mkononi mwako
        [play] { $count } mezani
        [discard] { $count } zilizotupwa
       *[out] { $count } hazionekani
    }
counter-sight = Zisizoonekana: { $pile } rundoni, { $hands } mikononi mwa wengine. Zilizotupwa: { $discarded }.
counter-sight-all = Zisizoonekana: { $pile } rundoni, { $hands } mikononi. Zilizotupwa: { $discarded }.
counter-out = { $out } kati ya { $all } huenda ziko nje
counter-symbols = Alama
counter-symbols-momentum = Alama za Wimbi
counter-no-symbol = hakuna
counter-seen = Ulichoona
counter-held = { $name } alikuwa na { $cards }.
counter-gone = { $card } (imeondoka)
counter-issues = Hoja
counter-deck = Kadi zilizobaki rundoni: { $cards }
counter-next = Unaijua inayofuata: <b>{ $issue }</b>.
counter-bottom = Chini ya rundo, kama wote walivyoona: <b>{ $issues }</b> mwisho.
counter-where =
    { $where ->
        [up] mezani sasa
        [top] inayofuata
        [bottom] chini kabisa
       *[unknown] haijaonekana
    }

stacks-deck = Hoja zilizobaki rundoni: { $issues }, bora kabisa { $votes } kwa jumla.
stacks-deck-now = Hoja zilizobaki rundoni: { $issues }, bora kabisa { $votes } kwa jumla, na { $issue } kwa { $worth } sasa.
stacks-of = { $name }, { $votes }
stacks-none = Hakuna Hoja iliyotwaliwa
stacks-favors =
    { $own } kwenye kadi ({ $own-worth ->
        [0] hakuna Kura
       *[other] Kura { $own-worth } kila moja
    }), { $received } kwenye rundo ({ $received-worth ->
        [0] hakuna Kura
       *[other] Kura { $received-worth } kila moja
    })
stacks-landslide = Kuelekea kishindo
stacks-reached = Ushindi wa kishindo
stacks-short = bado { $short } kufikia kishindo
stacks-ahead = { $lead } mbele ya wote; bado { $short } kufikia kishindo

## Election night

night-favors = Fadhila
night-call = { $label }: { $name } { $figure }
night-quiet = Ukumbi unanyamaza
night-counted = Hesabu { $counted } kati ya { $all } zimefika
night-level = { $because }. Kura zikilingana: anayeshinda sare hutangulia, kisha mwenye Hoja nyingi zaidi (PU-12.3, PU-12.4)

## The position, read aloud

tell-choosing = Wagombea wanachaguliwa.
tell-over = Uchaguzi umekwisha.
tell-round = Raundi ya { $round } kati ya { $rounds }: { $issue }, { $votes }. { $when }: { $effect }. Spika: { $speaker }.
# The play and its answers, numbered; the last part says at whom.
tell-link =
    { $number }. { $name }: { $card } ({ $mode ->
        [poll] inapiga debe
        [reaction] jibu
       *[effect] imechezwa
    }){ $aimed ->
        [true] {" "}kwa { $at }
       *[false] {""}
    }.
tell-no-candidate = bila Mgombea
tell-camp =
    { $name }, { $candidate }: Umaarufu { $polling }, { $votes }, { $favors }, kadi { $cards }{ $frozen ->
        [0] {""}
       *[other] , zilizogandishwa { $frozen }
    }.{ $front ->
        [none] {""}
       *[other] {" "}Mbele yake: { $front }.
    }
tell-hand = Kadi zako: { $cards }.
tell-hand-empty = hakuna
tell-frozen = Barafuni: { $cards }.
# A card with the number that moves are typed with.
tell-card = { $number } { $card }
tell-offer =
    { $from } anampa { $to } ofa: { $give } kwa { $want }{ $promises ->
        [true] : “{ $promise }”
       *[false] {""}
    }.
tell-bottom = Chini ya rundo la Hoja, inayojulikana: { $issues }.
