### What only the page says of Sarkaar. Events and refusals stand in hi.ftl; it is read together with this file, whose messages may use
### those of hi.ftl inside.

## Names of things

amount =
    { $token ->
        [voter] { voters }
        [moolah] { moolah }
       *[power] { power }
    }
amount-none = { no-tokens }
token =
    { $token ->
        [voter] { resource-voter }
        [moolah] { resource-moolah }
       *[power] { resource-power }
    }
sign =
    { $sign ->
        [voter] वोटर
        [moolah] माल
        [power] ताकत
        [culture] संस्कृति
        [development] विकास
        [strategy] रणनीति
       *[aggression] दबंगई
    }
deck =
    { $deck ->
        [strategy] { deck-strategy }
       *[aggression] { deck-aggression }
    }
benefit =
    { $benefit ->
        [power] { benefit-power }
        [moolah] { benefit-moolah }
        [voter] { benefit-voter }
        [culture] { benefit-culture }
        [development] { benefit-development }
        [strategy] { benefit-strategy }
       *[aggression] { benefit-aggression }
    }
benefit-button =
    { $benefit ->
        [power] 1 ताकत
        [moolah] 1 माल
        [voter] 1 वोटर
        [culture] संस्कृति का पायदान
        [development] विकास का पायदान
        [strategy] रणनीति कार्ड
       *[aggression] दबंगई कार्ड
    }
ladder =
    { $ladder ->
        [development] विकास
        [culture] संस्कृति
       *[national] राज्य
    }
points-heading =
    { $kind ->
        [states] सरकारें
        [full] पूर्ण बहुमत
        [awards] तमगे
       *[cards] जीत कार्ड
    }
points-kind =
    { $kind ->
        [states] सरकारें
        [full] पूर्ण बहुमत
        [awards] तमगे
       *[cards] जीत कार्ड
    }
player-figure =
    { $seat-is ->
        [you] आप { $figure }
       *[other] { $seat } { $figure }
    }
also = { $first }; { $more }
nothing-in-list = कोई नहीं

# What a card is aimed at, inside a sentence; and alone, as a choice.
target-square = { square }
target-track =
    { $track ->
        [development] { track-development }
       *[culture] { track-culture }
    }
target-player =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    }
target-share =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    } ({ $amount })
target-back =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } { $deck ->
        [strategy] रणनीति कार्ड
       *[aggression] दबंगई कार्ड
    }
target-marker =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } { $track ->
        [development] विकास मोहरा
       *[culture] संस्कृति मोहरा
    }
choice-square = { $state } की सीट { $number }
choice-track =
    { $track ->
        [development] विकास
       *[culture] संस्कृति
    }
card-aimed = { $card }, निशाना { $target }

## What is asked

ask-pick = अपना नेता चुनिए: छोटा नंबर पहले चलता है, बड़ा नंबर अमीर शुरू करता है।
ask-main =
    { $left } काम बाकी: सीट, पायदान, सौगात या कार्ड{ $addons ->
        [0] ।
       *[other] ; या { $addons } जोड़ कार्ड।
    }
ask-no-action =
    कोई काम नहीं बचा। { $addons ->
        [0] { $free ->
            [true] बारी खत्म कीजिए, या कोई मुफ़्त कार्ड चलिए।
           *[false] बारी खत्म कीजिए।
        }
       *[other] पिछले कार्ड के साथ चलने लायक जोड़ कार्ड: { $addons }।
    }
ask-cash = और कार्ड भुनाइए, हर एक { $rate } माल, सब इसी काम में; या बस कहिए।
ask-benefit = सौगात में जो मिलना है लीजिए, या बाकी छोड़ दीजिए।
ask-draw =
    { $deck ->
        [strategy] एक रणनीति कार्ड
        [aggression] एक दबंगई कार्ड
       *[any] एक कार्ड
    } लीजिए: खुला, या गड्डी से।
