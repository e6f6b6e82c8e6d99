# Tournaments and leagues; fetched with them.

contests = Turnaje
contests-empty = Nikdo zatím turnaj nevyhlásil. Vyhlas svůj: stoly síň otevře sama.
contests-gathering = Lze se přihlásit
contests-running = Běží
contests-over = Skončily
contests-cancelled = Zrušeno
problem-no-such-contest = Takový turnaj tu není.
problem-no-account = K účasti potřebuješ účet. Zvol si v nastavení jméno a heslo.

contest-form-swiss = Švýcarský systém
contest-form-robin = Každý s každým
contest-form-knockout = Vyřazovací
contest-form-league = Liga
contest-form-swiss-text = V každém kole hrají všichni proti těm, kdo jsou na tom podobně. Nikdo nepotká téhož člověka znovu, dokud se tomu dá vyhnout.
contest-form-robin-text = Každý potká každého, kolo za kolem.
contest-form-knockout-text = Lepší polovina každého stolu postupuje, až zbude jeden.
contest-form-league-text = Každý potká každého, všechny partie naráz, několik dní.
contest-pace-quick = každý 15 minut
contest-pace-evening = každý 45 minut
contest-pace-days = každý 5 dní
contest-size = u stolu: { $count }
contest-people = { $count } z { $most }
contest-round = Kolo { $round } z { $rounds }
contest-round-open = Kolo { $round }
contest-round-title = Kolo { $round }
contest-starts = začátek: { $when }
contest-starts-full = začne, až bude plno
contest-mine = účastníš se
contest-bye = { $name } má volno
contest-plays = ke stolu
contest-look = podívat se na partii
contest-place = { $place }.

contest-standings = Pořadí
contest-entrants = Účastníci
contest-name = Jméno
contest-points = Body
contest-opponents = Soupeři
contest-wins = Výhry
contest-played = Partie
contest-out = už nehraje
contest-gone = někdo, kdo tu už není
contest-rule-points = Stůl má cenu jednoho bodu: celý pro vítěze, ostatním díl za každého, kdo zůstal za nimi, a půl dílu za remízu. Volno je jeden bod.
contest-rule-ties = Při stejném počtu bodů je výš ten, jehož soupeři jich mají víc, pak kdo vyhrál víc stolů, pak kdo byl na začátku silnější.
contest-rule-knockout = Kdo došel dál, je výš. Při remíze postupuje ten, kdo byl na začátku silnější.
contest-rule-clock = Každý má hodiny. Kdo nepřijde, tomu dojde čas: dál hraje bot, bez bodů. Kdo nechá botovi dva stoly po sobě, už se nepáruje.
contest-rule-rated = Partie mezi lidmi s účtem se počítají do žebříčku.

contest-join = Zúčastnit se
contest-leave = Odhlásit se
contest-begin = Začít hned
contest-cancel = Zrušit
contest-new = Vyhlásit turnaj
contest-call = Vyhlásit
contest-title = Název
contest-game = Hra
contest-form = Druh
contest-size-label = U stolu
contest-most = Kolik účastníků
contest-rounds-label = Kol
contest-rounds-usual = kolik je třeba k jednomu vítězi
contest-pace = Čas
contest-when = Začátek
contest-when-full = až bude plno
contest-when-minutes = { $count ->
    [one] za { $count } minutu nebo až bude plno
    [few] za { $count } minuty nebo až bude plno
   *[other] za { $count } minut nebo až bude plno
  }
contest-when-hours = { $count ->
    [one] za { $count } hodinu nebo až bude plno
    [few] za { $count } hodiny nebo až bude plno
   *[other] za { $count } hodin nebo až bude plno
  }
contest-when-days = { $count ->
    [one] za { $count } den nebo až bude plno
    [few] za { $count } dny nebo až bude plno
   *[other] za { $count } dní nebo až bude plno
  }
contest-bots = Z toho botů
contest-bot-strength = Jak silných
contest-joining = Zúčastním se i já
problem-contest-closed = Už začal, nebo není místo.
problem-too-few-people = Je třeba aspoň dvou.
problem-too-many-people = Tolik účastníků nejde: v lize nejvýš 10, každý s každým 16, jinak 64, včetně botů.
problem-too-many-contests = Tři tvoje turnaje ještě neskončily; víc nejde.
problem-not-your-contest = To může jen ten, kdo turnaj vyhlásil.
