### What the page of Kursi says beside events and refusals: questions, buttons, close-ups, and what a screen reader is told.
### It is read together with ja.ftl, whose messages may stand inside. Letters A to E are Seats. <b>…</b> is printed in bold.

## Names of things

icon =
    { $icon ->
        [E] { icon-E }
        [W] { icon-W }
        [D] { icon-D }
        [C] { icon-C }
        [I] { icon-I }
        [R] { icon-R }
       *[P] { icon-P }
    }
# So many icons of a kind, in a list.
icon-count = { $icon }{ $count }
# A card in a list, with its number where there is more than one.
card-count =
    { $count ->
        [1] { $card }
       *[other] { $card }×{ $count }
    }
# A card with the id that moves are typed with.
card-typed = { $id } { $card }
# A list that has nothing in it.
no-thing = なし
# A party in a list of figures.
party-figure =
    { $you ->
        [true] あなた { $figure }
       *[false] { $name } { $figure }
    }
# A Seat by its letter and name.
seat-named = { $letter } { $name }
# Something by its name, and what it is or does.
named = { $name }：{ $text }

## What a card is

kind-rally =
    { $issue }の演説カード{ $bolster ->
        [true] 、締めるときに残せる
       *[false] {""}
    }
kind-asset = 強みカード、{ $icons }、代金{ $cost }

## What a Masterstroke does

effect-grant = 手札の強みカード1枚を、自分の候補の下に無料で差し込む。
effect-minus = 相手の−2を1枚、好きな選挙区に入れる。
effect-draw = 演説カードと強みカードを、好きな組み合わせで{ $count }枚まで引く。
effect-votes = 自分の{ $count }票を、好きな選挙区一つに入れる。
effect-steal = 相手一人の手札から、無作為に{ $count }枚取る。
effect-discard = 相手一人が、手札から自分で選んで{ $count }枚捨てる。
effect-scatter = 相手の演説の上から{ $count }枚を捨て札にする。
effect-shift = 自分の演説の上から{ $count }枚までを、自分の別の候補に移す。
effect-icons =
    { $whose ->
        [other] 相手一人の{ $icon }が{ $by }下がる。
       *[own] あなたの{ $icon }が{ $by }上がる。
    }
effect-rebate = 強みの代金が{ $count }枚安くなる。
effect-ends = 演説をあと{ $count }つ多く締められる。
effect-damp = 選挙区を一つ選ぶ。相手がそこで締める演説は{ $count }票少なくなる。
effect-ladder = あなたの演説は、{ $count }枚少なくても特典に届く。
effect-shielded = { $effect }マイクを握る人には効かない。
# How long a Masterstroke works, at the head of its card.
lasting =
    { $lasting ->
        [now] その場で
        [round] このラウンド
       *[game] 最後まで
    }
# The same before what it does.
lasting-effect =
    { $lasting ->
        [now] その場で：{ $effect }
        [round] このラウンド：{ $effect }
       *[game] 最後まで：{ $effect }
    }
stroke-shield = マイクが盾になる

## What is asked of a player

asks-nothing = 開票中です。
asks-pick = 候補を一人選んでください（{ $seats }人のうち{ $number }人目）。残りのパックは左へ回ります。
asks-field = 候補を一人ずつ選挙区へ。最後まで替えられません。全員が決めるまで誰にも見えません。
asks-give = 人気が並んだので、マイクを渡さなければなりません。誰に渡しますか？
asks-take = マイクはあなたの手に。公開中の秘策を取るか、見ずに1枚取ってください。
asks-rally-take = { $length }枚の演説です。秘策を1枚取れます。
asks-stroke = 秘策を1枚伏せるか、すべて温存してください。いっせいに開きます。
asks-target = 「{ $stroke }」：{ $effect }狙いを選ぶか、不発にしてください。
asks-stroke-draw = 「{ $stroke }」：{ $effect }
asks-draw = 演説カードを{ $rally }枚まで（資金）、強みカードを{ $asset }枚まで（人脈）引けます。
asks-play = 候補にカードを{ $cards }枚まで伏せて置けます（信用）。少なくても、なしでもかまいません。
asks-pay = 強みの代金です。捨てるカードを{ $cards }枚選んでください。種類は問いません。
asks-stroke-drop = 「{ $stroke }」：カードを{ $cards }枚選んで捨ててください。
asks-drop = 手札が{ $limit }枚を超えています。{ $cards }枚捨ててください。
asks-end = 演説を{ $rallies }つまで締めて票に替えるか、もう少し続けてください。
asks-end-last = 演説を{ $rallies }つまで締めて票に替えられます。最終ラウンドなので、締めない演説は無駄になります。
asks-votes = { $at }に{ $votes }票。どのカードで入れますか？
asks-votes-short = { $at }に{ $votes }票。どのカードで入れますか？　獲得は{ $wanted }票ですが、小さい票が足りません。
asks-tuck = 演説に地固めカードがありました。1枚を候補の下に無料で残しますか？
asks-minus = { $length }枚の演説で、−2を1枚入れられます。誰の−2を、どの選挙区に？
asks-extra = これだけ長い演説なら、{ $at }にさらに{ $votes }票入れられます。
asks-free = 資金が最多です。好きな選挙区一つに{ $votes }票入れるか、見送ってください。

