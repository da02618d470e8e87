### A record that is looked at again: opening one, stepping through it, trying other moves, analysing it.

# Opening one.
record-open = 記録を開く
record-about = 終わった対局はどれも短い文章になります。貼りつけるかファイルを開けば、どの席からでも一手ずつたどれます。
record-missing = 卓の記録は、ゲームが終わると公開されます。
record-text = 記録
record-step-through = 一手ずつたどる
record-file = ファイルを開く
record-cut = リンクが途中で切れています。記録の一部が欠けています。

# Stepping through it.
replay-head = リプレイ
replay-title = リプレイ、{ $number }手目
replay-back = 戻る
replay-pause = 止める
replay-play = 再生
replay-forward = 進む
replay-move = 手
replay-expected = ここで期待できる結果
replay-eyes = 視点
replay-eyes-spectator = 観戦者
replay-eyes-everything = すべて公開
replay-link = リンク
replay-copied = コピー済み
replay-check = 検証
replay-what-if = もしも？
replay-analyse = 検討
replay-setup = 準備。
replay-moves = { $name }の手。
replay-moved = { $name }：{ $move }。
replay-better = { $name }にはこちらが良い：{ $move }
# What a check of the record has found: $found is a list such as "12 legal moves, sealed seed, same result".
checked = 検証済み：{ $found }。
checked-moves = { $moves }手すべて合法
checked-seed = シードは封印どおり
checked-result = 結果も一致

# Trying other moves. $tried is 0 at first.
trial-from =
    もしも、{ $from }手目から{ $tried ->
        [0] {""}
       *[other] ＋{ $tried }手
    }：
trial-thinking = じっくり考えています…
trial-ends = この変化はここで終わります。
trial-asks = { $name }の番です。盤の上で何か試してください。
trial-back = 戻す
trial-answer = 応手を見る
trial-others = ほかの人の応手
trial-play-on = ここから卓で続ける
trial-leave = 本譜に戻る

# A table that plays on from the position that is shown.
play-on = 卓で続きを遊ぶ
play-on-head = { $number }手目から続ける
play-on-seat = あなたの席
play-on-luck = ほかと同じ普通の卓になり、記録も別に残ります。カードとサイコロはこの対局のものなので、記録を見た人は中身を知っています。卓のほかの人は知りません。
play-on-begin = 続きを始める

# Where the game turned.
analysis-about = 一手ごとの形勢はどうだったのか。強いボットが対局をたどって曲線を描き、流れの変わった場所と、より良かった手を示します。
analysis-begin = この対局を検討する
analysis-turns = 勝負の分かれ目
analysis-stop = 止める
analysis-go-on = 続ける
analysis-label = 検討
analysis-looking = { $wanted }局面のうち{ $number }番目を見ています…
analysis-looking-closer = 大きく動いたところを詳しく見ています…
analysis-judging = より良い手を探しています…
analysis-done = { $positions }局面を見ました。
analysis-turn = { $number }手目：{ $name }
analysis-none = 決め手は一つではありません。差は少しずつ開きました。
analysis-exact = <strong>{ $number }手目から先は読み切り：</strong>双方が最善を尽くすものとして、終局まで数えました。
analysis-foot = 曲線は、すべてのカードを見た強いボットの見立てです。100%なら勝ち確実。より良い手は、指した本人が知りえたことだけから探しています。
analysis-table = 曲線を表で
analysis-move = 手
analysis-point-exact = { $number }、読み切り
analysis-no-answer = この部分について、サーバーから答えがありませんでした。
# What a move did to its player's expectation, in a word and a percentage.
verdict-cost = { $share }の損
verdict-gained = { $share }の得
verdict-lost = { $share }失う
better-move = より良い手：{ $move }（{ $value }）
better-expected = 期待値{ $share }
better-none = より良い手は見つかりませんでした。
better-none-clearly = はっきり良いと言える手は見つかりませんでした。
better-not-asked = 誰も求めていない手でした。

# The curve.
curve-label = 対局を通した形勢の推移
curve-exact = 読み切り
# $shares is a list such as "Ann 61 %, Ben 39 %".
curve-spoken = { $moves }手のうち{ $number }手目：{ $shares }
curve-spoken-unknown = { $moves }手のうち{ $number }手目、まだ見ていません
curve-share = { $name } { $share }
