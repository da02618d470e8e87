sketch-standing = vigae { $tiles } ({ $group }), vimebaki { $left }
