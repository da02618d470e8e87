### Before the first move: the invitation, and who has taken which seat.

waiting-share = { $game }の席へどうぞ
waiting-invite = 友だちを招く
waiting-take = 席を選ぶ
waiting-moment = 少々お待ちを
waiting-table = { $game } · { $clock }
waiting-send = リンクを送るか、スマホでコードを読んでもらってください。席がすべて埋まると始まります。
waiting-choose = 色を選んでください。アカウントも登録も要りません。
waiting-link = 招待リンク
waiting-copied = コピー済み
waiting-copy = リンクをコピー
waiting-qr = 招待リンクのQRコード
# A link that works only on the computer of the one who invites. The command is not translated.
waiting-here = <strong>{ $host }はこのコンピューターでしか使えません。</strong>同じネットワークの友だちと遊ぶには、<code>--listen 0.0.0.0:{ $port }</code>をつけてHustingsを起動し、リンクの{ $host }をお使いのコンピューターのアドレスに置き換えて送ってください。
# The link is the one for others already.
waiting-elsewhere = <strong>このリンクは同じネットワークで使えます。</strong>あなたはこのページを{ $host }で開いていますが、ほかのコンピューターでは自分自身を指してしまいます。友だちには上のアドレスを使ってもらってください。
# The server listens to this computer alone. The command is not translated.
waiting-closed = <strong>{ $host }はこのコンピューターでしか使えません。</strong><code>--listen 0.0.0.0:{ $port }</code>をつけてHustingsを起動すると、同じネットワークの友だちは<code>{ $address }</code>で参加できます。
waiting-complete = 全員そろいました。サイコロに封をしています。まもなく始まります。
waiting-seats = 選べる席
# After the colour of one's own seat: "Blue, you".
waiting-you = あなた
waiting-sit = ここに座る
waiting-add-bot = ボットを呼ぶ
waiting-stand = 席を立つ
waiting-remove = 外す
waiting-who-sits = { $party }の席には誰が？
waiting-seat-bot = { $bot }を座らせる
waiting-seat-some-bot = ボットを座らせる
