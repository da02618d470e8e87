### Politics as Usual, in Hindi: what happens at the table, and why a move is refused.

## What happens

first-speaker =
    पहला स्पीकर: { $seat-is ->
        [you] आप
       *[other] { $seat }
    }{ $drawn ->
        [true] , पर्ची से।
       *[false] ।
    }
issues-shuffled = { $issues } मुद्दे फेंटे गए, और { $removed } बिना देखे डिब्बे में लौटे।
candidate =
    { $drawn ->
        [true] { $seat-is ->
            [you] आपके हिस्से आया
           *[other] { $seat } के हिस्से आया
        }
       *[false] { $seat-is ->
            [you] आपका उम्मीदवार
           *[other] { $seat } का उम्मीदवार
        }
    }: { $candidate }, { $party ->
        [D] डेमोक्रेट
        [R] रिपब्लिकन
       *[I] निर्दलीय
    }, { $favors ->
        [0] एहसान एक भी नहीं।
       *[other] { $favors } एहसान।
    }
pile-shuffled =
    { $cause ->
        [setup] { $cards } प्रचार कार्ड फेंटे गए।
        [low] रद्दी फेंटकर गड्डी के नीचे रखी गई।
       *[empty] गड्डी खाली थी, रद्दी फेंटकर नई बनी।
    }
drew-nothing =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } उठाने को कुछ नहीं बचा।
drew =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $cause ->
        [setup] शुरुआत में{" "}
        [deal] बंटवारे में{" "}
        [winner] जीत के इनाम में{" "}
        [consolation] दिलासे में{" "}
        [issue] मुद्दे के कहे पर{" "}
        [party] पार्टी निशान पर{" "}
        [power] बदले में{" "}
       *[card] {""}
    }उठाया: { $cards ->
        [none] { $count } कार्ड
       *[other] { $cards }
    }।
raised =
    दौर { $round }: { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } मुद्दा उठाया, { $issue }, { $votes } वोट का।
sidestep =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } “{ $issue }” पर बात नहीं करनी: मुद्दा { $cost ->
        [0] मुफ़्त में
       *[other] { $cost } कार्ड देकर
    } टाला।
    .did = मुद्दा टाला, “{ $issue }”
buried = “{ $issue }” मुद्दों की गड्डी के नीचे गया।
contested =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } “{ $issue }” पर मुकाबला खोला।
    .did = “{ $issue }” पर मुकाबला खोला
picks-opened-one =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $cause ->
        [sidestep] टालने के दाम में फेंकने को
        [freeze] जाम करने को
        [pass_left] बाएं पड़ोसी को देने को
        [card_freeze] जाम करने को
        [winner_discard] जीत के दाम में फेंकने को
       *[discard] फेंकने को
    } { $count ->
        [1] 1 कार्ड चुनना है।
       *[other] { $count } कार्ड चुनने हैं।
    }
picks-opened =
    अब { $seats } को { $cause ->
        [sidestep] टालने के दाम में फेंकने को
        [freeze] जाम करने को
        [pass_left] बाएं पड़ोसी को देने को
        [card_freeze] जाम करने को
        [winner_discard] जीत के दाम में फेंकने को
       *[discard] फेंकने को
    } { $count ->
        [1] 1 कार्ड चुनना है।
       *[other] { $count } कार्ड चुनने हैं।
    }
picks-forced =
    { $cause ->
        [sidestep] टालने के दाम में फेंकने को
        [freeze] जाम करने को
        [pass_left] बाएं पड़ोसी को देने को
        [card_freeze] जाम करने को
        [winner_discard] जीत के दाम में फेंकने को
       *[discard] फेंकने को
    } { $count } कार्ड: चुनने की गुंजाइश किसी के पास नहीं।
picked =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } चुना: { $card ->
        [none] एक कार्ड
       *[other] { $card }
    }।
