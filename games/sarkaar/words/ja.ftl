### Sarkaar in sentences.

## What happens: leaders and turns

tiles-laid = 畑を耕し、各州に利権タイルを配りました。
leaders-dealt = { $seat }に{ $leaders }が配られました。
leaders-dealt-unseen = { $seat }は党首の候補を見ています。
leader-picked = { $seat }は{ $leader }を選びました。
leader-picked-unseen = { $seat }は党首を選びました。
leaders-revealed = 党首が出そろいました。手番の順に：{ $players }。
player-as = { $seat }（{ $leader }）
income = 第{ $round }ラウンド：{ $seat }に{ $tokens }が集まります。
turn-shortened =
    { $seat }はこの手番、行動が{ $skips }つ減り、{ $actions ->
        [0] 一つも残っていません。
       *[other] 残り{ $actions }つです。
    }
action-used =
    { $action ->
        [seat] { $seat }は議席を買います（行動{ $used }／{ $limit }）。
        [power] { $seat }は権力で議席を奪います（行動{ $used }／{ $limit }）。
        [track] { $seat }ははしごを登ります（行動{ $used }／{ $limit }）。
        [state] { $seat }は州の利権を受け取ります（行動{ $used }／{ $limit }）。
        [play] { $seat }はカードを使います（行動{ $used }／{ $limit }）。
       *[cash] { $seat }はカードを換金します（行動{ $used }／{ $limit }）。
    }
turn-ended = { $seat }は手番を終えました。
game-over =
    { $reason ->
        [target] 目標に届きました。ゲーム終了です。
        [states] 争う州がなくなりました。ゲーム終了です。
       *[round_cap] 最終ラウンドが終わりました。ゲーム終了です。
    }

## What happens: tokens

paid =
    { $price_of ->
        [seat] { $seat }は議席の代金に{ $tokens }を払いました。
        [power] { $seat }は議席の代金に{ $tokens }を払いました。
        [track] { $seat }は段の代金に{ $tokens }を払いました。
       *[card] { $seat }はカードの代金に{ $tokens }を払いました。
    }
gained =
    { $by ->
        [start] { $seat }は最初に{ $tokens }を受け取りました。
        [tile] { $seat }はタイルから{ $tokens }を得ました。
        [state] { $seat }は州から{ $tokens }を得ました。
        [step] { $seat }は段から{ $tokens }を得ました。
        [cash] { $seat }は換金して{ $tokens }を得ました。
       *[card] { $seat }はカードで{ $tokens }を得ました。
    }
stolen = { $seat }は{ $from }から{ $tokens }を奪いました。
voters = 有権者{ $count }人
moolah = { $count }ゼニ
power = 権力{ $count }
no-tokens = なし

## What happens: seats, governments and points

seat-taken =
    { $by ->
        [seat] { $seat }は有権者を集めて{ $square }を取りました。
        [power] { $seat }は権力で{ $square }を取りました。
       *[card] { $seat }はカードで{ $square }を取りました。
    }
    .did =
        { $by ->
            [seat] 有権者で{ $square }を獲得
            [power] 権力で{ $square }を獲得
           *[card] カードで{ $square }を獲得
        }
    .each = square
seat-taken-from =
    { $by ->
        [seat] { $seat }は有権者を集めて{ $from }から{ $square }を奪いました。
        [power] { $seat }は権力で{ $from }から{ $square }を奪いました。
       *[card] { $seat }はカードで{ $from }から{ $square }を奪いました。
    }
    .did =
        { $by ->
            [seat] 有権者で{ $from }から{ $square }を奪取
            [power] 権力で{ $from }から{ $square }を奪取
           *[card] カードで{ $from }から{ $square }を奪取
        }
    .each = square
seat-lost = { $seat }は{ $square }を{ $to }に奪われました。
square = { $state }の第{ $number }議席
government-formed = { $seat }が{ $state }で政権を握りました。{ $vp }点です。
    .did = { $state }で政権を樹立
government-lost = { $state }の{ $seat }の政権が倒れ、{ $vp }点を失いました。
    .did = { $state }の政権を失う
full-majority = { $seat }が{ $state }の議席を独占しました。さらに{ $vp }点です。
    .did = { $state }の議席を独占
present = { $seat }の議席がある州は{ $states }つになりました。
climbed = { $seat }は{ $track }の{ $to }段目に登りました。
    .did = { $track }の{ $to }段目へ
    .each = track
