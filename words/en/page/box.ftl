### A box, opened: playing at once, setting a table, today's deal.

# $seats is a list such as "2, 3 or 4".
box-players = { $seats } players
box-secrets = some things face down
box-no-secrets = no secrets
box-play-now = Play now
box-against = <label>against</label> <bot>{ $bot }</bot>
box-invite = Invite friends
box-device = Share one device
box-more = More seats and options
box-about = About the game
box-guide = In two minutes
box-guide-is = The goal, a round in pictures, the signs
box-learn = Learn
box-learn-again = The lesson again
box-learn-first = A few small positions, three minutes
box-rules = Rules
box-rules-is = All of them, numbered
box-records = Records
box-records-is = Open or paste a game
box-lab = Laboratory
box-lab-is = Change the cards, measure what it does
box-last-games = Your last games
box-set-device = One device, several people
box-set-bots = Set the table
box-set-friends = A table for friends

# Setting a table.
setup-seats = Seats
setup-you = You
setup-name = Name ({ $party })
setup-name-on = Name on seat { $number }
setup-colour = Your colour
setup-clock = Clock
setup-time-up = When time is up
setup-time-up-bot = a bot makes that move
setup-time-up-first = the first legal move is made
setup-time-up-lost = the game is lost
setup-public = Show the table in the public lobby
setup-options = Options of the game
setup-set = Cards and pieces
setup-set-about = Which cards and pieces are played with; the first are the usual ones.
setup-usual = usual
setup-yes = yes
setup-no = no
setup-make = Make the table

# The company at a table of bots. $rating is "none" for a bot without one.
bots-others = The others are
bots-facts =
    { $party }, { $temper }{ $rating ->
        [none] {""}
       *[other] , <figures>{ $rating }</figures>
    }
bots-keep = Keep
bots-keep-bot = Keep { $bot }
bots-change = Change
bots-change-bot = Change { $bot }
bots-instead = Instead

# Alone: today's deal, and today's scores.
solo-head = Alone against the clock
solo-about = Today’s deal has the same luck for everybody on this server. One try, { $minutes } minutes, nothing taken back.
solo-yours = Your game of today
solo-go-on = Go on with today’s deal
solo-play = Play today’s deal
solo-practise = Practise
scores-label = Today’s scores
scores-head = Today’s table
scores-you = { $name } (you)
scores-none = Nobody has finished today’s deal yet.
scores-playing =
    { $people ->
        [one] One person is
       *[other] { $people } people are
    } still at it.
