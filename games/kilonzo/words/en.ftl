### Kilonzo in sentences.

## What happens

deck-shuffled = The { $cards } Cards of Chance are shuffled.
rolled =
    { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $die } { $purpose ->
        [start] to see who starts
        [debate] in the debate
       *[interview] in the interview
    }.
rolled-with-coach =
    { $seat-is ->
        [you] You roll { $die }, and your coach makes it { $counts }.
       *[other] { $seat } rolls { $die }, and a coach makes it { $counts }.
    }
starter =
    { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
home-chosen =
    { $seat-is ->
        [you] You settle in { $to }.
       *[other] { $seat } settles in { $to }.
    }
    .did = settled in { $to }
travelled =
    { $seat-is ->
        [you] You travel to { $to }.
       *[other] { $seat } travels to { $to }.
    }
    .did = travelled to { $to }
put =
    { $seat-is ->
        [you] You are put in { $to }.
       *[other] { $seat } is put in { $to }.
    }
    .did = put in { $to }
chips-gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $count ->
        [one] one chip
       *[other] { $count } chips
    } in { $at } { $cause }.
    .did = +{ $count } in { $at } { $cause }
    .each = at
chips-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] one chip
       *[other] { $count } chips
    } in { $at } { $cause }.
    .did = −{ $count } in { $at } { $cause }
    .each = at
no-chips =
    { $seat-is ->
        [you] You gain and lose no chip in { $at }.
       *[other] { $seat } gains and loses no chip in { $at }.
    }
    .did = no change in { $at }
    .each = at
money-paid =
    { $seat-is ->
        [you] You pay
       *[other] { $seat } pays
    } ${ $amount } { $what ->
        [ad] for an ad
        [smear] for a smear
       *[fare] for the longer way
    }.
money-gained =
    { $seat-is ->
        [you] You get
       *[other] { $seat } gets
    } ${ $amount } { $cause }.
money-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } ${ $amount } { $cause }.
no-money =
    { $seat-is ->
        [you] You get no money { $cause }.
       *[other] { $seat } gets no money { $cause }.
    }
turn =
    { $seat-is ->
        [you] Your year { $year } begins.
       *[other] Year { $year } begins for { $seat }.
    }
drew =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } “{ $card }”: { $effect }.
chose =
    { $seat-is ->
        [you] You choose { $option }.
       *[other] { $seat } chooses { $option }.
    }
only-choice = There is only one choice: { $option }.
no-option = “{ $card }” finds nothing to choose from, so nothing happens.
debate-won =
    { $seat-is ->
        [you] You win the debate against { $loser }.
       *[other] { $seat } wins the debate against { $loser-is ->
            [you] you
           *[other] { $loser }
        }.
    }
    .did = won the debate against { $loser }
interview-won =
    { $seat-is ->
        [you] You outshine { $loser } in the interview.
       *[other] { $seat } outshines { $loser-is ->
            [you] you
           *[other] { $loser }
        } in the interview.
    }
    .did = outshone { $loser } in the interview
game-over = Five years are over. The votes are counted.

## Why chips and money change hands

cause-home = to begin with
cause-funding = as funding
cause-fare = for the longer way
cause-landing = for arriving where no rival is
cause-ad = through an ad
cause-smear = to a smear
cause-debate = in the debate
cause-staying = for staying
cause-card = through the card

## What a card does: these follow the name of the card, or stand on it

effect-money = gain ${ $n }
effect-money-lost = lose ${ $n }
effect-money_all = everybody gains ${ $n }
effect-money_all-lost = everybody loses ${ $n }
effect-level = the richest candidate pays the poorest ${ $n }; if either is tied, nobody pays
effect-here =
    { $n ->
        [one] gain one chip where you stand
       *[other] gain { $n } chips where you stand
    }
effect-here-lost =
    { $n ->
        [one] lose one chip where you stand
       *[other] lose { $n } chips where you stand
    }
effect-at_home =
    { $n ->
        [one] gain one chip at home
       *[other] gain { $n } chips at home
    }
effect-at_home-lost =
    { $n ->
        [one] lose one chip at home
       *[other] lose { $n } chips at home
    }
effect-ad_price = this turn an ad costs ${ $n }
effect-smear_price = this turn a smear costs ${ $n }
effect-two_free = this turn a move of two regions is free
effect-roam = this turn the move may go to any of the nine regions, free
effect-stuck = this turn you may not move, and staying brings nothing
effect-gather = every candidate is put in { $at }
effect-coach = this turn your die counts { $n } more in a debate
effect-windfall =
    { $factor ->
        [nothing] your next funding brings nothing
       *[double] your next funding is doubled
    }
effect-radio = choose one of the nine regions with room, and gain one chip there
effect-blog = choose a rival’s chip in one of the nine regions: it is lost
effect-recount = choose one of the nine regions: everybody with a chip there loses one
effect-swap = choose a rival, and the two of you change places
effect-interview = choose a rival: both roll, and the loser pays up to ${ $n }
effect-either = choose: { $first }, or { $second }

## What a card offers

option-chip =
    { $seat-is ->
        [you] your chip in { $at }
       *[other] { $seat }’s chip in { $at }
    }
option-a = the first offer
option-b = the second offer

## The regions

region-NW = the North-West
region-N = the North
region-NE = the North-East
region-W = the West
region-C = Nairobi
region-E = the East
region-SW = the South-West
region-S = the South
region-SE = the South-East
region-HN = the northern home
region-HE = the eastern home
region-HS = the southern home
region-HW = the western home

## Why a move is refused

unreadable = `{ $text }` is not a move: write `home HN`, `move NE`, `ad C`, `smear C 2`, `debate 2`, `choose NE` or `end`.
over = The election is over.
not-your-turn = It is { $seat }’s turn.
no-such-seat = There is no seat { $number } at this table.
home-first = Choose your home first: one of the four sides of the map.
homes-chosen = Homes are chosen once, before the first year.
no-home = You cannot settle in { $at }: a home is one of the four sides of the map.
home-taken = Somebody lives in { $at } already.
out-of-play = Nobody lives in { $at }, so it is out of play.
card-first = Your card asks for a choice first.
nothing-to-choose = No card asks you for a choice now.
no-such-option = The card does not offer { $option }.
moved-already = You have moved this year already.
stuck = Your card keeps you where you are this year.
already-there = You are in { $at } already.
too-far = It is more than two steps from { $from } to { $to }.
no-fare = It is two steps to { $to }, which costs $1, and you have no money.
not-beside =
    You are in { $from }: { $campaign ->
        [ad] an ad
       *[smear] a smear
    } reaches that region and the ones beside it, but not { $to }.
full = There are three chips in { $at } already, so there is no room for yours.
ad-too-dear = An ad costs ${ $price }, and you have ${ $money }.
smear-too-dear = A smear costs ${ $price }, and you have ${ $money }.
smear-yourself = A smear is aimed at a rival, not at yourself.
no-chip = { $seat } has no chip in { $at }.
last-chip-at-home = This is { $seat }’s last chip at home, in { $at }, and it cannot be lost.
debated-already = You have debated this year already.
debate-yourself = You cannot debate yourself.
not-here = { $seat } is not in your region.

## Why the first is first

reason-influence = Most influence on the map
reason-majorities = Equal influence; more regions held decide
reason-money = Equal influence and regions; the fuller purse decides
reason-shared = Equal in influence, regions and money: the office is shared
reason-solo = Five years on the road
