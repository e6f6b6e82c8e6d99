### Slova karet Valhally

game-name = Valhalla
game-blurb = Sestav družinu, házej o zbraně, ber soupeřům štíty a pošli nejlepší do Valhally dřív, než přijde Ragnarök. Karty a kostky, asi půl hodiny.

## Klany

clan-bear = Medvěd
clan-wolf = Vlk
clan-boar = Kanec
clan-deer = Jelen
clan-frost = Ledoví obři

## Zbraně a nezdar

weapon-sword = Meč
weapon-axe = Sekera
weapon-spear = Kopí
weapon-shield = Štít
weapon-bow = Luk
face-x = Nezdar

## Bojovníci

card-bear-grim = Grim Mlčenlivý
card-bear-hallbera = Hallbera Daleká střela
card-bear-bjorn = Björn Ramenatý
card-bear-thorbjorn = Thorbjörn Dub
card-bear-asbera = Asbera Bdělá
card-bear-styrbjorn = Styrbjörn Dvě sekery
card-bear-hallbjorn = Hallbjörn Polotrol
card-bear-gunnbjorn = Gunnbjörn Bořitel hradeb
card-bear-bersi = Bersi Zuřivý
card-bear-bodvar = Bödvar Medvědí kůže
card-bear-arnbjorn = Arnbjörn Drvoštěp
card-bear-bera = Bera Železná matka
card-bear-ketilbjorn = Ketilbjörn Starý
card-wolf-ulf = Ulf Šedý plášť
card-wolf-ulfhild = Ulfhild Rychlá
card-wolf-randulf = Randulf Dlouhý krok
card-wolf-ulfljot = Ulfljot Zákonodárce
card-wolf-hundolf = Hundolf Bystrý čenich
card-wolf-gunnolf = Gunnolf Vypravěč
card-wolf-ulfrun = Ulfrun Noční pěvkyně
card-wolf-runolf = Runolf Skald
card-wolf-kveldulf = Kveldulf Soumračný
card-wolf-hrodulf = Hrodulf Bratr smečky
card-wolf-thorolf = Thorolf Šlachovitý
card-wolf-sigulf = Sigulf Bílý tesák
card-boar-svein = Svein Čeledín
card-boar-galti = Galti Postrach vlků
card-boar-galti-text = +3, pokud je v soupeřově družině bojovník vlčího klanu.
card-boar-thrand = Thrand Lamač paroží
card-boar-thrand-text = +3, pokud je v soupeřově družině bojovník jeleního klanu.
card-boar-purka = Purka Dráždička medvědů
card-boar-purka-text = +3, pokud je v soupeřově družině bojovník medvědího klanu.
card-boar-grisi = Grisi Ledoborec
card-boar-grisi-text = +3, pokud je v soupeřově družině ledový obr.
card-boar-jofur = Jöfur Medvědobijec
card-boar-jofur-text = +3, pokud je v soupeřově družině bojovník medvědího klanu.
card-boar-hildi = Hildi Honič vlků
card-boar-hildi-text = +3, pokud je v soupeřově družině bojovník vlčího klanu.
card-boar-eofor = Eofor Lovec jelenů
card-boar-eofor-text = +3, pokud je v soupeřově družině bojovník jeleního klanu.
card-boar-steinar = Steinar Otužilý
card-boar-steinar-text = +3, pokud je v soupeřově družině ledový obr.
card-boar-valthrand = Valthrand Postrach rodu
card-boar-valthrand-text = +3, pokud je v soupeřově družině bojovník kančího klanu.
card-boar-ingithrud = Ingithrud Rozháněčka smeček
card-boar-ingithrud-text = +3, pokud je v soupeřově družině bojovník vlčího klanu.
card-boar-svinhild = Svinhild Obrobijka
card-boar-svinhild-text = +3, pokud je v soupeřově družině ledový obr.
card-boar-gullbrand = Gullbrand Zlatá štětina
card-boar-gullbrand-text = +3, pokud je v soupeřově družině bojovník medvědího klanu.
card-deer-hjort = Hjort Přítel vlků
card-deer-hjort-text = +2, pokud je ve tvé družině bojovník vlčího klanu; +5, pokud jsou tam dva.
card-deer-hinda = Hinda Přítelkyně medvědů
card-deer-hinda-text = +2, pokud je ve tvé družině bojovník medvědího klanu; +5, pokud jsou tam dva.
card-deer-elgi = Elgi Jezdec kanců
card-deer-elgi-text = +2, pokud je ve tvé družině bojovník kančího klanu; +5, pokud jsou tam dva.
card-deer-hrein = Hrein Poutník jinovatkou
card-deer-hrein-text = +2, pokud je ve tvé družině ledový obr; +5, pokud jsou tam dva.
card-deer-dain = Dain Vůdce stáda
card-deer-dain-text = +2, pokud je ve tvé družině další bojovník jeleního klanu; +5, pokud jsou tam další dva.
card-deer-dvalin = Dvalin Svolavač smečky
card-deer-dvalin-text = +2, pokud je ve tvé družině bojovník vlčího klanu; +5, pokud jsou tam dva.
card-deer-duneyr = Duneyr Host brlohu
card-deer-duneyr-text = +2, pokud je ve tvé družině bojovník medvědího klanu; +5, pokud jsou tam dva.
card-deer-astrid = Astrid Mnoha přátel
card-deer-astrid-text = +2 za 3 různé klany ve tvé družině, +5 za 4.
card-deer-durathror = Durathror Smírce
card-deer-durathror-text = +2 za 3 různé klany ve tvé družině, +5 za 4.
card-deer-hjordis = Hjördis z Doubravy
card-deer-hjordis-text = +2, pokud je ve tvé družině bojovník kančího klanu; +5, pokud jsou tam dva.
card-deer-eikthyrnir = Eikthyrnir Dubové paroží
card-deer-eikthyrnir-text = +2, pokud je ve tvé družině bojovník vlčího klanu; +5, pokud jsou tam dva.
card-deer-solhjort = Solhjort Sjednotitel
card-deer-solhjort-text = +2 za 3 různé klany ve tvé družině, +5 za 4.
card-deer-freydis = Freydis Paní síně
card-deer-freydis-text = +2, pokud je ve tvé družině bojovník vlčího klanu; +5, pokud jsou tam dva.
card-deer-hjalmar = Hjalmar Vysoká koruna
card-deer-hjalmar-text = +2, pokud je ve tvé družině bojovník medvědího klanu; +5, pokud jsou tam dva.
card-frost-frosti = Frosti
card-frost-frosti-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-mjoll = Mjöll Prašanová
card-frost-mjoll-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-drifa = Drifa Závěj
card-frost-drifa-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-snaer = Snær Starý
card-frost-snaer-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-jokul = Jökul Ledové rameno
card-frost-jokul-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-kari = Kari Severní vítr
card-frost-kari-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-bergelmir = Bergelmir
card-frost-bergelmir-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.
card-frost-hrimgerd = Hrimgerd Nesmírná
card-frost-hrimgerd-text = V útoku: obránce přijde o 1 kostku, jednou za bitvu.

