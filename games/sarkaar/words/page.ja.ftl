### What only the page says of Sarkaar. Events and refusals stand in ja.ftl; it is read together with this file, whose messages may use
### those of ja.ftl inside.
### `$seat` is a player's name, `$seat-is` whether that is the reader. Names of cards, leaders and states come from the component set.

## Names of things

amount =
    { $token ->
        [voter] { voters }
        [moolah] { moolah }
       *[power] { power }
    }
amount-none = { no-tokens }
# What a price or a purse is counted in, beside a figure.
token =
    { $token ->
        [voter] { resource-voter }
        [moolah] { resource-moolah }
       *[power] { resource-power }
    }
# A picture, read aloud.
sign =
    { $sign ->
        [voter] 有権者
        [moolah] ゼニ
        [power] 権力
        [culture] 文化
        [development] 開発
        [strategy] 戦略
       *[aggression] 攻撃
    }
deck =
    { $deck ->
        [strategy] { deck-strategy }
       *[aggression] { deck-aggression }
    }
benefit =
    { $benefit ->
        [power] { benefit-power }
        [moolah] { benefit-moolah }
        [voter] { benefit-voter }
        [culture] { benefit-culture }
        [development] { benefit-development }
        [strategy] { benefit-strategy }
       *[aggression] { benefit-aggression }
    }
# The same on a button.
benefit-button =
    { $benefit ->
        [power] 権力1
        [moolah] 1ゼニ
        [voter] 有権者1人
        [culture] 文化1段
        [development] 開発1段
        [strategy] 戦略カード
       *[aggression] 攻撃カード
    }
# The three ladders, short, and where they may be broken.
ladder =
    { $ladder ->
        [development] 開発
        [culture] 文化
       *[national] 州
    }
# Kinds of points: as headings, and inside a sentence or a legend.
points-heading =
    { $kind ->
        [states] 政権
        [full] 議席独占
        [awards] 賞
       *[cards] 勝利カード
    }
points-kind =
    { $kind ->
        [states] 政権
        [full] 議席独占
        [awards] 賞
       *[cards] 勝利カード
    }
# A player with a figure, in a list.
player-figure =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    } { $figure }
# One more thing said of the same.
also = { $first }。{ $more }
nothing-in-list = なし

# What a card is aimed at, inside a sentence; and alone, as a choice.
target-square = { square }
target-track =
    { $track ->
        [development] { track-development }
       *[culture] { track-culture }
    }
target-player =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }
target-share =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }（{ $amount }）
target-back =
    { $deck ->
        [strategy] { $seat-is ->
            [you] あなた
           *[other] { $seat }
        }の戦略カード
       *[aggression] { $seat-is ->
           [you] あなた
          *[other] { $seat }
       }の攻撃カード
    }
target-marker =
    { $track ->
        [development] { $seat-is ->
            [you] あなた
           *[other] { $seat }
        }の開発マーカー
       *[culture] { $seat-is ->
           [you] あなた
          *[other] { $seat }
       }の文化マーカー
    }
choice-square = { $state }の第{ $number }議席
choice-track =
    { $track ->
        [development] 開発
       *[culture] 文化
    }
card-aimed = { $card }、対象は{ $target }

## What is asked

ask-pick = 党首を選んでください。番号が小さいほど先に動き、大きいほど豊かに始まります。
ask-main =
    残り行動{ $left }：議席、段、利権、カード{ $addons ->
        [0] 。
       *[other] 。追加カードなら{ $addons }枚。
    }
ask-no-action =
    行動は残っていません。{ $addons ->
        [0] { $free ->
            [true] 手番を終えるか、行動のいらないカードを使ってください。
           *[false] 手番を終えてください。
        }
       *[other] 最後のカードに追加カードを{ $addons }枚続けられます。
    }
ask-cash = 同じ行動のまま、さらにカードを1枚{ $rate }ゼニで換金できます。もうなければ終えてください。
ask-benefit = タイルからもらえるものを受け取るか、残りを置いていってください。
ask-draw =
    { $deck ->
        [strategy] 戦略カード
        [aggression] 攻撃カード
       *[any] カード
    }を1枚取ってください。公開中のものか、山札から。
ask-step-play =
    行動を使わずに{ $deck ->
        [strategy] 戦略カード
        [aggression] 攻撃カード
       *[any] カード
    }を使えます。手札から、またはめくって。
