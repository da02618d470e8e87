### ページの外で知らせること：端末、メール、チャット、カレンダー。

notice-turn = { $game }（{ $others }）であなたの番です。{ $left }
notice-reminder = { $game }（{ $others }）はまだあなたの手を待っています。{ $left }
notice-turn-of = { $game } は { $who } の番です。{ $left }
notice-reminder-of = { $game } はまだ { $who } を待っています。{ $left }
notice-started = { $game }（{ $others }）が始まりました。
notice-over = { $game } が終わりました。勝者：{ $winners }。
notice-many = { $count } 卓に知らせがあります
notice-deadline = { $game } の手番

# 残り時間。
notice-no-limit = 時間の制限はありません。
notice-days = 残り { $days } 日です。
notice-hours = 残り { $hours } 時間です。
notice-minutes = 残り { $minutes } 分です。

# メール。
notice-foot = ご希望によりお送りしています。停止するには：
notice-confirm-title = あなたのアドレスですか？
notice-confirm = { $name } さんが、Hustings で番が来たらこのアドレスに知らせてほしいと希望しています。ご本人なら、次のリンクを開いてください：
notice-confirm-foot = 心当たりがなければ、何もしなければ今後は届きません。念のため停止するには：
notice-trial = 正しく届いています。これからは番が来るとここにお知らせします。

# Letters about an account.
letter-address-title = あなたのアドレスですか？
letter-address = Hustingsのアカウント「{ $account }」が、持ち主がログインできなくなったときのために、このアドレスを登録しようとしています。ご本人なら、このリンクを開いて、そこにあるボタンを押してください。心当たりがなければ、何もしなくてかまいません。
letter-recovery-title = 新しいパスワード
letter-recovery = Hustingsのアカウント「{ $account }」にログインできないという方がいます。おそらくあなたでしょう。このリンクから新しいパスワードを決められます。使えるのは1回、1時間以内です。心当たりがなければ、何もしなくてかまいません。このリンクはほかの誰も見ていません。
