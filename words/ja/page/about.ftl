### What Hustings is, what one can rely on, its keys and its credits.

about-title = Hustingsとは
about-lead = hustings（ハスティングス）とは、候補者が聴衆に語りかけた演壇のこと。ここでは、それが一つの卓になります。権力と過半数をめぐるゲームを、友人のために、ボットのために、そして一枚のカードが釣り合いをどう変えるのか知りたい人のために。
about-rely = お約束すること
about-rely-secret = 見てはならないものは、誰にも見えません。サーバーから出ていくのは、あなたに見える分だけです。
about-rely-luck = 運は公平で、確かめられます。シードは対局前に封印され、各プレイヤーのブラウザが合言葉を加え、「この対局を検証」ですべてを計算し直せます。
about-rely-written = 画面に出た手は、もう書き留められています。ふたを閉じても、回線が切れても、サーバーが再起動しても、卓は待っています。
about-rely-own = よそへの通信は一切ありません。追跡なし、外部フォントなし、アカウントも不要です。

about-parties = 六つの党
about-parties-signs = 色だけに頼りません。どの党にも柄と印があります。
about-party = { $sign }、{ $pattern }
about-sign-circle = 丸
about-sign-triangle = 三角
about-sign-square = 四角
about-sign-diamond = 菱形
about-sign-star = 星
about-sign-cross = 十字
about-pattern-solid = 無地
about-pattern-diagonal = 斜め縞
about-pattern-dots = 水玉
about-pattern-hatch = 斜め格子
about-pattern-waves = 波
about-pattern-grid = 格子

# What the keys do. The keys themselves are not translated.
about-keys = キー操作
about-keys-tab = 盤へ入る、盤から出る
about-keys-arrows = 盤の上を動く。リプレイでは一手ずつ進む
about-keys-next = 次に指せる場所へ
about-keys-commit = 決定、離れる
about-keys-type = 手を文字で打ち込む
about-keys-letters = 戻す、ログ、ルール、チャット
about-keys-hint = 「あなたならどうする？」有力な手をいくつか。誰にも迷惑のかからない卓だけで
about-keys-why = 最後に動いたボットに理由を聞く

about-credits = クレジット
about-credits-games = ゲーム：それぞれのルールのページに、もとにした版と、こちらで決めた点を記しています。Hustingsはデザイナーや出版社とは関係ありません。
about-credits-icons = アイコン：<link>game-icons.net</link>（Lorc、Delapouite、ほか協力者の作、CC BY 3.0）。
about-credits-type = 書体：Mathieu TriayのBricolage Grotesque、Frank GrießhammerのSource Serif 4。ヒンディー語はNoto Sans Devanagari、日本語は大平善道さんのZen Kaku Gothic New。すべてSIL Open Font License。
about-credits-code = Svelteで作られています。QRコードはuqrが描いています。
