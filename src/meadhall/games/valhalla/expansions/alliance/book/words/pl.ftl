# What the lesson says, step by step.

lesson-alliance-1 = Sojusznik siedzi naprzeciwko i razem wygrywacie albo przegrywacie. W bitwie możesz uzbrajać także jego wojowników. Zaatakuj sąsiada po lewej.
lesson-alliance-2 = Najpierw swój: uzbrój Duneyra. Jelenie liczą też wojowników sojusznika.
lesson-alliance-3 = Teraz wojownik sojusznika: Mjöll bierze dowolną broń. Kliknij ją na planszy sojusznika.
lesson-alliance-4 = Wybierz dla niej kość: topór.
lesson-alliance-5 = Uzbrojony Lodowy Gigant zabiera obrońcy kość, do kogokolwiek należy. Zgódź się.
lesson-alliance-6 = Zakończ atak.
lesson-alliance-end = Zwycięstwo: Duneyr poszedł do twojej Valhalli, a Mjöll do Valhalli sojusznika. Na koniec dodajecie wszystko, a ze zdobytych tarcz tworzycie wspólne zestawy. Dobierz karty i graj dalej.
