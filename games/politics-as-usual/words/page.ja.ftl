### What the page of Politics as Usual says beside events and refusals: questions, buttons, panels, and what a screen reader is told.
### <b>…</b> is printed in bold.

## Names of things

# A seat’s owner at the beginning of a line, and inside a sentence.
you = あなた
you-inside = あなた
party =
    { $party ->
        [D] 民主党
        [R] 共和党
       *[I] 無所属
    }
band =
    { $band ->
        [momentum] 追い風
        [slander] 中傷
       *[edge] 奥の手
    }
votes =
    { $minus ->
        [true] −
       *[false] {""}
    }{ $votes }票
favors = 自分の恩{ $own }個、受けた恩{ $received }個
# Something by its name, and what it is or does.
named = { $name }：{ $text }
# A summand and its figure.
figured = { $name } { $figure }
# One after the other, in a row of Issues.
then = { $first }、次に{ $next }
# One beside the other, in a list whose entries have commas of their own.
further = { $first }。{ $next }
no-thing = なし
close = 閉じる
why-not = なぜだめ？
accept = 受ける
decline = 断る

## What a card does, as short as it can be said

effect =
    { $effect ->
        [peek] ライバルの手札を見る
        [skip] ライバルの次の手番を飛ばす
        [clear_slander] 候補一人の中傷をすべて消す
        [tiebreak] 候補一人が同点に勝つ
       *[retrieve] 捨て札から追い風を1枚取る
    }
effect-draw = カードを{ $count }枚引く
effect-draw-both = あなたとライバルが{ $count }枚ずつ引く
effect-discard =
    { $aim ->
        [other] ライバルが無作為に{ $count }枚失う
       *[any] 誰かが無作為に{ $count }枚失う
    }
effect-steal = ライバルから無作為に{ $count }枚取る
effect-freeze-chosen =
    { $aim ->
        [other] ライバルが自分で{ $count }枚選んで凍結
       *[any] 誰かが自分で{ $count }枚選んで凍結
    }
effect-freeze-random =
    { $aim ->
        [other] ライバルのカードを無作為に{ $count }枚凍結
       *[any] 誰かのカードを無作為に{ $count }枚凍結
    }
# $change is a figure with its sign.
effect-modify =
    { $aim ->
        [other] ライバルの支持率{ $change }
       *[any] 候補一人の支持率{ $change }
    }
effect-guard =
    { $guard ->
        [slander] 候補一人にもう中傷は効かない
       *[momentum] 候補一人の追い風を守る
    }
effect-extra = この手番、あと{ $count }回まで出せる
effect-move = 支持率{ $most }以下の追い風を移す
effect-cancel =
    { $band ->
        [momentum] 追い風を打ち消す
        [slander] 中傷を打ち消す
        [edge] 奥の手を打ち消す
       *[any] どんなカードでも1枚打ち消す
    }
effect-redirect =
    { $band ->
        [momentum] 支持に出た追い風の矛先を変える
        [slander] 中傷の矛先を変える
        [edge] 奥の手の矛先を変える
       *[any] どんなカードでも矛先を変える
    }

# A heading above buttons with the names of those at whom, or of the cards on which, a card can be played.
aim =
    { $effect ->
        [peek] 手札を見る相手
        [skip] 手番を飛ばす相手
        [clear_slander] 中傷を消す候補
        [tiebreak] 同点に勝つ候補
       *[retrieve] 取り戻すカード
    }
aim-draw-both = 一緒に引く相手
aim-discard = 無作為に{ $count }枚失う人
aim-steal = 無作為に{ $count }枚取る相手
aim-freeze-chosen = 自分で{ $count }枚選んで凍結する人
aim-freeze-random = 無作為に{ $count }枚凍結する相手
aim-modify = 支持率{ $change }を受ける候補
aim-guard =
    { $guard ->
        [slander] 中傷から守る候補
       *[momentum] 追い風を守る候補
    }
aim-move = 移すカード
aim-cancel = 打ち消すカード
aim-redirect = 新しい矛先
aim-poll = 支持率{ $polling }を送る相手
aim-answer = 応じる
aim-play = 使う

