### The newspaper for somebody who comes back to a table, and the missed moves played back on the board.

# The newspaper of the game's own world, by the game. Warm satire: a paper that takes the game's little world seriously.
paper-name =
    { $game ->
        [kuzushi] The Tatami Times
        [kilonzo] The Evening Megaphone
        [sarkaar] The Barn Door Gazette
        [kursi] The Daily Cushion
        [politics-as-usual] The Convention Courier
       *[other] The Hustings Herald
    }
# Beside the date.
paper-moves =
    { $moves ->
        [one] One move while you were out
       *[other] { $moves } moves while you were out
    }

# The headline. $first leads now; $second is behind, or led before. Both are names, or lists of names.
paper-head-same = Nothing changes hands
paper-head-overtakes = { $first } overtakes { $second }
paper-head-leads = { $first } takes the lead
paper-head-level = Neck and neck: { $first }
paper-head-away = { $first } pulls further ahead
paper-head-closer = { $second } closing in on { $first }
paper-head-ahead = { $first } stays ahead
paper-head-moves = Life went on without you

# A column about each player. The score that was left is struck through on the page, and said aloud.
paper-score-was = before: { $score }, now:
paper-held = { $before } → { $now }
paper-more =
    { $moves ->
        [one] and one thing more.
       *[other] and { $moves } things more.
    }
paper-quiet = No comment, and no deed.
paper-notices = In brief

# At the foot: what is asked, or how things stand.
paper-asked = Asked of you now
paper-now = As it stands
paper-clock = Your time: { $time }
paper-play = Play it back
paper-log = Read the log
paper-to-table = To the table

# Playing it back.
paper-as-left = This is how you left it.
paper-to-present = To the present
paper-to-move = To my move
