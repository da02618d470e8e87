### The lesson of Kilonzo: small positions. A step has a title, its text in paragraphs, a hint for a move that does not solve it,
### and praise for one that does.

travel = Nenda pasipo na mtu
travel-1 = Unataka kete nyingi zaidi kwenye ramani: ni kura, na baada ya miaka mitano mwenye kete nyingi zaidi hushinda.
travel-2 = Mgombea wako wa bluu anaanzia nyumbani magharibi akiwa nazo mbili.
travel-3 = Mara moja kwa mwaka unasafiri: jirani ni bure, maeneo mawili ni $1. Ukifika pasipo na mpinzani wala kete yake, unapata moja huko. +1 ya kijani inaonyesha ni wapi.
travel-hint = Nyekundu ameshafika huko, kwa hivyo hakuna anayekusikiliza. Tafuta eneo lenye +1 ya kijani.
travel-praise = Kete yako mwenyewe, na wingi: mwaka ujao eneo hilo linakulipa $1. Nyumbani hulipa $1 kwa kila kete, Nairobi hulipa $2.

stay = Kubaki nako hulipa
stay-1 = Bluu amefika Kusini, kwa hivyo ukienda huko hupati kitu.
stay-2 = Mwaka bila safari huisha kwa kete moja zaidi mahali ulipo. Maliza zamu yako.
stay-hint = Unaweza kwenda huko, lakini kando ya mpinzani hupati kitu. Mara hii, baki na umalize zamu.
stay-praise = Kete tatu nyumbani: $3 kwa mwaka. Eneo halibebi zaidi ya tatu, na ile yenye pete ni yako daima.

ad = Pesa hununua wingi
ad-1 = Kete moja moja Nairobi: sare, na hakuna anayelipwa. Mwenye nyingi zaidi huko hupata $2 kwa mwaka.
ad-2 = Tangazo ni $2 na huongeza kete mahali ulipo au jirani, mradi kuna nafasi. Linafaa zaidi wapi?
ad-hint = Inaruhusiwa, lakini Nairobi ina thamani mara mbili, na sare ya huko inahitaji kete moja tu ivunjike.
ad-praise = Mbili kwa moja: Nairobi ni yako, na inalipa $2 mwaka ujao. Tazama karatasi iliyo pembeni: daima inajua mapato yako yajayo.

smear = Tope huondoa kete
smear-1 = Nairobi imejaa: kete mbili za Nyekundu, moja yako. Hakuna tangazo linaloingia tena, na Nyekundu analipwa.
smear-2 = Kupaka tope ni $3 na huondoa kete ya mpinzani mahali ulipo au jirani. Vunja wingi wake.
smear-hint = Hiyo inamwachia Nyekundu Nairobi. Fungua Nairobi utafute wino.
smear-praise = Sare: hakuna anayelipwa kwa Nairobi. Na kuna nafasi tena, ya tangazo lako mwaka ujao.

debate = Kutana jukwaani
debate-1 = Huna pesa, na Kusini kumejaa: kete mbili za Bluu, moja yako. Lakini Bluu yuko hapa, na wewe pia.
debate-2 = Mara moja kwa mwaka unaweza kufanya mdahalo na mgombea aliye katika eneo lako. Wote mnarusha dadu, sare hurudiwa, na mshindi anageuza kete moja ya aliyeshindwa.
debate-hint = Ukisafiri unamwachia Bluu eneo la Kusini. Fungua Kusini, umkabili.
debate-praise = Sare, kisha nne kwa mbili: kete ya Bluu ni yako, katika eneo ambalo tangazo lisingeingia. Ingeweza kwenda upande wa pili; nafasi zilikuwa sawa.
