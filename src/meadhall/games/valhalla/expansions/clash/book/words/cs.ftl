# What the lesson says, step by step.

lesson-clash-1 = Ve hře je několik světů, každý je balíček mezi dvěma hráči. Nejdřív si každý jeden vybere: bude ležet po tvé levici a dělíš se o něj s levým sousedem. Vezmi trpaslíky.
lesson-clash-2 = Dál je vše jako obvykle. Vyber si jarla: vezmi Valgarda.
lesson-clash-3 = Vezmi si prvního bojovníka: Jökula.
lesson-clash-4 = Postav ho sem.
lesson-clash-5 = První ruka je ze tří balíčků: tři společné karty a po dvou z obou světů vedle tebe. Dvě ze sedmi jdou pryč. Odhoď tohoto trpaslíka.
lesson-clash-6 = A Zuřivost.
lesson-clash-end = Na konci každého tahu vezmeš po kartě ze společného balíčku a z obou svých světů a jednu si necháš. Hra končí i tehdy, když dojde kterýkoli balíček. Hraj dál.
