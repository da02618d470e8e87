### Being told outside the page: the ways a person chooses, the choice at a table, and the pages that links in messages lead to.

# On the page "You".
notices-title = 手番のお知らせ
notices-about = 安心してページを閉じてください。あなたの番になったら、ここで選んだ方法だけでお知らせします。通知に書くのはどのゲームが待っているかだけで、手の内は決して書きません。
notices-guest = あなたはゲストです。このブラウザがあなたを忘れると、もう誰も設定を変えられません。アカウントがあれば残ります。
notices-again = もう一度試す
notices-add-first = どうやってお知らせしますか？
notices-add-more = ほかの方法を加える
notices-add-push = この端末
notices-add-mail = メール
notices-add-webhook = チャットやプログラム

# A way, once it is chosen. A device is called "Firefox on Android".
notices-device = { $system }の{ $browser }
notices-some-device = ブラウザ
notices-this-device = この端末
notices-of-table = 一つの卓の全員の手番
notices-unconfirmed = まだ確認されていません。このアドレスに届いたメールのリンクを開いてください。それまでほかには何も送りません。届いていなければ迷惑メールを確かめるか、アドレスを外してもう一度加えてください。
notices-failing-push = 前回の通知はこの端末に届きませんでした。その端末でこのページを開き、いったん外してからもう一度加えてください。
notices-failing-mail = 前回のメールは届きませんでした。アドレスが違うか、もう使っていないなら、外して正しいものを加えてください。
notices-failing-webhook = 前回の通知は受け取られませんでした。アドレスがまだ使えるか確かめてから、テストを送ってください。なくなっていれば、ここで外してください。
# Read aloud before the switches. $name is the device, the address or the host.
notices-wishes = { $name }に知らせること
notices-wish-turn = 自分の番になった
notices-wish-reminder = 残り時間が少ない
notices-wish-reminder-about = 一手の時間が半分過ぎたときと、残り1時間になったとき。
notices-wish-game = ゲームの始まりと終わり
notices-wish-everywhere = すべての卓から
notices-wish-everywhere-about = 外すと、メニューで「いつも」を選んだ卓からだけ届きます。
notices-wish-daily = 1日1回
notices-wish-daily-about = そのつど送らず、一通にまとめます。
# The same for a table’s own webhook, which tells of everybody there.
notices-all-turn = 誰かの番になった
notices-all-reminder = 誰かの残り時間が少ない
notices-test = テストを送る
notices-tested-push = 送りました。端末の設定でブラウザの通知が許されていれば、まもなく表示されます。
notices-tested-mail = 送りました。数分のうちに届くはずです。
notices-tested-webhook = 送りました。受け取られています。
notices-remove = 外す
notices-remove-which = { $name }を外す

# Adding this device. The browser asks its own question after the click.
notices-push-about = ページを閉じていても、この端末に通知が表示されます。許可するかどうかをブラウザが尋ねます。
notices-push-do = この端末に知らせる
notices-push-dismissed = 許可の返事がなかったので、何も変わっていません。
notices-push-denied = このブラウザでは、ここからの通知が拒否されています。変えるには、アドレスの左にある印を押して通知を許可し、ページを読み込み直してください。
notices-push-home-screen = iPhoneとiPadでは、まずページをホーム画面に置く必要があります。共有ボタンを押して「ホーム画面に追加」を選び、そこからHustingsを開いて、このページに戻ってください。
notices-push-insecure = ブラウザが通知を許すのは、httpsで始まる暗号化されたページだけです。このサーバーには暗号化なしでつながっています。ほかの方法は使えます。
notices-push-none = このブラウザは、閉じたページの通知を表示できません。別のブラウザを使うか、ほかの方法を選んでください。

# Adding an address.
notices-mail-about = リンクの入ったメールを送ります。リンクを開くとアドレスが確認されます。それまでほかには何も送りません。
notices-mail-address = メールアドレス
notices-mail-do = リンクを送る
notices-hook-about = あなたの手番を、チャットや自分のプログラムに投稿します。
notices-hook-about-table = この卓の全員の手番をチャットに投稿します。専用のチャンネルがあるサークルに便利です。
notices-hook-kind = 送り先
# Names of products; the third is any other program.
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-webhook = そのほかのプログラム
notices-where-discord = Discordで：チャンネルの設定、「連携サービス」、「ウェブフック」、「新しいウェブフック」、「ウェブフックURLをコピー」の順に。
notices-where-slack = Slackで：api.slack.com/appsでアプリを作り、Incoming Webhooksを有効にし、チャンネルに加えて、Webhook URLをコピーします。
notices-where-webhook = JSONのPOSTを受け取るアドレスなら何でも。Home Assistant、ntfy、n8nのWebhookや、自作のプログラムなど。
notices-hook-address = Webhookのアドレス
notices-hook-do = 加える

# Deadlines in a calendar.
notices-calendar = 締め切りをカレンダーに
notices-calendar-about = あなたの手の締め切りが並ぶカレンダーです。アドレスをカレンダーアプリに登録すると、あとは自動で更新されます。
notices-calendar-make = カレンダーを作る
notices-calendar-address = カレンダーのアドレス
notices-calendar-secret = このアドレスを知っている人は誰でも読めます。知られて困るときは新しいアドレスにしてください。古いものは使えなくなります。
notices-calendar-open = カレンダーで開く
notices-calendar-renew = 新しいアドレス
notices-calendar-renewed = 新しいアドレスです。古いものは使えなくなりました。
notices-calendar-end = カレンダーをやめる
notices-calendar-ended = カレンダーをやめました。アドレスはもう使えません。
notices-copy = アドレスをコピー
notices-copied = コピーしました。

# At a table.
notices-here = この卓のことを、いつ知らせますか？
notices-here-usual = ふだんどおり
notices-here-usual-about = それぞれの方法の設定に従います。
notices-here-always = いつも
notices-here-always-about = 登録したすべての方法で。
notices-here-never = 知らせない
notices-here-never-about = この卓からは何も届きません。
notices-here-ways = お知らせの方法と、それぞれの内容は、<link>あなたのページ</link>で選べます。
notices-here-no-way = お知らせの方法がまだ選ばれていません。<link>あなたのページ</link>で選んでください。
notices-to-you = あなたのページ
notices-hooks = 全員の手番

# A link in a message leads here first.
go-title = あなたの卓へ
go-stranger = どなたの卓ですか？
go-stranger-about = このリンクは、その卓に座っている人のためのものです。あなたの席があるなら、その名前でログインするか、いつも遊んでいるブラウザでリンクを開いてください。
go-sign-in = ログイン

# What links in e-mails are for.
mail-confirm-title = あなたのアドレスですか？
mail-confirm-about = ゲームで手番が来たらメールで知らせてほしいという人が、このアドレスを登録しました。心当たりがなければページを閉じてください。これ以上何も届きません。
mail-confirm-do = はい、私のアドレスです
mail-confirm-done = 確認しました。これからはこのアドレスに届きます。内容はあなたのページで選べます。
mail-stop-title = メールを止める
mail-stop-about = あなたのゲームについてのメールが、このアドレスに届かなくなります。
mail-stop-do = もう何も送らない
mail-stop-done = 止めました。このアドレスにはもう何も送りません。気が変わったら、あなたのページでもう一度加えてください。