ask-step-play =
    { $deck ->
        [strategy] एक रणनीति कार्ड
        [aggression] एक दबंगई कार्ड
       *[any] एक कार्ड
    } बिना काम गंवाए चलिए: हाथ से, या गड्डी से पलटकर।
ask-flipped = कार्ड खुला, “{ $card }”: दाम देकर चलिए, या किनारे रखिए।
ask-snatched = आपने “{ $card }” झपटा: अभी चलिए, या रख लीजिए।
ask-snatched-unseen = झपटा हुआ कार्ड चलिए, या रख लीजिए।
ask-react = आप पर “{ $card }” चला है। क्लीन चिट ({ $price }) इसे रोक सकती है।
ask-react-answered = आपके “{ $card }” का जवाब क्लीन चिट से आया। उसका जवाब दें?
ask-react-chit = आपकी क्लीन चिट का जवाब दूसरी क्लीन चिट से आया। उसका जवाब दें?
ask-trim = { $limit } से ज़्यादा कार्ड: एक यूं ही फेंकिए।
ask-over = { over }

## Moves

move-end = बारी खत्म
move-done = बस
move-pass = जाने दें
move-skip = छोड़ें
move-keep = रख लें
move-flip = एक पलटें
move-leader = नेता: { $leader }
move-seat = { $square } खरीदें
move-power = { $square } ताकत से छीनें
move-track =
    { $track ->
        [development] विकास का पायदान चढ़ें
       *[culture] संस्कृति का पायदान चढ़ें
    }
move-state = { $state } से लें: { $benefit }
move-state-all = { $state } से सब लें
move-take = लें: { $benefit }
move-draw = { $card } लें
move-draw-closed = बंद गड्डी से उठाएं
move-play = { $card } चलें
move-addon = { $card } जोड़ें
move-cash = { $card } भुनाएं
move-drop = { $card } फेंकें
move-chit = { $card } से जवाब दें

# The choices on a slip: a name, and below it what it costs or brings.
act-all = सारी सौगात लें
act-state = सरकार के नाते, एक काम में
act-state-all = सरकार के नाते, एक काम में: { $benefits }
act-seat = सीट { $number } खरीदें
act-power = { $seat } से सीट { $number } छीनें
act-play = चलें
act-play-how =
    { $action ->
        [true] एक काम में
       *[false] कोई काम नहीं लगता
    }
act-addon = जोड़ें
act-addon-how = पिछले कार्ड वाले काम के साथ
act-cash = { $rate } माल में भुनाएं
act-cash-how =
    { $same ->
        [true] इसी काम में
       *[false] एक काम, चाहे जितने कार्ड
    }
act-drop = फेंकें
act-drop-how = यूं ही: हाथ हद से ऊपर है
act-chit = इसी से जवाब दें
act-chit-how = { $card } कार्ड को रोक देती है

# What a seat costs and brings: alone on a line, or among other things.
pay =
    { $affordable ->
        [true] दाम { $sum }
       *[false] देना पड़ता { $sum }
    }
pay-missing =
    { $affordable ->
        [true] दाम { $sum }
       *[false] लगेगा { $sum }
    }: कमी ({ $missing }) के लिए { $moolah } माल
pay-impossible = { too-few-voters }
brings-benefits = सौगात: { $benefits }
brings-kept = सरकार आपकी ही रहेगी
brings-you = सरकार आपकी बनेगी
brings-fall = { $seat } की सरकार गिरेगी
brings-other = सरकार { $seat } की बनेगी

# The bill beside the seat under the pointer.
tag-card =
    { $aimable ->
        [true] “{ $card }” यहां
       *[false] “{ $card }” यहां नहीं चलेगा
    }
tag-offer =
    { $by ->
        [power] ताकत से: { $price }
       *[seat] खरीद: { $price }
    }
tag-benefits = सौगात: { $benefits }
tag-you-govern = सरकार आपकी: { $points } अंक
tag-fall = सरकार गिर जाएगी
tag-empty = सीट, दाम { $price }
tag-own = आपकी सीट
tag-taken = { $seat } की सीट, { $price }
tag-points =
    { $change } { $points ->
       *[other] अंक
    }

