# Blood Rage: słowa stołu, po polsku.

game-name = Blood Rage
game-blurb = Wybieraj dary bogów, najeżdżaj, plądruj i giń w chwale, gdy świat płonie.

## Clans

clan-bear = Niedźwiedź
clan-wolf = Wilk
clan-serpent = Wąż
clan-raven = Kruk

## Map

province-yggdrasil = Yggdrasil
province-myrkulor = Myrkulor
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
place-yggdrasil = Yggdrasil
place-myrkulor = Myrkulor
place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-north = Fiord Północny
place-east = Fiord Wschodni
place-south = Fiord Południowy
place-west = Fiord Zachodni
place-reserve = Rezerwa
place-valhalla = Walhalla
region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim

## Figures

figure-warrior = Wojownik
figure-leader = Wódz
figure-ship = Okręt
figure-dwarf-chieftain = Wódz krasnoludów
figure-troll = Troll
figure-sea-serpent = Wąż morski
figure-dark-elf = Mroczny elf
figure-fire-giant = Ognisty olbrzym
figure-valkyrie = Walkiria
figure-frost-giant = Lodowy olbrzym
figure-soldier-of-hel = Żołnierz Hel
figure-volur-witch = Wieszczka völva

## The clan sheet

stat-rage = Szał
stat-axes = Topory
stat-horns = Hełmy
sheet-warrior = Wojownicy
sheet-leader = Wódz
sheet-ship = Okręt
sheet-monster-1 = pierwszy potwór
sheet-monster-2 = drugi potwór
sheet-clan-1 = pierwsze ulepszenie klanu
sheet-clan-2 = drugie ulepszenie klanu
sheet-clan-3 = trzecie ulepszenie klanu
token-rage = Szał
token-axes = Topory
token-horns = Hełmy
token-glory = 5 Chwały
token-all = wszystkie trzy cechy

## Phases

phase-gifts = Dary bogów
phase-action = Akcje
phase-discard = Odrzucanie
phase-quest = Wola bogów
phase-ragnarok = Ragnarök
phase-valhalla = Walhalla

## Questions

wait-draft = wybiera dary bogów
prompt-draft = Wybierz dar bogów.
wait-turn = wybiera akcję
prompt-turn = Twoja tura: jedna akcja albo pas.
wait-land = prowadzi najazd
prompt-land = { $thing } najeżdża. Dokąd?
wait-follow = decyduje, czy Wojownik ruszy
prompt-follow = Wojownik może za darmo ruszyć w ślad za nią: { $thing }.
wait-storm = decyduje o plądrowaniu
prompt-storm = Splądrować od razu za 2 Szału: { $thing }?
wait-avenge = decyduje, czy Wojownik ruszy
prompt-avenge = Bitwa przegrana. Wojownik może za darmo najechać: { $thing }.
wait-march = maszeruje
prompt-march = Marsz: { $thing }.
prompt-march-march-to = Marsz: { $thing }. Dokąd?
wait-slot = umieszcza ulepszenie
prompt-slot = Gdzie położyć kartę: { $thing }?
wait-free-invasion = decyduje o najeździe
prompt-free-invasion = Najechać od razu za darmo: { $thing }?
wait-raise = podnosi cechę
prompt-raise = Podnieś cechę.
wait-call = odpowiada na wezwanie do bitwy
prompt-call = Wezwanie do bitwy: { $thing }. Wysyłasz figurkę?
wait-lay = kładzie zakrytą kartę
prompt-lay = Bitwa: { $thing }. Połóż zakrytą kartę.
wait-declare = decyduje, czy wola bogów się liczy
prompt-declare = { $thing } może liczyć się jako karta bitwy. Czy ma się liczyć?
wait-add = dokłada kartę
prompt-add = Dołożyć kartę z białym krążkiem?
wait-spare = zachowuje figurkę
prompt-spare = { $thing }: jedna twoja figurka zostaje, reszta ginie. Która?
wait-save = ratuje figurki
prompt-save = { $thing }: twoje figurki mają zginąć.
wait-reclaim = odkupuje karty
prompt-reclaim = Które karty odkupujesz? Każda kosztuje 1 Szału.
wait-step = prowadzi Wodza dalej
prompt-step = Wódz może przejść do sąsiedniej prowincji.
wait-offer = poświęca figurkę
prompt-offer = Którą swoją figurkę poświęcasz?
wait-keep = zatrzymuje kartę
prompt-keep = Możesz zachować jedną kartę na następną epokę.

