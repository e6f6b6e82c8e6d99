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
no-king = tron jest pusty
dice-label = Kości
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

log-drew-many = { $count ->
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}
