### Czempioni Midgardu

expansion-champions = Czempioni Midgardu
card-champ-bear-hrolf = Hrolf Powolny w Gniewie
card-champ-bear-hrolf-text = Gniew: 1 żeton po każdej twojej bitwie, najwyżej 3. +1 za każdy żeton.
card-champ-bear-beigad = Beigad Wyjący Topór
card-champ-bear-beigad-text = Szał: 1 żeton po każdej twojej bitwie, najwyżej 3. +2 za każdy żeton.
card-champ-bear-hjalti = Hjalti Gryzący Tarczę
card-champ-bear-hjalti-text = Berserk: 1 żeton po każdej twojej bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-bear-ragnfrid = Ragnfrid Nieugięta
card-champ-bear-ragnfrid-text = Honor: 1 żeton po każdej przegranej przez ciebie bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-bear-egbert = Egbert Długa Pamięć
card-champ-bear-egbert-text = Zemsta: po każdej bitwie zapamiętuje przeciwnika. +4 przeciw ostatnio zapamiętanemu.
card-champ-bear-oddny = Oddny Chorąża
card-champ-wolf-ketil = Ketil Żarzące Oko
card-champ-wolf-ketil-text = Gniew: 1 żeton po każdej twojej bitwie, najwyżej 3. +1 za każdy żeton.
card-champ-wolf-skoll = Skoll Niestrudzony
card-champ-wolf-skoll-text = Szał: 1 żeton po każdej twojej bitwie, najwyżej 3. +2 za każdy żeton.
card-champ-wolf-gerulf = Gerulf Spieniony Pysk
card-champ-wolf-gerulf-text = Berserk: 1 żeton po każdej twojej bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-wolf-signy = Signy Prawe Słowo
card-champ-wolf-signy-text = Honor: 1 żeton po każdej przegranej przez ciebie bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-wolf-bork = Bork Ściągający Długi
card-champ-wolf-bork-text = Zemsta: po każdej bitwie zapamiętuje przeciwnika. +4 przeciw ostatnio zapamiętanemu.
card-champ-wolf-yrsa = Yrsa Dmąca w Róg
card-champ-boar-hogni = Högni Głęboka Blizna
card-champ-boar-hogni-text = Gniew: 1 żeton po każdej twojej bitwie, najwyżej 3. +1 za każdy żeton.
card-champ-boar-starkad = Starkad Ośmioręki
card-champ-boar-starkad-text = Szał: 1 żeton po każdej twojej bitwie, najwyżej 3. +2 za każdy żeton.
card-champ-boar-thorgeir = Thorgeir Jasny Płomień
card-champ-boar-thorgeir-text = Berserk: 1 żeton po każdej twojej bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-boar-alfhild = Alfhild Nieskalana
card-champ-boar-alfhild-text = Honor: 1 żeton po każdej przegranej przez ciebie bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-boar-mord = Mord Powolny Nóż
card-champ-boar-mord-text = Zemsta: po każdej bitwie zapamiętuje przeciwnika. +4 przeciw ostatnio zapamiętanemu.
card-champ-boar-finnvid = Finnvid Strażnik Bramy
card-champ-deer-ingvar = Ingvar Śpiąca Burza
card-champ-deer-ingvar-text = Gniew: 1 żeton po każdej twojej bitwie, najwyżej 3. +1 za każdy żeton.
card-champ-deer-sigrun = Sigrun Tańcząca w Boju
card-champ-deer-sigrun-text = Szał: 1 żeton po każdej twojej bitwie, najwyżej 3. +2 za każdy żeton.
card-champ-deer-hogrim = Hogrim Złamany Róg
card-champ-deer-hogrim-text = Berserk: 1 żeton po każdej twojej bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-deer-thyra = Thyra Strażniczka Przysiąg
card-champ-deer-thyra-text = Honor: 1 żeton po każdej przegranej przez ciebie bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-deer-vemund = Vemund Zimny Trop
card-champ-deer-vemund-text = Zemsta: po każdej bitwie zapamiętuje przeciwnika. +4 przeciw ostatnio zapamiętanemu.
card-champ-deer-solveg = Solveg Wiodąca Pieśń
card-champ-frost-thrymir = Thrymir Zbudzony
card-champ-frost-thrymir-text = Gniew: 1 żeton po każdej twojej bitwie, najwyżej 3. +1 za każdy żeton.
card-champ-frost-skadulf = Skadulf Lawina
card-champ-frost-skadulf-text = Szał: 1 żeton po każdej twojej bitwie, najwyżej 3. +2 za każdy żeton.
card-champ-frost-hrungvald = Hrungvald Kamienne Serce
card-champ-frost-hrungvald-text = Berserk: 1 żeton po każdej twojej bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-frost-aurgrim = Aurgrim Dumny
card-champ-frost-aurgrim-text = Honor: 1 żeton po każdej przegranej przez ciebie bitwie, najwyżej 3. −2 za każdy żeton.
card-champ-frost-vafthrud = Vafthrud Nic Niezapominający
card-champ-frost-vafthrud-text = Zemsta: po każdej bitwie zapamiętuje przeciwnika. +4 przeciw ostatnio zapamiętanemu.
card-champ-frost-isgerd = Isgerd Bijąca w Bęben
card-champ-clan-rally = Wiec klanu
card-champ-clan-rally-text = Wybierz czempiona swojej drużyny: pozostali wojownicy jego klanu w drużynie, prócz czempionów, dostają po 1 żetonie: +2 na stałe.
card-champ-mark = Znak zemsty
card-champ-mark-text = Po bitwie: wojownik twojej drużyny bez żetonu dostaje na stałe +4 przeciw temu przeciwnikowi.

## Pytania i odpowiedzi

wait-rally-to = zwołuje klan
prompt-rally-to = Który czempion zwołuje swój klan?
verb-rally-to = { $thing }
wait-mark = wybiera mściciela
prompt-mark = Kto zapamięta tego przeciwnika?
verb-mark = { $thing }

## Co się stało

event-champ-rallied = { $me ->
    [yes] { $what1 } zwołuje twój klan. Przybyło: { $what2 }.
   *[no] { $who }: { $what1 } zwołuje klan. Przybyło: { $what2 }.
}
event-champ-marked = { $me ->
    [yes] Twój wojownik, { $what }, poprzysięga zemstę.
   *[no] Wojownik gracza { $who }, { $what }, poprzysięga zemstę.
}

## Przebieg

step-VAL-TL-27 = żetony czempionów
