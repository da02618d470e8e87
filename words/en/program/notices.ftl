### What people are told outside the page: by their devices, by e-mail, in chat rooms and calendars.

notice-turn = It is your turn in { $game } with { $others }. { $left }
notice-reminder = { $game } with { $others } still waits for your move. { $left }
notice-turn-of = { $who } is to move in { $game }. { $left }
notice-reminder-of = { $game } still waits for { $who }. { $left }
notice-started = { $game } with { $others } has begun.
notice-over = { $game } is over. Won by { $winners }.
notice-many = { $count ->
    [one] { $count } table has news
   *[other] { $count } tables have news
}
notice-deadline = Your move in { $game }

# How long there is still time.
notice-no-limit = Take your time.
notice-days = { $days ->
    [one] { $days } day left.
   *[other] { $days } days left.
}
notice-hours = { $hours ->
    [one] { $hours } hour left.
   *[other] { $hours } hours left.
}
notice-minutes = { $minutes ->
    [one] { $minutes } minute left.
   *[other] { $minutes } minutes left.
}

# E-mail.
notice-foot = You asked for these messages. To stop them:
notice-confirm-title = Is this your address?
notice-confirm = { $name } would like to be told here when it is their turn at Hustings. If that is you, follow this link:
notice-confirm-foot = If it is not you, do nothing, and nothing more will come. To be sure:
notice-trial = This works: from now on you are told here when it is your turn.

# Letters about an account.
letter-address-title = Is this your address?
letter-address = The account { $account } at Hustings would like to use this address if its owner cannot sign in any more. If that is you, follow this link and press the button there. If not, do nothing.
letter-recovery-title = A new password
letter-recovery = Somebody, probably you, cannot sign in to the account { $account } at Hustings. This link leads to a new password; it works once and for an hour. If it was not you, do nothing: nobody else has seen it.