picks-done =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } चुन लिया।
discarded =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $cause ->
        [sidestep] बात बदलने के लिए फेंका
        [issue] मुद्दे के कहे पर फेंका
        [power] उम्मीदवार की खूबी के लिए फेंका
       *[card] बिना देखे गंवाया
    }: { $cards }।
froze =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } हाथ से { $random ->
        [true] बिना देखे{" "}
       *[false] {""}
    }जाम, दौर के आखिर तक: { $cards ->
        [none] { $count } कार्ड
       *[other] { $cards }
    }।
thawed =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } जाम खुला: { $count } कार्ड वापस।
passed-left =
    { $from-is ->
        [you] आपने
       *[other] { $from } ने
    } { $to-is ->
        [you] आपको
       *[other] { $to } को
    } थमाया: { $cards ->
        [none] { $count } कार्ड
       *[other] { $cards }
    }।
turn =
    { $plays ->
        [1] { $seat-is ->
            [you] आपकी बारी है।
           *[other] { $seat } की बारी है।
        }
       *[other] { $seat-is ->
            [you] आपकी बारी जारी, { $plays } चालें बाकी।
           *[other] { $seat } की बारी जारी, { $plays } चालें बाकी।
        }
    }
skipped =
    { $card }: { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } बारी गई, और पास गिनी गई।
passed =
    { $seat-is ->
        [you] आपने पास कहा।
       *[other] { $seat } ने पास कहा।
    }
    .did = पास कहा
gave-up-plays =
    { $seat-is ->
        [you] आपने बाकी चालें छोड़ दीं।
       *[other] { $seat } ने बाकी चालें छोड़ दीं।
    }
    .did = बाकी चालें छोड़ दीं
polled-own =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } अपने रुझान में लगाया: { $card }।
    .did = अपने रुझान में “{ $card }” लगाया
    .each = card
polled =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $at-is ->
        [you] आपके
       *[other] { $at } के
    } रुझान में लगाया: { $card }।
    .did = { $at } के रुझान में “{ $card }” लगाया
    .each = card
played =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड चला: { $card }।
    .did = “{ $card }” चला
    .each = card
played-at =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $target-is ->
        [you] आप
       *[other] { $target }
    } पर चला: { $card }।
    .did = { $target } पर “{ $card }” चला
    .each = card
played-on =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } “{ $on }” पर “{ $card }” चला।
    .did = “{ $on }” पर “{ $card }” चला
played-move =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } “{ $card }” चला, ताकि “{ $on }” { $target-is ->
        [you] आपके
       *[other] { $target } के
    } पास जाए।
    .did = “{ $card }” चला, ताकि “{ $on }” { $target } के पास जाए
reacted =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } “{ $answers }” का जवाब “{ $card }” से दिया।
    .did = “{ $answers }” का जवाब “{ $card }” से दिया
reacted-at =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } “{ $answers }” का जवाब “{ $card }” से दिया, ताकि वह { $target-is ->
        [you] आप
       *[other] { $target }
    } पर जाए।
    .did = “{ $answers }” का जवाब “{ $card }” से दिया, ताकि वह { $target } पर जाए
asked =
    { $seat-is ->
        [you] “{ $about }” का जवाब देने का मौका: आप।
       *[other] “{ $about }” का जवाब देने का मौका: { $seat }।
    }
ok =
    { $seat-is ->
        [you] आपने होने दिया।
       *[other] { $seat } ने होने दिया।
    }
canceled =
    { $by ->
        [none] “{ $card }” बेकार गया, रद्दी में।
       *[other] “{ $by }” ने “{ $card }” को रद्द किया; दोनों रद्दी में।
    }
redirected =
    “{ $by }” ने “{ $card }” को मोड़ा: अब इसे { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $at-is ->
        [you] आप
       *[other] { $at }
    } पर चला।
landed =
    “{ $card }” { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } सामने रखा है।
spent = रद्दी में गया: { $card }।
removed =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } सामने से रद्दी में: { $cards } ({ $count })।
moved =
    “{ $card }” ने पाला बदला: { $from-is ->
        [you] आपसे
       *[other] { $from } से
    } { $to-is ->
        [you] आपकी ओर।
       *[other] { $to } की ओर।
    }
