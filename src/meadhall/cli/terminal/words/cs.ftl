### Slova stolu v terminálu

terminal-you = Ty
terminal-seat = Hráč { $n }
terminal-nobody = nikdo
terminal-footer = číslo = odpověď · ? = vysvětlit · hint = rada · undo = zpět · log = záznam · save · help · quit
terminal-hand-over = Na řadě je { $who }. Předejte klávesnici; ostatní se nedívají.
terminal-press-enter = Stiskni Enter, až bude vše připraveno.
terminal-no-such-number = Možnost { $n } není; poslední je { $last }.
terminal-did-you-mean = Nerozumím. Možná „{ $word }“?
terminal-not-understood = { $many ->
    [yes] Hodí se více možností. Napiš číslo jedné z nich.
   *[no] Nerozumím. Napiš číslo možnosti, nebo „help“.
}
terminal-help =
    číslo        odpověď (nebo kousek slov možnosti)
    ?            vysvětlit otázku;  ? 3  vysvětlit možnost 3 a její pravidlo
    why VERB X   co brání přání: why attack 2, why pillage horgr
    rule ID      přečíst pravidlo: rule VAL-BATTLE-29, rule BR-BATTLE-11
    hint         co by udělal jarl a jak odpovědi hodnotí
    odds         šance v této bitvě nebo při každém možném útoku
    log          co se stalo;  log all  všechno
    table        nakreslit stůl znovu
    undo         vzít odpověď zpět, pokud se nikdo nic nedozvěděl;  undo!  přesto, mezi boty
    save FILE    uložit;  load FILE  pokračovat v jiné hře
    quit         odejít; hra zůstane uložena
terminal-why-how = Řekni, co bys chtěl: why attack 2, why add-two frosti, why activate 1
terminal-why-not-refused = Nic tomu nebrání: je to jedna z možností.
terminal-hint = Jarl by vzal { $n }: { $what }
terminal-hint-guess = Šance na vítězství ve hře, jak je odhaduje jarl:
terminal-odds-none = Teď není co počítat: šance se týkají bitvy a volby, na koho zaútočit.
terminal-odds-best = Podle těchto šancí je nejlepší { $n }: { $what }
terminal-nothing-to-undo = Není co vzít zpět.
terminal-undo-not-free = { $alone ->
    [yes] Mezitím se někdo něco dozvěděl. „undo!“ se vrátí přesto; náhoda bude stejná.
   *[no] Mezitím se někdo něco dozvěděl: odpověď platí.
}
terminal-saved = Uloženo v { $file }. Pokračovat: { $how }
terminal-load-what = Který soubor? load FILE
terminal-left = Sbohem. Hra je uložena; pokračovat: { $how }
terminal-left-unsaved = Sbohem. Hru se nepodařilo uložit; příště použij „save FILE“.
terminal-winners = Vítězství: { $names }
terminal-all-lost = Porážka: nestvůra měla navrch.
terminal-scores = Body: { $scores }
terminal-answers = { $n ->
    [one] v pořádku, { $n } odpověď
    [few] v pořádku, { $n } odpovědi
   *[other] v pořádku, { $n } odpovědí
}
terminal-luck-commitment = { $good ->
    [true] semínko je to, které bylo slíbeno: { $detail }
   *[other] semínko není to, které bylo slíbeno: { $detail }
}
terminal-luck-deal = { $good ->
    [true] rozdání z něj vychází
   *[other] rozdání z něj nevychází
}
terminal-luck-answers = { $good ->
    [true] stejně tak všechna náhoda ve hře (odpovědí, čísel: { $detail })
   *[other] náhoda ve hře se s ním rozchází (odpověď { $detail })
}
terminal-luck-record = { $good ->
    [true] a uložena je tu právě tato hra
   *[other] ale uložena je tu jiná hra
}

## Kde se moduly setkávají