# A card as a screen reader says it; the party only where cards have symbols.
card-says =
    { $card }{ $party ->
        [none] {""}
       *[other] 、{ $party }
    }、{ $band }：{ $polling ->
        [none] { $effect }
       *[other] 支持率{ $polling }、または：{ $effect }
    }
# Between the two halves of a Momentum card.
card-or = または

## What an Issue does, without the satire

issue-when =
    { $when ->
        [enter] 登場したとき
        [round] ラウンド中
       *[win] 勝者は
    }
issue-rule =
    { $effect ->
        [own_only] 追い風は自分の候補の支持にだけ出せる
        [no_slander] 中傷は使えない
       *[winner_speaks] 次の議長になる
    }
issue-speaker-bonus = 議長の支持率{ $change }
issue-max-plays = 自分の手番に出せるのは1人{ $count }枚まで
issue-low-boost = 1か2と書かれたカードは支持率{ $change }
issue-all-draw = 全員が{ $count }枚引く
issue-all-discard = 全員が{ $count }枚捨てる
issue-all-freeze = 全員が{ $count }枚凍結する
issue-pass-left = 全員が左隣に{ $count }枚渡す
issue-winner-draw = { $count }枚引く
issue-losers-draw = ほかの全員が{ $count }枚引く
issue-winner-discard = { $count }枚捨てる
issue-take-favor = ライバルから恩を{ $count }個取り立てる

## What a Candidate’s power is called

power-none = 能力なし
power =
    { $power ->
        [wins_ties] 同点にすべて勝つ
        [stonewall] 記憶にございません：カード1枚で中傷を消す
       *[foresight] 先読み：次の争点を見る
    }
power-sidestep = 先送りが{ $less }枚安い
power-parade = 追い風があれば+{ $more }
power-war-room = 最初の手札が{ $count }枚多い
power-consolation = 追い風{ $count }枚で負けると1枚もらう
power-recycle-any = リサイクル：カード1枚を引き直す
power-recycle = リサイクル：支持率{ $most }以下の追い風を引き直す

## Who leads

leads-now =
    このままなら{ $you ->
        [true] あなた
       *[false] { $name }
    }の勝ち。
leads-tie =
    { $many ->
        [true] { $count }人が同点
       *[false] { $names }が同点
    }。このままなら{ $you ->
        [true] あなた
       *[false] { $name }
    }のもの（{ $why ->
        [power] 同点に勝つ能力で
        [card] { $card }で
        [speaker] 同点は議長が勝つ
        [you-speak] 同点は議長が勝つ
        [you-first] 議長の{ $speaker }から時計回りに最初
       *[order] 議長の{ $speaker }から時計回りに最初
    }）。
leads-some-card = カード

## What is asked of a player

asks-candidate = 候補を選んでください。党と、取引する恩と、能力が決まります。
asks-over = 開票が終わりました。
asks-pick =
    { $cause ->
        [sidestep] 先送りのために捨てるカードを{ $count }枚選んでください。
        [discard] 捨てるカードを{ $count }枚選んでください。
        [pass_left] 左隣に渡すカードを{ $count }枚選んでください。
        [winner_discard] 勝った代償に捨てるカードを{ $count }枚選んでください。
       *[freeze] ラウンドの終わりまで凍結するカードを{ $count }枚選んでください。
    }
asks-take = あなたの勝ちです。ライバルから恩を取り立てます。演台に触れてください。
asks-contest = 議題は{ $issue }、{ $votes }。先送りはできません。論戦を開いてください。
asks-sidestep =
    議題は{ $issue }、{ $votes }。論戦を開くか、{ $cost ->
        [0] 無料で
       *[other] カード{ $cost }枚で
    }先送りしてください。
asks-react =
    { $how ->
        [polled-you] { $card }があなたの支持に出されました。
        [polled] { $card }が支持に出されました。
        [played-you] { $card }があなたに向けられました。
       *[played] { $card }が使われました。
    }カードで応じるか、見送ってください。
