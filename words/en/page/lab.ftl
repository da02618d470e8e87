### The laboratory: component sets of one's own, and experiments with them.

lab-head = Laboratory
lab-lead = A designer’s desk. Change a card, a price, a rule; play it at once, or let bots play it a thousand times and see what it does.
lab-games-label = Games
lab-my-sets = My sets
lab-no-sets = Nothing saved yet. Open a game above and change something: it waits for you here once it has a name.
lab-my-experiments = My experiments
lab-no-experiments = No experiments yet. Open a game and ask what a thousand games would say.
lab-of = { $game }: laboratory
# A game's box leads here.
lab-set-about = Every card as it lies on the table, with its numbers beside it. Nothing here changes the game for anybody else.
lab-no-files = This game has no cards to change: its rules are its options. They can be tried and printed.
lab-to-standard = The set that comes with the game
lab-lessons = <link>The lesson</link> and the guide are about the set that comes with the game; with this one, some of what they say may not fit.

# The card of a set, with all that can be done with it.
lab-plate = This set
lab-set = Set
lab-draft = Draft
lab-standard = Standard
lab-state-standard = As it comes with the game. Change anything to begin a set of your own.
lab-state-draft = A draft in this tab. Save it to play with it.
lab-state-changed = Changes that are not saved yet.
lab-state-saved = Saved.
lab-state-other = Somebody else’s set: look around, play it, or make a copy of your own.
lab-state-wrong = It cannot be played like this: something is marked.
lab-again = Try again
lab-save = Save
lab-copy = Copy
lab-playtest = Playtest
lab-play-bots = Against bots
lab-play-friends = With friends
lab-play-device = On one device
lab-play-more = Choose bots and clock
lab-measure = Find out, take along
lab-try = Try 1,000 games
lab-print = Print
lab-transfer = Import and export
lab-rename = Rename
lab-delete = Delete
lab-discard = Undo all changes
lab-delete-sure = The set is deleted. Tables and experiments that use it keep their version of it.
lab-discard-sure = Everything that is not saved is lost, and the set is as it was.
lab-sheet-save = Save this set
lab-sheet-copy = Save a copy
lab-sheet-rename = Rename this set
lab-sheet-delete = Delete this set?
lab-sheet-discard = Undo all changes?
lab-sheet-transfer = Import and export
lab-sheet-try = Try it many times
lab-sheet-print = Print and play
lab-sheet-friends = A table for friends
lab-sheet-device = One device, several people
lab-sheet-bots = Set the table

# Saving.
lab-name = Name
lab-name-about = Up to 32 small letters, digits, - and _.
lab-saving = Saving …
lab-save-new = Save as a new set
lab-save-version = Save
lab-save-stale = It was changed somewhere else meanwhile. Save yours as a set of its own, and compare the two.

# The parts of a set, and its fields.
lab-parts = Parts of the set
lab-in-file = In { $file }
lab-options = House rules
lab-options-about = They go with every playtest and experiment you start here.
lab-options-none = This game has no options.
# $words is the file's own word for it.
lab-list =
    { $list ->
        [card] Cards
        [leader] Leaders
        [state] States
        [development] Development track
        [culture] Culture track
        [candidate] Candidates
        [asset] Assets
        [rally] Rallies
        [stroke] Masterstrokes
        [seat] Seats
        [vote] Votes
        [starter] Starter cards
        [issue] Issues
       *[other] { $words }
    }
# What a file says about itself, beside its lists.
lab-file =
    { $file ->
        [rules] Numbers of the rules
        [tiles] Benefit tiles
       *[other] { $words }: in general
    }
lab-key =
    { $key ->
        [id] Id
        [code] Code
        [name] Name
        [short] Short name
        [text] Text
        [effect] Effect
        [cost] Cost
        [count] Copies
        [kind] Kind
        [deck] Deck
        [icons] Icons
        [issue] Issue
        [issues] Issues
        [assets] Assets
        [bolster] Bolster
        [lasting] Lasts
        [shield] Shield
        [matching] Matching icons
        [bonus] Bonus
        [value] Worth
        [band] Band
        [polling] Polling
        [parties] Parties of the copies
        [party] Party
        [aim] Aim
        [votes] Votes
        [sidestep] Price to sidestep
        [when] When
        [favors] Favors
        [power] Power
        [no] Turn order
        [voter] Voters
        [moolah] Moolah
        [strategy] Strategy cards
        [aggression] Aggression cards
        [privilege] Privilege
        [seats] Seats
        [adjoining] Neighbours
        [beginner] Beginner tile
        [tiles] Tiles
       *[other] { $words }
    }
