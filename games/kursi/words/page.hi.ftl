### What the page of Kursi says beside events and refusals: questions, buttons, close-ups, and what a screen reader is told.
### It is read together with hi.ftl, whose messages may stand inside. Letters A to E are Seats. <b>…</b> is printed in bold.

## Names of things

icon =
    { $icon ->
        [E] { icon-E }
        [W] { icon-W }
        [D] { icon-D }
        [C] { icon-C }
        [I] { icon-I }
        [R] { icon-R }
       *[P] { icon-P }
    }
icon-count = { $count } { $icon }
card-count =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
card-typed = { $id } { $card }
no-thing = कुछ नहीं
party-figure =
    { $you ->
        [true] आप { $figure }
       *[false] { $name } { $figure }
    }
seat-named = { $letter } { $name }
named = { $name }: { $text }

## What a card is

kind-rally =
    { $issue } का रैली कार्ड{ $bolster ->
        [true] , रैली समेटने पर नीचे दब सकता है
       *[false] {""}
    }
kind-asset = जुगाड़ कार्ड, { $icons }, दाम { $cost }

## What a Masterstroke does

effect-grant = हाथ का एक जुगाड़ कार्ड अपने किसी उम्मीदवार के नीचे मुफ़्त दबाइए।
effect-minus = किसी विरोधी का एक −2 किसी भी सीट में डालिए।
effect-draw =
    { $count ->
        [1] एक कार्ड
       *[other] { $count } कार्ड
    } तक उठाइए, रैली और जुगाड़ जैसे चाहें मिलाकर।
effect-votes = किसी एक सीट में अपने { $count } वोट डालिए।
effect-steal = विरोधी के हाथ से बिना देखे { $count } कार्ड खींचिए।
effect-discard = एक विरोधी अपनी पसंद से { $count } कार्ड फेंके।
effect-scatter =
    { $count ->
        [1] विरोधी की रैली का सबसे ऊपर वाला कार्ड रद्दी में।
       *[other] विरोधी की रैली के ऊपर के { $count } कार्ड रद्दी में।
    }
effect-shift = अपनी एक रैली के ऊपर से { $count } कार्ड तक अपने दूसरे उम्मीदवार पर सरकाइए।
effect-icons =
    { $whose ->
        [other] एक विरोधी के पास { $icon } { $by } कम।
       *[own] आपके पास { $icon } { $by } ज़्यादा।
    }
effect-rebate = जुगाड़ों के दाम में { $count } कार्ड की छूट।
effect-ends =
    { $count ->
        [1] एक रैली
       *[other] { $count } रैलियां
    } और समेटने की छूट।
effect-damp = एक सीट चुनिए: वहां विरोधियों की समेटी रैलियां { $count } वोट कम लाएंगी।
effect-ladder = आपकी रैलियां सीढ़ी के हर पायदान पर { $count } कार्ड पहले पहुंचेंगी।
effect-shielded = { $effect } माइक वाला इससे बचा रहता है।
lasting =
    { $lasting ->
        [now] फ़ौरन
        [round] इस दौर
       *[game] खेल के आखिर तक
    }
lasting-effect =
    { $lasting ->
        [now] फ़ौरन: { $effect }
        [round] इस दौर: { $effect }
       *[game] खेल के आखिर तक: { $effect }
    }
stroke-shield = माइक इससे बचाता है

## What is asked of a player