# What a part of a move is asked for, at the head of the desk.
question-count = 何枚？
question-minus = 誰の−2？
question-player = 誰に？
question-onto = どの候補の上に？
question-under = どの候補の下に？
question-from = どの候補から？
question-seat = どの選挙区？

# What would be thrown away, as a question that is asked once.
warns-stop = { $places }の演説は、いま締めないと無駄になります。それでいいですか？
warns-stroke = いまの卓では「{ $stroke }」は不発に終わります。それでも伏せますか？
warns-target = それでは「{ $stroke }」は不発に終わり、なくなります。いいですか？

# What declining would mean.
passing-stroke = 温存しても損はありません。伏せたカードは、効いても効かなくてもなくなります。
passing-target = 見送ると秘策は無駄になります。
passing-end = 残した演説はさらに伸びますが、第{ $last }ラウンドを過ぎると値打ちがなくなります。
passing-end-last = 最終ラウンドです。いま締めない演説は無駄になります。
passing-tuck = 残さなければ、演説のカードはすべて捨て札になります。
passing-minus = 見送っても何も変わりませんが、この演説での機会はこれきりです。
passing-take = 見送れば、秘策はそのまま残ります。
passing-votes = ここで入れない票は消えます。

## Moves, on buttons and for screen readers

move-pick = { $tile }を選ぶ
move-field = { $tile }を{ $at }に擁立
move-give = { $player }にマイクを渡す
move-take-nothing = 取らない
move-take-unseen = 見ずに1枚取る
move-take = 「{ $stroke }」を取る
move-stroke-none = 温存する
move-stroke = 「{ $stroke }」を伏せる
move-target-none = 見送る
move-target-place = 選挙区{ $at }
move-target-at = { $at }の{ $player }
move-target-grant = { $card }を{ $at }の下に
move-target-shift = { $from }から{ $to }へ{ $count }枚
move-draw = 演説{ $rally }枚、強み{ $asset }枚を引く
move-play = { $card }を{ $at }に置く
move-done = これで決まり
move-pay = { $card }で払う
move-drop = { $card }を捨てる
move-end = { $at }の演説を{ $issue }で締める
move-stop = もう締めない
move-tuck-none = 残さない
move-tuck = { $card }を残す
move-minus-none = −2は入れない
move-minus = { $player }の−2を{ $at }に
move-extra-none = 追加なし
move-extra =
    { $votes ->
        [0] 票を追加
       *[other] さらに{ $votes }票
    }
move-free-none = 票を見送る
move-free =
    { $votes ->
        [0] { $at }に無料の票
       *[other] { $at }に{ $votes }票
    }
# Vote cards by their figures: "Pay 5+1".
move-votes = { $cards }で払う
closing-stop = もう演説を締めない

# A part of a move that is being put together.
part-onto = { $at }の上に
part-own = 自分の
part-cards = { $count }枚
part-unseen = 見ずに1枚

## Where in the game we are

step =
    { $step ->
        [pawn] マイク
        [take] 秘策
        [draw] 引く
        [play] 計画
        [pay] 支払い
        [end] 演説
       *[limit] 上限
    }
phase-draft = ドラフト、{ $picks }人のうち{ $pick }人目
phase-field = 候補を選挙区へ
phase-bonus = 選挙：一致した印
phase-free = 選挙：最多の資金
phase-over = 全選挙区の開票終了
phase-round = 第{ $round }ラウンド／{ $rounds }

## A rally and its ladder

rung =
    { $rung ->
        [tuck] 地固めを残す
        [minus] −2を入れる
        [take] 秘策を取る
       *[extra] さらに{ $votes }票
    }
