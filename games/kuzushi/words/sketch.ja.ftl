sketch-standing = 駒{ $tiles }（{ $group }）、持ち駒{ $left }