asks-nothing = गिनती चल रही है।
asks-pick = उम्मीदवार चुनिए, नंबर { $number }, कुल { $seats }; बाकी लिफ़ाफ़ा बाईं ओर बढ़ेगा।
asks-field = हर उम्मीदवार को एक सीट पर भेजिए, पूरे प्रचार के लिए। जब तक सब न कर लें, कोई नहीं देखता।
asks-give = शोहरत बराबर है, और माइक आगे देना पड़ेगा। किसे?
asks-take = माइक आपके पास है: एक खुला मास्टरस्ट्रोक लीजिए, या एक बिना देखे।
asks-rally-take = { $length } की रैली: चाहें तो एक मास्टरस्ट्रोक लीजिए।
asks-stroke = एक मास्टरस्ट्रोक उल्टा लगाइए, या सब बाद के लिए रखिए। सब साथ खुलते हैं।
asks-target = “{ $stroke }”: { $effect } निशाना चुनिए, या कार्ड जाने दीजिए।
asks-stroke-draw = “{ $stroke }”: { $effect }
asks-draw = { $rally } रैली कार्ड (पूंजी) और { $asset } जुगाड़ कार्ड (रसूख) तक उठाइए।
asks-play = अपने उम्मीदवारों के पास { $cards } कार्ड तक उल्टे रखिए (साख)। कम रखिए या एक भी नहीं, वह भी ठीक।
asks-pay = जुगाड़ों का दाम: फेंकने को { $cards } कार्ड चुनिए, किसी भी तरह के।
asks-stroke-drop = “{ $stroke }”: अपनी पसंद से { $cards } कार्ड फेंकिए।
asks-drop = हाथ में { $limit } से ज़्यादा कार्ड हैं: { $cards } फेंकिए।
asks-end =
    अभी { $rallies ->
        [1] 1 रैली
       *[other] { $rallies } तक रैलियां
    } समेटकर वोट बनाइए, या बढ़ने दीजिए।
asks-end-last =
    अभी { $rallies ->
        [1] 1 रैली
       *[other] { $rallies } तक रैलियां
    } समेटकर वोट बनाइए: आखिरी दौर है, जो न समेटी वह गई।
asks-votes = { $at } में { $votes } वोट: किन कार्डों से?
asks-votes-short = { $at } में { $votes } वोट: किन कार्डों से? मिले तो { $wanted } थे, पर छुट्टे नहीं हैं।
asks-tuck = रैली में एक पक्का कार्ड था: एक को उम्मीदवार के नीचे मुफ़्त रख लें?
asks-minus = { $length } की रैली एक −2 छोड़ सकती है: किसका, और किस सीट में?
asks-extra = इतनी लंबी रैली { $at } में { $votes } वोट और लाती है।
asks-free = सबसे ज़्यादा पूंजी आपकी: किसी एक सीट में { $votes } वोट डालिए, या छोड़ दीजिए।

# What a part of a move is asked for, at the head of the desk.
question-count = कितने कार्ड?
question-minus = किसका −2?
question-player = किस पर?
question-onto = किस उम्मीदवार पर?
question-under = किस उम्मीदवार के नीचे?
question-from = किस उम्मीदवार से?
question-seat = कौन-सी सीट?

# What would be thrown away, as a question that is asked once.
warns-stop =
    { $rallies ->
        [1] { $places } की रैली अभी न समेटी तो गई।
       *[other] { $places } की रैलियां अभी न समेटीं तो गईं।
    } जाने दें?
warns-stroke = टेबल का जो हाल है, उसमें “{ $stroke }” फुस्स हो जाएगा। फिर भी लगाएं?
warns-target = फिर “{ $stroke }” कुछ नहीं करेगा, और गया। बेकार जाने दें?

# What declining would mean.
passing-stroke = बचाकर रखने में कुछ नहीं जाता; लगाया हुआ कार्ड गया, असर हो या न हो।
passing-target = जाने दिया तो मास्टरस्ट्रोक बेकार।
passing-end = जो रैली न समेटी, वह बढ़ती रहेगी; दौर { $last } के बाद अधूरी रैली की कोई कीमत नहीं।
passing-end-last = आखिरी दौर है: जो रैली अभी न समेटी, वह गई।
passing-tuck = नहीं तो रैली का हर कार्ड रद्दी में।
passing-minus = मना करने से कुछ नहीं बदलता; इस रैली का यह मौका फिर नहीं आएगा।
passing-take = मना किया तो वे वहीं रहेंगे।
passing-votes = अभी छोड़े हुए वोट गए।

## Moves, on buttons and for screen readers

