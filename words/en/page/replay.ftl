### A record that is looked at again: opening one, stepping through it, trying other moves, analysing it.

# Opening one.
record-open = Open a record
record-about = Every finished game is a short text. Paste one, or open the file, and step through it from anybody’s chair.
record-missing = A table’s record is public once its game is over.
record-text = The record
record-step-through = Step through it
record-file = Open a file
record-cut = The link is cut short: part of the record is missing.

# Stepping through it.
replay-head = Replay
replay-title = Replay, move { $number }
replay-back = Back
replay-pause = Pause
replay-play = Play
replay-forward = Forward
replay-move = Move
replay-expected = Expected result here
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-eyes-everything = everything
replay-link = Link
replay-copied = Copied
replay-check = Check
replay-what-if = What if?
replay-analyse = Analyse
replay-setup = The setup.
replay-moves = { $name } moves.
replay-moved = { $name }: { $move }.
replay-better = Better for { $name }: { $move }
# What a check of the record has found: $found is a list such as "12 legal moves, sealed seed, same result".
checked = Checked: { $found }.
checked-moves =
    { $moves ->
        [one] { $moves } legal move
       *[other] { $moves } legal moves
    }
checked-seed = sealed seed
checked-result = same result

# Trying other moves. $tried is 0 at first.
trial-from =
    What if, from move { $from }{ $tried ->
        [0] {""}
       *[other] {" "}+ { $tried }
    }:
trial-thinking = Thinking it over …
trial-ends = This line ends here.
trial-asks = { $name } is to move: try something on the board.
trial-back = Take back
trial-answer = See the answer
trial-others = The others answer
trial-play-on = Play on from here
trial-leave = Back to the game

# A table that plays on from the position that is shown.
play-on = Play on at a table
play-on-head = Play on from move { $number }
play-on-seat = Your seat
play-on-luck = It becomes a table like any other, with its own record. Its cards and dice are the ones of this game, so somebody who has seen the record knows them; the others at the table do not.
play-on-begin = Play on

# Where the game turned.
analysis-about = How good was each position, move by move? A strong bot goes through the game, draws the curve, and shows where it turned and what would have been better.
analysis-begin = Analyse this game
analysis-turns = Turning points
analysis-stop = Stop
analysis-go-on = Go on
analysis-label = Analysis
analysis-looking = Looking at position { $number } of { $wanted } …
analysis-looking-closer = Looking closer where it jumps …
analysis-judging = Searching for better moves …
analysis-done =
    { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } looked at.
analysis-turn = Move { $number }: { $name }
analysis-none = No single move decided it: the lead grew little by little.
analysis-exact = <strong>Exact from move { $number } on:</strong> counted out to the end, as if both played as well as can be.
analysis-foot = The curve is a strong bot’s guess with all cards on the table; 100 % is a sure win. Better moves are found from what their player could know.
analysis-table = The curve as a table
analysis-move = Move
analysis-point-exact = { $number }, exact
analysis-no-answer = The server gave no answer for this part of the game.
# What a move did to its player's expectation, in a word and a percentage.
verdict-cost = cost { $share }
verdict-gained = gained { $share }
verdict-lost = lost { $share }
better-move = Better: { $move } ({ $value })
better-expected = expected { $share }
better-none = Nothing better was found.
better-none-clearly = No clearly better move was found.
better-not-asked = Nobody had asked for it.

# The curve.
curve-label = Expected result over the game
curve-exact = exact
# $shares is a list such as "Ann 61 %, Ben 39 %".
curve-spoken = Move { $number } of { $moves }: { $shares }
curve-spoken-unknown = Move { $number } of { $moves }, not looked at yet
curve-share = { $name } { $share }
