### The shelf, the public lobby, and who one is.

# The shelf. The head stands on two lines.
home-title = Hustings：権力と過半数のゲーム
home-head =
    席に着いて、
    過半数を取る。
home-lead = 友人とも好敵手とも、ブラウザだけで遊べる政治のゲーム。アカウントもダウンロードも要りません。箱を一つ選んでください。
home-games = ゲーム
home-who = お名前は？
home-your-name = あなたの名前
home-save = 保存
home-signed-in = { $account }でログイン中
home-guest = ゲスト（この端末が覚えています）
home-change-name = 名前を変える
home-account = アカウント
home-keep = 残しておく：アカウント
home-invited = 招待されましたか？
home-paste = リンクを貼りつけ
home-join = 参加
home-seats-free = プレイヤー募集中
home-left-off = 続きから
# The others at a table: "with Ann and an open seat".
home-with = お相手は{ $others }
home-an-open-seat = 空席
home-with-yourself = お相手は自分自身
home-your-move = あなたの番
home-nothing = やりかけの対局はありません。箱を開ければ、いつ席を立ってもここで待っています。
home-open-tables = 募集中の卓
home-open-record = 記録を開く
home-lab = 研究室
home-about = このサイトとクレジット

# The desk.
desk-due =
    { $tables ->
        [one] 1つの卓があなたを待っています
       *[other] { $tables }つの卓があなたを待っています
    }
desk-going = 対局中
desk-over = 終わった対局
desk-left = 残り{ $time }
desk-open =
    { $open ->
        [0] 全員そろいました
        [one] あと1人を待っています
       *[other] あと{ $open }人を待っています
    }
desk-theirs = ほかの人の番
desk-paused = 中断中
desk-frozen = 閲覧のみ
desk-won = 勝ち
desk-shared = 勝ちを分けました
desk-ended = 終了

# The lobby.
lobby-title = 募集中の卓
lobby-nobody = 待っている人はいません
lobby-pin = 最初の一卓を立てませんか。箱を開けて「友だちを招く」を選び、「公開ロビーに載せる」に印をつけます。
lobby-open-box = 箱を開ける
lobby-more = もっと見る
lobby-open-seat = 空席
lobby-bot = ボット
lobby-rated-bot = ボット、<figures>{ $points }</figures>
# Seats that are open, and that one may sit down; or how far the game is, and that one may look on.
lobby-open = 空席{ $open } · 座る
lobby-played = { $played }手目 · 観戦する

# Who one is.
you-title = あなた
you-signed-in = { $account }でログインしています。
you-guest = この端末のゲストです。それ以上は誰もお尋ねしません。
you-sign-out = ログアウト
you-sign-out-everywhere = すべての端末でログアウト
you-signed-out = ログアウトしました。ここでは新しいゲストです。
you-signed-out-everywhere = すべての端末でログアウトしました。ここでは新しいゲストです。
you-change-password = パスワードを変える
you-about-change = ほかの端末はすべてログアウトします。
you-old-password = 今のパスワード
you-new-password = 新しいパスワード（8文字以上）
you-change = 変える
you-password-changed = 変えました。ほかの端末はすべてログアウトしました。
you-about = アカウントは名前とパスワードだけ。どの端末でログインしても、卓と記録が残ります。
you-account = アカウント名
you-password = パスワード
you-claim = このゲストをアカウントとして残す
you-sign-in = 持っています：ログイン
you-claimed = 残しました。どの端末でもこの名前でログインできます。
you-welcome-back = おかえりなさい。
