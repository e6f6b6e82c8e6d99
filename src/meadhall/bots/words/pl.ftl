# Pięć poziomów gry, jarlowie z charakterem i uzasadnienie ruchu bota.

bot-thrall = Thrall
bot-karl = Karl
bot-jarl = Jarl
bot-einherjar = Einherjer
bot-skald = Skald
bot-jarl-reckless = Zuchwały jarl
bot-jarl-careful = Ostrożny jarl
bot-jarl-glorious = Jarl spragniony Walhalli
bot-jarl-loki = Przyjaciel Lokiego

reason-only = nie ma innego wyboru
reason-luck = wybór losowy
reason-thumb = na pierwszy rzut oka najlepsze
reason-habit = zwykła rutyna
reason-odds = dokładnie wyliczone
reason-ahead = szansa na wygraną { $percent }% przy spojrzeniu na ruch naprzód
reason-tree = szansa na wygraną { $percent }%; sprawdzono { $visits ->
    [one] raz
   *[other] { $visits } razy
}
