import"./with-runtime.js";var companion_pl_default=`### Obok pudełka: dla tych, którzy grają prawdziwymi kartami

companion = Obok pudełka
which-game = Która gra?

tool-battle = Szanse w bitwie
tool-battle-short = Bitwa
tool-beast = Tury potwora
tool-beast-short = Potwór
tool-pad = Liczenie punktów
tool-pad-short = Punkty
tool-deal = Rozdanie
tool-deal-short = Rozdanie
tool-rules = Zapytaj o zasady
tool-rules-short = Zasady

## Wszędzie

less = Mniej: { $what }
more = Więcej: { $what }
add = Dodaj
add-this = Dodaj: { $what }
take-away = Zabierz: { $what }
remove = Usuń
done = Gotowe
clear = Wyczyść
answer = Odpowiedź
reckon = Oblicz
reckoning = Liczę…
count = Policz
stale = Od tego czasu coś się zmieniło.
player = Gracz { $number }
players-count = Gracze
entry-wrong = Nie udało się. Sprawdź, co wpisano.
age = Epoka

## Rozdanie

deal-players = Gracze
deal-word = { $who }: powiedz słowo
deal-word-short = słowo
deal-fair = Uczciwy los
deal-fair-how = Zapiszcie kod, zanim ktokolwiek powie słowo. Potem każdy wpisuje swoje. Rozdanie powstaje z sekretu kodu i wszystkich słów razem, więc nikt nie decyduje o nim sam.
deal-now = Rozdaj
deal-again = Rozdaj jeszcze raz
deal-table = Na stole
deal-proved = Kod brzmiał { $promise }. Jego sekret zaczyna się od { $seed }; rozdanie wynika z niego i z waszych słów.
deal-broken = Kod nie pasuje do tego rozdania. Rozdaj jeszcze raz.
dealt-first = zaczyna
dealt-jarls = Jarlowie do wyboru
dealt-clan = Klan
dealt-doomed = Prowincje upadną w tej kolejności
dealt-destroyed = Zniszczone od początku

## Zasady na pytanie

rules-ask = Zapytaj własnymi słowami
rules-how = Na przykład: „Kto wygrywa remis?” albo „Ile przerzutów?” Działa też bez sieci.

## Bitwa

battle-role = Co się dzieje?
role-attack = Atakuję
role-defend = Bronię się
role-beast = Atakuję potwora
side-mine = Moja strona
side-theirs = Druga strona
against-defend = Siła ataku
against-beast = Potwór
plus = Siła od jarla i innych
hidden-cards = Nieznane karty na ręce
tactics = Taktyki na ręce
rolled = Moje kości już leżą
rolled-how = Dotknij tego, co wypadło
dice-finish = Uzbrój teraz wojowników.
dice-reroll = Odrzuć jedną kość i przerzuć resztę.
dice-free = Użyj darmowego przerzutu.
dice-push = Zagraj Odepchnięcie wroga.
dice-new = Zagraj Nowe bronie.
dice-keep = Zostaw:
supposing-unseen = Obie strony grają najlepiej, jak można. Nieznane karty mogą być dowolnymi z talii.
supposing-entered = Obie strony grają najlepiej, jak można, tylko wpisanymi kartami.
supposing-any-card = Każdy rywal kładzie dowolną kartę z ręki, wszystkie równie prawdopodobne; nikt więcej nie dołącza.
supposing-strongest-card = Każdy rywal kładzie najsilniejszą kartę z ręki; nikt więcej nie dołącza.
add-warrior = wojownik
warrior = Wojownik, jak wydrukowano
clan = Klan
weapons = Broń, której potrzebuje wojownik
or-pattern = albo układ
ability = Zdolność
no-ability = brak
ability-clan = Który klan wymienia zdolność?
battle-where = Gdzie i kiedy
province = Prowincja
pillager = Kto plądruje?
habit = Co kładą rywale?
habit-any = dowolną kartę
habit-strongest = najsilniejszą
my-hand = Moja ręka
known-cards = Karty tej ręki, które znam
more-of-clan = Ulepszenia i więcej
monsters = Potwory tutaj
upgrades = Ulepszenia w grze

## Liczenie punktów

pad-glory = Chwała w Valhalli
pad-shields = Własne tarcze
pad-captured = Tarcze zdobyte na: { $who }
pad-won = wygrywa
pad-when = Kiedy?
pad-final = Koniec gry
pad-track = Chwała na torze
pad-quests = Spełniona wola bogów
pad-fallen = Stracone w Ragnaröku
pad-released = Wróciły z Valhalli
pad-board = Figurki na planszy
pad-step = Stopień: { $stat }
counted-glory = Chwała w Valhalli
counted-own-shields = Własne tarcze: { $number } × { $gives }
counted-captured = Zdobyte tarcze: { $number } × { $gives }
counted-set = Zestawy kolorów po { $size }: { $times } × { $gives }
counted-track = Chwała na torze
counted-quest = Wola bogów: { $thing }
counted-doom = Stracone w Ragnaröku: { $number } × { $gives }, wraz z kartami
counted-released = Wróciły z Valhalli: { $number }
counted-stat = { $thing }: stopień { $step }
counted-end-cards = Karty, które płacą na końcu; figurki na planszy: { $number }

## Potwór

beast-cards = Karty potwora
beast-active = aktywna karta
beast-below = karta pod nią
beast-card = Karta potwora
beast-cap-label = Limit chwały w Valhalli
beast-clans = Klany na karcie
beast-whose = Wpisz karty ze swojego pudełka, jak je wydrukowano, albo weź karty z naszego zestawu:
beast-plus40 = Z zestawem 40 kart (silniejsza strona)
beast-ignore = Bez zdolności
beast-covered-now = Kości na symbolach
beast-level = Poziom
warrior-glory = Wojownik { $number }: chwała
warrior-of = Wojownik { $number } (chwała { $glory })
nobody = Nikt
beast-hand = Karty na mojej ręce
beast-deck = Karty w talii
beast-next = Co dalej?
beast-own-dice = Sam rzucam jego kośćmi ({ $n })
beast-do-between = Po fazie A
beast-do-phase = Faza potwora
beast-do-attack = Atakuję go
beast-do-check = Talia jest pusta
beast-fight = Teraz walcz swoimi kośćmi
beast-need = Wygrywasz, mając co najmniej { $n } siły z kości i kart; chwała w twojej Valhalli jest już wliczona.
beast-strength = Moja siła bez Valhalli
beast-armed = Kto został aktywowany?
beast-report = Taki jest wynik
beast-leave = Przerwij ten krok
beast-new = Nowa gra
beast-over-won = Potwór pokonany: wygrywasz!
beast-over-lost = Potwór zwycięża: przegrywasz.
beast-limits = Co to potrafi, a czego nie
beast-limits-words = Tu rozstrzyga się, co robi potwór: jego kości, kiedy atakuje, czego żądają jego karty, kto zmieści się pod limitem, ile kosztuje porażka i kiedy gra się kończy. Twoja tura, kości, taktyki i jarl zostają przy stole; poprawiaj liczby powyżej, gdy się zmienią. Utracona chwała podana jest liczbą: którą kartę oddać, wybierasz według zasad.
told-beast-rolled = Potwór rzuca: { $faces }.
told-beast-covered = Wolne symbole: { $n }.
told-beast-attacks = Potwór atakuje!
told-beast-attacked = Atakujesz potwora.
told-beast-mills = Odrzuć z wierzchu talii: { $n }.
told-card-of-choice = Odrzuć wybraną kartę z ręki.
told-card-by-lot = Strać losową kartę z ręki.
told-dismissed = Wojownik zostaje odrzucony (chwała { $n }).
told-strength = Twoja siła wraz z Valhallą: { $n }.
told-won = Wygrywasz, różnica { $n }.
told-beast-won = Potwór wygrywa, różnica { $n }.
told-beast-card-beaten = Jego karta jest pokonana: { $n } z 6.
told-went-to-valhalla = Wojownik idzie do Valhalli (chwała { $n }).
told-beast-shield = Tracisz tarczę.
told-beast-glory = Oddaj chwałę z Valhalli: { $n }.
told-beast-slain = To była jego ostatnia karta.
told-beast-prevails = Gra przegrana.

## Co jeszcze nie pasuje

enter-value = Taka wartość jest tu niemożliwa.
enter-weapons = Wpisz broń, której potrzebuje wojownik, albo układ.
enter-ability-clan = Tylko niektóre zdolności wymieniają klan: ta musi albo nie może.
enter-tactic-weapon = Broń wymienia tylko Heroiczny atak +4, i musi ją wymienić.
enter-warriors = Nikt nie walczy: najpierw wpisz wojownika.
enter-foes = Nie ma kogo atakować: wpisz wojownika drugiej strony.
enter-strength = Jaka to siła? Wpisz liczbę większą od 0.
enter-dice = Leży więcej kości, niż masz: najwyżej { $n }.
enter-captured = Wpisz po jednej liczbie dla każdego gracza.
enter-own-shield = Nikt nie zdobywa własnej tarczy.
enter-shields = Są tylko 4 tarcze jednego koloru, a nie { $n }: sprawdź, kto je ma.
enter-covered = Kość leży na symbolu, którego karta nie ma.
enter-faces = Kości obok karty: { $n }. Wpisz tyle samo albo żadnej.
enter-armed = Nikt tam nie stoi.
enter-answer = Nie ma takiego wyboru.
enter-card = Nie ma takiej karty.
enter-copies = Tej karty nie ma w grze dla tylu graczy albo nie aż tyle razy.
enter-slot = Nie ma wolnego miejsca na to ulepszenie.
enter-province = Nie ma takiej prowincji.
enter-ship = Yggdrasil nie ma fiordu: nie stoi tam żaden okręt.
enter-twice = Ten potwór jest tylko jeden.
enter-hidden = W tej epoce zostało mniej kart: { $n }.
enter-figures = Nie ma tam twoich figurek.
enter-rivals = Nie ma tam nikogo więcej: wpisz figurki rywala.
enter-pillager = Kto plądruje, ma tam figurkę.
enter-villages = Więcej figurek, niż prowincja ma wiosek.
enter-quest = Ta karta nie jest wolą bogów.
enter-seed = Sekret jest za krótki.
`;export{companion_pl_default as default};
