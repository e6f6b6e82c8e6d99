# What the lesson says, step by step.

lesson-partnership-1 = Partner sedí naproti. Nikdy na sebe neútočíte a v bitvě smíš vyzbrojovat i jeho bojovníky. Zaútoč na souseda vlevo.
lesson-partnership-2 = Nejdřív vlastní: vyzbroj Björna.
lesson-partnership-3 = Teď partnerův: i Hundolf bojuje za tebe. Klikni na něj na partnerově desce.
lesson-partnership-4 = Přidej Zuřivost.
lesson-partnership-5 = Víc kostky nedají. Ukonči útok.
lesson-partnership-end = Tentokrát prohra, ale nikdo na ni nezemře. Po výhře by do Valhally odešli jen tvoji bojovníci: vypůjčení vždy zůstávají u partnera. Nakonec vyhraje jeden, ale partner ti nechá štít. Hraj dál.
