### The page "You": passkeys, another device, recovery, everything about me.

# Passkeys.
passkeys-title = पासकी
passkeys-about = पासकी यानी पासवर्ड की जगह आपकी उंगली, चेहरा या चाबी। वह आपके डिवाइस में रहती है; हमें बस इतना पता चलता है कि वह आपकी है।
passkeys-none = अभी कोई नहीं।
passkeys-add = पासकी जोड़ें
passkeys-name = इसका नाम
passkeys-usual-name = यह डिवाइस
passkeys-made = { $when } बनी
passkeys-used = पिछला इस्तेमाल { $when }
passkeys-unused = अभी तक इस्तेमाल नहीं हुई
passkeys-elsewhere = { $place } पर चलती है
passkeys-remove = “{ $name }” को हटाएं
passkeys-removed = हटा दी।
passkeys-added = जुड़ गई। अब से इससे भी साइन इन हो सकेगा।
passkeys-not-here = पासकी के लिए ऐसा सर्वर चाहिए जिसका अपना नाम और सुरक्षित कनेक्शन (https) हो।
passkey-sign-in = पासकी से साइन इन
passkey-claim = इस मेहमान को पासकी से पक्का करें
passkey-claim-about = पासकी हो, तो खाते के लिए बस एक नाम चाहिए।
passkey-given-up = कुछ नहीं बदला: डिवाइस से पूछा गया, जवाब नहीं मिला।

# Another device.
device-title = दूसरे डिवाइस पर जारी रखें
device-about = यहां कोड मांगिए और वहां टाइप कीजिए। आपकी सारी टेबलें साथ चलेंगी, मेहमान की भी।
device-ask = कोड दिखाएं
device-code = दूसरे डिवाइस के लिए कोड
device-how = दूसरे डिवाइस पर यह पता, या यही पेज, खोलिए और कोड टाइप कीजिए। कोड एक ही बार चलता है, पांच मिनट तक।
device-waiting = दूसरे डिवाइस का इंतज़ार।
device-used = अब दूसरे डिवाइस पर भी आप ही हैं।
device-over = यह कोड पुराना हो गया। दूसरा मांगिए।
device-stop = रोकें
device-have = मेरे पास दूसरे डिवाइस का कोड है
device-type = दूसरे डिवाइस पर दिख रहा कोड
device-use = यहां जारी रखें
device-here = अब यहां भी आप वही हैं।
sign-in-title = यहां जारी रखें

# Recovery.
recovery-title = अगर कभी साइन इन न हो पाए
recovery-about = चाहें तो एक ईमेल पता दीजिए, बस इसी काम के लिए। आपके मांगने पर नए पासवर्ड का लिंक वहां भेजा जाएगा।
recovery-address = इसके लिए ईमेल पता
recovery-send = पुष्टि का लिंक भेजें
recovery-waits = हमने { $address } पर संदेश भेजा है। उसका लिंक खोलिए।
recovery-set = नए पासवर्ड का लिंक { $address } पर भेजा जा सकता है।
recovery-remove = पता हटाएं
recovery-removed = हटा दिया।
recover-title = साइन इन नहीं हो रहा
recover-about = खाते में इस काम के लिए कोई पता दिया गया हो, तो फिर से साइन इन करने का लिंक वहां भेजा जाएगा।
recover-who = खाते का नाम, या जो पता दिया गया था
recover-ask = मुझे लिंक भेजें
recover-asked = ऐसा खाता हो और उसमें पता दिया गया हो, तो संदेश रास्ते में है। उसका लिंक एक घंटे तक चलेगा।
recover-new-title = नया पासवर्ड
recover-new-about = इससे सभी उपकरण साइन आउट हो जाएंगे, और इस पर साइन इन हो जाएगा।
recover-new = नया पासवर्ड, कम से कम 8 अक्षर
recover-set = यही रखें
confirm-title = क्या यह आपका पता है?
confirm-about = पुष्टि के बाद, खाते के मालिक से कभी साइन इन न हो पाए, तो नए पासवर्ड का लिंक इस पते पर भेजा जा सकेगा।
confirm-do = हां, यह मेरा पता है
confirm-done = पुष्टि हो गई।

# Leaving.
mine-title = मेरे बारे में सब कुछ
mine-about = आपके बारे में जो कुछ यहां रखा है, सब एक फ़ाइल में: टेबलें, रिकॉर्ड, खबर पाने के रास्ते।
mine-export = फ़ाइल सहेजें
leave-title = मेरे बारे में सब कुछ मिटाएं
leave-about = जो बाज़ियां जारी हैं, उनमें आपकी जगह बॉट खेलेगा। पूरी हो चुकी बाज़ियां दूसरों के लिए ज्यों की त्यों रहेंगी, बस आपके नाम के बिना। बाकी सब मिट जाएगा: सेशन, पासकी, पते, वे सेट जिनसे कोई नहीं खेला, प्रयोग। इसे कोई वापस नहीं ला सकता।
leave-ask = मेरे बारे में सब कुछ मिटाएं …
leave-sure = पक्का? इसमें से कुछ भी वापस नहीं आएगा।
leave-do = हां, मिटा दें
leave-not = नहीं, रहने दें
leave-done = आपके बारे में सब कुछ मिट गया। यहां आप नए मेहमान हैं।

# It is you.
proof-title = दिखाइए कि यह आप ही हैं
proof-about = अब जो होने वाला है, वह आपके साइन इन से जुड़ा है, इसलिए एक बार फिर पूछ रहे हैं।
proof-secret = आपका पासवर्ड
proof-go = हां, मैं ही हूं
proof-passkey = पासकी से