## Answers

verb-turn-pass = Pas do końca epoki
verb-follow-pass = Nikt nie idzie
verb-storm-pass = Nie plądruj
verb-avenge-pass = Zostań z dala
verb-march-pass = To wszyscy
verb-free-invasion-pass = Nie najeżdżaj
verb-call-pass = Nie przychodź
verb-declare-pass = Nie liczy się
verb-add-pass = Nic nie dokładaj
verb-save-pass = Niech zginą
verb-reclaim-pass = Więcej kart nie trzeba
verb-step-pass = Zostań
verb-keep-pass = Nie zachowuj nic
verb-draft = Weź: { $thing }
verb-invade = Najazd: { $thing }
verb-rise = Najazd z Walhalli: { $thing }
verb-march = Marsz z prowincji: { $thing }
verb-upgrade = Ulepszenie: { $thing }
verb-quest = Wola bogów: { $thing }
verb-pillage = Splądruj: { $thing }
verb-challenge = Splądruj ponownie za 2 Szału: { $thing }
verb-sacrifice = Poświęć dwie figurki
verb-enter = Dokąd: { $thing }
verb-follow = Wojownik idzie
verb-storm = Splądruj za 2 Szału
verb-avenge = Wojownik najeżdża
verb-march-to = Dokąd: { $thing }
verb-take = W marsz rusza { $thing }
verb-slot = Miejsce: { $thing }
verb-raise = Podnieś: { $thing }
verb-join = Przyjdź z prowincji: { $thing }
verb-bring = Przybędzie { $thing }
verb-lay = Połóż: { $thing }
verb-declare = Liczy się
verb-add = Dołóż: { $thing }
verb-reclaim = Odkup: { $thing }
verb-spare = Zostanie { $thing }
verb-retreat = Wieszczka völva ucieka do Yggdrasilu
verb-protect = Za 1 Szału ocaleje { $thing }
verb-keep = Zachowaj: { $thing }
verb-step-to = Wódz idzie: { $thing }
verb-offer-at = Gdzie: { $thing }
verb-offer = Ofiarą będzie { $thing }

## Refusals

refusal-not-your-turn = Teraz pytany jest ktoś inny.
refusal-not-now = Teraz nie można pasować.
refusal-forbidden = Teraz nie wolno tego zrobić.

## What happens

