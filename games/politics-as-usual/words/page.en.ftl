### What the page of Politics as Usual says beside events and refusals: questions, buttons, panels, and what a screen reader is told.
### <b>…</b> is printed in bold.

## Names of things

# A seat’s owner at the beginning of a line, and inside a sentence.
you = You
you-inside = you
party =
    { $party ->
        [D] Democrat
        [R] Republican
       *[I] Independent
    }
band =
    { $band ->
        [momentum] Momentum
        [slander] Slander
       *[edge] Edge
    }
votes =
    { $minus ->
        [true] −
       *[false] {""}
    }{ $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }
favors = { $own } own and { $received } received Favors
# Something by its name, and what it is or does.
named = { $name }: { $text }
# A summand and its figure: "Bus Tour +4".
figured = { $name } { $figure }
# One after the other, in a row of Issues.
then = { $first }, then { $next }
# One beside the other, in a list whose entries have commas of their own.
further = { $first }; { $next }
no-thing = nothing
close = Close
why-not = Why not?
accept = Accept
decline = Decline

## What a card does, as short as it can be said

effect =
    { $effect ->
        [peek] See a rival’s hand
        [skip] A rival’s next turn is skipped
        [clear_slander] Clear all Slander off one Candidate
        [tiebreak] One Candidate wins ties
       *[retrieve] Take a Momentum out of the discard pile
    }
effect-draw =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
effect-draw-both =
    { $count ->
        [one] You and a rival each draw a card
       *[other] You and a rival each draw { $count } cards
    }
effect-discard =
    { $aim ->
        [other] A rival loses { $count ->
            [one] a random card
           *[other] { $count } random cards
        }
       *[any] Somebody loses { $count ->
            [one] a random card
           *[other] { $count } random cards
        }
    }
effect-steal =
    { $count ->
        [one] Take a random card from a rival
       *[other] Take { $count } random cards from a rival
    }
effect-freeze-chosen =
    { $aim ->
        [other] A rival freezes { $count ->
            [one] a card of choice
           *[other] { $count } cards of choice
        }
       *[any] Somebody freezes { $count ->
            [one] a card of choice
           *[other] { $count } cards of choice
        }
    }
effect-freeze-random =
    { $aim ->
        [other] A rival has { $count ->
            [one] a random card
           *[other] { $count } random cards
        } frozen
       *[any] Somebody has { $count ->
            [one] a random card
           *[other] { $count } random cards
        } frozen
    }
# $change is a figure with its sign.
effect-modify =
    { $aim ->
        [other] { $change } Polling for a rival
       *[any] { $change } Polling for one Candidate
    }
effect-guard =
    { $guard ->
        [slander] No more Slander at one Candidate
       *[momentum] Momentum lying at one Candidate is safe
    }
effect-extra =
    { $count ->
        [one] Up to 1 more play this turn
       *[other] Up to { $count } more plays this turn
    }
effect-move = Move a Momentum of { $most } or less
effect-cancel =
    { $band ->
        [momentum] Cancel a Momentum
        [slander] Cancel a Slander
        [edge] Cancel an Edge
       *[any] Cancel any card
    }
effect-redirect =
    { $band ->
        [momentum] Redirect a Momentum being polled
        [slander] Redirect a Slander
        [edge] Redirect an Edge
       *[any] Redirect any card
    }

# A heading above buttons with the names of those at whom, or of the cards on which, a card can be played.
aim =
    { $effect ->
        [peek] See the hand of
        [skip] Skip the next turn of
        [clear_slander] Clear the Slander off
        [tiebreak] Ties go to
       *[retrieve] Take back
    }
aim-draw-both = Draw together with
aim-discard =
    { $count ->
        [one] A random card goes from
       *[other] { $count } random cards go from
    }
aim-steal =
    { $count ->
        [one] Take a random card from
       *[other] Take { $count } random cards from
    }
aim-freeze-chosen =
    { $count ->
        [one] A card of choice freezes with
       *[other] { $count } cards of choice freeze with
    }
aim-freeze-random =
    { $count ->
        [one] A random card freezes with
       *[other] { $count } random cards freeze with
    }
