### What comes to the table when somebody asks for it: advice, and text mode.

# What would you do?
hint-none = Hakuna cha kuchagua kwa sasa.
hint-thinking = Inafikiri.
hint-spoken = Bora zaidi: { $move }, { $value }. { $listed }
hint-spoken-expected = matokeo yanayotarajiwa { $share }
hint-spoken-exact = { $margin }, kwa uhakika
hint-listed =
    { $moves ->
        [one] Ndiyo hatua pekee.
       *[other] Hatua { $moves } zimeorodheshwa.
    }
hint-now = Hali ilivyo
hint-now-label = Matokeo yanayotarajiwa hali ilivyo
hint-exact = hakika
hint-counted = Imehesabiwa hadi mwisho.
hint-expected = Matokeo yanayotarajiwa, kwa yale unayoyaona. 100 % ni ushindi wa hakika.
hint-again = Uliza tena
hint-thinking-over = Inatafakari …

# Text mode.
typed-type = Andika hatua
typed-example = kwa mfano: { $move }
typed-wait = subiri zamu yako
typed-play = Cheza
typed-words = Hali ya mchezo kwa maneno
typed-position = Hali ya mchezo
typed-may = Unachoweza kufanya
typed-may-count = Unachoweza kufanya ({ $moves })
typed-none = Huulizwi hatua yoyote kwa sasa.
