### Politics as Usual, in Japanese: what happens at the table, and why a move is refused.

## What happens

first-speaker =
    { $drawn ->
        [true] くじ引きの結果、最初の議長は{ $seat }です。
       *[false] 最初の議長は{ $seat }です。
    }
issues-shuffled = 争点{ $issues }枚を切り、{ $removed }枚を見ずに箱に戻しました。
candidate =
    { $drawn ->
        [true] { $seat }に{ $candidate }が配られました
       *[false] { $seat }は{ $candidate }として出馬します
    }（{ $party ->
        [D] 民主党
        [R] 共和党
       *[I] 無所属
    }、{ $favors ->
        [0] 恩なし
       *[other] 恩{ $favors }個
    }）。
pile-shuffled =
    { $cause ->
        [setup] 選挙カード{ $cards }枚を切りました。
        [low] 捨て札を切り、山札の下に入れました。
       *[empty] 山札が尽きたので、捨て札を切って新しい山札にしました。
    }
drew-nothing = { $seat }が引くカードは残っていません。
drew =
    { $cause ->
        [setup] 最初の手札として、
        [deal] 配札で、
        [winner] 勝者の取り分として、
        [consolation] 慰めに、
        [issue] 争点の指示で、
        [party] 党の印により、
        [power] 引き換えに、
       *[card] {""}
    }{ $cards ->
        [none] { $seat }は{ $count }枚引きました。
       *[other] { $seat }は{ $cards }を引きました。
    }
raised = 第{ $round }ラウンド：議長の{ $seat }が{ $issue }を議題に載せました。{ $votes }票です。
sidestep =
    { $cost ->
        [0] { $seat }は{ $issue }の話をしたくないようです。無料で先送りにしました。
       *[other] { $seat }は{ $issue }の話をしたくないようです。カード{ $cost }枚で先送りにしました。
    }
    .did = { $issue }を先送り
buried = { $issue }は争点の山の底に沈みました。
contested = { $seat }が{ $issue }の論戦を開きました。
    .did = { $issue }の論戦を開く
picks-opened-one =
    { $cause ->
        [sidestep] { $seat }は先送りのために捨てるカードを{ $count }枚選びます。
        [freeze] { $seat }は凍結するカードを{ $count }枚選びます。
        [pass_left] { $seat }は左隣に渡すカードを{ $count }枚選びます。
        [card_freeze] { $seat }は凍結するカードを{ $count }枚選びます。
        [winner_discard] { $seat }は勝った代償に捨てるカードを{ $count }枚選びます。
       *[discard] { $seat }は捨てるカードを{ $count }枚選びます。
    }
picks-opened =
    { $cause ->
        [sidestep] { $seats }は先送りのために捨てるカードを{ $count }枚選びます。
        [freeze] { $seats }は凍結するカードを{ $count }枚選びます。
        [pass_left] { $seats }は左隣に渡すカードを{ $count }枚選びます。
        [card_freeze] { $seats }は凍結するカードを{ $count }枚選びます。
        [winner_discard] { $seats }は勝った代償に捨てるカードを{ $count }枚選びます。
       *[discard] { $seats }は捨てるカードを{ $count }枚選びます。
    }
picks-forced =
    { $cause ->
        [sidestep] 先送りのために捨てる{ $count }枚は、選びようがありません。
        [freeze] 凍結する{ $count }枚は、選びようがありません。
        [pass_left] 左隣に渡す{ $count }枚は、選びようがありません。
        [card_freeze] 凍結する{ $count }枚は、選びようがありません。
        [winner_discard] 勝った代償に捨てる{ $count }枚は、選びようがありません。
       *[discard] 捨てる{ $count }枚は、選びようがありません。
    }
picked =
    { $card ->
        [none] { $seat }はカードを1枚選びました。
       *[other] { $seat }は{ $card }を選びました。
    }
