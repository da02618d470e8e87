### What only the page says of Kuzushi. Events and refusals stand in sw.ftl.
### A space is written as a person would type it: "2,-1" is two right of the city and one down.

# Read aloud when the board gets the focus. The names of the keys are those on the keyboard.
board = Ubao wa Kuzushi. Vitufe vya mishale hutembea, Page Down huruka hadi nafasi inayofuata inayoruhusiwa, Enter hujenga, Escape hutoka.
board-kind = ubao

ask = Jenga kwenye nafasi inayowaka, au geuza bendera yako moja.

# What a space is to the one whose cursor is on it, and what can be done there.
space-empty =
    { $at }, tupu{ $move ->
        [base] , unaweza kujenga
       *[none] {""}
    }
space-city =
    { $at }, mji, { $seat-is ->
        [you] wako
       *[other] wa { $seat }
    }
space-base =
    { $at }, { $seat-is ->
        [you] ngome yako
       *[other] ngome ya { $seat }
    }
space-flag =
    { $at }, { $seat-is ->
        [you] bendera yako
       *[other] bendera ya { $seat }
    }{ $move ->
        [flip] , yaweza kuwa ngome
       *[none] {""}
    }
# A space, and what building there would bring.
space-brings = { $space }: { $gains }
# How a score would change: `$change` is "+3" or "−1".
gain =
    { $change } { $seat-is ->
        [you] kwako
       *[other] kwa { $seat }
    }
gain-none = pointi za yeyote hazibadiliki

# Where a score comes from: words beside figures.
sum-bases = ngome
sum-flags = bendera
sum-city = mji
# Under a player's name: tiles left in the stack, and tiles in the largest group.
holding = rundo { $stack } · kundi { $group }

# A move, as a button names it.
move-base = Ngome { $at }
move-flip = Geuza { $at }

# The position in plain text. `$bases` and `$flags` are spaces.
described-seat = { $seat }: { $score }. Ngome: { $bases }. Bendera: { $flags }.
described-none = hakuna
# Between two spaces, which have commas of their own.
described-joint = {"; "}
described-grid = Vigae vimeenea { $wide } kwa { $high } kati ya { $grid } kwa { $grid }; vinaweza kufika kutoka { $left } hadi { $right } kwa upana na kutoka { $bottom } hadi { $top } kwenda juu.
