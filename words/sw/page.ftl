### What the page alone says at the shared table, in every game.

# Why a game ended where its rules did not end it.
reason-timeout = Muda umekwisha
reason-resigned = Kwa kujiuzulu
reason-agreed = Kwa makubaliano

# The prompt, while nothing is asked of its reader.
prompt-offline = Muunganisho umekatika. Utarudi wenyewe; hatua zako ziko salama.
prompt-open =
    Tunasubiri { $open ->
        [one] mchezaji mmoja zaidi
       *[other] wachezaji { $open } zaidi
    }.
prompt-complete = Wote wamefika.
prompt-waiting = Tunasubiri.
prompt-may-act = Ni zamu ya { $seats }. Wakati huo unaweza kutenda.
# What the game asks of one of several people at this device.
prompt-to = { $seat }: { $asks }
prompt-hand-over = Anayefuata: { $seat }. Mpe kifaa.
prompt-won = { $won }.
prompt-alone = Umekwisha: pointi { $points }.
prompt-missed =
    { $moves ->
        [one] Hatua moja ilichezwa
       *[other] Hatua { $moves } zilichezwa
    } ukiwa umeondoka; orodha ya matukio inaonyesha ulipoachia.

# What somebody asks of the others.
proposed-undo =
    { $by-is ->
        [you] Unaomba
       *[other] { $by } anaomba
    } kurudisha { $moves ->
        [one] hatua moja
       *[other] hatua { $moves }
    }.
proposed-pause =
    { $by-is ->
        [you] Unaomba
       *[other] { $by } anaomba
    } mapumziko.
proposed-draw =
    { $by-is ->
        [you] Unapendekeza
       *[other] { $by } anapendekeza
    } sare.
proposed-rematch =
    { $by-is ->
        [you] Unaomba
       *[other] { $by } anaomba
    } mchezo wa marudiano.
proposed-waiting = { $proposal } Tunasubiri jibu: { $seats }.

# The log: what happens to the table itself.
log-seated = { $name } anakalia kiti { $number }.
log-stood = Kiti kiko wazi tena.
log-chosen =
    { $seat-is ->
        [you] Umechagua.
       *[other] { $seat } amechagua.
    }
log-by =
    { $by ->
        [bot] imechezwa na roboti
        [late] imechezwa na roboti, kwa sababu muda uliisha
       *[table] imechezwa na meza, kwa sababu muda uliisha
    }
log-gone = Zimerudishwa:
log-undone =
    { $seat-is ->
        [you] Unarudisha
       *[other] { $seat } anarudisha
    } { $moves ->
        [one] hatua moja
       *[other] hatua { $moves }
    }.
log-took_back =
    { $seat-is ->
        [you] Unabadilisha
       *[other] { $seat } anabadilisha
    } uamuzi wa siri.
log-paused =
    { $seat-is ->
        [you] Unasimamisha
       *[other] { $seat } anasimamisha
    } mchezo kwa muda.
log-resumed =
    { $seat-is ->
        [you] Unaendeleza
       *[other] { $seat } anaendeleza
    } mchezo.
log-taken_over =
    { $seat-is ->
        [you] Roboti anacheza kwa niaba yako.
       *[other] Roboti anacheza kwa niaba ya { $seat }.
    }
log-handed_back =
    { $seat-is ->
        [you] Unacheza
       *[other] { $seat } anacheza
    } tena.
log-resigned =
    { $seat-is ->
        [you] Unajiuzulu.
       *[other] { $seat } anajiuzulu.
    }
log-timed_out =
    { $seat-is ->
        [you] Umeishiwa na muda.
       *[other] { $seat } ameishiwa na muda.
    }
log-clocks_resumed = Seva ilikuwa imepotea; saa zinaendelea kuanzia hapa.
log-chat_policy =
    { $policy ->
        [nobody] Soga imefungwa.
        [seated] Sasa ni wachezaji tu wanaoweza kuandika.
       *[everybody] Sasa kila mtu anaweza kuandika.
    }
log-ended = Mchezo umekwisha.

# What others did, in one line; and how a round ended.
recap-did =
    { $seat-is ->
        [you] Wewe
       *[other] { $seat }
    }: { $did }.
moment-over =
    { $kind ->
        [year] Mwaka wa { $number } umekwisha
        [issue] Hoja ya { $number } imeamuliwa
       *[round] Raundi ya { $number } imekwisha
    }
prompt-ordered = Tunajibu kwa niaba yako, ulivyoagiza …
prompt-counting = Vituo vimefungwa. Kura zinahesabiwa.
prompt-sure = { $move }: ucheze hii?

# What a hint says of the move it shows.
hint-brings = Inaleta { $changes }.
hint-change = { $seat } { $by }
hint-no-change = Haibadilishi pointi za mtu bado; inaandaa yajayo.
hint-luck = Itakacholeta kinategemea bahati, au yale ambayo wengine wameficha.
