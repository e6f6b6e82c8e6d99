"""The parsed files of a game: the chapter of each, and which functions call each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from meadhall.law.spec import PACKAGE

# Folders without rules: views, odds, companion tools, invariants, lists of chapters. Other tests
# check that they agree with the rules: the odds by brute force and by battles that are played.
NO_RULES = ("odds/*", "views/*", "companion/*", "invariants.py", "game.py", "*__init__.py")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source:
    """One file of a game."""

    def __init__(self, file: Path, home: Path) -> None:
        self.file = file
        self.name = file.relative_to(home).with_suffix("").as_posix()  # "expansions/thor/cards"
        self.tree = ast.parse(file.read_text(encoding="utf-8"))

    def functions(self) -> Iterator[tuple[str, Function]]:
        """Yield name and node of every function and method; an inner function belongs to the outer one."""
        for node in self.tree.body:
            if isinstance(node, Function):
                yield node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from ((f"{node.name}.{sub.name}", sub) for sub in node.body if isinstance(sub, Function))

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]


@cache
def sources(game: str) -> list[Source]:
    """Return the files of a game that make rules."""
    home = PACKAGE / "games" / game
    return [Source(file, home) for file in sorted(home.rglob("*.py")) if makes_rules(file.relative_to(home))]


def makes_rules(file: Path) -> bool:
    return not any(fnmatch(file.as_posix(), pattern) for pattern in NO_RULES)


@cache
def terms(game: str) -> dict[str, dict[int, str]]:
    """Return the names of Quantity, Permit, Moment and Courses by number."""
    (source,) = (one for one in sources(game) if one.name == "terms")
    return {node.name: constants(node) for node in source.classes()}


def constants(node: ast.ClassDef) -> dict[int, str]:
    found = [one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.value, ast.Constant)]
    named = {one.value.value: one.target.id for one in found if isinstance(one.target, ast.Name)}  # type: ignore[union-attr]
    return {number: name for number, name in named.items() if isinstance(number, int) and name != "COUNT"}


def base_names(node: ast.ClassDef) -> set[str]:
    """Return the names of a class's bases; `Step[Valhalla]` is a Step."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {base.id for base in plain if isinstance(base, ast.Name)}


def calls(node: ast.AST) -> Iterator[ast.Call]:
    return (sub for sub in ast.walk(node) if isinstance(sub, ast.Call))
