### प्रयोगशाला: अपने कार्ड-सेट, और उन पर प्रयोग।

lab-head = प्रयोगशाला
lab-lead = खेल गढ़ने वालों की मेज़। कार्ड, दाम या नियम बदलिए; तुरंत खेलकर देखिए, या बॉट से हज़ार बाज़ियां खिलवाकर असर देखिए।
lab-games-label = खेल
lab-my-sets = मेरे सेट
lab-no-sets = अभी कुछ सहेजा नहीं गया। ऊपर कोई खेल खोलिए और कुछ बदलिए: नाम मिलते ही वह यहां इंतज़ार करेगा।
lab-my-experiments = मेरे प्रयोग
lab-no-experiments = अभी कोई प्रयोग नहीं। कोई खेल खोलिए और पूछिए कि हज़ार बाज़ियां क्या कहती हैं।
lab-of = { $game }: प्रयोगशाला
lab-set-about = हर कार्ड वैसा ही जैसा टेबल पर दिखता है, और बगल में उसके अंक। यहां के बदलाव से किसी और का खेल नहीं बदलता।
lab-no-files = इस खेल में बदलने लायक कार्ड नहीं हैं: इसके विकल्प ही इसके नियम हैं। उन्हें आज़माया और छापा जा सकता है।
lab-to-standard = खेल के साथ आने वाला सेट
lab-lessons = <link>पाठ</link> और गाइड खेल के साथ आने वाले सेट के बारे में हैं; इस सेट से कुछ बातें मेल नहीं खाएंगी।

lab-plate = यह सेट
lab-set = सेट
lab-draft = मसौदा
lab-standard = मानक
lab-state-standard = जैसा खेल के साथ आया। कुछ भी बदलिए, और अपना सेट शुरू।
lab-state-draft = इस टैब में एक मसौदा। खेलने के लिए इसे सहेजिए।
lab-state-changed = कुछ बदलाव अभी सहेजे नहीं गए।
lab-state-saved = सहेजा गया।
lab-state-other = किसी और का सेट: देखिए, खेलिए, या अपनी प्रति बनाइए।
lab-state-wrong = इस तरह खेला नहीं जा सकता: कहीं निशान लगा है।
lab-again = फिर कोशिश करें
lab-save = सहेजें
lab-copy = प्रति बनाएं
lab-playtest = खेलकर देखें
lab-play-bots = बॉट के ख़िलाफ़
lab-play-friends = दोस्तों के साथ
lab-play-device = एक ही डिवाइस पर
lab-play-more = बॉट और घड़ी चुनें
lab-measure = परखें, साथ ले जाएं
lab-try = 1,000 बाज़ियां आज़माएं
lab-print = छापें
lab-transfer = आयात और निर्यात
lab-rename = नाम बदलें
lab-delete = मिटाएं
lab-discard = सारे बदलाव वापस लें
lab-delete-sure = सेट मिट जाएगा। जिन टेबलों और प्रयोगों में वह है, उनके पास उसका अपना संस्करण रहेगा।
lab-discard-sure = जो सहेजा नहीं गया वह चला जाएगा, और सेट पहले जैसा हो जाएगा।
lab-sheet-save = यह सेट सहेजें
lab-sheet-copy = प्रति सहेजें
lab-sheet-rename = सेट का नाम बदलें
lab-sheet-delete = यह सेट मिटाएं?
lab-sheet-discard = सारे बदलाव वापस लें?
lab-sheet-transfer = आयात और निर्यात
lab-sheet-try = कई बार आज़माएं
lab-sheet-print = छापें और खेलें
lab-sheet-friends = दोस्तों की टेबल
lab-sheet-device = एक डिवाइस, कई लोग
lab-sheet-bots = टेबल सजाएं

lab-name = नाम
lab-name-about = छोटे अंग्रेज़ी अक्षर, अंक, - और _; ज़्यादा से ज़्यादा 32।
lab-saving = सहेजा जा रहा है …
lab-save-new = नए सेट के रूप में सहेजें
lab-save-version = सहेजें
lab-save-stale = इस बीच यह कहीं और बदला गया। अपना वाला अलग सेट के रूप में सहेजिए और दोनों की तुलना कीजिए।

