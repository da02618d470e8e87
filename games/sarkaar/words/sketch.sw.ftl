sketch-over = Mchezo umekwisha
sketch-picking = Kila mtu anachagua kiongozi
sketch-turn =
    Raundi ya { $round }: { $seat } ({ $letter }){ $limit ->
        [none] {""}
       *[other] , kitendo { $used } kati ya { $limit }
    }{ $frame ->
        [cash] , kuuza kadi
        [benefit] , kupokea neema
        [draw] , kuvuta kadi
        [step_play] , kadi ya kidato
        [flipped] , kadi iliyofunuliwa
        [snatched] , kadi iliyonyakuliwa
        [react] , jibu kwa kadi
        [trim] , kadi zimezidi
       *[main] {""}
    }{ $asked ->
        [none] {""}
       *[other] ; anasubiriwa { $asked }
    }
sketch-state =
    { $points } kwa { $majority }{ $full ->
        [true] , wingi kamili
       *[false] {""}
    }  { $name }
sketch-leader =
    { $picked ->
        [true] amechagua
       *[false] anachagua
    }
sketch-points = pointi { $points }/{ $target }
sketch-purse = wapigakura { $voter } chapaa { $moolah } nguvu { $power }
sketch-track =
    { $track ->
        [development] mae{ $level }
       *[culture] uta{ $level }
    }
sketch-holdings = majimbo { $states }, kadi M{ $strategy } U{ $aggression }
sketch-award =
    { $award ->
        [development] +mae
        [culture] +uta
       *[national] +taifa
    }
sketch-skips = vitendo { $actions } pungufu
sketch-empty = (tupu)
sketch-deck = rundo { $closed }, zilizotupwa { $discarded }
sketch-hand = mkononi
sketch-flipped = funuliwa
sketch-to-take = kupokea
sketch-in-play =
    { $target ->
        [none] Mezani: { $card } ya { $seat }
       *[other] Mezani: { $card } ya { $seat }, shabaha: { $target }
    }
sketch-snatched = Imenyakuliwa kwa { $from }:
sketch-unseen = kadi moja
