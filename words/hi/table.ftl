### What the shared table says, in every game.

# Who.
you = आप
seat = कुर्सी { $number }
seat-with-name = कुर्सी { $number } ({ $name })

# Lists: "a, b and c".
list-none = कुछ नहीं
list-comma = {", "}
list-and = { $first } और { $last }

# How a game stands.
waiting-for = { $seats } की चाल का इंतज़ार।
result-won =
    { $how ->
        [alone] { $winners } की जीत
        [team] { $winners } की टीम जीती
       *[shared] { $winners } की साझा जीत
    }
result = { $won }। { $reason }। कुर्सियों के अंक: { $scores }।
result-of-teams = { $result } टीमें: { $teams }।
result-team = { $score } ({ $seats })

# Options that cannot be.
bad-seats = { $title } { $seats } कुर्सियों का खेल है, { $found } का नहीं।
bad-range = `{ $option }` { $least } से { $most } तक की पूर्ण संख्या है, { $found } नहीं।
bad-options = विकल्प पढ़े नहीं जा सके: { $why }।
bad-options-shape = विकल्प एक JSON object होते हैं, जैसे {"{}"}।
bad-set-shape = `{ $option }` में किसी सेट का नाम आता है, { $found } नहीं।
bad-seat = कुर्सी { $number } है ही नहीं; इस टेबल पर 0 से { $last } तक कुर्सियां हैं।
no-such-table = किसी खेल में { $seats } कुर्सियों की टेबल नहीं।
bad-seed = { $why }।
bad-view = ऐसा नज़ारा हो ही नहीं सकता: { $why }।
no-such-action = चाल नंबर { $action } नहीं है; आखिरी { $last } है।
move-without-number = `{ $text }` इस टेबल पर कभी जायज़ नहीं।
no-sets = { $title } की कार्ड-मोहरों की फ़ाइलें नहीं हैं, इसलिए सेट भी नहीं।
unknown-set = { $title } में `{ $name }` नाम का सेट नहीं। इसके सेट: { $known }।
unknown-game = `{ $name }` नाम का कोई खेल नहीं। खेल हैं: { $known }।

# Bots that cannot be.
bot-unknown = `{ $text }` नाम का बॉट नहीं; ये हैं: random, greedy, mcts और minimax (mcts:ms=200 या mcts:nodes=2000 भी चलेगा)।
bot-unknown-character = `{ $text }` नाम का कोई बॉट { $game } नहीं खेलता; ये हैं: { $slugs }, और random, greedy, mcts, minimax (mcts:ms=200 भी चलेगा)।
bot-no-settings = `{ $bot }` की कोई सेटिंग नहीं होती; `{ $setting }` हटा दीजिए।
bot-unknown-setting = खोज में `{ $setting }` नाम की सेटिंग नहीं; ये हैं: ms, nodes, cut, explore, playouts, worlds, threads, temper और slip, हर एक name=value के रूप में।
bot-bad-value = `{ $name }` होना चाहिए { $expected }, `{ $found }` नहीं।
bot-setting-twice = `{ $name }` दो बार दिया गया है; nodes और ms दोनों बजट ही हैं।
bot-expected-count = पूर्ण संख्या, कम से कम 1
bot-expected-cut = चालों की संख्या या शब्द end
bot-expected-weight = 0 से 10 तक की संख्या
bot-expected-word = इनमें से एक: { $words }

# Records that lead nowhere, or not where they say.
record-other-game = यह { $found } का रिकॉर्ड है, { $expected } का नहीं।
record-other-rules = यह बाज़ी नियमों के संस्करण { $found } से खेली गई; इस प्रोग्राम में संस्करण { $current } है।
record-other-set = यह `{ $found }` सेट से खेली गई; इस प्रोग्राम में `{ $current }` है।
record-other-table = यह ऐसी टेबल का है जिसकी कुर्सियां या विकल्प अलग हैं।
record-no-seed = बीज अभी गुप्त है, इसलिए कुछ दोहराया नहीं जा सकता।
record-illegal-move = चाल { $number }, `{ $text }`, { $seat }: { $why }
record-other-commitment = बीज का हैश वह नहीं जो बाज़ी से पहले छापा गया था।
record-other-result =
    चालों से यह नतीजा नहीं निकलता; { $truth ->
        [none] अभी कोई नतीजा नहीं, क्योंकि बाज़ी पूरी नहीं हुई।
       *[other] सही नतीजा है { $truth }।
    }
record-other-events = बाज़ी में जो घटनाएं बताई गईं, बीज और चालों से वे नहीं निकलतीं।
record-unreadable = { $why }।