picks-done = { $seat }は選び終えました。
discarded =
    { $cause ->
        [sidestep] { $seat }は話題を変えるために{ $cards }を捨てました。
        [issue] { $seat }は争点の指示で{ $cards }を捨てました。
        [power] { $seat }は候補の能力に{ $cards }を捨てました。
       *[card] { $seat }は無作為に選ばれた{ $cards }を捨てました。
    }
froze =
    { $random ->
        [true] 無作為に、
       *[false] {""}
    }{ $cards ->
        [none] { $seat }のカード{ $count }枚がラウンドの終わりまで凍結されました。
       *[other] { $seat }の{ $cards }がラウンドの終わりまで凍結されました。
    }
thawed = { $seat }の凍結カード{ $count }枚が手札に戻りました。
passed-left =
    { $cards ->
        [none] { $from }は{ $to }にカードを{ $count }枚渡しました。
       *[other] { $from }は{ $to }に{ $cards }を渡しました。
    }
turn =
    { $plays ->
        [1] { $seat }の手番です。
       *[other] { $seat }の手番が続きます。あと{ $plays }回出せます。
    }
skipped = { $card }：{ $seat }の手番は飛ばされ、パスとみなします。
passed = { $seat }はパスしました。
    .did = パス
gave-up-plays = { $seat }は残りの追加分を使いませんでした。
    .did = 追加分を使わず
polled-own = { $seat }は{ $card }を自分の支持に出しました。
    .did = { $card }を支持に
    .each = card
polled = { $seat }は{ $card }を{ $at }の支持に出しました。
    .did = { $card }を{ $at }の支持に
    .each = card
played = { $seat }は{ $card }を使いました。
    .did = { $card }を使う
    .each = card
played-at = { $seat }は{ $target }に{ $card }を使いました。
    .did = { $target }に{ $card }
    .each = card
played-on = { $seat }は{ $on }に{ $card }を使いました。
    .did = { $on }に{ $card }
played-move = { $seat }は{ $card }を使い、{ $on }を{ $target }へ移そうとしています。
    .did = { $card }で{ $on }を{ $target }へ
reacted = { $seat }は{ $answers }に{ $card }で応じました。
    .did = { $answers }に{ $card }で応じる
reacted-at = { $seat }は{ $answers }に{ $card }で応じ、矛先を{ $target }に変えようとしています。
    .did = { $answers }に{ $card }で応じ、矛先を{ $target }に
asked = { $seat }は{ $about }に応じることができます。
ok = { $seat }は見送りました。
canceled =
    { $by ->
        [none] { $card }は不発に終わり、捨て札になりました。
       *[other] { $by }が{ $card }を打ち消し、どちらも捨て札になりました。
    }
redirected = { $by }が{ $card }の矛先を変えました。いまは{ $seat }が{ $at }に向けて出したカードです。
landed = { $card }が{ $seat }の前に置かれました。
spent = { $card }は捨て札になりました。
removed =
    { $count ->
       *[other] { $seat }の前の{ $cards }が捨て札になりました。
    }
moved = { $card }が{ $from }から{ $to }へ寝返りました。
peeked =
    { $cards ->
        [none] { $seat }は{ $target }の手札を見ました。
       *[other] { $seat }は{ $target }の手札を見ました：{ $cards }。
    }
stole =
    { $cards ->
        [none] { $seat }は{ $from }からカードを{ $count }枚取りました。
       *[other] { $seat }は{ $from }から{ $cards }を取りました。
    }
retrieved = { $seat }は捨て札から{ $card }を取り戻しました。
extra = { $seat }はあと{ $plays }回出せます。
power =
    { $power ->
        [stonewall] { $seat }は候補の能力を使いました：「記憶にございません」。
        [recycle] { $seat }は候補の能力を使いました：リサイクル。
       *[foresight] { $seat }は候補の能力を使いました：先読み。
    }
foresaw =
    { $issue ->
        [none] { $seat }は次の争点を見て、ため息をつきました。
       *[other] { $seat }は次の争点が{ $issue }だと知りました。
    }
