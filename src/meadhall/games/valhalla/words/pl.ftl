### Słowa kart Valhalli

game-name = Valhalla
game-blurb = Zbierz drużynę, rzucaj po broń, zabieraj rywalom tarcze i wyślij najlepszych do Valhalli przed Ragnarökiem. Karty i kości, około pół godziny.

## Klany

clan-bear = Niedźwiedź
clan-wolf = Wilk
clan-boar = Dzik
clan-deer = Jeleń
clan-frost = Lodowi Giganci

## Bronie i pudło

weapon-sword = Miecz
weapon-axe = Topór
weapon-spear = Włócznia
weapon-shield = Tarcza
weapon-bow = Łuk
face-x = Pudło

## Wojownicy

card-bear-grim = Grim Milczący
card-bear-hallbera = Hallbera Daleki Strzał
card-bear-bjorn = Björn Barczysty
card-bear-thorbjorn = Thorbjörn Dąb
card-bear-asbera = Asbera Czujna
card-bear-styrbjorn = Styrbjörn Dwa Topory
card-bear-hallbjorn = Hallbjörn Półtroll
card-bear-gunnbjorn = Gunnbjörn Burzymur
card-bear-bersi = Bersi Wściekły
card-bear-bodvar = Bödvar Niedźwiedzia Skóra
card-bear-arnbjorn = Arnbjörn Rębajło
card-bear-bera = Bera Żelazna Matka
card-bear-ketilbjorn = Ketilbjörn Stary
card-wolf-ulf = Ulf Szary Płaszcz
card-wolf-ulfhild = Ulfhild Szybka
card-wolf-randulf = Randulf Długi Krok
card-wolf-ulfljot = Ulfljot Prawodawca
card-wolf-hundolf = Hundolf Bystry Nos
card-wolf-gunnolf = Gunnolf Gawędziarz
card-wolf-ulfrun = Ulfrun Nocna Pieśniarka
card-wolf-runolf = Runolf Skald
card-wolf-kveldulf = Kveldulf Zmierzchowy
card-wolf-hrodulf = Hrodulf Brat Watahy
card-wolf-thorolf = Thorolf Żylasty
card-wolf-sigulf = Sigulf Biały Kieł
card-boar-svein = Svein Parobek
card-boar-galti = Galti Postrach Wilków
card-boar-galti-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Wilka.
card-boar-thrand = Thrand Łamirogi
card-boar-thrand-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Jelenia.
card-boar-purka = Purka Drażniąca Niedźwiedzie
card-boar-purka-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Niedźwiedzia.
card-boar-grisi = Grisi Lodołamacz
card-boar-grisi-text = +3, jeśli w drużynie przeciwnika jest Lodowy Gigant.
card-boar-jofur = Jöfur Niedźwiedziobój
card-boar-jofur-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Niedźwiedzia.
card-boar-hildi = Hildi Pogromca Wilków
card-boar-hildi-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Wilka.
card-boar-eofor = Eofor Łowca Jeleni
card-boar-eofor-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Jelenia.
card-boar-steinar = Steinar Mrozoodporny
card-boar-steinar-text = +3, jeśli w drużynie przeciwnika jest Lodowy Gigant.
card-boar-valthrand = Valthrand Pogromca Rodu
card-boar-valthrand-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Dzika.
card-boar-ingithrud = Ingithrud Płosząca Watahy
card-boar-ingithrud-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Wilka.
card-boar-svinhild = Svinhild Zabójczyni Gigantów
card-boar-svinhild-text = +3, jeśli w drużynie przeciwnika jest Lodowy Gigant.
card-boar-gullbrand = Gullbrand Złotoszczeciny
card-boar-gullbrand-text = +3, jeśli w drużynie przeciwnika jest wojownik z klanu Niedźwiedzia.
card-deer-hjort = Hjort Druh Wilków
card-deer-hjort-text = +2, jeśli w twojej drużynie jest wojownik z klanu Wilka; +5, jeśli jest ich dwóch.
card-deer-hinda = Hinda Druhna Niedźwiedzi
card-deer-hinda-text = +2, jeśli w twojej drużynie jest wojownik z klanu Niedźwiedzia; +5, jeśli jest ich dwóch.
card-deer-elgi = Elgi Jeździec Dzików
card-deer-elgi-text = +2, jeśli w twojej drużynie jest wojownik z klanu Dzika; +5, jeśli jest ich dwóch.
card-deer-hrein = Hrein Wędrowiec Szronu
card-deer-hrein-text = +2, jeśli w twojej drużynie jest Lodowy Gigant; +5, jeśli jest ich dwóch.
card-deer-dain = Dain Przewodnik Stada
card-deer-dain-text = +2, jeśli w twojej drużynie jest inny wojownik z klanu Jelenia; +5, jeśli jest ich dwóch.
card-deer-dvalin = Dvalin Zwołujący Watahę
card-deer-dvalin-text = +2, jeśli w twojej drużynie jest wojownik z klanu Wilka; +5, jeśli jest ich dwóch.
card-deer-duneyr = Duneyr Gość Gawry
card-deer-duneyr-text = +2, jeśli w twojej drużynie jest wojownik z klanu Niedźwiedzia; +5, jeśli jest ich dwóch.
card-deer-astrid = Astrid Wszystkim Druhna
card-deer-astrid-text = +2 przy 3 różnych klanach w twojej drużynie, +5 przy 4.
card-deer-durathror = Durathror Rozjemca
card-deer-durathror-text = +2 przy 3 różnych klanach w twojej drużynie, +5 przy 4.
card-deer-hjordis = Hjördis z Dąbrowy
card-deer-hjordis-text = +2, jeśli w twojej drużynie jest wojownik z klanu Dzika; +5, jeśli jest ich dwóch.
card-deer-eikthyrnir = Eikthyrnir Dębowe Poroże
card-deer-eikthyrnir-text = +2, jeśli w twojej drużynie jest wojownik z klanu Wilka; +5, jeśli jest ich dwóch.
card-deer-solhjort = Solhjort Zbieracz Ludzi
card-deer-solhjort-text = +2 przy 3 różnych klanach w twojej drużynie, +5 przy 4.
card-deer-freydis = Freydis Pani Dworu
card-deer-freydis-text = +2, jeśli w twojej drużynie jest wojownik z klanu Wilka; +5, jeśli jest ich dwóch.
card-deer-hjalmar = Hjalmar Wysoki Wieniec
card-deer-hjalmar-text = +2, jeśli w twojej drużynie jest wojownik z klanu Niedźwiedzia; +5, jeśli jest ich dwóch.
card-frost-frosti = Frosti
card-frost-frosti-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-mjoll = Mjöll Śnieżny Puch
card-frost-mjoll-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-drifa = Drifa Zaspa
card-frost-drifa-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-snaer = Snær Stary
card-frost-snaer-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-jokul = Jökul Lodowy Bark
card-frost-jokul-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-kari = Kari Północny Wiatr
card-frost-kari-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-bergelmir = Bergelmir
card-frost-bergelmir-text = W ataku: obrońca traci 1 kość, raz na bitwę.
card-frost-hrimgerd = Hrimgerd Ogromna
card-frost-hrimgerd-text = W ataku: obrońca traci 1 kość, raz na bitwę.

