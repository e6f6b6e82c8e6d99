lobby = Poczekalnia
connecting = Sprawdzamy, kto tu jest…
people-here = { $count ->
    [one] Jest tu jedna osoba
    [few] Są tu { $count } osoby
   *[many] Jest tu { $count } osób
 }
name-me = Pokaż moje imię
nobody-waits = Teraz nikt nie czeka. Zacznij: kto przyjdzie następny, znajdzie ciebie.
nobody-there = poza stołem
which-game = Gra
pace = Tempo
pace-live = Na żywo
pace-days = Na raty
pace-live-note = Czekamy na kogoś, kto chce zagrać teraz. Na każdą odpowiedź są trzy minuty.
pace-days-note = Czekamy na kogoś, kto gra na raty. Możesz zamknąć stronę; na każdy ruch są trzy dni.
wait = Czekaj na ludzi
wait-30 = 30 sekund, potem boty
wait-60 = Minutę, potem boty
wait-300 = Pięć minut, potem boty
wait-3600 = Godzinę, potem boty
wait-86400 = Dzień, potem boty
wait-0 = Tylko ludzie
bots-in = Boty zajmą wolne miejsca za { $time }.
bots-there = { $count ->
    [one] bot
    [few] { $count } boty
   *[many] { $count } botów
 }
free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
share = Udostępnij…
share-words = Zagraj ze mną w { $game }!
qr = Kod QR
qr-note = Skieruj na niego aparat telefonu, żeby usiąść do stołu.
bot-sits = Niech usiądzie bot
learn-meanwhile = Poznaj grę w tym czasie
stop-waiting = Przestań czekać
