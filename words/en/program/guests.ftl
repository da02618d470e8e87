### The names of guests until they choose one: "Merry Otter", and of people who have left.

# In place of the name of somebody who has deleted everything about themselves.
left-name = A former player

guest-name =
    { $first ->
        [0] Brisk
        [1] Calm
        [2] Candid
        [3] Clever
        [4] Daring
        [5] Eager
        [6] Frank
        [7] Gentle
        [8] Jolly
        [9] Lucky
        [10] Merry
        [11] Patient
        [12] Quiet
        [13] Steady
        [14] Sunny
       *[15] Witty
    } { $second ->
        [0] Badger
        [1] Crane
        [2] Falcon
        [3] Fox
        [4] Gibbon
        [5] Hare
        [6] Heron
        [7] Ibis
        [8] Lynx
        [9] Magpie
        [10] Marten
        [11] Otter
        [12] Owl
        [13] Raven
        [14] Stork
       *[15] Wren
    }
