### The lesson of Politics as Usual. A step has a title, its text in paragraphs, a hint for a move that does not solve it, and praise
### for one that does. Names of cards and Issues are those of the box; Blue and Green are the other players.

## Poll more than the Speaker

poll-more-than-the-speaker = Mpite Spika kwa Umaarufu
poll-more-than-the-speaker-1 = Unataka Kura nyingi zaidi. Hoja kumi na mbili zinakuja moja baada ya nyingine, sita kwa wachezaji wawili, na kila moja humletea mshindi wake Kura.
poll-more-than-the-speaker-2 = Elimu iko mezani: Kura mbili kwa mwenye Umaarufu wa juu zaidi wote wakishapita mfululizo. Bluu ndiye Spika, na tayari ana Umaarufu 4.
poll-more-than-the-speaker-3 = Fungua kadi ya bluu ya Wimbi mkononi mwako na ujipigie debe. Tarakimu zilizo kando zinasema itafika wapi. Kumbuka Spika hushinda sare.
poll-more-than-the-speaker-hint = Hiyo haikupitishi 4; sare humwendea Spika. Kadi yako mojawapo ina 5.
poll-more-than-the-speaker-praise = Tano kwa nne: unaongoza. Bluu bado anaweza kujibu kwa kadi, na hivyo usiku unaendelea.

## Some Issues nobody wants

some-issues-nobody-wants = Hoja ambazo hakuna anayezitaka
some-issues-nobody-wants-1 = Marupurupu humgharimu mshindi wake Kura tatu. Umaarufu wa Bluu, ambaye ndiye Spika, uko chini kwa mbili, naye amepita: ukipita nawe, unaishinda.
some-issues-nobody-wants-2 = Wimbi linaweza kumpigia debe yeyote. Kuwa mkarimu.
some-issues-nobody-wants-hint = Bado ungeishinda, na kupoteza Kura tatu. Fungua kadi ya Wimbi na umpigie Bluu debe.
some-issues-nobody-wants-praise = Zawadi isiyorudishwa: sasa Bluu angeishinda. Hata sare inatosha, kwa kuwa Spika hushinda sare.

## A card comes to nothing

a-card-comes-to-nothing = Kadi haifanyi kitu
a-card-comes-to-nothing-1 = Kila kadi hufungua dirisha: wengine wanaulizwa, mmoja baada ya mwingine, kama wanaijibu. Ngazi inaonyesha nini kinajibu nini.
a-card-comes-to-nothing-2 = Bluu anajipigia debe kwa Kongamano la Saa Tatu, 6. Ukaguzi wa Ukweli wako una 3, au hubatilisha kadi ya Wimbi. Sasa ndio wakati wa nusu yake nyingine.
a-card-comes-to-nothing-hint = Kongamano lingesimama. Fungua Ukaguzi wa Ukweli na ulibatilishe.
a-card-comes-to-nothing-praise = Bluu asipojibu jibu lako, kadi zote mbili zinatupwa, na zamu ya Bluu imetumika.

## Meant for somebody else

meant-for-somebody-else = Ilikusudiwa mtu mwingine
meant-for-somebody-else-1 = Tangazo la Mashambulizi linakulenga: Umaarufu wako unashuka kwa nne raundi hii.
meant-for-somebody-else-2 = Chumba cha Wasemaji hugeuza Kashfa. Unakuwa wewe unayeicheza, na unasema imlenge nani.
meant-for-somebody-else-hint = Tangazo lingeganda. Fungua Chumba cha Wasemaji na ulirudishe kwa Bluu.
meant-for-somebody-else-praise = Irudishwe kwa mtumaji. Kadi iliyobatilishwa imekwenda; iliyogeuzwa inakufanyia kazi wewe.

## Change the subject

change-the-subject = Badilisha mada
change-the-subject-1 = Wewe ni Spika, na Hoja ni Maiki Iliyoachwa Wazi: inagharimu Kura mbili. Kabla kinyang'anyiro hakijafunguliwa, Spika anaweza kukwepa: lipa kadi, na Hoja inaenda chini ya rundo.
change-the-subject-2 = Itarudi. Lakini labda si wakati ukiwa Spika.
change-the-subject-hint = Hiyo inafungua kinyang'anyiro, nawe unashinda sare, hata zile ungependelea kuzipoteza. Ikwepe.
change-the-subject-praise = Kadi mbili za chaguo lako kwa usiku mzuri zaidi. Kihesabu cha kadi kinakumbuka kilicho chini ya rundo.

## One hand washes the other

one-hand-washes-the-other = Mkono mtupu haulambwi
one-hand-washes-the-other-1 = Fadhila za shaba zilizo kwa Mgombea wako hazina thamani kwako. Ukimpa mwingine ni Kura yake, na zake kwako vivyo hivyo.
one-hand-washes-the-other-2 = Bluu anatoa mbili kwa mbili. Ofa zinaweza kutolewa na kujibiwa wakati wowote, hata zamu za wengine. Ahadi inayokuja nayo haimfungi mtu; dawati huandika tu kilichofanyika.
one-hand-washes-the-other-hint = Kura mbili kwa kila mmoja wenu ziko mezani. Kubali ofa ya Bluu.
one-hand-washes-the-other-praise = Kura mbili kila mmoja, kutoka hewani. Kijani amenuna: hiyo ndiyo siasa kama kawaida.