## The map

board = सरकार का बोर्ड। तीर वाली कुंजियों से राज्यों, सीढ़ियों, गड्डियों और अपने कार्डों पर चलिए; Enter से खोलिए या लीजिए; अंकों से अपने कार्ड; M बहुमत का चश्मा, N कार्डों की गिनती; E से बारी खत्म।
board-kind = बोर्ड
whole-map = पूरा नक्शा
below = नक्शे के नीचे
below-tab =
    { $dock ->
        [hand] हाथ
        [decks] गड्डियां
       *[ladders] सीढ़ियां
    }
below-hand = हाथ { $cards }

# A state, read aloud.
field = { $state }; { $government }; { $players }; { $empty }; { $tile }
field-legal = { $field }; यहां कुछ हो सकता है
field-open = सरकार नहीं, { $seats } में से { $majority } सीटों पर बनेगी, { $points } अंक
field-governed =
    सरकार { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    }, { $points } अंक{ $full ->
        [true] , पूर्ण बहुमत
       *[false] {""}
    }
field-nobody = यहां कोई नहीं
field-empty = खाली सीटें, दाम वोटरों में: { $prices }
field-no-empty = कोई सीट खाली नहीं
field-tile = सौगात: { $benefits }
field-blocked = चक्का जाम
field-title-blocked = चक्का जाम: कुछ नहीं मिलता

# The same at the head of its slip, a line each.
slip-open = { $seats } में से { $majority } सीटों पर सरकार, { $points } अंक
slip-governed =
    सरकार { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    }: { $points } अंक{ $full ->
        [true] , पूर्ण बहुमत
       *[false] {""}
    }
slip-nobody = यहां अभी कोई नहीं
slip-tile = सौगात: { $benefits }
slip-blocked = चक्का जाम है, सौगात बंद
slip-next = पड़ोसी: { $states }
slip-reaction = यह उस कार्ड के इंतज़ार में है जो आप पर चले।
slip-nothing = अभी इसका कोई काम नहीं।
slip-why = क्यों?
slip-free = मुफ़्त

# The majority lens: very short, there is little room.
lens = बहुमत का चश्मा
lens-title = बहुमत का चश्मा: कौन आगे, कितने से, पलटेगा कैसे
lens-full =
    { $seat-is ->
        [you] हमेशा के लिए आपका
       *[other] हमेशा के लिए { $seat } का
    }
lens-governs =
    { $seat-is ->
        [you] सरकार आपकी
       *[other] सरकार { $seat } की
    }, { $spare ->
        [0] फ़ालतू एक भी नहीं
       *[other] { $spare } फ़ालतू
    }
lens-leads =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    } { $lead } से आगे
lens-level = बराबर
lens-nobody = अभी कोई नहीं
lens-more =
    { $seat-is ->
        [you] आपको { $missing } और:
       *[other] { $missing } और:
    }
lens-short =
    { $seat-is ->
        [you] आपको { $missing } कम, खाली इतनी नहीं
       *[other] { $missing } कम, खाली इतनी नहीं
    }
lens-safe = यहां किसी विरोधी की सीट नहीं
lens-threat =
    { $topples ->
        [true] गिराने में
       *[false] छीनने में
    }
lens-cannot-pay = (दाम नहीं)

## Ladders, and the race

ladder-label =
    { $ladder ->
        [development] विकास की सीढ़ी
        [culture] संस्कृति की सीढ़ी
       *[national] राज्यों की सीढ़ी
    }; { $levels }; इसके { $points } अंक { $seat-is ->
        [nobody] किसी के पास नहीं
        [you] आपके पास
       *[other] { $seat } के पास
    } ({ $from } से)
ladder-next = अगला पायदान: { $step }
ladder-cost = पायदान का दाम: एक काम और { $cost } माल
step-gain = { $tokens } पाइए
step-play =
    { $deck ->
        [strategy] एक रणनीति कार्ड
       *[aggression] एक दबंगई कार्ड
    } बिना काम गंवाए चलिए
