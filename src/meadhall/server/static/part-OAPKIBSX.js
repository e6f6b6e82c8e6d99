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
`;export{o as default};
