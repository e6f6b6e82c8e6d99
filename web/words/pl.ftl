### Słowa samej strony

## Sala

hall-title = Meadhall, do sali
hall-welcome = Usiądź. Ogień już płonie.
hall-welcome-more = Dwie wikińskie gry w przeglądarce: od razu z botami albo z przyjaciółmi przez link. Bez konta i bez instalacji.
hall-foot = Nieoficjalne dzieło fanów, bez grafik i tekstów wydawcy. Ikony z game-icons.net, CC BY 3.0.
your-name = Twoje imię przy stole
your-name-hint = imię, jeśli chcesz
language = Język
theme-to-light = Do jasnej sali
theme-to-dark = Do nocnej sali
close = Zamknij
players = Gracze
bots = Boty
expansions = { $count ->
    [0] Dodatki
   *[other] Dodatki: wybrano { $count }
}
play-bots = { $count ->
    [one] Zagraj przeciw botowi
   *[other] Zagraj przeciw { $count } botom
}
play-friends = { $count ->
    [one] Zaproś przyjaciela
   *[other] Zaproś { $count } przyjaciół
}
my-games = Twoje gry
open-tables = Otwarte stoły
join-in = dołącz
your-turn = twoja tura
go-on = graj dalej
waiting-for-people = czeka na graczy
somebody = ktoś
game-valhalla = Valhalla
game-valhalla-blurb = Zbierz drużynę, rzucaj po broń, łup tarcze rywali i wyślij najlepszych do Valhalli przed Ragnarökiem. Karty i kości, około pół godziny.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Wybieraj dary bogów, najeżdżaj, łup i giń w chwale, gdy świat płonie. Mapa dopiero powstaje: na razie grasz, odpowiadając na pytania.
bot-greedy = doświadczony
bot-random = lekkomyślny
bot-name = { $name }
seat-name = Gracz { $number }
you = Ty

## Kłopoty

problem-unknown = Coś poszło nie tak.
problem-away = Sala nie odpowiada. Czy jest jeszcze otwarta?
problem-no-such-table = Nie ma takiego stołu.
problem-no-free-seat = Wszystkie miejsca są zajęte.
problem-invite-needed = To prywatny stół. Poproś o link z zaproszeniem.
problem-who-are-you = Przeglądarka nie zapisuje ciasteczek, więc nie możemy trzymać ci miejsca.
problem-unreadable = Sala tego nie zrozumiała.
refused-stale = Na stole już co innego. Spójrz jeszcze raz.
refused-illegal = Teraz to niemożliwe.
refused-no-undo = Tego nie można już cofnąć.
refused-not-saved = Nie udało się zapisać. Spróbuj ponownie.
refused-not-seated = Tylko patrzysz na ten stół.
refused-not-begun = Gra się jeszcze nie zaczęła.

## Stół

fetching-table = Nakrywamy do stołu…
no-such-table = Nie ma takiego stołu
to-the-hall = Do sali
free-seat = wolne miejsce
is-here = jest tutaj
sit-down = Usiądź
send-this-link = Wyślij ten link. Gra zacznie się, gdy wszyscy usiądą.
invite-link = Link z zaproszeniem
copy-link = Skopiuj link
copied = Skopiowano
line-lost = Połączenie zerwane. Wracamy…
waiting-for = Czekamy: { $names }
question-label = Pytanie
undo = Cofnij
skip = Pomiń
back = Wróć
log = Co się stało
speed = Tempo
game-over = Gra skończona.
watching = Patrzysz.
slot-name = pole { $number }

## Valhalla: stół

