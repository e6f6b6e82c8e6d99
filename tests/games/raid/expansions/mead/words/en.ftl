expansion-mead = Mead
prompt-0 = Drink the horn?
verb-drink = Drink the horn
event-drank = { $who } drinks.
field-horns = Horns
field-drinking = Drinking
