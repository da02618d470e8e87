### What the engine protocol answers. The page never shows it, so it does not load this file.

engine-not-utf8 = पंक्ति UTF-8 में नहीं है।
engine-not-json = पंक्ति JSON नहीं है: { $why }।
engine-not-an-object = दरख्वास्त एक JSON object होती है, जैसे { $example }।
engine-no-command = कुंजी `cmd` नहीं मिली। आदेश: { $commands }।
engine-unknown-command = { $command } नाम का आदेश नहीं। आदेश: { $commands }।
engine-bad-request = `{ $command }`: { $why }।
engine-line-too-long = दरख्वास्त ज़्यादा से ज़्यादा { $most } बाइट की होती है; इस पंक्ति का बाकी हिस्सा छोड़ दिया गया।
engine-no-game = अभी कोई बाज़ी नहीं: पहले `new` या `load` भेजिए।
engine-depth = `depth` ज़्यादा से ज़्यादा { $most } है।
engine-too-deep =
    गहराई { $depth } तक गिनने में करीब { $guess } सिलसिले होंगे, और ज़्यादा से ज़्यादा { $most } गिने जाते हैं; गहराई { $last } में { $nodes } हैं।
