# What the lesson says, step by step.

lesson-hand_draft-1 = První ruku si sestavíš ze společné zásoby. Každý má pět karet a dvě leží odkryté. Ve svém tahu kartu položíš, nebo skončíš. Polož Hindu: každá odložená karta je jedna navíc k výběru.
lesson-hand_draft-2 = Soupeř také položil kartu. Teď skonči: doplníš si ruku ze zásoby na pět.
lesson-hand_draft-3 = Vyber jednu ze čtyř. Hinda tam pořád je: vezmi ji zpátky.
lesson-hand_draft-end = Kdo skončí brzy, bere, co leží; kdo čeká, najde víc, nebo míň. Zbytek se nakonec odhodí. Teď začíná hra.
