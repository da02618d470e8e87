### The page "You": passkeys, another device, recovery, everything about me.

# Passkeys.
passkeys-title = パスキー
passkeys-about = パスキーは、パスワードの代わりになるあなたの指や顔、または鍵です。端末の中にしまわれ、こちらに伝わるのはあなたのものだということだけです。
passkeys-none = まだありません。
passkeys-add = パスキーを加える
passkeys-name = 呼び名
passkeys-usual-name = この端末
passkeys-made = 作成：{ $when }
passkeys-used = 最後の使用：{ $when }
passkeys-unused = 未使用
passkeys-elsewhere = { $place }で使えます
passkeys-remove = { $name }を外す
passkeys-removed = 外しました。
passkeys-added = 加えました。これからはこのパスキーでログインできます。
passkeys-not-here = パスキーを使うには、サーバーに名前と安全な接続（https）が必要です。
passkey-sign-in = パスキーでログイン
passkey-claim = このゲストをパスキーで残す
passkey-claim-about = パスキーがあれば、アカウントに必要なのは名前だけです。
passkey-given-up = 端末に尋ねましたが返事がなかったので、何も変わっていません。

# Another device.
device-title = 別の端末で続ける
device-about = ここでコードを出して、別の端末で入力します。ゲストのままでも、すべての卓がついてきます。
device-ask = コードを出す
device-code = 別の端末に入力するコード
device-how = 別の端末でこのアドレスか、このページを開いて、コードを入力してください。使えるのは1回、5分以内です。
device-waiting = 別の端末を待っています。
device-used = これで別の端末でもあなたです。
device-over = コードの期限が切れました。もう一度出してください。
device-stop = やめる
device-have = 別の端末のコードがあります
device-type = 別の端末に表示されているコード
device-use = ここで続ける
device-here = これでここでも同じあなたです。
sign-in-title = ここで続ける

# Recovery.
recovery-title = ログインできなくなったら
recovery-about = よろしければ、そのときのためだけのメールアドレスをどうぞ。あなたが求めたときに、新しいパスワードを決めるリンクを送ります。
recovery-address = そのためのメールアドレス
recovery-send = 確認のリンクを送る
recovery-waits = { $address }にメールを送りました。そこにあるリンクを開いてください。
recovery-set = 新しいパスワードを決めるリンクを、{ $address }に送れます。
recovery-remove = アドレスを外す
recovery-removed = 外しました。
recover-title = ログインできません
recover-about = アカウントにそのためのアドレスが登録してあれば、もう一度ログインできるようにするリンクをそこに送ります。
recover-who = アカウント名、または登録したアドレス
recover-ask = リンクを送ってもらう
recover-asked = そのアカウントがあり、アドレスが登録されていれば、まもなくメールが届きます。リンクは1時間使えます。
recover-new-title = 新しいパスワード
recover-new-about = すべての端末がログアウトし、この端末がログインします。
recover-new = 新しいパスワード（8文字以上）
recover-set = これにする
confirm-title = あなたのアドレスですか？
confirm-about = 確認すると、アカウントの持ち主がログインできなくなったときに、新しいパスワードを決めるリンクをこのアドレスに送れるようになります。
confirm-do = はい、私のアドレスです
confirm-done = 確認しました。

# Leaving.
mine-title = 私についてのすべて
mine-about = ここに残っているあなたについての情報を、すべて一つのファイルにします。卓、記録、お知らせの方法などです。
mine-export = ファイルを保存
leave-title = 私についてのすべてを消す
leave-about = 対局中の卓では、ボットが代わりに続けます。終わった対局は、あなたの名前を除いて、ほかの人のためにそのまま残ります。それ以外はすべて消えます。セッション、パスキー、アドレス、誰も遊んでいないセット、実験です。誰にも元に戻せません。
leave-ask = 私についてのすべてを消す…
leave-sure = 本当に消しますか？何ひとつ戻りません。
leave-do = はい、消します
leave-not = いいえ、残ります
leave-done = あなたについてのすべてを消しました。ここでは新しいゲストです。

# It is you.
proof-title = ご本人の確認
proof-about = これからの操作はログインの方法に関わるので、もう一度確認させてください。
proof-secret = あなたのパスワード
proof-go = 本人です
proof-passkey = パスキーで確認
