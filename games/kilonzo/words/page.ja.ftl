### What only the page says of Kilonzo. Events, refusals, card effects and the names of regions stand in ja.ftl.
### `$seat` is a player's name, `$seat-is` whether that is the reader. `$at` is a region as ja.ftl names it.

## The map

# Read aloud when the map gets the focus. The names of the keys are those on the keyboard.
board = キロンゾの地図。矢印キーで動き、Enterでその地方でできることを開き、Eで手番を終え、Escapeで離れます。
board-kind = 地図
# A region at the head of a slip or of a sentence.
place-title =
    { $region ->
        [NW] 北西部
        [N] 北部
        [NE] 北東部
        [W] 西部
        [C] ナイロビ
        [E] 東部
        [SW] 南西部
        [S] 南部
        [SE] 南東部
        [HN] 北の地元
        [HE] 東の地元
        [HS] 南の地元
       *[HW] 西の地元
    }
# On the map itself, where there is room for a few letters.
place-short =
    { $region ->
        [C] ナイロビ
        [NW] 北西
        [N] 北
        [NE] 北東
        [W] 西
        [E] 東
        [SW] 南西
        [S] 南
       *[SE] 南東
    }

# What a region is to the one whose cursor is on it, piece by piece.
place-free = { $place }、空き
place-out = { $place }、不使用
place-home =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の地元
place-chips =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }が{ $count }枚
place-filled = 3枚中{ $count }枚
place-you = あなた
# One stands there, the reader stands there, or several do. `$seats` is a list of names.
place-stands = { $seats }がここにいます
place-majority =
    首位は{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }
# A region, followed by what can be done there.
place-move =
    { $place }。移動は{ $price ->
        [0] 無料
       *[other] ${ $price }
    }、{ $gain ->
        [true] 着くと+1
       *[false] 着いても増えません
    }
place-more = { $place }。ほかにできること{ $count }件

# The same in a few words, at the head of a slip.
lying-free = 空き
lying-out = 不使用
lying-chips =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    } { $count }
lying-none = チップなし
lying =
    { $chips } · { $room ->
        [0] 満員
       *[other] 空き{ $room }
    }

# On the little signs, beside prices.
price-free = 無料

## What is asked, and what can be done

ask-home = 地元を選んでください。地図の四方の一つから、チップ2枚と$2で始めます。
ask-card = 「{ $card }」：{ $effect }
ask-turn = あなたの手番です。
# `$can` is a list of the next four.
ask-year =
    { $year }年目、${ $money }。できること：{ $can }{ $staying ->
        [true] 。移動せずに終えると+1
       *[false] {""}
    }。
ask-can-move = 移動
ask-can-ad = 広告
ask-can-smear = 怪文書
ask-can-debate = 討論
ask-can-nothing = もうありません

# What a card does, as a sentence of its own.
effect-alone = { $effect }。

# A move, as a button or a list of moves names it.
move-home = { $at }に根を下ろす
move-move = { $at }へ移動
move-ad = { $at }に広告
move-smear = { $at }で{ $rival }に怪文書
move-debate = { $rival }と討論
move-choose = { $option }を選ぶ
move-end = 手番を終える

# The choices on the slip of a region: a name, and what it brings.
act-home = ここに根を下ろす
act-move = ここへ移動
act-ad = 広告を出す
act-smear = { $rival }に怪文書
act-debate = { $rival }と討論
act-choose-rival = { $rival }を選ぶ
act-choose-place = この地方を選ぶ
act-home-brings = 候補、チップ2枚、$2
act-move-brings =
    { $gain ->
        [true] 到着で影響力+1
       *[false] 到着しても影響力なし
    }
act-ad-brings = 影響力+1
act-smear-brings = { $rival } −1
act-debate-brings =
    { $stake ->
        [both] 勝率{ $percent }%：1枚奪うか、1枚失うか
        [win] 勝率{ $percent }%：1枚奪える。失うものなし
        [lose] 勝率{ $percent }%：奪うものなし。1枚失うかも
       *[none] 勝率{ $percent }%：動くチップはなし
    }
act-end-brings =
    { $staying ->
        [true] 居残りで影響力+1
       *[false] 居残りのチップなし
    }

# What the move under the cursor would change. `$change` is "+1" or "−2", `$count` the same without its sign.
gain-influence =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の影響力{ $change }
gain-money =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の資金{ $change }ドル
gain-none = 誰も得も損もしません

## The four corners: years, cards, funding, dice

# Read aloud.
corner-homes = 地元を選んでいます
corner-year = 5年のうち{ $year }年目
corner-card = 最後のカード：{ $card }。Enterで読む
corner-deck = 運命カード{ $count }枚、まだ引かれていません
corner-dice = 最後のサイコロ。Enterで見る
corner-no-dice = サイコロはまだ振られていません
corner-no-funding = 資金はもう入りません
# `$payers` is a list of the next one, or says that nothing pays.
corner-funding =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の次の資金：${ $total }、{ $payers }
corner-payer = { $at }から${ $amount }
corner-no-payer = まだ収入なし

# Drawn in the corners, where there is little room.
drawn-homes = 地元選び
drawn-over = 選挙
drawn-year = { $year }年目
drawn-deck = 残り{ $count }枚
drawn-next = 来年
drawn-payers =
    { $count ->
        [0] まだなし
       *[other] { $count }か所から
    }
drawn-count = 開票

# The paper with the coming funding.
ledger =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の次の資金
ledger-none = まだ収入はありません。
ledger-factor = カードの倍率

# The dice.
dice-title =
    { $purpose ->
        [start] 誰から始める？
        [debate] 討論
       *[interview] 対談
    }
dice-tie = 同じ目。もう一度。
dice-close = 閉じる
dice-skip = 飛ばす

# A Card of Chance. `$seat` drew it.
card-label = 運命カード：{ $card }
card-head = 運命カード · { $seat }
card-close = カードをしまう

## How it stands

# Under a player's name: money, and the funding of next year.
holding =
    ${ $money }{ $income ->
        [none] {""}
       *[other] {" "}· 次は+${ $income }
    }

# The position in plain text.
described-homes = 地元を選んでいます。
described-over = 選挙は終わりました。
described-turn = 5年のうち{ $year }年目、{ $seat }の手番。
# `$where` and `$leads` are two of the four after this one.
described-seat =
    { $seat }：チップ{ $chips }枚、${ $money }、{ $where }、{ $leads }。{ $income ->
        [none] {""}
       *[other] 次の資金は${ $income }。
    }
described-in = { $at }にいる
described-off = 盤にいない
described-leads = { $places }で首位
described-leads-none = 首位の地方なし
# `$region` is what a player would type: "NW".
described-place = { $region }：{ $place }。
described-card = 最後のカード：{ $card }。{ $effect }

## Election night

night-closed = 投票は締め切られました
night-reports = { $place }の開票結果
night-counted = 開票済み{ $counted }／{ $of }地方
night-alone = 5年でチップ{ $chips }枚
# A table of what is compared, and the rule behind it.
night-compared = 比べる順番（{ $rule }）
night-influence = 地図上のチップ
night-majorities = 首位の地方
night-money = 資金
