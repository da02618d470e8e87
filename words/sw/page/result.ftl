### Election night.

result-title = Matokeo yametangazwa
result-elected = Amechaguliwa
result-skip = Ruka kuhesabu
result-agree = Kubali marudiano
result-rematch = Marudiano
result-replay = Marudio
result-analyse = Chambua
result-picture = Picha
result-checking = Inakagua …
result-check = Kagua mchezo huu
result-record = Rekodi

# What a check has found: $found is a list of the sentences below.
result-holds = <strong>Uko sawa.</strong> { $found }.
result-holds-moves =
    { $moves ->
        [one] Hatua moja ni halali
       *[other] Hatua { $moves } ni halali
    }
result-holds-seed = mbegu ni ile iliyotiwa muhuri kabla ya mchezo
result-holds-words =
    { $players ->
        [one] neno la mchezaji mmoja limo
       *[other] maneno ya wachezaji { $players } yamo
    } katika bahati
result-holds-events = kila tukio ni kama lilivyosimuliwa

# The picture that one sends around. Its head is written in capitals.
result-card-head = HUSTINGS  ·  { $game }
result-card-not-drawn = Picha haikuweza kuchorwa.
result-card-not-made = Picha haikuweza kutengenezwa.
