"""How a game is drawn. A game with a page of its own here says it better; this one shows the plain view."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from meadhall.wire import Option, Subject
from meadhall.words import Words

SHOWN = 12  # entries of a list that are shown


class Scene:
    """Draws views of a game and names the things in it."""

    first: tuple[str, ...] = ()  # verbs that are listed before the others

    def __init__(
        self, words: Words, names: list[str], cards: Any
    ) -> None:  # Any: each game has its own catalogue
        self.words = words
        self.names = names
        self.cards = cards

    def table(self, view: Any) -> RenderableType:  # Any: each game has its own view
        """The whole table for the seat that looks."""
        return tree_of("", msgspec.to_builtins(view)) if view is not None else Text("")

    def thing(self, view: Any, seat: int, subject: Subject) -> str:  # Any: as above
        """What a thing is called, where the game knows better than its words. `seat` is spoken of."""
        return ""

    def detail(self, option: Option) -> str:
        """What is printed on the card an option is about, in a few words."""
        return ""

    def about(self, option: Option) -> list[str]:
        """What should be known of the thing an option is about, in sentences."""
        return []


def tree_of(name: str, value: object) -> Tree:
    """Any plain value, as a tree."""
    if isinstance(value, dict):
        tree = Tree(name)
        for key, item in value.items():
            tree.add(tree_of(str(key), item))
        return tree
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        tree = Tree(name)
        for at, item in enumerate(value[:SHOWN]):
            tree.add(tree_of(str(at), item))
        return tree
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return Tree(f"{name}: {shown}" if name else shown)


def scene_of(game: str) -> type[Scene]:
    """The page of a game, `terminal/<game>.py` with a SCENE, or the plain one."""
    place = f"meadhall.terminal.{game}"
    if importlib.util.find_spec(place) is None:
        return Scene
    scene: type[Scene] = importlib.import_module(place).SCENE
    return scene
