### Gniew Tyra

expansion-tyr = Gniew Tyra
card-tyr-oath = Przysięga Tyra
card-tyr-oath-text = Wojownik, pod którym leży: +2, gdy jest aktywowany.
card-tyr-bane-bear = Sidła na niedźwiedzia
card-tyr-bane-bear-text = Wojownik, pod którym leży: +4, gdy jest aktywowany, jeśli w drużynie przeciwnika jest wojownik z klanu Niedźwiedzia.
card-tyr-bane-wolf = Nić Gleipnira
card-tyr-bane-wolf-text = Wojownik, pod którym leży: +4, gdy jest aktywowany, jeśli w drużynie przeciwnika jest wojownik z klanu Wilka.
card-tyr-bane-boar = Rożen na dzika
card-tyr-bane-boar-text = Wojownik, pod którym leży: +4, gdy jest aktywowany, jeśli w drużynie przeciwnika jest wojownik z klanu Dzika.
card-tyr-bane-deer = Łamacz poroży
card-tyr-bane-deer-text = Wojownik, pod którym leży: +4, gdy jest aktywowany, jeśli w drużynie przeciwnika jest wojownik z klanu Jelenia.
card-tyr-bane-frost = Żar Muspellu
card-tyr-bane-frost-text = Wojownik, pod którym leży: +4, gdy jest aktywowany, jeśli w drużynie przeciwnika jest Lodowy Gigant.
card-tyr-gift-sword = Miecz jednorękiego
card-tyr-gift-sword-text = Wojownik, pod którym leży, potrzebuje o jedną kość miecza mniej.
card-tyr-gift-axe = Topór wiecu
card-tyr-gift-axe-text = Wojownik, pod którym leży, potrzebuje o jedną kość topora mniej.
card-tyr-gift-spear = Włócznia sprawiedliwych
card-tyr-gift-spear-text = Wojownik, pod którym leży, potrzebuje o jedną kość włóczni mniej.
card-tyr-gift-shield = Tarcza zaprzysiężonych
card-tyr-gift-shield-text = Wojownik, pod którym leży, potrzebuje o jedną kość tarczy mniej.
card-tyr-gift-bow = Łuk straży
card-tyr-gift-bow-text = Wojownik, pod którym leży, potrzebuje o jedną kość łuku mniej.

## Pytania i odpowiedzi

verb-tuck = Wsuń pod wojownika: { $thing }

## Co się stało

event-tyr-tucked = { $me ->
    [yes] Wsuwasz kartę „{ $what1 }” pod wojownika ({ $what2 }).
   *[no] { $who } wsuwa kartę „{ $what1 }” pod wojownika ({ $what2 }).
}
event-tyr-came-back = { $me ->
    [yes] { $what } wraca na twoją rękę.
   *[no] { $what } wraca na rękę gracza { $who }.
}

## Przebieg

step-VAL-TYR-02 = sześć kart Tyra odłożono na bok
step-VAL-TYR-03 = każdy dostaje kartę Tyra

### Jak wpisuje się zestaw kart

make-tyr = Karty Tyra
make-FOE4 = +4 przeciw klanowi
make-SAVE_WEAPON = oszczędza broń
