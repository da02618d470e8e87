### The lesson of Politics as Usual. A step has a title, its text in paragraphs, a hint for a move that does not solve it, and praise
### for one that does. Names of cards and Issues are those of the box; Blue and Green are the other players.

## Poll more than the Speaker

poll-more-than-the-speaker = Poll more than the Speaker
poll-more-than-the-speaker-1 = You want the most Votes. Twelve Issues come up one after the other, six with two players, and each brings its winner Votes.
poll-more-than-the-speaker-2 = Education is up: two Votes for whoever polls highest when everybody has passed in a row. Blue speaks, and already polls 4.
poll-more-than-the-speaker-3 = Open a blue Momentum card from your hand and poll it for yourself. The figures beside it say what it comes to. Mind that the Speaker wins ties.
poll-more-than-the-speaker-hint = That does not get you past 4; a tie goes to the Speaker. One of your cards polls 5.
poll-more-than-the-speaker-praise = Five against four: you lead. Blue may still answer with a card, and so the evening goes on.

## Some Issues nobody wants

some-issues-nobody-wants = Some Issues nobody wants
some-issues-nobody-wants-1 = The Expense Account costs its winner three Votes. Blue, who speaks, polls two less and has passed: if you pass too, you win it.
some-issues-nobody-wants-2 = Momentum may be polled in front of anybody. Be generous.
some-issues-nobody-wants-hint = You would still win minus three. Open a Momentum card and poll it for Blue.
some-issues-nobody-wants-praise = A gift that cannot be returned: now Blue would win it. Even a tie does, as the Speaker wins ties.

## A card comes to nothing

a-card-comes-to-nothing = A card comes to nothing
a-card-comes-to-nothing-1 = Every card opens a window: the others are asked, one after the other, whether they answer it. The ladder shows what answers what.
a-card-comes-to-nothing-2 = Blue polls a Prime-Time Convention for 6. Your Fact Check polls 3, or cancels a Momentum card. Now is the moment for its other half.
a-card-comes-to-nothing-hint = The Convention would stand. Open Fact Check and cancel it.
a-card-comes-to-nothing-praise = Unless Blue answers your answer, both cards are discarded, and Blue’s turn is used up.

## Meant for somebody else

meant-for-somebody-else = Meant for somebody else
meant-for-somebody-else-1 = An Attack Ad is aimed at you: four Polling less for the round.
meant-for-somebody-else-2 = Spin Room redirects a Slander. You become the one who plays it, and say at whom.
meant-for-somebody-else-hint = The ad would stick. Open Spin Room and send it back to Blue.
meant-for-somebody-else-praise = Return to sender. A canceled card is gone; a redirected one works for you.

## Change the subject

change-the-subject = Change the subject
change-the-subject-1 = You speak, and the Issue is The Hot Microphone: minus two Votes. Before a contest opens, the Speaker may sidestep: pay cards, and the Issue goes to the bottom of the deck.
change-the-subject-2 = It will be back. But perhaps not when you are speaking.
change-the-subject-hint = That opens the contest, and you win ties, even those you would rather lose. Sidestep it.
change-the-subject-praise = Two cards of your choice for a better evening. The card counter remembers what lies at the bottom.

## One hand washes the other

one-hand-washes-the-other = One hand washes the other
one-hand-washes-the-other-1 = The brass Favors on your own Candidate count nothing. Given to somebody else they count a Vote for them, and so do theirs for you.
one-hand-washes-the-other-2 = Blue offers two for two. Offers may be made and answered at any moment, also in others’ turns. The promise that comes with it binds nobody; the desk only writes down what was done.
one-hand-washes-the-other-hint = Two Votes for each of you are on the table. Accept Blue’s offer.
one-hand-washes-the-other-praise = Two Votes each, out of nothing. Green looks unhappy: that is politics as usual.
