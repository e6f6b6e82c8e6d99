# What the lesson says, step by step.

lesson-powers-1 = Każdy klan zaczyna z własną mocą. Odkryta jest o jedną więcej, niż jest klanów, a wybór zaczynasz ty. Weź Długie łodzie: twoje okręty najeżdżają za darmo.
lesson-powers-2 = Moc leży na planszy klanu i działa od razu. Skorzystaj: wybierz okręt. Nie kosztuje teraz Szału.
lesson-powers-3 = Okręty stawia się we fiordach, a walczą za obie sąsiednie prowincje. Wybierz Fiord Zachodni.
lesson-powers-end = Bez wydanego Szału. Moc to ulepszenie jak każde inne: później może ją zastąpić lepsze. Rywal plądruje i może wezwać cię do bitwy; graj dalej.
