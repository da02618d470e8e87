sketch-round =
    { $phase ->
        [candidate] 候補を選んでいます
        [sidestep] 第{ $round }ラウンド／{ $rounds }：論戦か先送りか
        [pick] 第{ $round }ラウンド／{ $rounds }：カードを選ぶ
        [turn] 第{ $round }ラウンド／{ $rounds }：手番
        [react] 第{ $round }ラウンド／{ $rounds }：応じる人は？
        [award] 第{ $round }ラウンド／{ $rounds }：決着
       *[over] 選挙終了
    }
sketch-piles = 山札{ $pile }、捨て札{ $discarded }、残りの争点{ $issues }
sketch-issue = { $issue }：{ $votes }票、先送りに{ $cost }枚
sketch-rule = { $when }：{ $rule }
sketch-bottom = 山札のいちばん下：{ $issues }
sketch-next = あなたが見た次の争点：{ $issue }
sketch-nobody = まだいません
sketch-polls = 支持率{ $polls }
sketch-camp =
    { $votes }票、恩{ $own }+{ $received }、手札{ $hand }{ $frozen ->
        [0] {""}
       *[other] 、凍結{ $frozen }
    }{ $picked ->
        [0] {""}
       *[other] 、選択{ $picked }
    }{ $used ->
        [true] 、能力使用済み
       *[false] {""}
    }
sketch-leads = 首位
sketch-cards = { $cards }
sketch-link =
    { $seat }：{ $mode ->
        [poll] { $card }を支持に
        [effect] { $card }を使用
       *[reaction] { $card }で応じる
    }{ $on ->
        [none] {""}
       *[other] 、対象{ $on }
    }{ $at ->
        [none] {""}
       *[other] 、相手{ $at }
    }
sketch-offer =
    { $from }から{ $to }へ：{ $give }と{ $want }{ $promise ->
        [none] {""}
       *[other] 、「{ $promise }」
    }
sketch-frozen = 凍結：{ $cards }
sketch-poll = 支持:{ $at }
sketch-play =
    使う{ $on ->
        [none] {""}
       *[other] :#{ $on }
    }{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-react =
    応じる{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-pick = 選ぶ
sketch-power = 手放す
sketch-offers = 申し出（{ $count }）
