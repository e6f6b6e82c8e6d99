### Sólová hra

expansion-solo = Sólová hra
solo-card = Síla { $strength }, ve Valhalle nejvýš { $cap } slávy; klany: { $clans }; symboly: { $symbols }
solo-below = Další: síla { $strength }, ve Valhalle nejvýš { $cap } slávy; klany: { $clans }; symboly: { $symbols }
solo-stack = Síla { $strength }, ve Valhalle nejvýš { $cap } slávy; klany: { $clans }; symboly: { $symbols }
step-VAL-SOLO-12 = volba jarla
