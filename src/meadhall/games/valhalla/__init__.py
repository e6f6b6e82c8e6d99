"""Valhalla, a game of cards and dice for one to six players, by the rules of spec/valhalla.md.

game.py lists the chapters in order and the expansions, and shows how a match begins.
"""
