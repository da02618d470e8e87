### What only the page says of Kilonzo. Events, refusals, card effects and the names of regions stand in sw.ftl.
### `$seat` is a player's name, `$seat-is` whether that is the reader. `$at` is a region as sw.ftl names it: "Kaskazini", "nyumbani Kaskazini".

## The map

# Read aloud when the map gets the focus. The names of the keys are those on the keyboard.
board = Ramani ya Kilonzo. Vitufe vya mishale hutembea, Enter hufungua yanayoweza kufanywa katika eneo, E humaliza zamu, Escape hutoka.
board-kind = ramani
# A region at the head of a slip or of a sentence.
place-title =
    { $region ->
        [NW] Kaskazini Magharibi
        [N] Kaskazini
        [NE] Kaskazini Mashariki
        [W] Magharibi
        [C] Nairobi
        [E] Mashariki
        [SW] Kusini Magharibi
        [S] Kusini
        [SE] Kusini Mashariki
        [HN] Nyumbani Kaskazini
        [HE] Nyumbani Mashariki
        [HS] Nyumbani Kusini
       *[HW] Nyumbani Magharibi
    }
# On the map itself, where there is room for a few letters.
place-short =
    { $region ->
        [C] Nairobi
        [NW] NW
        [N] N
        [NE] NE
        [W] W
        [E] E
        [SW] SW
        [S] S
       *[SE] SE
    }

# What a region is to the one whose cursor is on it, piece by piece: "Nairobi, 2 of yours, 1 of Ben’s, 3 of 3 chips".
place-free = { $place }, wazi
place-out = { $place }, nje ya mchezo
place-home =
    { $seat-is ->
        [you] nyumbani kwako
       *[other] nyumbani kwa { $seat }
    }
place-chips =
    { $seat-is ->
        [you] { $count } zako
       *[other] { $count } za { $seat }
    }
place-filled = kete { $count } kati ya 3
place-you = wewe
# One stands there, the reader stands there, or several do. `$seats` is a list of names.
place-stands =
    { $how ->
        [one] { $seats } yuko hapa
       *[other] hapa: { $seats }
    }
place-majority =
    { $seat-is ->
        [you] wingi ni wako
       *[other] wingi ni wa { $seat }
    }
# A region, followed by what can be done there.
place-move =
    { $place }; kusafiri hapa { $price ->
        [0] ni bure
       *[other] ni ${ $price }
    } na { $gain ->
        [true] kunaleta +1
       *[false] hakuleti kitu
    }
place-more =
    { $place }; { $count ->
        [one] kuna jambo 1 zaidi hapa
       *[other] kuna mambo { $count } zaidi hapa
    }

# The same in a few words, at the head of a slip: "2 Ann · 1 yours · full".
lying-free = wazi
lying-out = nje ya mchezo
lying-chips =
    { $seat-is ->
        [you] { $count } zako
       *[other] { $count } { $seat }
    }
lying-none = hakuna kete
lying =
    { $chips } · { $room ->
        [0] pamejaa
       *[other] nafasi { $room }
    }

# On the little signs, beside prices.
price-free = bure

## What is asked, and what can be done

ask-home = Chagua nyumbani: upande wa ramani wa kuanzia, na kete mbili na $2.
ask-card = “{ $card }”: { $effect }
ask-turn = Ni zamu yako.
# `$can` is a list of the next four, "Move, advertise or debate".
ask-year =
    Mwaka wa { $year }, ${ $money }. { $can }{ $staying ->
        [true] ; ukimaliza hapa bila kusafiri unapata +1
       *[false] {""}
    }.
ask-can-move = safiri
ask-can-ad = tangaza
ask-can-smear = paka tope
ask-can-debate = fanya mdahalo
ask-can-nothing = Hakuna la kufanya tena

# What a card does, as a sentence of its own.
effect-alone = { $effect }.

# A move, as a button or a list of moves names it.
move-home = Fanya makao { $at }
move-move = Safiri hadi { $at }
move-ad = Tangazo huko { $at }
move-smear = Mpake tope { $rival } huko { $at }
move-debate = Mdahalo na { $rival }
move-choose = Chagua { $option }
move-end = Maliza zamu

# The choices on the slip of a region: a name, and what it brings.
act-home = Fanya makao
act-move = Safiri hapa
act-ad = Tangaza
act-smear = Mpake tope { $rival }
act-debate = Mdahalo na { $rival }
act-choose-rival = Chagua { $rival }
act-choose-place = Chagua eneo hili
act-home-brings = mgombea wako, kete mbili na $2
act-move-brings =
    { $gain ->
        [true] +1 ushawishi ukifika
       *[false] hakuna ushawishi ukifika
    }
