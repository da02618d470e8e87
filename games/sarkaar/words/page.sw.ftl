### What only the page says of Sarkaar. Events and refusals stand in sw.ftl; it is read together with this file, whose messages may use
### those of sw.ftl inside.
### `$seat` is a player's name, `$seat-is` whether that is the reader. Names of cards, leaders and states come from the component set;
### "Clean Chit" (Cheti Safi) and "Victory card" (kadi ya Ushindi) are cards too.

## Names of things

amount =
    { $token ->
        [voter] { voters }
        [moolah] { moolah }
       *[power] { power }
    }
amount-none = { no-tokens }
# What a price or a purse is counted in, beside a figure.
token =
    { $token ->
        [voter] { resource-voter }
        [moolah] { resource-moolah }
       *[power] { resource-power }
    }
# A picture, read aloud.
sign =
    { $sign ->
        [voter] mpigakura
        [moolah] chapaa
        [power] nguvu
        [culture] utamaduni
        [development] maendeleo
        [strategy] Mkakati
       *[aggression] Ubabe
    }
deck =
    { $deck ->
        [strategy] { deck-strategy }
       *[aggression] { deck-aggression }
    }
benefit =
    { $benefit ->
        [power] { benefit-power }
        [moolah] { benefit-moolah }
        [voter] { benefit-voter }
        [culture] { benefit-culture }
        [development] { benefit-development }
        [strategy] { benefit-strategy }
       *[aggression] { benefit-aggression }
    }
# The same on a button.
benefit-button =
    { $benefit ->
        [power] Nguvu 1
        [moolah] Chapaa 1
        [voter] Mpigakura 1
        [culture] Kidato cha utamaduni
        [development] Kidato cha maendeleo
        [strategy] Kadi ya Mkakati
       *[aggression] Kadi ya Ubabe
    }
# The three ladders, short, and where they may be broken.
ladder =
    { $ladder ->
        [development] Maende{"\u00AD"}leo
        [culture] Utama{"\u00AD"}duni
       *[national] Majimbo
    }
# Kinds of points: as headings, and inside a sentence or a legend.
points-heading =
    { $kind ->
        [states] Serikali
        [full] Wingi kamili
        [awards] Tuzo
       *[cards] Kadi za Ushindi
    }
points-kind =
    { $kind ->
        [states] serikali
        [full] wingi kamili
        [awards] tuzo
       *[cards] kadi za Ushindi
    }
# A player with a figure, in a list: "you 3, Ben 1".
player-figure =
    { $seat-is ->
        [you] wewe { $figure }
       *[other] { $seat } { $figure }
    }
# One more thing said of the same.
also = { $first }; { $more }
nothing-in-list = hakuna

# What a card is aimed at, inside a sentence; and alone, as a choice.
target-square = { square }
target-track =
    { $track ->
        [development] { track-development }
       *[culture] { track-culture }
    }
target-player =
    { $seat-is ->
        [you] wewe
       *[other] { $seat }
    }
target-share =
    { $seat-is ->
        [you] wewe
       *[other] { $seat }
    } ({ $amount })
target-back =
    { $deck ->
        [strategy] kadi za Mkakati
       *[aggression] kadi za Ubabe
    } { $seat-is ->
        [you] zako
       *[other] za { $seat }
    }
target-marker =
    { $track ->
        [development] alama ya maendeleo
       *[culture] alama ya utamaduni
    } { $seat-is ->
        [you] yako
       *[other] ya { $seat }
    }
choice-square = Kiti { $number } cha { $state }
choice-track =
    { $track ->
        [development] Maendeleo
       *[culture] Utamaduni
    }
card-aimed = { $card }, kulenga { $target }

## What is asked

ask-pick = Chagua kiongozi wako: nambari ndogo huanza, nambari kubwa huanza na mali zaidi.
ask-main =
    { $left ->
        [one] Kimebaki kitendo 1
       *[other] Vimebaki vitendo { $left }
    }: kiti, kidato, neema au kadi{ $addons ->
        [0] .
        [one] ; au nyongeza 1.
       *[other] ; au nyongeza { $addons }.
    }