event-age-began = Zaczyna się epoka { $number }.
event-phase-began = { $what }
event-packet-came = { $me ->
    [yes] Widzisz w pakiecie: { $what }.
   *[no] { $who } widzi w pakiecie: { $what }.
}
event-packet-came-hidden = { $me ->
    [yes] Oglądasz pakiet kart.
   *[no] { $who } ogląda pakiet kart.
}
event-picked = { $me ->
    [yes] Bierzesz: { $what }.
   *[no] { $who } bierze: { $what }.
}
event-picked-hidden = { $me ->
    [yes] Bierzesz kartę.
   *[no] { $who } bierze kartę.
}
event-passed = { $me ->
    [yes] Pasujesz do końca epoki.
   *[no] { $who } pasuje do końca epoki.
}
event-paid = { $me ->
    [yes] Płacisz { $number } Szału.
   *[no] { $who } płaci { $number } Szału.
}
event-invaded = { $me ->
    [yes] Najeżdżasz: { $what1 } → { $what2 }.
   *[no] { $who } najeżdża: { $what1 } → { $what2 }.
}
event-rose = { $me ->
    [yes] Najeżdżasz z Walhalli: { $what1 } → { $what2 }.
   *[no] { $who } najeżdża z Walhalli: { $what1 } → { $what2 }.
}
event-marched = { $me ->
    [yes] Maszerujesz: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } maszeruje: { $what1 } ({ $what2 } → { $what3 }).
}
event-joined = { $me ->
    [yes] Dołączasz do bitwy: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } dołącza do bitwy: { $what1 } ({ $what2 } → { $what3 }).
}
event-stepped = { $me ->
    [yes] Idziesz dalej: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } idzie dalej: { $what1 } ({ $what2 } → { $what3 }).
}
event-retreated = { $me ->
    [yes] Wycofujesz się: { $what1 } → { $what2 }.
   *[no] { $who } wycofuje się: { $what1 } → { $what2 }.
}
event-protected = { $me ->
    [yes] Ratujesz figurkę: { $what1 } ({ $what2 }).
   *[no] { $who } ratuje figurkę: { $what1 } ({ $what2 }).
}
event-upgraded = { $me ->
    [yes] Zagrywasz ulepszenie: { $what1 } ({ $what2 }).
   *[no] { $who } zagrywa ulepszenie: { $what1 } ({ $what2 }).
}
event-replaced = { $me ->
    [yes] Oddajesz ulepszenie: { $what1 } ({ $what2 }).
   *[no] { $who } oddaje ulepszenie: { $what1 } ({ $what2 }).
}
event-quest-laid = { $me ->
    [yes] Kładziesz zakrytą wolę bogów.
   *[no] { $who } kładzie zakrytą wolę bogów.
}
event-quest-was = { $me ->
    [yes] Twoja wola bogów: { $what }.
   *[no] Wola bogów gracza { $who }: { $what }.
}
event-quest-was-hidden = { $me ->
    [yes] Tylko ty wiesz, która to.
   *[no] Tylko { $who } wie, która to.
}
event-pillage-began = { $me ->
    [yes] Ruszasz plądrować prowincję { $what }.
   *[no] { $who } rusza plądrować prowincję { $what }.
}
event-battle-began = Bitwa o prowincję { $what }!
event-card-laid = { $me ->
    [yes] Kładziesz zakrytą kartę.
   *[no] { $who } kładzie zakrytą kartę.
}
event-revealed = { $me ->
    [yes] Odkrywasz: { $what1 }.
   *[no] { $who } odkrywa: { $what1 }.
}
event-added = { $me ->
    [yes] Dokładasz: { $what1 }.
   *[no] { $who } dokłada: { $what1 }.
}
event-spoke = { $me ->
    [yes] Działa twoja karta: { $what }.
   *[no] Działa karta gracza { $who }: { $what }.
}
event-figure-spoke = { $me ->
    [yes] Działa twoja figurka: { $what }.
   *[no] Działa figurka gracza { $who }: { $what }.
}
event-cancelled = Karta „{ $what }” traci działanie.
event-counted = { $what1 } liczy się za { $what2 }.
event-watched = { $me ->
    [yes] Zmiatasz karty i zyskujesz { $number } Chwały.
   *[no] { $who } zmiata karty i zyskuje { $number } Chwały.
}
event-total = { $me ->
    [yes] Twoja siła: { $number }.
   *[no] { $who }: siła { $number }.
}
event-won = { $me ->
    [yes] Wygrywasz bitwę o prowincję { $what }.
   *[no] { $who } wygrywa bitwę o prowincję { $what }.
}
event-nobody-won = Nikt nie wygrywa bitwy o prowincję { $what }.
event-destroyed = { $me ->
    [yes] Tracisz: { $what1 } ({ $what2 }).
   *[no] { $who } traci: { $what1 } ({ $what2 }).
}
event-pillaged = { $me ->
    [yes] Plądrujesz prowincję { $what1 }. Nagroda: { $what2 }.
   *[no] { $who } plądruje prowincję { $what1 }. Nagroda: { $what2 }.
}
event-raised = { $me ->
    [yes] Podnosisz cechę: { $what1 }, poziom { $what2 }.
   *[no] { $who } podnosi cechę: { $what1 }, poziom { $what2 }.
}
event-gained-glory = { $me ->
    [yes] Zyskujesz { $number } Chwały.
   *[no] { $who } zyskuje { $number } Chwały.
}
event-lost-glory = { $me ->
    [yes] Tracisz { $number } Chwały.
   *[no] { $who } traci { $number } Chwały.
}
event-gained-rage = { $me ->
    [yes] Zyskujesz { $number } Szału.
   *[no] { $who } zyskuje { $number } Szału.
}
event-lost-rage = { $me ->
    [yes] Tracisz { $number } Szału.
   *[no] { $who } traci { $number } Szału.
}
event-took-back = { $me ->
    [yes] Wraca na twoją rękę: { $what }.
   *[no] Wraca na rękę gracza { $who }: { $what }.
}
event-discarded = Odrzucono: { $what }.
event-discarded-secretly = { $me ->
    [yes] Odrzucasz w tajemnicy { $number } { $number ->
             [one] kartę
             [few] karty
            *[other] kart
        }.
   *[no] { $who } odrzuca w tajemnicy { $number } { $number ->
             [one] kartę
             [few] karty
            *[other] kart
        }.
}
event-quest-done = { $me ->
    [yes] Spełniasz wolę bogów: { $what1 }. Chwała: +{ $what2 }.
   *[no] { $who } spełnia wolę bogów: { $what1 }. Chwała: +{ $what2 }.
}
event-quest-failed = { $me ->
    [yes] Nie spełniasz woli bogów: { $what }.
   *[no] { $who } nie spełnia woli bogów: { $what }.
}
event-province-lost = Prowincja { $what } zostaje zniszczona.
event-doom-moved = Żeton zagłady leży teraz w prowincji { $what }.
event-returned = { $me ->
    [yes] Odzyskujesz z Walhalli: { $what1 } × { $what2 }.
   *[no] { $who } odzyskuje z Walhalli: { $what1 } × { $what2 }.
}
event-scored = { $me ->
    [yes] Kończysz grę z wynikiem { $number } Chwały.
   *[no] { $who } kończy grę z wynikiem { $number } Chwały.
}

