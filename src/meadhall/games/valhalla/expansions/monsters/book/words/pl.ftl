# What the lesson says, step by step.

lesson-monsters-1 = Obok stołu leżą dwa potwory. Troll chce Lodowego Giganta i dzika obok siebie, a twoi właśnie tak stoją. Złap go: zakryje obu.
lesson-monsters-2 = W twojej następnej bitwie troll walczy sam. Atakuj!
lesson-monsters-3 = Troll lubi kości: każda inna broń na nim to +3. Daj mu topór.
lesson-monsters-4 = I włócznię: już 6.
lesson-monsters-5 = Reszta kości na nic się nie zda. Zakończ atak.
lesson-monsters-6 = Zabrakło dwóch punktów: liczne drużyny oprą się i trollowi. Po bitwie potwór odchodzi, ktokolwiek wygra, ale dostajesz za niego 1 chwałę. Weź ze stosu odrzuconych wojownika o wartości 1.
lesson-monsters-end = Dobre polowanie zaczyna się od ustawienia: stawiaj obok siebie klany, których chce potwór. Dobierz karty i graj dalej.
