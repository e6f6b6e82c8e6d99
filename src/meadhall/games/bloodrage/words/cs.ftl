# Blood Rage: slova stolu, česky.

game-name = Blood Rage
game-blurb = Vybírej dary bohů, vpadej, pleň a umírej se slávou, zatímco svět hoří.

## Clans

clan-bear = Medvěd
clan-wolf = Vlk
clan-serpent = Had
clan-raven = Havran

## Map

province-yggdrasil = Yggdrasil
province-myrkulor = Myrkulor
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
place-yggdrasil = Yggdrasil
place-myrkulor = Myrkulor
place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-north = Severní fjord
place-east = Východní fjord
place-south = Jižní fjord
place-west = Západní fjord
place-reserve = Záloha
place-valhalla = Valhalla
region-manheim = Manheim
region-jotunheim = Jötunheim
region-alfheim = Álfheim

## Figures

figure-warrior = Válečník
figure-leader = Vůdce
figure-ship = Loď
figure-dwarf-chieftain = Náčelník trpaslíků
figure-troll = Trol
figure-sea-serpent = Mořský had
figure-dark-elf = Temný elf
figure-fire-giant = Ohnivý obr
figure-valkyrie = Valkýra
figure-frost-giant = Mrazivý obr
figure-soldier-of-hel = Voják bohyně Hel
figure-volur-witch = Věštkyně völva

## The clan sheet

stat-rage = Zuřivost
stat-axes = Sekery
stat-horns = Rohy
sheet-warrior = Válečníci
sheet-leader = Vůdce
sheet-ship = Loď
sheet-monster-1 = první netvor
sheet-monster-2 = druhý netvor
sheet-clan-1 = první vylepšení klanu
sheet-clan-2 = druhé vylepšení klanu
sheet-clan-3 = třetí vylepšení klanu
token-rage = Zuřivost
token-axes = Sekery
token-horns = Rohy
token-glory = 5 slávy
token-all = všechny tři vlastnosti

## Phases

phase-gifts = Dary bohů
phase-action = Akce
phase-discard = Odhazování
phase-quest = Vůle bohů
phase-ragnarok = Ragnarök
phase-valhalla = Valhalla

## Questions

wait-draft = vybírá dary bohů
prompt-draft = Vyber dar bohů.
wait-turn = volí akci
prompt-turn = Jsi na tahu: jedna akce, nebo pas.
wait-land = vpadá
prompt-land = { $thing } vpadá. Kam?
wait-follow = rozhoduje, zda Válečník půjde také
prompt-follow = Válečník smí zdarma následovat: { $thing }.
wait-storm = rozhoduje o plenění
prompt-storm = Hned plenit za 2 zuřivosti: { $thing }?
wait-avenge = rozhoduje, zda Válečník vpadne
prompt-avenge = Bitva je prohraná. Válečník smí zdarma vtrhnout: { $thing }.
wait-march = pochoduje
prompt-march = Pochod: { $thing }.
prompt-march-march-to = Pochod: { $thing }. Kam?
wait-slot = umisťuje vylepšení
prompt-slot = Kam položit kartu: { $thing }?
wait-free-invasion = rozhoduje o vpádu
prompt-free-invasion = Hned vtrhnout zdarma: { $thing }?
wait-raise = zvyšuje vlastnost
prompt-raise = Zvyš vlastnost.
wait-call = odpovídá na výzvu k bitvě
prompt-call = Výzva k bitvě: { $thing }. Pošleš figurku?
wait-lay = pokládá skrytou kartu
prompt-lay = Bitva: { $thing }. Polož kartu lícem dolů.
wait-declare = rozhoduje, zda se vůle bohů počítá
prompt-declare = { $thing } se smí počítat jako karta bitvy. Má se počítat?
wait-add = přidává kartu
prompt-add = Přidat kartu s bílým kruhem?
wait-spare = nechává si figurku
prompt-spare = { $thing }: jedna tvá figurka zůstane, ostatní zahynou. Která?
wait-save = zachraňuje figurky
prompt-save = { $thing }: tvé figurky mají být zničeny.
wait-reclaim = vykupuje karty
prompt-reclaim = Které karty vykoupíš zpět? Každá stojí 1 zuřivost.
wait-step = vede Vůdce dál
prompt-step = Vůdce smí přejít do sousední provincie.
wait-offer = obětuje figurku
prompt-offer = Kterou svou figurku obětuješ?
wait-keep = nechává si kartu
prompt-keep = Smíš si nechat jednu kartu do další éry.

