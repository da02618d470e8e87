### How a series of rematches stands: at the table, in the waiting room and with the result.

# Two players: "Ann 2 – 1 Bea".
series-two = { $first } { $won } – { $lost } { $second }
series-of = { $name } { $won }勝
# The score, and games that nobody won.
series-drawn = { $score }、引き分け{ $draws }
