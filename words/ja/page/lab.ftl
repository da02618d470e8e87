### 研究室：自分のカードセットと、それを使った実験。

lab-head = 研究室
lab-lead = デザイナーの机です。カードも値段もルールも変えて、すぐに遊ぶか、ボットに千回遊ばせて何が起きるか見てみましょう。
lab-games-label = ゲーム
lab-my-sets = 自分のセット
lab-no-sets = まだ何も保存されていません。上のゲームを開いて何か変えてみましょう。名前をつければ、ここで待っています。
lab-my-experiments = 自分の実験
lab-no-experiments = まだ実験はありません。ゲームを開いて、千局が何と言うか聞いてみましょう。
lab-of = { $game }：研究室
lab-set-about = どのカードも卓に出る姿のまま、数字と並んでいます。ここで変えても、ほかの人のゲームは変わりません。
lab-no-files = このゲームには変えられるカードがありません。オプションがルールのすべてです。試すことも印刷することもできます。
lab-to-standard = ゲームに付いてくるセット
lab-lessons = <link>レッスン</link>と案内は、ゲームに付いてくるセットについてのものです。このセットでは合わないところもあります。

lab-plate = このセット
lab-set = セット
lab-draft = 下書き
lab-standard = 標準
lab-state-standard = ゲームに付いてきたままです。何か変えると、自分のセットになります。
lab-state-draft = このタブの下書きです。保存すると遊べます。
lab-state-changed = まだ保存していない変更があります。
lab-state-saved = 保存しました。
lab-state-other = ほかの人のセットです。眺めても、遊んでも、自分用に写してもかまいません。
lab-state-wrong = このままでは遊べません。印のついたところを見てください。
lab-again = もう一度
lab-save = 保存
lab-copy = 写す
lab-playtest = 試遊
lab-play-bots = ボットと
lab-play-friends = 友だちと
lab-play-device = 1台の端末で
lab-play-more = ボットと持ち時間を選ぶ
lab-measure = 調べる・持ち帰る
lab-try = 1,000局試す
lab-print = 印刷
lab-transfer = 読み込みと書き出し
lab-rename = 名前を変える
lab-delete = 削除
lab-discard = 変更をすべて取り消す
lab-delete-sure = セットを削除します。これを使った卓と実験は、それぞれの版をそのまま持ち続けます。
lab-discard-sure = 保存していないものはすべて失われ、セットは元に戻ります。
lab-sheet-save = このセットを保存
lab-sheet-copy = 写しを保存
lab-sheet-rename = セットの名前を変える
lab-sheet-delete = このセットを削除しますか？
lab-sheet-discard = 変更をすべて取り消しますか？
lab-sheet-transfer = 読み込みと書き出し
lab-sheet-try = 何度も試す
lab-sheet-print = 印刷して遊ぶ
lab-sheet-friends = 友だちとの卓
lab-sheet-device = 1台の端末で、みんなで
lab-sheet-bots = 卓を整える

lab-name = 名前
lab-name-about = 英小文字、数字、-、_で32文字まで。
lab-saving = 保存しています…
lab-save-new = 新しいセットとして保存
lab-save-version = 保存
lab-save-stale = その間に別の場所で変更されました。あなたのものは別のセットとして保存し、2つを比べてみてください。

lab-parts = セットの部分
lab-in-file = { $file }の中
lab-options = ハウスルール
lab-options-about = ここで始める試遊と実験のすべてに使われます。
lab-options-none = このゲームにオプションはありません。
lab-list =
    { $list ->
        [card] カード
        [leader] 党首
        [state] 州
        [development] 開発のはしご
        [culture] 文化のはしご
        [candidate] 候補
        [asset] 強みカード
        [rally] 演説カード
        [stroke] 秘策
        [seat] 選挙区
        [vote] 票
        [starter] 最初のカード
        [issue] 争点
       *[other] { $words }
    }
lab-file =
    { $file ->
        [rules] ルールの数字
        [tiles] 利権タイル
       *[other] { $words }：全般
    }
lab-key =
    { $key ->
        [id] ID
        [code] コード
        [name] 名前
        [short] 短い名前
        [text] 文
        [effect] 効果
        [cost] コスト
        [count] 枚数
        [kind] 種類
        [deck] 山札
        [icons] アイコン
        [issue] 争点
        [issues] 争点
        [assets] 強み
        [bolster] 地固め
        [lasting] 続く間
        [shield] 盾
        [matching] 合うアイコン
        [bonus] ボーナス
        [value] 価値
        [band] 帯
        [polling] 支持率
        [parties] 各1枚の党
        [party] 党
        [aim] 対象
        [votes] 票
        [sidestep] 先送りの値段
        [when] いつ
        [favors] 恩
        [power] 能力・権力
        [no] 手番の順
        [voter] 有権者
        [moolah] ゼニ
        [strategy] 戦略カード
        [aggression] 攻撃カード
        [privilege] 特権
        [seats] 議席
        [adjoining] 隣
        [beginner] 入門のタイル
        [tiles] タイル
       *[other] { $words }
    }