asks-turn =
    { $hand ->
        [0] あなたの手番ですが、手札がありません。パスしてください。
       *[other] あなたの手番です。追い風を支持に出すか、カードを効果として使うか、パスしてください。
    }{ $plays ->
        [none] {""}
       *[other] あと{ $plays }回出せます。
    }{ $cards ->
        [none] {""}
       *[other] このラウンドに出せるのはあと{ $cards }枚。
    }
asks-choose = 選んでください。

## Moves, on buttons and for screen readers

move-candidate = { $candidate }で出馬
move-no-name = { $candidate }で出馬、{ $party }
move-sidestep = 争点を先送り
move-contest = 論戦を開く
move-poll = { $card }を{ $at }の支持に
move-play = { $card }を使う
move-play-on = { $on }に{ $card }を使う
move-play-at = { $at }に{ $card }を使う
move-play-move = { $card }を使う：{ $on }を{ $at }へ
move-pass = パス
move-react = { $card }で応じる
move-react-at = { $card }で応じる：矛先を{ $at }に
move-ok = 見送る
move-foresight = 次の争点を見る
move-power = { $card }を手放して能力を使う
move-pick = { $card }を選ぶ
move-done = 決定
move-take = { $from }から恩を取り立てる
move-offer = { $to }に恩{ $give }個を申し出る
move-ask = { $to }に恩{ $want }個を求める
move-swap = { $to }に恩{ $give }個と{ $want }個の交換を申し出る
move-accept = { $from }の申し出を受ける
move-decline = { $from }の申し出を断る
move-withdraw = 申し出を取り下げる
closing-sidestep = 先送り

## Where Votes and Polling come from

sum-received =
    受けた恩{ $count }個{ $worth ->
        [0] {""}
        [1] {""}
       *[other] 、各{ $worth }票
    }
sum-own =
    自分の恩{ $count }個{ $worth ->
        [0] （数えない）
       *[other] {""}
    }
polling-issue = { $card }、争点による
polling-party = { $card }、自分の党
polling-parade = パレード
polling-speaker = 議長

holding-none = 候補は未定
holding =
    { $candidate } · { $cards }枚{ $frozen ->
        [0] {""}
       *[other] 、凍結{ $frozen }
    }

## The board

picks-send =
    { $cause ->
        [freeze] 凍結する { $chosen }／{ $needed }
        [card_freeze] 凍結する { $chosen }／{ $needed }
        [pass_left] 渡す { $chosen }／{ $needed }
       *[discard] 捨てる { $chosen }／{ $needed }
    }
picks-recycle = 代わりにリサイクル
# For screen readers: what a move would change.
heard = 支持率：{ $changes }
heard-plus = { $name }プラス{ $by }
heard-minus = { $name }マイナス{ $by }
settles = これで決まりです。{ $name }が{ $issue }を取ります。
stage = 舞台、{ $leads }
stage-before = 舞台、論戦の前
lectern =
    { $name }、{ $candidate }。支持率{ $polling }。手札{ $cards }枚{ $frozen ->
        [0] {""}
       *[other] 、凍結{ $frozen }枚
    }。{ $favors }{ $leads ->
        [true] 。このままなら勝ち
       *[false] {""}
    }{ $speaker ->
        [true] 。議長
       *[false] {""}
    }{ $target ->
        [true] 。選べます
       *[false] {""}
    }
lectern-parade = パレード{ $change }
lectern-speaker-bonus = 議長{ $change }
lectern-leads = リード
lectern-speaker = 議長
placard =
    { $value ->
        [none] { $card }：{ $effect }
       *[other] { $card } { $value }：{ $effect }
    }

hand =
    あなたの手札、{ $cards }枚{ $frozen ->
        [0] {""}
       *[other] 、凍結{ $frozen }枚
    }
hand-frozen = { $card }、ラウンドの終わりまで凍結
hand-empty = 手札はありません。次の配札で補充されます。

slip = { $card }：どう使いますか
slip-card = { $card }…
slip-to = { $card }の送り先
slip-give-up = このカードを手放す
slip-cancel = { $card }を打ち消す
slip-useless = いまは使い道がありません。
slip-close = カードを戻す

