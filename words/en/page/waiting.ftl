### Before the first move: the invitation, and who has taken which seat.

waiting-share = A seat at { $game }
waiting-invite = Invite your friends
waiting-take = Take a seat
waiting-moment = A moment
waiting-table = { $game } · { $clock }
waiting-send = Send the link, or let them point a phone at the code. The game starts when every seat is taken.
waiting-choose = Choose a colour. No account, no sign-up.
waiting-link = Invitation link
waiting-copied = Copied
waiting-copy = Copy link
waiting-qr = QR code of the invitation link
# A link that works only on the computer of the one who invites. The command is not translated.
waiting-here = <strong>{ $host } works on this computer only.</strong> For friends on your network start Hustings with <code>--listen 0.0.0.0:{ $port }</code>, and send this link with the address of your computer in place of { $host }.
# The link is the one for others already.
waiting-elsewhere = <strong>This link works on your network.</strong> You opened the page as { $host }, which leads other computers to themselves; friends at home use the address above.
# The server listens to this computer alone. The command is not translated.
waiting-closed = <strong>{ $host } works on this computer only.</strong> Start Hustings with <code>--listen 0.0.0.0:{ $port }</code>, and friends on your network can use <code>{ $address }</code>.
waiting-complete = Everybody is here. The dice are being sealed; the game starts by itself.
waiting-seats = Seats to take
# After the colour of one's own seat: "Blue, you".
waiting-you = you
waiting-sit = Sit here
waiting-add-bot = Add a bot
waiting-stand = Stand up
waiting-remove = Remove
waiting-who-sits = Who sits on { $party }?
waiting-seat-bot = Seat { $bot }
waiting-seat-some-bot = Seat a bot
