### What one may choose for a table

## The expansions of Valhalla, explained

expansion-solo-blurb = Ty proti jedné ze čtyř nestvůr: poraz jejích šest karet, než přijdeš o čtyři štíty nebo dojde balíček.
expansion-coop-blurb = Všichni společně proti jedné nestvůře: vyhrajete nebo prohrajete spolu. Před bitvou smějí druzi předat kartu. Knihy tento způsob hry jen jmenují; jeho pravidla jsou naše.
expansion-partnership-blurb = Dvojice pro 4 nebo 6 hráčů: partneři sedí naproti sobě, v bitvě si půjčují bojovníky a dávají si štíty.
expansion-alliance-blurb = Dvojice pro 4 nebo 6 hráčů: spojenci bojují i bojovníky toho druhého, ti smějí i do Valhally, a bodují společně.
expansion-clash-blurb = Každý si vybere jednu ze sad po 40 kartách; leží jako vlastní balíček mezi dvěma sousedy vedle společného balíčku.
expansion-valkyries-blurb = 40 karet: valkýry, které v dobré společnosti přinesou víc slávy, cesty do Valhally, úkoly.
expansion-dwarves-blurb = 40 karet: trpaslíci blokují, odzbrojují a zadržují nepřítele nebo kují sílu z oběti.
expansion-elves-blurb = 40 karet: elfové hledí vlevo i vpravo, takže záleží na místě v družině.
expansion-champions-blurb = 40 karet: šampioni s každou bitvou rostou, nebo slábnou; někteří si pamatují, kdo je udeřil.
expansion-loki-blurb = Leží odkrytá jedna Lokiho karta: kdo prohraje těsně, dostane útěchu.
expansion-thor-blurb = Thórovy karty dovolí pomoci jedné straně v cizí bitvě a mít podíl na slávě.
expansion-tyr-blurb = Týrovy karty se zasouvají pod bojovníky a natrvalo je mění.
expansion-king-blurb = Koruna pro toho, kdo ji v bitvě získá: králi přináší každý tah slávu a tomu, kdo na něj útočí, kostky navíc.
expansion-monsters-blurb = Nestvůry Yggdrasilu lze lovit a v bitvě je vypustit.
expansion-first_game-blurb = Každý dostane jednoduchého jarla: vhodné pro první hru.
expansion-simplified-blurb = Bez jarlů a po pěti kartách: nejkratší cesta, jak se hru naučit.
expansion-by_hand-blurb = Texty, které nepatří k žádnému druhu: majitel řekne, co dělají, ostatní souhlasí. Přidá se samo se sadami, které to potřebují.
expansion-five_jarls-blurb = Jarla si vybíráš z pěti místo ze tří.
expansion-hand_draft-blurb = Místo rozdané ruky: odkládej karty do společné zásoby a pak si z ní ruku doplň.

## Switches of the rules

option-first_player = Kdo začíná
option-allow_takeback_before_ability = Kostky lze vzít zpět, než se použije schopnost
option-pairs_must_differ = Dva páry musí být různé zbraně
option-push_back_banked = Přehozy z karty Zatlačení nepřítele lze schovat na později
option-cut_off_spares_after_battle = Odříznutý jarl působí po bitvě
option-no_winner_is_battle = Bitva bez vítěze se počítá jako bitva
option-return_unused_grey = Nepoužité šedé kostky se vracejí
option-ragnarok_first_player = Ragnarök začíná první hráč
option-ragnarok_prebattle = Schopnosti před bitvou platí i při Ragnaröku
option-bonus_any_card = Slávou navíc smí být kterákoli karta z odhozených
option-allow_many_sets = Více než dvě sady po 40 kartách naráz
option-ally_valhalla = Půjčený bojovník jde do Valhally
option-rally_includes_chosen = Svolání klanu platí i pro zvoleného šampiona
option-clash_pick_reverse = Sady se vybírají v opačném pořadí
option-clash_six_no_return = Šest hráčů: odhozené karty se nevracejí
option-coop_monster = Nestvůra
option-coop_level = Úroveň
option-coop_ignore_abilities = Nestvůra bez schopností
option-coop_frost_each = Každý Ledový obr dává kostku
option-solo_monster = Nestvůra
option-solo_level = Úroveň
option-solo_ignore_abilities = Nestvůra bez schopností
option-solo_frost_each = Každý Ledový obr dává kostku
option-hold_back_after_choice = Trpaslíci zadržují až po volbě vítěze
option-loki_card = Lokiho karta
option-monster_is_not_minimum = Samotná nestvůra není družina
option-ragnarok_free_captors = Při Ragnaröku jsou držitelé nestvůry volní
option-fenrir_in_deck = Fenrir je mezi nestvůrami
option-thor_is_tactic = Thórovy karty jsou taktiky
option-thor_first = Thórova pomoc před přípravou bojujících
option-tyr_per_action = Týrových karet za akci
value-on = ano
value-off = ne
value-random = losem
value-choose = volba ve hře
value-intro = jednoduchá
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-owner = majitele
value-fighter = toho, kdo s ním bojoval
value-one = jedna
value-each = jedna na bojovníka
card-set-meadhall = karty domu
card-set-unfit = nedá se s ní hrát
card-set-wrong = Se sadou karet { $name } se nedá hrát:

bot-jarl-reckless = zbrklý jarl
bot-jarl-careful = opatrný jarl
bot-jarl-glorious = jarl toužící po Valhalle
bot-jarl-loki = Lokiho přítel (jarl)