forecast = 出したあとの支持率
forecast-then = その後
forecast-stands = 残る
forecast-canceled = 打ち消し
# Before the sign of the one to whom a card is sent.
forecast-to = →
forecast-leads = リード
prospect-stands = 残れば
prospect-canceled = 打ち消されれば
prospect-sent = { $name }に向けば
prospect-somebody = 誰かに向けば

issue = 争点
issue-round = 第{ $round }ラウンド／{ $rounds }
issue-speaker = 議長は{ $name }
issue-effect = <b>{ $when }：</b>{ $effect }。
issue-sidestep = 先送り：{ $cost }枚
issue-no-way = 先送りできません
issue-over = 会場の掃除が始まりました。
issue-before = 会場に人が集まってきました。

ladder-side = いまの動き
ladder = 出されたカードと応答、新しい順
ladder-read = { $card }を読む
ladder-asked =
    { $you ->
        [true] あなたが聞かれています
       *[false] { $name }が聞かれています
    }{ $more ->
        [true] 。次に{ $names }
       *[false] {""}
    }。
ladder-forecast =
    { $prospect }：{ $you ->
        [true] <b>あなた</b>が{ $polling }でリード
       *[false] <b>{ $name }</b>が{ $polling }でリード
    }
ladder-passes =
    { $passes ->
        [0] { $seats }人続けてパスすると論戦終了
       *[other] { $seats }人中{ $passes }人が続けてパス
    }
ladder-speaker =
    { $you ->
        [true] あなた
       *[false] { $name }
    }が議題を決めます。

candidates = 候補
candidate = { $name }、{ $party }、恩{ $favors }個。{ $power }。
candidate-taken = { $candidate }{ $name }の候補
candidate-free = { $candidate }空き
candidate-run = この候補で出馬

dossier = { $name }：支持率と候補
dossier-none = 候補は未定
# Player, party and Votes in one line.
dossier-line = { $name } · { $votes } ·
dossier-party = { $name }、{ $party } · { $votes } ·
dossier-power =
    <b>{ $power }{ $used ->
        [true] （このラウンド使用済み）
       *[false] {""}
    }。</b>{ $text }
dossier-plays = 自分の手番に{ $limit }枚中{ $made }枚使用。
dossier-polling = 支持率（PU-7.5）
dossier-nothing = まだなし
dossier-total = 合計
dossier-also = ほかに：{ $card }

## Panels beside the stage

panels = 舞台の横
panel-title =
    { $panel ->
        [deals] 取引の机
        [cards] カード数え
       *[votes] 票の山
    }
panel-label =
    { $panel ->
        [deals] 取引
        [cards] カード
       *[votes] 票
    }
panel-key = { $title }（{ $key }）

# What a deal brings to both sides. Figures come with their sign.
deal =
    { $you ->
        [true] あなた
       *[false] { $name }
    } { $gain }、{ $other } { $other-gain }票
deal-sentence =
    { $you ->
        [true] あなた
       *[false] { $name }
    } { $gain }、{ $other } { $other-gain }票。
deal-unpayable = いまは支払えません。
deal-open-desk = 机を開く
desk-open = 返事待ちの申し出
desk-table = 卓上
desk-none = 申し出はありません。
desk-withdraw = 取り下げ
desk-make = 申し出をする
desk-yours = あなたの申し出
desk-whom = 誰に
desk-give = 渡す
desk-want = もらう
desk-promise = よければ約束を（全員に見え、誰も縛られない）
desk-example = 次のあなたへの広告は打ち消します
desk-offer = 申し出る
desk-impossible = 申し出る（不可）
desk-left = このラウンドあと{ $count }回
desk-cannot = いまは申し出ができません。
desk-record = 約束の記録
desk-kept = 言ったこと、したこと
desk-state =
    { $state ->
        [open] 第{ $round }ラウンド、返事待ち
        [accepted] 第{ $round }ラウンド、成立
        [declined] 第{ $round }ラウンド、不成立
        [withdrawn] 第{ $round }ラウンド、取り下げ
       *[lapsed] 第{ $round }ラウンド、時間切れ
    }
