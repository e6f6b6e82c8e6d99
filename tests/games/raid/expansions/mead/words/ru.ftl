expansion-mead = Мёд
prompt-0 = Выпить рог?
verb-drink = Выпить рог
event-drank = { $who } пьёт.
field-horns = Рога
field-drinking = Пьёт