ask-no-action =
    Vitendo vimekwisha. { $addons ->
        [0] { $free ->
            [true] Maliza zamu, au cheza kadi ya bure.
           *[false] Maliza zamu.
        }
       *[other] Kadi ya mwisho inaweza kufuatwa na nyongeza { $addons }.
    }
ask-cash = Uza kadi zaidi kwa chapaa { $rate } kila moja, zote katika kitendo hicho hicho, au maliza.
ask-benefit = Chukua kibao kinachokupa, au acha kilichobaki.
ask-draw =
    Chukua { $deck ->
        [strategy] kadi ya Mkakati
        [aggression] kadi ya Ubabe
       *[any] kadi
    }: ya wazi, au ya rundoni.
ask-step-play =
    Cheza { $deck ->
        [strategy] kadi ya Mkakati
        [aggression] kadi ya Ubabe
       *[any] kadi
    } bila kutumia kitendo: ya mkononi, au ya kufunuliwa.
ask-flipped = { $card } imefunuliwa: icheze kwa bei yake, au iweke kando.
ask-snatched = Umepokonya { $card }: icheze papo hapo, au baki nayo.
ask-snatched-unseen = Cheza kadi uliyopokonya, au baki nayo.
ask-react = { $card } inachezwa dhidi yako. Cheti Safi ({ $price }) kingeizuia.
ask-react-answered = { $card } yako imejibiwa kwa Cheti Safi. Utajibu?
ask-react-chit = Cheti Safi chako kimejibiwa kwa kingine. Utajibu?
ask-trim =
    { $limit ->
        [one] Zaidi ya kadi 1
       *[other] Zaidi ya kadi { $limit }
    }: tupa moja bila malipo.
ask-over = { over }

## Moves

move-end = Maliza zamu
move-done = Tayari
move-pass = Iache ipite
move-skip = Ruka
move-keep = Baki nayo
move-flip = Funua moja
move-leader = Ongoza kama { $leader }
move-seat = Nunua { $square }
move-power = Twaa { $square } kwa nguvu
move-track =
    { $track ->
        [development] Panda kidato cha maendeleo
       *[culture] Panda kidato cha utamaduni
    }
move-state = Chukua { $benefit } kutoka { $state }
move-state-all = Chukua zote kutoka { $state }
move-take = Chukua { $benefit }
move-draw = Chukua { $card }
move-draw-closed = Vuta kutoka rundoni
move-play = Cheza { $card }
move-addon = Ongeza { $card }
move-cash = Uza { $card }
move-drop = Tupa { $card }
move-chit = Jibu kwa { $card }

# The choices on a slip: a name, and below it what it costs or brings.
act-all = Chukua neema zote
act-state = kama serikali, kwa kitendo
act-state-all = kama serikali, kwa kitendo: { $benefits }
act-seat = Nunua kiti { $number }
act-power = Twaa kiti { $number } cha { $seat }
act-play = Icheze
act-play-how =
    { $action ->
        [true] kwa kitendo
       *[false] haitumii kitendo
    }
act-addon = Iongeze
act-addon-how = kama nyongeza ya kitendo cha mwisho cha kadi
act-cash = Iuze kwa chapaa { $rate }
act-cash-how =
    { $same ->
        [true] kitendo kile kile
       *[false] kitendo kimoja, hata kadi ziwe ngapi
    }
act-drop = Itupe
act-drop-how = bila malipo: mkono umezidi kikomo
act-chit = Jibu nayo
act-chit-how = { $card } huzuia kadi

# What a seat costs and brings: alone on a line, or among other things.
pay =
    { $alone ->
        [true] { $affordable ->
            [true] Unalipa { $sum }
           *[false] Ungelazimika kulipa { $sum }
        }
       *[false] { $affordable ->
            [true] unalipa { $sum }
           *[false] ungelazimika kulipa { $sum }
        }
    }
