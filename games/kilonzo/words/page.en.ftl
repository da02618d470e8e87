### What only the page says of Kilonzo. Events, refusals, card effects and the names of regions stand in en.ftl.
### `$seat` is a player's name, `$seat-is` whether that is the reader. `$at` is a region as en.ftl names it: "the North".

## The map

# Read aloud when the map gets the focus. The names of the keys are those on the keyboard.
board = Kilonzo map. Arrow keys walk, Enter opens what can be done in a region, E ends the turn, Escape leaves.
board-kind = map
# A region at the head of a slip or of a sentence.
place-title =
    { $region ->
        [NW] The North-West
        [N] The North
        [NE] The North-East
        [W] The West
        [C] Nairobi
        [E] The East
        [SW] The South-West
        [S] The South
        [SE] The South-East
        [HN] The northern home
        [HE] The eastern home
        [HS] The southern home
       *[HW] The western home
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
place-free = { $place }, free
place-out = { $place }, out of play
place-home =
    { $seat-is ->
        [you] your home
       *[other] { $seat }’s home
    }
place-chips =
    { $seat-is ->
        [you] { $count } of yours
       *[other] { $count } of { $seat }’s
    }
place-filled = { $count } of 3 chips
place-you = you
# One stands there, the reader stands there, or several do. `$seats` is a list of names.
place-stands =
    { $how ->
        [one] { $seats } stands here
       *[other] { $seats } stand here
    }
place-majority =
    { $seat-is ->
        [you] majority yours
       *[other] majority { $seat }’s
    }
# A region, followed by what can be done there.
place-move =
    { $place }; moving here costs { $price ->
        [0] nothing
       *[other] ${ $price }
    } and brings { $gain ->
        [true] +1
       *[false] nothing
    }
place-more =
    { $place }; { $count ->
        [one] 1 more thing
       *[other] { $count } more things
    } to do here

# The same in a few words, at the head of a slip: "2 Ann · 1 yours · full".
lying-free = free
lying-out = out of play
lying-chips =
    { $seat-is ->
        [you] { $count } yours
       *[other] { $count } { $seat }
    }
lying-none = no chips
lying =
    { $chips } · { $room ->
        [0] full
       *[other] room for { $room }
    }

# On the little signs, beside prices.
price-free = free

## What is asked, and what can be done

ask-home = Choose a home: a side of the map to start from, with two chips and $2.
ask-card = “{ $card }”: { $effect }
ask-turn = It is your turn.
# `$can` is a list of the next four, "Move, advertise or debate".
ask-year =
    Year { $year }, ${ $money }. { $can }{ $staying ->
        [true] ; ending here without a move brings +1
       *[false] {""}
    }.
ask-can-move = move
ask-can-ad = advertise
ask-can-smear = smear
ask-can-debate = debate
ask-can-nothing = Nothing left to do

# What a card does, as a sentence of its own.
effect-alone = { $effect }.

# A move, as a button or a list of moves names it.
move-home = Settle in { $at }
move-move = Move to { $at }
move-ad = Ad in { $at }
move-smear = Smear { $rival } in { $at }
move-debate = Debate { $rival }
move-choose = Choose { $option }
move-end = End turn

# The choices on the slip of a region: a name, and what it brings.
act-home = Settle here
act-move = Move here
act-ad = Ad campaign
act-smear = Smear { $rival }
act-debate = Debate { $rival }
act-choose-rival = Choose { $rival }
act-choose-place = Choose this region
act-home-brings = your candidate, two chips and $2
act-move-brings =
    { $gain ->
        [true] +1 influence on arrival
       *[false] no influence on arrival
    }
act-ad-brings = +1 influence
act-smear-brings = −1 for { $rival }
act-debate-brings =
    { $percent }% to win: { $stake ->
        [both] take a chip, or lose one
        [win] take a chip, nothing to lose
        [lose] nothing to take, one chip to lose
       *[none] no chip can change hands
    }
act-end-brings =
    { $staying ->
        [true] +1 influence for staying
       *[false] nothing for staying
    }

# What the move under the cursor would change. `$change` is "+1" or "−2", `$count` the same without its sign.
gain-influence =
    { $change } influence for { $seat-is ->
        [you] you
       *[other] { $seat }
    }
gain-money =
    { $change } { $count ->
        [one] dollar
       *[other] dollars
    } for { $seat-is ->
        [you] you
       *[other] { $seat }
    }
gain-none = nobody gains or loses

## The four corners: years, cards, funding, dice

# Read aloud.
corner-homes = Homes are being chosen
corner-year = Year { $year } of 5
corner-card = Last card: { $card }. Enter reads it
corner-deck =
    { $count ->
        [one] 1 Card of Chance
       *[other] { $count } Cards of Chance
    }, none drawn
corner-dice = The last dice. Enter shows them
corner-no-dice = No dice have been rolled yet
corner-no-funding = No more funding comes
# `$payers` is a list of the next one, or says that nothing pays.
corner-funding =
    { $seat-is ->
        [you] Your next funding
       *[other] { $seat }’s next funding
    }: ${ $total }, { $payers }
corner-payer = ${ $amount } from { $at }
corner-no-payer = nothing pays yet

# Drawn in the corners, where there is little room.
drawn-homes = Homes
drawn-over = Election
drawn-year = Year { $year }
drawn-deck = { $count } left
drawn-next = next year
drawn-payers =
    { $count ->
        [0] nothing yet
        [one] from 1 place
       *[other] from { $count } places
    }
drawn-count = the count

# The paper with the coming funding.
ledger =
    { $seat-is ->
        [you] Your next funding
       *[other] { $seat }’s next funding
    }
ledger-none = Nothing pays yet.
ledger-factor = the card multiplies

# The dice.
dice-title =
    { $purpose ->
        [start] Who starts?
        [debate] Debate
       *[interview] Interview
    }
dice-tie = A tie: once more.
dice-close = Close
dice-skip = Skip

# A Card of Chance. `$seat` drew it.
card-label = Card of Chance: { $card }
card-head = Card of Chance · { $seat }
card-close = Put the card away

## How it stands

# Under a player's name: money, and the funding of next year.
holding =
    ${ $money }{ $income ->
        [none] {""}
       *[other] {" "}· next +${ $income }
    }

# The position in plain text.
described-homes = Homes are being chosen.
described-over = The election is over.
described-turn = Year { $year } of 5, { $seat }’s turn.
# `$where` and `$leads` are two of the four after this one.
described-seat =
    { $seat }: { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }, ${ $money }, { $where }, { $leads }.{ $income ->
        [none] {""}
       *[other] {" "}Next funding ${ $income }.
    }
described-in = in { $at }
described-off = not on the board
described-leads = leads { $places }
described-leads-none = leads nowhere
# `$region` is what a player would type: "NW".
described-place = { $region }: { $place }.
described-card = Last card: { $card }. { $effect }

## Election night

night-closed = The polls are closed
night-reports = { $place } reports
night-counted = { $counted } of { $of } regions counted
night-alone =
    { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } in five years
# A table of what is compared, and the rule behind it.
night-compared = Compared in this order ({ $rule })
night-influence = Chips on the map
night-majorities = Regions held
night-money = Money
