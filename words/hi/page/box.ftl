### A box, opened: playing at once, setting a table, today's deal.

box-players = { $seats } खिलाड़ी
box-secrets = कुछ बातें छिपी रहती हैं
box-no-secrets = कुछ छिपा नहीं
box-play-now = अभी खेलें
box-against = <label>मुकाबला:</label> <bot>{ $bot }</bot>
box-invite = दोस्तों को बुलाएं
box-device = एक ही डिवाइस पर
box-more = और कुर्सियां, और विकल्प
box-about = खेल के बारे में
box-guide = दो मिनट में
box-guide-is = मकसद, तस्वीरों में एक दौर, निशान
box-learn = सीखें
box-learn-again = सबक फिर से
box-learn-first = कुछ छोटी-छोटी बिसातें, तीन मिनट
box-rules = नियम
box-rules-is = सारे, नंबर के साथ
box-records = रिकॉर्ड
box-records-is = कोई बाज़ी खोलें या चिपकाएं
box-lab = प्रयोगशाला
box-lab-is = कार्ड बदलें और असर नापें
box-last-games = आपकी पिछली बाज़ियां
box-set-device = एक डिवाइस, कई लोग
box-set-bots = टेबल लगाइए
box-set-friends = दोस्तों की टेबल

# Setting a table.
setup-seats = कुर्सियां
setup-you = आप
setup-name = नाम ({ $party })
setup-name-on = कुर्सी { $number } पर नाम
setup-colour = आपका रंग
setup-clock = घड़ी
setup-time-up = समय खत्म हो तो
setup-time-up-bot = वह चाल बॉट चले
setup-time-up-first = पहली जायज़ चाल चल दी जाए
setup-time-up-lost = बाज़ी गई
setup-public = टेबल सबकी लॉबी में दिखे
setup-options = खेल के विकल्प
setup-set = कार्ड और मोहरे
setup-set-about = किन कार्डों और मोहरों से खेलें; पहले वाले आम हैं।
setup-usual = आम
setup-yes = हां
setup-no = नहीं
setup-make = टेबल लगाएं

# The company at a table of bots.
bots-others = बाकी लोग
bots-facts =
    { $party }, { $temper }{ $rating ->
        [none] {""}
       *[other] , <figures>{ $rating }</figures>
    }
bots-keep = रखें
bots-keep-bot = { $bot } रहे
bots-change = बदलें
bots-change-bot = { $bot } की जगह कोई और
bots-instead = इसकी जगह

# Alone: today's deal, and today's scores.
solo-head = अकेले, घड़ी के सामने
solo-about = आज की बाज़ी की किस्मत इस सर्वर पर सबके लिए एक है। एक ही मौका, { $minutes } मिनट, कोई चाल वापस नहीं।
solo-yours = आज की आपकी बाज़ी
solo-go-on = आज की बाज़ी जारी रखें
solo-play = आज की बाज़ी खेलें
solo-practise = अभ्यास
scores-label = आज के अंक
scores-head = आज की तालिका
scores-you = { $name } (आप)
scores-none = आज की बाज़ी अब तक किसी ने पूरी नहीं की।
scores-playing =
    { $people ->
        [1] एक खिलाड़ी
       *[other] { $people } खिलाड़ी
    } अब भी मैदान में।
