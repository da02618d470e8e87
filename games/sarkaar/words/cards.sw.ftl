### The names and texts of Sarkaar's components.

## From data/cards.toml: strategy cards.

versatile = Kotekote
    .text = Utepe wa kukata asubuhi, ngoma ya kucheza usiku, na makasi yale yale kwa vyote viwili.
freebies = Vya Bure
    .text = Sufuria za presha kwa wote. Presha yenyewe inakuja baadaye.
landslide = Kishindo
    .text = Kuhesabu kulikoma mapema, kwa sababu jibu lilikuwa wazi kwamba litakuwa ndiyo.
culture = Utamaduni
    .text = Sanamu isiyo ya mtu fulani, ili kila mtu aone inavyomfanana.
overtime-session = Kikao cha Usiku
    .text = Bunge linakaa hadi usiku wa manane; saa ya ukutani imeombwa ishirikiane.
scam = Sakata
    .text = Daraja lililipiwa mara mbili, na hivyo ndivyo mtu anavyojua kwamba lilihitajika.
media = Vyombo vya Habari
    .text = Leo saa tatu usiku: watu wanane wanakubaliana nawe kwa sauti ya juu kabisa.
development = Maendeleo
    .text = Barabara ya juu imekamilika, pande zote mbili za mwisho.
propaganda = Propaganda
    .text = Uso wako kwenye kila pakiti ya unga, iwapo mtu atauliza nani alilima mahindi.
diplomat = Balozi
    .text = Ziara ya heshima kwa jirani, na sanduku tupu mkononi.
victory = Ushindi
    .text = Mashada ya maua yaliagizwa kabla ya kura, kwa bei nafuu zaidi.

## From data/cards.toml: aggression cards.

horse-trading = Mnada wa Wabunge
    .text = Alihamia upande wa pili kwa ajili ya msimamo. Msimamo ulikuja ndani ya mkoba.
a-p-a-u = A.P.A.U.
    .text = Kifupisho cha kutisha hivi kwamba hakuna anayethubutu kuuliza kirefu chake.
emerge = Dharura!
    .text = Kwa usalama wa wote, ufunguo wa ofisi sasa unakaa kwako.
fake-news = Habari Feki
    .text = Binamu ya jirani yako ameisambaza, kwa hivyo lazima ilitokea mahali fulani.
snatch = Pokonya
    .text = Mpango ulisahauliwa kwenye matatu, ndani ya begi lililofungwa, mapajani mwa mtu.
sabotage = Hujuma
    .text = Chemchemi mpya hufanya kazi vizuri kabisa hadi waziri asimame kando yake.
protest = Maandamano
    .text = Watu elfu kumi wanaketi barabarani, na mmoja wao anainuka akiwa bungeni.
blockade = Kizuizi
    .text = Trekta moja, marobota mawili ya nyasi, na chakula cha mchana kirefu sana.
expansion = Upanuzi
    .text = Chama tawala chagundua kwamba ukumbi una kiti kimoja zaidi ya vile kilivyokumbuka.
clean-chit = Cheti Safi
    .text = Uchunguzi umebaini kwamba hakukuwa kamwe na jambo la kuchunguza.

## From data/leaders.toml.

philanthropist = Mfadhili
    .text = Hutoa kwa ukarimu, huhifadhi risiti, na kwa kila moja ana jengo lenye jina lake.
breaking-news-rooster = Jogoo wa Habari za Punde
    .text = Hutangaza alfajiri kila asubuhi, na kufikia adhuhuri sifa ni zake.
goat-of-all-files = Mbuzi wa Mafaili
    .text = Amezimeng'enya faili zote za idara, nyingi zikiwa mara mbili.
committee-mule = Nyumbu wa Kamati
    .text = Hasongi hata akisukumwa, kwa hivyo amechaguliwa mwenyekiti wa kila kitu.
door-to-door-hen = Kuku wa Nyumba kwa Nyumba
    .text = Anajua kila kengele ya mlango nchini, na ni nani hujifanya hayupo nyumbani.
backroom-fox = Mbweha wa Pembeni
    .text = Hakuwa kwenye mkutano kamwe, na ana kumbukumbu za mkutano kuthibitisha hilo.
bull-of-the-house = Fahali wa Bunge
    .text = Anaamini katika mazungumzo, mradi yawe mafupi na mlango uwe mwembamba.
capitalist-pig = Nguruwe Bepari
    .text = Hufika wa mwisho, kwa gari kubwa kuliko yote, na kukuta maegesho bora yamehifadhiwa.

## From data/states.toml.

turnip-hills = Vilima vya Viazi
windmill-ghat = Kinu Ghat
haystack-plains = Nyanda za Nyasi
barnyard-pradesh = Zizi Pradesh
cloverpur = Majanipur
orchard-desh = Maembe Desh
mudwallow = Matopeni
coop-nagar = Kuku Nagar
sheepfold = Kondooni
buttermilk-bay = Ghuba ya Mtindi
pondcherry = Bwawacheri
