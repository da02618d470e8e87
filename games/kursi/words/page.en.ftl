### What the page of Kursi says beside events and refusals: questions, buttons, close-ups, and what a screen reader is told.
### It is read together with en.ftl, whose messages may stand inside. Letters A to E are Seats. <b>…</b> is printed in bold.

## Names of things

icon =
    { $icon ->
        [E] { icon-E }
        [W] { icon-W }
        [D] { icon-D }
        [C] { icon-C }
        [I] { icon-I }
        [R] { icon-R }
       *[P] { icon-P }
    }
# So many icons of a kind, in a list: "2 Capital, 1 Influence".
icon-count = { $count } { $icon }
# A card in a list, with its number where there is more than one.
card-count =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
# A card with the id that moves are typed with.
card-typed = { $id } { $card }
# A list that has nothing in it.
no-thing = nothing
# A party in a list of figures: "you 3, Ben 2".
party-figure =
    { $you ->
        [true] you { $figure }
       *[false] { $name } { $figure }
    }
# A Seat by its letter and name.
seat-named = { $letter } { $name }
# Something by its name, and what it is or does.
named = { $name }: { $text }

## What a card is

kind-rally =
    Rally card for { $issue }{ $bolster ->
        [true] , may be tucked when its rally ends
       *[false] {""}
    }
kind-asset = Asset card, { $icons }, costs { $cost }

## What a Masterstroke does

effect-grant = Tuck one Asset card from your hand under a candidate of yours, free of cost.
effect-minus = Put a −2 of an opponent under any Seat.
effect-draw =
    Draw up to { $count ->
        [one] one card
       *[other] { $count } cards
    }, Rally and Asset in any mixture.
effect-votes =
    Place { $count ->
        [one] 1 vote
       *[other] { $count } votes
    } of yours under any one Seat.
effect-steal =
    Take { $count ->
        [one] one card
       *[other] { $count } cards
    } at random from an opponent’s hand.
effect-discard =
    An opponent drops { $count ->
        [one] one card
       *[other] { $count } cards
    } of their own choice.
effect-scatter =
    { $count ->
        [one] The top card of an opponent’s rally is discarded.
       *[other] The top { $count } cards of an opponent’s rally are discarded.
    }
effect-shift =
    Move up to { $count ->
        [one] one card
       *[other] { $count } cards
    } from the top of one of your rallies onto another candidate of yours.
effect-icons =
    { $whose ->
        [other] An opponent’s { $icon } is { $by } lower.
       *[own] Your { $icon } is { $by } higher.
    }
effect-rebate =
    You pay { $count ->
        [one] one card
       *[other] { $count } cards
    } less for Assets.
effect-ends =
    You may end { $count ->
        [one] one more rally
       *[other] { $count } more rallies
    }.
effect-damp =
    Choose a Seat: rallies that opponents end there bring { $count ->
        [one] 1 vote
       *[other] { $count } votes
    } less.
effect-ladder =
    Your rallies reach each rung of the ladder { $count ->
        [one] one card
       *[other] { $count } cards
    } sooner.
effect-shielded = { $effect } The holder of the microphone is safe from it.
# How long a Masterstroke works, at the head of its card.
lasting =
    { $lasting ->
        [now] at once
        [round] this round
       *[game] to the end of the game
    }
# The same before what it does.
lasting-effect =
    { $lasting ->
        [now] At once: { $effect }
        [round] This round: { $effect }
       *[game] To the end of the game: { $effect }
    }
stroke-shield = The microphone shields from it

## What is asked of a player

asks-nothing = The count is on.
asks-pick = Pick a candidate, number { $number } of { $seats }; the rest of the pack moves on to the left.
asks-field = Send each candidate to a Seat, for the whole campaign. Nobody sees it until all have.
asks-give = Popularity is tied, and you must pass the microphone on. To whom?
asks-take = You hold the microphone: take an open Masterstroke, or one unseen.
asks-rally-take = A rally of { $length }: you may take a Masterstroke.
asks-stroke = Commit one Masterstroke face down, or keep them all for later. All are turned over together.
asks-target = “{ $stroke }”: { $effect } Choose a target, or waste the card.
asks-stroke-draw = “{ $stroke }”: { $effect }
asks-draw =
    Draw up to { $rally ->
        [one] 1 Rally card
       *[other] { $rally } Rally cards
    } (Capital) and { $asset ->
        [one] 1 Asset card
       *[other] { $asset } Asset cards
    } (Influence).
asks-play =
    Lay up to { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } face down at your candidates (Reputation). Fewer, or none, is fine.
