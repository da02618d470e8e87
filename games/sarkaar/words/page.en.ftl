### What only the page says of Sarkaar. Events and refusals stand in en.ftl; it is read together with this file, whose messages may use
### those of en.ftl inside.
### `$seat` is a player's name, `$seat-is` whether that is the reader. Names of cards, leaders and states come from the component set;
### "Clean Chit" and "Victory card" are cards too: call them as the set does in your language.

## Names of things

amount =
    { $token ->
        [voter] { voters }
        [moolah] { moolah }
       *[power] { power }
    }
amount-none = { no-tokens }
# What a price or a purse is counted in, beside a figure.
token =
    { $token ->
        [voter] { resource-voter }
        [moolah] { resource-moolah }
       *[power] { resource-power }
    }
# A picture, read aloud.
sign =
    { $sign ->
        [voter] voter
        [moolah] moolah
        [power] power
        [culture] culture
        [development] development
        [strategy] strategy
       *[aggression] aggression
    }
deck =
    { $deck ->
        [strategy] { deck-strategy }
       *[aggression] { deck-aggression }
    }
benefit =
    { $benefit ->
        [power] { benefit-power }
        [moolah] { benefit-moolah }
        [voter] { benefit-voter }
        [culture] { benefit-culture }
        [development] { benefit-development }
        [strategy] { benefit-strategy }
       *[aggression] { benefit-aggression }
    }
# The same on a button.
benefit-button =
    { $benefit ->
        [power] 1 power
        [moolah] 1 moolah
        [voter] 1 voter
        [culture] A step of culture
        [development] A step of development
        [strategy] A strategy card
       *[aggression] An aggression card
    }
# The three ladders, short, and where they may be broken.
ladder =
    { $ladder ->
        [development] Develop{"\u00AD"}ment
        [culture] Culture
       *[national] States
    }
# Kinds of points: as headings, and inside a sentence or a legend.
points-heading =
    { $kind ->
        [states] Governments
        [full] Full majorities
        [awards] Awards
       *[cards] Victory cards
    }
points-kind =
    { $kind ->
        [states] governments
        [full] full majorities
        [awards] awards
       *[cards] Victory cards
    }
# A player with a figure, in a list: "you 3, Ben 1".
player-figure =
    { $seat-is ->
        [you] you { $figure }
       *[other] { $seat } { $figure }
    }
# One more thing said of the same.
also = { $first }; { $more }
nothing-in-list = none

# What a card is aimed at, inside a sentence; and alone, as a choice.
target-square = { square }
target-track =
    { $track ->
        [development] { track-development }
       *[culture] { track-culture }
    }
target-player =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
target-share =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    } ({ $amount })
target-back =
    { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $deck ->
        [strategy] strategy cards
       *[aggression] aggression cards
    }
target-marker =
    { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $track ->
        [development] development marker
       *[culture] culture marker
    }
choice-square = Seat { $number } of { $state }
choice-track =
    { $track ->
        [development] Development
       *[culture] Culture
    }
card-aimed = { $card }, aimed at { $target }

## What is asked

ask-pick = Pick your leader: a low number moves first, a high one starts richer.
ask-main =
    { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }: seat, step, benefit or card{ $addons ->
        [0] .
        [one] ; or 1 add-on.
       *[other] ; or { $addons } add-ons.
    }
ask-no-action =
    No action left. { $addons ->
        [0] { $free ->
            [true] End the turn, or play a free card.
           *[false] End the turn.
        }
        [one] 1 add-on may follow the last card.
       *[other] { $addons } add-ons may follow the last card.
    }
ask-cash = Cash more cards for { $rate } moolah each, all in the same action, or be done.
ask-benefit = Take what the tile owes you, or leave the rest.
ask-draw =
    Take { $deck ->
        [strategy] a strategy card
        [aggression] an aggression card
       *[any] a card
    }: an open one, or from the deck.
ask-step-play =
    Play { $deck ->
        [strategy] a strategy card
        [aggression] an aggression card
       *[any] a card
    } without using an action: from your hand, or turned up.
ask-flipped = { $card } turned up: play it at its price, or put it away.
ask-snatched = You snatched { $card }: play it at once, or keep it.
ask-snatched-unseen = Play the snatched card, or keep it.
ask-react = { $card } is played against you. A Clean Chit ({ $price }) would stop it.
ask-react-answered = Your { $card } is answered with a Clean Chit. Answer that?
ask-react-chit = Your Clean Chit is answered with another. Answer that?
ask-trim =
    More than { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }: drop one for nothing.
