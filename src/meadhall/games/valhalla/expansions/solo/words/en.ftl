### Solo

expansion-solo = Solo
solo-card = Strength { $strength }, at most { $cap } glory in Valhalla; clans: { $clans }; symbols: { $symbols }
solo-below = Next: strength { $strength }, at most { $cap } glory in Valhalla; clans: { $clans }; symbols: { $symbols }
solo-stack = Strength { $strength }, at most { $cap } glory in Valhalla; clans: { $clans }; symbols: { $symbols }
step-VAL-SOLO-12 = choosing a jarl
