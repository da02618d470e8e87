### The clock of a table: in setup, in the lobby and in the waiting room.
clock-none = 時計なし
clock-decision = 1手{ $seconds }秒
clock-game = { $minutes }分＋{ $increment }秒
clock-days = 1手{ $days }日