peeked =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $target-is ->
        [you] आपका
       *[other] { $target } का
    } हाथ देख लिया{ $cards ->
        [none] ।
       *[other] : { $cards }।
    }
stole =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from-is ->
        [you] आपसे
       *[other] { $from } से
    } खींच लिया: { $cards ->
        [none] { $count } कार्ड
       *[other] { $cards }
    }।
retrieved =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } रद्दी से निकाला: { $card }।
extra =
    { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } { $plays ->
        [1] एक चाल
       *[other] { $plays } चालें
    } बाकी।
power =
    { $seat-is ->
        [you] आपने अपने उम्मीदवार की
       *[other] { $seat } ने अपने उम्मीदवार की
    } खूबी चलाई: { $power ->
        [stonewall] पत्थर की दीवार
        [recycle] रद्दी का नया माल
       *[foresight] दूर की नज़र
    }।
foresaw =
    { $issue ->
        [none] { $seat-is ->
            [you] आपने अगला मुद्दा देखा, और आह भरी।
           *[other] { $seat } ने अगला मुद्दा देखा, और आह भरी।
        }
       *[other] { $seat-is ->
            [you] आपने देखा कि अगला मुद्दा है “{ $issue }”।
           *[other] { $seat } ने देखा कि अगला मुद्दा है “{ $issue }”।
        }
    }
offered =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $give ->
        [0] { $to-is ->
            [you] आपसे
           *[other] { $to } से
        } { $want ->
            [1] एक एहसान मांगा
           *[other] { $want } एहसान मांगे
        }
       *[other] { $to-is ->
            [you] आपके
           *[other] { $to } के
        } सामने { $give } एहसान की पेशकश रखी
    }{ $swap ->
        [true] , बदले में { $want }
       *[false] {""}
    }{ $promises ->
        [true] : “{ $promise }”
       *[false] ।
    }
    .did = { $give ->
            [0] { $to } से { $want ->
                [1] एक एहसान मांगा
               *[other] { $want } एहसान मांगे
            }
           *[other] { $to } के सामने { $give } एहसान की पेशकश रखी
        }{ $swap ->
            [true] , बदले में { $want }
           *[false] {""}
        }
accepted =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from-is ->
        [you] आपकी
       *[other] { $from } की
    } पेशकश मान ली।
    .did = { $from-is ->
            [you] आपकी
           *[other] { $from } की
        } पेशकश मान ली
declined =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from-is ->
        [you] आपकी
       *[other] { $from } की
    } पेशकश ठुकराई।
withdrawn =
    { $seat-is ->
        [you] आपने अपनी पेशकश वापस ली।
       *[other] { $seat } ने अपनी पेशकश वापस ली।
    }
lapsed =
    { $seat-is ->
        [you] दौर के साथ आपकी पेशकश भी गई।
       *[other] दौर के साथ { $seat } की पेशकश भी गई।
    }
paid =
    { $from-is ->
        [you] आपने
       *[other] { $from } ने
    } { $to-is ->
        [you] आप
       *[other] { $to }
    } पर { $cause ->
        [issue] मजबूरन{" "}
       *[trade] {""}
    }{ $count ->
        [1] एक एहसान किया
       *[other] { $count } एहसान किए
    }{ $stack ->
        [0] ।
       *[other] { $card ->
            [0] , वोट-ढेरी से।
           *[other] , जिनमें { $stack } वोट-ढेरी से।
        }
    }
won =
    { $issue }, { $votes } वोट: रुझान { $polling } के साथ जीत { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    }{ $tie ->
        [none] ।
        [power] , उस उम्मीदवार के दम पर जो बराबरी जीतता है।
        [card] , उस कार्ड के दम पर जो बराबरी जिताता है।
       *[order] , बराबरी वालों में स्पीकर से घड़ी की दिशा में पहले होने पर।
    }
    .did = “{ $issue }” जीता, { $votes } वोट, रुझान { $polling }
