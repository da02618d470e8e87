### The clock of a table: in setup, in the lobby and in the waiting room.
clock-none = No clock
clock-decision = { $seconds } seconds a move
clock-game = { $minutes } min + { $increment } s
clock-days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
