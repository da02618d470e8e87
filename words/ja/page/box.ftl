### A box, opened: playing at once, setting a table, today's deal.

# $seats is a list such as "2, 3 or 4".
box-players = { $seats }人用
box-secrets = 伏せるものあり
box-no-secrets = 隠し事なし
box-play-now = すぐ遊ぶ
box-against = <label>お相手は</label><bot>{ $bot }</bot>
box-invite = 友だちを招く
box-device = 一台で囲む
box-more = 席と設定を選ぶ
box-about = このゲームについて
box-guide = 2分でわかる
box-guide-is = 目標、1ラウンドの流れ、印の意味
box-learn = 手ほどき
box-learn-again = もう一度手ほどき
box-learn-first = 小さな局面をいくつか、3分ほど
box-rules = ルール
box-rules-is = 全文、番号つき
box-records = 記録
box-records-is = 対局を開く、貼りつける
box-lab = 研究室
box-lab-is = カードを変えて、結果を測る
box-last-games = 最近の対局
box-set-device = 一台をみんなで
box-set-bots = 卓を整える
box-set-friends = 友だちと遊ぶ卓

# Setting a table.
setup-seats = 席
setup-you = あなた
setup-name = 名前（{ $party }）
setup-name-on = 席{ $number }の名前
setup-colour = あなたの色
setup-clock = 持ち時間
setup-time-up = 時間切れになったら
setup-time-up-bot = ボットがその手を指す
setup-time-up-first = 最初の合法手で進む
setup-time-up-lost = 負けになる
setup-public = 公開ロビーに載せる
setup-options = ゲームの設定
setup-set = カードと駒
setup-set-about = どのカードと駒で遊ぶか。最初のものが標準です。
setup-usual = 標準
setup-yes = はい
setup-no = いいえ
setup-make = 卓を立てる

# The company at a table of bots. $rating is "none" for a bot without one.
bots-others = ほかの顔ぶれ
bots-facts =
    { $party }、{ $temper }{ $rating ->
        [none] {""}
       *[other] 、<figures>{ $rating }</figures>
    }
bots-keep = このまま
bots-keep-bot = { $bot }のまま
bots-change = 替える
bots-change-bot = { $bot }を替える
bots-instead = 代わりに

# Alone: today's deal, and today's scores.
solo-head = ひとりで時計と勝負
solo-about = 今日の一局は、このサーバーの全員が同じ運で挑みます。一回きり、{ $minutes }分、待ったなし。
solo-yours = あなたの今日の一局
solo-go-on = 今日の一局の続き
solo-play = 今日の一局に挑む
solo-practise = 練習する
scores-label = 今日の得点
scores-head = 今日の順位
scores-you = { $name }（あなた）
scores-none = 今日の一局を終えた人は、まだいません。
scores-playing = いま{ $people }人が挑戦中です。