lab-parts = सेट के हिस्से
lab-in-file = { $file } में
lab-options = घर के नियम
lab-options-about = यहां से शुरू होने वाली हर बाज़ी और हर प्रयोग में यही लागू होंगे।
lab-options-none = इस खेल में कोई विकल्प नहीं।
lab-list =
    { $list ->
        [card] कार्ड
        [leader] नेता
        [state] राज्य
        [development] विकास की सीढ़ी
        [culture] संस्कृति की सीढ़ी
        [candidate] उम्मीदवार
        [asset] जुगाड़
        [rally] रैलियां
        [stroke] मास्टरस्ट्रोक
        [seat] सीटें
        [vote] वोट
        [starter] शुरुआती कार्ड
        [issue] मुद्दे
       *[other] { $words }
    }
lab-file =
    { $file ->
        [rules] नियमों के अंक
        [tiles] सौगात की टाइलें
       *[other] { $words }: आम बातें
    }
lab-key =
    { $key ->
        [id] आईडी
        [code] कोड
        [name] नाम
        [short] छोटा नाम
        [text] पाठ
        [effect] असर
        [cost] दाम
        [count] प्रतियां
        [kind] किस्म
        [deck] गड्डी
        [icons] निशान
        [issue] मुद्दा
        [issues] मुद्दे
        [assets] जुगाड़
        [bolster] पक्का
        [lasting] कब तक
        [shield] ढाल
        [matching] मेल खाते निशान
        [bonus] बोनस
        [value] मोल
        [band] पट्टी
        [polling] रुझान
        [parties] प्रतियों की पार्टियां
        [party] पार्टी
        [aim] किस पर
        [votes] वोट
        [sidestep] टालने का दाम
        [when] कब
        [favors] एहसान
        [power] ताकत
        [no] बारी का क्रम
        [voter] वोटर
        [moolah] माल
        [strategy] रणनीति कार्ड
        [aggression] दबंगई कार्ड
        [privilege] खासियत
        [seats] सीटें
        [adjoining] पड़ोसी
        [beginner] शुरुआती टाइल
        [tiles] टाइलें
       *[other] { $words }
    }
lab-field-of = , { $entry }
lab-field-none = कोई नहीं
lab-vary = दूसरे अंक क्या करेंगे?
lab-vary-field = बदलकर परखें: { $entry }, { $field }
lab-entry-copy = प्रति बनाएं
lab-entry-copy-of = प्रति बनाएं: { $entry }
lab-entry-remove = हटाएं
lab-entry-remove-of = हटाएं: { $entry }
lab-wrong-at =
    { $line ->
        [0] { $file }: { $expected }
       *[other] { $file }, पंक्ति { $line }: { $expected }
    }
lab-wrong-go = दिखाइए
lab-wrong-here = यहां कुछ गलत है

lab-export = निर्यात
lab-export-about = सेट की सारी फ़ाइलें एक ही पाठ में। उसे यहां या किसी और सर्वर पर फिर आयात किया जा सकता है।
lab-export-all = सेट डाउनलोड करें
lab-import = आयात
lab-import-about = यह मेज़ पर रखे सेट की जगह लेगा, और आपके कहे बिना सहेजा नहीं जाएगा।
lab-import-files = फ़ाइलें
lab-import-paste = या TOML चिपकाएं
lab-import-into = बिना फ़ाइल-नाम का पाठ किसका है
lab-import-do = मेज़ पर रखें
lab-import-unknown = इस सेट में { $file } नाम की फ़ाइल नहीं है।

lab-differences = क्या अलग है
lab-compare-with = किससे तुलना
lab-compare-choose = अपना कोई सेट चुनें
lab-diff-none = कुछ नहीं: दोनों एक जैसे हैं।
lab-diff-changed = <name>{ $what }</name>: { $field } <old>{ $before }</old> → <fresh>{ $after }</fresh>
lab-diff-set = <name>{ $what }</name>: { $field } अब <fresh>{ $after }</fresh>
lab-diff-unset = <name>{ $what }</name>: { $field } अब नहीं, पहले <old>{ $before }</old>
lab-diff-new = <name>{ $what }</name>: नया
lab-diff-gone = <name>{ $what }</name>: अब नहीं

