### The shelf, the public lobby, and who one is.

# The shelf. The head stands on two lines.
home-title = Hustings: michezo ya madaraka na wingi wa kura
home-head =
    Kalia kiti.
    Zoa kura.
home-lead = Michezo ya siasa kwa marafiki na wapinzani, kwenye kivinjari chochote. Bila akaunti, bila kupakua: chagua boksi.
home-games = Michezo
home-who = Nani anacheza?
home-your-name = Jina lako
home-save = Hifadhi
home-signed-in = umeingia kama { $account }
home-guest = mgeni, anakumbukwa kwenye kifaa hiki
home-change-name = Badili jina
home-account = Akaunti
home-keep = Hifadhi: akaunti
home-invited = Umealikwa?
home-paste = Bandika kiungo
home-join = Jiunge
home-seats-free = Wanasubiri wachezaji
home-left-off = Ulipoachia
# The others at a table: "with Ann and an open seat".
home-with = pamoja na { $others }
home-an-open-seat = kiti wazi
home-with-yourself = peke yako
home-your-move = zamu yako
home-nothing = Hakuna ulichoacha nusu. Fungua boksi, nalo litakungoja hapa kila uondokapo.
home-open-tables = Meza zilizo wazi
home-open-record = Fungua rekodi
home-lab = Maabara
home-about = Kuhusu na shukrani

# The desk.
desk-due =
    { $tables ->
        [one] Meza 1 inakusubiri
       *[other] Meza { $tables } zinakusubiri
    }
desk-going = Zinazoendelea
desk-over = Zilizokwisha
desk-left = zimebaki { $time }
desk-open =
    { $open ->
        [0] wote wamefika
        [one] anasubiriwa mchezaji 1
       *[other] wanasubiriwa wachezaji { $open }
    }
desk-theirs = zamu ya wengine
desk-paused = imesimamishwa
desk-frozen = ya kusomwa tu
desk-won = umeshinda
desk-shared = ushindi wa pamoja
desk-ended = imekwisha

# The lobby.
lobby-title = Meza zilizo wazi
lobby-nobody = Hakuna anayesubiri
lobby-pin = Bandika meza ya kwanza: fungua boksi, alika marafiki, na utie alama kwenye “onyesha kwenye ukumbi wa umma”.
lobby-open-box = Fungua boksi
lobby-more = Meza zaidi
lobby-open-seat = kiti wazi
lobby-bot = roboti
lobby-rated-bot = roboti, <figures>{ $points }</figures>
# Seats that are open, and that one may sit down; or how far the game is, and that one may look on.
lobby-open = viti wazi: { $open } · keti
lobby-played = hatua { $played } · tazama

# Who one is.
you-title = Wewe
you-signed-in = Umeingia kama { $account }.
you-guest = Mgeni kwenye kifaa hiki. Hakuna aliyeuliza zaidi.
you-sign-out = Toka
you-sign-out-everywhere = Toka kwenye vifaa vyote
you-signed-out = Umetoka. Hapa wewe ni mgeni mpya.
you-signed-out-everywhere = Umetoka kwenye vifaa vyote. Hapa wewe ni mgeni mpya.
you-change-password = Badilisha nenosiri
you-about-change = Vifaa vingine vyote vitatolewa.
you-old-password = Nenosiri la sasa
you-new-password = Nenosiri jipya, herufi 8 au zaidi
you-change = Badilisha
you-password-changed = Limebadilishwa. Vifaa vingine vyote vimetolewa.
you-about = Akaunti ni jina na nenosiri, basi. Inakuhifadhia meza na rekodi zako kwenye kila kifaa unachotumia kuingia.
you-account = Jina la akaunti
you-password = Nenosiri
you-claim = Mfanye mgeni huyu akaunti
you-sign-in = Ninayo: ingia
you-claimed = Imehifadhiwa. Ingia kwa jina hili kwenye kifaa chochote.
you-welcome-back = Karibu tena.
