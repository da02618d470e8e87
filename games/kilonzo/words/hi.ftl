### Kilonzo in sentences.

## What happens

deck-shuffled = { $cards } किस्मत कार्ड फेंटे गए।
rolled =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } पासा { $purpose ->
        [start] शुरुआत के लिए
        [debate] बहस में
       *[interview] इंटरव्यू में
    }: { $die }।
rolled-with-coach =
    { $seat-is ->
        [you] आपका पासा { $die }, और उस्ताद की मेहरबानी से { $counts }।
       *[other] { $seat } का पासा { $die }, और उस्ताद की मेहरबानी से { $counts }।
    }
starter =
    { $seat-is ->
        [you] शुरुआत आपसे।
       *[other] शुरुआत { $seat } से।
    }
home-chosen =
    { $seat-is ->
        [you] आपने { $to } में डेरा डाला।
       *[other] { $seat } ने { $to } में डेरा डाला।
    }
    .did = { $to } में डेरा डाला
travelled =
    { $seat-is ->
        [you] आपने { $to } का रुख किया।
       *[other] { $seat } ने { $to } का रुख किया।
    }
    .did = { $to } का रुख किया
put =
    { $seat-is ->
        [you] आपको { $to } पहुंचा दिया गया।
       *[other] { $seat } को { $to } पहुंचा दिया गया।
    }
    .did = { $to } पहुंचना पड़ा
chips-gained =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $cause } { $at } में { $count ->
        [1] एक गोटी मिली
       *[other] { $count } गोटियां मिलीं
    }।
    .did = { $at } में +{ $count } { $cause }
    .each = at
chips-lost =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $cause } { $at } में { $count ->
        [1] एक गोटी गंवाई
       *[other] { $count } गोटियां गंवाईं
    }।
    .did = { $at } में −{ $count } { $cause }
    .each = at
no-chips =
    { $seat-is ->
        [you] { $at } में आपकी न गोटी आई, न गई।
       *[other] { $at } में { $seat } की न गोटी आई, न गई।
    }
    .did = { $at } में कोई फ़र्क नहीं
    .each = at
money-paid =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $what ->
        [ad] विज्ञापन पर
        [smear] बदनामी पर
       *[fare] लंबे रास्ते पर
    } { $amount ->
        [1] $1 खर्च किया
       *[other] ${ $amount } खर्च किए
    }।
money-gained =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $cause } { $amount ->
        [1] $1 मिला
       *[other] ${ $amount } मिले
    }।
money-lost =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $cause } { $amount ->
        [1] $1 गंवाया
       *[other] ${ $amount } गंवाए
    }।
no-money =
    { $seat-is ->
        [you] आपको { $cause } कुछ नहीं मिला।
       *[other] { $seat } को { $cause } कुछ नहीं मिला।
    }
turn =
    { $seat-is ->
        [you] आपका साल { $year } शुरू।
       *[other] { $seat } का साल { $year } शुरू।
    }
drew =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड उठाया, “{ $card }”: { $effect }।
chose =
    { $seat-is ->
        [you] आपने चुना: { $option }।
       *[other] { $seat } ने चुना: { $option }।
    }
only-choice = चुनने को बस एक ही चीज़ है: { $option }।
no-option = “{ $card }” को चुनने लायक कुछ नहीं मिला, सो कुछ नहीं हुआ।
debate-won =
    { $seat-is ->
        [you] आपने बहस में { $loser } को मात दी।
       *[other] { $seat } ने बहस में { $loser-is ->
            [you] आपको
           *[other] { $loser } को
        } मात दी।
    }
    .did = बहस में { $loser } को मात दी
interview-won =
    { $seat-is ->
        [you] आपने इंटरव्यू में { $loser } की बोलती बंद की।
       *[other] { $seat } ने इंटरव्यू में { $loser-is ->
            [you] आपकी
           *[other] { $loser } की
        } बोलती बंद की।
    }
    .did = इंटरव्यू में { $loser } की बोलती बंद की
game-over = पांच साल पूरे। अब वोटों की गिनती।

## Why chips and money change hands

cause-home = शुरुआत में
cause-funding = चंदे में
cause-fare = लंबे रास्ते पर
cause-landing = बिना विरोधी वाली जगह पहुंचने पर
cause-ad = विज्ञापन से
cause-smear = बदनामी से
cause-debate = बहस में
cause-staying = डटे रहने पर
cause-card = कार्ड से

## What a card does: these follow the name of the card, or stand on it

effect-money = ${ $n } पाइए
effect-money-lost = ${ $n } गंवाइए
effect-money_all = हर एक को ${ $n } का फ़ायदा
effect-money_all-lost = हर एक को ${ $n } का नुकसान
effect-level = सबसे अमीर उम्मीदवार सबसे गरीब को ${ $n } दे; किसी सिरे पर बराबरी हो, तो कोई नहीं
effect-here =
    { $n ->
        [1] जहां आप हैं, वहां एक गोटी पाइए
       *[other] जहां आप हैं, वहां { $n } गोटियां पाइए
    }
effect-here-lost =
    { $n ->
        [1] जहां आप हैं, वहां एक गोटी गंवाइए
       *[other] जहां आप हैं, वहां { $n } गोटियां गंवाइए
    }
