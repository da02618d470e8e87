### What the page of Kursi says beside events and refusals: questions, buttons, close-ups, and what a screen reader is told.
### It is read together with sw.ftl, whose messages may stand inside. Letters A to E are Seats. <b>…</b> is printed in bold.

## Names of things

icon =
    { $icon ->
        [E] { icon-E }
        [W] { icon-W }
        [D] { icon-D }
        [C] { icon-C }
        [I] { icon-I }
        [R] { icon-R }
       *[P] { icon-P }
    }
# So many icons of a kind, in a list: "2 Capital, 1 Influence".
icon-count = { $icon } { $count }
# A card in a list, with its number where there is more than one.
card-count =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
# A card with the id that moves are typed with.
card-typed = { $id } { $card }
# A list that has nothing in it.
no-thing = hakuna
# A party in a list of figures: "you 3, Ben 2".
party-figure =
    { $you ->
        [true] wewe { $figure }
       *[false] { $name } { $figure }
    }
# A Seat by its letter and name.
seat-named = { $letter } { $name }
# Something by its name, and what it is or does.
named = { $name }: { $text }

## What a card is

kind-rally =
    Kadi ya Mkutano ya { $issue }{ $bolster ->
        [true] , yaweza kuchomekwa mkutano wake ukiisha
       *[false] {""}
    }
kind-asset = Kadi ya Rasilimali, { $icons }, bei { $cost }

## What a Masterstroke does

effect-grant = Chomeka kadi moja ya Rasilimali kutoka mkononi chini ya mgombea wako, bila malipo.
effect-minus = Tia −2 ya mpinzani kwenye Kiti chochote.
effect-draw = Vuta hadi kadi { $count }, za Mkutano na Rasilimali kwa mchanganyiko wowote.
effect-votes = Weka kura zako { $count } kwenye Kiti kimoja chochote.
effect-steal =
    { $count ->
        [one] Chukua kadi moja kwa bahati nasibu kutoka mkononi mwa mpinzani.
       *[other] Chukua kadi { $count } kwa bahati nasibu kutoka mkononi mwa mpinzani.
    }
effect-discard =
    { $count ->
        [one] Mpinzani anatupa kadi moja anayoichagua mwenyewe.
       *[other] Mpinzani anatupa kadi { $count } anazozichagua mwenyewe.
    }
effect-scatter =
    { $count ->
        [one] Kadi ya juu ya mkutano wa mpinzani inatupwa.
       *[other] Kadi { $count } za juu za mkutano wa mpinzani zinatupwa.
    }
effect-shift = Hamisha hadi kadi { $count } kutoka juu ya mkutano wako mmoja hadi kwa mgombea wako mwingine.
effect-icons =
    { $whose ->
        [other] Kiwango cha { $icon } cha mpinzani kinashuka kwa { $by }.
       *[own] Kiwango chako cha { $icon } kinapanda kwa { $by }.
    }
effect-rebate =
    { $count ->
        [one] Unalipa kadi moja pungufu kwa Rasilimali.
       *[other] Unalipa kadi { $count } pungufu kwa Rasilimali.
    }
effect-ends =
    { $count ->
        [one] Unaweza kumaliza mkutano mmoja zaidi.
       *[other] Unaweza kumaliza mikutano { $count } zaidi.
    }
effect-damp = Chagua Kiti: mikutano ambayo wapinzani wanamaliza huko inapungukiwa na kura { $count }.
effect-ladder =
    { $count ->
        [one] Mikutano yako hufikia kila kidato cha ngazi mapema kwa kadi moja.
       *[other] Mikutano yako hufikia kila kidato cha ngazi mapema kwa kadi { $count }.
    }
effect-shielded = { $effect } Aliyeshika maiki yuko salama nayo.
# How long a Masterstroke works, at the head of its card.
lasting =
    { $lasting ->
        [now] papo hapo
        [round] raundi hii
       *[game] hadi mwisho wa mchezo
    }
# The same before what it does.
lasting-effect =
    { $lasting ->
        [now] Papo hapo: { $effect }
        [round] Raundi hii: { $effect }
       *[game] Hadi mwisho wa mchezo: { $effect }
    }
stroke-shield = Maiki hukinga dhidi yake

## What is asked of a player

