### पन्ने के बाहर लोगों को जो बताया जाता है: उपकरणों पर, ई-मेल से, चैट और कैलेंडर में।

notice-turn = { $game } में आपकी बारी है ({ $others } के साथ)। { $left }
notice-reminder = { $game } ({ $others } के साथ) अब भी आपकी चाल के इंतज़ार में है। { $left }
notice-turn-of = { $game } में { $who } की बारी है। { $left }
notice-reminder-of = { $game } अब भी { $who } के इंतज़ार में है। { $left }
notice-started = { $game } ({ $others } के साथ) शुरू हो गया है।
notice-over = { $game } समाप्त हुआ। विजेता: { $winners }।
notice-many = { $count ->
    [one] { $count } मेज़ पर नई ख़बर है
   *[other] { $count } मेज़ों पर नई ख़बर है
}
notice-deadline = { $game } में आपकी चाल

# कितना समय बाकी है।
notice-no-limit = समय की कोई सीमा नहीं है।
notice-days = { $days ->
    [one] { $days } दिन बाकी है।
   *[other] { $days } दिन बाकी हैं।
}
notice-hours = { $hours ->
    [one] { $hours } घंटा बाकी है।
   *[other] { $hours } घंटे बाकी हैं।
}
notice-minutes = { $minutes ->
    [one] { $minutes } मिनट बाकी है।
   *[other] { $minutes } मिनट बाकी हैं।
}

# ई-मेल।
notice-foot = ये संदेश आपने माँगे थे। इन्हें रोकने के लिए:
notice-confirm-title = क्या यह आपका पता है?
notice-confirm = { $name } चाहते हैं कि Hustings में उनकी बारी आने पर उन्हें यहाँ बताया जाए। अगर वह आप हैं, तो इस लिंक पर जाइए:
notice-confirm-foot = अगर वह आप नहीं हैं, तो कुछ मत कीजिए; और कोई संदेश नहीं आएगा। पक्का करने के लिए:
notice-trial = यह काम करता है: अब से आपकी बारी आने पर आपको यहाँ बताया जाएगा।

# Letters about an account.
letter-address-title = क्या यह आपका पता है?
letter-address = Hustings का खाता “{ $account }” यह पता जोड़ना चाहता है, ताकि उसके मालिक से कभी साइन इन न हो पाए, तो यह काम आए। वह आप हैं, तो यह लिंक खोलिए और वहां का बटन दबाइए। नहीं हैं, तो कुछ मत कीजिए।
letter-recovery-title = नया पासवर्ड
letter-recovery = किसी से, शायद आप ही से, Hustings के खाते “{ $account }” में साइन इन नहीं हो पा रहा। यह लिंक नए पासवर्ड तक ले जाता है; एक ही बार चलता है, और एक घंटे तक। वह आप नहीं थे, तो कुछ मत कीजिए: यह लिंक किसी और ने नहीं देखा।
