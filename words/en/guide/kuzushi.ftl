### Kuzushi in two minutes, and its signs.
goal = Show more of your colour than anybody else when the board is full.
goal-more = Every base and every flag of yours is a point. There are only two moves, and each turn you make one.
step-build-title = Build a base
step-build = Put it on any lit space: one that touches a tile already there. Bases stay for ever.
step-flags-title = It plants flags
step-flags = A space beside more of your bases than anybody else’s shows your flag.
step-tie-title = A tie takes flags down
step-tie = Draw level beside a rival’s flag, and it goes back to its owner’s stack.
step-flip-title = Or turn a flag to stone
step-flip = Flip one of your own flags into a base. It costs no tile, and it plants flags too.
won = The game ends when the grid is full, or when somebody has no tile left. Most tiles win; if that is equal, the largest connected group.
sign-base = Base
sign-base-is = Permanent. It counts for the flags around it.
sign-flag = Flag
sign-flag-is = A point for now: it can be taken down, or flipped into a base.
sign-city = City
sign-city-is = Where it starts. A tile of the first player; it counts for nobody’s flags.
sign-lit = Lit space
sign-lit-is = You may build here.

# A guided first game: each kind of decision, the first time it comes.
first-base = Build on a lit space. Point at one first: the little flags show what it would bring you and what it takes from others.
first-flip = You may also click one of your own flags and turn it into a base. It then stays for ever, and plants flags of its own.