move-pick = टिकट दें: { $tile }
move-field = { $at } पर उतारें: { $tile }
move-give = माइक { $player } को दें
move-take-nothing = कुछ न लें
move-take-unseen = बिना देखे एक लें
move-take = “{ $stroke }” लें
move-stroke-none = बचाकर रखें
move-stroke = “{ $stroke }” लगाएं
move-target-none = जाने दें
move-target-place = सीट { $at }
move-target-at = { $at } पर { $player }
move-target-grant = { $at } के नीचे { $card }
move-target-shift = { $from } से { $to } तक { $count } सरकाएं
move-draw = { $rally } रैली और { $asset } जुगाड़ उठाएं
move-play = { $at } पर { $card } रखें
move-done = यही मेरी योजना
move-pay = चुकाएं: { $card }
move-drop = { $card } फेंकें
move-end = { $at } की रैली { $issue } पर समेटें
move-stop = और न समेटें
move-tuck-none = कुछ न दबाएं
move-tuck = { $card } दबाएं
move-minus-none = −2 नहीं
move-minus = { $at } में { $player } का −2
move-extra-none = और वोट नहीं
move-extra =
    { $votes ->
        [0] और वोट डालें
       *[other] { $votes } वोट और डालें
    }
move-free-none = वोट छोड़ दें
move-free =
    { $votes ->
        [0] { $at } में मुफ़्त के वोट
       *[other] { $at } में { $votes } वोट
    }
move-votes = चुकाएं { $cards }
closing-stop = और रैली न समेटें

# A part of a move that is being put together.
part-onto = { $at } पर
part-own = अपना ही
part-cards = { $count } कार्ड
part-unseen = एक बिना देखे

## Where in the game we are

step =
    { $step ->
        [pawn] मीडिया
        [take] स्ट्रोक
        [draw] उठाना
        [play] योजना
        [pay] दाम
        [end] रैलियां
       *[limit] हद
    }
phase-draft = टिकट बंटवारा, { $pick } / { $picks }
phase-field = उम्मीदवारों को सीटें
phase-bonus = चुनाव: मिलते निशान
phase-free = चुनाव: सबसे ज़्यादा पूंजी
phase-over = सारी सीटों की गिनती पूरी
phase-round = दौर { $round } / { $rounds }

## A rally and its ladder

rung =
    { $rung ->
        [tuck] पक्का कार्ड दबाइए
        [minus] एक −2 डालिए
        [take] मास्टरस्ट्रोक लीजिए
       *[extra] { $votes } वोट और
    }
rungs-none = अभी कोई फ़ायदा नहीं
rungs-short = { $cards } कार्ड: { $benefits }; { $short } और हों, तो: { $next }।
rungs-all = { $cards } कार्ड: { $benefits }।
rung-short = { $short } कार्ड और हों, तो: { $next }।
ending =
    { $letter }, { $issue }: रैली में { $rally } + उम्मीदवार पर { $candidate }{ $seat ->
        [0] {""}
       *[other] {" "}+ सीट के मुद्दे का { $seat }
    }{ $damp ->
        [0] {""}
       *[other] {" "}− { $damp }
    } = { $votes } वोट{ $short ->
        [true] , पर भंडार से { $payable } ही निकल सकते हैं (KU-6.1)
       *[false] {""}
    }।
ending-rungs = { $ending } { $rungs }
ending-short =
    रैली में { $rally } + उम्मीदवार पर { $candidate }{ $seat ->
        [0] {""}
       *[other] {" "}+ सीट का { $seat }
    }{ $damp ->
        [0] {""}
       *[other] {" "}− { $damp }
    } = <b>{ $votes }</b>{ $short ->
        [true] , चुकेंगे { $payable }
       *[false] {""}
    }
worth = { $issue } पर { $votes }

## The desk

wall = कुर्सी की दीवार। तीर वाली कुंजियों से चलिए, Enter से चुनिए, Shift और Enter से जो रखा है वह रवाना, Escape से छोड़िए।
wall-waiting = पार्टियां बंद कमरे में टिकट बांट रही हैं।
desk = आपकी मेज़
desk-send = रवाना करें
desk-all = बस, इतना ही
desk-none = कुछ न रखें
desk-field = मैदान में उतारें
desk-drop = फेंकें
desk-pay = चुकाएं
desk-sending = जा रहा है …
desk-clear = हटाएं
desk-back = पीछे
desk-yes = हां, यही
desk-may-lay =
    { $more ->
        [true] { $most } कार्ड और रखने की छूट।
       *[false] { $most } कार्ड तक रखने की छूट।
    }
