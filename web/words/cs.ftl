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
pattern-ANY2 = libovolné dvě
pattern-SAME2 = dvě stejné
pattern-SAME3 = tři stejné
pattern-PAIRS2 = dva páry
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
throw-these = Odložit: { $count }
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

## Valhalla: otázky

ask-keep-jarl = Který jarl tě povede?
ask-pick-warrior = Vyber prvního bojovníka.
ask-pick-warrior-start-slot = Kde bude stát první bojovník?
ask-throw-away = Odlož dvě ze sedmi karet.
ask-phase-a = Co uděláš v tomto tahu?
ask-adding = Kde bude stát { $thing }?
ask-adding-add-second = Kdo přijde spolu: { $thing } a…
ask-adding-dismiss = Družina je plná. Kdo uvolní místo: { $thing }?
ask-keep = Kterou kartu si necháš?
ask-keep-drop = Kterou kartu odložíš nejdřív?
ask-attack = Tvůj útok: vyzbrojuj bojovníky, hraj taktiky, nebo přehazuj.
ask-defence = Tvá obrana: vyzbrojuj bojovníky, hraj taktiky, nebo přehazuj.
ask-ragnarok = Ragnarök: vyzbroj, koho můžeš; půjdou do Valhally.
ask-before-battle = Před bitvou: použiješ něco?
ask-before-ragnarok = Před Ragnarökem: použiješ něco?
ask-after-battle = Po bitvě: použiješ něco?
ask-pool = Před hodem: použiješ něco?
ask-reroll = Které kostky přehodíš?
ask-give-up-die = Kterou kostku dáš?
ask-keep-die = Kterou z nových kostek si necháš?
ask-turn-x = Na jakou zbraň otočit vedle padlou kostku?
ask-turn-die = Kterou kostku otočíš?
ask-arm-with = Kterou kostkou vyzbrojit: { $thing }?
ask-use-ability = Použít schopnost: { $thing }?
ask-choose-sent = Vítězství! Koho pošleš do Valhally?
ask-pay-card = Kterou kartou zaplatíš?
ask-bring-back = Která karta se vrátí?
ask-take-from-pile = Kterou kartu vezmeš z hromádky?
ask-add-one = Přidat bojovníka?

## Valhalla: odpovědi

do-pass = Hotovo
do-attack-pass = Ukončit útok
do-defence-pass = Ukončit obranu
do-ragnarok-pass = To je vše
do-before-battle-pass = Do boje
do-after-battle-pass = Dál
do-choose-sent-pass = Nikoho
do-reroll-pass = Nechat
do-turn-x-pass = Stačí
do-draw = Líznout 2 karty, nechat si 1
do-add-warrior = Přidat: { $thing }
do-add-two = Přidat: { $thing } a ještě jednoho
do-add-second = Přidat také: { $thing }
do-attack = Zaútočit: { $thing }
do-place = Postavit: { $thing }
do-start-slot = Postavit: { $thing }
do-dismiss = Poslat pryč
do-keep = Nechat si: { $thing }
do-drop = Odložit: { $thing }
do-keep-jarl = Vybrat: { $thing }
do-pick-warrior = Vzít: { $thing }
do-throw-away = Odložit: { $thing }
do-activate = Vyzbrojit
do-discard-for-reroll = Dát kostku ({ $thing }) a přehodit jiné
do-pick-die = Přehodit: { $thing }
do-roll = Hodit
do-free-reroll = Přehodit zdarma
do-give-up-die = Dát: { $thing }
do-turn-x = Otočit na: { $thing }
do-turn-to = Otočit na: { $thing }
do-turn-die = Otočit: { $thing }
do-keep-die = Nechat si: { $thing }
do-arm-with = Použít: { $thing }
do-use-ability = Použít
do-decline-ability = Nepoužít
do-take-back = Sundat kostky
do-use-jarl = Použít jarla: { $thing }
do-pay-card = Zaplatit: { $thing }
do-bring-back = Vzít zpět: { $thing }
do-play-tactic = Zahrát: { $thing }
do-send-to-valhalla = Poslat do Valhally
ability-0 = první schopnost
ability-1 = druhá schopnost

## Valhalla: co se stalo

log-turn-began = Na tahu: { $who }
log-turn-began-me = Jsi na tahu
log-drew = { $who } si líže: { $what }.
log-drew-me = Lížeš si: { $what }.
log-drew-hidden = { $count ->
    [one] { $who } si líže kartu.
    [few] { $who } si líže { $count } karty.
   *[other] { $who } si líže { $count } karet.
}
log-discarded = { $who } odkládá: { $what }.
log-discarded-me = Odkládáš: { $what }.
log-showed = { $who } ukazuje: { $what }.
log-dismissed = { $who } posílá pryč: { $what }.
log-dismissed-me = Posíláš pryč: { $what }.
log-added = { $who } přidává: { $what }.
log-added-me = Přidáváš: { $what }.
log-attacked = { $who } útočí: { $what }!
log-attacked-me = Útočíš: { $what }!
log-rolled = { $who } hází: { $what }.
log-rolled-me = Házíš: { $what }.
log-die-lost = { $who } dává kostku: { $what }.
log-die-lost-me = Dáváš kostku: { $what }.
log-die-turned = { $who } otáčí kostku: { $what }.
log-activated = { $who } vyzbrojuje: { $what }.
log-activated-me = Vyzbrojuješ: { $what }.
log-taken-back = { $who } sundává kostky: { $what }.
log-frost = Mráz: { $what } ztrácí kostku.
log-played = { $who } hraje: { $what }.
log-played-me = Hraješ: { $what }.
log-cut-off = { $who } odřízl jarla: { $what }.
log-strength = { $who }: síla { $number }.
log-strength-me = Tvá síla: { $number }.
log-no-winner = Nikdo není vyzbrojen: bez vítěze.
log-won = { $who } vítězí o { $number }.
log-won-me = Vítězíš o { $number }.
log-shield-taken = { $who } bere štít: { $what }.
log-shield-taken-me = Bereš štít: { $what }.
log-went-to-valhalla = Do Valhally: { $what }.
log-jarl-chosen = { $who } následuje jarla: { $what }.
log-jarl-chosen-me = Následuješ jarla: { $what }.
log-jarl-used = { $who } používá jarla.
log-first-player = { $who } začíná.
log-first-player-me = Začínáš.
log-revealed = Odkryto: { $what }.
log-picked = { $who } si vybírá: { $what }.
log-picked-me = Vybíráš si: { $what }.
log-shuffled-back = { $number ->
    [one] { $number } karta zamíchána zpět.
    [few] { $number } karty zamíchány zpět.
   *[other] { $number } karet zamícháno zpět.
}
log-stolen = { $who } bere { $what1 } z ruky: { $what2 }.
log-stolen-hidden = { $who } bere kartu z ruky soupeře.
log-brought-back = { $who } bere zpět: { $what }.
log-end-armed = Konec se blíží: každý má ještě jeden tah.
log-final-round = Začíná poslední kolo.
log-ragnarok = Ragnarök: { $who }.
