### A record that is looked at again: opening one, stepping through it, trying other moves, analysing it.

# Opening one.
record-open = रिकॉर्ड खोलें
record-about = हर पूरी हुई बाज़ी एक छोटा-सा पाठ है। उसे चिपकाइए या फ़ाइल खोलिए, और किसी की भी कुर्सी से कदम-कदम देखिए।
record-missing = टेबल का रिकॉर्ड बाज़ी पूरी होने पर सबके लिए खुलता है।
record-text = रिकॉर्ड
record-step-through = कदम-कदम देखें
record-file = फ़ाइल खोलें
record-cut = लिंक कटा हुआ है: रिकॉर्ड का कुछ हिस्सा नहीं आया।

# Stepping through it.
replay-head = रीप्ले
replay-title = रीप्ले, चाल { $number }
replay-back = पीछे
replay-pause = रोकें
replay-play = चलाएं
replay-forward = आगे
replay-move = चाल
replay-expected = यहां अनुमानित नतीजा
replay-eyes = किसकी नज़र से
replay-eyes-spectator = दर्शक
replay-eyes-everything = सब कुछ
replay-link = लिंक
replay-copied = कॉपी हो गया
replay-check = जांचें
replay-what-if = अगर यूं होता?
replay-analyse = विश्लेषण
replay-setup = शुरुआती बिसात।
replay-moves = { $name } की चाल।
replay-moved = { $name }: { $move }।
replay-better = { $name } के लिए बेहतर: { $move }
checked = जांचा: { $found }।
checked-moves =
    { $moves ->
        [1] { $moves } जायज़ चाल
       *[other] { $moves } जायज़ चालें
    }
checked-seed = सीलबंद बीज
checked-result = वही नतीजा

# Trying other moves.
trial-from =
    अगर यूं होता, चाल { $from } से{ $tried ->
        [0] {""}
       *[other] {" "}+ { $tried }
    }:
trial-thinking = सोच-विचार जारी …
trial-ends = यह सिलसिला यहीं खत्म।
trial-asks = { $name } की चाल: बोर्ड पर कुछ आज़माइए।
trial-back = वापस लें
trial-answer = जवाब देखें
trial-others = बाकी जवाब दें
trial-play-on = यहां से खेलें
trial-leave = असली बाज़ी पर

# A table that plays on from the position that is shown.
play-on = टेबल पर आगे खेलें
play-on-head = चाल { $number } से आगे
play-on-seat = आपकी कुर्सी
play-on-luck = यह बाकी टेबलों जैसी ही एक टेबल बनेगी, अपने रिकॉर्ड के साथ। कार्ड और पासे इसी बाज़ी के रहेंगे, तो जिसने रिकॉर्ड देखा है उसे पता हैं; टेबल के बाकी लोगों को नहीं।
play-on-begin = आगे खेलें

# Where the game turned.
analysis-about = चाल-दर-चाल हाल कितना अच्छा था? एक तगड़ा बॉट पूरी बाज़ी देखता है, ग्राफ़ बनाता है, और बताता है कि हवा कहां पलटी और क्या बेहतर होता।
analysis-begin = बाज़ी का विश्लेषण
analysis-turns = जहां हवा पलटी
analysis-stop = रोकें
analysis-go-on = जारी रखें
analysis-label = विश्लेषण
analysis-looking = हाल { $number } देखा जा रहा है, कुल { $wanted } …
analysis-looking-closer = जहां उछाल है, वहां गौर से देखा जा रहा है …
analysis-judging = बेहतर चालों की तलाश …
analysis-done =
    { $positions ->
        [1] एक हाल देखा गया।
       *[other] { $positions } हाल देखे गए।
    }
analysis-turn = चाल { $number }: { $name }
analysis-none = किसी एक चाल ने फ़ैसला नहीं किया: बढ़त थोड़ी-थोड़ी करके बनी।
analysis-exact = <strong>चाल { $number } से आगे पक्का हिसाब:</strong> आखिर तक गिना हुआ, मानो दोनों हर बार सबसे अच्छी चाल चलें।
analysis-foot = ग्राफ़ एक तगड़े बॉट का अंदाज़ा है, जब सारे पत्ते खुले हों; 100 % यानी पक्की जीत। बेहतर चालें सिर्फ़ उतनी जानकारी से ढूंढी जाती हैं, जितनी उनके खिलाड़ी को हो सकती थी।
analysis-table = ग्राफ़ तालिका में
analysis-move = चाल
analysis-point-exact = { $number }, पक्का
analysis-no-answer = बाज़ी के इस हिस्से पर सर्वर से जवाब नहीं आया।
verdict-cost = { $share } का नुकसान
verdict-gained = { $share } का फ़ायदा
verdict-lost = { $share } गंवाया
better-move = बेहतर: { $move } ({ $value })
better-expected = अनुमान { $share }
better-none = इससे बेहतर कुछ नहीं मिला।
better-none-clearly = इससे साफ़ बेहतर कोई चाल नहीं मिली।
better-not-asked = किसी ने यह मांगा नहीं था।

# The curve.
curve-label = बाज़ी भर का अनुमानित नतीजा
curve-exact = पक्का
curve-spoken = चाल { $number }, कुल { $moves }: { $shares }
curve-spoken-unknown = चाल { $number }, कुल { $moves }, अभी देखी नहीं गई
curve-share = { $name } { $share }