step-income = हर आमदनी में { $voters } वोटर और
step-points = यहां जो आगे, उसके { $points } अंक

race = अंक, { $target } पर जीत: { $players }। खोलने पर दिखेगा कि कहां से आए
race-caption = अंक कहां से आए ({ $rule })
race-points = अंक
race-missing = अभी बाकी
race-leader = नेता
race-tokens = वोटर / माल / ताकत
race-cards = रणनीति / दबंगई कार्ड
race-income = अगली आमदनी, वोटरों में
race-chit = क्लीन चिट के लिए पूछा जाएगा
race-yes-no =
    { $yes ->
        [true] हां
       *[false] नहीं
    }

## Hands, decks and leaders

holding-picked = नेता चुन लिया
holding-picks = नेता चुनना बाकी
holding = { $voters } · { $moolah } · { $power }
holding-cards =
    हाथ में { $count } { $deck ->
        [strategy] रणनीति कार्ड
       *[aggression] दबंगई कार्ड
    }
holding-leader = { $leader }: { $privilege }

hand-tokens = आपके टोकन
hand-used = हो चुके काम: { $limit } में से { $used } ({ $rule })
hand-left-label = { $limit } में से { $left } काम बाकी
hand-left = { $left } बाकी
hand-rebate = हर सीट −{ $voters }
hand-rebate-title = { $card }: हर सीट { $voters } वोटर सस्ती
hand-same = सूपड़ा साफ़
hand-same-title = { $card }: उसी राज्य में फिर काम हो सकता है
hand-raised = आधी रात
hand-raised-title = { $card }: इस बारी ज़्यादा काम
hand-addons = { $count } जोड़ कार्ड
hand-addons-title = पिछले कार्ड वाले काम के साथ चल सकने वाले जोड़ कार्ड
hand-income = आगे +{ $voters }
hand-income-title = आपकी अगली आमदनी ({ $rule })
hand-card =
    { $card }, दाम { $price }: { $does }{ $legal ->
        [true] {""}
       *[false] {" "}अभी नहीं चल सकता।
    }
hand-card-halves = { $weak } ताकत हो तो: { $strong }
hand-empty = अभी कोई कार्ड नहीं। घोड़े या मुट्ठी वाली सौगातों से मिलते हैं।
hand-watching = आप दर्शक हैं: हाथ के कार्ड उनके मालिक ही देखते हैं।

row-draw =
    बंद { $deck ->
        [strategy] रणनीति गड्डी
       *[aggression] दबंगई गड्डी
    } से उठाएं, { $closed } कार्ड
row-closed =
    बंद { $deck ->
        [strategy] रणनीति गड्डी
       *[aggression] दबंगई गड्डी
    }, { $closed } कार्ड, रद्दी में { $discarded }। खोलने पर गिनती
row-card =
    { $take ->
        [true] लें: { $card }। { $does }
       *[false] खुला: { $card }। { $does }
    }

count-sum = { $closed } बंद · { $discarded } रद्दी में
count-chits = { $count } क्लीन चिट अनदेखी
count-title = { $count } में से { $unseen } आपकी नज़र से बाहर
count-note = सारी प्रतियों में से अनदेखे: गड्डी में बंद, या किसी और के हाथ में ({ $rule })।
count-close = बंद करें

look-close = { $card } हटाएं
news-close = हटाएं

leader-call = नेता कौन?
leader-waits = आपका पोस्टर लग गया। बाकी अभी चुन रहे हैं।
leader-order = बारी का क्रम: छोटा नंबर पहले
leader-cards =
    { $deck ->
        [strategy] रणनीति कार्ड
       *[aggression] दबंगई कार्ड
    }
leader-stamp = नामांकित

## What a card or a leader does

card-price = दाम
card-no-price = मुफ़्त
card-kind =
    { $kind ->
        [free] मुफ़्त
        [addon] जोड़
       *[reaction] जवाब
    }
card-strong = { $power } या ज़्यादा ताकत पर:
card-strong-short = { $power }+ ताकत पर:

