### Walkirie

expansion-valkyries = Walkirie
pattern-DISTINCT2 = 2 różne
pattern-DISTINCT3 = 3 różne
pattern-DISTINCT4 = 4 różne
pattern-DISTINCT5 = 5 różnych

## Wojownicy

card-valk-hild = Hild Panna Bitwy
card-valk-hild-text = Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-gunn = Gunn Dumna
card-valk-gunn-text = Valhalla: +3 chwały, jeśli idzie sama.
card-valk-skeggjold = Skeggjöld Wiek Toporów
card-valk-skeggjold-text = Valhalla: +2 chwały, jeśli razem z nią idzie wojownik z klanu Wilka.
card-valk-thrud = Thrud Nieugięta
card-valk-thrud-text = Valhalla: +3 chwały, jeśli idzie sama.
card-valk-geirskogul = Geirskögul Burza Włóczni
card-valk-hrist = Hrist Wstrząsająca
card-valk-hrist-text = Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-mist = Mist Jeźdźczyni Chmur
card-valk-mist-text = Valhalla: +2 chwały, jeśli razem z nią idzie wojownik z klanu Jelenia.
card-valk-svipul = Svipul Zmienna
card-valk-svipul-text = Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-kara = Kara Łabędzi Płaszcz
card-valk-kara-text = Valhalla: +2 chwały, jeśli razem z nią idzie wojownik z klanu Dzika.
card-valk-olrun = Ölrun Runa Piwa
card-valk-olrun-text = Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-goll = Göll Gromka
card-valk-goll-text = Valhalla: +2 chwały, jeśli razem z nią idzie wojownik z klanu Niedźwiedzia.
card-valk-herfjotur = Herfjötur Okowy Hufca
card-valk-herfjotur-text = +3, jeśli w drużynie przeciwnika jest Lodowy Gigant. Valhalla: +3 chwały, jeśli idzie sama.
card-valk-sanngrid = Sanngrid Łowczyni Wilków
card-valk-sanngrid-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Wilka.
card-valk-hlokk = Hlökk Brzęk Tarcz
card-valk-hlokk-text = Valhalla: +2 chwały, jeśli razem z nią idzie wojownik z klanu Wilka.
card-valk-randgrid = Randgrid Tarcza Pokoju
card-valk-randgrid-text = Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-eir = Eir Uzdrowicielka
card-valk-eir-text = Valhalla: +3 chwały, jeśli idzie sama.
card-valk-svava = Svava Dająca Imię
card-valk-svava-text = Valhalla: +2 chwały, jeśli razem z nią idzie wojownik z klanu Niedźwiedzia.
card-valk-radgrid = Radgrid Doradczyni
card-valk-radgrid-text = +2, jeśli w twojej drużynie jest wojownik z klanu Wilka; +5, jeśli jest ich dwóch.
card-valk-sigrun = Sigrun Runa Zwycięstwa
card-valk-sigrun-text = Valhalla: +3 chwały, jeśli idzie sama.
card-valk-reginleif = Reginleif Dziedziczka Bogów
card-valk-reginleif-text = +2 przy 3 różnych klanach w twojej drużynie, +5 przy 4. Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-hervor = Hervor Lodowe Skrzydło
card-valk-hervor-text = W ataku: obrońca traci 1 kość, raz na bitwę. Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-skogul = Skögul Niosąca Grad
card-valk-skogul-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-valk-gondul = Göndul Niosąca Różdżkę
card-valk-gondul-text = W ataku: obrońca traci 1 kość, raz na bitwę. Valhalla: +1 chwały za każdego innego wojownika, który idzie razem z nią.
card-valk-brynhild = Brynhild zza Ściany Ognia
card-valk-brynhild-text = W ataku: obrońca traci 1 kość, raz na bitwę. Valhalla: +3 chwały, jeśli idzie sama.
card-valk-skuld = Skuld Ostatnia Zima
card-valk-skuld-text = W ataku: obrońca traci 1 kość, raz na bitwę. Valhalla: +2 chwały, jeśli razem z nią idzie inny Lodowy Gigant.

## Taktyki

card-valk-supply-sword = Dostawa broni: miecz
card-valk-supply-sword-text = Liczy się jako kość z mieczem. Nie można jej przerzucić.
card-valk-supply-axe = Dostawa broni: topór
card-valk-supply-axe-text = Liczy się jako kość z toporem. Nie można jej przerzucić.
card-valk-supply-spear = Dostawa broni: włócznia
card-valk-supply-spear-text = Liczy się jako kość z włócznią. Nie można jej przerzucić.
card-valk-supply-shield = Dostawa broni: tarcza
card-valk-supply-shield-text = Liczy się jako kość z tarczą. Nie można jej przerzucić.
card-valk-supply-bow = Dostawa broni: łuk
card-valk-supply-bow-text = Liczy się jako kość z łukiem. Nie można jej przerzucić.
card-valk-road = Droga do Valhalli
card-valk-road-text = Tylko w obronie: atakujący wybiera jednego ze swoich uzbrojonych wojowników. Jego siła przestaje się liczyć; po bitwie idzie do Valhalli, ktokolwiek wygra.
card-valk-mission-steady = Misja: pewna ręka
card-valk-mission-steady-text = Po bitwie wygranej bez przerzutu opłaconego kością: trafia do twojej Valhalli. 1 misja na bitwę.
card-valk-mission-crush = Misja: miażdżący cios
card-valk-mission-crush-text = Po bitwie wygranej co najmniej 5 punktami siły: trafia do twojej Valhalli. 1 misja na bitwę.
card-valk-mission-muster = Misja: pospolite ruszenie
card-valk-mission-muster-text = Po bitwie wygranej z co najmniej 3 uzbrojonymi wojownikami: trafia do twojej Valhalli. 1 misja na bitwę.

## Pytania i odpowiedzi

wait-valk-road = otwiera drogę do Valhalli
prompt-valk-road = Droga do Valhalli stoi otworem. Który z twoich uzbrojonych wojowników nią pójdzie?
verb-take-the-road = Idzie { $thing }
verb-take-the-road-lent = Idzie { $thing }

## Co się stało

event-valk-road = { $me ->
    [yes] { $what } wkracza na drogę do twojej Valhalli i nie dodaje już siły.
   *[no] { $who }: { $what } wkracza na drogę do Valhalli i nie dodaje już siły.
}
event-valk-bonus = { $me ->
    [yes] { $what1 } przynosi ci dodatkową chwałę: { $what2 }.
   *[no] { $what1 } przynosi graczowi { $who } dodatkową chwałę: { $what2 }.
}

## Przebieg bitwy

step-VAL-VALK-16 = idący drogą trafiają do Valhalli
