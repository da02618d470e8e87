### The lesson of Kursi: small positions from the draft to the ballot box. A step has a title, its text in paragraphs, a hint for
### a move that does not solve it, and praise for one that does. Quoted names are cards, candidates and Seats of the box.

## A name people trust

a-name-people-trust = Jina linaloaminika
a-name-people-trust-1 = Unataka kushinda Viti vingi kuliko mtu mwingine yeyote. Kwa raundi nane kura zinaingia kwenye masanduku ya Viti; kisha yanafunguliwa.
a-name-people-trust-2 = Unachagua mgombea na kupitisha pakiti iliyobaki. Alama nne za mraba ndizo nguvu za chama: Mtaji huvuta kadi za Mkutano, Ushawishi huvuta Rasilimali, Umaarufu huleta maiki, na Heshima, shada la majani, ni kadi ngapi unaweza kucheza katika raundi.
a-name-people-trust-3 = Heshima ni adimu. Chagua mgombea pekee mwenye mashada mawili.
a-name-people-trust-hint = Mtu mwema, lakini hana shada. Tafuta daraja lililosimama.
a-name-people-trust-praise = Heshima mbili: kadi mbili kwa raundi kutoka kwa mgombea mmoja tu. Waliobaki wanaenda kwa Bluu.

## Everybody to their Seat

everybody-to-their-seat = Kila mtu kwenye Kiti chake
everybody-to-their-seat-1 = Kila mgombea anawania Kiti kimoja, kampeni nzima. Siku ya uchaguzi bonasi ya Kiti humwendea mwenye alama nyingi zaidi za sanduku lake.
everybody-to-their-seat-2 = Mji wa Soko (A) hulipa kura 5 kwa Uchumi na Mtaji kwa jumla. Weka wagombea wako watatu kwenye Viti, anayefaa kwenye A, kisha wasimamishe.
everybody-to-their-seat-hint = Huyo hana mizani wala noti. Linganisha alama na zile za sanduku A.
everybody-to-their-seat-praise = Bloga wa Duka la Simu ana moja ya kila aina: tayari 2 kuelekea bonasi. Sanduku daima linasema nani anaongoza, na kwa kiasi gani.

## A Masterstroke at the right moment

a-masterstroke-at-the-right-moment = Turufu kwa wakati wake
a-masterstroke-at-the-right-moment-1 = Kila raundi huanza na maiki. Chama chenye umaarufu zaidi huishika na kuchukua Turufu; kisha kila mtu anaweza kuweka moja kifudifudi, na zote hufunuliwa pamoja.
a-masterstroke-at-the-right-moment-2 = Una mbili. Moja inakuruhusu kumaliza mkutano wa tatu raundi hii, lakini bado hakuna mwenye mkutano: ingepotea bure. Weka ile nyingine, inayoleta Rasilimali bila malipo.
a-masterstroke-at-the-right-moment-hint = Si hiyo. Soma kadi zote mbili: Salamu za Usiku wa Manane ndiyo inayosaidia sasa.
a-masterstroke-at-the-right-moment-praise = Salamu zimetumika, na kadi nyingine inabaki mkononi kwa raundi yenye mikutano.

## Draw what you can

draw-what-you-can = Vuta unachoweza
draw-what-you-can-1 = Kisha kila mtu anavuta: kadi za Mkutano kadiri ya Mtaji wake, Rasilimali kadiri ya Ushawishi wake. Unataja nambari zote mbili kabla ya kuona kadi, na daima unaweza kuvuta moja ya kila aina.
draw-what-you-can-2 = Wagombea wako wana Mtaji mmoja na Ushawishi mmoja. Vuta zote unazoruhusiwa.
draw-what-you-can-hint = Unaweza kuvuta zaidi ya hapo: kadi moja ya Mkutano na Rasilimali moja.
draw-what-you-can-praise = Mtaji zaidi na Ushawishi zaidi, kadi zaidi. Kadi kumi zinaweza kubaki mkononi mwisho wa raundi.

## Popularity pays

