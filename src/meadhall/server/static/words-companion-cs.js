import"./with-runtime.js";var companion_cs_default=`### Vedle krabice: pro ty, kdo hrají se skutečnými kartami

companion = Vedle krabice
which-game = Která hra?

tool-battle = Šance v bitvě
tool-battle-short = Bitva
tool-beast = Tahy netvora
tool-beast-short = Netvor
tool-pad = Počítání bodů
tool-pad-short = Body
tool-deal = Rozdávání
tool-deal-short = Rozdání
tool-rules = Zeptej se na pravidla
tool-rules-short = Pravidla

## Všude

less = Méně: { $what }
more = Více: { $what }
add = Přidat
add-this = Přidat: { $what }
take-away = Ubrat: { $what }
remove = Odebrat
done = Hotovo
clear = Vymazat
answer = Odpověď
reckon = Spočítat
reckoning = Počítám…
count = Sečíst
stale = Od té doby se něco změnilo.
player = Hráč { $number }
players-count = Hráči
entry-wrong = To se nepovedlo. Zkontroluj, co je zadáno.
age = Éra

## Rozdávání

deal-players = Hráči
deal-word = { $who }: řekni slovo
deal-word-short = slovo
deal-fair = Poctivá náhoda
deal-fair-how = Zapište si kód, než někdo řekne slovo. Pak každý napíše své. Rozdání vznikne z tajemství kódu a všech slov dohromady, takže o něm nikdo nerozhoduje sám.
deal-now = Rozdat
deal-again = Rozdat znovu
deal-table = Na stole
deal-proved = Kód byl { $promise }. Jeho tajemství začíná { $seed }; rozdání plyne z něj a z vašich slov.
deal-broken = Kód k tomuto rozdání nepatří. Rozdejte znovu.
dealt-first = začíná
dealt-jarls = Jarlové na výběr
dealt-clan = Klan
dealt-doomed = Provincie padnou v tomto pořadí
dealt-destroyed = Zničené od začátku

## Pravidla na otázku

rules-ask = Zeptej se vlastními slovy
rules-how = Například: „Kdo vyhraje remízu?“ nebo „Kolik přehozů?“ Funguje i bez sítě.

## Bitva

battle-role = Co se děje?
role-attack = Útočím
role-defend = Bráním se
role-beast = Útočím na netvora
side-mine = Moje strana
side-theirs = Druhá strana
against-defend = Síla útoku
against-beast = Netvor
plus = Síla od jarla a dalších
hidden-cards = Neznámé karty v ruce
tactics = Taktiky v ruce
rolled = Moje kostky už leží
rolled-how = Ťukni na to, co padlo
dice-finish = Teď vyzbroj bojovníky.
dice-reroll = Odlož jednu kostku a ostatní přehoď.
dice-free = Použij přehoz zdarma.
dice-push = Zahraj Zatlačení nepřítele.
dice-new = Zahraj Nové zbraně.
dice-keep = Nech:
supposing-unseen = Obě strany hrají nejlépe, jak jde. Neznámé karty mohou být kterékoli z balíčku.
supposing-entered = Obě strany hrají nejlépe, jak jde, jen se zadanými kartami.
supposing-any-card = Každý soupeř vyloží kteroukoli kartu z ruky, všechny stejně pravděpodobně; nikdo další se nepřidá.
supposing-strongest-card = Každý soupeř vyloží nejsilnější kartu z ruky; nikdo další se nepřidá.
add-warrior = bojovník
warrior = Bojovník, jak je vytištěn
clan = Klan
weapons = Zbraně, které bojovník potřebuje
or-pattern = nebo kombinace
ability = Schopnost
no-ability = žádná
ability-clan = Který klan schopnost jmenuje?
battle-where = Kde a kdy
province = Provincie
pillager = Kdo plení?
habit = Co vykládají soupeři?
habit-any = kteroukoli kartu
habit-strongest = nejsilnější
my-hand = Moje ruka
known-cards = Karty této ruky, které znám
more-of-clan = Vylepšení a další
monsters = Netvoři zde
upgrades = Vylepšení ve hře

## Počítání bodů

pad-glory = Sláva ve Valhalle
pad-shields = Vlastní štíty
pad-captured = Štíty ukořistěné od: { $who }
pad-won = vítězí
pad-when = Kdy?
pad-final = Konec hry
pad-track = Sláva na stupnici
pad-quests = Splněná vůle bohů
pad-fallen = Ztraceno v ragnaröku
pad-released = Zpět z Valhally
pad-board = Figurky na desce
pad-step = Stupeň: { $stat }
counted-glory = Sláva ve Valhalle
counted-own-shields = Vlastní štíty: { $number } × { $gives }
counted-captured = Ukořistěné štíty: { $number } × { $gives }
counted-set = Sady barev po { $size }: { $times } × { $gives }
counted-track = Sláva na stupnici
counted-quest = Vůle bohů: { $thing }
counted-doom = Ztraceno v ragnaröku: { $number } × { $gives }, i s kartami
counted-released = Zpět z Valhally: { $number }
counted-stat = { $thing }: stupeň { $step }
counted-end-cards = Karty, které platí na konci; figurky na desce: { $number }

## Netvor

beast-cards = Karty netvora
beast-active = aktivní karta
beast-below = karta pod ní
beast-card = Karta netvora
beast-cap-label = Strop slávy ve Valhalle
beast-clans = Klany na kartě
beast-whose = Zadej karty ze své krabice, jak jsou vytištěny, nebo vezmi karty z naší sady:
beast-plus40 = Se sadou 40 karet (silnější strana)
beast-ignore = Bez schopností
beast-covered-now = Kostky na symbolech
beast-level = Úroveň
warrior-glory = Bojovník { $number }: sláva
warrior-of = Bojovník { $number } (sláva { $glory })
nobody = Nikdo
beast-hand = Karty v mé ruce
beast-deck = Karty v balíčku
beast-next = Co dál?
beast-own-dice = Jeho kostky házím vlastní rukou ({ $n })
beast-do-between = Po fázi A
beast-do-phase = Fáze netvora
beast-do-attack = Útočím na něj
beast-do-check = Balíček je prázdný
beast-fight = Teď bojuj svými kostkami
beast-need = Vyhraješ s nejméně { $n } silami z kostek a karet; sláva tvé Valhally je už započtena.
beast-strength = Moje síla bez Valhally
beast-armed = Kdo byl aktivován?
beast-report = Takový je výsledek
beast-leave = Opustit tento krok
beast-new = Nová hra
beast-over-won = Netvor je poražen: vyhráváš!
beast-over-lost = Netvor vítězí: prohráváš.
beast-limits = Co to umí a co ne
beast-limits-words = Rozhoduje se zde, co netvor dělá: jeho kostky, kdy útočí, co žádají jeho karty, kdo se vejde pod strop, co stojí porážka a kdy hra končí. Tvůj tah, kostky, taktiky a jarl zůstávají u stolu; uprav čísla nahoře, když se změní. Ztracená sláva je řečena číslem: kterou kartu odevzdat, vybíráš podle pravidel.
told-beast-rolled = Netvor hází: { $faces }.
told-beast-covered = Volné symboly: { $n }.
told-beast-attacks = Netvor útočí!
told-beast-attacked = Útočíš na netvora.
told-beast-mills = Odhoď z vrchu balíčku: { $n }.
told-card-of-choice = Odhoď kartu z ruky podle své volby.
told-card-by-lot = Ztrať náhodnou kartu z ruky.
told-dismissed = Bojovník je odhozen (sláva { $n }).
told-strength = Tvoje síla i s Valhallou: { $n }.
told-won = Vyhráváš, rozdíl { $n }.
told-beast-won = Netvor vyhrává, rozdíl { $n }.
told-beast-card-beaten = Jeho karta je poražena: { $n } ze 6.
told-went-to-valhalla = Bojovník odchází do Valhally (sláva { $n }).
told-beast-shield = Ztrácíš štít.
told-beast-glory = Odevzdej slávu z Valhally: { $n }.
told-beast-slain = To byla jeho poslední karta.
told-beast-prevails = Hra je prohraná.

## Co ještě nesedí

enter-value = Taková hodnota tu není možná.
enter-weapons = Zadej zbraně, které bojovník potřebuje, nebo kombinaci.
enter-ability-clan = Jen některé schopnosti jmenují klan: tato musí, nebo nesmí.
enter-tactic-weapon = Zbraň jmenuje jen Hrdinský útok +4, a musí ji jmenovat.
enter-warriors = Nikdo nebojuje: nejdřív zadej bojovníka.
enter-foes = Není na koho útočit: zadej bojovníka druhé strany.
enter-strength = Jak je silný? Zadej číslo větší než 0.
enter-dice = Leží víc kostek, než máš: nejvýš { $n }.
enter-captured = Zadej jedno číslo pro každého hráče.
enter-own-shield = Nikdo neukořistí vlastní štít.
enter-shields = Štíty jedné barvy jsou jen 4, ne { $n }: podívej se, kdo je má.
enter-covered = Kostka leží na symbolu, který karta nemá.
enter-faces = Kostky vedle karty: { $n }. Zadej jich tolik, nebo žádnou.
enter-armed = Tam nikdo nestojí.
enter-answer = Taková volba tu není.
enter-card = Taková karta není.
enter-copies = Tato karta není ve hře pro tolik hráčů, nebo ne tolikrát.
enter-slot = Pro toto vylepšení není volné místo.
enter-province = Taková provincie není.
enter-ship = Yggdrasil nemá fjord: žádná loď tam nestojí.
enter-twice = Tento netvor je jen jeden.
enter-hidden = V této éře zbývá méně karet: { $n }.
enter-figures = Nejsou tam tvé figurky.
enter-rivals = Nikdo jiný tam není: zadej figurky soupeře.
enter-pillager = Kdo plení, má tam figurku.
enter-villages = Víc figurek, než má provincie vesnic.
enter-quest = Tato karta není vůle bohů.
enter-seed = Tajemství je příliš krátké.
`;export{companion_cs_default as default};
