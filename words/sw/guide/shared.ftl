### What every guide says around its own sentences.
guide-goal = Unachotaka
guide-round = Jinsi unavyokwenda
guide-won = Jinsi ya kushinda
guide-signs = Ishara