ask-flipped = { $card }がめくれました。値段を払って使うか、片づけてください。
ask-snatched = { $card }を横取りしました。すぐ使うか、取っておいてください。
ask-snatched-unseen = 横取りしたカードを使うか、取っておいてください。
ask-react = あなたに{ $card }が使われました。潔白証明書（{ $price }）で止められます。
ask-react-answered = あなたの{ $card }に潔白証明書で応じられました。応じ返しますか？
ask-react-chit = あなたの潔白証明書に、もう1枚の潔白証明書で応じられました。応じ返しますか？
ask-trim = 手札が{ $limit }枚を超えています。1枚捨ててください。
ask-over = { over }

## Moves

move-end = 手番を終える
move-done = 終わり
move-pass = 見送る
move-skip = 飛ばす
move-keep = 取っておく
move-flip = 1枚めくる
move-leader = { $leader }で率いる
move-seat = { $square }を買う
move-power = 権力で{ $square }を奪う
move-track =
    { $track ->
        [development] 開発を1段登る
       *[culture] 文化を1段登る
    }
move-state = { $state }から{ $benefit }をもらう
move-state-all = { $state }から全部もらう
move-take = { $benefit }をもらう
move-draw = { $card }を取る
move-draw-closed = 山札から引く
move-play = { $card }を使う
move-addon = { $card }を追加
move-cash = { $card }を換金
move-drop = { $card }を捨てる
move-chit = { $card }で応じる

# The choices on a slip: a name, and below it what it costs or brings.
act-all = 利権を全部もらう
act-state = 政権として、行動一つで
act-state-all = 政権として、行動一つで：{ $benefits }
act-seat = 第{ $number }議席を買う
act-power = { $seat }の第{ $number }議席を奪う
act-play = 使う
act-play-how =
    { $action ->
        [true] 行動一つで
       *[false] 行動不要
    }
act-addon = 追加する
act-addon-how = 最後のカードの追加カードとして
act-cash = { $rate }ゼニに換金
act-cash-how =
    { $same ->
        [true] 同じ行動で
       *[false] 何枚でも行動一つ
    }
act-drop = 捨てる
act-drop-how = 見返りなし。手札が上限超え
act-chit = これで応じる
act-chit-how = { $card }でカードを止める

# What a seat costs and brings: alone on a line, or among other things.
pay =
    { $affordable ->
        [true] 支払い：{ $sum }
       *[false] 必要な支払い：{ $sum }
    }
# Moolah stands in for what is missing.
pay-missing =
    { $affordable ->
        [true] 支払い：{ $sum }
       *[false] 必要な支払い：{ $sum }
    }（足りない{ $missing }の代わりに{ $moolah }ゼニ）
pay-impossible = { too-few-voters }
brings-benefits = タイルから{ $benefits }
brings-kept = 政権を維持
brings-you = あなたが政権を握る
brings-fall = { $seat }の政権が倒れる
brings-other = { $seat }が政権を握る

# The bill beside the seat under the pointer.
tag-card =
    { $aimable ->
        [true] ここに{ $card }
       *[false] { $card }はここに使えません
    }
tag-offer =
    { $by ->
        [power] 権力で：{ $price }
       *[seat] 購入：{ $price }
    }
tag-benefits = タイルから{ $benefits }
tag-you-govern = 政権を握る：{ $points }点
tag-fall = 政権が倒れる
tag-empty = { $price }の議席
tag-own = あなたの議席
tag-taken = { $seat }の議席、{ $price }
# `$change` is "+3" or "−3", `$points` the same without its sign.
tag-points = { $change }点

## The map

# Read aloud when the board gets the focus. The keys are those that work on it.
board = サルカールの盤。矢印キーで州、はしご、山札、手札を回り、Enterで開くか取ります。数字で手札を開き、Mで過半数レンズ、Nでカード数え、Eで手番を終えます。
board-kind = 盤
whole-map = 地図全体
below = 地図の下
below-tab =
    { $dock ->
        [hand] 手札
        [decks] 山札
       *[ladders] はしご
    }
below-hand = 手札{ $cards }

# A state, read aloud: its name, who governs, who is there, what is empty, what its tile gives.
field = { $state }。{ $government }。{ $players }。{ $empty }。{ $tile }
field-legal = { $field }。ここでできることがあります
field-open = 政権なし、{ $seats }議席のうち{ $majority }議席で政権、{ $points }点
field-governed =
    政権は{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }、{ $points }点{ $full ->
        [true] 、議席独占
       *[false] {""}
    }