## Taktyki

card-fury-2 = Furia +2
card-fury-2-text = +2 do siły bitewnej.
card-fury-3 = Furia +3
card-fury-3-text = +3 do siły bitewnej, tylko gdy twoja drużyna jest mniejsza niż drużyna przeciwnika.
card-heroic-3 = Heroiczny atak +3
card-heroic-3-text = +3 do siły bitewnej; odrzuć 1 swoją wolną kość.
card-heroic-sword = Heroiczny atak +4: miecz
card-heroic-sword-text = +4 do siły bitewnej; odrzuć 1 wolną kość z mieczem.
card-heroic-axe = Heroiczny atak +4: topór
card-heroic-axe-text = +4 do siły bitewnej; odrzuć 1 wolną kość z toporem.
card-heroic-spear = Heroiczny atak +4: włócznia
card-heroic-spear-text = +4 do siły bitewnej; odrzuć 1 wolną kość z włócznią.
card-heroic-shield = Heroiczny atak +4: tarcza
card-heroic-shield-text = +4 do siły bitewnej; odrzuć 1 wolną kość z tarczą.
card-heroic-bow = Heroiczny atak +4: łuk
card-heroic-bow-text = +4 do siły bitewnej; odrzuć 1 wolną kość z łukiem.
card-new-weapons = Nowe bronie
card-new-weapons-text = Rzuć 2 kośćmi dodatkowymi i zatrzymaj 1 z nich.
card-push-back = Odepchnięcie wroga
card-push-back-text = Do 2 darmowych przerzutów dowolnych twoich kości.
card-weapon-swap = Wymiana broni
card-weapon-swap-text = Obróć dowolne swoje kości z pudłem na wybrane bronie.
card-cut-off = Odcięcie drużyny od dowódcy
card-cut-off-text = Tylko w ataku: jarl obrońcy nie działa do końca bitwy.