desk-laid = रखे हुए: { $most } में से { $count }।
desk-laid-cost = रखे हुए: { $most } में से { $count }। दाम: { $due } कार्ड; आपके पास { $left }।
desk-placed = सीट पा चुके उम्मीदवार: { $needed } में से { $count }।
desk-chosen = चुने हुए कार्ड: { $owed } में से { $count }।
desk-over = गिनती पूरी हुई।
desk-waiting = इनका इंतज़ार: { $names }।
desk-resolves = { $name } का “{ $stroke }” चल रहा है: { $effect }
desk-still = अभी बाकी
desk-no-change =
    { $more ->
        [true] फिर { $sums } … के छुट्टे नहीं
       *[false] फिर { $sums } के छुट्टे नहीं
    }
news-more = { $count } और

draw-cards =
    { $pile ->
        [rally] उठाने को रैली कार्ड
       *[asset] उठाने को जुगाड़ कार्ड
    }
draw-pile =
    { $pile ->
        [rally] रैली
       *[asset] जुगाड़
    }
draw-count =
    { $pile ->
        [rally] { $count } रैली
       *[asset] { $count } जुगाड़
    }
draw-both = { $rally } + { $asset } उठाएं

end-rally = रैली समेटें: { $ending }
end-at = { $at } समेटें:
end-votes = वोट
end-pays = { $votes } चुकेंगे

## Draft and fielding

draft-pack = आपका लिफ़ाफ़ा
draft-picked = चुन लिया; लिफ़ाफ़े औरों की राह देख रहे हैं
draft-enter = { $candidate }। Enter से चुनिए
draft-pick = टिकट दें
draft-ticket = आपके टिकट
draft-ticket-so-far = अब तक के टिकट
field-tiles = सीट पाने वाले
field-done = सबको सीट मिल गई। अदला-बदली के लिए दो पर क्लिक कीजिए, या रवाना कीजिए।
field-nobody = अभी कोई नहीं
field-slot = { $letter } { $name }: { $candidate }
field-slot-count = { $letter } { $name }: { $candidate }; { $icons } निशान गिने जाएंगे
field-put = यहां रखें
field-match = मिलते निशान { $icons }

## The hand

hand = आपका हाथ
hand-empty = आपका हाथ खाली है।
hand-card =
    { $count ->
        [1] { $name }: { $text }
       *[other] { $name }, { $count } कार्ड: { $text }
    }{ $chosen ->
        [0] {""}
       *[other] ; चुने हुए { $chosen }
    }
hand-stroke =
    मास्टरस्ट्रोक { $name }: { $text }{ $chosen ->
        [true] ; चुना
       *[false] {""}
    }
bolster = पक्का
bolster-tucked = पक्का: रैली समेटने पर नीचे दब सकता है
card-cost = दाम, कार्डों में

## Parties, candidates and Seats

you = आप
microphone = माइक
holding =
    { $cards } कार्ड{ $strokes ->
        [0] {""}
       *[other] {" "}· { $strokes } ★
    }
holding-totals = { $holding } · { $totals }
dash-allows =
    { $icon ->
        [C] { $count } उठाएं
        [I] { $count } उठाएं
        [R] { $count } रखें
       *[P] { $count ->
            [0] माइक नहीं
           *[other] माइक पर
        }
    }
dash-what =
    { $icon ->
        [C] एक दौर में इतने रैली कार्ड
        [I] एक दौर में इतने जुगाड़ कार्ड
        [R] एक दौर में रखने को इतने कार्ड
       *[P] तय करती है कि माइक किसका; जिस उम्मीदवार पर हो, उसके जुगाड़ सस्ते
    }
dash-icon = { $name } { $total }: { $what }।
dash-spoken =
    { $name } { $total }{ $would ->
        [none] {""}
       *[other] , इसके बाद { $would }
    }: { $what }
dash-running-out = वोट खत्म हो रहे हैं।
dash-no-change =
    { $more ->
        [true] { $sums } … के छुट्टे नहीं।
       *[false] { $sums } के छुट्टे नहीं।
    }
dash-supply = भंडार में बचे वोट: { $votes }
dash-hand = /{ $limit } हाथ में
dash-lasting = ★ { $stroke }
dash-lasting-at = ★ { $stroke } ({ $target })
party-says =
    { $own ->
        [true] आपकी पार्टी
       *[false] { $name }
    }{ $microphone ->
        [true] , माइक इनके पास
       *[false] {""}
    }{ $lasting ->
        [none] {""}
       *[other] , { $lasting }
    }: करीब से