## Options of the rules

option-first-game = Pierwsza gra: bez draftu w epoce 1
option-first-player = Pierwszy gracz
option-late-sight = Wzrok Heimdalla a karty dołożone później
option-late-sight-off = Orzeczenie: widzi to, co odkryto razem z nim
option-late-sight-on = Szerokie odczytanie karty: liczą się też karty dołożone później przez przeciwników
option-both-watches = Dwie Straże Heimdalla odkryte razem
option-both-watches-off = Orzeczenie: pierwsza zmiata karty i przynosi chwałę, drugą się odrzuca
option-both-watches-on = Szerokie odczytanie karty: każda przynosi chwałę
option-succor-ships = Pomoc Friggi po okręcie
option-succor-ships-off = Orzeczenie: fiord nie jest prowincją, za okrętem nikt nie rusza
option-succor-ships-on = Szerokie odczytanie karty: wojownik może wylądować na jednym z brzegów okrętu
option-blessing-yggdrasil = Błogosławieństwo Lokiego w Yggdrasilu
option-blessing-yggdrasil-off = Orzeczenie: Yggdrasil otwiera tylko karta, która go wymienia
option-blessing-yggdrasil-on = Szerokie odczytanie karty: prowincja bitwy, jakakolwiek by była
option-storm-after-blessing = Włości Thora po Błogosławieństwie Lokiego
option-storm-after-blessing-off = Orzeczenie: tylko po najeździe własną akcją
option-storm-after-blessing-on = Szerokie odczytanie karty: po każdym najeździe we własnej turze
option-late-backstab = Kiedy Cios Lokiego w plecy odbiera Chwałę
option-late-backstab-off = Orzeczenie: zanim zwycięzca dostanie zapłatę za bitwę
option-late-backstab-on = Szerokie odczytanie karty: gdy zwycięzca dostał już zapłatę

## Timelines

course-0 = Epoka
course-1 = Najazd
course-2 = Plądrowanie
course-3 = Bitwa
course-4 = Rozstrzygnięcie
course-5 = Przygotowanie

## Cards