field-nobody = 誰もいません
field-empty = 空席の値段（有権者）：{ $prices }
field-no-empty = 空席なし
field-tile = タイル：{ $benefits }
field-blocked = タイル封鎖中
field-title-blocked = 封鎖中：何ももらえません

# The same at the head of its slip, a line each.
slip-open = { $seats }議席のうち{ $majority }議席で政権、{ $points }点
slip-governed =
    政権は{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }：{ $points }点{ $full ->
        [true] 、議席独占
       *[false] {""}
    }
slip-nobody = まだ誰もいません
slip-tile = タイルから{ $benefits }
slip-blocked = タイルは封鎖中で、何ももらえません
slip-next = 隣は{ $states }
slip-reaction = あなたに向けたカードを待ち構えています。
slip-nothing = いまは使い道がありません。
slip-why = なぜ？
slip-free = 無料

# The majority lens: very short, there is little room.
lens = 過半数レンズ
lens-title = 過半数レンズ：誰がどれだけ優勢で、何があれば覆るか
lens-full =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }が独占確定
# `$spare` seats can be lost before the government falls.
lens-governs =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の政権、{ $spare ->
        [0] 余裕なし
       *[other] 余裕{ $spare }
    }
lens-leads =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }が{ $lead }リード
lens-level = 互角
lens-nobody = まだ無人
# Seats that are missing for a majority; others are shown by their sign. A price in voters follows.
lens-more =
    { $seat-is ->
        [you] あなた あと{ $missing }：
       *[other] あと{ $missing }：
    }
lens-short =
    { $seat-is ->
        [you] あなた あと{ $missing }、空席不足
       *[other] あと{ $missing }、空席不足
    }
lens-safe = ライバルの議席なし
# After a party's sign, before a price: it can bring the government down, or only take a seat.
lens-threat =
    { $topples ->
        [true] 倒せる
       *[false] 一つ奪える
    }
lens-cannot-pay = （払えない）

## Ladders, and the race

ladder-label =
    { $ladder ->
        [development] 開発のはしご
        [culture] 文化のはしご
       *[national] 州のはしご
    }。{ $levels }。{ $points }点（{ $from }以上）は{ $seat-is ->
        [nobody] まだ誰のものでもありません
        [you] あなたのもの
       *[other] { $seat }のもの
    }
ladder-next = 次の段：{ $step }
ladder-cost = 1段に行動一つと{ $cost }ゼニ
# What a rung gives: alone, or after other words.
step-gain = { $tokens }を得る
step-play =
    { $deck ->
        [strategy] 行動を使わずに戦略カードを使う
       *[aggression] 行動を使わずに攻撃カードを使う
    }
step-income = 収入のたびに有権者+{ $voters }人
step-points = ここの先頭に勝利点{ $points }点

# `$players` is a list of players with their points.
race = 点、{ $target }点で勝ち：{ $players }。内訳を開く
race-caption = 点の内訳（{ $rule }）
race-points = 点
race-missing = あと何点
race-leader = 党首
race-tokens = 有権者／ゼニ／権力
race-cards = 戦略／攻撃カード
race-income = 次の収入（有権者）
race-chit = 潔白証明書を聞かれるか
race-yes-no =
    { $yes ->
        [true] はい
       *[false] いいえ
    }

## Hands, decks and leaders

holding-picked = 党首を選択済み
holding-picks = 党首を選択中
holding = { $voters } · { $moolah } · { $power }
holding-cards =
    { $deck ->
        [strategy] 手札に戦略カード{ $count }枚
       *[aggression] 手札に攻撃カード{ $count }枚
    }
holding-leader = { $leader }：{ $privilege }

hand-tokens = あなたのトークン
hand-used = 行動{ $limit }のうち{ $used }使用済み（{ $rule }）
hand-left-label = 行動{ $limit }のうち残り{ $left }
hand-left = 残り{ $left }
hand-rebate = 議席−{ $voters }
hand-rebate-title = { $card }：議席がどれも有権者{ $voters }人分安い
# Short for the card that is in force.
hand-same = 大勝
hand-same-title = { $card }：同じ州で何度でも行動できる
hand-raised = 延長
hand-raised-title = { $card }：この手番の行動が増える
hand-addons = 追加{ $count }枚
hand-addons-title = 最後のカードに続けられる追加カード
hand-income = 次+{ $voters }
hand-income-title = 次の収入（{ $rule }）
# A card in the hand, read aloud. `$does` is what it does, in sentences.
hand-card =
    { $card }、値段{ $price }：{ $does }{ $legal ->
        [true] {""}
       *[false] いまは使えません。
    }
