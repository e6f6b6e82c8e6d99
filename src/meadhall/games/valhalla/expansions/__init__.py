"""Expansions. Any subset may be used; the game finds them by listing this package."""
