### What the page of Politics as Usual says beside events and refusals: questions, buttons, panels, and what a screen reader is told.
### <b>…</b> is printed in bold.

## Names of things

you = आप
you-inside = आप
party =
    { $party ->
        [D] डेमोक्रेट
        [R] रिपब्लिकन
       *[I] निर्दलीय
    }
band =
    { $band ->
        [momentum] लहर
        [slander] कीचड़
       *[edge] दांव
    }
votes =
    { $minus ->
        [true] −
       *[false] {""}
    }{ $votes } वोट
favors = { $own } अपने और { $received } मिले हुए एहसान
named = { $name }: { $text }
figured = { $name } { $figure }
then = { $first }, फिर { $next }
further = { $first }; { $next }
no-thing = कुछ नहीं
close = बंद करें
why-not = क्यों नहीं?
accept = मानें
decline = ठुकराएं

## What a card does, as short as it can be said

effect =
    { $effect ->
        [peek] विरोधी का हाथ देखिए
        [skip] विरोधी की अगली बारी गई
        [clear_slander] एक उम्मीदवार का सारा कीचड़ साफ़
        [tiebreak] एक उम्मीदवार बराबरी जीते
       *[retrieve] रद्दी से एक लहर निकालिए
    }
effect-draw = { $count } कार्ड उठाइए
effect-draw-both = आप और एक विरोधी { $count }-{ $count } कार्ड उठाएं
effect-discard =
    { $aim ->
        [other] विरोधी के हाथ से बिना देखे { $count } कार्ड रद्दी में
       *[any] किसी एक के हाथ से बिना देखे { $count } कार्ड रद्दी में
    }
effect-steal = विरोधी से बिना देखे { $count } कार्ड खींचिए
effect-freeze-chosen =
    { $aim ->
        [other] विरोधी अपनी पसंद से { $count } कार्ड जाम करे
       *[any] कोई एक अपनी पसंद से { $count } कार्ड जाम करे
    }
effect-freeze-random =
    { $aim ->
        [other] विरोधी के हाथ से बिना देखे { $count } कार्ड जाम
       *[any] किसी एक के हाथ से बिना देखे { $count } कार्ड जाम
    }
effect-modify =
    { $aim ->
        [other] विरोधी का रुझान { $change }
       *[any] एक उम्मीदवार का रुझान { $change }
    }
effect-guard =
    { $guard ->
        [slander] एक उम्मीदवार पर अब कीचड़ नहीं
       *[momentum] एक उम्मीदवार की रखी लहर सुरक्षित
    }
effect-extra =
    इस बारी { $count ->
        [1] एक चाल
       *[other] { $count } तक चालें
    } और
effect-move = { $most } या कम की लहर का पाला बदलिए
effect-cancel =
    { $band ->
        [momentum] एक लहर रद्द
        [slander] एक कीचड़ रद्द
        [edge] एक दांव रद्द
       *[any] कोई भी कार्ड रद्द
    }
effect-redirect =
    { $band ->
        [momentum] रुझान में लगती लहर मोड़िए
        [slander] कीचड़ मोड़िए
        [edge] दांव मोड़िए
       *[any] कोई भी कार्ड मोड़िए
    }

# A heading above buttons with the names of those at whom, or of the cards on which, a card can be played.
aim =
    { $effect ->
        [peek] हाथ देखें:
        [skip] अगली बारी गई:
        [clear_slander] कीचड़ साफ़:
        [tiebreak] बराबरी जीते:
       *[retrieve] वापस लें:
    }
aim-draw-both = साथ में उठाए:
aim-discard = बिना देखे { $count } कार्ड गंवाए:
aim-steal = बिना देखे { $count } कार्ड खींचें:
aim-freeze-chosen = अपनी पसंद से { $count } कार्ड जाम करे:
aim-freeze-random = बिना देखे { $count } कार्ड जाम:
aim-modify = रुझान { $change }:
aim-guard =
    { $guard ->
        [slander] कीचड़ से बचाएं:
       *[momentum] लहर बचाएं:
    }
aim-move = पाला बदलें:
aim-cancel = रद्द करें:
aim-redirect = मोड़ें, निशाना:
aim-poll = रुझान { $polling } किसको:
aim-answer = जवाब
aim-play = चलें

card-says =
    { $card }{ $party ->
        [none] {""}
       *[other] , { $party }
    }, { $band }: { $polling ->
        [none] { $effect }
       *[other] रुझान { $polling }, या: { $effect }
    }
