### What comes to the table when somebody asks for it: advice, and text mode.

# What would you do?
hint-none = いまは選ぶことがありません。
hint-thinking = 考えています。
hint-spoken = 最善は{ $move }、{ $value }。{ $listed }
hint-spoken-expected = 期待できる結果は{ $share }
hint-spoken-exact = { $margin }、読み切り
hint-listed =
    { $moves ->
        [1] ほかに手はありません。
       *[other] { $moves }手を挙げました。
    }
hint-now = いまの形勢
hint-now-label = いまの形勢で期待できる結果
hint-exact = 読み切り
hint-counted = 終局まで読み切りました。
hint-expected = あなたに見えるものから期待できる結果です。100%なら勝ち確実。
hint-again = もう一度聞く
hint-thinking-over = じっくり考えています…

# Text mode.
typed-type = 手を打ち込む
typed-example = 例：{ $move }
typed-wait = 手番をお待ちください
typed-play = 決定
typed-words = 局面を言葉で
typed-position = 局面
typed-may = できること
typed-may-count = できること（{ $moves }）
typed-none = いまはあなたの番ではありません。
