lost-title = Tady nic není.
lost-text = V adrese je možná překlep, nebo se odkaz nezkopíroval celý.
lost-way = Do síně
travel-hall = Vikingské deskové hry v prohlížeči: s přáteli, s kýmkoli i s boty.
travel-invited = Pojď si zahrát: { $game }
travel-private = Soukromý stůl, počet hráčů: { $players }. Otevři odkaz a posaď se.
travel-waiting = { $game }: někdo na tebe čeká
travel-playing = { $game }: hra ke sledování
travel-over = { $game }: dohraná hra
travel-free = { $count ->
    [one] Jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
travel-players = Počet hráčů: { $players }
call-turn = Jsi na tahu: { $game }
call-stood = Bot hraje dál za tebe: { $game }. Na své místo se můžeš kdykoli vrátit.
call-idle = { $game }: hra skončí za týden, pokud nikdo netáhne.
call-title = { $count ->
    [one] Čeká na tebe stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
 }
call-code-title = Tvůj kód pro Meadhall
call-code = Tvůj kód je { $code }. Platí hodinu. Někdo o něj požádal na { $address }; pokud to nejsi ty, nic nedělej.
call-reset-title = Nové heslo pro Meadhall
call-reset =
    Nové heslo si nastavíš zde: { $place }
    Odkaz platí jednou, po dobu půl hodiny. Někdo o něj požádal na { $address }. Pokud to nejsi ty, zprávu ignoruj.
call-foot = Tuto zprávu dostáváš, protože hraješ na { $address }. Kdy a jak tě volat, si vybereš v nastavení stránky.
