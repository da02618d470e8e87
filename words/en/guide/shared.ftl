### What every guide says around its own sentences.
guide-goal = What you want
guide-round = How it goes
guide-won = How it is won
guide-signs = The signs