aim-modify = { $change } Polling for
aim-guard =
    { $guard ->
        [slander] Keep Slander away from
       *[momentum] Protect the Momentum of
    }
aim-move = Move
aim-cancel = Cancel
aim-redirect = Redirect it to
aim-poll = Poll { $polling } for
aim-answer = Answer
aim-play = Play

# A card as a screen reader says it; the party only where cards have symbols.
card-says =
    { $card }{ $party ->
        [none] {""}
       *[other] , { $party }
    }, { $band }: { $polling ->
        [none] { $effect }
       *[other] polls { $polling }, or: { $effect }
    }
# Between the two halves of a Momentum card.
card-or = or

## What an Issue does, without the satire

issue-when =
    { $when ->
        [enter] On entering
        [round] All round
       *[win] For the winner
    }
issue-rule =
    { $effect ->
        [own_only] Momentum polls for one’s own Candidate only
        [no_slander] no Slander may be played
       *[winner_speaks] be the next Speaker
    }
issue-speaker-bonus = the Speaker polls { $change }
issue-max-plays =
    { $count ->
        [one] at most 1 card each on own turns
       *[other] at most { $count } cards each on own turns
    }
issue-low-boost = every printed 1 or 2 polls { $change }
issue-all-draw =
    { $count ->
        [one] everybody draws a card
       *[other] everybody draws { $count } cards
    }
issue-all-discard =
    { $count ->
        [one] everybody discards a card
       *[other] everybody discards { $count } cards
    }
issue-all-freeze =
    { $count ->
        [one] everybody freezes a card
       *[other] everybody freezes { $count } cards
    }
issue-pass-left =
    { $count ->
        [one] everybody hands a card to the left
       *[other] everybody hands { $count } cards to the left
    }
issue-winner-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
issue-losers-draw =
    { $count ->
        [one] everybody else draws a card
       *[other] everybody else draws { $count } cards
    }
issue-winner-discard =
    { $count ->
        [one] discard a card
       *[other] discard { $count } cards
    }
issue-take-favor =
    { $count ->
        [one] take a Favor from a rival
       *[other] take { $count } Favors from a rival
    }

## What a Candidate’s power is called

power-none = No power
power =
    { $power ->
        [wins_ties] Wins all ties
        [stonewall] Stonewall: a card undoes a Slander
       *[foresight] Foresight: see the next Issue
    }
power-sidestep = Sidesteps for { $less } less
power-parade = +{ $more } with any Momentum
power-war-room =
    { $count ->
        [one] Starts with 1 more card
       *[other] Starts with { $count } more cards
    }
power-consolation = A card for losing with { $count } Momentum
power-recycle-any = Recycle: swap a card for a new one
power-recycle = Recycle: swap a Momentum of { $most } or less for a new one

## Who leads

leads-now =
    { $you ->
        [true] You
       *[false] { $name }
    } would win now.
leads-tie =
    { $many ->
        [true] { $count } are tied
       *[false] { $names } are tied
    }; it would go to { $you ->
        [true] you
       *[false] { $name }
    }, { $why ->
        [power] whose power is to win ties
        [card] by { $card }
        [speaker] who speaks, and the Speaker wins ties
        [you-speak] as the Speaker wins ties
        [you-first] as you come first clockwise from the Speaker, { $speaker }
       *[order] who comes first clockwise from the Speaker, { $speaker }
    }.
leads-some-card = a card

## What is asked of a player

asks-candidate = Choose your Candidate: a party, some Favors to trade, and a power.
asks-over = The votes are counted.
asks-pick =
    Pick { $count ->
        [one] 1 card
       *[other] { $count } cards
    } { $cause ->
        [sidestep] to discard for the sidestep
        [discard] to discard
        [pass_left] to hand to your left neighbour
        [winner_discard] to discard, as the price of winning
       *[freeze] to put on ice until the round ends
    }.
asks-take = You won. Take a Favor from a rival: touch a lectern.
asks-contest = You speak on { $issue }, { $votes }. Open the contest: it cannot be sidestepped.
asks-sidestep =
    You speak on { $issue }, { $votes }. Open the contest, or sidestep it for { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }.
