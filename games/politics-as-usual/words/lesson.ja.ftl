### The lesson of Politics as Usual. A step has a title, its text in paragraphs, a hint for a move that does not solve it, and praise
### for one that does. Names of cards and Issues are those of the box; Blue and Green are the other players.

## Poll more than the Speaker

poll-more-than-the-speaker = 議長より高い支持率を
poll-more-than-the-speaker-1 = いちばん多くの票を集めましょう。争点は次々に12、2人なら6。取るごとに勝者に票が入ります。
poll-more-than-the-speaker-2 = 議題は「教育」。全員が続けてパスしたとき、支持率の最も高い人に2票です。議長は青で、支持率はもう4あります。
poll-more-than-the-speaker-3 = 手札の青い追い風カードを開き、自分の支持に出してください。横の数字が結果の予想です。同点なら議長が勝つことをお忘れなく。
poll-more-than-the-speaker-hint = それでは4を超えません。同点は議長のものです。支持率5のカードが1枚あります。
poll-more-than-the-speaker-praise = 5対4、あなたがリードです。青はまだカードで応じられます。夜は始まったばかり。

## Some Issues nobody wants

some-issues-nobody-wants = 誰も欲しがらない争点もある
some-issues-nobody-wants-1 = 「経費の領収書」を取ると3票を失います。議長の青は支持率が2低く、もうパスしました。あなたもパスすれば、あなたが取ってしまいます。
some-issues-nobody-wants-2 = 追い風は誰の前にも出せます。気前よくいきましょう。
some-issues-nobody-wants-hint = このままではあなたがマイナス3票です。追い風カードを開き、青の支持に出しましょう。
some-issues-nobody-wants-praise = 返品のきかない贈り物です。これで青が取ることに。議長は同点に勝つので、並ぶだけでも十分でした。

## A card comes to nothing

a-card-comes-to-nothing = なかったことにする
a-card-comes-to-nothing-1 = カードが出されるたびに、ほかの人は順番に、応じるかどうか聞かれます。何に何で応じたかは、はしごを見ればわかります。
a-card-comes-to-nothing-2 = 青が「ゴールデンタイムの党大会」を支持率6で出しました。あなたの「ファクトチェック」は支持率3、または追い風を打ち消すカード。いまこそもう一つの使い道です。
a-card-comes-to-nothing-hint = それでは党大会が残ります。ファクトチェックを開いて打ち消しましょう。
a-card-comes-to-nothing-praise = 青がさらに応じなければ、どちらも捨て札。青の手番も使い切りです。

## Meant for somebody else

meant-for-somebody-else = 矛先は別の人に
meant-for-somebody-else-1 = 「ネガティブ広告」があなたに向けられました。このラウンド、支持率が4下がります。
meant-for-somebody-else-2 = 「真意の釈明」で中傷の矛先を変えられます。あなたが出した人になり、相手を決めます。
meant-for-somebody-else-hint = それでは広告が残ります。「真意の釈明」を開いて、青に送り返しましょう。
meant-for-somebody-else-praise = 差出人に返送です。打ち消したカードは消えますが、矛先を変えたカードはあなたのために働きます。

## Change the subject

change-the-subject = 話題を変える
change-the-subject-1 = あなたが議長で、争点は「切り忘れたマイク」、マイナス2票です。論戦を開く前なら、議長は先送りができます。カードを払えば、争点は山の底へ。
change-the-subject-2 = いずれ戻ってきます。でも、あなたが議長のときとはかぎりません。
change-the-subject-hint = それだと論戦が始まってしまいます。同点は議長の勝ち。勝ちたくないときでも、です。先送りしましょう。
change-the-subject-praise = 好きなカード2枚で、良い夜になりました。底に何が沈んでいるかは、カード数えが覚えています。

## One hand washes the other

one-hand-washes-the-other = 持ちつ持たれつ
one-hand-washes-the-other-1 = 自分の候補に載った真鍮の恩は、数に入りません。人に渡せばその人の1票。相手の恩も、もらえばあなたの1票です。
one-hand-washes-the-other-2 = 青が2個と2個の交換を申し出ています。申し出も返事も、人の手番でもいつでもできます。添えられた約束に縛られる人はいません。机は、実際に起きたことを書き留めるだけです。
one-hand-washes-the-other-hint = お互いに2票ずつが目の前にあります。青の申し出を受けましょう。
one-hand-washes-the-other-praise = 何もないところから2票ずつ。緑は不満顔ですが、政治とはこんなものです。
