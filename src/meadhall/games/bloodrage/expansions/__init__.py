"""Expansions and variants of Blood Rage, one folder each. The game finds them by listing this package."""