card-or = या

## What an Issue does, without the satire

issue-when =
    { $when ->
        [enter] उठते ही
        [round] पूरे दौर
       *[win] विजेता
    }
issue-rule =
    { $effect ->
        [own_only] लहर सिर्फ़ अपने उम्मीदवार के रुझान में
        [no_slander] कीचड़ मना है
       *[winner_speaks] अगला स्पीकर बने
    }
issue-speaker-bonus = स्पीकर का रुझान { $change }
issue-max-plays = अपनी बारियों में हर एक के ज़्यादा से ज़्यादा { $count } कार्ड
issue-low-boost = हर छपे 1 या 2 का रुझान { $change }
issue-all-draw = सब { $count } कार्ड उठाएं
issue-all-discard = सब { $count } कार्ड फेंकें
issue-all-freeze = सब { $count } कार्ड जाम करें
issue-pass-left = सब { $count } कार्ड बाएं पड़ोसी को दें
issue-winner-draw = { $count } कार्ड उठाए
issue-losers-draw = बाकी सब { $count } कार्ड उठाएं
issue-winner-discard = { $count } कार्ड फेंके
issue-take-favor = विरोधी से { $count } एहसान वसूले

## What a Candidate’s power is called

power-none = कोई खूबी नहीं
power =
    { $power ->
        [wins_ties] हर बराबरी जीते
        [stonewall] पत्थर की दीवार: एक कार्ड से कीचड़ बेअसर
       *[foresight] दूर की नज़र: अगला मुद्दा देखे
    }
power-sidestep = टालना { $less } सस्ता
power-parade = कोई भी लहर हो, तो +{ $more }
power-war-room = शुरुआत में { $count } कार्ड ज़्यादा
power-consolation = { $count } लहर होते हारे, तो एक कार्ड
power-recycle-any = रद्दी का नया माल: एक कार्ड बदलिए
power-recycle = रद्दी का नया माल: { $most } या कम की लहर बदलिए

## Who leads

leads-now =
    अभी जीत { $you ->
        [true] आपकी
       *[false] { $name } की
    } होगी।
leads-tie =
    { $many ->
        [true] { $count } बराबरी पर
       *[false] { $names } बराबरी पर
    }; जीत { $you ->
        [true] आपकी
       *[false] { $name } की
    } होगी, { $why ->
        [power] बराबरी जीतने की खूबी से
        [card] { $card } के दम पर
        [speaker] क्योंकि बराबरी स्पीकर जीतता है
        [you-speak] क्योंकि बराबरी स्पीकर जीतता है
        [you-first] क्योंकि स्पीकर { $speaker } से घड़ी की दिशा में पहले आप हैं
       *[order] क्योंकि स्पीकर { $speaker } से घड़ी की दिशा में पहला नंबर उन्हीं का है
    }।
leads-some-card = एक कार्ड

## What is asked of a player

asks-candidate = अपना उम्मीदवार चुनिए: एक पार्टी, लेन-देन के कुछ एहसान, और एक खूबी।
asks-over = वोट गिने जा चुके।
asks-pick =
    { $cause ->
        [sidestep] टालने के दाम में फेंकने को
        [discard] फेंकने को
        [pass_left] बाएं पड़ोसी को देने को
        [winner_discard] जीत के दाम में फेंकने को
       *[freeze] दौर के आखिर तक जाम करने को
    } { $count } कार्ड चुनिए।
asks-take = जीत आपकी। एक विरोधी से एहसान वसूलिए: कोई पोडियम छुइए।
asks-contest = स्पीकर आप, मुद्दा “{ $issue }”, { $votes }। मुकाबला खोलिए: यह टल नहीं सकता।
asks-sidestep =
    स्पीकर आप, मुद्दा “{ $issue }”, { $votes }। मुकाबला खोलिए, या टालिए: { $cost ->
        [0] मुफ़्त
       *[other] { $cost } कार्ड
    }।
asks-react =
    “{ $card }” { $how ->
        [polled-you] आपके रुझान में लगा है
        [polled] रुझान में लगा है
        [played-you] आप पर चला है
       *[played] किसी ने चला है
    }। कार्ड से जवाब दीजिए, या होने दीजिए।