# Only heard, behind the name of a field: "Cost of Freebies".
lab-field-of = {" "}of { $entry }
lab-field-none = none
lab-vary = What would other numbers do?
lab-vary-field = Vary { $field } of { $entry }
lab-entry-copy = Copy
lab-entry-copy-of = Copy { $entry }
lab-entry-remove = Remove
lab-entry-remove-of = Remove { $entry }
# What the game's loader refuses. $expected is its own sentence; line 0 is the whole file.
lab-wrong-at =
    { $line ->
        [0] { $file }: { $expected }
       *[other] { $file }, line { $line }: { $expected }
    }
lab-wrong-go = Show me
lab-wrong-here = something is wrong here

# Files.
lab-export = Export
lab-export-about = All files of the set in one text. It can be imported again, here or on another server.
lab-export-all = Download the set
lab-import = Import
lab-import-about = It takes the place of what lies on the desk, and is not saved until you say so.
lab-import-files = Files
lab-import-paste = Or paste TOML
lab-import-into = Text without a file name belongs to
lab-import-do = Put it on the desk
lab-import-unknown = This set has no file { $file }.

# Two sets compared. The old and the new value stand between their marks.
lab-differences = What differs
lab-compare-with = Compared with
lab-compare-choose = Choose one of your sets
lab-diff-none = Nothing: both are the same.
lab-diff-changed = <name>{ $what }</name>: { $field } <old>{ $before }</old> → <fresh>{ $after }</fresh>
lab-diff-set = <name>{ $what }</name>: { $field } is now <fresh>{ $after }</fresh>
lab-diff-unset = <name>{ $what }</name>: no { $field } any more, was <old>{ $before }</old>
lab-diff-new = <name>{ $what }</name> is new
lab-diff-gone = <name>{ $what }</name> is gone

# Printing.
lab-print-about = A PDF with everything needed to play on a real table: cards to cut out, the board, the rules in short.
lab-paper = Paper
lab-paper-size =
    { $size ->
        [letter] Letter
       *[other] A4
    }
lab-ink = Ink
lab-ink-colour = Colour
lab-ink-black = Black and white
lab-print-do = Make the PDF
lab-printing = Drawing …

# An experiment, before it begins.
lab-question = What do you want to know?
lab-ask-measure = How it plays
lab-ask-measure-is = Who wins, how long it takes, what the cards are worth.
lab-ask-compare = What it changes
lab-ask-compare-is = The same games with another set; only what moved.
lab-ask-sweep = What a number does
lab-ask-sweep-is = One number or two, value by value.
lab-games = Games
lab-seats = Seats
lab-bot = Who plays
lab-bot-mcts = Bots that think ahead
lab-bot-greedy = Quick bots
lab-bot-random = Pure chance
lab-strength = Strength
# $n is how many games ahead a bot tries for each move.
lab-strength-of =
    { $step ->
        [1] low ({ $n })
        [2] usual ({ $n })
        [3] strong ({ $n })
       *[other] very strong ({ $n })
    }
lab-axis =
    { $number ->
        [1] The number
       *[other] A second number
    }
lab-axis-parameter = Which number
lab-axis-range = From..to
lab-axis-about = Choose one, or press the knobs beside a number in the table.
lab-axis-bad = Write it like 1..5.
lab-axis-add = Add a second number
lab-axis-remove = Leave out
# A number in the list: "Freebies: Cost, now 2". $title is "none" for a number of the rules, $nth is 0 for a field that is one number.
lab-parameter =
    { $title ->
        [none] { $field }
       *[other] { $title }: { $field }
    }{ $nth ->
        [0] {""}
       *[other] {" "}(number { $nth } in it)
    }, now { $value }
# $time is such as "6 minutes".
lab-estimate = About { $time }, { $games } games in all.
lab-estimating = Working out how long it takes …
lab-try-start = Start
lab-try-save = Save and start

# An experiment.
lab-experiment =
    { $question ->
        [compare] What it changes
        [sweep] What a number does
       *[measure] How it plays
    }
