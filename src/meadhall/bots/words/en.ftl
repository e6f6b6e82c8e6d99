# The five strengths, jarls of character, and why a bot moved.

bot-thrall = Thrall
bot-karl = Karl
bot-jarl = Jarl
bot-einherjar = Einherjar
bot-skald = Skald
bot-jarl-reckless = Reckless jarl
bot-jarl-careful = Careful jarl
bot-jarl-glorious = Jarl who longs for Valhalla
bot-jarl-loki = Loki’s friend

reason-only = there is no other choice
reason-luck = picked at random
reason-thumb = looks best at first sight
reason-habit = a matter of routine
reason-odds = calculated exactly
reason-ahead = wins { $percent } % of the time, looking one move ahead
reason-tree = wins { $percent } % of the time; tried { $visits ->
    [one] once
   *[other] { $visits } times
}
