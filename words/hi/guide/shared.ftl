### What every guide says around its own sentences.
guide-goal = मकसद
guide-round = कैसे चलता है
guide-won = जीत किसकी
guide-signs = निशान
