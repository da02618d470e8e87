### What every page says: the line at the top, parties, the cast, times, and what the page says in the server's place.

title = { $page } · Hustings
skip-to-page = सीधे पन्ने पर

# The line at the top.
home-link = Hustings, मुख्य पन्ना
top-due = आपकी चाल ({ $tables })
top-preferences = पसंद
sound-off = आवाज़ बंद है
sound-on = आवाज़ चालू है
switch-to-light = उजाला करें
switch-to-dark = अंधेरा करें
top-settings = सेटिंग
close = बंद करें
more = और

# The six parties, by colour: feminine, as पार्टी is.
party-vermilion = सिंदूरी
party-blue = नीली
party-green = हरी
party-amber = सुनहरी
party-purple = बैंगनी
party-ink = स्याह
seat-number = कुर्सी { $number }
open-seat = खाली कुर्सी

# Who plays here.
temper-even = ठंडा दिमाग
temper-cautious = फूंक-फूंककर
temper-grudging = हिसाब याद रहता है
temper-greedy = लालची
temper-gambler = जुआरी
rating-from = इस खेल में रेटिंग, { $games } बाज़ियों से
rating-points = <spoken>, रेटिंग </spoken>{ $points }
cast-legend = यहां कौन खेलता है
busy-table = टेबल लग रही है …

# Times.
place =
    { $order ->
        [one] { $rank }ला
        [two] { $rank }रा
        [few] { $rank }था
        [many] { $rank }ठा
       *[other] { $rank }वां
    }
just-now = अभी-अभी
clock-left-days = { $days } दिन
clock-left-hours = { $hours } घं { $minutes }
clock-left-minutes = { $minutes }:{ $seconds }

# What may be expected.
percent = { $number } %
margin-level = बराबरी पर खत्म
margin-wins = { $by } से जीत
margin-loses = { $by } से हार
share-of = { $name }: { $share }

# What the page says in the server's place.
server-unreachable = सर्वर तक बात नहीं पहुंच रही। वह चल रहा है? आप ऑनलाइन हैं?
server-answered = सर्वर का जवाब: { $status }।
server-answered-else = सर्वर ने कुछ और ही जवाब दिया।
connection-down = संपर्क टूटा है; अपने आप लौटेगा। कुछ भेजा नहीं गया।
connection-lost = जवाब आने से पहले संपर्क टूट गया; जो बोर्ड पर दिखे, वही सही।
as-of = संपर्क नहीं: { $time } तक का हाल

# An address that leads nowhere.
not-found-title = नहीं मिला
not-found-no-page = ऐसा कोई पन्ना नहीं
not-found-no-table = ऐसी कोई टेबल नहीं
not-found-no-game = ऐसा कोई खेल नहीं
not-found-spoiled = यह मतपत्र अमान्य है: इस पते पर कुछ नहीं।
not-found-table = लिंक का कोई अक्षर रास्ते में गिर गया होगा, या टेबल किसी और सर्वर पर लगी है।
back-to-shelf = वापस अलमारी पर