## Taktiky

card-fury-2 = Zuřivost +2
card-fury-2-text = +2 k bojové síle.
card-fury-3 = Zuřivost +3
card-fury-3-text = +3 k bojové síle, jen když je tvá družina menší než soupeřova.
card-heroic-3 = Hrdinský útok +3
card-heroic-3-text = +3 k bojové síle; odhoď 1 svou volnou kostku.
card-heroic-sword = Hrdinský útok +4: meč
card-heroic-sword-text = +4 k bojové síle; odhoď 1 volnou kostku s mečem.
card-heroic-axe = Hrdinský útok +4: sekera
card-heroic-axe-text = +4 k bojové síle; odhoď 1 volnou kostku se sekerou.
card-heroic-spear = Hrdinský útok +4: kopí
card-heroic-spear-text = +4 k bojové síle; odhoď 1 volnou kostku s kopím.
card-heroic-shield = Hrdinský útok +4: štít
card-heroic-shield-text = +4 k bojové síle; odhoď 1 volnou kostku se štítem.
card-heroic-bow = Hrdinský útok +4: luk
card-heroic-bow-text = +4 k bojové síle; odhoď 1 volnou kostku s lukem.
card-new-weapons = Nové zbraně
card-new-weapons-text = Hoď 2 přídavnými kostkami a 1 z nich si nech.
card-push-back = Zatlačení nepřítele
card-push-back-text = Až 2 přehozy libovolných tvých kostek zdarma.
card-weapon-swap = Výměna zbraní
card-weapon-swap-text = Otoč libovolné své kostky s nezdarem na zvolené zbraně.
card-cut-off = Odříznutí vůdce
card-cut-off-text = Jen v útoku: obráncův jarl do konce bitvy nic nedělá.

