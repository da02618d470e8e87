### Kuzushi in two minutes, and its signs.
goal = Ubao ukijaa, rangi yako ionekane kuliko ya mtu mwingine yeyote.
goal-more = Kila ngome na kila bendera yako ni pointi. Kuna hatua za aina mbili tu, na kila zamu unacheza moja.
step-build-title = Jenga ngome
step-build = Iweke kwenye nafasi yoyote inayowaka: inayogusa kigae kilichopo. Ngome hukaa milele.
step-flags-title = Inapandisha bendera
step-flags = Nafasi iliyo kando ya ngome zako nyingi kuliko za mtu mwingine yeyote huonyesha bendera yako.
step-tie-title = Sare hushusha bendera
step-tie = Fikia sare kando ya bendera ya mpinzani, nayo inarudi kwenye rundo la mwenyewe.
step-flip-title = Au bendera iwe jiwe
step-flip = Geuza bendera yako moja iwe ngome. Haigharimu kigae, nayo pia hupandisha bendera.
won = Mchezo huisha gridi ikijaa, au mtu akiishiwa na vigae. Mwenye vigae vingi zaidi hushinda; vikilingana, kundi kubwa zaidi lililoungana.
sign-base = Ngome
sign-base-is = Ya kudumu. Huhesabiwa kwa bendera zilizo kando yake.
sign-flag = Bendera
sign-flag-is = Pointi ya sasa: inaweza kushushwa, au kugeuzwa ngome.
sign-city = Mji
sign-city-is = Ambapo mchezo huanzia. Ni kigae cha mchezaji wa kwanza; hauhesabiwi kwa bendera za yeyote.
sign-lit = Nafasi inayowaka
sign-lit-is = Unaweza kujenga hapa.

# A guided first game: each kind of decision, the first time it comes.
first-base = Jenga kwenye nafasi inayowaka. Kwanza weka kielekezi juu yake: bendera ndogo zinaonyesha itakachokuletea na itakachowanyang'anya wengine.
first-flip = Unaweza pia kubofya bendera yako moja na kuigeuza ngome. Basi itakaa milele, na itapandisha bendera zake.