lab-field-of = （{ $entry }）
lab-field-none = なし
lab-vary = 別の数字ならどうなる？
lab-vary-field = { $entry }の{ $field }を変えて試す
lab-entry-copy = 写す
lab-entry-copy-of = { $entry }を写す
lab-entry-remove = 取り除く
lab-entry-remove-of = { $entry }を取り除く
lab-wrong-at =
    { $line ->
        [0] { $file }：{ $expected }
       *[other] { $file }、{ $line }行目：{ $expected }
    }
lab-wrong-go = 見せて
lab-wrong-here = ここに間違いがあります

lab-export = 書き出し
lab-export-about = セットのファイルがすべて1つの文書になります。ここでも別のサーバーでも、また読み込めます。
lab-export-all = セットをダウンロード
lab-import = 読み込み
lab-import-about = 机の上のものと入れ替わります。あなたが保存するまでは保存されません。
lab-import-files = ファイル
lab-import-paste = またはTOMLを貼り付ける
lab-import-into = ファイル名のない文の行き先
lab-import-do = 机に置く
lab-import-unknown = このセットに{ $file }というファイルはありません。

lab-differences = 違うところ
lab-compare-with = 比べる相手
lab-compare-choose = 自分のセットから選ぶ
lab-diff-none = 何も違いません。同じものです。
lab-diff-changed = <name>{ $what }</name>：{ $field } <old>{ $before }</old> → <fresh>{ $after }</fresh>
lab-diff-set = <name>{ $what }</name>：{ $field }が<fresh>{ $after }</fresh>になった
lab-diff-unset = <name>{ $what }</name>：{ $field }がなくなった（前は<old>{ $before }</old>）
lab-diff-new = <name>{ $what }</name>が加わった
lab-diff-gone = <name>{ $what }</name>がなくなった

lab-print-about = 本物の卓で遊ぶのに要るものが全部入ったPDFです。切り取るカード、盤、短いルール。
lab-paper = 用紙
lab-paper-size =
    { $size ->
        [letter] レター
       *[other] A4
    }
lab-ink = インク
lab-ink-colour = カラー
lab-ink-black = 白黒
lab-print-do = PDFを作る
lab-printing = 描いています…

lab-question = 何を知りたいですか？
lab-ask-measure = どんなゲームか
lab-ask-measure-is = 誰が勝つか、どれだけかかるか、カードの値打ちは。
lab-ask-compare = 何が変わるか
lab-ask-compare-is = 同じ対局を別のセットでも。動いたものだけを見ます。
lab-ask-sweep = 数字のはたらき
lab-ask-sweep-is = 1つか2つの数字を、値ごとに。
lab-games = 対局数
lab-seats = 席
lab-bot = 誰が指すか
lab-bot-mcts = 先を読むボット
lab-bot-greedy = 早指しのボット
lab-bot-random = まったくの運
lab-strength = 強さ
lab-strength-of =
    { $step ->
        [1] 弱い（{ $n }）
        [2] 普通（{ $n }）
        [3] 強い（{ $n }）
       *[other] とても強い（{ $n }）
    }
lab-axis =
    { $number ->
        [1] 数字
       *[other] 2つ目の数字
    }
lab-axis-parameter = どの数字
lab-axis-range = から..まで
lab-axis-about = 1つ選ぶか、表の数字の横のつまみを押してください。
lab-axis-bad = 1..5のように書いてください。
lab-axis-add = 2つ目の数字を加える
lab-axis-remove = 外す
lab-parameter =
    { $title ->
        [none] { $field }
       *[other] { $title }：{ $field }
    }{ $nth ->
        [0] {""}
       *[other] （{ $nth }番目の数字）
    }、今は{ $value }
lab-estimate = およそ{ $time }、全部で{ $games }局。
lab-estimating = 所要時間を計算しています…
lab-try-start = 始める
lab-try-save = 保存して始める

lab-experiment =
    { $question ->
        [compare] 何が変わるか
        [sweep] 数字のはたらき
       *[measure] どんなゲームか
    }