# Moolah stands in for what is missing: "you pay 2 voters and 1 moolah: 1 moolah for the 1 voter you lack".
pay-missing =
    { $alone ->
        [true] { $affordable ->
            [true] Unalipa { $sum }
           *[false] Ingehitaji { $sum }
        }
       *[false] { $affordable ->
            [true] unalipa { $sum }
           *[false] ingehitaji { $sum }
        }
    }: chapaa { $moolah } kuziba pengo la { $missing }
pay-impossible = { too-few-voters }
brings-benefits = kibao kinatoa { $benefits }
brings-kept = unaendelea kutawala
brings-you = ungetawala
brings-fall = serikali ya { $seat } ingeanguka
brings-other = { $seat } angetawala

# The bill beside the seat under the pointer.
tag-card =
    { $aimable ->
        [true] { $card } hapa
       *[false] { $card } haielekezwi hapa
    }
tag-offer =
    { $by ->
        [power] Kwa nguvu: { $price }
       *[seat] Nunua: { $price }
    }
tag-benefits = Kibao kinatoa { $benefits }
tag-you-govern = Ungetawala: pointi { $points }
tag-fall = Serikali ingeanguka
tag-empty = Kiti kwa { $price }
tag-own = Kiti chako
tag-taken = Kiti cha { $seat }, { $price }
# `$change` is "+3" or "−3", `$points` the same without its sign.
tag-points = pointi { $change }

## The map

# Read aloud when the board gets the focus. The keys are those that work on it.
board = Ubao wa Sarkaar. Vitufe vya mishale hutembea kwenye majimbo, ngazi, marundo na kadi zako; Enter hufungua au huchukua; nambari hufungua kadi zako; M ni lenzi ya wingi, N huhesabu kadi; E humaliza zamu.
board-kind = ubao
whole-map = Ramani nzima
below = Chini ya ramani
below-tab =
    { $dock ->
        [hand] Kadi
        [decks] Marundo
       *[ladders] Ngazi
    }
below-hand = Kadi { $cards }

# A state, read aloud: its name, who governs, who is there, what is empty, what its tile gives.
field = { $state }; { $government }; { $players }; { $empty }; { $tile }
field-legal = { $field }; kuna unachoweza kufanya hapa
field-open = hakuna serikali, viti { $majority } kati ya { $seats } huiunda kwa pointi { $points }
field-governed =
    { $seat-is ->
        [you] unatawala
       *[other] { $seat } anatawala
    } kwa pointi { $points }{ $full ->
        [true] , wingi kamili
       *[false] {""}
    }
field-nobody = hakuna mtu hapa
field-empty = viti vitupu, bei kwa wapigakura: { $prices }
field-no-empty = hakuna kiti kitupu
field-tile = kibao: { $benefits }
field-blocked = kibao kimezuiwa
field-title-blocked = Kimezuiwa: hakitoi kitu

# The same at the head of its slip, a line each.
slip-open = viti { $majority } kati ya { $seats } hutawala, kwa pointi { $points }
slip-governed =
    { $seat-is ->
        [you] unatawala
       *[other] { $seat } anatawala
    }: pointi { $points }{ $full ->
        [true] , wingi kamili
       *[false] {""}
    }
slip-nobody = bado hakuna mtu hapa
slip-tile = kibao chake kinatoa { $benefits }
slip-blocked = kibao chake kimezuiwa na hakitoi kitu
slip-next = inapakana na { $states }
slip-reaction = Inasubiri kadi itakayochezwa dhidi yako.
slip-nothing = Hakuna la kufanya nayo kwa sasa.
slip-why = Kwa nini?
slip-free = bure

# The majority lens: very short, there is little room.
lens = Lenzi ya wingi
lens-title = Lenzi ya wingi: nani anaongoza, kwa kiasi gani, nini kitaugeuza
lens-full =
    { $seat-is ->
        [you] ni lako daima
       *[other] ni la { $seat } daima
    }
