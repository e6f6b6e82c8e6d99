"""The games. Each is a folder that follows its rulebook; its `game.py` defines GAME."""