hand-card-halves = { $weak }権力があれば：{ $strong }
hand-empty = まだカードはありません。騎士か拳のタイルでもらえます。
hand-watching = 観戦中です。手札は持ち主だけのものです。

row-draw =
    { $deck ->
        [strategy] 戦略の山札から引く、残り{ $closed }枚
       *[aggression] 攻撃の山札から引く、残り{ $closed }枚
    }
row-closed =
    { $deck ->
        [strategy] 戦略の山札
       *[aggression] 攻撃の山札
    }、{ $closed }枚、捨て札{ $discarded }枚。内訳を開く
row-card =
    { $take ->
        [true] { $card }を取る。{ $does }
       *[false] 公開中：{ $card }。{ $does }
    }

count-sum = 山札{ $closed } · 捨て札{ $discarded }
count-chits = 未見の潔白証明書{ $count }枚
count-title = { $count }枚のうち{ $unseen }枚が見えない所に
count-note = 全枚数のうち、山札か誰かの手札にあって見えない枚数（{ $rule }）。
count-close = 閉じる

look-close = { $card }をしまう
news-close = しまう

leader-call = 誰に託しますか？
leader-waits = あなたのポスターは貼られました。ほかの人が選んでいます。
leader-order = 手番の順。小さいほど先
leader-cards =
    { $deck ->
        [strategy] 戦略カード
       *[aggression] 攻撃カード
    }
leader-stamp = 公認

## What a card or a leader does

card-price = 値段
card-no-price = 無料
card-kind =
    { $kind ->
        [free] 行動不要
        [addon] 追加
       *[reaction] 応答
    }
# Before what the stronger half does.
card-strong = 権力{ $power }以上：
card-strong-short = 権力{ $power }+：

does-climb =
    { $track ->
        [development] 開発のはしごを{ $steps }段登る。
       *[culture] 文化のはしごを{ $steps }段登る。
    }
does-climb-any = 好きなはしごを1段登る。
does-climb-both = 好きなはしごを1段、それからもう一方を1段登る。
does-gain = { $tokens }を得る。
does-steal = 相手から合わせて{ $tokens }を奪う。配分は自由。
does-rebate = この手番に買う議席は、どれも有権者{ $voters }人分安くなる。
does-same-state = この手番は、同じ州で何度でも議席の行動ができる。有権者でも権力でも。
does-limit = この手番は{ $actions }つまで行動できる。
does-neighbour = 自分の州に隣り合う州を一つ選び、利権をすべてもらう。
does-victory = 自分の前に置く。ずっと勝利点{ $points }点。
does-take-seat =
    { $from ->
        [government] 自分の議席がある州で、政権の議席を一つ奪う。
       *[other] 自分の議席がある州で、政権にない人の議席を一つ奪う。
    }
does-expand = 政権を握る州で空席を一つ取る。空席がなければ相手の議席を一つ。
does-skip = 相手一人の次の手番の行動が{ $actions }つ減る。
does-snatch = 相手の手札から、選んだ種類のカードを1枚引く。値段を払って使うか、取っておく。
does-push = 相手一人がはしごを{ $steps }段落ちる。
does-block = 州のタイルを一つ封鎖する。前に封鎖したタイルは元に戻る。
does-cancel = 手番の外で：あなたに向けたカードを、あなたには効かなくする。応じ返されることもある。

# The same on the card, in a few words and pictures. `$token`, `$culture` and `$development` are pictures.
gist-plus = +{ $n } { $token }
gist-climb-any = { $culture }か{ $development } +1
gist-climb-both = { $culture } +1 { $development } +1
gist-steal = { $token }を{ $n }奪う
gist-rebate = 議席 −{ $n } { $token }
gist-same-state = 同じ州で再び
gist-limit = 行動{ $actions }つ
gist-neighbour = 隣の州のタイル
gist-victory = +{ $points }点
gist-take-seat =
    { $from ->
        [government] 政権の議席を奪う
       *[other] ライバルの議席を奪う
    }
gist-expand = 政権の州で一議席
gist-skip = 相手：行動−{ $actions }
gist-snatch = カードを横取り
gist-push = 相手：−{ $steps }段
gist-block = タイルを封鎖
gist-cancel = カードを止める

