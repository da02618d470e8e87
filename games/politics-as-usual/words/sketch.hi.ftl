sketch-round =
    { $phase ->
        [candidate] उम्मीदवार चुने जा रहे हैं
        [sidestep] दौर { $round }/{ $rounds }: मुकाबला या टालना?
        [pick] दौर { $round }/{ $rounds }: कार्ड चुने जा रहे हैं
        [turn] दौर { $round }/{ $rounds }: एक बारी
        [react] दौर { $round }/{ $rounds }: कोई जवाब?
        [award] दौर { $round }/{ $rounds }: फ़ैसला
       *[over] चुनाव खत्म
    }
sketch-piles = गड्डी { $pile }, रद्दी { $discarded }, बाकी मुद्दे { $issues }
sketch-issue = { $issue }: { $votes } वोट, टालने के कार्ड { $cost }
sketch-rule = { $when }: { $rule }
sketch-bottom = गड्डी में सबसे नीचे: { $issues }
sketch-next = आपका देखा हुआ अगला मुद्दा: { $issue }
sketch-nobody = अभी कोई नहीं
sketch-polls = रुझान { $polls }
sketch-camp =
    वोट { $votes }, एहसान { $own }+{ $received }, हाथ { $hand }{ $frozen ->
        [0] {""}
       *[other] , जाम { $frozen }
    }{ $picked ->
        [0] {""}
       *[other] , चुने { $picked }
    }{ $used ->
        [true] , खूबी चल चुकी
       *[false] {""}
    }
sketch-leads = आगे
sketch-cards = { $cards }
sketch-link =
    { $seat }: { $mode ->
        [poll] रुझान में { $card }
        [effect] चला { $card }
       *[reaction] जवाब में { $card }
    }{ $on ->
        [none] {""}
       *[other] , { $on } पर
    }{ $at ->
        [none] {""}
       *[other] , निशाना { $at }
    }
sketch-offer =
    { $from } से { $to } को: { $give } के बदले { $want }{ $promise ->
        [none] {""}
       *[other] , “{ $promise }”
    }
sketch-frozen = जाम: { $cards }
sketch-poll = रुझान:{ $at }
sketch-play =
    चलें{ $on ->
        [none] {""}
       *[other] :#{ $on }
    }{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-react =
    जवाब{ $at ->
        [none] {""}
       *[other] :{ $at }
    }
sketch-pick = चुनें
sketch-power = दे दें
sketch-offers = प्रस्ताव ({ $count })