## Answers

verb-turn-pass = Pas do konce éry
verb-follow-pass = Nikdo nenásleduje
verb-storm-pass = Neplenit
verb-avenge-pass = Zůstat stranou
verb-march-pass = To je vše
verb-free-invasion-pass = Nevtrhnout
verb-call-pass = Nepřijít
verb-declare-pass = Nepočítá se
verb-add-pass = Nepřidat nic
verb-save-pass = Ať zahynou
verb-reclaim-pass = Víc karet ne
verb-step-pass = Zůstat
verb-keep-pass = Nenechat si nic
verb-draft = Vzít: { $thing }
verb-invade = Vpád: { $thing }
verb-rise = Vpád z Valhally: { $thing }
verb-march = Pochod z provincie: { $thing }
verb-upgrade = Vylepšení: { $thing }
verb-quest = Vůle bohů: { $thing }
verb-pillage = Plenit: { $thing }
verb-challenge = Plenit znovu za 2 zuřivosti: { $thing }
verb-sacrifice = Obětovat dvě figurky
verb-enter = Kam: { $thing }
verb-follow = Válečník následuje
verb-storm = Plenit za 2 zuřivosti
verb-avenge = Válečník vpadá
verb-march-to = Kam: { $thing }
verb-take = Na pochod jde { $thing }
verb-slot = Místo: { $thing }
verb-raise = Zvýšit: { $thing }
verb-join = Přijít z provincie: { $thing }
verb-bring = Přijde { $thing }
verb-lay = Položit: { $thing }
verb-declare = Počítá se
verb-add = Přidat: { $thing }
verb-reclaim = Vykoupit: { $thing }
verb-spare = Zůstane { $thing }
verb-retreat = Věštkyně völva prchne do Yggdrasilu
verb-protect = Za 1 zuřivost přežije { $thing }
verb-keep = Nechat si: { $thing }
verb-step-to = Vůdce jde: { $thing }
verb-offer-at = Kde: { $thing }
verb-offer = Obětí bude { $thing }

## Refusals

refusal-not-your-turn = Teď je na řadě někdo jiný.
refusal-not-now = Teď není co vynechat.
refusal-forbidden = To teď není dovoleno.

## What happens

