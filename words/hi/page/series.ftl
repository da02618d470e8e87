### How a series of rematches stands: at the table, in the waiting room and with the result.

series-two = { $first } { $won } – { $lost } { $second }
series-of = { $name } { $won }
series-drawn = { $score }, { $draws } ड्रॉ
