### Kuzushi in sentences.

## What happens

city-placed =
    { $seat-is ->
        [you] Unaweka mji kwenye { $at }.
       *[other] { $seat } anaweka mji kwenye { $at }.
    }
base-placed =
    { $seat-is ->
        [you] Unajenga ngome kwenye { $at }.
       *[other] { $seat } anajenga ngome kwenye { $at }.
    }
    .did = kujenga ngome kwenye { $at }
    .each = at
flag-flipped =
    { $seat-is ->
        [you] Unageuza bendera yako ya { $at } kuwa ngome.
       *[other] { $seat } anageuza bendera ya { $at } kuwa ngome.
    }
    .did = kugeuza bendera ya { $at } kuwa ngome
    .each = at
flag-returned =
    { $seat-is ->
        [you] Bendera ya { $at } inarudi kwako.
       *[other] Bendera ya { $at } inarudi kwa { $seat }.
    }
    .each = at
flag-placed =
    { $seat-is ->
        [you] Unapandisha bendera kwenye { $at }.
       *[other] { $seat } anapandisha bendera kwenye { $at }.
    }
    .each = at
game-over =
    { $cause ->
        [grid_full] Gridi imejaa: mchezo umekwisha.
       *[stack_empty] Rundo limeisha: mchezo umekwisha.
    }

## Why a move is refused

not-your-turn = Ni zamu ya { $seat }.
taken = Tayari kuna kigae kwenye { $space }.
alone = { $space } haigusi kigae chochote.
off-grid = Ngome kwenye { $space } ingevuta ubao kupita nafasi { $grid }.
too-far = { $space } iko mbali na mji kuliko ubao wowote unavyofika.
not-your-flag = Huna bendera ya kugeuza kwenye { $space }.
over = Mchezo umekwisha.
unreadable = `{ $text }` si hatua: andika `base 1,0` au `flip -2,1`.

## Options

bad-teams = Viti { $seats } haviwezi kucheza katika timu { $teams }: viti 4 au 6 huweza kuwa timu 2, na viti 6 timu 3.

## Why the first is first

reason-tiles = Vigae vingi zaidi ubaoni
reason-group = Vigae sawa; kundi kubwa zaidi limeamua
reason-shared = Vigae sawa na makundi sawa: ushindi unagawanywa