## Jarlowie

jarl-link-BOTH = obie razem
jarl-link-ONE_OF = jedna z dwóch
jarl-brinjar = Brinjar
jarl-brinjar-main = Po ataku dobierz w fazie B 1 kartę więcej i też ją zatrzymaj.
jarl-brinjar-condition = najwyżej 2 własne tarcze
jarl-brinjar-secondary = Pomiń fazę B i wykonaj fazę A jeszcze raz.
jarl-ulfar = Ulfar
jarl-ulfar-main = Po bitwie z co najmniej 2 twoimi taktykami odzyskaj 1 z nich; wskazuje ją przeciwnik.
jarl-ulfar-condition = najwyżej 3 karty na ręce przed bitwą
jarl-ulfar-secondary = Tę kartę wskazujesz ty.
jarl-egil = Egil
jarl-egil-main = Przed bitwą odłóż 1 kość na tego jarla: +2 do siły bitewnej.
jarl-egil-condition = nie zagrywasz taktyk w tej bitwie
jarl-egil-secondary = Ta kość daje jeszcze +2.
jarl-beinir = Beinir
jarl-beinir-main = W ataku: 1 kość dodatkowa.
jarl-beinir-condition = odrzuć 1 kartę z ręki
jarl-beinir-secondary = W obronie: 1 kość dodatkowa.
jarl-hod = Hodr
jarl-hod-main = Twoja drużyna mieści do 6 wojowników.
jarl-hod-condition = najwyżej 2 wojownicy w drużynie
jarl-hod-secondary = W fazie A dodaj dwóch wojowników bez względu na symbole broni.
jarl-solveig = Solveig
jarl-solveig-main = Przed bitwą, gdy masz w drużynie dokładnie 1 wojownika, dodaj 1 z ręki.
jarl-solveig-condition = najwyżej 2 karty na ręce przed bitwą
jarl-solveig-secondary = To samo przy 1 lub 2 wojownikach.
jarl-sigurd = Sigurd
jarl-sigurd-main = +1 do siły bitewnej.
jarl-sigurd-condition = mniej wojowników w drużynie niż przeciwnik
jarl-sigurd-secondary = Dodatkowe +1 do siły bitewnej.
jarl-sigvard = Sigvard
jarl-sigvard-main = Raz na bitwę przerzuć za darmo do 3 swoich kości.
jarl-sigvard-condition = jeszcze bez twojej taktyki w tej bitwie
jarl-sigvard-secondary = Przerzuć dowolną liczbę kości.
jarl-agnar = Agnar
jarl-agnar-main = +1 za każdego twojego aktywowanego wojownika z 3 lub więcej symbolami.
jarl-agnar-condition = najwyżej 2 wojownicy w drużynie
jarl-agnar-secondary = W ataku: 1 kość dodatkowa.
jarl-villsvin = Villsvin
jarl-villsvin-main = +2 za każdego twojego aktywowanego wojownika z klanu Dzika.
jarl-villsvin-condition = mniej wojowników w drużynie niż przeciwnik
jarl-villsvin-secondary = 1 kość dodatkowa.
jarl-valgard = Valgard
jarl-valgard-main = W obronie: +2 do siły bitewnej.
jarl-valgard-condition = najwyżej 2 własne tarcze
jarl-valgard-secondary = W ataku: +1 do siły bitewnej.
jarl-styr = Styr
jarl-styr-main = Raz na bitwę obróć 1 kość z pudłem na wybraną broń.
jarl-styr-condition = odrzuć 1 kartę z ręki
jarl-styr-secondary = Zamiast tego obróć dowolną 1 kość.
jarl-vingor = Vingor
jarl-vingor-main = W fazie B dobierz do wyboru 1 kartę więcej.
jarl-vingor-condition = najwyżej 4 karty na ręce
jarl-vingor-secondary = Zatrzymaj 1 kartę więcej.
jarl-aslaug = Aslaug
jarl-aslaug-main = +2, jeśli zagrywasz taktykę w tej bitwie.
jarl-aslaug-condition = najwyżej 5 kart na ręce przed bitwą
jarl-aslaug-secondary = Po wygranej bitwie dobierz 1 kartę.
jarl-einar = Einar
jarl-einar-main = W fazie A dodaj dwóch wojowników mających razem do 5 symboli broni.
jarl-einar-condition = żadnego wojownika w drużynie
jarl-einar-secondary = Po bitwie dodaj 1 wojownika z ręki.
jarl-thord = Thord
jarl-thord-main = +2 za każdego twojego aktywowanego wojownika z 1 symbolem.
jarl-thord-condition = co najmniej 2 wojowników w drużynie
jarl-thord-secondary = W ataku: 1 kość dodatkowa.
jarl-ottar = Ottar
jarl-ottar-main = Zamiast fazy B weź dowolną z 5 wierzchnich kart stosu kart odrzuconych.
jarl-ottar-condition = najwyżej 3 karty na ręce przed bitwą
jarl-ottar-secondary = +2 do siły bitewnej.
jarl-esbjorn = Esbjorn
jarl-esbjorn-main = Po przegranej bitwie dobierz 1 kartę.
jarl-esbjorn-condition = najwyżej 3 własne tarcze
jarl-esbjorn-secondary = +1 do siły bitewnej.
jarl-bernhard = Bernhard
jarl-bernhard-main = +3 za każdego twojego aktywowanego wojownika z klanu Niedźwiedzia.
jarl-bernhard-condition = jeszcze bez twojej taktyki w tej bitwie
jarl-bernhard-secondary = W obronie: 1 kość dodatkowa.
jarl-ylva = Ylva
jarl-ylva-main = Po wygranej bitwie weź losową kartę z ręki przeciwnika.
jarl-ylva-condition = najwyżej 2 karty na ręce przed bitwą
jarl-ylva-secondary = To samo po przegranej bitwie.
jarl-hakon = Hakon
jarl-hakon-main = Twój przeciwnik zagrywa w bitwie najwyżej 1 taktykę.
jarl-hakon-condition = mniej kart na ręce niż przeciwnik przed bitwą
jarl-hakon-secondary = Przeciwnik nie zagrywa żadnej.
jarl-gudrun = Gudrun
jarl-gudrun-main = +2 przeciw graczowi, który ma twoją tarczę.
jarl-gudrun-condition = mniej wojowników w drużynie niż przeciwnik
jarl-gudrun-secondary = Twój przeciwnik rzuca 1 kością mniej.
jarl-torstein = Torstein
jarl-torstein-main = W ataku: +2 przeciw graczowi, którego tarczy nie masz.
jarl-torstein-condition = zdobyte tarcze co najmniej 2 kolorów
jarl-torstein-secondary = Po wygranym ataku dobierz 1 kartę.
jarl-ragnhild = Ragnhild
jarl-ragnhild-main = W ataku: +3 przeciw graczowi, który ma twoją tarczę.
jarl-ragnhild-condition = najwyżej 2 własne tarcze
jarl-ragnhild-secondary = W ataku: 1 kość dodatkowa.
jarl-halvdan = Halvdan
jarl-halvdan-main = Gdy dobierasz karty w fazie A, dobierz 3 i zatrzymaj 2.
jarl-halvdan-condition = co najmniej 4 karty na ręce przed bitwą
jarl-halvdan-secondary = W ataku: +2 do siły bitewnej.