lab-experiment-of = { $game }、{ $set }、{ $games }局
lab-plan = { $seats }席で{ $games }局、指し手は{ $bot }
lab-bot-named =
    { $bot ->
        [mcts] 先を読むボット
        [greedy] 早指しのボット
        [random] まったくの運
       *[other] { $bot }
    }
lab-plan-against = 比べる相手は{ $set }
lab-progress = 進みぐあい
lab-phase =
    { $phase ->
        [waiting] 順番待ち
        [running] 対局中
        [paused] 休止中
        [done] 完了
        [cancelled] 中止
        [failed] 失敗
       *[other] { $phase }
    }
lab-played = { $games }局のうち{ $played }局
lab-left = 残りおよそ{ $time }
lab-pause = 休止
lab-resume = 続ける
lab-cancel = 中止
lab-nothing-yet = 最初の対局が進んでいます。数字が出しだい、ここに並びます。
lab-download = 実験をダウンロード
lab-download-about = 数字のもとになるものがすべて入ったファイルです。「hustings lab」で、どの機械でも同じ結果をもう一度出せます。
lab-forget = 削除
lab-forget-sure = 実験とその数字を削除します。

lab-verdict = 判定
lab-verdict-seats = この対局から言えるかぎり、席による差はありません。
lab-verdict-off =
    { $side ->
        [more] 公平な取り分より多く勝つ
       *[less] 公平な取り分より少なく勝つ
    }（{ $kind }）：{ $names }{ $more ->
        [0] {""}
       *[other] 、ほか{ $more }
    }。
lab-suggestion = 提案
lab-table = 数字の表
lab-from-to = { $low }～{ $high }
lab-moves = 1局の手数
lab-moves-is = プレイヤーの決断1つを1手と数えます。
lab-leads = 首位の交代
lab-leads-is = 1局のうちに、首位が何度入れ替わったか。
lab-halftime = 折り返しの首位が勝つ割合
lab-halftime-is = { $fair }に近ければまだわかりません。100%に近ければ後半は何も決めません。
lab-skill = 腕前
lab-skill-is = 強いボットが弱い相手に勝つ割合。{ $fair }ならまったくの運です。
lab-luck = 運
lab-luck-is = 同じ配りをもう一度指して、同じ席が勝つ割合。{ $fair }より高いほど、配りが勝負を決めます。
lab-unplayed = 引かれたのに使われなかったカード
lab-wins-by = { $kind }ごとの勝ち
lab-wins-about = 勝ちの割合と95%区間。公平でないと言い切れるものには矢印がつきます。
lab-fair-line = 点線は{ $fair }。
lab-kind =
    { $kind ->
        [seat] 席
        [leader] 党首
        [candidate] 候補
        [masterstroke] 秘策
        [place] 手番の順
        [deck] 山札
        [home] 地元
        [card-drawn] 引いたカード
        [card-played] 使ったカード
        [game] 対局全体
       *[other] { $words }
    }
lab-figure =
    { $name ->
        [moves] 1局の手数
        [lead-changes] 首位の交代
        [wins-of-the-leader-at-half-time] 折り返しの首位の勝ち
        [ran-dry] 尽きた
        [lasted] もった
       *[other] { $words }
    }
lab-figure-of = { $name }（{ $kind }）
lab-side =
    { $side ->
        [more] 、線より上
        [less] 、線より下
       *[same] 、線から外れたとは言えない
    }
lab-show-all = { $count }件すべて見る
lab-lengths = 対局の長さ
lab-lengths-about = { $shortest }手から{ $longest }手。半分の対局は{ $median }手以内に終わります。
lab-column-value = 数字
lab-column-interval = 95%区間
lab-column-of = 母数
lab-column-moves = 手数
lab-column-games = 対局
lab-column-figure = 数字
lab-column-before = 前
lab-column-after = 後
lab-column-change = 変化
lab-column-values = 値
lab-what-moved = 動いたもの
lab-what-moved-about = 勝つ割合の変化（ポイント）と95%区間。
lab-all-changes = すべての数字、前と後
lab-all-changes-about = 両方のセットを同じ運で対局したので、小さな変化も見えます。
lab-moved = 動いた
lab-moved-count = { $all }のうち{ $moved }の割合が動きました。
lab-after = このセットの数字
lab-sweep-card = { $card }の勝ちを公平な取り分と比べたもの。100%が公平。ひげは95%区間、塗りつぶした点は公平と見てよい値です。
lab-sweep-seats = いちばん偏った席が公平な取り分からどれだけ離れているか。0%が公平。
lab-map = 2つの数字の地図
lab-map-axes = 縦：{ $rows }。横：{ $columns }。枠のあるマスがいちばん公平に近い。
lab-map-best = 、いちばん公平に近い