## Jarlové

jarl-link-BOTH = obě zároveň
jarl-link-ONE_OF = jedna ze dvou
jarl-brinjar = Brinjar
jarl-brinjar-main = Po útoku si ve fázi B dober o 1 kartu víc a také si ji nech.
jarl-brinjar-condition = nejvýš 2 vlastní štíty
jarl-brinjar-secondary = Vynech fázi B a proveď ještě jednou fázi A.
jarl-ulfar = Ulfar
jarl-ulfar-main = Po bitvě s aspoň 2 tvými taktikami si 1 z nich vezmi zpět; určí ji soupeř.
jarl-ulfar-condition = nejvýš 3 karty v ruce před bitvou
jarl-ulfar-secondary = Tuto kartu určíš ty.
jarl-egil = Egil
jarl-egil-main = Před bitvou odlož 1 kostku na tohoto jarla: +2 k bojové síle.
jarl-egil-condition = v této bitvě nehraješ taktiky
jarl-egil-secondary = Tato kostka dá ještě +2.
jarl-beinir = Beinir
jarl-beinir-main = V útoku: 1 přídavná kostka.
jarl-beinir-condition = odhoď 1 kartu z ruky
jarl-beinir-secondary = V obraně: 1 přídavná kostka.
jarl-hod = Höd
jarl-hod-main = Tvá družina pojme až 6 bojovníků.
jarl-hod-condition = nejvýš 2 bojovníci v družině
jarl-hod-secondary = Ve fázi A přidej dva bojovníky bez ohledu na symboly zbraní.
jarl-solveig = Solveig
jarl-solveig-main = Před bitvou, máš-li v družině právě 1 bojovníka, přidej 1 z ruky.
jarl-solveig-condition = nejvýš 2 karty v ruce před bitvou
jarl-solveig-secondary = Totéž s 1 nebo 2 bojovníky.
jarl-sigurd = Sigurd
jarl-sigurd-main = +1 k bojové síle.
jarl-sigurd-condition = méně bojovníků v družině než soupeř
jarl-sigurd-secondary = Další +1 k bojové síle.
jarl-sigvard = Sigvard
jarl-sigvard-main = Jednou za bitvu přehoď zdarma až 3 své kostky.
jarl-sigvard-condition = v této bitvě zatím bez tvé taktiky
jarl-sigvard-secondary = Přehoď libovolný počet kostek.
jarl-agnar = Agnar
jarl-agnar-main = +1 za každého tvého aktivovaného bojovníka se 3 a více symboly.
jarl-agnar-condition = nejvýš 2 bojovníci v družině
jarl-agnar-secondary = V útoku: 1 přídavná kostka.
jarl-villsvin = Villsvin
jarl-villsvin-main = +2 za každého tvého aktivovaného bojovníka kančího klanu.
jarl-villsvin-condition = méně bojovníků v družině než soupeř
jarl-villsvin-secondary = 1 přídavná kostka.
jarl-valgard = Valgard
jarl-valgard-main = V obraně: +2 k bojové síle.
jarl-valgard-condition = nejvýš 2 vlastní štíty
jarl-valgard-secondary = V útoku: +1 k bojové síle.
jarl-styr = Styr
jarl-styr-main = Jednou za bitvu otoč 1 kostku s nezdarem na zvolenou zbraň.
jarl-styr-condition = odhoď 1 kartu z ruky
jarl-styr-secondary = Místo toho otoč libovolnou 1 kostku.
jarl-vingor = Vingor
jarl-vingor-main = Ve fázi B si dober na výběr o 1 kartu víc.
jarl-vingor-condition = nejvýš 4 karty v ruce
jarl-vingor-secondary = Nech si o 1 kartu víc.
jarl-aslaug = Aslaug
jarl-aslaug-main = +2, pokud v této bitvě zahraješ taktiku.
jarl-aslaug-condition = nejvýš 5 karet v ruce před bitvou
jarl-aslaug-secondary = Po vyhrané bitvě si dober 1 kartu.
jarl-einar = Einar
jarl-einar-main = Ve fázi A přidej dva bojovníky, kteří mají dohromady až 5 symbolů zbraní.
jarl-einar-condition = žádný bojovník v družině
jarl-einar-secondary = Po bitvě přidej 1 bojovníka z ruky.
jarl-thord = Thord
jarl-thord-main = +2 za každého tvého aktivovaného bojovníka s 1 symbolem.
jarl-thord-condition = aspoň 2 bojovníci v družině
jarl-thord-secondary = V útoku: 1 přídavná kostka.
jarl-ottar = Ottar
jarl-ottar-main = Místo fáze B si vezmi libovolnou z 5 vrchních karet odhazovacího balíčku.
jarl-ottar-condition = nejvýš 3 karty v ruce před bitvou
jarl-ottar-secondary = +2 k bojové síle.
jarl-esbjorn = Esbjorn
jarl-esbjorn-main = Po prohrané bitvě si dober 1 kartu.
jarl-esbjorn-condition = nejvýš 3 vlastní štíty
jarl-esbjorn-secondary = +1 k bojové síle.
jarl-bernhard = Bernhard
jarl-bernhard-main = +3 za každého tvého aktivovaného bojovníka medvědího klanu.
jarl-bernhard-condition = v této bitvě zatím bez tvé taktiky
jarl-bernhard-secondary = V obraně: 1 přídavná kostka.
jarl-ylva = Ylva
jarl-ylva-main = Po vyhrané bitvě si vezmi náhodnou kartu ze soupeřovy ruky.
jarl-ylva-condition = nejvýš 2 karty v ruce před bitvou
jarl-ylva-secondary = Totéž po prohrané bitvě.
jarl-hakon = Hakon
jarl-hakon-main = Tvůj soupeř zahraje v bitvě nejvýš 1 taktiku.
jarl-hakon-condition = před bitvou méně karet v ruce než soupeř
jarl-hakon-secondary = Soupeř nezahraje žádnou.
jarl-gudrun = Gudrun
jarl-gudrun-main = +2 proti hráči, který má tvůj štít.
jarl-gudrun-condition = méně bojovníků v družině než soupeř
jarl-gudrun-secondary = Tvůj soupeř hází o 1 kostku méně.
jarl-torstein = Torstein
jarl-torstein-main = V útoku: +2 proti hráči, jehož štít nemáš.
jarl-torstein-condition = získané štíty aspoň 2 barev
jarl-torstein-secondary = Po vyhraném útoku si dober 1 kartu.
jarl-ragnhild = Ragnhild
jarl-ragnhild-main = V útoku: +3 proti hráči, který má tvůj štít.
jarl-ragnhild-condition = nejvýš 2 vlastní štíty
jarl-ragnhild-secondary = V útoku: 1 přídavná kostka.
jarl-halvdan = Halvdan
jarl-halvdan-main = Když dobíráš karty ve fázi A, dober si 3 a nech si 2.
jarl-halvdan-condition = aspoň 4 karty v ruce před bitvou
jarl-halvdan-secondary = V útoku: +2 k bojové síle.

