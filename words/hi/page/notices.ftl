### Being told outside the page: the ways a person chooses, the choice at a table, and the pages that links in messages lead to.

# On the page "You".
notices-title = वक्त पर खबर
notices-about = बेफ़िक्र होकर पेज बंद कीजिए: आपकी बारी आते ही खबर पहुंच जाएगी, सिर्फ़ उन रास्तों से जो आप यहां चुनें। संदेश में बस इतना होता है कि कौन-सी बाज़ी इंतज़ार में है; आपके हाथ में क्या है, यह कभी नहीं।
notices-guest = आप मेहमान हैं। यह ब्राउज़र आपको भूल गया, तो इन्हें फिर कोई नहीं बदल सकेगा; खाता इन्हें संभालकर रखता है।
notices-again = फिर कोशिश करें
notices-add-first = खबर कैसे पहुंचाएं?
notices-add-more = एक और रास्ता जोड़ें
notices-add-push = यह डिवाइस
notices-add-mail = ईमेल
notices-add-webhook = चैट या प्रोग्राम

# A way, once it is chosen. A device is called "Firefox on Android".
notices-device = { $system } पर { $browser }
notices-some-device = कोई ब्राउज़र
notices-this-device = यह डिवाइस
notices-of-table = एक टेबल पर सबकी बारी के लिए
notices-unconfirmed = अभी पुष्टि नहीं हुई: इस पते पर हमारा संदेश ढूंढिए और उसका लिंक खोलिए। तब तक और कुछ नहीं भेजा जाएगा। कुछ न आया हो, तो स्पैम में देखिए, या पता हटाकर फिर से जोड़िए।
notices-failing-push = पिछला संदेश इस डिवाइस तक नहीं पहुंचा। वहां यह पेज खोलिए, डिवाइस को हटाइए और फिर से जोड़िए।
notices-failing-mail = पिछला संदेश पहुंच नहीं सका। पता गलत है या अब आपका नहीं, तो उसे हटाकर सही पता जोड़िए।
notices-failing-webhook = पिछला संदेश स्वीकार नहीं हुआ। देखिए कि पता अब भी है या नहीं, फिर जांच का संदेश भेजिए; पता नहीं रहा, तो यहां से हटा दीजिए।
# Read aloud before the switches. $name is the device, the address or the host.
notices-wishes = “{ $name }” को क्या बताया जाए
notices-wish-turn = मेरी बारी आई
notices-wish-reminder = मेरा समय खत्म हो रहा है
notices-wish-reminder-about = जब चाल का आधा समय बीत जाए, और जब एक घंटा बचे।
notices-wish-game = बाज़ी शुरू या खत्म हुई
notices-wish-everywhere = सभी टेबलों से
notices-wish-everywhere-about = नहीं तो: सिर्फ़ उन टेबलों से जिनके मेन्यू में “हमेशा” चुना है।
notices-wish-daily = दिन में एक बार
notices-wish-daily-about = अलग-अलग संदेशों की जगह सब कुछ एक ही संदेश में।
# The same for a table’s own webhook, which tells of everybody there.
notices-all-turn = किसी की बारी आई
notices-all-reminder = किसी का समय खत्म हो रहा है
notices-test = जांच का संदेश भेजें
notices-tested-push = भेज दिया। उस डिवाइस का सिस्टम ब्राउज़र को संदेश दिखाने दे, तो पल भर में दिखेगा।
notices-tested-mail = भेज दिया। कुछ मिनट में पहुंच जाना चाहिए।
notices-tested-webhook = भेज दिया, और स्वीकार हुआ।
notices-remove = हटाएं
notices-remove-which = “{ $name }” को हटाएं

# Adding this device. The browser asks its own question after the click.
notices-push-about = पेज बंद हो, तब भी संदेश यहां दिखेंगे। ब्राउज़र आपसे इजाज़त मांगेगा।
notices-push-do = इस डिवाइस पर बताएं
notices-push-dismissed = ब्राउज़र को जवाब नहीं मिला, इसलिए कुछ नहीं बदला।
notices-push-denied = इस ब्राउज़र में यहां के संदेशों की मनाही है। बदलने के लिए पते की बाईं ओर के निशान पर क्लिक कीजिए, सूचनाओं की इजाज़त दीजिए और पेज फिर से लोड कीजिए।
notices-push-home-screen = iPhone या iPad पर पेज पहले होम स्क्रीन पर होना चाहिए: “शेयर करें” पर टैप कीजिए, फिर “होम स्क्रीन में जोड़ें”; वहां से Hustings खोलिए और इस पेज पर लौटिए।
notices-push-insecure = ब्राउज़र सिर्फ़ एन्क्रिप्शन वाले पेजों को संदेश दिखाने देते हैं, जिनका पता https से शुरू होता है। यह सर्वर उसके बिना चल रहा है; दूसरे रास्ते फिर भी काम करते हैं।
notices-push-none = यह ब्राउज़र बंद पेजों के संदेश नहीं दिखा सकता। कोई दूसरा ब्राउज़र लीजिए, या दूसरा रास्ता चुनिए।

