# What the lesson says, step by step.

lesson-valkyries-1 = Atakują cię. Walkirie patrzą, kto idzie do Valhalli razem: Brynhild da 3 dodatkowe chwały, jeśli pójdzie sama. Uzbrój ją.
lesson-valkyries-2 = Dla pewności zagraj Heroiczny atak za +3. Kosztuje kość, a kości już nie potrzebujesz.
lesson-valkyries-3 = Zwycięstwo, a obrońca sam wybiera, kto idzie. Wyślij Brynhild i nikogo więcej.
lesson-valkyries-4 = Poszła sama: 3 dodatkowe chwały. Bierzesz je ze stosu odrzuconych wojownikami wartymi dokładnie 3. Weź Hjalmara za 2.
lesson-valkyries-5 = I Mist za 1. Oboje są teraz w twojej Valhalli.
lesson-valkyries-end = Inne walkirie wolą towarzystwo: zanim kogoś wyślesz, przeczytaj znak przy wieńcu. Twoja tura; graj dalej, jak chcesz.