asks-react =
    { $card } is { $how ->
        [polled-you] polled for you
        [polled] polled
        [played-you] aimed at you
       *[played] played
    }. Answer it with a card, or let it be.
asks-turn =
    { $hand ->
        [0] Your turn, with nothing in hand: pass.
       *[other] Your turn: poll a Momentum, play a card for its effect, or pass.
    }{ $plays ->
        [none] {""}
        [one] {" "}1 play left.
       *[other] {" "}{ $plays } plays left.
    }{ $cards ->
        [none] {""}
        [one] {" "}1 card left to play this round.
       *[other] {" "}{ $cards } cards left to play this round.
    }
asks-choose = Choose.

## Moves, on buttons and for screen readers

move-candidate = Run as { $candidate }
move-no-name = Run as { $candidate }, { $party }
move-sidestep = Sidestep the Issue
move-contest = Open the contest
move-poll = Poll { $card } for { $at }
move-play = Play { $card }
move-play-on = Play { $card } on { $on }
move-play-at = Play { $card } at { $at }
move-play-move = Play { $card }: move { $on } to { $at }
move-pass = Pass
move-react = Answer with { $card }
move-react-at = Answer with { $card }: send it to { $at }
move-ok = Let it be
move-foresight = See the next Issue
move-power = Use your power, giving up { $card }
move-pick = Pick { $card }
move-done = Done
move-take = Take a Favor from { $from }
move-offer =
    Offer { $to } { $give ->
        [one] 1 Favor
       *[other] { $give } Favors
    }
move-ask =
    Ask { $to } for { $want ->
        [one] 1 Favor
       *[other] { $want } Favors
    }
move-swap =
    Offer { $to } { $give ->
        [one] 1 Favor
       *[other] { $give } Favors
    } for { $want }
move-accept = Accept { $from }’s offer
move-decline = Decline { $from }’s offer
move-withdraw = Withdraw your offer
closing-sidestep = Sidestep

## Where Votes and Polling come from

sum-received =
    { $count ->
        [one] 1 Favor received
       *[other] { $count } Favors received
    }{ $worth ->
        [0] {""}
        [1] {""}
       *[other] , { $worth } each
    }
sum-own =
    { $count ->
        [one] 1 Favor of its own
       *[other] { $count } Favors of its own
    }{ $worth ->
        [0] {" "}(count nothing)
       *[other] {""}
    }
polling-issue = { $card }, by the Issue
polling-party = { $card }, own party
polling-parade = Parade
polling-speaker = Speaker

holding-none = no Candidate yet
holding =
    { $candidate } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $frozen ->
        [0] {""}
       *[other] , { $frozen } on ice
    }

## The board

picks-send =
    { $cause ->
        [freeze] Freeze { $chosen } of { $needed }
        [card_freeze] Freeze { $chosen } of { $needed }
        [pass_left] Hand over { $chosen } of { $needed }
       *[discard] Discard { $chosen } of { $needed }
    }
picks-recycle = Recycle it instead
# For screen readers: what a move would change.
heard = Polling: { $changes }
heard-plus = { $name } plus { $by }
heard-minus = { $name } minus { $by }
settles = That settles it: { $name } would win { $issue }.
stage = The stage, { $leads }
stage-before = The stage, before the contest
lectern =
    { $name }, { $candidate }; Polling { $polling }; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $frozen ->
        [0] {""}
       *[other] , { $frozen } on ice
    }; { $favors }{ $leads ->
        [true] ; would win now
       *[false] {""}
    }{ $speaker ->
        [true] ; Speaker
       *[false] {""}
    }{ $target ->
        [true] ; can be chosen
       *[false] {""}
    }
lectern-parade = parade { $change }
lectern-speaker-bonus = speaker { $change }
lectern-leads = leads
lectern-speaker = Speaker
placard =
    { $value ->
        [none] { $card }: { $effect }
       *[other] { $card } { $value }: { $effect }
    }

hand =
    Your hand, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $frozen ->
        [0] {""}
       *[other] , { $frozen } on ice
    }
hand-frozen = { $card }, frozen until the round ends
hand-empty = Your hand is empty. More cards come with the deal.

