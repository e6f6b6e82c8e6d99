# What the lesson says, step by step.

lesson-loki-1 = Atakują cię z siłą 8, a ty zdołasz zebrać najwyżej 7. Z Lokim to wcale nie źle. Uzbrój Snæra, wtedy obrona się skończy.
lesson-loki-2 = Porażka o 1. Kto przegra o włos, dostaje coś z karty Lokiego obok stołu: rząd tej różnicy albo niższy. Weź drugi rząd: kartę z talii.
lesson-loki-3 = To Björn Barczysty. Porażka przyniosła ci wojownika: dołóż go.
lesson-loki-4 = Postaw go tutaj.
lesson-loki-end = Pamiętaj: im mniejsza różnica, tym lepszy rząd. Policz, zanim się poddasz. Teraz dobierz karty i graj dalej.
