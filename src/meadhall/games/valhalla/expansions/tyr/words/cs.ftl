### Týrův hněv

expansion-tyr = Týrův hněv
card-tyr-oath = Týrova přísaha
card-tyr-oath-text = Bojovník, pod kterým leží: +2, je-li aktivován.
card-tyr-bane-bear = Past na medvěda
card-tyr-bane-bear-text = Bojovník, pod kterým leží: +4, je-li aktivován a v soupeřově družině je bojovník medvědího klanu.
card-tyr-bane-wolf = Vlákno Gleipni
card-tyr-bane-wolf-text = Bojovník, pod kterým leží: +4, je-li aktivován a v soupeřově družině je bojovník vlčího klanu.
card-tyr-bane-boar = Rožeň na kance
card-tyr-bane-boar-text = Bojovník, pod kterým leží: +4, je-li aktivován a v soupeřově družině je bojovník kančího klanu.
card-tyr-bane-deer = Lamač parohů
card-tyr-bane-deer-text = Bojovník, pod kterým leží: +4, je-li aktivován a v soupeřově družině je bojovník jeleního klanu.
card-tyr-bane-frost = Žhavý uhlík Múspellu
card-tyr-bane-frost-text = Bojovník, pod kterým leží: +4, je-li aktivován a v soupeřově družině je ledový obr.
card-tyr-gift-sword = Meč jednorukého
card-tyr-gift-sword-text = Bojovník, pod kterým leží, potřebuje o jednu kostku meče méně.
card-tyr-gift-axe = Sekera sněmu
card-tyr-gift-axe-text = Bojovník, pod kterým leží, potřebuje o jednu kostku sekery méně.
card-tyr-gift-spear = Kopí spravedlivých
card-tyr-gift-spear-text = Bojovník, pod kterým leží, potřebuje o jednu kostku kopí méně.
card-tyr-gift-shield = Štít přísežných
card-tyr-gift-shield-text = Bojovník, pod kterým leží, potřebuje o jednu kostku štítu méně.
card-tyr-gift-bow = Luk stráže
card-tyr-gift-bow-text = Bojovník, pod kterým leží, potřebuje o jednu kostku luku méně.

## Otázky a odpovědi

verb-tuck = Zasunout pod bojovníka: { $thing }

## Co se stalo

event-tyr-tucked = { $me ->
    [yes] Zasouváš kartu „{ $what1 }“ pod bojovníka ({ $what2 }).
   *[no] { $who } zasouvá kartu „{ $what1 }“ pod bojovníka ({ $what2 }).
}
event-tyr-came-back = { $me ->
    [yes] { $what } se ti vrací do ruky.
   *[no] { $what } se vrací do ruky hráče { $who }.
}

## Průběh

step-VAL-TYR-02 = šest Týrových karet leží stranou
step-VAL-TYR-03 = každý dostává jednu Týrovu kartu

### Jak se zapisuje sada karet

make-tyr = Týrovy karty
make-FOE4 = +4 proti klanu
make-SAVE_WEAPON = ušetří zbraň