asks-nothing = Kura zinahesabiwa.
asks-pick = Chagua mgombea, wa { $number } kati ya { $seats }; pakiti iliyobaki inaenda kushoto.
asks-field = Mpeleke kila mgombea kwenye Kiti, kwa kampeni nzima. Hakuna anayeona hadi wote wamalize.
asks-give = Kuna sare ya Umaarufu, na lazima uipitishe maiki. Kwa nani?
asks-take = Umeshika maiki: chukua Turufu ya wazi, au moja bila kuiona.
asks-rally-take = Mkutano wa kadi { $length }: unaweza kuchukua Turufu.
asks-stroke = Weka Turufu moja kifudifudi, au ziweke akiba zote. Zote hufunuliwa pamoja.
asks-target = “{ $stroke }”: { $effect } Chagua shabaha, au iache ipotee bure.
asks-stroke-draw = “{ $stroke }”: { $effect }
asks-draw = Vuta kadi za Mkutano hadi { $rally } (Mtaji) na Rasilimali hadi { $asset } (Ushawishi).
asks-play = Weka hadi kadi { $cards } kifudifudi kwa wagombea wako (Heshima). Chache, au hakuna, pia sawa.
asks-pay = Lipia Rasilimali zako: chagua kadi { $cards } za kutupa, za aina yoyote.
asks-stroke-drop = “{ $stroke }”: tupa kadi { $cards } unazochagua.
asks-drop = Una zaidi ya kadi { $limit }: tupa { $cards }.
asks-end =
    { $rallies ->
        [one] Maliza mkutano 1 upate kura sasa, au uache ukue.
       *[other] Maliza hadi mikutano { $rallies } upate kura sasa, au iache ikue.
    }
asks-end-last =
    { $rallies ->
        [one] Maliza mkutano 1 upate kura sasa
       *[other] Maliza hadi mikutano { $rallies } upate kura sasa
    }: ni raundi ya mwisho, na usiomalizwa unapotea.
asks-votes = Kura { $votes } kwenye { $at }: kwa kadi zipi?
asks-votes-short = Kura { $votes } kwenye { $at }: kwa kadi zipi? Ulipata { $wanted }, lakini chenji haipo.
asks-tuck = Mkutano una kadi ya Nguzo: ubakize moja chini ya mgombea, bila malipo?
asks-minus = Mkutano wa kadi { $length } waweza kuacha −2: ya nani, na kwenye Kiti kipi?
asks-extra = Mkutano mrefu hivyo huleta kura { $votes } zaidi kwenye { $at }.
asks-free = Una Mtaji mwingi zaidi: weka kura { $votes } kwenye Kiti kimoja chochote, au ziache.

# What a part of a move is asked for, at the head of the desk.
question-count = Kadi ngapi?
question-minus = −2 ya nani?
question-player = Nani?
question-onto = Kwa mgombea yupi?
question-under = Chini ya mgombea yupi?
question-from = Kutoka kwa mgombea yupi?
question-seat = Kiti kipi?

# What would be thrown away, as a question that is asked once.
warns-stop =
    { $rallies ->
        [one] Mkutano wa { $places } unapotea usipoumaliza sasa. Upotee?
       *[other] Mikutano ya { $places } inapotea usipoimaliza sasa. Ipotee?
    }
warns-stroke = Hali ilivyo mezani, “{ $stroke }” haitafanya kitu. Uiweke hata hivyo?
warns-target = “{ $stroke }” basi haitafanya kitu, na itakwenda. Uipoteze?

# What declining would mean.
passing-stroke = Kubaki nazo hakugharimu kitu; kadi iliyowekwa imekwenda, lolote iwalo.
passing-target = Ukiiacha ipite, Turufu inapotea bure.
passing-end = Mkutano usiomalizwa huendelea kukua; baada ya raundi ya { $last } usiomalizwa hauna thamani.
passing-end-last = Hii ni raundi ya mwisho: mkutano usiomalizwa sasa unapotea.
passing-tuck = Vinginevyo kila kadi ya mkutano inatupwa.
passing-minus = Kukataa hakubadilishi kitu; mkutano huu hautakuwa na nafasi nyingine.
passing-take = Ukikataa, zinabaki zilipo.
passing-votes = Kura unazoacha sasa zinapotea.

## Moves, on buttons and for screen readers

