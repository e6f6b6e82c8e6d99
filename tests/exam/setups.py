"""The games of the exam: every game, many sets of modules, every number of players."""

from __future__ import annotations

import itertools
import os
import random
from typing import Any

from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.interface import shelf

SOME = 6  # by day this many sets of modules besides those that use each module once
NIGHTLY = os.environ.get("MEADHALL_EXAM") == "nightly"


class Case:
    """A game with a number of players and modules."""

    def __init__(self, game: Game, view: Any, seats: int, modules: list[str]) -> None:
        self.game = game
        self.view = view
        self.seats = seats
        self.modules = modules

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}-{'+'.join(self.modules) or 'base'}"


def games() -> list[tuple[Game, Any]]:
    """Return every game of Meadhall with its view."""
    kits = [shelf.kit(name) for name in shelf.builtin_games()]
    return [(kit.game, kit.view) for kit in kits]


def allowed(game: Game, seats: int, modules: list[str]) -> bool:
    """Do the rules allow it?"""
    try:
        game.setup(seats, modules)
    except SetupError:
        return False
    return True


def subsets(game: Game) -> list[list[str]]:
    """Return the empty set, each module alone or with those it needs, every pair, and random sets."""
    keys = list(game.expansions)
    out: list[list[str]] = [[], *([key] for key in keys)]
    out += [list(pair) for pair in itertools.combinations(keys, 2)]
    pick = random.Random(7)
    out += [pick.sample(keys, pick.randint(0, len(keys))) for _ in range(500 if NIGHTLY and keys else 10)]
    out += [[key, *module.requires_one_of()] for key, module in game.expansions.items() if module.requires_one_of()]
    unique = {tuple(sorted(modules)): sorted(modules) for modules in out}
    return list(unique.values())


def cases() -> list[Case]:
    """Return all cases that the rules allow; by day a few of them for each game."""
    out: list[Case] = []
    for game, view in games():
        found = [
            Case(game, view, seats, modules)
            for modules in subsets(game)
            for seats in range(1, 7)
            if allowed(game, seats, modules)
        ]
        base = [case for case in found if not case.modules]
        rest = [case for case in found if case.modules]
        random.Random(11).shuffle(rest)
        by_day = {str(case): case for case in one_of_each(rest) + rest[:SOME]}
        out += base + (rest if NIGHTLY else list(by_day.values()))
    return out


def one_of_each(cases: list[Case]) -> list[Case]:
    """Return cases that use every module at least once."""
    seen: set[str] = set()
    out: list[Case] = []
    for case in cases:
        if not seen.issuperset(case.modules):
            seen.update(case.modules)
            out.append(case)
    return out
