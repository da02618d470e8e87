### What comes to the table when somebody asks for it: advice, and text mode.

# What would you do?
hint-none = There is nothing to choose just now.
hint-thinking = Thinking.
hint-spoken = Best: { $move }, { $value }. { $listed }
hint-spoken-expected = expected result { $share }
hint-spoken-exact = { $margin }, exact
hint-listed =
    { $moves ->
        [one] It is the only move.
       *[other] { $moves } moves are listed.
    }
hint-now = As it stands
hint-now-label = Expected result as it stands
hint-exact = exact
hint-counted = Counted out to the end.
hint-expected = Expected result, from what you can see. 100 % is a sure win.
hint-again = Ask again
hint-thinking-over = Thinking it over …

# Text mode.
typed-type = Type a move
typed-example = for example: { $move }
typed-wait = wait for your turn
typed-play = Play
typed-words = The position in words
typed-position = The position
typed-may = What you may do
typed-may-count = What you may do ({ $moves })
typed-none = No move is asked of you now.
