### The clock of a table: in setup, in the lobby and in the waiting room.
clock-none = बिना घड़ी
clock-decision = हर चाल { $seconds } सेकंड
clock-game = { $minutes } मि + { $increment } से
clock-days = हर चाल { $days } दिन
