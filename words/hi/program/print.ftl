### What print-and-play says beside the game's own words: the first page, sheets, boards, and a few labels on pieces.
### `$game` is the name of a game, `$deck` that of a deck, `$set` that of a component set with its hash.

# A part of a sentence as a sentence.
print-sentence = { $text }।
# Only a list.
print-list = { $list }

## The first page

print-tagline = छापिए, काटिए, खेलिए: पूरा डिब्बा
print-set = सेट: { $set }
print-contents = इस फ़ाइल में
print-line =
    { $deck }: { $pieces ->
        [one] { $pieces } नग
       *[other] { $pieces } नग
    }
print-line-sheets =
    { $sheets ->
        [one] { $sheets } पन्ना, दोनों तरफ़ छापना है
       *[other] { $sheets } पन्ने, दोनों तरफ़ छापने हैं
    }
print-line-board = { $deck }: { $pages ->
        [one] { $pages } पन्ना
       *[other] { $pages } पन्ने
    }
print-how = कैसे छापें
print-how-scale = 100 % पर छापिए, “पन्ने पर फ़िट करें” कभी नहीं। नीचे की पट्टी नापिए: पूरे 50 मिमी की है।
print-how-sides = कार्ड और टोकन दोनों तरफ़ छापिए, कागज़ लंबी किनारी पर पलटिए। सामने के हर पन्ने के बाद उसकी पीठ आती है, उल्टे क्रम में, ताकि दोनों ठीक बैठें।
print-how-one-side = प्रिंटर दोनों तरफ़ न छापता हो तो सिर्फ़ सामने के पन्ने छापिए और कार्ड लिफ़ाफ़ों में डालिए।
print-how-cut = निशानों पर काटिए, दो कार्डों के बीच एक ही बार। कैंची ज़रा चूके, तो भी दूसरा रंग नहीं दिखेगा।
print-how-paper = कार्डों के लिए 200 ग्राम या मोटा कागज़ लीजिए; बिसात गत्ते पर चिपका सकते हैं।
print-bring-nothing = और कुछ नहीं चाहिए।
print-bring-die = साथ में एक पासा चाहिए।
print-credits-drawn = Hustings ने खेल की फ़ाइलों से बनाया। निशान game-icons.net के कलाकारों के (CC BY 3.0)। अक्षर Bricolage Grotesque, Source Serif 4, Noto Sans Devanagari और Zen Kaku Gothic New (SIL Open Font License)। खेल कहां से आया, यह उसके नियमों में सबसे ऊपर लिखा है।
print-bar = 50 मिमी

## Sheets and pages

print-sheet =
    { $game }, पन्ना { $number }/{ $count }, { $side ->
        [fronts] सामने
       *[backs] पीछे
    }: { $deck }
print-page = { $game }, { $title }
print-aid = खिलाड़ी की पर्ची
print-aid-each = हर खिलाड़ी को एक
print-rules = नियम
print-rules-page = नियम, पन्ना { $number }/{ $count }
print-too-long = जो बातें अपने कार्ड पर नहीं समाईं

## Pieces

print-tokens = टोकन
print-party =
    { $party ->
        [0] सिंदूरी
        [1] नीली
        [2] हरी
        [3] सुनहरी
        [4] बैंगनी
       *[5] स्याह
    }
print-kuzushi-tiles = टाइलें
print-kuzushi-city = शहर
print-kuzushi-rulers = नाप की पट्टियां
print-kuzushi-rulers-how = टाइलों के साथ लगाकर देखिए: ज़मीन आपकी बिसात की पट्टी से लंबी या चौड़ी कभी नहीं हो सकती।
print-kuzushi-ruler = { $grid } की बिसात: { $seats } खिलाड़ी
print-kilonzo-cards = किस्मत कार्ड
print-kilonzo-map = देश
print-kilonzo-chips = गोटियां
print-kilonzo-candidates = उम्मीदवार और साल
print-kilonzo-money = क्रिस्टल
print-kilonzo-years = साल
print-sarkaar-map = राज्य
print-sarkaar-tracks = सीढ़ियां
print-sarkaar-points = जीत के अंक
print-sarkaar-states = राज्य, जहां आपकी सीट है
print-sarkaar-ladder =
    { $track ->
        [development] विकास
       *[culture] संस्कृति
    }
print-sarkaar-start = शुरुआत
print-sarkaar-step-gain = { $n } { $token ->
        [voter] वोटर
        [moolah] माल
       *[power] ताकत
    }
print-sarkaar-step-play =
    { $deck ->
        [strategy] एक रणनीति कार्ड उठाइए या खेलिए
       *[aggression] एक दबंगई कार्ड उठाइए या खेलिए
    }
print-sarkaar-step-income = आमदनी +{ $n }
print-sarkaar-step-vp = सबसे आगे वाले को { $n } अंक
print-sarkaar-strategy = रणनीति कार्ड
print-sarkaar-aggression = दबंगई कार्ड
print-sarkaar-deck =
    { $deck ->
        [strategy] रणनीति
       *[aggression] दबंगई
    }