event-age-began = Začíná éra { $number }.
event-phase-began = { $what }
event-packet-came = { $me ->
    [yes] Vidíš v balíčku: { $what }.
   *[no] { $who } vidí v balíčku: { $what }.
}
event-packet-came-hidden = { $me ->
    [yes] Prohlížíš si balíček karet.
   *[no] { $who } si prohlíží balíček karet.
}
event-picked = { $me ->
    [yes] Bereš: { $what }.
   *[no] { $who } bere: { $what }.
}
event-picked-hidden = { $me ->
    [yes] Bereš kartu.
   *[no] { $who } bere kartu.
}
event-passed = { $me ->
    [yes] Pasuješ do konce éry.
   *[no] { $who } pasuje do konce éry.
}
event-paid = { $me ->
    [yes] Platíš { $number } { $number ->
             [one] zuřivost
            *[other] zuřivosti
        }.
   *[no] { $who } platí { $number } { $number ->
             [one] zuřivost
            *[other] zuřivosti
        }.
}
event-invaded = { $me ->
    [yes] Vpadáš: { $what1 } → { $what2 }.
   *[no] { $who } vpadá: { $what1 } → { $what2 }.
}
event-rose = { $me ->
    [yes] Vpadáš z Valhally: { $what1 } → { $what2 }.
   *[no] { $who } vpadá z Valhally: { $what1 } → { $what2 }.
}
event-marched = { $me ->
    [yes] Pochoduješ: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } pochoduje: { $what1 } ({ $what2 } → { $what3 }).
}
event-joined = { $me ->
    [yes] Přidáváš se k bitvě: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } se přidává k bitvě: { $what1 } ({ $what2 } → { $what3 }).
}
event-stepped = { $me ->
    [yes] Jdeš dál: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } jde dál: { $what1 } ({ $what2 } → { $what3 }).
}
event-retreated = { $me ->
    [yes] Ustupuješ: { $what1 } → { $what2 }.
   *[no] { $who } ustupuje: { $what1 } → { $what2 }.
}
event-protected = { $me ->
    [yes] Zachraňuješ figurku: { $what1 } ({ $what2 }).
   *[no] { $who } zachraňuje figurku: { $what1 } ({ $what2 }).
}
event-upgraded = { $me ->
    [yes] Vykládáš vylepšení: { $what1 } ({ $what2 }).
   *[no] { $who } vykládá vylepšení: { $what1 } ({ $what2 }).
}
event-replaced = { $me ->
    [yes] Vzdáváš se vylepšení: { $what1 } ({ $what2 }).
   *[no] { $who } se vzdává vylepšení: { $what1 } ({ $what2 }).
}
event-quest-laid = { $me ->
    [yes] Pokládáš vůli bohů lícem dolů.
   *[no] { $who } pokládá vůli bohů lícem dolů.
}
event-quest-was = { $me ->
    [yes] Tvá vůle bohů: { $what }.
   *[no] Vůle bohů hráče { $who }: { $what }.
}
event-quest-was-hidden = { $me ->
    [yes] Jen ty víš, která to je.
   *[no] Jen { $who } ví, která to je.
}
event-pillage-began = { $me ->
    [yes] Jdeš plenit provincii { $what }.
   *[no] { $who } jde plenit provincii { $what }.
}
event-battle-began = Bitva o provincii { $what }!
event-card-laid = { $me ->
    [yes] Pokládáš kartu lícem dolů.
   *[no] { $who } pokládá kartu lícem dolů.
}
event-revealed = { $me ->
    [yes] Odhaluješ: { $what1 }.
   *[no] { $who } odhaluje: { $what1 }.
}
event-added = { $me ->
    [yes] Přidáváš: { $what1 }.
   *[no] { $who } přidává: { $what1 }.
}
event-spoke = { $me ->
    [yes] Působí tvá karta: { $what }.
   *[no] Působí karta hráče { $who }: { $what }.
}
event-figure-spoke = { $me ->
    [yes] Působí tvá figurka: { $what }.
   *[no] Působí figurka hráče { $who }: { $what }.
}
event-cancelled = Text karty „{ $what }“ neplatí.
event-counted = { $what1 } platí za { $what2 }.
event-watched = { $me ->
    [yes] Smetáš karty a získáváš { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
   *[no] { $who } smetá karty a získává { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
}
event-total = { $me ->
    [yes] Tvá síla: { $number }.
   *[no] { $who }: síla { $number }.
}
event-won = { $me ->
    [yes] Vítězíš v bitvě o provincii { $what }.
   *[no] { $who } vítězí v bitvě o provincii { $what }.
}
event-nobody-won = V bitvě o provincii { $what } nevítězí nikdo.
event-destroyed = { $me ->
    [yes] Ztrácíš: { $what1 } ({ $what2 }).
   *[no] { $who } ztrácí: { $what1 } ({ $what2 }).
}
event-pillaged = { $me ->
    [yes] Pleníš provincii { $what1 }. Odměna: { $what2 }.
   *[no] { $who } plení provincii { $what1 }. Odměna: { $what2 }.
}
event-raised = { $me ->
    [yes] Zvyšuješ vlastnost: { $what1 }, stupeň { $what2 }.
   *[no] { $who } zvyšuje vlastnost: { $what1 }, stupeň { $what2 }.
}
event-gained-glory = { $me ->
    [yes] Získáváš { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
   *[no] { $who } získává { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
}
event-lost-glory = { $me ->
    [yes] Ztrácíš { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
   *[no] { $who } ztrácí { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
}
event-gained-rage = { $me ->
    [yes] Získáváš { $number } { $number ->
             [one] zuřivost
            *[other] zuřivosti
        }.
   *[no] { $who } získává { $number } { $number ->
             [one] zuřivost
            *[other] zuřivosti
        }.
}
event-lost-rage = { $me ->
    [yes] Ztrácíš { $number } { $number ->
             [one] zuřivost
            *[other] zuřivosti
        }.
   *[no] { $who } ztrácí { $number } { $number ->
             [one] zuřivost
            *[other] zuřivosti
        }.
}
event-took-back = { $me ->
    [yes] Vrací se ti do ruky: { $what }.
   *[no] Vrací se do ruky hráče { $who }: { $what }.
}
event-discarded = Odhozeno: { $what }.
event-discarded-secretly = { $me ->
    [yes] Tajně odhazuješ { $number } { $number ->
             [one] kartu
             [few] karty
            *[other] karet
        }.
   *[no] { $who } tajně odhazuje { $number } { $number ->
             [one] kartu
             [few] karty
            *[other] karet
        }.
}
event-quest-done = { $me ->
    [yes] Plníš vůli bohů: { $what1 }. Sláva: +{ $what2 }.
   *[no] { $who } plní vůli bohů: { $what1 }. Sláva: +{ $what2 }.
}
event-quest-failed = { $me ->
    [yes] Neplníš vůli bohů: { $what }.
   *[no] { $who } neplní vůli bohů: { $what }.
}
event-province-lost = Provincie { $what } je zničena.
event-doom-moved = Žeton zkázy leží nyní v provincii { $what }.
event-returned = { $me ->
    [yes] Z Valhally se ti vrací: { $what1 } × { $what2 }.
   *[no] Z Valhally se hráči { $who } vrací: { $what1 } × { $what2 }.
}
event-scored = { $me ->
    [yes] Tvůj výsledek: { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
   *[no] Výsledek hráče { $who }: { $number } { $number ->
             [one] bod
             [few] body
            *[other] bodů
        } slávy.
}

## Options of the rules

option-first-game = První hra: bez draftu v éře 1
option-first-player = První hráč
option-late-sight = Heimdallův zrak a později přidané karty
option-late-sight-off = Rozhodnutí: vidí jen to, co bylo odhaleno spolu s ním
option-late-sight-on = Široké čtení karty: počítají se i karty, které soupeři přidají později
option-both-watches = Dvě Heimdallovy stráže odhalené zároveň
option-both-watches-off = Rozhodnutí: první smete karty a dostane slávu, druhá se odhodí
option-both-watches-on = Široké čtení karty: slávu dostane každá
option-succor-ships = Friggina pomoc po lodi
option-succor-ships-off = Rozhodnutí: fjord není provincie, loď nikdo nenásleduje
option-succor-ships-on = Široké čtení karty: válečník se smí vylodit na jednom z břehů lodi
option-blessing-yggdrasil = Lokiho požehnání v Yggdrasilu
option-blessing-yggdrasil-off = Rozhodnutí: Yggdrasil otevírá jen karta, která ho jmenuje
option-blessing-yggdrasil-on = Široké čtení karty: provincie bitvy, ať je to kterákoli
option-storm-after-blessing = Thorovo panství po Lokiho požehnání
option-storm-after-blessing-off = Rozhodnutí: jen po vpádu vlastní akcí
option-storm-after-blessing-on = Široké čtení karty: po každém vpádu ve vlastním tahu
option-late-backstab = Kdy Lokiho dýka v zádech bere slávu
option-late-backstab-off = Rozhodnutí: dřív, než vítěz dostane za bitvu zaplaceno
option-late-backstab-on = Široké čtení karty: až vítěz dostane zaplaceno

## Timelines

course-0 = Éra
course-1 = Vpád
course-2 = Plenění
course-3 = Bitva
course-4 = Výsledek
course-5 = Příprava

## Cards

card-friggas-grace = Friggina přízeň
card-friggas-grace-text = Pleníš-li a vyhraješ, zvyš ještě jednu vlastnost: jinou než tu ze žetonu.
card-heimdalls-sight = Heimdallův zrak
card-heimdalls-sight-text = Je tak silná jako nejsilnější karta, kterou s ní odhalil soupeř.
card-lokis-trickery = Lokiho lest
card-lokis-trickery-text = Prohraješ-li a někdo vyhraje, vezmi vítězi 1 zuřivost.
card-odins-smite = Ódinův úder
card-odins-smite-text = Před porovnáním sil přijde každý soupeř o jednoho válečníka v této provincii.
card-thors-hammer = Thorovo kladivo
card-thors-hammer-text = Vyhraješ-li: 3 slávy.
card-tyrs-bash = Týrova rána
card-tyrs-bash-text = Síla a nic víc.
card-tyrs-smash-1 = Týrův nápor
card-tyrs-smash-1-text = Síla a nic víc.
card-tyrs-crush-1 = Týrův boj
card-tyrs-crush-1-text = Síla a nic víc.
card-tyrs-smite-1 = Týrův úder
card-tyrs-smite-1-text = Síla a nic víc.
card-alfheim-1 = Álfheim! (5)
card-alfheim-1-text = Měj jednoznačně největší sílu v jedné provincii kraje Álfheim: Gimle nebo Andlang.
card-jotunheim-1 = Jötunheim! (5)
card-jotunheim-1-text = Měj jednoznačně největší sílu v jedné provincii kraje Jötunheim: Muspelheim, Horgr nebo Utgard.
card-manheim-1 = Manheim! (5)
card-manheim-1-text = Měj jednoznačně největší sílu v jedné provincii kraje Manheim: Myrkulor, Elvagar nebo Angerboda.
card-yggdrasil-1 = Yggdrasil! (6)
card-yggdrasil-1-text = Měj jednoznačně největší sílu v Yggdrasilu.
card-glorious-death-1 = Slavná smrt! (6)
card-glorious-death-1-text = Měj ve Valhalle aspoň čtyři figurky.
card-friggas-charm = Friggino kouzlo
card-friggas-charm-text = Tvá vylepšení stojí o 1 zuřivost méně.
card-friggas-succor = Friggina pomoc
card-friggas-succor-text = Když tvá figurka vtrhne do vnější provincie, může ji zdarma následovat jeden válečník ze zálohy.
card-lokis-blessing = Lokiho požehnání
card-lokis-blessing-text = Po prohrané bitvě můžeš zdarma vtrhnout do té provincie válečníkem.
card-lokis-domain = Lokiho panství
card-lokis-domain-text = Sláva za každou tvou figurku, která v její fázi opustí Valhallu: 1.
card-thors-glory = Thorova sláva
card-thors-glory-text = 2 slávy po tvé bitvě, v níž zahynuly aspoň dvě nepřátelské figurky.
card-tyrs-domain = Týrovo panství
card-tyrs-domain-text = Vůle bohů, kterou v bitvě odhalíš, smí platit za bitevní kartu o síle 3.
card-lord-of-hammers = Pán kladiv
card-lord-of-hammers-text = Po úspěšném plenění s vůdcem na místě může vůdce přejít do sousední provincie.
card-brothers-in-arms = Bratři ve zbrani
card-brothers-in-arms-text = Tví válečníci mají sílu 1; každí dva v jedné provincii dají dohromady 3.
card-lokis-dragons = Lokiho draci
card-lokis-dragons-text = Sláva pokaždé, když je zničena tvá loď: 4.
card-dwarf-chieftain = Náčelník trpaslíků
card-dwarf-chieftain-text = Vyložení karty ani vpád figurkou nestojí zuřivost.
card-troll = Trol
card-troll-text = Když vtrhne do provincie, zahynou v ní všichni nepřátelští válečníci.
card-sea-serpent = Mořský had
card-sea-serpent-text = Je to loď: vplouvá jen do fjordů a nikdy se nehýbe.
card-tyrs-smash-2 = Týrův nápor
card-tyrs-smash-2-text = Síla a nic víc.
card-tyrs-crush-2 = Týrův boj
card-tyrs-crush-2-text = Síla a nic víc.
card-tyrs-smite-2 = Týrův úder
card-tyrs-smite-2-text = Síla a nic víc.
card-tyrs-rage-2 = Týrova zuřivost
card-tyrs-rage-2-text = Síla a nic víc.
card-heimdalls-eye = Heimdallovo oko
card-heimdalls-eye-text = Lze ji také přidat z ruky po odhalení karet.
card-heimdalls-watch-2 = Heimdallova stráž
card-heimdalls-watch-2-text = Všechny odhalené karty se odhodí. Získej tolik slávy, kolik na nich bylo síly. Každý volí novou kartu.
card-lokis-backstab = Lokiho dýka v zádech
card-lokis-backstab-text = Prohraješ-li a někdo vyhraje, vezmi vítězi 2 slávy.
card-odins-tide = Ódinův příval
card-odins-tide-text = Před porovnáním sil si každý účastník ponechá jednu figurku, ostatní zahynou.
card-thors-oath = Thorova přísaha
card-thors-oath-text = Vyhraješ-li: zvyš jednu vlastnost.
card-alfheim-2 = Álfheim! (7)
card-alfheim-2-text = Měj jednoznačně největší sílu v jedné provincii kraje Álfheim: Gimle nebo Andlang.
card-jotunheim-2 = Jötunheim! (7)
card-jotunheim-2-text = Měj jednoznačně největší sílu v jedné provincii kraje Jötunheim: Muspelheim, Horgr nebo Utgard.
card-manheim-2 = Manheim! (7)
card-manheim-2-text = Měj jednoznačně největší sílu v jedné provincii kraje Manheim: Myrkulor, Elvagar nebo Angerboda.
card-yggdrasil-2 = Yggdrasil! (8)
card-yggdrasil-2-text = Měj jednoznačně největší sílu v Yggdrasilu.
card-glorious-death-2 = Slavná smrt! (8)
card-glorious-death-2-text = Měj ve Valhalle aspoň čtyři figurky.
card-friggas-protection = Friggina ochrana
card-friggas-protection-text = Zaplať 1 zuřivost a zachraň jednu svou figurku před zničením; libovolně často.
card-lokis-eminence = Lokiho vznešenost
card-lokis-eminence-text = Sláva za každou tvou figurku, která v její fázi opustí Valhallu: 2.
card-odins-inspiration = Ódinovo vnuknutí
card-odins-inspiration-text = Tvá sláva za figurky ztracené při ragnaröku je dvojnásobná.
card-thors-domain = Thorovo panství
card-thors-domain-text = Po vpádu do provincie můžeš zaplatit 2 zuřivosti a hned ji plenit.
card-tyrs-challenge = Týrova výzva
card-tyrs-challenge-text = Nová akce: zaplať 2 zuřivosti a pleň provincii, která už byla v této éře vypleněna.
card-tyrs-prowess = Týrova zdatnost
card-tyrs-prowess-text = Po vyhrané bitvě zaplať 1 zuřivost za každou kartu, kterou chceš zpět do ruky.
card-lord-of-axes = Pán seker
card-lord-of-axes-text = Po úspěšném plenění s vůdcem na místě zvyš jednu vlastnost.
card-experts-in-arms = Znalci zbraní
card-experts-in-arms-text = Tví válečníci mají sílu 2.
card-fire-dragons = Ohniví draci
card-fire-dragons-text = Sláva pokaždé, když je zničena tvá loď: 8.
card-dark-elf = Temný elf
card-dark-elf-text = Smí vtrhnout do Yggdrasilu; má tam sílu 3.
card-fire-giant = Ohnivý obr
card-fire-giant-text = Když vtrhne do provincie, zahynou v ní všechny nepřátelské figurky kromě netvorů, i lodě ve fjordu.
card-valkyrie = Valkýra
card-valkyrie-text = 2 slávy za každou nepřátelskou figurku zničenou v bitvě, které se účastní.
card-tyrs-crush-3 = Týrův boj
card-tyrs-crush-3-text = Síla a nic víc.
card-tyrs-smite-3 = Týrův úder
card-tyrs-smite-3-text = Síla a nic víc.
card-tyrs-rage-3 = Týrova zuřivost
card-tyrs-rage-3-text = Síla a nic víc.
card-heimdalls-watch-3 = Heimdallova stráž
card-heimdalls-watch-3-text = Všechny odhalené karty se odhodí. Získej tolik slávy, kolik na nich bylo síly. Každý volí novou kartu.
card-heimdalls-gaze = Heimdallův pohled
card-heimdalls-gaze-text = Lze ji také přidat z ruky po odhalení karet.
card-lokis-poison = Lokiho jed
card-lokis-poison-text = Prohraješ-li a někdo vyhraje, vítězovy karty jdou do tvé ruky.
card-odins-judgement = Ódinův soud
card-odins-judgement-text = 2 slávy za každou figurku zničenou v této bitvě, i tvou.
card-thors-ascension = Thorovo povznesení
card-thors-ascension-text = Vyhraješ-li: 3 zuřivosti a 3 slávy.
card-thors-primacy = Thorovo prvenství
card-thors-primacy-text = Karty odhalené soupeři ztrácejí svůj text.
card-alfheim-3 = Álfheim! (9)
card-alfheim-3-text = Měj jednoznačně největší sílu v jedné provincii kraje Álfheim: Gimle nebo Andlang.
card-jotunheim-3 = Jötunheim! (9)
card-jotunheim-3-text = Měj jednoznačně největší sílu v jedné provincii kraje Jötunheim: Muspelheim, Horgr nebo Utgard.
card-manheim-3 = Manheim! (9)
card-manheim-3-text = Měj jednoznačně největší sílu v jedné provincii kraje Manheim: Myrkulor, Elvagar nebo Angerboda.
card-yggdrasil-3 = Yggdrasil! (11)
card-yggdrasil-3-text = Měj jednoznačně největší sílu v Yggdrasilu.
card-glorious-death-3 = Slavná smrt! (11)
card-glorious-death-3-text = Měj ve Valhalle aspoň čtyři figurky.
card-friggas-domain = Friggino panství
card-friggas-domain-text = Můžeš vtrhnout figurkou z Valhally za 1 zuřivost.
card-friggas-sacrifice = Friggina oběť
card-friggas-sacrifice-text = Nová akce: znič dvě vlastní figurky a zvyš jednu vlastnost.
card-lokis-wrath = Lokiho hněv
card-lokis-wrath-text = Sláva za každou tvou figurku, která v její fázi opustí Valhallu: 3.
card-odins-throne = Ódinův trůn
card-odins-throne-text = Sláva za tvou splněnou vůli bohů je dvojnásobná.
card-thors-conquest = Thorovo dobytí
card-thors-conquest-text = Na konci hry: 3 slávy za každou tvou figurku na plánu.
card-tyrs-wrath = Týrův hněv
card-tyrs-wrath-text = Vůle bohů, kterou v bitvě odhalíš, smí platit za bitevní kartu o síle 5.
card-lord-of-spears = Pán kopí
card-lord-of-spears-text = Po úspěšném plenění s vůdcem na místě zvyš všechny tři vlastnosti.
card-masters-in-arms = Mistři zbraní
card-masters-in-arms-text = Tví válečníci mají sílu 2; každí dva v jedné provincii dají dohromady 6.
card-eternal-dragons = Věční draci
card-eternal-dragons-text = Sláva pokaždé, když je zničena tvá loď: 12.
card-frost-giant = Mrazivý obr
card-frost-giant-text = Úspěšné plenění s jeho účastí vyplatí odměnu žetonu dvakrát.
card-soldier-of-hel = Voják bohyně Hel
card-soldier-of-hel-text = Vyložení karty ani vpád figurkou nestojí zuřivost.
card-volur-witch = Věštkyně völva
card-volur-witch-text = Má-li být zničena ve vnější provincii, může místo toho odejít do Yggdrasilu.

## The table in a terminal

br-ash = zničena
br-reward = kořist: { $token }
br-pillaged = vypleněna
br-doom = zanikne v této éře
br-doomed-in = zanikne v éře { $n }
br-closed = uzavřen
br-glory = Sláva
br-end-bonus = +{ $n } na konci
br-rage = Zbývá zuřivosti
br-passed = pas
br-stat-rage = Zuřivost na éru
br-stat-axes = Sekery: sláva za výhru
br-stat-horns = Rohy: figurky
br-upgrades = Vylepšení
br-slot-warrior = Válečníci
br-slot-leader = Vůdce
br-slot-ship = Loď
br-slot-monster = Netvor
br-slot-clan = Klan
br-hand = V ruce
br-quests = Vůle bohů
br-reserve = Záloha
br-face-down = karta lícem dolů
br-silenced = text neplatí
br-wins = vítězství!
br-may-join = Ještě mohou přijít: { $names }
br-own-quests = Tvá vyložená vůle bohů
br-quest-met = teď splněna
br-quest-open = zatím nesplněna
br-kind-battle = bitva +{ $n }
br-kind-quest = vůle bohů, sláva { $n }
br-kind-warrior = válečníci { $n }
br-kind-leader = vůdce { $n }
br-kind-ship = loď { $n }
br-kind-monster = netvor { $n }
br-kind-clan = klan, zuřivost { $n }
br-cost = teď zuřivost { $n }
br-disc = bílý kruh

## Steps of the timelines

step-BR-SETUP-02 = Klany
step-BR-SETUP-09 = Žetony plenění
step-BR-SETUP-11 = Zkáza
step-BR-SETUP-20 = Balíčky
step-BR-SETUP-23 = První hráč
step-BR-INVADE-11 = Vylodění
step-BR-AMB-41 = Následky vylodění
step-BR-FX-21 = Kdo následuje
step-BR-FX-29 = Útok
step-BR-AMB-20 = Zrak hledí znovu
step-BR-AMB-30 = Kdo následuje loď
step-BR-AMB-32 = Plenění po bitvě
step-BR-AMB-53 = Dýka v zádech
step-BR-PILLAGE-02 = Ohlášení
step-BR-PILLAGE-10 = Výzva k bitvě
step-BR-PILLAGE-20 = Stojí někdo v cestě?
step-BR-BATTLE-01 = Šiky
step-BR-BATTLE-02 = Karty tajně
step-BR-BATTLE-04 = Karty odhaleny
step-BR-FX-22 = Vůle bohů jako karta bitvy
step-BR-FX-15 = Texty neplatí
step-BR-FX-07 = Heimdallova stráž
step-BR-BATTLE-21 = Účinky před sčítáním
step-BR-BATTLE-09 = Přidané karty
step-BR-BATTLE-07 = Porovnání síly
step-BR-BATTLE-17 = Vítěz
step-BR-BATTLE-15 = Poražení padnou
step-BR-BATTLE-25 = Sčítání padlých
step-BR-BATTLE-22 = Účinky karet
step-BR-PILLAGE-37 = Kořist
step-BR-PILLAGE-35 = Žeton otočen
step-BR-FX-08 = Ještě jedna kořist
step-BR-PILLAGE-38 = Vůdcův dar
step-BR-BATTLE-19 = Sláva vítěze
step-BR-FX-11 = Jed
step-BR-BATTLE-14 = Karty poražených
step-BR-FX-28 = Vykoupené karty
step-BR-BATTLE-13 = Karty vítěze
step-BR-FX-24 = Po bitvě
step-BR-PILLAGE-03 = Konec plenění

## Šance

odds-win-with = Výhra: { $thing }
odds-win-adding = Výhra s přidáním: { $thing }
odds-win-so = Výhra bez dalších karet
odds-win-at = Výhra v bitvě: { $thing }
odds-supposing-any-card = Počítáno přes všechny ruce možné po tom, co jsi dosud viděl; soupeř vyloží libovolnou kartu a nikdo další se nepřidá.

## Deeds

deed-pillaged = Kouř nad břehem
deed-pillaged-text = Vypleň provincii.
deed-won-battle = Ocel o ocel
deed-won-battle-text = Vyhraj bitvu.
deed-quest = Bohové jsou spokojeni
deed-quest-text = Splň vůli bohů.
deed-monster = Ne sám
deed-monster-text = Přiveď do svého klanu netvora.
deed-five-fell = Na shledanou ve Valhalle
deed-five-fell-text = Ztrať v jedné partii pět figurek: dobrá smrt přináší slávu.
deed-three-quests = Co slíbí, splní
deed-three-quests-text = Splň v jedné partii vůli bohů třikrát.
deed-legend = Až na konec cesty
deed-legend-text = Zvyš jednu z vlastností klanu na poslední stupeň.
deed-hundred = Píseň na věky
deed-hundred-text = Skonči partii se stovkou slávy.

field-glory = sláva
type-battle = bitva
type-quest = vůle bohů

# the fjords, by the side of the map
br-north = Severní fjord
br-east = Východní fjord
br-south = Jižní fjord
br-west = Západní fjord
