# What the lesson says, step by step.

lesson-solo-1 = Sám lovíš jednu ze čtyř velkých bestií: šest karet, každá silnější než předchozí. Poraz všechny dřív, než dojdou štíty nebo balíček. Vyber Fenrira.
lesson-solo-2 = Úroveň říká, kolik karet stojí každá prohraná bitva. Začni první.
lesson-solo-3 = Na lov si vezmi kteréhokoli jarla. Vyber Valgarda, který pomáhá v obraně.
lesson-solo-4 = To je tvých šest karet. Jednou, jen teď, jich smíš pár vyměnit. Jsou dobré: nech si všechny.
lesson-solo-5 = Družina začíná prázdná, proto nejdřív přidej bojovníka. Vezmi Beru.
lesson-solo-6 = Místo je libovolné.
lesson-solo-end = Teď lížeš a pak hází bestie: vhodné kostky zůstanou na její kartě, a jakmile jsou zakryté všechny znaky, bestie zaútočí. Sláva ve Valhalle se přičítá k tvé síle v každé bitvě, tak vyhrávej brzy. Dobrý lov!
