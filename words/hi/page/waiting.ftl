### Before the first move: the invitation, and who has taken which seat.

waiting-share = { $game }: एक कुर्सी आपके लिए
waiting-invite = दोस्तों को बुलाइए
waiting-take = कुर्सी संभालिए
waiting-moment = ज़रा रुकिए
waiting-table = { $game } · { $clock }
waiting-send = लिंक भेजिए, या दोस्त इस कोड पर फ़ोन का कैमरा कर लें। सब कुर्सियां भरते ही बाज़ी शुरू।
waiting-choose = रंग चुनिए। न खाता, न फ़ॉर्म।
waiting-link = न्योते का लिंक
waiting-copied = कॉपी हो गया
waiting-copy = लिंक कॉपी करें
waiting-qr = न्योते के लिंक का QR कोड
waiting-here = <strong>{ $host } सिर्फ़ इसी कंप्यूटर पर चलता है।</strong> अपने नेटवर्क के दोस्तों के लिए Hustings को <code>--listen 0.0.0.0:{ $port }</code> के साथ चलाइए, और लिंक में { $host } की जगह अपने कंप्यूटर का पता डालकर भेजिए।
waiting-elsewhere = <strong>यह लिंक आपके नेटवर्क पर चलता है।</strong> आपने पन्ना { $host } के नाम से खोला है, जो हर कंप्यूटर को उसी के पास ले जाता है; घर के दोस्त ऊपर वाला पता इस्तेमाल करें।
waiting-closed = <strong>{ $host } सिर्फ़ इसी कंप्यूटर पर चलता है।</strong> Hustings को <code>--listen 0.0.0.0:{ $port }</code> के साथ चलाइए; फिर आपके नेटवर्क के दोस्त <code>{ $address }</code> पर आ सकेंगे।
waiting-complete = सब आ गए। पासे सीलबंद हो रहे हैं; बाज़ी अपने आप शुरू होगी।
waiting-seats = खाली कुर्सियां
waiting-you = आप
waiting-sit = यहां बैठें
waiting-add-bot = बॉट बिठाएं
waiting-stand = उठें
waiting-remove = हटाएं
waiting-who-sits = { $party } पर कौन बैठे?
waiting-seat-bot = { $bot } बैठे
waiting-seat-some-bot = कोई बॉट बैठे
