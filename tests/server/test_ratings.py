"""Ratings of games from before games were declared rated, and the ledger. Declared games: test_rated_games.py."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, event, insert, update

from meadhall.cli.main import main
from meadhall.server.people.deletion import unname
from meadhall.server.people.personal_data import erase, merge
from meadhall.server.people.profiles import Person, find, profile
from meadhall.server.protocol.messages import Origin
from meadhall.server.ratings import counting, ledger, skill
from meadhall.server.ratings.audit import audit, correct
from meadhall.server.ratings.ladders import ladder
from meadhall.server.storage import records
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.rows import Result, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import (
    ACCOUNTS,
    BEFORE_GAME,
    KICKS,
    RATED_SEATS,
    SEATS,
    STANDINGS,
    TABLES,
    UNDECLARED,
)

ANNA, BO, CY = "anna", "bo", "cy"


class Hall:
    """People with accounts and their finished games, in order of time."""

    def __init__(self, connection: Connection, *people: str) -> None:
        self.connection = connection
        self.count = 0
        for person in people:
            values = {"key": person, "name": person.title(), "guest": person, "looks": person}
            connection.execute(insert(ACCOUNTS).values(**values))

    def ended(self, guests: list[str], scores: list[int], **how: Any) -> str:
        """Store a finished game; the name "" is a bot. `how`: winners, replaced seats, setup, taken_back, private."""
        self.count += 1
        name = f"table-{self.count}"
        seats = [Seat(at, "person" if who else "bot", who, "", who) for at, who in enumerate(guests)]
        row = TableRow(name, "valhalla", how.get("setup", TableSetup()), "", "over", how.get("private", False), "")
        row.pledge = name
        records.add_table(self.connection, StoredTable(row, seats))
        best = [at for at, points in enumerate(scores) if points == max(scores)]
        people = [at for at, who in enumerate(guests) if who]
        result = Result(scores, how.get("winners", best), people, how.get("left", []), out=how.get("out", []))
        declared = {key: how[key] for key in ("own", "lost", "near") if key in how}
        result = msgspec.structs.replace(result, **declared)
        values = {"result": msgspec.json.encode(result).decode(), "changed": how.get("at", float(self.count))}
        values["taken_back"] = how.get("taken_back", False)
        values["rating"] = how.get("rating", UNDECLARED)
        self.connection.execute(update(TABLES).where(TABLES.c.id == name).values(**values))
        return name

    def rate(self) -> None:
        while ledger.step(self.connection, whole=True):
            pass

    def is_right(self) -> bool:
        found = audit(self.connection)
        return found.wrong == [] and found.waiting == 0


@pytest.fixture
def hall(database: str) -> Any:
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        yield Hall(connection, ANNA, BO, CY)


@pytest.mark.parametrize(
    ("guests", "how", "why"),
    [
        ([ANNA, BO], {}, ""),
        ([ANNA, BO, CY], {"left": [0]}, ""),
        ([ANNA, BO], {"setup": TableSetup(luck="a lesson")}, "practice"),
        ([ANNA, BO], {"setup": TableSetup(origin=Origin("", 3))}, "practice"),
        ([ANNA, BO], {"taken_back": True}, "taken-back"),
        ([ANNA, BO], {"setup": TableSetup(cards="our own")}, "other-cards"),
        ([ANNA, BO, ""], {}, "bots"),
        ([ANNA], {}, "bots"),
        ([ANNA, "a guest without an account"], {}, "no-account"),
        ([ANNA, BO, ANNA], {}, "shared"),
        ([ANNA, BO], {"winners": [0, 1]}, "together"),
        ([ANNA, BO], {"winners": []}, "together"),
        ([ANNA, BO], {"left": [0, 1]}, "nobody"),
    ],
)
def test_only_games_between_people_with_accounts_count(hall: Hall, guests: list[str], how: Any, why: str) -> None:
    table = hall.ended(guests, [*range(30, 30 + len(guests))], **how)
    found = [*ledger.ended_games(hall.connection, [table])]
    assert [counting.why_not(one) for one in found] == [why]
    hall.rate()
    assert bool(ladder(hall.connection, "valhalla", len(guests), "").rows) == (why == "")
    assert hall.is_right()


@pytest.mark.parametrize(
    ("scores", "winners", "left", "places"),
    [
        ([30, 10, 20], [0], [], [1, 3, 2]),
        ([30, 10, 10, 30], [3], [], [2, 3, 3, 1]),
        ([30, 10, 20], [0], [0], [3, 2, 1]),  # a player who left comes last, whatever the bot achieved
        ([30, 10, 20], [0], [0, 2], [2, 1, 2]),
        ([30, 30], [0, 1], [1], [1, 2]),
    ],
)
def test_places_are_winners_then_points_then_those_who_left(
    scores: list[int], winners: list[int], left: list[int], places: list[int]
) -> None:
    assert counting.places(Result(scores, winners, [], left)) == places


@pytest.mark.parametrize(
    ("scores", "out", "seen"),
    [
        # behind, although no one has beaten them
        ([30, 20, 10], [2], [{0: 1, 1: 2}, {0: 1, 1: 2}, {0: 1, 1: 2, 2: 3}]),
        ([20, 10, 30], [2], [{0: 2, 1: 3, 2: 1}, {0: 2, 1: 3, 2: 1}, {0: 1, 1: 2, 2: 3}]),  # ahead all the same
        ([30, 10, 20], [2], [{0: 1, 1: 2}, {0: 1, 1: 3, 2: 2}, {0: 1, 1: 2, 2: 3}]),
        ([30, 20, 10], [1, 2], [{0: 1}, {0: 1, 1: 2, 2: 2}, {0: 1, 1: 2, 2: 2}]),
    ],
)
def test_a_voted_out_player_comes_last_without_a_defeat(
    scores: list[int], out: list[int], seen: list[dict[int, int]]
) -> None:
    best = [at for at, points in enumerate(scores) if points == max(scores)]
    result = Result(scores, best, [0, 1, 2], out, out=out)
    assert [counting.places_for(result, seat) for seat in range(3)] == seen


@pytest.mark.parametrize("scores", [[30, 20, 10], [20, 10, 30], [30, 10, 20], [20, 20, 20]])
@pytest.mark.parametrize("strong", [15.0, 25.0, 40.0])
def test_sending_somebody_away_never_helps_and_costs_them_the_last_place_at_most(
    scores: list[int], strong: float
) -> None:
    """However the bot in the seat ends, and however strong the player was."""
    before = [skill.NEWCOMER, skill.NEWCOMER, skill.Skill(strong, 4.0)]
    best = [at for at, points in enumerate(scores) if points == max(scores)]
    stayed, left, out = (
        skill.skills_after_game(before, Result(scores, best, [0, 1, 2], gone, out=kicked))
        for gone, kicked in (([], []), ([2], []), ([2], [2]))
    )
    assert out[2].mu == pytest.approx(left[2].mu), "the last place, and no more"
    assert out[2].mu < before[2].mu
    for seat in (0, 1):
        assert out[seat].mu <= left[seat].mu + 1e-9, (
            "those who left are beaten by all who stayed: leaving gains nothing"
        )
        if scores[seat] != scores[2]:
            assert out[seat].mu <= stayed[seat].mu + 1e-9


def test_two_players_who_vote_out_every_third_gain_nothing(hall: Hall) -> None:
    """Their ratings are those of games between the two alone."""
    for _ in range(5):
        hall.ended([ANNA, BO, CY], [30, 20, 10], left=[2], out=[2])
    hall.rate()
    rows = {row.name: row.rating for row in ladder(hall.connection, "valhalla", 3, "").rows}
    pair = [skill.NEWCOMER, skill.NEWCOMER]
    for _ in range(5):
        pair = skill.skills_after(pair, [1, 2])
    assert (rows["Anna"], rows["Bo"]) == (pair[0].points, pair[1].points)
    assert rows["Cy"] < skill.MEAN
    assert hall.is_right()


def test_a_seat_left_before_the_game_counts_for_no_one(hall: Hall) -> None:
    """The first player was voted out while the table waited; the next player of the seat has deleted the account."""
    hall.ended([ANNA, BO, CY], [30, 20, 10], left=[2])
    values = {"table_id": "table-1", "seat": 2, "voter": BEFORE_GAME, "guest": "dan", "at": 0.0}
    hall.connection.execute(insert(ACCOUNTS).values(key="dan", name="Dan", guest="dan", looks="dan"))
    hall.connection.execute(insert(KICKS).values(**values))
    unname(hall.connection, CY, ["table-1"])
    hall.rate()
    assert ladder(hall.connection, "valhalla", 3, "").rows == []


def test_whoever_wins_rises_and_games_of_another_kind_are_another_rating(hall: Hall) -> None:
    hall.ended([ANNA, BO], [30, 20])
    hall.ended([ANNA, BO, CY], [10, 20, 30])
    hall.rate()
    two, three = (ladder(hall.connection, "valhalla", players, ANNA) for players in (2, 3))
    assert [(row.name, row.games, row.won, row.mine) for row in two.rows] == [
        ("Anna", 1, 1, True),
        ("Bo", 1, 0, False),
    ]
    assert two.rows[0].rating > skill.MEAN > two.rows[1].rating
    assert [row.name for row in three.rows] == ["Cy", "Bo", "Anna"]
    assert two.kinds == [2, 3]
    assert all(row.provisional and row.place == 0 for row in two.rows)


def test_after_ten_games_one_has_a_place(hall: Hall) -> None:
    for _ in range(skill.SETTLED):
        hall.ended([ANNA, BO], [30, 20])
    hall.ended([CY, BO], [30, 20])
    hall.rate()
    rows = ladder(hall.connection, "valhalla", 2, "").rows
    assert [(row.name, row.place, row.provisional) for row in rows] == [
        ("Anna", 1, False),
        ("Bo", 2, False),
        ("Cy", 0, True),
    ]


def test_many_games_are_entered_with_as_many_statements_as_one(hall: Hall) -> None:
    """Moves wait for them."""
    statements: list[str] = []
    event.listen(hall.connection, "before_cursor_execute", lambda *about: statements.append(about[2]))
    spent = []
    for games in (1, 1, 20):  # after the first one Anna and Bo have standings
        for _ in range(games):
            hall.ended([ANNA, BO], [30, 20])
        statements.clear()
        assert ledger.step(hall.connection) == games
        spent.append(len(statements))
    assert spent[1] == spent[2] < 20
    assert hall.is_right()


def test_a_game_is_entered_once_and_late_ones_too(hall: Hall) -> None:
    hall.ended([ANNA, BO], [30, 20], at=10_000.0)
    assert ledger.step(hall.connection) == 1
    assert ledger.step(hall.connection) == 0
    hall.ended([ANNA, BO], [30, 20], at=9_000.0)  # another process wrote it later than it ended
    hall.ended([ANNA, BO], [30, 20], at=9.0)  # restored from a backup: only the check at the start goes back that far
    assert len(ledger.missing_games(hall.connection)) == 1
    assert len(ledger.missing_games(hall.connection, whole=True)) == 2
    hall.rate()
    assert hall.is_right()
    assert audit(hall.connection).counted == 3


def test_changed_ledger_entries_are_found_and_repaired(hall: Hall) -> None:
    luck = random.Random(5)
    for _ in range(40):
        people = luck.sample([ANNA, BO, CY], luck.choice([2, 3]))
        hall.ended(people, [luck.randint(1, 9) for _ in people])
    hall.rate()
    assert hall.is_right()
    for change in (
        update(STANDINGS).where(STANDINGS.c.person == ANNA).values(mu=40.0),
        update(STANDINGS).where(STANDINGS.c.person == BO).values(won=STANDINGS.c.won + 1),
        delete(STANDINGS).where(STANDINGS.c.person == CY),
        update(RATED_SEATS).where(RATED_SEATS.c.number == 3).values(place=1, sigma=1.0),
    ):
        before = audit(hall.connection)
        hall.connection.execute(change)
        assert len(audit(hall.connection).wrong) > len(before.wrong)
    correct(hall.connection)
    assert hall.is_right()


def test_a_game_that_counts_and_should_not_is_found(hall: Hall) -> None:
    table = hall.ended([ANNA, BO], [30, 20])
    hall.rate()
    hall.connection.execute(update(TABLES).where(TABLES.c.id == table).values(taken_back=True))
    assert audit(hall.connection).wrong == [f"table {table} counts and should not"]
    hall.connection.execute(update(TABLES).where(TABLES.c.id == table).values(taken_back=False, rating=0))
    assert f"table {table} counts and should not" in audit(hall.connection).wrong


def test_the_command_compares_and_mends(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "hall.db")
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        hall = Hall(connection, ANNA, BO)
        hall.ended([ANNA, BO], [30, 20])
        hall.rate()
        connection.execute(update(STANDINGS).values(mu=1.0))
    assert main(["ratings", "--database", database]) == 1
    assert "2 differences" in capsys.readouterr().out
    assert main(["ratings", "--mend", "--database", database]) == 0
    assert "1 games, 1 count, 2 people rated, 0 to be entered" in capsys.readouterr().out


# -- people


def test_a_rating_moves_with_the_account_and_goes_with_it(hall: Hall) -> None:
    hall.ended([ANNA, BO], [30, 20])
    hall.ended([BO, CY], [30, 20])
    hall.rate()
    before = {row.name: row.rating for row in ladder(hall.connection, "valhalla", 2, "").rows}
    hall.connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == ANNA).values(guest="another id"))
    merge(hall.connection, ANNA, "another id")
    assert {row.name: row.rating for row in ladder(hall.connection, "valhalla", 2, "").rows} == before
    unname(hall.connection, BO, ["table-1", "table-2"])
    erase(hall.connection, BO)
    rows = ladder(hall.connection, "valhalla", 2, "").rows
    assert {row.name: row.rating for row in rows} == {name: before[name] for name in ("Anna", "Cy")}
    assert hall.is_right(), "the ratings of the others still follow from the games"
    for table, column in ((RATED_SEATS, "person"), (STANDINGS, "person"), (SEATS, "guest")):
        assert BO not in [row[column] for row in hall.connection.execute(table.select()).mappings()]
    hers = profile(hall.connection, Person("another id", "Anna"), "", {})
    assert hers.history[0].others == [""]
    assert find(hall.connection, "Bo", "") is None


def test_games_after_a_deletion_are_rated_for_the_remaining_accounts(hall: Hall) -> None:
    """Games of a deleted person count for no one from then on."""
    hall.ended([ANNA, BO], [30, 20])
    unname(hall.connection, BO, ["table-1"])
    erase(hall.connection, BO)
    hall.rate()
    assert ladder(hall.connection, "valhalla", 2, "").rows == []
    assert hall.is_right()
