sketch-standing = { $tiles } टाइलें ({ $group }), ढेरी में { $left }
