### What the shared table says, in every game.

# Who.
you = you
seat = Seat { $number }
seat-with-name = Seat { $number } ({ $name })

# Lists: "a, b and c".
list-none = nothing
list-comma = {", "}
list-and = { $first } and { $last }

# How a game stands.
waiting-for = Waiting for { $seats } to move.
result-won =
    { $winners } { $how ->
        [alone] wins
        [team] win as a team
       *[shared] share the win
    }
result = { $won }. { $reason }. Scores by seat: { $scores }.
result-of-teams = { $result } Teams: { $teams }.
result-team = { $score } ({ $seats })

# Options that cannot be.
bad-seats = { $title } is for { $seats } seats, not { $found }.
bad-range = `{ $option }` is a whole number from { $least } to { $most }, not { $found }.
bad-options = The options cannot be read: { $why }.
bad-options-shape = Options are a JSON object, such as {"{}"}.
bad-set-shape = `{ $option }` is the name of a set, not { $found }.
bad-seat = There is no seat { $number }; this table has seats 0 to { $last }.
no-such-table = No game has a table with { $seats } seats.
bad-seed = { $why }.
bad-view = This view cannot be: { $why }.
no-such-action = There is no action { $action }; the last one is { $last }.
move-without-number = `{ $text }` is never legal at this table.
no-sets = { $title } has no component files, and so no sets.
unknown-set = { $title } has no set `{ $name }`. Its sets: { $known }.
unknown-game = There is no game `{ $name }`. The games: { $known }.

# Bots that cannot be.
bot-unknown = There is no bot `{ $text }`; there is random, greedy, mcts and minimax (also as mcts:ms=200 or mcts:nodes=2000).
bot-unknown-character = No bot called `{ $text }` plays { $game }; there is { $slugs }, besides random, greedy, mcts and minimax (also as mcts:ms=200).
bot-no-settings = `{ $bot }` takes no settings, so leave out `{ $setting }`.
bot-unknown-setting = A search has no setting `{ $setting }`; it has ms, nodes, cut, explore, playouts, worlds, threads, temper and slip, each as name=value.
bot-bad-value = `{ $name }` is { $expected }, not `{ $found }`.
bot-setting-twice = `{ $name }` is given twice; nodes and ms are both the budget.
bot-expected-count = a whole number of at least 1
bot-expected-cut = a number of moves or the word end
bot-expected-weight = a number from 0 to 10
bot-expected-word = one of { $words }

# Records that lead nowhere, or not where they say.
record-other-game = This is a record of { $found }, not of { $expected }.
record-other-rules = It was played under version { $found } of the rules; this program has version { $current }.
record-other-set = It was played with the components `{ $found }`; this program has `{ $current }`.
record-other-table = It belongs to a table with other seats or options.
record-no-seed = The seed is still secret, so nothing can be replayed.
record-illegal-move = Move { $number }, `{ $text }` by { $seat }: { $why }
record-other-commitment = The seed does not have the hash that was published before the game.
record-other-result =
    The result is not the one the moves lead to; { $truth ->
        [none] there is none yet, since the game is not over.
       *[other] that is { $truth }.
    }
record-other-events = The events told during the game are not the ones that seed and moves give.
record-unreadable = { $why }.

# What the server refuses: seats and phases.
table-not-your-seat = { $seat } is not your seat.
table-look-first = You look with other eyes now. Look with the eyes of { $seat } first.
table-seat-taken = { $seat } is taken.
table-no-bot-there = No bot sits on { $seat }.
table-no-person-there = No person holds { $seat }.
table-not-the-host = Only the person who made the table may do this.
table-phase-open = The game has not started yet.
table-phase-playing = The game is being played.
table-phase-paused = The game is paused.
table-phase-over = The game is over.
table-phase-frozen = This table was made under other rules and can only be read.
table-word-given = This seat has given its word already, and the first one counts.
table-word-length = A word is one line of at most { $most } bytes.
table-resigned-already = The seat has resigned already.
table-rematch-exists = There is a rematch already.

# Moves, orders, taking back.
table-move-one-line = A move is one short line.
table-stale = The position has changed since you decided. Look again and decide again.
table-no-orders = This game has no standing orders.
table-unknown-order = An order is one of { $known }, each at most once.
table-nothing-to-undo = There is nothing of yours to take back.
table-bots-disagree = The bots do not take back what was rolled or revealed.
table-no-draw = A draw needs at least two people who still play, and no bot.
table-other-proposal = There is another proposal on the table already.
table-proposal-gone = This proposal is no longer on the table.
table-nobody-waits = Nobody is waiting for your answer.
table-table-too-busy = The table is changing too fast. Try again in a moment.