slip = { $card }: what to do with it
slip-card = { $card } …
slip-to = { $card } to
slip-give-up = Give this card up
slip-cancel = Cancel { $card }
slip-useless = It has no use at this moment.
slip-close = Put the card back

forecast = The Polling after this play
forecast-then = then
forecast-stands = stands
forecast-canceled = canceled
# Before the sign of the one to whom a card is sent.
forecast-to = to
forecast-leads = leads
prospect-stands = If it stands
prospect-canceled = If canceled
prospect-sent = Sent to { $name }
prospect-somebody = Sent to somebody

issue = The Issue
issue-round = Round { $round }/{ $rounds }
issue-speaker = { $name } speaks
issue-effect = <b>{ $when }:</b> { $effect }.
issue-sidestep =
    { $cost ->
        [one] Sidestep: 1 card
       *[other] Sidestep: { $cost } cards
    }
issue-no-way = No way around this one
issue-over = The hall is being swept.
issue-before = The hall fills up.

ladder-side = What is going on
ladder = The play and its answers, the newest first
ladder-read = Read { $card }
ladder-asked =
    { $you ->
        [true] You are asked
       *[false] { $name } is asked
    }{ $more ->
        [true] , then { $names }
       *[false] {""}
    }.
ladder-forecast =
    { $prospect }: { $you ->
        [true] <b>You</b> lead with { $polling }
       *[false] <b>{ $name }</b> leads with { $polling }
    }
ladder-passes =
    { $passes ->
        [0] { $seats } passes in a row end the contest
        [one] { $passes } of { $seats } has passed
       *[other] { $passes } of { $seats } have passed in a row
    }
ladder-speaker =
    { $you ->
        [true] You decide
       *[false] { $name } decides
    } what is talked about.

candidates = Candidates
candidate =
    { $name }, { $party }, { $favors ->
        [one] 1 Favor
       *[other] { $favors } Favors
    }. { $power }.
candidate-taken = { $candidate } Runs for { $name }
candidate-free = { $candidate } Free
candidate-run = Run with them

dossier = { $name }: Polling and Candidate
dossier-none = No Candidate yet
# Player, party and Votes in one line.
dossier-line = { $name } · { $votes } ·
dossier-party = { $name }, { $party } · { $votes } ·
dossier-power =
    <b>{ $power }{ $used ->
        [true] {" "}(used this round)
       *[false] {""}
    }.</b> { $text }
dossier-plays =
    { $made ->
        [one] 1 card
       *[other] { $made } cards
    } played on own turns, of { $limit }.
dossier-polling = Polling (PU-7.5)
dossier-nothing = Nothing yet
dossier-total = Total
dossier-also = also here: { $card }

## Panels beside the stage

panels = Beside the stage
panel-title =
    { $panel ->
        [deals] Deal desk
        [cards] Card counter
       *[votes] Vote stacks
    }
panel-label =
    { $panel ->
        [deals] Deals
        [cards] Cards
       *[votes] Votes
    }
panel-key = { $title } ({ $key })

# What a deal brings to both sides: "you +1, Ben +2 Votes". Figures come with their sign.
deal =
    { $you ->
        [true] you { $gain }
       *[false] { $name } { $gain }
    }, { $other } { $other-gain } Votes
deal-sentence =
    { $you ->
        [true] You { $gain }
       *[false] { $name } { $gain }
    }, { $other } { $other-gain } Votes.
deal-unpayable = It cannot be paid now.
deal-open-desk = Open the desk
desk-open = Open offers
desk-table = On the table
desk-none = No offer lies on the table.
desk-withdraw = Withdraw
desk-make = Make an offer
desk-yours = Your offer
desk-whom = To whom
desk-give = You give
desk-want = You want
desk-promise = A promise, if you like (shown to all, binds nobody)
desk-example = I cancel the next ad against you
desk-offer = Offer
desk-impossible = Offer (not possible)
desk-left = { $count } left this round
desk-cannot = You can make no offer now.
desk-record = Record of promises
desk-kept = Said and done
desk-state =
    { $state ->
        [open] Round { $round }, open
        [accepted] Round { $round }, agreed
        [declined] Round { $round }, declined
        [withdrawn] Round { $round }, withdrawn
       *[lapsed] Round { $round }, lapsed
    }
