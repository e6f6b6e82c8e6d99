expansion-mead = Medovina
prompt-0 = Vypít roh?
verb-drink = Vypít roh
event-drank = { $who } pije.
field-horns = Rohy
field-drinking = Pije
