### What the components of Kursi are called.

## From data/assets.toml.

collection-tin = चंदे की गुल्लक
cousin-in-the-office = दफ़्तर में मौसेरा भाई
freshly-ironed-shirt = कलफ़ लगा कुर्ता
catchy-jingle = ज़बान पर चढ़ा गाना
harvest-fund = फ़सल का चंदा
two-phone-diaries = दो फ़ोन, दो डायरियां
a-decade-without-scandal = दस साल बेदाग
accidental-dance-video = वायरल ठुमका
builders-dinner = बिल्डरों की दावत
published-accounts = खुला बहीखाता
sponsored-cricket-match = विधायक ट्रॉफ़ी क्रिकेट
letter-from-a-laureate = शायर की सिफ़ारिशी चिट्ठी
breakfast-show-sofa = सुबह के शो का सोफ़ा
handshake-with-the-rescuer = जांबाज़ के साथ फ़ोटो
respectable-trust = इज़्ज़तदार ट्रस्ट
festival-committee = मेला समिति
charity-marathon = परोपकारी मैराथन
debating-society-alumni = वाद-विवाद के पुराने धुरंधर
grand-alliance-tea = गठबंधन की चाय

## From data/candidates.toml.

thrifty-grocer = किफ़ायती लालाजी
generous-jeweller = दरियादिल जौहरी
brick-kiln-heiress = ईंट-भट्ठे वाली बिटिया
chairwoman-of-everything = हर समिति की अध्यक्षा
everybody-s-uncle = जगत चाचा
contractor-s-cousin = ठेकेदार का साला
auditor-who-smiled-once = ऑडिटर, जो एक बार मुस्कुराए
village-doctor = गांव की डॉक्टर दीदी
engineer-of-the-bridge-that-stood = टिके हुए पुल के इंजीनियर
quiz-show-host = क्विज़ शो वाले साहब
playback-singer = प्लेबैक सिंगर
retired-spin-bowler = रिटायर्ड फिरकी गेंदबाज़
sugar-co-op-secretary = चीनी मिल के सचिव जी
hill-station-hotelier = हिल स्टेशन के होटल वाले
self-made-weaver = अपने दम का बुनकर
dairy-queen = दूध-दही की रानी
wedding-hall-magnate = बारात घर के सेठ
gadget-shop-vlogger = मोबाइल दुकान वाला व्लॉगर
ambassador-retired = राजदूत (रिटायर्ड)
judge-mostly-retired = जज साहब (लगभग रिटायर्ड)
columnist-on-both-sides = दोनों तरफ़ की कलम
radio-astrologer = रेडियो वाले ज्योतिषी
teacher-with-a-flute = बांसुरी वाले मास्टर
marathon-nurse = मैराथन वाली नर्स दीदी

## From data/rallies.toml.

arithmetic-at-the-bus-stop = बस अड्डे पर हिसाब
march-of-the-small-ledgers = छोटे बहीखातों का जुलूस
free-clinic-morning = मुफ़्त जांच शिविर
kitchen-for-a-thousand = हज़ार थालियों की रसोई
ribbon-and-scissors = फ़ीता और कैंची
bridge-opened-twice = पुल का दूसरा उद्घाटन

## From data/seats.toml.

bazaar-town = बाज़ारपुर
cinema-road = सिनेमा रोड
mill-gate = मिल गेट
river-steps = नदी घाट
old-fort-ward = पुराना किला
monsoon-delta = सावन डेल्टा
ring-road-north = रिंग रोड उत्तर
stadium-heights = स्टेडियम हाइट्स
junction-city = जंक्शन नगर

## From data/strokes.toml.

lorry-full-of-pamphlets = ट्रक भर पर्चे
midnight-handshake = आधी रात की डील
door-to-door-sunday = इतवार की दस्तक
borrowed-speechwriter = उधार का भाषण-लेखक
surprise-audit = औचक ऑडिट
rain-on-the-fairground = मेले में बारिश
gentle-fact-check = प्यार से फ़ैक्ट-चेक
caravan-changes-course = काफ़िले ने रास्ता बदला
whistle-stop-train = हर स्टेशन रुकती रेल
volunteers-by-the-busload = बस भर-भर कार्यकर्ता
three-stages-one-evening = एक शाम, तीन मंच
microphone-trouble = माइक में गड़बड़
code-of-conduct-notice = आचार संहिता का नोटिस
morning-radio-hour = सुबह का रेडियो
standing-donors = पक्के चंदादाता
booth-level-machine = बूथ-बूथ की फ़ौज
