### Potwory Yggdrasilu

expansion-monsters = Potwory Yggdrasilu
monsters-nidhogg = Níðhöggr
monsters-nidhogg-text = +4. Przed bitwą: przeciwnik bierze 1 wojownika z drużyny na rękę, chyba że ma tylko jednego.
monsters-surtur = Surtur
monsters-surtur-text = +4. Przed bitwą: przeciwnik odrzuca 1 wojownika z drużyny, chyba że ma tylko jednego.
monsters-huldra = Huldra
monsters-huldra-text = Przed bitwą, gdy przeciwnik ma co najmniej 3 wojowników: weź jednego do swojej drużyny.
monsters-draugr = Draugr
monsters-draugr-text = W bitwie: połóż do 3 wojowników o wartości 1 z ręki w swojej Valhalli; +1 za każdego.
monsters-fenrir = Fenrir
monsters-fenrir-text = Nakarm go 1 wojownikiem z drużyny i zostań jego opiekunem. Karm go co turę albo wyślij do przeciwnika.
monsters-troll = Troll
monsters-troll-text = W bitwie: połóż tu do 4 kości z różnymi broniami; +3 za każdą.
monsters-gullinbursti = Gullinbursti
monsters-gullinbursti-text = +2 za każdego wojownika w drużynie przeciwnika.
monsters-vedrfolnir = Veðrfölnir
monsters-vedrfolnir-text = +2. Przeciwnik nie zagrywa taktyk w tej bitwie.
monsters-jormungand = Jormungand
monsters-jormungand-text = +3. Po pierwszym rzucie przeciwnika: dowolne z tych kości rzuca się ponownie.
monsters-hel = Hel
monsters-hel-text = W bitwie: weź 1 wojownika ze swojej Valhalli do drużyny; jego miejsce zajmie wojownik tej samej wartości ze stosu kart odrzuconych.
monsters-garmr = Garmr
monsters-garmr-text = +2. W bitwie: 2 najwyższe taktyki ze stosu kart odrzuconych są twoje do końca bitwy.

## Pytania i odpowiedzi

wait-hunt = poluje na potwora
prompt-hunt = Twoi wojownicy mogą schwytać potwora. Polujesz?
verb-hunt = Poluj: { $thing }
verb-hunt-pass = Zostaw go
verb-cover = Połóż na dwóch: { $thing } i sąsiad z prawej
wait-feed-fenrir = karmi Fenrira
prompt-feed-fenrir = Fenrir jest głodny. Kogo z drużyny dostanie?
verb-feed-fenrir = Oddaj: { $thing }
verb-send-fenrir = Wyślij Fenrira do przeciwnika
verb-unleash = Wypuść potwora
verb-lure = Zwab: { $thing }
wait-yield-warrior = oddaje wojownika
prompt-yield-warrior = Potwór przeciwnika przyszedł po jednego z twoich. Kogo oddajesz?
verb-yield-warrior = Oddaj: { $thing }
wait-stand-in-slot = ustawia wojownika
prompt-stand-in-slot = Gdzie stanie przybysz?
verb-stand-in-slot = { $thing }
verb-load-troll = Daj trollowi: { $thing }
verb-monster-card = Z twoim potworem: { $thing }
wait-exchange-for = wymienia wojownika
prompt-exchange-for = Kto idzie w zamian do Valhalli?
verb-exchange-for = { $thing }
wait-feed-card = karmi Fenrira
prompt-feed-card = Fenrir jest głodny. Kogo z ręki dostanie?
verb-feed-card = Oddaj: { $thing }
wait-stir-dice = miesza kości
prompt-stir-dice = Jormungand mąci kości przeciwnika. Które rzucić ponownie?

## Co się stało

event-monster-revealed = Z Yggdrasilu schodzi { $what }.
event-monster-hunted = { $me ->
    [yes] Twoja zdobycz: { $what }.
   *[no] Zdobycz gracza { $who }: { $what }.
}
event-monster-left = { $me ->
    [yes] { $what } opuszcza ciebie i grę.
   *[no] { $what } opuszcza gracza { $who } i grę.
}
event-monster-unleashed = { $me ->
    [yes] Wypuszczasz potwora: { $what }.
   *[no] { $who } wypuszcza potwora: { $what }.
}
event-monster-lured = { $me ->
    [yes] { $what } przechodzi do ciebie.
   *[no] { $what } przechodzi do gracza { $who }.
}
event-monster-given = { $me ->
    [yes] Oddajesz draugrowi: { $what } idzie do Valhalli.
   *[no] { $who } oddaje draugrowi: { $what } idzie do Valhalli.
}
event-monster-recalled = { $me ->
    [yes] Hel oddaje ci: { $what1 }; puste miejsce zajmuje { $what2 }.
   *[no] Hel oddaje graczowi { $who }: { $what1 }; puste miejsce zajmuje { $what2 }.
}
event-monster-fetched = { $me ->
    [yes] Garmr przynosi ci: { $what }.
   *[no] Garmr przynosi graczowi { $who }: { $what }.
}
event-fenrir-fed = { $me ->
    [yes] Karmisz Fenrira: { $what }.
   *[no] { $who } karmi Fenrira: { $what }.
}
event-fenrir-sent = { $me ->
    [yes] Wysyłasz Fenrira do gracza { $what }.
   *[no] { $you ->
        [yes] { $who } wysyła Fenrira do ciebie.
       *[no] { $who } wysyła Fenrira do gracza { $what }.
    }
}
event-fenrir-sated = Fenrir się nasycił i odszedł.

## Przebieg

step-VAL-MONSTER-03 = wyłożenie potworów
step-VAL-TL-08 = Jormungand mąci kości atakującego
step-VAL-TL-14 = Jormungand mąci kości obrońcy
step-VAL-TL-29 = potwory odchodzą
step-VAL-MONSTER-27 = goście znajdują miejsce lub odchodzą
step-VAL-TL-30 = taktyki Garmra wracają
step-VAL-TL-44 = polowanie
step-VAL-TL-45 = karmienie Fenrira
step-VAL-AMB-117 = potwory w Ragnaröku

### Jak wpisuje się zestaw kart

make-monster = Potwory
make-colours = Klany, które go łapią
make-late = Przychodzi późno
