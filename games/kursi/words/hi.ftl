### Kursi in sentences.

## What happens before the campaign

shuffled =
    { $again ->
        [true] रद्दी के { $pile } फेंटकर { $cards } की नई गड्डी बनी।
       *[false] गड्डी फेंटी गई: { $cards } { $pile }।
    }
seats-chosen = A से शुरू करके, इन सीटों पर चुनाव: { $seats }।
displayed = “{ $stroke }” खोलकर रखा गया।
started =
    { $seat-is ->
        [you] आपकी शुरुआत
       *[other] { $seat } की शुरुआत
    }: { $cards }।
stroke-taken-open =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } खुले मास्टरस्ट्रोकों में से “{ $stroke }” लिया।
    .did = खुले में से “{ $stroke }” लिया
stroke-taken-unseen =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } गड्डी से एक मास्टरस्ट्रोक लिया{ $stroke ->
        [none] , औरों से छिपाकर।
       *[other] : “{ $stroke }”।
    }
    .did = गड्डी से एक मास्टरस्ट्रोक लिया
pack =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } सामने लिफ़ाफ़ा{ $tiles ->
        [none] , { $count } नाम।
       *[other] : { $tiles }।
    }
last-tile =
    { $tile ->
        [none] { $seat } के लिफ़ाफ़े का आखिरी नाम औरों को दिखे बिना डिब्बे में लौटा।
       *[other] “{ $tile }” को किसी ने नहीं पूछा; नाम डिब्बे में लौटा।
    }
picked = टिकट नंबर { $round } सबने बांट लिया।
fielded =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } A से शुरू करके मैदान में उतारे: { $candidates }।

## What a player chooses in secret

chose-pick =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } चुपके से चुना: { $tile }।
chose-field =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } चुपके से { $at } पर रखा: { $tile }।
chose-stroke =
    { $seat-is ->
        [you] { $stroke ->
            [none] आपने मास्टरस्ट्रोक बचाकर रखे।
           *[other] आपने चुपके से “{ $stroke }” लगाया।
        }
       *[other] { $stroke ->
            [none] { $seat } ने सारे मास्टरस्ट्रोक बचाकर रखे।
           *[other] { $seat } ने चुपके से “{ $stroke }” लगाया।
        }
    }
chose-draw =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } चुपके से { $rally } रैली कार्ड और { $asset } जुगाड़ कार्ड मांगे।
chose-play =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $at } पर उल्टा रखा: { $card }।
chose-done =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कार्ड रखना पूरा किया।
chose-pay =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } चुकाने के लिए अलग रखा: { $card }।
chose-drop =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } फेंकने के लिए अलग रखा: { $card }।

## The microphone

round = दौर { $round } शुरू, कुल { $rounds }।
pawn-highest =
    { $seat-is ->
        [you] सबसे ज़्यादा शोहरत आपकी, माइक { $keeps ->
            [true] आपके ही पास।
           *[false] अब आपका।
        }
       *[other] सबसे ज़्यादा शोहरत { $seat } की, माइक { $keeps ->
            [true] उन्हीं के पास।
           *[false] अब उनका।
        }
    }
pawn-right-most =
    सबसे मशहूर पार्टियों में सबसे दाईं ओर { $seat-is ->
        [you] आप हैं: माइक आपका।
       *[other] { $seat }: माइक उनका।
    }
pawn-random = कई की शोहरत बराबर। पर्ची निकली: माइक { $seat } का।
pawn-only-one = कई की शोहरत बराबर, पर माइक सिर्फ़ { $seat } को मिल सकता है।
pawn-given =
    कई की शोहरत बराबर, और माइक { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } थमाया गया।

## Masterstrokes

nothing-to-take = { $seat } के लेने लायक कोई मास्टरस्ट्रोक नहीं बचा।
strokes-revealed = मास्टरस्ट्रोक खुले: { $strokes }।
strokes-revealed-none = मास्टरस्ट्रोक किसी ने नहीं चला।
stroke-of = { $seat } का “{ $stroke }”
targeted =
    { $seat-is ->
        [you] { $target ->
            [none] आपने “{ $stroke }” का निशाना चुना।
           *[other] आपके “{ $stroke }” का निशाना: { $target }।
        }
       *[other] { $target ->
            [none] { $seat } ने “{ $stroke }” का निशाना चुना।
           *[other] { $seat } के “{ $stroke }” का निशाना: { $target }।
        }
    }
    .did = { $target ->
            [none] “{ $stroke }” का निशाना चुना
           *[other] “{ $stroke }” का निशाना { $target }
        }
target-place = सीट { $at }
target-player = { $player }
target-rally = { $at } पर { $player }
target-grant = { $card } और उम्मीदवार { $at }
target-shift = { $from } से { $to } तक { $count } कार्ड
wasted =
    { $seat-is ->
        [you] आपका “{ $stroke }” फुस्स हो गया।
       *[other] { $seat } का “{ $stroke }” फुस्स हो गया।
    }