popularity-pays = Umaarufu hulipa
popularity-pays-1 = Kadi huwekwa kifudifudi kwa wagombea, kisha wote hufunua pamoja. Rasilimali huchomekwa daima, lakini hugharimu nambari iliyo juu yake, kwa kadi za mkononi; kila kipaza sauti cha mgombea huyo huyo hupunguza moja.
popularity-pays-2 = Weka Shati la Pasi (bei 2) mahali ambapo ni bure, kisha ulitume. Bofya kadi, kisha mgombea, au iburute.
popularity-pays-hint = Inawezekana, lakini tazama gharama kwenye dawati lako. Shati ni bure kwa mgombea mwenye vipaza sauti viwili.
popularity-pays-praise = Hudaiwi kitu, na shada moja zaidi: kuanzia raundi ijayo unaweza kucheza kadi tatu.

## Pay with what you need least

pay-with-what-you-need-least = Lipa kwa usichokihitaji sana
pay-with-what-you-need-least-1 = Shati lile lile, likiwekwa kwa asiye na kipaza sauti, hugharimu bei kamili: kadi mbili za mkononi. Kadi yoyote hulipa.
pay-with-what-you-need-least-2 = Turufu pia ingelipa, na ingekwenda. Chagua kadi nyingine mbili.
pay-with-what-you-need-least-hint = Hiyo ni Turufu, kitu cha thamani kuliko vyote ulivyo navyo. Lipa kwa kadi za Mkutano au Rasilimali.
pay-with-what-you-need-least-praise = Imelipwa. Penye vipaza sauti hakuna cha kulipa: vitafute kabla ya kuweka kadi.

## Shout where it echoes

shout-where-it-echoes = Piga kelele penye mwangwi
shout-where-it-echoes-1 = Kadi ya Mkutano huwekwa juu ya mgombea na kukua kuwa mkutano. Ukimalizwa, huleta kura moja kwa kila kadi ya ajenda moja, pamoja na alama za mgombea mwenyewe za ajenda hiyo, na moja ikiwa ndiyo ajenda ya Kiti.
shout-where-it-echoes-2 = Una Kliniki ya Bure (Ustawi). Ina thamani zaidi kwa nani?
shout-where-it-echoes-hint = Ustawi ni bakuli la wali la rangi ya waridi: litafute kwa mgombea na kwenye Kiti kilicho juu yake.
shout-where-it-echoes-praise = Kadi moja, mabakuli mawili ya Mwimbaji wa Filamu, moja la Ngazi za Mtoni: kura nne, na mkutano ndio kwanza umeanza.

## Know when to stop

know-when-to-stop = Jua wakati wa kuacha
know-when-to-stop-1 = Katika kila raundi unaweza kumaliza mikutano yako miwili. Wako wa C una kadi tatu: moja ya Uchumi, mbili za Ustawi. Unataja ajenda moja, na hiyo tu ndiyo inayohesabiwa. Dawati linaonyesha jumla ya kila moja.
know-when-to-stop-2 = Maliza mkutano kwa ajenda inayoleta zaidi.
know-when-to-stop-hint = Hiyo inaleta kidogo, au bado haileti kitu. Linganisha nambari mbili za C.
know-when-to-stop-praise = Kadi mbili, moja ya mgombea, moja ya Kiti: kura nne zinaingia sanduku C, na hakuna anayeruhusiwa kuchungulia.

## Four is company

four-is-company = Wanne ni umati
four-is-company-1 = Mikutano mirefu huleta zaidi: kwa kadi mbili kadi ya Nguzo inaweza kubaki, kwa nne unaweza kutia −2 ya yeyote katika sanduku lolote, kwa sita unachukua Turufu, kwa nane kura mbili zaidi.
four-is-company-2 = Umemaliza mkutano wa kadi nne sasa hivi. Itumie −2 mahali itakapomuumiza mwingine.
four-is-company-hint = Ingekuumiza wewe, au isimuumize yeyote. Chagua Bluu, kisha Kiti.
four-is-company-praise = Bluu anaanza akiwa nyuma kwa mbili huko. Baada ya raundi nane bonasi ya kila Kiti hutolewa, mwenye Mtaji mwingi zaidi huweka kura tatu zaidi, masanduku hufunguliwa kuanzia A, na mwenye Viti vingi anatwaa kursi.
