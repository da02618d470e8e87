### The shelf, the public lobby, and who one is.

home-title = Hustings: सत्ता और बहुमत के खेल
home-head =
    कुर्सी संभालिए।
    बहुमत जुटाइए।
home-lead = दोस्तों और विरोधियों के लिए राजनीति के खेल, किसी भी ब्राउज़र में। न खाता, न डाउनलोड: बस एक डिब्बा खोलिए।
home-games = खेल
home-who = खेल कौन रहा है?
home-your-name = आपका नाम
home-save = रख लें
home-signed-in = { $account } के नाम से साइन इन
home-guest = मेहमान, इस डिवाइस को याद है
home-change-name = नाम बदलें
home-account = खाता
home-keep = पक्का करें: खाता
home-invited = न्योता आया है?
home-paste = लिंक यहां चिपकाइए
home-join = शामिल हों
home-seats-free = खिलाड़ियों का इंतज़ार
home-left-off = जहां बात छूटी थी
home-with = साथ में { $others }
home-an-open-seat = एक खाली कुर्सी
home-with-yourself = अपने ही साथ
home-your-move = आपकी चाल
home-nothing = कुछ अधूरा नहीं। कोई डिब्बा खोलिए; बीच में उठना पड़े, तो वह यहीं आपकी राह देखेगा।
home-open-tables = खुली टेबलें
home-open-record = रिकॉर्ड खोलें
home-lab = प्रयोगशाला
home-about = परिचय और आभार

# The desk.
desk-due =
    { $tables ->
        [one] एक टेबल आपकी राह देख रही है
       *[other] { $tables } टेबलें आपकी राह देख रही हैं
    }
desk-going = जारी
desk-over = पूरी हो चुकीं
desk-left = बाकी { $time }
desk-open =
    { $open ->
        [0] सब आ चुके
        [one] एक और खिलाड़ी का इंतज़ार
       *[other] { $open } और खिलाड़ियों का इंतज़ार
    }
desk-theirs = चाल दूसरों की
desk-paused = रुकी हुई
desk-frozen = सिर्फ़ पढ़ी जा सकती है
desk-won = जीत
desk-shared = साझी जीत
desk-ended = पूरी

# The lobby.
lobby-title = खुली टेबलें
lobby-nobody = कोई इंतज़ार में नहीं
lobby-pin = पहली टेबल आप लगाइए: कोई डिब्बा खोलिए, दोस्तों को बुलाइए और “टेबल सबकी लॉबी में दिखे” पर निशान लगाइए।
lobby-open-box = डिब्बा खोलें
lobby-more = और टेबलें
lobby-open-seat = खाली कुर्सी
lobby-bot = बॉट
lobby-rated-bot = बॉट, <figures>{ $points }</figures>
lobby-open = { $open } खाली · बैठ जाइए
lobby-played = चाल { $played } · देखिए

# Who one is.
you-title = आप
you-signed-in = आप { $account } के नाम से साइन इन हैं।
you-guest = इस डिवाइस पर मेहमान। इससे ज़्यादा किसी ने पूछा भी नहीं।
you-sign-out = साइन आउट
you-sign-out-everywhere = सभी उपकरणों से साइन आउट
you-signed-out = साइन आउट हो गए। यहां आप नए मेहमान हैं।
you-signed-out-everywhere = सभी उपकरणों से साइन आउट हो गए। यहां आप नए मेहमान हैं।
you-change-password = पासवर्ड बदलें
you-about-change = इससे बाकी सभी उपकरण साइन आउट हो जाएंगे।
you-old-password = अब तक का पासवर्ड
you-new-password = नया पासवर्ड, कम से कम 8 अक्षर
you-change = बदलें
you-password-changed = बदल गया। बाकी सभी उपकरण साइन आउट हो गए।
you-about = खाता यानी एक नाम और एक पासवर्ड, बस। जिस डिवाइस पर साइन इन करें, आपकी टेबलें और रिकॉर्ड वहीं मिलेंगे।
you-account = खाते का नाम
you-password = पासवर्ड
you-claim = इस मेहमान का खाता बनाएं
you-sign-in = खाता है: साइन इन
you-claimed = पक्का हो गया। किसी भी डिवाइस पर इसी नाम से साइन इन कीजिए।
you-welcome-back = फिर से स्वागत है।
