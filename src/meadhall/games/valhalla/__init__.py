"""Valhalla, a game of cards and dice for one to six players, by the rules of spec/valhalla.md.

The title page: its chapters in order, its expansions, and how a match begins.
"""
