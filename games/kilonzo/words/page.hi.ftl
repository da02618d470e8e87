### What only the page says of Kilonzo. Events, refusals, card effects and the names of regions stand in hi.ftl.

## The map

board = किलोंज़ो का नक्शा। तीर वाली कुंजियों से चलिए, Enter बताता है कि इलाके में क्या हो सकता है, E से बारी खत्म, Escape से बाहर।
board-kind = नक्शा
place-title =
    { $region ->
        [NW] उत्तर-पश्चिम
        [N] उत्तर
        [NE] उत्तर-पूर्व
        [W] पश्चिम
        [C] नैरोबी
        [E] पूर्व
        [SW] दक्षिण-पश्चिम
        [S] दक्षिण
        [SE] दक्षिण-पूर्व
        [HN] उत्तरी घर
        [HE] पूर्वी घर
        [HS] दक्षिणी घर
       *[HW] पश्चिमी घर
    }
place-short =
    { $region ->
        [C] नैरोबी
        [NW] उप
        [N] उ
        [NE] उपू
        [W] प
        [E] पू
        [SW] दप
        [S] द
       *[SE] दपू
    }

place-free = { $place }, खाली
place-out = { $place }, खेल से बाहर
place-home =
    { $seat-is ->
        [you] आपका घर
       *[other] { $seat } का घर
    }
place-chips =
    { $seat-is ->
        [you] { $count } आपकी
       *[other] { $count } { $seat } की
    }
place-filled = 3 में से { $count } गोटियां
place-you = आप
place-stands =
    { $how ->
        [one] { $seats } यहां
       *[other] { $seats } यहां
    }
place-majority =
    { $seat-is ->
        [you] बहुमत आपका
       *[other] बहुमत { $seat } का
    }
place-move =
    { $place }; यहां आने का खर्च { $price ->
        [0] कुछ नहीं
       *[other] ${ $price }
    }, फ़ायदा { $gain ->
        [true] +1
       *[false] कुछ नहीं
    }
place-more =
    { $place }; यहां { $count ->
        [1] 1 काम और हो सकता है
       *[other] { $count } काम और हो सकते हैं
    }

lying-free = खाली
lying-out = खेल से बाहर
lying-chips =
    { $seat-is ->
        [you] { $count } आपकी
       *[other] { $count } { $seat }
    }
lying-none = कोई गोटी नहीं
lying =
    { $chips } · { $room ->
        [0] भरा
       *[other] { $room } की जगह
    }

price-free = मुफ़्त

## What is asked, and what can be done

ask-home = घर चुनिए: नक्शे का वह किनारा जहां से शुरुआत होगी, दो गोटियों और $2 के साथ।
ask-card = “{ $card }”: { $effect }
ask-turn = आपकी बारी है।
ask-year =
    साल { $year }, ${ $money }। { $can }{ $staying ->
        [true] ; बिना सफ़र यहीं खत्म करने पर +1
       *[false] {""}
    }।
ask-can-move = सफ़र
ask-can-ad = विज्ञापन
ask-can-smear = बदनामी
ask-can-debate = बहस
ask-can-nothing = करने को कुछ नहीं बचा

effect-alone = { $effect }।

# A move, as a button or a list of moves names it.
move-home = { $at } में बसें
move-move = { $at } चलें
move-ad = { $at } में विज्ञापन
move-smear = { $at } में { $rival } की बदनामी
move-debate = { $rival } से बहस
move-choose = चुनें: { $option }
move-end = बारी खत्म

# The choices on the slip of a region: a name, and what it brings.
act-home = यहीं बसें
act-move = यहां आएं
act-ad = विज्ञापन
act-smear = { $rival } की बदनामी
act-debate = { $rival } से बहस
act-choose-rival = { $rival } को चुनें
act-choose-place = यह इलाका चुनें
act-home-brings = आपका उम्मीदवार, दो गोटियां और $2
act-move-brings =
    { $gain ->
        [true] पहुंचने पर +1 असर
       *[false] पहुंचने पर असर नहीं
    }
