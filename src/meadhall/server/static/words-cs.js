import"./with-runtime.js";var cs_default=`### Slova samotné stránky

## Síň

hall-title = Meadhall, do síně
hall-welcome = Posaď se. Oheň už hoří.
hall-welcome-more = Dvě vikinské hry v prohlížeči: hned proti botům, nebo s přáteli přes odkaz. Bez účtu, bez instalace.
hall-foot = Neoficiální dílo fanoušků bez grafiky a textů vydavatele. Ikony z game-icons.net, CC BY 3.0.
to-workshop = Vlastní karty: dílna
to-privacy = Soukromí
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
play-anyone = Hrát s kýmkoli
play-friends = { $count ->
    [one] Pozvat přítele
    [few] Pozvat { $count } přátele
   *[other] Pozvat { $count } přátel
}
my-games = Tvé hry
open-tables = Otevřené stoly
join-in = přidat se
running-tables = Právě se hraje
look-on = dívat se
your-turn = jsi na tahu
go-on = pokračovat
waiting-for-people = čeká na hráče
somebody = někdo
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
problem-people-only = Ostatní u tohoto stolu chtějí hrát jen s lidmi.
problem-rated-accounts = Hodnocené partie vyžadují účet: zvolte si v nastavení jméno a heslo.
problem-rated-pause = Příliš mnoho vašich posledních hodnocených partií skončilo předčasně. Po krátké přestávce můžete zase hrát o hodnocení, ostatní partie jsou otevřené hned.
problem-rated-clock = Hodnocená partie vyžaduje hodiny.
problem-rated-bots = V hodnocené partii nejsou boti.
problem-rated-seats = Hodnocenou partii hrají aspoň dva lidé, každý na jednom místě.
problem-rated-cards = Hodnocená partie se hraje s běžnými kartami hry.
problem-rated-practice = Nácvik se nikdy nehodnotí.
problem-rated-stand-in = V hodnocené partii za vás bot nezahraje, a kdo odešel, ten se nevrací.
problem-rated-vote = Z hodnocené partie se nikdo nevyhazuje: rozhodují hodiny.
problem-no-such-zone = Takové časové pásmo neexistuje.
problem-no-such-language = Tento jazyk síň neumí.
problem-no-push = Tento prohlížeč síň nemůže upozorňovat.
problem-no-mail = To není e-mailová adresa, nebo síň poštu neposílá.
problem-wrong-code = To není ten kód, nebo je příliš starý. Požádej o nový.
problem-away-lately = Dovolená byla nedávno. Mezi dvěma musí uplynout týden.
problem-invite-needed = Tento stůl je soukromý. Požádej o odkaz s pozvánkou.
problem-who-are-you = Prohlížeč neukládá cookies, a tak ti nemůžeme držet místo.
problem-unreadable = Tomu síň nerozuměla.
refused-stale = Na stole je to už jinak. Podívej se znovu.
refused-illegal = To teď nejde.
refused-no-undo = To už vzít zpět nejde.
refused-stood-in = Někdo je pryč a hraje za něj bot: vzít zpět lze jen to, co nikomu nic neprozradilo.
refused-rated = V hodnocené partii se nic nebere zpět.
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
watching-late = { $count ->
    [0] Díváš se.
    [one] Díváš se o { $count } krok později, aby nikdo nemohl hráčům napovídat.
    [few] Díváš se o { $count } kroky později, aby nikdo nemohl hráčům napovídat.
   *[other] Díváš se o { $count } kroků později, aby nikdo nemohl hráčům napovídat.
}
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
no-king = Trůn je prázdný
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
prompt-phase-a-add-warrior = { $verbs ->
    [add-warrior] Jsi na tahu: přidej bojovníka.
    [add-warrior-add-two] Jsi na tahu: přidej jednoho bojovníka, nebo dva.
   *[other] Jsi na tahu: přidej bojovníka, zaútoč, nebo si lízni karty.
}
prompt-phase-a-attack = Jsi na tahu: zaútoč, nebo si lízni karty.
here = sem
place-here = Na místo { $number }: { $name }
warrior-aria = { $name }, { $clan }. Síla { $strength }, sláva { $glory }. Zbraně: { $weapons }. { $text }
timeline = Průběh bitvy
step-before = Před bitvou
step-attack = Útok
step-defence = Obrana
step-compare = Výsledek
step-ragnarok = Ragnarök
role-attacker = { $me ->
    [yes] Útočíš
   *[no] { $name } útočí
}
role-defender = { $me ->
    [yes] Bráníš se
   *[no] { $name } se brání
}
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
won-by = { $count ->
    [1] Vítězí { $name }.
   *[other] O vítězství se dělí { $name }.
}

ceremony-title = Kdo získal nejvíc slávy?
ceremony-skip = K výsledkům
moment-last-age = Začíná poslední éra
moment-last-age-words = Zvítězí ten, kdo má po ní nejvíc slávy.
moment-jarls = Jarlové předstupují
moment-burns = { $place } hoří!

end-together = spolu: { $name }
end-pairs = Body těch, kdo hrají spolu, se sčítají.
end-tie = Při rovnosti bodů rozhodují ukořistěné štíty, pak vlastní.
end-shared = Úplná remíza: vítězství je společné.
end-theirs = Přínos: { $name }
log-returned = { $me ->
    [yes] Z Valhally se ti vrací: { $what }.
   *[no] Z Valhally se hráči { $who } vrací: { $what }.
}
log-loki-row = { $me ->
    [yes] Bereš si Lokiho bonus: „{ $what }.“
   *[no] { $who } si bere Lokiho bonus: „{ $what }.“
}
verb-loki-row = { $thing }
log-drew-many = { $count ->
    [few] { $who } si líže { $count } karty.
   *[other] { $who } si líže { $count } karet.
}

## Bots

bot-thrall = thrall (lehký)
bot-karl = karl (střední)
bot-jarl = jarl (silný)
bot-einherjar = einherjar (velmi silný)
bot-skald = skald (nejsilnější)

## Preferences

preferences = Nastavení
theme = Světlo
sound = Zvuk
sound-to-on = Zapnout zvuk
sound-to-off = Vypnout zvuk
volume = Hlasitost
music = Hudba
music-volume = Hlasitost hudby
speed-off = bez animací
speed-note = Jak rychle vidíš, co dělají ostatní. Bez animací se vše ukáže najednou.
notices = Zavolat mě, když jsem na tahu
notices-note = Když se díváš jinam, prohlížeč ti dá vědět.
notices-refused = Prohlížeč to nedovoluje. Změnit to jde v jeho nastavení pro tuto stránku.
account-hint = Pokračovat ve hrách z jiného zařízení
tables-wait = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}

## Opening a table

play-alone = Proti nestvůře na vlastní pěst
more-choices = Další volby
puzzle-today = Hádanka dne
new-table = Nový stůl: { $game }
open-table = Otevřít stůl
seats = Kdo sedí u stolu
seat-who = Místo { $number }
seat-me = Já
seat-here = Někdo u tohoto zařízení
seat-their-name = Jméno hráče
seat-friend = Přítel s odkazem
seat-bot = Bot: { $strength }
seat-more = Přidat místo
seat-fewer = Ubrat místo
expansions-title = Rozšíření a varianty hry
group-ways = Způsob hry
group-sets = Více karet
group-gods = Bohové a nestvůry
group-easier = Varianty
group-others = Ostatní
for-players = { $count ->
    [one] pro { $count } hráče
   *[other] pro { $count } hráčů
}
for-players-range = { $to ->
    [few] pro { $from }–{ $to } hráče
   *[other] pro { $from }–{ $to } hráčů
}
around-the-table = U stolu
clock = Hodiny
clock-none = bez hodin
clock-total-10 = 10 minut na hráče a dalších 5 sekund za tah
clock-total-30 = 30 minut na hráče a dalších 10 sekund za tah
clock-move-1 = 1 minuta na tah
clock-move-day = 1 den na tah
clocks = Zbývající čas
card-set = Karty
card-set-own = sada vytvořená zde
private-table = Přisednout smí jen ten, kdo má odkaz
rated-table = Hodnocená partie
gallery-talks = Diváci si smějí mezi sebou povídat
house-rules = Sporná pravidla
house-rules-note = Kde se vydání liší nebo mlčí, si můžeš vybrat. V případě pochybností nic neměň.
problem-rule = Pravidla to nedovolují.
problem-setup = Pravidla to nedovolují.
finished-games = Dohrané hry
practice-games = Cvičné hry ({ $count })
result-won = výhra
result-lost = prohra
look-again = prohlédnout
open-record = Otevřít uloženou hru ze souboru
my-record = Tvoje výsledky
record-games = Hry
record-won = Výhry
record-points = Body
record-place = Místo
record-best = Rekord
record-alone = sólo
record-bots = { $count ->
    [one] { $count } hráč, proti botům
    [few] { $count } hráči, proti botům
   *[other] { $count } hráčů, proti botům
}
record-people = { $count ->
    [one] { $count } hráč, proti lidem
    [few] { $count } hráči, proti lidem
   *[other] { $count } hráčů, proti lidem
}
record-shared = { $count ->
    [one] { $count } společná výhra
    [few] { $count } společné výhry
   *[other] { $count } společných výher
}
record-longest = Nejvíc výher v řadě: { $count }.
record-note = Body a místo jsou průměry. Nepočítají se cvičné stoly, hry více lidí na jednom zařízení ani ty, které za tebe dohrál bot.

## At the table

table-menu = Stůl
does-what = { $names }: { $what }
waiting-for-what = Čekáme: { $names } ({ $what })
happened = Co se ti stalo
undo-ask = Požádat o vrácení tahu
wish-asks = { $name } žádá o vrácení posledního tahu.
wish-waits = { $name } žádá o vrácení tahu. Čekáme na souhlas ostatních.
wish-agree = Souhlasím
wish-refuse = Nesouhlasím
standing = Když na to dojde
standing-ask = ptát se
standing-attacked = ptát se, jen když útočí na mě
standing-never = neptat se, odmítám
standing-always = vždy souhlasím
standing-withdraw = znovu se ptát
odds = Šance
odds-win = Výhra v bitvě
hint = Nápověda
hint-would = Silný hráč by zvolil:
hint-next = Jiné možnosti:
advice-none = Tady není co počítat.
rule-read = Přečíst pravidlo
details = Podrobnosti
rule-unknown = Text tohoto pravidla tu není.
rule-in-english = Co ještě není přeloženo, je zobrazeno anglicky.
reference = Karty a pravidla
reference-cards = Karty
reference-book = Kniha pravidel
reference-rules = Číslovaná pravidla
reference-goal = Jak zvítězit
reference-signs = Znaky
begin = Začít
search = Hledat
nothing-found = Nic se nenašlo.
more-found = Ještě { $count }. Zpřesni hledání.
sort-warriors = Bojovníci
sort-tactics = Taktiky
sort-jarls = Jarlové
people = Lidé u stolu
is-away = pryč
seat-replaced = hraje bot
stand-in = Ať hraje bot
stand-in-me = Ať za mě hraje bot
stand-in-back = Jsem zpět
spectator = divák
spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
practice-note = Cvičný stůl: tady se nic nepočítá.
rated-note = Hodnocená partie: bez nápovědy, šancí, tahů zpět a botů. Kdo odejde nebo překročí čas, prohrává.
taken-back-note = Tady se vzalo zpět něco, z čeho se už někdo něco dozvěděl: tato hra se nikomu nepočítá.
leave = Odejít od stolu
leave-rated = Odejít a prohrát
luck = Poctivá náhoda
luck-note = Před hrou síň zapečetila svou část náhody, ty k ní přidáváš svou. Po hře lze vše ověřit.
luck-check = Ověřit náhodu
luck-good = Náhoda byla poctivá: celá hra se přehrála ze zapečetěného čísla se stejným výsledkem.
luck-bad = Něco nesedí. Záznam této hry si uschovej.
record = Uložit záznam
talk = Hovor
talk-empty = Zatím nikdo nic neřekl.
talk-say = Něco říct
talk-send = Odeslat
gallery = galerie
mute = Ztlumit: { $name }
unmute = Slyšet zase všechny (ztlumeno: { $count })
unheard = nových: { $count }
hand-over = Předat: { $name }
hand-over-words = Teď odpovídá { $name }. Předej zařízení.
cover-title = Na řadě je { $name }
cover-words = Stůl je zakrytý. Ostatní se nedívají.
cover-show = Jsem { $name }: ukázat můj stůl
looking-back = Díváš se na dřívější okamžik.
keys = Klávesy pro všechno (?)
review = Rozbor
review-working = Hra se rozebírá: { $percent } %
review-failed = Rozbor není: hru se nepodařilo rozebrat.
review-cost = −{ $percent } %
replay = Prohlédnout průběh
replay-slider = Okamžik hry
replay-battles = Jen bitvy ({ $count })
replay-at = { $at } z { $of }
replay-play = Přehrávat samo
step-back = Krok zpět
step-on = Krok vpřed
replay-link = Odkaz sem
replay-leave = Zpět ke stolu
fork = Zkusit to odtud jinak
fork-note = Cvičný stůl, který začíná tímto okamžikem
rematch-begun = Další hra u tohoto stolu už začala.
to-rematch = K další hře
score-plot = Body v průběhu hry
score-plot-aria = Body v průběhu hry. Na konci: { $scores }
score-of = { $name }: { $score } b., řádek po řádku

## Valhalla: more of the table

step-skipped = přeskočeno
strength-label = síla
attack-beast = Zaútočit na nestvůru
beast-level = úroveň { $level }
beast-left = { $count ->
    [one] Zbývá { $count } karta nestvůry
    [few] Zbývají { $count } karty nestvůry
   *[other] Zbývá { $count } karet nestvůry
}
beast-goal = Poraz všech šest karet, než dojdou štíty nebo balíček.
beast-goal-together = Společně: porazte všech šest karet, než někomu dojdou štíty nebo dojde balíček.
beast-next = Další: síla { $strength }, sláva do { $cap }.
beast-wakes = Zaútočí, až budou zakryty všechny symboly: { $covered } z { $count }
beast-cap = Ve Valhalle nejvýše { $cap } slávy
beast-slain = Nestvůra padla: { $name }!
beast-prevails = Nestvůra zvítězila: { $name }.
loki-difference = Rozdíl sil
fenrir-keeper = { $me ->
    [yes] Fenrira držíš ty.
   *[no] Fenrira drží { $name }.
}
tokens = Žetony: { $count }
remembers = Pomsta: { $name }
blocked = V této bitvě zablokován
held-back = Nesmí do Valhally
sacrificed-for = Byla obětována karta
under-a-monster = Drží nestvůru
monster-caught-by = Chytí ji dva sousedé: { $clans }
companion-partnership = tvůj partner
companion-alliance = tvůj spojenec
fights-along = { $me ->
    [yes] Bojuješ i ty
   *[no] Bojuje i { $name }
}
last-battle = Výsledek bitvy
draft-reserve = Zásoba
on-the-road = Na cestě do Valhally
glory-cards = { $count ->
    [one] { $count } karta ve Valhalle
    [few] { $count } karty ve Valhalle
   *[other] { $count } karet ve Valhalle
}
glory-bonus = Sláva navíc ke kartám
shield-lines = Štíty: vlastní { $own }, ukořistěné { $taken }, barvy { $colours }

## Blood Rage

blood-map = Mapa
zoom-in = Blíž
zoom-out = Dál
zoom-whole = Celá mapa
blood-ages = Tři éry
blood-age = Éra { $number }
blood-phases = Fáze éry
blood-actions = Tvé akce
blood-none = nic
blood-no-cards = V ruce nemáš žádné karty.
blood-room = volné vesnice: { $empty } z { $all }
blood-army = { $who }: síla { $strength } ({ $figures })
blood-panel = { $who }, { $clan }. Sláva: { $glory }, zuřivost: { $rage }. Karty v ruce: { $hand }. Vůle bohů: { $quests }. Vylepšení: { $slots }. Otevřít desku klanu.
blood-stat = { $stat } { $value }, stupeň { $step } z 6. Na konci za { $bonus } slávy.
blood-stock = { $name }. Vpád stojí zuřivosti: { $price }.
blood-known = Viděné karty z této ruky
blood-use-march = { $name }, { $place }: vzít na pochod
blood-use-call = { $name }, { $place }: jít do bitvy
blood-use-offer = { $name }, { $place }: obětovat
blood-use-kind = { $name }, { $place }: { $prompt ->
    [spare] tuto si nechat
    [save] zachránit za 1 zuřivost
   *[other] vybrat
}
blood-type-battle = Bitva
blood-type-quest = Vůle bohů
blood-act-invade = Vpád
blood-act-march = Pochod
blood-act-pillage = Plenění
blood-act-upgrade = Vylepšení
blood-act-quest = Vůle bohů
blood-act-sacrifice = Oběť
blood-act-pass = Pas
blood-plan-invade = Která figurka vtrhne ze zálohy?
blood-plan-march = Ze které provincie? Klikni na ni, nebo označ přímo figurky.
blood-plan-pillage = Kterou provincii? Ostatní mohou přijít a bojovat o ni.
blood-plan-upgrade = Která karta přijde na tvou desku klanu?
blood-plan-quest = Kterou vůli bohů vyložíš lícem dolů? Vyhodnotí se na konci éry.
blood-hint-draft = Zbytek dostane hráč po tvé levici.
blood-hint-march = Klikni na provincii, kam půjdou.
blood-hint-land = Klikni na zářící místo na mapě.
blood-hint-call = Klikni na zářící figurku: přijde zdarma. Poražení odejdou do Valhally.
blood-hint-lay = Sílu přidávají jen bitevní karty. Vítěz o kartu přijde, poražení si svou vezmou zpět.
blood-hint-keep = O všechno ostatní v ruce přijdeš.
blood-hint-raise = Na 4. a 5. stupni vynese vlastnost na konci 10 slávy, na 6. stupni 20.
blood-slot-free = Na volné místo
blood-slot-taken = Místo karty: { $card }
blood-who-marches = Označ, kdo půjde. Všichni jdou do jedné provincie.
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
blood-draft = Dary bohů, éra { $age }
blood-taken = { $count ->
    [0] Zatím nemáš nic
    [one] Máš { $count } kartu
    [few] Máš { $count } karty
   *[other] Máš { $count } karet
}
blood-passed-on = Zbytek dostane { $name }
blood-pillages = { $me ->
    [yes] Pleníš: { $place }
   *[no] { $name } plení: { $place }
}
blood-pillaged = { $me ->
    [yes] Pleníš { $place } a získáváš: { $reward }
   *[no] { $name } plení { $place } a získává: { $reward }
}
blood-battle = Bitva: { $place }
blood-wins = { $me ->
    [yes] Vítězíš v bitvě: { $place }
   *[no] { $name } vítězí v bitvě: { $place }
}
blood-to-map = Ukázat mapu
blood-to-battle = Zpět k bitvě
blood-pillager = plení
blood-defender = bojuje
blood-age-ended = Konec { $number }. éry
blood-no-quests = Nikdo nevyložil vůli bohů.
blood-failed = nesplněno
blood-nobody-fell = Nikdo tam nestál. Nikdo neumírá, nikdo nezíská slávu.
blood-returned = Zpět z Valhally
blood-figures = { $count ->
    [one] { $count } figurka
    [few] { $count } figurky
   *[other] { $count } figurek
}
blood-go-on = Pokračovat
blood-from-battle = Vyhrané bitvy
blood-from-pillage = Plenění
blood-from-quest = Vůle bohů
blood-from-ragnarok = Padlí v Ragnaröku
blood-from-card = Karty
blood-from-stat = Vlastnosti na konci
blood-from-lost = Ukradeno
blood-cards-paid = Které karty přinesly slávu
blood-plot = Jak rostla sláva klanů
blood-why-BR-ACTION-04 = Nemáš dost zuřivosti.
blood-why-BR-ACTION-06 = Bez zuřivosti už nemůžeš nic dělat.
blood-why-BR-BATTLE-02 = Tato karta je do bitvy: položíš ji lícem dolů, až budeš bojovat.
blood-why-BR-BATTLE-08 = Teď lze přidat jen kartu s bílým kruhem.
blood-why-BR-FIG-04 = Do fjordů plují lodě, a jen lodě.
blood-why-BR-AMB-17 = Oba břehy tohoto fjordu jsou zničené: je uzavřen.
blood-why-BR-INVADE-02 = Už není volná vesnice, kam vtrhnout.
blood-why-BR-INVADE-04 = Do Yggdrasilu nelze vtrhnout; dostaneš se tam jen pochodem.
blood-why-BR-INVADE-06 = Tvé Rohy nedovolují mít na plánu víc figurek.
blood-why-BR-INVADE-08 = Vtrhnout může jen figurka ze zálohy.
blood-why-BR-MAP-06 = Všechny vesnice jsou tu obsazené.
blood-why-BR-MAP-13 = Tato provincie je zničená.
blood-why-BR-MARCH-02 = Nemáš tam figurku, která by mohla na pochod.
blood-why-BR-MARCH-04 = Není volná vesnice, kam pochodovat.
blood-why-BR-PILLAGE-02 = Potřebuješ tam figurku, nebo loď v jejím fjordu.
blood-why-BR-PILLAGE-13 = Přijít mohou jen figurky ze sousedních provincií.
blood-why-BR-PILLAGE-15 = Všechny vesnice jsou tam obsazené: nikdo další nepřijde.
blood-why-BR-PILLAGE-35 = Tato provincie už byla v této éře vypleněna.
blood-why-BR-QUEST-01 = V ruce nemáš žádnou vůli bohů.
blood-why-BR-UPGRADE-02 = V ruce nemáš žádné vylepšení.
why-VAL-TACTIC-03 = Taktiky se hrají v bitvě a jen její účastníci.
why-VAL-TACTIC-01 = Symbol na této kartě žádá jinou chvíli.
why-VAL-BATTLE-07 = Tohle se hraje ve vlastní fázi, po hodu.
why-VAL-TACTIC-07 = Jen dokud je tvá družina menší než soupeřova.
why-VAL-AMB-065 = Nemáš volnou kostku, kterou se za to platí.
why-VAL-AMB-043 = Všechny šedé kostky jsou rozebrané.
why-VAL-DICE-14 = Nemáš k tomu volné kostky.
why-VAL-AMB-039 = Jsou potřeba dvě volné kostky: jednu odevzdáš, druhou hodíš.
why-VAL-TACTIC-12 = Nemáš nezdar, který by šel otočit.
why-VAL-TACTIC-13 = Jen ve tvém útoku.
why-VAL-TURN-12 = Bojovníci se k družině přidávají akcí ve tvém tahu.
why-VAL-TURN-17 = Dva najednou: dohromady nejvýš 3 symboly zbraní.
why-VAL-TURN-07 = Tvá družina je prázdná: musíš přidat bojovníka.
why-VAL-THOR-03 = Thorovy karty jsou do cizích bitev.
why-VAL-THOR-05 = Nikdo z nich nesplňuje podmínku karty.
why-VAL-TYR-05 = Týrovy karty se zasouvají pod bojovníka, který se právě přidává.
why-VAL-TYR-06 = Týrovy karty se zasouvají pod bojovníka, který se právě přidává.
figure-all = Figurky

## The guided first game

first-game = První hra s průvodcem
guide = Průvodce
guide-leave = Díky, dál už bez průvodce

## More reasons

refused-reserved = Toto místo je pro někoho jiného.
refused-answered-for = Na to už za tebe někdo odpověděl.
problem-too-fast = To bylo na síň moc rychle. Zkus to za chvíli.
problem-too-slow = Trvalo to příliš dlouho. Zkus to znovu.
problem-not-for-you = To vidí jen vlastník síně.
problem-too-many-tables = Máš příliš mnoho nedohraných stolů. Nejdřív některé dohraj nebo opusť.
problem-hall-full = Síň je pro dnešek plná. Přijď zítra.
problem-too-many-pages = Máš otevřených příliš mnoho stránek téhle síně. Některé zavři a tahle se otevře sama.
trouble-here = Potíže? Nahlaste nebo hlasujte
problem-banned = Moderátor této síně ti na čas zakázal vstup. Můžeš se dívat a vzít si svá data (stránka soukromí).
problem-closed = Moderátor tento stůl zavřel. Hra se nikomu nepočítá.
problem-voted-out = Ostatní u tohoto stolu hlasovali pro váš odchod.
problem-name-unwelcome = Takové jméno tato síň nechce. Zvolte prosím jiné.
problem-words-unwelcome = Tohle tato síň číst nechce. Nebylo to řečeno.
problem-password-short = Heslo musí mít aspoň osm znaků.
problem-name-needed = Je potřeba jméno, jen ne moc dlouhé.
problem-name-taken = To jméno už někdo má.
problem-wrong-password = Nesprávné jméno nebo heslo.
problem-too-many-tries = To bylo moc pokusů. Počkej minutu.
problem-no-account = K tomu je potřeba účet. Přihlas se nebo si ho vytvoř v nastavení.
problem-sign-in-again = Kvůli bezpečnosti účtu se nejdřív znovu přihlas. Pak na to máš deset minut.
problem-has-account = Účet už máš a jsi k němu přihlášen(a).
problem-no-passkeys = Přístupové klíče fungují jen na serveru s vlastní doménou a https.
problem-wrong-passkey = Tento přístupový klíč nepatří k žádnému účtu na tomto serveru.
problem-too-many-passkeys = Účet už má nejvyšší možný počet přístupových klíčů.
problem-last-credential = Tohle je tvůj jediný způsob přihlášení. Nejdřív si nastav heslo.
problem-no-such-device = Toto zařízení už je odhlášené.
problem-same-rank = U jiného moderátora ani vlastníka to udělat nejde.
problem-no-such-game = Tuhle hru síň nezná.
problem-no-such-bot = Takového bota síň nezná.
problem-no-such-version = K tomuto okamžiku hra nedošla.
problem-practice-alone = U cvičného stolu jsou všechna místa tvá nebo botů.
problem-not-over = Hra ještě neskončila.
problem-nothing-promised = U tohoto stolu se nic neslibovalo.
problem-nobody-to-replace = Není koho zastoupit.
problem-not-your-seat = To není tvé místo.
problem-other-seats = Počet míst k této hře nesedí.
problem-not-begun = Hra ještě nezačala.
problem-not-saved = Nepodařilo se to uložit. Zkus to za chvíli.
problem-pledge-used = Tento slib náhody už byl použit. Otevři stůl ještě jednou.
problem-too-long = To je víc, než síň najednou unese.
problem-not-seated = U tohoto stolu nesedíš.
problem-other-rules = Tato hra začala podle jiných pravidel a nelze ji už zobrazit.
problem-gallery-silent = U tohoto stolu diváci mlčí.
problem-said-already = Tohle od tebe zaznělo už před chvílí.
advice-not-asked = Teď se neptají tebe.
advice-rated = V hodnocené partii není nápověda.
check-commitment = Číslo je to, které se před hrou zapečetilo.
check-deal = Rozdání z něj plyne.
check-answers = Každý hod i každá karta z něj plynou.
check-here = Tento prohlížeč sám spočítal každé číslo a vyšlo totéž.
check-remembered = Je to slib, který tento prohlížeč viděl před hrou.

# Hra bez síně
pocket-here = Hrajete přímo v tomto prohlížeči, bez serveru. Vaše partie zůstávají zde.
pocket-kept = Hrajete přímo v tomto prohlížeči. Odteď funguje i bez sítě; vaše partie zůstávají zde.
pocket-forgets = Tento prohlížeč nedovolí nic uchovat: hry zmizí, až stránku zavřeš. Ukládej je do souborů.
pocket-renew = Je připravena nová verze: použít ji
pocket-link = Hrát bez sítě
pocket-link-more = Stejné hry jen ve vašem prohlížeči, proti botům
problem-pocket-broken = Část hry chybí nebo je poškozená, proto se nehraje. Načtěte stránku znovu, až budete online.

## The rulebook for people, and lessons

book = Kniha pravidel
companion-link = S krabicí na stole
book-whole = Otevřít knihu pravidel
book-title = { $game }: kniha pravidel
book-print = Vytisknout
book-contents = Obsah
book-search = Najít nadpis
book-none = Stránky o této hře zatím nikdo nenapsal. Číslovaná pravidla najdeš v „Kartách a pravidlech“.
book-pages = Přečíst pravidla
help-question = Vysvětlit tuto otázku
lesson-offer = { $count ->
    [one] Lekce: { $count } krok
    [few] Lekce: { $count } kroky
   *[other] Lekce: { $count } kroků
}
problem-no-such-lesson = Taková lekce neexistuje.
problem-no-such-puzzle = Taková hádanka neexistuje.

ways = Jinde v síni
way-ladder = Žebříček
way-contests = Turnaje
way-people = Přátelé
way-mine = Můj profil
`;export{cs_default as default};
