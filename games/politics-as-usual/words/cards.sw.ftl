### The names and texts of the components of Politics as Usual.

## From data/campaign.toml: Momentum.

kissing-babies = Kubusu Watoto
    .text = Mtoto anaacha kulia na kuanza kumpigia debe mwingine: kadi ya Wimbi ya 3 au chini inahama upande.
yard-signs = Mabango Uani
    .text = Hakuna anayekumbuka kuyaweka. Vuta kadi.
rapid-response = Jibu la Haraka
    .text = Imekanushwa, imelaaniwa na kusahauliwa kabla ya chai ya asubuhi: hubatilisha kadi ya Kashfa.
pancake-breakfast = Chai na Chapati
    .text = Mlete mpinzani. Wote mnaondoka na kadi moja, na mafuta ya chapati kwenye mkono wa shati.
spin-room = Chumba cha Wasemaji
    .text = Aliyekusudiwa alikuwa mtu mwingine kabisa: hugeuza Kashfa.
fact-check = Ukaguzi wa Ukweli
    .text = Kwa sehemu kubwa si kweli, na kuna tanbihi: hubatilisha kadi ya Wimbi.
opposition-research = Upelelezi wa Mpinzani
    .text = Vijana watatu wa mafunzo na mashine ya fotokopi: tazama kadi za mpinzani.
phone-bank = Kituo cha Simu
    .text = Walipiga simu wakati wa chakula cha jioni. Mpinzani anapoteza kadi moja kwa bahati nasibu.
bus-tour = Ziara ya Basi
    .text = Basi limeegeshwa mbele ya lango la mtu: kadi moja ya mpinzani, kwa bahati nasibu, inaganda.
televised-debate = Mdahalo wa Runinga
    .text = Mpinzani anakubali kutotaja jambo moja, na anaruhusiwa kuchagua lipi.
celebrity-endorsement = Staa Jukwaani
    .text = Hakuna tena anayetazama jukwaa lile jingine: hubatilisha kadi ya Mbinu.
prime-time-convention = Kongamano la Saa Tatu
    .text = Maputo, bendi na orodha ndefu sana ya shukrani. Au vuta kadi.

## From data/campaign.toml: Slander.

whisper-campaign = Minong'ono
    .text = Si kwamba kuna aliyesema kitu. Umaarufu unashuka kwa mbili.
attack-ad = Tangazo la Mashambulizi
    .text = Picha yenye ukungu, ngoma ya polepole, Umaarufu unashuka kwa nne. Limelipiwa na Wananchi kwa Wananchi.
gotcha-question = Swali la Mtego
    .text = Na pakiti ya unga ni shilingi ngapi? Hubatilisha kadi ya Wimbi.
leaked-memo = Memo Iliyovuja
    .text = Ilidondoka kutoka mfukoni mwa kamati: chukua kadi moja kwa bahati nasibu kutoka kwa mpinzani.
subpoena = Samansi
    .text = Kadi mbili, kwa bahati nasibu, ni ushahidi hadi mwisho wa raundi.
tabloid-cover = Ukurasa wa Udaku
    .text = Picha ni ya mtu mwingine, lakini madhara yameshatokea: kadi mbili, kwa bahati nasibu, zimekwenda.
laryngitis = Sauti Imekauka
    .text = Agizo la daktari: zamu ijayo ni ya kutikisa kichwa kwa uzito.
guilt-by-association = Ndege wa Bawa Moja
    .text = Shauku iliyoje! Sasa ni ya rafiki yetu: hugeuza kadi ya Wimbi inayopiga debe.

## From data/campaign.toml: Edge.

executive-privilege = Kinga ya Ofisi
    .text = Hatutoi maoni, na kuhusu hilo pia hatutoi maoni: hubatilisha kadi yoyote.
teflon-suit = Suti Isiyoshika Tope
    .text = Hupanguswa ikawa safi. Hakuna Kashfa zaidi inayomganda mgombea huyu.
full-apology = Radhi Kamili
    .text = Kwa yeyote ambaye huenda alikwazika: Kashfa zote zilizo mbele ya mgombea mmoja zinatupwa.
war-chest = Kapu la Kampeni
    .text = Michango midogo mingi kutoka anwani moja kubwa. Vuta tatu.
swing-voters = Wapigakura Wanaoyumba
    .text = Wameamua sasa hivi, na ni tatu zaidi.