print-sarkaar-kind =
    { $kind ->
        [plain] काम वाला कार्ड
        [free] मुफ़्त कार्ड: कोई काम नहीं लगता
        [addon] जोड़ कार्ड: दूसरे कार्ड के साथ चलता है
       *[reaction] जवाब
    }
print-sarkaar-leaders = नेता
print-sarkaar-leader = नेता
print-sarkaar-starts = शुरुआत में: { $things }।
print-sarkaar-starts-nothing = शुरुआत में खाली हाथ।
print-sarkaar-start-voter = { $n ->
        [one] { $n } वोटर
       *[other] { $n } वोटर
    }
print-sarkaar-start-moolah = { $n } माल
print-sarkaar-start-power = { $n } ताकत
print-sarkaar-start-strategy = { $n ->
        [one] { $n } रणनीति कार्ड
       *[other] { $n } रणनीति कार्ड
    }
print-sarkaar-start-aggression = { $n ->
        [one] { $n } दबंगई कार्ड
       *[other] { $n } दबंगई कार्ड
    }
print-sarkaar-awards = तमगे
print-sarkaar-award =
    { $award ->
        [development] सबसे विकसित
        [culture] सबसे सुसंस्कृत
       *[national] सबसे बड़ी राष्ट्रीय पार्टी
    }
print-sarkaar-award-is =
    { $award ->
        [development] पायदान { $level } से, जो विकास की सीढ़ी पर सबसे ऊपर, यह कार्ड उसका: { $points } अंक।
        [culture] पायदान { $level } से, जो संस्कृति की सीढ़ी पर सबसे ऊपर, यह कार्ड उसका: { $points } अंक।
       *[national] कम से कम { $level } राज्य, और सबसे ज़्यादा राज्यों में जिसकी सीट, यह कार्ड उसका: { $points } अंक।
    }
print-sarkaar-tiles = सौगातें
print-sarkaar-cubes = घन
print-sarkaar-adjoins = पड़ोस: { $states }
print-kursi-rally = रैली कार्ड
print-kursi-asset = जुगाड़ कार्ड
print-kursi-strokes = मास्टरस्ट्रोक
print-kursi-candidates = उम्मीदवार
print-kursi-candidate = उम्मीदवार
print-kursi-seats = सीटें
print-kursi-seat = सीट
print-kursi-votes = वोट कार्ड
print-kursi-vote = वोट
print-kursi-starter = { $deck }, शुरुआती
print-kursi-seat-issue = मुद्दा: { $issue }
print-kursi-seat-bonus = चुनाव में जिस उम्मीदवार के पास सबसे ज़्यादा { $icons }, वह { $bonus ->
        [one] { $bonus } वोट
       *[other] { $bonus } वोट
    } और डालता है।
print-kursi-track = दौर और रैलियां
print-kursi-round = दौर
print-kursi-ladder = रैली खत्म हो, और उसमें हों
print-kursi-ladder-2 = 2 कार्ड: उसका एक पक्का कार्ड नीचे दबाने की छूट
print-kursi-ladder-4 = 4 कार्ड: किसी का भी −2 किसी भी सीट के नीचे
print-kursi-ladder-6 = 6 कार्ड: एक खुला मास्टरस्ट्रोक लीजिए
print-kursi-ladder-8 = 8 कार्ड: यहां 2 वोट और
print-kursi-tokens = माइक और दौर
print-kursi-mic = माइक
print-politics-candidates = उम्मीदवार
print-politics-candidate = उम्मीदवार
print-politics-issues = मुद्दे
print-politics-issue = मुद्दा
print-politics-campaign = प्रचार कार्ड
print-politics-band =
    { $band ->
        [momentum] लहर
        [slander] कीचड़
       *[edge] दांव
    }
print-politics-party =
    { $party ->
        [D] डेमोक्रेट
        [I] निर्दलीय
       *[R] रिपब्लिकन
    }
print-politics-any-party = कोई भी पार्टी
# What a card is and of which party.
print-politics-of = { $label }, { $party }
# When an Issue does something, and what.
print-politics-issue-does = { $when }: { $does }
print-politics-favors = { $favors ->
        [one] { $favors } एहसान
       *[other] { $favors } एहसान
    }
# `$figure` is the number as it is printed, with its sign.
print-politics-votes = { $votes ->
        [one] { $figure } वोट
       *[other] { $figure } वोट
    }
print-politics-tokens = एहसान और स्पीकर
print-politics-speaker = स्पीकर
print-politics-stays = यह सामने पड़ा रहता है।
print-politics-polls = रुझान { $polling }, या:

## Where the page's guide speaks of the screen (words/en/guide/kuzushi.ftl): no space is lit on paper.

step-build = किसी भी खाने में, जो पहले से रखी टाइल को छूता हो। अड्डा एक बार जमा, तो हमेशा के लिए।
