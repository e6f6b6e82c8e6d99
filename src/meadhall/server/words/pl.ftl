lost-title = Nic tu nie ma.
lost-text = Być może w adresie jest literówka albo odnośnik skopiowano tylko częściowo.
lost-way = Do sali
travel-hall = Wikińskie gry planszowe w przeglądarce: z przyjaciółmi, z kimkolwiek i z botami.
travel-invited = Zagraj ze mną: { $game }
travel-private = Prywatny stół, liczba graczy: { $players }. Otwórz link, żeby usiąść.
travel-waiting = { $game }: ktoś na ciebie czeka
travel-playing = { $game }: gra do oglądania
travel-over = { $game }: gra skończona
travel-free = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
travel-players = Liczba graczy: { $players }
call-turn = Twój ruch: { $game }
call-stood = Bot gra dalej za ciebie: { $game }. Możesz wrócić na swoje miejsce w każdej chwili.
call-idle = { $game }: gra skończy się za tydzień, jeśli nikt nie wykona ruchu.
call-title = { $count ->
    [one] Czeka na ciebie stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
 }
call-code-title = Twój kod do Meadhall
call-code = Twój kod to { $code }. Jest ważny przez godzinę. Ktoś poprosił o niego na { $address }; jeśli to nie ty, nic nie rób.
call-reset-title = Nowe hasło do Meadhall
call-reset =
    Ustaw nowe hasło tutaj: { $place }
    Link działa raz, przez pół godziny. Poproszono o niego na { $address }. Jeśli to nie ty, zignoruj tę wiadomość.
call-foot = Dostajesz tę wiadomość, bo grasz na { $address }. Kiedy i jak cię wołać, wybierasz w ustawieniach strony.
