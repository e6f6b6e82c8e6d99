### Srážka světů

expansion-clash = Srážka světů

## Otázky a odpovědi

wait-pick-set = volí svět
prompt-pick-set = Který svět bude ležet po tvé levici?
verb-pick-set = { $thing }

## Co se stalo

event-set-picked = { $me ->
    [yes] Volíš: { $what }.
   *[no] { $who } volí: { $what }.
}

## Průběh

step-VAL-CLASH-13 = sady jsou odloženy stranou
step-VAL-CLASH-03 = první hráč
step-VAL-CLASH-04 = každý volí sadu
step-VAL-CLASH-15 = ruka ze tří balíčků
step-VAL-CLASH-18 = fáze B ze tří balíčků

## Nepovolená spojení

setup-clash-sets = Sad po 40 kartách je { $count }, hráčů { $seats }: každý potřebuje vlastní.
setup-clash-pairs = Ve srážce světů bojuje každý sám, ne ve dvojici.
