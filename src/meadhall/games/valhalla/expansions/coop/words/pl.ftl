### Razem

expansion-coop = Razem (według naszych zasad)
coop-card = Siła { $strength }, we wszystkich Valhallach najwyżej { $cap } chwały; klany: { $clans }; symbole: { $symbols }
coop-below = Następna: siła { $strength }, we wszystkich Valhallach najwyżej { $cap } chwały; klany: { $clans }; symbole: { $symbols }
coop-stack = Siła { $strength }, we wszystkich Valhallach najwyżej { $cap } chwały; klany: { $clans }; symbole: { $symbols }

wait-hand-over = przekazuje kartę
prompt-hand-over = Twój towarzysz zaraz zmierzy się z potworem. Przekażesz mu kartę?
verb-hand-over = Przekaż: { $thing }
verb-hand-over-pass = Zatrzymaj karty

event-handed-over = { $me ->
    [yes] Przekazujesz graczowi { $what2 } kartę: { $what1 }.
   *[no] { $you ->
        [yes] { $who } przekazuje ci kartę: { $what1 }.
       *[no] { $who } przekazuje graczowi { $what2 } kartę: { $what1 }.
    }
}
event-handed-over-hidden = { $who } przekazuje kartę towarzyszowi.

step-VAL-COOP-06 = tarcze według liczby graczy
step-VAL-COOP-07 = rozdanie jarlów
step-VAL-COOP-20 = towarzysze mogą pomóc
