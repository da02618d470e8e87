### What teaches: the guide, the lesson, the rules.

guide-page = { $game } दो मिनट में
guide-lesson = आज़माइए: सबक
guide-play = खेलें
guide-law = सारे नियम, नंबर के साथ
guided-explained = समझाया गया
guided-got-it = समझ लिया

# The rules.
rules-of = { $game } के नियम
rules-title = नियम
rules-search = नियमों में खोजें
rules-sections = अध्याय
rules-none = “{ $question }” किसी नियम में नहीं। कोई एक शब्द आज़माइए, जैसे <example>झंडा</example>।

# The lesson.
learn-title = { $game } सीखिए
learn-other-set = यह पाठ आम कार्डों से है। “{ $set }” के कार्ड अलग हैं, इसलिए कुछ बातें मेल नहीं खाएंगी।
learn-none = इस खेल का सबक अभी नहीं बना। तब तक <link>नियम पढ़ लीजिए</link>।
lesson-label = सबक { $number }, कुल { $count }
lesson-number = { $number } / { $count }
lesson-you = आप
lesson-party = आप { $party } पार्टी हैं।
lesson-next = आगे
lesson-finish = पूरा हुआ
lesson-skip = छोड़ें
lesson-over = बस, इतना ही खेल है।
lesson-over-is = बाकी सब सूझबूझ है, जो खेलते-खेलते आती है। पहली बाज़ी में हर तरह का फ़ैसला सामने आते ही समझाया जाएगा, और सामने हमारा सबसे भला बॉट होगा।
lesson-play = पहली बाज़ी, समझाते हुए
lesson-rules = सारे नियम
