### The words on Kilonzo's map in characters, for terminals. Regions are shown by the letters that moves are typed with.

# `$letter` is the letter that stands for the player on the map.
sketch-home =
    { $seat-is ->
        [you] You choose
       *[other] { $seat } chooses
    } a home ({ $letter })
sketch-year = Year { $year } of 5: { $seat } ({ $letter })
sketch-counted = The votes are counted
# The Card of Chance that was drawn for this turn, and what it does.
sketch-card = { $card }: { $effect }
# A home that nobody plays from. At most ten columns.
sketch-unused = unused
# A player's chips, regions with most chips, money, what the next funding will bring, and the home.
sketch-standing =
    { $influence } influence, majority in { $majorities }, ${ $money }{ $funding ->
        [none] {""}
       *[other] , next funding ${ $funding }
    }{ $home ->
        [none] {""}
       *[other] , home { $home }
    }
# What things cost this turn. `$debates` is a list of the next: a rival and the chance to win.
sketch-prices =
    ad ${ $ad }, smear ${ $smear }{ $debates ->
        [none] {""}
       *[other] , debate { $debates }
    }{ $staying ->
        [stuck] , no move
        [paid] , +1 for staying
       *[unpaid] {""}
    }
sketch-odds = { $letter } { $percent }%
