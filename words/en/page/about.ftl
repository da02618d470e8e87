### What Hustings is, what one can rely on, its keys and its credits.

about-title = About
about-lead = The hustings were the platform from which candidates spoke to the crowd. Here it is a table: games of power and majority, for friends, for bots, and for those who want to know what a card does to the balance.
about-rely = What you can rely on
about-rely-secret = Nobody sees what they may not see: what leaves the server is your view, and nothing else.
about-rely-luck = The luck is fair and can be checked: the seed is sealed before the game, every player’s browser adds a word, and “Check this game” recomputes everything.
about-rely-written = A move you see has been written down. Close the lid, lose the network, restart the server: the table waits.
about-rely-own = No request leaves this machine. No trackers, no fonts from elsewhere, no account needed.

about-parties = Six parties
about-parties-signs = Colour is never the only signal: each party has its pattern and its sign.
about-party = { $sign }, { $pattern }
about-sign-circle = circle
about-sign-triangle = triangle
about-sign-square = square
about-sign-diamond = diamond
about-sign-star = star
about-sign-cross = cross
about-pattern-solid = solid
about-pattern-diagonal = diagonal
about-pattern-dots = dots
about-pattern-hatch = cross-hatch
about-pattern-waves = waves
about-pattern-grid = grid

# What the keys do. The keys themselves are not translated.
about-keys = Keys
about-keys-tab = to the board and away from it
about-keys-arrows = walk on the board; step through a replay
about-keys-next = the next legal space
about-keys-commit = commit, leave
about-keys-type = type a move
about-keys-letters = undo, log, rules, chat
about-keys-hint = what would you do? The best few moves, at tables where nobody else could mind
about-keys-why = asks the bot that moved last for its reasons

about-credits = Credits
about-credits-games = Games: each one’s rules page names its edition, and where we had to decide something ourselves. Hustings is not affiliated with designers or publishers.
about-credits-icons = Icons: <link>game-icons.net</link> by Lorc, Delapouite and contributors, CC BY 3.0.
about-credits-type = Type: Bricolage Grotesque by Mathieu Triay and Source Serif 4 by Frank Grießhammer; Noto Sans Devanagari for Hindi, and Zen Kaku Gothic New by Yoshimichi Ohira for Japanese. All under the SIL Open Font License.
about-credits-code = Built with Svelte; the QR codes are drawn by uqr.
