### What the game in a terminal says around the board: `hustings play` and `hustings replay`. The page never shows it, so it does not load
### this file. Names of keys are those on the keyboard; single letters are keys and stay as they are.

# Players, and what they are called in a log and in a saved record.
terminal-me = me
terminal-player = Player { $number }
terminal-you-at = you, seat { $seat }
terminal-at = { $name }, seat { $seat }

# Titles of the frames, as short as can be.
terminal-if = if you play { $text } (Space: as it is)
terminal-as-is = as it is (Space: what would be)
terminal-choice = move { $number } of { $count }
terminal-log = log, move { $count }
terminal-result = result
terminal-ranked =
    { $rank }. { $player }: { $score }{ $team ->
        [none] {""}
       *[other] {" "}(team { $team })
    }
terminal-uncertain = What comes of it depends on luck or on secrets.
terminal-consider = A strong player would consider:
# How good a move is: what it surely leads to, or the chance of winning.
terminal-wins = wins by { $margin }
terminal-draws = ends in a draw
terminal-loses = loses by { $margin }
terminal-chance = { $percent } %

# The prompt.
terminal-turn =
    { $count ->
        [one] It is your turn, and there is one move.
       *[other] It is your turn: choose one of { $count } moves.
    }
terminal-turn-of =
    { $count ->
        [one] Seat { $seat }, it is your turn, and there is one move.
       *[other] Seat { $seat }, it is your turn: choose one of { $count } moves.
    }
terminal-thinking = { $player } is thinking …
terminal-searching = Searching what a strong player would do …
terminal-over = The game is over. { $result }
terminal-leave = Leave this game? y: yes, s: save it first, anything else: no.
terminal-write = Your move: { $text }
terminal-no-such = no legal move starts like this
terminal-too-small = This window has { $width } by { $height } characters. Hustings needs { $least_width } by { $least_height }: please make it larger.
terminal-sit-down = Seat { $seat }, please sit down.
terminal-curtain = The others look away. Enter opens the curtain, q leaves the game.

# Notes.
terminal-taken-back = Taken back.
terminal-no-undo = Not taken back: there is no move of yours to take back.
terminal-undo-luck = Not taken back: since then luck was used or a secret was revealed.
terminal-saved = Saved. To see the game again: `hustings replay { $path }`.
terminal-not-saved = The game could not be saved: { $why }.
terminal-no-hint = No hint: { $why }.
terminal-no-answer = it gave no answer
terminal-handed-over = { $player } cannot go on ({ $why }); you decide for it from here.
terminal-own-answers = You answer for yourself.
terminal-left = The game was left unfinished.

# The keys, in one line of at most 80 columns.
terminal-keys = Arrows/Tab move  Enter play  Space peek  : write  u undo  h hint  ? help  q quit
terminal-keys-orders = Arrows/Tab move  Enter play  : write  u undo  h hint  o orders  ? help  q quit
terminal-keys-write = Enter play  Tab complete  Esc back
terminal-keys-leave = y leave  s save  n stay
terminal-keys-over = r rematch  s save  u take back  ? rules  q quit
terminal-keys-thinking = u take back  s save  ? rules  q quit
terminal-keys-replay = arrows/Space step  PageUp/PageDown by ten  Home/End jump  q quit

# The page of help, before the rules.
terminal-help = { $title }: keys and rules (arrows scroll, any other key closes)
terminal-help-keys = Keys
terminal-help-text = Arrows go to the nearest place on the board, Tab and PageDown through all moves. Enter plays the move in focus. Space shows the board as it is or as it would be. `:` lets you type a move. `h` shows what a strong player would do. `o` answers questions for you, where the game has such orders. `u` takes your last move back if no luck was used and no secret revealed since. `s` saves the record, `q` leaves.

# The game line by line. The commands are typed as they stand here.
terminal-commands = { $title }. Write a move in notation. Also: moves, hint, undo, order, save, record, help, quit.
terminal-decided = { $player } has decided
terminal-input-ended = The input ended; the game was left unfinished.
terminal-pipe-secrets = this game has secrets: several people can share a terminal, but not a pipe
terminal-unusable = the terminal cannot be used; try it through a pipe
# A wrong name of a player: $why is a sentence that says which there are.
terminal-bad-player = { $why } `me` is you.

# A replay: its first step, and each later one.
terminal-set = the table is set
terminal-step = { $number }. { $player }: { $text }
terminal-step-secret = { $number }. { $player } has decided