# What the server refuses: seats and phases.
table-not-your-seat = { $seat } आपकी कुर्सी नहीं।
table-look-first = अभी नज़र किसी और की है। पहले { $seat } की नज़र से देखिए।
table-seat-taken = { $seat } भर चुकी है।
table-no-bot-there = { $seat } पर कोई बॉट नहीं।
table-no-person-there = { $seat } पर कोई इंसान नहीं।
table-not-the-host = यह हक सिर्फ़ टेबल के मेज़बान का है।
table-phase-open = बाज़ी अभी शुरू नहीं हुई।
table-phase-playing = बाज़ी चल रही है।
table-phase-paused = बाज़ी रुकी हुई है।
table-phase-over = बाज़ी पूरी हो चुकी है।
table-phase-frozen = यह टेबल पुराने नियमों से लगी थी; अब सिर्फ़ पढ़ी जा सकती है।
table-word-given = यह कुर्सी अपना शब्द दे चुकी है, और पहला ही गिना जाता है।
table-word-length = शब्द एक पंक्ति का होता है, ज़्यादा से ज़्यादा { $most } बाइट।
table-resigned-already = यह कुर्सी पहले ही इस्तीफ़ा दे चुकी है।
table-rematch-exists = दूसरी बाज़ी पहले से लगी है।

# Moves, orders, taking back.
table-move-one-line = चाल एक छोटी पंक्ति होती है।
table-stale = आपके फ़ैसले के बाद हाल बदल गया। फिर देखिए, फिर तय कीजिए।
table-no-orders = इस खेल में पहले से हुक्म नहीं चलते।
table-unknown-order = हुक्म इनमें से हो: { $known }, हर एक बस एक बार।
table-nothing-to-undo = आपकी ऐसी कोई चाल नहीं जो वापस हो सके।
table-bots-disagree = जो पासा गिर चुका या राज़ खुल चुका, उसे बॉट वापस नहीं लेने देते।
table-no-draw = ड्रॉ के लिए कम से कम दो लोग चाहिए, और कोई बॉट नहीं।
table-other-proposal = टेबल पर पहले से एक और प्रस्ताव है।
table-proposal-gone = यह प्रस्ताव अब टेबल पर नहीं।
table-nobody-waits = आपके जवाब का इंतज़ार किसी को नहीं।
table-table-too-busy = टेबल पर सब बहुत तेज़ी से बदल रहा है। पल भर में फिर कोशिश कीजिए।

# Bots that stand in.
table-bot-plays = इस कुर्सी की तरफ़ से बॉट खेल रहा है। पहले कुर्सी वापस लीजिए।
table-wait-for-the-clock = जिस बाज़ी में फ़ैसले के लिए दिन मिलते हैं, वहां बॉट समय खत्म होने पर ही आता है।
table-holder-chooses-bot = किसी कुर्सी पर कौन-सा बॉट खेले, यह उसका मालिक ही चुनता है। `bot` हटा दीजिए।
table-only-players-seat-bots = कुर्सी पर बॉट सिर्फ़ खिलाड़ी बिठा सकते हैं।
table-holder-not-gone = कुर्सी का मालिक आधे मिनट तक न लौटे, तभी बॉट आता है।
table-taken-over-already = इस कुर्सी पर पहले से बॉट खेल रहा है।
table-not-taken-over = इस कुर्सी पर कोई बॉट नहीं खेल रहा।
table-bot-threads = टेबल पर बॉट एक ही thread पर सोचता है। `threads` हटा दीजिए।
table-bot-time = टेबल पर बॉट ज़्यादा से ज़्यादा { $most } ms सोचता है।
table-bot-nodes = टेबल पर बॉट ज़्यादा से ज़्यादा { $most } nodes आज़माता है।

# Questions.
table-hints-not-with-people = जहां और लोग खेल रहे हों, वहां सलाह नहीं मिलती: वरना वे बॉट से खेल रहे होंगे।
table-not-asked = { $seat } से अभी कुछ नहीं पूछा गया।
table-not-a-move = प्रविष्टि { $seq } चाल नहीं है।
table-why-only-bots = “क्यों?” सिर्फ़ बॉट से पूछा जा सकता है। यह चाल इंसान की थी।
table-other-eyes = अब नज़र किसी और कुर्सी की है। फिर पूछिए।
table-one-question = एक बार में एक सवाल। पिछले का जवाब आ रहा है।