rungs-none = まだ特典なし
# What a rally has reached, and how many cards the next rung is away.
rungs-short = { $cards }枚：{ $benefits }。あと{ $short }枚で：{ $next }。
rungs-all = { $cards }枚：{ $benefits }。
rung-short = あと{ $short }枚で：{ $next }。
# The sum of a rally that is ended: for the Seat’s issue and for a Masterstroke against it only where there is something.
ending =
    { $letter }、{ $issue }：演説{ $rally }＋候補{ $candidate }{ $seat ->
        [0] {""}
       *[other] ＋選挙区の争点{ $seat }
    }{ $damp ->
        [0] {""}
       *[other] −{ $damp }
    }＝{ $votes }票{ $short ->
        [true] 。ただし持ち票で払えるのは{ $payable }票（KU-6.1）
       *[false] {""}
    }。
ending-rungs = { $ending }{ $rungs }
ending-short =
    演説{ $rally }＋候補{ $candidate }{ $seat ->
        [0] {""}
       *[other] ＋選挙区{ $seat }
    }{ $damp ->
        [0] {""}
       *[other] −{ $damp }
    }＝<b>{ $votes }</b>{ $short ->
        [true] 、払えるのは{ $payable }
       *[false] {""}
    }
# What an ended rally would bring, in a list.
worth = { $issue }なら{ $votes }

## The desk

wall = クルシーの壁。矢印キーで動き、Enterで選び、ShiftとEnterで並べたものを送り、Escapeで手放します。
wall-waiting = 各党は密室で候補を選んでいます。
desk = あなたの机
desk-send = 送り出す
desk-all = これで全部
desk-none = 何も置かない
desk-field = 擁立する
desk-drop = 捨てる
desk-pay = 払う
desk-sending = 送っています…
desk-clear = 片づける
desk-back = 戻る
desk-yes = はい、そうします
desk-may-lay =
    { $more ->
        [true] あと{ $most }枚置けます。
       *[false] { $most }枚まで置けます。
    }
# One line even on the smallest phone.
desk-laid = { $most }枚中{ $count }枚置いた。
desk-laid-cost = { $most }枚中{ $count }枚置いた。代金{ $due }枚、手元{ $left }枚。
desk-placed = 候補{ $needed }人のうち{ $count }人を立てました。
desk-chosen = { $owed }枚のうち{ $count }枚を選びました。
desk-over = 開票が終わりました。
desk-waiting = まだの人：{ $names }。
desk-resolves = { $name }の「{ $stroke }」：{ $effect }
desk-still = まだ
# The sums that the vote cards left could not pay, after the payment pointed at; some only where there are many.
desk-no-change =
    { $more ->
        [true] あとで{ $sums }…が作れません
       *[false] あとで{ $sums }が作れません
    }
# Other lines of news that follow.
news-more = ほか{ $count }件

draw-cards =
    { $pile ->
        [rally] 引く演説カード
       *[asset] 引く強みカード
    }
draw-pile =
    { $pile ->
        [rally] 演説
       *[asset] 強み
    }
draw-count =
    { $pile ->
        [rally] 演説{ $count }枚
       *[asset] 強み{ $count }枚
    }
draw-both = { $rally }＋{ $asset }枚引く

end-rally = 演説を締める：{ $ending }
end-at = { $at }を締める：
end-votes =
    { $votes ->
       *[other] 票
    }
end-pays = { $votes }票払う

## Draft and fielding

draft-pack = あなたのパック
draft-picked = 選びました。ほかの人を待っています
draft-enter = { $candidate }。Enterで選ぶ
draft-pick = 選ぶ
draft-ticket = あなたの公認候補
draft-ticket-so-far = これまでの公認候補
field-tiles = 立てる候補
field-done = 全員の選挙区が決まりました。二人をクリックして入れ替えるか、送り出してください。
field-nobody = まだいません
# A Seat with the candidate put there.
field-slot = { $letter } { $name }：{ $candidate }
field-slot-count = { $letter } { $name }：{ $candidate }。一致する印{ $icons }個
field-put = ここに立てる
field-match = 一致する印{ $icons }個

## The hand

hand = あなたの手札
hand-empty = 手札はありません。
hand-card =
    { $count ->
        [1] { $name }：{ $text }
       *[other] { $name }、{ $count }枚：{ $text }
    }{ $chosen ->
        [0] {""}
       *[other] 。{ $chosen }枚を選択中
    }
hand-stroke =
    秘策「{ $name }」：{ $text }{ $chosen ->
        [true] 選択中
       *[false] {""}
    }
bolster = 地固め
bolster-tucked = 地固め：演説を締めるとき候補の下に残せる
card-cost = 代金（枚数）

## Parties, candidates and Seats

