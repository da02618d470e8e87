### Kilonzo in two minutes, and its signs.
goal = Have the most chips on the map after five years.
goal-more = A chip is influence. A region holds at most three chips, of all players together.
step-income-title = A year begins with money
step-income = $1 for each of your chips at home, $1 for every region where you have the most chips, $2 for Nairobi.
step-card-title = A Card of Chance
step-card = In years 1, 3 and 5 you draw one. It takes effect at once.
step-move-title = Travel once
step-move = Next door is free, two regions away costs $1. Arrive where no rival stands or has a chip, and you gain a chip.
step-ad-title = Advertise, $2
step-ad = A chip of yours where you stand or next door, as often as you can pay.
step-smear-title = Smear, $3
step-smear = A rival’s chip goes, where you stand or next door.
step-debate-title = Debate once
step-debate = With a candidate in your region. Both roll; the winner swaps a chip of the loser’s for an own one.
step-stay-title = Or stay
step-stay = A year in which you did not travel ends with one more chip where you stand.
won = After everybody’s fifth year most chips win. If that is equal: most regions held by majority, then most money.
sign-chip = Chip
sign-chip-is = Influence of the party whose colour it has. It counts at the end.
sign-kept = Ringed chip
sign-kept-is = Your last one at home. Nothing can take it away.
sign-money = Crystals
sign-money-is = Money, for journeys, ads and smears.
sign-candidate = Candidate
sign-candidate-is = Where you stand. Ads and smears reach this region and the ones around it.
sign-die = Dice
sign-die-is = Only for debates, and for who begins.

# A guided first game: each kind of decision, the first time it comes.
first-home = Choose where you come from. You begin there with two chips and $2; each chip at home pays $1 a year.
first-move = Travel to a lit region: next door is free, two away costs $1. A green +1 shows where arriving brings you a chip.
first-ad = With $2 you may put a chip where you stand or next door. Three fit into a region, of everybody together.
first-smear = With $3 you may take a rival’s chip away, where you stand or next door.
first-debate = A rival is in your region. Once a year you may debate: the higher die swaps a chip of the loser’s for an own one.
first-end = When you have done what you want, end your turn. If you have not travelled, you gain a chip where you stand.
