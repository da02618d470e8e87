### The newspaper for somebody who comes back to a table, and the missed moves played back on the board.

paper-name =
    { $game ->
        [kuzushi] 畳日報
        [kilonzo] 夕刊拡声器
        [sarkaar] 納屋新聞
        [kursi] 日刊座布団
        [politics-as-usual] 党大会通信
       *[other] 演説台新報
    }
paper-moves =
    { $moves ->
        [one] ご不在のあいだに1手
       *[other] ご不在のあいだに{ $moves }手
    }

paper-head-same = 動いたものは何もなし
paper-head-overtakes = { $first }、{ $second }を抜く
paper-head-leads = { $first }、首位に立つ
paper-head-level = 横一線：{ $first }
paper-head-away = { $first }、さらに突き放す
paper-head-closer = { $second }、{ $first }に迫る
paper-head-ahead = { $first }、首位を守る
paper-head-moves = あなた抜きでも世は回る

paper-score-was = 前は{ $score }、今は
paper-held = { $before } → { $now }
paper-more =
    { $moves ->
        [one] ほか1件。
       *[other] ほか{ $moves }件。
    }
paper-quiet = 発言なし、動きなし。
paper-notices = 短信

paper-asked = いま求められていること
paper-now = いまの様子
paper-clock = あなたの残り時間：{ $time }
paper-play = 再現する
paper-log = ログを読む
paper-to-table = 卓へ

paper-as-left = 席を立ったときの局面です。
paper-to-present = いまの局面へ
paper-to-move = 自分の番へ