# Bots that stand in.
table-bot-plays = A bot plays for this seat. Take it back first.
table-wait-for-the-clock = In a game with days for each decision a bot takes over only when time is up.
table-holder-chooses-bot = Only its holder chooses which bot plays for a seat. Leave out `bot`.
table-only-players-seat-bots = Only players may put a bot on a seat.
table-holder-not-gone = A bot takes over when its holder has been gone for half a minute.
table-taken-over-already = A bot plays for this seat already.
table-not-taken-over = No bot plays for this seat.
table-bot-threads = At a table a bot thinks on one thread. Leave out `threads`.
table-bot-time = At a table a bot thinks for at most { $most } ms.
table-bot-nodes = At a table a bot tries at most { $most } nodes.

# Questions.
table-hints-not-with-people = There are no hints where other people play: they would be playing against a bot.
table-not-asked = Nothing is asked of { $seat } now.
table-not-a-move = Entry { $seq } is not a move.
table-why-only-bots = Only bots can be asked why. A person made this move.
table-other-eyes = You now look with the eyes of another seat. Ask again.
table-one-question = One question at a time. The answer to the last one is on its way.

# A bot says why it made its move. `$way` is 0, 1 or 2: each sentence has three versions.
table-why-open = { $effect } { $manner }
table-why-looking-back = { $first } { $alternative }
table-why-forced =
    { $way ->
        [0] There was only one thing to do, and I did it.
        [1] I had no choice there.
       *[other] The rules chose that one for me.
    }
table-why-face-down =
    { $way ->
        [0] What I chose is still face down. Ask me again when it is turned up.
        [1] That one lies face down, and I would rather not say.
       *[other] You will see when it is turned up.
    }
table-why-gain-at-a-cost =
    { $way ->
        [0] It moved me up, and { $rival } paid most of the price.
        [1] Good for me, and nobody felt it more than { $rival }.
       *[other] I stand better for it, mostly at the cost of { $rival }.
    }
table-why-gain =
    { $way ->
        [0] It moved me up without costing anybody in particular.
        [1] I stand better after it than before, as simple as that.
       *[other] It brought me forward, a little from everybody.
    }
table-why-loss-for-both =
    { $way ->
        [0] It cost me something, but it cost { $rival } more than I minded.
        [1] I gave up a little, and { $rival } had to give up with me.
       *[other] Not cheap for me; it was worth it to slow down { $rival }.
    }
table-why-loss =
    { $way ->
        [0] The other ways looked worse from where I sit.
        [1] It looks like a step back; I hope it is a run-up.
       *[other] I had to give something up, and that was what I could spare.
    }
table-why-hurt =
    { $way ->
        [0] It does little for me, but it slows down { $rival }.
        [1] Somebody had to look after { $rival }, so I did.
       *[other] I kept my place, and { $rival } lost some ground.
    }
table-why-nothing =
    { $way ->
        [0] It keeps things as they are, which suits me for now.
        [1] Nothing much changed, and that was the point.
       *[other] I held my place and waited for something better.
    }
table-why-even =
    { $way ->
        [0] I try to weigh everything.
        [1] I would do it again.
       *[other] It seemed the soundest of what there was.
    }
table-why-cautious =
    { $way ->
        [0] I like to keep what I have.
        [1] Better safe.
       *[other] I sleep well after such moves.
    }
table-why-grudging =
    { $way ->
        [0] I do not forget who is in front.
        [1] Somebody has to bring the leader down.
       *[other] I have a long memory.
    }
table-why-greedy =
    { $way ->
        [0] I take what lies there.
        [1] A gain today is a gain.
       *[other] Why wait for more?
    }
table-why-gambler =
    { $way ->
        [0] Who dares, wins.
        [1] I would rather win big or not at all.
       *[other] The odds were long enough to be fun.
    }
table-why-other-worse =
    I also considered “{ $text }”, about { $points ->
        [one] 1 point
       *[other] { $points } points
    } worse.
table-why-other-equal = I also considered “{ $text }”, which would have done as well.
table-why-other-better =
    Looking back, “{ $text }” would have been about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better.

# Tables that can only be read.
table-frozen-rules = This table was made under version { $found } of the rules; the server now has version { $current }.
table-frozen-set =
    This table was made with { $found ->
        [none] no components
       *[other] the components { $found }
    }; the server now has { $current ->
        [none] none
       *[other] { $current }
    }.
table-frozen-move = A move of this game can no longer be replayed under the rules of this server.
table-restarting = The server is restarting.

# Chat.
table-chat-length = A chat line has 1 to { $most } characters.
table-chat-too-fast = That was a lot of chat. Wait a few seconds.
table-chat-closed = The chat is closed to you at this table.

# The deal of the day.
table-daily-clock = The clock of the daily deal does not stop.
table-daily-no-stand-in = Nobody stands in at the daily deal.
table-daily-no-hints = There are no hints in the deal of the day: everybody plays it alone.
table-daily-one-person = The deal of the day is for one person alone.
table-daily-kept = Others still play this deal. Its seed and record are given out ten minutes after the day is over (UTC).

