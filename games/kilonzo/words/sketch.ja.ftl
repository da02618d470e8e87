sketch-home =
    { $seat-is ->
        [you] 地元を選んでください
       *[other] { $seat }が地元を選びます
    }（{ $letter }）
sketch-year = 5年のうち{ $year }年目：{ $seat }（{ $letter }）
sketch-counted = 開票が終わりました
sketch-card = { $card }：{ $effect }
sketch-unused = 不使用
sketch-standing =
    影響力{ $influence }、首位{ $majorities }、${ $money }{ $funding ->
        [none] {""}
       *[other] 、次の資金${ $funding }
    }{ $home ->
        [none] {""}
       *[other] 、地元{ $home }
    }
sketch-prices =
    広告${ $ad }、怪文書${ $smear }{ $debates ->
        [none] {""}
       *[other] 、討論{ $debates }
    }{ $staying ->
        [stuck] 、移動なし
        [paid] 、居残りで+1
       *[unpaid] {""}
    }
sketch-odds = { $letter } { $percent }%
