### Šampioni z Midgardu

expansion-champions = Šampioni z Midgardu
card-champ-bear-hrolf = Hrolf Pomalu Vzplanoucí
card-champ-bear-hrolf-text = Hněv: 1 žeton po každé tvé bitvě, nejvýše 3. +1 za každý žeton.
card-champ-bear-beigad = Beigad Vyjící Sekera
card-champ-bear-beigad-text = Běsnění: 1 žeton po každé tvé bitvě, nejvýše 3. +2 za každý žeton.
card-champ-bear-hjalti = Hjalti Kousající Štít
card-champ-bear-hjalti-text = Berserk: 1 žeton po každé tvé bitvě, nejvýše 3. −2 za každý žeton.
card-champ-bear-ragnfrid = Ragnfrid Nezlomná
card-champ-bear-ragnfrid-text = Čest: 1 žeton po každé tvé prohrané bitvě, nejvýše 3. −2 za každý žeton.
card-champ-bear-egbert = Egbert Dlouhá Paměť
card-champ-bear-egbert-text = Pomsta: po každé bitvě si pamatuje soupeře. +4 proti tomu, koho si pamatuje naposledy.
card-champ-bear-oddny = Oddny Praporečnice
card-champ-wolf-ketil = Ketil Žhnoucí Oko
card-champ-wolf-ketil-text = Hněv: 1 žeton po každé tvé bitvě, nejvýše 3. +1 za každý žeton.
card-champ-wolf-skoll = Skoll Neúnavný
card-champ-wolf-skoll-text = Běsnění: 1 žeton po každé tvé bitvě, nejvýše 3. +2 za každý žeton.
card-champ-wolf-gerulf = Gerulf Zpěněná Tlama
card-champ-wolf-gerulf-text = Berserk: 1 žeton po každé tvé bitvě, nejvýše 3. −2 za každý žeton.
card-champ-wolf-signy = Signy Věrné Slovo
card-champ-wolf-signy-text = Čest: 1 žeton po každé tvé prohrané bitvě, nejvýše 3. −2 za každý žeton.
card-champ-wolf-bork = Bork Vymahač Dluhů
card-champ-wolf-bork-text = Pomsta: po každé bitvě si pamatuje soupeře. +4 proti tomu, koho si pamatuje naposledy.
card-champ-wolf-yrsa = Yrsa Troubící na Roh
card-champ-boar-hogni = Högni Hluboká Jizva
card-champ-boar-hogni-text = Hněv: 1 žeton po každé tvé bitvě, nejvýše 3. +1 za každý žeton.
card-champ-boar-starkad = Starkad Osmiruký
card-champ-boar-starkad-text = Běsnění: 1 žeton po každé tvé bitvě, nejvýše 3. +2 za každý žeton.
card-champ-boar-thorgeir = Thorgeir Jasný Plamen
card-champ-boar-thorgeir-text = Berserk: 1 žeton po každé tvé bitvě, nejvýše 3. −2 za každý žeton.
card-champ-boar-alfhild = Alfhild Neposkvrněná
card-champ-boar-alfhild-text = Čest: 1 žeton po každé tvé prohrané bitvě, nejvýše 3. −2 za každý žeton.
card-champ-boar-mord = Mord Pomalý Nůž
card-champ-boar-mord-text = Pomsta: po každé bitvě si pamatuje soupeře. +4 proti tomu, koho si pamatuje naposledy.
card-champ-boar-finnvid = Finnvid Strážce Brány
card-champ-deer-ingvar = Ingvar Spící Bouře
card-champ-deer-ingvar-text = Hněv: 1 žeton po každé tvé bitvě, nejvýše 3. +1 za každý žeton.
card-champ-deer-sigrun = Sigrun Tančící v Boji
card-champ-deer-sigrun-text = Běsnění: 1 žeton po každé tvé bitvě, nejvýše 3. +2 za každý žeton.
card-champ-deer-hogrim = Hogrim Zlomený Paroh
card-champ-deer-hogrim-text = Berserk: 1 žeton po každé tvé bitvě, nejvýše 3. −2 za každý žeton.
card-champ-deer-thyra = Thyra Strážkyně Přísah
card-champ-deer-thyra-text = Čest: 1 žeton po každé tvé prohrané bitvě, nejvýše 3. −2 za každý žeton.
card-champ-deer-vemund = Vemund Chladná Stopa
card-champ-deer-vemund-text = Pomsta: po každé bitvě si pamatuje soupeře. +4 proti tomu, koho si pamatuje naposledy.
card-champ-deer-solveg = Solveg Vedoucí Zpěv
card-champ-frost-thrymir = Thrymir Probuzený
card-champ-frost-thrymir-text = Hněv: 1 žeton po každé tvé bitvě, nejvýše 3. +1 za každý žeton.
card-champ-frost-skadulf = Skadulf Lavina
card-champ-frost-skadulf-text = Běsnění: 1 žeton po každé tvé bitvě, nejvýše 3. +2 za každý žeton.
card-champ-frost-hrungvald = Hrungvald Kamenné Srdce
card-champ-frost-hrungvald-text = Berserk: 1 žeton po každé tvé bitvě, nejvýše 3. −2 za každý žeton.
card-champ-frost-aurgrim = Aurgrim Pyšný
card-champ-frost-aurgrim-text = Čest: 1 žeton po každé tvé prohrané bitvě, nejvýše 3. −2 za každý žeton.
card-champ-frost-vafthrud = Vafthrud Nezapomínající
card-champ-frost-vafthrud-text = Pomsta: po každé bitvě si pamatuje soupeře. +4 proti tomu, koho si pamatuje naposledy.
card-champ-frost-isgerd = Isgerd Bijící v Buben
card-champ-clan-rally = Svolání klanu
card-champ-clan-rally-text = Vyber šampiona své družiny: ostatní bojovníci jeho klanu v ní, kromě šampionů, dostanou po 1 žetonu: natrvalo +2.
card-champ-mark = Znamení pomsty
card-champ-mark-text = Po bitvě: bojovník tvé družiny bez žetonu má proti tomuto soupeři natrvalo +4.

## Otázky a odpovědi

wait-rally-to = svolává klan
prompt-rally-to = Který šampion svolá svůj klan?
verb-rally-to = { $thing }
wait-mark = vybírá mstitele
prompt-mark = Kdo si zapamatuje tohoto soupeře?
verb-mark = { $thing }

## Co se stalo

event-champ-rallied = { $me ->
    [yes] { $what1 } svolává tvůj klan. Přišlo: { $what2 }.
   *[no] { $who }: { $what1 } svolává klan. Přišlo: { $what2 }.
}
event-champ-marked = { $me ->
    [yes] Tvůj bojovník, { $what }, přísahá pomstu.
   *[no] Bojovník hráče { $who }, { $what }, přísahá pomstu.
}

## Průběh

step-VAL-TL-27 = žetony šampionů
