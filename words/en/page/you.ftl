### The page "You": passkeys, another device, recovery, everything about me.

# Passkeys.
passkeys-title = Passkeys
passkeys-about = A passkey is your finger, face or key instead of a password. Your device keeps it; we only learn that it is yours.
passkeys-none = None yet.
passkeys-add = Add a passkey
passkeys-name = What to call it
passkeys-usual-name = This device
passkeys-made = Made { $when }
passkeys-used = last used { $when }
passkeys-unused = not used yet
passkeys-elsewhere = works at { $place }
passkeys-remove = Remove { $name }
passkeys-removed = Removed.
passkeys-added = Added. From now on you can sign in with it.
passkeys-not-here = Passkeys need a server with a name and a safe connection (https).
passkey-sign-in = Sign in with a passkey
passkey-claim = Keep this guest by a passkey
passkey-claim-about = With a passkey the account needs only a name.
passkey-given-up = Nothing was done: the device was asked and did not answer.

# Another device.
device-title = Go on, on another device
device-about = Ask for a code here and type it there. All your tables come along, also those of a guest.
device-ask = Show a code
device-code = The code for the other device
device-how = On the other device open this address, or this page, and type the code. It works once, for five minutes.
device-waiting = Waiting for the other device.
device-used = The other device is you now.
device-over = The code is too old. Ask for another one.
device-stop = Stop
device-have = I have a code from another device
device-type = The code that the other device shows
device-use = Go on here
device-here = You are the same person here now.
sign-in-title = Go on here

# Recovery.
recovery-title = If you cannot sign in any more
recovery-about = If you like, an e-mail address for that and nothing else. A link to a new password is sent there when you ask for it.
recovery-address = E-mail address for this
recovery-send = Send a link to confirm it
recovery-waits = We have written to { $address }. Follow the link there.
recovery-set = A link to a new password can be sent to { $address }.
recovery-remove = Remove the address
recovery-removed = Removed.
recover-title = I cannot sign in
recover-about = If the account gave an address for this, a link to something new to sign in with is sent there.
recover-who = Account name, or the address that was given
recover-ask = Send me the link
recover-asked = If there is such an account and it has an address, a letter is under way. The link in it works for an hour.
recover-new-title = A new password
recover-new-about = All devices are signed out by it, and this one is signed in.
recover-new = New password, 8 characters or more
recover-set = Use it
confirm-title = Is this your address?
confirm-about = With it, a link to a new password can be sent here if its owner cannot sign in any more.
confirm-do = Yes, this is my address
confirm-done = Confirmed.

# Leaving.
mine-title = Everything about me
mine-about = One file with all that is kept about you: tables, records, ways to be told.
mine-export = Save the file
leave-title = Delete everything about me
leave-about = At running tables a bot plays on for you. Finished games stay whole for the others, without your name. Everything else goes: sessions, passkeys, addresses, sets that nobody has played, experiments. Nobody can undo it.
leave-ask = Delete everything about me …
leave-sure = Are you sure? Nothing of it comes back.
leave-do = Yes, delete it
leave-not = No, stay
leave-done = Everything about you is gone. Here you are a new guest.

# It is you.
proof-title = Show that it is you
proof-about = What you are about to do concerns how you sign in, so we ask once more.
proof-secret = Your password
proof-go = It is me
proof-passkey = With a passkey
