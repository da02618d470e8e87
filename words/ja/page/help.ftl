### What teaches: the guide, the lesson, the rules.

# The guide on a page of its own.
guide-page = 2分でわかる{ $game }
guide-lesson = やってみる：手ほどき
guide-play = 遊ぶ
guide-law = 全ルール、番号つき
# A first game, guided: each kind of decision is explained when it comes.
guided-explained = 解説
guided-got-it = なるほど

# The rules.
rules-of = { $game }のルール
rules-title = ルール
rules-search = ルールを検索
rules-sections = 章
rules-none = 「{ $question }」を含むルールはありません。<example>旗</example>のような一語で試してください。

# The lesson.
learn-title = { $game }の手ほどき
learn-other-set = このレッスンは普段のカードで進みます。「{ $set }」には別のカードがあるので、合わないところもあります。
learn-none = このゲームの手ほどきはまだありません。代わりに<link>ルールをお読みください</link>。
lesson-label = 手ほどき（{ $count }のうち{ $number }）
lesson-number = { $number }／{ $count }
# In place of the learner's name, on its own and in front of a score.
lesson-you = あなた
lesson-party = あなたは{ $party }です。
lesson-next = 次へ
lesson-finish = 終わる
lesson-skip = 飛ばす
lesson-over = これでゲームのすべてです。
lesson-over-is = あとは判断力。それは遊ぶうちに身につきます。最初の一局では、新しい判断が出てくるたびに説明します。お相手はいちばんやさしい人です。
lesson-play = 案内つきで最初の一局を
lesson-rules = 全ルール