favor-due =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } इनमें से एक से { $most ->
        [1] एक एहसान
       *[other] { $most } एहसान तक
    } वसूलना है: { $from }।
speaker =
    { $seat-is ->
        [you] अगले स्पीकर आप।
       *[other] अगला स्पीकर: { $seat }।
    }
landslide = आंधी आ गई। बाकी एजेंडा रद्द।
game-over = आखिरी मुद्दा निपटा। अब वोटों की गिनती।

## Moves, in the terminal

card-text = { $text }

## Why a move is refused

refused-unreadable =
    `{ $text }` कोई चाल नहीं। चालें ऐसी होती हैं: `candidate mayor`, `sidestep`, `contest`, `poll 46 2`, `play 25 3`, `pass`, `react 17 2`, `ok`, `power 33`, `pick 7`, `done`, `take 3`, `offer 3 2 0 : a promise`, `accept 1`, `decline 1` और `withdraw`।
refused-promise = वादा एक पंक्ति का हो, 1 से { $most } अक्षर।
refused-over = चुनाव हो चुका है।
refused-no-seat = इस टेबल पर कुर्सी { $number } नहीं है।
refused-not-you = अभी किसी और का इंतज़ार है।
refused-time-candidate = उम्मीदवार पहले दौर से पहले चुने जाते हैं।
refused-time-raised = स्पीकर मुद्दा तभी टालता या खोलता है जब वह अभी-अभी पलटा हो।
refused-time-turn = कार्ड चलना या पास कहना अपनी बारी में होता है।
refused-time-react = अभी-अभी चले कार्ड का जवाब तभी, जब आपसे पूछा जाए।
refused-time-pick = अभी कोई कार्ड नहीं चुनना है।
refused-time-pick-first = पहले अपने कार्ड चुनिए।
refused-time-take = एहसान वही वसूलता है जिसने ऐसा कहने वाला मुद्दा जीता हो।
refused-time-trade = उम्मीदवार चुने जाते समय या मुद्दा दिए जाते समय एहसानों का लेन-देन नहीं होता।
refused-time-power = उम्मीदवार चुने जाते समय या मुद्दा दिए जाते समय खूबियां रुकी रहती हैं।
refused-candidate-taken = “{ $candidate }” को कोई पहले ही चुन चुका है।
refused-no-no-name = इस टेबल पर सब उम्मीदवार कार्ड के साथ लड़ते हैं।
refused-tokens = ज़रूरत { $needed } एहसान टोकन की है, और कुल हैं ही { $tokens }।
refused-sidestep-cost =
    टालने का दाम { $cost } कार्ड है, और आपके पास { $hand ->
        [0] एक भी नहीं
        [1] 1 ही है
       *[other] { $hand } ही हैं
    }।
refused-last-issue = पलटने को दूसरा मुद्दा बचा ही नहीं।
refused-free-twice = यह मुद्दा इस दौर में एक बार मुफ़्त टल चुका है।
refused-not-in-hand = “{ $card }” आपके हाथ में नहीं।
refused-frozen = “{ $card }” दौर के आखिर तक जाम है।
refused-not-momentum = रुझान में सिर्फ़ लहर लगती है, और “{ $card }” लहर नहीं।
refused-own-only = इस मुद्दे पर लहर सिर्फ़ अपने उम्मीदवार के रुझान में लगती है।
refused-no-slander = इस मुद्दे पर कीचड़ नहीं उछलता।
refused-plays = इस मुद्दे पर अपनी बारियों में हद { $most } कार्ड की है।
refused-aim = “{ $card }” वहां नहीं चल सकता।
refused-others-only = “{ $card }” किसी और पर चलता है, खुद पर नहीं।
refused-guarded =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    } पर कीचड़ नहीं टिकता।
refused-momentum-guarded =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } सामने की लहर पर पहरा है।
refused-guard-twice =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } पास ऐसा पहरा पहले से है।
refused-skip-twice =
    { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } अगली बारी पहले ही जाने वाली है।
