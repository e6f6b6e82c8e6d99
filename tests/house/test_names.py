"""No name means two things: a class has its name to itself, and games share only names of like things."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.house.sources import PACKAGE, module_name, python_files, tree_of

# Names that stand in two places though no rule below allows it.
SHARED = {
    "Chronicle": "the kit's protocol, and what implements it",
    "LokisTrickery": "printed in both boxes: a card, and an expansion",
    "Troll": "printed in both boxes: a monster's figure, and a monster's power",
}
OWN_FOLDERS = ("games", "bots", "terminal")  # each has a folder for each game
OF_TYPES = {"Generic", "Protocol"}  # bases that say nothing about what a class is


class Defined(NamedTuple):
    """A name at the top of a module."""

    name: str
    module: str
    bases: tuple[str, ...] = ()
    alias: bool = False

    @property
    def game(self) -> str:
        """meadhall.bots.valhalla.plan → valhalla; "" for what belongs to no game."""
        parts = self.module.split(".")
        known = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
        return parts[2] if len(parts) > 2 and parts[1] in OWN_FOLDERS and parts[2] in known else ""


def defined_in(tree: ast.Module, module: str) -> Iterator[Defined]:
    """The classes of a module and its aliases of types, such as `Pair = tuple[int, int]`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield Defined(node.name, module, tuple(last_name(base) for base in node.bases))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and not is_type_var(node.value):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper():
                yield Defined(name, module, alias=True)


def last_name(base: ast.expr) -> str:
    """`msgspec.Struct` → Struct, `Step[Valhalla]` → Step"""
    found = base.value if isinstance(base, ast.Subscript) else base
    return found.attr if isinstance(found, ast.Attribute) else ast.unparse(found)


def is_type_var(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and last_name(value.func) == "TypeVar"


@cache
def everything() -> tuple[Defined, ...]:
    return tuple(one for file in python_files("") for one in defined_in(tree_of(file), module_name(file)))


def faults(found: Iterable[Defined]) -> list[str]:
    """Names of classes that stand in two places, for a reason that no rule gives."""
    by_name: dict[str, list[Defined]] = defaultdict(list)
    for one in found:
        by_name[one.name].append(one)
    twice = {name: ones for name, ones in by_name.items() if len(ones) > 1 and not all(one.alias for one in ones)}
    return [
        f"{name}: {', '.join(sorted(one.module for one in ones))}"
        for name, ones in sorted(twice.items())
        if not are_parallel(ones, by_name)
    ]


def are_parallel(ones: list[Defined], by_name: dict[str, list[Defined]]) -> bool:
    """The same sort of thing once in each game: both have a `View`, a struct, and a `Compare`, a step of a battle."""
    games = {one.game for one in ones}
    kinds = {kind_of(one, by_name) for one in ones}
    return len(games) == len(ones) and "" not in games and len(kinds) == 1


def kind_of(one: Defined, by_name: dict[str, list[Defined]]) -> str:
    """What a class is in the end: the base of its bases; "" for one that has none."""
    bases = [base for base in one.bases if base not in OF_TYPES]
    if not bases:
        return "an alias" if one.alias else ""
    above = [other for other in by_name.get(bases[0], []) if other.game in ("", one.game)]
    return (kind_of(above[0], by_name) if above else "") or bases[0]


def test_no_class_shares_its_name_with_something_else() -> None:
    found = [fault for fault in faults(everything()) if fault.partition(":")[0] not in SHARED]
    assert found == [], "say what it is: a RatingReport, a SeriesPlan"


def test_every_shared_name_is_shared() -> None:
    assert {fault.partition(":")[0] for fault in faults(everything())} == SHARED.keys()


REPORT, PLAYED = "class Report: ...", "class Played: ..."
STRUCT, STEP, ALIAS = "class View(msgspec.Struct): ...", "class View(Step[Valhalla]): ...", "Report = dict[str, int]"


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        (("lab.simulate", REPORT), ("learn.train", PLAYED), True),
        (("lab.simulate", REPORT), ("learn.train", REPORT), False),
        (("lab.simulate", REPORT), ("lab.balance", REPORT), False),
        (("lab.simulate", REPORT), ("learn.train", ALIAS), False),
        (("lab.simulate", ALIAS), ("learn.train", ALIAS), True),
        (("games.valhalla.views", STRUCT), ("games.bloodrage.views", STRUCT), True),
        (("games.valhalla.views", STRUCT), ("games.bloodrage.views", STEP), False),
        (("games.valhalla.views", STRUCT), ("games.valhalla.battles", STRUCT), False),
        (("games.valhalla.views", STRUCT), ("server.contract", STRUCT), False),
        (("bots.valhalla.plan", REPORT), ("games.valhalla.table", REPORT), False),
        (("lab.simulate", "T = TypeVar('T')\nRow = TypeVar('Row')"), ("learn.train", "class Row: ..."), True),
    ],
)
def test_the_test_itself_knows_right_from_wrong(first: tuple[str, str], second: tuple[str, str], allowed: bool) -> None:
    found = [one for module, text in (first, second) for one in defined_in(ast.parse(text), f"meadhall.{module}")]
    assert (faults(found) == []) == allowed
