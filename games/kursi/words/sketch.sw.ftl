sketch-draft = Mchujo, chaguo la { $pick }
sketch-microphone = maiki: { $seat }
sketch-waiting = bado: { $seats } ({ $question })
sketch-question =
    { $what ->
        [pick] kuchagua mgombea
        [field] kuwaweka wagombea
        [give] kumpa mtu maiki
        [take] kuchukua Turufu
        [stroke] kuweka Turufu
        [target] kuchagua shabaha
        [draw] kuvuta kadi
        [play] kuweka kadi
        [pay] kulipa
        [drop] kutupa kadi
        [end] kumaliza mikutano
        [votes] kuchagua kadi za kura
        [tuck] kuchomeka kadi
        [minus] kuweka −2
        [extra] kura za ziada
       *[free] kuweka kura za bure
    }{ $stroke ->
        [none] {""}
       *[other] , “{ $stroke }”
    }{ $at ->
        [none] {""}
       *[other] , Kiti { $at }
    }{ $votes ->
        [none] {""}
       *[other] , kura { $votes }
    }
sketch-box = kadi { $cards }
sketch-won =
    { $seat ->
        [none] mshindi: hakuna
       *[other] mshindi: { $seat }
    }
sketch-hand = mkononi { $cards }+{ $strokes }
sketch-owes = deni { $cards }
sketch-open = Za wazi:
sketch-deck = rundo { $cards }
sketch-decks = Rundo la Mkutano { $rally } (zilizotupwa { $rally_used }), la Rasilimali { $asset } (zilizotupwa { $asset_used })
sketch-aside =
    Kando: { $cards }{ $due ->
        [none] {""}
       *[other] ; bei { $due }, una { $left }
    }{ $more ->
        [none] {""}
       *[other] ; bado { $more }
    }
