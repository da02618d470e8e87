### The characters: the named bots of each game, from bots/data/characters.toml.

## Kuzushi

pebble = Kokoto Mdogo
    .short = Kokoto
    .about = Huweka jiwe panapopendeza, na huinama kwa heshima ukilichukua.
sparrow = Shomoro
    .about = Hutua pasipotazamwa, na kuliita hilo mpango.
lantern = Mjomba Taa
    .short = Taa
    .about = Huhesabu bendera zake, kisha tena, iwapo moja imejiongeza.
teapot = Shangazi Birika
    .short = Birika
    .about = Humimina mara mbili kabla ya kucheza mara moja, na hamwagi chai wala vigae.
hinge = Mjane Bawaba
    .short = Bawaba
    .about = Anakumbuka kila ngome aliyowahi kupoteza, kwa mpangilio, na kwa nani.
still-water = Mwalimu Majitulivu
    .short = Majitulivu
    .about = Hasemi neno, huona hadi mwisho, na hukushukuru kwa mchezo.

## Kilonzo

juma = Binamu Juma
    .short = Juma
    .about = Alikuja kuchukua fulana ya bure, na kufikia jioni alikuwa mgombea.
duka = Mzee Duka
    .short = Duka
    .about = Ana duka na daftari la madeni: kete moja mkononi ni bora kuliko mbili Nairobi.
dj-thunder = DJ Radi
    .short = Radi
    .about = Huweka rehani mitambo yote ya muziki kwa mdahalo mmoja, mara mbili kwa wiki.
auntie-matatu = Shangazi Matatu
    .short = Matatu
    .about = Huwapisha mbuzi, haruki steji hata moja, na hufika.
teacher-akinyi = Mwalimu Akinyi
    .short = Akinyi
    .about = Ana rejista ya kila aliyewahi kuongea bila kuinua mkono.
mama-kampeni = Mama Kampeni
    .short = Kampeni
    .about = Ameendesha kampeni kumi na moja, na hakuna alichopoteza ila risiti.

## Sarkaar

clover = Klova Mdogo
    .short = Klova
    .about = Bado anaamini ua ni wa kuegemea.
long-odds = Babu Kamari
    .short = Kamari
    .about = Angeweka ghala rehani kwa kondoo mwenye mbio, na ameshaweka.
miller-grist = Bwana Kinu
    .short = Kinu
    .about = Huchukua sehemu yake ya kumi, kisha sehemu ya kumi ya kilichobaki.
buttermilk = Mjane Mtindi
    .short = Mtindi
    .about = Hajawahi kuacha lango wazi, wala ahadi.
thistle = Binamu Mbigili
    .short = Mbigili
    .about = Alikuachia shamba la chini mwaka ule wa mafuriko, na hachoki kukumbusha.
auctioneer = Dalali Mzee
    .short = Dalali
    .about = Aliuza mwezi mara mbili kwenye mnada, na wanunuzi wote wawili walirudi.

## Kursi

bunty = Bunty wa Mtaani
    .short = Bunty
    .about = Alibandika mabango yake kichwa chini, na akashinda kibanda cha chai.
rocky = Rocky wa Sinema
    .short = Rocky
    .about = Huruka mwenyewe kwenye filamu; eneobunge ndilo wavu wake.
lallan = Mkandarasi Lallan
    .short = Lallan
    .about = Hujenga daraja kwanza, kisha hutafuta mto.
masterji = Masterji
    .about = Husomea darasa lake kanuni za maadili kwa sauti, pamoja na tanbihi.
auntie-next-door = Shangazi wa Jirani
    .short = Jirani
    .about = Husamehe yote na hasahau lolote, hasa ile harusi ya mwaka wa '91.
dadi = Dadi
    .about = Nyanya wa wapigakura arobaini, na wote wanajua jioni kunapikwa nini.

## Politics as Usual

skip = Skip Lindqvist
    .short = Skip
    .about = Mfuasi wa kujitolea aliyegawa kila beji, hata yake mwenyewe.
duke = Duke Calloway
    .short = Duke
    .about = Hujiteua mwenyewe ukumbini kila miaka minne, kwa ajili ya msimamo.
ma-kowalczyk = Mama Kowalczyk
    .short = Kowalczyk
    .about = Hukusanya fadhila kama wengine wakusanyavyo stempu, na huzibandika.
abernathy = Bi Abernathy
    .short = Abernathy
    .about = Alileta sufuria ya wali, akidi na mwavuli.
thorne = Mzee Thorne
    .short = Thorne
    .about = Alishindwa kwa kura moja mwaka wa '48, na anajua ni ya nani.
ledbetter = Bi Ledbetter
    .short = Ledbetter
    .about = Ameandika kumbukumbu za vikao miaka thelathini, nazo husema atakavyo.
