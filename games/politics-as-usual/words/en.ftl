### Politics as Usual, in English: what happens at the table, and why a move is refused.

## What happens

first-speaker =
    { $seat-is ->
        [you] You speak
       *[other] { $seat } speaks
    } first{ $drawn ->
        [true] , by the luck of the draw.
       *[false] .
    }
issues-shuffled = The { $issues } Issues are shuffled, and { $removed } go back into the box unseen.
candidate =
    { $drawn ->
        [true] { $seat-is ->
            [you] You are dealt
           *[other] { $seat } is dealt
        }
       *[false] { $seat-is ->
            [you] You run as
           *[other] { $seat } runs as
        }
    } { $candidate }, { $party ->
        [D] Democrat
        [R] Republican
       *[I] Independent
    }, with { $favors ->
        [0] no Favors
        [one] one Favor
       *[other] { $favors } Favors
    }.
pile-shuffled =
    { $cause ->
        [setup] The { $cards } Campaign cards are shuffled.
        [low] The discard pile is shuffled and put under the draw pile.
       *[empty] The draw pile is empty, so the discard pile is shuffled into a new one.
    }
drew-nothing =
    { $seat-is ->
        [you] You find
       *[other] { $seat } finds
    } nothing left to draw.
drew =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards ->
        [none] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }{ $cause ->
        [setup] {" "}to begin with.
        [deal] {" "}in the deal.
        [winner] {" "}for winning.
        [consolation] {" "}as a consolation.
        [issue] , as the Issue says.
        [party] {" "}for the party’s symbol.
        [power] {" "}in exchange.
       *[card] .
    }
raised =
    Round { $round }: { $seat-is ->
        [you] you speak
       *[other] { $seat } speaks
    } on { $issue }, worth { $votes ->
        [-1] -1 Vote
        [one] one Vote
       *[other] { $votes } Votes
    }.
sidestep =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    } would rather not talk about { $issue }: { $seat-is ->
        [you] you sidestep
       *[other] { $seat } sidesteps
    } it for { $cost ->
        [0] nothing
        [one] a card
       *[other] { $cost } cards
    }.
    .did = sidestepped { $issue }
buried = { $issue } goes to the bottom of the Issue deck.
contested =
    { $seat-is ->
        [you] You open
       *[other] { $seat } opens
    } the contest for { $issue }.
    .did = opened the contest for { $issue }
picks-opened-one =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } to pick { $count ->
        [one] a card
       *[other] { $count } cards
    } { $cause ->
        [sidestep] to discard for the sidestep
        [freeze] to freeze
        [pass_left] to hand to the left
        [card_freeze] to freeze
        [winner_discard] to discard, as the price of winning
       *[discard] to discard
    }.
picks-opened =
    Now { $seats } have to pick { $count ->
        [one] a card
       *[other] { $count } cards
    } { $cause ->
        [sidestep] to discard for the sidestep
        [freeze] to freeze
        [pass_left] to hand to the left
        [card_freeze] to freeze
        [winner_discard] to discard, as the price of winning
       *[discard] to discard
    }.
picks-forced =
    Nobody can choose which { $count ->
        [one] card
       *[other] { $count } cards
    } { $cause ->
        [sidestep] to discard for the sidestep
        [freeze] to freeze
        [pass_left] to hand to the left
        [card_freeze] to freeze
        [winner_discard] to discard, as the price of winning
       *[discard] to discard
    }.
picked =
    { $seat-is ->
        [you] You pick
       *[other] { $seat } picks
    } { $card ->
        [none] a card
       *[other] { $card }
    }.
picks-done =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } picked.
discarded =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $cards }{ $cause ->
        [sidestep] {" "}to change the subject.
        [issue] , as the Issue says.
        [power] {" "}for the Candidate’s power.
       *[card] , chosen at random.
    }
froze =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $cards ->
        [none] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    } frozen until the round ends{ $random ->
        [true] , chosen at random.
       *[false] .
    }
thawed =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $count ->
        [one] a frozen card
       *[other] { $count } frozen cards
    } back.
