### Sarkaar in sentences.

## What happens: leaders and turns

tiles-laid = खेत जुत गए, और हर राज्य को उसकी सौगात मिली।
leaders-dealt =
    { $seat-is ->
        [you] आपके सामने नेता: { $leaders }।
       *[other] { $seat } के सामने नेता: { $leaders }।
    }
leaders-dealt-unseen = { $seat } के सामने नेताओं की सूची।
leader-picked =
    { $seat-is ->
        [you] आपने नेता चुना: { $leader }।
       *[other] { $seat } ने नेता चुना: { $leader }।
    }
leader-picked-unseen = { $seat } ने अपना नेता चुन लिया।
leaders-revealed = नेताओं का ऐलान, बारी के क्रम में: { $players }।
player-as =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    } ({ $leader })
income =
    दौर { $round }: { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } आमदनी { $tokens }।
turn-shortened =
    इस बारी { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } काम { $skips } कम: { $actions ->
        [0] एक भी नहीं।
       *[other] बाकी { $actions }।
    }
action-used =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } काम { $used } / { $limit }: { $action ->
        [seat] सीट खरीदना।
        [power] ताकत से सीट छीनना।
        [track] सीढ़ी चढ़ना।
        [state] राज्य की सौगात लेना।
        [play] कार्ड चलना।
       *[cash] कार्ड भुनाना।
    }
turn-ended =
    { $seat-is ->
        [you] आपकी बारी पूरी।
       *[other] { $seat } की बारी पूरी।
    }
game-over =
    { $reason ->
        [target] लक्ष्य पूरा हुआ
        [states] कोई राज्य खाली नहीं बचा
       *[round_cap] आखिरी दौर पूरा हुआ
    }: खेल खत्म।

## What happens: tokens

paid =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $price_of ->
        [seat] सीट के लिए
        [power] सीट के लिए
        [track] पायदान के लिए
       *[card] कार्ड के लिए
    } चुकाया: { $tokens }।
gained =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $by ->
        [start] शुरुआत में
        [tile] सौगात से
        [state] राज्य से
        [step] पायदान पर
        [cash] कार्ड भुनाकर
       *[card] कार्ड से
    } मिला: { $tokens }।
stolen =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from-is ->
        [you] आपसे
       *[other] { $from } से
    } उड़ा लिया: { $tokens }।
voters = { $count } वोटर
moolah = { $count } माल
power = { $count } ताकत
no-tokens = कुछ नहीं

## What happens: seats, governments and points

seat-taken =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $square } पर कब्ज़ा किया, { $by ->
        [seat] वोटरों से।
        [power] ताकत से।
       *[card] कार्ड से।
    }
    .did = { $square } पर { $by ->
            [seat] वोटरों से
            [power] ताकत से
           *[card] कार्ड से
        } कब्ज़ा
    .each = square
seat-taken-from =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $square } { $from-is ->
        [you] आपसे
       *[other] { $from } से
    } छीनी, { $by ->
        [seat] वोटरों से।
        [power] ताकत से।
       *[card] कार्ड से।
    }
    .did = { $square } { $from } से { $by ->
            [seat] वोटरों के दम पर
            [power] ताकत के दम पर
           *[card] कार्ड के दम पर
        } छीनी
    .each = square
seat-lost =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } हाथ से निकलकर { $to-is ->
        [you] आपको मिली:
       *[other] { $to } को मिली:
    } { $square }।
square = { $state } की सीट { $number }
government-formed =
    { $state } में { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } सरकार बनी: { $vp } अंक।
    .did = { $state } में सरकार बनाई
government-lost =
    { $state } में { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } सरकार गिरी: { $vp } अंक गए।
    .did = { $state } की सरकार गंवाई
full-majority =
    { $state } की हर सीट { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    }: { $vp } अंक और।
    .did = { $state } की हर सीट जीती
present =
    अब { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } मौजूदगी { $states ->
        [1] 1 राज्य में।
       *[other] { $states } राज्यों में।
    }
climbed =
    { $track } में { $seat-is ->
        [you] आप
       *[other] { $seat }
    } अब पायदान { $to } पर।
    .did = { $track } में चढ़कर पायदान { $to } पर
    .each = track
slipped =
    { $track } में फिसलकर { $seat-is ->
        [you] आप
       *[other] { $seat }
    } पायदान { $to } पर।
    .did = { $track } में फिसलकर पायदान { $to } पर
    .each = track
award-taken =
    { $award } अब { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } पास: { $vp } अंक।
    .did = { $award } लिया
award-lost = { $award } अब किसी के पास नहीं।
points =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } कुल अंक अब { $vp }।
benefits-due =
    { $state } से { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } मिलना है: { $benefits }।
tile-blocked = चक्का जाम: { $state } से किसी को कुछ नहीं मिलेगा।
tile-restored = { $state } का रास्ता फिर खुल गया।

## What happens: cards

card-taken =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } खुली कतार से लिया: { $card }।
    .each = card