refused-nothing-unfrozen =
    इसके लिए { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } पास बिना जाम का कोई कार्ड नहीं।
refused-nothing-to-clear =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } सामने कीचड़ है ही नहीं।
refused-not-discarded = “{ $card }” रद्दी में पड़ी लहर नहीं।
refused-not-in-play = “{ $card }” मैदान में नहीं।
refused-band = “{ $card }” ऐसा कार्ड नहीं जिस पर यह चल सके।
refused-too-strong = “{ $card }” का रुझान { $most } से ज़्यादा है।
refused-already-there =
    “{ $card }” पहले से { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } सामने है।
refused-redirect-on-turn = मोड़ सिर्फ़ जवाब में चलता है।
refused-no-reaction = “{ $card }” न रद्द करता है, न मोड़ता है, तो जवाब नहीं बन सकता।
refused-cancel = “{ $card }” अभी-अभी चले कार्ड को रद्द नहीं कर सकता।
refused-redirect =
    “{ $card }” सिर्फ़ इसे मोड़ता है: { $of ->
        [slander] किसी पर उछला कीचड़
       *[momentum] रुझान में अभी लगाई गई लहर
    }।
refused-no-power = आपके उम्मीदवार की ऐसी कोई खूबी नहीं जो चाल से चले।
refused-power-used = यह खूबी इस दौर में चल चुकी है।
refused-power-card = बताइए कि इस खूबी के लिए कौन-सा कार्ड जाए।
refused-recycle = सिर्फ़ { $most } या कम रुझान की लहर बदली जा सकती है, “{ $card }” नहीं।
refused-power-no-card = इस खूबी में कार्ड नहीं लगता।
refused-pile-empty = गड्डी खाली है।
refused-deck-empty = मुद्दों की गड्डी खाली है।
refused-stonewall = यह खूबी आप पर उछले कीचड़ का जवाब है, जब आपसे पूछा जाए।
refused-power-picking = खूबी चलाने से पहले चुनना पूरा कीजिए।
refused-picked-already = “{ $card }” पहले ही चुना जा चुका।
refused-picked-enough =
    { $count ->
        [1] आपका कार्ड चुना जा चुका।
       *[other] आपके सारे { $count } कार्ड चुने जा चुके।
    }
refused-picked-too-few = चुने हुए कार्ड: { $count } में से { $picked }।
refused-take =
    { $seat-is ->
        [you] एहसान किसी और से वसूला जाता है।
       *[other] { $seat } के पास वसूलने को एहसान नहीं।
    }
refused-no-trade = इस टेबल पर एहसानों का लेन-देन नहीं होता।
refused-offer-to-yourself = पेशकश किसी और को की जाती है।
refused-empty-offer = पेशकश में कम से कम एक एहसान तो हो।
refused-no-swaps = इस टेबल पर एहसान के बदले एहसान नहीं चलता।
refused-offer-open = आपकी एक पेशकश पहले से खुली है।
refused-offers-up =
    { $offers ->
        [0] इस टेबल पर पेशकश नहीं होती।
        [1] इस दौर की आपकी इकलौती पेशकश हो चुकी।
       *[other] इस दौर की आपकी सारी { $offers } पेशकशें हो चुकीं।
    }
refused-cannot-pay =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } पास { $tokens } एहसान नहीं।
refused-no-offer =
    { $seat-is ->
        [you] अपनी ही पेशकश का जवाब नहीं होता।
       *[other] { $seat } की आपके लिए कोई खुली पेशकश नहीं।
    }
refused-nothing-to-withdraw = आपकी कोई पेशकश खुली नहीं।

## Why the first is first

reason-votes = आखिरी मुद्दे पर सबसे ज़्यादा वोट
reason-landslide = आंधी: सबसे दस वोट आगे
