### What every page says: the line at the top, parties, the cast, times, and what the page says in the server's place.

# The title of a page in the browser's tab. Hustings is the name of the program and stays.
title = { $page } · Hustings
skip-to-page = Skip to the page

# The line at the top.
home-link = Hustings, home
top-due = Your move ({ $tables })
top-preferences = Preferences
sound-off = Sound is off
sound-on = Sound is on
switch-to-light = Switch to light
switch-to-dark = Switch to dark
top-settings = Settings
close = Close
# The name of a menu that has no other.
more = More

# The six parties, by colour. They stand for people too: "You are Blue."
party-vermilion = Vermilion
party-blue = Blue
party-green = Green
party-amber = Amber
party-purple = Purple
party-ink = Ink
# A seat whose player has no name.
seat-number = Seat { $number }
open-seat = Open seat

# Who plays here: how a bot plays, and how strong it is. A bot is introduced as "Blue, cautious, 1500".
temper-even = even-tempered
temper-cautious = cautious
temper-grudging = bears grudges
temper-greedy = greedy
temper-gambler = a gambler
rating-from = Rating in this game, from { $games } games
# The part between the marks is only read aloud.
rating-points = <spoken>, rating </spoken>{ $points }
cast-legend = Who plays here
busy-table = Setting the table …

# Times. $order is the form that an ordinal number takes in this language (Intl.PluralRules): one, two, few, other in English.
place =
    { $order ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }
just-now = just now
# Time left on a clock. $minutes and $seconds have two digits.
clock-left-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
clock-left-hours = { $hours } h { $minutes }
clock-left-minutes = { $minutes }:{ $seconds }

# What may be expected: a percentage, of which 100 is a sure win, or by how much it is won for certain.
percent = { $number } %
margin-level = ends level
margin-wins = wins by { $by }
margin-loses = loses by { $by }
share-of = { $name }: { $share }

# What the page says in the server's place.
server-unreachable = The server cannot be reached. Is it running, and are you online?
server-answered = The server answered { $status }.
server-answered-else = The server answered something else.
connection-down = The connection is down; it comes back by itself. Nothing was sent.
connection-lost = The connection was lost before the answer came; the board shows what counts.
# What is shown was last seen at that time; the server cannot be reached now.
as-of = No connection: as of { $time }

# An address that leads nowhere.
not-found-title = Not found
not-found-no-page = No such page
not-found-no-table = No such table
not-found-no-game = No such game
not-found-spoiled = This ballot is spoiled: the address leads nowhere.
not-found-table = The link may have lost a letter on its way, or the table lives on another server.
back-to-shelf = Back to the shelf
