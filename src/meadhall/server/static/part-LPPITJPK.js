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
pattern-ANY2 = libovoln\xE9 dv\u011B
pattern-SAME2 = dv\u011B stejn\xE9
pattern-SAME3 = t\u0159i stejn\xE9
pattern-PAIRS2 = dva p\xE1ry
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
throw-these = Odlo\u017Eit: { $count }
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

## Valhalla: ot\xE1zky

ask-keep-jarl = Kter\xFD jarl t\u011B povede?
ask-pick-warrior = Vyber prvn\xEDho bojovn\xEDka.
ask-pick-warrior-start-slot = Kde bude st\xE1t prvn\xED bojovn\xEDk?
ask-throw-away = Odlo\u017E dv\u011B ze sedmi karet.
ask-phase-a = Co ud\u011Bl\xE1\u0161 v tomto tahu?
ask-adding = Kde bude st\xE1t { $thing }?
ask-adding-add-second = Kdo p\u0159ijde spolu: { $thing } a\u2026
ask-adding-dismiss = Dru\u017Eina je pln\xE1. Kdo uvoln\xED m\xEDsto: { $thing }?
ask-keep = Kterou kartu si nech\xE1\u0161?
ask-keep-drop = Kterou kartu odlo\u017E\xED\u0161 nejd\u0159\xEDv?
ask-attack = Tv\u016Fj \xFAtok: vyzbrojuj bojovn\xEDky, hraj taktiky, nebo p\u0159ehazuj.
ask-defence = Tv\xE1 obrana: vyzbrojuj bojovn\xEDky, hraj taktiky, nebo p\u0159ehazuj.
ask-ragnarok = Ragnar\xF6k: vyzbroj, koho m\u016F\u017Ee\u0161; p\u016Fjdou do Valhally.
ask-before-battle = P\u0159ed bitvou: pou\u017Eije\u0161 n\u011Bco?
ask-before-ragnarok = P\u0159ed Ragnar\xF6kem: pou\u017Eije\u0161 n\u011Bco?
ask-after-battle = Po bitv\u011B: pou\u017Eije\u0161 n\u011Bco?
ask-pool = P\u0159ed hodem: pou\u017Eije\u0161 n\u011Bco?
ask-reroll = Kter\xE9 kostky p\u0159ehod\xED\u0161?
ask-give-up-die = Kterou kostku d\xE1\u0161?
ask-keep-die = Kterou z nov\xFDch kostek si nech\xE1\u0161?
ask-turn-x = Na jakou zbra\u0148 oto\u010Dit vedle padlou kostku?
ask-turn-die = Kterou kostku oto\u010D\xED\u0161?
ask-arm-with = Kterou kostkou vyzbrojit: { $thing }?
ask-use-ability = Pou\u017E\xEDt schopnost: { $thing }?
ask-choose-sent = V\xEDt\u011Bzstv\xED! Koho po\u0161le\u0161 do Valhally?
ask-pay-card = Kterou kartou zaplat\xED\u0161?
ask-bring-back = Kter\xE1 karta se vr\xE1t\xED?
ask-take-from-pile = Kterou kartu vezme\u0161 z hrom\xE1dky?
ask-add-one = P\u0159idat bojovn\xEDka?

## Valhalla: odpov\u011Bdi

do-pass = Hotovo
do-attack-pass = Ukon\u010Dit \xFAtok
do-defence-pass = Ukon\u010Dit obranu
do-ragnarok-pass = To je v\u0161e
do-before-battle-pass = Do boje
do-after-battle-pass = D\xE1l
do-choose-sent-pass = Nikoho
do-reroll-pass = Nechat
do-turn-x-pass = Sta\u010D\xED
do-draw = L\xEDznout 2 karty, nechat si 1
do-add-warrior = P\u0159idat: { $thing }
do-add-two = P\u0159idat: { $thing } a je\u0161t\u011B jednoho
do-add-second = P\u0159idat tak\xE9: { $thing }
do-attack = Za\xFAto\u010Dit: { $thing }
do-place = Postavit: { $thing }
do-start-slot = Postavit: { $thing }
do-dismiss = Poslat pry\u010D
do-keep = Nechat si: { $thing }
do-drop = Odlo\u017Eit: { $thing }
do-keep-jarl = Vybrat: { $thing }
do-pick-warrior = Vz\xEDt: { $thing }
do-throw-away = Odlo\u017Eit: { $thing }
do-activate = Vyzbrojit
do-discard-for-reroll = D\xE1t kostku ({ $thing }) a p\u0159ehodit jin\xE9
do-pick-die = P\u0159ehodit: { $thing }
do-roll = Hodit
do-free-reroll = P\u0159ehodit zdarma
do-give-up-die = D\xE1t: { $thing }
do-turn-x = Oto\u010Dit na: { $thing }
do-turn-to = Oto\u010Dit na: { $thing }
do-turn-die = Oto\u010Dit: { $thing }
do-keep-die = Nechat si: { $thing }
do-arm-with = Pou\u017E\xEDt: { $thing }
do-use-ability = Pou\u017E\xEDt
do-decline-ability = Nepou\u017E\xEDt
do-take-back = Sundat kostky
do-use-jarl = Pou\u017E\xEDt jarla: { $thing }
do-pay-card = Zaplatit: { $thing }
do-bring-back = Vz\xEDt zp\u011Bt: { $thing }
do-play-tactic = Zahr\xE1t: { $thing }
do-send-to-valhalla = Poslat do Valhally
ability-0 = prvn\xED schopnost
ability-1 = druh\xE1 schopnost

