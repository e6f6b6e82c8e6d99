# What the lesson says, step by step.

lesson-tyr-1 = Masz dwie karty Tyra. To ani wojownicy, ani taktyki: każda wzmacnia jednego wojownika, i to tylko w chwili, gdy dołącza. Dołóż Hrodulfa.
lesson-tyr-2 = Wybierz mu miejsce.
lesson-tyr-3 = To ta chwila: podłóż pod niego Przysięgę Tyra. Uzbrojony ma +2.
lesson-tyr-4 = Potem dobierasz jak zwykle. Zostaw tę kartę.
lesson-tyr-end = Pod wojownika, który już stoi, nic nie podłożysz, więc trzymaj karty Tyra dla nowych. Gdy odejdzie, jego karta Tyra zostaje odrzucona. Graj dalej.
