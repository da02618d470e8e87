### The words on Sarkaar's map in characters, for terminals. States and cards are shown with the ids that moves are typed with.

sketch-over = The game is over
sketch-picking = Everybody picks a leader
# Whose turn it is, and for what the game waits. `$letter` is the letter that stands for the player on the map.
sketch-turn =
    Round { $round }: { $seat } ({ $letter }){ $limit ->
        [none] {""}
       *[other] , action { $used } of { $limit }
    }{ $frame ->
        [cash] , cashing cards
        [benefit] , taking benefits
        [draw] , drawing a card
        [step_play] , a card for the step
        [flipped] , a card turned up
        [snatched] , a snatched card
        [react] , an answer to a card
        [trim] , too many cards
       *[main] {""}
    }{ $asked ->
        [none] {""}
       *[other] ; waiting for { $asked }
    }
# The points of a state's government and the seats that make one, whether it is closed for good, and its name.
sketch-state =
    { $points } for { $majority }{ $full ->
        [true] , full
       *[false] {""}
    }  { $name }
# Instead of a leader's name.
sketch-leader =
    { $picked ->
        [true] has picked
       *[false] is picking
    }
# About a player, as short as can be understood.
sketch-points = { $points }/{ $target } points
sketch-purse = { $voter }V { $moolah }M { $power }P
sketch-track =
    { $track ->
        [development] dev{ $level }
       *[culture] cul{ $level }
    }
sketch-holdings = states { $states }, cards S{ $strategy } A{ $aggression }
sketch-award =
    { $award ->
        [development] +dev
        [culture] +cul
       *[national] +nat
    }
sketch-skips =
    { $actions ->
        [one] 1 action less
       *[other] { $actions } actions less
    }
sketch-empty = (empty)
sketch-deck = deck { $closed }, discarded { $discarded }
# Before rows of cards: at most ten columns.
sketch-hand = hand
sketch-flipped = turned up
sketch-to-take = to take
sketch-in-play =
    { $target ->
        [none] In play: { $card } by { $seat }
       *[other] In play: { $card } by { $seat }, aimed at { $target }
    }
sketch-snatched = Snatched from { $from }:
sketch-unseen = a card
