### Słowa stołu w terminalu

terminal-you = Ty
terminal-seat = Gracz { $n }
terminal-nobody = nikt
terminal-beast = potwór
terminal-player = gracz
terminal-turn = Tura { $n }: { $who }
terminal-over = Koniec gry
terminal-deck = talia { $n }
terminal-discard = odrzucone { $n } (na wierzchu: { $top })
terminal-grey = szare kości { $n }
terminal-armed = koniec jest bliski
terminal-final = { $n ->
    [one] została { $n } tura
    [few] zostały { $n } tury
   *[other] zostało { $n } tur
}
terminal-jarl = jarl { $name }
terminal-own-jarl = Twój jarl { $name }: { $text }
terminal-shields = tarcze { $own }
terminal-captured = zdobyte { $taken }
terminal-hand-size = ręka { $n }, Valhalla { $valhalla }
terminal-score = punkty { $n }, chwała { $glory }
terminal-winner = zwycięstwo!
terminal-row = Wojownicy do wyboru
terminal-hand = Twoja ręka ({ $n })
terminal-drawn = Właśnie dobrane
terminal-battle = Bitwa: { $who } → { $other }
terminal-ragnarok = Ragnarök: { $who }
terminal-not-rolled = kości jeszcze nie rzucone
terminal-dice = wolne kości { $dice }
terminal-offered = do wyboru { $dice }
terminal-played = zagrane: { $cards }
terminal-strength = siła { $n } = { $terms }
terminal-cut-off = jarl jest odcięty
terminal-term-ability = zdolność: { $name }
terminal-term-jarls = jarl
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
