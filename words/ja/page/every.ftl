### What every page says: the line at the top, parties, the cast, times, and what the page says in the server's place.

# The title of a page in the browser's tab. Hustings is the name of the program and stays.
title = { $page } · Hustings
skip-to-page = 本文へ移動

# The line at the top.
home-link = Hustings、ホーム
top-due = あなたの番（{ $tables }）
top-preferences = 好みの設定
sound-off = 音：切
sound-on = 音：入
switch-to-light = 明るい画面にする
switch-to-dark = 暗い画面にする
top-settings = 設定
close = 閉じる
# The name of a menu that has no other.
more = ほか

# The six parties, by colour. They stand for people too: "You are Blue."
party-vermilion = 朱
party-blue = 青
party-green = 緑
party-amber = 琥珀
party-purple = 紫
party-ink = 墨
# A seat whose player has no name.
seat-number = 席{ $number }
open-seat = 空席

# Who plays here: how a bot plays, and how strong it is. A bot is introduced as "Blue, cautious, 1500".
temper-even = 平常心
temper-cautious = 慎重
temper-grudging = 根に持つ
temper-greedy = 欲ばり
temper-gambler = 勝負師
rating-from = このゲームでのレート（{ $games }局から）
# The part between the marks is only read aloud.
rating-points = <spoken>、レート</spoken>{ $points }
cast-legend = 顔ぶれ
busy-table = 卓を整えています…

# Times.
place = { $rank }位
just-now = たった今
# Time left on a clock. $minutes and $seconds have two digits.
clock-left-days = { $days }日
clock-left-hours = { $hours }時間{ $minutes }分
clock-left-minutes = { $minutes }:{ $seconds }

# What may be expected: a percentage, of which 100 is a sure win, or by how much it is won for certain.
percent = { $number }%
margin-level = 同点で終局
margin-wins = { $by }差で勝ち
margin-loses = { $by }差で負け
share-of = { $name }：{ $share }

# What the page says in the server's place.
server-unreachable = サーバーにつながりません。サーバーは動いていますか？　ネットにはつながっていますか？
server-answered = サーバーの応答：{ $status }。
server-answered-else = サーバーから思いがけない応答がありました。
connection-down = 接続が切れています。自動でつながります。何も送られていません。
connection-lost = 返事が届く前に接続が切れました。盤に見えているものが正式な局面です。
as-of = 接続なし：{ $time }時点

# An address that leads nowhere.
not-found-title = 見つかりません
not-found-no-page = そのページはありません
not-found-no-table = その卓はありません
not-found-no-game = そのゲームはありません
not-found-spoiled = 無効票です。このアドレスはどこにも通じていません。
not-found-table = リンクの文字が途中で落ちたか、卓が別のサーバーにあるのかもしれません。
back-to-shelf = 棚に戻る
