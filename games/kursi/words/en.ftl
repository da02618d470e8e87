### Kursi in sentences.

## What happens before the campaign

shuffled =
    { $again ->
        [true] The discarded { $pile } are shuffled into a new deck of { $cards }.
       *[false] The { $cards } { $pile } are shuffled.
    }
seats-chosen = Up for election, from A on: { $seats }.
displayed = “{ $stroke }” is turned face up.
started =
    { $seat-is ->
        [you] You start
       *[other] { $seat } starts
    } with { $cards }.
stroke-taken-open =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } “{ $stroke }” from the display.
    .did = took “{ $stroke }” from the display
stroke-taken-unseen =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } a Masterstroke from the deck{ $stroke ->
        [none] , unseen by others.
       *[other] : “{ $stroke }”.
    }
    .did = took a Masterstroke from the deck
pack =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at a pack{ $tiles ->
        [none] {" "}of { $count } tiles.
       *[other] : { $tiles }.
    }
last-tile =
    { $tile ->
        [none] The last tile of { $seat }’s pack goes back into the box, unseen by others.
       *[other] { $tile } is left over and goes back into the box.
    }
picked = Everybody has made pick { $round }.
fielded =
    { $seat-is ->
        [you] You field
       *[other] { $seat } fields
    } { $candidates }, from A on.

## What a player chooses in secret

chose-pick =
    { $seat-is ->
        [you] You pick
       *[other] { $seat } picks
    } { $tile } in secret.
chose-field =
    { $seat-is ->
        [you] You place
       *[other] { $seat } places
    } { $tile } at { $at } in secret.
chose-stroke =
    { $seat-is ->
        [you] You { $stroke ->
            [none] keep your Masterstrokes.
           *[other] commit “{ $stroke }” in secret.
        }
       *[other] { $seat } { $stroke ->
            [none] keeps all Masterstrokes.
           *[other] commits “{ $stroke }” in secret.
        }
    }
chose-draw =
    { $seat-is ->
        [you] You ask
       *[other] { $seat } asks
    } in secret for { $rally ->
        [one] 1 Rally card
       *[other] { $rally } Rally cards
    } and { $asset ->
        [one] 1 Asset card
       *[other] { $asset } Asset cards
    }.
chose-play =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } face down at { $at }.
chose-done =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } done playing cards.
chose-pay =
    { $seat-is ->
        [you] You set
       *[other] { $seat } sets
    } { $card } aside to pay with.
chose-drop =
    { $seat-is ->
        [you] You set
       *[other] { $seat } sets
    } { $card } aside to drop.

## The microphone

round = Round { $round } of { $rounds } begins.
pawn-highest =
    { $seat-is ->
        [you] You have the most Popularity and { $keeps ->
            [true] keep
           *[false] take
        } the microphone.
       *[other] { $seat } has the most Popularity and { $keeps ->
            [true] keeps
           *[false] takes
        } the microphone.
    }
pawn-right-most =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } the most popular furthest to the right, which gives { $seat-is ->
        [you] you
       *[other] them
    } the microphone.
pawn-random = Several are equally popular. The draw gives { $seat } the microphone.
pawn-only-one = Several are equally popular, and only { $seat } can take the microphone.
pawn-given =
    Several are equally popular, and { $seat-is ->
        [you] you are
       *[other] { $seat } is
    } given the microphone.

## Masterstrokes

nothing-to-take = There is no Masterstroke left for { $seat } to take.
strokes-revealed = Masterstrokes are turned over: { $strokes }.
strokes-revealed-none = Nobody plays a Masterstroke.
stroke-of = “{ $stroke }” by { $seat }
targeted =
    { $seat-is ->
        [you] You { $target ->
            [none] choose a target for “{ $stroke }”.
           *[other] aim “{ $stroke }” at { $target }.
        }
       *[other] { $seat } { $target ->
            [none] chooses a target for “{ $stroke }”.
           *[other] aims “{ $stroke }” at { $target }.
        }
    }
    .did = { $target ->
            [none] chose a target for “{ $stroke }”
           *[other] aimed “{ $stroke }” at { $target }
        }
