### What Hustings is, what one can rely on, its keys and its credits.

about-title = परिचय
about-lead = अंग्रेज़ी में “हस्टिंग्स” उस मंच को कहते थे जिस पर चढ़कर उम्मीदवार भीड़ से बोलते थे। यहां वह एक टेबल है: सत्ता और बहुमत के खेल, दोस्तों के लिए, बॉटों के लिए, और उनके लिए जो देखना चाहते हैं कि एक कार्ड से पलड़ा कितना झुकता है।
about-rely = भरोसे की बातें
about-rely-secret = जो जिसे नहीं देखना चाहिए, वह उसे नहीं दिखता: सर्वर से सिर्फ़ आपके हिस्से का नज़ारा निकलता है, और कुछ नहीं।
about-rely-luck = किस्मत निष्पक्ष है और जांची जा सकती है: बीज बाज़ी से पहले सीलबंद होता है, हर खिलाड़ी का ब्राउज़र उसमें एक शब्द जोड़ता है, और “बाज़ी जांचें” सब दोबारा गिन देता है।
about-rely-written = जो चाल दिखी, वह लिखी जा चुकी। लैपटॉप बंद हो, नेटवर्क जाए, सर्वर फिर से चले: टेबल आपकी राह देखती है।
about-rely-own = इस मशीन से बाहर कोई दरख्वास्त नहीं जाती। न जासूसी, न बाहर के फ़ॉन्ट, न खाते की ज़रूरत।

about-parties = छह पार्टियां
about-parties-signs = पहचान सिर्फ़ रंग से नहीं: हर पार्टी का अपना छापा और अपना चुनाव निशान है।
about-party = { $sign }, { $pattern }
about-sign-circle = गोला
about-sign-triangle = तिकोन
about-sign-square = चौकोर
about-sign-diamond = ईंट
about-sign-star = तारा
about-sign-cross = क्रॉस
about-pattern-solid = सादा
about-pattern-diagonal = तिरछी धारी
about-pattern-dots = बूंदें
about-pattern-hatch = जाली
about-pattern-waves = लहरें
about-pattern-grid = चारखाना

# What the keys do. The keys themselves are not translated.
about-keys = कुंजियां
about-keys-tab = बोर्ड पर जाना और वहां से निकलना
about-keys-arrows = बोर्ड पर चलना; रीप्ले में कदम-कदम
about-keys-next = अगला जायज़ खाना
about-keys-commit = पक्का करना, निकलना
about-keys-type = चाल टाइप करना
about-keys-letters = चाल वापस, बही, नियम, बातचीत
about-keys-hint = आपकी जगह कोई और क्या करता? कुछ सबसे अच्छी चालें, उन टेबलों पर जहां किसी और को एतराज़ न हो
about-keys-why = पिछली चाल चलने वाले बॉट से उसकी वजह पूछना

about-credits = आभार
about-credits-games = खेल: हर खेल के नियमों के पन्ने पर लिखा है कि वह कौन-सा संस्करण है और कहां फ़ैसला हमें खुद करना पड़ा। Hustings का डिज़ाइनरों या प्रकाशकों से कोई नाता नहीं।
about-credits-icons = चिह्न: <link>game-icons.net</link>, बनाने वाले Lorc, Delapouite और साथी, CC BY 3.0.
about-credits-type = अक्षर: Mathieu Triay का Bricolage Grotesque और Frank Grießhammer का Source Serif 4; हिंदी के लिए Noto Sans Devanagari, जापानी के लिए Yoshimichi Ohira का Zen Kaku Gothic New। सब SIL Open Font License के तहत।
about-credits-code = Svelte से बना; QR कोड uqr बनाता है।