asks-pay =
    Pay for your Assets: choose { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to discard, any kind.
asks-stroke-drop =
    “{ $stroke }”: drop { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of your choice.
asks-drop =
    You hold more than { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }: drop { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
asks-end =
    End up to { $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    } for votes now, or let them grow.
asks-end-last =
    End up to { $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    } for votes now: it is the last round, and a rally you do not end is lost.
asks-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } under { $at }: with which cards?
asks-votes-short =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } under { $at }: with which cards? You gained { $wanted }, but the change is missing.
asks-tuck = The rally held a Bolster card: keep one under the candidate, free of cost?
asks-minus = A rally of { $length } may leave a −2: whose, and under which Seat?
asks-extra =
    So long a rally brings { $votes ->
        [one] 1 more vote
       *[other] { $votes } more votes
    } under { $at }.
asks-free =
    You have the most Capital: place { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } under any one Seat, or leave them.

# What a part of a move is asked for, at the head of the desk.
question-count = How many cards?
question-minus = Whose −2?
question-player = Whom?
question-onto = Onto which candidate?
question-under = Under which candidate?
question-from = From which candidate?
question-seat = Which Seat?

# What would be thrown away, as a question that is asked once.
warns-stop =
    { $rallies ->
        [one] The rally at { $places } is lost if you do not end it now.
       *[other] The rallies at { $places } are lost if you do not end them now.
    } Lose that?
warns-stroke = As the table stands, “{ $stroke }” would do nothing. Commit it all the same?
warns-target = “{ $stroke }” does nothing then, and is gone. Waste it?

# What declining would mean.
passing-stroke = Keeping them costs nothing; a committed card is gone whatever it does.
passing-target = Letting it pass wastes the Masterstroke.
passing-end = A rally you keep goes on growing; after round { $last } an unfinished one is worth nothing.
passing-end-last = This is the last round: a rally you do not end now is lost.
passing-tuck = Otherwise every card of the rally is discarded.
passing-minus = Declining changes nothing; there is no later chance for this rally.
passing-take = Declining leaves them where they are.
passing-votes = Votes you leave now are lost.

## Moves, on buttons and for screen readers

move-pick = Pick { $tile }
move-field = Field { $tile } at { $at }
move-give = Pass the microphone to { $player }
move-take-nothing = Take nothing
move-take-unseen = Take one unseen
move-take = Take “{ $stroke }”
move-stroke-none = Keep the strokes
move-stroke = Commit “{ $stroke }”
move-target-none = Let it pass
move-target-place = Seat { $at }
move-target-at = { $player } at { $at }
move-target-grant = { $card } under { $at }
move-target-shift = Move { $count } from { $from } to { $to }
move-draw = Draw { $rally } Rally and { $asset } Asset
move-play = Play { $card } at { $at }
move-done = That is my plan
move-pay = Pay with { $card }
move-drop = Drop { $card }
move-end = End the rally at { $at } for { $issue }
move-stop = End no more
move-tuck-none = Tuck nothing
move-tuck = Tuck { $card }
move-minus-none = No −2
move-minus = −2 of { $player } under { $at }
move-extra-none = No more votes
move-extra =
    Place { $votes ->
        [0] more votes
        [one] 1 more vote
       *[other] { $votes } more votes
    }
move-free-none = Leave the votes
move-free =
    { $votes ->
        [0] Free votes under { $at }
        [one] 1 vote under { $at }
       *[other] { $votes } votes under { $at }
    }
# Vote cards by their figures: "Pay 5+1".
move-votes = Pay { $cards }
closing-stop = End no more rallies

# A part of a move that is being put together.
part-onto = onto { $at }
part-own = your own
part-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
part-unseen = One unseen

## Where in the game we are

step =
    { $step ->
        [pawn] Media
        [take] Strokes
        [draw] Draw
        [play] Plan
        [pay] Pay
        [end] Rallies
       *[limit] Limit
    }
phase-draft = The draft, pick { $pick } of { $picks }
phase-field = Candidates find their Seats
phase-bonus = Elections: matching icons
phase-free = Elections: the most Capital
phase-over = All Seats are counted
phase-round = Round { $round } of { $rounds }

## A rally and its ladder

rung =
    { $rung ->
        [tuck] tuck a Bolster card
        [minus] place a −2
        [take] take a Masterstroke
       *[extra] { $votes ->
            [one] 1 more vote
           *[other] { $votes } more votes
        }
    }
rungs-none = no benefit yet
# What a rally has reached, and how many cards the next rung is away.
rungs-short =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $benefits }; { $short } short of: { $next }.
rungs-all =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $benefits }.
rung-short =
    { $short ->
        [one] 1 card
       *[other] { $short } cards
    } short of: { $next }.