target-place = Seat { $at }
target-player = { $player }
target-rally = { $player } at { $at }
target-grant = { $card } and Candidate { $at }
target-shift =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $from } to { $to }
wasted =
    { $seat-is ->
        [you] Your “{ $stroke }” does nothing.
       *[other] “{ $stroke }”, played by { $seat }, does nothing.
    }
stroke-to-bottom = “{ $stroke }” goes under the deck.
stroke-stays = “{ $stroke }” stays face up in front of { $seat }.
stroke-ends = “{ $stroke }” has lasted its round and is discarded.

## Cards

draw-named =
    { $seat-is ->
        [you] You ask
       *[other] { $seat } asks
    } for { $rally ->
        [one] 1 Rally card
       *[other] { $rally } Rally cards
    } and { $asset ->
        [one] 1 Asset card
       *[other] { $asset } Asset cards
    }.
dealt =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $pile ->
        [rallies] { $count ->
            [one] 1 Rally card
           *[other] { $count } Rally cards
        }
       *[assets] { $count ->
            [one] 1 Asset card
           *[other] { $count } Asset cards
        }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
draws-lost =
    The { $pile } have run out: { $seat-is ->
        [you] you go
       *[other] { $seat } goes
    } without { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
stolen =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $cards ->
        [none] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $cards }
    } from { $from-is ->
        [you] your
       *[other] { $from }’s
    } hand.
    .did = took { $cards ->
            [none] { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
           *[other] { $cards }
        } from { $from-is ->
            [you] your
           *[other] { $from }’s
        } hand
discarded-cost =
    { $seat-is ->
        [you] You pay
       *[other] { $seat } pays
    } with { $cards }.
discarded-limit =
    { $seat-is ->
        [you] You drop
       *[other] { $seat } drops
    } { $cards }, down to the hand limit.
discarded-stroke =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } to drop { $cards }.
played =
    { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } over { $cards }.
    .did = turned over { $cards }
played-none =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } no cards.
    .did = played no cards
played-at = { $card } at { $at }
tucked =
    { $card } goes under { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } Candidate at { $at }{ $why ->
        [played] .
        [rally] , kept from the rally.
       *[stroke] , free of cost.
    }
due =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } to pay { $due ->
        [one] 1 card.
       *[other] { $due } cards.
    }
scattered =
    { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } rally at { $at } loses { $cards }.
shifted =
    { $seat-is ->
        [you] You move
       *[other] { $seat } moves
    } { $cards } from { $from } to { $to }.
several = { $count }× { $card }

## Rallies and votes

rally-ended =
    { $seat-is ->
        [you] You end
       *[other] { $seat } ends
    } a rally of { $length ->
        [one] 1 card
       *[other] { $length } cards
    } at { $at } for { $issue }.
    .did = ended a rally of { $length ->
            [one] 1 card
           *[other] { $length } cards
        } at { $at } for { $issue }
votes =
    { $seat-is ->
        [you] You place
       *[other] { $seat } places
    } { $sum ->
        [0] no votes
        [one] 1 vote ({ $cards })
       *[other] { $sum } votes ({ $cards })
    } under Seat { $at }{ $why ->
        [rally] {""}
        [extra] {" "}for the length of the rally
        [stroke] {" "}by Masterstroke
        [bonus] {" "}for the matching icons
       *[capital] {" "}for the most Capital
    }{ $wanted ->
        [none] .
       *[other] , because the vote cards left cannot make { $wanted }.
    }
    .did = placed { $sum ->
            [0] no votes
            [one] 1 vote
           *[other] { $sum } votes
        } under Seat { $at }
minus =
    { $by-is ->
        [you] You put
       *[other] { $by } puts
    } a −2 of { $own ->
        [true] { $by-is ->
            [you] your own
           *[other] their own
        }
       *[false] { $of-is ->
            [you] yours
           *[other] { $of }
        }
    } under Seat { $at }.
rally-discarded =
    { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } rally at { $at } is cleared away: { $cards }.
stopped =
    { $seat-is ->
        [you] You end
       *[other] { $seat } ends
    } no more rallies this round.

## The elections

bonus-none = Nobody has a matching icon at Seat { $at }.
bonus =
    Matching icons at Seat { $at }: { $counts }. Tied for the most, { $leaders } get { $each ->
        [0] no votes.
        [one] 1 vote each.
       *[other] { $each } votes each.
    }