you = あなた
# The microphone is the game’s pawn for Media.
microphone = マイク
# Cards in hand, then Masterstrokes.
holding =
    手札{ $cards }枚{ $strokes ->
        [0] {""}
       *[other] {" "}· { $strokes } ★
    }
holding-totals = { $holding } · { $totals }
dash-allows =
    { $icon ->
        [C] { $count }枚引く
        [I] { $count }枚引く
        [R] { $count }枚置く
       *[P] { $count ->
            [0] 放送外
           *[other] 放送中
        }
    }
dash-what =
    { $icon ->
        [C] 1ラウンドに引ける演説カード
        [I] 1ラウンドに引ける強みカード
        [R] 1ラウンドに置けるカード
       *[P] マイクの行方を決めます。候補につけば、そこの強みが安くなります
    }
dash-icon = { $name }{ $total }：{ $what }。
dash-spoken =
    { $name }{ $total }{ $would ->
        [none] {""}
       *[other] 、{ $would }になる
    }：{ $what }
dash-running-out = 票が残り少なくなっています。
dash-no-change =
    { $more ->
        [true] ちょうど{ $sums }…は作れません。
       *[false] ちょうど{ $sums }は作れません。
    }
dash-supply = 残りの持ち票：{ $votes }
dash-hand = ／{ $limit }枚
# A Masterstroke that lasts, with what it was aimed at.
dash-lasting = ★ { $stroke }
dash-lasting-at = ★ { $stroke }（{ $target }）
party-says =
    { $own ->
        [true] あなたの党
       *[false] { $name }
    }{ $microphone ->
        [true] 、マイクあり
       *[false] {""}
    }{ $lasting ->
        [none] {""}
       *[other] 、{ $lasting }
    }：詳しく見る
party-lasting = 「{ $stroke }」が継続中
candidate-says =
    { $letter }、{ $candidate }：{ $icons }{ $tucked ->
        [0] {""}
       *[other] 。差し込み{ $tucked }枚
    }{ $rally ->
        [0] {""}
       *[other] 。演説{ $rally }枚、{ $worth }
    }{ $down ->
        [0] {""}
       *[other] 。裏向き{ $down }枚
    }
rival-says =
    { $name }、{ $letter }、{ $candidate }：{ $icons }{ $tucked ->
        [0] {""}
       *[other] 。差し込み{ $tucked }枚
    }{ $rally ->
        [0] {""}
       *[other] 。演説{ $rally }枚、{ $worth }
    }
staged-sent = { $card }、{ $letter }に裏向き、送信済み
staged-laid = { $card }、{ $letter }に裏向き。取り消す
box-says =
    選挙区{ $letter }、{ $name }：{ $issue }。{ $matching }の最多に{ $bonus }票{ $counts ->
        [none] {""}
       *[other] （{ $counts }）
    }。箱に票カード{ $cards }枚{ $votes ->
        [none] {""}
       *[other] 。得票{ $votes }
    }
box-cards = 箱に票カード{ $cards }枚
box-nobody-yet = まだいません
box-tie = 同数：各{ $each }
box-ahead = { $most }、{ $lead }リード
box-won = 当選
box-nobody = なし

## Above the Seats

steps = ラウンドの流れ
open-stroke = 公開中の秘策「{ $name }」：{ $text }
stroke-deck = 秘策の山札、{ $cards }枚
decks = 山札：演説カード{ $rally }枚と強みカード{ $asset }枚。捨て札も見る
stage = 秘策を開きます
stage-title = 秘策
stage-none = なし
stage-on = 続ける

## The close-up

closeup = 詳細
closeup-shut = しまう
closeup-where = { $name }、選挙区{ $letter }
closeup-tile = <b>タイル：</b>{ $icons }。<b>差し込み：</b>{ $tucked }。
closeup-discount = <b>ここでの値引き：</b>1ラウンドにここへ置く強みの代金が、合わせて{ $count }枚安くなります（KU-5.6）。
closeup-rally = <b>演説{ $count }枚：</b>{ $cards }。
closeup-no-rally = まだ演説はありません。
closeup-draws-rally = 演説カードを{ $count }枚まで引く
closeup-draws-asset = 強みカードを{ $count }枚まで引く
closeup-plays = カードを{ $count }枚まで置く
closeup-microphone =
    { $has ->
        [true] マイクあり
       *[false] マイクなし
    }
closeup-hand =
    <b>手札：</b>{ $cards }枚と秘策{ $strokes }枚{ $held ->
        [none] 。
       *[other] ：{ $held }。
    }
