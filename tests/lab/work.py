"""Work for tests of processes and clusters: games that cost nothing, and workers that die."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from meadhall.research.series.ledger import LedgerHead
from meadhall.research.series.plan import FinishedGame, Planned

HEAD = LedgerHead(meadhall="1", kind="test", rules=1, cards="c", bots={}, series={"seed": "a"})


class Row(FinishedGame, frozen=True):
    """A result as long as a real one."""

    words: str


def played(games: list[Planned]) -> list[Row]:
    return [Row(game.number, f"game {game.number} " * 8) for game in games]


def dies_once(mark: Path, at: int, games: list[Planned]) -> list[Row]:
    """A game whose first process is killed."""
    if any(game.number == at for game in games) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played(games)


def dies(games: list[Planned]) -> list[Row]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def fails(games: list[Planned]) -> list[Row]:
    raise ValueError(f"game {games[0].number}")


def slow(games: list[Planned]) -> list[Row]:
    """A game that lasts long enough for a node to be killed during it."""
    time.sleep(0.05 * len(games))
    return played(games)
