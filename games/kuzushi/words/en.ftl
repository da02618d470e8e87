### Kuzushi in sentences.

## What happens

city-placed =
    { $seat-is ->
        [you] You place the city at { $at }.
       *[other] { $seat } places the city at { $at }.
    }
base-placed =
    { $seat-is ->
        [you] You place a base at { $at }.
       *[other] { $seat } places a base at { $at }.
    }
    .did = placed a base at { $at }
    .each = at
flag-flipped =
    { $seat-is ->
        [you] You turn your flag at { $at } into a base.
       *[other] { $seat } turns the flag at { $at } into a base.
    }
    .did = turned the flag at { $at } into a base
    .each = at
flag-returned = The flag at { $at } goes back to { $seat }.
    .each = at
flag-placed =
    { $seat-is ->
        [you] You raise a flag at { $at }.
       *[other] { $seat } raises a flag at { $at }.
    }
    .each = at
game-over =
    { $cause ->
        [grid_full] The grid is full: the game is over.
       *[stack_empty] A stack is empty: the game is over.
    }

## Why a move is refused

not-your-turn = It is { $seat }’s turn.
taken = There is a tile at { $space } already.
alone = { $space } touches no tile.
off-grid = A base at { $space } would stretch the board past { $grid } spaces.
too-far = { $space } is farther from the city than any board reaches.
not-your-flag = You have no flag at { $space } to flip.
over = The game is over.
unreadable = `{ $text }` is not a move: write `base 1,0` or `flip -2,1`.

## Options

bad-teams = { $seats } seats cannot play in { $teams } teams: 4 or 6 seats can play in 2 teams, and 6 seats in 3.

## Why the first is first

reason-tiles = Most tiles on the board
reason-group = Equal tiles, and the larger group decides
reason-shared = Equal tiles and equal groups: the win is shared
