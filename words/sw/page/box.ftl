### A box, opened: playing at once, setting a table, today's deal.

# $seats is a list such as "2, 3 or 4".
box-players = Wachezaji { $seats }
box-secrets = mengine yamefichwa
box-no-secrets = hakuna siri
box-play-now = Cheza sasa
box-against = <label>dhidi ya</label> <bot>{ $bot }</bot>
box-invite = Alika marafiki
box-device = Kifaa kimoja, watu wengi
box-more = Viti na chaguo zaidi
box-about = Kuhusu mchezo
box-guide = Kwa dakika mbili
box-guide-is = Lengo, raundi kwa picha, ishara
box-learn = Jifunze
box-learn-again = Somo tena
box-learn-first = Mafumbo machache, dakika tatu
box-rules = Kanuni
box-rules-is = Zote, kwa nambari
box-records = Rekodi
box-records-is = Fungua au bandika mchezo
box-lab = Maabara
box-lab-is = Badilisha kadi, upime athari yake
box-last-games = Michezo yako ya mwisho
box-set-device = Kifaa kimoja, watu kadhaa
box-set-bots = Andaa meza
box-set-friends = Meza ya marafiki

# Setting a table.
setup-seats = Viti
setup-you = Wewe
setup-name = Jina ({ $party })
setup-name-on = Jina kwenye kiti { $number }
setup-colour = Rangi yako
setup-clock = Saa
setup-time-up = Muda ukiisha
setup-time-up-bot = roboti anacheza hatua hiyo
setup-time-up-first = hatua ya kwanza inayoruhusiwa inachezwa
setup-time-up-lost = unapoteza mchezo
setup-public = Onyesha meza kwenye ukumbi wa umma
setup-options = Chaguo za mchezo
setup-set = Kadi na vifaa
setup-set-about = Ni kadi na vifaa vipi vinavyotumika; vya kwanza ndivyo vya kawaida.
setup-usual = kawaida
setup-yes = ndiyo
setup-no = hapana
setup-make = Andaa meza

# The company at a table of bots. $rating is "none" for a bot without one.
bots-others = Wengine ni
bots-facts =
    { $party }, { $temper }{ $rating ->
        [none] {""}
       *[other] , <figures>{ $rating }</figures>
    }
bots-keep = Abaki
bots-keep-bot = { $bot } abaki
bots-change = Badilisha
bots-change-bot = Badilisha { $bot }
bots-instead = Badala yake

# Alone: today's deal, and today's scores.
solo-head = Peke yako dhidi ya saa
solo-about = Mchezo wa leo una bahati ile ile kwa kila mtu kwenye seva hii. Jaribio moja, dakika { $minutes }, hakuna kurudisha.
solo-yours = Mchezo wako wa leo
solo-go-on = Endelea na mchezo wa leo
solo-play = Cheza mchezo wa leo
solo-practise = Fanya mazoezi
scores-label = Matokeo ya leo
scores-head = Jedwali la leo
scores-you = { $name } (wewe)
scores-none = Bado hakuna aliyemaliza mchezo wa leo.
scores-playing =
    { $people ->
        [one] Mtu mmoja bado anaendelea.
       *[other] Watu { $people } bado wanaendelea.
    }
