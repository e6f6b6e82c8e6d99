import"./with-runtime.js";var pl_default=`### Słowa samej strony

## Sala

hall-title = Meadhall, do sali
hall-welcome = Usiądź. Ogień już płonie.
hall-welcome-more = Dwie wikińskie gry w przeglądarce: od razu z botami albo z przyjaciółmi przez link. Bez konta i bez instalacji.
hall-foot = Nieoficjalne dzieło fanów, bez grafik i tekstów wydawcy. Ikony z game-icons.net, CC BY 3.0.
to-workshop = Własne karty: warsztat
to-privacy = Prywatność
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
play-anyone = Zagraj z kimkolwiek
play-friends = { $count ->
    [one] Zaproś przyjaciela
   *[other] Zaproś { $count } przyjaciół
}
my-games = Twoje gry
open-tables = Otwarte stoły
join-in = dołącz
running-tables = Trwające gry
look-on = popatrz
your-turn = twoja tura
go-on = graj dalej
waiting-for-people = czeka na graczy
somebody = ktoś
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
problem-people-only = Inni przy tym stole chcą grać tylko z ludźmi.
problem-rated-accounts = Do gier rankingowych potrzebne jest konto: wybierz imię i hasło w ustawieniach.
problem-rated-pause = Zbyt wiele twoich ostatnich gier rankingowych skończyło się przed czasem. Po krótkiej przerwie znów zagrasz o ranking, inne gry są otwarte już teraz.
problem-rated-clock = Gra rankingowa wymaga zegara.
problem-rated-bots = W grze rankingowej nie ma botów.
problem-rated-seats = W grze rankingowej gra co najmniej dwoje ludzi, każdy na jednym miejscu.
problem-rated-cards = W grze rankingowej gra się zwykłymi kartami gry.
problem-rated-practice = Trening nigdy nie liczy się do rankingu.
problem-rated-stand-in = W grze rankingowej bot za ciebie nie zagra, a kto odszedł, ten nie wraca.
problem-rated-vote = Z gry rankingowej nikogo się nie wyprasza: rozstrzyga zegar.
problem-no-such-zone = Nie ma takiej strefy czasowej.
problem-no-such-language = Tego języka ta sala nie zna.
problem-no-push = Tej przeglądarki sala nie może powiadamiać.
problem-no-mail = To nie jest adres e-mail albo sala nie wysyła poczty.
problem-wrong-code = To nie ten kod albo jest za stary. Poproś o nowy.
problem-away-lately = Niedawno był urlop. Między dwoma musi minąć tydzień.
problem-invite-needed = To prywatny stół. Poproś o link z zaproszeniem.
problem-who-are-you = Przeglądarka nie zapisuje ciasteczek, więc nie możemy trzymać ci miejsca.
problem-unreadable = Sala tego nie zrozumiała.
refused-stale = Na stole już co innego. Spójrz jeszcze raz.
refused-illegal = Teraz to niemożliwe.
refused-no-undo = Tego nie można już cofnąć.
refused-stood-in = Kogoś nie ma i gra za niego bot: cofnąć można tylko to, co nikomu niczego nie zdradziło.
refused-rated = W grze rankingowej niczego się nie cofa.
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
watching-late = { $count ->
    [0] Patrzysz na grę.
    [one] Patrzysz z opóźnieniem o { $count } ruch, żeby nikt nie mógł podpowiadać graczom.
    [few] Patrzysz z opóźnieniem o { $count } ruchy, żeby nikt nie mógł podpowiadać graczom.
   *[other] Patrzysz z opóźnieniem o { $count } ruchów, żeby nikt nie mógł podpowiadać graczom.
}
slot-name = miejsce { $number }

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
no-king = Tron jest pusty
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
prompt-phase-a-add-warrior = { $verbs ->
    [add-warrior] Twoja tura: dodaj wojownika.
    [add-warrior-add-two] Twoja tura: dodaj jednego wojownika albo dwóch.
   *[other] Twoja tura: dodaj wojownika, zaatakuj albo dobierz karty.
}
prompt-phase-a-attack = Twoja tura: zaatakuj albo dobierz karty.
here = tutaj
place-here = Postaw na miejscu { $number }: { $name }
warrior-aria = { $name }, { $clan }. Siła { $strength }, chwała { $glory }. Broń: { $weapons }. { $text }
timeline = Przebieg bitwy
step-before = Przed bitwą
step-attack = Atak
step-defence = Obrona
step-compare = Wynik
step-ragnarok = Ragnarök
role-attacker = { $me ->
    [yes] Atakujesz
   *[no] { $name } atakuje
}
role-defender = { $me ->
    [yes] Bronisz się
   *[no] { $name } broni się
}
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
won-by = { $count ->
    [1] Wygrywa { $name }.
   *[other] Zwycięstwo dzielą { $name }.
}

ceremony-title = Kto zdobył najwięcej chwały?
ceremony-skip = Do punktacji
moment-last-age = Zaczyna się ostatnia epoka
moment-last-age-words = Wygra ten, kto po niej ma najwięcej chwały.
moment-jarls = Jarlowie wychodzą naprzód
moment-burns = { $place } płonie!

end-together = razem: { $name }
end-pairs = Punkty grających razem sumują się.
end-tie = Przy równej liczbie punktów decydują zdobyte tarcze, potem własne.
end-shared = Pełny remis: zwycięstwo jest wspólne.
end-theirs = Wkład: { $name }
log-returned = { $me ->
    [yes] Z Walhalli wracają do ciebie: { $what }.
   *[no] Z Walhalli wracają do gracza { $who }: { $what }.
}
log-loki-row = { $me ->
    [yes] Bierzesz nagrodę Lokiego: „{ $what }”.
   *[no] { $who } bierze nagrodę Lokiego: „{ $what }”.
}
verb-loki-row = { $thing }
log-drew-many = { $count ->
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}

## Bots

bot-thrall = thrall (łatwy)
bot-karl = karl (średni)
bot-jarl = jarl (silny)
bot-einherjar = einherjer (bardzo silny)
bot-skald = skald (najsilniejszy)

## Preferences

preferences = Ustawienia
theme = Światło
sound = Dźwięk
sound-to-on = Włącz dźwięk
sound-to-off = Wyłącz dźwięk
volume = Głośność
music = Muzyka
music-volume = Głośność muzyki
speed-off = bez animacji
speed-note = Jak szybko widzisz ruchy innych. Bez animacji wszystko pojawia się od razu.
notices = Wołaj mnie, gdy przyjdzie moja tura
notices-note = Gdy patrzysz gdzie indziej, przeglądarka pokaże powiadomienie.
notices-refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
account-hint = Kontynuuj gry z innego urządzenia
tables-wait = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[other] Czeka na ciebie { $count } stołów
}

## Opening a table

play-alone = Zmierz się z potworem w pojedynkę
more-choices = Więcej ustawień
puzzle-today = Zagadka dnia
new-table = Nowy stół: { $game }
open-table = Otwórz stół
seats = Kto siada do stołu
seat-who = Miejsce { $number }
seat-me = Ja
seat-here = Ktoś przy tym urządzeniu
seat-their-name = Imię gracza
seat-friend = Znajomy z linkiem
seat-bot = Bot: { $strength }
seat-more = Dodaj miejsce
seat-fewer = Usuń miejsce
expansions-title = Dodatki i warianty gry
group-ways = Sposób gry
group-sets = Więcej kart
group-gods = Bogowie i potwory
group-easier = Warianty
group-others = Inne
for-players = { $count ->
    [one] dla { $count } gracza
   *[other] dla { $count } graczy
}
for-players-range = dla { $from }–{ $to } graczy
around-the-table = Przy stole
clock = Zegar
clock-none = bez zegara
clock-total-10 = po 10 minut i dodatkowe 5 sekund za ruch
clock-total-30 = po 30 minut i dodatkowe 10 sekund za ruch
clock-move-1 = 1 minuta na ruch
clock-move-day = 1 dzień na ruch
clocks = Pozostały czas
card-set = Karty
card-set-own = zestaw zrobiony tutaj
private-table = Dołączyć mogą tylko osoby z linkiem
rated-table = Gra rankingowa
gallery-talks = Widzowie mogą rozmawiać między sobą
house-rules = Sporne zasady
house-rules-note = Tam, gdzie wydania się różnią lub milczą, możesz wybrać. W razie wątpliwości nic nie zmieniaj.
problem-rule = Zasady na to nie pozwalają.
problem-setup = Zasady na to nie pozwalają.
finished-games = Zakończone gry
practice-games = Ćwiczenia ({ $count })
result-won = wygrana
result-lost = przegrana
look-again = obejrzyj
open-record = Otwórz zapis gry z pliku
my-record = Twoje wyniki
record-games = Gry
record-won = Wygrane
record-points = Punkty
record-place = Miejsce
record-best = Rekord
record-alone = solo
record-bots = { $count ->
    [one] { $count } gracz, z botami
   *[other] { $count } graczy, z botami
}
record-people = { $count ->
    [one] { $count } gracz, z ludźmi
   *[other] { $count } graczy, z ludźmi
}
record-shared = { $count ->
    [one] { $count } wspólna wygrana
    [few] { $count } wspólne wygrane
   *[many] { $count } wspólnych wygranych
}
record-longest = Najwięcej wygranych z rzędu: { $count }.
record-note = Punkty i miejsce to średnie. Nie liczą się stoły treningowe, gry kilku osób na jednym urządzeniu ani te, które dokończył za ciebie bot.

## At the table

table-menu = Stół
does-what = { $names }: { $what }
waiting-for-what = Czekamy: { $names } ({ $what })
happened = Co cię spotkało
undo-ask = Poproś o cofnięcie
wish-asks = { $name } prosi o cofnięcie ostatniego ruchu.
wish-waits = { $name } prosi o cofnięcie ruchu. Czekamy na zgodę pozostałych.
wish-agree = Zgadzam się
wish-refuse = Nie zgadzam się
standing = Gdy pada to pytanie
standing-ask = pytaj
standing-attacked = pytaj tylko, gdy mnie atakują
standing-never = nie pytaj, odmawiam
standing-always = zawsze się zgadzam
standing-withdraw = pytaj znowu
odds = Szanse
odds-win = Wygrana w bitwie
hint = Podpowiedź
hint-would = Silny gracz wybrałby:
hint-next = Inne możliwości:
advice-none = Nie ma tu czego liczyć.
rule-read = Przeczytaj zasadę
details = Szczegóły
rule-unknown = Nie ma tu tekstu tej zasady.
rule-in-english = Nieprzetłumaczone zasady są pokazane po angielsku.
reference = Karty i zasady
reference-cards = Karty
reference-book = Księga zasad
reference-rules = Zasady z numerami
reference-goal = Jak wygrać
reference-signs = Znaki
begin = Zaczynamy
search = Szukaj
nothing-found = Nic nie znaleziono.
more-found = Jeszcze { $count }. Zawęź wyszukiwanie.
sort-warriors = Wojownicy
sort-tactics = Taktyki
sort-jarls = Jarlowie
people = Osoby przy stole
is-away = poza stołem
seat-replaced = gra bot
stand-in = Niech gra bot
stand-in-me = Niech bot gra za mnie
stand-in-back = Już jestem
spectator = widz
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
practice-note = Stół treningowy: tu nic się nie liczy.
rated-note = Gra rankingowa: bez podpowiedzi, szans, cofania i botów. Kto odejdzie albo przekroczy czas, przegrywa.
taken-back-note = Cofnięto tu coś, z czego ktoś się już czegoś dowiedział: ta partia nikomu się nie liczy.
leave = Odejdź od stołu
leave-rated = Odejdź i przegraj
luck = Uczciwy los
luck-note = Przed grą sala zapieczętowała swoją część losu; drugą dokładasz ty. Po grze wszystko można sprawdzić.
luck-check = Sprawdź los
luck-good = Los był uczciwy: całą grę odtworzono z zapieczętowanej liczby z tym samym wynikiem.
luck-bad = Coś się nie zgadza. Zachowaj zapis tej gry.
record = Zapisz przebieg
talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział.
talk-say = Powiedz coś
talk-send = Wyślij
gallery = galeria
mute = Wycisz: { $name }
unmute = Słuchaj znów wszystkich (wyciszono: { $count })
unheard = nowych: { $count }
hand-over = Przekaż: { $name }
hand-over-words = Teraz odpowiada { $name }. Przekaż urządzenie.
cover-title = Kolej na: { $name }
cover-words = Stół jest zakryty. Reszta nie patrzy.
cover-show = To ja, { $name }: pokaż mój stół
looking-back = Oglądasz wcześniejszą chwilę.
keys = Klawisze do wszystkiego (?)
review = Analiza
review-working = Gra jest analizowana: { $percent } %
review-failed = Nie ma analizy: gry nie udało się przeanalizować.
review-cost = −{ $percent } %
replay = Obejrzyj przebieg
replay-slider = Moment gry
replay-battles = Tylko bitwy ({ $count })
replay-at = { $at } z { $of }
replay-play = Odtwarzaj samo
step-back = Krok wstecz
step-on = Krok naprzód
replay-link = Link do tej chwili
replay-leave = Wróć do stołu
fork = Spróbuj stąd inaczej
fork-note = Stół treningowy, który zaczyna się w tej chwili
rematch-begun = Następna gra przy tym stole już się zaczęła.
to-rematch = Do następnej gry
score-plot = Punkty w czasie gry
score-plot-aria = Punkty w czasie gry. Na końcu: { $scores }
score-of = { $name }: { $score } pkt, wiersz po wierszu

## Valhalla: more of the table

step-skipped = pominięte
strength-label = siła
attack-beast = Zaatakuj potwora
beast-level = poziom { $level }
beast-left = { $count ->
    [one] Została { $count } karta potwora
    [few] Zostały { $count } karty potwora
   *[other] Zostało { $count } kart potwora
}
beast-goal = Pokonaj wszystkie sześć kart, zanim skończą się tarcze lub talia.
beast-goal-together = Razem: pokonajcie sześć kart, zanim komuś skończą się tarcze albo skończy się talia.
beast-next = Następna: siła { $strength }, chwała do { $cap }.
beast-wakes = Atakuje, gdy zakryte są wszystkie symbole: { $covered } z { $count }
beast-cap = W Valhalli najwyżej { $cap } chwały
beast-slain = Pokonano potwora: { $name }!
beast-prevails = Potwór zwyciężył: { $name }.
loki-difference = Różnica siły
fenrir-keeper = { $me ->
    [yes] To ty trzymasz Fenrira.
   *[no] Fenrira trzyma { $name }.
}
tokens = Żetony: { $count }
remembers = Zemsta: { $name }
blocked = Zablokowany w tej bitwie
held-back = Nie może trafić do Valhalli
sacrificed-for = Poświęcono kartę
under-a-monster = Trzyma potwora
monster-caught-by = Łapią go dwaj sąsiedzi: { $clans }
companion-partnership = twój partner
companion-alliance = twój sojusznik
fights-along = { $me ->
    [yes] Walczysz i ty
   *[no] Walczy też { $name }
}
last-battle = Wynik bitwy
draft-reserve = Rezerwa
on-the-road = W drodze do Valhalli
glory-cards = { $count ->
    [one] { $count } karta w Valhalli
    [few] { $count } karty w Valhalli
   *[other] { $count } kart w Valhalli
}
glory-bonus = Chwała poza kartami
shield-lines = Tarcze: własne { $own }, zdobyte { $taken }, kolory { $colours }

## Blood Rage

blood-map = Mapa
zoom-in = Bliżej
zoom-out = Dalej
zoom-whole = Cała mapa
blood-ages = Trzy epoki
blood-age = Epoka { $number }
blood-phases = Fazy epoki
blood-actions = Twoje akcje
blood-none = brak
blood-no-cards = Nie masz kart na ręce.
blood-room = wolne wioski: { $empty } z { $all }
blood-army = { $who }: siła { $strength } ({ $figures })
blood-panel = { $who }, { $clan }. Chwała: { $glory }, Szał: { $rage }. Karty na ręce: { $hand }. Wola bogów: { $quests }. Ulepszenia: { $slots }. Otwórz planszę klanu.
blood-stat = { $stat } { $value }, poziom { $step } z 6. Na koniec gry warte { $bonus } Chwały.
blood-stock = { $name }. Koszt najazdu: { $price } Szału.
blood-known = Znane karty z tej ręki
blood-use-march = { $name }, { $place }: zabierz w marsz
blood-use-call = { $name }, { $place }: idź do bitwy
blood-use-offer = { $name }, { $place }: poświęć
blood-use-kind = { $name }, { $place }: { $prompt ->
    [spare] zachowaj tę figurkę
    [save] ocal za 1 Szału
   *[other] wybierz
}
blood-type-battle = Bitwa
blood-type-quest = Wola bogów
blood-act-invade = Najazd
blood-act-march = Marsz
blood-act-pillage = Plądrowanie
blood-act-upgrade = Ulepszenie
blood-act-quest = Wola bogów
blood-act-sacrifice = Poświęcenie
blood-act-pass = Pas
blood-plan-invade = Która figurka najeżdża z rezerwy?
blood-plan-march = Z której prowincji? Kliknij ją albo zaznacz same figurki.
blood-plan-pillage = Którą prowincję? Inni mogą przybyć i o nią walczyć.
blood-plan-upgrade = Która karta trafia na planszę klanu?
blood-plan-quest = Którą kartę woli bogów kładziesz zakrytą? Rozliczy się ją pod koniec epoki.
blood-hint-draft = Resztę dostaje gracz po twojej lewej.
blood-hint-march = Kliknij prowincję, do której idą.
blood-hint-land = Kliknij świecące miejsce na mapie.
blood-hint-call = Kliknij świecącą figurkę: przyjdzie za darmo. Przegrani trafiają do Walhalli.
blood-hint-lay = Siłę dodają tylko karty bitwy. Zwycięzca traci kartę, przegrani odzyskują swoje.
blood-hint-keep = Reszta kart z ręki przepada.
blood-hint-raise = Na poziomie 4 i 5 cecha daje na koniec 10 Chwały, na poziomie 6 – 20.
blood-slot-free = Na wolne miejsce
blood-slot-taken = Zamiast karty: { $card }
blood-who-marches = Zaznacz, kto rusza w marsz. Wszyscy idą do jednej prowincji.
blood-march-these = { $count ->
    [one] Marsz: { $count } figurka
    [few] Marsz: { $count } figurki
   *[other] Marsz: { $count } figurek
}
blood-pick = { $count ->
    [one] Wybierz { $count } kartę
    [few] Wybierz { $count } karty
   *[other] Wybierz { $count } kart
}
blood-draft = Dary bogów, epoka { $age }
blood-taken = { $count ->
    [0] Nie masz jeszcze żadnej karty
    [one] Masz { $count } kartę
    [few] Masz { $count } karty
   *[other] Masz { $count } kart
}
blood-passed-on = Resztę dostaje { $name }
blood-pillages = { $me ->
    [yes] Plądrujesz: { $place }
   *[no] { $name } plądruje: { $place }
}
blood-pillaged = { $me ->
    [yes] Plądrujesz { $place } i zdobywasz: { $reward }
   *[no] { $name } plądruje { $place } i zdobywa: { $reward }
}
blood-battle = Bitwa: { $place }
blood-wins = { $me ->
    [yes] Wygrywasz bitwę: { $place }
   *[no] { $name } wygrywa bitwę: { $place }
}
blood-to-map = Pokaż mapę
blood-to-battle = Wróć do bitwy
blood-pillager = plądruje
blood-defender = walczy
blood-age-ended = Koniec epoki { $number }
blood-no-quests = Nikt nie wyłożył woli bogów.
blood-failed = niespełniona
blood-nobody-fell = Nikogo tam nie było. Nikt nie ginie, nikt nie zyskuje Chwały.
blood-returned = Powrót z Walhalli
blood-figures = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
   *[other] { $count } figurek
}
blood-go-on = Dalej
blood-from-battle = Wygrane bitwy
blood-from-pillage = Plądrowanie
blood-from-quest = Wola bogów
blood-from-ragnarok = Polegli w Ragnaröku
blood-from-card = Karty
blood-from-stat = Cechy na koniec gry
blood-from-lost = Skradzione
blood-cards-paid = Które karty przyniosły Chwałę
blood-plot = Jak rosła Chwała klanów
blood-why-BR-ACTION-04 = Masz za mało Szału.
blood-why-BR-ACTION-06 = Bez Szału nie możesz już działać.
blood-why-BR-BATTLE-02 = Ta karta służy do bitwy: położysz ją zakrytą, gdy będziesz walczyć.
blood-why-BR-BATTLE-08 = Teraz można dołożyć tylko kartę z białym krążkiem.
blood-why-BR-FIG-04 = Do fiordów wpływają okręty – i tylko one.
blood-why-BR-AMB-17 = Oba brzegi tego fiordu są zniszczone: jest zamknięty.
blood-why-BR-INVADE-02 = Nie ma już wolnej wioski, którą można by najechać.
blood-why-BR-INVADE-04 = Yggdrasilu nie można najechać; trzeba tam dojść marszem.
blood-why-BR-INVADE-06 = Hełmy nie pozwalają mieć więcej figurek na planszy.
blood-why-BR-INVADE-08 = Najechać może tylko figurka z rezerwy.
blood-why-BR-MAP-06 = Wszystkie wioski są tu zajęte.
blood-why-BR-MAP-13 = Ta prowincja jest zniszczona.
blood-why-BR-MARCH-02 = Nie masz tam figurki, która mogłaby ruszyć w marsz.
blood-why-BR-MARCH-04 = Nie ma wolnej wioski, do której można by pomaszerować.
blood-why-BR-PILLAGE-02 = Potrzebna jest twoja figurka w tej prowincji albo okręt w jej fiordzie.
blood-why-BR-PILLAGE-13 = Przybyć mogą tylko figurki z sąsiednich prowincji.
blood-why-BR-PILLAGE-15 = Wszystkie wioski są tam zajęte: nikt więcej nie przybędzie.
blood-why-BR-PILLAGE-35 = Ta prowincja została już splądrowana w tej epoce.
blood-why-BR-QUEST-01 = Nie masz na ręce karty woli bogów.
blood-why-BR-UPGRADE-02 = Nie masz na ręce ulepszenia.
why-VAL-TACTIC-03 = Taktyki zagrywa się w bitwie i tylko jej uczestnicy.
why-VAL-TACTIC-01 = Symbol na tej karcie wymaga innej chwili.
why-VAL-BATTLE-07 = To zagrywa się we własnej fazie, po rzucie.
why-VAL-TACTIC-07 = Tylko póki twoja drużyna jest mniejsza niż drużyna przeciwnika.
why-VAL-AMB-065 = Nie masz wolnej kości, którą można za to zapłacić.
why-VAL-AMB-043 = Wszystkie szare kości są zajęte.
why-VAL-DICE-14 = Nie masz do tego wolnych kości.
why-VAL-AMB-039 = Potrzeba dwóch wolnych kości: jedną oddajesz, drugą rzucasz.
why-VAL-TACTIC-12 = Nie masz pudła, które można obrócić.
why-VAL-TACTIC-13 = Tylko w twoim ataku.
why-VAL-TURN-12 = Wojownicy dołączają do drużyny akcją w twojej turze.
why-VAL-TURN-17 = Dwóch naraz: razem najwyżej 3 symbole broni.
why-VAL-TURN-07 = Twoja drużyna jest pusta: musisz dodać wojownika.
why-VAL-THOR-03 = Karty Thora służą w cudzych bitwach.
why-VAL-THOR-05 = Żaden z nich nie spełnia warunku karty.
why-VAL-TYR-05 = Karty Tyra wsuwa się pod wojownika, który właśnie dołącza.
why-VAL-TYR-06 = Karty Tyra wsuwa się pod wojownika, który właśnie dołącza.
figure-all = Figurki

## The guided first game

first-game = Pierwsza gra z przewodnikiem
guide = Przewodnik
guide-leave = Dziękuję, dalej bez przewodnika

## More reasons

refused-reserved = To miejsce czeka na kogoś innego.
refused-answered-for = Na to już za ciebie odpowiedziano.
problem-too-fast = Za szybko jak na tę salę. Spróbuj za chwilę.
problem-too-slow = Szło to zbyt długo. Spróbuj jeszcze raz.
problem-not-for-you = To widzi tylko właściciel sali.
problem-too-many-tables = Masz bardzo wiele niedokończonych stołów. Najpierw dokończ lub opuść niektóre.
problem-hall-full = Na dziś sala jest pełna. Wróć jutro.
problem-too-many-pages = Masz otwartych za dużo stron tej sali. Zamknij kilka, a ta otworzy się sama.
trouble-here = Kłopoty? Zgłoś lub głosuj
problem-banned = Moderator tej sali zablokował cię na pewien czas. Możesz oglądać i zabrać swoje dane (strona prywatności).
problem-closed = Moderator zamknął ten stół. Gra nie liczy się nikomu.
problem-voted-out = Pozostali przy tym stole przegłosowali twoje odejście.
problem-name-unwelcome = W tej sali taka nazwa jest niemile widziana. Wybierz inną.
problem-words-unwelcome = W tej sali tak się nie pisze. Nie zostało to powiedziane.
problem-password-short = Hasło musi mieć co najmniej osiem znaków.
problem-name-needed = Potrzebne jest imię, byle nie za długie.
problem-name-taken = To imię jest już zajęte.
problem-wrong-password = Nieprawidłowa nazwa lub hasło.
problem-too-many-tries = Za dużo prób. Odczekaj minutę.
problem-no-account = Do tego potrzebne jest konto. Zaloguj się lub załóż je w ustawieniach.
problem-sign-in-again = Dla bezpieczeństwa konta najpierw zaloguj się ponownie. Masz potem na to dziesięć minut.
problem-has-account = Masz już konto i jesteś zalogowany(-a).
problem-no-passkeys = Klucze dostępu działają tylko na serwerze z własną domeną i https.
problem-wrong-passkey = Ten klucz dostępu nie należy do żadnego konta na tym serwerze.
problem-too-many-passkeys = Na koncie jest już największa możliwa liczba kluczy dostępu.
problem-last-credential = To twój jedyny sposób logowania. Najpierw ustaw hasło.
problem-no-such-device = To urządzenie jest już wylogowane.
problem-same-rank = Nie możesz tego zrobić innemu moderatorowi ani właścicielowi.
problem-no-such-game = Sala nie zna tej gry.
problem-no-such-bot = Sala nie zna tego bota.
problem-no-such-version = Do tej chwili gra nie doszła.
problem-practice-alone = Przy stole treningowym wszystkie miejsca są twoje lub botów.
problem-not-over = Gra jeszcze trwa.
problem-nothing-promised = Przy tym stole niczego nie obiecywano.
problem-nobody-to-replace = Nie ma kogo zastąpić.
problem-not-your-seat = To nie twoje miejsce.
problem-other-seats = Liczba miejsc nie pasuje do tej gry.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-saved = Nie udało się zapisać. Spróbuj za chwilę.
problem-pledge-used = Ta obietnica losu została już wykorzystana. Otwórz stół jeszcze raz.
problem-too-long = To więcej, niż sala przyjmie naraz.
problem-not-seated = Nie siedzisz przy tym stole.
problem-other-rules = Tę grę zaczęto na innych zasadach i nie da się jej już pokazać.
problem-gallery-silent = Przy tym stole widzowie milczą.
problem-said-already = To już przed chwilą padło.
advice-not-asked = Teraz nie ciebie pytają.
advice-rated = W grze rankingowej nie ma podpowiedzi.
check-commitment = Liczba jest tą, którą zapieczętowano przed grą.
check-deal = Rozdanie z niej wynika.
check-answers = Każdy rzut i każda karta z niej wynikają.
check-here = Ta przeglądarka sama policzyła każdą liczbę i wyszło to samo.
check-remembered = To ta obietnica, którą ta przeglądarka widziała przed grą.

# Gra bez sali
pocket-here = Grasz w tej przeglądarce, bez serwera. Twoje partie zostają tutaj.
pocket-kept = Grasz w tej przeglądarce. Odtąd działa bez sieci; twoje partie zostają tutaj.
pocket-forgets = Ta przeglądarka nie pozwala niczego przechować: gry znikną po zamknięciu strony. Zapisuj je do plików.
pocket-renew = Gotowa jest nowa wersja: użyj jej
pocket-link = Graj bez sieci
pocket-link-more = Te same gry w samej przeglądarce, przeciwko botom
problem-pocket-broken = Brakuje części gry albo jest uszkodzona, więc nie można grać. Wczytaj stronę ponownie z dostępem do sieci.

## The rulebook for people, and lessons

book = Księga zasad
companion-link = Z pudełkiem na stole
book-whole = Otwórz księgę zasad
book-title = { $game }: księga zasad
book-print = Drukuj
book-contents = Spis treści
book-search = Znajdź nagłówek
book-none = Nikt jeszcze nie napisał stron o tej grze. Ponumerowane zasady znajdziesz w „Kartach i zasadach”.
book-pages = Przeczytaj zasady
help-question = Wyjaśnij to pytanie
lesson-offer = { $count ->
    [one] Lekcja: { $count } krok
    [few] Lekcja: { $count } kroki
   *[other] Lekcja: { $count } kroków
}
problem-no-such-lesson = Nie ma takiej lekcji.
problem-no-such-puzzle = Nie ma takiej zagadki.

ways = Dalej w hali
way-ladder = Ranking
way-contests = Turnieje
way-people = Znajomi
way-mine = Mój profil
`;export{pl_default as default};
