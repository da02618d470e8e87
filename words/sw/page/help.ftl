### What teaches: the guide, the lesson, the rules.

# The guide on a page of its own.
guide-page = { $game } kwa dakika mbili
guide-lesson = Jaribu: somo
guide-play = Cheza
guide-law = Kanuni zote, kwa nambari
# A first game, guided: each kind of decision is explained when it comes.
guided-explained = Maelezo
guided-got-it = Nimeelewa

# The rules.
rules-of = Kanuni za { $game }
rules-title = Kanuni
rules-search = Tafuta katika kanuni
rules-sections = Sehemu
rules-none = Hakuna kanuni yenye “{ $question }”. Jaribu neno moja tu, kama vile <example>bendera</example>.

# The lesson.
learn-title = Jifunze { $game }
learn-other-set = Somo hili linatumia kadi za kawaida. “{ $set }” ina nyingine, kwa hiyo baadhi ya mambo huenda yasilingane.
learn-none = Mchezo huu bado hauna somo. Kwa sasa <link>soma kanuni</link>.
lesson-label = Somo { $number } kati ya { $count }
lesson-number = { $number } kati ya { $count }
# In place of the learner's name, on its own and in front of a score.
lesson-you = Wewe
lesson-party = Wewe ni { $party }.
lesson-next = Mbele
lesson-finish = Maliza
lesson-skip = Ruka
lesson-over = Huo ndio mchezo wote.
lesson-over-is = Yaliyobaki ni busara tu, nayo huja kwa kucheza. Katika mchezo wako wa kwanza kila uamuzi utaelezwa unapofika, na mpinzani wako ni mpole kuliko wote tulio nao.
lesson-play = Mchezo wa kwanza, ukiongozwa
lesson-rules = Kanuni zote
