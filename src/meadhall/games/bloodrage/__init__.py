"""Blood Rage, a game of clans, drafts and pillage for two to four players, by the rules of spec/bloodrage.md.

game.py lists the chapters in order and shows how a match begins.
"""
