### What the shared table says, in every game.

# Who.
you = あなた
seat = 席{ $number }
seat-with-name = 席{ $number }（{ $name }）

# Lists.
list-none = なし
list-comma = 、
list-and = { $first }と{ $last }

# How a game stands.
waiting-for = { $seats }の番です。
result-won =
    { $how ->
        [alone] { $winners }の勝ち
        [team] { $winners }のチームの勝ち
       *[shared] { $winners }が勝ちを分け合いました
    }
result = { $won }。{ $reason }。席ごとの得点：{ $scores }。
result-of-teams = { $result }チーム：{ $teams }。
result-team = { $score }（{ $seats }）

# Options that cannot be.
bad-seats = { $title }は{ $seats }席で遊ぶゲームです。{ $found }席では遊べません。
bad-range = `{ $option }`は{ $least }から{ $most }までの整数です。{ $found }は使えません。
bad-options = 設定を読み取れません：{ $why }。
bad-options-shape = 設定は{"{}"}のようなJSONオブジェクトで書きます。
bad-set-shape = `{ $option }`にはセットの名前を書きます。{ $found }は使えません。
bad-seat = 席{ $number }はありません。この卓の席は0から{ $last }までです。
no-such-table = { $seats }席で遊べるゲームはありません。
bad-seed = { $why }。
bad-view = この見方はできません：{ $why }。
no-such-action = { $action }番の行動はありません。最後は{ $last }番です。
move-without-number = `{ $text }`は、この卓ではどの局面でも指せない手です。
no-sets = { $title }にはコンポーネントのファイルがないので、セットもありません。
unknown-set = { $title }に`{ $name }`というセットはありません。あるのは{ $known }です。
unknown-game = `{ $name }`というゲームはありません。あるのは{ $known }です。

# Bots that cannot be.
bot-unknown = `{ $text }`というボットはいません。random、greedy、mcts、minimaxがあります（mcts:ms=200やmcts:nodes=2000とも書けます）。
bot-unknown-character = { $game }を遊ぶ`{ $text }`というボットはいません。{ $slugs }がいます。ほかにrandom、greedy、mcts、minimaxもあります（mcts:ms=200とも書けます）。
bot-no-settings = `{ $bot }`に設定はありません。`{ $setting }`を外してください。
bot-unknown-setting = 探索に`{ $setting }`という設定はありません。ms、nodes、cut、explore、playouts、worlds、threads、temper、slipを、それぞれ「名前=値」で書きます。
bot-bad-value = `{ $name }`は{ $expected }です。`{ $found }`は使えません。
bot-setting-twice = `{ $name }`が2度書かれています。nodesとmsは、どちらも思考量の指定です。
bot-expected-count = 1以上の整数
bot-expected-cut = 手数、またはend
bot-expected-weight = 0から10までの数
bot-expected-word = { $words }のどれか

# Records that lead nowhere, or not where they say.
record-other-game = これは{ $expected }ではなく、{ $found }の記録です。
record-other-rules = ルール第{ $found }版で遊ばれた記録です。このプログラムは第{ $current }版です。
record-other-set = コンポーネント`{ $found }`で遊ばれた記録です。このプログラムにあるのは`{ $current }`です。
record-other-table = 席や設定の違う卓の記録です。
record-no-seed = シードがまだ伏せられているので、再生できません。
record-illegal-move = { $number }手目、{ $seat }の`{ $text }`：{ $why }
record-other-commitment = シードのハッシュが、対局前に公開されたものと違います。
record-other-result =
    { $truth ->
        [none] この手順からその結果にはなりません。ゲームが終わっていないので、まだ結果はありません。
       *[other] この手順からその結果にはなりません。正しくは{ $truth }です。
    }
record-other-events = 対局中に伝えられた出来事が、シードと手順から導かれるものと違います。
record-unreadable = { $why }。

# What the server refuses: seats and phases.
table-not-your-seat = { $seat }はあなたの席ではありません。
table-look-first = いまは別の席から見ています。先に{ $seat }の視点に切り替えてください。
table-seat-taken = { $seat }はふさがっています。
table-no-bot-there = { $seat }にボットはいません。
table-no-person-there = { $seat }に人は座っていません。
table-not-the-host = これができるのは卓を立てた人だけです。
table-phase-open = ゲームはまだ始まっていません。
table-phase-playing = ゲームの途中です。
table-phase-paused = ゲームは中断しています。
table-phase-over = ゲームは終わりました。
table-phase-frozen = この卓は別の版のルールで立てられたので、見ることしかできません。
table-word-given = この席の合言葉はもう受け取っています。最初のものが有効です。
table-word-length = 合言葉は{ $most }バイト以内の1行です。
table-resigned-already = この席はもう投了しています。
table-rematch-exists = 再戦の卓はもう立っています。

