### Lokiho lest

expansion-loki = Lokiho lest
loki-l1 = Popelavá brána
loki-l2 = Hbité prsty
loki-l3 = Obrácený štít
loki-l4 = Dlouhé noci
loki-l5 = Píseň poražených
loki-l6 = Tvrdohlavý štít
loki-l7 = Všechno, nebo úskok
loki-l8 = Krátká zima
loki-l9 = Zloděj u každého ohně
loki-l10 = Úzký most
loki-bonus-SEND_ALL = Pošli všechny své aktivované bojovníky do Valhally.
loki-bonus-SEND_ONE = Pošli 1 svého aktivovaného bojovníka do Valhally.
loki-bonus-STEAL_WINNER = Vezmi si 1 náhodnou kartu z ruky vítěze.
loki-bonus-STEAL_ANY = Vezmi si 1 náhodnou kartu z ruky libovolného hráče.
loki-bonus-KEEP_SHIELD = Obránce: tvůj štít ti zůstane.
loki-bonus-TAKE_SHIELD = Útočník: přesto si vezmi 1 štít vítěze.
loki-bonus-TAKE_TACTIC = Vezmi si do ruky 1 taktiku z této bitvy.
loki-bonus-TAKE_TACTIC_WINNER_CHOOSES = Vezmi si do ruky 1 taktiku z této bitvy, kterou určí vítěz.
loki-bonus-DRAW = Dober si 1 kartu.
loki-bonus-DRAW_PUT_BACK = Dober si 1 kartu a pak polož 1 kartu z ruky lícem dolů na balíček.
loki-bonus-GLORY = Získej { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 } slávy z odhazovacího balíčku.
loki-row = Rozdíl { $min }–{ $max }
loki-row-one = Rozdíl { $min }
loki-step6-fewer = Příprava: odhoď z balíčku o { $n } karet méně.
loki-step6-more = Příprava: odhoď z balíčku o { $n } karet více.

## Otázky a odpovědi

wait-loki-row = bere si Lokiho bonus
prompt-loki-row = Těsná prohra. Který Lokiho bonus si bereš?
verb-loki-row = Vzít bonus z řádku { $thing }
verb-loki-row-pass = Nebrat nic
wait-loki-send = posílá bojovníka do Valhally
prompt-loki-send = Kdo půjde do Valhally?
verb-loki-send = Poslat: { $thing }
wait-loki-steal-from = krade kartu
prompt-loki-steal-from = Komu bereš kartu?
verb-loki-steal-from = Vzít hráči { $thing }
wait-loki-take-tactic = bere si taktiku
prompt-loki-take-tactic = Kterou taktiku si bere poražený?
verb-loki-take-tactic = Vzít: { $thing }
wait-loki-put-back = vrací kartu na balíček
prompt-loki-put-back = Kterou kartu položíš na balíček?
verb-loki-put-back = Položit na balíček: { $thing }

## Co se stalo

event-loki-card = Odkrytá Lokiho karta: { $what }.
event-loki-row = { $me ->
    [yes] Bereš si bonus z řádku { $number } Lokiho karty.
   *[no] { $who } si bere bonus z řádku { $number } Lokiho karty.
}
event-loki-shield-kept = { $me ->
    [yes] Necháváš si štít.
   *[no] { $who } si nechává štít.
}
event-loki-tactic-taken = { $me ->
    [yes] Bereš si: { $what }.
   *[no] { $who } si bere: { $what }.
}
event-loki-put-back = { $me ->
    [yes] Pokládáš kartu na balíček.
   *[no] { $who } pokládá kartu na balíček.
}

## Průběh

step-VAL-LOKI-01 = Lokiho karta leží odkrytá
step-VAL-TL-31 = Lokiho lest
step-VAL-TL-32 = Loki posílá do Valhally

### Jak se zapisuje sada karet

make-loki = Lokiho karty
make-rows = Řádky, od 0 výš
make-min = Od
make-max = Do
make-bonus = Co dostane poražený
make-step6_delta = O kolik víc či méně karet odhodit na začátku
make-intro = Pro první hru
make-SEND_ALL = pošli všechny své bojovníky do Valhally
make-SEND_ONE = pošli jednoho svého bojovníka do Valhally
make-STEAL_WINNER = ukradni kartu vítězi
make-STEAL_ANY = ukradni kartu komukoli
make-KEEP_SHIELD = nech si štít
make-TAKE_SHIELD = přesto si vezmi štít
make-TAKE_TACTIC = vezmi taktiku vítěze
make-TAKE_TACTIC_WINNER_CHOOSES = vezmi taktiku, kterou vybere vítěz
make-DRAW_PUT_BACK = vezmi kartu a jednu vrať
make-GLORY = sláva
