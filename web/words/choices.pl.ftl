### What one may choose for a table

## The expansions of Valhalla, explained

expansion-solo-blurb = Ty przeciw jednemu z czterech potworów: pokonaj sześć jego kart, zanim stracisz cztery tarcze lub skończy się talia.
expansion-coop-blurb = Wszyscy razem przeciw jednemu potworowi: wygrywacie albo przegrywacie wspólnie. Przed bitwą towarzysze mogą przekazać kartę. Książki tylko wymieniają ten tryb; jego zasady są nasze.
expansion-partnership-blurb = Pary dla 4 lub 6 graczy: partnerzy siedzą naprzeciw siebie, w bitwie użyczają sobie wojowników i przekazują tarcze.
expansion-alliance-blurb = Pary dla 4 lub 6 graczy: sojusznicy walczą też wojownikami partnera, którzy mogą trafić do Valhalli, i punktują wspólnie.
expansion-clash-blurb = Każdy wybiera jeden z zestawów po 40 kart; leży on jako osobna talia między dwoma sąsiadami, obok wspólnej talii.
expansion-valkyries-blurb = 40 kart: walkirie, które w dobrym towarzystwie przynoszą więcej chwały, drogi do Valhalli, misje.
expansion-dwarves-blurb = 40 kart: karły blokują, rozbrajają i powstrzymują wroga albo kują siłę z ofiary.
expansion-elves-blurb = 40 kart: elfy patrzą w lewo i w prawo, więc liczy się miejsce w drużynie.
expansion-champions-blurb = 40 kart: czempioni rosną z każdą bitwą albo słabną; niektórzy pamiętają, kto ich uderzył.
expansion-loki-blurb = Leży odkryta jedna karta Lokiego: kto przegra nieznacznie, dostaje pociechę.
expansion-thor-blurb = Karty Thora pozwalają wesprzeć jedną ze stron cudzej bitwy i mieć udział w chwale.
expansion-tyr-blurb = Karty Tyra wsuwa się pod wojowników; zmieniają ich na stałe.
expansion-king-blurb = Korona dla tego, kto ją zdobędzie w bitwie: co turę daje królowi chwałę, a temu, kto go atakuje, dodatkowe kości.
expansion-monsters-blurb = Na potwory Yggdrasilu można polować i spuszczać je w bitwie.
expansion-first_game-blurb = Każdy dostaje prostego jarla: dobre na pierwszą grę.
expansion-simplified-blurb = Bez jarlów i po pięć kart: najkrótsza droga do poznania gry.
expansion-by_hand-blurb = Teksty, które nie pasują do żadnego rodzaju: właściciel mówi, co robią, pozostali się zgadzają. Pojawia się sam z zestawami, które go potrzebują.
expansion-five_jarls-blurb = Wybierasz jarla z pięciu zamiast z trzech.
expansion-hand_draft-blurb = Zamiast rozdanej ręki: odkładaj karty do wspólnej rezerwy, a potem uzupełnij z niej rękę.

## Switches of the rules

option-first_player = Kto zaczyna
option-allow_takeback_before_ability = Kości można zabrać, zanim użyje się zdolności
option-pairs_must_differ = Dwie pary muszą być różną bronią
option-push_back_banked = Przerzuty z karty Odepchnięcie wroga można zachować na później
option-cut_off_spares_after_battle = Odcięty jarl działa po bitwie
option-no_winner_is_battle = Bitwa bez zwycięzcy liczy się jako bitwa
option-return_unused_grey = Nieużyte szare kości wracają
option-ragnarok_first_player = Ragnarök zaczyna pierwszy gracz
option-ragnarok_prebattle = Zdolności sprzed bitwy działają też w Ragnaröku
option-bonus_any_card = Dodatkowa chwała to dowolna karta z odrzuconych
option-allow_many_sets = Więcej niż dwa zestawy po 40 kart naraz
option-ally_valhalla = Pożyczony wojownik trafia do Valhalli
option-rally_includes_chosen = Wiec klanu obejmuje też wybranego czempiona
option-clash_pick_reverse = Zestawy wybiera się w odwrotnej kolejności
option-clash_six_no_return = Sześciu graczy: odrzucone karty nie wracają
option-coop_monster = Potwór
option-coop_level = Poziom
option-coop_ignore_abilities = Potwór bez zdolności
option-coop_frost_each = Każdy Lodowy Gigant daje kość
option-solo_monster = Potwór
option-solo_level = Poziom
option-solo_ignore_abilities = Potwór bez zdolności
option-solo_frost_each = Każdy Lodowy Gigant daje kość
option-hold_back_after_choice = Karły powstrzymują po wyborze zwycięzcy
option-loki_card = Karta Lokiego
option-monster_is_not_minimum = Sam potwór to nie drużyna
option-ragnarok_free_captors = W Ragnaröku trzymający potwora są wolni
option-fenrir_in_deck = Fenrir jest wśród potworów
option-thor_is_tactic = Karty Thora są taktykami
option-thor_first = Pomoc Thora przed przygotowaniami walczących
option-tyr_per_action = Karty Tyra na akcję
value-on = tak
value-off = nie
value-random = losowo
value-choose = wybór w grze
value-intro = prosta
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-owner = właściciela
value-fighter = tego, kto nim walczył
value-one = jedna
value-each = po jednej na wojownika
card-set-meadhall = karty domu
card-set-unfit = nie nadaje się do gry
card-set-wrong = Zestawem kart { $name } nie da się grać:

bot-jarl-reckless = zuchwały jarl
bot-jarl-careful = ostrożny jarl
bot-jarl-glorious = jarl spragniony Walhalli
bot-jarl-loki = przyjaciel Lokiego (jarl)