card-friggas-grace = Łaska Friggi
card-friggas-grace-text = Jeśli plądrujesz i wygrasz, podnieś jeszcze jedną cechę: inną niż ta z żetonu.
card-heimdalls-sight = Wzrok Heimdalla
card-heimdalls-sight-text = Jest tak silna jak najsilniejsza karta odkryta razem z nią przez przeciwnika.
card-lokis-trickery = Podstęp Lokiego
card-lokis-trickery-text = Jeśli przegrasz, a ktoś wygra, zabierz zwycięzcy 1 Szału.
card-odins-smite = Cios Odyna
card-odins-smite-text = Przed porównaniem sił każdy przeciwnik traci w tej prowincji jednego wojownika.
card-thors-hammer = Młot Thora
card-thors-hammer-text = Jeśli wygrasz: 3 Chwały.
card-tyrs-bash = Uderzenie Tyra
card-tyrs-bash-text = Siła i nic ponadto.
card-tyrs-smash-1 = Natarcie Tyra
card-tyrs-smash-1-text = Siła i nic ponadto.
card-tyrs-crush-1 = Bój Tyra
card-tyrs-crush-1-text = Siła i nic ponadto.
card-tyrs-smite-1 = Cios Tyra
card-tyrs-smite-1-text = Siła i nic ponadto.
card-alfheim-1 = Alfheim! (5)
card-alfheim-1-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Alfheim: Gimle lub Andlang.
card-jotunheim-1 = Jotunheim! (5)
card-jotunheim-1-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Jotunheim: Muspelheim, Horgr lub Utgard.
card-manheim-1 = Manheim! (5)
card-manheim-1-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Manheim: Myrkulor, Elvagar lub Angerboda.
card-yggdrasil-1 = Yggdrasil! (6)
card-yggdrasil-1-text = Miej zdecydowanie największą siłę w Yggdrasilu.
card-glorious-death-1 = Chwalebna śmierć! (6)
card-glorious-death-1-text = Miej w Walhalli co najmniej cztery figurki.
card-friggas-charm = Urok Friggi
card-friggas-charm-text = Twoje ulepszenia kosztują o 1 Szału mniej.
card-friggas-succor = Pomoc Friggi
card-friggas-succor-text = Gdy twoja figurka najeżdża zewnętrzną prowincję, może za nią darmo pójść jeden wojownik z rezerwy.
card-lokis-blessing = Błogosławieństwo Lokiego
card-lokis-blessing-text = Po przegranej bitwie możesz darmo najechać tę prowincję wojownikiem.
card-lokis-domain = Włości Lokiego
card-lokis-domain-text = 1 Chwały za każdą twoją figurkę, która w fazie Walhalli wraca do rezerwy.
card-thors-glory = Chwała Thora
card-thors-glory-text = 2 Chwały po twojej bitwie, w której zginęły co najmniej dwie wrogie figurki.
card-tyrs-domain = Włości Tyra
card-tyrs-domain-text = Wola bogów, którą odkryjesz w bitwie, może liczyć się jak karta bitwy o sile 3.
card-lord-of-hammers = Pan młotów
card-lord-of-hammers-text = Po udanym plądrowaniu z udziałem wodza może on przejść do sąsiedniej prowincji.
card-brothers-in-arms = Bracia broni
card-brothers-in-arms-text = Twoi wojownicy mają siłę 1; każdych dwóch w jednej prowincji daje razem 3.
card-lokis-dragons = Smoki Lokiego
card-lokis-dragons-text = 4 Chwały za każdym razem, gdy twój okręt zostaje zniszczony.
card-dwarf-chieftain = Wódz krasnoludów
card-dwarf-chieftain-text = Ani zagranie karty, ani najazd figurką nie kosztuje Szału.
card-troll = Troll
card-troll-text = Gdy najeżdża prowincję, giną w niej wszyscy wrodzy wojownicy.
card-sea-serpent = Wąż morski
card-sea-serpent-text = Jest okrętem: wpływa tylko do fiordów i nigdy się nie rusza.
card-tyrs-smash-2 = Natarcie Tyra
card-tyrs-smash-2-text = Siła i nic ponadto.
card-tyrs-crush-2 = Bój Tyra
card-tyrs-crush-2-text = Siła i nic ponadto.
card-tyrs-smite-2 = Cios Tyra
card-tyrs-smite-2-text = Siła i nic ponadto.
card-tyrs-rage-2 = Szał Tyra
card-tyrs-rage-2-text = Siła i nic ponadto.
card-heimdalls-eye = Oko Heimdalla
card-heimdalls-eye-text = Można ją też dołożyć z ręki po odkryciu kart.
card-heimdalls-watch-2 = Straż Heimdalla
card-heimdalls-watch-2-text = Wszystkie odkryte karty odrzuca się. Zyskujesz tyle Chwały, ile siły na nich było. Każdy wybiera nową kartę.
card-lokis-backstab = Cios Lokiego w plecy
card-lokis-backstab-text = Jeśli przegrasz, a ktoś wygra, zabierz zwycięzcy 2 Chwały.
card-odins-tide = Fala Odyna
card-odins-tide-text = Przed porównaniem sił każdy uczestnik zachowuje tu jedną figurkę, reszta ginie.
card-thors-oath = Przysięga Thora
card-thors-oath-text = Jeśli wygrasz: podnieś jedną cechę.
card-alfheim-2 = Alfheim! (7)
card-alfheim-2-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Alfheim: Gimle lub Andlang.
card-jotunheim-2 = Jotunheim! (7)
card-jotunheim-2-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Jotunheim: Muspelheim, Horgr lub Utgard.
card-manheim-2 = Manheim! (7)
card-manheim-2-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Manheim: Myrkulor, Elvagar lub Angerboda.
card-yggdrasil-2 = Yggdrasil! (8)
card-yggdrasil-2-text = Miej zdecydowanie największą siłę w Yggdrasilu.
card-glorious-death-2 = Chwalebna śmierć! (8)
card-glorious-death-2-text = Miej w Walhalli co najmniej cztery figurki.
card-friggas-protection = Ochrona Friggi
card-friggas-protection-text = Zapłać 1 Szału, by uratować jedną swoją figurkę przed zniszczeniem; dowolną liczbę razy.
card-lokis-eminence = Wielkość Lokiego
card-lokis-eminence-text = 2 Chwały za każdą twoją figurkę, która w fazie Walhalli wraca do rezerwy.
card-odins-inspiration = Natchnienie Odyna
card-odins-inspiration-text = Twoja Chwała za figurki stracone w Ragnaröku jest podwojona.
card-thors-domain = Włości Thora
card-thors-domain-text = Po najechaniu prowincji możesz zapłacić 2 Szału, by od razu ją splądrować.
card-tyrs-challenge = Wyzwanie Tyra
card-tyrs-challenge-text = Nowa akcja: zapłać 2 Szału, by splądrować prowincję już splądrowaną w tej epoce.
card-tyrs-prowess = Męstwo Tyra
card-tyrs-prowess-text = Po wygranej bitwie zapłać 1 Szału za każdą kartę, którą chcesz odzyskać.
card-lord-of-axes = Pan toporów
card-lord-of-axes-text = Po udanym plądrowaniu z udziałem wodza podnieś jedną cechę.
card-experts-in-arms = Znawcy broni
card-experts-in-arms-text = Twoi wojownicy mają siłę 2.
card-fire-dragons = Ogniste smoki
card-fire-dragons-text = 8 Chwały za każdym razem, gdy twój okręt zostaje zniszczony.
card-dark-elf = Mroczny elf
card-dark-elf-text = Może najechać Yggdrasil; ma tam siłę 3.
card-fire-giant = Ognisty olbrzym
card-fire-giant-text = Gdy najeżdża prowincję, giną w niej wszystkie wrogie figurki oprócz potworów, także okręty w fiordzie.
card-valkyrie = Walkiria
card-valkyrie-text = 2 Chwały za każdą wrogą figurkę zniszczoną w bitwie z jej udziałem.
card-tyrs-crush-3 = Bój Tyra
card-tyrs-crush-3-text = Siła i nic ponadto.
card-tyrs-smite-3 = Cios Tyra
card-tyrs-smite-3-text = Siła i nic ponadto.
card-tyrs-rage-3 = Szał Tyra
card-tyrs-rage-3-text = Siła i nic ponadto.
card-heimdalls-watch-3 = Straż Heimdalla
card-heimdalls-watch-3-text = Wszystkie odkryte karty odrzuca się. Zyskujesz tyle Chwały, ile siły na nich było. Każdy wybiera nową kartę.
card-heimdalls-gaze = Spojrzenie Heimdalla
card-heimdalls-gaze-text = Można ją też dołożyć z ręki po odkryciu kart.
card-lokis-poison = Trucizna Lokiego
card-lokis-poison-text = Jeśli przegrasz, a ktoś wygra, karty zwycięzcy trafiają na twoją rękę.
card-odins-judgement = Sąd Odyna
card-odins-judgement-text = 2 Chwały za każdą figurkę zniszczoną w tej bitwie, także twoją.
card-thors-ascension = Wyniesienie Thora
card-thors-ascension-text = Jeśli wygrasz: 3 Szału i 3 Chwały.
card-thors-primacy = Prymat Thora
card-thors-primacy-text = Karty odkryte przez przeciwników tracą swoje działanie.
card-alfheim-3 = Alfheim! (9)
card-alfheim-3-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Alfheim: Gimle lub Andlang.
card-jotunheim-3 = Jotunheim! (9)
card-jotunheim-3-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Jotunheim: Muspelheim, Horgr lub Utgard.
card-manheim-3 = Manheim! (9)
card-manheim-3-text = Miej zdecydowanie największą siłę w jednej prowincji krainy Manheim: Myrkulor, Elvagar lub Angerboda.
card-yggdrasil-3 = Yggdrasil! (11)
card-yggdrasil-3-text = Miej zdecydowanie największą siłę w Yggdrasilu.
card-glorious-death-3 = Chwalebna śmierć! (11)
card-glorious-death-3-text = Miej w Walhalli co najmniej cztery figurki.
card-friggas-domain = Włości Friggi
card-friggas-domain-text = Możesz najechać figurką z Walhalli za 1 Szału.
card-friggas-sacrifice = Ofiara Friggi
card-friggas-sacrifice-text = Nowa akcja: zniszcz dwie własne figurki i podnieś jedną cechę.
card-lokis-wrath = Gniew Lokiego
card-lokis-wrath-text = 3 Chwały za każdą twoją figurkę, która w fazie Walhalli wraca do rezerwy.
card-odins-throne = Tron Odyna
card-odins-throne-text = Chwała za twoje spełnione wole bogów jest podwojona.
card-thors-conquest = Podbój Thora
card-thors-conquest-text = Na koniec gry: 3 Chwały za każdą twoją figurkę na planszy.
card-tyrs-wrath = Gniew Tyra
card-tyrs-wrath-text = Wola bogów, którą odkryjesz w bitwie, może liczyć się jak karta bitwy o sile 5.
card-lord-of-spears = Pan włóczni
card-lord-of-spears-text = Po udanym plądrowaniu z udziałem wodza podnieś wszystkie trzy cechy.
card-masters-in-arms = Mistrzowie broni
card-masters-in-arms-text = Twoi wojownicy mają siłę 2; każdych dwóch w jednej prowincji daje razem 6.
card-eternal-dragons = Wieczne smoki
card-eternal-dragons-text = 12 Chwały za każdym razem, gdy twój okręt zostaje zniszczony.
card-frost-giant = Lodowy olbrzym
card-frost-giant-text = Udane plądrowanie z jego udziałem daje nagrodę z żetonu dwa razy.
card-soldier-of-hel = Żołnierz Hel
card-soldier-of-hel-text = Ani zagranie karty, ani najazd figurką nie kosztuje Szału.
card-volur-witch = Wieszczka völva
card-volur-witch-text = Gdyby miała zginąć w zewnętrznej prowincji, może zamiast tego odejść do Yggdrasilu.