asks-turn =
    { $hand ->
        [0] आपकी बारी, हाथ खाली: पास कहिए।
       *[other] आपकी बारी: लहर रुझान में लगाइए, कार्ड असर के लिए चलिए, या पास कहिए।
    }{ $plays ->
        [none] {""}
       *[other] {" "}चालें बाकी: { $plays }।
    }{ $cards ->
        [none] {""}
       *[other] {" "}इस दौर में चलने को कार्ड बाकी: { $cards }।
    }
asks-choose = चुनिए।

## Moves, on buttons and for screen readers

move-candidate = { $candidate } बनकर लड़ें
move-no-name = { $candidate }, { $party } बनकर लड़ें
move-sidestep = मुद्दा टालें
move-contest = मुकाबला खोलें
move-poll = { $at } के रुझान में { $card }
move-play = { $card } चलें
move-play-on = { $card } चलें, निशाना { $on }
move-play-at = { $at } पर { $card } चलें
move-play-move = { $card } चलें: { $on } अब { $at } की ओर
move-pass = पास
move-react = { $card } से जवाब
move-react-at = { $card } से जवाब: { $at } पर मोड़ें
move-ok = होने दें
move-foresight = अगला मुद्दा देखें
move-power = खूबी चलाएं, देकर: { $card }
move-pick = { $card } चुनें
move-done = बस
move-take = { $from } से एहसान वसूलें
move-offer = { $to } को { $give } एहसान की पेशकश
move-ask = { $to } से { $want } एहसान मांगें
move-swap = { $to } को { $give } एहसान, बदले में { $want }
move-accept = { $from } की पेशकश मानें
move-decline = { $from } की पेशकश ठुकराएं
move-withdraw = अपनी पेशकश वापस लें
closing-sidestep = टालें

## Where Votes and Polling come from

sum-received =
    मिले एहसान: { $count }{ $worth ->
        [0] {""}
        [1] {""}
       *[other] , हर एक { $worth }
    }
sum-own =
    अपने एहसान: { $count }{ $worth ->
        [0] {" "}(गिने नहीं जाते)
       *[other] {""}
    }
polling-issue = { $card }, मुद्दे से
polling-party = { $card }, अपनी पार्टी
polling-parade = परेड
polling-speaker = स्पीकर

holding-none = अभी उम्मीदवार नहीं
holding =
    { $candidate } · { $cards } कार्ड{ $frozen ->
        [0] {""}
       *[other] , { $frozen } जाम
    }

## The board

picks-send =
    { $cause ->
        [freeze] जाम करें { $chosen } / { $needed }
        [card_freeze] जाम करें { $chosen } / { $needed }
        [pass_left] थमाएं { $chosen } / { $needed }
       *[discard] फेंकें { $chosen } / { $needed }
    }
picks-recycle = इसके बजाय बदल लें
heard = रुझान: { $changes }
heard-plus = { $name } { $by } ऊपर
heard-minus = { $name } { $by } नीचे
settles = फिर फ़ैसला तय: “{ $issue }” में जीत { $name } की।
stage = मंच, { $leads }
stage-before = मंच, मुकाबले से पहले
lectern =
    { $name }, { $candidate }; रुझान { $polling }; { $cards } कार्ड{ $frozen ->
        [0] {""}
       *[other] , { $frozen } जाम
    }; { $favors }{ $leads ->
        [true] ; अभी जीत इनकी
       *[false] {""}
    }{ $speaker ->
        [true] ; स्पीकर
       *[false] {""}
    }{ $target ->
        [true] ; चुनने लायक
       *[false] {""}
    }
lectern-parade = परेड { $change }
lectern-speaker-bonus = स्पीकर { $change }
lectern-leads = आगे
lectern-speaker = स्पीकर
placard =
    { $value ->
        [none] { $card }: { $effect }
       *[other] { $card } { $value }: { $effect }
    }

hand =
    आपका हाथ, { $cards } कार्ड{ $frozen ->
        [0] {""}
       *[other] , { $frozen } जाम
    }
hand-frozen = { $card }, दौर के आखिर तक जाम
hand-empty = आपका हाथ खाली है। बंटवारे में और कार्ड आएंगे।

slip = { $card }: इसका क्या करें
slip-card = { $card } …
slip-to = { $card }, निशाना:
slip-give-up = यह कार्ड दे दें
slip-cancel = { $card } रद्द करें
slip-useless = अभी यह किसी काम का नहीं।
slip-close = कार्ड वापस रखें

