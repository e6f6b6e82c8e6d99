### Hry proti nestvůře

## Nestvůry

card-jormungandr = Jörmungandr, Pás světa
card-surtr = Surtr, Hořící meč
card-hel = Hel, Paní tiché síně
card-fenrir = Fenrir, který zpřetrhal pouta

## Co umějí jejich karty

ability-M_MILL = Po fázi A se odhodí vrchní karta balíčku.
ability-M_CLAN_MUTE = Schopnosti jednoho klanu nepřidávají bojovou sílu.
ability-M_PRE_DISCARD = Před bitvou odhodíš 1 kartu z ruky.
ability-M_DIE = Házíš o 1 kostku méně.
ability-M_POST_RANDOM = Po každé bitvě ztratíš 1 náhodnou kartu z ruky.
ability-M_TWO_TACTICS = V bitvě smíš zahrát nejvýš 2 taktiky.
ability-M_JARL_OFF = Tvůj jarl v bitvě mlčí.
ability-M_NO_TACTICS = Taktiky se nesmějí hrát.
ability-M_SLOT = Do tvé družiny se vejde o 1 bojovníka méně.
ability-M_PRE_WARRIOR = Před bitvou odhodíš 1 bojovníka z družiny.
ability-M_LOSS_GLORY = Po prohrané bitvě odevzdáš 1 bod slávy z Valhally.
ability-M_NO_DICE_TACTICS = Nesmějí se hrát taktiky přehozu a otáčení kostek.
ability-M_EVERY_GLORY = Po každé bitvě odevzdáš 1 bod slávy z Valhally.

## Otázky a odpovědi

wait-choose-beast = vybírá nestvůru
prompt-choose-beast = Které nestvůře se postavíš?
verb-choose-beast = { $thing }
wait-choose-level = volí úroveň
prompt-choose-level = Jak těžké to má být? Úroveň říká, kolik karet balíčku stojí prohraná bitva: 2, 4 nebo 6.
verb-choose-level = Úroveň { $thing }
wait-exchange = vyměňuje karty
prompt-exchange = Které karty vyměníš? Smíš to udělat jednou.
verb-exchange = Vyměnit: { $thing }
verb-exchange-pass = To je vše
verb-attack-beast = Zaútočit na nestvůru
wait-choose-within = posílá bojovníky do Valhally
prompt-choose-within = Kdo půjde do Valhally? Vyber z těch, pro které je tam ještě místo.
verb-choose-within-pass = To jsou všichni
wait-give-up-card = odevzdává kartu
prompt-give-up-card = Nestvůra žádá kartu z tvé ruky. Kterou?
wait-give-up-glory = vzdává se karty z Valhally
prompt-give-up-glory = Kterou kartu ze své Valhally odevzdáš?
verb-give-up-card = Odevzdat: { $thing }
wait-feed-beast = krmí nestvůru
prompt-feed-beast = Nestvůra žádá bojovníka. Kterého?
verb-feed-beast = Odevzdat: { $thing }

## Co se stalo

event-beast-chosen = Nestvůra: { $what }.
event-beast-level = Úroveň obtížnosti: { $number }.
event-beast-rolled = Nestvůra hází: { $what }.
event-beast-covered = Volné symboly nestvůry: { $number }.
event-beast-attacked = { $me ->
    [yes] Útočíš na nestvůru.
   *[no] { $who } útočí na nestvůru.
}
event-beast-attacks = { $me ->
    [yes] Nestvůra útočí na tebe.
   *[no] Nestvůra útočí na hráče { $who }.
}
event-beast-won = { $me ->
    [yes] Nestvůra tě poráží s převahou { $number }.
   *[no] Nestvůra poráží hráče { $who } s převahou { $number }.
}
event-beast-card-beaten = Karta { $number } nestvůry je poražena.
event-beast-shield = { $me ->
    [yes] Natrvalo ztrácíš štít.
   *[no] { $who } natrvalo ztrácí štít.
}
event-beast-mills = Karty odhozené z balíčku: { $number }.
event-beast-glory = { $me ->
    [yes] Odevzdáváš body slávy: { $number }.
   *[no] { $who } odevzdává body slávy: { $number }.
}
event-beast-slain = Nestvůra je poražena!
event-beast-prevails = Nestvůra zvítězila.

## Průběh

step-VAL-SOLO-03 = volba nestvůry
step-VAL-SOLO-10 = volba úrovně
step-VAL-SOLO-14 = šest karet do ruky
step-VAL-SOLO-15 = výměna karet
step-VAL-SOLO-05 = nestvůra se probouzí
step-VAL-TL-42 = nestvůra mezi fázemi
step-VAL-TL-46 = fáze nestvůry
step-VAL-TL-60 = před bitvou
step-VAL-TL-61 = sbírání kostek
step-VAL-TL-62 = boj
step-VAL-TL-63 = porovnání sil
step-VAL-TL-64 = výsledek
step-VAL-TL-65 = po bitvě
step-VAL-TL-66 = je konec?
step-VAL-AMB-127 = sláva nad limit propadá

## Nepovolená spojení

setup-beast = „{ $module }“ nejde dohromady s hrou proti nestvůře. Hodí se: { $known }.

### Jak se zapisuje sada karet

make-beasts = Bestie
make-beast = Bestie
make-normal = Obyčejná strana
make-plus40 = Strana +40
make-cap = Nejvíc, kolik dosáhne
make-clans = Klany
make-symbols = Symboly
