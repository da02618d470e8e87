### Kursi in sentences.

## What happens before the campaign

shuffled =
    { $again ->
        [true] { $pile }の捨て札を切り、{ $cards }枚の新しい山札にしました。
       *[false] { $pile }{ $cards }枚を切りました。
    }
seats-chosen = 今回の選挙区、Aから順に：{ $seats }。
displayed = 秘策「{ $stroke }」が公開されました。
started = { $seat }は{ $cards }で始めます。
stroke-taken-open = { $seat }は公開中の秘策「{ $stroke }」を取りました。
    .did = 秘策「{ $stroke }」を取る
stroke-taken-unseen =
    { $stroke ->
        [none] { $seat }は山札から秘策を1枚、人に見せずに取りました。
       *[other] { $seat }は山札から秘策「{ $stroke }」を取りました。
    }
    .did = 山札から秘策を1枚
pack =
    { $tiles ->
        [none] { $seat }は{ $count }枚のパックを見ています。
       *[other] { $seat }はパックを見ています：{ $tiles }。
    }
last-tile =
    { $tile ->
        [none] { $seat }のパックの最後の1枚は、人に見せずに箱に戻します。
       *[other] { $tile }は残ったので箱に戻します。
    }
picked = 全員が{ $round }人目を選びました。
fielded = { $seat }の擁立、Aから順に：{ $candidates }。

## What a player chooses in secret

chose-pick = { $seat }はひそかに{ $tile }を選びました。
chose-field = { $seat }はひそかに{ $tile }を{ $at }に立てました。
chose-stroke =
    { $stroke ->
        [none] { $seat }は秘策を温存しました。
       *[other] { $seat }はひそかに「{ $stroke }」を伏せました。
    }
chose-draw = { $seat }はひそかに演説カード{ $rally }枚、強みカード{ $asset }枚と決めました。
chose-play = { $seat }は{ $card }を{ $at }に伏せて置きました。
chose-done = { $seat }はカードを置き終えました。
chose-pay = { $seat }は支払いに{ $card }を取り分けました。
chose-drop = { $seat }は捨てる{ $card }を取り分けました。

## The microphone

round = 全{ $rounds }ラウンドのうち、第{ $round }ラウンドが始まります。
pawn-highest =
    { $keeps ->
        [true] 人気の最も高い{ $seat }が、マイクを握り続けます。
       *[false] 人気の最も高い{ $seat }が、マイクを握ります。
    }
pawn-right-most = 人気で並ぶ中、いちばん右の選挙区で最も人気のある{ $seat }がマイクを握ります。
pawn-random = 人気が並んでいます。くじ引きで{ $seat }がマイクを握ります。
pawn-only-one = 人気が並んでいますが、マイクを握れるのは{ $seat }だけです。
pawn-given = 人気が並び、マイクは{ $seat }に渡されました。

## Masterstrokes

nothing-to-take = { $seat }が取れる秘策は残っていません。
strokes-revealed = 秘策を開きます：{ $strokes }。
strokes-revealed-none = 秘策は誰も出しませんでした。
stroke-of = { $seat }の「{ $stroke }」
targeted =
    { $target ->
        [none] { $seat }は「{ $stroke }」の狙いを選びます。
       *[other] { $seat }は「{ $stroke }」で{ $target }を狙いました。
    }
    .did =
        { $target ->
            [none] 「{ $stroke }」の狙いを選ぶ
           *[other] 「{ $stroke }」で{ $target }を狙う
        }
target-place = 選挙区{ $at }
target-player = { $player }
target-rally = { $at }の{ $player }
target-grant = { $card }と{ $at }の候補
target-shift = { $from }から{ $to }へ{ $count }枚
wasted = { $seat }の「{ $stroke }」は不発に終わりました。
stroke-to-bottom = 「{ $stroke }」は山札の底に戻ります。
stroke-stays = 「{ $stroke }」は{ $seat }の前に表向きで残ります。
stroke-ends = 「{ $stroke }」はラウンドを終え、捨て札になります。

