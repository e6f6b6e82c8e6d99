expansion-mead = Medovina
prompt-0 = Vypít roh?
verb-drink = Vypít roh
event-drank = { $who } pije.
view-horns = rohy
view-drinking = pije