## Dodatkowa chwała

wait-take-for-glory = wybiera kartę do Valhalli
prompt-take-for-glory = Dodatkowa chwała: która karta z odrzuconych idzie do twojej Valhalli?
verb-take-for-glory = Weź: { $thing }
event-bonus-card = { $me ->
    [yes] Bierzesz do Valhalli za dodatkową chwałę: { $what }.
   *[no] { $who } bierze do Valhalli za dodatkową chwałę: { $what }.
}
event-bonus-glory = { $me ->
    [yes] Zdobywasz chwałę ponad karty: { $number }.
   *[no] { $who } zdobywa chwałę ponad karty: { $number }.
}

## O czym mówią odpowiedzi i zdarzenia

slot-name = miejsce { $number }
pattern-ANY2 = dowolne 2
pattern-SAME2 = 2 jednakowe
pattern-SAME3 = 3 jednakowe
pattern-PAIRS2 = 2 pary
ability-0 = zdolność główna
ability-1 = zdolność dodatkowa
ability-FOE_COLOUR = wróg ma { $clan }: +3
ability-OWN_COLOUR = obok { $clan }: +2/+5
ability-DIVERSITY = 3 klany: +2, 4: +5
ability-FROST = mróz: wróg −1 kość
die-sword-0 = { weapon-sword }
die-sword-1 = { weapon-sword } (szara)
die-sword-2 = { weapon-sword } (karta)
die-axe-0 = { weapon-axe }
die-axe-1 = { weapon-axe } (szara)
die-axe-2 = { weapon-axe } (karta)
die-spear-0 = { weapon-spear }
die-spear-1 = { weapon-spear } (szara)
die-spear-2 = { weapon-spear } (karta)
die-shield-0 = { weapon-shield }
die-shield-1 = { weapon-shield } (szara)
die-shield-2 = { weapon-shield } (karta)
die-bow-0 = { weapon-bow }
die-bow-1 = { weapon-bow } (szara)
die-bow-2 = { weapon-bow } (karta)
die-x-0 = { face-x }
die-x-1 = { face-x } (szara)
die-x-2 = { face-x } (karta)
turn-sword-0 = { weapon-sword }
turn-sword-1 = { weapon-sword } (szara kość)
turn-axe-0 = { weapon-axe }
turn-axe-1 = { weapon-axe } (szara kość)
turn-spear-0 = { weapon-spear }
turn-spear-1 = { weapon-spear } (szara kość)
turn-shield-0 = { weapon-shield }
turn-shield-1 = { weapon-shield } (szara kość)
turn-bow-0 = { weapon-bow }
turn-bow-1 = { weapon-bow } (szara kość)

