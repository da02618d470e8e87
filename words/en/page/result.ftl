### Election night.

result-title = The result is in
result-elected = Elected
result-skip = Skip the count
result-agree = Agree to a rematch
result-rematch = Rematch
result-replay = Replay
result-analyse = Analyse
result-picture = Picture
result-checking = Checking …
result-check = Check this game
result-record = Record

# What a check has found: $found is a list of the sentences below.
result-holds = <strong>It holds.</strong> { $found }.
result-holds-moves =
    { $moves ->
        [one] One move is
       *[other] { $moves } moves are
    } legal
result-holds-seed = the seed is the one sealed before the game
result-holds-words =
    { $players ->
        [one] one player’s word
       *[other] { $players } players’ words
    } went into the luck
result-holds-events = every event is as it was told

# The picture that one sends around. Its head is written in capitals.
result-card-head = HUSTINGS  ·  { $game }
result-card-not-drawn = The picture could not be drawn.
result-card-not-made = The picture could not be made.