## Sláva navíc

wait-take-for-glory = vybírá kartu do Valhally
prompt-take-for-glory = Sláva navíc: která karta z odhazovacího balíčku půjde do tvé Valhally?
verb-take-for-glory = Vzít: { $thing }
event-bonus-card = { $me ->
    [yes] Bereš si do Valhally za slávu navíc: { $what }.
   *[no] { $who } si bere do Valhally za slávu navíc: { $what }.
}
event-bonus-glory = { $me ->
    [yes] Získáváš slávu nad rámec karet: { $number }.
   *[no] { $who } získává slávu nad rámec karet: { $number }.
}

## O čem mluví odpovědi a události

slot-name = místo { $number }
pattern-ANY2 = libovolné 2
pattern-SAME2 = 2 stejné
pattern-SAME3 = 3 stejné
pattern-PAIRS2 = 2 dvojice
ability-0 = hlavní schopnost
ability-1 = vedlejší schopnost
ability-FOE_COLOUR = soupeř má { $clan }: +3
ability-OWN_COLOUR = vedle { $clan }: +2/+5
ability-DIVERSITY = 3 klany: +2, 4: +5
ability-FROST = mráz: soupeř −1 kostka
die-sword-0 = { weapon-sword }
die-sword-1 = { weapon-sword } (šedá)
die-sword-2 = { weapon-sword } (karta)
die-axe-0 = { weapon-axe }
die-axe-1 = { weapon-axe } (šedá)
die-axe-2 = { weapon-axe } (karta)
die-spear-0 = { weapon-spear }
die-spear-1 = { weapon-spear } (šedá)
die-spear-2 = { weapon-spear } (karta)
die-shield-0 = { weapon-shield }
die-shield-1 = { weapon-shield } (šedá)
die-shield-2 = { weapon-shield } (karta)
die-bow-0 = { weapon-bow }
die-bow-1 = { weapon-bow } (šedá)
die-bow-2 = { weapon-bow } (karta)
die-x-0 = { face-x }
die-x-1 = { face-x } (šedá)
die-x-2 = { face-x } (karta)
turn-sword-0 = { weapon-sword }
turn-sword-1 = { weapon-sword } (šedá kostka)
turn-axe-0 = { weapon-axe }
turn-axe-1 = { weapon-axe } (šedá kostka)
turn-spear-0 = { weapon-spear }
turn-spear-1 = { weapon-spear } (šedá kostka)
turn-shield-0 = { weapon-shield }
turn-shield-1 = { weapon-shield } (šedá kostka)
turn-bow-0 = { weapon-bow }
turn-bow-1 = { weapon-bow } (šedá kostka)

