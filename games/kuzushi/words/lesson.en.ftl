### The lesson of Kuzushi: small positions. A step has a title, its text in paragraphs, a hint for a move that does not solve it,
### and praise for one that does.

flags = A base plants flags
flags-1 = You want more tiles of your colour on the board than anybody else when it is full.
flags-2 = Lit spaces touch a tile that is already there. Build a base on one of them, next to the city.
flags-3 = Then look around it: a space beside more of your bases than anybody else’s shows your flag.
flags-hint = Any of the lit spaces will do.
flags-praise = One base, three flags: four tiles on the board. Every tile of your colour is a point. The city counts for nobody’s majority.

tie = A tie takes flags away
tie-1 = Blue holds three flags because one base stands beside each of them, and none of yours.
tie-2 = Where you draw level, the flag goes back to Blue’s stack. One move undoes two flags at once. Which?
tie-hint = Not quite. Look for the space that touches two of Blue’s flags, and watch the small numbers before you click.
tie-praise = Two flags go home, and two of yours rise on the far side. That is kuzushi: breaking the balance.

flip = A flag can become stone
flip-1 = Flags come and go; bases stay for ever. Instead of building, you may turn one of your own flags into a base.
flip-2 = It costs no tile from your stack. You have one flag left: make it safe.
flip-hint = That builds a new base. This time, touch your own flag, the one with the dashed frame.
flip-praise = The new base stands for good, and plants flags of its own. Building and flipping: there are no other moves.

full = The grid closes
full-1 = The board floats, but it may only grow to a fixed size: here 4 by 4. Wooden beams show the sides that are settled.
full-2 = The game ends when the grid is full or a stack is empty; most tiles win, then the largest group. Three spaces are left. Fill them all in one move.
full-hint = The grid is not full yet, and Blue would answer. Where does one base plant flags on both sides?
full-praise = Ten to six. The grid is full, and the city is yours.