# The sum of a rally that is ended: for the Seat’s issue and for a Masterstroke against it only where there is something.
ending =
    { $letter }, { $issue }: { $rally } in the rally + { $candidate } on the candidate{ $seat ->
        [0] {""}
       *[other] {" "}+ { $seat } for the Seat’s issue
    }{ $damp ->
        [0] {""}
       *[other] {" "}− { $damp }
    } = { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }{ $short ->
        [true] , but the supply pays only { $payable } (KU-6.1)
       *[false] {""}
    }.
ending-rungs = { $ending } { $rungs }
ending-short =
    { $rally } in the rally + { $candidate } on the candidate{ $seat ->
        [0] {""}
       *[other] {" "}+ { $seat } for the Seat
    }{ $damp ->
        [0] {""}
       *[other] {" "}− { $damp }
    } = <b>{ $votes }</b>{ $short ->
        [true] , payable { $payable }
       *[false] {""}
    }
# What an ended rally would bring, in a list: "4 for Welfare, 2 for Economy".
worth = { $votes } for { $issue }

## The desk

wall = Kursi wall. Arrow keys walk, Enter chooses, Shift and Enter sends what is laid out, Escape lets go.
wall-waiting = The parties choose their candidates behind closed doors.
desk = Your desk
desk-send = Send them out
desk-all = That is all
desk-none = Play nothing
desk-field = Field them
desk-drop = Drop
desk-pay = Pay
desk-sending = Sending …
desk-clear = Clear
desk-back = Back
desk-yes = Yes, do it
desk-may-lay =
    You may lay up to { $most ->
        [one] { $more ->
            [true] 1 more card
           *[false] 1 card
        }
       *[other] { $more ->
            [true] { $most } more cards
           *[false] { $most } cards
        }
    }.
# One line even on the smallest phone.
desk-laid = { $count } of { $most } laid.
desk-laid-cost =
    { $count } of { $most } laid. Cost: { $due ->
        [one] 1 card
       *[other] { $due } cards
    }; you have { $left }.
desk-placed =
    You have placed { $count } of { $needed ->
        [one] 1 candidate
       *[other] { $needed } candidates
    }.
desk-chosen =
    You have chosen { $count } of { $owed ->
        [one] 1 card
       *[other] { $owed } cards
    }.
desk-over = The count is over.
desk-waiting = Still to act: { $names }.
desk-resolves = { $name } resolves “{ $stroke }”: { $effect }
desk-still = still to act
# The sums that the vote cards left could not pay, after the payment pointed at; some only where there are many.
desk-no-change =
    { $more ->
        [true] then no change for { $sums } …
       *[false] then no change for { $sums }
    }
# Other lines of news that follow.
news-more = { $count } more

draw-cards =
    { $pile ->
        [rally] Rally cards to draw
       *[asset] Asset cards to draw
    }
draw-pile =
    { $pile ->
        [rally] Rally
       *[asset] Asset
    }
draw-count =
    { $pile ->
        [rally] { $count } Rally
       *[asset] { $count } Asset
    }
draw-both = Draw { $rally } + { $asset }

end-rally = End the rally at { $ending }
end-at = End { $at }:
end-votes =
    { $votes ->
        [one] vote
       *[other] votes
    }
end-pays = pays { $votes }

## Draft and fielding

draft-pack = Your pack
draft-picked = Picked; the packs wait for the others
draft-enter = { $candidate }. Enter picks it
draft-pick = Pick
draft-ticket = Your ticket
draft-ticket-so-far = Your ticket so far
field-tiles = Tiles to place
field-done = Everybody has a Seat. Swap by clicking two, or send them out.
field-nobody = nobody yet
# A Seat with the candidate put there.
field-slot = { $letter } { $name }: { $candidate }
field-slot-count =
    { $letter } { $name }: { $candidate }; { $icons ->
        [one] 1 icon
       *[other] { $icons } icons
    } would count
field-put = Put here
field-match = { $icons } of its icons

## The hand

hand = Your hand
hand-empty = Your hand is empty.
hand-card =
    { $count ->
        [1] { $name }: { $text }
       *[other] { $name }, { $count } of them: { $text }
    }{ $chosen ->
        [0] {""}
       *[other] ; { $chosen } chosen
    }
hand-stroke =
    Masterstroke { $name }: { $text }{ $chosen ->
        [true] ; chosen
       *[false] {""}
    }
bolster = Bolster
bolster-tucked = Bolster: may be tucked when the rally ends
card-cost = Cost in cards

