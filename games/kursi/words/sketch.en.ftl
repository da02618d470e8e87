### The words on Kursi's table in characters, for terminals. Letters A to E are Seats; E, W, D, C, I, R and P are icons, in every language,
### since moves are typed with them.

# At the head, one after another: where in the game we are, who has the microphone, who has still to act and what is asked.
sketch-draft = The draft, pick { $pick }
sketch-microphone = microphone: { $seat }
sketch-waiting = still to act: { $seats } ({ $question })
# What is asked, with the Masterstroke, the Seat and the votes it is about.
sketch-question =
    { $what ->
        [pick] pick a candidate
        [field] place the candidates
        [give] pass the microphone
        [take] take a Masterstroke
        [stroke] commit a Masterstroke
        [target] choose a target
        [draw] draw cards
        [play] lay cards
        [pay] pay
        [drop] drop cards
        [end] end rallies
        [votes] choose vote cards
        [tuck] tuck a card
        [minus] place a −2
        [extra] more votes
       *[free] place free votes
    }{ $stroke ->
        [none] {""}
       *[other] {" "}for “{ $stroke }”
    }{ $at ->
        [none] {""}
       *[other] {" "}at { $at }
    }{ $votes ->
        [none] {""}
        [one] , 1 vote
       *[other] , { $votes } votes
    }
# Vote cards under a Seat.
sketch-box =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
# `$seat` is who won a Seat.
sketch-won =
    { $seat ->
        [none] won by nobody
       *[other] won by { $seat }
    }
# Cards in hand, and Masterstrokes in hand.
sketch-hand = hand { $cards }+{ $strokes }
# Cards still to be paid.
sketch-owes = owes { $cards }
# Before the open Masterstrokes, and their deck after them.
sketch-open = Open:
sketch-deck = deck { $cards }
sketch-decks = Rally deck { $rally } ({ $rally_used } used), Asset deck { $asset } ({ $asset_used } used)
# What the reader has chosen face down, what it costs of the cards left, and how many more are to be chosen.
sketch-aside =
    Set aside: { $cards }{ $due ->
        [none] {""}
       *[other] ; cost { $due } of { $left }
    }{ $more ->
        [none] {""}
       *[other] ; { $more } more
    }
