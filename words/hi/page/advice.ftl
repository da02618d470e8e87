### What comes to the table when somebody asks for it: advice, and text mode.

hint-none = अभी चुनने को कुछ नहीं।
hint-thinking = सोच-विचार।
hint-spoken = सबसे अच्छी: { $move }, { $value }। { $listed }
hint-spoken-expected = अनुमानित नतीजा { $share }
hint-spoken-exact = { $margin }, पक्का
hint-listed =
    { $moves ->
        [1] यही एक चाल है।
       *[other] { $moves } चालें लिखी हैं।
    }
hint-now = अभी का हाल
hint-now-label = अभी के हाल में अनुमानित नतीजा
hint-exact = पक्का
hint-counted = आखिर तक गिना हुआ।
hint-expected = जो आपको दिखता है, उससे अनुमानित नतीजा। 100 % यानी पक्की जीत।
hint-again = फिर पूछें
hint-thinking-over = सोच-विचार जारी …

# Text mode.
typed-type = चाल टाइप कीजिए
typed-example = जैसे: { $move }
typed-wait = अपनी बारी का इंतज़ार
typed-play = चलें
typed-words = हाल, शब्दों में
typed-position = अभी का हाल
typed-may = मुमकिन चालें
typed-may-count = मुमकिन चालें ({ $moves })
typed-none = अभी आपसे कोई चाल नहीं मांगी गई।