# Moves, orders, taking back.
table-move-one-line = 手は短い1行で書きます。
table-stale = あなたが決めたあとで局面が変わりました。もう一度見て、決め直してください。
table-no-orders = このゲームに「おまかせ」はありません。
table-unknown-order = おまかせは{ $known }のうちから、それぞれ一度だけ選べます。
table-nothing-to-undo = あなたが戻せる手はありません。
table-bots-disagree = 振ったサイコロやめくったカードを戻すことには、ボットが同意しません。
table-no-draw = 引き分けには、二人以上の人がいて、ボットがいないことが必要です。
table-other-proposal = 卓には別の申し出がもう出ています。
table-proposal-gone = この申し出はもう卓に出ていません。
table-nobody-waits = あなたの返事を待っている人はいません。
table-table-too-busy = 卓の動きが速すぎて追いつけません。少しおいてからもう一度どうぞ。

# Bots that stand in.
table-bot-plays = この席はボットが代打ち中です。先に席を取り戻してください。
table-wait-for-the-clock = 1手に何日も使える対局では、時間切れになるまでボットは代わりません。
table-holder-chooses-bot = どのボットに任せるかは、席の持ち主だけが選べます。`bot`を外してください。
table-only-players-seat-bots = 席にボットを座らせることができるのはプレイヤーだけです。
table-holder-not-gone = ボットが代わるのは、席の持ち主が30秒いなくなってからです。
table-taken-over-already = この席はもうボットが代打ち中です。
table-not-taken-over = この席でボットは代打ちしていません。
table-bot-threads = 卓のボットは1スレッドで考えます。`threads`を外してください。
table-bot-time = 卓のボットが考えるのは、長くて{ $most }ミリ秒です。
table-bot-nodes = 卓のボットが調べるのは、多くて{ $most }ノードです。

# Questions.
table-hints-not-with-people = ほかの人がいる卓ではヒントは出ません。知らないうちにボットと戦わせては気の毒ですから。
table-not-asked = いま{ $seat }に求められていることはありません。
table-not-a-move = { $seq }番の記録は手ではありません。
table-why-only-bots = 理由を聞けるのはボットだけです。これは人の手です。
table-other-eyes = 別の席からの視点に変わりました。もう一度聞いてください。
table-one-question = 質問は一つずつお願いします。前の答えがもうすぐ届きます。

# A bot says why it made its move. `$way` is 0, 1 or 2: each sentence has three versions.
table-why-open = { $effect }{ $manner }
table-why-looking-back = { $first }{ $alternative }
table-why-forced =
    { $way ->
        [0] できることは一つだけ。だからそうしました。
        [1] あそこは選びようがありませんでした。
       *[other] あの手は、ルールが選んでくれました。
    }
table-why-face-down =
    { $way ->
        [0] 選んだものはまだ伏せてあります。表になったら聞いてください。
        [1] まだ裏向きなので、お答えは差し控えます。
       *[other] めくられてのお楽しみです。
    }
table-why-gain-at-a-cost =
    { $way ->
        [0] 私が前に出て、勘定はほとんど{ $rival }持ちです。
        [1] 私には良い手でした。いちばん痛かったのは{ $rival }でしょう。
       *[other] おかげで形勢が良くなりました。おもに{ $rival }のおかげで。
    }
table-why-gain =
    { $way ->
        [0] 誰かを狙い撃ちせずに、前に出られました。
        [1] 前より良くなった。それだけのことです。
       *[other] みなさんから少しずついただいて、前に進みました。
    }
table-why-loss-for-both =
    { $way ->
        [0] 少し損をしましたが、{ $rival }の損に比べればなんの。
        [1] 私も譲り、{ $rival }にもつきあってもらいました。
       *[other] 安くはありませんが、{ $rival }の足を止める値打ちはありました。
    }
table-why-loss =
    { $way ->
        [0] ここから見ると、ほかの手はもっと悪く見えました。
        [1] 後退に見えますか。助走だといいのですが。
       *[other] 何かを手放すほかなく、あれならまあ惜しくないかと。
    }
