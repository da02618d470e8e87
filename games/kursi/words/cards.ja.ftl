### Names of the components of Kursi.

## games/kursi/data/assets.toml

collection-tin = 募金の空き缶
cousin-in-the-office = 役所のいとこ
freshly-ironed-shirt = アイロンの効いたシャツ
catchy-jingle = 耳に残る応援歌
harvest-fund = 実りの基金
two-phone-diaries = 二冊の電話帳
a-decade-without-scandal = 醜聞なしの十年
accidental-dance-video = うっかり踊った動画
builders-dinner = 建設業者の夕食会
published-accounts = 公開した収支報告
sponsored-cricket-match = 冠スポンサーの試合
letter-from-a-laureate = 受賞者からの手紙
breakfast-show-sofa = 朝の番組のソファ
handshake-with-the-rescuer = 命の恩人との握手
respectable-trust = 由緒ある財団
festival-committee = 祭りの実行委員会
charity-marathon = 慈善マラソン
debating-society-alumni = 弁論部のOB会
grand-alliance-tea = 大連立のお茶会

## games/kursi/data/candidates.toml

thrifty-grocer = しまり屋の八百屋
generous-jeweller = 気前のいい宝石商
brick-kiln-heiress = れんが窯の令嬢
chairwoman-of-everything = 何でも会長
everybody-s-uncle = みんなのおじさん
contractor-s-cousin = 土建屋のいとこ
auditor-who-smiled-once = 一度だけ笑った監査役
village-doctor = 村のお医者さん
engineer-of-the-bridge-that-stood = 落ちなかった橋の技師
quiz-show-host = クイズ番組の司会者
playback-singer = 吹き替え歌手
retired-spin-bowler = 引退した変化球投手
sugar-co-op-secretary = 砂糖組合の書記
hill-station-hotelier = 避暑地のホテル王
self-made-weaver = たたき上げの織元
dairy-queen = 酪農の女王
wedding-hall-magnate = 結婚式場の大立者
gadget-shop-vlogger = 家電屋の実況配信者
ambassador-retired = 元大使
judge-mostly-retired = ほぼ元判事
columnist-on-both-sides = 両論併記の論説委員
radio-astrologer = ラジオの星占い師
teacher-with-a-flute = 笛を吹く先生
marathon-nurse = 走る看護師

## games/kursi/data/rallies.toml

arithmetic-at-the-bus-stop = バス停の家計簿
march-of-the-small-ledgers = 小さな帳簿の大行進
free-clinic-morning = 無料診療の朝
kitchen-for-a-thousand = 千人分の炊き出し
ribbon-and-scissors = テープとはさみ
bridge-opened-twice = 二度開通した橋

## games/kursi/data/seats.toml

bazaar-town = バザール町
cinema-road = 映画館通り
mill-gate = 工場正門前
river-steps = 川べり石段
old-fort-ward = 旧城郭区
monsoon-delta = 雨季の三角州
ring-road-north = 環状線北
stadium-heights = スタジアム台
junction-city = 乗換市

## games/kursi/data/strokes.toml

lorry-full-of-pamphlets = ビラ満載のトラック
midnight-handshake = 真夜中の握手
door-to-door-sunday = 日曜の一軒一軒
borrowed-speechwriter = 借りたゴーストライター
surprise-audit = 抜き打ち監査
rain-on-the-fairground = 縁日に雨
gentle-fact-check = やんわり事実確認
caravan-changes-course = 隊列の方向転換
whistle-stop-train = 各駅停車の遊説列車
volunteers-by-the-busload = バスいっぱいの運動員
three-stages-one-evening = 一晩で三つの舞台
microphone-trouble = マイクの不調
code-of-conduct-notice = 選管からの警告書
morning-radio-hour = 朝のラジオ出演
standing-donors = 頼れる後援会
booth-level-machine = 投票所ごとの組織票