stroke-to-bottom = “{ $stroke }” गड्डी के नीचे गया।
stroke-stays = “{ $stroke }” { $seat } के सामने खुला रहेगा।
stroke-ends = “{ $stroke }” का दौर पूरा; रद्दी में गया।

## Cards

draw-named =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $rally } रैली कार्ड और { $asset } जुगाड़ कार्ड मांगे।
dealt =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $count } { $pile ->
        [rallies] रैली कार्ड
       *[assets] जुगाड़ कार्ड
    } { $count ->
        [1] उठाया
       *[other] उठाए
    }{ $cards ->
        [none] ।
       *[other] : { $cards }।
    }
draws-lost =
    { $pile } खत्म: { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $count ->
        [1] 1 कार्ड कम मिला।
       *[other] { $count } कार्ड कम मिले।
    }
stolen =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from-is ->
        [you] आपके
       *[other] { $from } के
    } हाथ से खींच लिया: { $cards ->
        [none] { $count } कार्ड
       *[other] { $cards }
    }।
    .did = { $from-is ->
            [you] आपके
           *[other] { $from } के
        } हाथ से खींच लिया: { $cards ->
            [none] { $count } कार्ड
           *[other] { $cards }
        }
discarded-cost =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } दाम चुकाया: { $cards }।
discarded-limit =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } हाथ की हद के लिए फेंका: { $cards }।
discarded-stroke =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } फेंकना पड़ा: { $cards }।
played =
    { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } कार्ड खुले: { $cards }।
    .did = कार्ड खोले: { $cards }
played-none =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } कोई कार्ड नहीं रखा।
    .did = कोई कार्ड नहीं रखा
played-at = { $at } पर { $card }
tucked =
    “{ $card }” { $at } पर { $seat-is ->
        [you] आपके
       *[other] { $seat } के
    } उम्मीदवार के नीचे दबा{ $why ->
        [played] ।
        [rally] , रैली से बचाकर।
       *[stroke] , बिना दाम के।
    }
due =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $due ->
        [1] 1 कार्ड चुकाना है।
       *[other] { $due } कार्ड चुकाने हैं।
    }
scattered =
    { $at } पर { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } रैली से गया: { $cards }।
shifted =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $from } से { $to } की ओर मोड़ा: { $cards }।
several = { $count }× { $card }

## Rallies and votes

rally-ended =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $at } पर { $length } कार्ड की रैली { $issue } के नाम पर समेटी।
    .did = { $at } पर { $length } कार्ड की रैली { $issue } के नाम पर समेटी
votes =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } सीट { $at } में { $why ->
        [rally] {""}
        [extra] लंबी रैली पर{" "}
        [stroke] मास्टरस्ट्रोक से{" "}
        [bonus] मिलते निशानों पर{" "}
       *[capital] सबसे ज़्यादा पूंजी पर{" "}
    }{ $sum ->
        [0] कोई वोट नहीं डाला
        [1] 1 वोट ({ $cards }) डाला
       *[other] { $sum } वोट ({ $cards }) डाले
    }{ $wanted ->
        [none] ।
       *[other] , क्योंकि बचे वोट कार्डों से { $wanted } नहीं बनते।
    }
    .did = सीट { $at } में { $sum ->
            [0] कोई वोट नहीं डाला
            [1] 1 वोट डाला
           *[other] { $sum } वोट डाले
        }
minus =
    { $by-is ->
        [you] आपने
       *[other] { $by } ने
    } सीट { $at } में { $own ->
        [true] अपना ही
       *[false] { $of-is ->
            [you] आपका
           *[other] { $of } का
        }
    } एक −2 डाला।
rally-discarded =
    { $at } पर { $seat-is ->
        [you] आपकी
       *[other] { $seat } की
    } रैली का मैदान साफ़ हुआ: { $cards }।
stopped =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } इस दौर में और रैली नहीं समेटी।

## The elections

bonus-none = सीट { $at } पर किसी के पास मिलता निशान नहीं।
bonus =
    सीट { $at } पर मिलते निशान: { $counts }। सबसे आगे बराबरी पर { $leaders }: { $each ->
        [0] वोट किसी को नहीं।
       *[other] हर एक को { $each } वोट।
    }
bonus-one =
    सीट { $at } पर मिलते निशान: { $counts }। { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $each ->
        [1] 1 वोट मिला।
       *[other] { $each } वोट मिले।
    }
figure = { $seat } { $figure }
capital = सबसे ज़्यादा पूंजी, कुल { $most }: { $leaders }।
capital-none = पूंजी किसी के पास नहीं।
free-declined =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } मुफ़्त के वोट छोड़ दिए।
seat-won =
    सीट { $at }: { $totals }। { $by ->
        [issue] टाई के बाद मुद्दे के दम पर जीत { $seat-is ->
            [you] आपकी।
           *[other] { $seat } की।
        }
       *[votes] जीत { $seat-is ->
            [you] आपकी।
           *[other] { $seat } की।
        }
    }
seat-not-won = सीट { $at }: { $totals }। किसी की जीत नहीं।
game-over = सारी सीटों की गिनती पूरी।