## Cards

draw-named = { $seat }は演説カード{ $rally }枚、強みカード{ $asset }枚を宣言しました。
dealt =
    { $pile ->
        [rallies] { $seat }は演説カードを{ $count }枚引きました
       *[assets] { $seat }は強みカードを{ $count }枚引きました
    }{ $cards ->
        [none] 。
       *[other] ：{ $cards }。
    }
draws-lost = { $pile }が尽き、{ $seat }は{ $count }枚引けませんでした。
stolen =
    { $cards ->
        [none] { $seat }は{ $from }の手札から{ $count }枚取りました。
       *[other] { $seat }は{ $from }の手札から{ $cards }を取りました。
    }
    .did =
        { $cards ->
            [none] { $from }の手札から{ $count }枚取る
           *[other] { $from }の手札から{ $cards }を取る
        }
discarded-cost = { $seat }は{ $cards }で支払いました。
discarded-limit = { $seat }は手札の上限まで減らし、{ $cards }を捨てました。
discarded-stroke = { $seat }は{ $cards }を捨てさせられました。
played = { $seat }が開いたのは{ $cards }。
    .did = { $cards }を開く
played-none = { $seat }はカードを置きませんでした。
    .did = カードなし
played-at = { $at }の{ $card }
tucked =
    { $why ->
        [played] { $card }を、{ $seat }の{ $at }の候補の下に差し込みました。
        [rally] 演説から残した{ $card }を、{ $seat }の{ $at }の候補の下に差し込みました。
       *[stroke] { $card }を、{ $seat }の{ $at }の候補の下に無料で差し込みました。
    }
due = { $seat }は{ $due }枚支払います。
scattered = { $seat }の{ $at }の演説から、{ $cards }が失われました。
shifted = { $seat }は{ $cards }を{ $from }から{ $to }へ移しました。
several = { $card }×{ $count }

## Rallies and votes

rally-ended = { $seat }は{ $at }の演説（{ $length }枚）を{ $issue }で締めました。
    .did = { $at }の演説（{ $length }枚）を{ $issue }で締める
votes =
    { $why ->
        [rally] {""}
        [extra] 長い演説のおかげで、
        [stroke] 秘策により、
        [bonus] 一致した印により、
       *[capital] 最多の資金により、
    }{ $seat }は選挙区{ $at }に{ $sum ->
        [0] 票を入れられませんでした
       *[other] { $sum }票（{ $cards }）を入れました
    }{ $wanted ->
        [none] 。
       *[other] 。残りの票カードでは{ $wanted }票を作れません。
    }
    .did =
        選挙区{ $at }に{ $sum ->
            [0] 票なし
           *[other] { $sum }票
        }
minus =
    { $own ->
        [true] { $by }は選挙区{ $at }に自分の−2を入れました。
       *[false] { $by }は選挙区{ $at }に{ $of }の−2を入れました。
    }
rally-discarded = { $seat }の{ $at }の演説を片づけました：{ $cards }。
stopped = { $seat }は、このラウンドはもう演説を締めません。

## The elections

bonus-none = 選挙区{ $at }に一致する印を持つ候補はいません。
bonus =
    選挙区{ $at }の一致した印：{ $counts }。最多で並ぶ{ $leaders }に{ $each ->
        [0] 票は入りません。
       *[other] 各{ $each }票。
    }
bonus-one = 選挙区{ $at }の一致した印：{ $counts }。{ $seat }に{ $each }票。
figure = { $seat } { $figure }
capital = 資金の最多は{ $most }：{ $leaders }。
capital-none = 資金を持つ党はありません。
free-declined = { $seat }はその票を見送りました。
seat-won =
    { $by ->
        [issue] 選挙区{ $at }：{ $totals }。同数につき争点の印で、{ $seat }が議席を獲得。
       *[votes] 選挙区{ $at }：{ $totals }。{ $seat }が議席を獲得。
    }