# A bot says why it made its move. `$way` is 0, 1 or 2: each sentence has three versions.
table-why-open = { $effect } { $manner }
table-why-looking-back = { $first } { $alternative }
table-why-forced =
    { $way ->
        [0] एक ही काम था, सो कर दिया।
        [1] वहां मेरे पास चारा ही नहीं था।
       *[other] यह चाल मेरी तरफ़ से नियमों ने चुनी।
    }
table-why-face-down =
    { $way ->
        [0] मैंने जो चुना, वह अभी उल्टा पड़ा है। खुले, तब पूछिएगा।
        [1] वह उल्टा पड़ा है, और अभी चुप रहने में भलाई है।
       *[other] खुलेगा तो देख लीजिएगा।
    }
table-why-gain-at-a-cost =
    { $way ->
        [0] इससे मैं ऊपर, और कीमत ज़्यादातर { $rival } के सिर।
        [1] मेरे लिए अच्छा, और सबसे ज़्यादा चुभा { $rival } को।
       *[other] मेरी हालत सुधरी, ज़्यादातर { $rival } के खर्चे पर।
    }
table-why-gain =
    { $way ->
        [0] मैं ऊपर, और किसी एक की जेब भी नहीं कटी।
        [1] इसके बाद मेरी हालत पहले से बेहतर है, सीधी-सी बात।
       *[other] थोड़ा-थोड़ा सबसे लेकर मेरी गाड़ी आगे बढ़ी।
    }
table-why-loss-for-both =
    { $way ->
        [0] मेरा भी कुछ गया, पर { $rival } का उससे ज़्यादा।
        [1] थोड़ा मैंने छोड़ा, और { $rival } को भी साथ छोड़ना पड़ा।
       *[other] मेरे लिए सस्ता नहीं था; पर { $rival } की रफ़्तार घटी, तो वसूल।
    }
table-why-loss =
    { $way ->
        [0] मेरी कुर्सी से बाकी रास्ते और बुरे दिखे।
        [1] लगता है कदम पीछे गया; उम्मीद है, छलांग की तैयारी है।
       *[other] कुछ तो छोड़ना ही था, और यही फ़ालतू था।
    }
table-why-hurt =
    { $way ->
        [0] मुझे खास नहीं मिला, पर { $rival } की रफ़्तार घटी।
        [1] { $rival } का ख्याल किसी को तो रखना था, सो मैंने रखा।
       *[other] मेरी जगह बनी रही, और { $rival } की ज़मीन खिसकी।
    }
table-why-nothing =
    { $way ->
        [0] सब जैसा का तैसा रहा, और अभी मुझे यही भाता है।
        [1] खास कुछ नहीं बदला, और मकसद भी यही था।
       *[other] जगह पकड़े रहे, बेहतर मौके के इंतज़ार में।
    }
table-why-even =
    { $way ->
        [0] कोशिश रहती है कि हर चीज़ तौल ली जाए।
        [1] मौका मिले तो फिर यही करूं।
       *[other] जो था, उसमें यही सबसे ठीक लगा।
    }
table-why-cautious =
    { $way ->
        [0] जो अपना है, वह हाथ से न जाए।
        [1] सावधानी हटी, दुर्घटना घटी।
       *[other] ऐसी चालों के बाद नींद अच्छी आती है।
    }
table-why-grudging =
    { $way ->
        [0] सबसे आगे कौन है, यह मुझे याद रहता है।
        [1] आगे वाले को किसी को तो नीचे लाना है।
       *[other] मेरी याददाश्त लंबी है।
    }
table-why-greedy =
    { $way ->
        [0] सामने पड़ा माल छोड़ा नहीं जाता।
        [1] नौ नकद न तेरह उधार।
       *[other] और का इंतज़ार क्यों?
    }
table-why-gambler =
    { $way ->
        [0] जो डर गया, वो मर गया।
        [1] जीतना है तो बड़ा, वरना रहने दो।
       *[other] दांव इतना टेढ़ा था कि मज़ा आ गया।
    }
table-why-other-worse = मैंने “{ $text }” पर भी सोचा था, करीब { $points } अंक हल्की पड़ती।
table-why-other-equal = मैंने “{ $text }” पर भी सोचा था; वह भी इतनी ही अच्छी रहती।
table-why-other-better = अब लगता है, “{ $text }” करीब { $points } अंक बेहतर रहती।

# Tables that can only be read.
table-frozen-rules = यह टेबल नियमों के संस्करण { $found } से लगी थी; सर्वर पर अब संस्करण { $current } है।
table-frozen-set =
    यह टेबल { $found ->
        [none] बिना किसी सेट के
       *[other] { $found } सेट से
    } लगी थी; सर्वर पर अब { $current ->
        [none] कोई सेट नहीं
       *[other] { $current }
    } है।