## Otázky

wait-keep-jarl = vybírá jarla
prompt-keep-jarl = Který jarl tě povede? Zůstane po celou hru.
wait-pick-warrior = vybírá prvního bojovníka
prompt-pick-warrior = Vyber si prvního bojovníka.
prompt-pick-warrior-start-slot = Které místo bojovník zaujme? Později se nemění.
wait-throw-away = odhazuje karty
prompt-throw-away = Kterou kartu odhodíš? Ze sedmi odejdou dvě.
wait-phase-a = volí akci
prompt-phase-a = Jsi na tahu. Vyber si jednu akci.
wait-adding = staví bojovníka
prompt-adding = K družině se přidává { $thing }. Na které místo?
prompt-adding-add-second = Přidává se { $thing } a druhý bojovník. Kdo?
prompt-adding-dismiss = Družina je plná a přidává se { $thing }. Kdo uvolní místo?
wait-add-one = přidává bojovníka
prompt-add-one = Který bojovník se přidá k družině?
wait-keep = nechává si kartu
prompt-keep = Kterou kartu si necháš?
prompt-keep-drop = Ostatní jdou na odhazovací balíček. Která první?
wait-take-from-pile = bere kartu z odhozených
prompt-take-from-pile = Kterou kartu si vezmeš z odhazovacího balíčku?
wait-before-battle = před bitvou
prompt-before-battle = Před bitvou: chceš něco použít?
wait-pool = před hodem
prompt-pool = Před hodem: chceš něco použít?
wait-attack = útočí
prompt-attack = Útočíš: vyzbrojuj bojovníky, přehazuj kostky, hraj taktiky.
wait-defence = brání se
prompt-defence = Bráníš se: vyzbrojuj bojovníky, přehazuj kostky, hraj taktiky.
wait-ragnarok = čelí Ragnaröku
prompt-ragnarok = Ragnarök: každý vyzbrojený bojovník odejde do Valhally.
wait-before-ragnarok = před Ragnarökem
prompt-before-ragnarok = Před Ragnarökem: chceš něco použít?
wait-after-battle = po bitvě
prompt-after-battle = Po bitvě: chceš zahrát taktiku?
wait-after-battle-jarl = po bitvě
prompt-after-battle-jarl = Po bitvě: chceš použít jarla?
wait-before-phase-b = před dobráním karet
prompt-before-phase-b = Před líznutím karet: chceš použít jarla?
wait-placed = doplňuje družinu
prompt-placed = Bojovník se přidal k družině. Zasuneš pod něj kartu?
wait-reroll = vybírá kostky
prompt-reroll = Které kostky přehodíš?
wait-give-up-die = vzdává se kostky
prompt-give-up-die = Kterou kostku odevzdáš?
wait-keep-die = nechává si kostku
prompt-keep-die = Kterou z nových kostek si necháš?
wait-turn-x = otáčí kostku
prompt-turn-x = Na jakou zbraň otočíš nezdar?
wait-turn-die = otáčí kostku
prompt-turn-die = Kterou kostku otočíš?
prompt-turn-die-turn-to = Na jakou zbraň ji otočíš?
wait-arm-with = vyzbrojuje bojovníka
prompt-arm-with = Která kostka vyzbrojí bojovníka ({ $thing })?
wait-use-ability = rozhoduje o schopnosti
prompt-use-ability = { $thing }: použít schopnost?
wait-choose-sent = posílá bojovníky do Valhally
prompt-choose-sent = Vítězství! Kdo odejde do Valhally? Ostatní zůstanou v družině.
wait-pay-card = platí kartou
prompt-pay-card = Kterou kartu odhodíš za schopnost jarla?
wait-bring-back = vybírá taktiku
prompt-bring-back = Která taktika se vrátí do ruky majitele?