desk-said = Said
desk-done = Done
desk-nothing-yet = nothing yet
desk-no-deal = no deal
desk-no-deals = No deal has been made. The first Favor is always the easiest.

counter-place =
    { $place ->
        [hand] in your hand
        [play] in play
        [discard] discarded
       *[out] out of sight
    }
counter-places =
    { $place ->
        [hand] { $count } in your hand
        [play] { $count } in play
        [discard] { $count } discarded
       *[out] { $count } out of sight
    }
counter-sight = Out of sight: { $pile } in the draw pile, { $hands } in others’ hands. Discarded: { $discarded }.
counter-sight-all = Out of sight: { $pile } in the draw pile, { $hands } in hands. Discarded: { $discarded }.
counter-out = { $out } of { $all } may be out
counter-symbols = Symbols
counter-symbols-momentum = Symbols on Momentum
counter-no-symbol = none
counter-seen = What you have seen
counter-held = { $name } held { $cards }.
counter-gone = { $card } (gone since)
counter-issues = Issues
counter-deck =
    { $cards ->
        [one] 1 card left in the deck
       *[other] { $cards } cards left in the deck
    }
counter-next = You know the next one: <b>{ $issue }</b>.
counter-bottom = The bottom of the deck, as everybody saw it: <b>{ $issues }</b> last.
counter-where =
    { $where ->
        [up] up now
        [top] next
        [bottom] at the bottom
       *[unknown] unseen
    }

stacks-deck =
    { $issues ->
        [one] 1 Issue left in the deck
       *[other] { $issues } Issues left in the deck
    }, at best { $votes } in all.
stacks-deck-now =
    { $issues ->
        [one] 1 Issue left in the deck
       *[other] { $issues } Issues left in the deck
    }, at best { $votes } in all, and { $issue } for { $worth } now.
stacks-of = { $name }, { $votes }
stacks-none = No Issue won
stacks-favors =
    { $own } on the card ({ $own-worth ->
        [0] no Votes
        [one] 1 Vote each
       *[other] { $own-worth } Votes each
    }), { $received } in the stack ({ $received-worth ->
        [0] no Votes
        [one] 1 Vote each
       *[other] { $received-worth } Votes each
    })
stacks-landslide = Towards a landslide
stacks-reached = A landslide
stacks-short = { $short } short of a landslide
stacks-ahead = { $lead } ahead of everybody; { $short } short of a landslide

## Election night

night-favors = Favors
night-call = { $label }: { $name } { $figure }
night-quiet = The hall falls quiet
night-counted = { $counted } of { $all } counts are in
night-level = { $because }. Level on Votes: whoever wins ties comes first, then most Issues won (PU-12.3, PU-12.4)

## The position, read aloud

tell-choosing = Candidates are being chosen.
tell-over = The election is over.
tell-round = Round { $round } of { $rounds }: { $issue }, { $votes }. { $when }: { $effect }. { $speaker } speaks.
# The play and its answers, numbered; the last part says at whom.
tell-link =
    { $number }. { $name }: { $card } ({ $mode ->
        [poll] polled
        [reaction] an answer
       *[effect] played
    }){ $aimed ->
        [true] {" "}at { $at }
       *[false] {""}
    }.
tell-no-candidate = no Candidate
tell-camp =
    { $name }, { $candidate }: Polling { $polling }, { $votes }, { $favors }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $frozen ->
        [0] {""}
       *[other] , { $frozen } frozen
    }.{ $front ->
        [none] {""}
       *[other] {" "}In front: { $front }.
    }
tell-hand = Your hand: { $cards }.
tell-hand-empty = empty
tell-frozen = On ice: { $cards }.
# A card with the number that moves are typed with.
tell-card = { $number } { $card }
tell-offer =
    { $from } offers { $to } { $give } for { $want }{ $promises ->
        [true] : “{ $promise }”
       *[false] {""}
    }.
tell-bottom = Known bottom of the Issue deck: { $issues }.
