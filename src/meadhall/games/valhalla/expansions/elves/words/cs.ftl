### Elfové z Álfheimu

expansion-elves = Elfové z Álfheimu
ability-LEFT_COLOUR = vlevo { $clan }: +2
ability-LEFT_WEAPONS = zbraně vlevo: +3
ability-RIGHT_CLAN_X = vpravo { $clan }: nezdar je zbraň
ability-RIGHT_WEAPON_SAVE = zbraň vpravo: o kostku méně

## Bojovníci

card-elf-skirnir = Skirnir Posel
card-elf-skirnir-text = +2, pokud vlevo stojí bojovník jeleního klanu.
card-elf-alvar = Alvar Přítel kopí
card-elf-alvar-text = +3, pokud má bojovník vlevo na kartě kopí.
card-elf-volund = Völund Kovář
card-elf-volund-text = Pokud má bojovník vpravo na kartě sekeru, jedna taková kostka není potřeba.
card-elf-thoralf = Thoralf Host vlků
card-elf-thoralf-text = Pokud vpravo stojí bojovník vlčího klanu, 1 kostka s nezdarem může nahradit libovolnou zbraň.
card-elf-grimalf = Grimalf v masce
card-elf-grimalf-text = +3, pokud má bojovník vlevo na kartě meč a štít.
card-elf-alfrun = Alfrun Medvědí stín
card-elf-alfrun-text = +2, pokud vlevo stojí bojovník medvědího klanu.
card-elf-finnalf = Finnalf Dvojí luk
card-elf-finnalf-text = +3, pokud má bojovník vlevo na kartě luk.
card-elf-vidalf = Vidalf z širých lesů
card-elf-vidalf-text = +2, pokud vlevo stojí bojovník kančího klanu.
card-elf-hladgud = Hladgud Předoucí nit
card-elf-hladgud-text = Pokud má bojovník vpravo na kartě kopí, jedna taková kostka není potřeba.
card-elf-slagfid = Slagfid Hledač labutě
card-elf-slagfid-text = Pokud vpravo stojí bojovník jeleního klanu, 1 kostka s nezdarem může nahradit libovolnou zbraň.
card-elf-byggvir = Byggvir Ječmenný
card-elf-byggvir-text = +2, pokud vlevo stojí bojovník vlčího klanu.
card-elf-beyla = Beyla Včelařka
card-elf-beyla-text = +3, pokud má bojovník vlevo na kartě meč.
card-elf-hjuki = Hjuki s vědry
card-elf-hjuki-text = Pokud má bojovník vpravo na kartě meč, jedna taková kostka není potřeba.
card-elf-steinalf = Steinalf Chodec po skalách
card-elf-steinalf-text = Pokud vpravo stojí ledový obr, 1 kostka s nezdarem může nahradit libovolnou zbraň.
card-elf-eyalf = Eyalf Ostrovan
card-elf-eyalf-text = +3, pokud má bojovník vlevo na kartě štít a sekeru.
card-elf-alfgeir = Alfgeir Dlouhé kopí
card-elf-alfgeir-text = +2, pokud vlevo stojí bojovník jeleního klanu.
card-elf-birta = Birta První paprsek
card-elf-birta-text = +2, pokud vlevo stojí ledový obr.
card-elf-dagny = Dagny Nový den
card-elf-dagny-text = +3, pokud má bojovník vlevo na kartě kopí a luk.
card-elf-svanhvit = Svanhvit Labutí běl
card-elf-svanhvit-text = Pokud vpravo stojí bojovník kančího klanu, 1 kostka s nezdarem může nahradit libovolnou zbraň.
card-elf-alfhild = Alfhild Tichý luk
card-elf-alfhild-text = Pokud má bojovník vpravo na kartě luk, jedna taková kostka není potřeba.
card-elf-delling = Delling u brány dne
card-elf-delling-text = +2, pokud vlevo stojí bojovník medvědího klanu.
card-elf-alfdis = Alfdis z vysokých luk
card-elf-alfdis-text = Pokud vpravo stojí bojovník vlčího klanu, 1 kostka s nezdarem může nahradit libovolnou zbraň.
card-elf-hrafnalf = Hrafnalf Havraní elf
card-elf-hrafnalf-text = +2, pokud vlevo stojí ledový obr.
card-elf-glaer = Glær Čistý led
card-elf-glaer-text = Pokud vpravo stojí bojovník medvědího klanu, 1 kostka s nezdarem může nahradit libovolnou zbraň.
card-elf-ingun = Ingun Rozsévačka sněhu
card-elf-ingun-text = +3, pokud má bojovník vlevo na kartě sekeru.
card-elf-idun = Idun Zimní jablko
card-elf-idun-text = +2, pokud vlevo stojí bojovník vlčího klanu.
card-elf-bil = Bil z bledé luny
card-elf-bil-text = Pokud má bojovník vpravo na kartě kopí, jedna taková kostka není potřeba.

## Taktiky

card-elf-captured-dice = Sebráno z bojiště
card-elf-captured-dice-text = Jen v obraně: hoď všemi kostkami, kterých se útočník vzdal (kromě šedých), a používej je jako své.
card-elf-captured-tactics = Ukradené runy
card-elf-captured-tactics-text = Jen v útoku: po bitvě si vezmi do ruky všechny taktiky, které obránce zahrál.

## Co se stalo

event-elf-captured = { $me ->
    [yes] Získáváš taktiku: { $what }.
   *[no] { $who } získává taktiku: { $what }.
}

## Průběh bitvy

step-VAL-TL-24 = ukořistěné taktiky mění majitele