card-drawn =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड उठाया: { $card }।
    .each = card
card-drawn-unseen =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } बिना दिखाए उठाया: { $a_card }।
    .each = a_card
card-played =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $how ->
        [addon] साथ में{" "}
        [free] बिना काम गंवाए{" "}
        [step] पायदान के ज़ोर पर{" "}
        [flipped] सीधे गड्डी से{" "}
        [snatched] पराए हाथ से सीधे{" "}
       *[action] {""}
    }कार्ड चला: { $card }{ $strong ->
        [true] , पूरी ताकत से।
       *[false] ।
    }
    .did = “{ $card }” चला
    .each = card
card-played-on =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $how ->
        [addon] साथ में{" "}
        [free] बिना काम गंवाए{" "}
        [step] पायदान के ज़ोर पर{" "}
        [flipped] सीधे गड्डी से{" "}
        [snatched] पराए हाथ से सीधे{" "}
       *[action] {""}
    }कार्ड चला: { $card }{ $strong ->
        [true] , पूरी ताकत से
       *[false] {""}
    }; निशाना: { $target }।
    .did = “{ $card }” चला, निशाना { $target }
card-answered =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } “{ $answered }” का जवाब “{ $card }” से दिया।
    .did = “{ $answered }” का जवाब “{ $card }” से दिया
player =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    }
player-amount =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    } ({ $amount })
player-cards =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } { $deck } कार्ड
player-marker =
    { $track } में { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } मोहरा
card-cancelled =
    “{ $card }” का { $against-is ->
        [you] आप
       *[other] { $against }
    } पर कोई असर नहीं।
card-cashed =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड भुनाया: { $card }।
    .each = card
card-dropped =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड फेंका: { $card }।
    .each = card
card-put-away = “{ $card }” चला नहीं, किनारे रखा गया।
card-discarded = रद्दी में गया: { $card }।
card-flipped =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $deck } की गड्डी से पलटा: { $card }।
card-snatched =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from-is ->
        [you] आपसे
       *[other] { $from } से
    } झपट लिया: { $card }।
nothing-snatched =
    { $from-is ->
        [you] आपके
       *[other] { $from } के
    } पास झपटने लायक कोई { $deck } कार्ड नहीं बचा।
asked =
    { $by-is ->
        [you] आपके
       *[other] { $by } के
    } “{ $card }” का जवाब देने का मौका: { $seat-is ->
        [you] आप।
       *[other] { $seat }।
    }
passed =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } जाने दिया।
skipped =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $frame ->
        [snatched] कार्ड बाद के लिए रखा।
        [benefit] बाकी सौगात वहीं छोड़ी।
       *[other] यहां कोई कार्ड नहीं चला।
    }
skip-laid =
    अगली बारी { $on-is ->
        [you] आपके
       *[other] { $on } के
    } हिस्से { $skips } काम कम।
reshuffled =
    { $cards ->
        [1] रद्दी का इकलौता { $deck } कार्ड नई गड्डी बना।
       *[other] रद्दी के { $cards } { $deck } कार्ड फेंटकर नई गड्डी बनी।
    }
slot-filled = { $deck } की कतार में खुला: { $card }।

## What things are called

deck-strategy = रणनीति
deck-aggression = दबंगई
a-card-strategy = एक रणनीति कार्ड
a-card-aggression = एक दबंगई कार्ड
track-development = विकास
track-culture = संस्कृति
award-development = विकास का तमगा
award-culture = संस्कृति का तमगा
award-national = सबसे बड़ी राष्ट्रीय पार्टी का तमगा
benefit-power = 1 ताकत
benefit-moolah = 1 माल
benefit-voter = 1 वोटर
benefit-culture = संस्कृति का एक पायदान
benefit-development = विकास का एक पायदान
benefit-strategy = एक रणनीति कार्ड
benefit-aggression = एक दबंगई कार्ड
resource-voter = वोटर
resource-moolah = माल
resource-power = ताकत

## Moves, in the terminal

does-when-strong = { $power } या ज़्यादा ताकत पर: { $effect }

## Why a move is refused

unreadable = `{ $text }` कोई चाल नहीं: लिखिए जैसे `seat HAY3`, `track culture`, `play HOR1 HAY3`, `draw deck` या `end`।
over = खेल खत्म हो चुका है।
not-asked = अभी { $seat } का इंतज़ार है।
wrong-frame =
    { $frame ->
        [pick] पहले अपना नेता चुनिए।
        [cash] पहले एक और कार्ड भुनाइए, या बस कहिए।
        [benefit] पहले सौगात में जो मिलना है ले लीजिए, या छोड़ दीजिए।
        [draw] पहले अपना कार्ड उठाइए।
        [step_play] पहले पायदान वाला कार्ड चलिए, एक पलटिए, या छोड़ दीजिए।
        [flipped] पहले पलटा हुआ कार्ड चलिए, या किनारे रखिए।
        [snatched] पहले झपटा हुआ कार्ड चलिए, या रख लीजिए।
        [react] पहले कार्ड का जवाब क्लीन चिट से दीजिए, या जाने दीजिए।
        [trim] हाथ में कार्ड ज़्यादा हैं: पहले एक फेंकिए।
       *[main] बारी के इस मोड़ पर यह नहीं हो सकता।
    }