passed-left =
    { $from-is ->
        [you] You hand
       *[other] { $from } hands
    } { $cards ->
        [none] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    } to { $to-is ->
        [you] you
       *[other] { $to }
    }.
turn =
    { $plays ->
        [one] { $seat-is ->
            [you] It is your turn.
           *[other] It is { $seat }’s turn.
        }
       *[other] { $seat-is ->
            [you] You go on, with { $plays } plays left.
           *[other] { $seat } goes on, with { $plays } plays left.
        }
    }
skipped =
    { $card }: { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } turn is skipped and counts as a pass.
passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
    .did = passed
gave-up-plays =
    { $seat-is ->
        [you] You give up your extra plays.
       *[other] { $seat } gives up the extra plays.
    }
    .did = gave up the extra plays
polled-own =
    { $seat-is ->
        [you] You poll
       *[other] { $seat } polls
    } { $card }.
    .did = polled { $card }
    .each = card
polled =
    { $seat-is ->
        [you] You poll
       *[other] { $seat } polls
    } { $card } for { $at-is ->
        [you] you
       *[other] { $at }
    }.
    .did = polled { $card } for { $at }
    .each = card
played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
    .did = played { $card }
    .each = card
played-at =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } at { $target-is ->
        [you] you
       *[other] { $target }
    }.
    .did = played { $card } at { $target }
    .each = card
played-on =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } on { $on }.
    .did = played { $card } on { $on }
played-move =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }, to send { $on } to { $target-is ->
        [you] you
       *[other] { $target }
    }.
    .did = played { $card }, to send { $on } to { $target }
reacted =
    { $seat-is ->
        [you] You answer
       *[other] { $seat } answers
    } { $answers } with { $card }.
    .did = answered { $answers } with { $card }
reacted-at =
    { $seat-is ->
        [you] You answer
       *[other] { $seat } answers
    } { $answers } with { $card }, to send it to { $target-is ->
        [you] you
       *[other] { $target }
    }.
    .did = answered { $answers } with { $card }, to send it to { $target }
asked =
    { $seat-is ->
        [you] You may answer { $about }.
       *[other] { $seat } may answer { $about }.
    }
ok =
    { $seat-is ->
        [you] You let it be.
       *[other] { $seat } lets it be.
    }
canceled =
    { $by ->
        [none] { $card } comes to nothing and is discarded.
       *[other] { $by } cancels { $card }; both are discarded.
    }
redirected =
    { $by } redirects { $card }: { $seat-is ->
        [you] you play
       *[other] { $seat } plays
    } it now, at { $at-is ->
        [you] you
       *[other] { $at }
    }.
landed =
    { $card } lies in front of { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
spent = { $card } is discarded.
removed =
    { $cards } in front of { $seat-is ->
        [you] you
       *[other] { $seat }
    } { $count ->
        [one] is
       *[other] are
    } discarded.
moved =
    { $card } changes sides, from { $from-is ->
        [you] you
       *[other] { $from }
    } to { $to-is ->
        [you] you
       *[other] { $to }
    }.
peeked =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at { $target-is ->
        [you] your
       *[other] { $target }’s
    } hand{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
stole =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $cards ->
        [none] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    } from { $from-is ->
        [you] you
       *[other] { $from }
    }.
retrieved =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } out of the discard pile.
extra =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $plays ->
        [one] one play
       *[other] { $plays } plays
    } left.
power =
    { $seat-is ->
        [you] You use your Candidate’s power
       *[other] { $seat } uses the Candidate’s power
    }: { $power ->
        [stonewall] stonewall
        [recycle] recycle
       *[foresight] foresight
    }.
foresaw =
    { $issue ->
        [none] { $seat-is ->
            [you] You look at the next Issue, and sigh.
           *[other] { $seat } looks at the next Issue, and sighs.
        }
       *[other] { $seat-is ->
            [you] You see that the next Issue is { $issue }.
           *[other] { $seat } sees that the next Issue is { $issue }.
        }
    }
