"""Blood Rage, a game of clans, drafts and pillage for two to four players, by the rules of spec/bloodrage.md.

The title page is game.py: its chapters in order, and how a match begins.
"""