move-pick = Chagua { $tile }
move-field = Msimamishe { $tile } kwenye { $at }
move-give = Mpe { $player } maiki
move-take-nothing = Usichukue
move-take-unseen = Chukua bila kuona
move-take = Chukua “{ $stroke }”
move-stroke-none = Baki na Turufu
move-stroke = Weka “{ $stroke }”
move-target-none = Iache ipite
move-target-place = Kiti { $at }
move-target-at = { $player } kwenye { $at }
move-target-grant = { $card } chini ya { $at }
move-target-shift = Hamisha { $count } kutoka { $from } hadi { $to }
move-draw = Vuta Mkutano { $rally } na Rasilimali { $asset }
move-play = Cheza { $card } kwenye { $at }
move-done = Huo ndio mpango
move-pay = Lipa kwa { $card }
move-drop = Tupa { $card }
move-end = Maliza mkutano wa { $at } kwa { $issue }
move-stop = Basi, imetosha
move-tuck-none = Usichomeke
move-tuck = Chomeka { $card }
move-minus-none = Hakuna −2
move-minus = −2 ya { $player } kwenye { $at }
move-extra-none = Hakuna kura zaidi
move-extra =
    { $votes ->
        [0] Weka kura zaidi
       *[other] Weka kura { $votes } zaidi
    }
move-free-none = Acha kura
move-free =
    { $votes ->
        [0] Kura za bure kwenye { $at }
       *[other] Kura { $votes } kwenye { $at }
    }
# Vote cards by their figures: "Pay 5+1".
move-votes = Lipa { $cards }
closing-stop = Usimalize mikutano zaidi

# A part of a move that is being put together.
part-onto = juu ya { $at }
part-own = yako mwenyewe
part-cards = kadi { $count }
part-unseen = Bila kuiona

## Where in the game we are

step =
    { $step ->
        [pawn] Maiki
        [take] Turufu
        [draw] Vuta
        [play] Panga
        [pay] Lipa
        [end] Mikutano
       *[limit] Kikomo
    }
phase-draft = Mchujo, chaguo la { $pick } kati ya { $picks }
phase-field = Wagombea wanapata Viti
phase-bonus = Uchaguzi: alama zinazolingana
phase-free = Uchaguzi: Mtaji mwingi zaidi
phase-over = Viti vyote vimehesabiwa
phase-round = Raundi ya { $round } kati ya { $rounds }

## A rally and its ladder

rung =
    { $rung ->
        [tuck] chomeka kadi ya Nguzo
        [minus] tia −2
        [take] chukua Turufu
       *[extra] kura { $votes } zaidi
    }
rungs-none = bado hakuna faida
# What a rally has reached, and how many cards the next rung is away.
rungs-short = Kadi { $cards }: { $benefits }; bado { $short } kufikia: { $next }.
rungs-all = Kadi { $cards }: { $benefits }.
rung-short = Bado kadi { $short } kufikia: { $next }.
# The sum of a rally that is ended: for the Seat’s issue and for a Masterstroke against it only where there is something.
ending =
    { $letter }, { $issue }: { $rally } za mkutano + { $candidate } za mgombea{ $seat ->
        [0] {""}
       *[other] {" "}+ { $seat } kwa ajenda ya Kiti
    }{ $damp ->
        [0] {""}
       *[other] {" "}− { $damp }
    } = kura { $votes }{ $short ->
        [true] , lakini akiba inaweza kulipa { $payable } tu (KU-6.1)
       *[false] {""}
    }.
ending-rungs = { $ending } { $rungs }
ending-short =
    { $rally } za mkutano + { $candidate } za mgombea{ $seat ->
        [0] {""}
       *[other] {" "}+ { $seat } kwa Kiti
    }{ $damp ->
        [0] {""}
       *[other] {" "}− { $damp }
    } = <b>{ $votes }</b>{ $short ->
        [true] , zinalipika { $payable }
       *[false] {""}
    }
# What an ended rally would bring, in a list: "4 for Welfare, 2 for Economy".
worth = { $votes } kwa { $issue }

## The desk

wall = Ukuta wa Kursi. Vitufe vya mishale hutembea, Enter huchagua, Shift na Enter hutuma ulichopanga, Escape huachilia.
wall-waiting = Vyama vinachagua wagombea wao nyuma ya milango iliyofungwa.
desk = Dawati lako
desk-send = Zitume
desk-all = Ni hayo tu
desk-none = Usicheze kadi
desk-field = Wasimamishe
desk-drop = Tupa
desk-pay = Lipa
desk-sending = Inatuma …
desk-clear = Ondoa zote
desk-back = Nyuma
desk-yes = Ndiyo, fanya
desk-may-lay =
    { $more ->
        [true] Unaweza kuweka kadi { $most } zaidi.
       *[false] Unaweza kuweka hadi kadi { $most }.
    }
