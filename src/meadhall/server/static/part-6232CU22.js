var t=`### Slova samotn\xE9 str\xE1nky

## S\xED\u0148

hall-title = Meadhall, do s\xEDn\u011B
hall-welcome = Posa\u010F se. Ohe\u0148 u\u017E ho\u0159\xED.
hall-welcome-more = Dv\u011B vikinsk\xE9 hry v prohl\xED\u017Ee\u010Di: hned proti bot\u016Fm, nebo s p\u0159\xE1teli p\u0159es odkaz. Bez \xFA\u010Dtu, bez instalace.
hall-foot = Neofici\xE1ln\xED d\xEDlo fanou\u0161k\u016F bez grafiky a text\u016F vydavatele. Ikony z game-icons.net, CC BY 3.0.
your-name = Tv\xE9 jm\xE9no u stolu
your-name-hint = jm\xE9no, chce\u0161-li
language = Jazyk
theme-to-light = Do sv\u011Btl\xE9 s\xEDn\u011B
theme-to-dark = Do no\u010Dn\xED s\xEDn\u011B
close = Zav\u0159\xEDt
players = Hr\xE1\u010Di
bots = Boti
expansions = { $count ->
    [0] Roz\u0161\xED\u0159en\xED
   *[other] Roz\u0161\xED\u0159en\xED: vybr\xE1no { $count }
}
play-bots = { $count ->
    [one] Hr\xE1t proti botovi
   *[other] Hr\xE1t proti { $count } bot\u016Fm
}
play-friends = { $count ->
    [one] Pozvat p\u0159\xEDtele
    [few] Pozvat { $count } p\u0159\xE1tele
   *[other] Pozvat { $count } p\u0159\xE1tel
}
my-games = Tv\xE9 hry
open-tables = Otev\u0159en\xE9 stoly
join-in = p\u0159idat se
your-turn = jsi na tahu
go-on = pokra\u010Dovat
waiting-for-people = \u010Dek\xE1 na hr\xE1\u010De
somebody = n\u011Bkdo
game-valhalla = Valhalla
game-valhalla-blurb = Sestav dru\u017Einu, h\xE1zej o zbran\u011B, ber soupe\u0159\u016Fm \u0161t\xEDty a po\u0161li nejlep\u0161\xED do Valhally d\u0159\xEDv, ne\u017E p\u0159ijde Ragnar\xF6k. Karty a kostky, asi p\u016Fl hodiny.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Vyb\xEDrej dary boh\u016F, vpadej, ple\u0148 a um\xEDrej se sl\xE1vou, zat\xEDmco sv\u011Bt ho\u0159\xED. Mapa se teprve vy\u0159ez\xE1v\xE1: zat\xEDm hraje\u0161 odpov\u011B\u010Fmi na ot\xE1zky.
bot-greedy = zku\u0161en\xFD
bot-random = zbrkl\xFD
bot-name = { $name }
seat-name = Hr\xE1\u010D { $number }
you = Ty

## Pot\xED\u017Ee

problem-unknown = N\u011Bco se pokazilo.
problem-away = S\xED\u0148 neodpov\xEDd\xE1. Je je\u0161t\u011B otev\u0159en\xE1?
problem-no-such-table = Takov\xFD st\u016Fl nen\xED.
problem-no-free-seat = V\u0161echna m\xEDsta jsou obsazen\xE1.
problem-invite-needed = Tento st\u016Fl je soukrom\xFD. Po\u017E\xE1dej o odkaz s pozv\xE1nkou.
problem-who-are-you = Prohl\xED\u017Ee\u010D neukl\xE1d\xE1 cookies, a tak ti nem\u016F\u017Eeme dr\u017Eet m\xEDsto.
problem-unreadable = Tomu s\xED\u0148 nerozum\u011Bla.
refused-stale = Na stole je to u\u017E jinak. Pod\xEDvej se znovu.
refused-illegal = To te\u010F nejde.
refused-no-undo = To u\u017E vz\xEDt zp\u011Bt nejde.
refused-not-saved = Nepoda\u0159ilo se to ulo\u017Eit. Zkus to znovu.
refused-not-seated = U tohoto stolu se jen d\xEDv\xE1\u0161.
refused-not-begun = Hra je\u0161t\u011B neza\u010Dala.

## St\u016Fl

fetching-table = Prost\xEDr\xE1me st\u016Fl\u2026
no-such-table = Takov\xFD st\u016Fl nen\xED
to-the-hall = Do s\xEDn\u011B
free-seat = voln\xE9 m\xEDsto
is-here = je tady
sit-down = Posadit se
send-this-link = Po\u0161li tento odkaz. Hra za\u010Dne, a\u017E budou v\u0161ichni sed\u011Bt.
invite-link = Odkaz s pozv\xE1nkou
copy-link = Zkop\xEDrovat odkaz
copied = Zkop\xEDrov\xE1no
line-lost = Spojen\xED se ztratilo. Vrac\xEDme se\u2026
waiting-for = \u010Cek\xE1me: { $names }
question-label = Ot\xE1zka
undo = Vz\xEDt zp\u011Bt
skip = P\u0159esko\u010Dit
back = Zp\u011Bt
log = Co se stalo
speed = Rychlost
game-over = Hra skon\u010Dila.
watching = D\xEDv\xE1\u0161 se.
slot-name = m\xEDsto { $number }

## Valhalla: st\u016Fl

common-table = Spole\u010Dn\xFD st\u016Fl
rivals = Soupe\u0159i
my-side = Tv\xE1 strana
deck = Bal\xED\u010Dek
discard = Odlo\u017Een\xE9 karty
discard-count = Odlo\u017Een\xE9 \xB7 { $count }
discard-browse = Prohl\xE9dnout odlo\u017Een\xE9 karty, celkem { $count }. Naho\u0159e: { $name }
squad = Dru\u017Eina
hand = { $count ->
    [one] Ruka: { $count } karta
    [few] Ruka: { $count } karty
   *[other] Ruka: { $count } karet
}
hand-label = Ruka
valhalla-count = { $count ->
    [one] { $count } bojovn\xEDk ve Valhalle
    [few] { $count } bojovn\xEDci ve Valhalle
   *[other] { $count } bojovn\xEDk\u016F ve Valhalle
}
valhalla-label = Valhalla
no-king = tr\u016Fn je pr\xE1zdn\xFD
dice-label = Kostky
glory-label = Sl\xE1va
shields-aria = Vlastn\xED \u0161t\xEDty: { $own }, uko\u0159ist\u011Bn\xE9: { $taken }
attack = Za\xFAto\u010Dit
attack-who = Za\xFAto\u010Dit: { $name }
your-turn-long = Jsi na tahu
turn-of = Na tahu: { $name }
final-turns = { $count ->
    [0] Posledn\xED tah p\u0159ed Ragnar\xF6kem
    [one] { $count } tah do Ragnar\xF6ku
    [few] { $count } tahy do Ragnar\xF6ku
   *[other] { $count } tah\u016F do Ragnar\xF6ku
}
here = sem
place-here = Postavit { $name } na m\xEDsto { $number }
warrior-aria = { $name }, { $clan }. S\xEDla { $strength }, sl\xE1va { $glory }. Zbran\u011B: { $weapons }. { $text }
timeline = Pr\u016Fb\u011Bh bitvy
step-before = P\u0159ed bitvou
step-attack = \xDAtok
step-defence = Obrana
step-compare = V\xFDsledek
step-ragnarok = Ragnar\xF6k
role-attacker = { $name } \xFAto\u010D\xED
role-defender = { $name } se br\xE1n\xED
strength-aria = S\xEDla { $number }
not-rolled = je\u0161t\u011B nehozeno
tick-die = { $name }: p\u0159ehodit
roll-these = { $count ->
    [0] Hodit
    [one] Hodit { $count } kostkou
   *[other] Hodit { $count } kostkami
}
send-these = Poslat do Valhally: { $count }
term-ability = schopnost:
term-jarls = tv\u016Fj jarl
supply = { $count ->
    [one] { $count } \u0161ed\xE1 kostka v z\xE1sob\u011B
    [few] { $count } \u0161ed\xE9 kostky v z\xE1sob\u011B
   *[other] { $count } \u0161ed\xFDch kostek v z\xE1sob\u011B
}
player = Hr\xE1\u010D
shields-own = Vlastn\xED \u0161t\xEDty
shields-taken = Uko\u0159ist\u011Bn\xE9
score = Body
shield-points = Za \u0161t\xEDty
play-again = Je\u0161t\u011B jednou
you-won = V\xEDt\u011Bzstv\xED! Skaldov\xE9 o tob\u011B budou zp\xEDvat.
you-lost = Por\xE1\u017Eka. Medovinu plat\xED\u0161 ty.
won-by = V\xEDt\u011Bz\xED { $name }.

log-drew-many = { $count ->
    [few] { $who } si l\xED\u017Ee { $count } karty.
   *[other] { $who } si l\xED\u017Ee { $count } karet.
}
`;export{t as default};
