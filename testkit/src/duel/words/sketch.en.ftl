### The words on Duel's table in characters.

sketch-seat = seat { $number } { $points }
sketch-table = round { $round }, deck { $deck }, discard: { $discard }
