### The shared table, in play and in a replay: labels, buttons and titles. Sentences that name seats are in words/hi/page.ftl.

# Its places.
frame-seats = कुर्सियां
frame-asked = क्या पूछा गया है
frame-beside = बोर्ड के बगल में
frame-fold = समेटें
tab-log = बही
tab-rules = नियम
tab-analysis = विश्लेषण
tab-text = शब्द
tab-chat = बातचीत
table-title = टेबल
table-title-due = ● आपकी चाल · { $game }
table-setting = टेबल लग रही है
table-watching = { $spectators } दर्शक
table-played-on = चाल { $moves } से आगे की बाज़ी
table-played-on-about = इससे पहले की चालें किसी और बाज़ी की हैं, और किस्मत भी उसी की: जिसने उसका रिकॉर्ड देखा है, उसे पता है।
table-nothing-yet = यहां अभी देखने को कुछ नहीं।
notice-close = बंद करें

# The tab with guide and rules.
help-which = गाइड या नियम
help-guide = दो मिनट में
help-law = सारे नियम
help-region = गाइड
help-other-set = इस टेबल के कार्ड “{ $set }” हैं: जहां वे आम कार्डों से अलग हैं, वहां यह गाइड मेल नहीं खाता।

# What a seat is doing, on its card; short.
doing-resigned = इस्तीफ़ा दिया
doing-open = किसी का इंतज़ार
doing-ready = तैयार
doing-paused = विराम
doing-done = हो गया
doing-wins = जीत!
doing-place = नंबर { $rank }
doing-thinks = सोच-विचार
doing-your-move = आपकी चाल
doing-to-move = इनकी चाल
doing-bot-plays = बॉट खेल रहा है
doing-you-wait = इंतज़ार कीजिए
doing-waits = इंतज़ार
doing-moved = चाल हो गई
doing-count = गिनती का इंतज़ार

# A seat's card.
seat-bot = बॉट
seat-away = बाहर
seat-you = आप
seat-who = { $name } कौन?
seat-points = { $name }: { $points } अंक। क्यों?
seat-a-bot = बॉट, { $temper }
seat-rating-range = 100 में 95 बार { $low } और { $high } के बीच
seat-rating = रेटिंग, { $games } बाज़ियों से

# The log.
log-why = क्यों?
log-why-move = क्यों? { $name }, चाल { $number }
log-rule = नियम { $rule }
log-earlier = पहले का
log-since = आपके जाने के बाद
log-nothing = अभी कुछ हुआ नहीं। पहली चाल यहां लिखी जाएगी, उसके नियम के साथ।
log-newest = सबसे नया ↓
why-thinking = { $name } को याद करने दीजिए।
why-says = { $name }:

# The chat.
chat-looks-on = दर्शक
chat-mute = चुप कराएं
chat-nothing = अभी किसी ने कुछ नहीं कहा। एक प्यारा-सा “शुभकामनाएं” किसी प्रचार में महंगा नहीं पड़ा।
chat-muted = { $name } की आवाज़ बंद है।
chat-hear = फिर सुनें
chat-say = कुछ कहिए
chat-send = भेजें
chat-closed = मेज़बान ने बातचीत बंद कर दी है।
chat-players-only = यहां सिर्फ़ खिलाड़ी लिखते हैं।
chat-who = कौन लिख सकता है
chat-everybody = सब
chat-seated = खिलाड़ी
chat-nobody = कोई नहीं

# The buttons of the prompt.
do-skip = छोड़ें
do-agree = मंज़ूर
do-refuse = नामंज़ूर
do-resume = फिर शुरू
do-result = नतीजा
do-rematch = दूसरी बाज़ी
do-replay = रीप्ले
do-analyse = विश्लेषण
do-play-again = फिर खेलें
do-bot-for = { $name } की जगह बॉट
do-play-this = यही चलें
do-play-move = यही चलें: { $move }
do-not-yet = अभी नहीं
do-hint = सलाह
hint-head = अब कौन-सी चाल?
do-take-back = वापस लें
do-ask-back = वापसी मांगें
do-go-on = आगे
undo-refused = यह वापस नहीं हो सकता: इस बीच किस्मत या कोई छिपी बात खुल चुकी है, और एक बॉट खेल रहा है।
orders = मेरी तरफ़ से जवाब
orders-on = मेरी तरफ़ से जवाब: चालू
orders-about = यह सिर्फ़ आपको दिखता है। जवाब पल भर बाद जाते हैं, जैसे क्लिक आपने ही किया हो।

# The menu.
menu = टेबल का मेन्यू
menu-text = शब्दों में खेलें
menu-curtain = खिलाड़ियों के बीच परदा
menu-pause = विराम
menu-bot = मेरी जगह बॉट खेले
menu-daily-clock = आज की बाज़ी की घड़ी नहीं रुकती।
menu-daily-alone = आज की बाज़ी में कोई किसी की जगह नहीं खेलता।
menu-draw = ड्रॉ का प्रस्ताव दें
menu-draw-bots = ड्रॉ पर सिर्फ़ लोग राज़ी हो सकते हैं, बॉट नहीं।
menu-resign = इस्तीफ़ा
menu-notices = इस टेबल की सूचनाएं
menu-watch = देखने बुलाएं: लिंक कॉपी करें
menu-inspector = टेबल की जांच
menu-not-started = बाज़ी अभी शुरू नहीं हुई।
draw-sure = जीत बांट लें?
draw-is = जितने लोग अभी खेल रहे हैं, सब राज़ी हों तो बाज़ी यहीं खत्म, और जीत सबकी साझा।
resign-sure = इस्तीफ़ा दें?
resign-is = आपके लिए बाज़ी यहीं खत्म; फिर शुरू नहीं हो सकेगी।
resign-play-on = खेलते रहें

# One device, several people: the curtain between them.
curtain-label = { $name } को सौंपिए
curtain-hand = डिवाइस इन्हें दीजिए
curtain-open = मैं हूं { $name }: परदा उठाएं

# A table that needs no board of its own, and the inspector.
generic-asks = अपनी जायज़ चालों में से एक चुनिए।
generic-score = जैसा खेल कहे
generic-moves = जायज़ चालें
generic-filter = सिर्फ़ वे जिनमें …
generic-filter-label = चालें छांटें
generic-none = अभी तय करने को कुछ नहीं।
generic-view = नज़ारा
generic-root = नज़ारा
