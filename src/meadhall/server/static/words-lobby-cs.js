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
`;export{lobby_cs_default as default};
