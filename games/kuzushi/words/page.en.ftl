### What only the page says of Kuzushi. Events and refusals stand in en.ftl.
### A space is written as a person would type it: "2,-1" is two right of the city and one down.

# Read aloud when the board gets the focus. The names of the keys are those on the keyboard.
board = Kuzushi board. Arrow keys walk, Page Down jumps to the next legal space, Enter builds, Escape leaves.
board-kind = board

ask = Build on a lit space, or flip one of your flags.

# What a space is to the one whose cursor is on it, and what can be done there.
space-empty =
    { $at }, empty{ $move ->
        [base] , free to build
       *[none] {""}
    }
space-city =
    { $at }, the city, { $seat-is ->
        [you] yours
       *[other] { $seat }’s
    }
space-base =
    { $at }, { $seat-is ->
        [you] your base
       *[other] { $seat }’s base
    }
space-flag =
    { $at }, { $seat-is ->
        [you] your flag
       *[other] { $seat }’s flag
    }{ $move ->
        [flip] , can become a base
       *[none] {""}
    }
# A space, and what building there would bring.
space-brings = { $space }: { $gains }
# How a score would change: `$change` is "+3" or "−1".
gain =
    { $change } for { $seat-is ->
        [you] you
       *[other] { $seat }
    }
gain-none = nobody’s score changes

# Where a score comes from: words beside figures.
sum-bases = bases
sum-flags = flags
sum-city = the city
# Under a player's name: tiles left in the stack, and tiles in the largest group.
holding = stack { $stack } · group { $group }

# A move, as a button names it.
move-base = Base { $at }
move-flip = Flip { $at }

# The position in plain text. `$bases` and `$flags` are spaces.
described-seat = { $seat }: { $score }. Bases: { $bases }. Flags: { $flags }.
described-none = none
# Between two spaces, which have commas of their own.
described-joint = {"; "}
described-grid = Tiles span { $wide } by { $high } of { $grid } by { $grid }; they can reach from { $left } to { $right } across and from { $bottom } to { $top } up.
