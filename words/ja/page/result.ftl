### Election night.

result-title = 結果が出ました
result-elected = 当選
result-skip = 開票を飛ばす
result-agree = 再戦を受ける
result-rematch = 再戦
result-replay = リプレイ
result-analyse = 検討
result-picture = 画像
result-checking = 検証中…
result-check = この対局を検証
result-record = 記録

# What a check has found: $found is a list of the sentences below.
result-holds = <strong>間違いありません。</strong>{ $found }。
result-holds-moves = { $moves }手すべて合法
result-holds-seed = シードは対局前に封印されたもの
result-holds-words = { $players }人の合言葉が運に加わっている
result-holds-events = 出来事はすべて伝えられたとおり

# The picture that one sends around. Its head is written in capitals.
result-card-head = HUSTINGS  ·  { $game }
result-card-not-drawn = 画像を描けませんでした。
result-card-not-made = 画像を作れませんでした。