ask-over = { over }

## Moves

move-end = End turn
move-done = Done
move-pass = Let it pass
move-skip = Skip
move-keep = Keep it
move-flip = Turn one up
move-leader = Lead as { $leader }
move-seat = Buy { $square }
move-power = Take { $square } by power
move-track =
    { $track ->
        [development] Climb a step of development
       *[culture] Climb a step of culture
    }
move-state = Take { $benefit } from { $state }
move-state-all = Take all from { $state }
move-take = Take { $benefit }
move-draw = Take { $card }
move-draw-closed = Draw from the closed deck
move-play = Play { $card }
move-addon = Add { $card }
move-cash = Cash { $card }
move-drop = Drop { $card }
move-chit = Answer with { $card }

# The choices on a slip: a name, and below it what it costs or brings.
act-all = Take all benefits
act-state = as the government, for an action
act-state-all = as the government, for an action: { $benefits }
act-seat = Buy seat { $number }
act-power = Take seat { $number } from { $seat }
act-play = Play it
act-play-how =
    { $action ->
        [true] for an action
       *[false] takes no action
    }
act-addon = Add it
act-addon-how = as an add-on to the last card action
act-cash = Cash it for { $rate } moolah
act-cash-how =
    { $same ->
        [true] same action
       *[false] one action, however many cards
    }
act-drop = Drop it
act-drop-how = for nothing: the hand is over its limit
act-chit = Answer with it
act-chit-how = { $card } stops the card

# What a seat costs and brings: alone on a line, or among other things.
pay =
    { $alone ->
        [true] { $affordable ->
            [true] You pay { $sum }
           *[false] You would have to pay { $sum }
        }
       *[false] { $affordable ->
            [true] you pay { $sum }
           *[false] you would have to pay { $sum }
        }
    }
# Moolah stands in for what is missing: "you pay 2 voters and 1 moolah: 1 moolah for the 1 voter you lack".
pay-missing =
    { $alone ->
        [true] { $affordable ->
            [true] You pay { $sum }
           *[false] It would take { $sum }
        }
       *[false] { $affordable ->
            [true] you pay { $sum }
           *[false] it would take { $sum }
        }
    }: { $moolah } moolah for the { $missing } you lack
pay-impossible = { too-few-voters }
brings-benefits = the tile gives { $benefits }
brings-kept = you keep governing
brings-you = you would govern
brings-fall = the government of { $seat } would fall
brings-other = { $seat } would govern

# The bill beside the seat under the pointer.
tag-card =
    { $aimable ->
        [true] { $card } here
       *[false] { $card } cannot be aimed here
    }
tag-offer =
    { $by ->
        [power] By power: { $price }
       *[seat] Buy: { $price }
    }
tag-benefits = The tile gives { $benefits }
tag-you-govern =
    You would govern: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tag-fall = The government would fall
tag-empty = Seat for { $price }
tag-own = Your seat
tag-taken = { $seat }’s seat, { $price }
# `$change` is "+3" or "−3", `$points` the same without its sign.
tag-points =
    { $change } { $points ->
        [one] point
       *[other] points
    }

## The map

# Read aloud when the board gets the focus. The keys are those that work on it.
board = Sarkaar board. Arrow keys walk over states, ladders, decks and your cards; Enter opens or takes; numbers open your cards; M is the majority lens, N counts cards; E ends the turn.
board-kind = board
whole-map = Whole map
below = Below the map
below-tab =
    { $dock ->
        [hand] Hand
        [decks] Decks
       *[ladders] Ladders
    }
below-hand = Hand { $cards }

# A state, read aloud: its name, who governs, who is there, what is empty, what its tile gives.
field = { $state }; { $government }; { $players }; { $empty }; { $tile }
field-legal = { $field }; something can be done here
field-open =
    no government, { $majority } of { $seats } seats make one for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
field-governed =
    governed by { $seat-is ->
        [you] you
       *[other] { $seat }
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $full ->
        [true] , full majority
       *[false] {""}
    }
field-nobody = nobody is here
field-empty = empty seats, priced in voters: { $prices }
field-no-empty = no empty seat
field-tile = tile: { $benefits }
field-blocked = tile blocked
field-title-blocked = Blocked: gives nothing

# The same at the head of its slip, a line each.
slip-open =
    { $majority } of { $seats } seats govern, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
slip-governed =
    governed by { $seat-is ->
        [you] you
       *[other] { $seat }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $full ->
        [true] , full majority
       *[false] {""}
    }
