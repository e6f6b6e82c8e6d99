"""The games. Each is a folder that reads like its rulebook and has a title page `game.py` with GAME."""