lab-experiment-of = { $game }, { $set }, { $games } games
lab-plan = { $games } games at { $seats } seats, played by { $bot }
lab-bot-named =
    { $bot ->
        [mcts] bots that think ahead
        [greedy] quick bots
        [random] pure chance
       *[other] { $bot }
    }
lab-plan-against = against { $set }
lab-progress = How far it is
lab-phase =
    { $phase ->
        [waiting] waiting for others
        [running] running
        [paused] paused
        [done] done
        [cancelled] cancelled
        [failed] failed
       *[other] { $phase }
    }
lab-played = { $played } of { $games } games
lab-left = about { $time } left
lab-pause = Pause
lab-resume = Go on
lab-cancel = Cancel
lab-nothing-yet = The first games are being played; figures come as soon as there are some.
lab-download = Download the experiment
lab-download-about = A file with everything the figures depend on. “hustings lab” runs it again on any machine, with the same result.
lab-forget = Delete
lab-forget-sure = The experiment and its figures are deleted.

# What was found. A verdict in sentences, then figures with their 95 % intervals.
lab-verdict = Verdict
lab-verdict-seats = The seats are alike, as far as these games can tell.
# $names is a list; $more is how many are not named; $side is more or less.
lab-verdict-off =
    { $side ->
        [more] More than a fair share of the wins
       *[less] Less than a fair share of the wins
    } ({ $kind }): { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
lab-suggestion = Suggestion
lab-table = Table of figures
lab-from-to = { $low } to { $high }
lab-moves = Moves in a game
lab-moves-is = Every decision of a player counts as one.
lab-leads = Changes of the lead
lab-leads-is = How often in a game somebody else came to be ahead.
lab-halftime = Leader at half-time wins
lab-halftime-is = Near { $fair } everything is still open; near 100 % the second half decides nothing.
lab-skill = Skill
lab-skill-is = How often a strong bot wins against weak ones; { $fair } would be pure chance.
lab-luck = Luck
lab-luck-is = How often the same seat wins when a deal is played again. The further above { $fair }, the more the deal decides.
lab-unplayed = Drawn, but never played
lab-wins-by = Wins by { $kind }
lab-wins-about = Share of the wins, with its 95 % interval. An arrow marks what is not fair for certain.
lab-fair-line = The dashed line is { $fair }.
lab-kind =
    { $kind ->
        [seat] seat
        [leader] leader
        [candidate] candidate
        [masterstroke] Masterstroke
        [place] place in the turn order
        [deck] deck
        [home] home
        [card-drawn] card drawn
        [card-played] card played
        [game] whole game
       *[other] { $words }
    }
lab-figure =
    { $name ->
        [moves] moves in a game
        [lead-changes] changes of the lead
        [wins-of-the-leader-at-half-time] wins of the leader at half-time
        [ran-dry] ran dry
        [lasted] lasted
       *[other] { $words }
    }
lab-figure-of = { $name } ({ $kind })
# Only heard, behind a figure: which side of the fair line it is on.
lab-side =
    { $side ->
        [more] , above the line
        [less] , below the line
       *[same] , not certainly off the line
    }
lab-show-all = Show all { $count }
lab-lengths = How long games are
lab-lengths-about = From { $shortest } to { $longest } moves; half of the games take { $median } or fewer.
lab-column-value = figure
lab-column-interval = 95 % interval
lab-column-of = out of
lab-column-moves = moves
lab-column-games = games
lab-column-figure = figure
lab-column-before = before
lab-column-after = after
lab-column-change = change
lab-column-values = value
lab-what-moved = What moved
lab-what-moved-about = The change of the share of wins, in points of a hundred, with its 95 % interval.
lab-all-changes = All figures, before and after
lab-all-changes-about = The same luck was played with both sets, so that small changes show.
lab-moved = moved
lab-moved-count = { $moved } of { $all } shares moved.
lab-after = This set in figures
# $card is the name of the card that the number belongs to.
lab-sweep-card = Wins of { $card }, as a share of what would be fair: 100 % is fair. Whiskers are 95 % intervals; a filled dot is as good as fair.
lab-sweep-seats = How far the most unlike seat is from a fair share: 0 % is fair.
lab-map = Map of both numbers
lab-map-axes = Down: { $rows }. Across: { $columns }. The framed square is nearest to fair.
lab-map-best = , nearest to fair
