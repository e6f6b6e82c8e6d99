import"./with-runtime.js";var contests_pl_default=`# Tournaments and leagues; fetched with them.

contests = Turnieje
contests-empty = Nikt jeszcze nie ogłosił turnieju. Ogłoś własny: stoły hala otworzy sama.
contests-gathering = Można dołączyć
contests-running = Trwają
contests-over = Zakończone
contests-cancelled = Odwołany
problem-no-such-contest = Nie ma takiego turnieju.
problem-no-account = Aby wziąć udział, potrzebujesz konta. Wybierz imię i hasło w ustawieniach.

contest-form-swiss = System szwajcarski
contest-form-robin = Każdy z każdym
contest-form-knockout = Puchar
contest-form-league = Liga
contest-form-swiss-text = W każdej rundzie grają wszyscy, z przeciwnikami o podobnym wyniku. Nikt nie spotyka tej samej osoby ponownie, póki da się tego uniknąć.
contest-form-robin-text = Każdy spotyka każdego, runda po rundzie.
contest-form-knockout-text = Lepsza połowa każdego stołu gra dalej, aż zostanie jedna osoba.
contest-form-league-text = Każdy spotyka każdego, wszystkie gry naraz, przez kilka dni.
contest-pace-quick = po 15 minut
contest-pace-evening = po 45 minut
contest-pace-days = po 5 dni
contest-size = przy stole: { $count }
contest-people = { $count } z { $most }
contest-round = Runda { $round } z { $rounds }
contest-round-open = Runda { $round }
contest-round-title = Runda { $round }
contest-starts = początek: { $when }
contest-starts-full = zacznie się, gdy będzie komplet
contest-mine = bierzesz udział
contest-bye = { $name } pauzuje
contest-plays = do stołu
contest-look = obejrzyj grę
contest-place = { $place }.

contest-standings = Tabela
contest-entrants = Uczestnicy
contest-name = Imię
contest-points = Punkty
contest-opponents = Przeciwnicy
contest-wins = Wygrane
contest-played = Gry
contest-out = już nie gra
contest-gone = ktoś, kogo już nie ma
contest-rule-points = Stół jest wart jeden punkt: cały dla zwycięzcy, dla innych część za każdego, kto został z tyłu, i pół części za remis. Pauza to jeden punkt.
contest-rule-ties = Przy równych punktach wyżej jest ten, czyi przeciwnicy mają ich więcej, potem ten, kto wygrał więcej stołów, potem kto był silniejszy na początku.
contest-rule-knockout = Kto zaszedł dalej, jest wyżej. Przy remisie dalej gra ten, kto był silniejszy na początku.
contest-rule-clock = Każdy ma zegar. Kto nie przyjdzie, temu kończy się czas: dalej gra bot, bez punktów. Kto dwa stoły z rzędu zostawi botowi, nie jest już losowany.
contest-rule-rated = Gry między ludźmi z kontem liczą się do rankingu.

contest-join = Weź udział
contest-leave = Zrezygnuj
contest-begin = Zacznij teraz
contest-cancel = Odwołaj
contest-new = Ogłoś turniej
contest-call = Ogłoś
contest-title = Nazwa
contest-game = Gra
contest-form = Rodzaj
contest-size-label = Przy stole
contest-most = Ilu uczestników
contest-rounds-label = Rund
contest-rounds-usual = tyle, by został jeden zwycięzca
contest-pace = Czas
contest-when = Początek
contest-when-full = gdy będzie komplet
contest-when-minutes = { $count ->
    [one] za { $count } minutę albo gdy będzie komplet
    [few] za { $count } minuty albo gdy będzie komplet
   *[other] za { $count } minut albo gdy będzie komplet
  }
contest-when-hours = { $count ->
    [one] za { $count } godzinę albo gdy będzie komplet
    [few] za { $count } godziny albo gdy będzie komplet
   *[other] za { $count } godzin albo gdy będzie komplet
  }
contest-when-days = { $count ->
    [one] za { $count } dzień albo gdy będzie komplet
   *[other] za { $count } dni albo gdy będzie komplet
  }
contest-bots = W tym botów
contest-bot-strength = Jak silnych
contest-joining = Sam też biorę udział
problem-contest-closed = Już się zaczął albo nie ma miejsc.
problem-too-few-people = Potrzeba co najmniej dwojga.
problem-too-many-people = Tylu nie może wziąć udziału: w lidze najwyżej 10, w systemie każdy z każdym 16, w innych 64, razem z botami.
problem-too-many-contests = Trzy twoje turnieje jeszcze trwają; więcej nie można.
problem-not-your-contest = Może to zrobić tylko ten, kto ogłosił turniej.
`;export{contests_pl_default as default};
