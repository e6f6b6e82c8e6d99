### What the guide of the first game says

## Valhalla

guide-valhalla-warrior = Witaj w Valhalli. Karty na środku to wojownicy. Liczba u góry to siła, znaki po lewej to broń, której wojownik potrzebuje, wieniec to chwała w Valhalli. Weź Svinhild: potrzebuje miecza, tarczy i łuku, a Lodowi Giganci się jej boją.
guide-valhalla-slot = Twoja drużyna ma cztery miejsca i wojownicy ich nie zmieniają. Postaw ją na pierwszym.
guide-valhalla-hand = Masz siedem kart, wojowników i taktyki; zostaje pięć. Nowe bronie są dwa razy, obejdziemy się bez nich. Kliknij pierwszą z nich.
guide-valhalla-hand-again = I drugą.
guide-valhalla-phase-a = Twoja tura. Najpierw wykonujesz jedną akcję: dokładasz wojownika, dobierasz kartę albo atakujesz. Jeden wojownik to jeszcze nie drużyna: dołóż Hrodulfa. Kliknij go w ręce albo przeciągnij do drużyny.
guide-valhalla-place = Wybierz miejsce: postaw go obok niej.
guide-valhalla-phase-b = Każda tura kończy się dobieraniem: bierzesz dwie karty i zostawiasz jedną. Zostaw Duneyra.
guide-valhalla-attack = Rywal ma już dwóch Lodowych Gigantów. Atakuj! Kto wygra atak, zabiera tarczę, a tarcze to punkty. Naciśnij atak przy planszy rywala.
guide-valhalla-arm = Rzucono sześcioma kośćmi. Kości z bronią wojownika uzbrajają go. Hrodulf potrzebuje włóczni i tarczy, a obie leżą na stole: kliknij go, a kości trafią na jego kartę.
guide-valhalla-give-up = Walczą tylko uzbrojeni. Svinhild brakuje miecza i tarczy. Każdy przerzut kosztuje kość: kliknij pudło, aby ją oddać.
guide-valhalla-reroll = Wybierz teraz kości do przerzutu. Zacznij od topora: kliknij go, a potem naciśnij przycisk.
guide-valhalla-reroll-bow = Także jeden łuk: są dwa, a potrzebny jeden.
guide-valhalla-reroll-roll = Rzucaj!
guide-valhalla-tactic = Nie ma miecza: los bywa kapryśny i Svinhild zostaje na miejscu. Pomogą taktyki: Furia daje +2 w tej bitwie. Kliknij ją w ręce i zagraj.
guide-valhalla-strength = Hrodulf 4 i Furia 2 dają 6; kliknij liczbę, aby zobaczyć dlaczego. Zakończ atak: teraz rzuca obrońca.
guide-valhalla-won = Zwycięstwo. Tarcza jest twoja, a Hrodulf trafił do Valhalli, gdzie jest wart 2 chwały. Zwycięzcy opuszczają drużynę, więc stale zbieraj nowych. Znów dobierasz: zostaw Styrbjörna.
guide-valhalla-defend = Teraz atakują ciebie, z siłą 3. W obronie jest tak samo, tylko kości są czarne. Miecz, tarcza i łuk: uzbrój Svinhild. Widzi Lodowego Giganta i dostaje +3.
guide-valhalla-fury = Ta Furia daje +3, dopóki twoja drużyna jest mniejsza niż drużyna rywala. Tak jest, więc zagraj ją: ostrożności nigdy za wiele.
guide-valhalla-end-defence = Twój jarl Valgard w obronie też dodaje siły. To aż nadto: zakończ obronę.
guide-valhalla-send = Zwycięski obrońca wybiera, kto trafi do Valhalli. Svinhild jest warta 3 chwały: kliknij ją i wyślij.
guide-valhalla-free = Dalej grasz już bez przewodnika. Gdy ktoś straci ostatnią tarczę albo skończy się talia, każdy ma jeszcze jedną turę; potem nadchodzi Ragnarök i liczy się chwałę i tarcze. Żarówka podpowiada, waga pokazuje szanse, księga wszystkie karty. Powodzenia!
guide-valhalla-ragnarok = Ragnarök: rzucaj, przerzucaj i uzbrajaj ostatni raz. Uzbrojeni trafiają do Valhalli, reszta przepada.

