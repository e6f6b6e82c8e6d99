"""Results of games and the statistics of a guest. Which games count: docs/decisions/0113."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from statistics import fmean

from meadhall.server.protocol.requests import Against, Statistics, Tally
from meadhall.server.storage.rows import PlayedGame, Result, Seat
from meadhall.server.tables.clock import Timer
from meadhall.server.tables.position import Position
from meadhall.server.tables.rated import RatedRecord


def result_of(
    position: Position, seats: list[Seat], timer: Timer | None, record: RatedRecord | None = None
) -> Result | None:
    """The result of a finished game, else None. `record` is set for rated games."""
    if not position.over:
        return None
    people = [seat for seat in seats if seat.kind == "person"]
    left = [seat.seat for seat in people if seat.bot or (timer is not None and timer.is_out(seat.seat))]
    sat = [seat.seat for seat in people]
    result = Result(position.scores(), position.winners(), sat, left, position.picks(), position.deeds())
    return result if record is None else record.added_to(result)


def statistics_of(games: list[PlayedGame]) -> Statistics:
    """The statistics of a guest's finished games; shown to that guest only."""
    kinds: dict[tuple[str, int, Against], list[PlayedGame]] = defaultdict(list)
    for game in games:
        kinds[game.kind].append(game)
    runs = [len([*run]) for won, run in groupby(game.won for game in games) if won]
    return Statistics([tally(*kind, kinds[kind]) for kind in sorted(kinds)], max(runs, default=0))


def tally(game: str, players: int, against: Against, games: list[PlayedGame]) -> Tally:
    """The totals over games of one kind."""
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
    """The mean to one decimal; None if there are no values."""
    found = [*values]
    return round(fmean(found), 1) if found else None
