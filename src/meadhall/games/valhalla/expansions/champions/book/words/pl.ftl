# What the lesson says, step by step.

lesson-champions-1 = Czempioni pamiętają bitwy: na ich kartach zbierają się żetony. Gerulf i Hrungvald to berserkowie: na początku bardzo silni, każdy żeton osłabia ich o 2. Niech walczą szybko. Atakuj!
lesson-champions-2 = Kości sprzyjają. Uzbrój Hrungvalda: liczba na karcie uwzględnia już żetony.
lesson-champions-3 = I Gerulfa. Dwaj berserkowie, zanim się zmęczą.
lesson-champions-4 = To wystarczy. Zakończ atak.
lesson-champions-end = Zwycięstwo, a obaj berserkowie idą do Valhalli z pełną chwałą. Inni czempioni rosną z każdą bitwą: tych zachowaj. Teraz dobierz karty i graj dalej.