table-why-hurt =
    { $way ->
        [0] 私の得は小さいのですが、{ $rival }の足は止まります。
        [1] 誰かが{ $rival }の面倒を見ないといけないので、私が。
       *[other] 私は現状維持。{ $rival }は少し下がりました。
    }
table-why-nothing =
    { $way ->
        [0] 現状維持です。いまはそれで結構。
        [1] たいして何も変わりません。それが狙いです。
       *[other] 持ち場を守って、もっと良い機会を待ちました。
    }
table-why-even =
    { $way ->
        [0] 何ごとも総合的に判断します。
        [1] 何度でも同じことをします。
       *[other] あの中ではいちばん手堅いと見ました。
    }
table-why-cautious =
    { $way ->
        [0] いまあるものを大事にしたいのです。
        [1] 石橋は叩いて渡ります。
       *[other] こういう手の日はよく眠れます。
    }
table-why-grudging =
    { $way ->
        [0] 誰が先頭か、忘れてはいません。
        [1] 誰かが先頭を引きずり下ろさないと。
       *[other] 物覚えはいいほうでして。
    }
table-why-greedy =
    { $way ->
        [0] 落ちているものは拾います。
        [1] 今日の得は、今日のうちに。
       *[other] どうして待つんです？
    }
table-why-gambler =
    { $way ->
        [0] 虎穴に入らずんば、です。
        [1] 勝つなら大きく。でなければ負けて結構。
       *[other] 分が悪いほど楽しいじゃないですか。
    }
table-why-other-worse = 「{ $text }」も考えましたが、{ $points }点ほど劣ります。
table-why-other-equal = 「{ $text }」も考えました。どちらでも同じくらいでした。
table-why-other-better = いま思えば、「{ $text }」のほうが{ $points }点ほど良かったですね。

# Tables that can only be read.
table-frozen-rules = この卓はルール第{ $found }版で立てられました。いまのサーバーは第{ $current }版です。
table-frozen-set =
    { $found ->
        [none] この卓はコンポーネントなしで立てられました。
       *[other] この卓はコンポーネント{ $found }で立てられました。
    }{ $current ->
        [none] いまのサーバーにコンポーネントはありません。
       *[other] いまのサーバーにあるのは{ $current }です。
    }
table-frozen-move = この対局には、いまのサーバーのルールでは再生できない手があります。
table-restarting = サーバーを再起動しています。

# Chat.
table-chat-length = 発言は1～{ $most }文字です。
table-chat-too-fast = たくさん話しましたね。数秒お待ちください。
table-chat-closed = この卓では、あなたは発言できません。

# The deal of the day.
table-daily-clock = 今日の一局の時計は止められません。
table-daily-no-stand-in = 今日の一局に代打ちはいません。
table-daily-no-hints = 今日の一局にヒントはありません。みんな自分の力で挑みます。
table-daily-one-person = 今日の一局は、ひとりで挑むものです。
table-daily-kept = まだ挑戦中の人がいます。シードと記録は、日付が変わって（UTC）10分後に公開します。

# People and their accounts.
table-account-exists = アカウントはもうお持ちです。
table-no-account = ゲストなのでパスワードはありません。
table-account-taken = その名前のアカウントはもうあります。
table-account-shape = アカウント名は、英字・数字・-・_の3～32文字です。
table-password-shape = パスワードは8～200文字です。
table-wrong-password = アカウントがないか、パスワードが違います。
table-proof-needed = パスワードかパスキーで、もう一度ご本人だと確認させてください。
table-one-proof = パスワードとパスキーは、どちらか一つだけを使ってください。
table-wrong-code = いまこのコードを表示している端末はありません。もう一度見直すか、新しいコードを出してください。
table-no-passkeys-here = パスキーは、サーバーに名前と安全な接続（https）があるときだけ使えます。
table-passkey-late = 時間がかかりすぎたか、もう済んでいます。初めからやり直してください。
table-passkey-refused = このパスキーで開けるアカウントは、ここにはありません。
table-passkey-copied = このパスキーは使えません。同じものが二つあるようです。別の方法でログインして、外してください。
table-too-many-passkeys = パスキーは一人{ $most }個までです。また、一つのパスキーを使えるのは一人だけです。
table-last-passkey = このパスキーがないと、もうログインできません。先に別のパスキーかパスワードを加えてください。
table-name-length = 名前は1～{ $most }文字です。
table-unknown-language = 言語は{ $known }のどれかです。

