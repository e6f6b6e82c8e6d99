var a=`### Slova samotn\xE9 str\xE1nky

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
running-tables = Pr\xE1v\u011B se hraje
look-on = d\xEDvat se
your-turn = jsi na tahu
go-on = pokra\u010Dovat
waiting-for-people = \u010Dek\xE1 na hr\xE1\u010De
somebody = n\u011Bkdo
game-valhalla = Valhalla
game-valhalla-blurb = Sestav dru\u017Einu, h\xE1zej o zbran\u011B, ber soupe\u0159\u016Fm \u0161t\xEDty a po\u0161li nejlep\u0161\xED do Valhally d\u0159\xEDv, ne\u017E p\u0159ijde Ragnar\xF6k. Karty a kostky, asi p\u016Fl hodiny.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Vyb\xEDrej dary boh\u016F, vpadej, ple\u0148 a um\xEDrej se sl\xE1vou, zat\xEDmco sv\u011Bt ho\u0159\xED.
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
watching-late = { $count ->
    [0] D\xEDv\xE1\u0161 se.
    [one] D\xEDv\xE1\u0161 se o { $count } krok pozd\u011Bji, aby nikdo nemohl hr\xE1\u010D\u016Fm napov\xEDdat.
    [few] D\xEDv\xE1\u0161 se o { $count } kroky pozd\u011Bji, aby nikdo nemohl hr\xE1\u010D\u016Fm napov\xEDdat.
   *[other] D\xEDv\xE1\u0161 se o { $count } krok\u016F pozd\u011Bji, aby nikdo nemohl hr\xE1\u010D\u016Fm napov\xEDdat.
}
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
no-king = Tr\u016Fn je pr\xE1zdn\xFD
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
prompt-phase-a-add-warrior = { $verbs ->
    [add-warrior] Jsi na tahu: p\u0159idej bojovn\xEDka.
    [add-warrior-add-two] Jsi na tahu: p\u0159idej jednoho bojovn\xEDka, nebo dva.
   *[other] Jsi na tahu: p\u0159idej bojovn\xEDka, za\xFAto\u010D, nebo si l\xEDzni karty.
}
prompt-phase-a-attack = Jsi na tahu: za\xFAto\u010D, nebo si l\xEDzni karty.
here = sem
place-here = Na m\xEDsto { $number }: { $name }
warrior-aria = { $name }, { $clan }. S\xEDla { $strength }, sl\xE1va { $glory }. Zbran\u011B: { $weapons }. { $text }
timeline = Pr\u016Fb\u011Bh bitvy
step-before = P\u0159ed bitvou
step-attack = \xDAtok
step-defence = Obrana
step-compare = V\xFDsledek
step-ragnarok = Ragnar\xF6k
role-attacker = { $me ->
    [yes] \xDAto\u010D\xED\u0161
   *[no] { $name } \xFAto\u010D\xED
}
role-defender = { $me ->
    [yes] Br\xE1n\xED\u0161 se
   *[no] { $name } se br\xE1n\xED
}
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

end-together = spolu: { $name }
end-pairs = Body t\u011Bch, kdo hraj\xED spolu, se s\u010D\xEDtaj\xED.
end-tie = P\u0159i rovnosti bod\u016F rozhoduj\xED uko\u0159ist\u011Bn\xE9 \u0161t\xEDty, pak vlastn\xED.
end-shared = \xDApln\xE1 rem\xEDza: v\xEDt\u011Bzstv\xED je spole\u010Dn\xE9.
end-theirs = P\u0159\xEDnos: { $name }
log-returned = { $me ->
    [yes] Z Valhally se ti vrac\xED: { $what }.
   *[no] Z Valhally se hr\xE1\u010Di { $who } vrac\xED: { $what }.
}
log-loki-row = { $me ->
    [yes] Bere\u0161 si Lokiho bonus: \u201E{ $what }.\u201C
   *[no] { $who } si bere Lokiho bonus: \u201E{ $what }.\u201C
}
verb-loki-row = { $thing }
log-drew-many = { $count ->
    [few] { $who } si l\xED\u017Ee { $count } karty.
   *[other] { $who } si l\xED\u017Ee { $count } karet.
}

## Bots

bot-thrall = thrall (lehk\xFD)
bot-karl = karl (st\u0159edn\xED)
bot-jarl = jarl (siln\xFD)
bot-einherjar = einherjar (nejsiln\u011Bj\u0161\xED)

## Preferences

preferences = Nastaven\xED
theme = Sv\u011Btlo
sound = Zvuk
sound-to-on = Zapnout zvuk
sound-to-off = Vypnout zvuk
volume = Hlasitost
speed-off = bez animac\xED
speed-note = Jak rychle vid\xED\u0161, co d\u011Blaj\xED ostatn\xED. Bez animac\xED se v\u0161e uk\xE1\u017Ee najednou.
notices = Zavolat m\u011B, kdy\u017E jsem na tahu
notices-note = Kdy\u017E se d\xEDv\xE1\u0161 jinam, prohl\xED\u017Ee\u010D ti d\xE1 v\u011Bd\u011Bt.
notices-refused = Prohl\xED\u017Ee\u010D to nedovoluje. Zm\u011Bnit to jde v jeho nastaven\xED pro tuto str\xE1nku.
account = Na v\xEDce za\u0159\xEDzen\xEDch
account-note = Se jm\xE9nem a heslem dohraje\u0161 sv\xE9 hry i na jin\xE9m za\u0159\xEDzen\xED. \u017D\xE1dn\xFD e-mail, nic dal\u0161\xEDho. Heslo si dob\u0159e pamatuj: nikdo ti ho nep\u0159ipomene.
account-hint = Pokra\u010Dovat ve hr\xE1ch z jin\xE9ho za\u0159\xEDzen\xED
account-name = Jm\xE9no
account-enter = P\u0159ihl\xE1sit se
account-new = Jsem tu poprv\xE9
account-known = Na ka\u017Ed\xE9m za\u0159\xEDzen\xED, kde se p\u0159ihl\xE1s\xED\u0161, hraje\u0161 jako { $name }.
account-change = Zm\u011Bnit heslo
account-leave = Odhl\xE1sit se na tomto za\u0159\xEDzen\xED
account-forget = Smazat \xFA\u010Det\u2026
account-forget-note = Jm\xE9no bude zase voln\xE9. Rozehran\xE9 hry dohraje bot, dohran\xE9 z\u016Fstanou bez tv\xE9ho jm\xE9na a tv\xE9 zpr\xE1vy zmiz\xED. Nejde to vz\xEDt zp\u011Bt.
account-forget-yes = Smazat nav\u017Edy
password = Heslo
password-new = Nov\xE9 heslo
tables-wait = { $count ->
    [one] \u010Cek\xE1 na tebe { $count } st\u016Fl
    [few] \u010Cekaj\xED na tebe { $count } stoly
   *[other] \u010Cek\xE1 na tebe { $count } stol\u016F
}

## Opening a table

play-alone = Proti nestv\u016F\u0159e na vlastn\xED p\u011Bst
more-choices = Dal\u0161\xED volby
new-table = Nov\xFD st\u016Fl: { $game }
open-table = Otev\u0159\xEDt st\u016Fl
seats = Kdo sed\xED u stolu
seat-who = M\xEDsto { $number }
seat-me = J\xE1
seat-here = N\u011Bkdo u tohoto za\u0159\xEDzen\xED
seat-their-name = Jm\xE9no hr\xE1\u010De
seat-friend = P\u0159\xEDtel s odkazem
seat-bot = Bot: { $strength }
seat-more = P\u0159idat m\xEDsto
seat-fewer = Ubrat m\xEDsto
expansions-title = Roz\u0161\xED\u0159en\xED a varianty hry
group-ways = Zp\u016Fsob hry
group-sets = V\xEDce karet
group-gods = Bohov\xE9 a nestv\u016Fry
group-easier = Varianty
group-others = Ostatn\xED
for-players = { $count ->
    [one] pro { $count } hr\xE1\u010De
   *[other] pro { $count } hr\xE1\u010D\u016F
}
for-players-range = { $to ->
    [few] pro { $from }\u2013{ $to } hr\xE1\u010De
   *[other] pro { $from }\u2013{ $to } hr\xE1\u010D\u016F
}
around-the-table = U stolu
clock = Hodiny
clock-none = bez hodin
clock-total-10 = 10 minut na hr\xE1\u010De a dal\u0161\xEDch 5 sekund za tah
clock-total-30 = 30 minut na hr\xE1\u010De a dal\u0161\xEDch 10 sekund za tah
clock-move-1 = 1 minuta na tah
clock-move-day = 1 den na tah
clocks = Zb\xFDvaj\xEDc\xED \u010Das
card-set = Karty
private-table = P\u0159isednout sm\xED jen ten, kdo m\xE1 odkaz
gallery-talks = Div\xE1ci si sm\u011Bj\xED mezi sebou pov\xEDdat
house-rules = Sporn\xE1 pravidla
house-rules-note = Kde se vyd\xE1n\xED li\u0161\xED nebo ml\u010D\xED, si m\u016F\u017Ee\u0161 vybrat. V p\u0159\xEDpad\u011B pochybnost\xED nic nem\u011B\u0148.
problem-rule = Pravidla to nedovoluj\xED.
problem-setup = Pravidla to nedovoluj\xED.
finished-games = Dohran\xE9 hry
look-again = prohl\xE9dnout
open-record = Otev\u0159\xEDt ulo\u017Eenou hru ze souboru
my-record = Tvoje v\xFDsledky
record-games = Hry
record-won = V\xFDhry
record-points = Body
record-place = M\xEDsto
record-best = Rekord
record-alone = s\xF3lo
record-bots = { $count ->
    [one] { $count } hr\xE1\u010D, proti bot\u016Fm
    [few] { $count } hr\xE1\u010Di, proti bot\u016Fm
   *[other] { $count } hr\xE1\u010D\u016F, proti bot\u016Fm
}
record-people = { $count ->
    [one] { $count } hr\xE1\u010D, proti lidem
    [few] { $count } hr\xE1\u010Di, proti lidem
   *[other] { $count } hr\xE1\u010D\u016F, proti lidem
}
record-shared = { $count ->
    [one] { $count } spole\u010Dn\xE1 v\xFDhra
    [few] { $count } spole\u010Dn\xE9 v\xFDhry
   *[other] { $count } spole\u010Dn\xFDch v\xFDher
}
record-longest = Nejv\xEDc v\xFDher v \u0159ad\u011B: { $count }.
record-note = Body a m\xEDsto jsou pr\u016Fm\u011Bry. Nepo\u010D\xEDtaj\xED se cvi\u010Dn\xE9 stoly, hry v\xEDce lid\xED na jednom za\u0159\xEDzen\xED ani ty, kter\xE9 za tebe dohr\xE1l bot.

## At the table

table-menu = St\u016Fl
does-what = { $names }: { $what }
waiting-for-what = \u010Cek\xE1me: { $names } ({ $what })
happened = Co se ti stalo
undo-ask = Po\u017E\xE1dat o vr\xE1cen\xED tahu
wish-asks = { $name } \u017E\xE1d\xE1 o vr\xE1cen\xED posledn\xEDho tahu.
wish-waits = { $name } \u017E\xE1d\xE1 o vr\xE1cen\xED tahu. \u010Cek\xE1me na souhlas ostatn\xEDch.
wish-agree = Souhlas\xEDm
wish-refuse = Nesouhlas\xEDm
standing = Kdy\u017E na to dojde
standing-ask = pt\xE1t se
standing-attacked = pt\xE1t se, jen kdy\u017E \xFAto\u010D\xED na m\u011B
standing-never = neptat se, odm\xEDt\xE1m
standing-withdraw = znovu se pt\xE1t
odds = \u0160ance
odds-win = V\xFDhra v bitv\u011B
hint = N\xE1pov\u011Bda
hint-would = Siln\xFD hr\xE1\u010D by zvolil:
hint-next = D\xE1le:
advice-none = Tady nen\xED co po\u010D\xEDtat.
rule-read = P\u0159e\u010D\xEDst pravidlo
rule-unknown = Text tohoto pravidla tu nen\xED.
rule-in-english = Co je\u0161t\u011B nen\xED p\u0159elo\u017Eeno, je zobrazeno anglicky.
reference = Karty a pravidla
reference-cards = Karty
reference-rules = Pravidla
search = Hledat
nothing-found = Nic se nena\u0161lo.
more-found = Je\u0161t\u011B { $count }. Zp\u0159esni hled\xE1n\xED.
sort-warriors = Bojovn\xEDci
sort-tactics = Taktiky
sort-jarls = Jarlov\xE9
people = Lid\xE9 u stolu
is-away = pry\u010D
seat-replaced = hraje bot
stand-in = A\u0165 hraje bot
stand-in-me = A\u0165 za m\u011B hraje bot
stand-in-back = Jsem zp\u011Bt
spectator = div\xE1k
spectators = { $count ->
    [one] { $count } div\xE1k
    [few] { $count } div\xE1ci
   *[other] { $count } div\xE1k\u016F
}
practice-note = Cvi\u010Dn\xFD st\u016Fl: tady se nic nepo\u010D\xEDt\xE1.
leave = Odej\xEDt od stolu
luck = Poctiv\xE1 n\xE1hoda
luck-note = P\u0159ed hrou s\xED\u0148 zape\u010Detila svou \u010D\xE1st n\xE1hody, ty k n\xED p\u0159id\xE1v\xE1\u0161 svou. Po h\u0159e lze v\u0161e ov\u011B\u0159it.
luck-check = Ov\u011B\u0159it n\xE1hodu
luck-good = N\xE1hoda byla poctiv\xE1: cel\xE1 hra se p\u0159ehr\xE1la ze zape\u010Det\u011Bn\xE9ho \u010D\xEDsla se stejn\xFDm v\xFDsledkem.
luck-bad = N\u011Bco nesed\xED. Z\xE1znam t\xE9to hry si uschovej.
record = Ulo\u017Eit z\xE1znam
talk = Hovor
talk-empty = Zat\xEDm nikdo nic ne\u0159ekl.
talk-say = N\u011Bco \u0159\xEDct
talk-send = Odeslat
gallery = galerie
mute = Ztlumit: { $name }
unmute = Sly\u0161et zase v\u0161echny (ztlumeno: { $count })
unheard = nov\xFDch: { $count }
hand-over = P\u0159edat: { $name }
hand-over-words = Te\u010F odpov\xEDd\xE1 { $name }. P\u0159edej za\u0159\xEDzen\xED.
cover-title = Na \u0159ad\u011B je { $name }
cover-words = St\u016Fl je zakryt\xFD. Ostatn\xED se ned\xEDvaj\xED.
cover-show = Jsem { $name }: uk\xE1zat m\u016Fj st\u016Fl
looking-back = D\xEDv\xE1\u0161 se na d\u0159\xEDv\u011Bj\u0161\xED okam\u017Eik.
replay = Prohl\xE9dnout pr\u016Fb\u011Bh
replay-slider = Okam\u017Eik hry
replay-at = { $at } z { $of }
replay-play = P\u0159ehr\xE1t
step-back = Krok zp\u011Bt
step-on = Krok vp\u0159ed
replay-link = Odkaz sem
replay-leave = Zp\u011Bt ke stolu
fork = Hr\xE1t odtud
fork-note = Cvi\u010Dn\xFD st\u016Fl, kter\xFD za\u010D\xEDn\xE1 t\xEDmto okam\u017Eikem
rematch-begun = Dal\u0161\xED hra u tohoto stolu u\u017E za\u010Dala.
to-rematch = K dal\u0161\xED h\u0159e
score-plot = Body v pr\u016Fb\u011Bhu hry
score-plot-aria = Body v pr\u016Fb\u011Bhu hry. Na konci: { $scores }
score-of = { $name }: { $score } b., \u0159\xE1dek po \u0159\xE1dku

## Valhalla: more of the table

step-skipped = p\u0159esko\u010Deno
strength-label = s\xEDla
attack-beast = Za\xFAto\u010Dit na nestv\u016Fru
beast-level = \xFArove\u0148 { $level }
beast-left = { $count ->
    [one] Zb\xFDv\xE1 { $count } karta nestv\u016Fry
    [few] Zb\xFDvaj\xED { $count } karty nestv\u016Fry
   *[other] Zb\xFDv\xE1 { $count } karet nestv\u016Fry
}
beast-goal = Poraz v\u0161ech \u0161est karet, ne\u017E dojdou \u0161t\xEDty nebo bal\xED\u010Dek.
beast-goal-together = Spole\u010Dn\u011B: porazte v\u0161ech \u0161est karet, ne\u017E n\u011Bkomu dojdou \u0161t\xEDty nebo dojde bal\xED\u010Dek.
beast-next = Dal\u0161\xED: s\xEDla { $strength }, sl\xE1va do { $cap }.
beast-wakes = Za\xFAto\u010D\xED, a\u017E budou zakryty v\u0161echny symboly: { $covered } z { $count }
beast-cap = Ve Valhalle nejv\xFD\u0161e { $cap } sl\xE1vy
beast-slain = Nestv\u016Fra padla: { $name }!
beast-prevails = Nestv\u016Fra zv\xEDt\u011Bzila: { $name }.
loki-difference = Rozd\xEDl sil
fenrir-keeper = { $me ->
    [yes] Fenrira dr\u017E\xED\u0161 ty.
   *[no] Fenrira dr\u017E\xED { $name }.
}
tokens = \u017Detony: { $count }
remembers = Pomsta: { $name }
blocked = V t\xE9to bitv\u011B zablokov\xE1n
held-back = Nesm\xED do Valhally
sacrificed-for = Byla ob\u011Btov\xE1na karta
under-a-monster = Dr\u017E\xED nestv\u016Fru
monster-caught-by = Chyt\xED ji dva soused\xE9: { $clans }
companion-partnership = tv\u016Fj partner
companion-alliance = tv\u016Fj spojenec
fights-along = { $me ->
    [yes] Bojuje\u0161 i ty
   *[no] Bojuje i { $name }
}
last-battle = V\xFDsledek bitvy
draft-reserve = Z\xE1soba
on-the-road = Na cest\u011B do Valhally
glory-cards = { $count ->
    [one] { $count } karta ve Valhalle
    [few] { $count } karty ve Valhalle
   *[other] { $count } karet ve Valhalle
}
glory-bonus = Sl\xE1va nav\xEDc ke kart\xE1m
shield-lines = \u0160t\xEDty: vlastn\xED { $own }, uko\u0159ist\u011Bn\xE9 { $taken }, barvy { $colours }

## Blood Rage

blood-map = Mapa
zoom-in = Bl\xED\u017E
zoom-out = D\xE1l
zoom-whole = Cel\xE1 mapa
blood-ages = T\u0159i \xE9ry
blood-age = \xC9ra { $number }
blood-phases = F\xE1ze \xE9ry
blood-actions = Tv\xE9 akce
blood-none = nic
blood-no-cards = V ruce nem\xE1\u0161 \u017E\xE1dn\xE9 karty.
blood-room = voln\xE9 vesnice: { $empty } z { $all }
blood-army = { $who }: s\xEDla { $strength } ({ $figures })
blood-panel = { $who }, { $clan }. Sl\xE1va: { $glory }, zu\u0159ivost: { $rage }. Karty v ruce: { $hand }. V\u016Fle boh\u016F: { $quests }. Vylep\u0161en\xED: { $slots }. Otev\u0159\xEDt desku klanu.
blood-stat = { $stat } { $value }, stupe\u0148 { $step } z 6. Na konci za { $bonus } sl\xE1vy.
blood-stock = { $name }. Vp\xE1d stoj\xED zu\u0159ivosti: { $price }.
blood-known = Vid\u011Bn\xE9 karty z t\xE9to ruky
blood-use-march = { $name }, { $place }: vz\xEDt na pochod
blood-use-call = { $name }, { $place }: j\xEDt do bitvy
blood-use-offer = { $name }, { $place }: ob\u011Btovat
blood-use-kind = { $name }, { $place }: { $prompt ->
    [spare] tuto si nechat
    [save] zachr\xE1nit za 1 zu\u0159ivost
   *[other] vybrat
}
blood-type-battle = Bitva
blood-type-quest = V\u016Fle boh\u016F
blood-act-invade = Vp\xE1d
blood-act-march = Pochod
blood-act-pillage = Plen\u011Bn\xED
blood-act-upgrade = Vylep\u0161en\xED
blood-act-quest = V\u016Fle boh\u016F
blood-act-sacrifice = Ob\u011B\u0165
blood-act-pass = Pas
blood-plan-invade = Kter\xE1 figurka vtrhne ze z\xE1lohy?
blood-plan-march = Ze kter\xE9 provincie? Klikni na ni, nebo ozna\u010D p\u0159\xEDmo figurky.
blood-plan-pillage = Kterou provincii? Ostatn\xED mohou p\u0159ij\xEDt a bojovat o ni.
blood-plan-upgrade = Kter\xE1 karta p\u0159ijde na tvou desku klanu?
blood-plan-quest = Kterou v\u016Fli boh\u016F vylo\u017E\xED\u0161 l\xEDcem dol\u016F? Vyhodnot\xED se na konci \xE9ry.
blood-hint-draft = Zbytek dostane hr\xE1\u010D po tv\xE9 levici.
blood-hint-march = Klikni na provincii, kam p\u016Fjdou.
blood-hint-land = Klikni na z\xE1\u0159\xEDc\xED m\xEDsto na map\u011B.
blood-hint-call = Klikni na z\xE1\u0159\xEDc\xED figurku: p\u0159ijde zdarma. Pora\u017Een\xED odejdou do Valhally.
blood-hint-lay = S\xEDlu p\u0159id\xE1vaj\xED jen bitevn\xED karty. V\xEDt\u011Bz o kartu p\u0159ijde, pora\u017Een\xED si svou vezmou zp\u011Bt.
blood-hint-keep = O v\u0161echno ostatn\xED v ruce p\u0159ijde\u0161.
blood-hint-raise = Na 4. a 5. stupni vynese vlastnost na konci 10 sl\xE1vy, na 6. stupni 20.
blood-slot-free = Na voln\xE9 m\xEDsto
blood-slot-taken = M\xEDsto karty: { $card }
blood-who-marches = Ozna\u010D, kdo p\u016Fjde. V\u0161ichni jdou do jedn\xE9 provincie.
blood-march-these = { $count ->
    [one] Pochod: { $count } figurka
    [few] Pochod: { $count } figurky
   *[other] Pochod: { $count } figurek
}
blood-pick = { $count ->
    [one] Vyber { $count } kartu
    [few] Vyber { $count } karty
   *[other] Vyber { $count } karet
}
blood-draft = Dary boh\u016F, \xE9ra { $age }
blood-taken = { $count ->
    [0] Zat\xEDm nem\xE1\u0161 nic
    [one] M\xE1\u0161 { $count } kartu
    [few] M\xE1\u0161 { $count } karty
   *[other] M\xE1\u0161 { $count } karet
}
blood-passed-on = Zbytek dostane { $name }
blood-pillages = { $me ->
    [yes] Plen\xED\u0161: { $place }
   *[no] { $name } plen\xED: { $place }
}
blood-pillaged = { $me ->
    [yes] Plen\xED\u0161 { $place } a z\xEDsk\xE1v\xE1\u0161: { $reward }
   *[no] { $name } plen\xED { $place } a z\xEDsk\xE1v\xE1: { $reward }
}
blood-battle = Bitva: { $place }
blood-wins = { $me ->
    [yes] V\xEDt\u011Bz\xED\u0161 v bitv\u011B: { $place }
   *[no] { $name } v\xEDt\u011Bz\xED v bitv\u011B: { $place }
}
blood-to-map = Uk\xE1zat mapu
blood-to-battle = Zp\u011Bt k bitv\u011B
blood-pillager = plen\xED
blood-defender = bojuje
blood-age-ended = Konec { $number }. \xE9ry
blood-no-quests = Nikdo nevylo\u017Eil v\u016Fli boh\u016F.
blood-failed = nespln\u011Bno
blood-nobody-fell = Nikdo tam nest\xE1l. Nikdo neum\xEDr\xE1, nikdo nez\xEDsk\xE1 sl\xE1vu.
blood-returned = Zp\u011Bt z Valhally
blood-figures = { $count ->
    [one] { $count } figurka
    [few] { $count } figurky
   *[other] { $count } figurek
}
blood-go-on = Pokra\u010Dovat
blood-from-battle = Vyhran\xE9 bitvy
blood-from-pillage = Plen\u011Bn\xED
blood-from-quest = V\u016Fle boh\u016F
blood-from-ragnarok = Padl\xED v Ragnar\xF6ku
blood-from-card = Karty
blood-from-stat = Vlastnosti na konci
blood-from-lost = Ukradeno
blood-cards-paid = Kter\xE9 karty p\u0159inesly sl\xE1vu
blood-plot = Jak rostla sl\xE1va klan\u016F
blood-why-BR-ACTION-04 = Nem\xE1\u0161 dost zu\u0159ivosti.
blood-why-BR-ACTION-06 = Bez zu\u0159ivosti u\u017E nem\u016F\u017Ee\u0161 nic d\u011Blat.
blood-why-BR-BATTLE-02 = Tato karta je do bitvy: polo\u017E\xED\u0161 ji l\xEDcem dol\u016F, a\u017E bude\u0161 bojovat.
blood-why-BR-BATTLE-08 = Te\u010F lze p\u0159idat jen kartu s b\xEDl\xFDm kruhem.
blood-why-BR-FIG-04 = Do fjord\u016F pluj\xED lod\u011B, a jen lod\u011B.
blood-why-BR-AMB-17 = Oba b\u0159ehy tohoto fjordu jsou zni\u010Den\xE9: je uzav\u0159en.
blood-why-BR-INVADE-02 = U\u017E nen\xED voln\xE1 vesnice, kam vtrhnout.
blood-why-BR-INVADE-04 = Do Yggdrasilu nelze vtrhnout; dostane\u0161 se tam jen pochodem.
blood-why-BR-INVADE-06 = Tv\xE9 Rohy nedovoluj\xED m\xEDt na pl\xE1nu v\xEDc figurek.
blood-why-BR-INVADE-08 = Vtrhnout m\u016F\u017Ee jen figurka ze z\xE1lohy.
blood-why-BR-MAP-06 = V\u0161echny vesnice jsou tu obsazen\xE9.
blood-why-BR-MAP-13 = Tato provincie je zni\u010Den\xE1.
blood-why-BR-MARCH-02 = Nem\xE1\u0161 tam figurku, kter\xE1 by mohla na pochod.
blood-why-BR-MARCH-04 = Nen\xED voln\xE1 vesnice, kam pochodovat.
blood-why-BR-PILLAGE-02 = Pot\u0159ebuje\u0161 tam figurku, nebo lo\u010F v jej\xEDm fjordu.
blood-why-BR-PILLAGE-13 = P\u0159ij\xEDt mohou jen figurky ze sousedn\xEDch provinci\xED.
blood-why-BR-PILLAGE-15 = V\u0161echny vesnice jsou tam obsazen\xE9: nikdo dal\u0161\xED nep\u0159ijde.
blood-why-BR-PILLAGE-35 = Tato provincie u\u017E byla v t\xE9to \xE9\u0159e vyplen\u011Bna.
blood-why-BR-QUEST-01 = V ruce nem\xE1\u0161 \u017E\xE1dnou v\u016Fli boh\u016F.
blood-why-BR-UPGRADE-02 = V ruce nem\xE1\u0161 \u017E\xE1dn\xE9 vylep\u0161en\xED.
why-VAL-TACTIC-03 = Taktiky se hraj\xED v bitv\u011B a jen jej\xED \xFA\u010Dastn\xEDci.
why-VAL-TACTIC-01 = Symbol na t\xE9to kart\u011B \u017E\xE1d\xE1 jinou chv\xEDli.
why-VAL-BATTLE-07 = Tohle se hraje ve vlastn\xED f\xE1zi, po hodu.
why-VAL-TACTIC-07 = Jen dokud je tv\xE1 dru\u017Eina men\u0161\xED ne\u017E soupe\u0159ova.
why-VAL-AMB-065 = Nem\xE1\u0161 volnou kostku, kterou se za to plat\xED.
why-VAL-AMB-043 = V\u0161echny \u0161ed\xE9 kostky jsou rozebran\xE9.
why-VAL-DICE-14 = Nem\xE1\u0161 k tomu voln\xE9 kostky.
why-VAL-AMB-039 = Jsou pot\u0159eba dv\u011B voln\xE9 kostky: jednu odevzd\xE1\u0161, druhou hod\xED\u0161.
why-VAL-TACTIC-12 = Nem\xE1\u0161 nezdar, kter\xFD by \u0161el oto\u010Dit.
why-VAL-TACTIC-13 = Jen ve tv\xE9m \xFAtoku.
why-VAL-TURN-12 = Bojovn\xEDci se k dru\u017Ein\u011B p\u0159id\xE1vaj\xED akc\xED ve tv\xE9m tahu.
why-VAL-TURN-17 = Dva najednou: dohromady nejv\xFD\u0161 3 symboly zbran\xED.
why-VAL-TURN-07 = Tv\xE1 dru\u017Eina je pr\xE1zdn\xE1: mus\xED\u0161 p\u0159idat bojovn\xEDka.
why-VAL-THOR-03 = Thorovy karty jsou do ciz\xEDch bitev.
why-VAL-THOR-05 = Nikdo z nich nespl\u0148uje podm\xEDnku karty.
why-VAL-TYR-05 = T\xFDrovy karty se zasouvaj\xED pod bojovn\xEDka, kter\xFD se pr\xE1v\u011B p\u0159id\xE1v\xE1.
why-VAL-TYR-06 = T\xFDrovy karty se zasouvaj\xED pod bojovn\xEDka, kter\xFD se pr\xE1v\u011B p\u0159id\xE1v\xE1.
figure-all = Figurky
figure-with-quest = Figurky a v\u016Fle boh\u016F

## The guided first game

first-game = Prvn\xED hra s pr\u016Fvodcem
guide = Pr\u016Fvodce
guide-leave = D\xEDky, d\xE1l u\u017E bez pr\u016Fvodce

## More reasons

refused-reserved = Toto m\xEDsto je pro n\u011Bkoho jin\xE9ho.
refused-answered-for = Na to u\u017E za tebe n\u011Bkdo odpov\u011Bd\u011Bl.
problem-too-fast = To bylo na s\xED\u0148 moc rychle. Zkus to za chv\xEDli.
problem-too-many-pages = M\xE1\u0161 otev\u0159en\xFDch p\u0159\xEDli\u0161 mnoho str\xE1nek t\xE9hle s\xEDn\u011B. N\u011Bkter\xE9 zav\u0159i a tahle se otev\u0159e sama.
problem-password-short = Heslo mus\xED m\xEDt aspo\u0148 osm znak\u016F.
problem-name-needed = Je pot\u0159eba jm\xE9no, jen ne moc dlouh\xE9.
problem-name-taken = To jm\xE9no u\u017E n\u011Bkdo m\xE1.
problem-wrong-password = Nikdo tu nem\xE1 takov\xE9 jm\xE9no a heslo.
problem-too-many-tries = To bylo moc pokus\u016F. Po\u010Dkej minutu.
problem-no-account = Nem\xE1\u0161 tu jm\xE9no a heslo.
problem-no-such-game = Tuhle hru s\xED\u0148 nezn\xE1.
problem-no-such-bot = Takov\xE9ho bota s\xED\u0148 nezn\xE1.
problem-no-such-version = K tomuto okam\u017Eiku hra nedo\u0161la.
problem-practice-alone = U cvi\u010Dn\xE9ho stolu jsou v\u0161echna m\xEDsta tv\xE1 nebo bot\u016F.
problem-not-over = Hra je\u0161t\u011B neskon\u010Dila.
problem-nothing-promised = U tohoto stolu se nic neslibovalo.
problem-nobody-to-replace = Nen\xED koho zastoupit.
problem-not-your-seat = To nen\xED tv\xE9 m\xEDsto.
problem-other-seats = Po\u010Det m\xEDst k t\xE9to h\u0159e nesed\xED.
problem-not-begun = Hra je\u0161t\u011B neza\u010Dala.
problem-not-saved = Nepoda\u0159ilo se to ulo\u017Eit. Zkus to za chv\xEDli.
problem-pledge-used = Tento slib n\xE1hody u\u017E byl pou\u017Eit. Otev\u0159i st\u016Fl je\u0161t\u011B jednou.
problem-too-long = To je v\xEDc, ne\u017E s\xED\u0148 najednou unese.
problem-not-seated = U tohoto stolu nesed\xED\u0161.
problem-other-rules = Tato hra za\u010Dala podle jin\xFDch pravidel a nelze ji u\u017E zobrazit.
problem-gallery-silent = U tohoto stolu div\xE1ci ml\u010D\xED.
problem-talk-full = U tohoto stolu u\u017E bylo \u0159e\u010Deno v\u0161e.
advice-not-asked = Te\u010F se neptaj\xED tebe.
check-commitment = \u010C\xEDslo je to, kter\xE9 se p\u0159ed hrou zape\u010Detilo.
check-deal = Rozd\xE1n\xED z n\u011Bj plyne.
check-answers = Ka\u017Ed\xFD hod i ka\u017Ed\xE1 karta z n\u011Bj plynou.
`;export{a as default};
