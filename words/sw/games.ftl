### The games: titles and taglines, from games/NAME/src/info.rs.

kuzushi = Kuzushi
    .tagline = Teka ardhi inayozunguka mji, na uvunje mizani.
kilonzo = Kilonzo
    .tagline = Miaka mitano, maeneo kumi na matatu, rais mmoja: tumia pesa, paka tope na shinda midahalo hadi jijini.
sarkaar = Sarkaar
    .tagline = Majimbo kumi na moja, vitendo viwili kwa zamu, na Cheti Safi kwa lolote lililotendeka katikati.
kursi = Kursi
    .tagline = Teua wagombea watano, panga kwa siri, jaza viwanja, na hesabu kilicho chini ya kila kiti.
politics-as-usual = Siasa Kama Kawaida
    .tagline = Hoja kumi na mbili, Wagombea sita, Fadhila kumi na nane: piga debe, kashifu, geuza, na uza ulichoahidi jana.