## Pytania

wait-keep-jarl = wybiera jarla
prompt-keep-jarl = Który jarl cię poprowadzi? Zostanie do końca gry.
wait-pick-warrior = wybiera pierwszego wojownika
prompt-pick-warrior = Wybierz pierwszego wojownika.
prompt-pick-warrior-start-slot = Które miejsce zajmie wojownik? Nie wolno go potem zmienić.
wait-throw-away = odrzuca karty
prompt-throw-away = Którą kartę odrzucasz? Z siedmiu odchodzą dwie.
wait-phase-a = wybiera akcję
prompt-phase-a = Twoja tura. Wybierz jedną akcję.
wait-adding = ustawia wojownika
prompt-adding = Do drużyny dołącza { $thing }. Na które miejsce?
prompt-adding-add-second = Dołącza { $thing } i drugi wojownik. Kto?
prompt-adding-dismiss = Drużyna jest pełna, a dołącza { $thing }. Kto ustąpi miejsca?
wait-add-one = dokłada wojownika
prompt-add-one = Który wojownik dołącza do drużyny?
wait-keep = zatrzymuje kartę
prompt-keep = Którą kartę zatrzymujesz?
prompt-keep-drop = Reszta idzie na stos odrzuconych. Która karta pierwsza?
wait-take-from-pile = bierze kartę z odrzuconych
prompt-take-from-pile = Którą kartę bierzesz ze stosu odrzuconych?
wait-before-battle = przed bitwą
prompt-before-battle = Przed bitwą: chcesz czegoś użyć?
wait-pool = przed rzutem
prompt-pool = Przed rzutem: chcesz czegoś użyć?
wait-attack = atakuje
prompt-attack = Atakujesz: uzbrajaj wojowników, przerzucaj kości, zagrywaj taktyki.
wait-defence = broni się
prompt-defence = Bronisz się: uzbrajaj wojowników, przerzucaj kości, zagrywaj taktyki.
wait-ragnarok = staje do Ragnaröku
prompt-ragnarok = Ragnarök: każdy uzbrojony wojownik trafi do Valhalli.
wait-before-ragnarok = przed Ragnarökiem
prompt-before-ragnarok = Przed Ragnarökiem: chcesz czegoś użyć?
wait-after-battle = po bitwie
prompt-after-battle = Po bitwie: chcesz zagrać taktykę?
wait-after-battle-jarl = po bitwie
prompt-after-battle-jarl = Po bitwie: chcesz użyć jarla?
wait-before-phase-b = przed dobraniem kart
prompt-before-phase-b = Przed dobraniem kart: chcesz użyć jarla?
wait-placed = uzupełnia drużynę
prompt-placed = Wojownik dołączył do drużyny. Wsunąć pod niego kartę?
wait-reroll = wybiera kości
prompt-reroll = Które kości przerzucasz?
wait-give-up-die = oddaje kość
prompt-give-up-die = Którą kość oddajesz?
wait-keep-die = zatrzymuje kość
prompt-keep-die = Którą z nowych kości zatrzymujesz?
wait-turn-x = obraca kość
prompt-turn-x = Na jaką broń obracasz pudło?
wait-turn-die = obraca kość
prompt-turn-die = Którą kość obracasz?
prompt-turn-die-turn-to = Na jaką broń ją obracasz?
wait-arm-with = uzbraja wojownika
prompt-arm-with = Która kość uzbroi wojownika ({ $thing })?
wait-use-ability = decyduje o zdolności
prompt-use-ability = { $thing }: użyć zdolności?
wait-choose-sent = wysyła wojowników do Valhalli
prompt-choose-sent = Zwycięstwo! Kto idzie do Valhalli? Pozostali zostają w drużynie.
wait-pay-card = płaci kartą
prompt-pay-card = Którą kartę odrzucasz za zdolność jarla?
wait-bring-back = wybiera taktykę
prompt-bring-back = Która taktyka wraca na rękę właściciela?

