"""How games ended, and what a guest's statistics are made of. What counts for whom: docs/decisions/0113."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from meadhall.server.contract.requests import Against, Statistics, Tally
from meadhall.server.play.clock import Timer
from meadhall.server.play.position import Position
from meadhall.server.store.rows import Result, Seat


def result_of(position: Position, seats: list[Seat], timer: Timer | None) -> Result | None:
    """How the game ended, if it did."""
    if not position.over:
        return None
    people = [seat for seat in seats if seat.kind == "person"]
    left = [seat.seat for seat in people if seat.bot or (timer is not None and timer.is_out(seat.seat))]
    sat = [seat.seat for seat in people]
    return Result(position.scores(), position.winners(), sat, left, position.picks(), position.deeds())


class PlayedGame(NamedTuple):
    """A finished game as it counts for one of its players."""

    game: str
    seat: int
    result: Result

    @property
    def kind(self) -> tuple[str, int, Against]:
        """Only games of one kind are compared."""
        players = len(self.result.scores)
        others = [seat for seat in self.result.people if seat != self.seat]
        return self.game, players, "people" if others else "bots" if players > 1 else "alone"

    @property
    def won(self) -> bool:
        """Alone, or together with others."""
        return self.seat in self.result.winners

    @property
    def points(self) -> int:
        """Of this player."""
        return self.result.scores[self.seat]

    @property
    def place(self) -> int | None:
        """Behind how many others; None where all stand or fall together."""
        winners, scores = self.result.winners, self.result.scores
        if len(winners) in (0, len(scores)):
            return None
        ahead = [seat for seat, score in enumerate(scores) if seat in winners or score > self.points]
        return 1 if self.won else 1 + len(ahead)


def statistics_of(games: list[PlayedGame]) -> Statistics:
    """What a guest has played to the end, for that guest alone."""
    kinds: dict[tuple[str, int, Against], list[PlayedGame]] = defaultdict(list)
    for game in games:
        kinds[game.kind].append(game)
    runs = [len([*run]) for won, run in groupby(game.won for game in games) if won]
    return Statistics([tally(*kind, kinds[kind]) for kind in sorted(kinds)], max(runs, default=0))


def tally(game: str, players: int, against: Against, games: list[PlayedGame]) -> Tally:
    """All games of one kind together."""
    return Tally(
        game=game,
        players=players,
        against=against,
        games=len(games),
        won=sum(each.won for each in games),
        shared=sum(each.won and len(each.result.winners) > 1 for each in games),
        points=mean(each.points for each in games) or 0.0,
        best=max(each.points for each in games),
        place=mean(each.place for each in games if each.place is not None),
    )


def mean(values: Iterable[int]) -> float | None:
    """To one decimal; None of nothing."""
    found = [*values]
    return round(fmean(found), 1) if found else None
