sketch-home =
    { $seat-is ->
        [you] घर चुनिए
       *[other] { $seat } को घर चुनना है
    } ({ $letter })
sketch-year = 5 में से साल { $year }: { $seat } ({ $letter })
sketch-counted = वोट गिने जा चुके
sketch-card = { $card }: { $effect }
sketch-unused = बंद
sketch-standing =
    असर { $influence }, बहुमत { $majorities } में, ${ $money }{ $funding ->
        [none] {""}
       *[other] , अगला चंदा ${ $funding }
    }{ $home ->
        [none] {""}
       *[other] , घर { $home }
    }
sketch-prices =
    विज्ञापन ${ $ad }, बदनामी ${ $smear }{ $debates ->
        [none] {""}
       *[other] , बहस { $debates }
    }{ $staying ->
        [stuck] , सफ़र नहीं
        [paid] , डटे रहने पर +1
       *[unpaid] {""}
    }
sketch-odds = { $letter } { $percent }%
