### What only the page says of Kuzushi. Events and refusals stand in hi.ftl.
### A space is written as a person would type it: "2,-1" is two right of the city and one down.

board = कुज़ुशी की बिसात। तीर वाली कुंजियों से चलिए, Page Down से अगला जायज़ खाना, Enter से अड्डा, Escape से बाहर।
board-kind = बिसात

ask = किसी चमकते खाने में अड्डा जमाइए, या अपना कोई झंडा पलटिए।

space-empty =
    { $at }, खाली{ $move ->
        [base] , अड्डा जम सकता है
       *[none] {""}
    }
space-city =
    { $at }, शहर, { $seat-is ->
        [you] आपका
       *[other] { $seat } का
    }
space-base =
    { $at }, { $seat-is ->
        [you] आपका अड्डा
       *[other] { $seat } का अड्डा
    }
space-flag =
    { $at }, { $seat-is ->
        [you] आपका झंडा
       *[other] { $seat } का झंडा
    }{ $move ->
        [flip] , अड्डा बन सकता है
       *[none] {""}
    }
space-brings = { $space }: { $gains }
gain =
    { $seat-is ->
        [you] आपको
       *[other] { $seat } को
    } { $change }
gain-none = किसी के अंक नहीं बदलते

# Where a score comes from: words beside figures.
sum-bases = अड्डे
sum-flags = झंडे
sum-city = शहर
holding = ढेरी { $stack } · जत्था { $group }

# A move, as a button names it.
move-base = अड्डा { $at }
move-flip = पलटें { $at }

# The position in plain text.
described-seat = { $seat }: { $score }। अड्डे: { $bases }। झंडे: { $flags }।
described-none = कोई नहीं
described-joint = {"; "}
described-grid = टाइलें { $wide } गुणा { $high } में फैली हैं, हद { $grid } गुणा { $grid }; आड़े में { $left } से { $right } तक और खड़े में { $bottom } से { $top } तक जा सकती हैं।
