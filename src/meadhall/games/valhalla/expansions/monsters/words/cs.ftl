### Nestvůry Yggdrasilu

expansion-monsters = Nestvůry Yggdrasilu
monsters-nidhogg = Níðhöggr
monsters-nidhogg-text = +4. Před bitvou: soupeř si vezme 1 bojovníka z družiny do ruky, nemá-li jen jediného.
monsters-surtur = Surtur
monsters-surtur-text = +4. Před bitvou: soupeř odloží 1 bojovníka z družiny, nemá-li jen jediného.
monsters-huldra = Huldra
monsters-huldra-text = Před bitvou, má-li soupeř aspoň 3 bojovníky: vezmi si jednoho do své družiny.
monsters-draugr = Draugr
monsters-draugr-text = V bitvě: dej až 3 bojovníky s hodnotou 1 z ruky do své Valhally; +1 za každého.
monsters-fenrir = Fenrir
monsters-fenrir-text = Nakrm ho 1 bojovníkem z družiny a staň se jeho pánem. Krm ho každý tah, nebo ho pošli k soupeři.
monsters-troll = Troll
monsters-troll-text = V bitvě: polož sem až 4 kostky s různými zbraněmi; +3 za každou.
monsters-gullinbursti = Gullinbursti
monsters-gullinbursti-text = +2 za každého bojovníka v soupeřově družině.
monsters-vedrfolnir = Veðrfölnir
monsters-vedrfolnir-text = +2. Soupeř v této bitvě nehraje taktiky.
monsters-jormungand = Jormungand
monsters-jormungand-text = +3. Po soupeřově prvním hodu: libovolné z těch kostek se hodí znovu.
monsters-hel = Hel
monsters-hel-text = V bitvě: vezmi 1 bojovníka ze své Valhally do družiny; jeho místo zaujme bojovník stejné hodnoty z odhazovacího balíčku.
monsters-garmr = Garmr
monsters-garmr-text = +2. V bitvě: 2 vrchní taktiky z odhazovacího balíčku jsou do konce bitvy tvé.

## Otázky a odpovědi

wait-hunt = loví nestvůru
prompt-hunt = Tví bojovníci mohou chytit nestvůru. Lovíš?
verb-hunt = Lovit: { $thing }
verb-hunt-pass = Nechat být
verb-cover = Položit na: { $thing } a soused vpravo
wait-feed-fenrir = krmí Fenrira
prompt-feed-fenrir = Fenrir má hlad. Koho z družiny dostane?
verb-feed-fenrir = Dát mu: { $thing }
verb-send-fenrir = Poslat Fenrira k soupeři
verb-unleash = Vypustit nestvůru
verb-lure = Zlákat: { $thing }
wait-yield-warrior = vydává bojovníka
prompt-yield-warrior = Soupeřova nestvůra si jde pro jednoho z tvých. Koho vydáš?
verb-yield-warrior = Vydat: { $thing }
wait-stand-in-slot = staví bojovníka
prompt-stand-in-slot = Kam se postaví nově příchozí?
verb-stand-in-slot = { $thing }
verb-load-troll = Dát trollovi: { $thing }
verb-monster-card = S tvou nestvůrou: { $thing }
wait-exchange-for = vyměňuje bojovníka
prompt-exchange-for = Kdo jde výměnou do Valhally?
verb-exchange-for = { $thing }
wait-feed-card = krmí Fenrira
prompt-feed-card = Fenrir má hlad. Koho z ruky dostane?
verb-feed-card = Dát mu: { $thing }
wait-stir-dice = víří kostky
prompt-stir-dice = Jormungand čeří soupeřovy kostky. Které se hodí znovu?

## Co se stalo

event-monster-revealed = Z Yggdrasilu sestupuje { $what }.
event-monster-hunted = { $me ->
    [yes] Tvůj úlovek: { $what }.
   *[no] Úlovek hráče { $who }: { $what }.
}
event-monster-left = { $me ->
    [yes] { $what } opouští tebe i hru.
   *[no] { $what } opouští hráče { $who } i hru.
}
event-monster-unleashed = { $me ->
    [yes] Vypouštíš nestvůru: { $what }.
   *[no] { $who } vypouští nestvůru: { $what }.
}
event-monster-lured = { $me ->
    [yes] { $what } přechází k tobě.
   *[no] { $what } přechází k hráči { $who }.
}
event-monster-given = { $me ->
    [yes] Dáváš draugrovi: { $what } jde do Valhally.
   *[no] { $who } dává draugrovi: { $what } jde do Valhally.
}
event-monster-recalled = { $me ->
    [yes] Hel ti vrací: { $what1 }; prázdné místo zaujme { $what2 }.
   *[no] Hel vrací hráči { $who }: { $what1 }; prázdné místo zaujme { $what2 }.
}
event-monster-fetched = { $me ->
    [yes] Garmr ti přináší: { $what }.
   *[no] Garmr přináší hráči { $who }: { $what }.
}
event-fenrir-fed = { $me ->
    [yes] Krmíš Fenrira: { $what }.
   *[no] { $who } krmí Fenrira: { $what }.
}
event-fenrir-sent = { $me ->
    [yes] Posíláš Fenrira k hráči { $what }.
   *[no] { $you ->
        [yes] { $who } posílá Fenrira k tobě.
       *[no] { $who } posílá Fenrira k hráči { $what }.
    }
}
event-fenrir-sated = Fenrir se nasytil a odešel.

## Průběh

step-VAL-MONSTER-03 = vyložení nestvůr
step-VAL-TL-08 = Jormungand čeří kostky útočníka
step-VAL-TL-14 = Jormungand čeří kostky obránce
step-VAL-TL-29 = nestvůry odcházejí
step-VAL-MONSTER-27 = hosté najdou místo, nebo odejdou
step-VAL-TL-30 = Garmrovy taktiky se vracejí
step-VAL-TL-44 = lov
step-VAL-TL-45 = krmení Fenrira
step-VAL-AMB-117 = nestvůry v Ragnaröku

### Jak se zapisuje sada karet

make-monster = Příšery
make-colours = Klany, které ji chytí
make-late = Přichází pozdě
