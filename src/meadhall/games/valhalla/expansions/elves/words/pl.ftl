### Elfy z Alfheimu

expansion-elves = Elfy z Alfheimu
ability-LEFT_COLOUR = po lewej { $clan }: +2
ability-LEFT_WEAPONS = broń po lewej: +3
ability-RIGHT_CLAN_X = po prawej { $clan }: pudło jest bronią
ability-RIGHT_WEAPON_SAVE = broń po prawej: 1 kość mniej

## Wojownicy

card-elf-skirnir = Skirnir Poseł
card-elf-skirnir-text = +2, jeśli po lewej stoi wojownik z klanu Jelenia.
card-elf-alvar = Alvar Druh Włóczni
card-elf-alvar-text = +3, jeśli wojownik po lewej ma na karcie włócznię.
card-elf-volund = Völund Kowal
card-elf-volund-text = Jeśli wojownik po prawej ma na karcie topór, jedna taka kość nie jest potrzebna.
card-elf-thoralf = Thoralf Gość Wilków
card-elf-thoralf-text = Jeśli po prawej stoi wojownik z klanu Wilka, 1 kość z pudłem może zastąpić dowolną broń.
card-elf-grimalf = Grimalf w Masce
card-elf-grimalf-text = +3, jeśli wojownik po lewej ma na karcie miecz i tarczę.
card-elf-alfrun = Alfrun Cień Niedźwiedzia
card-elf-alfrun-text = +2, jeśli po lewej stoi wojownik z klanu Niedźwiedzia.
card-elf-finnalf = Finnalf Bliźniaczy Łuk
card-elf-finnalf-text = +3, jeśli wojownik po lewej ma na karcie łuk.
card-elf-vidalf = Vidalf z Szerokich Lasów
card-elf-vidalf-text = +2, jeśli po lewej stoi wojownik z klanu Dzika.
card-elf-hladgud = Hladgud Prządka
card-elf-hladgud-text = Jeśli wojownik po prawej ma na karcie włócznię, jedna taka kość nie jest potrzebna.
card-elf-slagfid = Slagfid Szukający Łabędzia
card-elf-slagfid-text = Jeśli po prawej stoi wojownik z klanu Jelenia, 1 kość z pudłem może zastąpić dowolną broń.
card-elf-byggvir = Byggvir Jęczmienny
card-elf-byggvir-text = +2, jeśli po lewej stoi wojownik z klanu Wilka.
card-elf-beyla = Beyla Pszczelarka
card-elf-beyla-text = +3, jeśli wojownik po lewej ma na karcie miecz.
card-elf-hjuki = Hjuki z Nosidłem
card-elf-hjuki-text = Jeśli wojownik po prawej ma na karcie miecz, jedna taka kość nie jest potrzebna.
card-elf-steinalf = Steinalf Chodzący po Skałach
card-elf-steinalf-text = Jeśli po prawej stoi Lodowy Gigant, 1 kość z pudłem może zastąpić dowolną broń.
card-elf-eyalf = Eyalf Wyspiarz
card-elf-eyalf-text = +3, jeśli wojownik po lewej ma na karcie tarczę i topór.
card-elf-alfgeir = Alfgeir Długa Włócznia
card-elf-alfgeir-text = +2, jeśli po lewej stoi wojownik z klanu Jelenia.
card-elf-birta = Birta Pierwszy Promień
card-elf-birta-text = +2, jeśli po lewej stoi Lodowy Gigant.
card-elf-dagny = Dagny Nowy Dzień
card-elf-dagny-text = +3, jeśli wojownik po lewej ma na karcie włócznię i łuk.
card-elf-svanhvit = Svanhvit Łabędzia Biel
card-elf-svanhvit-text = Jeśli po prawej stoi wojownik z klanu Dzika, 1 kość z pudłem może zastąpić dowolną broń.
card-elf-alfhild = Alfhild Cichy Łuk
card-elf-alfhild-text = Jeśli wojownik po prawej ma na karcie łuk, jedna taka kość nie jest potrzebna.
card-elf-delling = Delling u Wrót Dnia
card-elf-delling-text = +2, jeśli po lewej stoi wojownik z klanu Niedźwiedzia.
card-elf-alfdis = Alfdis z Wysokich Łąk
card-elf-alfdis-text = Jeśli po prawej stoi wojownik z klanu Wilka, 1 kość z pudłem może zastąpić dowolną broń.
card-elf-hrafnalf = Hrafnalf Kruczy Elf
card-elf-hrafnalf-text = +2, jeśli po lewej stoi Lodowy Gigant.
card-elf-glaer = Glær Czysty Lód
card-elf-glaer-text = Jeśli po prawej stoi wojownik z klanu Niedźwiedzia, 1 kość z pudłem może zastąpić dowolną broń.
card-elf-ingun = Ingun Siejąca Śnieg
card-elf-ingun-text = +3, jeśli wojownik po lewej ma na karcie topór.
card-elf-idun = Idun Zimowe Jabłko
card-elf-idun-text = +2, jeśli po lewej stoi wojownik z klanu Wilka.
card-elf-bil = Bil z Bladego Księżyca
card-elf-bil-text = Jeśli wojownik po prawej ma na karcie włócznię, jedna taka kość nie jest potrzebna.

## Taktyki

card-elf-captured-dice = Zebrane z pola
card-elf-captured-dice-text = Tylko w obronie: rzuć wszystkimi kośćmi, które atakujący poświęcił (oprócz szarych), i używaj ich jak swoich.
card-elf-captured-tactics = Skradzione runy
card-elf-captured-tactics-text = Tylko w ataku: po bitwie weź na rękę wszystkie taktyki zagrane przez obrońcę.

## Co się stało

event-elf-captured = { $me ->
    [yes] Przejmujesz taktykę: { $what }.
   *[no] { $who } przejmuje taktykę: { $what }.
}

## Przebieg bitwy

step-VAL-TL-24 = przejęte taktyki zmieniają właściciela