# Adding an address.
notices-mail-about = हम एक लिंक वाला संदेश भेजेंगे। उसे खोलते ही पता आपके नाम पक्का; उससे पहले और कुछ नहीं भेजा जाता।
notices-mail-address = आपका ईमेल पता
notices-mail-do = लिंक भेजें
notices-hook-about = आपकी बारी की खबर किसी चैट में, या आपके अपने प्रोग्राम को भेजी जाती है।
notices-hook-about-table = इस टेबल पर सबकी बारी की खबर एक चैट में भेजी जाती है: उस क्लब के लिए अच्छा, जिसका अपना चैनल हो।
notices-hook-kind = कहां
# Names of products; the third is any other program.
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-webhook = कोई भी प्रोग्राम
notices-where-discord = Discord में: चैनल की सेटिंग, Integrations, Webhooks, New Webhook, फिर “Copy Webhook URL”।
notices-where-slack = Slack में: api.slack.com/apps पर एक ऐप बनाइए, Incoming Webhooks चालू कीजिए, उसे किसी चैनल में जोड़िए और उसका Webhook URL कॉपी कीजिए।
notices-where-webhook = कोई भी पता जो JSON वाला POST लेता हो: Home Assistant, ntfy या n8n का वेबहुक, या आपका अपना प्रोग्राम।
notices-hook-address = वेबहुक का पता
notices-hook-do = जोड़ें

# Deadlines in a calendar.
notices-calendar = आपके कैलेंडर में समय-सीमाएं
notices-calendar-about = आपकी चालें कब तक चलनी हैं, इसका कैलेंडर। इसका पता अपने कैलेंडर प्रोग्राम में जोड़िए; आगे वह खुद ताज़ा होता रहेगा।
notices-calendar-make = कैलेंडर बनाएं
notices-calendar-address = कैलेंडर का पता
notices-calendar-secret = जिसके पास यह पता है, वह इसे पढ़ सकता है। गलत हाथों में पड़ गया हो, तो नया पता लीजिए: पुराना बंद हो जाएगा।
notices-calendar-open = कैलेंडर में खोलें
notices-calendar-renew = नया पता
notices-calendar-renewed = यह नया पता है। पुराना बंद हो गया।
notices-calendar-end = कैलेंडर बंद करें
notices-calendar-ended = कैलेंडर बंद हो गया; उसका पता अब कहीं नहीं जाता।
notices-copy = पता कॉपी करें
notices-copied = कॉपी हो गया।

# At a table.
notices-here = इस टेबल की खबर कब दी जाए?
notices-here-usual = हमेशा की तरह
notices-here-usual-about = जैसा आपके हर रास्ते में चुना है।
notices-here-always = हमेशा
notices-here-always-about = आपके हर रास्ते से।
notices-here-never = कभी नहीं
notices-here-never-about = इस टेबल से कुछ नहीं।
notices-here-ways = आपके रास्ते, और हर एक क्या बताए, <link>आपके पेज</link> पर चुने जाते हैं।
notices-here-no-way = खबर पाने का कोई रास्ता अभी चुना नहीं गया। <link>अपने पेज</link> पर चुनिए।
notices-to-you = आपका पेज
notices-hooks = सबकी बारी

# A link in a message leads here first.
go-title = आपकी टेबल की ओर
go-stranger = यह टेबल किसकी है?
go-stranger-about = यह लिंक उनके लिए है जो उस टेबल पर बैठे हैं। आप उनमें हों, तो उसी नाम से साइन इन कीजिए, या लिंक अपने खेलने वाले ब्राउज़र में खोलिए।
go-sign-in = साइन इन

# What links in e-mails are for.
mail-confirm-title = क्या यह आपका पता है?
mail-confirm-about = कोई चाहता है कि बाज़ी में अपनी बारी की खबर ईमेल से मिले, और उसने आपका पता दिया है। वह आप नहीं हैं, तो यह पेज बंद कर दीजिए: आगे कुछ नहीं आएगा।
mail-confirm-do = हां, यह मेरा पता है
mail-confirm-done = पुष्टि हो गई। अब से संदेश इस पते पर आएंगे। उनमें क्या हो, यह अपने पेज पर चुनिए।
mail-stop-title = ईमेल बंद
mail-stop-about = आपकी बाज़ियों के संदेश इस पते पर आना बंद हो जाएंगे।
mail-stop-do = मुझे और कुछ न भेजें
mail-stop-done = हो गया: इस पते पर अब कुछ नहीं भेजा जाएगा। मन बदले, तो अपने पेज पर इसे फिर से जोड़ लीजिए।
