### Kuzushi in sentences.

## What happens

city-placed = { $seat }は{ $at }に都を置きました。
base-placed = { $seat }は{ $at }に陣を築きました。
    .did = { $at }に陣
    .each = at
flag-flipped = { $seat }は{ $at }の旗を返して陣にしました。
    .did = { $at }の旗を陣に
    .each = at
flag-returned = { $at }の旗が下り、{ $seat }の持ち駒に戻りました。
    .each = at
flag-placed = { $at }に{ $seat }の旗が立ちました。
    .each = at
game-over =
    { $cause ->
        [grid_full] 枠が埋まりました。終局です。
       *[stack_empty] 誰かの持ち駒が尽きました。終局です。
    }

## Why a move is refused

not-your-turn = いまは{ $seat }の手番です。
taken = { $space }にはもう駒があります。
alone = { $space }はどの駒にも接していません。
off-grid = { $space }に陣を築くと、盤が{ $grid }マスの枠をはみ出します。
too-far = { $space }は都から遠すぎて、どの盤にも収まりません。
not-your-flag = { $space }に、返せるあなたの旗はありません。
over = 終局しています。
unreadable = `{ $text }`は手として読めません。`base 1,0`や`flip -2,1`のように書きます。

## Options

bad-teams = { $seats }席を{ $teams }チームには分けられません。4席か6席なら2チーム、6席なら3チームにできます。

## Why the first is first

reason-tiles = 駒の数で決着
reason-group = 駒は同数、つながりの大きさで決着
reason-shared = 駒もつながりも互角、勝ちを分け合う