does-climb =
    { $track ->
        [development] विकास
       *[culture] संस्कृति
    } की सीढ़ी पर { $steps } पायदान चढ़िए।
does-climb-any = अपनी पसंद की सीढ़ी पर 1 पायदान चढ़िए।
does-climb-both = अपनी पसंद की सीढ़ी पर 1 पायदान चढ़िए, फिर दूसरी पर 1।
does-gain = { $tokens } पाइए।
does-steal = विरोधियों से { $tokens } उड़ाइए, जिससे जितना चाहें।
does-rebate = इस बारी आपकी खरीदी हर सीट { $voters } वोटर सस्ती।
does-same-state = इस बारी एक ही राज्य में जितनी चाहें उतनी सीटों पर काम हो सकता है, वोटरों से भी, ताकत से भी।
does-limit = इस बारी { $actions } काम तक की छूट।
does-neighbour = अपने किसी राज्य से सटे राज्य की सारी सौगात लीजिए।
does-victory = अपने सामने रखिए: { $points } अंक, हमेशा के लिए।
does-take-seat =
    { $from ->
        [government] जहां आपकी सीट हो, वहां सरकार की एक सीट लीजिए।
       *[other] जहां आपकी सीट हो, वहां विपक्ष की एक सीट लीजिए: जिसकी वहां सरकार न हो।
    }
does-expand = जहां आपकी सरकार हो, वहां एक खाली सीट लीजिए; खाली न हो, तो किसी विरोधी की।
does-skip = एक विरोधी की अगली बारी में { $actions } काम कम।
does-snatch = विरोधी के हाथ से चुनी हुई गड्डी का एक कार्ड खींचिए; दाम देकर चलिए या रख लीजिए।
does-push = एक विरोधी किसी सीढ़ी पर { $steps } पायदान नीचे।
does-block = किसी राज्य में चक्का जाम: सौगात बंद; जो पहले बंद थी, वह खुल जाती है।
does-cancel = बारी से बाहर: आप पर चला कार्ड आप पर बेअसर। इसका भी जवाब हो सकता है।

# The same on the card, in a few words and pictures.
gist-plus = +{ $n } { $token }
gist-climb-any = +1 { $culture } या { $development }
gist-climb-both = +1 { $culture } +1 { $development }
gist-steal = { $n } { $token } उड़ाएं
gist-rebate = सीट −{ $n } { $token }
gist-same-state = वही राज्य फिर
gist-limit = { $actions } काम
gist-neighbour = पड़ोसी की सौगात
gist-victory = +{ $points } अंक
gist-take-seat =
    { $from ->
        [government] सरकार की सीट लें
       *[other] विपक्ष की सीट लें
    }
gist-expand = अपने राज में एक सीट
gist-skip = विरोधी: −{ $actions } काम
gist-snatch = कार्ड झपटें
gist-push = विरोधी: −{ $steps } पायदान
gist-block = सौगात बंद
gist-cancel = कार्ड रोके

privilege-none = कोई नहीं।
privilege-state-all = राज्य वाले काम में पूरी सौगात मिलती है।
privilege-income = हर बारी की शुरुआत में { $tokens } ज़्यादा।
privilege-seat = हर बारी की पहली सीट { $voters } वोटर सस्ती।
privilege-track = सीढ़ी का पायदान { $moolah } माल में।
privilege-card = हर कार्ड { $less } सस्ता, क्लीन चिट भी।
privilege-threshold = कार्ड { $power } ताकत से ही पूरे ज़ोर पर।
privilege-power = ताकत से सीट छीनने में { $power } ताकत कम, पर कम से कम 1।
privilege-cash = कार्ड भुनाने पर { $moolah } माल।
privilege-convert = { $moolah } माल यानी 1 ताकत।
privilege-hand = बारी के आखिर में हाथ में { $cards } कार्ड रह सकते हैं।

## Notices: a card in question, benefits, a card that turned up

