### The lesson of Kursi: small positions from the draft to the ballot box. A step has a title, its text in paragraphs, a hint for
### a move that does not solve it, and praise for one that does. Quoted names are cards, candidates and Seats of the box.

## A name people trust

a-name-people-trust = 信用のある人
a-name-people-trust-1 = 誰よりも多くの議席を取りましょう。8ラウンドのあいだ、各選挙区の投票箱に票が落ち、最後に開かれます。
a-name-people-trust-2 = 候補を一人選び、残りのパックを隣へ渡します。地盤・看板・カバンといいますが、ここで党を動かす四角い印は四つ。資金は演説カードを、人脈は強みカードを引く力。人気はマイクを引き寄せ、月桂冠の信用は1ラウンドに置けるカードの枚数です。
a-name-people-trust-3 = 信用は貴重です。月桂冠を二つ持つ、ただ一人の候補を選んでください。
a-name-people-trust-hint = 立派な人ですが、月桂冠がありません。落ちなかった橋を探しましょう。
a-name-people-trust-praise = 信用2。この候補だけで1ラウンドに2枚置けます。残りは青に渡ります。

## Everybody to their Seat

everybody-to-their-seat = それぞれの選挙区へ
everybody-to-their-seat-1 = 候補はそれぞれ一つの選挙区で、最後まで戦います。投票日には、箱に描かれた印をいちばん多く持つ候補に、選挙区のボーナスが入ります。
everybody-to-their-seat-2 = バザール町（A）は、経済と資金の印を合わせて数え、5票のボーナスです。三人を選挙区に立ててください。Aにはふさわしい人を。
everybody-to-their-seat-hint = その人には、天秤も紙幣もありません。箱Aの印と見比べてみましょう。
everybody-to-their-seat-praise = 家電屋の実況配信者は両方を一つずつ持っています。ボーナスの数はもう2。誰がどれだけリードしているか、箱にいつも書いてあります。

## A Masterstroke at the right moment

a-masterstroke-at-the-right-moment = 秘策は時を選ぶ
a-masterstroke-at-the-right-moment-1 = どのラウンドもマイクから始まります。人気の最も高い党が握り、秘策を1枚取ります。それから全員が1枚まで伏せて出し、いっせいに開きます。
a-masterstroke-at-the-right-moment-2 = あなたの秘策は2枚。1枚は三つ目の演説を締められるものですが、まだ誰も演説をしていないので無駄になります。もう1枚、強みがただで手に入るほうを伏せましょう。
a-masterstroke-at-the-right-moment-hint = そちらではありません。2枚を読み比べてください。いま役立つのは「真夜中の握手」です。
a-masterstroke-at-the-right-moment-praise = 握手は済みました。もう1枚は、演説が並ぶラウンドまで手札で待ちます。

## Draw what you can

draw-what-you-can = 引けるだけ引く
draw-what-you-can-1 = 次は全員がカードを引きます。演説カードは資金の数、強みカードは人脈の数まで。見る前に両方の枚数を宣言します。どちらも必ず1枚は引けます。
draw-what-you-can-2 = あなたの候補には資金と人脈が一つずつ。引けるだけ引いてください。
draw-what-you-can-hint = もっと引けます。演説カード1枚と強みカード1枚です。
draw-what-you-can-praise = 資金と人脈が増えれば、カードも増えます。ラウンドの終わりに手札に残せるのは10枚です。

## Popularity pays

popularity-pays = 人気は得をする
popularity-pays-1 = カードは候補に伏せて置き、全員いっせいに開きます。強みカードはずっと候補の下に残りますが、書いてある数だけ手札で払います。その候補のメガホン1個につき1枚安くなります。
popularity-pays-2 = 「アイロンの効いたシャツ」（代金2）を、無料になる所に置いて送り出しましょう。カード、候補の順にクリックするか、引っぱって置きます。
popularity-pays-hint = 置けますが、机の上の代金を見てください。シャツが無料になるのは、メガホン二つの候補です。
popularity-pays-praise = 代金なしで月桂冠が一つ増えました。次のラウンドからは3枚置けます。

## Pay with what you need least

pay-with-what-you-need-least = 惜しくないもので払う
pay-with-what-you-need-least-1 = 同じシャツも、メガホンのない人に置けば正価です。手札から2枚。どのカードでも払えます。
pay-with-what-you-need-least-2 = 秘策でも払えますが、それきりです。ほかのカードを2枚選びましょう。
pay-with-what-you-need-least-hint = それは秘策。手札でいちばん高価なものです。演説カードか強みカードで払いましょう。
pay-with-what-you-need-least-praise = 支払い完了。メガホンのある所では払わずに済みます。置く前に探しましょう。

## Shout where it echoes

shout-where-it-echoes = 響く所で叫べ
shout-where-it-echoes-1 = 演説カードは候補の上に重なり、長い演説になります。締めると、一つの争点について、カード1枚ごとに1票、候補の同じ印ごとに1票、選挙区の争点ならさらに1票になります。
shout-where-it-echoes-2 = 手札に「無料診療の朝」（福祉）があります。誰に置けばいちばん値打ちが出るでしょう。
shout-where-it-echoes-hint = 福祉は桃色のご飯茶碗。候補と、その上の選挙区に探しましょう。
shout-where-it-echoes-praise = カード1枚、吹き替え歌手の茶碗が二つ、川べり石段で一つ。合わせて4票、しかも演説は始まったばかりです。

## Know when to stop

know-when-to-stop = 締めどきを知る
know-when-to-stop-1 = 1ラウンドに締められる演説は二つまで。Cの演説は3枚で、経済が1枚、福祉が2枚。争点を一つ挙げ、数えるのはそれだけです。机に争点ごとの合計が出ています。
know-when-to-stop-2 = 多くの票になる争点で、演説を締めてください。
know-when-to-stop-hint = それでは少ないか、まだ何にもなりません。Cの二つの数を比べましょう。
know-when-to-stop-praise = カード2枚、候補の印が一つ、選挙区で一つ。4票が箱Cに落ち、もう誰も中を見られません。

## Four is company

four-is-company = 四枚そろえば
four-is-company-1 = 長い演説ほど実りがあります。2枚で地固めカードを1枚残せ、4枚で誰かの−2を好きな箱に入れられ、6枚で秘策を1枚取れ、8枚でさらに2票。
four-is-company-2 = ちょうど4枚の演説を締めたところです。−2を、ほかの人が困る所に使いましょう。
four-is-company-hint = それでは自分が痛むか、誰も痛みません。青を選び、それから選挙区を選びましょう。
four-is-company-praise = 青はそこで2票遅れです。8ラウンドのあと、各選挙区のボーナスが配られ、資金の最も多い党が3票を足し、箱がAから順に開かれます。議席の最も多い党が椅子に座ります。