## Odpovědi

verb-pass = Už nic
verb-before-battle-pass = Do boje
verb-pool-pass = Hodit kostkami
verb-attack-pass = Ukončit útok
verb-defence-pass = Ukončit obranu
verb-ragnarok-pass = Ukončit svůj Ragnarök
verb-before-ragnarok-pass = Hodit kostkami
verb-after-battle-pass = Nehrát taktiku
verb-after-battle-jarl-pass = Nepoužít jarla
verb-before-phase-b-pass = Líznout karty
verb-placed-pass = Nic nezasouvat
verb-phase-a-pass = Už nic nedělat
verb-reroll-pass = Nepřehazovat
verb-turn-x-pass = Už neotáčet
verb-choose-sent-pass = To jsou všichni
verb-keep-jarl = Nechat si: { $thing }
verb-pick-warrior = Vzít: { $thing }
verb-start-slot = Na { $thing }
verb-throw-away = Odhodit: { $thing }
verb-add-warrior = Přidat: { $thing }
verb-add-two = Přidat dva: { $thing } a ještě jeden
verb-add-second = Spolu s ním: { $thing }
verb-attack = Zaútočit na hráče { $thing }
verb-draw = Líznout karty, jednu si nechat
verb-dismiss = Propustit: { $thing }
verb-place = Na { $thing }
verb-keep = Nechat si: { $thing }
verb-take-from-pile-keep = Vzít: { $thing }
verb-drop = Odhodit: { $thing }
verb-discard-for-reroll = Odevzdat kostku za přehoz: { $thing }
verb-pick-die = Vzít do ruky: { $thing }
verb-roll = Hodit vzatými kostkami
verb-free-reroll = Přehodit zdarma
verb-give-up-die = Odevzdat: { $thing }
verb-turn-x = Nezdar → { $thing }
verb-keep-die = Nechat si: { $thing }
verb-turn-die = Otočit: { $thing }
verb-turn-to = Na: { $thing }
verb-activate = Vyzbrojit: { $thing }
verb-arm-with = Kostka: { $thing }
verb-use-ability = Použít schopnost
verb-decline-ability = Nepoužít
verb-take-back = Vzít kostky zpět: { $thing }
verb-play-tactic = Zahrát: { $thing }
verb-use-jarl = Použít jarla: { $thing }
verb-pay-card = Odhodit: { $thing }
verb-bring-back = Vrátit: { $thing }
verb-send-to-valhalla = Do Valhally: { $thing }
verb-activate-lent = Vyzbrojit spojence: { $thing }
verb-take-back-lent = Vzít kostky zpět: { $thing }
verb-send-lent = Poslat spojence: { $thing }

## Odmítnutí

refusal-not-your-turn = Teď je na řadě někdo jiný.
refusal-not-now = Teď není co vynechat.
refusal-forbidden = To teď není dovoleno.

## Co se stalo

