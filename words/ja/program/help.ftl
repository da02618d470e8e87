### What `--help` says. The English of it stands where the arguments are defined (app/src). `play` is the line about a command, `.seats` one of
### its arguments, `.after` what stands below them. Names of commands, options and bots are typed as they stand here.

heading =
    .usage = 使い方：
    .commands = コマンド：
    .arguments = 引数：
    .options = オプション：
    .default = 省略時

hustings = 権力と過半数をめぐるゲーム。遊ぶ、見直す、プログラムから動かす、測る
    .sets = 自作のコンポーネントセットのフォルダー、DIR/GAME/SET/*.toml。ゲームの設定`set`で一つ選びます
    .language = ゲーム、ルール、説明の言語：en、hi、sw、ja
    .help = この説明を表示
    .version = バージョンを表示
    .after = コマンドごとの説明もあります：`hustings play --help`

play = この端末でゲームを遊ぶ
    .game = ゲーム（例：`kuzushi`）
    .seats = 席順にプレイヤーを：me（あなた）、ゲームの顔ぶれの短い名前、またはrandom、greedy、mcts、mcts:ms=500、mcts:nodes=2000。半角のコンマで区切ります
    .options = ゲームの設定をJSONで：{"{"}"grid":5{"}"}
    .seed = 好きな文字列。同じシードなら運も同じです
    .after =
        例：
          hustings play kuzushi                             あなた対ボット
          hustings play kuzushi --seats mcts:ms=3000,me     ボットが席0で、1手に3秒
          hustings play kuzushi --seats me,me,me            3人で1台のキーボード
        端末でないとき（パイプ）は、盤を表示し、1行に1手ずつ読み取ります。
rules = ゲームのルールを読む
    .game = ゲーム（例：`kuzushi`）
    .rule = このルールだけ（例：`KZ-4.3`）
print = ゲームを印刷する：カード、盤、トークン、早見表、ルールを一つのPDFに。刷って、切って、遊ぶ
    .game = ゲーム（例：`kursi`）
    .set = 用具セット。`--sets DIR`で自分のセットを使える
    .paper = 用紙：a4かletter
    .ink = プリンターのインク：colour（カラー）かblack（白い紙に黒い線）
    .out = 書き出すPDF。これも`--sheets`もなければGAME.pdf
    .sheets = すべての用具の画像を入れるフォルダー。1枚に横10×縦7、オンライン卓用
    .after =
        例：
          hustings print kursi                                       kursi.pdf、A4のカラー用
          hustings print kilonzo --paper letter --ink black          同じものをUSレターの白黒で
          hustings --sets my print sarkaar --set farm --out farm.pdf 自分のセット
          hustings print kursi --sheets pictures                     PNG画像とその一覧、オンライン卓用
replay = 対局の記録を一手ずつ見る
    .file = 記録のファイル。`-`なら標準入力から読みます
    .to = N手のあとの局面を表示
    .json = 一手ごとにJSONを1行出力：番号、席、手（--seatが知りえないときはnull）、出来事、その席からの眺め
    .seat = この席から見えたとおりに表示
    .after = 端末では：矢印かSpaceで一手ずつ、HomeとEndで端へ、qで終了。端末でないときは対局全体を表示します。
verify = 記録を検証する：シードのハッシュ、すべての手、すべての運、結果
    .file = 記録のファイル。`-`なら標準入力から読みます
    .after = 記録が正しければ0、正しくなければ1、読めなければ2を返します。
analyse = 対局の記録を検討する：一手ごとの勝つ見込み、勝負の分かれ目、より良い手
    .file = 記録のファイル。`-`なら標準入力から読みます
    .ms = 一つの局面を考える時間（ミリ秒）
    .move_ms = 勝負の分かれ目を一つ考える時間（ミリ秒）
    .turns = 勝負の分かれ目をいくつ示すか
    .after = 勝つ見込みは、すべてを公開したものとして計算します。より良い手は、指した本人が知りえたことだけから探します。

serve = サーバーを動かす。ページを開き、友人を招くかボットを座らせて遊べます
engine = JSONの行でやりとりし、ほかのプログラムがゲームを遊び、調べられるようにする
mcp = Model Context Protocolで言語モデルに遊ばせる
arena = ボットどうしを対局させる。席を入れ替え、運をそろえます
lab = ゲームのカードや数値の働きと、変えたときの影響を測る
strength = ボットの対戦表をすべて戦わせ、結果の表を書き出す
ratings = 各ゲームの顔ぶれどうしを対局させ、レートを書き出す
bench = 1コアでゲームがどれだけ速く進むかを測る
backup = サーバーのデータを、動いていてもいなくても、一つのファイルにそっくり写す
archive = 終わった古い対局を別のファイルへ移す。そのファイルがあるかぎり、リンクも履歴も使えます
move-store = すべてのデータを別の保管先へ移す：ファイル、またはpostgres://…
doctor = データの場所、待ち受けるアドレス、開いてもらうアドレスを確かめる。何も変えません
help = この説明、または指定したコマンドの説明を表示
