### Thórova pomoc

expansion-thor = Thórova pomoc
card-thor-mjolnir = Mjölnir
card-thor-mjolnir-text = Pomoz hráči, který má méně nebo stejně bojovníků: +3 k bojové síle.
card-thor-megingjord = Megingjörd
card-thor-megingjord-text = Pomoz hráči, který má méně nebo stejně bojovníků: +2 k bojové síle.
card-thor-jarngreipr = Járngreipr
card-thor-jarngreipr-text = Pomoz hráči, který má méně nebo stejně bojovníků: 1 přídavná kostka.
card-thor-bilskirnir = Bilskirnir
card-thor-bilskirnir-text = Pomoz hráči, který má méně nebo stejně bojovníků: dobere si 1 kartu.
card-thor-gridarvol = Gridarvöl
card-thor-gridarvol-text = Pomoz hráči, který má méně nebo stejně bojovníků: jeden přehoz zdarma.
card-thor-roskva = Röskva
card-thor-roskva-text = Pomoz hráči, který má méně nebo stejně bojovníků: vezme si 1 náhodnou kartu ze soupeřovy ruky.
card-thor-thunder = Hrom
card-thor-thunder-text = Pomoz hráči, který má méně bojovníků: +3 k bojové síle.
card-thor-lightning = Blesk
card-thor-lightning-text = Pomoz hráči, který má méně bojovníků: +2 k bojové síle.
card-thor-tanngrisnir = Tanngrisnir
card-thor-tanngrisnir-text = Pomoz hráči, který má méně bojovníků: 1 přídavná kostka.
card-thor-tanngnjost = Tanngnjóst
card-thor-tanngnjost-text = Pomoz hráči, který má méně bojovníků: dobere si 1 kartu.
card-thor-storm = Bouře
card-thor-storm-text = Pomoz hráči, který má méně bojovníků: jeden přehoz zdarma.
card-thor-thjalfi = Thjalfi
card-thor-thjalfi-text = Pomoz hráči, který má méně bojovníků: vezme si 1 náhodnou kartu ze soupeřovy ruky.

## Otázky a odpovědi

wait-aid-with = rozhoduje, komu pomoci
prompt-aid-with = Bojují dva jiní hráči. Pomůžeš jednomu z nich?
verb-aid-with = Zahrát: { $thing }
verb-aid-with-pass = Neplést se do toho
verb-aid-whom = Pomoci hráči { $thing }

## Co se stalo

event-thor-aided = { $me ->
    [yes] Pomáháš hráči { $what2 }: { $what1 }.
   *[no] { $you ->
        [yes] { $who } ti pomáhá: { $what1 }.
       *[no] { $who } pomáhá hráči { $what2 }: { $what1 }.
    }
}
event-thor-rewarded = { $me ->
    [yes] { $what } jde do tvé Valhally.
   *[no] { $what } jde do Valhally hráče { $who }.
}

## Průběh

step-VAL-TL-04 = Thórova pomoc
step-VAL-TL-23 = osud Thórových karet

## Nepovolená spojení

setup-thor = Neměl by kdo pomáhat: Thórova pomoc potřebuje aspoň { $least } hráče.

### Jak se zapisuje sada karet

make-thor = Thorovy karty
make-requirement = Komu se smí pomoci
make-FEWER = kdo má méně bojovníků
make-FEWER_OR_EQUAL = kdo má méně bojovníků nebo stejně
make-effect = Co dělá
make-DRAW = vezmi kartu
make-REROLL = hod zdarma navíc
make-STEAL = ukradni kartu
make-STRENGTH2 = +2 síly
make-STRENGTH3 = +3 síly
make-DIE = kostka navíc
