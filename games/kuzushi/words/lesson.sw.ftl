### The lesson of Kuzushi: small positions. A step has a title, its text in paragraphs, a hint for a move that does not solve it,
### and praise for one that does.

flags = Ngome hupandisha bendera
flags-1 = Unataka vigae vya rangi yako viwe vingi kuliko vya mtu mwingine yeyote ubao ukijaa.
flags-2 = Nafasi zinazowaka zinagusa kigae kilichopo. Jenga ngome kwenye mojawapo, kando ya mji.
flags-3 = Kisha tazama kandokando: nafasi iliyo kando ya ngome zako nyingi kuliko za mtu mwingine yeyote huonyesha bendera yako.
flags-hint = Nafasi yoyote inayowaka inafaa.
flags-praise = Ngome moja, bendera tatu: vigae vinne ubaoni. Kila kigae cha rangi yako ni pointi. Mji hauhesabiwi katika wingi wa yeyote.

tie = Sare hushusha bendera
tie-1 = Bluu ana bendera tatu kwa sababu kando ya kila moja kuna ngome yake moja, na hakuna yako.
tie-2 = Ukifikia sare, bendera inarudi kwenye rundo la Bluu. Hatua moja inashusha bendera mbili kwa mpigo. Ipi?
tie-hint = Bado kidogo. Tafuta nafasi inayogusa bendera mbili za Bluu, na utazame nambari ndogo kabla ya kubofya.
tie-praise = Bendera mbili zinarudi nyumbani, na zako mbili zinapanda upande wa pili. Hiyo ndiyo kuzushi: kuvunja mizani.

flip = Bendera yaweza kuwa jiwe
flip-1 = Bendera huja na kuondoka; ngome hukaa milele. Badala ya kujenga, unaweza kugeuza bendera yako moja iwe ngome.
flip-2 = Haigharimu kigae kutoka rundo lako. Umebaki na bendera moja: ifanye salama.
flip-hint = Hiyo inajenga ngome mpya. Mara hii, gusa bendera yako mwenyewe, ile yenye fremu ya vistari.
flip-praise = Ngome mpya imesimama daima, na inapandisha bendera zake. Kujenga na kugeuza: hakuna hatua nyingine.

full = Gridi inajifunga
full-1 = Ubao unaelea, lakini hukua hadi kipimo maalumu tu: hapa 4 kwa 4. Boriti za mbao zinaonyesha pande zilizoshafungwa.
full-2 = Mchezo huisha gridi ikijaa au rundo likiisha; mwenye vigae vingi zaidi hushinda, kisha kundi kubwa zaidi. Zimebaki nafasi tatu. Zijaze zote kwa hatua moja.
full-hint = Gridi bado haijajaa, na Bluu angejibu. Ni wapi ngome moja hupandisha bendera pande zote mbili?
full-praise = Kumi kwa sita. Gridi imejaa, na mji ni wako.
