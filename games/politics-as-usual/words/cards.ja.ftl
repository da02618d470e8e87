### Names and texts of the components of Politics as Usual.

## games/politics-as-usual/data/campaign.toml

kissing-babies = 赤ちゃんにキス
    .text = 赤ん坊は泣きやみ、よその候補の応援を始めました。支持率3以下の追い風1枚を、別の候補に移す。
yard-signs = 庭先の看板
    .text = 立てた覚えは誰にもありません。カードを1枚引く。
rapid-response = 即日反論
    .text = 否定し、遺憾の意を表し、朝食までに過去の話にする。中傷を1枚打ち消す。
pancake-breakfast = パンケーキ朝食会
    .text = ライバル一人とお誘い合わせのうえ。二人ともカード1枚と、袖のシロップを持って帰る。
spin-room = 真意の釈明
    .text = 真意はまったく別の方のことでした。中傷の矛先を変える。
fact-check = ファクトチェック
    .text = おおむね誤り、脚注あり。追い風を1枚打ち消す。
opposition-research = 身辺調査
    .text = 研修生三人とコピー機一台。ライバル一人の手札を見る。
phone-bank = 電話作戦
    .text = 夕食どきにかかってきました。ライバル一人が無作為に1枚失う。
bus-tour = 遊説バス
    .text = バスがよその家の車庫をふさいでいます。ライバル一人のカードを無作為に1枚凍結。
televised-debate = テレビ討論会
    .text = ライバルは一つだけ触れないと約束。何に触れないかは本人が選ぶ。
celebrity-endorsement = 有名人の推薦
    .text = もう誰も隣の舞台を見ていません。奥の手を1枚打ち消す。
prime-time-convention = ゴールデンタイムの党大会
    .text = 風船、楽団、とても長い感謝の言葉。または、カードを1枚引く。
whisper-campaign = ひそひそ話
    .text = 誰かが何か言ったわけではないのですが。支持率マイナス2。
attack-ad = ネガティブ広告
    .text = 粗い写真、重い太鼓、支持率マイナス4。提供は「市民のための市民の会」。
gotcha-question = 意地悪な質問
    .text = では、牛乳1本はいくらでしょう？　追い風を1枚打ち消す。
leaked-memo = 流出メモ
    .text = 委員会の荷台から落ちていました。ライバル一人から無作為に1枚取る。
subpoena = 召喚状
    .text = 無作為に選んだ2枚は、ラウンドの終わりまで証拠品です。
tabloid-cover = 週刊誌の表紙
    .text = 写真は別人ですが、もう手遅れ。無作為に2枚失う。
laryngitis = 声がれ
    .text = 医師の指示により、次の手番は重々しくうなずくだけ。
guilt-by-association = お友だち疑惑
    .text = すばらしい熱意！　それはもう、われらが友人のものです。支持に出された追い風の矛先を変える。
executive-privilege = 大統領特権
    .text = お答えは差し控えます。差し控える理由も差し控えます。どんなカードでも1枚打ち消す。
teflon-suit = テフロン加工の背広
    .text = ひと拭きできれい。この候補に中傷はもう貼りつかない。
full-apology = 全面的な謝罪
    .text = 不快に思われた方がもしいらしたなら。候補一人の前の中傷をすべて捨て札にする。
war-chest = 軍資金
    .text = 一つの大きな住所から、たくさんの小口献金。カードを3枚引く。
swing-voters = 浮動票
    .text = たったいま心を決めました。支持率プラス3。
recount-lawyers = 再集計の弁護団
    .text = 請求は一票ごと。この候補は同点に勝つ。ブッシュの次、議長の前。
double-shift = 徹夜の運動員
    .text = ピザを約束しました。この手番、あと2回まで出せる。
recycled-speech = 使い回しの演説
    .text = 言葉は同じ、町は別。捨て札から追い風を1枚取る。
solid-base = 岩盤支持層
    .text = 帽子掛けが立候補しても投票します。ここにある追い風は、打ち消すことも移すこともできない。

## games/politics-as-usual/data/candidates.toml

g-w-bush = G.W.ブッシュ
    .text = 同点にはすべて勝つ。できれば勝ちたくないものまで。
the-governor = 知事
    .text = 話題を変えるカードが1枚少なくて済む。答えにはなっていないが、話しぶりは見事。
the-general = 将軍
    .text = ついて行進できるものが何か一つでもあれば、支持率プラス1。
the-senator = 上院議員
    .text = 1ラウンドに一度：カード1枚を手放せば、向けられた中傷は記憶にございません。
the-mayor = 市長
    .text = 1ラウンドに一度：支持率3以下の追い風1枚を資源ごみに出し、山札から1枚引く。
the-professor = 教授
    .text = 1ラウンドに一度：誰よりも先に次の争点を読み、ため息をつく。
the-outsider = アウトサイダー
    .text = カードが2枚多い状態で始まる。出どころは誰も知らない。それでこそアウトサイダー。
the-eternal-runner-up = 万年次点
    .text = 追い風2枚を場に出して負けると、誰かが「惜しかったですね」とカードを1枚送ってくる。

## games/politics-as-usual/data/issues.toml

war-on-terror = テロとの戦い
    .text = マイクを持つ人は、2ポイント分たのもしく見えます。
immigration = 移民
    .text = 全員がカード1枚を左隣へ。そこで身分証の提示を求められます。
education = 教育
    .text = 勝者は新しいカードを2枚学びます。テストに出ます。
the-economy = 経済
    .text = 全員がカードを1枚引き、全員が自分の手柄だと言います。
health-care = 医療保険
    .text = 勝者はカードを2枚捨て、保険の対象外だったと告げられます。
taxes = 税金
    .text = 全員がカードを1枚手放します。これを投資と呼ぶ人もいます。
pensions = 年金
    .text = 自分の手番に出せるのは3枚まで。あとは縁側でごゆっくり。
energy = エネルギー
    .text = 小さなものほどこれで動きます。1か2と書かれたカードは、支持率プラス2。
farm-subsidies = 農業補助金
    .text = 勝たなかった人には、勝たなかったことに対してカード1枚が支給されます。
the-space-program = 宇宙開発
    .text = 空の上では誰も助けてくれません。追い風は自分の候補の支持にだけ出せます。
roads-and-potholes = 道路と穴ぼこ
    .text = 穴ぼこについては与野党一致。ここでは誰も中傷を口にしません。
campaign-finance = 政治とカネ
    .text = 勝者は、改革に大賛成だという人から恩を1個取り立てます。
the-debate-schedule = 討論会の日程
    .text = 次に誰が話すかは勝者が決めます。厳正なる検討の結果、勝者に決まりました。
unpaid-parking-tickets = 駐車違反の未払い
    .text = お恥ずかしい話ですが、グローブボックスからカードがあと3枚出てきました。
the-hot-microphone = 切り忘れたマイク
    .text = 全員がカードを2枚凍結し、赤いランプが消えていたことを祈ります。
the-expense-account = 経費の領収書
    .text = 錦鯉のえさ代について最初に口を開いた人は、支持率マイナス2。

## games/politics-as-usual/src/cards/mod.rs: who runs without a card

the-no-name = 無名の新人
    .text = 名前なし、能力なし、過去なし。受けた恩は1個につき2票。
no-name = 無名の新人