forecast = इस चाल के बाद रुझान
forecast-then = फिर
forecast-stands = टिका
forecast-canceled = रद्द
forecast-to = →
forecast-leads = आगे
prospect-stands = टिका तो
prospect-canceled = रद्द हुआ तो
prospect-sent = { $name } पर मुड़ा तो
prospect-somebody = किसी पर मुड़ा तो

issue = मुद्दा
issue-round = दौर { $round }/{ $rounds }
issue-speaker = स्पीकर { $name }
issue-effect = <b>{ $when }:</b> { $effect }।
issue-sidestep = टालना: { $cost } कार्ड
issue-no-way = इससे बचने का रास्ता नहीं
issue-over = हॉल में झाड़ू लग रही है।
issue-before = हॉल भर रहा है।

ladder-side = क्या चल रहा है
ladder = चाल और उसके जवाब, सबसे नया पहले
ladder-read = { $card } पढ़ें
ladder-asked =
    { $you ->
        [true] आपसे पूछा गया है
       *[false] { $name } से पूछा गया है
    }{ $more ->
        [true] , फिर { $names }
       *[false] {""}
    }।
ladder-forecast =
    { $prospect }: { $you ->
        [true] <b>आप</b> { $polling } से आगे
       *[false] <b>{ $name }</b> { $polling } से आगे
    }
ladder-passes =
    { $passes ->
        [0] लगातार { $seats } पास, और मुकाबला खत्म
       *[other] { $seats } में से { $passes } पास
    }
ladder-speaker =
    बात किस पर होगी, यह { $you ->
        [true] आप पर है
       *[false] { $name } पर है
    }।

candidates = उम्मीदवार
candidate = { $name }, { $party }, { $favors } एहसान। { $power }।
candidate-taken = { $candidate } { $name } के साथ
candidate-free = { $candidate } अभी खाली
candidate-run = इन्हीं के साथ लड़ें

dossier = { $name }: रुझान और उम्मीदवार
dossier-none = अभी उम्मीदवार नहीं
dossier-line = { $name } · { $votes } ·
dossier-party = { $name }, { $party } · { $votes } ·
dossier-power =
    <b>{ $power }{ $used ->
        [true] {" "}(इस दौर में चल चुकी)
       *[false] {""}
    }।</b> { $text }
dossier-plays = अपनी बारियों में चले कार्ड: { $limit } में से { $made }।
dossier-polling = रुझान (PU-7.5)
dossier-nothing = अभी कुछ नहीं
dossier-total = कुल
dossier-also = यहां यह भी: { $card }

## Panels beside the stage

panels = मंच के बगल में
panel-title =
    { $panel ->
        [deals] सौदों की मेज़
        [cards] कार्ड गिनती
       *[votes] वोट-ढेरियां
    }
panel-label =
    { $panel ->
        [deals] सौदे
        [cards] कार्ड
       *[votes] वोट
    }
panel-key = { $title } ({ $key })

deal =
    { $you ->
        [true] आप { $gain }
       *[false] { $name } { $gain }
    }, { $other } { $other-gain } वोट
deal-sentence =
    { $you ->
        [true] आप { $gain }
       *[false] { $name } { $gain }
    }, { $other } { $other-gain } वोट।
deal-unpayable = अभी चुकाया नहीं जा सकता।
deal-open-desk = मेज़ खोलें
desk-open = खुली पेशकशें
desk-table = टेबल पर
desk-none = टेबल पर कोई पेशकश नहीं।
desk-withdraw = वापस लें
desk-make = पेशकश करें
desk-yours = आपकी पेशकश
desk-whom = किसे
desk-give = आपकी ओर से
desk-want = बदले में
desk-promise = कोई वादा, मन हो तो (सबको दिखता है, बांधता किसी को नहीं)
desk-example = आप पर अगला विज्ञापन रद्द करना मेरा ज़िम्मा
desk-offer = पेश करें
desk-impossible = पेश करें (मुमकिन नहीं)
desk-left = इस दौर में { $count } बाकी
desk-cannot = अभी आपकी पेशकश नहीं हो सकती।
desk-record = वादों का रजिस्टर
desk-kept = कहा और किया
desk-state =
    { $state ->
        [open] दौर { $round }, खुली
        [accepted] दौर { $round }, मंज़ूर
        [declined] दौर { $round }, ठुकराई
        [withdrawn] दौर { $round }, वापस ली
       *[lapsed] दौर { $round }, बेकार गई
    }
