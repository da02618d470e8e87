### Sarkaar in sentences.

## What happens: leaders and turns

tiles-laid = The fields are ploughed, and each state gets its benefit tile.
leaders-dealt =
    { $seat-is ->
        [you] You are dealt the { $leaders }.
       *[other] { $seat } is dealt the { $leaders }.
    }
leaders-dealt-unseen = { $seat } looks at the leaders to pick from.
leader-picked =
    { $seat-is ->
        [you] You pick the { $leader }.
       *[other] { $seat } picks the { $leader }.
    }
leader-picked-unseen = { $seat } has picked a leader.
leaders-revealed = The leaders are named, in the order of their turns: { $players }.
player-as =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    } as the { $leader }
income =
    Round { $round }: { $seat-is ->
        [you] you collect
       *[other] { $seat } collects
    } { $tokens }.
turn-shortened =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $skips ->
        [one] 1 action less
       *[other] { $skips } actions less
    } this turn: { $actions ->
        [0] none is left.
       *[other] { $actions } left.
    }
action-used =
    { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } action { $used } of { $limit } { $action ->
        [seat] to buy a seat.
        [power] to take a seat by power.
        [track] to climb a track.
        [state] to take the benefits of a state.
        [play] to play a card.
       *[cash] to cash cards.
    }
turn-ended =
    { $seat-is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
game-over =
    { $reason ->
        [target] The target is reached
        [states] No state is left open
       *[round_cap] The last round is played
    }: the game is over.

## What happens: tokens

paid =
    { $seat-is ->
        [you] You pay
       *[other] { $seat } pays
    } { $tokens } { $price_of ->
        [seat] for the seat.
        [power] for the seat.
        [track] for the step.
       *[card] for the card.
    }
gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $tokens } { $by ->
        [start] to begin with.
        [tile] from the tile.
        [state] from the state.
        [step] for the step.
        [cash] for the card.
       *[card] by the card.
    }
stolen =
    { $seat-is ->
        [you] You steal
       *[other] { $seat } steals
    } { $tokens } from { $from-is ->
        [you] you.
       *[other] { $from }.
    }
voters =
    { $count ->
        [one] 1 voter
       *[other] { $count } voters
    }
moolah = { $count } moolah
power = { $count } power
no-tokens = nothing

## What happens: seats, governments and points

seat-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $square } { $by ->
        [seat] with voters.
        [power] by power.
       *[card] by a card.
    }
    .did = took { $square } { $by ->
            [seat] with voters
            [power] by power
           *[card] by a card
        }
    .each = square
seat-taken-from =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $square } from { $from-is ->
        [you] you
       *[other] { $from }
    } { $by ->
        [seat] with voters.
        [power] by power.
       *[card] by a card.
    }
    .did = took { $square } from { $from } { $by ->
            [seat] with voters
            [power] by power
           *[card] by a card
        }
    .each = square
seat-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $square } to { $to-is ->
        [you] you.
       *[other] { $to }.
    }
square = seat { $number } of { $state }
government-formed =
    { $seat-is ->
        [you] You form
       *[other] { $seat } forms
    } the government of { $state }, worth { $vp ->
        [one] 1 point.
       *[other] { $vp } points.
    }
    .did = formed the government of { $state }
government-lost =
    { $seat-is ->
        [you] Your government
       *[other] The government of { $seat }
    } in { $state } falls, and { $vp ->
        [one] 1 point is lost.
       *[other] { $vp } points are lost.
    }
    .did = lost the government of { $state }
full-majority =
    { $seat-is ->
        [you] You hold
       *[other] { $seat } holds
    } every seat of { $state }: { $vp ->
        [one] 1 point more.
       *[other] { $vp } points more.
    }
    .did = won every seat of { $state }
present =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } now present in { $states ->
        [one] 1 state.
       *[other] { $states } states.
    }
climbed =
    { $seat-is ->
        [you] You climb
       *[other] { $seat } climbs
    } to level { $to } in { $track }.
    .did = climbed to level { $to } in { $track }
    .each = track
slipped =
    { $seat-is ->
        [you] You slip
       *[other] { $seat } slips
    } to level { $to } in { $track }.
    .did = slipped to level { $to } in { $track }
    .each = track
