import"./with-runtime.js";var lobby_pl_default=`lobby = Poczekalnia
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
seek-rated = Gra rankingowa
table-rated = rankingowa
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
your-moves = { $count ->
    [0] Gry z ludźmi
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
 }
they-think = czekamy na innych
next-move = { $count ->
    [one] Następny stół
   *[other] Następny stół ({ $count })
 }
due = po { $when } ruch zrobi bot
ends = skończy się { $when }, jeśli nikt nie wykona ruchu
calls = Gdy cię nie ma
calls-note = Do gier na raty: jak się dowiesz, że to twój ruch. Jedna wiadomość o kilku stołach, nigdy dwa razy.
push = Powiadamiaj mnie na tym urządzeniu
push-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach tej strony.
mail = Adres e-mail
mail-password = Twoje hasło, aby potwierdzić
mail-send = Wyślij kod
mail-stop = Nie pisz więcej
mail-code = Kod z wiadomości
mail-confirm = Potwierdź
mail-good = Wołamy cię e-mailem.
digest = Zbieraj wiadomości przez
digest-0 = wysyłaj od razu
digest-600 = dziesięć minut
digest-3600 = godzinę
digest-86400 = dzień
quiet-hours = Godziny ciszy
quiet-from = Cisza od
quiet-to = Cisza do
quiet-note = Dwa razy ta sama godzina: można wołać zawsze.
absence = Urlop
absence-days = { $count ->
    [0] jestem
    [one] jeden dzień
    [few] { $count } dni
   *[many] { $count } dni
 }
absence-back = Już jestem
absence-note = Nikt cię nie woła, zegary gier na raty stoją, a żadna twoja gra sama się nie skończy.
absence-until = Nie ma cię do { $day }. Zegary gier na raty stoją.
`;export{lobby_pl_default as default};
