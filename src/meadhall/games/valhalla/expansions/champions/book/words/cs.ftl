# What the lesson says, step by step.

lesson-champions-1 = Šampioni si bitvy pamatují: na jejich kartách přibývají žetony. Gerulf a Hrungvald jsou berserkové: zpočátku velmi silní, každý žeton je oslabí o 2. Měli by bojovat brzy. Zaútoč!
lesson-champions-2 = Kostky přejí. Vyzbroj Hrungvalda: číslo na kartě už žetony započítává.
lesson-champions-3 = A Gerulfa. Dva berserkové, dokud nejsou unavení.
lesson-champions-4 = To bohatě stačí. Ukonči útok.
lesson-champions-end = Výhra a oba berserkové odcházejí do Valhally s plnou slávou. Jiní šampioni s každou bitvou sílí: ty si nech. Teď si lízni a hraj dál.