party-lasting = “{ $stroke }” जारी
candidate-says =
    { $letter }, { $candidate }: { $icons }{ $tucked ->
        [0] {""}
       *[other] ; दबे हुए { $tucked }
    }{ $rally ->
        [0] {""}
       *[other] ; { $rally } की रैली, कीमत { $worth }
    }{ $down ->
        [0] {""}
       *[other] ; उल्टे { $down }
    }
rival-says =
    { $name }, { $letter }, { $candidate }: { $icons }{ $tucked ->
        [0] {""}
       *[other] ; दबे हुए { $tucked }
    }{ $rally ->
        [0] {""}
       *[other] ; { $rally } की रैली, कीमत { $worth }
    }
staged-sent = { $card }, { $letter } पर उल्टा, रवाना
staged-laid = { $card }, { $letter } पर उल्टा; वापस लें
box-says =
    सीट { $letter }, { $name }: { $issue }; सबसे ज़्यादा { $matching } पर { $bonus } वोट{ $counts ->
        [none] {""}
       *[other] {" "}({ $counts })
    }; पेटी में { $cards } वोट कार्ड{ $votes ->
        [none] {""}
       *[other] ; वोट { $votes }
    }
box-cards = पेटी में { $cards } वोट कार्ड
box-nobody-yet = अभी कोई नहीं
box-tie = टाई: हर एक { $each }
box-ahead = { $most }, { $lead } से आगे
box-won = जीती
box-nobody = कोई नहीं

## Above the Seats

steps = दौर के कदम
open-stroke = खुला मास्टरस्ट्रोक { $name }: { $text }
stroke-deck = मास्टरस्ट्रोक की गड्डी, { $cards } कार्ड
decks = गड्डियां: { $rally } रैली कार्ड और { $asset } जुगाड़ कार्ड; और रद्दी
stage = मास्टरस्ट्रोक खुल रहे हैं
stage-title = मास्टरस्ट्रोक
stage-none = कुछ नहीं
stage-on = आगे

## The close-up

closeup = करीब से
closeup-shut = हटाएं
closeup-where = { $name }, सीट { $letter }
closeup-tile = <b>टाइल:</b> { $icons }। <b>दबे हुए:</b> { $tucked }।
closeup-discount = <b>यहां शोहरत की छूट:</b> एक दौर में रखे जुगाड़ों के दाम से { $count } कम (KU-5.6)।
closeup-rally = <b>{ $count } की रैली:</b> { $cards }।
closeup-no-rally = अभी रैली नहीं।
closeup-draws-rally = { $count } तक रैली कार्ड
closeup-draws-asset = { $count } तक जुगाड़ कार्ड
closeup-plays = रखने को { $count } कार्ड तक
closeup-microphone =
    { $has ->
        [true] माइक इनके पास
       *[false] माइक इनके पास नहीं
    }
closeup-hand =
    <b>हाथ:</b> { $cards } कार्ड और { $strokes } मास्टरस्ट्रोक{ $held ->
        [none] ।
       *[other] : { $held }।
    }
closeup-supply = <b>भंडार ({ $votes } वोट):</b>
closeup-seat = { $letter }: { $name }
closeup-issue = यहां { $issue } पर समेटी रैली का एक वोट और (KU-5.7b); टाई भी इसी से टूटती है (KU-8.4)।
closeup-bonus = चुनाव के दिन { $bonus } वोट उस उम्मीदवार को, जिसके पास { $icons } मिलाकर सबसे ज़्यादा हों; टाई में बंटते हैं, बाकी छोड़कर (KU-8.1)।
closeup-matching = { $count } मिलते
closeup-would = { $votes } डलेंगे
closeup-votes = वोट <b>{ $votes }</b>
closeup-box =
    पेटी में { $cards } वोट कार्ड{ $closed ->
        [true] ; मतगणना की रात तक बंद।
       *[false] ।
    }