closeup-supply = <b>持ち票（{ $votes }票）：</b>
closeup-seat = { $letter }：{ $name }
closeup-issue = ここで{ $issue }の演説を締めると1票多くなります（KU-5.7b）。同数のときも、この争点で決まります（KU-8.4）。
closeup-bonus = 投票日に、{ $icons }を合わせて最も多く持つ候補に{ $bonus }票。並べば分け、端数は切り捨て（KU-8.1）。
closeup-matching = 一致{ $count }
closeup-would = { $votes }票入れる見込み
closeup-votes = 得票<b>{ $votes }</b>
closeup-box =
    箱に票カード{ $cards }枚{ $closed ->
        [true] 。開票まで開けません。
       *[false] 。
    }
closeup-kind = { $kind }。
closeup-copies = 全部で{ $count }枚。
closeup-decks = 山札と捨て札
closeup-deck-rally = <b>演説：</b>山札{ $count }枚。捨て札：{ $cards }。
closeup-deck-asset = <b>強み：</b>山札{ $count }枚。捨て札：{ $cards }。
closeup-deck-strokes = <b>秘策：</b>山札{ $count }枚。捨て札：{ $cards }。

## The end

left-over = 手札と山札に残ったもの
left-held = { $name }の手札
left-decks = 山札の中
left-cards = { $cards }。{ $strokes }
left-no-cards = 演説カードも強みカードもなし
left-no-strokes = 秘策なし
night-no-votes = 票なし。当選者なし
night-won = { $name }、{ $most }票で当選
night-tie-won = { $most }票で同数。{ $issue }の印で決着：{ $icons }
night-tie = { $most }票で同数、{ $issue }の印も同数：{ $icons }。当選者なし
night-box = { $letter }、{ $name }
night-sealed = 投票箱に封がされました
night-begins = 選挙区Aから開票します
night-box-sealed = 封印
night-cards = 票カード{ $cards }枚
night-tie-break =
    { $clearly ->
        [true] { $names }は{ $seats }議席ずつ。得票だけで勝ったいちばん左の選挙区で決まります。{ $first }が{ $at }を制しています。
       *[false] { $names }は{ $seats }議席ずつ。勝ったいちばん左の選挙区で決まります。{ $first }が{ $at }を制しています。
    }
night-chair = { $name }が椅子に座ります
night-shared = { $names }が椅子を分け合います

## The position, read aloud

tell-round = 全{ $rounds }ラウンドのうち第{ $round }ラウンド。段階：{ $step }。
tell-before = 選挙戦の前：{ $step }。
tell-step =
    { $phase ->
        [draft] ドラフト
        [field] 候補の擁立
        [pawn] マイク
        [take] 秘策を取る
        [commit] 秘策を伏せる
        [resolve] 秘策を解決する
        [draw] カードを引く
        [play] カードを置く
        [pay] 強みの支払い
        [end] 演説を締める
        [limit] 手札を上限まで捨てる
        [bonus] 一致した印の票
        [free] 最多の資金の票
       *[over] ゲーム終了
    }
tell-waiting = まだの人：{ $names }。
tell-microphone = マイクは{ $name }。
tell-seat =
    選挙区{ $letter }、{ $name }：{ $issue }、{ $matching }にボーナス{ $bonus }（{ $counts }）、票カード{ $cards }枚。{ $votes ->
        [none] {""}
       *[other] 得票：{ $votes }。
    }
tell-party =
    { $name }：資金{ $capital }、人脈{ $influence }、信用{ $reputation }、人気{ $popularity }。手札{ $cards }枚と秘策{ $strokes }枚{ $held ->
        [none] {""}
       *[other] （{ $held }）
    }。持ち票{ $supply }。
# Vote cards left, by value.
tell-supply = 5×{ $fives } 3×{ $threes } 1×{ $ones } −2×{ $minus }
tell-candidate =
    { $letter } { $candidate }：{ $icons }{ $rally ->
        [none] {""}
       *[other] 。演説{ $rally }
    }{ $tucked ->
        [none] {""}
       *[other] 。差し込み{ $tucked }
    }。
tell-open-strokes = 公開中の秘策：{ $strokes }。
tell-none = なし
tell-hand = あなたの手札：{ $cards }。
tell-no-cards = カードなし
tell-stroke = あなたの秘策{ $id }、{ $name }：{ $text }
tell-pack = あなたのパック：{ $tiles }。
tell-tiles = これから立てる候補：{ $tiles }。
tell-down = 裏向き：{ $cards }。
tell-down-at = { $at }に{ $card }