desk-said = 言ったこと
desk-done = したこと
desk-nothing-yet = まだなし
desk-no-deal = 取引なし
desk-no-deals = 取引はまだありません。最初の恩がいちばん売りやすいものです。

counter-place =
    { $place ->
        [hand] あなたの手札
        [play] 場
        [discard] 捨て札
       *[out] 見えない所
    }
counter-places =
    { $place ->
        [hand] 手札に{ $count }
        [play] 場に{ $count }
        [discard] 捨て札に{ $count }
       *[out] 見えない所に{ $count }
    }
counter-sight = 見えない所：山札に{ $pile }枚、ほかの人の手札に{ $hands }枚。捨て札：{ $discarded }枚。
counter-sight-all = 見えない所：山札に{ $pile }枚、手札に{ $hands }枚。捨て札：{ $discarded }枚。
counter-out = { $all }枚中{ $out }枚が未見
counter-symbols = 印
counter-symbols-momentum = 追い風の印
counter-no-symbol = なし
counter-seen = あなたが見たもの
counter-held = { $name }が持っていたカード：{ $cards }。
counter-gone = { $card }（もうない）
counter-issues = 争点
counter-deck = 山に残り{ $cards }枚
counter-next = 次の争点は<b>{ $issue }</b>だとわかっています。
counter-bottom = みんなが見た山の底：最後に<b>{ $issues }</b>。
counter-where =
    { $where ->
        [up] いまの議題
        [top] 次
        [bottom] 底
       *[unknown] 未見
    }

stacks-deck = 山に残る争点は{ $issues }件、最大で合わせて{ $votes }。
stacks-deck-now = 山に残る争点は{ $issues }件、最大で合わせて{ $votes }。いまの議題は{ $issue }で{ $worth }。
stacks-of = { $name }、{ $votes }
stacks-none = 取った争点なし
stacks-favors =
    カードの上に{ $own }個（{ $own-worth ->
        [0] 票なし
       *[other] 各{ $own-worth }票
    }）、山の中に{ $received }個（{ $received-worth ->
        [0] 票なし
       *[other] 各{ $received-worth }票
    }）
stacks-landslide = 圧勝まで
stacks-reached = 圧勝
stacks-short = 圧勝まであと{ $short }
stacks-ahead = 全員に{ $lead }差。圧勝まであと{ $short }

## Election night

night-favors = 恩
night-call = { $label }：{ $name } { $figure }
night-quiet = 会場が静まり返ります
night-counted = 開票済み{ $counted }／{ $all }
night-level = { $because }。票は同数。同点に勝つ人が先、次に取った争点の多い人（PU-12.3、PU-12.4）

## The position, read aloud

tell-choosing = 候補を選んでいます。
tell-over = 選挙は終わりました。
tell-round = 全{ $rounds }ラウンドのうち第{ $round }ラウンド：{ $issue }、{ $votes }。{ $when }：{ $effect }。議長は{ $speaker }。
# The play and its answers, numbered; the last part says at whom.
tell-link =
    { $number }. { $name }：{ $card }（{ $mode ->
        [poll] 支持
        [reaction] 応答
       *[effect] 効果
    }）{ $aimed ->
        [true] 、相手は{ $at }
       *[false] {""}
    }。
tell-no-candidate = 候補なし
tell-camp =
    { $name }、{ $candidate }：支持率{ $polling }、{ $votes }、{ $favors }、手札{ $cards }枚{ $frozen ->
        [0] {""}
       *[other] 、凍結{ $frozen }枚
    }。{ $front ->
        [none] {""}
       *[other] 前にあるもの：{ $front }。
    }
tell-hand = あなたの手札：{ $cards }。
tell-hand-empty = なし
tell-frozen = 凍結中：{ $cards }。
# A card with the number that moves are typed with.
tell-card = { $number } { $card }
tell-offer =
    { $from }から{ $to }への申し出、恩{ $give }個を渡して{ $want }個をもらう{ $promises ->
        [true] ：「{ $promise }」
       *[false] {""}
    }。
tell-bottom = わかっている争点の山の底：{ $issues }。
