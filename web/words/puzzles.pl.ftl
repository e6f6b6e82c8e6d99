### Zagadki

puzzle = Zagadka
puzzle-ask = Która odpowiedź jest tu najlepsza? Jedna jest wyraźnie lepsza od wszystkich innych, a boty jej nie widzą. Liczy się pierwsza odpowiedź.
puzzle-right = Dobrze!
puzzle-wrong = Jest lepsza odpowiedź.
puzzle-chances = Jak często każda odpowiedź daje zwycięstwo
puzzle-mine = (twoja odpowiedź)
puzzle-rating = Twój ranking: { $rating } ({ $gained }). Ta zagadka: { $hard }.
puzzle-next = Następna zagadka
puzzle-none = To były już wszystkie zagadki.
puzzle-on = Możesz grać dalej od tego miejsca.