privilege-none = なし。
privilege-state-all = 州の行動で、タイルの利権をすべてもらう。
privilege-income = 手番のはじめに{ $tokens }多くもらう。
privilege-seat = 手番で最初に買う議席は、有権者{ $voters }人分安い。
privilege-track = はしごの1段が{ $moolah }ゼニ。
privilege-card = どのカードも{ $less }安い。潔白証明書も。
privilege-threshold = 権力{ $power }からカードが強くなる。
privilege-power = 権力の行動が権力{ $power }安い。最低1。
privilege-cash = 換金すると1枚{ $moolah }ゼニ。
privilege-convert = { $moolah }ゼニが権力1の代わりになる。
privilege-hand = 手番の終わりに手札を{ $cards }枚残せる。

## Notices: a card in question, benefits, a card that turned up

notice-question = 質問
notice-plays =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }が{ $card }を使います。対象は{ $target }。
notice-chits =
    潔白証明書はここまで{ $count }枚。{ $stopped ->
        [true] このままならカードは止まります。
       *[false] このままならカードは効きます。
    }
notice-price =
    潔白証明書の代金は{ $price }。{ $held ->
        [0] 持っていないので見送るしかありませんが、ほかの人にはわかりません。
       *[other] {""}
    }
notice-answer = 潔白証明書で応じる
notice-asked =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }が返事を求められています。{ $unseen ->
        [0] 潔白証明書はすべて見ました。
       *[other] まだ見ていない潔白証明書が{ $unseen }枚あります。
    }
notice-benefits = もらえる利権
notice-owes = タイルからもらえるもの
notice-card = 使えるカード
notice-turned =
    { $how ->
        [flipped] めくれたカード：{ $card }
       *[snatched] 横取りしたカード：{ $card }
    }
notice-unplayable = ここでは使えません。対象がないか、代金が足りません。

# What the card in question would do. `$seat` is the player it is aimed at.
threat-aimed =
    { $card }が{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }に向けられています。
threat-takes =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の{ $what }が奪われます。
threat-topples =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の{ $what }が奪われ、{ $state }の政権（{ $points }点）も倒れます。
threat-skip =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の次の手番の行動が{ $actions }つ減ります。
threat-snatch =
    { $deck ->
        [strategy] { $seat-is ->
            [you] あなた
           *[other] { $seat }
        }の戦略カードが、無作為に1枚奪われます。
       *[aggression] { $seat-is ->
           [you] あなた
          *[other] { $seat }
       }の攻撃カードが、無作為に1枚奪われます。
    }
threat-push =
    { $track ->
        [development] { $seat-is ->
            [you] あなた
           *[other] { $seat }
        }が開発のはしごを{ $steps }段落ちます。
       *[culture] { $seat-is ->
           [you] あなた
          *[other] { $seat }
       }が文化のはしごを{ $steps }段落ちます。
    }

## The position in plain text

described-picking = 党首を選んでいます。
described-turn = 第{ $round }ラウンド、{ $seat }の手番：行動{ $limit }のうち{ $used }使用済み。{ $target }点で勝ち。
described-between = 第{ $round }ラウンド、{ $seat }の手番。
described-leader = { $seat }、{ $leader }
described-player = { $player }：{ $points }点（政権{ $states }、議席独占{ $full }、賞{ $awards }、勝利カード{ $victory }）。{ $tokens }。開発{ $development }、文化{ $culture }、{ $present }州。戦略カード{ $strategy }枚、攻撃カード{ $aggression }枚。
# `$id` is what a player would type.
described-state = { $id }：{ $field }。
described-card = { $card }（{ $id }）
described-deck =
    { $deck ->
        [strategy] 公開中の戦略カード
       *[aggression] 公開中の攻撃カード
    }：{ $cards }。山札{ $closed }枚、捨て札{ $discarded }枚。
described-award =
    { $award ->
        [development] 開発
        [culture] 文化
       *[national] 州
    }：賞は{ $seat-is ->
        [nobody] 誰のものでもありません
       *[other] { $seat }のもの
    }。{ $from }以上で{ $points }点。
described-hand = あなたの手札：{ $cards }。
described-no-hand = あなたの手札：なし。
described-question = { $seat }が{ $card }について聞かれています。

## Election night

night-closed = 投票は締め切られました
night-reports = { $state }の開票結果
night-awards = 賞の授与です
night-garlands = 花輪を数えています
night-counted = 開票済み{ $counted }／{ $of }州
night-part = { $kind }で{ $points }点
# `$players` is a list of players with their power.
night-tied = 同点は権力で決めます（{ $rule }）：{ $players }。
