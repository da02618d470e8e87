### What the page alone says at the shared table, in every game.

# Why a game ended where its rules did not end it.
reason-timeout = Time was up
reason-resigned = By resignation
reason-agreed = By agreement

# The prompt, while nothing is asked of its reader.
prompt-offline = Connection lost. It comes back by itself; your moves are safe.
prompt-open =
    Waiting for { $open ->
        [one] one more player
       *[other] { $open } more players
    }.
prompt-complete = Everybody is here.
prompt-waiting = Waiting.
prompt-may-act = Waiting for { $seats } to move. You may act meanwhile.
# What the game asks of one of several people at this device.
prompt-to = { $seat }: { $asks }
prompt-hand-over = { $seat } is next. Hand over the device.
prompt-won = { $won }.
prompt-alone =
    It is over: { $points ->
        [one] one point
       *[other] { $points } points
    }.
prompt-missed =
    { $moves ->
        [one] A move was
       *[other] { $moves } moves were
    } made while you were away; the log marks where you left.

# What somebody asks of the others.
proposed-undo =
    { $by-is ->
        [you] You ask
       *[other] { $by } asks
    } to take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
proposed-pause =
    { $by-is ->
        [you] You ask
       *[other] { $by } asks
    } for a pause.
proposed-draw =
    { $by-is ->
        [you] You offer
       *[other] { $by } offers
    } a draw.
proposed-rematch =
    { $by-is ->
        [you] You ask
       *[other] { $by } asks
    } for a rematch.
proposed-waiting = { $proposal } Waiting for { $seats }.

# The log: what happens to the table itself.
log-seated = { $name } takes seat { $number }.
log-stood = The seat is open again.
log-chosen =
    { $seat-is ->
        [you] You have chosen.
       *[other] { $seat } has chosen.
    }
log-by =
    { $by ->
        [bot] played by a bot
        [late] played by a bot, because time was up
       *[table] played by the table, because time was up
    }
log-gone = Taken back:
log-undone =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
log-took_back =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } back a secret choice.
log-paused =
    { $seat-is ->
        [you] You pause
       *[other] { $seat } pauses
    } the game.
log-resumed =
    { $seat-is ->
        [you] You resume
       *[other] { $seat } resumes
    } the game.
log-taken_over = A bot plays for { $seat }.
log-handed_back =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } again.
log-resigned =
    { $seat-is ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
log-timed_out =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } out of time.
log-clocks_resumed = The server had been away; the clocks go on from here.
log-chat_policy =
    { $policy ->
        [nobody] The chat is closed.
        [seated] Only players may write now.
       *[everybody] Everybody may write now.
    }
log-ended = The game is over.

# What others did, in one line; and how a round ended.
recap-did =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $did }.
moment-over =
    { $kind ->
        [year] Year { $number } is over
        [issue] Issue { $number } is decided
       *[round] Round { $number } is over
    }
prompt-ordered = Answering for you, as you ordered …
prompt-counting = The polls are closed. The votes are being counted.
prompt-sure = { $move }: play this?

# What a hint says of the move it shows.
hint-brings = It brings { $changes }.
hint-change = { $seat } { $by }
hint-no-change = It changes nobody’s score yet; it prepares what comes.
hint-luck = What it brings depends on luck, or on what others keep hidden.