picked-already = आपका नेता चुना जा चुका; अब दल-बदल नहीं।
not-dealt = { $leader } आपकी सूची में नहीं।
no-action =
    { $limit ->
        [0] इस बारी आपके पास कोई काम नहीं।
        [1] इस बारी का इकलौता काम हो चुका।
       *[other] इस बारी के सारे { $limit } काम हो चुके।
    }
square-taken = { $square } पहले से किसी के पास है।
square-empty = { $square } किसी के पास नहीं।
own-square = { $square } पहले से आपकी है।
seat-action-there = इस बारी { $state } में आपकी सीट-खरीद हो चुकी।
power-action-there = इस बारी { $state } में आपका ताकत वाला काम हो चुका।
not-present = { $state } में आपकी कोई सीट नहीं।
not-governing = { $state } में आपकी सरकार नहीं।
no-cube = आपके सारे घन बोर्ड पर हैं।
too-dear = इसमें { $needed } माल लगेगा, और आपके पास { $held } है।
too-few-voters = कमी { $missing } वोटर की है, माल से भी इतने नहीं मिलते।
at-top = { $track } की सीढ़ी पर आपका मोहरा सबसे ऊपर है।
blocked = { $state } में चक्का जाम है।
not-on-tile = { $state } की सौगात में यह नहीं: { $benefit }।
nothing-to-take = { $state } की सौगात से अभी कुछ नहीं लिया जा सकता।
cannot-take = यह अभी नहीं मिल सकता: { $benefit }।
not-due = सौगात में आपका यह नहीं बनता: { $benefit }।
takes-all = आपका नेता { $state } की सारी सौगात एक साथ लेता है।
takes-one = राज्य की सारी सौगात वही नेता लेता है जिसकी यह खासियत हो।
not-in-hand = “{ $card }” आपके हाथ में नहीं।
not-in-row = “{ $card }” खुली कतार में नहीं।
deck-empty = उठाने को कोई { $deck } कार्ड नहीं बचा।
only-answer = “{ $card }” सिर्फ़ किसी कार्ड के जवाब में चलता है।
no-answer = “{ $card }” किसी कार्ड का जवाब नहीं।
no-addon = “{ $card }” जोड़ कार्ड नहीं।
no-window = जोड़ कार्ड किसी कार्ड वाले काम के ठीक बाद चलता है, हर एक के साथ { $most } तक।
wrong-deck = “{ $card }” यह नहीं है: { $a_card }।
other-card = अभी सिर्फ़ यही चल सकता है: { $card }।
wrong-target =
    “{ $card }” का निशाना { $expected ->
        [track] एक सीढ़ी होती है।
        [state] एक राज्य होता है।
        [square] एक सीट होती है।
        [player] एक खिलाड़ी होता है।
        [shares] खिलाड़ी और मात्राएं होती हैं।
        [back] एक खिलाड़ी और एक गड्डी होती है।
        [marker] एक खिलाड़ी और एक सीढ़ी होती है।
       *[nothing] कुछ नहीं होता।
    }
no-such-seat = इस टेबल पर कुर्सी { $number } नहीं है।
aimed-at-yourself = कार्ड विरोधियों पर चलता है, खुद पर नहीं।
already-in-force = “{ $card }” इस बारी पहले से लागू है।
not-adjoining = { $state } आपके किसी राज्य से सटा नहीं।
owner-governs = { $state } में { $owner } की सरकार है, और यह कार्ड विपक्ष की ही सीट लेता है।
owner-does-not-govern = { $state } में { $owner } की सरकार नहीं, और यह कार्ड सरकार की ही सीट लेता है।
room-left = { $state } में सीट खाली है, तो किसी को हटाने की ज़रूरत नहीं।
wrong-shares = कुल { $amount } उड़ाइए, और किसी से उतना ही जितना उसके पास हो।
nothing-to-steal = किसी विरोधी के पास यह नहीं: { $resource }।
no-back = { $seat } के पास कोई { $deck } कार्ड नहीं।
at-bottom = { $track } की सीढ़ी पर { $seat } का पायदान 0 है।
blocked-already = { $state } में पहले से चक्का जाम है।

## Options

bad-target = `target_vp` 0 होता है, या 5 से 60 तक की पूर्ण संख्या, { $found } नहीं।

## Why the first is first

reason-target = लक्ष्य पूरा हुआ
reason-states = कोई राज्य खाली नहीं बचा; जिसके अंक ज़्यादा, उसकी जीत
reason-round_cap = आखिरी दौर पूरा; जिसके अंक ज़्यादा, उसकी जीत