## Blood Rage

guide-bloodrage-leader = Witaj w Blood Rage. Świat się kończy, a twój klan chce przejść do legend. W swojej turze wykonujesz jedną akcję i płacisz za nią Szałem. Najpierw najeżdża wódz: nic nie kosztuje. Wybierz wodza.
guide-bloodrage-gimle = Dokąd? Do Gimle, prowincji Alfheimu. Kliknij ją na mapie.
guide-bloodrage-quest = Twoje karty to dary bogów: karty bitwy, ulepszenia i wola bogów. Alfheim! to wola bogów: kto na koniec epoki sam jest najsilniejszy w prowincji Alfheimu, dostanie nagrodę. Połóż ją: nikt jej nie widzi i nic nie kosztuje.
guide-bloodrage-upgrade = Ulepszenia kosztują Szał i służą do końca gry. Włości Lokiego nagradzają za twoich poległych: dobra śmierć też prowadzi tu do zwycięstwa. Weź je.
guide-bloodrage-slot = Potrzebuje miejsca na planszy klanu. Wybierz pierwsze.
guide-bloodrage-warrior = Wódz nie powinien stać sam. Najedź wojownikiem: figurka kosztuje tyle Szału, ile ma siły.
guide-bloodrage-beside = Też do Gimle, obok wodza.
guide-bloodrage-pillage = Teraz splądruj Gimle. Żeton pokazuje łup. Z sąsiednich prowincji mogą dołączyć inni i wtedy jest bitwa.
guide-bloodrage-lay = Bitwa! Każdy kładzie jedną zakrytą kartę; potem wszyscy odkrywają, a karty dodają siłę do figurek. Połóż Cios Tyra.
guide-bloodrage-free = Zwycięstwo: łup z Gimle podniósł cechę, a wygrana bitwa daje tyle Chwały, ile pokazują Topory. Dalej grasz już bez przewodnika. Na koniec epoki liczy się wola bogów, a Ragnarök pochłania prowincję: polegli tam też przynoszą Chwałę. Po trzech epokach wygrywa największa Chwała. Żarówka podpowiada. Powodzenia!

## Co prowadzi do zwycięstwa

goal-valhalla-1 = Kości uzbrajają twoich wojowników.
goal-valhalla-2 = Uzbrojeni wojownicy wygrywają bitwy. Każdy wygrany atak daje tarczę.
goal-valhalla-3 = Zwycięzcy idą do Valhalli. Ich chwała jest twoja.
goal-valhalla-4 = Chwała i tarcze to punkty. Wygrywa, kto ma ich najwięcej.
goal-bloodrage-1 = Przez trzy epoki wybieraj dary bogów.
goal-bloodrage-2 = Najeżdżaj prowincje i plądruj je.
goal-bloodrage-3 = Bitwy, wola bogów i dobra śmierć przynoszą Chwałę.
goal-bloodrage-4 = Wygrywa, kto po trzeciej epoce ma najwięcej Chwały.

## Znaki

sign-no = Niemożliwe; obok napisano dlaczego
sign-watch = Oglądasz grę
sign-invite = Zaproś przyjaciół
sign-pause = Zatrzymaj
sign-last = Ostatnie tury
sign-settings = Ustawienia
sign-own-shield = Tarcza gracza
sign-jarl = Jarl, który prowadzi drużynę
sign-cut-off = Nie działa w tej bitwie
sign-battle = Bitwa
sign-foe = Silniejszy przeciw klanowi
sign-kin = Silniejszy obok klanu
sign-many = Silniejszy wśród wielu klanów
sign-gifts = Karty na ręce
sign-victory = Wygrana bitwa
sign-winner = Zwycięzca
sign-done = Spełnione; wybrane
sign-failed = Niespełnione

## Adres, który donikąd nie prowadzi

lost-title = Nic tu nie ma.
lost-text = Być może w adresie jest literówka albo odnośnik skopiowano tylko częściowo.
