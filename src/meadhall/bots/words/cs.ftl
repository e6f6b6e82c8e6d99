# Pět sil hry, jarlové s povahou a proč bot táhl právě takto.

bot-thrall = Thrall
bot-karl = Karl
bot-jarl = Jarl
bot-einherjar = Einherjar
bot-skald = Skald
bot-jarl-reckless = Zbrklý jarl
bot-jarl-careful = Opatrný jarl
bot-jarl-glorious = Jarl toužící po Valhalle
bot-jarl-loki = Lokiho přítel

reason-only = jiná možnost není
reason-luck = vybráno náhodně
reason-thumb = na první pohled nejlepší
reason-habit = běžná rutina
reason-odds = přesně spočítáno
reason-ahead = šance na výhru { $percent } % při pohledu o tah dopředu
reason-tree = šance na výhru { $percent } %; vyzkoušeno { $visits ->
    [one] jednou
   *[other] { $visits }krát
}
