### What every page says: the line at the top, parties, the cast, times, and what the page says in the server's place.

# The title of a page in the browser's tab. Hustings is the name of the program and stays.
title = { $page } · Hustings
skip-to-page = Ruka hadi kwenye ukurasa

# The line at the top.
home-link = Hustings, mwanzo
top-due = Zamu yako ({ $tables })
top-preferences = Mapendeleo
sound-off = Sauti imezimwa
sound-on = Sauti imewashwa
switch-to-light = Badili iwe angavu
switch-to-dark = Badili iwe ya giza
top-settings = Mipangilio
close = Funga
# The name of a menu that has no other.
more = Zaidi

# The six parties, by colour. They stand for people too: "You are Blue."
party-vermilion = Nyekundu
party-blue = Bluu
party-green = Kijani
party-amber = Manjano
party-purple = Zambarau
party-ink = Wino
# A seat whose player has no name.
seat-number = Kiti { $number }
open-seat = Kiti wazi

# Who plays here: how a bot plays, and how strong it is. A bot is introduced as "Blue, cautious, 1500".
temper-even = mtulivu
temper-cautious = mwangalifu
temper-grudging = mwenye kinyongo
temper-greedy = mwenye tamaa
temper-gambler = mcheza kamari
rating-from = Kiwango katika mchezo huu, kutokana na michezo { $games }
# The part between the marks is only read aloud.
rating-points = <spoken>, kiwango </spoken>{ $points }
cast-legend = Wanaocheza hapa
busy-table = Meza inaandaliwa …

# Times. $order is the form that an ordinal number takes in this language (Intl.PluralRules).
place = Na. { $rank }
just-now = sasa hivi
# Time left on a clock. $minutes and $seconds have two digits.
clock-left-days = siku { $days }
clock-left-hours = saa { $hours } { $minutes }
clock-left-minutes = { $minutes }:{ $seconds }

# What may be expected: a percentage, of which 100 is a sure win, or by how much it is won for certain.
percent = { $number } %
margin-level = sare
margin-wins = ushindi kwa { $by }
margin-loses = kushindwa kwa { $by }
share-of = { $name }: { $share }

# What the page says in the server's place.
server-unreachable = Seva haipatikani. Je, imewashwa, na una mtandao?
server-answered = Seva ilijibu { $status }.
server-answered-else = Seva ilijibu kitu kingine.
connection-down = Muunganisho umekatika; utarudi wenyewe. Hakuna kilichotumwa.
connection-lost = Muunganisho ulikatika kabla ya jibu kufika; ubao unaonyesha kinachohesabiwa.
as-of = Hakuna muunganisho: hali ya { $time }

# An address that leads nowhere.
not-found-title = Haipatikani
not-found-no-page = Hakuna ukurasa huo
not-found-no-table = Hakuna meza hiyo
not-found-no-game = Hakuna mchezo huo
not-found-spoiled = Kura hii imeharibika: anwani haifiki popote.
not-found-table = Huenda kiungo kimepoteza herufi njiani, au meza iko kwenye seva nyingine.
back-to-shelf = Rudi kwenye rafu
