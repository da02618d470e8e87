### The shelf, the public lobby, and who one is.

# The shelf. The head stands on two lines.
home-title = Hustings: games of power and majority
home-head =
    Take a seat.
    Win a majority.
home-lead = Games of politics for friends and rivals, in any browser. No account, no download: pick a box.
home-games = Games
home-who = Who is playing?
home-your-name = Your name
home-save = Save
home-signed-in = signed in as { $account }
home-guest = a guest, remembered on this device
home-change-name = Change name
home-account = Account
home-keep = Keep it: account
home-invited = Got an invitation?
home-paste = Paste the link
home-join = Join
home-seats-free = Waiting for players
home-left-off = Where you left off
# The others at a table: "with Ann and an open seat".
home-with = with { $others }
home-an-open-seat = an open seat
home-with-yourself = with yourself
home-your-move = your move
home-nothing = Nothing unfinished. Open a box, and it will wait for you here whenever you leave.
home-open-tables = Open tables
home-open-record = Open a record
home-lab = Laboratory
home-about = About and credits

# The desk: one's own tables. $time is what is left for a move: "2 days", "1 h 12".
desk-due =
    { $tables ->
        [one] A table waits for you
       *[other] { $tables } tables wait for you
    }
desk-going = In play
desk-over = Finished
desk-left = { $time } left
desk-open =
    { $open ->
        [0] everybody is here
        [one] waiting for one more player
       *[other] waiting for { $open } more players
    }
desk-theirs = the others are to move
desk-paused = paused
desk-frozen = can only be read
desk-won = won
desk-shared = a shared win
desk-ended = over

# The lobby.
lobby-title = Open tables
lobby-nobody = Nobody is waiting
lobby-pin = Pin up the first table: open a box, invite friends, and tick “show in the public lobby”.
lobby-open-box = Open a box
lobby-more = More tables
lobby-open-seat = open seat
lobby-bot = bot
lobby-rated-bot = bot, <figures>{ $points }</figures>
# Seats that are open, and that one may sit down; or how far the game is, and that one may look on.
lobby-open = { $open } open · sit down
lobby-played = move { $played } · look on

# Who one is.
you-title = You
you-signed-in = Signed in as { $account }.
you-guest = A guest on this device. Nobody asked for more.
you-sign-out = Sign out
you-sign-out-everywhere = Sign out on all devices
you-signed-out = Signed out. Here you are a new guest.
you-signed-out-everywhere = Signed out on all devices. Here you are a new guest.
you-about = An account is a name and a password, nothing else. It keeps your tables and records on every device you sign in on.
you-account = Account name
you-password = Password
you-claim = Keep this guest as an account
you-sign-in = I have one: sign in
you-claimed = Kept. Sign in with this name on any device.
you-welcome-back = Welcome back.
you-change-password = Change the password
you-about-change = All other devices are signed out by it.
you-old-password = Password so far
you-new-password = New password, 8 characters or more
you-change = Change it
you-password-changed = Changed. All other devices are signed out.