lab-print-about = असली मेज़ पर खेलने का सब कुछ एक PDF में: काटने के लिए कार्ड, बिसात, संक्षेप में नियम।
lab-paper = कागज़
lab-paper-size =
    { $size ->
        [letter] Letter
       *[other] A4
    }
lab-ink = स्याही
lab-ink-colour = रंगीन
lab-ink-black = काली-सफ़ेद
lab-print-do = PDF बनाएं
lab-printing = बन रहा है …

lab-question = क्या जानना है?
lab-ask-measure = खेल कैसा चलता है
lab-ask-measure-is = कौन जीतता है, कितनी देर लगती है, कार्डों का मोल क्या है।
lab-ask-compare = इससे क्या बदलता है
lab-ask-compare-is = वही बाज़ियां दूसरे सेट से; सिर्फ़ वह जो हिला।
lab-ask-sweep = एक अंक क्या करता है
lab-ask-sweep-is = एक या दो अंक, हर मान पर।
lab-games = बाज़ियां
lab-seats = कुर्सियां
lab-bot = कौन खेले
lab-bot-mcts = आगे सोचने वाले बॉट
lab-bot-greedy = तेज़ बॉट
lab-bot-random = सिर्फ़ किस्मत
lab-strength = दम
lab-strength-of =
    { $step ->
        [1] कम ({ $n })
        [2] आम ({ $n })
        [3] ज़्यादा ({ $n })
       *[other] बहुत ज़्यादा ({ $n })
    }
lab-axis =
    { $number ->
        [1] अंक
       *[other] दूसरा अंक
    }
lab-axis-parameter = कौन-सा अंक
lab-axis-range = यहां..वहां
lab-axis-about = एक चुनिए, या तालिका में किसी अंक के बगल की घुंडियां दबाइए।
lab-axis-bad = ऐसे लिखिए: 1..5
lab-axis-add = दूसरा अंक जोड़ें
lab-axis-remove = छोड़ें
lab-parameter =
    { $title ->
        [none] { $field }
       *[other] { $title }: { $field }
    }{ $nth ->
        [0] {""}
       *[other] {" "}(उसमें अंक नंबर { $nth })
    }, अभी { $value }
lab-estimate = लगभग { $time }, कुल { $games } बाज़ियां।
lab-estimating = हिसाब लग रहा है कि कितनी देर लगेगी …
lab-try-start = शुरू करें
lab-try-save = सहेजें और शुरू करें

lab-experiment =
    { $question ->
        [compare] इससे क्या बदलता है
        [sweep] एक अंक क्या करता है
       *[measure] खेल कैसा चलता है
    }
lab-experiment-of = { $game }, { $set }, { $games } बाज़ियां
lab-plan = { $seats } कुर्सियों पर { $games } बाज़ियां; खिलाड़ी: { $bot }
lab-bot-named =
    { $bot ->
        [mcts] आगे सोचने वाले बॉट
        [greedy] तेज़ बॉट
        [random] सिर्फ़ किस्मत
       *[other] { $bot }
    }
lab-plan-against = तुलना: { $set }
lab-progress = कहां तक पहुंचा
lab-phase =
    { $phase ->
        [waiting] बारी का इंतज़ार
        [running] जारी
        [paused] रुका हुआ
        [done] पूरा
        [cancelled] रद्द
        [failed] नाकाम
       *[other] { $phase }
    }
lab-played = { $games } में से { $played } बाज़ियां
lab-left = लगभग { $time } बाकी
lab-pause = रोकें
lab-resume = आगे बढ़ें
lab-cancel = रद्द करें
lab-nothing-yet = पहली बाज़ियां चल रही हैं; आंकड़े आते ही यहां दिखेंगे।
lab-download = प्रयोग डाउनलोड करें
lab-download-about = एक फ़ाइल, जिसमें वह सब है जिस पर आंकड़े टिके हैं। “hustings lab” उसे किसी भी मशीन पर फिर चलाता है, नतीजा वही।
lab-forget = मिटाएं
lab-forget-sure = प्रयोग और उसके आंकड़े मिट जाएंगे।

lab-verdict = फ़ैसला
lab-verdict-seats = जहां तक ये बाज़ियां बता सकती हैं, सब कुर्सियां बराबर हैं।
lab-verdict-off =
    { $side ->
        [more] जीत में जायज़ हिस्से से ज़्यादा
       *[less] जीत में जायज़ हिस्से से कम
    } ({ $kind }): { $names }{ $more ->
        [0] {""}
       *[other] {" "}और { $more } दूसरे
    }।
