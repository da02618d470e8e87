### The page "You": passkeys, another device, recovery, everything about me.

# Passkeys.
passkeys-title = Funguo za siri
passkeys-about = Ufunguo wa siri (passkey) ni kidole, uso au ufunguo wako badala ya nenosiri. Unakaa kwenye kifaa chako; sisi tunajua tu kwamba ni wako.
passkeys-none = Bado hakuna.
passkeys-add = Ongeza ufunguo wa siri
passkeys-name = Jina lake
passkeys-usual-name = Kifaa hiki
passkeys-made = Uliundwa { $when }
passkeys-used = ulitumika mara ya mwisho { $when }
passkeys-unused = bado haujatumika
passkeys-elsewhere = unafanya kazi kwenye { $place }
passkeys-remove = Ondoa { $name }
passkeys-removed = Umeondolewa.
passkeys-added = Umeongezwa. Kuanzia sasa unaweza kuingia kwa ufunguo huo.
passkeys-not-here = Funguo za siri zinahitaji seva yenye jina na muunganisho salama (https).
passkey-sign-in = Ingia kwa ufunguo wa siri
passkey-claim = Mhifadhi mgeni huyu kwa ufunguo wa siri
passkey-claim-about = Ukiwa na ufunguo wa siri, akaunti inahitaji jina tu.
passkey-given-up = Hakuna kilichofanyika: kifaa kiliulizwa na hakikujibu.

# Another device.
device-title = Endelea kwenye kifaa kingine
device-about = Omba msimbo hapa, kisha uandike kule. Meza zako zote zitakuja nawe, hata zile za mgeni.
device-ask = Onyesha msimbo
device-code = Msimbo wa kifaa kingine
device-how = Kwenye kifaa kingine fungua anwani hii, au ukurasa huu, kisha uandike msimbo. Unafanya kazi mara moja tu, kwa dakika 5.
device-waiting = Tunasubiri kifaa kingine.
device-used = Sasa kwenye kifaa kile kingine pia ni wewe.
device-over = Msimbo huu umepitwa na wakati. Omba mwingine.
device-stop = Acha
device-have = Nina msimbo kutoka kifaa kingine
device-type = Msimbo unaoonyeshwa na kifaa kingine
device-use = Endelea hapa
device-here = Sasa hapa pia wewe ni mtu yule yule.
sign-in-title = Endelea hapa

# Recovery.
recovery-title = Ikiwa huwezi kuingia tena
recovery-about = Ukipenda, toa anwani ya barua pepe kwa ajili ya hilo tu. Kiungo cha nenosiri jipya kitatumwa huko utakapokiomba.
recovery-address = Anwani ya barua pepe kwa ajili ya hili
recovery-send = Tuma kiungo cha kuithibitisha
recovery-waits = Tumeandika kwa { $address }. Fuata kiungo kilicho huko.
recovery-set = Kiungo cha nenosiri jipya kinaweza kutumwa kwa { $address }.
recovery-remove = Ondoa anwani
recovery-removed = Imeondolewa.
recover-title = Siwezi kuingia
recover-about = Ikiwa akaunti ina anwani kwa ajili ya hili, kiungo cha kupata njia mpya ya kuingia kitatumwa huko.
recover-who = Jina la akaunti, au anwani iliyotolewa
recover-ask = Nitumie kiungo
recover-asked = Ikiwa akaunti hiyo ipo na ina anwani, barua iko njiani. Kiungo chake kinafanya kazi kwa saa moja.
recover-new-title = Nenosiri jipya
recover-new-about = Vifaa vyote vitatolewa, na hiki kitaingia.
recover-new = Nenosiri jipya, herufi 8 au zaidi
recover-set = Tumia hili
confirm-title = Je, hii ni anwani yako?
confirm-about = Ukithibitisha, kiungo cha nenosiri jipya kinaweza kutumwa hapa ikiwa mwenye akaunti hawezi kuingia tena.
confirm-do = Ndiyo, hii ni anwani yangu
confirm-done = Imethibitishwa.

# Leaving.
mine-title = Kila kitu kunihusu
mine-about = Faili moja yenye yote yaliyohifadhiwa kukuhusu: meza, rekodi, njia za kuarifiwa.
mine-export = Hifadhi faili
leave-title = Futa kila kitu kunihusu
leave-about = Kwenye meza zinazoendelea, roboti ataendelea kucheza badala yako. Michezo iliyokwisha inabaki kamili kwa wengine, bila jina lako. Mengine yote yanafutwa: vipindi vya kuingia, funguo za siri, anwani, seti ambazo hakuna aliyezichezea, majaribio. Hakuna anayeweza kuyarudisha.
leave-ask = Futa kila kitu kunihusu …
leave-sure = Una hakika? Hakuna kitakachorudi.
leave-do = Ndiyo, futa
leave-not = Hapana, nabaki
leave-done = Kila kitu kukuhusu kimefutwa. Hapa wewe ni mgeni mpya.

# It is you.
proof-title = Onyesha kwamba ni wewe
proof-about = Unachotaka kufanya kinahusu jinsi unavyoingia, ndiyo maana tunauliza mara nyingine.
proof-secret = Nenosiri lako
proof-go = Ni mimi
proof-passkey = Kwa ufunguo wa siri
