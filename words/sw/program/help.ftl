### What `--help` says. The English of it stands where the arguments are defined (app/src). `play` is the line about a command, `.seats` one of
### its arguments, `.after` what stands below them. Names of commands, options and bots are typed as they stand here.

heading =
    .usage = Matumizi:
    .commands = Amri:
    .arguments = Unachotaja:
    .options = Chaguo:
    .default = usipotaja

hustings = Michezo ya madaraka na wingi wa kura: icheze, itazame upya, iendeshe kwa programu zako, ipime
    .sets = Folda ya seti zako mwenyewe za vifaa, DIR/GAME/SET/*.toml; chaguo `set` la mchezo huchagua moja
    .language = Lugha ya michezo, kanuni na msaada: en, hi, sw, ja
    .help = Onyesha msaada huu
    .version = Onyesha toleo
    .after = Kila amri ina msaada wake: `hustings play --help`.

play = Cheza mchezo hapa kwenye terminali
    .game = Mchezo, kwa mfano `kuzushi`
    .seats = Wachezaji, kiti kwa kiti: me (wewe), jina fupi la mmoja wa wahusika wa mchezo, au random, greedy, mcts, mcts:ms=500, mcts:nodes=2000
    .options = Chaguo za mchezo kama JSON: {"{"}"grid":5{"}"}
    .seed = Maandishi yoyote; mbegu ile ile huleta bahati ile ile
    .after =
        Mifano:
          hustings play kuzushi                             wewe dhidi ya roboti
          hustings play kuzushi --seats mcts:ms=3000,me     roboti ana kiti 0 na sekunde tatu kwa kila hatua
          hustings play kuzushi --seats me,me,me            watu watatu, kibodi moja
        Pasipo terminali (kupitia bomba) ubao huchapishwa, na kila mstari husomwa kama hatua moja.
rules = Soma kanuni za mchezo
    .game = Mchezo, kwa mfano `kuzushi`
    .rule = Kanuni hii tu, kwa mfano `KZ-4.3`
print = Chapisha mchezo: kadi, ubao, vipande, msaada wa mchezaji na kanuni katika PDF ya kuchapisha, kukata na kucheza
    .game = Mchezo, kwa mfano `kursi`
    .set = Seti ya vifaa; `--sets DIR` inaleta zako mwenyewe
    .paper = Karatasi: a4 au letter
    .ink = Wino wa printa: colour (rangi), au black (mistari myeusi kwenye karatasi nyeupe)
    .out = PDF ya kuandikwa; GAME.pdf kama hii wala `--sheets` haijatajwa
    .sheets = Folda ya picha za vipande vyote, kumi kwa saba kwa kila picha, kwa meza za mtandaoni
    .after =
        Mifano:
          hustings print kursi                                       kursi.pdf, kwa A4 na printa ya rangi
          hustings print kilonzo --paper letter --ink black          vivyo hivyo kwa US Letter, nyeusi na nyeupe
          hustings --sets my print sarkaar --set farm --out farm.pdf seti yako mwenyewe
          hustings print kursi --sheets pictures                     picha za PNG na orodha yake, kwa meza za mtandaoni
replay = Tazama mchezo uliorekodiwa, hatua kwa hatua
    .file = Faili ya rekodi; `-` husoma ingizo la kawaida
    .to = Chapisha hali baada ya hatua N
    .json = Chapisha mstari mmoja wa JSON kwa kila hatua: nambari yake, kiti, hatua (null pale --seat haiwezi kuijua), matukio na mtazamo
    .seat = Onyesha kama ilivyoonekana kutoka kiti hiki
    .after = Kwenye terminali: mishale au Space husogeza, Home na End huruka, q hutoka. Pasipo terminali mchezo mzima huchapishwa.
verify = Kagua rekodi: muhuri wa mbegu, kila hatua, bahati yote, matokeo
    .file = Faili ya rekodi; `-` husoma ingizo la kawaida
    .after = Hurudisha 0 rekodi ikiwa sahihi, 1 ikiwa si sahihi, 2 ikiwa haisomeki.
analyse = Chambua mchezo uliorekodiwa: nafasi ya kushinda baada ya kila hatua, mahali ulipogeuka, hatua bora
    .file = Faili ya rekodi; `-` husoma ingizo la kawaida
    .ms = Muda wa kufikiria kila hali, kwa milisekunde
    .move_ms = Muda wa kufikiria kila mahali mchezo ulipogeuka, kwa milisekunde
    .turns = Ni mahali pangapi mchezo ulipogeuka paonyeshwe
    .after = Nafasi ya kushinda huhesabiwa kila kitu kikiwa wazi. Hatua bora hutafutwa kwa yale tu ambayo mchezaji angeweza kujua.

serve = Endesha seva: watu hufungua ukurasa, hualika marafiki au huketisha roboti, na kucheza
engine = Zungumza kwa mistari ya JSON, ili programu nyingine zicheze na kuchunguza michezo
mcp = Ruhusu modeli ya lugha icheze, kupitia Model Context Protocol
arena = Chezesha roboti wao kwa wao, wakibadilishana viti na kwa bahati ile ile
lab = Pima kadi na nambari za mchezo zinafanya nini, na kuzibadilisha kunaleta nini
strength = Chezesha orodha ya mapambano ya roboti na uandike jedwali la matokeo
ratings = Chezesha wahusika wa kila mchezo wao kwa wao na uandike viwango vyao
bench = Pima michezo inakwenda kasi gani kwenye kiini kimoja cha kompyuta
backup = Nakili data ya seva, iwe imewashwa au la, kwenye faili moja kamili
archive = Hamishia michezo ya zamani iliyokwisha kwenye faili nyingine; viungo na historia hufanya kazi mradi faili hiyo ipo
move-store = Hamisha data yote kutoka hifadhi moja hadi nyingine: faili, au postgres://…
doctor = Kagua data ilipo, anwani ambayo seva husikiliza na anwani ambayo watu hufungua; hakuna kinachobadilishwa
help = Onyesha ukurasa huu au msaada wa amri nyingine
