### Kuzushi in two minutes, and its signs.
goal = 盤が埋まったとき、自分の色がいちばん多ければ勝ちです。
goal-more = 陣も旗も、一つが1点。手は二種類しかなく、手番ごとにどちらか一手を打ちます。
step-build-title = 陣を築く
step-build = 光っているマス、つまりすでにある駒に接したマスなら、どこにでも置けます。陣は動きません。
step-flags-title = 旗が立つ
step-flags = 隣り合う陣が誰よりも多いマスには、自分の旗が立ちます。
step-tie-title = 互角なら旗は下りる
step-tie = 相手の旗の隣で陣の数が並べば、その旗は持ち主の持ち駒に戻ります。
step-flip-title = あるいは、旗を石に
step-flip = 自分の旗を一つ返して陣にします。持ち駒は減らず、まわりにはやはり旗が立ちます。
won = 枠が埋まるか、誰かの持ち駒が尽きたら終局です。盤上の駒が多い人の勝ち。同じなら、いちばん大きなつながりを比べます。
sign-base = 陣
sign-base-is = ずっと残ります。まわりの旗を決める数に入ります。
sign-flag = 旗
sign-flag-is = いまのところ1点。下ろされることもあれば、返して陣にすることもできます。
sign-city = 都
sign-city-is = すべての始まり。席1の人の駒ですが、旗の数には誰の味方もしません。
sign-lit = 光るマス
sign-lit-is = ここに築けます。

# A guided first game: each kind of decision, the first time it comes.
first-base = 光っているマスに陣を築きます。まず一つ指し示してみましょう。得るものと人から奪うものを、小さな旗が教えてくれます。
first-flip = 自分の旗を選び、返して陣にすることもできます。そうすれば動かぬ石となり、まわりに旗も立ちます。