# One line even on the smallest phone.
desk-laid = Umeweka { $count } kati ya { $most }.
desk-laid-cost = Umeweka { $count } kati ya { $most }. Bei: kadi { $due }; una { $left }.
desk-placed = Umewaweka wagombea { $count } kati ya { $needed }.
desk-chosen = Umechagua kadi { $count } kati ya { $owed }.
desk-over = Kuhesabu kumekwisha.
desk-waiting = Bado: { $names }.
desk-resolves = { $name } anatekeleza “{ $stroke }”: { $effect }
desk-still = bado
# The sums that the vote cards left could not pay, after the payment pointed at; some only where there are many.
desk-no-change =
    { $more ->
        [true] basi hakuna chenji ya { $sums } …
       *[false] basi hakuna chenji ya { $sums }
    }
# Other lines of news that follow.
news-more = { $count } zaidi

draw-cards =
    { $pile ->
        [rally] Kadi za Mkutano za kuvuta
       *[asset] Kadi za Rasilimali za kuvuta
    }
draw-pile =
    { $pile ->
        [rally] Mkutano
       *[asset] Rasilimali
    }
draw-count =
    { $pile ->
        [rally] Mkutano { $count }
       *[asset] Rasilimali { $count }
    }
draw-both = Vuta { $rally } + { $asset }

end-rally = Maliza mkutano wa { $ending }
end-at = Maliza { $at }:
end-votes = kura
end-pays = inalipa { $votes }

## Draft and fielding

draft-pack = Pakiti yako
draft-picked = Umechagua; pakiti zinasubiri wengine
draft-enter = { $candidate }. Enter humchagua
draft-pick = Chagua
draft-ticket = Tiketi yako
draft-ticket-so-far = Tiketi yako hadi sasa
field-tiles = Vigae vya kuweka
field-done = Kila mmoja ana Kiti. Bofya wawili kuwabadilisha, au watume.
field-nobody = bado hakuna
# A Seat with the candidate put there.
field-slot = { $letter } { $name }: { $candidate }
field-slot-count =
    { $letter } { $name }: { $candidate }; { $icons ->
        [one] alama 1 ingehesabiwa
       *[other] alama { $icons } zingehesabiwa
    }
field-put = Weka hapa
field-match = alama zake { $icons }

## The hand

hand = Kadi zako
hand-empty = Huna kadi mkononi.
hand-card =
    { $count ->
        [1] { $name }: { $text }
       *[other] { $name }, ziko { $count }: { $text }
    }{ $chosen ->
        [0] {""}
       *[other] ; umechagua { $chosen }
    }
hand-stroke =
    Turufu { $name }: { $text }{ $chosen ->
        [true] ; imechaguliwa
       *[false] {""}
    }
bolster = Nguzo
bolster-tucked = Nguzo: yaweza kuchomekwa mkutano ukiisha
card-cost = Bei kwa kadi

## Parties, candidates and Seats

you = Wewe
# The microphone is the game’s pawn for Media.
microphone = maiki
# Cards in hand, then Masterstrokes.
holding =
    kadi { $cards }{ $strokes ->
        [0] {""}
       *[other] {" "}· { $strokes } ★
    }
holding-totals = { $holding } · { $totals }
dash-allows =
    { $icon ->
        [C] vuta { $count }
        [I] vuta { $count }
        [R] cheza { $count }
       *[P] { $count ->
            [0] nje ya hewa
           *[other] hewani
        }
    }
dash-what =
    { $icon ->
        [C] kadi za Mkutano za kuvuta kwa raundi
        [I] kadi za Rasilimali za kuvuta kwa raundi
        [R] kadi za kucheza kwa raundi
       *[P] huamua nani ana maiki; kwa mgombea mmoja hupunguza bei ya Rasilimali zake
    }
dash-icon = { $name } { $total }: { $what }.
dash-spoken =
    { $name } { $total }{ $would ->
        [none] {""}
       *[other] , itakuwa { $would }
    }: { $what }