notice-question = एक सवाल
notice-plays =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड चला: { $card }; निशाना: { $target }।
notice-chits =
    अब तक क्लीन चिट: { $count }। { $stopped ->
        [true] अभी के हाल में कार्ड रुका हुआ है।
       *[false] अभी के हाल में कार्ड चलेगा।
    }
notice-price =
    क्लीन चिट का दाम आपके लिए { $price }।{ $held ->
        [0] {" "}आपके पास एक भी नहीं, तो जाने ही देना होगा; यह किसी और को पता नहीं।
       *[other] {""}
    }
notice-answer = क्लीन चिट से जवाब
notice-asked =
    { $seat-is ->
        [you] आपसे पूछा गया है।
       *[other] { $seat } से जवाब पूछा गया है।
    } { $unseen ->
        [0] सारी क्लीन चिट आपने देख ली हैं।
       *[other] आपकी नज़र से बाहर क्लीन चिट: { $unseen }।
    }
notice-benefits = लेने को सौगात
notice-owes = सौगात में आपका
notice-card = चलने को कार्ड
notice-turned =
    { $how ->
        [flipped] पलटा: { $card }
       *[snatched] झपटा: { $card }
    }
notice-unplayable = यहां नहीं चल सकता: निशाना नहीं, या दाम नहीं।

# What the card in question would do.
threat-aimed =
    “{ $card }” का निशाना { $seat-is ->
        [you] आप हैं।
       *[other] { $seat }।
    }
threat-takes =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } हाथ से जाएगा: { $what }।
threat-topples =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } हाथ से जाएगा: { $what }, और साथ में { $state } की सरकार भी ({ $points } अंक)।
threat-skip =
    { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } अगली बारी में { $actions } काम कम।
threat-snatch =
    { $seat-is ->
        [you] आपसे
       *[other] { $seat } से
    } बिना देखे { $deck ->
        [strategy] एक रणनीति कार्ड
       *[aggression] एक दबंगई कार्ड
    } छिन जाएगा।
threat-push =
    { $track ->
        [development] विकास
       *[culture] संस्कृति
    } की सीढ़ी पर { $seat-is ->
        [you] आप
       *[other] { $seat }
    } { $steps } पायदान नीचे।

## The position in plain text

described-picking = नेता चुने जा रहे हैं।
described-turn = दौर { $round }, { $seat } की बारी; हो चुके काम: { $limit } में से { $used }। जीत { $target } अंक पर।
described-between = दौर { $round }, { $seat } की बारी।
described-leader = { $seat }, { $leader }
described-player =
    { $player }: { $points } अंक (सरकारें { $states }, पूर्ण बहुमत { $full }, तमगे { $awards }, जीत कार्ड { $victory }); { $tokens }; विकास { $development }, संस्कृति { $culture }, { $present } राज्य; { $strategy } रणनीति कार्ड, { $aggression } दबंगई कार्ड।
described-state = { $id }: { $field }।
described-card = { $card } ({ $id })
described-deck =
    { $deck ->
        [strategy] खुले रणनीति कार्ड
       *[aggression] खुले दबंगई कार्ड
    }: { $cards }; { $closed } बंद, { $discarded } रद्दी में।
described-award =
    { $award ->
        [development] विकास
        [culture] संस्कृति
       *[national] राज्य
    }: तमगा { $seat-is ->
        [nobody] किसी के पास नहीं
       *[other] { $seat } के पास
    }, पायदान { $from } से { $points } अंक।
described-hand = आपका हाथ: { $cards }।
described-no-hand = आपका हाथ: खाली।
described-question = “{ $card }” पर { $seat } से पूछा गया है।

## Election night

night-closed = मतदान बंद
night-reports = { $state } का नतीजा
night-awards = तमगे बंट रहे हैं
night-garlands = मालाएं गिनी जा रही हैं
night-counted = गिनती पूरी: { $of } में से { $counted } राज्य
night-part = { $kind }: { $points }
night-tied = बराबर अंकों का फ़ैसला ताकत से ({ $rule }): { $players }।
