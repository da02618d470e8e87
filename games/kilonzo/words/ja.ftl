### Kilonzo in sentences.

## What happens

deck-shuffled = 運命カード{ $cards }枚を切りました。
rolled =
    { $purpose ->
        [start] 順番決めで、{ $seat }は{ $die }を出しました。
        [debate] 討論で、{ $seat }は{ $die }を出しました。
       *[interview] 対談で、{ $seat }は{ $die }を出しました。
    }
rolled-with-coach = { $seat }の目は{ $die }。指南役のおかげで{ $counts }になりました。
starter = { $seat }から始まります。
home-chosen = { $seat }は{ $to }に根を下ろしました。
    .did = { $to }に根を下ろす
travelled = { $seat }は{ $to }へ遊説に出ました。
    .did = { $to }へ遊説
put = { $seat }は{ $to }に移されました。
    .did = { $to }に移される
chips-gained = { $seat }は{ $at }でチップを{ $count }枚得ました（{ $cause }）。
    .did = { $at } +{ $count }（{ $cause }）
    .each = at
chips-lost = { $seat }は{ $at }でチップを{ $count }枚失いました（{ $cause }）。
    .did = { $at } −{ $count }（{ $cause }）
    .each = at
no-chips = { $at }で、{ $seat }のチップは増えも減りもしません。
    .did = { $at }は変化なし
    .each = at
money-paid =
    { $what ->
        [ad] { $seat }は広告に${ $amount }を払いました。
        [smear] { $seat }は怪文書に${ $amount }を払いました。
       *[fare] { $seat }は遠出に${ $amount }を払いました。
    }
money-gained = { $seat }は${ $amount }を得ました（{ $cause }）。
money-lost = { $seat }は${ $amount }を失いました（{ $cause }）。
no-money = { $seat }にお金は入りません（{ $cause }）。
turn = { $seat }の{ $year }年目が始まります。
drew = { $seat }は「{ $card }」を引きました：{ $effect }。
chose = { $seat }は{ $option }を選びました。
only-choice = 選べるのは一つだけ：{ $option }。
no-option = 「{ $card }」で選べるものがなく、何も起きません。
debate-won = { $seat }は{ $loser }との討論に勝ちました。
    .did = { $loser }との討論に勝利
interview-won = 対談では{ $seat }が{ $loser }を圧倒しました。
    .did = 対談で{ $loser }を圧倒
game-over = 5年が過ぎました。開票です。

## Why chips and money change hands

cause-home = 最初の分
cause-funding = 資金
cause-fare = 遠出
cause-landing = ライバルのいない地に到着
cause-ad = 広告
cause-smear = 怪文書
cause-debate = 討論
cause-staying = 居残り
cause-card = カード

## What a card does: these follow the name of the card, or stand on it

effect-money = ${ $n }を得る
effect-money-lost = ${ $n }を失う
effect-money_all = 全員が${ $n }を得る
effect-money_all-lost = 全員が${ $n }を失う
effect-level = いちばん裕福な候補が、いちばん貧しい候補に${ $n }を払う。どちらかが並んでいれば何も起きない
effect-here = いまいる所でチップを{ $n }枚得る
effect-here-lost = いまいる所でチップを{ $n }枚失う
effect-at_home = 地元でチップを{ $n }枚得る
effect-at_home-lost = 地元でチップを{ $n }枚失う
effect-ad_price = この手番、広告は${ $n }
effect-smear_price = この手番、怪文書は${ $n }
effect-two_free = この手番、二つ先への移動が無料
effect-roam = この手番、9地方のどこへでも無料で移動できる
effect-stuck = この手番は移動できず、居残っても何ももらえない
effect-gather = すべての候補が{ $at }に集まる
effect-coach = この手番、討論の目に{ $n }を足す
effect-windfall =
    { $factor ->
        [nothing] 次の資金は入らない
       *[double] 次の資金が2倍になる
    }
effect-radio = 9地方から空きのある所を一つ選び、そこでチップを1枚得る
effect-blog = 9地方にあるライバルのチップを1枚選んで失わせる
effect-recount = 9地方から一つ選ぶ。そこにチップを持つ全員が1枚失う
effect-swap = ライバルを一人選び、居場所を入れ替える
effect-interview = ライバルを一人選ぶ。双方が振り、負けたほうが${ $n }まで払う
effect-either = { $first }か、{ $second }かを選ぶ

## What a card offers

option-chip = { $at }の{ $seat }のチップ
option-a = 一つ目
option-b = 二つ目

## The regions

region-NW = 北西部
region-N = 北部
region-NE = 北東部
region-W = 西部
region-C = ナイロビ
region-E = 東部
region-SW = 南西部
region-S = 南部
region-SE = 南東部
region-HN = 北の地元
region-HE = 東の地元
region-HS = 南の地元
region-HW = 西の地元

## Why a move is refused

unreadable = `{ $text }`は手として読めません。`home HN`、`move NE`、`ad C`、`smear C 2`、`debate 2`、`choose NE`、`end`のように書きます。
over = 選挙は終わりました。
not-your-turn = いまは{ $seat }の手番です。
no-such-seat = この卓に席{ $number }はありません。
home-first = まず地元を選んでください。地図の四方のどれかです。
homes-chosen = 地元を選ぶのは、1年目の前の一度だけです。
no-home = { $at }は地元にできません。地元は地図の四方のどれかです。
home-taken = { $at }にはもう住人がいます。
out-of-play = { $at }には誰も住んでいないので、このゲームでは使いません。
card-first = 先にカードの選択をしてください。
nothing-to-choose = いま選択を求めるカードはありません。
no-such-option = カードの選択肢に{ $option }はありません。
moved-already = 今年はもう移動しました。
stuck = 今年はカードのために動けません。
already-there = もう{ $at }にいます。
too-far = { $from }から{ $to }までは、二つより遠い道のりです。
no-fare = { $to }は二つ先なので$1かかりますが、お金がありません。
not-beside =
    { $campaign ->
        [ad] あなたは{ $from }にいます。広告が届くのはその地方と隣までで、{ $to }には届きません。
       *[smear] あなたは{ $from }にいます。怪文書が届くのはその地方と隣までで、{ $to }には届きません。
    }
full = { $at }にはもうチップが3枚あり、置く場所がありません。
ad-too-dear = 広告は${ $price }ですが、手元には${ $money }しかありません。
smear-too-dear = 怪文書は${ $price }ですが、手元には${ $money }しかありません。
smear-yourself = 怪文書はライバルに向けるもの。自分には書けません。
no-chip = { $at }に{ $seat }のチップはありません。
last-chip-at-home = { $at }にある{ $seat }の最後の地元のチップです。これは失われません。
debated-already = 今年はもう討論しました。
debate-yourself = 自分とは討論できません。
not-here = { $seat }はあなたと同じ地方にいません。

## Why the first is first

reason-influence = 影響力で決着
reason-majorities = 影響力は並び、首位の地方の数で決着
reason-money = 影響力も地方も並び、財布の重さで決着
reason-shared = 影響力も地方も資金も並び、椅子を分け合う
reason-solo = 五年の遊説を終えて
