### Being told outside the page: the ways a person chooses, the choice at a table, and the pages that links in messages lead to.

# On the page "You".
notices-title = Told in time
notices-about = Close the page with an easy mind: when it is your turn, we tell you, in the ways you choose here and in no other. A message says which game waits for you, never what you hold.
notices-guest = You are a guest. If this browser forgets you, nobody can change these any more; an account keeps them.
notices-again = Try again
notices-add-first = How shall we tell you?
notices-add-more = Add another way
notices-add-push = This device
notices-add-mail = E-mail
notices-add-webhook = Chat or program

# A way, once it is chosen. A device is called "Firefox on Android".
notices-device = { $browser } on { $system }
notices-some-device = A browser
notices-this-device = this device
notices-of-table = For everybody’s turns at one table
notices-unconfirmed = Not confirmed yet: look for our message at this address and follow its link. Until then nothing else is sent. If nothing has come, look among unwanted mail, or remove the address and add it again.
notices-failing-push = The last message did not reach this device. Open this page there, remove it and add it again.
notices-failing-mail = The last message could not be delivered. If the address is wrong or no longer yours, remove it and add the right one.
notices-failing-webhook = The last message was not accepted. Check that the address still exists, then send a test; if it is gone, remove it here.
# Read aloud before the switches. $name is the device, the address or the host.
notices-wishes = What { $name } is told
notices-wish-turn = It is my turn
notices-wish-reminder = My time is running out
notices-wish-reminder-about = When half of the time for a move has gone, and when an hour is left.
notices-wish-game = A game begins or ends
notices-wish-everywhere = From all tables
notices-wish-everywhere-about = If not: only from tables whose menu says “always”.
notices-wish-daily = Once a day
notices-wish-daily-about = Everything in one message, instead of one for each.
# The same for a table’s own webhook, which tells of everybody there.
notices-all-turn = It is somebody’s turn
notices-all-reminder = Somebody’s time is running out
notices-test = Send a test
notices-tested-push = Sent. It shows up on that device in a moment, if its system lets the browser show messages.
notices-tested-mail = Sent. It should be there within a few minutes.
notices-tested-webhook = Sent, and accepted.
notices-remove = Remove
notices-remove-which = Remove { $name }

# Adding this device. The browser asks its own question after the click.
notices-push-about = Messages show up here even when the page is closed. Your browser will ask whether you allow it.
notices-push-do = Tell me on this device
notices-push-dismissed = The browser was given no answer, so nothing has changed.
notices-push-denied = This browser was told to allow no messages from here. To change that, click the sign to the left of the address, allow notifications, and load the page again.
notices-push-home-screen = On an iPhone or iPad the page must be on the home screen first: tap Share, then “Add to Home Screen”, open Hustings from there and come back to this page.
notices-push-insecure = Browsers allow messages only from pages with encryption, whose address begins with https. This server is reached without it; another way still works.
notices-push-none = This browser cannot show messages of closed pages. Another browser can, or choose another way.

# Adding an address.
notices-mail-about = We send a message with a link. Follow it, and the address is yours here; nothing else is sent before.
notices-mail-address = Your e-mail address
notices-mail-do = Send the link
notices-hook-about = Your turns are posted to a chat, or to a program of your own.
notices-hook-about-table = Everybody’s turns at this table are posted to a chat: good for a club with a channel of its own.
notices-hook-kind = Where to
# Names of products; the third is any other program.
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-webhook = Any program
notices-where-discord = In Discord: channel settings, Integrations, Webhooks, New Webhook, then “Copy Webhook URL”.
notices-where-slack = In Slack: make an app at api.slack.com/apps, switch on Incoming Webhooks, add it to a channel and copy its Webhook URL.
notices-where-webhook = Any address that accepts a POST with JSON: a webhook of Home Assistant, ntfy, n8n, or your own program.
notices-hook-address = Address of the webhook
notices-hook-do = Add it

# Deadlines in a calendar.
notices-calendar = Deadlines in your calendar
notices-calendar-about = A calendar of when your moves are due. Add its address to your calendar program, which then keeps up by itself.
notices-calendar-make = Make the calendar
notices-calendar-address = Address of the calendar
notices-calendar-secret = Anyone who has this address can read it. If it got into wrong hands, ask for a new one: the old one ends.
notices-calendar-open = Open in a calendar
notices-calendar-renew = New address
notices-calendar-renewed = This is the new address. The old one has ended.
notices-calendar-end = End the calendar
notices-calendar-ended = The calendar has ended; its address leads nowhere now.
notices-copy = Copy the address
notices-copied = Copied.

# At a table.
notices-here = When should you be told of this table?
notices-here-usual = As usual
notices-here-usual-about = As each of your ways says.
notices-here-always = Always
notices-here-always-about = By every way you have.
notices-here-never = Never
notices-here-never-about = Nothing from this table.
notices-here-ways = You choose your ways, and what each of them tells you, on <link>your page</link>.
notices-here-no-way = You have not chosen a way to be told yet. You do that on <link>your page</link>.
notices-to-you = Your page
notices-hooks = Everybody’s turns

# A link in a message leads here first.
go-title = To your table
go-stranger = Whose table is this?
go-stranger-about = This link is for those who sit at that table. If you do, sign in as the person who sits there, or open the link in the browser in which you play.
go-sign-in = Sign in

# What links in e-mails are for.
mail-confirm-title = Is this your address?
mail-confirm-about = Somebody wants to be told by e-mail when it is their turn in a game, and gave your address. If it was not you, close this page: nothing more will come.
mail-confirm-do = Yes, this is my address
mail-confirm-done = Confirmed. From now on messages come to this address. What they tell you, you choose on your page.
mail-stop-title = No more e-mail
mail-stop-about = Messages about your games would no longer come to this address.
mail-stop-do = Send me nothing more
mail-stop-done = Done: nothing more is sent to this address. If you change your mind, add it again on your page.
