### What print-and-play says beside the game's own words: the first page, sheets, boards, and a few labels on pieces.
### `$game` is the name of a game, `$deck` that of a deck, `$set` that of a component set with its hash.

# A part of a sentence as a sentence.
print-sentence = { $text }。
# Only a list.
print-list = { $list }

## The first page

print-tagline = 刷って、切って、遊ぶ一箱
print-set = 用具セット：{ $set }
print-contents = このファイルの中身
print-line = { $deck }：{ $pieces }個
print-line-sheets = 両面印刷の用紙：{ $sheets }枚
print-line-board = { $deck }：{ $pages }ページ
print-how = 印刷のしかた
print-how-scale = 倍率は100 %で。「用紙に合わせる」は使わないでください。下の目盛りを測ると、ちょうど50 mmです。
print-how-sides = カードとトークンは両面に、長辺とじで印刷します。表のページの次がその裏で、ぴったり重なるように左右を逆に並べてあります。
print-how-one-side = 両面印刷ができないときは、表のページだけを印刷して、カードをスリーブに入れてください。
print-how-cut = 印に沿って、カードとカードの間を一度だけ切ります。少しずれても、ほかの色は見えません。
print-how-paper = カードには200 g以上の紙を。盤は厚紙に貼るとよいでしょう。
print-bring-nothing = ほかに必要なものはありません。
print-bring-die = ほかにサイコロが1個必要です。
print-credits-drawn = ゲームの用具ファイルをもとにHustingsが描きました。アイコンはgame-icons.netの作者たち（CC BY 3.0）、書体はBricolage Grotesque、Source Serif 4、Noto Sans Devanagari、Zen Kaku Gothic New（SIL Open Font License）。ゲームの由来はルールの冒頭にあります。
print-bar = 50 mm

## Sheets and pages

print-sheet =
    { $game }、用紙{ $number }/{ $count }、{ $side ->
        [fronts] 表
       *[backs] 裏
    }：{ $deck }
print-page = { $game }、{ $title }
print-aid = 早見表
print-aid-each = プレイヤーに1枚ずつ
print-rules = ルール
print-rules-page = ルール、{ $number }/{ $count }ページ
print-too-long = カードに収まらなかった文

## Pieces

print-tokens = トークン
print-party =
    { $party ->
        [0] 朱
        [1] 青
        [2] 緑
        [3] 琥珀
        [4] 紫
       *[5] 墨
    }
print-kuzushi-tiles = 駒
print-kuzushi-city = 都
print-kuzushi-rulers = 物差し
print-kuzushi-rulers-how = 駒の列に当ててください。盤は、その枠の物差しより縦にも横にも長くなりません。
print-kuzushi-ruler = { $grid }マスの枠：{ $seats }人
print-kilonzo-cards = 運命カード
print-kilonzo-map = 国
print-kilonzo-chips = チップ
print-kilonzo-candidates = 候補と年
print-kilonzo-money = クリスタル
print-kilonzo-years = 年
print-sarkaar-map = 州
print-sarkaar-tracks = はしご
print-sarkaar-points = 勝利点
print-sarkaar-states = 自分の議席がある州
print-sarkaar-ladder =
    { $track ->
        [development] 開発
       *[culture] 文化
    }
print-sarkaar-start = 開始
print-sarkaar-step-gain =
    { $token ->
        [voter] 有権者{ $n }人
        [moolah] { $n }ゼニ
       *[power] 権力{ $n }
    }
print-sarkaar-step-play =
    { $deck ->
        [strategy] 戦略カードを1枚引くか使う
       *[aggression] 攻撃カードを1枚引くか使う
    }
print-sarkaar-step-income = 収入+{ $n }
print-sarkaar-step-vp = 先頭に{ $n }点
print-sarkaar-strategy = 戦略カード
print-sarkaar-aggression = 攻撃カード
print-sarkaar-deck =
    { $deck ->
        [strategy] 戦略
       *[aggression] 攻撃
    }
print-sarkaar-kind =
    { $kind ->
        [plain] 行動カード
        [free] 無料カード：行動を使わない
        [addon] 追加カード：カードに続けて使う
       *[reaction] 返し
    }
print-sarkaar-leaders = 党首
print-sarkaar-leader = 党首
print-sarkaar-starts = 開始時：{ $things }。
print-sarkaar-starts-nothing = 開始時は何も持たない。
print-sarkaar-start-voter = 有権者{ $n }人
print-sarkaar-start-moolah = { $n }ゼニ
print-sarkaar-start-power = 権力{ $n }
print-sarkaar-start-strategy = 戦略カード{ $n }枚
print-sarkaar-start-aggression = 攻撃カード{ $n }枚
print-sarkaar-awards = 賞
print-sarkaar-award =
    { $award ->
        [development] 開発大賞
        [culture] 文化大賞
       *[national] 全国第一党
    }
print-sarkaar-award-is =
    { $award ->
        [development] 開発のはしごで{ $level }段以上、いちばん上のプレイヤーが持つ：{ $points }点。
        [culture] 文化のはしごで{ $level }段以上、いちばん上のプレイヤーが持つ：{ $points }点。
       *[national] { $level }州以上、最も多くの州に議席があるプレイヤーが持つ：{ $points }点。
    }
print-sarkaar-tiles = 利権タイル
print-sarkaar-cubes = キューブ
print-sarkaar-adjoins = 隣：{ $states }
print-kursi-rally = 演説カード
print-kursi-asset = 強みカード
print-kursi-strokes = 秘策
print-kursi-candidates = 候補
print-kursi-candidate = 候補
print-kursi-seats = 選挙区
print-kursi-seat = 選挙区
print-kursi-votes = 票カード
print-kursi-vote = 票
print-kursi-starter = { $deck }、初期セット
print-kursi-seat-issue = 争点：{ $issue }
print-kursi-seat-bonus = 開票のとき、{ $icons }が最も多い候補はさらに{ $bonus }票を入れる。
print-kursi-track = ラウンドと演説
print-kursi-round = ラウンド
print-kursi-ladder = 演説を締めたときの枚数
print-kursi-ladder-2 = 2枚：その中の地固めカードを1枚差し込める
print-kursi-ladder-4 = 4枚：誰かの−2を好きな選挙区の下に置く
print-kursi-ladder-6 = 6枚：公開の秘策を1枚取る
print-kursi-ladder-8 = 8枚：ここにさらに2票
print-kursi-tokens = マイクとラウンド
print-kursi-mic = マイク
print-politics-candidates = 候補
print-politics-candidate = 候補
print-politics-issues = 争点
print-politics-issue = 争点
print-politics-campaign = 選挙カード
print-politics-band =
    { $band ->
        [momentum] 追い風
        [slander] 中傷
       *[edge] 奥の手
    }
print-politics-party =
    { $party ->
        [D] 民主党
        [I] 無所属
       *[R] 共和党
    }
print-politics-any-party = どの党でも
# What a card is and of which party.
print-politics-of = { $label }、{ $party }
# When an Issue does something, and what.
print-politics-issue-does = { $when }：{ $does }
print-politics-favors = 恩{ $favors }個
# `$figure` is the number as it is printed, with its sign.
print-politics-votes = { $figure }票
print-politics-tokens = 恩と議長
print-politics-speaker = 議長
print-politics-stays = 場に残る。
print-politics-polls = 支持率{ $polling }、または：

## Where the page's guide speaks of the screen (words/en/guide/kuzushi.ftl): no space is lit on paper.

step-build = すでにある駒に接したマスなら、どこにでも置けます。陣は動きません。
