"""Nothing that a game can ask about or open is left without use."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.sources import PACKAGE, tree_of

GAMES = sorted(file.parent for file in (PACKAGE / "games").glob("*/terms.py"))


def terms(game: Path) -> set[tuple[str, str]]:
    """The numbered names of a game's terms: ("Moment", "POOL")."""
    classes = [node for node in tree_of(game / "terms.py").body if isinstance(node, ast.ClassDef)]
    named = {(it.name, line.target) for it in classes for line in it.body if isinstance(line, ast.AnnAssign)}
    return {(name, it.id) for name, it in named if isinstance(it, ast.Name) and it.id != "COUNT"}


def used(game: Path) -> set[tuple[str, str]]:
    """All that the rest of the game says of the kind `Moment.POOL`."""
    trees = [tree_of(file) for file in game.rglob("*.py") if file.name != "terms.py"]
    found = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return {(node.value.id, node.attr) for node in found if isinstance(node.value, ast.Name)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_term_is_used(game: Path) -> None:
    assert terms(game) - used(game) == set()


def test_there_are_terms_to_look_for() -> None:
    assert ("Moment", "POOL") in terms(PACKAGE / "games" / "valhalla")
