### Duel in sentences.

## What happens

dealt =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } dealt { $cards ->
        [none] { $count ->
            [one] one card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
chose =
    { $card ->
        [none] { $seat } has chosen.
       *[other] { $seat-is ->
            [you] You choose { $card }.
           *[other] { $seat } chooses { $card }.
        }
    }
shown =
    { $seat-is ->
        [you] You show { $card }.
       *[other] { $seat } shows { $card }.
    }
rolled = The die shows { $roll }.
beaten =
    { $winner-is ->
        [you] You beat { $loser }.
       *[other] { $winner } beats { $loser }.
    }
asked = { $seat-is ->
    [you] You may block.
   *[other] { $seat } may block.
}
blocked =
    { $seat-is ->
        [you] You block with { $card }.
       *[other] { $seat } blocks with { $card }.
    }
passed =
    { $seat-is ->
        [you] You do not block.
       *[other] { $seat } does not block.
    }
scored =
    { $seat-is ->
        [you] You score { $points }.
       *[other] { $seat } scores { $points }.
    }
drew =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $card ->
        [none] a card
       *[other] { $card }
    }.
looked =
    { $card ->
        [none] { $seat } looks at the top card of the deck.
       *[other] { $seat-is ->
            [you] You see { $card } on top of the deck.
           *[other] { $seat } sees { $card } on top of the deck.
        }
    }
smirked =
    { $seat-is ->
        [you] You smirk.
       *[other] { $seat } smirks.
    }
taunted =
    { $seat-is ->
        [you] You: “{ $text }”
       *[other] { $seat }: “{ $text }”
    }
ended = The game is over.

## Why the first is first

reason-points = Most points
reason-shared = Equal points: the win is shared

## Why a move is refused

over = The game is over.
no-such-seat = There is no seat { $number } at this table.
not-choosing = Cards are chosen later, when all blocks are done.
chosen-already = Your choice stands.
not-in-hand = { $card } is not in your hand.
not-asked = Nobody asks you to block now.
no-shield = You hold no shield.
no-taunt-left = You have no taunt left.
bad-taunt = A taunt has at most { $longest } characters and no control characters.
unreadable = `{ $text }` is not a move: write `choose rock-2`, `block`, `pass` or `taunt TEXT`.

## Moves

move-choose = Show { $card } this round
move-block = Block with a shield
move-pass = Let it pass
move-taunt = Taunt the others