event-jarl-chosen = { $me ->
    [yes] Tvůj jarl je { $what }.
   *[no] Hráče { $who } vede { $what }.
}
event-first-player = { $me ->
    [yes] Začínáš.
   *[no] Začíná { $who }.
}
event-revealed = Odkryto: { $what }.
event-picked = { $me ->
    [yes] Vybíráš si: { $what }.
   *[no] { $who } si vybírá: { $what }.
}
event-shuffled-back = { $number ->
    [one] { $number } karta se zamíchá zpět do balíčku.
    [few] { $number } karty se zamíchají zpět do balíčku.
   *[other] { $number } karet se zamíchá zpět do balíčku.
}
event-turn-began = { $me ->
    [yes] — Tvůj tah
   *[no] — Na tahu: { $who }
}
event-added = { $me ->
    [yes] K tvé družině se přidává { $what }.
   *[no] K družině hráče { $who } se přidává { $what }.
}
event-drew = { $me ->
    [yes] Lížeš si: { $what }.
   *[no] { $who } si líže: { $what }.
}
event-drew-hidden = { $me ->
    [yes] Lížeš si kartu.
   *[no] { $who } si líže kartu.
}
event-discarded = { $me ->
    [yes] Odhazuješ: { $what }.
   *[no] { $who } odhazuje: { $what }.
}
event-showed = { $me ->
    [yes] Ukazuješ: { $what }.
   *[no] { $who } ukazuje: { $what }.
}
event-dismissed = { $me ->
    [yes] Propouštíš: { $what }.
   *[no] { $who } propouští: { $what }.
}
event-taken-up = { $me ->
    [yes] Vrací se ti do ruky: { $what }.
   *[no] Vrací se do ruky hráče { $who }: { $what }.
}
event-went-to-valhalla = { $me ->
    [yes] Do tvé Valhally: { $what }.
   *[no] Do Valhally hráče { $who }: { $what }.
}
event-stolen = { $me ->
    [yes] Bereš hráči { $what2 } kartu: { $what1 }.
   *[no] { $you ->
        [yes] { $who } ti bere kartu: { $what1 }.
       *[no] { $who } bere hráči { $what2 } kartu: { $what1 }.
    }
}
event-stolen-hidden = { $who } bere kartu z cizí ruky.
event-end-armed = { $number ->
    [1] Padl poslední štít: konec se blíží.
   *[other] Balíček je prázdný: konec se blíží.
}
event-final-round = Začíná poslední kolo: každý má ještě jeden tah.
event-attacked = { $me ->
    [yes] Útočíš na hráče { $what }!
   *[no] { $you ->
        [yes] { $who } útočí na tebe!
       *[no] { $who } útočí na hráče { $what }!
    }
}
event-rolled = { $me ->
    [yes] Házíš: { $what }.
   *[no] { $who } hází: { $what }.
}
event-die-lost = { $me ->
    [yes] Odevzdáváš kostku: { $what }.
   *[no] { $who } odevzdává kostku: { $what }.
}
event-die-turned = { $me ->
    [yes] Otáčíš kostku: { $what }.
   *[no] { $who } otáčí kostku: { $what }.
}
event-activated = { $me ->
    [yes] Vyzbrojuješ bojovníka: { $what }.
   *[no] { $who } vyzbrojuje bojovníka: { $what }.
}
event-taken-back = { $me ->
    [yes] Bereš si kostky zpět: { $what }.
   *[no] { $who } si bere kostky zpět: { $what }.
}
event-frost = { $me ->
    [yes] Mráz: { $what } ztrácí kostku.
   *[no] { $you ->
        [yes] Mráz: ztrácíš kostku.
       *[no] Mráz: { $what } ztrácí kostku.
    }
}
event-played = { $me ->
    [yes] Hraješ: { $what }.
   *[no] { $who } hraje: { $what }.
}
event-cut-off = { $me ->
    [yes] Odřezáváš jarla hráče { $what }.
   *[no] { $you ->
        [yes] { $who } odřezává tvého jarla.
       *[no] { $who } odřezává jarla hráče { $what }.
    }
}
event-jarl-used = { $me ->
    [yes] Pomáhá ti jarl { $what2 }: „{ $what1 }.“
   *[no] Hráči { $who } pomáhá jarl { $what2 }: „{ $what1 }.“
}
event-brought-back = { $me ->
    [yes] Vrací se ti do ruky: { $what }.
   *[no] Vrací se do ruky hráče { $who }: { $what }.
}
event-strength = { $me ->
    [yes] Tvá bojová síla: { $number }.
   *[no] Bojová síla hráče { $who }: { $number }.
}
event-no-winner = Nikdo nebyl vyzbrojen k útoku: bitva nemá vítěze.
event-won = { $me ->
    [yes] { $number ->
        [0] Při shodě vyhráváš ty!
       *[other] Vyhráváš bitvu s převahou { $number }!
    }
   *[no] { $number ->
        [0] Při shodě vyhrává { $who }!
       *[other] { $who } vyhrává bitvu s převahou { $number }!
    }
}
event-shield-taken = { $me ->
    [yes] Získáváš štít hráče { $what }.
   *[no] { $you ->
        [yes] { $who } získává tvůj štít.
       *[no] { $who } získává štít hráče { $what }.
    }
}
event-ragnarok = { $me ->
    [yes] Přichází tvůj Ragnarök.
   *[no] Přichází Ragnarök hráče { $who }.
}

