"""Statistics: only games that a person has finished, and only for that person."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from sqlalchemy import Connection, update

from meadhall.server.protocol.messages import Origin
from meadhall.server.protocol.requests import Statistics, Tally
from meadhall.server.storage import records
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.rows import PlayedGame, Result, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import TABLES
from meadhall.server.tables.database_storage import games_of
from meadhall.server.tables.history import Frame, History
from meadhall.server.tables.results import result_of, statistics_of

Seats = tuple[int, ...]
ME = "my token's hash"


class Hall:
    """Finished tables, in order of time."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.count = 0

    def ended(self, scores: list[int], winners: list[int], mine: Seats = (0,), others: Seats = (), **how: Any) -> None:
        """Store a finished game; seats without a person are bots. `how`: replaced seats, and the setup."""
        self.count += 1
        name, owners = f"table {self.count}", dict.fromkeys(mine, ME) | {seat: f"guest {seat}" for seat in others}
        seats = [Seat(at, "person" if at in owners else "bot", "", "", owners.get(at, "")) for at in range(len(scores))]
        row = TableRow(name, "valhalla", how.get("setup", TableSetup()), "", "over", False, "", pledge=name)
        records.add_table(self.connection, StoredTable(row, seats))
        result = Result(scores, winners, sorted(owners), how.get("left", []))
        values = {"result": msgspec.json.encode(result).decode(), "changed": float(self.count)}
        values["taken_back"] = how.get("taken_back", False)
        self.connection.execute(update(TABLES).where(TABLES.c.id == name).values(**values))


def test_games_are_counted_by_kind(database: str) -> None:
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        hall = Hall(connection)
        hall.ended([30, 21], [0])
        hall.ended([24, 24], [0, 1])
        hall.ended([30, 21], [0], setup=TableSetup(luck="a lesson"))
        hall.ended([30, 21], [0], setup=TableSetup(origin=Origin("", 3)))
        hall.ended([30, 21], [0], mine=(0, 1))  # a shared device: no seat is the person's own
        hall.ended([30, 21], [0], left=[0])  # a bot won it in the person's seat
        hall.ended([30, 21], [0], taken_back=True)  # the person used undo after hidden information was shown
        hall.ended([9, 12], [1])
        hall.ended([9, 40], [1], mine=(1,), others=(0,), left=[0])
        hall.ended([7], [])
        told, stranger = (statistics_of(games_of(connection, who)) for who in (ME, "somebody else"))
    assert stranger == Statistics([], 0)
    assert told.longest == 2
    assert told.tallies == [
        Tally("valhalla", 1, "alone", games=1, won=0, shared=0, points=7.0, best=7, place=None),
        Tally("valhalla", 2, "bots", games=3, won=2, shared=1, points=21.0, best=30, place=1.5),
        Tally("valhalla", 2, "people", games=1, won=1, shared=0, points=40.0, best=40, place=1.0),
    ]


def test_a_list_tells_when_and_how_a_game_ended(database: str) -> None:
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        hall = Hall(connection)
        hall.ended([30, 21], [0])
        hall.ended([9, 12], [1])
        listed = records.tables_of(connection, ME, 10)
    assert [(one.changed, one.result and one.result.scores) for one in listed] == [(2.0, [9, 12]), (1.0, [30, 21])]


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([30, 10, 20], [0], [1, 3, 2]),
        ([30, 10, 10, 30], [3], [2, 3, 3, 1]),  # the second one lost the tie
        ([30, 10, 20, 10], [0, 2], [1, 3, 1, 3]),  # two partners
        ([30, 30], [0, 1], [None, None]),
        ([30, 20], [], [None, None]),  # against a monster
    ],
)
def test_a_place_is_how_many_did_better(scores: list[int], winners: list[int], places: list[int | None]) -> None:
    result = Result(scores, winners, [], [])
    assert [PlayedGame("valhalla", seat, result).place for seat in range(len(scores))] == places


@pytest.mark.parametrize(("over", "free"), [(False, 1), (True, 0)])
def test_the_last_answer_of_a_game_cannot_be_undone(over: bool, free: int) -> None:
    history = History(Mock(over=False, knowledge=(0, 0)))
    history.enter(Frame(1, Mock(over=over, knowledge=(0, 0)), 0, seat=0, own=True))
    assert history.free_to_undo(0) == free


def test_a_result_names_the_seats_that_a_bot_took_over() -> None:
    seats = [Seat(0, "person", "", "", "a"), Seat(1, "person", "", "karl", "b"), Seat(2, "bot", "", "karl", "")]
    seats.append(Seat(3, "person", "", "", "c"))
    clock = Mock(is_out=lambda seat: seat == 3)
    ended = Mock(over=True, scores=lambda: [1, 2, 3, 4], winners=lambda: [3], picks=list, deeds=list)
    assert result_of(ended, seats, clock) == Result([1, 2, 3, 4], [3], people=[0, 1, 3], left=[1, 3])
    assert result_of(Mock(over=False), seats, None) is None
