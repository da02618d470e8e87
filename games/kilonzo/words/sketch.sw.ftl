sketch-home =
    { $seat-is ->
        [you] Chagua nyumbani
       *[other] { $seat } anachagua nyumbani
    } ({ $letter })
sketch-year = Mwaka wa { $year } kati ya 5: { $seat } ({ $letter })
sketch-counted = Kura zimehesabiwa
sketch-card = { $card }: { $effect }
sketch-unused = haitumiki
sketch-standing =
    ushawishi { $influence }, wingi maeneo { $majorities }, ${ $money }{ $funding ->
        [none] {""}
       *[other] , mapato yajayo ${ $funding }
    }{ $home ->
        [none] {""}
       *[other] , nyumbani { $home }
    }
sketch-prices =
    tangazo ${ $ad }, tope ${ $smear }{ $debates ->
        [none] {""}
       *[other] , mdahalo { $debates }
    }{ $staying ->
        [stuck] , hakuna safari
        [paid] , +1 kwa kubaki
       *[unpaid] {""}
    }
sketch-odds = { $letter } { $percent }%