## Průběh

course-0 = Příprava
course-1 = Tah
course-2 = Bitva
course-3 = Ragnarök
course-4 = Konec
course-5 = Bitva o samotě
step-VAL-SETUP-01 = balíček je zamíchán
step-VAL-SETUP-04 = šedé kostky jsou připraveny
step-VAL-SETUP-05 = desky a štíty
step-VAL-SETUP-07 = jarlové
step-VAL-SETUP-10 = první hráč
step-VAL-SETUP-11 = karty odcházejí z balíčku
step-VAL-SETUP-13 = bojovníci odkryti
step-VAL-SETUP-15 = první bojovníci
step-VAL-SETUP-19 = karty do ruky
step-VAL-TL-40 = začátek tahu
step-VAL-TL-41 = fáze A: jedna akce
step-VAL-JARL-09 = jarlové mezi fázemi
step-VAL-TL-43 = fáze B: lízání
step-VAL-TL-47 = konec tahu
step-VAL-TL-02 = příprava útočníka
step-VAL-TL-03 = příprava obránce
step-VAL-TL-05 = stojí obě družiny?
step-VAL-TL-06 = kostky útočníka
step-VAL-TL-07 = hod na útok
step-VAL-TL-09 = útok
step-VAL-TL-10 = je někdo vyzbrojen?
step-VAL-TL-11 = síla útoku
step-VAL-TL-12 = kostky obránce
step-VAL-TL-13 = hod na obranu
step-VAL-TL-15 = obrana
step-VAL-TL-16 = síla obrany
step-VAL-TL-17 = srovnání
step-VAL-TL-18 = štít
step-VAL-TL-20 = kdo odejde do Valhally
step-VAL-TL-21 = do Valhally
step-VAL-TL-25 = taktiky po bitvě
step-VAL-TL-26 = jarlové po bitvě
step-VAL-TL-33 = úklid stolu
step-VAL-TL-34 = blíží se konec?
step-VAL-TL-51 = přichází Ragnarök
step-VAL-AMB-114 = před hodem
step-VAL-RAG-01 = kostky
step-VAL-RAG-02 = vyzbrojování
step-VAL-RAG-03 = poslední pochod
step-VAL-RAG-04 = zbytek se odhodí

## Šance

odds-win = Vyhrát tuto bitvu
odds-win-against = Porazit soupeře: { $thing }
odds-reach = Síla { $thing } nebo větší
odds-supposing-unseen = Při nejlepší hře obou stran; v cizí ruce může být kterákoli karta, kterou nevidíš.

## Nepovolená spojení

setup-pairs = Ve dvojicích hrají 4 nebo 6 hráčů, a tady jich je { $seats }.
setup-pairs-twice = To jsou dva způsoby hry ve dvojicích. Vyberte jeden z nich.
setup-sets = Sad po 40 kartách je v jednom balíčku { $count }, ale smí jich být nejvýš { $most }. Nebo zapněte „{ $option }“.
setup-warriors = V balíčku je příliš málo bojovníků. Vyberte jinou sadu karet.

## Deeds

deed-won-attack = První krev
deed-won-attack-text = Vyhraj bitvu, kterou začneš ty.
deed-won-defence = Hradba stojí
deed-won-defence-text = Vyhraj bitvu, kterou začal někdo jiný.
deed-took-shield = Štít na stěnu
deed-took-shield-text = Vezmi někomu štít: na konci dává body.
deed-used-jarl = Jak jarl velí
deed-used-jarl-text = Použij schopnost svého jarla.
deed-three-tactics = Hlava na válku
deed-three-tactics-text = Zahraj v jedné partii tři taktiky.
deed-ten-in-valhalla = Plné lavice
deed-ten-in-valhalla-text = Skonči partii s deseti kartami ve Valhalle: právě ty dávají body.
deed-kept-shields = Ani škrábnutí
deed-kept-shields-text = Skonči partii se všemi svými štíty.
deed-three-colours = Trofeje ze tří síní
deed-three-colours-text = Vezmi v jedné partii štíty třem různým hráčům: dohromady mají větší cenu.
deed-quiet-victory = Trpělivý
deed-quiet-victory-text = Vyhraj partii, ve které na nikoho nezaútočíš.

field-glory = sláva
