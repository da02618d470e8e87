sketch-draft = टिकट बंटवारा, नंबर { $pick }
sketch-microphone = माइक: { $seat }
sketch-waiting = इंतज़ार: { $seats } ({ $question })
sketch-question =
    { $what ->
        [pick] उम्मीदवार चुनना
        [field] उम्मीदवारों को सीटें देना
        [give] माइक आगे देना
        [take] मास्टरस्ट्रोक लेना
        [stroke] मास्टरस्ट्रोक लगाना
        [target] निशाना चुनना
        [draw] कार्ड उठाना
        [play] कार्ड रखना
        [pay] दाम चुकाना
        [drop] कार्ड फेंकना
        [end] रैलियां समेटना
        [votes] वोट कार्ड चुनना
        [tuck] कार्ड दबाना
        [minus] −2 डालना
        [extra] और वोट
       *[free] मुफ़्त के वोट डालना
    }{ $stroke ->
        [none] {""}
       *[other] , “{ $stroke }”
    }{ $at ->
        [none] {""}
       *[other] , सीट { $at }
    }{ $votes ->
        [none] {""}
       *[other] , { $votes } वोट
    }
sketch-box = { $cards } कार्ड
sketch-won =
    { $seat ->
        [none] विजेता: कोई नहीं
       *[other] विजेता: { $seat }
    }
sketch-hand = हाथ { $cards }+{ $strokes }
sketch-owes = बकाया { $cards }
sketch-open = खुले:
sketch-deck = गड्डी { $cards }
sketch-decks = रैली गड्डी { $rally } (रद्दी { $rally_used }), जुगाड़ गड्डी { $asset } (रद्दी { $asset_used })
sketch-aside =
    अलग रखे: { $cards }{ $due ->
        [none] {""}
       *[other] ; दाम { $due }, पास में { $left }
    }{ $more ->
        [none] {""}
       *[other] ; { $more } और
    }
