### The boxes on the shelf: title, tagline, standing orders.

kuzushi = Kuzushi
    .tagline = Teka ardhi inayozunguka mji, na uvunje mizani.
kilonzo = Kilonzo
    .tagline = Miaka mitano, maeneo kumi na matatu, rais mmoja: tumia pesa, paka tope na shinda midahalo hadi jijini.
sarkaar = Sarkaar
    .tagline = Majimbo kumi na moja, vitendo viwili kwa zamu, na Cheti Safi kwa lolote lililotendeka katikati.
    .order-can_answer = Niulize tu ninapoweza kujibu
    .order-unless_target = Pita kwa niaba yangu, isipokuwa kadi inanilenga
    .order-off_turn = Pita kwa niaba yangu, isipokuwa ni zamu yangu
kursi = Kursi
    .tagline = Teua wagombea watano, panga kwa siri, jaza viwanja, na hesabu kilicho chini ya kila kiti.
    .order-pay = Nilipie kadi za kura, chache iwezekanavyo
    .order-can_answer = Niulize tu palipo na cha kuchagua
politics-as-usual = Siasa Kama Kawaida
    .tagline = Hoja kumi na mbili, Wagombea sita, Fadhila kumi na nane: piga debe, kashifu, geuza, na uza ulichoahidi jana.
    .order-can_answer = Niulize tu ninapoweza kujibu
    .order-unless_target = Iache kwa niaba yangu, isipokuwa ninalengwa
    .order-always = Iache daima kwa niaba yangu
    .order-polls = Iache daima kwa niaba yangu kwa kadi zinazopiga debe