# `$spare` seats can be lost before the government falls.
lens-governs =
    { $seat-is ->
        [you] unatawala
       *[other] { $seat } anatawala
    }, { $spare ->
        [0] hakuna ziada
       *[other] ziada { $spare }
    }
lens-leads =
    { $seat-is ->
        [you] unaongoza
       *[other] { $seat } anaongoza
    } kwa { $lead }
lens-level = sare
lens-nobody = bado hakuna
# Seats that are missing for a majority; others are shown by their sign. A price in voters follows.
lens-more =
    { $seat-is ->
        [you] wewe bado { $missing }:
       *[other] bado { $missing }:
    }
lens-short =
    { $seat-is ->
        [you] wewe bado { $missing }, vitupu havitoshi
       *[other] bado { $missing }, vitupu havitoshi
    }
lens-safe = hakuna mpinzani mwenye kiti hapa
# After a party's sign, before a price: it can bring the government down, or only take a seat.
lens-threat =
    { $topples ->
        [true] kuiangusha
       *[false] kutwaa kimoja
    }
lens-cannot-pay = (hawezi kulipa)

## Ladders, and the race

ladder-label =
    { $ladder ->
        [development] Ngazi ya maendeleo
        [culture] Ngazi ya utamaduni
       *[national] Ngazi ya majimbo
    }; { $levels }; mwenye pointi zake { $points }: { $seat-is ->
        [nobody] hakuna
        [you] wewe
       *[other] { $seat }
    } (kuanzia { $from })
ladder-next = kidato kijacho: { $step }
ladder-cost = kidato kimoja ni kitendo na chapaa { $cost }
# What a rung gives: alone, or after other words.
step-gain =
    { $alone ->
        [true] Pata { $tokens }
       *[false] pata { $tokens }
    }
step-play =
    { $alone ->
        [true] Cheza
       *[false] cheza
    } { $deck ->
        [strategy] kadi ya Mkakati
       *[aggression] kadi ya Ubabe
    } bila kutumia kitendo
step-income =
    { $voters ->
        [one] mpigakura 1
       *[other] wapigakura { $voters }
    } zaidi kila mapato
step-points = pointi { $points } za ushindi kwa anayeongoza hapa

# `$players` is a list of players with their points.
race = Pointi, { $target } hushinda: { $players }. Hufungua zinakotoka
race-caption = Pointi zinakotoka ({ $rule })
race-points = Pointi
race-missing = Zilizobaki
race-leader = Kiongozi
race-tokens = Wapigakura / chapaa / nguvu
race-cards = Kadi za Mkakati / Ubabe
race-income = Mapato yajayo kwa wapigakura
race-chit = Angeulizwa Cheti Safi
race-yes-no =
    { $yes ->
        [true] ndiyo
       *[false] hapana
    }

## Hands, decks and leaders

holding-picked = amechagua kiongozi
holding-picks = anachagua kiongozi
holding = { $voters } · { $moolah } · { $power }
holding-cards =
    { $deck ->
        [strategy] kadi za Mkakati mkononi: { $count }
       *[aggression] kadi za Ubabe mkononi: { $count }
    }
holding-leader = { $leader }: { $privilege }

hand-tokens = Mali yako
hand-used = Vitendo vilivyotumika: { $used } kati ya { $limit } ({ $rule })
hand-left-label = Vitendo vilivyobaki: { $left } kati ya { $limit }
hand-left = bado { $left }
hand-rebate = −{ $voters } kwa kiti
hand-rebate-title =
    { $card }: bei ya kila kiti inapungua kwa { $voters ->
        [one] mpigakura 1
       *[other] wapigakura { $voters }
    }
