expansion-mead = Miód
prompt-0 = Wypić róg?
verb-drink = Wypij róg
event-drank = { $who } pije.
field-horns = Rogi
field-drinking = Pije
