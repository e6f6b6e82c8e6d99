var o=`### S\u0142owa samej strony

## Sala

hall-title = Meadhall, do sali
hall-welcome = Usi\u0105d\u017A. Ogie\u0144 ju\u017C p\u0142onie.
hall-welcome-more = Dwie wiki\u0144skie gry w przegl\u0105darce: od razu z botami albo z przyjaci\xF3\u0142mi przez link. Bez konta i bez instalacji.
hall-foot = Nieoficjalne dzie\u0142o fan\xF3w, bez grafik i tekst\xF3w wydawcy. Ikony z game-icons.net, CC BY 3.0.
your-name = Twoje imi\u0119 przy stole
your-name-hint = imi\u0119, je\u015Bli chcesz
language = J\u0119zyk
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
    [one] Zapro\u015B przyjaciela
   *[other] Zapro\u015B { $count } przyjaci\xF3\u0142
}
my-games = Twoje gry
open-tables = Otwarte sto\u0142y
join-in = do\u0142\u0105cz
running-tables = Trwaj\u0105ce gry
look-on = popatrz
your-turn = twoja tura
go-on = graj dalej
waiting-for-people = czeka na graczy
somebody = kto\u015B
game-valhalla = Valhalla
game-valhalla-blurb = Zbierz dru\u017Cyn\u0119, rzucaj po bro\u0144, zabieraj rywalom tarcze i wy\u015Blij najlepszych do Valhalli przed Ragnar\xF6kiem. Karty i ko\u015Bci, oko\u0142o p\xF3\u0142 godziny.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Wybieraj dary bog\xF3w, naje\u017Cd\u017Caj, pl\u0105druj i gi\u0144 w chwale, gdy \u015Bwiat p\u0142onie.
bot-greedy = do\u015Bwiadczony
bot-random = lekkomy\u015Blny
bot-name = { $name }
seat-name = Gracz { $number }
you = Ty

## K\u0142opoty

problem-unknown = Co\u015B posz\u0142o nie tak.
problem-away = Sala nie odpowiada. Czy jest jeszcze otwarta?
problem-no-such-table = Nie ma takiego sto\u0142u.
problem-no-free-seat = Wszystkie miejsca s\u0105 zaj\u0119te.
problem-invite-needed = To prywatny st\xF3\u0142. Popro\u015B o link z zaproszeniem.
problem-who-are-you = Przegl\u0105darka nie zapisuje ciasteczek, wi\u0119c nie mo\u017Cemy trzyma\u0107 ci miejsca.
problem-unreadable = Sala tego nie zrozumia\u0142a.
refused-stale = Na stole ju\u017C co innego. Sp\xF3jrz jeszcze raz.
refused-illegal = Teraz to niemo\u017Cliwe.
refused-no-undo = Tego nie mo\u017Cna ju\u017C cofn\u0105\u0107.
refused-not-saved = Nie uda\u0142o si\u0119 zapisa\u0107. Spr\xF3buj ponownie.
refused-not-seated = Tylko patrzysz na ten st\xF3\u0142.
refused-not-begun = Gra si\u0119 jeszcze nie zacz\u0119\u0142a.

## St\xF3\u0142

fetching-table = Nakrywamy do sto\u0142u\u2026
no-such-table = Nie ma takiego sto\u0142u
to-the-hall = Do sali
free-seat = wolne miejsce
is-here = jest tutaj
sit-down = Usi\u0105d\u017A
send-this-link = Wy\u015Blij ten link. Gra zacznie si\u0119, gdy wszyscy usi\u0105d\u0105.
invite-link = Link z zaproszeniem
copy-link = Skopiuj link
copied = Skopiowano
line-lost = Po\u0142\u0105czenie zerwane. Wracamy\u2026
waiting-for = Czekamy: { $names }
question-label = Pytanie
undo = Cofnij
skip = Pomi\u0144
back = Wr\xF3\u0107
log = Co si\u0119 sta\u0142o
speed = Tempo
game-over = Gra sko\u0144czona.
watching = Patrzysz.
watching-late = { $count ->
    [0] Patrzysz na gr\u0119.
    [one] Patrzysz z op\xF3\u017Anieniem o { $count } ruch, \u017Ceby nikt nie m\xF3g\u0142 podpowiada\u0107 graczom.
    [few] Patrzysz z op\xF3\u017Anieniem o { $count } ruchy, \u017Ceby nikt nie m\xF3g\u0142 podpowiada\u0107 graczom.
   *[other] Patrzysz z op\xF3\u017Anieniem o { $count } ruch\xF3w, \u017Ceby nikt nie m\xF3g\u0142 podpowiada\u0107 graczom.
}
slot-name = miejsce { $number }

## Valhalla: st\xF3\u0142

common-table = Wsp\xF3lny st\xF3\u0142
rivals = Rywale
my-side = Twoja strona
deck = Talia
discard = Odrzucone
discard-count = Odrzucone \xB7 { $count }
discard-browse = Przejrzyj odrzucone, kart: { $count }. Na wierzchu: { $name }
squad = Dru\u017Cyna
hand = { $count ->
    [one] R\u0119ka: { $count } karta
    [few] R\u0119ka: { $count } karty
   *[other] R\u0119ka: { $count } kart
}
hand-label = R\u0119ka
valhalla-count = { $count ->
    [one] { $count } wojownik w Valhalli
   *[other] { $count } wojownik\xF3w w Valhalli
}
valhalla-label = Valhalla
no-king = Tron jest pusty
dice-label = Ko\u015Bci
glory-label = Chwa\u0142a
shields-aria = W\u0142asne tarcze: { $own }, zdobyte: { $taken }
attack = Atakuj
attack-who = Atakuj: { $name }
your-turn-long = Twoja tura
turn-of = Tura: { $name }
final-turns = { $count ->
    [0] Ostatnia tura przed Ragnar\xF6kiem
    [one] { $count } tura do Ragnar\xF6ku
    [few] { $count } tury do Ragnar\xF6ku
   *[other] { $count } tur do Ragnar\xF6ku
}
prompt-phase-a-add-warrior = { $verbs ->
    [add-warrior] Twoja tura: dodaj wojownika.
    [add-warrior-add-two] Twoja tura: dodaj jednego wojownika albo dw\xF3ch.
   *[other] Twoja tura: dodaj wojownika, zaatakuj albo dobierz karty.
}
prompt-phase-a-attack = Twoja tura: zaatakuj albo dobierz karty.
here = tutaj
place-here = Postaw na miejscu { $number }: { $name }
warrior-aria = { $name }, { $clan }. Si\u0142a { $strength }, chwa\u0142a { $glory }. Bro\u0144: { $weapons }. { $text }
timeline = Przebieg bitwy
step-before = Przed bitw\u0105
step-attack = Atak
step-defence = Obrona
step-compare = Wynik
step-ragnarok = Ragnar\xF6k
role-attacker = { $me ->
    [yes] Atakujesz
   *[no] { $name } atakuje
}
role-defender = { $me ->
    [yes] Bronisz si\u0119
   *[no] { $name } broni si\u0119
}
strength-aria = Si\u0142a { $number }
not-rolled = jeszcze bez rzutu
tick-die = { $name }: przerzu\u0107
roll-these = { $count ->
    [0] Rzu\u0107
    [one] Rzu\u0107 { $count } ko\u015Bci\u0105
   *[other] Rzu\u0107 { $count } ko\u015B\u0107mi
}
send-these = Wy\u015Blij do Valhalli: { $count }
term-ability = zdolno\u015B\u0107:
term-jarls = tw\xF3j jarl
supply = { $count ->
    [one] { $count } szara ko\u015B\u0107 w zapasie
    [few] { $count } szare ko\u015Bci w zapasie
   *[other] { $count } szarych ko\u015Bci w zapasie
}
player = Gracz
shields-own = W\u0142asne tarcze
shields-taken = Zdobyte
score = Punkty
shield-points = Za tarcze
play-again = Jeszcze raz
you-won = Zwyci\u0119stwo! Skaldowie b\u0119d\u0105 o tobie \u015Bpiewa\u0107.
you-lost = Pora\u017Cka. Ty stawiasz mi\xF3d.
won-by = Wygrywa { $name }.

end-together = razem: { $name }
end-pairs = Punkty graj\u0105cych razem sumuj\u0105 si\u0119.
end-tie = Przy r\xF3wnej liczbie punkt\xF3w decyduj\u0105 zdobyte tarcze, potem w\u0142asne.
end-shared = Pe\u0142ny remis: zwyci\u0119stwo jest wsp\xF3lne.
end-theirs = Wk\u0142ad: { $name }
log-returned = { $me ->
    [yes] Z Walhalli wracaj\u0105 do ciebie: { $what }.
   *[no] Z Walhalli wracaj\u0105 do gracza { $who }: { $what }.
}
log-loki-row = { $me ->
    [yes] Bierzesz nagrod\u0119 Lokiego: \u201E{ $what }\u201D.
   *[no] { $who } bierze nagrod\u0119 Lokiego: \u201E{ $what }\u201D.
}
verb-loki-row = { $thing }
log-drew-many = { $count ->
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}

## Bots

bot-thrall = thrall (\u0142atwy)
bot-karl = karl (\u015Bredni)
bot-jarl = jarl (silny)
bot-einherjar = einherjer (najsilniejszy)

## Preferences

preferences = Ustawienia
theme = \u015Awiat\u0142o
sound = D\u017Awi\u0119k
sound-to-on = W\u0142\u0105cz d\u017Awi\u0119k
sound-to-off = Wy\u0142\u0105cz d\u017Awi\u0119k
volume = G\u0142o\u015Bno\u015B\u0107
speed-off = bez animacji
speed-note = Jak szybko widzisz ruchy innych. Bez animacji wszystko pojawia si\u0119 od razu.
notices = Wo\u0142aj mnie, gdy przyjdzie moja tura
notices-note = Gdy patrzysz gdzie indziej, przegl\u0105darka poka\u017Ce powiadomienie.
notices-refused = Przegl\u0105darka na to nie pozwala. Mo\u017Cna to zmieni\u0107 w jej ustawieniach dla tej strony.
account = Na kilku urz\u0105dzeniach
account-note = Z imieniem i has\u0142em doko\u0144czysz swoje gry na innym urz\u0105dzeniu. Bez e-maila i niczego wi\u0119cej. Pilnuj has\u0142a: nikt ci go nie przypomni.
account-hint = Kontynuuj gry z innego urz\u0105dzenia
account-name = Imi\u0119
account-enter = Zaloguj si\u0119
account-new = Jestem tu pierwszy raz
account-known = Na ka\u017Cdym urz\u0105dzeniu, na kt\xF3rym si\u0119 zalogujesz, grasz jako { $name }.
account-change = Zmie\u0144 has\u0142o
account-leave = Wyloguj si\u0119 na tym urz\u0105dzeniu
account-forget = Usu\u0144 konto\u2026
account-forget-note = Imi\u0119 b\u0119dzie zn\xF3w wolne. Trwaj\u0105ce gry doko\u0144czy bot, zako\u0144czone zostan\u0105 bez twojego imienia, a twoje wypowiedzi znikn\u0105. Tego nie da si\u0119 cofn\u0105\u0107.
account-forget-yes = Usu\u0144 na zawsze
password = Has\u0142o
password-new = Nowe has\u0142o
tables-wait = { $count ->
    [one] Czeka na ciebie { $count } st\xF3\u0142
    [few] Czekaj\u0105 na ciebie { $count } sto\u0142y
   *[other] Czeka na ciebie { $count } sto\u0142\xF3w
}

## Opening a table

play-alone = Zmierz si\u0119 z potworem w pojedynk\u0119
more-choices = Wi\u0119cej ustawie\u0144
new-table = Nowy st\xF3\u0142: { $game }
open-table = Otw\xF3rz st\xF3\u0142
seats = Kto siada do sto\u0142u
seat-who = Miejsce { $number }
seat-me = Ja
seat-here = Kto\u015B przy tym urz\u0105dzeniu
seat-their-name = Imi\u0119 gracza
seat-friend = Znajomy z linkiem
seat-bot = Bot: { $strength }
seat-more = Dodaj miejsce
seat-fewer = Usu\u0144 miejsce
expansions-title = Dodatki i warianty gry
group-ways = Spos\xF3b gry
group-sets = Wi\u0119cej kart
group-gods = Bogowie i potwory
group-easier = Warianty
group-others = Inne
for-players = { $count ->
    [one] dla { $count } gracza
   *[other] dla { $count } graczy
}
for-players-range = dla { $from }\u2013{ $to } graczy
around-the-table = Przy stole
clock = Zegar
clock-none = bez zegara
clock-total-10 = po 10 minut i dodatkowe 5 sekund za ruch
clock-total-30 = po 30 minut i dodatkowe 10 sekund za ruch
clock-move-1 = 1 minuta na ruch
clock-move-day = 1 dzie\u0144 na ruch
clocks = Pozosta\u0142y czas
card-set = Karty
private-table = Do\u0142\u0105czy\u0107 mog\u0105 tylko osoby z linkiem
gallery-talks = Widzowie mog\u0105 rozmawia\u0107 mi\u0119dzy sob\u0105
house-rules = Sporne zasady
house-rules-note = Tam, gdzie wydania si\u0119 r\xF3\u017Cni\u0105 lub milcz\u0105, mo\u017Cesz wybra\u0107. W razie w\u0105tpliwo\u015Bci nic nie zmieniaj.
problem-rule = Zasady na to nie pozwalaj\u0105.
problem-setup = Zasady na to nie pozwalaj\u0105.
finished-games = Zako\u0144czone gry
look-again = obejrzyj
open-record = Otw\xF3rz zapis gry z pliku
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
    [one] { $count } gracz, z lud\u017Ami
   *[other] { $count } graczy, z lud\u017Ami
}
record-shared = { $count ->
    [one] { $count } wsp\xF3lna wygrana
    [few] { $count } wsp\xF3lne wygrane
   *[many] { $count } wsp\xF3lnych wygranych
}
record-longest = Najwi\u0119cej wygranych z rz\u0119du: { $count }.
record-note = Punkty i miejsce to \u015Brednie. Nie licz\u0105 si\u0119 sto\u0142y treningowe, gry kilku os\xF3b na jednym urz\u0105dzeniu ani te, kt\xF3re doko\u0144czy\u0142 za ciebie bot.

## At the table

table-menu = St\xF3\u0142
does-what = { $names }: { $what }
waiting-for-what = Czekamy: { $names } ({ $what })
happened = Co ci\u0119 spotka\u0142o
undo-ask = Popro\u015B o cofni\u0119cie
wish-asks = { $name } prosi o cofni\u0119cie ostatniego ruchu.
wish-waits = { $name } prosi o cofni\u0119cie ruchu. Czekamy na zgod\u0119 pozosta\u0142ych.
wish-agree = Zgadzam si\u0119
wish-refuse = Nie zgadzam si\u0119
standing = Gdy pada to pytanie
standing-ask = pytaj
standing-attacked = pytaj tylko, gdy mnie atakuj\u0105
standing-never = nie pytaj, odmawiam
standing-withdraw = pytaj znowu
odds = Szanse
odds-win = Wygrana w bitwie
hint = Podpowied\u017A
hint-would = Silny gracz wybra\u0142by:
hint-next = Potem:
advice-none = Nie ma tu czego liczy\u0107.
rule-read = Przeczytaj zasad\u0119
rule-unknown = Nie ma tu tekstu tej zasady.
rule-in-english = Nieprzet\u0142umaczone zasady s\u0105 pokazane po angielsku.
reference = Karty i zasady
reference-cards = Karty
reference-rules = Zasady
search = Szukaj
nothing-found = Nic nie znaleziono.
more-found = Jeszcze { $count }. Zaw\u0119\u017A wyszukiwanie.
sort-warriors = Wojownicy
sort-tactics = Taktyki
sort-jarls = Jarlowie
people = Osoby przy stole
is-away = poza sto\u0142em
seat-replaced = gra bot
stand-in = Niech gra bot
stand-in-me = Niech bot gra za mnie
stand-in-back = Ju\u017C jestem
spectator = widz
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widz\xF3w
   *[other] { $count } widz\xF3w
}
practice-note = St\xF3\u0142 treningowy: tu nic si\u0119 nie liczy.
leave = Odejd\u017A od sto\u0142u
luck = Uczciwy los
luck-note = Przed gr\u0105 sala zapiecz\u0119towa\u0142a swoj\u0105 cz\u0119\u015B\u0107 losu; drug\u0105 dok\u0142adasz ty. Po grze wszystko mo\u017Cna sprawdzi\u0107.
luck-check = Sprawd\u017A los
luck-good = Los by\u0142 uczciwy: ca\u0142\u0105 gr\u0119 odtworzono z zapiecz\u0119towanej liczby z tym samym wynikiem.
luck-bad = Co\u015B si\u0119 nie zgadza. Zachowaj zapis tej gry.
record = Zapisz przebieg
talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedzia\u0142.
talk-say = Powiedz co\u015B
talk-send = Wy\u015Blij
gallery = galeria
mute = Wycisz: { $name }
unmute = S\u0142uchaj zn\xF3w wszystkich (wyciszono: { $count })
unheard = nowych: { $count }
hand-over = Przeka\u017C: { $name }
hand-over-words = Teraz odpowiada { $name }. Przeka\u017C urz\u0105dzenie.
cover-title = Kolej na: { $name }
cover-words = St\xF3\u0142 jest zakryty. Reszta nie patrzy.
cover-show = To ja, { $name }: poka\u017C m\xF3j st\xF3\u0142
looking-back = Ogl\u0105dasz wcze\u015Bniejsz\u0105 chwil\u0119.
replay = Obejrzyj przebieg
replay-slider = Moment gry
replay-at = { $at } z { $of }
replay-play = Odtwarzaj
step-back = Krok wstecz
step-on = Krok naprz\xF3d
replay-link = Link do tej chwili
replay-leave = Wr\xF3\u0107 do sto\u0142u
fork = Graj od tej chwili
fork-note = St\xF3\u0142 treningowy, kt\xF3ry zaczyna si\u0119 w tej chwili
rematch-begun = Nast\u0119pna gra przy tym stole ju\u017C si\u0119 zacz\u0119\u0142a.
to-rematch = Do nast\u0119pnej gry
score-plot = Punkty w czasie gry
score-plot-aria = Punkty w czasie gry. Na ko\u0144cu: { $scores }
score-of = { $name }: { $score } pkt, wiersz po wierszu

## Valhalla: more of the table

step-skipped = pomini\u0119te
strength-label = si\u0142a
attack-beast = Zaatakuj potwora
beast-level = poziom { $level }
beast-left = { $count ->
    [one] Zosta\u0142a { $count } karta potwora
    [few] Zosta\u0142y { $count } karty potwora
   *[other] Zosta\u0142o { $count } kart potwora
}
beast-goal = Pokonaj wszystkie sze\u015B\u0107 kart, zanim sko\u0144cz\u0105 si\u0119 tarcze lub talia.
beast-goal-together = Razem: pokonajcie sze\u015B\u0107 kart, zanim komu\u015B sko\u0144cz\u0105 si\u0119 tarcze albo sko\u0144czy si\u0119 talia.
beast-next = Nast\u0119pna: si\u0142a { $strength }, chwa\u0142a do { $cap }.
beast-wakes = Atakuje, gdy zakryte s\u0105 wszystkie symbole: { $covered } z { $count }
beast-cap = W Valhalli najwy\u017Cej { $cap } chwa\u0142y
beast-slain = Pokonano potwora: { $name }!
beast-prevails = Potw\xF3r zwyci\u0119\u017Cy\u0142: { $name }.
loki-difference = R\xF3\u017Cnica si\u0142y
fenrir-keeper = { $me ->
    [yes] To ty trzymasz Fenrira.
   *[no] Fenrira trzyma { $name }.
}
tokens = \u017Betony: { $count }
remembers = Zemsta: { $name }
blocked = Zablokowany w tej bitwie
held-back = Nie mo\u017Ce trafi\u0107 do Valhalli
sacrificed-for = Po\u015Bwi\u0119cono kart\u0119
under-a-monster = Trzyma potwora
monster-caught-by = \u0141api\u0105 go dwaj s\u0105siedzi: { $clans }
companion-partnership = tw\xF3j partner
companion-alliance = tw\xF3j sojusznik
fights-along = { $me ->
    [yes] Walczysz i ty
   *[no] Walczy te\u017C { $name }
}
last-battle = Wynik bitwy
draft-reserve = Rezerwa
on-the-road = W drodze do Valhalli
glory-cards = { $count ->
    [one] { $count } karta w Valhalli
    [few] { $count } karty w Valhalli
   *[other] { $count } kart w Valhalli
}
glory-bonus = Chwa\u0142a poza kartami
shield-lines = Tarcze: w\u0142asne { $own }, zdobyte { $taken }, kolory { $colours }

## Blood Rage

blood-map = Mapa
zoom-in = Bli\u017Cej
zoom-out = Dalej
zoom-whole = Ca\u0142a mapa
blood-ages = Trzy epoki
blood-age = Epoka { $number }
blood-phases = Fazy epoki
blood-actions = Twoje akcje
blood-none = brak
blood-no-cards = Nie masz kart na r\u0119ce.
blood-room = wolne wioski: { $empty } z { $all }
blood-army = { $who }: si\u0142a { $strength } ({ $figures })
blood-panel = { $who }, { $clan }. Chwa\u0142a: { $glory }, Sza\u0142: { $rage }. Karty na r\u0119ce: { $hand }. Wola bog\xF3w: { $quests }. Ulepszenia: { $slots }. Otw\xF3rz plansz\u0119 klanu.
blood-stat = { $stat } { $value }, poziom { $step } z 6. Na koniec gry warte { $bonus } Chwa\u0142y.
blood-stock = { $name }. Koszt najazdu: { $price } Sza\u0142u.
blood-known = Znane karty z tej r\u0119ki
blood-use-march = { $name }, { $place }: zabierz w marsz
blood-use-call = { $name }, { $place }: id\u017A do bitwy
blood-use-offer = { $name }, { $place }: po\u015Bwi\u0119\u0107
blood-use-kind = { $name }, { $place }: { $prompt ->
    [spare] zachowaj t\u0119 figurk\u0119
    [save] ocal za 1 Sza\u0142u
   *[other] wybierz
}
blood-type-battle = Bitwa
blood-type-quest = Wola bog\xF3w
blood-act-invade = Najazd
blood-act-march = Marsz
blood-act-pillage = Pl\u0105drowanie
blood-act-upgrade = Ulepszenie
blood-act-quest = Wola bog\xF3w
blood-act-sacrifice = Po\u015Bwi\u0119cenie
blood-act-pass = Pas
blood-plan-invade = Kt\xF3ra figurka naje\u017Cd\u017Ca z rezerwy?
blood-plan-march = Z kt\xF3rej prowincji? Kliknij j\u0105 albo zaznacz same figurki.
blood-plan-pillage = Kt\xF3r\u0105 prowincj\u0119? Inni mog\u0105 przyby\u0107 i o ni\u0105 walczy\u0107.
blood-plan-upgrade = Kt\xF3ra karta trafia na plansz\u0119 klanu?
blood-plan-quest = Kt\xF3r\u0105 kart\u0119 woli bog\xF3w k\u0142adziesz zakryt\u0105? Rozliczy si\u0119 j\u0105 pod koniec epoki.
blood-hint-draft = Reszt\u0119 dostaje gracz po twojej lewej.
blood-hint-march = Kliknij prowincj\u0119, do kt\xF3rej id\u0105.
blood-hint-land = Kliknij \u015Bwiec\u0105ce miejsce na mapie.
blood-hint-call = Kliknij \u015Bwiec\u0105c\u0105 figurk\u0119: przyjdzie za darmo. Przegrani trafiaj\u0105 do Walhalli.
blood-hint-lay = Si\u0142\u0119 dodaj\u0105 tylko karty bitwy. Zwyci\u0119zca traci kart\u0119, przegrani odzyskuj\u0105 swoje.
blood-hint-keep = Reszta kart z r\u0119ki przepada.
blood-hint-raise = Na poziomie 4 i 5 cecha daje na koniec 10 Chwa\u0142y, na poziomie 6 \u2013 20.
blood-slot-free = Na wolne miejsce
blood-slot-taken = Zamiast karty: { $card }
blood-who-marches = Zaznacz, kto rusza w marsz. Wszyscy id\u0105 do jednej prowincji.
blood-march-these = { $count ->
    [one] Marsz: { $count } figurka
    [few] Marsz: { $count } figurki
   *[other] Marsz: { $count } figurek
}
blood-pick = { $count ->
    [one] Wybierz { $count } kart\u0119
    [few] Wybierz { $count } karty
   *[other] Wybierz { $count } kart
}
blood-draft = Dary bog\xF3w, epoka { $age }
blood-taken = { $count ->
    [0] Nie masz jeszcze \u017Cadnej karty
    [one] Masz { $count } kart\u0119
    [few] Masz { $count } karty
   *[other] Masz { $count } kart
}
blood-passed-on = Reszt\u0119 dostaje { $name }
blood-pillages = { $me ->
    [yes] Pl\u0105drujesz: { $place }
   *[no] { $name } pl\u0105druje: { $place }
}
blood-pillaged = { $me ->
    [yes] Pl\u0105drujesz { $place } i zdobywasz: { $reward }
   *[no] { $name } pl\u0105druje { $place } i zdobywa: { $reward }
}
blood-battle = Bitwa: { $place }
blood-wins = { $me ->
    [yes] Wygrywasz bitw\u0119: { $place }
   *[no] { $name } wygrywa bitw\u0119: { $place }
}
blood-to-map = Poka\u017C map\u0119
blood-to-battle = Wr\xF3\u0107 do bitwy
blood-pillager = pl\u0105druje
blood-defender = walczy
blood-age-ended = Koniec epoki { $number }
blood-no-quests = Nikt nie wy\u0142o\u017Cy\u0142 woli bog\xF3w.
blood-failed = niespe\u0142niona
blood-nobody-fell = Nikogo tam nie by\u0142o. Nikt nie ginie, nikt nie zyskuje Chwa\u0142y.
blood-returned = Powr\xF3t z Walhalli
blood-figures = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
   *[other] { $count } figurek
}
blood-go-on = Dalej
blood-from-battle = Wygrane bitwy
blood-from-pillage = Pl\u0105drowanie
blood-from-quest = Wola bog\xF3w
blood-from-ragnarok = Polegli w Ragnar\xF6ku
blood-from-card = Karty
blood-from-stat = Cechy na koniec gry
blood-from-lost = Skradzione
blood-cards-paid = Kt\xF3re karty przynios\u0142y Chwa\u0142\u0119
blood-plot = Jak ros\u0142a Chwa\u0142a klan\xF3w
blood-why-BR-ACTION-04 = Masz za ma\u0142o Sza\u0142u.
blood-why-BR-ACTION-06 = Bez Sza\u0142u nie mo\u017Cesz ju\u017C dzia\u0142a\u0107.
blood-why-BR-BATTLE-02 = Ta karta s\u0142u\u017Cy do bitwy: po\u0142o\u017Cysz j\u0105 zakryt\u0105, gdy b\u0119dziesz walczy\u0107.
blood-why-BR-BATTLE-08 = Teraz mo\u017Cna do\u0142o\u017Cy\u0107 tylko kart\u0119 z bia\u0142ym kr\u0105\u017Ckiem.
blood-why-BR-FIG-04 = Do fiord\xF3w wp\u0142ywaj\u0105 okr\u0119ty \u2013 i tylko one.
blood-why-BR-AMB-17 = Oba brzegi tego fiordu s\u0105 zniszczone: jest zamkni\u0119ty.
blood-why-BR-INVADE-02 = Nie ma ju\u017C wolnej wioski, kt\xF3r\u0105 mo\u017Cna by najecha\u0107.
blood-why-BR-INVADE-04 = Yggdrasilu nie mo\u017Cna najecha\u0107; trzeba tam doj\u015B\u0107 marszem.
blood-why-BR-INVADE-06 = He\u0142my nie pozwalaj\u0105 mie\u0107 wi\u0119cej figurek na planszy.
blood-why-BR-INVADE-08 = Najecha\u0107 mo\u017Ce tylko figurka z rezerwy.
blood-why-BR-MAP-06 = Wszystkie wioski s\u0105 tu zaj\u0119te.
blood-why-BR-MAP-13 = Ta prowincja jest zniszczona.
blood-why-BR-MARCH-02 = Nie masz tam figurki, kt\xF3ra mog\u0142aby ruszy\u0107 w marsz.
blood-why-BR-MARCH-04 = Nie ma wolnej wioski, do kt\xF3rej mo\u017Cna by pomaszerowa\u0107.
blood-why-BR-PILLAGE-02 = Potrzebna jest twoja figurka w tej prowincji albo okr\u0119t w jej fiordzie.
blood-why-BR-PILLAGE-13 = Przyby\u0107 mog\u0105 tylko figurki z s\u0105siednich prowincji.
blood-why-BR-PILLAGE-15 = Wszystkie wioski s\u0105 tam zaj\u0119te: nikt wi\u0119cej nie przyb\u0119dzie.
blood-why-BR-PILLAGE-35 = Ta prowincja zosta\u0142a ju\u017C spl\u0105drowana w tej epoce.
blood-why-BR-QUEST-01 = Nie masz na r\u0119ce karty woli bog\xF3w.
blood-why-BR-UPGRADE-02 = Nie masz na r\u0119ce ulepszenia.
why-VAL-TACTIC-03 = Taktyki zagrywa si\u0119 w bitwie i tylko jej uczestnicy.
why-VAL-TACTIC-01 = Symbol na tej karcie wymaga innej chwili.
why-VAL-BATTLE-07 = To zagrywa si\u0119 we w\u0142asnej fazie, po rzucie.
why-VAL-TACTIC-07 = Tylko p\xF3ki twoja dru\u017Cyna jest mniejsza ni\u017C dru\u017Cyna przeciwnika.
why-VAL-AMB-065 = Nie masz wolnej ko\u015Bci, kt\xF3r\u0105 mo\u017Cna za to zap\u0142aci\u0107.
why-VAL-AMB-043 = Wszystkie szare ko\u015Bci s\u0105 zaj\u0119te.
why-VAL-DICE-14 = Nie masz do tego wolnych ko\u015Bci.
why-VAL-AMB-039 = Potrzeba dw\xF3ch wolnych ko\u015Bci: jedn\u0105 oddajesz, drug\u0105 rzucasz.
why-VAL-TACTIC-12 = Nie masz pud\u0142a, kt\xF3re mo\u017Cna obr\xF3ci\u0107.
why-VAL-TACTIC-13 = Tylko w twoim ataku.
why-VAL-TURN-12 = Wojownicy do\u0142\u0105czaj\u0105 do dru\u017Cyny akcj\u0105 w twojej turze.
why-VAL-TURN-17 = Dw\xF3ch naraz: razem najwy\u017Cej 3 symbole broni.
why-VAL-TURN-07 = Twoja dru\u017Cyna jest pusta: musisz doda\u0107 wojownika.
why-VAL-THOR-03 = Karty Thora s\u0142u\u017C\u0105 w cudzych bitwach.
why-VAL-THOR-05 = \u017Baden z nich nie spe\u0142nia warunku karty.
why-VAL-TYR-05 = Karty Tyra wsuwa si\u0119 pod wojownika, kt\xF3ry w\u0142a\u015Bnie do\u0142\u0105cza.
why-VAL-TYR-06 = Karty Tyra wsuwa si\u0119 pod wojownika, kt\xF3ry w\u0142a\u015Bnie do\u0142\u0105cza.
figure-all = Figurki
figure-with-quest = Figurki i wola bog\xF3w

## The guided first game

first-game = Pierwsza gra z przewodnikiem
guide = Przewodnik
guide-leave = Dzi\u0119kuj\u0119, dalej bez przewodnika

## More reasons

refused-reserved = To miejsce czeka na kogo\u015B innego.
refused-answered-for = Na to ju\u017C za ciebie odpowiedziano.
problem-too-fast = Za szybko jak na t\u0119 sal\u0119. Spr\xF3buj za chwil\u0119.
problem-too-many-pages = Masz otwartych za du\u017Co stron tej sali. Zamknij kilka, a ta otworzy si\u0119 sama.
problem-password-short = Has\u0142o musi mie\u0107 co najmniej osiem znak\xF3w.
problem-name-needed = Potrzebne jest imi\u0119, byle nie za d\u0142ugie.
problem-name-taken = To imi\u0119 jest ju\u017C zaj\u0119te.
problem-wrong-password = Nikt tu nie ma takiego imienia i has\u0142a.
problem-too-many-tries = Za du\u017Co pr\xF3b. Odczekaj minut\u0119.
problem-no-account = Nie masz tu imienia i has\u0142a.
problem-no-such-game = Sala nie zna tej gry.
problem-no-such-bot = Sala nie zna tego bota.
problem-no-such-version = Do tej chwili gra nie dosz\u0142a.
problem-practice-alone = Przy stole treningowym wszystkie miejsca s\u0105 twoje lub bot\xF3w.
problem-not-over = Gra jeszcze trwa.
problem-nothing-promised = Przy tym stole niczego nie obiecywano.
problem-nobody-to-replace = Nie ma kogo zast\u0105pi\u0107.
problem-not-your-seat = To nie twoje miejsce.
problem-other-seats = Liczba miejsc nie pasuje do tej gry.
problem-not-begun = Gra jeszcze si\u0119 nie zacz\u0119\u0142a.
problem-not-saved = Nie uda\u0142o si\u0119 zapisa\u0107. Spr\xF3buj za chwil\u0119.
problem-pledge-used = Ta obietnica losu zosta\u0142a ju\u017C wykorzystana. Otw\xF3rz st\xF3\u0142 jeszcze raz.
problem-too-long = To wi\u0119cej, ni\u017C sala przyjmie naraz.
problem-not-seated = Nie siedzisz przy tym stole.
problem-other-rules = T\u0119 gr\u0119 zacz\u0119to na innych zasadach i nie da si\u0119 jej ju\u017C pokaza\u0107.
problem-gallery-silent = Przy tym stole widzowie milcz\u0105.
problem-talk-full = Przy tym stole wszystko ju\u017C powiedziano.
advice-not-asked = Teraz nie ciebie pytaj\u0105.
check-commitment = Liczba jest t\u0105, kt\xF3r\u0105 zapiecz\u0119towano przed gr\u0105.
check-deal = Rozdanie z niej wynika.
check-answers = Ka\u017Cdy rzut i ka\u017Cda karta z niej wynikaj\u0105.
`;export{o as default};
