overview-title = Hustings: सत्ता और बहुमत के खेल।
overview-play = इसी टर्मिनल में बॉट के साथ एक बाज़ी
overview-rules = इसके नियम
overview-help = बाकी सब कुछ

verify-valid =
    सही है: { $title }, { $seats ->
        [1] 1 कुर्सी
       *[other] { $seats } कुर्सियां
    }
verify-not-valid = सही नहीं: { $why }
verify-hash = हैश
verify-hash-fits = बीज का हैश वही है जो बाज़ी से पहले छापा गया था
verify-hash-none = बाज़ी से पहले कोई हैश नहीं छापा गया, इसलिए बीज मनचाहा भी हो सकता है
verify-words = शब्द
verify-words-none = किसी खिलाड़ी ने किस्मत में अपना शब्द नहीं जोड़ा
verify-words-of =
    { $count ->
        [1] किस्मत बीज और एक खिलाड़ी के शब्द से बनी है
       *[other] किस्मत बीज और { $count } खिलाड़ियों के शब्दों से बनी है
    }
verify-moves = चालें
verify-moves-legal =
    { $count ->
        [0] अभी एक भी नहीं
        [1] इकलौती चाल जायज़ है
       *[other] सभी { $count } जायज़ हैं, इसी क्रम में
    }
verify-events = घटनाएं
verify-events-fit = हर फेंटाई, हर पासे और हर असर का हैश वही है जो रिकॉर्ड में है
verify-events-none = रिकॉर्ड में घटनाओं का हैश नहीं है
verify-result = नतीजा
verify-result-none = बाज़ी अभी पूरी नहीं हुई
verify-result-same = जैसा रिकॉर्ड में है: { $result }
verify-result-new = रिकॉर्ड में नहीं है; निकलता यह है: { $result }

analyse-title =
    { $title }, { $count ->
        [1] 1 चाल
       *[other] { $count } चालें
    }
analyse-positions = एक-एक हाल
analyse-turning-points = जहां हवा पलटी
analyse-no-turns = कोई चाल अपने खिलाड़ी को ज़्यादा महंगी नहीं पड़ी।
analyse-turn = चाल { $number }, { $player }: { $text } (पहले { $before }, बाद में { $after })
analyse-better = बेहतर: { $text } ({ $value }; जो चली गई: { $played })
analyse-no-better = इससे बेहतर चाल नहीं मिली

file-no-input = स्टैंडर्ड इनपुट पढ़ा नहीं जा सका
file-unopened = फ़ाइल { $path } नहीं खुली
file-unreadable = फ़ाइल { $path } पढ़ी नहीं जा सकी
file-too-long = { $most } बाइट से लंबी है
file-not-a-record = यह Hustings की किसी बाज़ी का रिकॉर्ड नहीं है
replay-too-far =
    रिकॉर्ड में { $total ->
        [1] एक ही चाल है
       *[other] { $total } चालें हैं
    }, इसलिए चाल { $to } के बाद का कोई हाल नहीं
rules-no-such = { $title } में नियम `{ $rule }` नहीं है; सारे नियम `hustings rules { $game }` दिखाता है
options-not-json = --options में JSON object आता है, जैसे '{"{"}"grid":8{"}"}', `{ $text }` नहीं

# `hustings print`: what was written, and what could not be printed as it is written. `$letters` are codes such as U+1F600.
print-wrote =
    { $path }: { $pages ->
        [one] { $pages } पन्ना
       *[other] { $pages } पन्ने
    }
print-not-built-in = यह प्रोग्राम अपने पन्ने के अक्षरों और निशानों के बिना बना है, इसलिए छाप नहीं सकता; इसे `make` से बनाइए
print-unknown-letters = ये अक्षर हमारे किसी फ़ॉन्ट में नहीं, इनकी जगह खाली डिब्बा छपा है: { $letters }
print-text-too-long = अपनी जगह में नहीं समाया, आखिरी पन्ने पर पूरा छपा है: { $text }…
