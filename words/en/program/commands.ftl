### What commands say in a terminal: `hustings` alone, `hustings verify`, `hustings analyse`, and why a command cannot do what it was asked.
### The page never shows it, so it does not load this file. Other languages also have help.ftl beside this file, what `--help` says; English
### says that where the arguments are defined. Names of commands and options are typed as they stand here.

# `hustings` alone: the games, and where to start.
overview-title = Hustings: games of power and majority.
overview-play = play against a bot, in this terminal
overview-rules = read its rules
overview-help = everything else

# What was checked in a record: a word for each thing, then what was found.
verify-valid =
    valid: { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
verify-not-valid = not valid: { $why }
verify-hash = hash
verify-hash-fits = the seed has the hash that was published before the game
verify-hash-none = none was published before the game, so the seed could have been chosen
verify-words = words
verify-words-none = no player added a word to the luck
verify-words-of =
    { $count ->
        [one] the luck comes from the seed and the word of one player
       *[other] the luck comes from the seed and the words of { $count } players
    }
verify-moves = moves
verify-moves-legal =
    { $count ->
        [0] none has been made yet
        [one] the only one is legal
       *[other] all { $count } are legal, in this order
    }
verify-events = events
verify-events-fit = every shuffle, roll and consequence has the recorded hash
verify-events-none = the record has no hash of its events
verify-result = result
verify-result-none = the game is not over
verify-result-same = as recorded: { $result }
verify-result-new = none recorded; it is: { $result }

# A review of a game: its first line, what is being looked at, and each turning point. $before and $after are chances, such as "40 %";
# $value and $played are the same, or "wins by 3".
analyse-title =
    { $title }, { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
analyse-positions = positions
analyse-turning-points = turning points
analyse-no-turns = No move cost its player much.
analyse-turn = move { $number }, { $player }: { $text } ({ $before } before, { $after } after)
analyse-better = better: { $text } ({ $value }; as played { $played })
analyse-no-better = no better move was found

# Why a command cannot do what it was asked; what the system says of a file may follow.
file-no-input = standard input cannot be read
file-unopened = { $path } cannot be opened
file-unreadable = { $path } cannot be read
file-too-long = longer than { $most } bytes
file-not-a-record = this is not a record of a Hustings game
replay-too-far =
    the record has { $total ->
        [one] one move
       *[other] { $total } moves
    }, so there is no position after { $to }
rules-no-such = { $title } has no rule `{ $rule }`; `hustings rules { $game }` shows them all
options-not-json = --options is a JSON object such as '{"{"}"grid":8{"}"}', not `{ $text }`

# `hustings print`: what was written, and what could not be printed as it is written. `$letters` are codes such as U+1F600.
print-wrote =
    { $path }: { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }
print-not-built-in = this program was built without the typefaces and icons of its page, so it cannot print; build it with `make`
print-unknown-letters = these letters are in none of our typefaces and are printed as a box: { $letters }
print-text-too-long = too long for its place, printed in full on the last page: { $text }…
