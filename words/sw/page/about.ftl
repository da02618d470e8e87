### What Hustings is, what one can rely on, its keys and its credits.

about-title = Kuhusu
about-lead = “Hustings” lilikuwa jukwaa ambapo wagombea waliuhutubia umma. Hapa ni meza: michezo ya madaraka na wingi wa kura, ya marafiki, ya roboti, na ya wanaotaka kujua kadi moja inaweza kutikisa mizani kiasi gani.
about-rely = Mambo ya kutegemea
about-rely-secret = Hakuna anayeona asichopaswa kuona: kinachotoka kwenye seva ni mtazamo wako tu, basi.
about-rely-luck = Bahati ni ya haki na inaweza kukaguliwa: mbegu hutiwa muhuri kabla ya mchezo, kivinjari cha kila mchezaji huongeza neno, na “Kagua mchezo huu” hukokotoa kila kitu upya.
about-rely-written = Hatua unayoiona imeshaandikwa. Funga kompyuta, poteza mtandao, washa seva upya: meza inakungoja.
about-rely-own = Hakuna ombi linalotoka kwenye mashine hii. Hakuna vifuatiliaji, hakuna fonti za kwingine, huhitaji akaunti.

about-parties = Vyama sita
about-parties-signs = Rangi kamwe si alama pekee: kila chama kina mchoro wake na ishara yake.
about-party = { $sign }, { $pattern }
about-sign-circle = duara
about-sign-triangle = pembetatu
about-sign-square = mraba
about-sign-diamond = almasi
about-sign-star = nyota
about-sign-cross = msalaba
about-pattern-solid = rangi tupu
about-pattern-diagonal = mshazari
about-pattern-dots = madoadoa
about-pattern-hatch = mistari iliyopishana
about-pattern-waves = mawimbi
about-pattern-grid = gridi

# What the keys do. The keys themselves are not translated.
about-keys = Vitufe
about-keys-tab = kuingia ubaoni na kutoka
about-keys-arrows = kutembea ubaoni; kupitia marudio hatua kwa hatua
about-keys-next = nafasi inayofuata inayoruhusiwa
about-keys-commit = kuthibitisha, kuondoka
about-keys-type = kuandika hatua
about-keys-letters = kurudisha, matukio, kanuni, soga
about-keys-hint = wewe ungefanya nini? Hatua chache bora, kwenye meza ambapo hakuna atakayelalamika
about-keys-why = humuuliza roboti aliyecheza mwisho sababu zake

about-credits = Shukrani
about-credits-games = Michezo: ukurasa wa kanuni wa kila mchezo unataja toleo lake, na mahali tulipolazimika kuamua wenyewe. Hustings haina uhusiano na wabunifu wala wachapishaji.
about-credits-icons = Ikoni: <link>game-icons.net</link> za Lorc, Delapouite na wachangiaji, CC BY 3.0.
about-credits-type = Maandishi: Bricolage Grotesque ya Mathieu Triay na Source Serif 4 ya Frank Grießhammer; Noto Sans Devanagari kwa Kihindi, na Zen Kaku Gothic New ya Yoshimichi Ohira kwa Kijapani. Zote chini ya SIL Open Font License.
about-credits-code = Imejengwa kwa Svelte; misimbo ya QR huchorwa na uqr.