desk-said = कहा
desk-done = किया
desk-nothing-yet = अभी कुछ नहीं
desk-no-deal = सौदा नहीं हुआ
desk-no-deals = अभी कोई सौदा नहीं हुआ। पहला एहसान हमेशा सबसे आसान होता है।

counter-place =
    { $place ->
        [hand] आपके हाथ में
        [play] मैदान में
        [discard] रद्दी में
       *[out] नज़र से बाहर
    }
counter-places =
    { $place ->
        [hand] { $count } आपके हाथ में
        [play] { $count } मैदान में
        [discard] { $count } रद्दी में
       *[out] { $count } नज़र से बाहर
    }
counter-sight = नज़र से बाहर: { $pile } गड्डी में, { $hands } औरों के हाथ में। रद्दी में: { $discarded }।
counter-sight-all = नज़र से बाहर: { $pile } गड्डी में, { $hands } हाथों में। रद्दी में: { $discarded }।
counter-out = शायद बाहर: { $all } में से { $out }
counter-symbols = निशान
counter-symbols-momentum = लहर पर निशान
counter-no-symbol = कोई नहीं
counter-seen = जो आपने देखा
counter-held = { $name } के हाथ में था: { $cards }।
counter-gone = { $card } (अब नहीं)
counter-issues = मुद्दे
counter-deck = गड्डी में { $cards } कार्ड बाकी
counter-next = अगला आपको पता है: <b>{ $issue }</b>।
counter-bottom = गड्डी का निचला सिरा, जैसा सबने देखा: सबसे आखिर में <b>{ $issues }</b>।
counter-where =
    { $where ->
        [up] अभी सामने
        [top] अगला
        [bottom] सबसे नीचे
       *[unknown] अनदेखा
    }

stacks-deck = गड्डी में { $issues } मुद्दे बाकी, सब मिलाकर ज़्यादा से ज़्यादा { $votes }।
stacks-deck-now = गड्डी में { $issues } मुद्दे बाकी, सब मिलाकर ज़्यादा से ज़्यादा { $votes }, और अभी { $issue } के { $worth }।
stacks-of = { $name }, { $votes }
stacks-none = कोई मुद्दा नहीं जीता
stacks-favors =
    कार्ड पर { $own } ({ $own-worth ->
        [0] वोट नहीं
       *[other] हर एक { $own-worth } वोट
    }), ढेरी में { $received } ({ $received-worth ->
        [0] वोट नहीं
       *[other] हर एक { $received-worth } वोट
    })
stacks-landslide = आंधी की ओर
stacks-reached = आंधी
stacks-short = आंधी से { $short } कम
stacks-ahead = सबसे { $lead } आगे; आंधी से { $short } कम

## Election night

night-favors = एहसान
night-call = { $label }: { $name } { $figure }
night-quiet = हॉल में सन्नाटा
night-counted = गिनती पूरी: { $all } में से { $counted }
night-level = { $because }। वोट बराबर: पहले वह जो बराबरी जीतता है, फिर जिसने ज़्यादा मुद्दे जीते (PU-12.3, PU-12.4)

## The position, read aloud

tell-choosing = उम्मीदवार चुने जा रहे हैं।
tell-over = चुनाव हो चुका है।
tell-round = दौर { $round }, कुल { $rounds }: { $issue }, { $votes }। { $when }: { $effect }। स्पीकर { $speaker }।
tell-link =
    { $number }. { $name }: { $card } ({ $mode ->
        [poll] रुझान में
        [reaction] जवाब
       *[effect] चला
    }){ $aimed ->
        [true] , निशाना { $at }
       *[false] {""}
    }।
tell-no-candidate = उम्मीदवार नहीं
tell-camp =
    { $name }, { $candidate }: रुझान { $polling }, { $votes }, { $favors }, { $cards } कार्ड{ $frozen ->
        [0] {""}
       *[other] , { $frozen } जाम
    }।{ $front ->
        [none] {""}
       *[other] {" "}सामने: { $front }।
    }
tell-hand = आपका हाथ: { $cards }।
tell-hand-empty = खाली
tell-frozen = जाम: { $cards }।
tell-card = { $number } { $card }
tell-offer =
    { $from } की पेशकश { $to } को: { $give } दें, { $want } लें{ $promises ->
        [true] : “{ $promise }”
       *[false] {""}
    }।
tell-bottom = मुद्दों की गड्डी का देखा हुआ निचला सिरा: { $issues }।
