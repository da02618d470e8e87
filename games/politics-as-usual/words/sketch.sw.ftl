sketch-round =
    { $phase ->
        [candidate] Wagombea wanachaguliwa
        [sidestep] Raundi ya { $round } kati ya { $rounds }: kushindana au kukwepa?
        [pick] Raundi ya { $round } kati ya { $rounds }: kadi zinachaguliwa
        [turn] Raundi ya { $round } kati ya { $rounds }: zamu
        [react] Raundi ya { $round } kati ya { $rounds }: kuna jibu?
        [award] Raundi ya { $round } kati ya { $rounds }: uamuzi
       *[over] Uchaguzi umekwisha
    }
sketch-piles = rundo { $pile }, zilizotupwa { $discarded }, Hoja zijazo { $issues }
sketch-issue = { $issue }: Kura { $votes }, kadi za kukwepa { $cost }
sketch-rule = { $when }: { $rule }
sketch-bottom = Chini kabisa ya rundo: { $issues }
sketch-next = Ijayo, ulivyoona: { $issue }
sketch-nobody = bado hakuna
sketch-polls = umaarufu { $polls }
sketch-camp =
    Kura { $votes }, Fadhila { $own }+{ $received }, kadi { $hand }{ $frozen ->
        [0] {""}
       *[other] , ganda { $frozen }
    }{ $picked ->
        [0] {""}
       *[other] , teule { $picked }
    }{ $used ->
        [true] , kipaji kimetumika
       *[false] {""}
    }
sketch-leads = anaongoza
sketch-cards = { $cards }
sketch-link =
    { $seat }: { $mode ->
        [poll] kupiga debe kwa { $card }
        [effect] kucheza { $card }
       *[reaction] kujibu kwa { $card }
    }{ $on ->
        [none] {""}
       *[other] , juu ya { $on }
    }{ $at ->
        [none] {""}
       *[other] , kwa { $at }
    }
sketch-offer =
    { $from } kwa { $to }: { $give } kwa { $want }{ $promise ->
        [none] {""}
       *[other] , “{ $promise }”
    }
sketch-frozen = zilizoganda: { $cards }
sketch-poll = debe:{ $at }
sketch-play =
    cheza{ $on ->
        [none] {""}
       *[other] :#{ $on }
    }{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-react =
    jibu{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-pick = chagua
sketch-power = toa
sketch-offers = ofa ({ $count })