dash-running-out = Kura zinakaribia kuisha.
dash-no-change =
    { $more ->
        [true] Hakuna chenji kamili ya { $sums } ….
       *[false] Hakuna chenji kamili ya { $sums }.
    }
dash-supply = Kura zilizobaki kwenye akiba: { $votes }
dash-hand = /{ $limit } mkononi
# A Masterstroke that lasts, with what it was aimed at.
dash-lasting = ★ { $stroke }
dash-lasting-at = ★ { $stroke } ({ $target })
party-says =
    { $own ->
        [true] Chama chako
       *[false] { $name }
    }{ $microphone ->
        [true] , maiki iko hapa
       *[false] {""}
    }{ $lasting ->
        [none] {""}
       *[other] , { $lasting }
    }: kwa karibu
party-lasting = “{ $stroke }” inaendelea
candidate-says =
    { $letter }, { $candidate }: { $icons }{ $tucked ->
        [0] {""}
       *[other] ; zilizochomekwa { $tucked }
    }{ $rally ->
        [0] {""}
       *[other] ; mkutano wa kadi { $rally }, thamani { $worth }
    }{ $down ->
        [0] {""}
       *[other] ; kifudifudi { $down }
    }
rival-says =
    { $name }, { $letter }, { $candidate }: { $icons }{ $tucked ->
        [0] {""}
       *[other] ; zilizochomekwa { $tucked }
    }{ $rally ->
        [0] {""}
       *[other] ; mkutano wa kadi { $rally }, thamani { $worth }
    }
staged-sent = { $card }, kifudifudi kwenye { $letter }, imetumwa
staged-laid = { $card }, kifudifudi kwenye { $letter }; irudishe
box-says =
    Kiti { $letter }, { $name }: { $issue }; kura { $bonus } kwa alama nyingi zaidi za { $matching }{ $counts ->
        [none] {""}
       *[other] {" "}({ $counts })
    }; kadi za kura sandukuni: { $cards }{ $votes ->
        [none] {""}
       *[other] ; kura { $votes }
    }
box-cards = Kadi za kura sandukuni: { $cards }
box-nobody-yet = bado hakuna
box-tie = sare: { $each } kila mmoja
box-ahead = { $most }, anaongoza kwa { $lead }
box-won = ushindi
box-nobody = hakuna

## Above the Seats

steps = Hatua za raundi
open-stroke = Turufu ya wazi { $name }: { $text }
stroke-deck = Rundo la Turufu, kadi { $cards }
decks = Marundo: kadi za Mkutano { $rally } na Rasilimali { $asset }; zilizotupwa
stage = Turufu zinafunuliwa
stage-title = Turufu
stage-none = hakuna
stage-on = Endelea

## The close-up

closeup = Kwa karibu
closeup-shut = Weka kando
closeup-where = { $name }, Kiti { $letter }
closeup-tile = <b>Kigae:</b> { $icons }. <b>Zilizochomekwa:</b> { $tucked }.
closeup-discount = <b>Punguzo hapa:</b> { $count } kwenye bei ya Rasilimali zinazochezwa katika raundi (KU-5.6).
closeup-rally = <b>Mkutano wa kadi { $count }:</b> { $cards }.
closeup-no-rally = Bado hakuna mkutano.
closeup-draws-rally = huvuta kadi za Mkutano hadi { $count }
closeup-draws-asset = huvuta Rasilimali hadi { $count }
closeup-plays = hucheza kadi hadi { $count }
closeup-microphone =
    { $has ->
        [true] maiki iko hapa
       *[false] bila maiki
    }
closeup-hand =
    <b>Mkononi:</b> kadi { $cards } na Turufu { $strokes }{ $held ->
        [none] .
       *[other] : { $held }.
    }
closeup-supply = <b>Akiba (kura { $votes }):</b>
closeup-seat = { $letter }: { $name }
closeup-issue = Mkutano unaomalizwa hapa kwa { $issue } huhesabu moja zaidi (KU-5.7b); pia huvunja sare (KU-8.4).
closeup-bonus = Siku ya uchaguzi, kura { $bonus } kwa mgombea mwenye alama nyingi zaidi za { $icons } kwa jumla; sare hugawana, kwa kuondoa baki (KU-8.1).
closeup-matching = zinazolingana { $count }
closeup-would = angeweka { $votes }
closeup-votes = kura <b>{ $votes }</b>
closeup-box =
    Kadi za kura sandukuni: { $cards }{ $closed ->
        [true] ; zimefungwa hadi usiku wa matokeo.
       *[false] .
    }