slip-nobody = nobody is here yet
slip-tile = its tile gives { $benefits }
slip-blocked = its tile is blocked and gives nothing
slip-next = next to { $states }
slip-reaction = It waits for a card that is played against you.
slip-nothing = Nothing to do with it just now.
slip-why = Why?
slip-free = free

# The majority lens: very short, there is little room.
lens = Majority lens
lens-title = Majority lens: who leads, by how much, what flips it
lens-full =
    { $seat-is ->
        [you] you hold it for good
       *[other] { $seat } holds it for good
    }
# `$spare` seats can be lost before the government falls.
lens-governs =
    { $seat-is ->
        [you] you govern
       *[other] { $seat } governs
    }, { $spare ->
        [0] none to spare
       *[other] { $spare } to spare
    }
lens-leads =
    { $seat-is ->
        [you] you lead
       *[other] { $seat } leads
    } by { $lead }
lens-level = level
lens-nobody = nobody yet
# Seats that are missing for a majority; others are shown by their sign. A price in voters follows.
lens-more =
    { $seat-is ->
        [you] you { $missing } more:
       *[other] { $missing } more:
    }
lens-short =
    { $seat-is ->
        [you] you { $missing } short, too few empty
       *[other] { $missing } short, too few empty
    }
lens-safe = no rival has a seat here
# After a party's sign, before a price: it can bring the government down, or only take a seat.
lens-threat =
    { $topples ->
        [true] breaks it
       *[false] takes one
    }
lens-cannot-pay = (cannot pay)

## Ladders, and the race

ladder-label =
    { $ladder ->
        [development] Development ladder
        [culture] Culture ladder
       *[national] States ladder
    }; { $levels }; { $seat-is ->
        [nobody] nobody holds
        [you] you hold
       *[other] { $seat } holds
    } its { $points ->
        [one] 1 point
       *[other] { $points } points
    } (from { $from })
ladder-next = next step: { $step }
ladder-cost = a step costs an action and { $cost } moolah
# What a rung gives: alone, or after other words.
step-gain =
    { $alone ->
        [true] Gain { $tokens }
       *[false] gain { $tokens }
    }
step-play =
    { $alone ->
        [true] Play
       *[false] play
    } { $deck ->
        [strategy] a strategy card
       *[aggression] an aggression card
    } without using an action
step-income =
    { $voters ->
        [one] 1 voter
       *[other] { $voters } voters
    } more at each income
step-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    } for the player who is ahead here

# `$players` is a list of players with their points.
race = Points, { $target } win: { $players }. Opens where they come from
race-caption = Where the points come from ({ $rule })
race-points = Points
race-missing = Still to go
race-leader = Leader
race-tokens = Voters / moolah / power
race-cards = Strategy / aggression cards
race-income = Next income in voters
race-chit = Would be asked for a Clean Chit
race-yes-no =
    { $yes ->
        [true] yes
       *[false] no
    }

## Hands, decks and leaders

holding-picked = has picked a leader
holding-picks = picks a leader
holding = { $voters } · { $moolah } · { $power }
holding-cards =
    { $deck ->
        [strategy] { $count ->
            [one] 1 strategy card in hand
           *[other] { $count } strategy cards in hand
        }
       *[aggression] { $count ->
            [one] 1 aggression card in hand
           *[other] { $count } aggression cards in hand
        }
    }
holding-leader = { $leader }: { $privilege }

hand-tokens = Your tokens
hand-used =
    { $used } of { $limit ->
        [one] 1 action
       *[other] { $limit } actions
    } used ({ $rule })
hand-left-label =
    { $left } of { $limit ->
        [one] 1 action
       *[other] { $limit } actions
    } left
hand-left = { $left } left
hand-rebate = −{ $voters } a seat
hand-rebate-title =
    { $card }: each seat costs { $voters ->
        [one] 1 voter
       *[other] { $voters } voters
    } less
# Short for the card that is in force.
hand-same = landslide
hand-same-title = { $card }: the same state may be used again
hand-raised = overtime
hand-raised-title = { $card }: more actions this turn
hand-addons =
    { $count ->
        [one] 1 add-on
       *[other] { $count } add-ons
    }
hand-addons-title = Add-ons that may follow the last card action
hand-income = next +{ $voters }
hand-income-title = Your next income ({ $rule })
# A card in the hand, read aloud. `$does` is what it does, in sentences.
hand-card =
    { $card }, costs { $price }: { $does }{ $legal ->
        [true] {""}
       *[false] {" "}Not playable now.
    }
