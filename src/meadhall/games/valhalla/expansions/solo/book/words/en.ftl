# What the lesson says, step by step.

lesson-solo-1 = Alone you hunt one of four great beasts: six cards, each stronger than the last. Beat all six before your shields or the deck run out. Choose Fenrir.
lesson-solo-2 = The level says how many cards each lost battle costs you. Begin with the first.
lesson-solo-3 = Choose any jarl you like for the hunt. Take Valgard, who helps when you defend.
lesson-solo-4 = These are your six cards. Once, and only now, you might exchange some of them. They are fine: keep them all.
lesson-solo-5 = Your squad begins empty, so first you add a warrior. Take Bera.
lesson-solo-6 = Any place will do.
lesson-solo-end = Now you draw, and then the beast rolls: dice that match its card stay, and when all its signs are covered, it attacks. Glory in your Valhalla adds to your strength in every battle, so win early. Good hunting!