recount-lawyers = Mawakili wa Kuhesabu Upya
    .text = Hulipwa kwa kila karatasi ya kura: mgombea huyu hushinda sare, baada ya Bush na kabla ya Spika.
double-shift = Zamu Mbili
    .text = Wafuasi waliahidiwa pilau: hadi kadi mbili zaidi zamu hii.
recycled-speech = Hotuba ya Mtumba
    .text = Maneno yale yale, mji mwingine: chukua kadi ya Wimbi kutoka zilizotupwa.
solid-base = Ngome Imara
    .text = Wangepigia kura hata kiti kitupu: Mawimbi yaliyo hapa hayawezi kubatilishwa wala kuhamishwa.

## From data/candidates.toml.

g-w-bush = G.W. Bush
    .text = Hushinda kila sare, pamoja na zile ambazo angependelea asizishinde.
the-governor = Gavana
    .text = Hubadilisha mada kwa kadi moja pungufu. Si jibu, lakini limetolewa kwa ufasaha.
the-general = Jenerali
    .text = Umaarufu mmoja zaidi mara tu panapokuwa na chochote cha kuongozea gwaride.
the-senator = Seneta
    .text = Mara moja kwa raundi: toa kadi, na Kashfa iliyokulenga haikusemwa kamwe.
the-mayor = Meya
    .text = Mara moja kwa raundi: kadi ya Wimbi yenye Umaarufu 3 au chini inaingia pipa la kijani, kadi moja inatoka rundoni.
the-professor = Profesa
    .text = Mara moja kwa raundi: husoma Hoja ijayo kabla ya wote, na kushusha pumzi.
the-outsider = Mgeni wa Siasa
    .text = Huanza na kadi mbili zaidi. Hakuna ajuaye zinatoka wapi; ndiyo maana ya kuwa mgeni.
the-eternal-runner-up = Nambari Mbili Daima
    .text = Anashindwa akiwa na kadi mbili za Wimbi mezani, na kuna anayemtumia kadi kumwambia ilikuwa karibu mno.

## From data/issues.toml.

war-on-terror = Vita Dhidi ya Ugaidi
    .text = Anayeshika maiki huonekana imara kwa pointi mbili zaidi.
immigration = Uhamiaji
    .text = Kila mtu anampa wa kushoto kadi moja, ambako inaulizwa kipande chake.
education = Elimu
    .text = Mshindi anajifunza kadi mbili mpya. Kutakuwa na mtihani.
the-economy = Uchumi
    .text = Kila mtu anavuta kadi, na kila mtu anajipa sifa.
health-care = Afya
    .text = Mshindi anatupa kadi mbili, na anaambiwa bima haikuzigharamia.
taxes = Kodi
    .text = Kila mtu anatoa kadi moja. Wengine huiita uwekezaji.
pensions = Pensheni
    .text = Kadi tatu katika zamu zako, kisha nyoosha miguu.
energy = Kawi
    .text = Vitu vidogo huendeshwa nayo: kila 1 au 2 iliyochapishwa hupiga debe mbili zaidi.
farm-subsidies = Ruzuku ya Kilimo
    .text = Kila ambaye hakushinda analipwa kadi moja kwa kutoshinda.
the-space-program = Mpango wa Anga za Juu
    .text = Huko juu hakuna wa kukusaidia: Wimbi humpigia debe mgombea wako mwenyewe tu.
roads-and-potholes = Barabara na Mashimo
    .text = Pande zote zinakubaliana kuhusu mashimo, kwa hivyo hakuna anayemkashifu mwenzake.
campaign-finance = Pesa za Kampeni
    .text = Mshindi anachukua Fadhila kutoka kwa mtu anayeunga mkono mageuzi kwa moyo wote.
the-debate-schedule = Ratiba ya Midahalo
    .text = Mshindi anaamua nani azungumze kwanza, na kumbe ni mshindi.
unpaid-parking-tickets = Faini za Kuegesha Gari
    .text = Ni aibu, lakini ndani ya droo ya gari kuna kadi tatu zaidi.
the-hot-microphone = Maiki Iliyoachwa Wazi
    .text = Kila mtu anagandisha kadi mbili, akitumaini ile taa nyekundu ilikuwa imezimwa.
the-expense-account = Marupurupu
    .text = Anayetaja kwanza safari ya kikazi ufukweni, Umaarufu wake unashuka kwa mbili.
