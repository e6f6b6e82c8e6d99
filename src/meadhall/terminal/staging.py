"""The scene of a game: as the game draws it, else the plain one, with its players."""

from __future__ import annotations

from meadhall import shelf
from meadhall.core.record import Recorded
from meadhall.terminal.scene import Scene
from meadhall.terminal.seating import Seating
from meadhall.words import Words

NOBODY = -1


def scene_of(game: str) -> type[Scene]:
    """How the game is drawn here, or the plain scene."""
    scene = shelf.kit(game).scene
    return Scene if scene is None else scene()


def scene_for(saved: Recorded, seating: Seating, words: Words, lone: int | None = None) -> Scene:
    """The scene of a game with its players; `lone` is called "you" if he has no name."""
    listed = shelf.kit(saved.game.key).catalogue
    cards = listed(saved.match) if listed else None
    words.learn(getattr(cards, "words", {}))
    scene = scene_of(saved.game.key)(words, seating.spoken(words, lone), cards)
    scene.called = seating.spoken(words, lone=NOBODY)
    return scene
