### The boxes on the shelf: the title of each game, its line below it, and the standing orders that a player can give (`.order-NAME`), said as the
### player would. Names of options are in setup/options.ftl. The program reads this file when it is built, so every text is one line.

kuzushi = Kuzushi
    .tagline = Stake out the land around the city, and tip the balance.
kilonzo = Kilonzo
    .tagline = Five years, thirteen regions, one president: spend, smear and debate your way to the capital.
sarkaar = Sarkaar
    .tagline = Eleven states, two actions a turn, and a Clean Chit for whatever was done in between.
    .order-can_answer = Ask me only when I can answer
    .order-unless_target = Pass for me unless a card is aimed at me
    .order-off_turn = Pass for me unless it is my turn
kursi = Kursi
    .tagline = Draft five hopefuls, plan in secret, fill the squares, and count what lies under each chair.
    .order-pay = Pay vote cards for me, as few as will do
    .order-can_answer = Ask me only when there is something to choose
politics-as-usual = Politics as Usual
    .tagline = Twelve Issues, six Candidates, eighteen Favors: poll, slander, redirect, and trade what you promised yesterday.
    .order-can_answer = Ask me only when I can answer
    .order-unless_target = Say ok for me unless I am the target
    .order-always = Always say ok for me
    .order-polls = Always say ok for me to cards played for Polling