## The table in a terminal

br-ash = zniszczona
br-reward = łup: { $token }
br-pillaged = splądrowana
br-doom = zginie w tej epoce
br-doomed-in = zginie w epoce { $n }
br-closed = zamknięty
br-glory = Chwała
br-end-bonus = +{ $n } na koniec
br-rage = Zostało Szału
br-passed = pas
br-stat-rage = Szał na epokę
br-stat-axes = Topory: Chwała za bitwę
br-stat-horns = Hełmy: figurki
br-upgrades = Ulepszenia
br-slot-warrior = Wojownicy
br-slot-leader = Wódz
br-slot-ship = Okręt
br-slot-monster = Potwór
br-slot-clan = Klan
br-hand = Ręka
br-quests = Wola bogów
br-reserve = Rezerwa
br-face-down = zakryta karta
br-silenced = tekst nie działa
br-wins = wygrana!
br-may-join = Mogą jeszcze przyjść: { $names }
br-own-quests = Twoja wyłożona wola bogów
br-quest-met = teraz spełniona
br-quest-open = jeszcze niespełniona
br-kind-battle = bitwa +{ $n }
br-kind-quest = wola bogów, Chwała { $n }
br-kind-warrior = wojownicy { $n }
br-kind-leader = wódz { $n }
br-kind-ship = okręt { $n }
br-kind-monster = potwór { $n }
br-kind-clan = klan, Szał { $n }
br-cost = teraz Szał { $n }
br-disc = biały krążek

