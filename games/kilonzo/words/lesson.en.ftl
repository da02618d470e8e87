### The lesson of Kilonzo: small positions. A step has a title, its text in paragraphs, a hint for a move that does not solve it,
### and praise for one that does.

travel = Go where nobody is
travel-1 = You want the most chips on the map: they are votes, and after five years most chips win.
travel-2 = Your blue candidate starts at home in the west with two of them.
travel-3 = Once a year you travel: next door for free, two regions for $1. Arrive where no rival stands or has a chip, and you gain one there. The green +1 shows where.
travel-hint = Vermilion is there already, so nobody listens to you. Look for a region with a green +1.
travel-praise = A chip of your own, and a majority: next year that region pays you $1. Homes pay $1 a chip, Nairobi pays $2.

stay = Staying pays too
stay-1 = Blue has come to the South, so arriving there would bring you nothing.
stay-2 = A year without travelling ends with one more chip where you stand. End your turn.
stay-hint = You may go there, but beside a rival you gain nothing. This time, stay and end the turn.
stay-praise = Three chips at home: $3 a year. A region never holds more than three, and the ringed one is yours for good.

ad = Money buys a majority
ad-1 = One chip each in Nairobi: a tie, and nobody is paid. The one with strictly more there gets $2 a year.
ad-2 = An ad costs $2 and adds a chip where you stand or next door, as long as there is room. Where does it pay best?
ad-hint = Legal, but Nairobi is worth twice as much, and the tie there is one chip away from breaking.
ad-praise = Two to one: Nairobi is yours, and pays $2 next year. Watch the paper in the corner: it always knows your next income.

smear = A smear takes one away
smear-1 = Nairobi is full: two of Vermilion’s chips, one of yours. No ad fits any more, and Vermilion is paid for it.
smear-2 = A smear costs $3 and removes a rival’s chip where you stand or next door. Break the majority.
smear-hint = That leaves Vermilion with Nairobi. Open Nairobi and look for the ink.
smear-praise = A tie: nobody is paid for Nairobi. And there is room again, for an ad of yours next year.

debate = Meet on the podium
debate-1 = No money, and the South is full: two of Blue’s chips, one of yours. But Blue stands here, and so do you.
debate-2 = Once a year you may debate a candidate in your region. Both roll, ties roll again, and the winner turns one of the loser’s chips.
debate-hint = Travelling leaves the South to Blue. Open the South and challenge.
debate-praise = A tie, then four against two: a chip of Blue’s is yours, in a region where no ad would have fitted. It could have gone the other way; the odds were even.
