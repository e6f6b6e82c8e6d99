var e=`### What the guide of the first game says

## Valhalla

guide-valhalla-warrior = Witaj w Valhalli. Karty na \u015Brodku to wojownicy. Liczba u g\xF3ry to si\u0142a, otwory po lewej to bro\u0144, kt\xF3ra uzbraja wojownika, wieniec to chwa\u0142a w Valhalli. We\u017A Svinhild: potrzebuje miecza, tarczy i \u0142uku, a Lodowi Giganci si\u0119 jej boj\u0105.
guide-valhalla-slot = Twoja dru\u017Cyna ma cztery miejsca i wojownicy ich nie zmieniaj\u0105. Postaw j\u0105 na pierwszym.
guide-valhalla-hand = Masz siedem kart, wojownik\xF3w i taktyki; zostaje pi\u0119\u0107. Nowe bronie s\u0105 dwa razy, obejdziemy si\u0119 bez nich. Kliknij pierwsz\u0105 z nich.
guide-valhalla-hand-again = I drug\u0105.
guide-valhalla-phase-a = Twoja tura. W fazie A wykonujesz jedn\u0105 akcj\u0119: dok\u0142adasz wojownika, dobierasz kart\u0119 albo atakujesz. Jeden wojownik to jeszcze nie dru\u017Cyna: kliknij Hrodulfa w r\u0119ce i potwierd\u017A.
guide-valhalla-place = Postaw go obok niej.
guide-valhalla-phase-b = Faza B ko\u0144czy ka\u017Cd\u0105 tur\u0119: dobierasz dwie karty i zostawiasz jedn\u0105. Zostaw Duneyra.
guide-valhalla-attack = Rywal ma ju\u017C dw\xF3ch Lodowych Gigant\xF3w. Atakuj! Kto wygra atak, zabiera tarcz\u0119, a tarcze to punkty. Naci\u015Bnij atak przy planszy rywala.
guide-valhalla-arm = Rzucono sze\u015Bcioma ko\u015B\u0107mi. Ko\u015Bci z broni\u0105 wojownika uzbrajaj\u0105 go. Hrodulf potrzebuje w\u0142\xF3czni i tarczy, a obie le\u017C\u0105 na stole: kliknij go, a wpadn\u0105 w otwory.
guide-valhalla-give-up = Walcz\u0105 tylko uzbrojeni. Svinhild brakuje miecza i tarczy. Ka\u017Cdy przerzut kosztuje ko\u015B\u0107: kliknij pud\u0142o, aby j\u0105 odda\u0107.
guide-valhalla-reroll = Wybierz teraz ko\u015Bci do przerzutu. Zacznij od topora: kliknij go, a potem naci\u015Bnij przycisk.
guide-valhalla-reroll-bow = Tak\u017Ce jeden \u0142uk: s\u0105 dwa, a potrzebny jeden.
guide-valhalla-reroll-roll = Rzucaj!
guide-valhalla-tactic = Nie ma miecza: los bywa kapry\u015Bny i Svinhild zostaje na miejscu. Pomog\u0105 taktyki: Furia daje +2 w tej bitwie. Kliknij j\u0105 w r\u0119ce i zagraj.
guide-valhalla-strength = Hrodulf 4 i Furia 2 daj\u0105 6; kliknij liczb\u0119, aby zobaczy\u0107 dlaczego. Zako\u0144cz atak: teraz rzuca obro\u0144ca.
guide-valhalla-won = Zwyci\u0119stwo. Tarcza jest twoja, a Hrodulf trafi\u0142 do Valhalli, gdzie jest wart 2 chwa\u0142y. Zwyci\u0119zcy opuszczaj\u0105 dru\u017Cyn\u0119, wi\u0119c stale zbieraj nowych. Zn\xF3w faza B: zostaw Styrbj\xF6rna.
guide-valhalla-defend = Teraz atakuj\u0105 ciebie, z si\u0142\u0105 3. W obronie jest tak samo, tylko ko\u015Bci s\u0105 czarne. Miecz, tarcza i \u0142uk: uzbr\xF3j Svinhild. Widzi Lodowego Giganta i dostaje +3.
guide-valhalla-fury = Ta Furia daje +3, dop\xF3ki twoja dru\u017Cyna jest mniejsza ni\u017C dru\u017Cyna rywala. Tak jest, wi\u0119c zagraj j\u0105: ostro\u017Cno\u015Bci nigdy za wiele.
guide-valhalla-end-defence = Tw\xF3j jarl Valgard w obronie te\u017C dodaje si\u0142y. To a\u017C nadto: zako\u0144cz obron\u0119.
guide-valhalla-send = Zwyci\u0119ski obro\u0144ca wybiera, kto trafi do Valhalli. Svinhild jest warta 3 chwa\u0142y: kliknij j\u0105 i wy\u015Blij.
guide-valhalla-free = Dalej grasz ju\u017C bez przewodnika. Gdy kto\u015B straci ostatni\u0105 tarcz\u0119 albo sko\u0144czy si\u0119 talia, ka\u017Cdy ma jeszcze jedn\u0105 tur\u0119; potem nadchodzi Ragnar\xF6k i liczy si\u0119 chwa\u0142\u0119 i tarcze. \u017Bar\xF3wka podpowiada, waga pokazuje szanse, ksi\u0119ga wszystkie karty. Powodzenia!
guide-valhalla-ragnarok = Ragnar\xF6k: rzucaj, przerzucaj i uzbrajaj ostatni raz. Uzbrojeni trafiaj\u0105 do Valhalli, reszta przepada.

## Blood Rage

guide-bloodrage-leader = Witaj w Blood Rage. \u015Awiat si\u0119 ko\u0144czy, a tw\xF3j klan chce przej\u015B\u0107 do legend. W swojej turze wykonujesz jedn\u0105 akcj\u0119 i p\u0142acisz za ni\u0105 Sza\u0142em. Najpierw naje\u017Cd\u017Ca w\xF3dz: nic nie kosztuje. Wybierz wodza.
guide-bloodrage-gimle = Dok\u0105d? Do Gimle, prowincji Alfheimu. Kliknij j\u0105 na mapie.
guide-bloodrage-quest = Twoje karty to dary bog\xF3w: karty bitwy, ulepszenia i wola bog\xF3w. Alfheim! to wola bog\xF3w: kto na koniec epoki sam jest najsilniejszy w prowincji Alfheimu, dostanie nagrod\u0119. Po\u0142\xF3\u017C j\u0105: nikt jej nie widzi i nic nie kosztuje.
guide-bloodrage-upgrade = Ulepszenia kosztuj\u0105 Sza\u0142 i s\u0142u\u017C\u0105 do ko\u0144ca gry. W\u0142o\u015Bci Lokiego nagradzaj\u0105 za twoich poleg\u0142ych: dobra \u015Bmier\u0107 te\u017C prowadzi tu do zwyci\u0119stwa. We\u017A je.
guide-bloodrage-slot = Potrzebuje miejsca na planszy klanu. Wybierz pierwsze.
guide-bloodrage-warrior = W\xF3dz nie powinien sta\u0107 sam. Najed\u017A wojownikiem: figurka kosztuje tyle Sza\u0142u, ile ma si\u0142y.
guide-bloodrage-beside = Te\u017C do Gimle, obok wodza.
guide-bloodrage-pillage = Teraz spl\u0105druj Gimle. \u017Beton pokazuje \u0142up. Z s\u0105siednich prowincji mog\u0105 do\u0142\u0105czy\u0107 inni i wtedy jest bitwa.
guide-bloodrage-lay = Bitwa! Ka\u017Cdy k\u0142adzie jedn\u0105 zakryt\u0105 kart\u0119; potem wszyscy odkrywaj\u0105, a karty dodaj\u0105 si\u0142\u0119 do figurek. Po\u0142\xF3\u017C Cios Tyra.
guide-bloodrage-free = Zwyci\u0119stwo: \u0142up z Gimle podni\xF3s\u0142 cech\u0119, a wygrana bitwa daje tyle Chwa\u0142y, ile pokazuj\u0105 Topory. Dalej grasz ju\u017C bez przewodnika. Na koniec epoki liczy si\u0119 wola bog\xF3w, a Ragnar\xF6k poch\u0142ania prowincj\u0119: polegli tam te\u017C przynosz\u0105 Chwa\u0142\u0119. Po trzech epokach wygrywa najwi\u0119ksza Chwa\u0142a. \u017Bar\xF3wka podpowiada. Powodzenia!
`;export{e as default};
