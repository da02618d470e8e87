### Kilonzo in two minutes, and its signs.
goal = 5年後、地図の上にいちばん多くチップを持っていれば勝ちです。
goal-more = チップは影響力。一つの地方に置けるのは、全員合わせて3枚までです。
step-income-title = 一年は資金から
step-income = 地元の自分のチップ1枚につき$1、首位に立っている地方ごとに$1、ナイロビなら$2。
step-card-title = 運命カード
step-card = 1年目、3年目、5年目に1枚引きます。効果はすぐに現れます。
step-move-title = 遊説は年に一度
step-move = 隣なら無料、二つ先なら$1。ライバルもそのチップもない所に着けば、チップが1枚増えます。
step-ad-title = 広告は$2
step-ad = いまいる地方か隣に、自分のチップを1枚。払えるかぎり何度でも。
step-smear-title = 怪文書は$3
step-smear = いまいる地方か隣から、ライバルのチップが1枚消えます。
step-debate-title = 討論は年に一度
step-debate = 同じ地方にいる候補と。双方がサイコロを振り、勝ったほうが相手のチップ1枚を自分のものに替えます。
step-stay-title = 動かない手も
step-stay = 遊説に出なかった年は、終わりにその場でチップが1枚増えます。
won = 全員の5年目が終わったら、チップの多い人の勝ち。同じなら首位の地方の数、それも同じなら資金で決めます。
sign-chip = チップ
sign-chip-is = その色の党の影響力。最後に数えます。
sign-kept = 輪つきのチップ
sign-kept-is = 地元の最後の1枚。何があっても失いません。
sign-money = クリスタル
sign-money-is = 資金。遊説、広告、怪文書に使います。
sign-candidate = 候補
sign-candidate-is = あなたのいる所。広告も怪文書も、この地方とその隣に届きます。
sign-die = サイコロ
sign-die-is = 討論と、最初の順番決めにだけ使います。

# A guided first game: each kind of decision, the first time it comes.
first-home = 出身地を選びましょう。チップ2枚と$2で始まり、地元のチップは1枚につき年$1の収入になります。
first-move = 光っている地方へ遊説に出られます。隣は無料、二つ先は$1。緑の+1は、着くとチップが増える印です。
first-ad = $2あれば、いまいる地方か隣にチップを置けます。一つの地方に入るのは、全員合わせて3枚まで。
first-smear = $3あれば、いまいる地方か隣からライバルのチップを1枚消せます。
first-debate = 同じ地方にライバルがいます。討論は年に一度。目の大きいほうが、相手のチップ1枚を自分のものに替えます。
first-end = やりたいことが済んだら手番を終えます。遊説に出ていなければ、その場でチップが1枚増えます。
