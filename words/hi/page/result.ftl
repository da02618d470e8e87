### Election night.

result-title = नतीजा आ गया
result-elected = निर्वाचित
result-skip = गिनती छोड़ें
result-agree = दूसरी बाज़ी मंज़ूर
result-rematch = दूसरी बाज़ी
result-replay = रीप्ले
result-analyse = विश्लेषण
result-picture = तस्वीर
result-checking = जांच जारी …
result-check = बाज़ी जांचें
result-record = रिकॉर्ड

# What a check has found.
result-holds = <strong>सब सही है।</strong> { $found }।
result-holds-moves =
    { $moves ->
        [1] एक चाल जायज़ है
       *[other] { $moves } चालें जायज़ हैं
    }
result-holds-seed = बीज वही है जो बाज़ी से पहले सीलबंद हुआ
result-holds-words =
    { $players ->
        [1] एक खिलाड़ी का शब्द
       *[other] { $players } खिलाड़ियों के शब्द
    } किस्मत में शामिल
result-holds-events = हर घटना वैसी ही जैसी बताई गई

# The picture that one sends around.
result-card-head = HUSTINGS  ·  { $game }
result-card-not-drawn = तस्वीर खिंच नहीं सकी।
result-card-not-made = तस्वीर बन नहीं सकी।