seat-not-won = 選挙区{ $at }：{ $totals }。当選者なし。
game-over = すべての選挙区の開票が終わりました。

## Names

pile-candidates = 候補タイル
pile-seats = 選挙区タイル
pile-assets = 強みカード
pile-rallies = 演説カード
pile-strokes = 秘策
icon-E = 経済
icon-W = 福祉
icon-D = 開発
icon-C = 資金
icon-I = 人脈
icon-R = 信用
icon-P = 人気

## Moves, in the terminal

# What a Candidate's tile shows.
tile-has = 印：{ $icons }。
# Whom a Masterstroke is aimed at; the second also where.
aim-player = 相手は{ $player }
aim-player-at = 相手は{ $at }の{ $player }

## Why a move is refused

unreadable = 「{ $text }」はクルシーの手として読めません。`play RE A`、`draw 2 1`、`end A E`、`votes 5+1`のように書きます。
over = ゲームは終わりました。
no-such-player = この卓にそのプレイヤーはいません。
not-waiting = いまはあなたが選ぶ番ではありません。
not-asked = いまはできません。{ $what }。
asked-pick = 先にパックから候補を選んでください
asked-field = 先に候補を擁立してください
asked-give = 先にマイクを誰かに渡してください
asked-take = 先に秘策を取ってください
asked-stroke = 先に秘策を伏せるか、温存してください
asked-target = 先に秘策の狙いを選んでください
asked-draw = 先に引く枚数を宣言してください
asked-play = カードを伏せて置くか、置き終えたことにしてください
asked-pay = 先に支払うカードを選んでください
asked-drop = 先にカードを捨ててください
asked-end = 演説を締めるか、締めずに終えてください
asked-votes = 先に票カードを選んでください
asked-tuck = 先に地固めカードを差し込むか、見送ってください
asked-minus = 先に−2を入れるか、見送ってください
asked-extra = 先に追加の票を入れるか、見送ってください
asked-free = 先に無料の票を入れるか、見送ってください
not-in-pack = { $tile }は目の前のパックにありません。
not-your-tile = { $tile }は、これから擁立するあなたの候補ではありません。
next-letter = 候補は文字の順に立てます。次は{ $at }です。
no-such-place = このゲームに選挙区{ $at }はありません。
not-tied =
    { $seat-is ->
        [you] マイクは、最も高い人気で並ぶほかのプレイヤーに渡します。自分では持ち続けられません。
       *[other] マイクは、最も高い人気で並ぶほかのプレイヤーに渡します。{ $seat }は並んでいません。
    }
not-on-display = 「{ $stroke }」は公開されていません。
no-stroke-left = 秘策は山札にも捨て札にも残っていません。
must-take = マイクを握ったら、秘策を取らなければなりません。
display-only = 長い演説で取れる秘策は、公開中のものだけです。
not-in-hand = { $card }は手札にありません。
bad-target = この秘策でそれを狙うことはできません。
shielded = この秘策には盾の印があり、マイクを握るプレイヤーには効きません。
too-many-drawn = 引けるのは演説カード{ $rally }枚、強みカード{ $asset }枚までです。
too-many-drawn-together = この秘策で引けるのは合わせて{ $most }枚までです。
cannot-pay =
    代金が{ $due }枚になりますが、{ $left ->
        [0] 支払える手札が残りません。
       *[other] 支払える手札は{ $left }枚しか残りません。
    }
no-rally = { $at }にあなたの演説はありません。
no-such-issue = { $at }の演説に{ $issue }のカードはありません。
no-bolster = { $card }はこの演説の地固めカードではありません。
no-minus = { $seat }に−2は残っていません。
wrong-votes = 持ち票から、合計がちょうど{ $sum }票になる票カードを選んでください。

## Why the first is first

reason-seats = 獲得議席で決着
reason-leftmost = 議席は並び、いちばん左の選挙区で決着
reason-shared = すべて並び、椅子を分け合う