## Parties, candidates and Seats

you = You
# The microphone is the game’s pawn for Media.
microphone = the microphone
# Cards in hand, then Masterstrokes.
holding =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $strokes ->
        [0] {""}
       *[other] {" "}· { $strokes } ★
    }
holding-totals = { $holding } · { $totals }
dash-allows =
    { $icon ->
        [C] draw { $count }
        [I] draw { $count }
        [R] play { $count }
       *[P] { $count ->
            [0] off air
           *[other] on air
        }
    }
dash-what =
    { $icon ->
        [C] Rally cards drawn in a round
        [I] Asset cards drawn in a round
        [R] cards played in a round
       *[P] decides who has the microphone; on one candidate it lowers the cost of Assets there
    }
dash-icon = { $name } { $total }: { $what }.
dash-spoken =
    { $name } { $total }{ $would ->
        [none] {""}
       *[other] , would become { $would }
    }: { $what }
dash-running-out = Votes are running out.
dash-no-change =
    { $more ->
        [true] No exact change for { $sums } ….
       *[false] No exact change for { $sums }.
    }
dash-supply = Votes left in the supply: { $votes }
dash-hand = /{ $limit } in hand
# A Masterstroke that lasts, with what it was aimed at.
dash-lasting = ★ { $stroke }
dash-lasting-at = ★ { $stroke } ({ $target })
party-says =
    { $own ->
        [true] Your party
       *[false] { $name }
    }{ $microphone ->
        [true] , has the microphone
       *[false] {""}
    }{ $lasting ->
        [none] {""}
       *[other] , { $lasting }
    }: close-up
party-lasting = “{ $stroke }” lasts
candidate-says =
    { $letter }, { $candidate }: { $icons }{ $tucked ->
        [0] {""}
       *[other] ; { $tucked } tucked
    }{ $rally ->
        [0] {""}
       *[other] ; rally of { $rally }, worth { $worth }
    }{ $down ->
        [0] {""}
       *[other] ; { $down } face down
    }
rival-says =
    { $name }, { $letter }, { $candidate }: { $icons }{ $tucked ->
        [0] {""}
       *[other] ; { $tucked } tucked
    }{ $rally ->
        [0] {""}
       *[other] ; rally of { $rally }, worth { $worth }
    }
staged-sent = { $card }, face down at { $letter }, sent
staged-laid = { $card }, face down at { $letter }; take it back
box-says =
    Seat { $letter }, { $name }: { $issue }; { $bonus ->
        [one] 1 vote
       *[other] { $bonus } votes
    } for most { $matching }{ $counts ->
        [none] {""}
       *[other] {" "}({ $counts })
    }; { $cards ->
        [one] 1 vote card
       *[other] { $cards } vote cards
    } in the box{ $votes ->
        [none] {""}
       *[other] ; votes { $votes }
    }
box-cards =
    { $cards ->
        [one] 1 vote card in the box
       *[other] { $cards } vote cards in the box
    }
box-nobody-yet = nobody yet
box-tie = tie: { $each } each
box-ahead = { $most }, ahead by { $lead }
box-won = won
box-nobody = nobody

## Above the Seats

steps = Steps of a round
open-stroke = Open Masterstroke { $name }: { $text }
stroke-deck =
    Masterstroke deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
decks =
    Decks: { $rally ->
        [one] 1 Rally card
       *[other] { $rally } Rally cards
    } and { $asset ->
        [one] 1 Asset card
       *[other] { $asset } Asset cards
    }; what was discarded
stage = Masterstrokes are turned over
stage-title = Masterstrokes
stage-none = nothing
stage-on = Go on

## The close-up

closeup = Close-up
closeup-shut = Put away
closeup-where = { $name }, Seat { $letter }
closeup-tile = <b>Tile:</b> { $icons }. <b>Tucked:</b> { $tucked }.
closeup-discount = <b>Bolster discount here:</b> { $count } off the cost of Assets played in a round (KU-5.6).
closeup-rally = <b>Rally of { $count }:</b> { $cards }.
closeup-no-rally = No rally yet.
closeup-draws-rally =
    draws up to { $count ->
        [one] 1 Rally card
       *[other] { $count } Rally cards
    }
closeup-draws-asset =
    draws up to { $count ->
        [one] 1 Asset card
       *[other] { $count } Asset cards
    }
closeup-plays =
    plays up to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
closeup-microphone =
    { $has ->
        [true] has the microphone
       *[false] does not have the microphone
    }