offered =
    { $give ->
        [0] { $seat-is ->
            [you] You ask
           *[other] { $seat } asks
        }
       *[other] { $seat-is ->
            [you] You offer
           *[other] { $seat } offers
        }
    } { $to-is ->
        [you] you
       *[other] { $to }
    } { $give ->
        [0] for { $want ->
            [one] a Favor
           *[other] { $want } Favors
        }
        [one] a Favor
       *[other] { $give } Favors
    }{ $swap ->
        [true] {" "}for { $want }
       *[false] {""}
    }{ $promises ->
        [true] : “{ $promise }”
       *[false] .
    }
    .did = { $give ->
            [0] asked { $to } for { $want ->
                [one] a Favor
               *[other] { $want } Favors
            }
            [one] offered { $to } a Favor
           *[other] offered { $to } { $give } Favors
        }{ $swap ->
            [true] {" "}for { $want }
           *[false] {""}
        }
accepted =
    { $seat-is ->
        [you] You accept
       *[other] { $seat } accepts
    } { $from-is ->
        [you] your
       *[other] { $from }’s
    } offer.
    .did = accepted { $from-is ->
            [you] your
           *[other] { $from }’s
        } offer
declined =
    { $seat-is ->
        [you] You decline
       *[other] { $seat } declines
    } { $from-is ->
        [you] your
       *[other] { $from }’s
    } offer.
withdrawn =
    { $seat-is ->
        [you] You withdraw your offer.
       *[other] { $seat } withdraws the offer.
    }
lapsed =
    { $seat-is ->
        [you] Your offer lapses with the round.
       *[other] { $seat }’s offer lapses with the round.
    }
paid =
    { $cause ->
        [issue] { $from-is ->
            [you] You have to pay
           *[other] { $from } has to pay
        }
       *[trade] { $from-is ->
            [you] You pay
           *[other] { $from } pays
        }
    } { $to-is ->
        [you] you
       *[other] { $to }
    } { $count ->
        [one] a Favor
       *[other] { $count } Favors
    }{ $stack ->
        [0] .
       *[other] { $card ->
            [0] , out of the Vote stack.
           *[other] , { $stack } of them out of the Vote stack.
        }
    }
won =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } { $issue }, { $votes ->
        [-1] -1 Vote
        [one] one Vote
       *[other] { $votes } Votes
    }, with Polling { $polling }{ $tie ->
        [none] .
        [power] , and a Candidate who wins ties.
        [card] , and a card that wins ties.
       *[order] , as the first of those tied, clockwise from the Speaker.
    }
    .did = won { $issue }, { $votes ->
            [-1] -1 Vote
            [one] one Vote
           *[other] { $votes } Votes
        }, with Polling { $polling }
favor-due =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $most ->
        [one] a Favor
       *[other] up to { $most } Favors
    } from one of { $from }.
speaker =
    { $seat-is ->
        [you] You speak next.
       *[other] { $seat } speaks next.
    }
landslide = A landslide. The rest of the agenda is cancelled.
game-over = The last Issue is settled. The Votes are counted.

## Moves, in the terminal

# What is printed on a Candidate's card.
card-text = { $text }

## Why a move is refused

refused-unreadable =
    `{ $text }` is not a move. Moves look like `candidate mayor`, `sidestep`, `contest`, `poll 46 2`, `play 25 3`, `pass`, `react 17 2`, `ok`, `power 33`, `pick 7`, `done`, `take 3`, `offer 3 2 0 : a promise`, `accept 1`, `decline 1` and `withdraw`.
refused-promise = A promise is one line of 1 to { $most } characters.
refused-over = The election is over.
refused-no-seat = There is no seat { $number } at this table.
refused-not-you = The game is waiting for somebody else.
refused-time-candidate = Candidates are chosen before the first round.
refused-time-raised = The Speaker sidesteps or contests an Issue when it has just been turned up.
refused-time-turn = You play cards or pass on your own turn.
refused-time-react = You answer a card just played when you are asked.
refused-time-pick = No cards are to be picked now.
refused-time-pick-first = Pick your cards first.
refused-time-take = Only the winner of an Issue that says so takes Favors.
refused-time-trade = Favors are not traded while Candidates are chosen or an Issue is awarded.
refused-time-power = Powers wait while Candidates are chosen or an Issue is awarded.
refused-candidate-taken = Somebody has already chosen { $candidate }.
refused-no-no-name = At this table everybody runs with a Candidate.
refused-tokens = That would take { $needed } Favor tokens, and there are { $tokens }.
refused-sidestep-cost =
    Sidestepping costs { $cost ->
        [one] a card
       *[other] { $cost } cards
    }, and you have { $hand ->
        [0] none
       *[other] { $hand }
    }.
