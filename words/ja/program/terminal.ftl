terminal-me = わたし
terminal-player = プレイヤー{ $number }
terminal-you-at = あなた、席{ $seat }
terminal-at = { $name }、席{ $seat }

terminal-if = { $text }なら（Space：今のまま）
terminal-as-is = 今のまま（Space：指したあと）
terminal-choice = { $count }手のうち{ $number }
terminal-log = ログ、{ $count }手
terminal-result = 結果
terminal-ranked =
    { $rank }. { $player }：{ $score }{ $team ->
        [none] {""}
       *[other] （チーム{ $team }）
    }
terminal-uncertain = どうなるかは運か秘密しだいです。
terminal-consider = 強い人なら考える手：
terminal-wins = { $margin }差で勝ち
terminal-draws = 引き分け
terminal-loses = { $margin }差で負け
terminal-chance = { $percent }%

terminal-turn =
    { $count ->
        [1] あなたの番です。手は一つだけです。
       *[other] あなたの番です。{ $count }手から選んでください。
    }
terminal-turn-of =
    { $count ->
        [1] 席{ $seat }の番です。手は一つだけです。
       *[other] 席{ $seat }の番です。{ $count }手から選んでください。
    }
terminal-thinking = { $player }が考えています…
terminal-searching = 強い人ならどうするか調べています…
terminal-over = ゲーム終了。{ $result }
terminal-leave = ゲームをやめますか？ y：はい、s：先に保存、ほかのキー：いいえ。
terminal-write = あなたの手：{ $text }
terminal-no-such = このように始まる手はありません
terminal-too-small = この画面は{ $width }×{ $height }文字です。Hustingsには{ $least_width }×{ $least_height }が必要です。広げてください。
terminal-sit-down = 席{ $seat }の方、お座りください。
terminal-curtain = ほかの方は目をそらしてください。Enterで幕が開き、qでゲームをやめます。

terminal-taken-back = 戻しました。
terminal-no-undo = 戻せません。あなたの戻せる手がありません。
terminal-undo-luck = 戻せません。そのあとで運が使われたか、秘密が明かされました。
terminal-saved = 保存しました。もう一度見るには：`hustings replay { $path }`。
terminal-not-saved = 保存できませんでした：{ $why }。
terminal-no-hint = ヒントなし：{ $why }。
terminal-no-answer = 答えがありませんでした
terminal-handed-over = { $player }は続けられません（{ $why }）。ここからはあなたが決めます。
terminal-own-answers = 自分で答えます。
terminal-left = ゲームは途中で終わりました。

terminal-keys = 矢印/Tab 選ぶ  Enter 指す  Space 見る  : 書く  u 戻す  h ヒント  ? 説明  q 終了
terminal-keys-orders = 矢印/Tab 選ぶ  Enter 指す  : 書く  u 戻す  h ヒント  o おまかせ  ? 説明  q 終了
terminal-keys-write = Enter 指す  Tab 補う  Esc 戻る
terminal-keys-leave = y やめる  s 保存  n 続ける
terminal-keys-over = r 再戦  s 保存  u 戻す  ? ルール  q 終了
terminal-keys-thinking = u 戻す  s 保存  ? ルール  q 終了
terminal-keys-replay = 矢印/Space 進む  PageUp/PageDown 10手ずつ  Home/End 端へ  q 終了

terminal-help = { $title }：キーとルール（矢印で送り、ほかのキーで閉じる）
terminal-help-keys = キー
terminal-help-text = 矢印は盤のいちばん近い場所へ、TabとPageDownはすべての手を順に移ります。Enterで選んだ手を指します。Spaceで今の盤と指したあとの盤を切り替えます。`:`で手を書けます。`h`は強い人ならどうするかを見せます。`o`はおまかせのあるゲームで、代わりに答えます。`u`は、そのあと運も使われず秘密も明かされていなければ、最後の手を戻します。`s`で記録を保存、`q`でやめます。

terminal-commands = { $title }。手を書いてください。ほかに：moves（手）、hint（ヒント）、undo（戻す）、order（おまかせ）、save（保存）、record（記録）、help（説明）、quit（終了）。
terminal-decided = { $player }は決めました
terminal-input-ended = 入力が終わり、ゲームは途中で終わりました。
terminal-pipe-secrets = このゲームには秘密があります。一つの端末は分け合えますが、パイプは分け合えません
terminal-unusable = 端末を使えません。パイプでお試しください
terminal-bad-player = { $why }`me`はあなたです。

terminal-set = 卓の用意ができました
terminal-step = { $number }. { $player }：{ $text }
terminal-step-secret = { $number }. { $player }は決めました
