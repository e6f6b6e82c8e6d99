var o=`### What the guide of the first game says

## Valhalla

guide-valhalla-warrior = V\xEDtej ve Valhalle. Karty uprost\u0159ed jsou bojovn\xEDci. \u010C\xEDslo naho\u0159e je s\xEDla, otvory vlevo jsou zbran\u011B, kter\xE9 bojovn\xEDka vyzbroj\xED, v\u011Bnec je sl\xE1va ve Valhalle. Vezmi Svinhild: pot\u0159ebuje me\u010D, \u0161t\xEDt a luk a Ledov\xED ob\u0159i se j\xED boj\xED.
guide-valhalla-slot = Tv\xE1 dru\u017Eina m\xE1 \u010Dty\u0159i m\xEDsta a bojovn\xEDci je nem\u011Bn\xED. Postav ji na prvn\xED.
guide-valhalla-hand = Dostal jsi sedm karet, bojovn\xEDky a taktiky; p\u011Bt si nech\xE1\u0161. Nov\xE9 zbran\u011B tu jsou dvakr\xE1t a obejdeme se bez nich. Klikni na prvn\xED z nich.
guide-valhalla-hand-again = A na druhou.
guide-valhalla-phase-a = Jsi na tahu. Ve f\xE1zi A m\xE1\u0161 jednu akci: p\u0159idat bojovn\xEDka, l\xEDznout kartu, nebo za\xFAto\u010Dit. Jeden bojovn\xEDk je\u0161t\u011B nen\xED dru\u017Eina: klikni na Hrodulfa v ruce a potvr\u010F.
guide-valhalla-place = Postav ho vedle n\xED.
guide-valhalla-phase-b = F\xE1ze B uzav\xEDr\xE1 ka\u017Ed\xFD tah: l\xEDzni dv\u011B karty a jednu si nech. Nech si Duneyra.
guide-valhalla-attack = Soupe\u0159 m\xE1 te\u010F dva Ledov\xE9 obry. Za\xFAto\u010D! Kdo vyhraje \xFAtok, bere \u0161t\xEDt, a \u0161t\xEDty jsou body. Stiskni \xFAtok u soupe\u0159ovy desky.
guide-valhalla-arm = Padlo \u0161est kostek. Kostky s jeho zbran\u011Bmi bojovn\xEDka vyzbroj\xED. Hrodulf pot\u0159ebuje kop\xED a \u0161t\xEDt a oboj\xED tu le\u017E\xED: klikni na n\u011Bj a kostky zapadnou do otvor\u016F.
guide-valhalla-give-up = Bojuj\xED jen vyzbrojen\xED. Svinhild chyb\xED me\u010D a \u0161t\xEDt. Ka\u017Ed\xFD p\u0159ehoz stoj\xED kostku: klikni na minut\xED a vzdej se j\xED.
guide-valhalla-reroll = Te\u010F vyber kostky k p\u0159ehozu. Za\u010Dni sekerou: klikni na ni a stiskni tla\u010D\xEDtko.
guide-valhalla-reroll-bow = Je\u0161t\u011B jeden luk: m\xE1me dva a sta\u010D\xED jeden.
guide-valhalla-reroll-roll = Ho\u010F!
guide-valhalla-tactic = Me\u010D nepadl: \u0161t\u011Bst\xED je vrtkav\xE9 a Svinhild z\u016Fst\xE1v\xE1 st\xE1t. Pomohou taktiky: Zu\u0159ivost d\xE1v\xE1 v t\xE9to bitv\u011B +2. Klikni na ni v ruce a zahraj ji.
guide-valhalla-strength = Hrodulf 4 a Zu\u0159ivost 2 daj\xED 6; kliknut\xED na \u010D\xEDslo uk\xE1\u017Ee pro\u010D. Ukon\u010Di \xFAtok: te\u010F h\xE1z\xED obr\xE1nce.
guide-valhalla-won = V\xFDhra. \u0160t\xEDt je tv\u016Fj a Hrodulf ode\u0161el do Valhally, kde m\xE1 cenu 2 sl\xE1vy. V\xEDt\u011Bzov\xE9 dru\u017Einu opou\u0161t\u011Bj\xED, proto st\xE1le sb\xEDrej nov\xE9. Znovu f\xE1ze B: nech si Styrbj\xF6rna.
guide-valhalla-defend = Te\u010F \xFAto\u010D\xED na tebe, silou 3. V obran\u011B je v\u0161e stejn\xE9, jen kostky jsou \u010Dern\xE9. Me\u010D, \u0161t\xEDt a luk: vyzbroj Svinhild. Vid\xED Ledov\xE9ho obra a dost\xE1v\xE1 +3.
guide-valhalla-fury = Tahle Zu\u0159ivost d\xE1v\xE1 +3, dokud je tv\xE1 dru\u017Eina men\u0161\xED ne\u017E soupe\u0159ova. To je, tak ji zahraj: jistota je jistota.
guide-valhalla-end-defence = Tv\u016Fj jarl Valgard v obran\u011B tak\xE9 p\u0159id\xE1 s\xEDlu. To bohat\u011B sta\u010D\xED: ukon\u010Di obranu.
guide-valhalla-send = V\xEDt\u011Bzn\xFD obr\xE1nce si vybere, kdo p\u016Fjde do Valhally. Svinhild m\xE1 cenu 3 sl\xE1vy: klikni na ni a po\u0161li ji.
guide-valhalla-free = Odtud u\u017E hraje\u0161 s\xE1m. Kdy\u017E n\u011Bkdo ztrat\xED posledn\xED \u0161t\xEDt nebo dojde bal\xED\u010Dek, m\xE1 ka\u017Ed\xFD je\u0161t\u011B jeden tah; pak p\u0159ijde Ragnar\xF6k a se\u010Dte se sl\xE1va a \u0161t\xEDty. \u017D\xE1rovka napov\xED, v\xE1hy uk\xE1\u017Eou \u0161ance, kniha v\u0161echny karty. Hodn\u011B \u0161t\u011Bst\xED!
guide-valhalla-ragnarok = Ragnar\xF6k: naposledy h\xE1zej, p\u0159ehazuj a vyzbrojuj. Vyzbrojen\xED odejdou do Valhally, ostatn\xED jsou ztraceni.

## Blood Rage

guide-bloodrage-leader = V\xEDtej v Blood Rage. Sv\u011Bt kon\u010D\xED a tv\u016Fj klan se chce zapsat do p\xEDsn\xED. V tahu ud\u011Bl\xE1\u0161 jednu akci a zaplat\xED\u0161 ji Zu\u0159ivost\xED. Nejd\u0159\xEDv vpadne v\u016Fdce: nestoj\xED nic. Vyber v\u016Fdce.
guide-bloodrage-gimle = Kam? Do Gimle, provincie \xC1lfheimu. Klikni na ni na map\u011B.
guide-bloodrage-quest = Tv\xE9 karty jsou dary boh\u016F: bitevn\xED karty, vylep\u0161en\xED a v\u016Fle boh\u016F. \xC1lfheim! je v\u016Fle boh\u016F: kdo je na konci v\u011Bku s\xE1m nejsiln\u011Bj\u0161\xED v provincii \xC1lfheimu, dostane odm\u011Bnu. Vylo\u017E ji: nikdo ji nevid\xED a nic nestoj\xED.
guide-bloodrage-upgrade = Vylep\u0161en\xED stoj\xED Zu\u0159ivost a slou\u017E\xED do konce hry. Lokiho panstv\xED t\u011B odm\u011Bn\xED za tv\xE9 padl\xE9: i dobr\xE1 smrt tu vede k v\xEDt\u011Bzstv\xED. Vezmi ho.
guide-bloodrage-slot = Pot\u0159ebuje m\xEDsto na desce klanu. Zvol prvn\xED.
guide-bloodrage-warrior = V\u016Fdce by nem\u011Bl st\xE1t s\xE1m. Vpadni bojovn\xEDkem: figurka stoj\xED tolik Zu\u0159ivosti, kolik m\xE1 s\xEDly.
guide-bloodrage-beside = Tak\xE9 do Gimle, vedle v\u016Fdce.
guide-bloodrage-pillage = Te\u010F vyplen Gimle. \u017Deton ukazuje ko\u0159ist. Ze sousedn\xEDch provinci\xED se mohou p\u0159idat dal\u0161\xED a pak je bitva.
guide-bloodrage-lay = Bitva! Ka\u017Ed\xFD polo\u017E\xED jednu kartu l\xEDcem dol\u016F; pak se v\u0161echny odkryj\xED a p\u0159idaj\xED s\xEDlu k figurk\xE1m. Polo\u017E T\xFDr\u016Fv \xFAder.
guide-bloodrage-free = V\xFDhra: ko\u0159ist z Gimle zvedla vlastnost a vyhran\xE1 bitva d\xE1v\xE1 tolik Sl\xE1vy, kolik ukazuj\xED Sekery. Odtud u\u017E hraje\u0161 s\xE1m. Na konci v\u011Bku se se\u010Dte v\u016Fle boh\u016F a Ragnar\xF6k pohlt\xED provincii: i kdo tam padne, p\u0159inese Sl\xE1vu. Po t\u0159ech v\u011Bc\xEDch vyhr\xE1v\xE1 nejv\xEDc Sl\xE1vy. \u017D\xE1rovka napov\xED. Hodn\u011B \u0161t\u011Bst\xED!
`;export{o as default};
