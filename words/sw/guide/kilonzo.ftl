### Kilonzo in two minutes, and its signs.
goal = Uwe na kete nyingi zaidi kwenye ramani baada ya miaka mitano.
goal-more = Kete ni ushawishi. Eneo moja hubeba kete tatu tu, hata ziwe za nani.
step-income-title = Mwaka huanza na pesa
step-income = $1 kwa kila kete yako iliyo nyumbani, $1 kwa kila eneo ambako una kete nyingi zaidi, $2 kwa Nairobi.
step-card-title = Kadi ya Bahati
step-card = Mwaka wa 1, wa 3 na wa 5 unavuta moja. Inafanya kazi papo hapo.
step-move-title = Safiri mara moja
step-move = Eneo jirani ni bure, maeneo mawili hugharimu $1. Ukifika pasipo na mpinzani wala kete yake, unapata kete.
step-ad-title = Tangaza, $2
step-ad = Kete yako mahali ulipo au jirani, mara nyingi kadiri mfuko unavyoruhusu.
step-smear-title = Paka tope, $3
step-smear = Kete ya mpinzani inaondoka, mahali ulipo au jirani.
step-debate-title = Mdahalo mara moja
step-debate = Na mgombea aliye katika eneo lako. Wote mnarusha dadu; mshindi anaweka kete yake badala ya kete ya aliyeshindwa.
step-stay-title = Au baki
step-stay = Mwaka ambao hukusafiri huisha kwa kete moja zaidi mahali ulipo.
won = Baada ya mwaka wa tano wa kila mtu, mwenye kete nyingi zaidi hushinda. Zikilingana: maeneo mengi zaidi yaliyoshikiliwa kwa wingi, kisha pesa nyingi zaidi.
sign-chip = Kete
sign-chip-is = Ushawishi wa chama chenye rangi hiyo. Huhesabiwa mwishoni.
sign-kept = Kete yenye pete
sign-kept-is = Ya mwisho uliyo nayo nyumbani. Hakuna kinachoweza kuiondoa.
sign-money = Fuwele
sign-money-is = Pesa, za safari, matangazo na tope.
sign-candidate = Mgombea
sign-candidate-is = Mahali ulipo. Matangazo na tope hufika eneo hili na yaliyo jirani.
sign-die = Dadu
sign-die-is = Za mdahalo tu, na za kuamua nani aanze.

# A guided first game: each kind of decision, the first time it comes.
first-home = Chagua nyumbani ni wapi. Unaanzia hapo na kete mbili na $2; kila kete iliyo nyumbani hulipa $1 kwa mwaka.
first-move = Safiri hadi eneo linalowaka: jirani ni bure, maeneo mawili ni $1. +1 ya kijani inaonyesha ambako kuwasili kunakuletea kete.
first-ad = Ukiwa na $2 unaweza kuweka kete mahali ulipo au jirani. Eneo moja hubeba kete tatu, za wote kwa jumla.
first-smear = Ukiwa na $3 unaweza kuondoa kete ya mpinzani, mahali ulipo au jirani.
first-debate = Mpinzani yuko katika eneo lako. Mara moja kwa mwaka unaweza kufanya mdahalo: dadu kubwa inaweka kete yake badala ya kete ya aliyeshindwa.
first-end = Ukishafanya unachotaka, maliza zamu. Kama hujasafiri, unapata kete mahali ulipo.