## Valhalla: co se stalo

log-turn-began = Na tahu: { $who }
log-turn-began-me = Jsi na tahu
log-drew = { $who } si l\xED\u017Ee: { $what }.
log-drew-me = L\xED\u017Ee\u0161 si: { $what }.
log-drew-hidden = { $count ->
    [one] { $who } si l\xED\u017Ee kartu.
    [few] { $who } si l\xED\u017Ee { $count } karty.
   *[other] { $who } si l\xED\u017Ee { $count } karet.
}
log-discarded = { $who } odkl\xE1d\xE1: { $what }.
log-discarded-me = Odkl\xE1d\xE1\u0161: { $what }.
log-showed = { $who } ukazuje: { $what }.
log-dismissed = { $who } pos\xEDl\xE1 pry\u010D: { $what }.
log-dismissed-me = Pos\xEDl\xE1\u0161 pry\u010D: { $what }.
log-added = { $who } p\u0159id\xE1v\xE1: { $what }.
log-added-me = P\u0159id\xE1v\xE1\u0161: { $what }.
log-attacked = { $who } \xFAto\u010D\xED: { $what }!
log-attacked-me = \xDAto\u010D\xED\u0161: { $what }!
log-rolled = { $who } h\xE1z\xED: { $what }.
log-rolled-me = H\xE1z\xED\u0161: { $what }.
log-die-lost = { $who } d\xE1v\xE1 kostku: { $what }.
log-die-lost-me = D\xE1v\xE1\u0161 kostku: { $what }.
log-die-turned = { $who } ot\xE1\u010D\xED kostku: { $what }.
log-activated = { $who } vyzbrojuje: { $what }.
log-activated-me = Vyzbrojuje\u0161: { $what }.
log-taken-back = { $who } sund\xE1v\xE1 kostky: { $what }.
log-frost = Mr\xE1z: { $what } ztr\xE1c\xED kostku.
log-played = { $who } hraje: { $what }.
log-played-me = Hraje\u0161: { $what }.
log-cut-off = { $who } od\u0159\xEDzl jarla: { $what }.
log-strength = { $who }: s\xEDla { $number }.
log-strength-me = Tv\xE1 s\xEDla: { $number }.
log-no-winner = Nikdo nen\xED vyzbrojen: bez v\xEDt\u011Bze.
log-won = { $who } v\xEDt\u011Bz\xED o { $number }.
log-won-me = V\xEDt\u011Bz\xED\u0161 o { $number }.
log-shield-taken = { $who } bere \u0161t\xEDt: { $what }.
log-shield-taken-me = Bere\u0161 \u0161t\xEDt: { $what }.
log-went-to-valhalla = Do Valhally: { $what }.
log-jarl-chosen = { $who } n\xE1sleduje jarla: { $what }.
log-jarl-chosen-me = N\xE1sleduje\u0161 jarla: { $what }.
log-jarl-used = { $who } pou\u017E\xEDv\xE1 jarla.
log-first-player = { $who } za\u010D\xEDn\xE1.
log-first-player-me = Za\u010D\xEDn\xE1\u0161.
log-revealed = Odkryto: { $what }.
log-picked = { $who } si vyb\xEDr\xE1: { $what }.
log-picked-me = Vyb\xEDr\xE1\u0161 si: { $what }.
log-shuffled-back = { $number ->
    [one] { $number } karta zam\xEDch\xE1na zp\u011Bt.
    [few] { $number } karty zam\xEDch\xE1ny zp\u011Bt.
   *[other] { $number } karet zam\xEDch\xE1no zp\u011Bt.
}
log-stolen = { $who } bere { $what1 } z ruky: { $what2 }.
log-stolen-hidden = { $who } bere kartu z ruky soupe\u0159e.
log-brought-back = { $who } bere zp\u011Bt: { $what }.
log-end-armed = Konec se bl\xED\u017E\xED: ka\u017Ed\xFD m\xE1 je\u0161t\u011B jeden tah.
log-final-round = Za\u010D\xEDn\xE1 posledn\xED kolo.
log-ragnarok = Ragnar\xF6k: { $who }.
`;export{t as default};