## Odpowiedzi

verb-pass = Nic więcej
verb-before-battle-pass = Do boju
verb-pool-pass = Rzuć kośćmi
verb-attack-pass = Zakończ atak
verb-defence-pass = Zakończ obronę
verb-ragnarok-pass = Zakończ swój Ragnarök
verb-before-ragnarok-pass = Rzuć kośćmi
verb-after-battle-pass = Nie zagrywaj taktyki
verb-after-battle-jarl-pass = Nie używaj jarla
verb-before-phase-b-pass = Dobierz karty
verb-placed-pass = Nic nie wsuwaj
verb-phase-a-pass = Nie rób nic więcej
verb-reroll-pass = Nie przerzucaj
verb-turn-x-pass = Nie obracaj więcej
verb-choose-sent-pass = To wszyscy
verb-keep-jarl = Zatrzymaj: { $thing }
verb-pick-warrior = Weź: { $thing }
verb-start-slot = Na { $thing }
verb-throw-away = Odrzuć: { $thing }
verb-add-warrior = Dodaj: { $thing }
verb-add-two = Dodaj dwóch: { $thing } i jeszcze jeden
verb-add-second = Razem z nim: { $thing }
verb-attack = Zaatakuj gracza { $thing }
verb-draw = Dobierz karty, zatrzymaj jedną
verb-dismiss = Odpraw: { $thing }
verb-place = Na { $thing }
verb-keep = Zatrzymaj: { $thing }
verb-take-from-pile-keep = Weź: { $thing }
verb-drop = Odrzuć: { $thing }
verb-discard-for-reroll = Oddaj kość za przerzut: { $thing }
verb-pick-die = Weź do ręki: { $thing }
verb-roll = Rzuć wziętymi kośćmi
verb-free-reroll = Przerzuć za darmo
verb-give-up-die = Oddaj: { $thing }
verb-turn-x = Pudło → { $thing }
verb-keep-die = Zatrzymaj: { $thing }
verb-turn-die = Obróć: { $thing }
verb-turn-to = Na: { $thing }
verb-activate = Uzbrój: { $thing }
verb-arm-with = Kość: { $thing }
verb-use-ability = Użyj zdolności
verb-decline-ability = Nie używaj
verb-take-back = Zabierz kości: { $thing }
verb-play-tactic = Zagraj: { $thing }
verb-use-jarl = Użyj jarla: { $thing }
verb-pay-card = Odrzuć: { $thing }
verb-bring-back = Zwróć: { $thing }
verb-send-to-valhalla = Do Valhalli: { $thing }
verb-activate-lent = Uzbrój sprzymierzonego: { $thing }
verb-take-back-lent = Zabierz kości z powrotem: { $thing }
verb-send-lent = Wyślij sprzymierzonego: { $thing }

## Odmowy

refusal-not-your-turn = Teraz pytany jest ktoś inny.
refusal-not-now = Teraz nie można pasować.
refusal-forbidden = Teraz nie wolno tego zrobić.

## Co się stało

