sketch-over = ゲーム終了
sketch-picking = 全員が党首を選んでいます
sketch-turn =
    第{ $round }ラウンド：{ $seat }（{ $letter }）{ $limit ->
        [none] {""}
       *[other] 、行動{ $used }/{ $limit }
    }{ $frame ->
        [cash] 、換金
        [benefit] 、利権を受け取る
        [draw] 、カードを引く
        [step_play] 、段のカード
        [flipped] 、めくれたカード
        [snatched] 、奪ったカード
        [react] 、カードへの返答
        [trim] 、手札が多すぎ
       *[main] {""}
    }{ $asked ->
        [none] {""}
       *[other] 。{ $asked }待ち
    }
sketch-state =
    { $majority }議席で{ $points }点{ $full ->
        [true] 、独占
       *[false] {""}
    }  { $name }
sketch-leader =
    { $picked ->
        [true] 選択済み
       *[false] 選択中
    }
sketch-points = { $points }/{ $target }点
sketch-purse = 有権者{ $voter } ゼニ{ $moolah } 権力{ $power }
sketch-track =
    { $track ->
        [development] 開発{ $level }
       *[culture] 文化{ $level }
    }
sketch-holdings = 州{ $states }、戦略{ $strategy } 攻撃{ $aggression }
sketch-award =
    { $award ->
        [development] +開発賞
        [culture] +文化賞
       *[national] +第一党
    }
sketch-skips = 行動−{ $actions }
sketch-empty = （空き）
sketch-deck = 山札{ $closed }、捨て札{ $discarded }
sketch-hand = 手札
sketch-flipped = めくれた
sketch-to-take = 受け取る
sketch-in-play =
    { $target ->
        [none] プレイ中：{ $seat }の{ $card }
       *[other] プレイ中：{ $seat }の{ $card }、狙いは{ $target }
    }
sketch-snatched = { $from }から奪った：
sketch-unseen = カード1枚