# People and their accounts.
table-account-exists = You have an account already.
table-no-account = You are a guest and have no password.
table-account-taken = There is an account of that name already.
table-account-shape = An account's name has 3 to 32 letters, digits, - or _.
table-password-shape = A password has 8 to 200 characters.
table-wrong-password = There is no such account, or the password is wrong.
table-proof-needed = Show once more that it is you: with your password or a passkey.
table-one-proof = Show a password or a passkey, one of the two.
table-wrong-code = No device shows this code now. Look at it once more, or ask for another one.
table-no-passkeys-here = Passkeys work only where the server has a name and a safe connection (https).
table-passkey-late = That took too long, or was done before. Please begin again.
table-passkey-refused = This passkey does not open an account here.
table-passkey-copied = This passkey was refused: there seem to be two of it. Sign in another way and remove it.
table-too-many-passkeys = A person can have { $most } passkeys, and a passkey is one person's.
table-last-passkey = Without this passkey you could not sign in any more. Add another one or a password first.
table-name-length = A name has 1 to { $most } characters.
table-unknown-language = A language is one of { $known }.

# Requests.
table-clock-limits = A clock has 5 to 3600 seconds per decision, 1 to 600 minutes per game, or 1 to 30 days per decision.
table-too-many = That was a lot at once. Wait a little and try again.
table-too-many-connections = There are too many connections from your address. Close some and try again.
table-too-many-waiting = You have { $most } open tables in the lobby already. Wait until one of them is full.
table-too-many-tables = You have too many tables open at once.
table-too-many-frames = Too many frames. Slow down.
table-asks-too-much = Too much was asked at once. Wait a moment.
table-too-many-changes = Too many changes. Wait a moment.
table-server-failed = Something went wrong on the server. Try again in a moment.
table-nothing-here = There is nothing here.
table-wrong-method = This address does not take that method.
table-too-slow = The request took too long to arrive.
table-body-too-large = The request is too large.
table-bad-body = The body cannot be read: { $why }.
table-bad-query = The query cannot be read: { $why }.
table-bad-frame = The frame cannot be read: { $why }.
table-not-a-socket = This address is for WebSockets: { $why }.
table-unknown-host = This server does not answer under that name. Its host can add the name with `--origin`.
table-other-site = This is taken only from the server's own pages.
table-no-session = There is no session. Begin with POST /api/session.

# Playing on from a position of another game.
table-beginning-over = The game is over at this position. Play on from an earlier one.
table-beginning-differs = The record is of another game, or has another number of seats.
table-beginning-open-seat = This game is under way already: every seat needs somebody from the start.

# The title of a link to a table, where it is posted.
link-open = { $title }: take a seat with { $names }
link-table = { $title }: { $names }
link-empty = { $title }: take a seat

# Records and their analysis.
table-record-kept = The record is given out when the game is over.
table-too-many-positions = Ask for at most { $most } positions at once.
table-analysis-time = A position is thought about for 1 to { $most } ms.
table-bad-set = This set cannot be played: { $why }
table-too-many-sets = You have all { $most } sets that one person can keep. Delete one you no longer need.
table-not-your-set = Only its owner can change this set. You can copy it and change the copy.
table-stale-set = This set was changed elsewhere in the meantime. Look at it again before you save.
table-bad-experiment = This experiment cannot be played: { $why }
table-too-many-games = An experiment here has 2 to { $most } games in all, and this one would have { $games }. Ask for fewer.
table-too-many-experiments = You have all { $most } experiments that one person can keep. Delete one you no longer need.
table-experiment-phase = This experiment has moved on in the meantime. Look at it again.
table-no-print = This server was built without the typefaces and icons that printing needs.
table-no-such-position =
    There is no position { $number }; the record has { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }
table-out-of-turn = { $seat } made this move out of turn, so there is nothing to compare it with.

# For sentences that are not in these files.
plain = { $text }

# Notices outside the page.
table-too-many-ways = You can be reached in { $most } ways at most. Remove one first.
table-bad-device = This device cannot be told: { $why }.
table-bad-address = Messages cannot be sent to this address: { $why }.
table-bad-mail = This is not an e-mail address.
table-no-mail = This server sends no e-mail.
table-no-webhook = A webhook is one of webhook, discord and slack.
table-too-many-mails = Too many messages were sent to this address today. Look into its mailbox, or try again tomorrow.
table-unconfirmed = Follow the link in the message that was sent to this address first.
table-not-delivered =
    { $how ->
        [gone] This address no longer exists.
        [never] The message was refused at that address.
       *[later] There was no answer from that address. Try again in a moment.
    }
