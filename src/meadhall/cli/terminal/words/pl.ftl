### Słowa stołu w terminalu

terminal-you = Ty
terminal-seat = Gracz { $n }
terminal-nobody = nikt
terminal-footer = liczba = odpowiedź · ? = wyjaśnij · hint = rada · undo = cofnij · log = dziennik · save · help · quit
terminal-hand-over = Pytanie do gracza { $who }. Przekaż klawiaturę; pozostali nie patrzą.
terminal-press-enter = Naciśnij Enter, gdy wszystko gotowe.
terminal-no-such-number = Nie ma opcji { $n }; ostatnia to { $last }.
terminal-did-you-mean = Nie rozumiem. Może „{ $word }”?
terminal-not-understood = { $many ->
    [yes] Pasuje kilka opcji. Wpisz numer jednej z nich.
   *[no] Nie rozumiem. Wpisz numer opcji albo „help”.
}
terminal-help =
    liczba       odpowiedź (albo kawałek słów opcji)
    ?            wyjaśnij pytanie;  ? 3  wyjaśnij opcję 3 i jej zasadę
    why VERB X   co stoi na przeszkodzie: why attack 2, why pillage horgr
    rule ID      przeczytaj zasadę: rule VAL-BATTLE-29, rule BR-BATTLE-11
    hint         co zrobiłby jarl i jak ocenia odpowiedzi
    odds         szanse w tej bitwie albo w każdym możliwym ataku
    log          co się stało;  log all  wszystko
    table        narysuj stół jeszcze raz
    undo         cofnij odpowiedź, jeśli nikt się niczego nie dowiedział;  undo!  mimo to, wśród botów
    save FILE    zapisz;  load FILE  graj dalej w inną grę
    quit         odejdź; gra zostanie zachowana
terminal-why-how = Powiedz, czego chcesz: why attack 2, why add-two frosti, why activate 1
terminal-why-not-refused = Nic nie stoi na przeszkodzie: to jedna z opcji.
terminal-hint = Jarl wziąłby { $n }: { $what }
terminal-hint-guess = Szanse na wygranie gry, zdaniem jarla:
terminal-odds-none = Teraz nie ma czego liczyć: szanse dotyczą bitwy i wyboru, kogo zaatakować.
terminal-odds-best = Według tych szans najlepsze jest { $n }: { $what }
terminal-nothing-to-undo = Nie ma czego cofać.
terminal-undo-not-free = { $alone ->
    [yes] Od tego czasu ktoś się czegoś dowiedział. „undo!” cofnie mimo to; los będzie ten sam.
   *[no] Od tego czasu ktoś się czegoś dowiedział: odpowiedź zostaje.
}
terminal-saved = Zapisano w { $file }. Graj dalej: { $how }
terminal-load-what = Który plik? load FILE
terminal-left = Bywaj. Gra jest zachowana; graj dalej: { $how }
terminal-left-unsaved = Bywaj. Gry nie udało się zachować; następnym razem użyj „save FILE”.
terminal-winners = Zwycięstwo: { $names }
terminal-all-lost = Porażka: potwór okazał się silniejszy.
terminal-scores = Punkty: { $scores }
terminal-answers = { $n ->
    [one] w porządku, { $n } odpowiedź
    [few] w porządku, { $n } odpowiedzi
   *[other] w porządku, { $n } odpowiedzi
}
terminal-luck-commitment = { $good ->
    [true] ziarno jest tym, które obiecano: { $detail }
   *[other] ziarno nie jest tym, które obiecano: { $detail }
}
terminal-luck-deal = { $good ->
    [true] rozdanie z niego wynika
   *[other] rozdanie z niego nie wynika
}
terminal-luck-answers = { $good ->
    [true] tak samo wszystkie losy w grze (odpowiedzi, liczby: { $detail })
   *[other] losy w grze się z nim nie zgadzają (odpowiedź { $detail })
}
terminal-luck-record = { $good ->
    [true] i to właśnie ta gra jest tu zapisana
   *[other] ale zapisana jest tu inna gra
}

