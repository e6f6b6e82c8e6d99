### Slova stolu v terminálu

terminal-you = Ty
terminal-seat = Hráč { $n }
terminal-nobody = nikdo
terminal-beast = nestvůra
terminal-player = hráč
terminal-turn = Tah { $n }: { $who }
terminal-over = Hra skončila
terminal-deck = balíček { $n }
terminal-discard = odložené { $n } (navrchu: { $top })
terminal-grey = šedé kostky { $n }
terminal-armed = konec se blíží
terminal-final = { $n ->
    [one] zbývá { $n } tah
    [few] zbývají { $n } tahy
   *[other] zbývá { $n } tahů
}
terminal-jarl = jarl { $name }
terminal-own-jarl = Tvůj jarl { $name }: { $text }
terminal-shields = štíty { $own }
terminal-captured = ukořistěno { $taken }
terminal-hand-size = ruka { $n }, Valhalla { $valhalla }
terminal-score = body { $n }, sláva { $glory }
terminal-winner = vítězství!
terminal-row = Bojovníci na výběr
terminal-hand = Tvá ruka ({ $n })
terminal-drawn = Právě líznuto
terminal-battle = Bitva: { $who } → { $other }
terminal-ragnarok = Ragnarök: { $who }
terminal-not-rolled = kostky ještě nepadly
terminal-dice = volné kostky { $dice }
terminal-offered = na výběr { $dice }
terminal-played = zahráno: { $cards }
terminal-strength = síla { $n } = { $terms }
terminal-cut-off = jarl je odříznut
terminal-term-ability = schopnost: { $name }
terminal-term-jarls = jarl
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
