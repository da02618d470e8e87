### The lesson of Sarkaar: small positions. A step has a title, its text in paragraphs, a hint for a move that does not solve it,
### and praise for one that does.

seat = A seat, and what comes with it
seat-1 = You want points: a state that you govern is worth as many as it has seats. The first to reach the target wins, 30 with two players.
seat-2 = Each field is a state, each square a seat with its price in voters, your sheep. You have two actions a turn; buying a seat takes one.
seat-3 = The seller’s sign beside the seats pays you at once. Haystack Plains offers coins and horns, which are moolah and power. Buy a cheap seat there.
seat-hint = Legal, but look for the field with coins and horns on its sign, and take a seat there for two voters.
seat-praise = Two voters gone, one moolah and one power in hand. Any state may be entered, but only once a turn.

govern = Half is not enough
govern-1 = A player with more than half of the seats of a state governs it, and scores its number of seats. Windmill Ghat has three, and one is yours.
govern-2 = A seat there costs two voters and you have one. Moolah stands in for what is missing: one for the first missing voter, three for two, six for three. Point at a seat to see the bill.
govern-hint = That brings no government. Windmill Ghat, at the top right, is one seat short of a majority.
govern-praise = Your banner flies over Windmill Ghat: three points. Hold all of its seats and the fence closes for good, for two more.

card = Power lights the better half
card-1 = Cards have a price and often two halves: with four power or more in hand the right one counts. You hold four.
card-2 = Play your Culture card. It moves you up the culture ladder in the silo; rungs give tokens, income and cards to play, and the first to rung five holds four points.
card-hint = Keep the action for the card: touch Culture in your hand and play it.
card-praise = Two rungs at once: a voter for the first, and the second lets you play an aggression card without an action.

power = Bring a government down
power-1 = Vermilion governs Buttermilk Bay with two of three seats; the third is yours. No seat is empty, so voters alone will not do.
power-2 = A power action takes an opponent’s seat in a state where you have one. It costs one power more than the opponent has seats there (your Bull pays one less), and the seat’s price in voters. Nobody can stop it.
power-hint = Vermilion still governs the Bay. Touch one of the vermilion seats there.
power-praise = The vermilion banner comes down and yours goes up: minus three for them, plus three for you.

chit = There was never anything to inquire into
chit-1 = Vermilion plays Snatch against you: one of your aggression cards would be gone. Everybody who could hold a Clean Chit is asked, so being asked tells nothing.
chit-2 = You do hold one, and your Fox gets it for nothing. Answer with it.
chit-hint = Then your card is gone. This once, answer.
chit-praise = The Snatch comes to nothing, and its price stays paid. A Clean Chit can be answered with the other Clean Chit; there are two.
