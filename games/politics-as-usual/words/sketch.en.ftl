### The words on the table of Politics as Usual in characters, for terminals. Cards are shown with the numbers that moves are typed with, and
### parties by their letters.

sketch-round =
    { $phase ->
        [candidate] Candidates are chosen
        [sidestep] Round { $round } of { $rounds }: contest or sidestep?
        [pick] Round { $round } of { $rounds }: cards are picked
        [turn] Round { $round } of { $rounds }: a turn
        [react] Round { $round } of { $rounds }: any reaction?
        [award] Round { $round } of { $rounds }: the award
       *[over] The election is over
    }
sketch-piles = pile { $pile }, discarded { $discarded }, Issues to come { $issues }
# The Issue, its Votes, and the cards that sidestepping it costs.
sketch-issue =
    { $issue }: { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }, cards to sidestep { $cost }
# What the Issue does: "On entering: everybody draws a card".
sketch-rule = { $when }: { $rule }
sketch-bottom = At the bottom of the deck: { $issues }
sketch-next = Next, as you have seen: { $issue }
# Instead of a Candidate's name.
sketch-nobody = nobody yet
# About a seat: its Polling; then Votes, own and received Favors, and cards.
sketch-polls = polls { $polls }
sketch-camp =
    votes { $votes }, Favors { $own }+{ $received }, hand { $hand }{ $frozen ->
        [0] {""}
       *[other] , { $frozen } frozen
    }{ $picked ->
        [0] {""}
       *[other] , { $picked } picked
    }{ $used ->
        [true] , power used
       *[false] {""}
    }
sketch-leads = leads
# Cards lying before a Candidate.
sketch-cards = { $cards }
# A card that is being played, and on which card or at whom.
sketch-link =
    { $seat }: { $mode ->
        [poll] polling { $card }
        [effect] playing { $card }
       *[reaction] answering with { $card }
    }{ $on ->
        [none] {""}
       *[other] {" "}on { $on }
    }{ $at ->
        [none] {""}
       *[other] {" "}at { $at }
    }
sketch-offer =
    { $from } to { $to }: { $give } for { $want }{ $promise ->
        [none] {""}
       *[other] , “{ $promise }”
    }
sketch-frozen = frozen: { $cards }
# What can be done with a card in hand, very short. `$at` is the number of a seat, `$on` of a card.
sketch-poll = poll:{ $at }
sketch-play =
    play{ $on ->
        [none] {""}
       *[other] :#{ $on }
    }{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-react =
    answer{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-pick = pick
sketch-power = give up
sketch-offers = offers ({ $count })