# Requests.
table-clock-limits = 持ち時間は、1手5～3600秒、1局1～600分、または1手1～30日です。
table-too-many = いちどに多すぎます。少し待ってからもう一度どうぞ。
table-too-many-connections = お使いのアドレスからの接続が多すぎます。いくつか閉じてからもう一度どうぞ。
table-too-many-waiting = 公開ロビーに、あなたの募集中の卓がもう{ $most }卓あります。どれかが埋まるまでお待ちください。
table-too-many-tables = いちどに開いている卓が多すぎます。
table-too-many-frames = 通信が多すぎます。ゆっくりお願いします。
table-asks-too-much = いちどに聞きすぎです。少しお待ちください。
table-too-many-changes = 変更が多すぎます。少しお待ちください。
table-server-failed = サーバーで問題が起きました。少しおいてからもう一度どうぞ。
table-nothing-here = ここには何もありません。
table-wrong-method = このアドレスはそのメソッドを受け付けません。
table-too-slow = リクエストが届くのに時間がかかりすぎました。
table-body-too-large = リクエストが大きすぎます。
table-bad-body = 本文を読み取れません：{ $why }。
table-bad-query = クエリを読み取れません：{ $why }。
table-bad-frame = フレームを読み取れません：{ $why }。
table-not-a-socket = このアドレスはWebSocket用です：{ $why }。
table-unknown-host = このサーバーはその名前では応答しません。サーバーの持ち主が`--origin`で名前を加えられます。
table-other-site = これはサーバー自身のページからだけ受け付けます。
table-no-session = セッションがありません。POST /api/sessionから始めてください。

# Playing on from a position of another game.
table-beginning-over = この局面でゲームは終わっています。もっと前の局面から始めてください。
table-beginning-differs = 別のゲームの記録か、席の数が違う記録です。
table-beginning-open-seat = 途中から始まるゲームなので、最初からすべての席に誰かが必要です。

# The title of a link to a table, where it is posted.
link-open = { $title }：{ $names }の卓に座りませんか
link-table = { $title }：{ $names }
link-empty = { $title }：席が空いています

# Records and their analysis.
table-record-kept = 記録はゲームが終わってから公開します。
table-too-many-positions = いちどに聞けるのは{ $most }局面までです。
table-analysis-time = 一つの局面を考える時間は1～{ $most }ミリ秒です。
table-bad-set = このセットでは遊べません：{ $why }
table-too-many-sets = 一人が保存できる{ $most }個のセットがすでにあります。いらないものを消してください。
table-not-your-set = このセットを変えられるのは持ち主だけです。写しを作って変えることはできます。
table-stale-set = このセットはその間に別の場所で変わりました。保存する前に見直してください。
table-bad-experiment = この実験はできません：{ $why }
table-too-many-games = ここでの実験は合わせて2～{ $most }ゲームですが、これは{ $games }ゲームになります。減らしてください。
table-too-many-experiments = 一人が保存できる{ $most }個の実験がすでにあります。いらないものを消してください。
table-experiment-phase = この実験はその間に先へ進みました。見直してください。
table-no-print = このサーバーには印刷に必要な書体とアイコンが入っていません。
table-no-such-position = { $number }手目の局面はありません。この記録は{ $moves }手までです。
table-out-of-turn = { $seat }のこの手は手番の外なので、比べるものがありません。

# For sentences that are not in these files.
plain = { $text }

# ページの外への通知。
table-too-many-ways = 連絡先は { $most } 件までです。先に一つ削除してください。
table-bad-device = この端末には通知できません：{ $why }。
table-bad-address = このアドレスには送れません：{ $why }。
table-bad-mail = メールアドレスではありません。
table-no-mail = このサーバーはメールを送りません。
table-no-webhook = Webhook は webhook、discord、slack のいずれかです。
table-too-many-mails = このアドレスには今日すでに多くのメールを送りました。受信箱を確かめるか、明日もう一度お試しください。
table-unconfirmed = 先に、このアドレスに届いたメールのリンクを開いてください。
table-not-delivered =
    { $how ->
        [gone] このアドレスはもうありません。
        [never] 送り先がメッセージを受け取りませんでした。
       *[later] 送り先から返事がありません。少し待ってからもう一度お試しください。
    }
