overview-title = Hustings：権力と過半数をめぐるゲーム。
overview-play = この端末でボットと遊ぶ
overview-rules = ルールを読む
overview-help = そのほかすべて

verify-valid = 正しい記録です：{ $title }、{ $seats }席
verify-not-valid = 正しい記録ではありません：{ $why }
verify-hash = ハッシュ
verify-hash-fits = シードのハッシュは、対局前に公開されたものと同じです
verify-hash-none = 対局前にハッシュが公開されていないので、シードは選ばれたものかもしれません
verify-words = 合言葉
verify-words-none = 運に合言葉を加えたプレイヤーはいません
verify-words-of = 運はシードと{ $count }人の合言葉から生まれています
verify-moves = 手順
verify-moves-legal =
    { $count ->
        [0] まだ一手もありません
       *[other] { $count }手すべて合法で、この順番どおりです
    }
verify-events = 出来事
verify-events-fit = シャッフルもダイスもその結果も、すべて記録のハッシュと一致します
verify-events-none = 記録に出来事のハッシュがありません
verify-result = 結果
verify-result-none = 対局はまだ終わっていません
verify-result-same = 記録どおり：{ $result }
verify-result-new = 記録にはありませんが、こうなります：{ $result }

analyse-title = { $title }、{ $count }手
analyse-positions = 局面
analyse-turning-points = 勝負の分かれ目
analyse-no-turns = 大きく損をした手はありません。
analyse-turn = { $number }手目、{ $player }：{ $text }（指す前{ $before }、指した後{ $after }）
analyse-better = より良い手：{ $text }（{ $value }。実際の手は{ $played }）
analyse-no-better = より良い手は見つかりませんでした

file-no-input = 標準入力を読めません
file-unopened = { $path }を開けません
file-unreadable = { $path }を読めません
file-too-long = { $most }バイトを超えています
file-not-a-record = Hustingsの対局の記録ではありません
replay-too-far = 記録は{ $total }手までなので、{ $to }手目のあとの局面はありません
rules-no-such = { $title }に`{ $rule }`というルールはありません。`hustings rules { $game }`ですべて読めます
options-not-json = --optionsには'{"{"}"grid":8{"}"}'のようなJSONオブジェクトを書きます。`{ $text }`は使えません

# `hustings print`: what was written, and what could not be printed as it is written. `$letters` are codes such as U+1F600.
print-wrote = { $path }：{ $pages }ページ
print-not-built-in = このプログラムはページの書体とアイコンなしで作られたので、印刷できません。`make`で作り直してください
print-unknown-letters = 次の文字は手持ちの書体になく、四角で印刷されます：{ $letters }
print-text-too-long = 長すぎて収まらないため、最後のページに全文を印刷しました：{ $text }…
