var a=`### What one may choose for a table

## The expansions of Valhalla, explained

expansion-solo-blurb = Ty proti jedn\xE9 ze \u010Dty\u0159 nestv\u016Fr: poraz jej\xEDch \u0161est karet, ne\u017E p\u0159ijde\u0161 o \u010Dty\u0159i \u0161t\xEDty nebo dojde bal\xED\u010Dek.
expansion-coop-blurb = V\u0161ichni spole\u010Dn\u011B proti jedn\xE9 nestv\u016F\u0159e: vyhrajete nebo prohrajete spolu. P\u0159ed bitvou sm\u011Bj\xED druzi p\u0159edat kartu.
expansion-partnership-blurb = Dvojice pro 4 nebo 6 hr\xE1\u010D\u016F: partne\u0159i sed\xED naproti sob\u011B, v bitv\u011B si p\u016Fj\u010Duj\xED bojovn\xEDky a d\xE1vaj\xED si \u0161t\xEDty.
expansion-alliance-blurb = Dvojice pro 4 nebo 6 hr\xE1\u010D\u016F: spojenci bojuj\xED i bojovn\xEDky toho druh\xE9ho, ti sm\u011Bj\xED i do Valhally, a boduj\xED spole\u010Dn\u011B.
expansion-clash-blurb = Ka\u017Ed\xFD si vybere jednu ze sad po 40 kart\xE1ch; le\u017E\xED jako vlastn\xED bal\xED\u010Dek mezi dv\u011Bma sousedy vedle spole\u010Dn\xE9ho bal\xED\u010Dku.
expansion-valkyries-blurb = 40 karet: valk\xFDry, kter\xE9 v dobr\xE9 spole\u010Dnosti p\u0159inesou v\xEDc sl\xE1vy, cesty do Valhally, \xFAkoly.
expansion-dwarves-blurb = 40 karet: trpasl\xEDci blokuj\xED, odzbrojuj\xED a zadr\u017Euj\xED nep\u0159\xEDtele nebo kuj\xED s\xEDlu z ob\u011Bti.
expansion-elves-blurb = 40 karet: elfov\xE9 hled\xED vlevo i vpravo, tak\u017Ee z\xE1le\u017E\xED na m\xEDst\u011B v dru\u017Ein\u011B.
expansion-champions-blurb = 40 karet: \u0161ampioni s ka\u017Edou bitvou rostou, nebo sl\xE1bnou; n\u011Bkte\u0159\xED si pamatuj\xED, kdo je ude\u0159il.
expansion-loki-blurb = Le\u017E\xED odkryt\xE1 jedna Lokiho karta: kdo prohraje t\u011Bsn\u011B, dostane \xFAt\u011Bchu.
expansion-thor-blurb = Th\xF3rovy karty dovol\xED pomoci jedn\xE9 stran\u011B v ciz\xED bitv\u011B a m\xEDt pod\xEDl na sl\xE1v\u011B.
expansion-tyr-blurb = T\xFDrovy karty se zasouvaj\xED pod bojovn\xEDky a natrvalo je m\u011Bn\xED.
expansion-king-blurb = Koruna pro toho, kdo ji v bitv\u011B z\xEDsk\xE1: kr\xE1li p\u0159in\xE1\u0161\xED ka\u017Ed\xFD tah sl\xE1vu a tomu, kdo na n\u011Bj \xFAto\u010D\xED, kostky nav\xEDc.
expansion-monsters-blurb = Nestv\u016Fry Yggdrasilu lze lovit a v bitv\u011B je vypustit.
expansion-first_game-blurb = Ka\u017Ed\xFD dostane jednoduch\xE9ho jarla: vhodn\xE9 pro prvn\xED hru.
expansion-simplified-blurb = Bez jarl\u016F a po p\u011Bti kart\xE1ch: nejkrat\u0161\xED cesta, jak se hru nau\u010Dit.
expansion-five_jarls-blurb = Jarla si vyb\xEDr\xE1\u0161 z p\u011Bti m\xEDsto ze t\u0159\xED.
expansion-hand_draft-blurb = M\xEDsto rozdan\xE9 ruky: odkl\xE1dej karty do spole\u010Dn\xE9 z\xE1soby a pak si z n\xED ruku dopl\u0148.

## Switches of the rules

option-first_player = Kdo za\u010D\xEDn\xE1
option-allow_takeback_before_ability = Kostky lze vz\xEDt zp\u011Bt, ne\u017E se pou\u017Eije schopnost
option-pairs_must_differ = Dva p\xE1ry mus\xED b\xFDt r\u016Fzn\xE9 zbran\u011B
option-push_back_banked = P\u0159ehozy z karty Zatla\u010Den\xED nep\u0159\xEDtele lze schovat na pozd\u011Bji
option-cut_off_spares_after_battle = Od\u0159\xEDznut\xFD jarl p\u016Fsob\xED po bitv\u011B
option-no_winner_is_battle = Bitva bez v\xEDt\u011Bze se po\u010D\xEDt\xE1 jako bitva
option-return_unused_grey = Nepou\u017Eit\xE9 \u0161ed\xE9 kostky se vracej\xED
option-ragnarok_first_player = Ragnar\xF6k za\u010D\xEDn\xE1 prvn\xED hr\xE1\u010D
option-ragnarok_prebattle = Schopnosti p\u0159ed bitvou plat\xED i p\u0159i Ragnar\xF6ku
option-bonus_any_card = Sl\xE1vou nav\xEDc sm\xED b\xFDt kter\xE1koli karta z odhozen\xFDch
option-allow_many_sets = V\xEDce ne\u017E dv\u011B sady po 40 kart\xE1ch nar\xE1z
option-ally_valhalla = P\u016Fj\u010Den\xFD bojovn\xEDk jde do Valhally
option-rally_includes_chosen = Svol\xE1n\xED klanu plat\xED i pro zvolen\xE9ho \u0161ampiona
option-clash_pick_reverse = Sady se vyb\xEDraj\xED v opa\u010Dn\xE9m po\u0159ad\xED
option-clash_six_no_return = \u0160est hr\xE1\u010D\u016F: odhozen\xE9 karty se nevracej\xED
option-coop_monster = Nestv\u016Fra
option-coop_level = \xDArove\u0148
option-coop_ignore_abilities = Nestv\u016Fra bez schopnost\xED
option-coop_frost_each = Ka\u017Ed\xFD Ledov\xFD obr d\xE1v\xE1 kostku
option-solo_monster = Nestv\u016Fra
option-solo_level = \xDArove\u0148
option-solo_ignore_abilities = Nestv\u016Fra bez schopnost\xED
option-solo_frost_each = Ka\u017Ed\xFD Ledov\xFD obr d\xE1v\xE1 kostku
option-hold_back_after_choice = Trpasl\xEDci zadr\u017Euj\xED a\u017E po volb\u011B v\xEDt\u011Bze
option-loki_card = Lokiho karta
option-monster_is_not_minimum = Samotn\xE1 nestv\u016Fra nen\xED dru\u017Eina
option-ragnarok_free_captors = P\u0159i Ragnar\xF6ku jsou dr\u017Eitel\xE9 nestv\u016Fry voln\xED
option-fenrir_in_deck = Fenrir je mezi nestv\u016Frami
option-thor_is_tactic = Th\xF3rovy karty jsou taktiky
option-thor_first = Th\xF3rova pomoc p\u0159ed p\u0159\xEDpravou bojuj\xEDc\xEDch
option-tyr_per_action = T\xFDrov\xFDch karet za akci
value-on = ano
value-off = ne
value-random = losem
value-choose = volba ve h\u0159e
value-intro = jednoduch\xE1
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-owner = majitele
value-fighter = toho, kdo s n\xEDm bojoval
value-one = jedna
value-each = jedna na bojovn\xEDka
card-set-meadhall = karty domu
card-set-unfit = ned\xE1 se s n\xED hr\xE1t
card-set-wrong = Se sadou karet { $name } se ned\xE1 hr\xE1t:
`;export{a as default};
