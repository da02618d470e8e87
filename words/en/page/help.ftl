### What teaches: the guide, the lesson, the rules.

# The guide on a page of its own.
guide-page = { $game } in two minutes
guide-lesson = Try it: the lesson
guide-play = Play
guide-law = All rules, numbered
# A first game, guided: each kind of decision is explained when it comes.
guided-explained = Explained
guided-got-it = Got it

# The rules.
rules-of = Rules of { $game }
rules-title = Rules
rules-search = Search the rules
rules-sections = Sections
rules-none = No rule holds “{ $question }”. Try a single word, such as <example>flag</example>.

# The lesson.
learn-title = Learn { $game }
learn-other-set = The lesson is played with the usual cards. “{ $set }” has others, so some of it may not fit.
learn-none = There is no lesson for this game yet. <link>Read the rules</link> instead.
lesson-label = Lesson { $number } of { $count }
lesson-number = { $number } of { $count }
# In place of the learner's name, on its own and in front of a score.
lesson-you = You
lesson-party = You are { $party }.
lesson-next = Next
lesson-finish = Finish
lesson-skip = Skip
lesson-over = That is the whole game.
lesson-over-is = Everything else is judgement, and that comes with playing. In your first game each kind of decision is explained when it comes, and the opponent is the gentlest we have.
lesson-play = Play a guided first game
lesson-rules = All rules