bonus-one =
    Matching icons at Seat { $at }: { $counts }. { $seat-is ->
        [you] You get
       *[other] { $seat } gets
    } { $each ->
        [one] 1 vote.
       *[other] { $each } votes.
    }
figure = { $figure } for { $seat }
capital = Most Capital, { $most } in all: { $leaders }.
capital-none = Nobody has any Capital.
free-declined =
    { $seat-is ->
        [you] You leave
       *[other] { $seat } leaves
    } the free votes.
seat-won =
    Seat { $at }: { $totals }. { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } it{ $by ->
        [issue] {" "}by the issue, after a tie.
       *[votes] .
    }
seat-not-won = Seat { $at }: { $totals }. Nobody wins it.
game-over = All Seats are counted.

## Names

pile-candidates = Candidate tiles
pile-seats = Seat tiles
pile-assets = Asset cards
pile-rallies = Rally cards
pile-strokes = Masterstrokes
icon-E = Economy
icon-W = Welfare
icon-D = Development
icon-C = Capital
icon-I = Influence
icon-R = Reputation
icon-P = Popularity

## Moves, in the terminal

# What a Candidate's tile shows: "It has 2 Capital and 1 Welfare."
tile-has = It has { $icons }.
# Whom a Masterstroke is aimed at; the second also where.
aim-player = At { $player }
aim-player-at = At { $player }, at { $at }

## Why a move is refused

unreadable = “{ $text }” is not a move of Kursi. Moves look like this: `play RE A`, `draw 2 1`, `end A E`, `votes 5+1`.
over = The game is over.
no-such-player = There is no such player at this table.
not-waiting = It is not your turn to choose now.
not-asked = That cannot be done now: { $what }.
asked-pick = pick a Candidate from your pack first
asked-field = place your Candidates first
asked-give = give the microphone to somebody first
asked-take = take a Masterstroke first
asked-stroke = commit a Masterstroke first, or keep them all
asked-target = choose a target for the Masterstroke first
asked-draw = say how many cards you draw first
asked-play = play cards face down, or say that you are done
asked-pay = choose the cards you pay with first
asked-drop = drop cards first
asked-end = end a rally, or end none
asked-votes = choose the vote cards first
asked-tuck = tuck a Bolster card first, or none
asked-minus = place the −2 first, or decline
asked-extra = take the extra votes first, or decline
asked-free = place the free votes first, or leave them
not-in-pack = { $tile } is not in the pack in front of you.
not-your-tile = { $tile } is not one of the Candidates you still have to place.
next-letter = Candidates are placed in the order of the letters: { $at } is next.
no-such-place = There is no Seat { $at } in this game.
not-tied =
    The microphone goes to another player who is tied for the most Popularity{ $seat-is ->
        [you] : you cannot keep it.
       *[other] , and { $seat } is not.
    }
not-on-display = “{ $stroke }” is not in the display.
no-stroke-left = There is no Masterstroke left in the deck or among the discards.
must-take = If you hold the microphone, you have to take a Masterstroke.
display-only = The Masterstroke for a long rally comes from the display.
not-in-hand = { $card } is not in your hand.
bad-target = This Masterstroke cannot be aimed at that.
shielded = This Masterstroke has the shield: it spares the player with the microphone.
too-many-drawn =
    You can draw { $rally ->
        [one] 1 Rally card
       *[other] { $rally } Rally cards
    } and { $asset ->
        [one] 1 Asset card
       *[other] { $asset } Asset cards
    } at most.
too-many-drawn-together =
    This Masterstroke draws { $most ->
        [one] 1 card
       *[other] { $most } cards
    } in all at most.
cannot-pay =
    That would cost { $due ->
        [one] 1 card
       *[other] { $due } cards
    }, and you would have { $left ->
        [0] none
       *[other] only { $left }
    } left to pay with.
no-rally = You have no rally at { $at }.
no-such-issue = No card of your rally at { $at } is for { $issue }.
no-bolster = { $card } is not a Bolster card of this rally.
no-minus =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no −2 left.
wrong-votes =
    Choose vote cards from your supply that make { $sum ->
        [one] 1 vote
       *[other] { $sum } votes
    } exactly.

## Why the first is first

reason-seats = Most Seats won
reason-leftmost = Equal in Seats; the left-most Seat won decides
reason-shared = Equal in everything: the chair is shared