award-taken =
    { $seat-is ->
        [you] You now hold
       *[other] { $seat } now holds
    } the { $award }, worth { $vp ->
        [one] 1 point.
       *[other] { $vp } points.
    }
    .did = took the { $award }
award-lost = Nobody holds the { $award } any more.
points =
    { $seat-is ->
        [you] You now have
       *[other] { $seat } now has
    } { $vp ->
        [one] 1 victory point.
       *[other] { $vp } victory points.
    }
benefits-due =
    { $state } owes { $seat-is ->
        [you] you
       *[other] { $seat }
    } { $benefits }.
tile-blocked = A blockade: { $state } gives nothing to anybody.
tile-restored = The road to { $state } is open again.

## What happens: cards

card-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from the open row.
    .each = card
card-drawn =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $card }.
    .each = card
card-drawn-unseen =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $a_card } unseen.
    .each = a_card
card-played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }{ $how ->
        [addon] {" "}as an add-on
        [free] {" "}without using an action
        [step] {" "}on the step
        [flipped] {" "}straight from the deck
        [snatched] {" "}straight from the hand it was in
       *[action] {""}
    }{ $strong ->
        [true] , at full power.
       *[false] .
    }
    .did = played { $card }
    .each = card
card-played-on =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } on { $target }{ $how ->
        [addon] {" "}as an add-on
        [free] {" "}without using an action
        [step] {" "}on the step
        [flipped] {" "}straight from the deck
        [snatched] {" "}straight from the hand it was in
       *[action] {""}
    }{ $strong ->
        [true] , at full power.
       *[false] .
    }
    .did = played { $card } on { $target }
card-answered =
    { $seat-is ->
        [you] You answer
       *[other] { $seat } answers
    } { $answered } with { $card }.
    .did = answered { $answered } with { $card }
player =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
player-amount =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    } ({ $amount })
player-cards =
    { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $deck } cards
player-marker =
    { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $track } marker
card-cancelled =
    { $card } has no effect on { $against-is ->
        [you] you.
       *[other] { $against }.
    }
card-cashed =
    { $seat-is ->
        [you] You cash
       *[other] { $seat } cashes
    } { $card }.
    .each = card
card-dropped =
    { $seat-is ->
        [you] You drop
       *[other] { $seat } drops
    } { $card }.
    .each = card
card-put-away = { $card } is not played and is put away.
card-discarded = { $card } goes to the discard pile.
card-flipped =
    { $seat-is ->
        [you] You turn up
       *[other] { $seat } turns up
    } { $card } from the { $deck } deck.
card-snatched =
    { $seat-is ->
        [you] You snatch
       *[other] { $seat } snatches
    } { $card } from { $from-is ->
        [you] you.
       *[other] { $from }.
    }
nothing-snatched =
    { $from-is ->
        [you] You have
       *[other] { $from } has
    } no { $deck } card left to snatch.
asked =
    { $seat-is ->
        [you] You may
       *[other] { $seat } may
    } answer { $by-is ->
        [you] your
       *[other] { $by }’s
    } { $card }.
passed =
    { $seat-is ->
        [you] You let
       *[other] { $seat } lets
    } it pass.
skipped =
    { $seat-is ->
        [you] { $frame ->
            [snatched] You keep the card for later.
            [benefit] You leave the rest on the tile.
           *[other] You play no card here.
        }
       *[other] { $frame ->
            [snatched] { $seat } keeps the card for later.
            [benefit] { $seat } leaves the rest on the tile.
           *[other] { $seat } plays no card here.
        }
    }
skip-laid =
    { $on-is ->
        [you] You will have
       *[other] { $on } will have
    } { $skips ->
        [one] 1 action less
       *[other] { $skips } actions less
    } next turn.
reshuffled =
    { $cards ->
        [one] The only discarded { $deck } card becomes the new deck.
       *[other] The { $cards } discarded { $deck } cards are shuffled into a new deck.
    }
slot-filled = { $card } is turned up in the { $deck } row.

## What things are called

deck-strategy = strategy
deck-aggression = aggression
a-card-strategy = a strategy card
a-card-aggression = an aggression card
track-development = development
track-culture = culture
award-development = development award
award-culture = culture award
award-national = award of the Largest National Party
benefit-power = 1 power
benefit-moolah = 1 moolah
benefit-voter = 1 voter
benefit-culture = a step of culture
benefit-development = a step of development
benefit-strategy = a strategy card
benefit-aggression = an aggression card
resource-voter = voters
resource-moolah = moolah
resource-power = power

