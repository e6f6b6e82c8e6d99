"""Raid, a small game of bluff for two to four: the proof that a game is one folder."""