act-ad-brings = +1 ushawishi
act-smear-brings = −1 kwa { $rival }
act-debate-brings =
    Kushinda { $percent }%: { $stake ->
        [both] utwae kete, au upoteze moja
        [win] utwae kete, huna cha kupoteza
        [lose] hakuna cha kutwaa, kete moja ya kupoteza
       *[none] hakuna kete inayoweza kubadilisha mikono
    }
act-end-brings =
    { $staying ->
        [true] +1 ushawishi kwa kubaki
       *[false] hupati kitu kwa kubaki
    }

# What the move under the cursor would change. `$change` is "+1" or "−2", `$count` the same without its sign.
gain-influence =
    ushawishi { $change } { $seat-is ->
        [you] kwako
       *[other] kwa { $seat }
    }
gain-money =
    dola { $change } { $seat-is ->
        [you] kwako
       *[other] kwa { $seat }
    }
gain-none = hakuna anayepata wala kupoteza

## The four corners: years, cards, funding, dice

# Read aloud.
corner-homes = Kila mmoja anachagua nyumbani
corner-year = Mwaka wa { $year } kati ya 5
corner-card = Kadi ya mwisho: { $card }. Enter huisoma
corner-deck = Kadi za Bahati: { $count }, hakuna iliyovutwa
corner-dice = Dadu za mwisho. Enter huzionyesha
corner-no-dice = Bado hakuna dadu zilizorushwa
corner-no-funding = Hakuna mapato tena
# `$payers` is a list of the next one, or says that nothing pays.
corner-funding =
    { $seat-is ->
        [you] Mapato yako yajayo
       *[other] Mapato yajayo ya { $seat }
    }: ${ $total }, { $payers }
corner-payer = ${ $amount } kutoka { $at }
corner-no-payer = bado hakuna kinacholipa

# Drawn in the corners, where there is little room.
drawn-homes = Makao
drawn-over = Uchaguzi
drawn-year = Mwaka { $year }
drawn-deck = zimebaki { $count }
drawn-next = mwaka ujao
drawn-payers =
    { $count ->
        [0] bado hakuna
        [one] kutoka eneo 1
       *[other] kutoka maeneo { $count }
    }
drawn-count = hesabu

# The paper with the coming funding.
ledger =
    { $seat-is ->
        [you] Mapato yako yajayo
       *[other] Mapato yajayo ya { $seat }
    }
ledger-none = Bado hakuna kinacholipa.
ledger-factor = kadi inazidisha

# The dice.
dice-title =
    { $purpose ->
        [start] Nani aanze?
        [debate] Mdahalo
       *[interview] Mahojiano
    }
dice-tie = Sare: tena.
dice-close = Funga
dice-skip = Ruka

# A Card of Chance. `$seat` drew it.
card-label = Kadi ya Bahati: { $card }
card-head = Kadi ya Bahati · { $seat }
card-close = Weka kadi kando

## How it stands

# Under a player's name: money, and the funding of next year.
holding =
    ${ $money }{ $income ->
        [none] {""}
       *[other] {" "}· ujao +${ $income }
    }

# The position in plain text.
described-homes = Kila mmoja anachagua nyumbani.
described-over = Uchaguzi umekwisha.
described-turn = Mwaka wa { $year } kati ya 5, zamu ya { $seat }.
# `$where` and `$leads` are two of the four after this one.
described-seat =
    { $seat }: kete { $chips }, ${ $money }, { $where }, { $leads }.{ $income ->
        [none] {""}
       *[other] {" "}Mapato yajayo ${ $income }.
    }
described-in = yuko { $at }
described-off = hayuko ubaoni
described-leads = anaongoza { $places }
described-leads-none = haongozi popote
# `$region` is what a player would type: "NW".
described-place = { $region }: { $place }.
described-card = Kadi ya mwisho: { $card }. { $effect }

## Election night

night-closed = Vituo vya kura vimefungwa
night-reports = { $place }: matokeo yamefika
night-counted = Maeneo { $counted } kati ya { $of } yamehesabiwa
night-alone = Kete { $chips } kwa miaka mitano
# A table of what is compared, and the rule behind it.
night-compared = Hulinganishwa kwa mpangilio huu ({ $rule })
night-influence = Kete kwenye ramani
night-majorities = Maeneo yaliyoshikiliwa
night-money = Pesa
