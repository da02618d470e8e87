sketch-over = बाज़ी खत्म
sketch-picking = हर कोई नेता चुन रहा है
sketch-turn =
    दौर { $round }: { $seat } ({ $letter }){ $limit ->
        [none] {""}
       *[other] , काम { $used }/{ $limit }
    }{ $frame ->
        [cash] , कार्ड भुनाना
        [benefit] , सौगात लेना
        [draw] , कार्ड उठाना
        [step_play] , पायदान का कार्ड
        [flipped] , खुला कार्ड
        [snatched] , छीना कार्ड
        [react] , कार्ड का जवाब
        [trim] , कार्ड ज़्यादा
       *[main] {""}
    }{ $asked ->
        [none] {""}
       *[other] ; इंतज़ार: { $asked }
    }
sketch-state =
    { $majority } पर { $points }{ $full ->
        [true] , पूर्ण
       *[false] {""}
    }  { $name }
sketch-leader =
    { $picked ->
        [true] चुन लिया
       *[false] चुनना बाकी
    }
sketch-points = { $points }/{ $target } अंक
sketch-purse = वोटर { $voter } माल { $moolah } ताकत { $power }
sketch-track =
    { $track ->
        [development] विकास{ $level }
       *[culture] संस्कृति{ $level }
    }
sketch-holdings = राज्य { $states }, रणनीति { $strategy } दबंगई { $aggression }
sketch-award =
    { $award ->
        [development] +विकास
        [culture] +संस्कृति
       *[national] +राष्ट्रीय
    }
sketch-skips = { $actions } काम कम
sketch-empty = (खाली)
sketch-deck = गड्डी { $closed }, रद्दी { $discarded }
sketch-hand = हाथ
sketch-flipped = खुला
sketch-to-take = लेना है
sketch-in-play =
    { $target ->
        [none] चला हुआ: { $card } ({ $seat })
       *[other] चला हुआ: { $card } ({ $seat }), निशाना: { $target }
    }
sketch-snatched = { $from } से छीना:
sketch-unseen = एक कार्ड
