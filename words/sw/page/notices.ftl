### Being told outside the page: the ways a person chooses, the choice at a table, and the pages that links in messages lead to.

# On the page "You".
notices-title = Habari kwa wakati
notices-about = Funga ukurasa bila wasiwasi: zamu yako ikifika tutakuarifu, kwa njia unazochagua hapa tu. Ujumbe unasema ni mchezo gani unaokusubiri, kamwe hausemi una kadi gani.
notices-guest = Wewe ni mgeni. Kivinjari hiki kikikusahau, hakuna atakayeweza kuzibadilisha tena; akaunti inakuhifadhia.
notices-again = Jaribu tena
notices-add-first = Tukuarifu vipi?
notices-add-more = Ongeza njia nyingine
notices-add-push = Kifaa hiki
notices-add-mail = Barua pepe
notices-add-webhook = Gumzo au programu

# A way, once it is chosen. A device is called "Firefox on Android".
notices-device = { $browser } kwenye { $system }
notices-some-device = Kivinjari
notices-this-device = kifaa hiki
notices-of-table = Kwa zamu za wote kwenye meza moja
notices-unconfirmed = Bado haijathibitishwa: tafuta ujumbe wetu kwenye anwani hii na ufungue kiungo chake. Hadi hapo hakuna kingine kinachotumwa. Ikiwa hakuna kilichofika, angalia kwenye barua taka, au ondoa anwani na uiongeze tena.
notices-failing-push = Ujumbe wa mwisho haukufika kwenye kifaa hiki. Fungua ukurasa huu huko, kiondoe, kisha ukiongeze tena.
notices-failing-mail = Ujumbe wa mwisho haukuweza kufikishwa. Ikiwa anwani si sahihi au si yako tena, iondoe na uongeze iliyo sahihi.
notices-failing-webhook = Ujumbe wa mwisho haukupokelewa. Hakikisha kwamba anwani bado ipo, kisha tuma jaribio; ikiwa haipo tena, iondoe hapa.
# Read aloud before the switches. $name is the device, the address or the host.
notices-wishes = Taarifa zinazotumwa kwa { $name }
notices-wish-turn = Zamu yangu imefika
notices-wish-reminder = Muda wangu unakwisha
notices-wish-reminder-about = Nusu ya muda wa hatua ikipita, na ikibaki saa moja.
notices-wish-game = Mchezo unaanza au kuisha
notices-wish-everywhere = Kutoka meza zote
notices-wish-everywhere-about = La sivyo: kutoka tu kwa meza ambazo menyu yake inasema “daima”.
notices-wish-daily = Mara moja kwa siku
notices-wish-daily-about = Yote katika ujumbe mmoja, badala ya mmoja kwa kila jambo.
# The same for a table’s own webhook, which tells of everybody there.
notices-all-turn = Zamu ya mtu imefika
notices-all-reminder = Muda wa mtu unakwisha
notices-test = Tuma jaribio
notices-tested-push = Umetumwa. Utaonekana kwenye kifaa hicho punde, mfumo wake ukikiruhusu kivinjari kuonyesha ujumbe.
notices-tested-mail = Umetumwa. Unapaswa kufika ndani ya dakika chache.
notices-tested-webhook = Umetumwa, na umepokelewa.
notices-remove = Ondoa
notices-remove-which = Ondoa { $name }

# Adding this device. The browser asks its own question after the click.
notices-push-about = Ujumbe unaonekana hapa hata ukurasa ukiwa umefungwa. Kivinjari chako kitakuuliza kama unaruhusu.
notices-push-do = Niarifu kwenye kifaa hiki
notices-push-dismissed = Kivinjari hakikupata jibu, hivyo hakuna kilichobadilika.
notices-push-denied = Kivinjari hiki kimeambiwa kisiruhusu ujumbe kutoka hapa. Ili kubadilisha, bofya alama iliyo kushoto mwa anwani, ruhusu arifa, kisha upakie ukurasa upya.
notices-push-home-screen = Kwenye iPhone au iPad, kwanza ukurasa uwe kwenye skrini ya mwanzo: gusa “Share”, kisha “Add to Home Screen”, fungua Hustings kutoka hapo na urudi kwenye ukurasa huu.
notices-push-insecure = Vivinjari vinaruhusu ujumbe kutoka kurasa zilizosimbwa tu, ambazo anwani yake inaanza na https. Seva hii inafikiwa bila hiyo; njia nyingine bado zinafanya kazi.
notices-push-none = Kivinjari hiki hakiwezi kuonyesha ujumbe wa kurasa zilizofungwa. Tumia kivinjari kingine, au chagua njia nyingine.

