var e=`### S\u0142owa samej strony

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
your-turn = twoja tura
go-on = graj dalej
waiting-for-people = czeka na graczy
somebody = kto\u015B
game-valhalla = Valhalla
game-valhalla-blurb = Zbierz dru\u017Cyn\u0119, rzucaj po bro\u0144, \u0142up tarcze rywali i wy\u015Blij najlepszych do Valhalli przed Ragnar\xF6kiem. Karty i ko\u015Bci, oko\u0142o p\xF3\u0142 godziny.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Wybieraj dary bog\xF3w, naje\u017Cd\u017Caj, \u0142up i gi\u0144 w chwale, gdy \u015Bwiat p\u0142onie. Mapa dopiero powstaje: na razie grasz, odpowiadaj\u0105c na pytania.
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
slot-name = pole { $number }

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
here = tutaj
place-here = Postaw { $name } na polu { $number }
warrior-aria = { $name }, { $clan }. Si\u0142a { $strength }, chwa\u0142a { $glory }. Bro\u0144: { $weapons }. { $text }
pattern-ANY2 = dowolne dwie
pattern-SAME2 = dwie jednakowe
pattern-SAME3 = trzy jednakowe
pattern-PAIRS2 = dwie pary
timeline = Przebieg bitwy
step-before = Przed bitw\u0105
step-attack = Atak
step-defence = Obrona
step-compare = Wynik
step-ragnarok = Ragnar\xF6k
role-attacker = { $name } atakuje
role-defender = { $name } broni si\u0119
strength-aria = Si\u0142a { $number }
not-rolled = jeszcze bez rzutu
tick-die = { $name }: przerzu\u0107
roll-these = { $count ->
    [0] Rzu\u0107
    [one] Rzu\u0107 { $count } ko\u015Bci\u0105
   *[other] Rzu\u0107 { $count } ko\u015B\u0107mi
}
send-these = Wy\u015Blij do Valhalli: { $count }
throw-these = Odrzu\u0107: { $count }
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

## Valhalla: pytania

ask-keep-jarl = Kt\xF3ry jarl ci\u0119 poprowadzi?
ask-pick-warrior = Wybierz pierwszego wojownika.
ask-pick-warrior-start-slot = Gdzie stanie pierwszy wojownik?
ask-throw-away = Odrzu\u0107 dwie z siedmiu kart.
ask-phase-a = Co robisz w tej turze?
ask-adding = Gdzie stanie { $thing }?
ask-adding-add-second = Kto przyjdzie razem: { $thing } i\u2026
ask-adding-dismiss = Dru\u017Cyna pe\u0142na. Kto zwolni miejsce: { $thing }?
ask-keep = Kt\xF3r\u0105 kart\u0119 zatrzymasz?
ask-keep-drop = Kt\xF3r\u0105 kart\u0119 odrzucasz najpierw?
ask-attack = Tw\xF3j atak: uzbrajaj wojownik\xF3w, graj taktyki albo przerzucaj.
ask-defence = Twoja obrona: uzbrajaj wojownik\xF3w, graj taktyki albo przerzucaj.
ask-ragnarok = Ragnar\xF6k: uzbr\xF3j, kogo mo\u017Cesz; p\xF3jd\u0105 do Valhalli.
ask-before-battle = Przed bitw\u0105: u\u017Cyjesz czego\u015B?
ask-before-ragnarok = Przed Ragnar\xF6kiem: u\u017Cyjesz czego\u015B?
ask-after-battle = Po bitwie: u\u017Cyjesz czego\u015B?
ask-pool = Przed rzutem: u\u017Cyjesz czego\u015B?
ask-reroll = Kt\xF3re ko\u015Bci przerzucasz?
ask-give-up-die = Kt\xF3r\u0105 ko\u015B\u0107 oddajesz?
ask-keep-die = Kt\xF3r\u0105 z nowych ko\u015Bci zatrzymasz?
ask-turn-x = Na jak\u0105 bro\u0144 obr\xF3ci\u0107 pud\u0142o?
ask-turn-die = Kt\xF3r\u0105 ko\u015B\u0107 obracasz?
ask-arm-with = Kt\xF3r\u0105 ko\u015Bci\u0105 uzbroi\u0107: { $thing }?
ask-use-ability = U\u017Cy\u0107 zdolno\u015Bci: { $thing }?
ask-choose-sent = Zwyci\u0119stwo! Kogo wysy\u0142asz do Valhalli?
ask-pay-card = Kt\xF3r\u0105 kart\u0105 p\u0142acisz?
ask-bring-back = Kt\xF3ra karta wraca?
ask-take-from-pile = Kt\xF3r\u0105 kart\u0119 bierzesz ze stosu?
ask-add-one = Doda\u0107 wojownika?

## Valhalla: odpowiedzi

do-pass = Gotowe
do-attack-pass = Zako\u0144cz atak
do-defence-pass = Zako\u0144cz obron\u0119
do-ragnarok-pass = To wszystko
do-before-battle-pass = Do boju
do-after-battle-pass = Dalej
do-choose-sent-pass = Nikogo
do-reroll-pass = Zostaw
do-turn-x-pass = Wystarczy
do-draw = Dobierz 2 karty, zatrzymaj 1
do-add-warrior = Dodaj: { $thing }
do-add-two = Dodaj: { $thing } i jeszcze jednego
do-add-second = Dodaj te\u017C: { $thing }
do-attack = Atakuj: { $thing }
do-place = Postaw: { $thing }
do-start-slot = Postaw: { $thing }
do-dismiss = Ode\u015Blij
do-keep = Zatrzymaj: { $thing }
do-drop = Odrzu\u0107: { $thing }
do-keep-jarl = Wybierz: { $thing }
do-pick-warrior = We\u017A: { $thing }
do-throw-away = Odrzu\u0107: { $thing }
do-activate = Uzbr\xF3j
do-discard-for-reroll = Oddaj ko\u015B\u0107 ({ $thing }) i przerzu\u0107 inne
do-pick-die = Przerzu\u0107: { $thing }
do-roll = Rzu\u0107
do-free-reroll = Przerzu\u0107 za darmo
do-give-up-die = Oddaj: { $thing }
do-turn-x = Obr\xF3\u0107 na: { $thing }
do-turn-to = Obr\xF3\u0107 na: { $thing }
do-turn-die = Obr\xF3\u0107: { $thing }
do-keep-die = Zatrzymaj: { $thing }
do-arm-with = U\u017Cyj: { $thing }
do-use-ability = U\u017Cyj
do-decline-ability = Nie u\u017Cywaj
do-take-back = Zdejmij ko\u015Bci
do-use-jarl = U\u017Cyj jarla: { $thing }
do-pay-card = Zap\u0142a\u0107: { $thing }
do-bring-back = We\u017A z powrotem: { $thing }
do-play-tactic = Zagraj: { $thing }
do-send-to-valhalla = Wy\u015Blij do Valhalli
ability-0 = pierwsza zdolno\u015B\u0107
ability-1 = druga zdolno\u015B\u0107

## Valhalla: co si\u0119 sta\u0142o

log-turn-began = Tura: { $who }
log-turn-began-me = Twoja tura
log-drew = { $who } dobiera: { $what }.
log-drew-me = Dobierasz: { $what }.
log-drew-hidden = { $count ->
    [one] { $who } dobiera kart\u0119.
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}
log-discarded = { $who } odrzuca: { $what }.
log-discarded-me = Odrzucasz: { $what }.
log-showed = { $who } pokazuje: { $what }.
log-dismissed = { $who } odsy\u0142a: { $what }.
log-dismissed-me = Odsy\u0142asz: { $what }.
log-added = { $who } dodaje: { $what }.
log-added-me = Dodajesz: { $what }.
log-attacked = { $who } atakuje: { $what }!
log-attacked-me = Atakujesz: { $what }!
log-rolled = { $who } rzuca: { $what }.
log-rolled-me = Rzucasz: { $what }.
log-die-lost = { $who } oddaje ko\u015B\u0107: { $what }.
log-die-lost-me = Oddajesz ko\u015B\u0107: { $what }.
log-die-turned = { $who } obraca ko\u015B\u0107: { $what }.
log-activated = { $who } uzbraja: { $what }.
log-activated-me = Uzbrajasz: { $what }.
log-taken-back = { $who } zdejmuje ko\u015Bci: { $what }.
log-frost = Mr\xF3z: { $what } traci ko\u015B\u0107.
log-played = { $who } zagrywa: { $what }.
log-played-me = Zagrywasz: { $what }.
log-cut-off = { $who } odcina jarla: { $what }.
log-strength = { $who }: si\u0142a { $number }.
log-strength-me = Twoja si\u0142a: { $number }.
log-no-winner = Nikt nie jest uzbrojony: nie ma zwyci\u0119zcy.
log-won = { $who } wygrywa o { $number }.
log-won-me = Wygrywasz o { $number }.
log-shield-taken = { $who } zdobywa tarcz\u0119: { $what }.
log-shield-taken-me = Zdobywasz tarcz\u0119: { $what }.
log-went-to-valhalla = Do Valhalli: { $what }.
log-jarl-chosen = { $who } idzie za jarlem: { $what }.
log-jarl-chosen-me = Idziesz za jarlem: { $what }.
log-jarl-used = { $who } u\u017Cywa jarla.
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
log-stolen = { $who } zabiera { $what1 } z r\u0119ki: { $what2 }.
log-stolen-hidden = { $who } zabiera kart\u0119 z r\u0119ki rywala.
log-brought-back = { $who } bierze z powrotem: { $what }.
log-end-armed = Koniec blisko: ka\u017Cdy ma jeszcze jedn\u0105 tur\u0119.
log-final-round = Zaczyna si\u0119 ostatnia runda.
log-ragnarok = Ragnar\xF6k: { $who }.
`;export{e as default};