act-ad-brings = +1 असर
act-smear-brings = { $rival } को −1
act-debate-brings =
    जीत की संभावना { $percent }%: { $stake ->
        [both] एक गोटी मिले, या एक जाए
        [win] एक गोटी मिले, जाने को कुछ नहीं
        [lose] मिलने को कुछ नहीं, एक गोटी जा सकती है
       *[none] कोई गोटी हाथ नहीं बदल सकती
    }
act-end-brings =
    { $staying ->
        [true] डटे रहने पर +1 असर
       *[false] डटे रहने का कुछ नहीं
    }

# What the move under the cursor would change.
gain-influence =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } असर { $change }
gain-money =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $change } डॉलर
gain-none = न किसी को मिला, न किसी का गया

## The four corners: years, cards, funding, dice

corner-homes = घर चुने जा रहे हैं
corner-year = साल { $year }, कुल 5
corner-card = पिछला कार्ड: { $card }। Enter से पढ़िए
corner-deck = { $count } किस्मत कार्ड, कोई उठाया नहीं गया
corner-dice = पिछले पासे। Enter से देखिए
corner-no-dice = अभी पासे नहीं फेंके गए
corner-no-funding = अब चंदा नहीं आएगा
corner-funding =
    { $seat-is ->
        [you] आपका अगला चंदा
       *[other] { $seat } का अगला चंदा
    }: ${ $total }, { $payers }
corner-payer = { $at } से ${ $amount }
corner-no-payer = अभी कहीं से कुछ नहीं

# Drawn in the corners, where there is little room.
drawn-homes = घर
drawn-over = चुनाव
drawn-year = साल { $year }
drawn-deck = { $count } बाकी
drawn-next = अगले साल
drawn-payers =
    { $count ->
        [0] अभी कुछ नहीं
       *[other] { $count } जगह से
    }
drawn-count = गिनती

# The paper with the coming funding.
ledger =
    { $seat-is ->
        [you] आपका अगला चंदा
       *[other] { $seat } का अगला चंदा
    }
ledger-none = अभी कहीं से कुछ नहीं आता।
ledger-factor = कार्ड का गुणा

# The dice.
dice-title =
    { $purpose ->
        [start] शुरुआत किससे?
        [debate] बहस
       *[interview] इंटरव्यू
    }
dice-tie = बराबरी: एक बार और।
dice-close = बंद करें
dice-skip = छोड़ें

# A Card of Chance.
card-label = किस्मत कार्ड: { $card }
card-head = किस्मत कार्ड · { $seat }
card-close = कार्ड हटाएं

## How it stands

holding =
    ${ $money }{ $income ->
        [none] {""}
       *[other] {" "}· आगे +${ $income }
    }

# The position in plain text.
described-homes = घर चुने जा रहे हैं।
described-over = चुनाव हो चुका है।
described-turn = साल { $year }, कुल 5; { $seat } की बारी।
described-seat =
    { $seat }: { $chips ->
        [1] 1 गोटी
       *[other] { $chips } गोटियां
    }, ${ $money }, { $where }, { $leads }।{ $income ->
        [none] {""}
       *[other] {" "}अगला चंदा ${ $income }।
    }
described-in = जगह { $at }
described-off = नक्शे पर नहीं
described-leads = आगे: { $places }
described-leads-none = कहीं आगे नहीं
described-place = { $region }: { $place }।
described-card = पिछला कार्ड: { $card }। { $effect }

## Election night

night-closed = मतदान बंद
night-reports = { $place } का नतीजा
night-counted = गिनती पूरी: { $of } में से { $counted } इलाके
night-alone =
    पांच साल में { $chips ->
        [1] 1 गोटी
       *[other] { $chips } गोटियां
    }
night-compared = इस क्रम में मिलान ({ $rule })
night-influence = नक्शे पर गोटियां
night-majorities = बहुमत वाले इलाके
night-money = पैसा