# Short for the card that is in force.
hand-same = kishindo
hand-same-title = { $card }: jimbo lile lile laweza kutumiwa tena
hand-raised = kikao cha usiku
hand-raised-title = { $card }: vitendo zaidi zamu hii
hand-addons = nyongeza { $count }
hand-addons-title = Nyongeza zinazoweza kufuata kitendo cha mwisho cha kadi
hand-income = yajayo +{ $voters }
hand-income-title = Mapato yako yajayo ({ $rule })
# A card in the hand, read aloud. `$does` is what it does, in sentences.
hand-card =
    { $card }, bei { $price }: { $does }{ $legal ->
        [true] {""}
       *[false] {" "}Haichezeki sasa.
    }
hand-card-halves = { $weak } Kwa nguvu: { $strong }
hand-empty = Bado huna kadi. Vibao vyenye farasi au ngumi hutoa.
hand-watching = Unatazama tu: kadi hubaki kwa wenyewe.

row-draw =
    Vuta kutoka { $deck ->
        [strategy] rundo la Mkakati
       *[aggression] rundo la Ubabe
    }, kadi { $closed }
row-closed =
    { $deck ->
        [strategy] Rundo la Mkakati
       *[aggression] Rundo la Ubabe
    }, kadi { $closed }, zilizotupwa { $discarded }. Hufungua hesabu
row-card =
    { $take ->
        [true] Chukua { $card }. { $does }
       *[false] Ya wazi: { $card }. { $does }
    }

count-sum = rundoni { $closed } · zilizotupwa { $discarded }
count-chits =
    { $count ->
        [one] Cheti Safi 1 hakijaonekana
       *[other] Vyeti Safi { $count } havijaonekana
    }
count-title = { $unseen } kati ya { $count } ziko usikoona
count-note = Zisizoonekana kati ya nakala zote: rundoni, au mkononi mwa mwingine ({ $rule }).
count-close = Funga

look-close = Weka { $card } kando
news-close = Weka kando

leader-call = Awe nani?
leader-waits = Bango lako limebandikwa. Wengine bado wanachagua.
leader-order = Nafasi katika mpangilio wa zamu: ndogo hutangulia
leader-cards =
    { $deck ->
        [strategy] kadi za Mkakati
       *[aggression] kadi za Ubabe
    }
leader-stamp = Ameteuliwa

## What a card or a leader does

card-price = bei yake
card-no-price = haigharimu kitu
card-kind =
    { $kind ->
        [free] bure
        [addon] nyongeza
       *[reaction] jibu
    }
# Before what the stronger half does.
card-strong = Ukiwa na nguvu { $power } au zaidi:
card-strong-short = Nguvu { $power }+:

does-climb =
    { $steps ->
        [one] Panda kidato 1
       *[other] Panda vidato { $steps }
    } { $track ->
        [development] kwenye ngazi ya maendeleo.
       *[culture] kwenye ngazi ya utamaduni.
    }
does-climb-any = Panda kidato 1 kwenye ngazi unayochagua.
does-climb-both = Panda kidato 1 kwenye ngazi unayochagua, kisha 1 kwenye nyingine.
does-gain = Pata { $tokens }.
does-steal = Iba { $tokens } kutoka kwa wapinzani, ukigawa upendavyo.
does-rebate =
    Zamu hii bei ya kila kiti unachonunua inapungua kwa { $voters ->
        [one] mpigakura 1.
       *[other] wapigakura { $voters }.
    }
does-same-state = Zamu hii unaweza kutwaa viti vyovyote katika jimbo moja, kwa wapigakura na kwa nguvu.
does-limit =
    Zamu hii una hadi { $actions ->
        [one] kitendo 1.
       *[other] vitendo { $actions }.
    }
does-neighbour = Chukua neema zote za jimbo linalopakana na lako.
does-victory = Iweke mbele yako: pointi { $points } za ushindi daima.
does-take-seat =
    { $from ->
        [government] Twaa kiti cha serikali katika jimbo ulilo na kiti.
       *[other] Twaa kiti, katika jimbo ulilo na kiti, kutoka kwa mchezaji asiyelitawala.
    }
