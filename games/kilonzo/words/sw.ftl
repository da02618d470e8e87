### Kilonzo in sentences.

## What happens

deck-shuffled = Kadi za Bahati zimechanganywa: { $cards }.
rolled =
    { $seat-is ->
        [you] Unarusha
       *[other] { $seat } anarusha
    } { $die } { $purpose ->
        [start] ili kuona nani aanze
        [debate] kwenye mdahalo
       *[interview] kwenye mahojiano
    }.
rolled-with-coach =
    { $seat-is ->
        [you] Unarusha { $die }, na mwalimu wako anaifanya { $counts }.
       *[other] { $seat } anarusha { $die }, na mwalimu wake anaifanya { $counts }.
    }
starter =
    { $seat-is ->
        [you] Unaanza wewe.
       *[other] { $seat } anaanza.
    }
home-chosen =
    { $seat-is ->
        [you] Unafanya makao { $to }.
       *[other] { $seat } anafanya makao { $to }.
    }
    .did = makao { $to }
travelled =
    { $seat-is ->
        [you] Unasafiri hadi { $to }.
       *[other] { $seat } anasafiri hadi { $to }.
    }
    .did = safari hadi { $to }
put =
    { $seat-is ->
        [you] Unapelekwa { $to }.
       *[other] { $seat } anapelekwa { $to }.
    }
    .did = kupelekwa { $to }
chips-gained =
    { $seat-is ->
        [you] Unapata
       *[other] { $seat } anapata
    } { $count ->
        [one] kete moja
       *[other] kete { $count }
    } huko { $at } { $cause }.
    .did = +{ $count } huko { $at } { $cause }
    .each = at
chips-lost =
    { $seat-is ->
        [you] Unapoteza
       *[other] { $seat } anapoteza
    } { $count ->
        [one] kete moja
       *[other] kete { $count }
    } huko { $at } { $cause }.
    .did = −{ $count } huko { $at } { $cause }
    .each = at
no-chips =
    { $seat-is ->
        [you] Hupati wala hupotezi kete huko { $at }.
       *[other] { $seat } hapati wala hapotezi kete huko { $at }.
    }
    .did = hakuna mabadiliko huko { $at }
    .each = at
money-paid =
    { $seat-is ->
        [you] Unalipa
       *[other] { $seat } analipa
    } ${ $amount } { $what ->
        [ad] kwa tangazo
        [smear] kwa tope
       *[fare] kwa safari ndefu
    }.
money-gained =
    { $seat-is ->
        [you] Unapata
       *[other] { $seat } anapata
    } ${ $amount } { $cause }.
money-lost =
    { $seat-is ->
        [you] Unapoteza
       *[other] { $seat } anapoteza
    } ${ $amount } { $cause }.
no-money =
    { $seat-is ->
        [you] Hupati pesa { $cause }.
       *[other] { $seat } hapati pesa { $cause }.
    }
turn =
    { $seat-is ->
        [you] Mwaka wako wa { $year } unaanza.
       *[other] Mwaka wa { $year } wa { $seat } unaanza.
    }
drew =
    { $seat-is ->
        [you] Unavuta
       *[other] { $seat } anavuta
    } “{ $card }”: { $effect }.
chose =
    { $seat-is ->
        [you] Unachagua { $option }.
       *[other] { $seat } anachagua { $option }.
    }
only-choice = Kuna chaguo moja tu: { $option }.
no-option = “{ $card }” haipati cha kuchagua, kwa hivyo hakuna kinachotokea.
debate-won =
    { $seat-is ->
        [you] Unamshinda { $loser } kwenye mdahalo.
       *[other] { $loser-is ->
            [you] { $seat } anakushinda kwenye mdahalo.
           *[other] { $seat } anamshinda { $loser } kwenye mdahalo.
        }
    }
    .did = ushindi wa mdahalo { $loser-is ->
            [you] dhidi yako
           *[other] dhidi ya { $loser }
        }
interview-won =
    { $seat-is ->
        [you] Unamfunika { $loser } kwenye mahojiano.
       *[other] { $loser-is ->
            [you] { $seat } anakufunika kwenye mahojiano.
           *[other] { $seat } anamfunika { $loser } kwenye mahojiano.
        }
    }
    .did = { $loser-is ->
            [you] kukufunika
           *[other] kumfunika { $loser }
        } kwenye mahojiano
game-over = Miaka mitano imekwisha. Kura zinahesabiwa.

## Why chips and money change hands

cause-home = kwa kuanzia
cause-funding = kama mapato
cause-fare = kwa safari ndefu
cause-landing = kwa kuwasili pasipo na mpinzani
cause-ad = kupitia tangazo
cause-smear = kwa kupakwa tope
cause-debate = kwenye mdahalo
cause-staying = kwa kubaki
cause-card = kupitia kadi

## What a card does: these follow the name of the card, or stand on it

effect-money = pata ${ $n }
effect-money-lost = poteza ${ $n }
effect-money_all = kila mtu anapata ${ $n }
effect-money_all-lost = kila mtu anapoteza ${ $n }
effect-level = mgombea tajiri kuliko wote anamlipa maskini kuliko wote ${ $n }; upande wowote ukiwa na sare, hakuna anayelipa
effect-here =
    { $n ->
        [one] pata kete moja mahali ulipo
       *[other] pata kete { $n } mahali ulipo
    }