common-table = Wspólny stół
rivals = Rywale
my-side = Twoja strona
deck = Talia
discard = Odrzucone
discard-count = Odrzucone · { $count }
discard-browse = Przejrzyj odrzucone, kart: { $count }. Na wierzchu: { $name }
squad = Drużyna
hand = { $count ->
    [one] Ręka: { $count } karta
    [few] Ręka: { $count } karty
   *[other] Ręka: { $count } kart
}
hand-label = Ręka
valhalla-count = { $count ->
    [one] { $count } wojownik w Valhalli
   *[other] { $count } wojowników w Valhalli
}
valhalla-label = Valhalla
glory-label = Chwała
shields-aria = Własne tarcze: { $own }, zdobyte: { $taken }
attack = Atakuj
attack-who = Atakuj: { $name }
your-turn-long = Twoja tura
turn-of = Tura: { $name }
final-turns = { $count ->
    [0] Ostatnia tura przed Ragnarökiem
    [one] { $count } tura do Ragnaröku
    [few] { $count } tury do Ragnaröku
   *[other] { $count } tur do Ragnaröku
}
here = tutaj
place-here = Postaw { $name } na polu { $number }
warrior-aria = { $name }, { $clan }. Siła { $strength }, chwała { $glory }. Broń: { $weapons }. { $text }
pattern-ANY2 = dowolne dwie
pattern-SAME2 = dwie jednakowe
pattern-SAME3 = trzy jednakowe
pattern-PAIRS2 = dwie pary
timeline = Przebieg bitwy
step-before = Przed bitwą
step-attack = Atak
step-defence = Obrona
step-compare = Wynik
step-ragnarok = Ragnarök
role-attacker = { $name } atakuje
role-defender = { $name } broni się
strength-aria = Siła { $number }
not-rolled = jeszcze bez rzutu
tick-die = { $name }: przerzuć
roll-these = { $count ->
    [0] Rzuć
    [one] Rzuć { $count } kością
   *[other] Rzuć { $count } kośćmi
}
send-these = Wyślij do Valhalli: { $count }
throw-these = Odrzuć: { $count }
term-ability = zdolność:
term-jarls = twój jarl
supply = { $count ->
    [one] { $count } szara kość w zapasie
    [few] { $count } szare kości w zapasie
   *[other] { $count } szarych kości w zapasie
}
player = Gracz
shields-own = Własne tarcze
shields-taken = Zdobyte
score = Punkty
shield-points = Za tarcze
play-again = Jeszcze raz
you-won = Zwycięstwo! Skaldowie będą o tobie śpiewać.
you-lost = Porażka. Ty stawiasz miód.
won-by = Wygrywa { $name }.

## Valhalla: pytania

ask-keep-jarl = Który jarl cię poprowadzi?
ask-pick-warrior = Wybierz pierwszego wojownika.
ask-pick-warrior-start-slot = Gdzie stanie pierwszy wojownik?
ask-throw-away = Odrzuć dwie z siedmiu kart.
ask-phase-a = Co robisz w tej turze?
ask-adding = Gdzie stanie { $thing }?
ask-adding-add-second = Kto przyjdzie razem: { $thing } i…
ask-adding-dismiss = Drużyna pełna. Kto zwolni miejsce: { $thing }?
ask-keep = Którą kartę zatrzymasz?
ask-keep-drop = Którą kartę odrzucasz najpierw?
ask-attack = Twój atak: uzbrajaj wojowników, graj taktyki albo przerzucaj.
ask-defence = Twoja obrona: uzbrajaj wojowników, graj taktyki albo przerzucaj.
ask-ragnarok = Ragnarök: uzbrój, kogo możesz; pójdą do Valhalli.
ask-before-battle = Przed bitwą: użyjesz czegoś?
ask-before-ragnarok = Przed Ragnarökiem: użyjesz czegoś?
ask-after-battle = Po bitwie: użyjesz czegoś?
ask-pool = Przed rzutem: użyjesz czegoś?
ask-reroll = Które kości przerzucasz?
ask-give-up-die = Którą kość oddajesz?
ask-keep-die = Którą z nowych kości zatrzymasz?
ask-turn-x = Na jaką broń obrócić pudło?
ask-turn-die = Którą kość obracasz?
ask-arm-with = Którą kością uzbroić: { $thing }?
ask-use-ability = Użyć zdolności: { $thing }?
ask-choose-sent = Zwycięstwo! Kogo wysyłasz do Valhalli?
ask-pay-card = Którą kartą płacisz?
ask-bring-back = Która karta wraca?
ask-take-from-pile = Którą kartę bierzesz ze stosu?
ask-add-one = Dodać wojownika?

## Valhalla: odpowiedzi

