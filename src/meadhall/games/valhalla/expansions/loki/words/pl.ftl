### Podstęp Lokiego

expansion-loki = Podstęp Lokiego
loki-l1 = Popielne wrota
loki-l2 = Zwinne palce
loki-l3 = Odwrócona tarcza
loki-l4 = Długie noce
loki-l5 = Pieśń pokonanych
loki-l6 = Uparta tarcza
loki-l7 = Wszystko albo fortel
loki-l8 = Krótka zima
loki-l9 = Złodziej przy każdym ogniu
loki-l10 = Wąski most
loki-bonus-SEND_ALL = Wyślij wszystkich swoich aktywowanych wojowników do Valhalli.
loki-bonus-SEND_ONE = Wyślij 1 swojego aktywowanego wojownika do Valhalli.
loki-bonus-STEAL_WINNER = Weź 1 losową kartę z ręki zwycięzcy.
loki-bonus-STEAL_ANY = Weź 1 losową kartę z ręki dowolnego gracza.
loki-bonus-KEEP_SHIELD = Obrońca: zachowaj swoją tarczę.
loki-bonus-TAKE_SHIELD = Atakujący: mimo to zabierz 1 tarczę zwycięzcy.
loki-bonus-TAKE_TACTIC = Weź na rękę 1 taktykę z tej bitwy.
loki-bonus-TAKE_TACTIC_WINNER_CHOOSES = Weź na rękę 1 taktykę z tej bitwy, którą wskaże zwycięzca.
loki-bonus-DRAW = Dobierz 1 kartę.
loki-bonus-DRAW_PUT_BACK = Dobierz 1 kartę, potem połóż 1 kartę z ręki zakrytą na talii.
loki-bonus-GLORY = Zdobądź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 } chwały ze stosu kart odrzuconych.
loki-row = Różnica { $min }–{ $max }
loki-row-one = Różnica { $min }
loki-step6-fewer = Przygotowanie: odrzuć z talii { $n } kart mniej.
loki-step6-more = Przygotowanie: odrzuć z talii { $n } kart więcej.

## Pytania i odpowiedzi

wait-loki-row = bierze nagrodę Lokiego
prompt-loki-row = Przegrana o włos. Którą nagrodę Lokiego bierzesz?
verb-loki-row = Weź nagrodę z wiersza { $thing }
verb-loki-row-pass = Nie bierz nic
wait-loki-send = wysyła wojownika do Valhalli
prompt-loki-send = Kto idzie do Valhalli?
verb-loki-send = Wyślij: { $thing }
wait-loki-steal-from = kradnie kartę
prompt-loki-steal-from = Komu zabierasz kartę?
verb-loki-steal-from = Zabierz graczowi { $thing }
wait-loki-take-tactic = bierze taktykę
prompt-loki-take-tactic = Którą taktykę bierze przegrany?
verb-loki-take-tactic = Weź: { $thing }
wait-loki-put-back = kładzie kartę na talię
prompt-loki-put-back = Którą kartę kładziesz na talię?
verb-loki-put-back = Połóż na talię: { $thing }

## Co się stało

event-loki-card = Odkryta karta Lokiego: { $what }.
event-loki-row = { $me ->
    [yes] Bierzesz nagrodę z wiersza { $number } karty Lokiego.
   *[no] { $who } bierze nagrodę z wiersza { $number } karty Lokiego.
}
event-loki-shield-kept = { $me ->
    [yes] Zachowujesz tarczę.
   *[no] { $who } zachowuje tarczę.
}
event-loki-tactic-taken = { $me ->
    [yes] Bierzesz: { $what }.
   *[no] { $who } bierze: { $what }.
}
event-loki-put-back = { $me ->
    [yes] Kładziesz kartę na talię.
   *[no] { $who } kładzie kartę na talię.
}

## Przebieg

step-VAL-LOKI-01 = karta Lokiego leży odkryta
step-VAL-TL-31 = podstęp Lokiego
step-VAL-TL-32 = Loki posyła do Valhalli

### Jak wpisuje się zestaw kart

make-loki = Karty Lokiego
make-rows = Wiersze, od 0 w górę
make-min = Od
make-max = Do
make-bonus = Co dostaje przegrany
make-step6_delta = O ile więcej lub mniej kart odrzucić na początku
make-intro = Na pierwszą grę
make-SEND_ALL = wyślij wszystkich swoich wojowników do Walhalli
make-SEND_ONE = wyślij jednego swojego wojownika do Walhalli
make-STEAL_WINNER = ukradnij kartę zwycięzcy
make-STEAL_ANY = ukradnij kartę komukolwiek
make-KEEP_SHIELD = zachowaj tarczę
make-TAKE_SHIELD = mimo to weź tarczę
make-TAKE_TACTIC = weź taktykę zwycięzcy
make-TAKE_TACTIC_WINNER_CHOOSES = weź taktykę wybraną przez zwycięzcę
make-DRAW_PUT_BACK = dobierz kartę i odłóż jedną
make-GLORY = chwała
