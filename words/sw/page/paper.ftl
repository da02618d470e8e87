### The newspaper for somebody who comes back to a table, and the missed moves played back on the board.

paper-name =
    { $game ->
        [kuzushi] Habari za Mkekani
        [kilonzo] Kipaza Sauti cha Jioni
        [sarkaar] Gazeti la Zizi
        [kursi] Mto wa Kiti Leo
        [politics-as-usual] Mjumbe wa Mkutano
       *[other] Sauti ya Jukwaa
    }
paper-moves =
    { $moves ->
        [one] Hatua 1 ulipokuwa nje
       *[other] Hatua { $moves } ulipokuwa nje
    }

paper-head-same = Hakuna kilichobadili mikono
paper-head-overtakes = { $first } ampita { $second }
paper-head-leads = { $first } ashika usukani
paper-head-level = Bega kwa bega: { $first }
paper-head-away = { $first } azidi kutangulia
paper-head-closer = { $second } amkaribia { $first }
paper-head-ahead = { $first } abaki mbele
paper-head-moves = Maisha yaliendelea bila wewe

paper-score-was = awali: { $score }, sasa:
paper-held = { $before } → { $now }
paper-more =
    { $moves ->
        [one] na jambo 1 zaidi.
       *[other] na mambo { $moves } zaidi.
    }
paper-quiet = Hakuna kauli, hakuna kitendo.
paper-notices = Kwa ufupi

paper-asked = Unachoulizwa sasa
paper-now = Hali ilivyo
paper-clock = Muda wako: { $time }
paper-play = Onyesha marudio
paper-log = Soma matukio
paper-to-table = Kwenye meza

paper-as-left = Hivi ndivyo ulivyoiacha.
paper-to-present = Hadi sasa
paper-to-move = Kwenye zamu yangu