lab-suggestion = सुझाव
lab-table = आंकड़ों की तालिका
lab-from-to = { $low } से { $high }
lab-moves = एक बाज़ी में चालें
lab-moves-is = खिलाड़ी का हर फ़ैसला एक चाल है।
lab-leads = बढ़त का बदलना
lab-leads-is = एक बाज़ी में कितनी बार कोई और आगे निकला।
lab-halftime = आधे पर आगे रहने वाले की जीत
lab-halftime-is = { $fair } के पास सब कुछ खुला है; 100 % के पास दूसरा आधा कुछ तय नहीं करता।
lab-skill = हुनर
lab-skill-is = मज़बूत बॉट कमज़ोर बॉट से कितनी बार जीतता है; { $fair } सिर्फ़ किस्मत होती।
lab-luck = किस्मत
lab-luck-is = वही बंटवारा फिर खेलने पर वही कुर्सी कितनी बार जीतती है। { $fair } से जितना ऊपर, उतना बंटवारा तय करता है।
lab-unplayed = उठाए गए, पर कभी खेले नहीं गए
lab-wins-by = जीत, हिसाब: { $kind }
lab-wins-about = जीत में हिस्सा, 95 % की सीमा के साथ। तीर वहां है जहां बेशक बराबरी नहीं।
lab-fair-line = टूटी रेखा { $fair } पर है।
lab-kind =
    { $kind ->
        [seat] कुर्सी
        [leader] नेता
        [candidate] उम्मीदवार
        [masterstroke] मास्टरस्ट्रोक
        [place] बारी का क्रम
        [deck] गड्डी
        [home] घर
        [card-drawn] उठाया कार्ड
        [card-played] खेला कार्ड
        [game] पूरी बाज़ी
       *[other] { $words }
    }
lab-figure =
    { $name ->
        [moves] एक बाज़ी में चालें
        [lead-changes] बढ़त का बदलना
        [wins-of-the-leader-at-half-time] आधे पर आगे रहने वाले की जीत
        [ran-dry] ख़त्म हुई
        [lasted] चलती रही
       *[other] { $words }
    }
lab-figure-of = { $name } ({ $kind })
lab-side =
    { $side ->
        [more] , रेखा से ऊपर
        [less] , रेखा से नीचे
       *[same] , रेखा से हटा होना पक्का नहीं
    }
lab-show-all = सभी { $count } दिखाएं
lab-lengths = बाज़ियां कितनी लंबी हैं
lab-lengths-about = { $shortest } से { $longest } चालें; आधी बाज़ियां { $median } या कम चालों में ख़त्म।
lab-column-value = आंकड़ा
lab-column-interval = 95 % सीमा
lab-column-of = कितनों में
lab-column-moves = चालें
lab-column-games = बाज़ियां
lab-column-figure = आंकड़ा
lab-column-before = पहले
lab-column-after = बाद में
lab-column-change = बदलाव
lab-column-values = मान
lab-what-moved = क्या हिला
lab-what-moved-about = जीत में हिस्से का बदलाव, सौ में कितने अंक, 95 % की सीमा के साथ।
lab-all-changes = सारे आंकड़े, पहले और बाद में
lab-all-changes-about = दोनों सेट एक ही किस्मत से खेले गए, ताकि छोटे बदलाव भी दिखें।
lab-moved = हिला
lab-moved-count = { $all } में से { $moved } हिस्से हिले।
lab-after = इस सेट के आंकड़े
lab-sweep-card = “{ $card }” की जीत, जायज़ हिस्से के मुकाबले: 100 % बराबरी है। मूंछें 95 % की सीमाएं हैं; भरा बिंदु बराबरी जैसा है।
lab-sweep-seats = सबसे अलग कुर्सी जायज़ हिस्से से कितनी दूर है: 0 % बराबरी है।
lab-map = दोनों अंकों का नक्शा
lab-map-axes = ऊपर से नीचे: { $rows }। अगल-बगल: { $columns }। घेरे वाला खाना बराबरी के सबसे पास है।
lab-map-best = , बराबरी के सबसे पास