slipped = { $seat }は{ $track }の{ $to }段目に落ちました。
    .did = { $track }の{ $to }段目に転落
    .each = track
award-taken = { $award }は{ $seat }の手に。{ $vp }点です。
    .did = { $award }を獲得
award-lost = { $award }を持つ人はいなくなりました。
points = { $seat }の勝利点は{ $vp }点になりました。
benefits-due = { $state }から{ $seat }に渡るもの：{ $benefits }。
tile-blocked = 道路封鎖。{ $state }からは誰も何ももらえません。
tile-restored = { $state }への道がまた通じました。

## What happens: cards

card-taken = { $seat }は公開中の{ $card }を取りました。
    .each = card
card-drawn = { $seat }は{ $card }を引きました。
    .each = card
card-drawn-unseen = { $seat }は{ $a_card }を見せずに引きました。
    .each = a_card
card-played =
    { $seat }は{ $how ->
        [addon] 追加カードとして
        [free] 行動を使わずに
        [step] 段の効果で
        [flipped] 山札からそのまま
        [snatched] 横取りしたその場で
       *[action] {""}
    }{ $card }を使いました{ $strong ->
        [true] （強いほうの効果）。
       *[false] 。
    }
    .did = { $card }を使う
    .each = card
card-played-on =
    { $seat }は{ $how ->
        [addon] 追加カードとして
        [free] 行動を使わずに
        [step] 段の効果で
        [flipped] 山札からそのまま
        [snatched] 横取りしたその場で
       *[action] {""}
    }{ $card }を使いました。対象は{ $target }{ $strong ->
        [true] （強いほうの効果）。
       *[false] 。
    }
    .did = { $card }を使う（対象は{ $target }）
card-answered = { $seat }は{ $answered }に{ $card }で応じました。
    .did = { $answered }に{ $card }で応じる
player = { $seat }
player-amount = { $seat }（{ $amount }）
player-cards = { $seat }の{ $deck }カード
player-marker = { $seat }の{ $track }マーカー
card-cancelled = { $card }は{ $against }に効きません。
card-cashed = { $seat }は{ $card }を換金しました。
    .each = card
card-dropped = { $seat }は{ $card }を捨てました。
    .each = card
card-put-away = { $card }は使わずに片づけます。
card-discarded = { $card }は捨て札になります。
card-flipped = { $seat }は{ $deck }の山札から{ $card }をめくりました。
card-snatched = { $seat }は{ $from }から{ $card }を横取りしました。
nothing-snatched = { $from }には、横取りできる{ $deck }カードがもうありません。
asked = { $seat }は{ $by }の{ $card }に応じることができます。
passed = { $seat }は見送りました。
skipped =
    { $frame ->
        [snatched] { $seat }はカードを取っておきます。
        [benefit] { $seat }は残りをタイルに置いていきます。
       *[other] { $seat }はここではカードを使いません。
    }
skip-laid = { $on }は次の手番、行動が{ $skips }つ減ります。
reshuffled =
    { $cards ->
        [1] ただ1枚の{ $deck }カードの捨て札が、新しい山札になります。
       *[other] { $deck }カードの捨て札{ $cards }枚を切り、新しい山札にしました。
    }
slot-filled = { $deck }の列に{ $card }が公開されました。

## What things are called

deck-strategy = 戦略
deck-aggression = 攻撃
a-card-strategy = 戦略カード1枚
a-card-aggression = 攻撃カード1枚
track-development = 開発
track-culture = 文化
award-development = 開発賞
award-culture = 文化賞
award-national = 全国第一党賞
benefit-power = 権力1
benefit-moolah = 1ゼニ
benefit-voter = 有権者1人
benefit-culture = 文化1段
benefit-development = 開発1段
benefit-strategy = 戦略カード1枚
benefit-aggression = 攻撃カード1枚
resource-voter = 有権者
resource-moolah = ゼニ
resource-power = 権力

## Moves, in the terminal

# What a card's stronger half does; `$effect` is a sentence.
does-when-strong = 権力{ $power }以上なら：{ $effect }

## Why a move is refused

