var e=`### What one may choose for a table

## The expansions of Valhalla, explained

expansion-solo-blurb = Ty przeciw jednemu z czterech potwor\xF3w: pokonaj sze\u015B\u0107 jego kart, zanim stracisz cztery tarcze lub sko\u0144czy si\u0119 talia.
expansion-coop-blurb = Wszyscy razem przeciw jednemu potworowi: wygrywacie albo przegrywacie wsp\xF3lnie. Przed bitw\u0105 towarzysze mog\u0105 przekaza\u0107 kart\u0119.
expansion-partnership-blurb = Pary dla 4 lub 6 graczy: partnerzy siedz\u0105 naprzeciw siebie, w bitwie u\u017Cyczaj\u0105 sobie wojownik\xF3w i przekazuj\u0105 tarcze.
expansion-alliance-blurb = Pary dla 4 lub 6 graczy: sojusznicy walcz\u0105 te\u017C wojownikami partnera, kt\xF3rzy mog\u0105 trafi\u0107 do Valhalli, i punktuj\u0105 wsp\xF3lnie.
expansion-clash-blurb = Ka\u017Cdy wybiera jeden z zestaw\xF3w po 40 kart; le\u017Cy on jako osobna talia mi\u0119dzy dwoma s\u0105siadami, obok wsp\xF3lnej talii.
expansion-valkyries-blurb = 40 kart: walkirie, kt\xF3re w dobrym towarzystwie przynosz\u0105 wi\u0119cej chwa\u0142y, drogi do Valhalli, misje.
expansion-dwarves-blurb = 40 kart: kar\u0142y blokuj\u0105, rozbrajaj\u0105 i powstrzymuj\u0105 wroga albo kuj\u0105 si\u0142\u0119 z ofiary.
expansion-elves-blurb = 40 kart: elfy patrz\u0105 w lewo i w prawo, wi\u0119c liczy si\u0119 miejsce w dru\u017Cynie.
expansion-champions-blurb = 40 kart: czempioni rosn\u0105 z ka\u017Cd\u0105 bitw\u0105 albo s\u0142abn\u0105; niekt\xF3rzy pami\u0119taj\u0105, kto ich uderzy\u0142.
expansion-loki-blurb = Le\u017Cy odkryta jedna karta Lokiego: kto przegra nieznacznie, dostaje pociech\u0119.
expansion-thor-blurb = Karty Thora pozwalaj\u0105 wesprze\u0107 jedn\u0105 ze stron cudzej bitwy i mie\u0107 udzia\u0142 w chwale.
expansion-tyr-blurb = Karty Tyra wsuwa si\u0119 pod wojownik\xF3w; zmieniaj\u0105 ich na sta\u0142e.
expansion-king-blurb = Korona dla tego, kto j\u0105 zdob\u0119dzie w bitwie: co tur\u0119 daje kr\xF3lowi chwa\u0142\u0119, a temu, kto go atakuje, dodatkowe ko\u015Bci.
expansion-monsters-blurb = Na potwory Yggdrasilu mo\u017Cna polowa\u0107 i spuszcza\u0107 je w bitwie.
expansion-first_game-blurb = Ka\u017Cdy dostaje prostego jarla: dobre na pierwsz\u0105 gr\u0119.
expansion-simplified-blurb = Bez jarl\xF3w i po pi\u0119\u0107 kart: najkr\xF3tsza droga do poznania gry.
expansion-five_jarls-blurb = Wybierasz jarla z pi\u0119ciu zamiast z trzech.
expansion-hand_draft-blurb = Zamiast rozdanej r\u0119ki: odk\u0142adaj karty do wsp\xF3lnej rezerwy, a potem uzupe\u0142nij z niej r\u0119k\u0119.

## Switches of the rules

option-first_player = Kto zaczyna
option-allow_takeback_before_ability = Ko\u015Bci mo\u017Cna zabra\u0107, zanim u\u017Cyje si\u0119 zdolno\u015Bci
option-pairs_must_differ = Dwie pary musz\u0105 by\u0107 r\xF3\u017Cn\u0105 broni\u0105
option-push_back_banked = Przerzuty z karty Odepchni\u0119cie wroga mo\u017Cna zachowa\u0107 na p\xF3\u017Aniej
option-cut_off_spares_after_battle = Odci\u0119ty jarl dzia\u0142a po bitwie
option-no_winner_is_battle = Bitwa bez zwyci\u0119zcy liczy si\u0119 jako bitwa
option-return_unused_grey = Nieu\u017Cyte szare ko\u015Bci wracaj\u0105
option-ragnarok_first_player = Ragnar\xF6k zaczyna pierwszy gracz
option-ragnarok_prebattle = Zdolno\u015Bci sprzed bitwy dzia\u0142aj\u0105 te\u017C w Ragnar\xF6ku
option-bonus_any_card = Dodatkowa chwa\u0142a to dowolna karta z odrzuconych
option-allow_many_sets = Wi\u0119cej ni\u017C dwa zestawy po 40 kart naraz
option-ally_valhalla = Po\u017Cyczony wojownik trafia do Valhalli
option-rally_includes_chosen = Wiec klanu obejmuje te\u017C wybranego czempiona
option-clash_pick_reverse = Zestawy wybiera si\u0119 w odwrotnej kolejno\u015Bci
option-clash_six_no_return = Sze\u015Bciu graczy: odrzucone karty nie wracaj\u0105
option-coop_monster = Potw\xF3r
option-coop_level = Poziom
option-coop_ignore_abilities = Potw\xF3r bez zdolno\u015Bci
option-coop_frost_each = Ka\u017Cdy Lodowy Gigant daje ko\u015B\u0107
option-solo_monster = Potw\xF3r
option-solo_level = Poziom
option-solo_ignore_abilities = Potw\xF3r bez zdolno\u015Bci
option-solo_frost_each = Ka\u017Cdy Lodowy Gigant daje ko\u015B\u0107
option-hold_back_after_choice = Kar\u0142y powstrzymuj\u0105 po wyborze zwyci\u0119zcy
option-loki_card = Karta Lokiego
option-monster_is_not_minimum = Sam potw\xF3r to nie dru\u017Cyna
option-ragnarok_free_captors = W Ragnar\xF6ku trzymaj\u0105cy potwora s\u0105 wolni
option-fenrir_in_deck = Fenrir jest w\u015Br\xF3d potwor\xF3w
option-thor_is_tactic = Karty Thora s\u0105 taktykami
option-thor_first = Pomoc Thora przed przygotowaniami walcz\u0105cych
option-tyr_per_action = Karty Tyra na akcj\u0119
value-on = tak
value-off = nie
value-random = losowo
value-choose = wyb\xF3r w grze
value-intro = prosta
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-owner = w\u0142a\u015Bciciela
value-fighter = tego, kto nim walczy\u0142
value-one = jedna
value-each = po jednej na wojownika
card-set-meadhall = karty domu
card-set-unfit = nie nadaje si\u0119 do gry
card-set-wrong = Zestawem kart { $name } nie da si\u0119 gra\u0107:
`;export{e as default};
