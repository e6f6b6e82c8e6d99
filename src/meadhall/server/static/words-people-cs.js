import"./with-runtime.js";var people_cs_default=`# Ladders, profiles, friends; fetched with them.

ladder = Žebříček
ladder-title = Žebříček: { $game }
ladder-of = Který žebříček
ladder-game = Hra
ladder-players = Hráčů
ladder-place = Místo
ladder-name = Jméno
ladder-rating = Síla
ladder-games = Partií
ladder-won = Výher
ladder-empty = Nikdo tu ještě není. Počítají se hodnocené partie: volí se to při otevření stolu.
ladder-note = Všichni začínají na 1500. Po { $count } partiích má síla místo; do té doby je u ní otazník. Počítají se hodnocené partie, ve kterých každý odpověděl aspoň desetkrát. Jeden soupeř pohne hodnocením jen málo: kdo chce stoupat, ať hraje s více lidmi. Kdo odejde, je poslední.
ladder-margin = ± { $margin }
ladder-mine = to jsi ty
ladder-provisional = na místo je zatím málo partií

problem-no-such-person = Nikdo toho jména tu není, nebo nechce být vidět.
people-hidden = Tuto stránku vidíš jen ty.
people-hide = Skrýt můj profil před ostatními
people-show = Ukázat můj profil ostatním
people-take = Stáhnout vše, co se o mně uchovává (soubor)
people-yours = Tohle o tobě vidí ostatní.
problem-no-account = Síla, profil a přátelé patří k účtu. Zvol si v nastavení jméno a heslo.
people-ratings = Síla ve hrách
people-no-ratings = Zatím se nepočítala žádná partie.
people-kind = { $game }, hráčů: { $players }
people-rating = { $rating }
people-games = { $count ->
    [one] { $count } partie, výher: { $won }
    [few] { $count } partie, výher: { $won }
   *[other] { $count } partií, výher: { $won }
  }
people-curve = Síla za { $count ->
    [one] { $count } partii
    [few] { $count } partie
   *[other] { $count } partií
  }, od { $first } do { $last }
people-history = Partie, které se počítaly
people-somebody = někdo
people-place = { $place } z { $players }
people-favourites = Nejčastěji hraje
people-favourite = { $count ->
    [one] { $count } partie, výher: { $won }
    [few] { $count } partie, výher: { $won }
   *[other] { $count } partií, výher: { $won }
  }
people-pick-jarl = Jarl
people-pick-clan = Klan
people-deeds = Činy
people-deeds-note = { $done } z { $all }
people-deed-done = vykonáno { $day }
people-deed-open = teprve přijde
people-meetings = Ty a { $name }
people-meeting = { $count ->
    [one] { $count } partie: výš v { $ahead }, níž v { $behind }
    [few] { $count } partie: výš v { $ahead }, níž v { $behind }
   *[other] { $count } partií: výš v { $ahead }, níž v { $behind }
  }

circle-title = Přátelé a sledovaní
circle-empty = Zatím nikoho nesleduješ. Otevři něčí profil ze žebříčku.
circle-note = Koho sleduješ, víš jen ty. Přátelé jsou ti, kde to řekli oba.
circle-friends = Přátelé
circle-asks = Chtějí se přátelit
circle-followed = Sleduješ
circle-asked = Čekáš na odpověď
circle-blocked = Zablokovaní
circle-follow = Sledovat
circle-unfollow = Už nesledovat
circle-ask = Nabídnout přátelství
circle-unask = Vzít zpět
circle-accept = Ano, přátelé
circle-refuse = Ne
circle-unfriend = Zrušit přátelství
circle-block = Zablokovat
circle-unblock = Odblokovat
circle-block-note = Neuvidí o tobě už nic a nebude tě moci sledovat.
circle-plays = právě u stolu
circle-find = Jméno
circle-look = Najít

sign-in = Přihlášení
sign-in-provider-no = Přihlášení se nepovedlo. Zkus to znovu.
sign-in-provider-away = Služba přihlášení neodpovídá. Zkus to později.
sign-in-provider-other = To byl jiný účet: nic se nesmazalo.
sign-in-home = Do síně
problem-too-many-ties = Víc známých už nelze zapsat.
problem-no-provider = V této síni se přihlašuje jen jménem a heslem.

company-round = { $round }. kolo: „{ $name }“
company-ratings = Co hra změnila na hodnocení
company-not-practice = Byl to nácvik: hra se do hodnocení nepočítá.
company-not-taken-back = Něco se vzalo zpět: hra se do hodnocení nepočítá.
company-not-other-cards = Hrálo se s vlastními kartami: hra se do hodnocení nepočítá.
company-not-bots = U stolu seděli boti: hra se do hodnocení nepočítá.
company-not-no-account = Ne všichni u stolu mají účet: hra se do hodnocení nepočítá.
company-not-shared = Někdo měl více míst: hra se do hodnocení nepočítá.
company-not-together = Všichni společně vyhráli, nebo prohráli: hra se do hodnocení nepočítá.
company-not-nobody = Nikdo nedohrál do konce: hra se do hodnocení nepočítá.
company-not-unrated = Tahle hra nebyla hodnocená.
company-not-short = Někdo skoro nehrál: hra se do hodnocení nepočítá.
company-not-annulled = Výsledek zrušil moderátor.

## Links of accounts

claim = Stát se vlastníkem síně
claim-about = Tato síň zatím nemá vlastníka. Vlastník jmenuje moderátory, pomáhá lidem, kteří zapomněli heslo, dělá zálohy a vidí stav serveru. Pokračuj, jen pokud síň provozuješ ty.
claim-guest = Nejdřív se přihlas nebo si vytvoř účet. Tomu bude síň patřit.
claim-as = Přihlášení: { $name }.
claim-do = Stát se vlastníkem
claim-done = { $name } je teď vlastníkem této síně.
claim-desk = Pult moderátorů
claim-wrong = Tento odkaz už neplatí: je příliš starý, nebo síň už vlastníka má. Síň bez vlastníka vypíše nový odkaz při každém spuštění.
reset = Nastavit nové heslo
reset-about = Zvol nové heslo ke svému účtu. Tady budeš hned přihlášen(a), na všech ostatních zařízeních odhlášen(a).
reset-first = Nové heslo
reset-second = Nové heslo ještě jednou
reset-do = Nastavit heslo
reset-differ = Hesla se neshodují.
reset-wrong = Tento odkaz už neplatí: byl použit, nebo je příliš starý. Požádej o nový.
reset-done = Heslo je změněné. Přihlášení: { $name }.
`;export{people_cs_default as default};