unreadable = `{ $text }`は手として読めません。`seat HAY3`、`track culture`、`play HOR1 HAY3`、`draw deck`、`end`のように書きます。
over = ゲームは終わりました。
not-asked = いまは{ $seat }の番です。
wrong-frame =
    { $frame ->
        [pick] 先に党首を選んでください。
        [cash] 先にカードの換金を続けるか、終えてください。
        [benefit] 先にタイルの取り分を受け取るか、置いていくか決めてください。
        [draw] 先にカードを引いてください。
        [step_play] 先に段の効果でカードを使うか、1枚めくるか、飛ばすか決めてください。
        [flipped] 先にめくったカードを使うか、片づけるか決めてください。
        [snatched] 先に横取りしたカードを使うか、取っておくか決めてください。
        [react] 先に潔白証明書で応じるか、見送るか決めてください。
        [trim] 手札が多すぎます。先に1枚捨ててください。
       *[main] 手番のこの段階ではできません。
    }
picked-already = 党首はもう選びました。選び直しはできません。
not-dealt = { $leader }はあなたに配られていません。
no-action =
    { $limit ->
        [0] この手番に使える行動はありません。
       *[other] この手番の行動{ $limit }つは使い切りました。
    }
square-taken = { $square }はもう誰かのものです。
square-empty = { $square }は空席です。
own-square = { $square }はもうあなたのものです。
seat-action-there = この手番、{ $state }ではもう議席を買いました。
power-action-there = この手番、{ $state }ではもう権力で議席を奪いました。
not-present = { $state }にあなたの議席はありません。
not-governing = あなたは{ $state }の政権を握っていません。
no-cube = キューブはすべて盤に出ています。
too-dear = { $needed }ゼニ必要ですが、手元には{ $held }ゼニしかありません。
too-few-voters = 有権者が{ $missing }人足りません。ゼニでも埋められない人数です。
at-top = あなたの{ $track }マーカーはもう頂上です。
blocked = { $state }のタイルは封鎖されています。
not-on-tile = { $state }のタイルに{ $benefit }はありません。
nothing-to-take = { $state }のタイルから、いま取れるものはありません。
cannot-take = いま{ $benefit }は受け取れません。
not-due = タイルからもらえるものに{ $benefit }はありません。
takes-all = あなたの党首は{ $state }の利権をすべて一度に受け取ります。
takes-one = 州の利権をすべて受け取れるのは、その特権を持つ党首だけです。
not-in-hand = { $card }は手札にありません。
not-in-row = { $card }は公開されていません。
deck-empty = 引ける{ $deck }カードはもうありません。
only-answer = { $card }は、カードに応じるときにしか使えません。
no-answer = { $card }では、カードに応じられません。
no-addon = { $card }は追加カードではありません。
no-window = 追加カードは、カードを使う行動の直後に{ $most }枚まで使えます。
wrong-deck = { $card }は種類が違います。いま使えるのは{ $a_card }です。
other-card = いま使えるのは{ $card }だけです。
wrong-target =
    { $expected ->
        [track] { $card }の対象ははしごです。
        [state] { $card }の対象は州です。
        [square] { $card }の対象は議席です。
        [player] { $card }の対象はプレイヤーです。
        [shares] { $card }の対象はプレイヤーと数です。
        [back] { $card }の対象はプレイヤーと山札の種類です。
        [marker] { $card }の対象はプレイヤーとはしごです。
       *[nothing] { $card }に対象はありません。
    }
no-such-seat = この卓に席{ $number }はありません。
aimed-at-yourself = カードは相手に向けるもの。自分には使えません。
already-in-force = { $card }はこの手番にもう効いています。
not-adjoining = { $state }は、あなたの州に隣り合っていません。
owner-governs = { $owner }は{ $state }の政権です。このカードは、政権にない人からだけ議席を奪えます。
owner-does-not-govern = { $owner }は{ $state }の政権ではありません。このカードは、政権からだけ議席を奪えます。
room-left = { $state }には空席があるので、誰も押しのけられません。
wrong-shares = 合わせて{ $amount }を奪ってください。持っている以上は奪えません。
nothing-to-steal = { $resource }を持っている相手がいません。
no-back = { $seat }は{ $deck }カードを持っていません。
at-bottom = { $seat }は{ $track }のはしごで0段目です。
blocked-already = { $state }のタイルはもう封鎖されています。

## Options

bad-target = `target_vp`は0、または5から60までの整数です。{ $found }は使えません。

## Why the first is first

reason-target = 目標に到達
reason-states = 争う州がなくなり、点数で決着
reason-round_cap = 最終ラウンドを終え、点数で決着