## Names

pile-candidates = उम्मीदवार
pile-seats = सीट टाइल
pile-assets = जुगाड़ कार्ड
pile-rallies = रैली कार्ड
pile-strokes = मास्टरस्ट्रोक
icon-E = कारोबार
icon-W = कल्याण
icon-D = विकास
icon-C = पूंजी
icon-I = रसूख
icon-R = साख
icon-P = शोहरत

## Moves, in the terminal

tile-has = निशान: { $icons }।
aim-player = निशाना { $player }
aim-player-at = निशाना { $player }, { $at } पर

## Why a move is refused

unreadable = “{ $text }” कुर्सी की चाल नहीं। चालें ऐसी होती हैं: `play RE A`, `draw 2 1`, `end A E`, `votes 5+1`।
over = खेल खत्म हो चुका है।
no-such-player = इस टेबल पर ऐसा कोई खिलाड़ी नहीं।
not-waiting = अभी चुनने की बारी आपकी नहीं।
not-asked = अभी यह नहीं हो सकता: { $what }।
asked-pick = पहले अपने लिफ़ाफ़े से एक उम्मीदवार चुनिए
asked-field = पहले अपने उम्मीदवारों को सीटें दीजिए
asked-give = पहले माइक किसी को दीजिए
asked-take = पहले एक मास्टरस्ट्रोक लीजिए
asked-stroke = पहले एक मास्टरस्ट्रोक लगाइए, या सब बचाकर रखिए
asked-target = पहले मास्टरस्ट्रोक का निशाना चुनिए
asked-draw = पहले बताइए कितने कार्ड चाहिए
asked-play = कार्ड उल्टे रखिए, या कहिए कि बस
asked-pay = पहले चुनिए कि दाम किन कार्डों से चुकेगा
asked-drop = पहले कार्ड फेंकिए
asked-end = कोई रैली समेटिए, या एक भी नहीं
asked-votes = पहले वोट कार्ड चुनिए
asked-tuck = पहले एक पक्का कार्ड दबाइए, या कोई नहीं
asked-minus = पहले −2 डालिए, या मना कीजिए
asked-extra = पहले बाकी वोट लीजिए, या मना कीजिए
asked-free = पहले मुफ़्त के वोट डालिए, या छोड़ दीजिए
not-in-pack = “{ $tile }” आपके सामने के लिफ़ाफ़े में नहीं।
not-your-tile = “{ $tile }” उन उम्मीदवारों में नहीं जिन्हें आपको सीट देनी है।
next-letter = उम्मीदवार अक्षरों के क्रम से उतरते हैं: अब { $at } की बारी।
no-such-place = इस बाज़ी में सीट { $at } है ही नहीं।
not-tied =
    माइक किसी और को जाता है जिसकी शोहरत भी सबसे ज़्यादा के बराबर हो{ $seat-is ->
        [you] : अपने पास रखना मना है।
       *[other] , और { $seat } की नहीं है।
    }
not-on-display = “{ $stroke }” खुले मास्टरस्ट्रोकों में नहीं।
no-stroke-left = न गड्डी में कोई मास्टरस्ट्रोक बचा, न रद्दी में।
must-take = माइक आपके पास है, तो मास्टरस्ट्रोक लेना ही पड़ेगा।
display-only = लंबी रैली का मास्टरस्ट्रोक खुले वालों में से मिलता है।
not-in-hand = “{ $card }” आपके हाथ में नहीं।
bad-target = इस मास्टरस्ट्रोक का निशाना यह नहीं हो सकता।
shielded = इस मास्टरस्ट्रोक पर ढाल है: माइक वाले को यह छूता नहीं।
too-many-drawn = ज़्यादा से ज़्यादा { $rally } रैली कार्ड और { $asset } जुगाड़ कार्ड उठाने की छूट है।
too-many-drawn-together = इस मास्टरस्ट्रोक से कुल मिलाकर ज़्यादा से ज़्यादा { $most } कार्ड उठते हैं।
cannot-pay =
    इसका दाम { $due } कार्ड है, और चुकाने को आपके पास { $left ->
        [0] एक भी नहीं बचेगा।
        [1] बस 1 बचेगा।
       *[other] बस { $left } बचेंगे।
    }
no-rally = { $at } पर आपकी कोई रैली नहीं।
no-such-issue = { $at } की आपकी रैली में { $issue } का कोई कार्ड नहीं।
no-bolster = “{ $card }” इस रैली का पक्का कार्ड नहीं।
no-minus =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } कोई −2 नहीं बचा।
wrong-votes = अपने वोट-भंडार से ऐसे वोट कार्ड चुनिए जिनका जोड़ ठीक { $sum } वोट हो।

## Why the first is first

reason-seats = सबसे ज़्यादा सीटें जीतीं
reason-leftmost = सीटें बराबर; फ़ैसला सबसे बाईं जीती सीट से
reason-shared = सब कुछ बराबर: कुर्सी साझी, गठबंधन सरकार
