### Gry przeciwko potworowi

## Potwory

card-jormungandr = Jörmungandr, Pas Świata
card-surtr = Surtr, Płonący Miecz
card-hel = Hel, Pani Milczących Sal
card-fenrir = Fenrir, Który Zerwał Łańcuchy

## Co potrafią ich karty

ability-M_MILL = Po fazie A odrzuca się wierzchnią kartę talii.
ability-M_CLAN_MUTE = Zdolności jednego klanu nie dodają siły bitewnej.
ability-M_PRE_DISCARD = Przed bitwą odrzucasz 1 kartę z ręki.
ability-M_DIE = Rzucasz 1 kością mniej.
ability-M_POST_RANDOM = Po każdej bitwie tracisz 1 losową kartę z ręki.
ability-M_TWO_TACTICS = W bitwie możesz zagrać najwyżej 2 taktyki.
ability-M_JARL_OFF = Twój jarl milczy w bitwie.
ability-M_NO_TACTICS = Nie wolno zagrywać taktyk.
ability-M_SLOT = Twoja drużyna mieści o 1 wojownika mniej.
ability-M_PRE_WARRIOR = Przed bitwą odrzucasz 1 wojownika z drużyny.
ability-M_LOSS_GLORY = Po przegranej bitwie oddajesz 1 punkt chwały z Valhalli.
ability-M_NO_DICE_TACTICS = Nie wolno zagrywać taktyk przerzutu i obracania kości.
ability-M_EVERY_GLORY = Po każdej bitwie oddajesz 1 punkt chwały z Valhalli.

## Pytania i odpowiedzi

wait-choose-beast = wybiera potwora
prompt-choose-beast = Z którym potworem się zmierzysz?
verb-choose-beast = { $thing }
wait-choose-level = wybiera poziom
prompt-choose-level = Jak trudno ma być? Poziom mówi, ile kart talii kosztuje przegrana bitwa: 2, 4 lub 6.
verb-choose-level = Poziom { $thing }
wait-exchange = wymienia karty
prompt-exchange = Które karty wymieniasz? Możesz to zrobić raz.
verb-exchange = Wymień: { $thing }
verb-exchange-pass = To wszystko
verb-attack-beast = Zaatakuj potwora
wait-choose-within = wysyła wojowników do Valhalli
prompt-choose-within = Kto trafi do Valhalli? Wybierz spośród tych, dla których jest jeszcze miejsce.
verb-choose-within-pass = To wszyscy
wait-give-up-card = oddaje kartę
prompt-give-up-card = Potwór żąda karty z twojej ręki. Której?
wait-give-up-glory = oddaje kartę z Valhalli
prompt-give-up-glory = Którą kartę ze swojej Valhalli oddajesz?
verb-give-up-card = Oddaj: { $thing }
wait-feed-beast = karmi potwora
prompt-feed-beast = Potwór żąda wojownika. Którego?
verb-feed-beast = Oddaj: { $thing }

## Co się stało

event-beast-chosen = Potwór: { $what }.
event-beast-level = Poziom trudności: { $number }.
event-beast-rolled = Potwór rzuca: { $what }.
event-beast-covered = Wolne symbole potwora: { $number }.
event-beast-attacked = { $me ->
    [yes] Atakujesz potwora.
   *[no] { $who } atakuje potwora.
}
event-beast-attacks = { $me ->
    [yes] Potwór atakuje ciebie.
   *[no] Potwór atakuje gracza { $who }.
}
event-beast-won = { $me ->
    [yes] Potwór pokonuje cię z przewagą { $number }.
   *[no] Potwór pokonuje gracza { $who } z przewagą { $number }.
}
event-beast-card-beaten = Karta { $number } potwora pokonana.
event-beast-shield = { $me ->
    [yes] Tracisz tarczę na dobre.
   *[no] { $who } traci tarczę na dobre.
}
event-beast-mills = Odrzucone karty z talii: { $number }.
event-beast-glory = { $me ->
    [yes] Oddajesz punkty chwały: { $number }.
   *[no] { $who } oddaje punkty chwały: { $number }.
}
event-beast-slain = Potwór pokonany!
event-beast-prevails = Potwór zwyciężył.

## Przebieg

step-VAL-SOLO-03 = wybór potwora
step-VAL-SOLO-10 = wybór poziomu
step-VAL-SOLO-14 = sześć kart na rękę
step-VAL-SOLO-15 = wymiana kart
step-VAL-SOLO-05 = potwór się budzi
step-VAL-TL-42 = potwór między fazami
step-VAL-TL-46 = faza potwora
step-VAL-TL-60 = przed bitwą
step-VAL-TL-61 = zbieranie kości
step-VAL-TL-62 = walka
step-VAL-TL-63 = porównanie sił
step-VAL-TL-64 = wynik
step-VAL-TL-65 = po bitwie
step-VAL-TL-66 = czy to koniec?
step-VAL-AMB-127 = chwała ponad limit przepada

## Niedozwolone połączenia

setup-beast = „{ $module }” nie łączy się z grą przeciw potworowi. Pasują: { $known }.

### Jak wpisuje się zestaw kart

make-beasts = Bestie
make-beast = Bestie
make-normal = Zwykła strona
make-plus40 = Strona +40
make-cap = Najwięcej, ile osiąga
make-clans = Klany
make-symbols = Symbole