offered =
    { $swap ->
        [true] { $seat }は{ $to }に、恩{ $give }個と{ $want }個の交換を申し出ました
       *[false] { $give ->
            [0] { $seat }は{ $to }に恩{ $want }個を求めました
           *[other] { $seat }は{ $to }に恩{ $give }個を申し出ました
        }
    }{ $promises ->
        [true] ：「{ $promise }」
       *[false] 。
    }
    .did =
        { $swap ->
            [true] { $to }に恩{ $give }個と{ $want }個の交換を申し出る
           *[false] { $give ->
                [0] { $to }に恩{ $want }個を求める
               *[other] { $to }に恩{ $give }個を申し出る
            }
        }
accepted = { $seat }は{ $from }の申し出を受けました。
    .did = { $from }の申し出を受ける
declined = { $seat }は{ $from }の申し出を断りました。
withdrawn = { $seat }は申し出を取り下げました。
lapsed = ラウンドが終わり、{ $seat }の申し出は流れました。
paid =
    { $cause ->
        [issue] { $from }は{ $to }に恩{ $count }個を取り立てられました
       *[trade] { $from }は{ $to }に恩{ $count }個を渡しました
    }{ $stack ->
        [0] 。
       *[other] { $card ->
            [0] （票の山から）。
           *[other] （うち{ $stack }個は票の山から）。
        }
    }
won =
    { $seat }が支持率{ $polling }で{ $issue }を取りました。{ $votes }票です{ $tie ->
        [none] 。
        [power] （同点に勝つ候補の能力で）。
        [card] （同点に勝つカードで）。
       *[order] （同点の中で、議長から時計回りに最初の人として）。
    }
    .did = 支持率{ $polling }で{ $issue }を獲得（{ $votes }票）
favor-due = { $seat }は{ $from }の一人から、恩を{ $most }個まで取り立てます。
speaker = 次の議長は{ $seat }です。
landslide = 圧勝です。残りの議題は取りやめになりました。
game-over = 最後の争点が片づきました。開票です。

## Moves, in the terminal

# What is printed on a Candidate's card.
card-text = { $text }

## Why a move is refused

refused-unreadable = `{ $text }`は手として読めません。`candidate mayor`、`sidestep`、`contest`、`poll 46 2`、`play 25 3`、`pass`、`react 17 2`、`ok`、`power 33`、`pick 7`、`done`、`take 3`、`offer 3 2 0 : a promise`、`accept 1`、`decline 1`、`withdraw`のように書きます。
refused-promise = 約束は1～{ $most }文字の1行です。
refused-over = 選挙は終わりました。
refused-no-seat = この卓に席{ $number }はありません。
refused-not-you = いまはほかの人の番です。
refused-time-candidate = 候補を選ぶのは最初のラウンドの前です。
refused-time-raised = 議長が先送りか論戦かを決めるのは、争点がめくられた直後です。
refused-time-turn = カードを出すのもパスするのも、自分の手番です。
refused-time-react = 出されたカードに応じられるのは、聞かれたときです。
refused-time-pick = いまはカードを選ぶときではありません。
refused-time-pick-first = 先にカードを選んでください。
refused-time-take = 恩を取り立てられるのは、そう書かれた争点の勝者だけです。
refused-time-trade = 候補を選ぶあいだと争点の決着のあいだは、恩の取引はできません。
refused-time-power = 候補を選ぶあいだと争点の決着のあいだは、能力を使えません。
refused-candidate-taken = { $candidate }はもう選ばれています。
refused-no-no-name = この卓では全員が候補のカードで出馬します。
refused-tokens = 恩トークンが{ $needed }個必要ですが、全部で{ $tokens }個しかありません。
refused-sidestep-cost =
    先送りにはカードが{ $cost }枚必要ですが、{ $hand ->
        [0] 1枚も持っていません。
       *[other] { $hand }枚しか持っていません。
    }