closeup-kind = { $kind }।
closeup-copies = डिब्बे में { $count }।
closeup-decks = गड्डियां और रद्दी
closeup-deck-rally = <b>रैली:</b> गड्डी में { $count }; रद्दी में: { $cards }।
closeup-deck-asset = <b>जुगाड़:</b> गड्डी में { $count }; रद्दी में: { $cards }।
closeup-deck-strokes = <b>मास्टरस्ट्रोक:</b> गड्डी में { $count }; रद्दी में: { $cards }।

## The end

left-over = हाथों और गड्डियों में जो बचा
left-held = { $name } के हाथ में
left-decks = गड्डियों में
left-cards = { $cards }; { $strokes }
left-no-cards = न रैली कार्ड, न जुगाड़
left-no-strokes = मास्टरस्ट्रोक नहीं
night-no-votes = वोट पड़े ही नहीं: किसी की जीत नहीं
night-won = { $name }, { $most } वोट
night-tie-won = { $most } पर टाई; फ़ैसला { $issue } के निशानों से: { $icons }
night-tie = { $most } पर टाई, और { $issue } में भी: { $icons }। किसी की जीत नहीं
night-box = { $letter }, { $name }
night-sealed = मतपेटियां सीलबंद हैं
night-begins = गिनती सीट A से शुरू
night-box-sealed = सीलबंद
night-cards = { $cards } वोट कार्ड
night-tie-break =
    { $clearly ->
        [true] { $names } की { $seats }-{ $seats } सीटें। फ़ैसला सबसे बाईं साफ़ जीती सीट से: { $at } { $first } की।
       *[false] { $names } की { $seats }-{ $seats } सीटें। फ़ैसला सबसे बाईं जीती सीट से: { $at } { $first } की।
    }
night-chair = कुर्सी { $name } की
night-shared = कुर्सी { $names } की साझी

## The position, read aloud

tell-round = दौर { $round }, कुल { $rounds }; कदम: { $step }।
tell-before = प्रचार से पहले: { $step }।
tell-step =
    { $phase ->
        [draft] टिकट बंटवारा
        [field] उम्मीदवारों को मैदान में उतारना
        [pawn] माइक
        [take] मास्टरस्ट्रोक लेना
        [commit] मास्टरस्ट्रोक लगाना
        [resolve] मास्टरस्ट्रोक चलाना
        [draw] कार्ड उठाना
        [play] कार्ड रखना
        [pay] जुगाड़ों का दाम
        [end] रैलियां समेटना
        [limit] हद तक कार्ड फेंकना
        [bonus] मिलते निशानों के वोट
        [free] सबसे ज़्यादा पूंजी के वोट
       *[over] खेल खत्म
    }
tell-waiting = इनका इंतज़ार: { $names }।
tell-microphone = माइक: { $name }।
tell-seat =
    सीट { $letter }, { $name }: { $issue }, { $matching } पर बोनस { $bonus } ({ $counts }), { $cards } वोट कार्ड।{ $votes ->
        [none] {""}
       *[other] {" "}वोट: { $votes }।
    }
tell-party =
    { $name }: पूंजी { $capital }, रसूख { $influence }, साख { $reputation }, शोहरत { $popularity }; हाथ में { $cards } कार्ड और { $strokes } मास्टरस्ट्रोक{ $held ->
        [none] {""}
       *[other] {" "}({ $held })
    }; भंडार { $supply }।
tell-supply = 5×{ $fives } 3×{ $threes } 1×{ $ones } −2×{ $minus }
tell-candidate =
    { $letter } { $candidate }: { $icons }{ $rally ->
        [none] {""}
       *[other] ; रैली { $rally }
    }{ $tucked ->
        [none] {""}
       *[other] ; दबे हुए { $tucked }
    }।
tell-open-strokes = खुले मास्टरस्ट्रोक: { $strokes }।
tell-none = कोई नहीं
tell-hand = आपका हाथ: { $cards }।
tell-no-cards = कोई कार्ड नहीं
tell-stroke = आपका मास्टरस्ट्रोक { $id }, { $name }: { $text }
tell-pack = आपका लिफ़ाफ़ा: { $tiles }।
tell-tiles = सीट देनी है: { $tiles }।
tell-down = उल्टे: { $cards }।
tell-down-at = { $at } पर { $card }
