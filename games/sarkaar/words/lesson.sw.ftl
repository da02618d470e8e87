### The lesson of Sarkaar: small positions. A step has a title, its text in paragraphs, a hint for a move that does not solve it,
### and praise for one that does.

seat = Kiti, na kinachokuja nacho
seat-1 = Unataka pointi: jimbo unalotawala lina pointi sawa na idadi ya viti vyake. Wa kwanza kufikia lengo hushinda, 30 kwa wachezaji wawili.
seat-2 = Kila shamba ni jimbo, kila mraba ni kiti chenye bei yake kwa wapigakura, yaani kondoo wako. Una vitendo viwili kwa zamu; kununua kiti huchukua kimoja.
seat-3 = Kibao cha muuzaji kando ya viti kinakulipa papo hapo. Nyanda za Nyasi hutoa sarafu na pembe, yaani chapaa na nguvu. Nunua kiti cha bei nafuu huko.
seat-hint = Inaruhusiwa, lakini tafuta shamba lenye sarafu na pembe kwenye kibao chake, utwae kiti huko kwa wapigakura wawili.
seat-praise = Wapigakura wawili wamekwenda, chapaa moja na nguvu moja ziko mkononi. Unaweza kuingia jimbo lolote, lakini mara moja tu kwa zamu.

govern = Nusu haitoshi
govern-1 = Mchezaji mwenye zaidi ya nusu ya viti vya jimbo hulitawala, na hupata pointi za idadi ya viti vyake. Kinu Ghat ina vitatu, na kimoja ni chako.
govern-2 = Kiti huko ni wapigakura wawili nawe una mmoja. Chapaa huziba pengo: moja kwa mpigakura wa kwanza anayekosekana, tatu kwa wawili, sita kwa watatu. Weka kielekezi juu ya kiti uone hesabu.
govern-hint = Hiyo haileti serikali. Kinu Ghat, juu kulia, inakosa kiti kimoja tu kupata wingi.
govern-praise = Bendera yako inapepea juu ya Kinu Ghat: pointi tatu. Shika viti vyake vyote na ua unafungwa daima, kwa mbili zaidi.

card = Nguvu huwasha nusu bora
card-1 = Kadi zina bei na mara nyingi nusu mbili: ukiwa na nguvu nne au zaidi, ile ya kulia ndiyo inayohesabiwa. Una nne.
card-2 = Cheza kadi yako ya Utamaduni. Inakupandisha ngazi ya utamaduni ghalani; vidato hutoa vipande, mapato na kadi za kucheza, na wa kwanza kufika kidato cha tano ana pointi nne.
card-hint = Hifadhi kitendo kwa kadi: gusa Utamaduni mkononi mwako, uicheze.
card-praise = Vidato viwili kwa mpigo: mpigakura kwa cha kwanza, na cha pili kinakuruhusu kucheza kadi ya Ubabe bila kitendo.

power = Angusha serikali
power-1 = Nyekundu anatawala Ghuba ya Mtindi kwa viti viwili kati ya vitatu; cha tatu ni chako. Hakuna kiti kitupu, kwa hivyo wapigakura peke yao hawatoshi.
power-2 = Kitendo cha nguvu hutwaa kiti cha mpinzani katika jimbo ulilo na kiti. Kinagharimu nguvu moja zaidi ya viti vya mpinzani huko (Fahali wako hulipa moja pungufu), na bei ya kiti kwa wapigakura. Hakuna wa kuzuia.
power-hint = Nyekundu bado anatawala Ghuba. Gusa mojawapo ya viti vyekundu huko.
power-praise = Bendera nyekundu inashuka na yako inapanda: yeye anapoteza pointi tatu, wewe unapata tatu.

chit = Hakukuwa kamwe na la kuchunguza
chit-1 = Nyekundu anacheza Pokonya dhidi yako: kadi yako moja ya Ubabe ingekwenda. Kila anayeweza kuwa na Cheti Safi huulizwa, kwa hivyo kuulizwa hakufichui kitu.
chit-2 = Wewe unacho, na Mbweha wako hukipata bure. Jibu nacho.
chit-hint = Basi kadi yako imekwenda. Mara hii, jibu.
chit-praise = Pokonya haifanyi kitu, na bei yake imeshalipwa. Cheti Safi kinaweza kujibiwa kwa Cheti Safi kingine; viko viwili.
