### The named bots, from bots/data/characters.toml. `.short` is what a second of the same name is called.

## Kuzushi: a quiet room, paper screens, stones on a board

pebble = 小石ちゃん
    .short = 小石
    .about = きれいに見える所に石を置き、取られると、ぺこりとお辞儀をします。
sparrow = すずめ
    .about = 誰も見ていない所に舞い降りて、計画どおりだと言います。
lantern = ちょうちんおじさん
    .short = ちょうちん
    .about = 旗を数え、一本増えているかもしれないので、もう一度数えます。
teapot = 茶釜おばさん
    .short = 茶釜
    .about = 二度お茶をいれてから一手。お茶も駒もこぼしません。
hinge = 蝶番の未亡人
    .short = 蝶番
    .about = 失った陣をすべて覚えています。順番も、相手の名も。
still-water = 静水師範
    .short = 静水
    .about = 何も言わず、終局まで読み、一礼して礼を述べます。

## Kilonzo: a campaign on dusty roads, with a megaphone

juma = いとこのジュマ
    .short = ジュマ
    .about = ただのTシャツ目当てに来て、日が暮れる頃には候補になっていました。
duka = ドゥカじいさん
    .short = ドゥカ
    .about = 店主で、帳簿も自分でつけます。ナイロビの2枚より、手元の1枚。
dj-thunder = DJサンダー
    .short = サンダー
    .about = 音響一式を一度の討論に賭けます。週に二回。
auntie-matatu = マタツおばさん
    .short = マタツ
    .about = ヤギには道を譲り、停留所は飛ばさず、ちゃんと着きます。
teacher-akinyi = アキニ先生
    .short = アキニ
    .about = 勝手に発言した人の名前を、一人残らず出席簿につけています。
mama-kampeni = ママ・カンペーニ
    .short = カンペーニ
    .about = 選挙を仕切ること十一回。なくしたものは領収書だけ。

## Sarkaar: a barn, a fence, and who holds the gate

clover = 若いクローバー
    .short = クローバー
    .about = 柵は寄りかかるためにあると、まだ信じています。
long-odds = 大穴のバーナビー
    .short = バーナビー
    .about = 足の速い羊になら、サイロも賭ける男。実際に賭けました。
miller-grist = 粉屋のグリスト
    .short = グリスト
    .about = まず一割をいただき、残りからまた一割をいただきます。
buttermilk = バターミルク未亡人
    .short = バターミルク
    .about = 門も約束も、開けたままにしたことがありません。
thistle = いとこのアザミ
    .short = アザミ
    .about = 洪水の年に下の畑を譲ってくれました。その話を何度でもします。
auctioneer = 老競売人
    .short = 競売人
    .about = 秋の市で月を二度売り、買い手は二人ともまた来ました。

## Kursi: a wall of posters, the newest over the last

bunty = 角のバンティ
    .short = バンティ
    .about = ポスターを逆さに貼り、茶店の票をさらいました。
rocky = 昼興行のロッキー
    .short = ロッキー
    .about = スタントはすべて自前。受け止めるのは選挙区です。
lallan = 請負師ラッラン
    .short = ラッラン
    .about = まず橋を架け、それから川を探します。
masterji = マスタージ先生
    .about = 生徒の前で選挙の心得を読み上げます。脚注まで。
auntie-next-door = 隣のおばさん
    .short = 隣
    .about = すべてを許し、何一つ忘れません。とりわけ91年の結婚式は。
dadi = ダーディばあちゃん
    .about = 有権者四十人の祖母。全員が今夜の献立を知っています。

## Politics as Usual: a convention hall, bunting, brass, and a long night

skip = スキップ・リンドクヴィスト
    .short = スキップ
    .about = 缶バッジを配り尽くした運動員。自分の分まで配りました。
duke = デューク・キャロウェイ
    .short = デューク
    .about = 四年に一度、信念に従って会場から自分を推薦します。
ma-kowalczyk = コヴァルチク母さん
    .short = コヴァルチク
    .about = 切手を集めるように恩を集め、きちんと貼って保存します。
abernathy = アバナシー夫人
    .short = アバナシー
    .about = キャセロールと定足数と傘を持参しました。
thorne = ソーンの老人
    .short = ソーン
    .about = 48年の点呼投票で一票差で負け、それが誰の票か知っています。
ledbetter = レッドベター女史
    .short = レッドベター
    .about = 議事録をつけて三十年。書いてあるのは、彼女の書きたいことです。
