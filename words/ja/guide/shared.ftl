### What every guide says around its own sentences.
guide-goal = めざすもの
guide-round = 進め方
guide-won = 勝ち方
guide-signs = 印の意味
