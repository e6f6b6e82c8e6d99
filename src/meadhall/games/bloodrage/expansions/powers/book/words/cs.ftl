# What the lesson says, step by step.

lesson-powers-1 = Každý klan začíná s vlastní mocí. Odkrytá je o jednu víc, než je klanů, a vybíráš jako první. Vezmi Dlouhé lodě: tvé lodě vpadají zdarma.
lesson-powers-2 = Moc leží na desce klanu a působí hned. Využij ji: vyber loď. Teď nestojí zuřivost.
lesson-powers-3 = Lodě se staví do fjordů a bojují za obě sousední provincie. Vyber Západní fjord.
lesson-powers-end = Bez utracené zuřivosti. Moc je vylepšení jako každé jiné: později ji může nahradit lepší. Soupeř plení a může tě vyzvat k bitvě; hraj dál.
