### Trpaslíci ze Svartálfheimu

expansion-dwarves = Trpaslíci ze Svartálfheimu
ability-BLOCK = blokuje soupeře
ability-HOLD_BACK = zadrží soupeře
ability-DISARM = soupeř ztrácí taktiku
ability-SACRIFICE = karta za +3

## Bojovníci

card-dwarf-brokk = Brokk u měchů
card-dwarf-brokk-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.
card-dwarf-eitri = Eitri Kovář prstenů
card-dwarf-eitri-text = Při vyzbrojení: můžeš odhodit 1 kartu z ruky a získat +3.
card-dwarf-motsognir = Motsognir První
card-dwarf-motsognir-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.
card-dwarf-durin = Durin Brána hlubin
card-dwarf-durin-text = Po bitvě: vyber 1 soupeřova vyzbrojeného bojovníka, nesmí odejít do Valhally.
card-dwarf-dolgthrasir = Dolgthrasir Chtivý svárů
card-dwarf-dolgthrasir-text = Při vyzbrojení: můžeš odhodit 1 kartu z ruky a získat +3.
card-dwarf-lit = Lit Podrážeč
card-dwarf-lit-text = Při vyzbrojení: soupeř odhodí 1 taktiku podle své volby, nebo ukáže ruku, pokud žádnou nemá.
card-dwarf-jari = Jari Hašteřivý
card-dwarf-jari-text = Po bitvě: vyber 1 soupeřova vyzbrojeného bojovníka, nesmí odejít do Valhally.
card-dwarf-nordri = Nordri Opora severu
card-dwarf-nordri-text = Při vyzbrojení: soupeř odhodí 1 taktiku podle své volby, nebo ukáže ruku, pokud žádnou nemá.
card-dwarf-sudri = Sudri Opora jihu
card-dwarf-sudri-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.
card-dwarf-haugspori = Haugspori Šlapající mohyly
card-dwarf-haugspori-text = Při vyzbrojení: můžeš odhodit 1 kartu z ruky a získat +3.
card-dwarf-galar = Galar Vařící medovinu
card-dwarf-galar-text = Při vyzbrojení: můžeš odhodit 1 kartu z ruky a získat +3.
card-dwarf-fjalar = Fjalar Skrývač
card-dwarf-fjalar-text = Po bitvě: vyber 1 soupeřova vyzbrojeného bojovníka, nesmí odejít do Valhally.
card-dwarf-austri = Austri Opora východu
card-dwarf-austri-text = Při vyzbrojení: soupeř odhodí 1 taktiku podle své volby, nebo ukáže ruku, pokud žádnou nemá.
card-dwarf-hornbori = Hornbori Vrtající rohy
card-dwarf-hornbori-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.
card-dwarf-aurvang = Aurvang Kamenité pole
card-dwarf-aurvang-text = Při vyzbrojení: soupeř odhodí 1 taktiku podle své volby, nebo ukáže ruku, pokud žádnou nemá.
card-dwarf-alvis = Alvis Vševědoucí
card-dwarf-alvis-text = Při vyzbrojení: soupeř odhodí 1 taktiku podle své volby, nebo ukáže ruku, pokud žádnou nemá.
card-dwarf-andvari = Andvari Strážce zlata
card-dwarf-andvari-text = Při vyzbrojení: můžeš odhodit 1 kartu z ruky a získat +3.
card-dwarf-vestri = Vestri Opora západu
card-dwarf-vestri-text = Po bitvě: vyber 1 soupeřova vyzbrojeného bojovníka, nesmí odejít do Valhally.
card-dwarf-ivaldi = Ivaldi Stavitel lodi
card-dwarf-ivaldi-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.
card-dwarf-billing = Billing Ostražitý
card-dwarf-billing-text = Po bitvě: vyber 1 soupeřova vyzbrojeného bojovníka, nesmí odejít do Valhally.
card-dwarf-virfir = Virfir Sněžný sklep
card-dwarf-virfir-text = Při vyzbrojení: můžeš odhodit 1 kartu z ruky a získat +3.
card-dwarf-skirfir = Skirfir Jinovous
card-dwarf-skirfir-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.
card-dwarf-grer = Grer Křikloun
card-dwarf-grer-text = Při vyzbrojení: soupeř odhodí 1 taktiku podle své volby, nebo ukáže ruku, pokud žádnou nemá.
card-dwarf-berling = Berling Tahač ledu
card-dwarf-berling-text = Po bitvě: vyber 1 soupeřova vyzbrojeného bojovníka, nesmí odejít do Valhally.
card-dwarf-alfrigg = Alfrigg Kovář náhrdelníku
card-dwarf-alfrigg-text = V útoku: vyber 1 soupeřova bojovníka, v této bitvě ho nelze vyzbrojit. Ne proti jedinému bojovníkovi.

## Taktiky

card-dwarf-call-to-arms = Volání do zbraně
card-dwarf-call-to-arms-text = Před bitvou: vrchní bojovník z odhazovacího balíčku se přidá k tvé družině.
card-dwarf-cry-squad = Válečný pokřik: celá družina
card-dwarf-cry-squad-text = +1 k bojové síle za každého bojovníka ve tvé družině, vyzbrojeného i nevyzbrojeného.
card-dwarf-cry-armed = Válečný pokřik: do boje
card-dwarf-cry-armed-text = +1, +2, +4 nebo +6 k bojové síle za 1, 2, 3 nebo 4 vyzbrojené bojovníky.

## Otázky a odpovědi

wait-dwarf-block = blokuje bojovníka
prompt-dwarf-block = { $thing } je vyzbrojen. Kterého soupeřova bojovníka zablokuje?
verb-block = Zablokovat: { $thing }
verb-dwarf-block-pass = Nikoho neblokovat
wait-dwarf-hold-back = zdržuje bojovníka
prompt-dwarf-hold-back = Který ze soupeřových vyzbrojených bojovníků neodejde do Valhally?
verb-hold-back = Zadržet: { $thing }
verb-dwarf-hold-back-pass = Nikoho nezadržovat
wait-dwarf-disarm = odhazuje taktiku
prompt-dwarf-disarm = Někdo tě odzbrojuje: kterou taktiku odhodíš?
verb-lay-down-tactic = Odhodit: { $thing }
wait-dwarf-sacrifice = přináší oběť
prompt-dwarf-sacrifice = { $thing } žádá oběť: kterou kartu dáš za +3?
verb-sacrifice = Obětovat: { $thing }
verb-dwarf-sacrifice-pass = Neobětovat nic

## Co se stalo

event-dwarf-blocked = { $me ->
    [yes] Tvůj bojovník je do konce bitvy zablokován: { $what }.
   *[no] Bojovník hráče { $who } je do konce bitvy zablokován: { $what }.
}
event-dwarf-held = { $me ->
    [yes] Tvůj bojovník nesmí odejít do Valhally: { $what }.
   *[no] Bojovník hráče { $who } nesmí odejít do Valhally: { $what }.
}
event-dwarf-sacrificed = { $me ->
    [yes] Obětuješ kartu za +3: { $what }.
   *[no] { $who } obětuje kartu za +3: { $what }.
}
event-dwarf-sacrificed-hidden = { $who } obětuje kartu lícem dolů za +3.

## Průběh bitvy

step-VAL-TL-19 = trpaslíci zadržují bojovníky
