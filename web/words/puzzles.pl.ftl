### Zagadki

puzzle = Zagadka
puzzle-ask = Która odpowiedź jest tu najlepsza? Jedna jest wyraźnie lepsza od wszystkich innych, a boty jej nie widzą. Liczy się pierwsza odpowiedź.
puzzle-right = Dobrze: { $best } wygrywa w { $chance } % przypadków.
puzzle-wrong = To nie najlepsza odpowiedź: { $mine } wygrywa w { $low } % przypadków, { $best } w { $chance } %.
puzzle-other = To nie najlepsza odpowiedź: { $best } wygrywa w { $chance } % przypadków.
puzzle-second = Druga najlepsza odpowiedź to { $second }: { $low } %.
puzzle-rating = Twój ranking: { $rating } ({ $gained }). Ta zagadka: { $hard }.
puzzle-next = Następna zagadka
puzzle-none = To były już wszystkie zagadki.
puzzle-on = Możesz grać dalej od tego miejsca.
