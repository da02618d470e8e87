### What the page alone says at the shared table, in every game.

# Why a game ended where its rules did not end it.
reason-timeout = 時間切れ
reason-resigned = 投了による
reason-agreed = 合意による引き分け

# The prompt, while nothing is asked of its reader.
prompt-offline = 接続が切れました。自動でつながります。あなたの手は無事です。
prompt-open = あと{ $open }人を待っています。
prompt-complete = 全員そろいました。
prompt-waiting = 待っています。
prompt-may-act = { $seats }の番です。あなたもそのあいだに動けます。
# What the game asks of one of several people at this device.
prompt-to = { $seat }：{ $asks }
prompt-hand-over = 次は{ $seat }です。端末を渡してください。
prompt-won = { $won }。
prompt-alone = おしまい。{ $points }点でした。
prompt-missed = 席を外しているあいだに{ $moves }手進みました。離れた場所はログに印があります。

# What somebody asks of the others.
proposed-undo =
    { $by-is ->
        [you] あなたは待った（{ $moves }手）を頼んでいます。
       *[other] { $by }が待った（{ $moves }手）を頼んでいます。
    }
proposed-pause =
    { $by-is ->
        [you] あなたは中断を頼んでいます。
       *[other] { $by }が中断を頼んでいます。
    }
proposed-draw =
    { $by-is ->
        [you] あなたは引き分けを申し出ています。
       *[other] { $by }が引き分けを申し出ています。
    }
proposed-rematch =
    { $by-is ->
        [you] あなたは再戦を申し込んでいます。
       *[other] { $by }が再戦を申し込んでいます。
    }
proposed-waiting = { $proposal }{ $seats }の返事待ちです。

# The log: what happens to the table itself.
log-seated = { $name }が席{ $number }に着きました。
log-stood = 席が空きました。
log-chosen = { $seat }は選び終えました。
log-by =
    { $by ->
        [bot] ボットの手
        [late] 時間切れにつきボットの手
       *[table] 時間切れにつき自動の手
    }
log-gone = 戻した手：
log-undone = { $seat }は{ $moves }手戻しました。
log-took_back = { $seat }は伏せた選択を取り消しました。
log-paused = { $seat }がゲームを中断しました。
log-resumed = { $seat }がゲームを再開しました。
log-taken_over = { $seat }の代わりにボットが入ります。
log-handed_back = { $seat }が席に戻りました。
log-resigned = { $seat }は投了しました。
log-timed_out = { $seat }は時間切れです。
log-clocks_resumed = サーバーが離れていました。時計はここから再開です。
log-chat_policy =
    { $policy ->
        [nobody] チャットは閉じられました。
        [seated] チャットはプレイヤーだけになりました。
       *[everybody] チャットは誰でも書けるようになりました。
    }
log-ended = ゲームが終わりました。

# What others did, in one line; and how a round ended.
recap-did = { $seat }：{ $did }。
moment-over =
    { $kind ->
        [year] { $number }年目が終わりました
        [issue] 争点{ $number }が決着しました
       *[round] 第{ $number }ラウンドが終わりました
    }
prompt-ordered = ご指示のとおり、代わりに答えています…
prompt-counting = 投票は締め切られました。ただいま開票中です。
prompt-sure = { $move }：これでいいですか？

# What a hint says of the move it shows.
hint-brings = この手で、{ $changes }。
hint-change = { $seat } { $by }
hint-no-change = まだ誰の得点も動きません。次への布石です。
hint-luck = どうなるかは運しだい、または相手の伏せているものしだいです。
