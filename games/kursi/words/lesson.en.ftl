### The lesson of Kursi: small positions from the draft to the ballot box. A step has a title, its text in paragraphs, a hint for
### a move that does not solve it, and praise for one that does. Quoted names are cards, candidates and Seats of the box.

## A name people trust

a-name-people-trust = A name people trust
a-name-people-trust-1 = You want to win more Seats than anybody else. For eight rounds votes fall into the ballot boxes of the Seats; then they are opened.
a-name-people-trust-2 = You pick a candidate and pass the rest of the pack on. Four square icons are what a party runs on: Capital draws Rally cards, Influence draws Assets, Popularity wins the microphone, and Reputation, the laurel, is how many cards you may play in a round.
a-name-people-trust-3 = Reputation is rare. Pick the one candidate who has two laurels.
a-name-people-trust-hint = A fine person, but without a laurel. Look for the bridge that stood.
a-name-people-trust-praise = Two Reputation: two cards a round from one candidate alone. The others go on to Blue.

## Everybody to their Seat

everybody-to-their-seat = Everybody to their Seat
everybody-to-their-seat-1 = Each candidate stands for one Seat, for the whole campaign. On election day the Seat’s bonus goes to whoever shows most of the icons on its box.
everybody-to-their-seat-2 = Bazaar Town (A) pays 5 votes for Economy and Capital together. Put your three candidates on the Seats, the right one at A, and field them.
everybody-to-their-seat-hint = That one shows neither scales nor banknotes. Compare the icons with those on box A.
everybody-to-their-seat-praise = The Gadget Shop Vlogger has one of each: 2 for the bonus already. The box always says who leads, and by how much.

## A Masterstroke at the right moment

a-masterstroke-at-the-right-moment = A Masterstroke at the right moment
a-masterstroke-at-the-right-moment-1 = Each round begins with the microphone. The most popular party holds it and takes a Masterstroke; then everybody may commit one, face down, and all are turned over together.
a-masterstroke-at-the-right-moment-2 = You hold two. One lets you end a third rally this round, but nobody has a rally yet: it would be wasted. Commit the other, which brings an Asset for nothing.
a-masterstroke-at-the-right-moment-hint = Not that. Read both cards: Midnight Handshake is the one that helps now.
a-masterstroke-at-the-right-moment-praise = The Handshake is spent, the other card stays in your hand for a round in which rallies stand.

## Draw what you can

draw-what-you-can = Draw what you can
draw-what-you-can-1 = Then everybody draws: as many Rally cards as their Capital, as many Assets as their Influence. You name both numbers before you see a card, and you always may draw one of each.
draw-what-you-can-2 = Your candidates have one Capital and one Influence. Draw all you may.
draw-what-you-can-hint = You may draw more than that: one Rally card and one Asset.
draw-what-you-can-praise = More Capital and more Influence, more cards. Ten cards may stay in your hand at the end of a round.

## Popularity pays

popularity-pays = Popularity pays
popularity-pays-1 = Cards are laid face down at candidates, then everybody turns over together. An Asset is tucked for good, but costs the number on it, in cards from your hand; each megaphone on that very candidate takes one off.
popularity-pays-2 = Lay the Freshly Ironed Shirt (cost 2) where it costs nothing, and send it out. Click the card, then the candidate, or drag it.
popularity-pays-hint = It can be done, but watch the cost on your desk. The shirt is free at the candidate with two megaphones.
popularity-pays-praise = Nothing due, and one more laurel: from the next round on you may play three cards.

## Pay with what you need least

pay-with-what-you-need-least = Pay with what you need least
pay-with-what-you-need-least-1 = The same shirt, laid at somebody without a megaphone, costs its full price: two cards from your hand. Any card pays.
pay-with-what-you-need-least-2 = A Masterstroke would pay as well, and be gone. Choose two other cards.
pay-with-what-you-need-least-hint = That is a Masterstroke, the dearest thing you hold. Pay with Rally cards or Assets.
pay-with-what-you-need-least-praise = Paid. Where there are megaphones there is nothing to pay: look for them before you lay a card.

## Shout where it echoes

shout-where-it-echoes = Shout where it echoes
shout-where-it-echoes-1 = A Rally card goes on top of a candidate and grows into a rally. Ended, it brings a vote for each card of one issue, plus the candidate’s own icons of it, plus one if it is the Seat’s issue.
shout-where-it-echoes-2 = You hold a Free Clinic Morning (Welfare). At whom is it worth most?
shout-where-it-echoes-hint = Welfare is the pink bowl of rice: look for it on a candidate and on the Seat above.
shout-where-it-echoes-praise = One card, two bowls on the Playback Singer, one for River Steps: four votes, and the rally has only begun.

## Know when to stop

know-when-to-stop = Know when to stop
know-when-to-stop-1 = In each round you may end up to two of your rallies. Yours at C has three cards: one Economy, two Welfare. You name one issue, and only that one counts. The desk shows the sum for each.
know-when-to-stop-2 = End the rally for the issue that brings more.
know-when-to-stop-hint = That brings less, or nothing yet. Compare the two numbers at C.
know-when-to-stop-praise = Two cards, one on the candidate, one for the Seat: four votes fall into box C, and nobody may look inside.

## Four is company

four-is-company = Four is company
four-is-company-1 = Long rallies bring more: at two cards a Bolster card may stay, at four you may drop a −2 of anybody into any box, at six you take a Masterstroke, at eight two votes more.
four-is-company-2 = You have just ended a rally of four. Spend the −2 where it hurts somebody else.
four-is-company-hint = It would cost yourself, or nobody. Choose Blue, then a Seat.
four-is-company-praise = Blue starts two behind there. After eight rounds each Seat’s bonus is given, whoever has most Capital places three votes more, the boxes are opened from A on, and most Seats take the chair.
