### The shared table, in play and in a replay: labels, buttons and titles. Sentences that name seats are in words/ja/page.ftl.

# Its places.
frame-seats = 席
frame-asked = 求められていること
frame-beside = 盤の横
frame-fold = たたむ
tab-log = ログ
tab-rules = ルール
tab-analysis = 検討
tab-text = テキスト
tab-chat = チャット
table-title = 卓
# In the browser's tab while a move is asked for; the dot catches the eye.
table-title-due = ● あなたの番 · { $game }
table-setting = 卓を整えています
table-watching = 観戦{ $spectators }人
# A table that goes on from a position of another game.
table-played-on = { $moves }手目からの続き
table-played-on-about = ここまでの手は別の対局のもので、運もその対局のものです。記録を見た人は知っています。
table-nothing-yet = まだ何も見るものがありません。
notice-close = 閉じる

# The tab with guide and rules.
help-which = ガイドかルールか
help-guide = 2分でわかる
help-law = 全ルール
help-region = ガイド
help-other-set = この卓のカードは「{ $set }」です。普段のカードと違うところでは、この案内は当てはまりません。

# What a seat is doing, on its card; short.
doing-resigned = 投了
doing-open = 募集中
doing-ready = 準備完了
doing-paused = 中断中
doing-done = 終了
doing-wins = 勝ち
doing-place = { $rank }位
doing-thinks = 考え中
doing-your-move = あなたの番
doing-to-move = 手番
doing-bot-plays = ボットが代打ち
doing-you-wait = お待ちください
doing-waits = 待機中
doing-moved = 済み
doing-count = 開票待ち

# A seat's card.
seat-bot = ボット
seat-away = 離席中
seat-you = あなた
seat-who = { $name }とは？
seat-points = { $name }：{ $points }点。内訳は？
seat-a-bot = ボット、{ $temper }
seat-rating-range = 100回のうち95回は{ $low }から{ $high }のあいだ
seat-rating = レート（{ $games }局から）

# The log.
log-why = なぜ？
log-why-move = なぜ？　{ $name }、{ $number }手目
log-rule = ルール{ $rule }
log-earlier = 以前の手
log-since = 離席のあと
log-nothing = まだ何も起きていません。最初の一手がここに、根拠のルールとともに書かれます。
log-newest = 最新 ↓
why-thinking = { $name }は思い出しています。
# Read aloud before what a bot says.
why-says = { $name }：

# The chat.
chat-looks-on = 観戦
chat-mute = 消音
chat-nothing = まだ誰も話していません。「よろしくお願いします」で損をした候補はいません。
chat-muted = { $name }は消音中です。
chat-hear = 消音を解く
chat-say = ひとこと
chat-send = 送る
chat-closed = 卓を立てた人がチャットを閉じました。
chat-players-only = 書けるのはプレイヤーだけです。
chat-who = 書ける人
chat-everybody = 誰でも
chat-seated = プレイヤー
chat-nobody = なし

# The buttons of the prompt.
do-skip = 飛ばす
do-agree = 同意
do-refuse = 断る
do-resume = 再開
do-result = 結果
do-rematch = 再戦
do-replay = リプレイ
do-analyse = 検討
do-play-again = もう一局
do-bot-for = { $name }をボットに
do-play-this = これにする
do-play-move = これにする：{ $move }
do-not-yet = まだ
do-hint = ヒント
hint-head = あなたならどうする？
do-take-back = 取り消す
do-ask-back = 待った
do-go-on = 続ける
undo-refused = これは戻せません。運や伏せたものが明らかになったあとで、しかもボットが卓にいます。
orders = おまかせ
orders-on = おまかせ：入
orders-about = これはあなたにしか見えません。自分でクリックしたように、少し間をおいて答えます。

# The menu.
menu = 卓のメニュー
menu-text = テキストモード
menu-curtain = 交代時に幕を下ろす
menu-pause = 中断
menu-bot = ボットに任せる
menu-daily-clock = 今日の一局の時計は止められません。
menu-daily-alone = 今日の一局に代打ちはいません。
menu-draw = 引き分けを申し出る
menu-draw-bots = 引き分けに合意できるのは人だけです。
menu-resign = 投了
menu-notices = この卓からの通知
menu-watch = 観戦に招く：リンクをコピー
menu-inspector = 卓の点検
menu-not-started = ゲームはまだ始まっていません。
draw-sure = 勝ちを分け合いますか？
draw-is = まだ戦っている全員が合意すれば、ゲームはここで終わり、勝ちを分け合います。
resign-sure = 投了しますか？
resign-is = あなたのゲームはここで終わり、あとから続けることはできません。
resign-play-on = 続ける

# One device, several people: the curtain between them.
curtain-label = { $name }に交代
curtain-hand = 端末を渡す相手
curtain-open = { $name }です。幕を開ける

# A table that needs no board of its own, and the inspector.
generic-asks = 合法手から一つ選んでください。
generic-score = ゲームの定めるとおり
generic-moves = 合法手
generic-filter = 次を含むものだけ…
generic-filter-label = 手を絞り込む
generic-none = いまは決めることがありません。
generic-view = ビュー
# The root of the tree of facts below it.
generic-root = ビュー