## Moves, in the terminal

# What a card's stronger half does; `$effect` is a sentence.
does-when-strong = With { $power } power or more: { $effect }

## Why a move is refused

unreadable = `{ $text }` is not a move: write for example `seat HAY3`, `track culture`, `play HOR1 HAY3`, `draw deck` or `end`.
over = The game is over.
not-asked = The game waits for { $seat }.
wrong-frame =
    { $frame ->
        [pick] Pick your leader first.
        [cash] Cash another card, or be done with it, before you do anything else.
        [benefit] Take what the tile owes you, or leave it, before you do anything else.
        [draw] Draw your card before you do anything else.
        [step_play] Play a card for the step, turn one up, or skip it, before you do anything else.
        [flipped] Play the card that was turned up, or put it away, before you do anything else.
        [snatched] Play the card you snatched, or keep it, before you do anything else.
        [react] Answer the card with a Clean Chit, or let it pass, before you do anything else.
        [trim] You hold too many cards: drop one before you do anything else.
       *[main] That is not possible at this point of a turn.
    }
picked-already = You have picked your leader, and the pick is final.
not-dealt = You were not dealt the { $leader }.
no-action =
    { $limit ->
        [0] You have no action this turn.
        [one] You have used the one action of this turn.
       *[other] You have used all { $limit } actions of this turn.
    }
square-taken = Somebody holds { $square } already.
square-empty = Nobody holds { $square }.
own-square = You hold { $square } already.
seat-action-there = You have bought a seat in { $state } this turn.
power-action-there = You have taken a seat in { $state } by power this turn.
not-present = You hold no seat in { $state }.
not-governing = You do not govern { $state }.
no-cube = All your cubes are on the board.
too-dear = That takes { $needed } moolah, and you have { $held }.
too-few-voters =
    You lack { $missing ->
        [one] 1 voter
       *[other] { $missing } voters
    }, more than moolah can buy.
at-top = Your { $track } marker is at the top.
blocked = The tile of { $state } is blocked.
not-on-tile = The tile of { $state } does not offer { $benefit }.
nothing-to-take = Nothing on the tile of { $state } can be taken now.
cannot-take = You cannot take { $benefit } now.
not-due = The tile does not owe you { $benefit }.
takes-all = Your leader takes all benefits of { $state } at once.
takes-one = Only a leader with that privilege takes all benefits of a state.
not-in-hand = You do not hold { $card }.
not-in-row = { $card } is not in the open row.
deck-empty = There is no { $deck } card left to draw.
only-answer = { $card } is only ever an answer to a card.
no-answer = { $card } is not an answer to a card.
no-addon = { $card } is not an add-on.
no-window = An add-on is played right after a card action, at most { $most } for each.
wrong-deck = { $card } is not { $a_card }.
other-card = Only { $card } can be played now.
wrong-target =
    { $card } is aimed at { $expected ->
        [track] a track.
        [state] a state.
        [square] a seat.
        [player] a player.
        [shares] players and amounts.
        [back] a player and a deck.
        [marker] a player and a track.
       *[nothing] nothing.
    }
no-such-seat = There is no seat { $number } at this table.
aimed-at-yourself = A card is aimed at opponents, not at yourself.
already-in-force = { $card } is already in force this turn.
not-adjoining = { $state } does not adjoin a state of yours.
owner-governs = { $owner } governs { $state }, and this card takes seats only from those who do not.
owner-does-not-govern = { $owner } does not govern { $state }, and this card takes seats only from the government.
room-left = { $state } has an empty seat, so nobody is displaced.
wrong-shares = Steal { $amount } in all, and from nobody more than they have.
nothing-to-steal = No opponent has any { $resource }.
no-back = { $seat } holds no { $deck } card.
at-bottom = { $seat } is at 0 on the { $track } track.
blocked-already = The tile of { $state } is blocked already.

## Options

bad-target = `target_vp` is 0, or a whole number from 5 to 60, not { $found }.

## Why the first is first

reason-target = The target is reached
reason-states = No state is left open; most points win
reason-round_cap = The last round is played; most points win