effect-at_home =
    { $n ->
        [1] घर में एक गोटी पाइए
       *[other] घर में { $n } गोटियां पाइए
    }
effect-at_home-lost =
    { $n ->
        [1] घर में एक गोटी गंवाइए
       *[other] घर में { $n } गोटियां गंवाइए
    }
effect-ad_price = इस बारी विज्ञापन ${ $n } का
effect-smear_price = इस बारी बदनामी ${ $n } की
effect-two_free = इस बारी दो इलाकों का सफ़र मुफ़्त
effect-roam = इस बारी नौ में से किसी भी इलाके में मुफ़्त सफ़र
effect-stuck = इस बारी सफ़र बंद, और डटे रहने का भी कुछ नहीं
effect-gather = हर उम्मीदवार { $at } पहुंचा दिया जाए
effect-coach = इस बारी बहस में आपका पासा { $n } ज़्यादा गिना जाए
effect-windfall =
    { $factor ->
        [nothing] अगली बार चंदा नहीं मिलेगा
       *[double] अगली बार चंदा दुगुना
    }
effect-radio = नौ में से कोई जगह वाला इलाका चुनिए, और वहां एक गोटी पाइए
effect-blog = नौ इलाकों में विरोधी की कोई गोटी चुनिए: वह गई
effect-recount = नौ में से एक इलाका चुनिए: जिस-जिस की वहां गोटी है, एक-एक गंवाए
effect-swap = एक विरोधी चुनिए, और दोनों जगह बदल लीजिए
effect-interview = एक विरोधी चुनिए: दोनों पासा फेंकें, और हारने वाला ${ $n } तक दे
effect-either = चुनिए: { $first }, या { $second }

## What a card offers

option-chip =
    { $seat-is ->
        [you] { $at } में आपकी गोटी
       *[other] { $at } में { $seat } की गोटी
    }
option-a = पहली पेशकश
option-b = दूसरी पेशकश

## The regions

region-NW = उत्तर-पश्चिम
region-N = उत्तर
region-NE = उत्तर-पूर्व
region-W = पश्चिम
region-C = नैरोबी
region-E = पूर्व
region-SW = दक्षिण-पश्चिम
region-S = दक्षिण
region-SE = दक्षिण-पूर्व
region-HN = उत्तरी घर
region-HE = पूर्वी घर
region-HS = दक्षिणी घर
region-HW = पश्चिमी घर

## Why a move is refused

unreadable = `{ $text }` कोई चाल नहीं: लिखिए `home HN`, `move NE`, `ad C`, `smear C 2`, `debate 2`, `choose NE` या `end`।
over = चुनाव हो चुका है।
not-your-turn = अभी { $seat } की बारी है।
no-such-seat = इस टेबल पर कुर्सी { $number } नहीं है।
home-first = पहले अपना घर चुनिए: नक्शे के चार किनारों में से एक।
homes-chosen = घर एक ही बार चुने जाते हैं, पहले साल से पहले।
no-home = { $at } में घर नहीं बस सकता: घर नक्शे के चार किनारों में से एक होता है।
home-taken = { $at } में पहले से कोई रहता है।
out-of-play = { $at } में कोई नहीं रहता, इसलिए वह खेल से बाहर है।
card-first = पहले आपका कार्ड आपसे चुनने को कह रहा है।
nothing-to-choose = अभी कोई कार्ड आपसे चुनने को नहीं कह रहा।
no-such-option = कार्ड में यह नहीं मिलता: { $option }।
moved-already = इस साल का सफ़र हो चुका।
stuck = इस साल आपके कार्ड ने आपको यहीं रोक रखा है।
already-there = आप पहले से { $at } में हैं।
too-far = { $from } से { $to } दो कदम से ज़्यादा दूर है।
no-fare = { $to } दो कदम दूर है, यानी $1, और जेब खाली है।
not-beside =
    आप { $from } में हैं: { $campaign ->
        [ad] विज्ञापन
       *[smear] बदनामी
    } की पहुंच उसी इलाके और पड़ोस तक है, { $to } तक नहीं।
full = { $at } में तीन गोटियां हो चुकीं, आपकी गोटी के लिए जगह नहीं।
ad-too-dear = विज्ञापन ${ $price } का है, और जेब में बस ${ $money }।
smear-too-dear = बदनामी ${ $price } की है, और जेब में बस ${ $money }।
smear-yourself = बदनामी विरोधी की होती है, अपनी नहीं।
no-chip = { $at } में { $seat } की कोई गोटी नहीं।
last-chip-at-home = यह { $at } में { $seat } की घर की आखिरी गोटी है; वह नहीं जा सकती।
debated-already = इस साल की बहस हो चुकी।
debate-yourself = खुद से बहस नहीं हो सकती।
not-here = { $seat } आपके इलाके में नहीं।

## Why the first is first

reason-influence = नक्शे पर सबसे ज़्यादा असर
reason-majorities = असर बराबर; फ़ैसला ज़्यादा इलाकों से
reason-money = असर और इलाके बराबर; फ़ैसला भारी जेब से
reason-shared = असर, इलाके, पैसा सब बराबर: कुर्सी साझी
reason-solo = पांच साल सड़क पर