effect-here-lost =
    { $n ->
        [one] poteza kete moja mahali ulipo
       *[other] poteza kete { $n } mahali ulipo
    }
effect-at_home =
    { $n ->
        [one] pata kete moja nyumbani
       *[other] pata kete { $n } nyumbani
    }
effect-at_home-lost =
    { $n ->
        [one] poteza kete moja nyumbani
       *[other] poteza kete { $n } nyumbani
    }
effect-ad_price = zamu hii tangazo ni ${ $n }
effect-smear_price = zamu hii kupaka tope ni ${ $n }
effect-two_free = zamu hii safari ya maeneo mawili ni bure
effect-roam = zamu hii unaweza kusafiri hadi lolote kati ya maeneo tisa, bure
effect-stuck = zamu hii huwezi kusafiri, na kubaki hakuleti kitu
effect-gather = kila mgombea anapelekwa { $at }
effect-coach = zamu hii dadu yako ina { $n } zaidi kwenye mdahalo
effect-windfall =
    { $factor ->
        [nothing] mapato yako yajayo ni sufuri
       *[double] mapato yako yajayo ni maradufu
    }
effect-radio = chagua eneo lenye nafasi kati ya yale tisa, upate kete moja huko
effect-blog = chagua kete ya mpinzani katika mojawapo ya maeneo tisa: inapotea
effect-recount = chagua mojawapo ya maeneo tisa: kila mwenye kete huko anapoteza moja
effect-swap = chagua mpinzani, na mbadilishane mahali
effect-interview = chagua mpinzani: wote mnarusha dadu, na anayeshindwa analipa hadi ${ $n }
effect-either = chagua: { $first }, au { $second }

## What a card offers

option-chip =
    { $seat-is ->
        [you] kete yako huko { $at }
       *[other] kete ya { $seat } huko { $at }
    }
option-a = ofa ya kwanza
option-b = ofa ya pili

## The regions

region-NW = Kaskazini Magharibi
region-N = Kaskazini
region-NE = Kaskazini Mashariki
region-W = Magharibi
region-C = Nairobi
region-E = Mashariki
region-SW = Kusini Magharibi
region-S = Kusini
region-SE = Kusini Mashariki
region-HN = nyumbani Kaskazini
region-HE = nyumbani Mashariki
region-HS = nyumbani Kusini
region-HW = nyumbani Magharibi

## Why a move is refused

unreadable = `{ $text }` si hatua: andika `home HN`, `move NE`, `ad C`, `smear C 2`, `debate 2`, `choose NE` au `end`.
over = Uchaguzi umekwisha.
not-your-turn = Ni zamu ya { $seat }.
no-such-seat = Hakuna kiti { $number } kwenye meza hii.
home-first = Kwanza chagua nyumbani kwako: mojawapo ya pande nne za ramani.
homes-chosen = Nyumbani huchaguliwa mara moja tu, kabla ya mwaka wa kwanza.
no-home = Huwezi kufanya makao { $at }: nyumbani ni mojawapo ya pande nne za ramani.
home-taken = Tayari kuna anayeishi { $at }.
out-of-play = Hakuna anayeishi { $at }, kwa hivyo hapatumiki katika mchezo huu.
card-first = Kadi yako inahitaji uchague kwanza.
nothing-to-choose = Hakuna kadi inayokutaka uchague sasa.
no-such-option = Kadi haitoi chaguo hili: { $option }.
moved-already = Umeshasafiri mwaka huu.
stuck = Kadi yako imekuzuia ulipo mwaka huu.
already-there = Tayari uko { $at }.
too-far = Kutoka { $from } hadi { $to } ni zaidi ya hatua mbili.
no-fare = Hadi { $to } ni hatua mbili, zinazogharimu $1, nawe huna pesa.
not-beside =
    Uko { $from }: { $campaign ->
        [ad] tangazo hufika
       *[smear] tope hufika
    } eneo hilo na yaliyo jirani, lakini si { $to }.
full = Tayari kuna kete tatu huko { $at }, kwa hivyo hakuna nafasi ya yako.
ad-too-dear = Tangazo ni ${ $price }, nawe una ${ $money }.
smear-too-dear = Kupaka tope ni ${ $price }, nawe una ${ $money }.
smear-yourself = Tope hupakwa mpinzani, si wewe mwenyewe.
no-chip = { $seat } hana kete huko { $at }.
last-chip-at-home = Hii ni kete ya mwisho ya { $seat }, { $at }, na haiwezi kupotea.
debated-already = Umeshafanya mdahalo mwaka huu.
debate-yourself = Huwezi kufanya mdahalo na nafsi yako.
not-here = { $seat } hayuko katika eneo lako.

## Why the first is first

reason-influence = Ushawishi mwingi zaidi kwenye ramani
reason-majorities = Ushawishi sawa; maeneo mengi zaidi yameamua
reason-money = Ushawishi na maeneo sawa; mfuko mzito umeamua
reason-shared = Sare kwa ushawishi, maeneo na pesa: ni serikali ya mseto
reason-solo = Miaka mitano barabarani