## Steps of the timelines

step-BR-SETUP-02 = Klany
step-BR-SETUP-09 = Żetony plądrowania
step-BR-SETUP-11 = Zagłada
step-BR-SETUP-20 = Talie
step-BR-SETUP-23 = Pierwszy gracz
step-BR-INVADE-11 = Lądowanie
step-BR-AMB-41 = Skutki lądowania
step-BR-FX-21 = Kto idzie za figurką
step-BR-FX-29 = Szturm
step-BR-AMB-20 = Wzrok patrzy ponownie
step-BR-AMB-30 = Kto rusza za okrętem
step-BR-AMB-32 = Plądrowanie po bitwie
step-BR-AMB-53 = Cios w plecy
step-BR-PILLAGE-02 = Zapowiedź
step-BR-PILLAGE-10 = Wezwanie do bitwy
step-BR-PILLAGE-20 = Czy ktoś stoi na drodze?
step-BR-BATTLE-01 = Szyki
step-BR-BATTLE-02 = Karty w tajemnicy
step-BR-BATTLE-04 = Karty odkryte
step-BR-FX-22 = Wola bogów jako karta bitwy
step-BR-FX-15 = Teksty bez działania
step-BR-FX-07 = Straż Heimdalla
step-BR-BATTLE-21 = Efekty przed liczeniem
step-BR-BATTLE-09 = Dołożone karty
step-BR-BATTLE-07 = Porównanie siły
step-BR-BATTLE-17 = Zwycięzca
step-BR-BATTLE-15 = Przegrani giną
step-BR-BATTLE-25 = Liczenie poległych
step-BR-BATTLE-22 = Efekty kart
step-BR-PILLAGE-37 = Łup
step-BR-PILLAGE-35 = Żeton odwrócony
step-BR-FX-08 = Jeszcze jeden łup
step-BR-PILLAGE-38 = Dar wodza
step-BR-BATTLE-19 = Chwała zwycięzcy
step-BR-FX-11 = Trucizna
step-BR-BATTLE-14 = Karty przegranych
step-BR-FX-28 = Wykup kart
step-BR-BATTLE-13 = Karty zwycięzcy
step-BR-FX-24 = Po bitwie
step-BR-PILLAGE-03 = Koniec plądrowania

