### Valkýry

expansion-valkyries = Valkýry
pattern-DISTINCT2 = 2 různé
pattern-DISTINCT3 = 3 různé
pattern-DISTINCT4 = 4 různé
pattern-DISTINCT5 = 5 různých

## Bojovníci

card-valk-hild = Hild Bitevní panna
card-valk-hild-text = Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-gunn = Gunn Pyšná
card-valk-gunn-text = Valhalla: +3 slávy, pokud odchází sama.
card-valk-skeggjold = Skeggjöld Věk seker
card-valk-skeggjold-text = Valhalla: +2 slávy, pokud s ní odchází bojovník vlčího klanu.
card-valk-thrud = Thrud Nezlomná
card-valk-thrud-text = Valhalla: +3 slávy, pokud odchází sama.
card-valk-geirskogul = Geirskögul Bouře kopí
card-valk-hrist = Hrist Třesoucí
card-valk-hrist-text = Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-mist = Mist Jezdkyně mračen
card-valk-mist-text = Valhalla: +2 slávy, pokud s ní odchází bojovník jeleního klanu.
card-valk-svipul = Svipul Proměnlivá
card-valk-svipul-text = Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-kara = Kara Labutí plášť
card-valk-kara-text = Valhalla: +2 slávy, pokud s ní odchází bojovník kančího klanu.
card-valk-olrun = Ölrun Runa piva
card-valk-olrun-text = Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-goll = Göll Hlučná
card-valk-goll-text = Valhalla: +2 slávy, pokud s ní odchází bojovník medvědího klanu.
card-valk-herfjotur = Herfjötur Pouto vojska
card-valk-herfjotur-text = +3, pokud je v soupeřově družině ledový obr. Valhalla: +3 slávy, pokud odchází sama.
card-valk-sanngrid = Sanngrid Stíhatelka vlků
card-valk-sanngrid-text = +3, pokud je v soupeřově družině bojovník vlčího klanu.
card-valk-hlokk = Hlökk Řinkot štítů
card-valk-hlokk-text = Valhalla: +2 slávy, pokud s ní odchází bojovník vlčího klanu.
card-valk-randgrid = Randgrid Štít míru
card-valk-randgrid-text = Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-eir = Eir Léčitelka
card-valk-eir-text = Valhalla: +3 slávy, pokud odchází sama.
card-valk-svava = Svava Dárkyně jména
card-valk-svava-text = Valhalla: +2 slávy, pokud s ní odchází bojovník medvědího klanu.
card-valk-radgrid = Radgrid Rádkyně
card-valk-radgrid-text = +2, pokud je ve tvé družině bojovník vlčího klanu; +5, pokud jsou tam dva.
card-valk-sigrun = Sigrun Runa vítězství
card-valk-sigrun-text = Valhalla: +3 slávy, pokud odchází sama.
card-valk-reginleif = Reginleif Dědička bohů
card-valk-reginleif-text = +2 za 3 různé klany ve tvé družině, +5 za 4. Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-hervor = Hervor Ledové křídlo
card-valk-hervor-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu. Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-skogul = Skögul Nosička krup
card-valk-skogul-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-valk-gondul = Göndul Nositelka hole
card-valk-gondul-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu. Valhalla: +1 sláva za každého dalšího bojovníka, který odchází s ní.
card-valk-brynhild = Brynhild za ohnivou stěnou
card-valk-brynhild-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu. Valhalla: +3 slávy, pokud odchází sama.
card-valk-skuld = Skuld Poslední zima
card-valk-skuld-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu. Valhalla: +2 slávy, pokud s ní odchází jiný ledový obr.

## Taktiky

card-valk-supply-sword = Zásoba zbraní: meč
card-valk-supply-sword-text = Počítá se jako kostka s mečem. Nelze ji přehodit.
card-valk-supply-axe = Zásoba zbraní: sekera
card-valk-supply-axe-text = Počítá se jako kostka se sekerou. Nelze ji přehodit.
card-valk-supply-spear = Zásoba zbraní: kopí
card-valk-supply-spear-text = Počítá se jako kostka s kopím. Nelze ji přehodit.
card-valk-supply-shield = Zásoba zbraní: štít
card-valk-supply-shield-text = Počítá se jako kostka se štítem. Nelze ji přehodit.
card-valk-supply-bow = Zásoba zbraní: luk
card-valk-supply-bow-text = Počítá se jako kostka s lukem. Nelze ji přehodit.
card-valk-road = Cesta do Valhally
card-valk-road-text = Jen v obraně: útočník vybere jednoho ze svých vyzbrojených bojovníků. Jeho síla se dál nepočítá; po bitvě odejde do Valhally, ať vyhraje kdokoli.
card-valk-mission-steady = Poslání: pevná ruka
card-valk-mission-steady-text = Po bitvě, kterou vyhraješ bez přehození placeného kostkou: jde do tvé Valhally. 1 poslání za bitvu.
card-valk-mission-crush = Poslání: drtivý úder
card-valk-mission-crush-text = Po bitvě, kterou vyhraješ o 5 nebo více: jde do tvé Valhally. 1 poslání za bitvu.
card-valk-mission-muster = Poslání: plný nástup
card-valk-mission-muster-text = Po bitvě, kterou vyhraješ s alespoň 3 vyzbrojenými bojovníky: jde do tvé Valhally. 1 poslání za bitvu.

## Otázky a odpovědi

wait-valk-road = otevírá cestu do Valhally
prompt-valk-road = Cesta do Valhally je otevřená. Který z tvých vyzbrojených bojovníků se po ní vydá?
verb-take-the-road = Odchází { $thing }
verb-take-the-road-lent = Odchází { $thing }

## Co se stalo

event-valk-road = { $me ->
    [yes] { $what } vstupuje na cestu do tvé Valhally a už nepřidává sílu.
   *[no] { $who }: { $what } vstupuje na cestu do Valhally a už nepřidává sílu.
}
event-valk-bonus = { $me ->
    [yes] { $what1 } ti přináší slávu navíc: { $what2 }.
   *[no] { $what1 } přináší hráči { $who } slávu navíc: { $what2 }.
}

## Průběh bitvy

step-VAL-VALK-16 = kdo je na cestě, odchází do Valhally