closeup-hand =
    <b>Hand:</b> { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $strokes ->
        [one] 1 Masterstroke
       *[other] { $strokes } Masterstrokes
    }{ $held ->
        [none] .
       *[other] : { $held }.
    }
closeup-supply =
    <b>Supply ({ $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }):</b>
closeup-seat = { $letter }: { $name }
closeup-issue = A rally ended here for { $issue } counts one more (KU-5.7b); it also breaks a tie (KU-8.4).
closeup-bonus =
    { $bonus ->
        [one] 1 vote
       *[other] { $bonus } votes
    } on election day for the candidate with most { $icons } together; ties share, rounded down (KU-8.1).
closeup-matching = { $count } matching
closeup-would = would place { $votes }
closeup-votes = votes <b>{ $votes }</b>
closeup-box =
    { $cards ->
        [one] 1 vote card in the box
       *[other] { $cards } vote cards in the box
    }{ $closed ->
        [true] ; they stay closed until election night.
       *[false] .
    }
closeup-kind = { $kind }.
closeup-copies = { $count } in the box.
closeup-decks = Decks and discards
closeup-deck-rally = <b>Rally:</b> { $count } in the deck; discarded: { $cards }.
closeup-deck-asset = <b>Asset:</b> { $count } in the deck; discarded: { $cards }.
closeup-deck-strokes = <b>Masterstrokes:</b> { $count } in the deck; discarded: { $cards }.

## The end

left-over = What was left in hands and decks
left-held = { $name } held
left-decks = In the decks
left-cards = { $cards }; { $strokes }
left-no-cards = no Rally or Asset cards
left-no-strokes = no Masterstrokes
night-no-votes = No votes: nobody wins it
night-won = { $name } with { $most }
night-tie-won = Tie at { $most }; { $issue } icons decide: { $icons }
night-tie = Tie at { $most }, and { $issue } too: { $icons }. Nobody wins it
night-box = { $letter }, { $name }
night-sealed = The boxes are sealed
night-begins = Counting begins with Seat A
night-box-sealed = sealed
night-cards =
    { $cards ->
        [one] 1 vote card
       *[other] { $cards } vote cards
    }
night-tie-break =
    { $clearly ->
        [true] { $names } have { $seats } each. The left-most Seat clearly won decides: { $first } holds { $at }.
       *[false] { $names } have { $seats } each. The left-most Seat won decides: { $first } holds { $at }.
    }
night-chair = { $name } takes the chair
night-shared = { $names } share the chair

## The position, read aloud

tell-round = Round { $round } of { $rounds }, step: { $step }.
tell-before = Before the campaign: { $step }.
tell-step =
    { $phase ->
        [draft] the draft
        [field] fielding candidates
        [pawn] the microphone
        [take] taking a Masterstroke
        [commit] committing Masterstrokes
        [resolve] resolving Masterstrokes
        [draw] drawing cards
        [play] playing cards
        [pay] paying for Assets
        [end] ending rallies
        [limit] dropping cards down to the limit
        [bonus] votes for matching icons
        [free] votes for the most Capital
       *[over] the game is over
    }
tell-waiting = Still to act: { $names }.
tell-microphone = { $name } has the microphone.
tell-seat =
    Seat { $letter }, { $name }: { $issue }, bonus { $bonus } for { $matching } ({ $counts }), { $cards ->
        [one] 1 vote card
       *[other] { $cards } vote cards
    }.{ $votes ->
        [none] {""}
       *[other] {" "}Votes: { $votes }.
    }
tell-party =
    { $name }: Capital { $capital }, Influence { $influence }, Reputation { $reputation }, Popularity { $popularity }; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $strokes ->
        [one] 1 Masterstroke
       *[other] { $strokes } Masterstrokes
    } in hand{ $held ->
        [none] {""}
       *[other] {" "}({ $held })
    }; supply { $supply }.
# Vote cards left, by value.
tell-supply = 5×{ $fives } 3×{ $threes } 1×{ $ones } −2×{ $minus }
tell-candidate =
    { $letter } { $candidate }: { $icons }{ $rally ->
        [none] {""}
       *[other] ; rally { $rally }
    }{ $tucked ->
        [none] {""}
       *[other] ; tucked { $tucked }
    }.
tell-open-strokes = Open Masterstrokes: { $strokes }.
tell-none = none
tell-hand = Your hand: { $cards }.
tell-no-cards = no cards
tell-stroke = Your Masterstroke { $id }, { $name }: { $text }
tell-pack = Your pack: { $tiles }.
tell-tiles = To place: { $tiles }.
tell-down = Face down: { $cards }.
tell-down-at = { $card } at { $at }
