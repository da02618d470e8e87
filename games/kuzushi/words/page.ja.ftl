### What only the page says of Kuzushi. Events and refusals stand in ja.ftl.
### A space is written as a person would type it: "2,-1" is two right of the city and one down.

# Read aloud when the board gets the focus. The names of the keys are those on the keyboard.
board = 崩しの盤。矢印キーで動き、Page Downで次に打てるマスへ、Enterで築き、Escapeで離れます。
board-kind = 盤

ask = 光るマスに陣を築くか、自分の旗を返してください。

# What a space is to the one whose cursor is on it, and what can be done there.
space-empty =
    { $at }、空き{ $move ->
        [base] 、築けます
       *[none] {""}
    }
space-city =
    { $at }、{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の都
space-base =
    { $at }、{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の陣
space-flag =
    { $at }、{ $seat-is ->
        [you] あなた
       *[other] { $seat }
    }の旗{ $move ->
        [flip] 、返して陣にできます
       *[none] {""}
    }
# A space, and what building there would bring.
space-brings = { $space }：{ $gains }
# How a score would change: `$change` is "+3" or "−1".
gain =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }
    } { $change }
gain-none = 得点は変わりません

# Where a score comes from: words beside figures.
sum-bases = 陣
sum-flags = 旗
sum-city = 都
# Under a player's name: tiles left in the stack, and tiles in the largest group.
holding = 持ち駒{ $stack } · つながり{ $group }

# A move, as a button names it.
move-base = { $at }に陣
move-flip = { $at }を返す

# The position in plain text. `$bases` and `$flags` are spaces.
described-seat = { $seat }：{ $score }点。陣：{ $bases }。旗：{ $flags }。
described-none = なし
# Between two spaces, which have commas of their own.
described-joint = {"; "}
described-grid = 駒の広がりは、横{ $wide }縦{ $high }（枠は{ $grid }かける{ $grid }）。届くのは、横が{ $left }から{ $right }まで、縦が{ $bottom }から{ $top }まで。
