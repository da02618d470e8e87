overview-title = Hustings: michezo ya madaraka na wingi wa kura.
overview-play = cheza na roboti, hapa kwenye terminali
overview-rules = soma kanuni zake
overview-help = mengine yote

verify-valid = sahihi: { $title }, viti { $seats }
verify-not-valid = si sahihi: { $why }
verify-hash = muhuri
verify-hash-fits = mbegu inalingana na muhuri uliochapishwa kabla ya mchezo
verify-hash-none = hakuna muhuri uliochapishwa kabla ya mchezo, kwa hivyo huenda mbegu ilichaguliwa
verify-words = maneno
verify-words-none = hakuna mchezaji aliyeongeza neno kwenye bahati
verify-words-of =
    { $count ->
        [one] bahati inatokana na mbegu na neno la mchezaji mmoja
       *[other] bahati inatokana na mbegu na maneno ya wachezaji { $count }
    }
verify-moves = hatua
verify-moves-legal =
    { $count ->
        [0] bado hakuna hata moja
        [one] iliyopo ni halali
       *[other] zote { $count } ni halali, kwa mpangilio huu
    }
verify-events = matukio
verify-events-fit = kila uchanganyaji wa kadi, kila dadu na kila tokeo vinalingana na muhuri ulio kwenye rekodi
verify-events-none = rekodi haina muhuri wa matukio yake
verify-result = matokeo
verify-result-none = mchezo haujaisha
verify-result-same = kama yalivyorekodiwa: { $result }
verify-result-new = hayakurekodiwa; ni haya: { $result }

analyse-title = { $title }, hatua { $count }
analyse-positions = hali moja moja
analyse-turning-points = mahali ulipogeuka
analyse-no-turns = Hakuna hatua iliyomgharimu mchezaji wake sana.
analyse-turn = hatua { $number }, { $player }: { $text } ({ $before } kabla, { $after } baadaye)
analyse-better = bora: { $text } ({ $value }; iliyochezwa { $played })
analyse-no-better = hakuna hatua bora iliyopatikana

file-no-input = ingizo la kawaida halisomeki
file-unopened = faili { $path } haifunguki
file-unreadable = faili { $path } haisomeki
file-too-long = inazidi baiti { $most }
file-not-a-record = hii si rekodi ya mchezo wa Hustings
replay-too-far = rekodi ina hatua { $total }, kwa hivyo hakuna hali baada ya hatua { $to }
rules-no-such = { $title } haina kanuni `{ $rule }`; `hustings rules { $game }` huonyesha zote
options-not-json = --options ni kipengee cha JSON, kwa mfano '{"{"}"grid":8{"}"}', si `{ $text }`

# `hustings print`: what was written, and what could not be printed as it is written. `$letters` are codes such as U+1F600.
print-wrote =
    { $path }: { $pages ->
        [one] ukurasa 1
       *[other] kurasa { $pages }
    }
print-not-built-in = programu hii ilijengwa bila herufi na alama za ukurasa wake, kwa hivyo haiwezi kuchapisha; ijenge kwa `make`
print-unknown-letters = herufi hizi hazimo katika fonti zetu, zimechapishwa kama kisanduku: { $letters }
print-text-too-long = refu kuliko nafasi yake, limechapishwa lote kwenye ukurasa wa mwisho: { $text }…