hand-card-halves = { $weak } With power: { $strong }
hand-empty = No cards yet. Tiles with a knight or a fist give some.
hand-watching = You are watching: hands stay with their owners.

row-draw =
    Draw from the closed { $deck ->
        [strategy] strategy deck
       *[aggression] aggression deck
    }, { $closed ->
        [one] 1 card
       *[other] { $closed } cards
    }
row-closed =
    Closed { $deck ->
        [strategy] strategy deck
       *[aggression] aggression deck
    }, { $closed ->
        [one] 1 card
       *[other] { $closed } cards
    }, { $discarded } discarded. Opens the count
row-card =
    { $take ->
        [true] Take { $card }. { $does }
       *[false] Open: { $card }. { $does }
    }

count-sum = { $closed } closed · { $discarded } discarded
count-chits =
    { $count ->
        [one] 1 Clean Chit
       *[other] { $count } Clean Chits
    } unseen
count-title = { $unseen } of { $count } where you cannot see them
count-note = Unseen of all copies: closed, or in somebody else’s hand ({ $rule }).
count-close = Close

look-close = Put { $card } away
news-close = Put away

leader-call = Who shall it be?
leader-waits = Your poster is up. The others still choose.
leader-order = Place in the turn order: lower moves earlier
leader-cards =
    { $deck ->
        [strategy] strategy cards
       *[aggression] aggression cards
    }
leader-stamp = Nominated

## What a card or a leader does

card-price = its price
card-no-price = costs nothing
card-kind =
    { $kind ->
        [free] free
        [addon] add-on
       *[reaction] answer
    }
# Before what the stronger half does.
card-strong = With { $power } power or more:
card-strong-short = With { $power }+ power:

does-climb =
    Climb { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } on { $track ->
        [development] the development track.
       *[culture] the culture track.
    }
does-climb-any = Climb 1 step on a track of your choice.
does-climb-both = Climb 1 step on a track of your choice, then 1 on the other.
does-gain = Gain { $tokens }.
does-steal = Steal { $tokens } from opponents, shared out as you like.
does-rebate =
    This turn every seat you buy costs { $voters ->
        [one] 1 voter
       *[other] { $voters } voters
    } less.
does-same-state = This turn you may act for any number of seats in the same state, by voters and by power.
does-limit =
    This turn you have up to { $actions ->
        [one] 1 action.
       *[other] { $actions } actions.
    }
does-neighbour = Take all benefits of a state that adjoins one of yours.
does-victory =
    Lay it before you: { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    } for good.
does-take-seat =
    { $from ->
        [government] Take a seat of the government in a state where you have one.
       *[other] Take a seat, in a state where you have one, from a player who does not govern it.
    }
does-expand = Take an empty seat in a state you govern; if none is empty, one of an opponent.
does-skip =
    An opponent’s next turn has { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } less.
does-snatch = Draw a card of a chosen back from an opponent’s hand; play it at its price or keep it.
does-push =
    An opponent falls { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } on a track.
does-block = Block the tile of a state; a tile that was blocked before comes back.
does-cancel = Out of turn: a card played against you has no effect on you. It can be answered in turn.

# The same on the card, in a few words and pictures. `$token`, `$culture` and `$development` are pictures.
gist-plus = +{ $n } { $token }
gist-climb-any = +1 { $culture } or { $development }
gist-climb-both = +1 { $culture } +1 { $development }
gist-steal = steal { $n } { $token }
gist-rebate = seats −{ $n } { $token }
gist-same-state = same state again
gist-limit =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
gist-neighbour = a neighbour’s tile
gist-victory =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
gist-take-seat =
    { $from ->
        [government] take a ruler’s seat
       *[other] take a rival’s seat
    }
gist-expand = a seat where you rule
gist-skip =
    { $actions ->
        [one] a rival: −1 action
       *[other] a rival: −{ $actions } actions
    }
gist-snatch = steal a card
gist-push =
    { $steps ->
        [one] a rival: −1 step
       *[other] a rival: −{ $steps } steps
    }
gist-block = block a tile
gist-cancel = stops a card

privilege-none = None.
privilege-state-all = A state action gives all benefits of the tile.
privilege-income = Each turn begins with { $tokens } more.
privilege-seat =
    The first seat action of each turn costs { $voters ->
        [one] 1 voter
       *[other] { $voters } voters
    } less.
