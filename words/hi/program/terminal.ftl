terminal-me = मैं
terminal-player = खिलाड़ी { $number }
terminal-you-at = आप, कुर्सी { $seat }
terminal-at = { $name }, कुर्सी { $seat }

terminal-if = { $text } चलें तो (Space: अभी जैसा है)
terminal-as-is = अभी जैसा है (Space: चाल के बाद)
terminal-choice = चाल { $number } / { $count }
terminal-log = बही, चाल { $count }
terminal-result = नतीजा
terminal-ranked =
    { $rank }. { $player }: { $score }{ $team ->
        [none] {""}
       *[other] {" "}(टीम { $team })
    }
terminal-uncertain = आगे क्या होगा, यह किस्मत या किसी राज़ पर है।
terminal-consider = पक्का खिलाड़ी इन पर सोचता:
terminal-wins = { $margin } से जीत
terminal-draws = ड्रॉ
terminal-loses = { $margin } से हार
terminal-chance = { $percent } %

terminal-turn =
    { $count ->
        [one] आपकी बारी है, और चाल एक ही है।
       *[other] आपकी बारी है: { $count } में से एक चाल चुनिए।
    }
terminal-turn-of =
    { $count ->
        [one] कुर्सी { $seat }, आपकी बारी है, और चाल एक ही है।
       *[other] कुर्सी { $seat }, आपकी बारी है: { $count } में से एक चाल चुनिए।
    }
terminal-thinking = सोच-विचार जारी: { $player } …
terminal-searching = पक्का खिलाड़ी क्या करता, यह देखा जा रहा है …
terminal-over = बाज़ी खत्म। { $result }
terminal-leave = बाज़ी छोड़ें? y: हां, s: पहले सहेजें, कुछ और: नहीं।
terminal-write = आपकी चाल: { $text }
terminal-no-such = ऐसी कोई जायज़ चाल शुरू नहीं होती
terminal-too-small = यह खिड़की { $width } गुणा { $height } अक्षरों की है। Hustings को { $least_width } गुणा { $least_height } चाहिए: इसे बड़ा कीजिए।
terminal-sit-down = कुर्सी { $seat }, बैठिए।
terminal-curtain = बाकी लोग नज़र फेर लें। Enter पर्दा खोलता है, q बाज़ी छोड़ता है।

terminal-taken-back = चाल वापस हुई।
terminal-no-undo = वापस नहीं हुई: आपकी कोई चाल वापस लेने को नहीं है।
terminal-undo-luck = वापस नहीं हुई: तब से किस्मत आज़माई गई या कोई राज़ खुला।
terminal-saved = सहेज लिया। बाज़ी फिर देखने के लिए: `hustings replay { $path }`।
terminal-not-saved = बाज़ी सहेजी न जा सकी: { $why }।
terminal-no-hint = सलाह नहीं: { $why }।
terminal-no-answer = कोई जवाब नहीं आया
terminal-handed-over = { $player } आगे नहीं खेल पा रहा ({ $why }); अब से फ़ैसला आपका।
terminal-own-answers = जवाब आप खुद देंगे।
terminal-left = बाज़ी अधूरी छोड़ी गई।

terminal-keys = तीर/Tab चुनें  Enter चलें  Space झांकें  : लिखें  u वापस  h सलाह  ? मदद  q बाहर
terminal-keys-orders = तीर/Tab चुनें  Enter चलें  : लिखें  u वापस  h सलाह  o हुक्म  ? मदद  q बाहर
terminal-keys-write = Enter चलें  Tab पूरा करें  Esc पीछे
terminal-keys-leave = y छोड़ें  s सहेजें  n रुकें
terminal-keys-over = r फिर से  s सहेजें  u वापस  ? नियम  q बाहर
terminal-keys-thinking = u वापस  s सहेजें  ? नियम  q बाहर
terminal-keys-replay = तीर/Space कदम  PageUp/PageDown दस-दस  Home/End शुरू/अंत  q बाहर

terminal-help = { $title }: कुंजियां और नियम (तीर से सरकाएं, कोई और कुंजी बंद करती है)
terminal-help-keys = कुंजियां
terminal-help-text = तीर बिसात पर सबसे पास की जगह ले जाते हैं, Tab और PageDown सारी चालों से होकर। Enter चुनी हुई चाल चलता है। Space बिसात दिखाता है, जैसी अभी है या जैसी चाल के बाद होगी। `:` से चाल लिखिए। `h` दिखाता है कि पक्का खिलाड़ी क्या करता। `o` आपकी ओर से जवाब देता है, जहां खेल में ऐसे हुक्म हों। `u` आपकी पिछली चाल वापस लेता है, अगर तब से न किस्मत आज़माई गई हो न कोई राज़ खुला हो। `s` रिकॉर्ड सहेजता है, `q` बाहर ले जाता है।

terminal-commands = { $title }। चाल लिखिए। और भी: moves (चालें), hint (सलाह), undo (वापस), order (हुक्म), save (सहेजें), record (रिकॉर्ड), help (मदद), quit (बाहर)।
terminal-decided = { $player } का फ़ैसला हो चुका
terminal-input-ended = आगे कुछ लिखा नहीं आया; बाज़ी अधूरी छोड़ी गई।
terminal-pipe-secrets = इस खेल में राज़ हैं: कई लोग एक टर्मिनल बांट सकते हैं, पाइप नहीं
terminal-unusable = टर्मिनल इस्तेमाल नहीं हो पा रहा; पाइप से आज़माइए
terminal-bad-player = { $why } `me` यानी आप।

terminal-set = टेबल सज गई
terminal-step = { $number }. { $player }: { $text }
terminal-step-secret = { $number }. { $player } का फ़ैसला हो चुका
