"""Reports keep only counts and sums, so ten times the games need no more memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.interface.wire import Facts
from meadhall.research import balance, simulate
from meadhall.research.arena import ArenaGame
from meadhall.research.balance import Balance
from meadhall.research.ratings import Ratings
from meadhall.research.tournament import RunningScores


def game(number: int) -> ArenaGame:
    facts = Facts(
        heroes=["hod", "egil"],
        order=[0, 1],
        turns=[9, 9],
        counts={"a": 4.0},
        shares={"b": (3.0, 6.0)},
        kept={"c": (1, 2)},
    )
    return ArenaGame(number, ("karl", "thrall"), "2:karl:thrall", [number % 2], [number % 9, 5], "deck", 10, 0, facts)


def simulated(number: int) -> simulate.SimulatedGame:
    return simulate.SimulatedGame(number, 100, number, [number % 2], [number % 9, 5], 9, "deck")


def kept(report: Any, row: Callable[[int], object], games: int) -> int:  # Any: each report takes rows of its own
    tracemalloc.start()
    try:
        for number in range(games):
            report.add(row(number))
        gc.collect()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


REPORTS: dict[str, tuple[Callable[[], Any], Callable[[int], object]]] = {
    "shares": (RunningScores, game),
    "ratings": (Ratings, game),
    "balance": (Balance, game),
    "simulate": (lambda: simulate.Sums(2), simulated),
}


@pytest.mark.parametrize("name", REPORTS)
def test_memory_does_not_grow(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "PLACED", 20)
    report, row = REPORTS[name]
    few, many = (kept(report(), row, games) for games in (50, 400))
    assert many < few + 1_000