closeup-kind = { $kind }.
closeup-copies = Ziko { $count } kwenye boksi.
closeup-decks = Marundo na zilizotupwa
closeup-deck-rally = <b>Mkutano:</b> { $count } rundoni; zilizotupwa: { $cards }.
closeup-deck-asset = <b>Rasilimali:</b> { $count } rundoni; zilizotupwa: { $cards }.
closeup-deck-strokes = <b>Turufu:</b> { $count } rundoni; zilizotupwa: { $cards }.

## The end

left-over = Kilichobaki mikononi na marundoni
left-held = Mkononi mwa { $name }
left-decks = Marundoni
left-cards = { $cards }; { $strokes }
left-no-cards = hakuna kadi za Mkutano wala Rasilimali
left-no-strokes = hakuna Turufu
night-no-votes = Hakuna kura: hakuna anayekishinda
night-won = { $name } kwa { $most }
night-tie-won = Sare ya { $most }; alama za { $issue } zinaamua: { $icons }
night-tie = Sare ya { $most }, na { $issue } pia: { $icons }. Hakuna anayekishinda
night-box = { $letter }, { $name }
night-sealed = Masanduku yametiwa muhuri
night-begins = Kuhesabu kunaanza na Kiti A
night-box-sealed = limefungwa
night-cards = kadi za kura { $cards }
night-tie-break =
    { $clearly ->
        [true] { $names } wana Viti { $seats } kila mmoja. Kiti cha kushoto kabisa kilichotwaliwa waziwazi kinaamua: { $first } ana { $at }.
       *[false] { $names } wana Viti { $seats } kila mmoja. Kiti cha kushoto kabisa kilichotwaliwa kinaamua: { $first } ana { $at }.
    }
night-chair = { $name } atwaa kursi
night-shared = { $names } wagawana kursi

## The position, read aloud

tell-round = Raundi ya { $round } kati ya { $rounds }, hatua: { $step }.
tell-before = Kabla ya kampeni: { $step }.
tell-step =
    { $phase ->
        [draft] mchujo
        [field] kusimamisha wagombea
        [pawn] maiki
        [take] kuchukua Turufu
        [commit] kuweka Turufu
        [resolve] kutekeleza Turufu
        [draw] kuvuta kadi
        [play] kucheza kadi
        [pay] kulipia Rasilimali
        [end] kumaliza mikutano
        [limit] kutupa kadi hadi kikomo
        [bonus] kura za alama zinazolingana
        [free] kura za Mtaji mwingi zaidi
       *[over] mchezo umekwisha
    }
tell-waiting = Bado: { $names }.
tell-microphone = Maiki iko kwa { $name }.
tell-seat =
    Kiti { $letter }, { $name }: { $issue }, bonasi { $bonus } kwa { $matching } ({ $counts }), kadi za kura { $cards }.{ $votes ->
        [none] {""}
       *[other] {" "}Kura: { $votes }.
    }
tell-party =
    { $name }: Mtaji { $capital }, Ushawishi { $influence }, Heshima { $reputation }, Umaarufu { $popularity }; mkononi kadi { $cards } na Turufu { $strokes }{ $held ->
        [none] {""}
       *[other] {" "}({ $held })
    }; akiba { $supply }.
# Vote cards left, by value.
tell-supply = 5×{ $fives } 3×{ $threes } 1×{ $ones } −2×{ $minus }
tell-candidate =
    { $letter } { $candidate }: { $icons }{ $rally ->
        [none] {""}
       *[other] ; mkutano { $rally }
    }{ $tucked ->
        [none] {""}
       *[other] ; zilizochomekwa { $tucked }
    }.
tell-open-strokes = Turufu za wazi: { $strokes }.
tell-none = hakuna
tell-hand = Kadi zako: { $cards }.
tell-no-cards = hakuna kadi
tell-stroke = Turufu yako { $id }, { $name }: { $text }
tell-pack = Pakiti yako: { $tiles }.
tell-tiles = Wa kuweka: { $tiles }.
tell-down = Kifudifudi: { $cards }.
tell-down-at = { $card } kwenye { $at }
