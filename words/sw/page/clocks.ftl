### The clock of a table: in setup, in the lobby and in the waiting room.
clock-none = Bila saa
clock-decision = Sekunde { $seconds } kwa hatua
clock-game = dak { $minutes } + sek { $increment }
clock-days = Siku { $days } kwa hatua
