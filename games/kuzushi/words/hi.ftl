### Kuzushi in sentences.

## What happens

city-placed =
    { $seat-is ->
        [you] आपने { $at } पर शहर बसाया।
       *[other] { $seat } ने { $at } पर शहर बसाया।
    }
base-placed =
    { $seat-is ->
        [you] आपने { $at } पर अड्डा जमाया।
       *[other] { $seat } ने { $at } पर अड्डा जमाया।
    }
    .did = { $at } पर अड्डा जमाया
    .each = at
flag-flipped =
    { $seat-is ->
        [you] आपने { $at } का अपना झंडा पलटकर अड्डा बनाया।
       *[other] { $seat } ने { $at } का झंडा पलटकर अड्डा बनाया।
    }
    .did = { $at } का झंडा पलटकर अड्डा बनाया
    .each = at
flag-returned = { $at } का झंडा { $seat } के पास लौटा।
    .each = at
flag-placed =
    { $seat-is ->
        [you] आपने { $at } पर झंडा गाड़ा।
       *[other] { $seat } ने { $at } पर झंडा गाड़ा।
    }
    .each = at
game-over =
    { $cause ->
        [grid_full] बिसात भर गई: खेल खत्म।
       *[stack_empty] एक ढेरी खाली हो गई: खेल खत्म।
    }

## Why a move is refused

not-your-turn = अभी { $seat } की बारी है।
taken = { $space } पर पहले से टाइल है।
alone = { $space } किसी टाइल को नहीं छूता।
off-grid = { $space } पर अड्डा जमा, तो बिसात { $grid } खानों से आगे निकल जाएगी।
too-far = { $space } शहर से इतनी दूर है कि कोई बिसात वहां तक नहीं जाती।
not-your-flag = { $space } पर पलटने को आपका कोई झंडा नहीं।
over = खेल खत्म हो चुका है।
unreadable = `{ $text }` कोई चाल नहीं: लिखिए `base 1,0` या `flip -2,1`।

## Options

bad-teams = { $seats } कुर्सियां { $teams } टीमों में नहीं बंट सकतीं: 4 या 6 कुर्सियां 2 टीमों में, और 6 कुर्सियां 3 में खेल सकती हैं।

## Why the first is first

reason-tiles = बिसात पर सबसे ज़्यादा टाइलें
reason-group = टाइलें बराबर, फ़ैसला बड़े जत्थे से
reason-shared = टाइलें भी बराबर, जत्थे भी: जीत साझी
