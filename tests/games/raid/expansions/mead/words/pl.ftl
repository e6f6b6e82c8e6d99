expansion-mead = Miód
prompt-0 = Wypić róg?
verb-drink = Wypij róg
event-drank = { $who } pije.
view-horns = rogi
view-drinking = pije