table-frozen-move = इस बाज़ी की एक चाल इस सर्वर के नियमों में अब दोहराई नहीं जा सकती।
table-restarting = सर्वर फिर से शुरू हो रहा है।

# Chat.
table-chat-length = संदेश 1 से { $most } अक्षरों का हो।
table-chat-too-fast = बहुत बातें हो गईं। कुछ सेकंड ठहरिए।
table-chat-closed = इस टेबल पर आपके लिए बातचीत बंद है।

# The deal of the day.
table-daily-clock = आज की बाज़ी की घड़ी नहीं रुकती।
table-daily-no-stand-in = आज की बाज़ी में कोई किसी की जगह नहीं खेलता।
table-daily-no-hints = आज की बाज़ी में सलाह नहीं मिलती: इसे सब अकेले खेलते हैं।
table-daily-one-person = आज की बाज़ी अकेले एक जन के लिए है।
table-daily-kept = यह बाज़ी अभी और लोग खेल रहे हैं। इसका बीज और रिकॉर्ड दिन पूरा होने (UTC) के दस मिनट बाद मिलेगा।

# People and their accounts.
table-account-exists = आपका खाता पहले से है।
table-no-account = आप मेहमान हैं, पासवर्ड नहीं है।
table-account-taken = इस नाम का खाता पहले से है।
table-account-shape = खाते के नाम में 3 से 32 तक अंग्रेज़ी अक्षर, अंक, - या _ हों।
table-password-shape = पासवर्ड 8 से 200 अक्षरों का हो।
table-wrong-password = ऐसा कोई खाता नहीं, या पासवर्ड गलत है।
table-proof-needed = एक बार फिर दिखाइए कि यह आप ही हैं: पासवर्ड से या पासकी से।
table-one-proof = पासवर्ड या पासकी, दोनों में से एक ही दीजिए।
table-wrong-code = यह कोड अभी किसी डिवाइस पर नहीं दिख रहा। उसे फिर से देखिए, या दूसरा मांगिए।
table-no-passkeys-here = पासकी वहीं चलती है जहां सर्वर का अपना नाम और सुरक्षित कनेक्शन (https) हो।
table-passkey-late = इसमें बहुत देर लगी, या यह पहले ही हो चुका है। फिर से शुरू कीजिए।
table-passkey-refused = इस पासकी से यहां कोई खाता नहीं खुलता।
table-passkey-copied = यह पासकी नामंज़ूर हुई: लगता है, ऐसी दो हैं। किसी और तरीके से साइन इन कीजिए और इसे हटा दीजिए।
table-too-many-passkeys = एक व्यक्ति की ज़्यादा से ज़्यादा { $most } पासकी हो सकती हैं, और एक पासकी एक ही व्यक्ति की होती है।
table-last-passkey = इस पासकी के बिना आपसे फिर साइन इन नहीं हो पाएगा। पहले दूसरी पासकी या पासवर्ड जोड़िए।
table-name-length = नाम 1 से { $most } अक्षरों का हो।
table-unknown-language = भाषा इनमें से एक है: { $known }।

# Requests.
table-clock-limits = घड़ी: हर फ़ैसले पर 5 से 3600 सेकंड, हर बाज़ी पर 1 से 600 मिनट, या हर फ़ैसले पर 1 से 30 दिन।
table-too-many = एक साथ बहुत कुछ आ गया। ज़रा ठहरकर फिर कोशिश कीजिए।
table-too-many-connections = आपके पते से बहुत ज़्यादा कनेक्शन हैं। कुछ बंद करके फिर कोशिश कीजिए।
table-too-many-waiting = लॉबी में आपकी { $most } खुली टेबलें पहले से हैं। किसी एक के भरने तक रुकिए।
table-too-many-tables = आपकी एक साथ बहुत ज़्यादा टेबलें खुली हैं।
table-too-many-frames = बहुत ज़्यादा frames। ज़रा धीरे।
table-asks-too-much = एक साथ बहुत कुछ मांगा गया। पल भर रुकिए।
table-too-many-changes = बहुत ज़्यादा बदलाव। पल भर रुकिए।
table-server-failed = सर्वर पर कुछ गड़बड़ हुई। पल भर में फिर कोशिश कीजिए।
table-nothing-here = यहां कुछ नहीं है।
table-wrong-method = यह पता इस method को नहीं मानता।
table-too-slow = दरख्वास्त पहुंचने में बहुत देर लगी।
table-body-too-large = दरख्वास्त बहुत बड़ी है।
table-bad-body = body पढ़ी नहीं जा सकी: { $why }।
table-bad-query = query पढ़ी नहीं जा सकी: { $why }।
table-bad-frame = frame पढ़ा नहीं जा सका: { $why }।
table-not-a-socket = यह पता WebSocket के लिए है: { $why }।
table-unknown-host = यह सर्वर इस नाम पर जवाब नहीं देता। मेज़बान `--origin` से नाम जोड़ सकता है।
table-other-site = यह सिर्फ़ सर्वर के अपने पन्नों से लिया जाता है।
table-no-session = कोई session नहीं। POST /api/session से शुरू कीजिए।