does-expand = Twaa kiti kitupu katika jimbo unalotawala; kama hakuna kitupu, cha mpinzani.
does-skip =
    Zamu ijayo ya mpinzani ina { $actions ->
        [one] kitendo 1 pungufu.
       *[other] vitendo { $actions } pungufu.
    }
does-snatch = Vuta kadi ya mgongo unaochagua kutoka mkononi mwa mpinzani; icheze kwa bei yake au baki nayo.
does-push =
    Mpinzani anashuka { $steps ->
        [one] kidato 1
       *[other] vidato { $steps }
    } kwenye ngazi moja.
does-block = Zuia kibao cha jimbo; kibao kilichozuiwa awali kinarudi.
does-cancel = Nje ya zamu: kadi iliyochezwa dhidi yako haina athari kwako. Nayo inaweza kujibiwa.

# The same on the card, in a few words and pictures. `$token`, `$culture` and `$development` are pictures.
gist-plus = +{ $n } { $token }
gist-climb-any = +1 { $culture } au { $development }
gist-climb-both = +1 { $culture } +1 { $development }
gist-steal = iba { $n } { $token }
gist-rebate = viti −{ $n } { $token }
gist-same-state = jimbo lile lile tena
gist-limit =
    { $actions ->
        [one] kitendo 1
       *[other] vitendo { $actions }
    }
gist-neighbour = kibao cha jirani
gist-victory = pointi +{ $points }
gist-take-seat =
    { $from ->
        [government] twaa kiti cha serikali
       *[other] twaa kiti cha mpinzani
    }
gist-expand = kiti unakotawala
gist-skip = mpinzani: vitendo −{ $actions }
gist-snatch = iba kadi
gist-push = mpinzani: vidato −{ $steps }
gist-block = zuia kibao
gist-cancel = huzuia kadi

privilege-none = Hakuna.
privilege-state-all = Kitendo cha jimbo hutoa neema zote za kibao.
privilege-income = Kila zamu huanza na { $tokens } zaidi.
privilege-seat =
    Bei ya kitendo cha kwanza cha kiti kila zamu hupungua kwa { $voters ->
        [one] mpigakura 1.
       *[other] wapigakura { $voters }.
    }
privilege-track = Kidato kimoja cha ngazi ni chapaa { $moolah }.
privilege-card = Bei ya kila kadi inapungua kwa { $less }, Cheti Safi pia.
privilege-threshold = Kadi huwa kali kuanzia nguvu { $power }.
privilege-power = Bei ya kitendo cha nguvu hupungua kwa nguvu { $power }, lakini haishuki chini ya 1.
privilege-cash = Kadi ikiuzwa huleta chapaa { $moolah }.
privilege-convert = Chapaa { $moolah } ni sawa na nguvu 1.
privilege-hand = Mkono unaweza kubaki na kadi { $cards } mwisho wa zamu.

## Notices: a card in question, benefits, a card that turned up

notice-question = Swali
notice-plays =
    { $seat-is ->
        [you] Unacheza { $card }, ukilenga
       *[other] { $seat } anacheza { $card }, akilenga
    } { $target }.
notice-chits =
    Vyeti Safi hadi sasa: { $count }. { $stopped ->
        [true] Hali ilivyo, kadi imezuiwa.
       *[false] Hali ilivyo, kadi inafanya kazi.
    }
notice-price =
    Cheti Safi kinakugharimu { $price }.{ $held ->
        [0] {" "}Huna hata kimoja, kwa hivyo unaweza tu kuiacha ipite; hakuna mwingine anayejua.
       *[other] {""}
    }
notice-answer = Jibu kwa Cheti Safi
notice-asked =
    { $seat-is ->
        [you] Unaulizwa.
       *[other] { $seat } anaulizwa jibu.
    } { $unseen ->
        [0] Umeona Vyeti Safi vyote.
        [one] Kuna Cheti Safi 1 ambacho hujakiona.
       *[other] Kuna Vyeti Safi { $unseen } ambavyo hujaviona.
    }
