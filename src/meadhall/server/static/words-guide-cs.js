import"./with-runtime.js";var guide_cs_default=`### What the guide of the first game says

## Valhalla

guide-valhalla-warrior = Vítej ve Valhalle. Karty uprostřed jsou bojovníci. Číslo nahoře je síla, znaky vlevo jsou zbraně, které bojovník potřebuje, věnec je sláva ve Valhalle. Vezmi Svinhild: potřebuje meč, štít a luk a Ledoví obři se jí bojí.
guide-valhalla-slot = Tvá družina má čtyři místa a bojovníci je nemění. Postav ji na první.
guide-valhalla-hand = Máš sedm karet, bojovníky a taktiky; pět si necháš. Nové zbraně tu jsou dvakrát a obejdeme se bez nich. Klikni na první z nich.
guide-valhalla-hand-again = A na druhou.
guide-valhalla-phase-a = Jsi na tahu. Nejdřív máš jednu akci: přidat bojovníka, líznout kartu, nebo zaútočit. Jeden bojovník ještě není družina: přidej Hrodulfa. Klikni na něj v ruce, nebo ho přetáhni do družiny.
guide-valhalla-place = Vyber místo: postav ho vedle ní.
guide-valhalla-phase-b = Každý tah končí lízáním: vezmi dvě karty a jednu si nech. Nech si Duneyra.
guide-valhalla-attack = Soupeř má teď dva Ledové obry. Zaútoč! Kdo vyhraje útok, bere štít, a štíty jsou body. Stiskni útok u soupeřovy desky.
guide-valhalla-arm = Padlo šest kostek. Kostky s jeho zbraněmi bojovníka vyzbrojí. Hrodulf potřebuje kopí a štít a obojí tu leží: klikni na něj a kostky se položí na jeho kartu.
guide-valhalla-give-up = Bojují jen vyzbrojení. Svinhild chybí meč a štít. Každý přehoz stojí kostku: klikni na minutí a vzdej se jí.
guide-valhalla-reroll = Teď vyber kostky k přehozu. Začni sekerou: klikni na ni a stiskni tlačítko.
guide-valhalla-reroll-bow = Ještě jeden luk: máme dva a stačí jeden.
guide-valhalla-reroll-roll = Hoď!
guide-valhalla-tactic = Meč nepadl: štěstí je vrtkavé a Svinhild zůstává stát. Pomohou taktiky: Zuřivost dává v této bitvě +2. Klikni na ni v ruce a zahraj ji.
guide-valhalla-strength = Hrodulf 4 a Zuřivost 2 dají 6; kliknutí na číslo ukáže proč. Ukonči útok: teď hází obránce.
guide-valhalla-won = Výhra. Štít je tvůj a Hrodulf odešel do Valhally, kde má cenu 2 slávy. Vítězové družinu opouštějí, proto stále sbírej nové. Znovu lížeš: nech si Styrbjörna.
guide-valhalla-defend = Teď útočí na tebe, silou 3. V obraně je vše stejné, jen kostky jsou černé. Meč, štít a luk: vyzbroj Svinhild. Vidí Ledového obra a dostává +3.
guide-valhalla-fury = Tahle Zuřivost dává +3, dokud je tvá družina menší než soupeřova. To je, tak ji zahraj: jistota je jistota.
guide-valhalla-end-defence = Tvůj jarl Valgard v obraně také přidá sílu. To bohatě stačí: ukonči obranu.
guide-valhalla-send = Vítězný obránce si vybere, kdo půjde do Valhally. Svinhild má cenu 3 slávy: klikni na ni a pošli ji.
guide-valhalla-free = Odtud už hraješ bez průvodce. Když někdo ztratí poslední štít nebo dojde balíček, má každý ještě jeden tah; pak přijde Ragnarök a sečte se sláva a štíty. Žárovka napoví, váhy ukážou šance, kniha všechny karty. Hodně štěstí!
guide-valhalla-ragnarok = Ragnarök: naposledy házej, přehazuj a vyzbrojuj. Vyzbrojení odejdou do Valhally, ostatní jsou ztraceni.

## Blood Rage

guide-bloodrage-leader = Vítej v Blood Rage. Svět končí a tvůj klan se chce zapsat do písní. V tahu uděláš jednu akci a zaplatíš ji Zuřivostí. Nejdřív vpadne vůdce: nestojí nic. Vyber vůdce.
guide-bloodrage-gimle = Kam? Do Gimle, provincie Álfheimu. Klikni na ni na mapě.
guide-bloodrage-quest = Tvé karty jsou dary bohů: bitevní karty, vylepšení a vůle bohů. Álfheim! je vůle bohů: kdo je na konci éry sám nejsilnější v provincii Álfheimu, dostane odměnu. Vylož ji: nikdo ji nevidí a nic nestojí.
guide-bloodrage-upgrade = Vylepšení stojí Zuřivost a slouží do konce hry. Lokiho panství tě odmění za tvé padlé: i dobrá smrt tu vede k vítězství. Vezmi ho.
guide-bloodrage-slot = Potřebuje místo na desce klanu. Zvol první.
guide-bloodrage-warrior = Vůdce by neměl stát sám. Vpadni válečníkem: figurka stojí tolik Zuřivosti, kolik má síly.
guide-bloodrage-beside = Také do Gimle, vedle vůdce.
guide-bloodrage-pillage = Teď vyplen Gimle. Žeton ukazuje kořist. Ze sousedních provincií se mohou přidat další a pak je bitva.
guide-bloodrage-lay = Bitva! Každý položí jednu kartu lícem dolů; pak se všechny odkryjí a přidají sílu k figurkám. Polož Týrův úder.
guide-bloodrage-free = Výhra: kořist z Gimle zvedla vlastnost a vyhraná bitva dává tolik Slávy, kolik ukazují Sekery. Odtud už hraješ bez průvodce. Na konci éry se sečte vůle bohů a Ragnarök pohltí provincii: i kdo tam padne, přinese Slávu. Po třech érách vyhrává nejvíc Slávy. Žárovka napoví. Hodně štěstí!

## Co vede k vítězství

goal-valhalla-1 = Kostky vyzbrojují tvé bojovníky.
goal-valhalla-2 = Vyzbrojení bojovníci vyhrávají bitvy. Každý vítězný útok přinese štít.
goal-valhalla-3 = Vítězové odjíždějí do Valhally. Jejich sláva je tvoje.
goal-valhalla-4 = Sláva a štíty jsou body. Kdo jich má nejvíc, vítězí.
goal-bloodrage-1 = Ve třech érách si vybírej dary bohů.
goal-bloodrage-2 = Vpadni do provincií a pleň je.
goal-bloodrage-3 = Bitvy, vůle bohů a dobrá smrt přinášejí slávu.
goal-bloodrage-4 = Vítězí, kdo má po třetí éře nejvíc slávy.

## Znaky

sign-no = Nelze; vedle stojí proč
sign-watch = Přihlížíš
sign-invite = Pozvat přátele
sign-pause = Zastavit
sign-last = Poslední tahy
sign-settings = Nastavení
sign-own-shield = Štít hráče
sign-jarl = Jarl, který vede družinu
sign-cut-off = V této bitvě neplatí
sign-battle = Bitva
sign-foe = Silnější proti klanu
sign-kin = Silnější vedle klanu
sign-many = Silnější mezi mnoha klany
sign-gifts = Karty v ruce
sign-victory = Vyhraná bitva
sign-winner = Vítěz
sign-done = Splněno; vybráno
sign-failed = Nesplněno

## Adresa, která nikam nevede

lost-title = Tady nic není.
lost-text = V adrese je možná překlep, nebo se odkaz nezkopíroval celý.
`;export{guide_cs_default as default};
