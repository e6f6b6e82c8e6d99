import"./with-runtime.js";var people_pl_default=`# Ladders, profiles, friends; fetched with them.

ladder = Ranking
ladder-title = Ranking: { $game }
ladder-of = Który ranking
ladder-game = Gra
ladder-players = Graczy
ladder-place = Miejsce
ladder-name = Imię
ladder-rating = Siła
ladder-games = Gier
ladder-won = Wygrane
ladder-empty = Nikogo tu jeszcze nie ma. Liczą się gry rankingowe: wybiera się to przy otwieraniu stołu.
ladder-note = Wszyscy zaczynają od 1500. Po { $count } grach siła daje miejsce; do tego czasu stoi przy niej znak zapytania. Liczą się gry rankingowe, w których każdy odpowiedział co najmniej dziesięć razy. Jeden rywal zmienia ranking tylko trochę: żeby się wspiąć, graj z wieloma ludźmi. Kto odejdzie, jest ostatni.
ladder-margin = ± { $margin }
ladder-mine = to ty
ladder-provisional = za mało gier, by mieć miejsce

problem-no-such-person = Nie ma tu nikogo o tym imieniu albo ta osoba nie chce być widziana.
people-hidden = Tę stronę widzisz tylko ty.
people-hide = Ukryj mój profil przed innymi
people-show = Pokaż mój profil innym
people-take = Pobierz wszystko, co o mnie przechowano (plik)
people-yours = Tyle widzą o tobie inni.
problem-no-account = Siła, profil i znajomi należą do konta. Wybierz imię i hasło w ustawieniach.
people-ratings = Siła w grach
people-no-ratings = Żadna gra jeszcze się nie liczyła.
people-kind = { $game }, graczy: { $players }
people-rating = { $rating }
people-games = { $count ->
    [one] { $count } gra, wygrane: { $won }
    [few] { $count } gry, wygrane: { $won }
   *[other] { $count } gier, wygrane: { $won }
  }
people-curve = Siła w ciągu { $count ->
    [one] { $count } gry
   *[other] { $count } gier
  }, od { $first } do { $last }
people-history = Gry, które się liczyły
people-somebody = ktoś
people-place = { $place } z { $players }
people-favourites = Najczęściej gra
people-favourite = { $count ->
    [one] { $count } gra, wygrane: { $won }
    [few] { $count } gry, wygrane: { $won }
   *[other] { $count } gier, wygrane: { $won }
  }
people-pick-jarl = Jarl
people-pick-clan = Klan
people-deeds = Czyny
people-deeds-note = { $done } z { $all }
people-deed-done = dokonane { $day }
people-deed-open = jeszcze do zrobienia
people-meetings = Ty i { $name }
people-meeting = { $count ->
    [one] { $count } gra: wyżej w { $ahead }, niżej w { $behind }
    [few] { $count } gry: wyżej w { $ahead }, niżej w { $behind }
   *[other] { $count } gier: wyżej w { $ahead }, niżej w { $behind }
  }

circle-title = Znajomi i obserwowani
circle-empty = Nikogo jeszcze nie obserwujesz. Otwórz czyjś profil z rankingu.
circle-note = O tym, kogo obserwujesz, wiesz tylko ty. Znajomi to ci, z którymi powiedzieliście to oboje.
circle-friends = Znajomi
circle-asks = Chcą cię poznać
circle-followed = Obserwujesz
circle-asked = Czekasz na odpowiedź
circle-blocked = Zablokowani
circle-follow = Obserwuj
circle-unfollow = Nie obserwuj
circle-ask = Zaproś do znajomych
circle-unask = Wycofaj zaproszenie
circle-accept = Tak, znajomi
circle-refuse = Nie
circle-unfriend = Usuń ze znajomych
circle-block = Zablokuj
circle-unblock = Odblokuj
circle-block-note = Ta osoba nic już o tobie nie zobaczy i nie będzie mogła cię obserwować.
circle-plays = teraz przy stole
circle-find = Imię
circle-look = Szukaj

sign-in = Logowanie
sign-in-provider-no = Logowanie się nie udało. Spróbuj jeszcze raz.
sign-in-provider-away = Usługa logowania nie odpowiada. Spróbuj później.
sign-in-provider-other = To było inne konto: nic nie usunięto.
sign-in-home = Do hali
problem-too-many-ties = Więcej znajomych nie da się zapisać.
problem-no-provider = W tej hali można się zalogować tylko imieniem i hasłem.

company-round = Runda { $round }: „{ $name }”
company-ratings = Co gra zmieniła w rankingu
company-not-practice = To był trening: gra nie liczy się do rankingu.
company-not-taken-back = Cofnięto ruch: gra nie liczy się do rankingu.
company-not-other-cards = Grano własnymi kartami: gra nie liczy się do rankingu.
company-not-bots = Przy stole siedziały boty: gra nie liczy się do rankingu.
company-not-no-account = Nie wszyscy przy stole mają konto: gra nie liczy się do rankingu.
company-not-shared = Ktoś zajmował kilka miejsc: gra nie liczy się do rankingu.
company-not-together = Wszyscy wspólnie wygrali lub przegrali: gra nie liczy się do rankingu.
company-not-nobody = Nikt nie dograł do końca: gra nie liczy się do rankingu.
company-not-unrated = Ta gra nie była rankingowa.
company-not-short = Ktoś prawie nie grał: gra nie liczy się do rankingu.
company-not-annulled = Moderator unieważnił wynik.

## Links of accounts

claim = Zostań właścicielem sali
claim-about = Ta sala nie ma jeszcze właściciela. Właściciel mianuje moderatorów, pomaga osobom, które zapomniały hasła, robi kopie zapasowe i widzi stan serwera. Kontynuuj tylko wtedy, gdy to ty prowadzisz tę salę.
claim-guest = Najpierw zaloguj się lub załóż konto. To ono będzie właścicielem sali.
claim-as = Zalogowano jako { $name }.
claim-do = Zostań właścicielem
claim-done = { $name } jest teraz właścicielem tej sali.
claim-desk = Panel moderatorów
claim-wrong = Ten link już nie działa: jest za stary albo sala ma już właściciela. Sala bez właściciela wypisuje nowy link przy każdym uruchomieniu.
reset = Ustaw nowe hasło
reset-about = Wybierz nowe hasło do swojego konta. Tutaj nastąpi zalogowanie, a na wszystkich innych urządzeniach wylogowanie.
reset-first = Nowe hasło
reset-second = Powtórz nowe hasło
reset-do = Ustaw hasło
reset-differ = Hasła nie są takie same.
reset-wrong = Ten link już nie działa: został wykorzystany albo jest za stary. Poproś o nowy.
reset-done = Hasło zmienione. Zalogowano jako { $name }.
`;export{people_pl_default as default};