## Gdzie spotykają się moduły

meetings-title = Gdzie spotykają się moduły gry { $game }
meetings-where = gdzie
meetings-proof = dowód albo powód, dla którego to bez znaczenia
meetings-neither = bez dowodu i bez wyjaśnienia
meetings-sum = { $game }: spotkań { $n }, z dowodem { $proven }, wyjaśnionych { $excused }, otwartych { $open }
meetings-open = { $meeting }: podaj w tests/meetings.toml test, który tego dowodzi, albo powód, dla którego to bez znaczenia
meetings-checkout = spotkania modułów można wypisać tylko w kopii roboczej repozytorium

## Nazwy pól na stole

field-grey = szara
field-value = wartość
field-activated = uzbrojeni
field-dice = kości
field-seat = gracz
field-rolled = kości rzucone
field-offered = do wyboru
field-tactics = taktyki
field-strength = siła
field-terms = składa się z
field-jarl-cut-off = jarl odcięty od bitwy
field-free-rerolls = darmowe przerzuty
field-set-aside = odłożone kości
field-fewer = mniej kości o
field-discarded = odrzucone
field-ragnarok = Ragnarök
field-attacker = atakujący
field-defender = obrońca
field-winner = zwycięzca
field-winners = zwycięzcy
field-difference = różnica
field-hand = ręka
field-hand-size = kart na ręce
field-drawn = właśnie dobrane
field-drawn-size = dobranych kart
field-dealt-jarls = jarlowie do wyboru
field-coming = w drodze
field-squad = drużyna
field-valhalla = Walhalla
field-valhalla-size = kart w Walhalli
field-bonus = premia
field-shields = tarcze
field-captured = zdobyte na graczach
field-shield-points = punkty za tarcze
field-jarl = jarl
field-jarl-used = użyte zdolności
field-score = punkty
field-turn = tura
field-active = ruch ma
field-first = pierwszy gracz
field-deck = talia
field-discard = odrzucone
field-row = do wyboru
field-end-armed = koniec blisko
field-final-turns = pozostało tur
field-players = gracze
field-battle = bitwa
field-waiting = jeszcze wybierają
field-over = koniec gry
field-number = liczba
field-region = kraina
field-villages = wioski
field-empty = wolne wioski
field-fjord = fiord
field-live = stoi
field-token = łup
field-pillaged = splądrowana
field-doomed-in = zginie w epoce
field-doom = zginie w tej epoce
field-figures = figurki
field-strengths = siła klanów
field-shores = brzegi
field-open = otwarty
field-step = stopień
field-cost = koszt
field-fulfilled = spełniona
field-clan = klan
field-rage = zostało szału
field-passed = pas
field-stats = cechy
field-slots = ulepszenia
field-reserve = rezerwa
field-on-board = figurek na mapie
field-known = widziane karty
field-packet = pakiet
field-packet-size = kart w pakiecie
field-picks = wzięte dary
field-picks-size = wziętych darów
field-sealed = zakryte
field-laid = karta leży zakryta
field-quests = wola bogów
field-quest-count = kart woli bogów
field-shown = odkryte
field-end-bonus = premia na koniec
field-prices = koszt najazdu
field-cards = karty
field-silenced = tekst nie działa
field-card-strength = siła kart
field-total = razem
field-province = prowincja
field-pillager = plądruje
field-fighters = w bitwie
field-may-join = mogą jeszcze przyjść
field-success = udane
field-age = epoka
field-phase = faza
field-doomed = skazane prowincje
field-provinces = prowincje
field-fjords = fiordy
field-clans = klany
field-raid = plądrowanie
field-decks = kart w taliach
field-type = rodzaj
field-star = siła specjalna
field-disc = biały krążek
field-god = bóg
field-regions = krainy
field-weapons = broń
field-pattern = potrzebne kości
field-symbols = kości
field-ability = zdolność
field-ability-clan = klan zdolności
field-also = także
field-bonus-clan = klan premii
field-kind = typ
field-timing = kiedy
field-side = kto zagrywa