# Adding an address.
notices-mail-about = Tunatuma ujumbe wenye kiungo. Ukikifungua, anwani inathibitishwa kuwa yako; kabla ya hapo hakuna kingine kinachotumwa.
notices-mail-address = Anwani yako ya barua pepe
notices-mail-do = Tuma kiungo
notices-hook-about = Zamu zako zinatangazwa kwenye gumzo, au kwa programu yako mwenyewe.
notices-hook-about-table = Zamu za wote kwenye meza hii zinatangazwa kwenye gumzo: inafaa kwa klabu yenye chaneli yake.
notices-hook-kind = Wapi
# Names of products; the third is any other program.
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-webhook = Programu yoyote
notices-where-discord = Kwenye Discord: mipangilio ya chaneli, Integrations, Webhooks, New Webhook, kisha “Copy Webhook URL”.
notices-where-slack = Kwenye Slack: tengeneza programu katika api.slack.com/apps, washa Incoming Webhooks, iongeze kwenye chaneli na unakili Webhook URL yake.
notices-where-webhook = Anwani yoyote inayopokea POST yenye JSON: webhook ya Home Assistant, ntfy au n8n, au programu yako mwenyewe.
notices-hook-address = Anwani ya webhook
notices-hook-do = Iongeze

# Deadlines in a calendar.
notices-calendar = Makataa kwenye kalenda yako
notices-calendar-about = Kalenda inayoonyesha hatua zako zinatakiwa lini. Ongeza anwani yake kwenye programu yako ya kalenda, nayo itajisasisha yenyewe.
notices-calendar-make = Tengeneza kalenda
notices-calendar-address = Anwani ya kalenda
notices-calendar-secret = Yeyote mwenye anwani hii anaweza kuisoma. Ikiangukia mikono isiyofaa, omba mpya: ya zamani itakoma.
notices-calendar-open = Fungua kwenye kalenda
notices-calendar-renew = Anwani mpya
notices-calendar-renewed = Hii ndiyo anwani mpya. Ya zamani imekoma.
notices-calendar-end = Komesha kalenda
notices-calendar-ended = Kalenda imekoma; anwani yake haielekei popote sasa.
notices-copy = Nakili anwani
notices-copied = Imenakiliwa.

# At a table.
notices-here = Uarifiwe lini kuhusu meza hii?
notices-here-usual = Kama kawaida
notices-here-usual-about = Jinsi kila njia yako inavyosema.
notices-here-always = Daima
notices-here-always-about = Kwa kila njia uliyo nayo.
notices-here-never = Kamwe
notices-here-never-about = Hakuna chochote kutoka meza hii.
notices-here-ways = Njia zako, na kile ambacho kila moja inakuarifu, unazichagua kwenye <link>ukurasa wako</link>.
notices-here-no-way = Bado hujachagua njia ya kuarifiwa. Chagua kwenye <link>ukurasa wako</link>.
notices-to-you = Ukurasa wako
notices-hooks = Zamu za wote

# A link in a message leads here first.
go-title = Kwenye meza yako
go-stranger = Meza hii ni ya nani?
go-stranger-about = Kiungo hiki ni cha waliokaa kwenye meza hiyo. Ikiwa wewe ni mmoja wao, ingia kwa jina la aliyekaa hapo, au fungua kiungo kwenye kivinjari unachochezea.
go-sign-in = Ingia

# What links in e-mails are for.
mail-confirm-title = Je, hii ni anwani yako?
mail-confirm-about = Kuna mtu anayetaka kuarifiwa kwa barua pepe zamu yake ya mchezo ikifika, naye ametoa anwani yako. Ikiwa si wewe, funga ukurasa huu: hakuna kingine kitakachokuja.
mail-confirm-do = Ndiyo, hii ni anwani yangu
mail-confirm-done = Imethibitishwa. Kuanzia sasa ujumbe utakuja kwenye anwani hii. Yaliyomo unayachagua kwenye ukurasa wako.
mail-stop-title = Barua pepe basi
mail-stop-about = Ujumbe kuhusu michezo yako hautakuja tena kwenye anwani hii.
mail-stop-do = Msinitumie chochote tena
mail-stop-done = Tayari: hakuna kitakachotumwa tena kwenye anwani hii. Ukibadili nia, iongeze tena kwenye ukurasa wako.
