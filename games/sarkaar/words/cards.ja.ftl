### Names and texts of the components of Sarkaar.

## games/sarkaar/data/cards.toml

versatile = 二刀流
    .text = 朝はテープカット、夜は盆踊り。はさみは同じものです。
freebies = ばらまき
    .text = 全世帯に圧力鍋を。圧力のほうは後日お届けします。
landslide = 地滑り的大勝
    .text = 開票は早めに終わりました。答えはどう見ても「はい」でしたので。
culture = 文化
    .text = 誰の像でもない銅像。だから誰にでも似ています。
overtime-session = 会期延長
    .text = 議会は深夜まで続きます。時計には協力をお願いしてあります。
scam = 水増し請求
    .text = 橋の代金が二度支払われました。それだけ必要な橋だったのです。
media = メディア
    .text = 今夜9時、8人の論客が声をかぎりにあなたに賛成します。
development = 開発
    .text = 高架道路は両端が完成しました。
propaganda = 宣伝工作
    .text = 配給手帳のすべてにあなたの顔。米を育てたのが誰か、迷わぬように。
diplomat = 外交官
    .text = お隣へ表敬訪問。かばんは空にしてあります。
victory = 勝利
    .text = 花輪は投票の前に注文済み。そのほうが安いのです。
horse-trading = 寝返り工作
    .text = 信念に従って離党しました。信念はアタッシュケースに入っていました。
a-p-a-u = A.P.A.U.
    .text = あまりに物々しい略称で、何の略か誰も聞けません。
emerge = 非常事態！
    .text = 皆さまの安全のため、執務室の鍵はこちらでお預かりします。
fake-news = フェイクニュース
    .text = 隣の人のいとこが転送してきたのですから、どこかで起きたに違いありません。
snatch = 横取り
    .text = 計画書は電車に置き忘れられました。鍵のかかった鞄の中、誰かの膝の上に。
sabotage = 妨害工作
    .text = 新しい噴水は完璧に動きます。大臣が横に立つまでは。
protest = 座り込み
    .text = 一万人が道路に座り込み、そのうち一人が議会で立ち上がります。
blockade = 道路封鎖
    .text = トラクター一台、干し草二束、そしてとても長い昼休み。
expansion = 勢力拡大
    .text = 与党が数え直すと、議場の椅子は思っていたより一つ多かったそうです。
clean-chit = 潔白証明書
    .text = 調査の結果、調査すべきことは初めから何もなかったと判明しました。

## games/sarkaar/data/leaders.toml

philanthropist = 慈善家
    .text = 惜しみなく与え、領収書は取っておき、一枚ごとに美術館の別館が建ちます。
breaking-news-rooster = 速報おんどり
    .text = 毎朝夜明けを伝え、昼までには自分の手柄にしています。
goat-of-all-files = 書類食いのヤギ
    .text = 役所の書類はすべて消化済み。大半は二度。
committee-mule = 委員会のラバ
    .text = てこでも動かないので、あらゆる会の委員長に選ばれました。
door-to-door-hen = 戸別訪問のめんどり
    .text = 国じゅうの呼び鈴と、居留守を使う人を知っています。
backroom-fox = 密室のキツネ
    .text = 会合には出ていません。それを証明する議事録もあります。
bull-of-the-house = 議場の牡牛
    .text = 対話を信じています。短くて、出口が狭ければ。
capitalist-pig = 資本家のブタ
    .text = いちばん大きな車で最後に着くと、いちばん良い駐車場が空けてありました。

## games/sarkaar/data/states.toml

turnip-hills = かぶら丘
windmill-ghat = 風車ガート
haystack-plains = 干し草平原
barnyard-pradesh = 納屋プラデーシュ
cloverpur = クローバープル
orchard-desh = 果樹園デーシュ
mudwallow = どろんこ沼
coop-nagar = とり小屋ナガル
sheepfold = 羊囲い
buttermilk-bay = バターミルク湾
pondcherry = 池ディシェリ