event-jarl-chosen = { $me ->
    [yes] Twoim jarlem jest { $what }.
   *[no] Gracza { $who } prowadzi { $what }.
}
event-first-player = { $me ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $who }.
}
event-revealed = Odkryto: { $what }.
event-picked = { $me ->
    [yes] Wybierasz: { $what }.
   *[no] { $who } wybiera: { $what }.
}
event-shuffled-back = { $number ->
    [one] { $number } karta zostaje wtasowana z powrotem do talii.
    [few] { $number } karty zostają wtasowane z powrotem do talii.
   *[other] { $number } kart zostaje wtasowanych z powrotem do talii.
}
event-turn-began = { $me ->
    [yes] — Twoja tura
   *[no] — Tura: { $who }
}
event-added = { $me ->
    [yes] Do twojej drużyny dołącza { $what }.
   *[no] Do drużyny gracza { $who } dołącza { $what }.
}
event-drew = { $me ->
    [yes] Dobierasz: { $what }.
   *[no] { $who } dobiera: { $what }.
}
event-drew-hidden = { $me ->
    [yes] Dobierasz kartę.
   *[no] { $who } dobiera kartę.
}
event-discarded = { $me ->
    [yes] Odrzucasz: { $what }.
   *[no] { $who } odrzuca: { $what }.
}
event-showed = { $me ->
    [yes] Pokazujesz: { $what }.
   *[no] { $who } pokazuje: { $what }.
}
event-dismissed = { $me ->
    [yes] Odprawiasz: { $what }.
   *[no] { $who } odprawia: { $what }.
}
event-taken-up = { $me ->
    [yes] Wraca na twoją rękę: { $what }.
   *[no] Wraca na rękę gracza { $who }: { $what }.
}
event-went-to-valhalla = { $me ->
    [yes] Do twojej Valhalli: { $what }.
   *[no] Do Valhalli gracza { $who }: { $what }.
}
event-stolen = { $me ->
    [yes] Zabierasz graczowi { $what2 } kartę: { $what1 }.
   *[no] { $you ->
        [yes] { $who } zabiera ci kartę: { $what1 }.
       *[no] { $who } zabiera graczowi { $what2 } kartę: { $what1 }.
    }
}
event-stolen-hidden = { $who } zabiera kartę z cudzej ręki.
event-end-armed = { $number ->
    [1] Padła ostatnia tarcza: koniec jest bliski.
   *[other] Talia jest pusta: koniec jest bliski.
}
event-final-round = Zaczyna się ostatnia runda: każdy ma jeszcze jedną turę.
event-attacked = { $me ->
    [yes] Atakujesz gracza { $what }!
   *[no] { $you ->
        [yes] { $who } cię atakuje!
       *[no] { $who } atakuje gracza { $what }!
    }
}
event-rolled = { $me ->
    [yes] Rzucasz: { $what }.
   *[no] { $who } rzuca: { $what }.
}
event-die-lost = { $me ->
    [yes] Oddajesz kość: { $what }.
   *[no] { $who } oddaje kość: { $what }.
}
event-die-turned = { $me ->
    [yes] Obracasz kość: { $what }.
   *[no] { $who } obraca kość: { $what }.
}
event-activated = { $me ->
    [yes] Uzbrajasz wojownika: { $what }.
   *[no] { $who } uzbraja wojownika: { $what }.
}
event-taken-back = { $me ->
    [yes] Zabierasz kości z powrotem: { $what }.
   *[no] { $who } zabiera kości z powrotem: { $what }.
}
event-frost = { $me ->
    [yes] Mróz: { $what } traci kość.
   *[no] { $you ->
        [yes] Mróz: tracisz kość.
       *[no] Mróz: { $what } traci kość.
    }
}
event-played = { $me ->
    [yes] Zagrywasz: { $what }.
   *[no] { $who } zagrywa: { $what }.
}
event-cut-off = { $me ->
    [yes] Odcinasz jarla gracza { $what }.
   *[no] { $you ->
        [yes] { $who } odcina twojego jarla.
       *[no] { $who } odcina jarla gracza { $what }.
    }
}
event-jarl-used = { $me ->
    [yes] Pomaga ci jarl { $what2 }: „{ $what1 }”.
   *[no] Graczowi { $who } pomaga jarl { $what2 }: „{ $what1 }”.
}
event-brought-back = { $me ->
    [yes] Wraca na twoją rękę: { $what }.
   *[no] Wraca na rękę gracza { $who }: { $what }.
}
event-strength = { $me ->
    [yes] Twoja siła bitewna: { $number }.
   *[no] Siła bitewna gracza { $who }: { $number }.
}
event-no-winner = W ataku nikt nie był uzbrojony: bitwa bez zwycięzcy.
event-won = { $me ->
    [yes] { $number ->
        [0] Przy remisie wygrywasz ty!
       *[other] Wygrywasz bitwę z przewagą { $number }!
    }
   *[no] { $number ->
        [0] Przy remisie wygrywa { $who }!
       *[other] { $who } wygrywa bitwę z przewagą { $number }!
    }
}
event-shield-taken = { $me ->
    [yes] Zdobywasz tarczę gracza { $what }.
   *[no] { $you ->
        [yes] { $who } zdobywa twoją tarczę.
       *[no] { $who } zdobywa tarczę gracza { $what }.
    }
}
event-ragnarok = { $me ->
    [yes] Nadchodzi twój Ragnarök.
   *[no] Nadchodzi Ragnarök gracza { $who }.
}