privilege-track = A step on a track costs { $moolah } moolah.
privilege-card = Every card costs { $less } less, Clean Chit included.
privilege-threshold = Cards are strong from { $power } power on.
privilege-power = A power action costs { $power } power less, at least 1.
privilege-cash = A cashed card brings { $moolah } moolah.
privilege-convert =
    { $moolah ->
        [one] 1 moolah stands
       *[other] { $moolah } moolah stand
    } for 1 power.
privilege-hand =
    The hand may hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } at the end of a turn.

## Notices: a card in question, benefits, a card that turned up

notice-question = A question
notice-plays =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } on { $target }.
notice-chits =
    Clean Chits so far: { $count }. { $stopped ->
        [true] As it stands, the card is stopped.
       *[false] As it stands, the card works.
    }
notice-price =
    A Clean Chit costs you { $price }.{ $held ->
        [0] {" "}You hold none, so all you can do is let it pass; nobody else can tell.
       *[other] {""}
    }
notice-answer = Answer with a Clean Chit
notice-asked =
    { $seat-is ->
        [you] You are asked.
       *[other] { $seat } is asked for an answer.
    } { $unseen ->
        [0] You have seen every Clean Chit.
        [one] There is 1 Clean Chit you have not seen.
       *[other] There are { $unseen } Clean Chits you have not seen.
    }
notice-benefits = Benefits to take
notice-owes = The tile owes you
notice-card = A card to play
notice-turned =
    { $how ->
        [flipped] Turned up: { $card }
       *[snatched] Snatched: { $card }
    }
notice-unplayable = It cannot be played here: no target, or no money for it.

# What the card in question would do. `$seat` is the player it is aimed at.
threat-aimed =
    { $card } is aimed at { $seat-is ->
        [you] you.
       *[other] { $seat }.
    }
threat-takes =
    It would take { $what } from { $seat-is ->
        [you] you.
       *[other] { $seat }.
    }
threat-topples =
    It would take { $what } from { $seat-is ->
        [you] you
       *[other] { $seat }
    }, and with it the government of { $state } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
threat-skip =
    It would take { $actions ->
        [one] an action of the next turn
       *[other] { $actions } actions of the next turn
    } from { $seat-is ->
        [you] you.
       *[other] { $seat }.
    }
threat-snatch =
    It would take { $deck ->
        [strategy] a strategy card
       *[aggression] an aggression card
    } from { $seat-is ->
        [you] you
       *[other] { $seat }
    }, picked at random.
threat-push =
    It would push { $seat-is ->
        [you] you
       *[other] { $seat }
    } down { $steps ->
        [one] a step
       *[other] { $steps } steps
    } of { $track ->
        [development] development.
       *[culture] culture.
    }

## The position in plain text

described-picking = Leaders are picked.
described-turn =
    Round { $round }, { $seat }’s turn: { $used } of { $limit ->
        [one] 1 action
       *[other] { $limit } actions
    } used. { $target ->
        [one] 1 point
       *[other] { $target } points
    } to win.
described-between = Round { $round }, { $seat }’s turn.
described-leader = { $seat }, { $leader }
described-player =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (governments { $states }, full majorities { $full }, awards { $awards }, Victory cards { $victory }); { $tokens }; development { $development }, culture { $culture }, { $present ->
        [one] 1 state
       *[other] { $present } states
    }; { $strategy ->
        [one] 1 strategy card
       *[other] { $strategy } strategy cards
    }, { $aggression ->
        [one] 1 aggression card
       *[other] { $aggression } aggression cards
    }.
# `$id` is what a player would type.
described-state = { $id }: { $field }.
described-card = { $card } ({ $id })
described-deck =
    { $deck ->
        [strategy] Open strategy cards
       *[aggression] Open aggression cards
    }: { $cards }; { $closed } closed, { $discarded } discarded.
described-award =
    { $award ->
        [development] Development
        [culture] Culture
       *[national] States
    }: { $seat-is ->
        [nobody] nobody holds
       *[other] { $seat } holds
    } the award, { $points ->
        [one] 1 point
       *[other] { $points } points
    } from level { $from }.
described-hand = Your hand: { $cards }.
described-no-hand = Your hand: empty.
described-question = { $seat } is asked about { $card }.

## Election night

night-closed = The polls are closed
night-reports = { $state } reports
night-awards = The awards are handed out
night-garlands = The garlands are counted
night-counted = { $counted } of { $of } states counted
night-part = { $points } for { $kind }
# `$players` is a list of players with their power.
night-tied = Equal points are parted by power ({ $rule }): { $players }.
