### The names of Kursi's components.

## From data/assets.toml.

collection-tin = Kopo la Mchango
cousin-in-the-office = Binamu Ofisini
freshly-ironed-shirt = Shati la Pasi
catchy-jingle = Wimbo wa Kunata
harvest-fund = Hazina ya Mavuno
two-phone-diaries = Simu Mbili, Namba Zote
a-decade-without-scandal = Miaka Kumi bila Kashfa
accidental-dance-video = Video ya Densi Iliyovuja
builders-dinner = Karamu ya Wajenzi
published-accounts = Hesabu Zilizochapishwa
sponsored-cricket-match = Mechi Yenye Mfadhili
letter-from-a-laureate = Barua ya Mshindi wa Tuzo
breakfast-show-sofa = Kochi la Kipindi cha Asubuhi
handshake-with-the-rescuer = Salamu na Shujaa
respectable-trust = Wakfu wa Heshima
festival-committee = Kamati ya Tamasha
charity-marathon = Mbio za Hisani
debating-society-alumni = Mabingwa wa Midahalo
grand-alliance-tea = Chai ya Muungano Mkuu

## From data/candidates.toml.

thrifty-grocer = Muuza Duka Bahili
generous-jeweller = Sonara Mkarimu
brick-kiln-heiress = Binti wa Matofali
chairwoman-of-everything = Mwenyekiti wa Kila Kitu
everybody-s-uncle = Mjomba wa Wote
contractor-s-cousin = Binamu wa Mkandarasi
auditor-who-smiled-once = Mkaguzi Aliyewahi Kutabasamu
village-doctor = Daktari wa Kijiji
engineer-of-the-bridge-that-stood = Mhandisi wa Daraja Lililosimama
quiz-show-host = Mtangazaji wa Chemsha Bongo
playback-singer = Mwimbaji wa Filamu
retired-spin-bowler = Mkongwe wa Kriketi
sugar-co-op-secretary = Katibu wa Ushirika wa Sukari
hill-station-hotelier = Mwenye Hoteli ya Milimani
self-made-weaver = Mfumaji Aliyejijenga
dairy-queen = Malkia wa Maziwa
wedding-hall-magnate = Tajiri wa Kumbi za Harusi
gadget-shop-vlogger = Bloga wa Duka la Simu
ambassador-retired = Balozi Mstaafu
judge-mostly-retired = Jaji, Karibu Mstaafu
columnist-on-both-sides = Mwandishi wa Pande Zote
radio-astrologer = Mnajimu wa Redio
teacher-with-a-flute = Mwalimu Mwenye Filimbi
marathon-nurse = Nesi wa Marathoni

## From data/rallies.toml.

arithmetic-at-the-bus-stop = Hesabu Stejini
march-of-the-small-ledgers = Maandamano ya Madaftari
free-clinic-morning = Kliniki ya Bure
kitchen-for-a-thousand = Jiko la Watu Elfu
ribbon-and-scissors = Utepe na Makasi
bridge-opened-twice = Daraja Lililofunguliwa Mara Mbili

## From data/seats.toml.

bazaar-town = Mji wa Soko
cinema-road = Barabara ya Sinema
mill-gate = Lango la Kinu
river-steps = Ngazi za Mtoni
old-fort-ward = Wadi ya Ngome Kongwe
monsoon-delta = Delta ya Masika
ring-road-north = Bypass ya Kaskazini
stadium-heights = Mtaa wa Uwanja
junction-city = Mji wa Njia Panda

## From data/strokes.toml: the Masterstrokes.

lorry-full-of-pamphlets = Lori la Vipeperushi
midnight-handshake = Salamu za Usiku wa Manane
door-to-door-sunday = Jumapili ya Nyumba kwa Nyumba
borrowed-speechwriter = Mwandishi wa Hotuba wa Kuazima
surprise-audit = Ukaguzi wa Ghafla
rain-on-the-fairground = Mvua Uwanjani
gentle-fact-check = Ukweli kwa Upole
caravan-changes-course = Msafara Wabadili Njia
whistle-stop-train = Treni ya Kila Kituo
volunteers-by-the-busload = Mabasi ya Wafuasi
three-stages-one-evening = Majukwaa Matatu, Jioni Moja
microphone-trouble = Maiki Imegoma
code-of-conduct-notice = Ilani ya Maadili
morning-radio-hour = Saa ya Redio Asubuhi
standing-donors = Wafadhili wa Kudumu
booth-level-machine = Maajenti Kila Kituo