## Szanse

odds-win-with = Wygrana: { $thing }
odds-win-adding = Wygrana, dokładając: { $thing }
odds-win-so = Wygrana bez nowych kart
odds-win-at = Wygrana w bitwie: { $thing }
odds-supposing-any-card = Liczone po wszystkich rękach możliwych po tym, co widać było do tej pory; rywal kładzie dowolną kartę i nikt więcej nie dołącza.

## Deeds

deed-pillaged = Dym nad brzegiem
deed-pillaged-text = Splądruj prowincję.
deed-won-battle = Stal o stal
deed-won-battle-text = Wygraj bitwę.
deed-quest = Bogowie są radzi
deed-quest-text = Spełnij wolę bogów.
deed-monster = Nie w pojedynkę
deed-monster-text = Sprowadź potwora do swojego klanu.
deed-five-fell = Do zobaczenia w Walhalli
deed-five-fell-text = Strać pięć figurek w jednej grze: dobra śmierć przynosi chwałę.
deed-three-quests = Słowo się rzekło
deed-three-quests-text = Spełnij wolę bogów trzy razy w jednej grze.
deed-legend = Do końca drogi
deed-legend-text = Podnieś jedną z cech klanu na ostatni stopień.
deed-hundred = Pieśń na wieki
deed-hundred-text = Zakończ grę ze stoma punktami chwały.

field-glory = chwała
type-battle = bitwa
type-quest = wola bogów

# the fjords, by the side of the map
br-north = Fiord Północny
br-east = Fiord Wschodni
br-south = Fiord Południowy
br-west = Fiord Zachodni