## Przebieg

course-0 = Przygotowanie
course-1 = Tura
course-2 = Bitwa
course-3 = Ragnarök
course-4 = Koniec
course-5 = Bitwa w pojedynkę
step-VAL-SETUP-01 = talia potasowana
step-VAL-SETUP-04 = szare kości przygotowane
step-VAL-SETUP-05 = plansze i tarcze
step-VAL-SETUP-07 = jarlowie
step-VAL-SETUP-10 = pierwszy gracz
step-VAL-SETUP-11 = karty odchodzą z talii
step-VAL-SETUP-13 = wojownicy odkryci
step-VAL-SETUP-15 = pierwsi wojownicy
step-VAL-SETUP-19 = karty na rękę
step-VAL-TL-40 = początek tury
step-VAL-TL-41 = faza A: jedna akcja
step-VAL-JARL-09 = jarlowie między fazami
step-VAL-TL-43 = faza B: dobieranie
step-VAL-TL-47 = koniec tury
step-VAL-TL-02 = przygotowanie atakującego
step-VAL-TL-03 = przygotowanie obrońcy
step-VAL-TL-05 = czy obie drużyny jeszcze stoją?
step-VAL-TL-06 = kości atakującego
step-VAL-TL-07 = rzut ataku
step-VAL-TL-09 = atak
step-VAL-TL-10 = czy ktoś jest uzbrojony?
step-VAL-TL-11 = siła ataku
step-VAL-TL-12 = kości obrońcy
step-VAL-TL-13 = rzut obrony
step-VAL-TL-15 = obrona
step-VAL-TL-16 = siła obrony
step-VAL-TL-17 = porównanie
step-VAL-TL-18 = tarcza
step-VAL-TL-20 = kto idzie do Valhalli
step-VAL-TL-21 = do Valhalli
step-VAL-TL-25 = taktyki po bitwie
step-VAL-TL-26 = jarlowie po bitwie
step-VAL-TL-33 = porządki na stole
step-VAL-TL-34 = czy koniec jest bliski?
step-VAL-TL-51 = nadchodzi Ragnarök
step-VAL-AMB-114 = przed rzutem
step-VAL-RAG-01 = kości
step-VAL-RAG-02 = uzbrajanie
step-VAL-RAG-03 = ostatni marsz
step-VAL-RAG-04 = reszta odrzucona

## Szanse

odds-win = Wygrana w tej bitwie
odds-win-against = Wygrana z przeciwnikiem: { $thing }
odds-reach = Siła { $thing } lub więcej
odds-supposing-unseen = Przy najlepszej grze obu stron; w cudzej ręce może być każda karta, której nie widać.

## Niedozwolone połączenia

setup-pairs = W parach gra się w 4 lub 6 osób, a graczy jest { $seats }.
setup-pairs-twice = To dwa sposoby gry w parach. Wybierzcie jeden z nich.
setup-sets = Zestawów po 40 kart w jednej talii jest { $count }, a może być najwyżej { $most }. Albo włączcie „{ $option }”.
setup-warriors = W talii jest za mało wojowników. Wybierzcie inny zestaw kart.

## Deeds

deed-won-attack = Pierwsza krew
deed-won-attack-text = Wygraj bitwę, którą sam rozpoczniesz.
deed-won-defence = Mur stoi
deed-won-defence-text = Wygraj bitwę, którą rozpoczął ktoś inny.
deed-took-shield = Tarcza na ścianę
deed-took-shield-text = Zabierz komuś tarczę: na końcu daje punkty.
deed-used-jarl = Jak każe jarl
deed-used-jarl-text = Użyj zdolności swojego jarla.
deed-three-tactics = Głowa do wojny
deed-three-tactics-text = Zagraj trzy taktyki w jednej grze.
deed-ten-in-valhalla = Pełne ławy
deed-ten-in-valhalla-text = Zakończ grę z dziesięcioma kartami w Walhalli: to one dają punkty.
deed-kept-shields = Ani draśnięcia
deed-kept-shields-text = Zakończ grę ze wszystkimi swoimi tarczami.
deed-three-colours = Trofea z trzech dworów
deed-three-colours-text = Zabierz w jednej grze tarcze trzem różnym graczom: razem są warte więcej.
deed-quiet-victory = Cierpliwy
deed-quiet-victory-text = Wygraj grę, w której nikogo nie atakujesz.

field-glory = chwała
