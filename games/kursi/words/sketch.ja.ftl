sketch-draft = ドラフト、{ $pick }人目
sketch-microphone = マイク：{ $seat }
sketch-waiting = まだの人：{ $seats }（{ $question }）
sketch-question =
    { $what ->
        [pick] 候補を選ぶ
        [field] 候補を擁立
        [give] マイクを渡す
        [take] 秘策を取る
        [stroke] 秘策を伏せる
        [target] 狙いを選ぶ
        [draw] カードを引く
        [play] カードを置く
        [pay] 支払い
        [drop] カードを捨てる
        [end] 演説を締める
        [votes] 票カードを選ぶ
        [tuck] 差し込む
        [minus] −2を入れる
        [extra] 追加の票
       *[free] 無料の票を入れる
    }{ $stroke ->
        [none] {""}
       *[other] 、「{ $stroke }」
    }{ $at ->
        [none] {""}
       *[other] 、{ $at }区
    }{ $votes ->
        [none] {""}
       *[other] 、{ $votes }票
    }
sketch-box = { $cards }枚
sketch-won =
    { $seat ->
        [none] 当選：なし
       *[other] 当選：{ $seat }
    }
sketch-hand = 手札{ $cards }+{ $strokes }
sketch-owes = 未払い{ $cards }
sketch-open = 公開：
sketch-deck = 山札{ $cards }
sketch-decks = 演説の山札{ $rally }（捨て札{ $rally_used }）、強みの山札{ $asset }（捨て札{ $asset_used }）
sketch-aside =
    伏せたもの：{ $cards }{ $due ->
        [none] {""}
       *[other] 。代金{ $due }枚、手元{ $left }枚
    }{ $more ->
        [none] {""}
       *[other] 。あと{ $more }枚
    }
