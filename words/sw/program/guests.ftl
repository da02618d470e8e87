# In place of the name of somebody who has deleted everything about themselves.
left-name = Mchezaji wa zamani

guest-name =
    { $second ->
        [0] Nyegere
        [1] Korongo
        [2] Kipanga
        [3] Mbweha
        [4] Tumbili
        [5] Sungura
        [6] Heroe
        [7] Kwarara
        [8] Simbamangu
        [9] Kunguru
        [10] Nguchiro
        [11] Fisimaji
        [12] Swala
        [13] Twiga
        [14] Tausi
       *[15] Chiriku
    } { $first ->
        [0] Mchangamfu
        [1] Mtulivu
        [2] Mkweli
        [3] Mjanja
        [4] Jasiri
        [5] Mwepesi
        [6] Mnyofu
        [7] Mpole
        [8] Mcheshi
        [9] Mwenye Bahati
        [10] Mwenye Furaha
        [11] Mvumilivu
        [12] Mkimya
        [13] Imara
        [14] Mwaminifu
       *[15] Mwerevu
    }