refused-last-issue = 代わりにめくる争点が残っていません。
refused-free-twice = この争点は、このラウンドにもう無料で先送りされています。
refused-not-in-hand = { $card }は手札にありません。
refused-frozen = { $card }はラウンドの終わりまで凍結されています。
refused-not-momentum = 支持に出せるのは追い風だけです。{ $card }は追い風ではありません。
refused-own-only = この争点では、追い風は自分の候補の支持にしか出せません。
refused-no-slander = この争点では、中傷は使えません。
refused-plays = この争点では、自分の手番に出せるのは{ $most }枚までです。
refused-aim = { $card }をそれに使うことはできません。
refused-others-only = { $card }はほかの人に使うもの。自分には使えません。
refused-guarded = { $seat }は中傷から守られています。
refused-momentum-guarded = { $seat }の前の追い風は守られています。
refused-guard-twice = { $seat }はもうその守りを持っています。
refused-skip-twice = { $seat }はもう手番を失うことになっています。
refused-nothing-unfrozen = { $seat }には、それに使える凍結されていないカードがありません。
refused-nothing-to-clear = { $seat }の前に中傷はありません。
refused-not-discarded = { $card }は捨て札の追い風ではありません。
refused-not-in-play = { $card }は場に出ていません。
refused-band = このカードを{ $card }に使うことはできません。
refused-too-strong = { $card }の支持率は{ $most }を超えています。
refused-already-there = { $card }はもう{ $seat }の前にあります。
refused-redirect-on-turn = 矛先変えは、応じるときにしか使えません。
refused-no-reaction = { $card }は打ち消しも矛先変えもできないので、応じるのには使えません。
refused-cancel = { $card }では、いま出されたカードを打ち消せません。
refused-redirect =
    { $of ->
        [slander] { $card }で矛先を変えられるのは、席に向けられた中傷だけです。
       *[momentum] { $card }で矛先を変えられるのは、いま支持に出された追い風だけです。
    }
refused-no-power = あなたの候補に、手として使う能力はありません。
refused-power-used = この能力は、このラウンドにもう使いました。
refused-power-card = この能力のために手放すカードを指定してください。
refused-recycle = リサイクルできるのは支持率{ $most }以下の追い風だけです。{ $card }はできません。
refused-power-no-card = この能力にカードは要りません。
refused-pile-empty = 山札が空です。
refused-deck-empty = 争点の山が空です。
refused-stonewall = この能力は、自分に向けられた中傷について聞かれたときに使います。
refused-power-picking = 能力を使う前に、カードを選び終えてください。
refused-picked-already = { $card }はもう選びました。
refused-picked-enough = { $count }枚すべて選びました。
refused-picked-too-few = { $count }枚のうち{ $picked }枚しか選んでいません。
refused-take =
    { $seat-is ->
        [you] 恩はほかの人から取り立てるものです。
       *[other] { $seat }に取り立てられる恩はありません。
    }
refused-no-trade = この卓では恩の取引をしません。
refused-offer-to-yourself = 申し出はほかの人にするものです。
refused-empty-offer = 申し出では、恩が1個以上動かなければなりません。
refused-no-swaps = この卓では恩と恩の交換をしません。
refused-offer-open = 返事待ちの申し出がもうあります。
refused-offers-up =
    { $offers ->
        [0] この卓では申し出をしません。
       *[other] このラウンドの申し出{ $offers }回を使い切りました。
    }
refused-cannot-pay = { $seat }は恩を{ $tokens }個持っていません。
refused-no-offer =
    { $seat-is ->
        [you] 自分の申し出に返事はできません。
       *[other] { $seat }からあなたへの申し出はありません。
    }
refused-nothing-to-withdraw = 取り下げる申し出はありません。

## Why the first is first

reason-votes = 最後の争点まで終え、票数で決着
reason-landslide = 圧勝：全員に10票差
