### Watu wanachoarifiwa nje ya ukurasa: kwa vifaa vyao, kwa barua pepe, katika vyumba vya gumzo na kalenda.

notice-turn = Ni zamu yako katika { $game } pamoja na { $others }. { $left }
notice-reminder = { $game } pamoja na { $others } bado inasubiri hatua yako. { $left }
notice-turn-of = Ni zamu ya { $who } katika { $game }. { $left }
notice-reminder-of = { $game } bado inamsubiri { $who }. { $left }
notice-started = { $game } pamoja na { $others } imeanza.
notice-over = { $game } imekwisha. Mshindi: { $winners }.
notice-many = { $count ->
    [one] Meza { $count } ina habari
   *[other] Meza { $count } zina habari
}
notice-deadline = Hatua yako katika { $game }

# Muda uliobaki.
notice-no-limit = Hakuna haraka.
notice-days = { $days ->
    [one] Imebaki siku { $days }.
   *[other] Zimebaki siku { $days }.
}
notice-hours = { $hours ->
    [one] Imebaki saa { $hours }.
   *[other] Zimebaki saa { $hours }.
}
notice-minutes = { $minutes ->
    [one] Imebaki dakika { $minutes }.
   *[other] Zimebaki dakika { $minutes }.
}

# Barua pepe.
notice-foot = Uliomba ujumbe huu. Ili kuusimamisha:
notice-confirm-title = Je, hii ni anwani yako?
notice-confirm = { $name } angependa kuarifiwa hapa zamu yake inapofika kwenye Hustings. Kama ni wewe, fuata kiungo hiki:
notice-confirm-foot = Kama si wewe, usifanye chochote, na hakuna kingine kitakachokuja. Ili kuwa na hakika:
notice-trial = Inafanya kazi: kuanzia sasa utaarifiwa hapa zamu yako inapofika.

# Letters about an account.
letter-address-title = Je, hii ni anwani yako?
letter-address = Akaunti { $account } kwenye Hustings ingependa kutumia anwani hii ikiwa mwenyewe hawezi kuingia tena. Kama ni wewe, fuata kiungo hiki na ubonyeze kitufe kilicho huko. Kama si wewe, usifanye chochote.
letter-recovery-title = Nenosiri jipya
letter-recovery = Kuna mtu, huenda ni wewe, asiyeweza kuingia kwenye akaunti { $account } ya Hustings. Kiungo hiki kinaelekea kwenye nenosiri jipya; kinafanya kazi mara moja tu, kwa muda wa saa moja. Kama hukuwa wewe, usifanye chochote: hakuna mwingine aliyekiona.
