### Společně

expansion-coop = Společně (podle našich pravidel)
coop-card = Síla { $strength }, ve všech Valhallách nejvýš { $cap } slávy; klany: { $clans }; symboly: { $symbols }
coop-below = Další: síla { $strength }, ve všech Valhallách nejvýš { $cap } slávy; klany: { $clans }; symboly: { $symbols }
coop-stack = Síla { $strength }, ve všech Valhallách nejvýš { $cap } slávy; klany: { $clans }; symboly: { $symbols }

wait-hand-over = předává kartu
prompt-hand-over = Tvůj druh se chystá bojovat s nestvůrou. Předáš mu kartu?
verb-hand-over = Předat: { $thing }
verb-hand-over-pass = Nechat si karty

event-handed-over = { $me ->
    [yes] Předáváš hráči { $what2 } kartu: { $what1 }.
   *[no] { $you ->
        [yes] { $who } ti předává kartu: { $what1 }.
       *[no] { $who } předává hráči { $what2 } kartu: { $what1 }.
    }
}
event-handed-over-hidden = { $who } předává druhovi kartu.

step-VAL-COOP-06 = štíty podle počtu hráčů
step-VAL-COOP-07 = rozdání jarlů
step-VAL-COOP-20 = druzi mohou pomoci
