### What the page alone says at the shared table, in every game.

# Why a game ended where its rules did not end it.
reason-timeout = समय खत्म
reason-resigned = इस्तीफ़े से फ़ैसला
reason-agreed = आपसी सहमति से

# The prompt, while nothing is asked of its reader.
prompt-offline = संपर्क टूट गया। अपने आप लौटेगा; आपकी चालें सुरक्षित हैं।
prompt-open =
    { $open ->
        [1] एक और खिलाड़ी
       *[other] { $open } और खिलाड़ियों
    } का इंतज़ार।
prompt-complete = सब आ गए।
prompt-waiting = इंतज़ार।
prompt-may-act = { $seats } की चाल का इंतज़ार। इस बीच आपको भी चलने की छूट है।
prompt-to = { $seat }: { $asks }
prompt-hand-over = अब { $seat } की बारी। डिवाइस सौंप दीजिए।
prompt-won = { $won }।
prompt-alone = बाज़ी पूरी: { $points } अंक।
prompt-missed =
    आपके पीछे { $moves ->
        [1] एक चाल चली गई
       *[other] { $moves } चालें चली गईं
    }; आप कहां तक थे, यह बही में दर्ज है।

# What somebody asks of the others.
proposed-undo =
    { $by-is ->
        [you] आपने
       *[other] { $by } ने
    } { $moves ->
        [1] एक चाल
       *[other] { $moves } चालें
    } वापस लेने की इजाज़त मांगी।
proposed-pause =
    { $by-is ->
        [you] आपने
       *[other] { $by } ने
    } विराम मांगा।
proposed-draw =
    { $by-is ->
        [you] आपने
       *[other] { $by } ने
    } ड्रॉ का प्रस्ताव रखा।
proposed-rematch =
    { $by-is ->
        [you] आपने
       *[other] { $by } ने
    } दूसरी बाज़ी मांगी।
proposed-waiting = { $proposal } { $seats } के जवाब का इंतज़ार।

# The log: what happens to the table itself.
log-seated = { $name } कुर्सी { $number } पर विराजमान।
log-stood = कुर्सी फिर खाली है।
log-chosen =
    { $seat-is ->
        [you] आपने चुन लिया।
       *[other] { $seat } ने चुन लिया।
    }
log-by =
    { $by ->
        [bot] चाल बॉट की
        [late] समय खत्म हुआ, तो चाल बॉट की
       *[table] समय खत्म हुआ, तो चाल टेबल की
    }
log-gone = वापस ली गई:
log-undone =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } { $moves ->
        [1] एक चाल वापस ली
       *[other] { $moves } चालें वापस लीं
    }।
log-took_back =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } एक गुप्त चुनाव वापस लिया।
log-paused =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } बाज़ी रोकी।
log-resumed =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } बाज़ी फिर शुरू की।
log-taken_over = { $seat } की जगह अब बॉट।
log-handed_back =
    { $seat-is ->
        [you] आपने
       *[other] { $seat } ने
    } फिर कमान संभाली।
log-resigned =
    { $seat-is ->
        [you] आपने इस्तीफ़ा दिया।
       *[other] { $seat } ने इस्तीफ़ा दिया।
    }
log-timed_out =
    { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    } समय खत्म।
log-clocks_resumed = सर्वर कुछ देर बाहर था; घड़ियां यहां से आगे चलती हैं।
log-chat_policy =
    { $policy ->
        [nobody] बातचीत बंद है।
        [seated] अब सिर्फ़ खिलाड़ी लिख सकते हैं।
       *[everybody] अब सब लिख सकते हैं।
    }
log-ended = बाज़ी पूरी हुई।

# What others did, in one line; and how a round ended.
recap-did =
    { $seat-is ->
        [you] आप
       *[other] { $seat }
    }: { $did }।
moment-over =
    { $kind ->
        [year] साल { $number } पूरा
        [issue] मुद्दा { $number } तय
       *[round] दौर { $number } पूरा
    }
prompt-ordered = आपके हुक्म पर आपकी तरफ़ से जवाब …
prompt-counting = मतदान बंद। वोटों की गिनती जारी है।
prompt-sure = { $move }: यही चलें?

# What a hint says of the move it shows.
hint-brings = इससे: { $changes }।
hint-change = { $seat } { $by }
hint-no-change = अभी किसी के अंक नहीं बदलते; यह आगे की तैयारी है।
hint-luck = क्या मिलेगा, यह किस्मत पर है, या उस पर जो दूसरों ने छिपा रखा है।
