### Karły ze Svartalfheimu

expansion-dwarves = Karły ze Svartalfheimu
ability-BLOCK = blokuje wroga
ability-HOLD_BACK = zatrzymuje wroga
ability-DISARM = wróg traci taktykę
ability-SACRIFICE = karta za +3

## Wojownicy

card-dwarf-brokk = Brokk Miechowy
card-dwarf-brokk-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.
card-dwarf-eitri = Eitri Kowal Pierścieni
card-dwarf-eitri-text = Po uzbrojeniu: możesz odrzucić 1 kartę z ręki, aby dostać +3.
card-dwarf-motsognir = Motsognir Pierwszy
card-dwarf-motsognir-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.
card-dwarf-durin = Durin Wrota Głębin
card-dwarf-durin-text = Po bitwie: wybierz 1 uzbrojonego wojownika przeciwnika, nie może on iść do Valhalli.
card-dwarf-dolgthrasir = Dolgthrasir Żądny Waśni
card-dwarf-dolgthrasir-text = Po uzbrojeniu: możesz odrzucić 1 kartę z ręki, aby dostać +3.
card-dwarf-lit = Lit Podstawinoga
card-dwarf-lit-text = Po uzbrojeniu: przeciwnik odrzuca 1 taktykę swojego wyboru albo pokazuje rękę, jeśli żadnej nie ma.
card-dwarf-jari = Jari Zwada
card-dwarf-jari-text = Po bitwie: wybierz 1 uzbrojonego wojownika przeciwnika, nie może on iść do Valhalli.
card-dwarf-nordri = Nordri Podpora Północy
card-dwarf-nordri-text = Po uzbrojeniu: przeciwnik odrzuca 1 taktykę swojego wyboru albo pokazuje rękę, jeśli żadnej nie ma.
card-dwarf-sudri = Sudri Podpora Południa
card-dwarf-sudri-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.
card-dwarf-haugspori = Haugspori Depczący Kurhany
card-dwarf-haugspori-text = Po uzbrojeniu: możesz odrzucić 1 kartę z ręki, aby dostać +3.
card-dwarf-galar = Galar Warzący Miód
card-dwarf-galar-text = Po uzbrojeniu: możesz odrzucić 1 kartę z ręki, aby dostać +3.
card-dwarf-fjalar = Fjalar Ukrywający
card-dwarf-fjalar-text = Po bitwie: wybierz 1 uzbrojonego wojownika przeciwnika, nie może on iść do Valhalli.
card-dwarf-austri = Austri Podpora Wschodu
card-dwarf-austri-text = Po uzbrojeniu: przeciwnik odrzuca 1 taktykę swojego wyboru albo pokazuje rękę, jeśli żadnej nie ma.
card-dwarf-hornbori = Hornbori Wiercący Rogi
card-dwarf-hornbori-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.
card-dwarf-aurvang = Aurvang Kamieniste Pole
card-dwarf-aurvang-text = Po uzbrojeniu: przeciwnik odrzuca 1 taktykę swojego wyboru albo pokazuje rękę, jeśli żadnej nie ma.
card-dwarf-alvis = Alvis Wszechwiedzący
card-dwarf-alvis-text = Po uzbrojeniu: przeciwnik odrzuca 1 taktykę swojego wyboru albo pokazuje rękę, jeśli żadnej nie ma.
card-dwarf-andvari = Andvari Strażnik Złota
card-dwarf-andvari-text = Po uzbrojeniu: możesz odrzucić 1 kartę z ręki, aby dostać +3.
card-dwarf-vestri = Vestri Podpora Zachodu
card-dwarf-vestri-text = Po bitwie: wybierz 1 uzbrojonego wojownika przeciwnika, nie może on iść do Valhalli.
card-dwarf-ivaldi = Ivaldi Budowniczy Łodzi
card-dwarf-ivaldi-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.
card-dwarf-billing = Billing Czujny
card-dwarf-billing-text = Po bitwie: wybierz 1 uzbrojonego wojownika przeciwnika, nie może on iść do Valhalli.
card-dwarf-virfir = Virfir Śnieżna Piwnica
card-dwarf-virfir-text = Po uzbrojeniu: możesz odrzucić 1 kartę z ręki, aby dostać +3.
card-dwarf-skirfir = Skirfir Szron na Brodzie
card-dwarf-skirfir-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.
card-dwarf-grer = Grer Krzykacz
card-dwarf-grer-text = Po uzbrojeniu: przeciwnik odrzuca 1 taktykę swojego wyboru albo pokazuje rękę, jeśli żadnej nie ma.
card-dwarf-berling = Berling Holujący Lód
card-dwarf-berling-text = Po bitwie: wybierz 1 uzbrojonego wojownika przeciwnika, nie może on iść do Valhalli.
card-dwarf-alfrigg = Alfrigg Kowal Naszyjnika
card-dwarf-alfrigg-text = W ataku: wybierz 1 wojownika przeciwnika, nie można go uzbroić w tej bitwie. Nie przeciw jedynemu wojownikowi.

## Taktyki

card-dwarf-call-to-arms = Wezwanie do walki
card-dwarf-call-to-arms-text = Przed bitwą: pierwszy od góry wojownik ze stosu kart odrzuconych dołącza do twojej drużyny.
card-dwarf-cry-squad = Okrzyk bojowy: cała drużyna
card-dwarf-cry-squad-text = +1 do siły bitewnej za każdego wojownika w twojej drużynie, uzbrojonego lub nie.
card-dwarf-cry-armed = Okrzyk bojowy: do broni
card-dwarf-cry-armed-text = +1, +2, +4 lub +6 do siły bitewnej za 1, 2, 3 lub 4 uzbrojonych wojowników.

## Pytania i odpowiedzi

wait-dwarf-block = blokuje wojownika
prompt-dwarf-block = { $thing } jest uzbrojony. Którego wojownika przeciwnika blokuje?
verb-block = Zablokuj: { $thing }
verb-dwarf-block-pass = Nie blokuj nikogo
wait-dwarf-hold-back = zatrzymuje wojownika
prompt-dwarf-hold-back = Który z uzbrojonych wojowników przeciwnika nie pójdzie do Valhalli?
verb-hold-back = Zatrzymaj: { $thing }
verb-dwarf-hold-back-pass = Nie zatrzymuj nikogo
wait-dwarf-disarm = odrzuca taktykę
prompt-dwarf-disarm = Ktoś cię rozbraja: którą taktykę odrzucasz?
verb-lay-down-tactic = Odrzuć: { $thing }
wait-dwarf-sacrifice = składa ofiarę
prompt-dwarf-sacrifice = { $thing } żąda ofiary: którą kartę oddajesz za +3?
verb-sacrifice = Oddaj: { $thing }
verb-dwarf-sacrifice-pass = Nie oddawaj niczego

## Co się stało

event-dwarf-blocked = { $me ->
    [yes] Twój wojownik jest zablokowany do końca bitwy: { $what }.
   *[no] Wojownik gracza { $who } jest zablokowany do końca bitwy: { $what }.
}
event-dwarf-held = { $me ->
    [yes] Twój wojownik nie może iść do Valhalli: { $what }.
   *[no] Wojownik gracza { $who } nie może iść do Valhalli: { $what }.
}
event-dwarf-sacrificed = { $me ->
    [yes] Oddajesz kartę za +3: { $what }.
   *[no] { $who } oddaje kartę za +3: { $what }.
}
event-dwarf-sacrificed-hidden = { $who } oddaje zakrytą kartę za +3.

## Przebieg bitwy

step-VAL-TL-19 = karły zatrzymują wojowników
