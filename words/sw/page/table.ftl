### The shared table, in play and in a replay: labels, buttons and titles. Sentences that name seats are in page.ftl.

# Its places.
frame-seats = Viti
frame-asked = Kinachoulizwa
frame-beside = Kando ya ubao
frame-fold = Kunja
tab-log = Matukio
tab-rules = Kanuni
tab-analysis = Uchambuzi
tab-text = Maandishi
tab-chat = Soga
table-title = Meza
# In the browser's tab while a move is asked for; the dot catches the eye.
table-title-due = ● Zamu yako · { $game }
table-setting = Meza inaandaliwa
table-watching = watazamaji { $spectators }
# A table that goes on from a position of another game.
table-played-on = Umeendelea kutoka hatua { $moves }
table-played-on-about = Hatua za awali zilichezwa katika mchezo mwingine, na bahati ni ya mchezo huo: aliyeona rekodi yake anaijua.
table-nothing-yet = Bado hakuna cha kuona hapa.
notice-close = funga

# The tab with guide and rules.
help-which = Mwongozo au kanuni
help-guide = Kwa dakika mbili
help-law = Kanuni zote
help-region = Mwongozo
help-other-set = Kadi za meza hii ni “{ $set }”: pale zinapotofautiana na za kawaida, mwongozo haufai.

# What a seat is doing, on its card; short.
doing-resigned = amejiuzulu
doing-open = kinasubiri mtu
doing-ready = tayari
doing-paused = mapumziko
doing-done = amemaliza
doing-wins = ameshinda
doing-place = nafasi ya { $rank }
doing-thinks = anafikiri
doing-your-move = zamu yako
doing-to-move = zamu yake
doing-bot-plays = roboti anacheza
doing-you-wait = unasubiri
doing-waits = anasubiri
doing-moved = amecheza
doing-count = anangoja matokeo

# A seat's card.
seat-bot = roboti
seat-away = hayupo
seat-you = Wewe
seat-who = { $name } ni nani?
seat-points = { $name }: pointi { $points }. Kwa nini?
seat-a-bot = roboti, { $temper }
seat-rating-range = Kati ya { $low } na { $high } mara 95 kati ya 100
seat-rating = Kiwango, kutokana na michezo { $games }

# The log.
log-why = Kwa nini?
log-why-move = Kwa nini? { $name }, hatua { $number }
log-rule = Kanuni { $rule }
log-earlier = Ya awali
log-since = Tangu uondoke
log-nothing = Bado hakuna kilichotokea. Hatua ya kwanza itaandikwa hapa, pamoja na kanuni yake.
log-newest = Ya sasa ↓
why-thinking = { $name } anakumbuka.
# Read aloud before what a bot says.
why-says = { $name }:

# The chat.
chat-looks-on = anatazama
chat-mute = nyamazisha
chat-nothing = Hakuna aliyesema neno. “Kila la heri” haijawahi kuharibu kampeni.
chat-muted = { $name } amenyamazishwa.
chat-hear = sikiliza tena
chat-say = Sema kitu
chat-send = Tuma
chat-closed = Mwenyeji amefunga soga.
chat-players-only = Ni wachezaji tu wanaoandika hapa.
chat-who = Nani aandike
chat-everybody = kila mtu
chat-seated = wachezaji
chat-nobody = hakuna

# The buttons of the prompt.
do-skip = Ruka
do-agree = Kubali
do-refuse = Kataa
do-resume = Endeleza
do-result = Matokeo
do-rematch = Marudiano
do-replay = Marudio
do-analyse = Chambua
do-play-again = Cheza tena
do-bot-for = Roboti kwa { $name }
do-play-this = Cheza hii
do-play-move = Cheza hii: { $move }
do-not-yet = Bado
do-hint = Dokezo
hint-head = Wewe ungefanya nini?
do-take-back = Badili
do-ask-back = Omba kurudisha
do-go-on = Endelea
undo-refused = Hii haiwezi kurudishwa: bahati au kilichofichwa kimejitokeza tangu hapo, na kuna roboti mezani.
orders = Nijibie
orders-on = Nijibie: imewashwa
orders-about = Ni wewe tu unayeona hili. Majibu huja baada ya muda kidogo, kana kwamba umebofya.

# The menu.
menu = Menyu ya meza
menu-text = Hali ya maandishi
menu-curtain = Pazia kati ya wachezaji
menu-pause = Pumzika
menu-bot = Roboti anichezee
menu-daily-clock = Saa ya mchezo wa leo haisimami.
menu-daily-alone = Mchezo wa leo hauna mchezaji wa akiba.
menu-draw = Pendekeza sare
menu-draw-bots = Ni watu tu wanaoweza kukubaliana sare.
menu-resign = Jiuzulu
menu-notices = Taarifa za meza hii
menu-watch = Alika watazamaji: nakili kiungo
menu-inspector = Mkaguzi wa meza
menu-not-started = Mchezo haujaanza.
draw-sure = Mgawane ushindi?
draw-is = Kila anayecheza bado akikubali, mchezo unaishia hapa na ushindi unagawanywa.
resign-sure = Ujiuzulu?
resign-is = Mchezo unakuishia hapa, na huwezi kuurudia.
resign-play-on = Endelea kucheza

# One device, several people: the curtain between them.
curtain-label = Mpe { $name }
curtain-hand = Mpe kifaa
curtain-open = Mimi ni { $name }: fungua pazia

# A table that needs no board of its own, and the inspector.
generic-asks = Chagua mojawapo ya hatua zako halali.
generic-score = kama mchezo usemavyo
generic-moves = Hatua halali
generic-filter = Zenye … tu
generic-filter-label = Chuja hatua
generic-none = Hakuna cha kuamua kwa sasa.
generic-view = Mtazamo
# The root of the tree of facts below it.
generic-root = mtazamo
