"""Shared by several expansions: sets of 40 cards, bonus glory, players in pairs."""
