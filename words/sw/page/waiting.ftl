### Before the first move: the invitation, and who has taken which seat.

waiting-share = Kiti kwenye { $game }
waiting-invite = Alika marafiki zako
waiting-take = Chagua kiti
waiting-moment = Subiri kidogo
waiting-table = { $game } · { $clock }
waiting-send = Tuma kiungo, au waelekeze simu kwenye msimbo. Mchezo unaanza viti vyote vikijaa.
waiting-choose = Chagua rangi. Bila akaunti, bila kujisajili.
waiting-link = Kiungo cha mwaliko
waiting-copied = Kimenakiliwa
waiting-copy = Nakili kiungo
waiting-qr = Msimbo wa QR wa kiungo cha mwaliko
# A link that works only on the computer of the one who invites. The command is not translated.
waiting-here = <strong>{ $host } hufanya kazi kwenye kompyuta hii tu.</strong> Kwa marafiki walio kwenye mtandao wako, anzisha Hustings kwa <code>--listen 0.0.0.0:{ $port }</code>, kisha utume kiungo hiki chenye anwani ya kompyuta yako badala ya { $host }.
# The link is the one for others already.
waiting-elsewhere = <strong>Kiungo hiki hufanya kazi kwenye mtandao wako.</strong> Ulifungua ukurasa kama { $host }, anwani inayopeleka kompyuta nyingine kwao zenyewe; marafiki walio nyumbani watumie anwani iliyo hapo juu.
# The server listens to this computer alone. The command is not translated.
waiting-closed = <strong>{ $host } hufanya kazi kwenye kompyuta hii tu.</strong> Anzisha Hustings kwa <code>--listen 0.0.0.0:{ $port }</code>, na marafiki walio kwenye mtandao wako wataweza kutumia <code>{ $address }</code>.
waiting-complete = Wote wamefika. Dadu zinatiwa muhuri; mchezo utaanza wenyewe.
waiting-seats = Viti vya kuchagua
# After the colour of one's own seat: "Blue, you".
waiting-you = wewe
waiting-sit = Keti hapa
waiting-add-bot = Ongeza roboti
waiting-stand = Simama
waiting-remove = Ondoa
waiting-who-sits = Nani aketi kwa { $party }?
waiting-seat-bot = Mketishe { $bot }
waiting-seat-some-bot = Ketisha roboti
