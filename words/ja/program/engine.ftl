### What the engine protocol answers. The page never shows it, so it does not load this file.

# Requests of the engine protocol that are none.
engine-not-utf8 = この行はUTF-8ではありません。
engine-not-json = この行はJSONではありません：{ $why }。
engine-not-an-object = リクエストは{ $example }のようなJSONオブジェクトです。
engine-no-command = キー`cmd`がありません。コマンド：{ $commands }。
engine-unknown-command = { $command }というコマンドはありません。コマンド：{ $commands }。
engine-bad-request = `{ $command }`：{ $why }。
engine-line-too-long = リクエストは{ $most }バイトまでです。この行の残りは読み飛ばしました。
engine-no-game = ゲームがまだありません。先に`new`か`load`を送ってください。
engine-depth = `depth`は{ $most }までです。
engine-too-deep = 深さ{ $depth }まで数えると手順は約{ $guess }通りになりますが、数えられるのは{ $most }通りまでです。深さ{ $last }なら{ $nodes }通りです。
