# What the lesson says, step by step.

lesson-powers-1 = Each clan begins with a power of its own. One more lies open than there are clans, and you choose first. Take Long Ships: your ships invade for free.
lesson-powers-2 = The power lies on your clan sheet and works at once. Use it: choose your ship. It costs no Rage now.
lesson-powers-3 = Ships go into fjords and fight for both provinces beside them. Take the West Fjord.
lesson-powers-end = No Rage spent. A power is an upgrade like any other: a better one may replace it later. Your opponent pillages, and you may be called to battle; play on.