notice-benefits = Neema za kuchukua
notice-owes = Kibao kinakupa
notice-card = Kadi ya kucheza
notice-turned =
    { $how ->
        [flipped] Imefunuliwa: { $card }
       *[snatched] Imepokonywa: { $card }
    }
notice-unplayable = Haichezeki hapa: hakuna shabaha, au hakuna pesa.

# What the card in question would do. `$seat` is the player it is aimed at.
threat-aimed =
    { $card } inaelekezwa { $seat-is ->
        [you] kwako.
       *[other] kwa { $seat }.
    }
threat-takes =
    { $seat-is ->
        [you] Ingekunyang'anya { $what }.
       *[other] Ingemnyang'anya { $seat } { $what }.
    }
threat-topples =
    { $seat-is ->
        [you] Ingekunyang'anya { $what }
       *[other] Ingemnyang'anya { $seat } { $what }
    }, na pamoja nacho serikali ya { $state } (pointi { $points }).
threat-skip =
    { $seat-is ->
        [you] Ingekupunguzia
       *[other] Ingempunguzia { $seat }
    } { $actions ->
        [one] kitendo 1 cha zamu ijayo.
       *[other] vitendo { $actions } vya zamu ijayo.
    }
threat-snatch =
    { $seat-is ->
        [you] Ingekupokonya
       *[other] Ingempokonya { $seat }
    } { $deck ->
        [strategy] kadi ya Mkakati
       *[aggression] kadi ya Ubabe
    }, kwa bahati nasibu.
threat-push =
    { $seat-is ->
        [you] Ingekushusha
       *[other] Ingemshusha { $seat }
    } { $steps ->
        [one] kidato 1 cha
       *[other] vidato { $steps } vya
    } { $track ->
        [development] maendeleo.
       *[culture] utamaduni.
    }

## The position in plain text

described-picking = Viongozi wanachaguliwa.
described-turn = Raundi ya { $round }, zamu ya { $seat }: vitendo vilivyotumika { $used } kati ya { $limit }. Pointi za ushindi: { $target }.
described-between = Raundi ya { $round }, zamu ya { $seat }.
described-leader = { $seat }, { $leader }
described-player =
    { $player }: pointi { $points } (serikali { $states }, wingi kamili { $full }, tuzo { $awards }, kadi za Ushindi { $victory }); { $tokens }; maendeleo { $development }, utamaduni { $culture }, majimbo { $present }; kadi za Mkakati { $strategy }, kadi za Ubabe { $aggression }.
# `$id` is what a player would type.
described-state = { $id }: { $field }.
described-card = { $card } ({ $id })
described-deck =
    { $deck ->
        [strategy] Kadi za wazi za Mkakati
       *[aggression] Kadi za wazi za Ubabe
    }: { $cards }; rundoni { $closed }, zilizotupwa { $discarded }.
described-award =
    { $award ->
        [development] Maendeleo
        [culture] Utamaduni
       *[national] Majimbo
    }: mwenye tuzo: { $seat-is ->
        [nobody] hakuna
       *[other] { $seat }
    }, pointi { $points } kuanzia kidato cha { $from }.
described-hand = Kadi zako: { $cards }.
described-no-hand = Huna kadi mkononi.
described-question = { $seat } anaulizwa kuhusu { $card }.

## Election night

night-closed = Vituo vya kura vimefungwa
night-reports = { $state }: matokeo yamefika
night-awards = Tuzo zinatolewa
night-garlands = Mashada ya maua yanahesabiwa
night-counted = Majimbo { $counted } kati ya { $of } yamehesabiwa
night-part = { $kind }: { $points }
# `$players` is a list of players with their power.
night-tied = Pointi sawa hutenganishwa kwa nguvu ({ $rule }): { $players }.