meetings-title = Kde se setkávají moduly hry { $game }
meetings-where = kde
meetings-proof = čím je to doloženo, nebo proč na tom nezáleží
meetings-neither = nedoloženo ani nevysvětleno
meetings-sum = { $game }: setkání { $n }, doloženo { $proven }, vysvětleno { $excused }, otevřeno { $open }
meetings-open = { $meeting }: uveďte v tests/meetings.toml test, který to dokládá, nebo důvod, proč na tom nezáleží
meetings-checkout = setkání modulů lze vypsat jen v pracovní kopii repozitáře

## Jak se jmenují políčka na stole

field-grey = šedá
field-value = hodnota
field-activated = vyzbrojeni
field-dice = kostky
field-seat = hráč
field-rolled = kostky hozeny
field-offered = na výběr
field-tactics = taktiky
field-strength = síla
field-terms = skládá se z
field-jarl-cut-off = jarl odříznut od bitvy
field-free-rerolls = volné přehozy
field-set-aside = odložené kostky
field-fewer = méně kostek o
field-discarded = odhozeno
field-ragnarok = Ragnarök
field-attacker = útočník
field-defender = obránce
field-winner = vítěz
field-winners = vítězové
field-difference = rozdíl
field-hand = ruka
field-hand-size = karet v ruce
field-drawn = právě líznuto
field-drawn-size = líznutých karet
field-dealt-jarls = jarlové na výběr
field-coming = na cestě
field-squad = družina
field-valhalla = Valhalla
field-valhalla-size = karet ve Valhalle
field-bonus = bonus
field-shields = štíty
field-captured = ukořistěno od hráčů
field-shield-points = body za štíty
field-jarl = jarl
field-jarl-used = použité schopnosti
field-score = body
field-turn = tah
field-active = na tahu
field-first = první hráč
field-deck = balíček
field-discard = odhazovací balíček
field-row = na výběr
field-end-armed = konec se blíží
field-final-turns = zbývá tahů
field-players = hráči
field-battle = bitva
field-waiting = ještě vybírají
field-over = konec hry
field-number = počet
field-region = oblast
field-villages = vesnice
field-empty = volné vesnice
field-fjord = fjord
field-live = stojí
field-token = kořist
field-pillaged = vypleněna
field-doomed-in = zanikne v éře
field-doom = zanikne v této éře
field-figures = figurky
field-strengths = síla klanů
field-shores = břehy
field-open = otevřený
field-step = stupeň
field-cost = cena
field-fulfilled = splněna
field-clan = klan
field-rage = zbývá zuřivosti
field-passed = pas
field-stats = vlastnosti
field-slots = vylepšení
field-reserve = záloha
field-on-board = figurek na mapě
field-known = viděné karty
field-packet = balíček k výběru
field-packet-size = karet v balíčku k výběru
field-picks = vzaté dary
field-picks-size = vzatých darů
field-sealed = lícem dolů
field-laid = karta leží lícem dolů
field-quests = vůle bohů
field-quest-count = karet vůle bohů
field-shown = odkryto
field-end-bonus = bonus na konci
field-prices = cena invaze
field-cards = karty
field-silenced = text neplatí
field-card-strength = síla karet
field-total = celkem
field-province = provincie
field-pillager = plení
field-fighters = v bitvě
field-may-join = ještě mohou přijít
field-success = úspěch
field-age = éra
field-phase = fáze
field-doomed = provincie odsouzené k zániku
field-provinces = provincie
field-fjords = fjordy
field-clans = klany
field-raid = plenění
field-decks = karet v balíčcích
field-type = druh
field-star = zvláštní síla
field-disc = bílý kruh
field-god = bůh
field-regions = oblasti
field-weapons = zbraně
field-pattern = potřebné kostky
field-symbols = kostek
field-ability = schopnost
field-ability-clan = klan schopnosti
field-also = také
field-bonus-clan = klan bonusu
field-kind = typ
field-timing = kdy
field-side = kdo hraje
