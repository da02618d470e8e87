### The shared table, in play and in a replay: labels, buttons and titles. Sentences that name seats are in words/en/page.ftl.

# Its places.
frame-seats = Seats
frame-asked = What is asked
frame-beside = Beside the board
frame-fold = Fold away
tab-log = Log
tab-rules = Rules
tab-analysis = Analysis
tab-text = Text
tab-chat = Chat
table-title = Table
# In the browser's tab while a move is asked for; the dot catches the eye.
table-title-due = ● Your move · { $game }
table-setting = Setting the table
table-watching = { $spectators } watching
# A table that goes on from a position of another game.
table-played-on = Played on from move { $moves }
table-played-on-about = The moves before were made in another game, and the luck is that game’s: who has seen its record knows it.
table-nothing-yet = There is nothing to see here yet.
notice-close = close

# The tab with guide and rules.
help-which = Guide or rules
help-guide = In two minutes
help-law = All rules
help-region = Guide
# $set is the name of a component set.
help-other-set = The cards of this table are “{ $set }”: where they differ from the usual ones, the guide does not fit.

# What a seat is doing, on its card; short.
doing-resigned = resigned
doing-open = waiting for somebody
doing-ready = ready
doing-paused = paused
doing-done = done
doing-wins = wins
doing-place = place { $rank }
doing-thinks = is thinking
doing-your-move = your move
doing-to-move = to move
doing-bot-plays = a bot plays
doing-you-wait = you wait
doing-waits = waits
doing-moved = moved
doing-count = awaits the count

# A seat's card.
seat-bot = bot
seat-away = away
seat-you = You
seat-who = Who is { $name }?
seat-points =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Why?
seat-a-bot = a bot, { $temper }
seat-rating-range = Between { $low } and { $high } in 95 cases of 100
seat-rating = Rating, from { $games } games

# The log.
log-why = Why?
log-why-move = Why? { $name }, move { $number }
log-rule = Rule { $rule }
log-earlier = Earlier
log-since = Since you left
log-nothing = Nothing has happened yet. The first move will be written here, with the rule behind it.
log-newest = Newest ↓
why-thinking = { $name } is remembering.
# Read aloud before what a bot says.
why-says = { $name }:

# The chat.
chat-looks-on = looks on
chat-mute = mute
chat-nothing = Nobody has said anything. A friendly “good luck” never hurt a campaign.
chat-muted = { $name } is muted.
chat-hear = hear again
chat-say = Say something
chat-send = Send
chat-closed = The host has closed the chat.
chat-players-only = Only players write here.
chat-who = Who may write
chat-everybody = everybody
chat-seated = players
chat-nobody = nobody

# The buttons of the prompt.
do-skip = Skip
do-agree = Agree
do-refuse = Refuse
do-resume = Resume
do-result = Result
do-rematch = Rematch
do-replay = Replay
do-analyse = Analyse
do-play-again = Play again
do-bot-for = Bot for { $name }
do-play-this = Play this
do-play-move = Play this: { $move }
do-not-yet = Not yet
do-hint = Hint
hint-head = What would you do?
do-take-back = Take back
do-ask-back = Ask to take back
do-go-on = Go on
undo-refused = This cannot be taken back: luck or something hidden has shown itself since, and a bot plays.
orders = Answer for me
orders-on = Answer for me: on
orders-about = Only you can see this. Answers come after a moment, as if you had clicked.

# The menu.
menu = Table menu
menu-text = Text mode
menu-curtain = Curtain between players
menu-pause = Pause
menu-bot = Let a bot play for me
menu-daily-clock = The clock of the daily deal does not stop.
menu-daily-alone = Nobody stands in at the daily deal.
menu-draw = Offer a draw
menu-draw-bots = Only people can agree to a draw.
menu-resign = Resign
menu-notices = Notices from this table
menu-watch = Invite to watch: copy link
menu-inspector = Table inspector
menu-not-started = The game has not started.
draw-sure = Share the win?
draw-is = The game ends here if everybody who still plays agrees, and the win is shared.
resign-sure = Resign?
resign-is = The game ends for you, and cannot be taken up again.
resign-play-on = Play on

# One device, several people: the curtain between them.
curtain-label = Hand over to { $name }
curtain-hand = Hand the device to
curtain-open = I am { $name }: open the curtain

# A table that needs no board of its own, and the inspector.
generic-asks = Choose one of your legal moves.
generic-score = as the game says
generic-moves = Legal moves
generic-filter = Only those with …
generic-filter-label = Filter moves
generic-none = Nothing to decide just now.
generic-view = View
# The root of the tree of facts below it.
generic-root = view
