import"./with-runtime.js";var lobby_cs_default=`lobby = Předsíň
connecting = Díváme se, kdo tu je…
people-here = { $count ->
    [one] Je tu jeden člověk
    [few] Jsou tu { $count } lidé
   *[other] Je tu { $count } lidí
 }
name-me = Ukázat mé jméno
nobody-waits = Právě nikdo nečeká. Začni: kdo přijde další, najde tebe.
nobody-there = mimo stůl
which-game = Hra
pace = Tempo
pace-live = Naživo
pace-days = Na pokračování
pace-live-note = Čekáme na někoho, kdo chce hrát hned. Na každou odpověď jsou tři minuty.
pace-days-note = Čekáme na někoho, kdo hraje na pokračování. Stránku můžeš zavřít; na každý tah jsou tři dny.
wait = Čekat na lidi
wait-30 = 30 sekund, pak boti
wait-60 = Minutu, pak boti
wait-300 = Pět minut, pak boti
wait-3600 = Hodinu, pak boti
wait-86400 = Den, pak boti
wait-0 = Jen lidé
seek-rated = O hodnocení
table-rated = hodnocená
bots-in = Boti zasednou na volná místa za { $time }.
bots-there = { $count ->
    [one] bot
    [few] { $count } boti
   *[other] { $count } botů
 }
free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
share = Sdílet…
share-words = Pojď si se mnou zahrát { $game }!
qr = QR kód
qr-note = Namiř na něj fotoaparát telefonu a posaď se.
bot-sits = Ať si sedne bot
learn-meanwhile = Zatím se naučit hru
stop-waiting = Přestat čekat
your-moves = { $count ->
    [0] Hry s lidmi
    [one] Jsi na tahu u jednoho stolu
    [few] Jsi na tahu u { $count } stolů
   *[other] Jsi na tahu u { $count } stolů
 }
they-think = čekáme na ostatní
next-move = { $count ->
    [one] Další stůl
   *[other] Další stůl ({ $count })
 }
due = po { $when } táhne bot
ends = skončí { $when }, pokud nikdo netáhne
calls = Když tu nejsi
calls-note = Pro hry na pokračování: jak se dozvíš, že jsi na tahu. Jedna zpráva o několika stolech, nikdy dvakrát.
push = Upozorňovat na tomto zařízení
push-refused = Prohlížeč to nedovoluje. Můžeš to změnit v jeho nastavení této stránky.
mail = E-mailová adresa
mail-password = Tvé heslo pro potvrzení
mail-send = Poslat kód
mail-stop = Už nepsat
mail-code = Kód ze zprávy
mail-confirm = Potvrdit
mail-good = Voláme tě e-mailem.
digest = Sbírat zprávy
digest-0 = posílat hned
digest-600 = deset minut
digest-3600 = hodinu
digest-86400 = den
quiet-hours = Tiché hodiny
quiet-from = Ticho od
quiet-to = Ticho do
quiet-note = Dvakrát stejný čas: volat lze kdykoli.
absence = Dovolená
absence-days = { $count ->
    [0] jsem tu
    [one] jeden den
    [few] { $count } dny
   *[other] { $count } dní
 }
absence-back = Jsem zpátky
absence-note = Nikdo tě nevolá, hodiny her na pokračování stojí a žádná tvá hra sama neskončí.
absence-until = Nejsi tu do { $day }. Hodiny her na pokračování stojí.
`;export{lobby_cs_default as default};
