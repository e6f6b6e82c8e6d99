### Slova samotné stránky

## Síň

hall-title = Meadhall, do síně
hall-welcome = Posaď se. Oheň už hoří.
hall-welcome-more = Dvě vikinské hry v prohlížeči: hned proti botům, nebo s přáteli přes odkaz. Bez účtu, bez instalace.
hall-foot = Neoficiální dílo fanoušků bez grafiky a textů vydavatele. Ikony z game-icons.net, CC BY 3.0.
your-name = Tvé jméno u stolu
your-name-hint = jméno, chceš-li
language = Jazyk
theme-to-light = Do světlé síně
theme-to-dark = Do noční síně
close = Zavřít
players = Hráči
bots = Boti
expansions = { $count ->
    [0] Rozšíření
   *[other] Rozšíření: vybráno { $count }
}
play-bots = { $count ->
    [one] Hrát proti botovi
   *[other] Hrát proti { $count } botům
}
play-friends = { $count ->
    [one] Pozvat přítele
    [few] Pozvat { $count } přátele
   *[other] Pozvat { $count } přátel
}
my-games = Tvé hry
open-tables = Otevřené stoly
join-in = přidat se
your-turn = jsi na tahu
go-on = pokračovat
waiting-for-people = čeká na hráče
somebody = někdo
game-valhalla = Valhalla
game-valhalla-blurb = Sestav družinu, házej o zbraně, ber soupeřům štíty a pošli nejlepší do Valhally dřív, než přijde Ragnarök. Karty a kostky, asi půl hodiny.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Vybírej dary bohů, vpadej, pleň a umírej se slávou, zatímco svět hoří. Mapa se teprve vyřezává: zatím hraješ odpověďmi na otázky.
bot-greedy = zkušený
bot-random = zbrklý
bot-name = { $name }
seat-name = Hráč { $number }
you = Ty

## Potíže

problem-unknown = Něco se pokazilo.
problem-away = Síň neodpovídá. Je ještě otevřená?
problem-no-such-table = Takový stůl není.
problem-no-free-seat = Všechna místa jsou obsazená.
problem-invite-needed = Tento stůl je soukromý. Požádej o odkaz s pozvánkou.
problem-who-are-you = Prohlížeč neukládá cookies, a tak ti nemůžeme držet místo.
problem-unreadable = Tomu síň nerozuměla.
refused-stale = Na stole je to už jinak. Podívej se znovu.
refused-illegal = To teď nejde.
refused-no-undo = To už vzít zpět nejde.
refused-not-saved = Nepodařilo se to uložit. Zkus to znovu.
refused-not-seated = U tohoto stolu se jen díváš.
refused-not-begun = Hra ještě nezačala.

## Stůl

fetching-table = Prostíráme stůl…
no-such-table = Takový stůl není
to-the-hall = Do síně
free-seat = volné místo
is-here = je tady
sit-down = Posadit se
send-this-link = Pošli tento odkaz. Hra začne, až budou všichni sedět.
invite-link = Odkaz s pozvánkou
copy-link = Zkopírovat odkaz
copied = Zkopírováno
line-lost = Spojení se ztratilo. Vracíme se…
waiting-for = Čekáme: { $names }
question-label = Otázka
undo = Vzít zpět
skip = Přeskočit
back = Zpět
log = Co se stalo
speed = Rychlost
game-over = Hra skončila.
watching = Díváš se.
slot-name = místo { $number }

## Valhalla: stůl

common-table = Společný stůl
rivals = Soupeři
my-side = Tvá strana
deck = Balíček
discard = Odložené karty
discard-count = Odložené · { $count }
discard-browse = Prohlédnout odložené karty, celkem { $count }. Nahoře: { $name }
squad = Družina
hand = { $count ->
    [one] Ruka: { $count } karta
    [few] Ruka: { $count } karty
   *[other] Ruka: { $count } karet
}
hand-label = Ruka
valhalla-count = { $count ->
    [one] { $count } bojovník ve Valhalle
    [few] { $count } bojovníci ve Valhalle
   *[other] { $count } bojovníků ve Valhalle
}
valhalla-label = Valhalla
no-king = trůn je prázdný
dice-label = Kostky
glory-label = Sláva
shields-aria = Vlastní štíty: { $own }, ukořistěné: { $taken }
attack = Zaútočit
attack-who = Zaútočit: { $name }
your-turn-long = Jsi na tahu
turn-of = Na tahu: { $name }
final-turns = { $count ->
    [0] Poslední tah před Ragnarökem
    [one] { $count } tah do Ragnaröku
    [few] { $count } tahy do Ragnaröku
   *[other] { $count } tahů do Ragnaröku
}
here = sem
place-here = Postavit { $name } na místo { $number }
warrior-aria = { $name }, { $clan }. Síla { $strength }, sláva { $glory }. Zbraně: { $weapons }. { $text }
timeline = Průběh bitvy
step-before = Před bitvou
step-attack = Útok
step-defence = Obrana
step-compare = Výsledek
step-ragnarok = Ragnarök
role-attacker = { $name } útočí
role-defender = { $name } se brání
strength-aria = Síla { $number }
not-rolled = ještě nehozeno
tick-die = { $name }: přehodit
roll-these = { $count ->
    [0] Hodit
    [one] Hodit { $count } kostkou
   *[other] Hodit { $count } kostkami
}
send-these = Poslat do Valhally: { $count }
term-ability = schopnost:
term-jarls = tvůj jarl
supply = { $count ->
    [one] { $count } šedá kostka v zásobě
    [few] { $count } šedé kostky v zásobě
   *[other] { $count } šedých kostek v zásobě
}
player = Hráč
shields-own = Vlastní štíty
shields-taken = Ukořistěné
score = Body
shield-points = Za štíty
play-again = Ještě jednou
you-won = Vítězství! Skaldové o tobě budou zpívat.
you-lost = Porážka. Medovinu platíš ty.
won-by = Vítězí { $name }.

log-drew-many = { $count ->
    [few] { $who } si líže { $count } karty.
   *[other] { $who } si líže { $count } karet.
}
