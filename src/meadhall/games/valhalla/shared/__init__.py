"""What several expansions have in common: sets of 40 cards, bonus glory, players who belong together."""
