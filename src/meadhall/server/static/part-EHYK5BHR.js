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
no-king = tron jest pusty
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
here = tutaj
place-here = Postaw { $name } na polu { $number }
warrior-aria = { $name }, { $clan }. Si\u0142a { $strength }, chwa\u0142a { $glory }. Bro\u0144: { $weapons }. { $text }
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

log-drew-many = { $count ->
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}
`;export{o as default};
