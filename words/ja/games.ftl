### The boxes on the shelf: title, tagline, standing orders.

kuzushi = 崩し
    .tagline = 都のまわりに陣を築き、釣り合いを崩す。
kilonzo = キロンゾ
    .tagline = 五年、十三の地方、大統領はひとり。お金と怪文書と討論で、首都をめざせ。
sarkaar = サルカール
    .tagline = 十一の州、手番に行動は二つ。そのあいだに何があっても、潔白証明書があれば大丈夫。
    .order-can_answer = 答えられるときだけ聞く
    .order-unless_target = 自分が対象でなければ見送る
    .order-off_turn = 自分の手番でなければ見送る
kursi = クルシー
    .tagline = 五人の有望株を選び、ひそかに策を練り、広場を埋め、椅子の下の票を数える。
    .order-pay = 票カードの支払いはおまかせ（最少枚数）
    .order-can_answer = 選べることがあるときだけ聞く
politics-as-usual = 政治とはこんなもの
    .tagline = 争点十二、候補六人、恩は十八。支持を集め、中傷し、矛先を変え、きのうの約束を取引する。
    .order-can_answer = 答えられるときだけ聞く
    .order-unless_target = 自分が対象でなければ見送る
    .order-always = いつも見送る
    .order-polls = 支持に出されたカードはいつも見送る