# Playing on from a position of another game.
table-beginning-over = इस जगह बाज़ी पूरी हो चुकी है। इससे पहले की किसी जगह से खेलिए।
table-beginning-differs = रिकॉर्ड किसी और खेल का है, या उसमें कुर्सियों की गिनती अलग है।
table-beginning-open-seat = यह बाज़ी चल चुकी है: हर कुर्सी पर शुरू से कोई चाहिए।

# The title of a link to a table, where it is posted.
link-open = { $title }: { $names } के साथ बैठिए
link-table = { $title }: { $names }
link-empty = { $title }: कुर्सी संभालिए

# Records and their analysis.
table-record-kept = रिकॉर्ड बाज़ी पूरी होने पर मिलता है।
table-too-many-positions = एक बार में ज़्यादा से ज़्यादा { $most } हाल पूछिए।
table-analysis-time = एक हाल पर 1 से { $most } ms तक सोचा जाता है।
table-bad-set = इस सेट से खेला नहीं जा सकता: { $why }
table-too-many-sets = एक व्यक्ति { $most } सेट रख सकता है, और आपके पास उतने हैं। जो नहीं चाहिए उसे हटाइए।
table-not-your-set = यह सेट सिर्फ़ इसका मालिक बदल सकता है। आप इसकी नकल बनाकर उसे बदल सकते हैं।
table-stale-set = इस बीच यह सेट कहीं और बदला गया। सहेजने से पहले फिर देखिए।
table-bad-experiment = यह प्रयोग खेला नहीं जा सकता: { $why }
table-too-many-games = यहाँ एक प्रयोग में कुल 2 से { $most } बाज़ियाँ हो सकती हैं, इसमें { $games } होतीं। कम माँगिए।
table-too-many-experiments = एक व्यक्ति { $most } प्रयोग रख सकता है, और आपके पास उतने हैं। जो नहीं चाहिए उसे हटाइए।
table-experiment-phase = इस बीच यह प्रयोग आगे बढ़ गया। फिर देखिए।
table-no-print = इस सर्वर में छपाई के लिए ज़रूरी अक्षर और चिह्न नहीं हैं।
table-no-such-position =
    हाल { $number } है ही नहीं; रिकॉर्ड में { $moves ->
        [1] एक चाल है।
       *[other] { $moves } चालें हैं।
    }
table-out-of-turn = { $seat } की यह चाल बारी से बाहर थी, इसलिए मिलान के लिए कुछ नहीं।

# For sentences that are not in these files.
plain = { $text }

# पन्ने के बाहर की सूचनाएँ।
table-too-many-ways = आप तक ज़्यादा से ज़्यादा { $most } तरीकों से पहुँचा जा सकता है। पहले एक हटाइए।
table-bad-device = इस उपकरण को सूचना नहीं भेजी जा सकती: { $why }।
table-bad-address = इस पते पर संदेश नहीं भेजे जा सकते: { $why }।
table-bad-mail = यह ई-मेल पता नहीं है।
table-no-mail = यह सर्वर ई-मेल नहीं भेजता।
table-no-webhook = वेबहुक webhook, discord या slack में से एक होता है।
table-too-many-mails = आज इस पते पर बहुत संदेश भेजे जा चुके हैं। उसका मेलबॉक्स देखिए, या कल फिर कोशिश कीजिए।
table-unconfirmed = पहले उस संदेश के लिंक पर जाइए जो इस पते पर भेजा गया है।
table-not-delivered =
    { $how ->
        [gone] यह पता अब नहीं रहा।
        [never] उस पते ने संदेश लेने से मना किया।
       *[later] उस पते से कोई उत्तर नहीं आया। थोड़ी देर में फिर कोशिश कीजिए।
    }
