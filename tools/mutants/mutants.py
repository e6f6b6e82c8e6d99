"""Mutants: one change of one target each, with a key that stays the same when lines move."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from meadhall.law.spec import prefixes
from tools.mutants.changes import Change, changes
from tools.mutants.targets import Target, targets


class Mutant(NamedTuple):
    """A target, its change, and a number among several equal changes."""

    target: Target
    change: Change
    again: int

    @property
    def what(self) -> str:
        """Return `attack >= defence → attack > defence`, with `#2` for the second of its kind in one function."""
        return str(self.change) + (f" #{self.again}" if self.again > 1 else "")

    @property
    def key(self) -> str:
        return f"{self.target.place} | {self.what}"

    def order(self, seed: str) -> str:
        """Return its position in the sample of a seed, which does not depend on the other mutants."""
        return hashlib.sha256(f"{seed}|{self.key}".encode()).hexdigest()


def mutants(games: list[str] | None = None) -> list[Mutant]:
    return [mutant for game in games or prefixes() for target in targets(game) for mutant in mutants_of(target)]


def mutant_of_key(key: str) -> Mutant | None:
    """Return the mutant with this key, without generating all others."""
    place = key.split(" | ")[0]
    games = [game for game in prefixes() if place.startswith(f"{game}/")]
    meant = [target for game in games for target in targets(game) if target.place == place]
    return next((mutant for target in meant for mutant in mutants_of(target) if mutant.key == key), None)


def mutants_of(target: Target) -> Iterator[Mutant]:
    seen: Counter[str] = Counter()
    for change in changes(target):
        seen[str(change)] += 1
        yield Mutant(target, change, seen[str(change)])


def sample(of: list[Mutant], size: int, seed: str) -> list[Mutant]:
    """Return a sample of this size, the same for the same seed."""
    return sorted(of, key=lambda mutant: mutant.order(seed))[:size]


def digest(known: list[Mutant]) -> str:
    """Return the default seed of a sample: a change of the code draws another sample, a new test does not."""
    return hashlib.sha256("\n".join(mutant.key for mutant in known).encode()).hexdigest()


class Exchange(ast.NodeTransformer):
    """Replaces the changed node in a tree. Nodes are identified by their position."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.at = place_of(change.before)
        self.found = 0

    def visit(self, node: ast.AST) -> ast.AST:
        if place_of(node) == self.at:
            self.found += 1
            return ast.copy_location(self.change.after, node)
        return super().generic_visit(node)


def place_of(node: ast.AST) -> tuple[type[ast.AST], object, object, object, object]:
    places = (getattr(node, name, None) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset"))
    return (type(node), *places)  # type: ignore[return-value]


@cache
def source(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def statements(file: Path) -> list[ast.stmt]:
    """Return the statements of a file."""
    return ast.parse(source(file)).body


def broken(mutant: Mutant) -> CodeType:
    """Return the whole file with the change."""
    return compiled(mutant, statements(mutant.target.file))


def broken_part(mutant: Mutant) -> CodeType:
    """Return only the changed function or class, at its place in the file, because that compiles faster."""
    name = mutant.target.name.partition(".")[0]
    body = statements(mutant.target.file)
    return compiled(mutant, [one for one in body if is_future(one) or getattr(one, "name", "") == name])


def is_future(node: ast.stmt) -> bool:
    """Is it `from __future__ import annotations`, which affects how the rest is compiled?"""
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def compiled(mutant: Mutant, body: list[ast.stmt]) -> CodeType:
    exchange = Exchange(mutant.change)
    tree = exchange.visit(copy.deepcopy(ast.Module(body, [])))
    assert exchange.found == 1, f"{mutant.key} stands {exchange.found} times in the file"
    assert isinstance(tree, ast.Module)
    return compile(ast.fix_missing_locations(tree), str(mutant.target.file), "exec")
