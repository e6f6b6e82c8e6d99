### Gra solo

expansion-solo = Gra solo
solo-card = Siła { $strength }, w Valhalli najwyżej { $cap } chwały; klany: { $clans }; symbole: { $symbols }
solo-below = Następna: siła { $strength }, w Valhalli najwyżej { $cap } chwały; klany: { $clans }; symbole: { $symbols }
solo-stack = Siła { $strength }, w Valhalli najwyżej { $cap } chwały; klany: { $clans }; symbole: { $symbols }
step-VAL-SOLO-12 = wybór jarla