do-pass = Gotowe
do-attack-pass = Zakończ atak
do-defence-pass = Zakończ obronę
do-ragnarok-pass = To wszystko
do-before-battle-pass = Do boju
do-after-battle-pass = Dalej
do-choose-sent-pass = Nikogo
do-reroll-pass = Zostaw
do-turn-x-pass = Wystarczy
do-draw = Dobierz 2 karty, zatrzymaj 1
do-add-warrior = Dodaj: { $thing }
do-add-two = Dodaj: { $thing } i jeszcze jednego
do-add-second = Dodaj też: { $thing }
do-attack = Atakuj: { $thing }
do-place = Postaw: { $thing }
do-start-slot = Postaw: { $thing }
do-dismiss = Odeślij
do-keep = Zatrzymaj: { $thing }
do-drop = Odrzuć: { $thing }
do-keep-jarl = Wybierz: { $thing }
do-pick-warrior = Weź: { $thing }
do-throw-away = Odrzuć: { $thing }
do-activate = Uzbrój
do-discard-for-reroll = Oddaj kość ({ $thing }) i przerzuć inne
do-pick-die = Przerzuć: { $thing }
do-roll = Rzuć
do-free-reroll = Przerzuć za darmo
do-give-up-die = Oddaj: { $thing }
do-turn-x = Obróć na: { $thing }
do-turn-to = Obróć na: { $thing }
do-turn-die = Obróć: { $thing }
do-keep-die = Zatrzymaj: { $thing }
do-arm-with = Użyj: { $thing }
do-use-ability = Użyj
do-decline-ability = Nie używaj
do-take-back = Zdejmij kości
do-use-jarl = Użyj jarla: { $thing }
do-pay-card = Zapłać: { $thing }
do-bring-back = Weź z powrotem: { $thing }
do-play-tactic = Zagraj: { $thing }
do-send-to-valhalla = Wyślij do Valhalli
ability-0 = pierwsza zdolność
ability-1 = druga zdolność

## Valhalla: co się stało

log-turn-began = Tura: { $who }
log-turn-began-me = Twoja tura
log-drew = { $who } dobiera: { $what }.
log-drew-me = Dobierasz: { $what }.
log-drew-hidden = { $count ->
    [one] { $who } dobiera kartę.
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}
log-discarded = { $who } odrzuca: { $what }.
log-discarded-me = Odrzucasz: { $what }.
log-showed = { $who } pokazuje: { $what }.
log-dismissed = { $who } odsyła: { $what }.
log-dismissed-me = Odsyłasz: { $what }.
log-added = { $who } dodaje: { $what }.
log-added-me = Dodajesz: { $what }.
log-attacked = { $who } atakuje: { $what }!
log-attacked-me = Atakujesz: { $what }!
log-rolled = { $who } rzuca: { $what }.
log-rolled-me = Rzucasz: { $what }.
log-die-lost = { $who } oddaje kość: { $what }.
log-die-lost-me = Oddajesz kość: { $what }.
log-die-turned = { $who } obraca kość: { $what }.
log-activated = { $who } uzbraja: { $what }.
log-activated-me = Uzbrajasz: { $what }.
log-taken-back = { $who } zdejmuje kości: { $what }.
log-frost = Mróz: { $what } traci kość.
log-played = { $who } zagrywa: { $what }.
log-played-me = Zagrywasz: { $what }.
log-cut-off = { $who } odcina jarla: { $what }.
log-strength = { $who }: siła { $number }.
log-strength-me = Twoja siła: { $number }.
log-no-winner = Nikt nie jest uzbrojony: nie ma zwycięzcy.
log-won = { $who } wygrywa o { $number }.
log-won-me = Wygrywasz o { $number }.
log-shield-taken = { $who } zdobywa tarczę: { $what }.
log-shield-taken-me = Zdobywasz tarczę: { $what }.
log-went-to-valhalla = Do Valhalli: { $what }.
log-jarl-chosen = { $who } idzie za jarlem: { $what }.
log-jarl-chosen-me = Idziesz za jarlem: { $what }.
log-jarl-used = { $who } używa jarla.
log-first-player = { $who } zaczyna.
log-first-player-me = Zaczynasz.
log-revealed = Odkryto: { $what }.
log-picked = { $who } wybiera: { $what }.
log-picked-me = Wybierasz: { $what }.
log-shuffled-back = { $number ->
    [one] { $number } karta wtasowana do talii.
    [few] { $number } karty wtasowane do talii.
   *[other] { $number } kart wtasowano do talii.
}
log-stolen = { $who } zabiera { $what1 } z ręki: { $what2 }.
log-stolen-hidden = { $who } zabiera kartę z ręki rywala.
log-brought-back = { $who } bierze z powrotem: { $what }.
log-end-armed = Koniec blisko: każdy ma jeszcze jedną turę.
log-final-round = Zaczyna się ostatnia runda.
log-ragnarok = Ragnarök: { $who }.