refused-last-issue = There is no other Issue left to turn up.
refused-free-twice = This Issue has already been sidestepped for nothing in this round.
refused-not-in-hand = { $card } is not in your hand.
refused-frozen = { $card } is frozen until the round ends.
refused-not-momentum = Only Momentum is polled, and { $card } is not Momentum.
refused-own-only = With this Issue, Momentum is polled only for one’s own Candidate.
refused-no-slander = With this Issue, no Slander is played.
refused-plays =
    With this Issue, you play at most { $most ->
        [one] one card
       *[other] { $most } cards
    } on your own turns.
refused-aim = { $card } cannot be played at that.
refused-others-only = { $card } is played at somebody else, not at yourself.
refused-guarded =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } guarded against Slander.
refused-momentum-guarded =
    The Momentum in front of { $seat-is ->
        [you] you
       *[other] { $seat }
    } is guarded.
refused-guard-twice =
    { $seat-is ->
        [you] You already have
       *[other] { $seat } already has
    } such a guard.
refused-skip-twice =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } already going to lose a turn.
refused-nothing-unfrozen =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no unfrozen card to use for it.
refused-nothing-to-clear =
    There is no Slander in front of { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
refused-not-discarded = { $card } is not Momentum in the discard pile.
refused-not-in-play = { $card } is not in play.
refused-band = { $card } is not a card that this one can be played on.
refused-too-strong = { $card } polls more than { $most }.
refused-already-there =
    { $card } already lies in front of { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
refused-redirect-on-turn = A Redirect is played only as a reaction.
refused-no-reaction = { $card } neither cancels nor redirects, so it is no reaction.
refused-cancel = { $card } cannot cancel the card just played.
refused-redirect =
    { $card } redirects only { $of ->
        [slander] a Slander aimed at a seat
       *[momentum] Momentum just played for its Polling
    }.
refused-no-power = Your Candidate has no power that you use by a move.
refused-power-used = You have already used this power in this round.
refused-power-card = Name the card you give up for this power.
refused-recycle = Only Momentum that polls { $most } or less can be recycled, so { $card } cannot.
refused-power-no-card = This power takes no card.
refused-pile-empty = The draw pile is empty.
refused-deck-empty = The Issue deck is empty.
refused-stonewall = This power answers a Slander aimed at you, when you are asked about it.
refused-power-picking = Finish picking before you use the power.
refused-picked-already = You have already picked { $card }.
refused-picked-enough =
    You have picked { $count ->
        [one] your card
       *[other] all { $count } cards
    }.
refused-picked-too-few =
    You have picked { $picked } of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
refused-take =
    { $seat-is ->
        [you] You take a Favor from somebody else.
       *[other] { $seat } has no Favor to take.
    }
refused-no-trade = At this table Favors are not traded.
refused-offer-to-yourself = You make an offer to somebody else.
refused-empty-offer = An offer moves at least one Favor.
refused-no-swaps = At this table Favors are not swapped for Favors.
refused-offer-open = You already have an open offer.
refused-offers-up =
    { $offers ->
        [0] No offers are made at this table.
        [one] You have made your one offer of this round.
       *[other] You have made all { $offers } offers of this round.
    }
refused-cannot-pay =
    { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not have { $tokens ->
        [one] a Favor
       *[other] { $tokens } Favors
    }.
refused-no-offer =
    { $seat-is ->
        [you] You cannot answer your own offer.
       *[other] { $seat } has no open offer to you.
    }
refused-nothing-to-withdraw = You have no open offer.

## Why the first is first

reason-votes = Most Votes when the last Issue was settled
reason-landslide = A landslide: ten Votes ahead of everybody
