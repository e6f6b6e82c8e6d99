"""Tournaments: the next round follows from the database, and the hall opens the tables itself."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from meadhall.server.people import accounts, deletion, personal_data
from meadhall.server.protocol.contests import NewContest
from meadhall.server.routes import contest_routes
from meadhall.server.storage import records as tables
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.rows import Result, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import ACCOUNTS, ENTRANTS, PAIRINGS, TABLES
from meadhall.server.tournaments import messages, plan, records, runner
from meadhall.server.tournaments.plan import BeginContest, ContestState, ContestTable, EndContest, Member, Rounds
from tests.server.halls import Json, Person, hall_of, hall_over, open_hall, within
from tests.server.test_accounts import send

FORMS = ["swiss", "robin", "knockout", "league"]


# -- in the database


def wish(form: str, size: int = 2, most: int = 8, **more: Any) -> NewContest:
    return NewContest("Cup", "valhalla", form, size, most, joining=False, **more)  # type: ignore[arg-type]


def called(connection: Connection, people: int, wanted: NewContest) -> str:
    contest = records.create(connection, wanted, "host", "Host")
    for number in range(people):
        assert records.enter(connection, contest, f"guest-{number}", f"Person {number}")
    return contest


def state_of(connection: Connection, contest: str) -> ContestState:
    state = records.state_of(connection, contest)
    assert state is not None
    return state


def go_on(connection: Connection, contest: str) -> None:
    while records.advance(connection, contest, 0.0):
        pass


def play(connection: Connection, sitting: ContestTable, luck: random.Random, left: list[int] | None = None) -> None:
    """Open a table and play it to its end."""
    seats = [Seat(at, "person", "", "", f"guest-{number}") for at, number in enumerate(sitting.seats)]
    row = TableRow(sitting.table, "valhalla", TableSetup(), "", "over", False, "", pledge=sitting.table)
    tables.add_table(connection, StoredTable(row, seats))
    scores = luck.sample(range(10, 40), len(seats))
    result = Result(scores, [scores.index(max(scores))], [*range(len(seats))], left or [])
    values = {"result": msgspec.json.encode(result).decode()}
    connection.execute(update(TABLES).where(TABLES.c.id == sitting.table).values(**values))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("people", "size"), [(2, 2), (5, 2), (8, 2), (6, 3), (7, 4)])
def test_every_form_ends_with_one_winner(tmp_path: Path, form: str, people: int, size: int) -> None:
    luck = random.Random(people)
    with (
        opened(str(tmp_path / "hall.db"), new=True) as engine,
        engine.execution_options(writer=True).begin() as connection,
    ):
        contest = called(connection, people, wish(form, size, people))
        for _ in range(40):
            go_on(connection, contest)
            state = state_of(connection, contest)
            for sitting in records.unopened_tables(connection, contest):
                play(connection, sitting, luck)
            if state.status == "over":
                break
        assert state.status == "over"
        shown = messages.contest_of(state, "guest-1")
        assert [entrant.place for entrant in shown.entrants] == [*range(1, people + 1)]
        assert sum(entrant.mine for entrant in shown.entrants) == 1
        if form == "knockout":
            last = shown.rounds[-1]
            assert len(last) == 1
            assert shown.entrants[0].number == last[0].seats[last[0].places.index(1)]
        else:
            assert shown.info.rounds == len(shown.rounds)


def test_a_round_waits_for_all_its_tables_and_a_league_for_none(tmp_path: Path) -> None:
    with (
        opened(str(tmp_path / "hall.db"), new=True) as engine,
        engine.execution_options(writer=True).begin() as connection,
    ):
        robin, league = (called(connection, 4, wish(form, most=4)) for form in ("robin", "league"))
        for contest, there in ((robin, 2), (league, 6)):
            go_on(connection, contest)
            sittings = records.unopened_tables(connection, contest)
            assert len(sittings) == there
            play(connection, sittings[0], random.Random(1))
            go_on(connection, contest)
            assert len(records.unopened_tables(connection, contest)) == there - 1


def sitting(seats: list[int], scores: list[int], left: list[int] | None = None) -> ContestTable:
    return ContestTable("t", seats, Result(scores, [scores.index(max(scores))], [], left or []))


def state(form: str, people: int, rounds: list[list[ContestTable]], size: int = 2) -> ContestState:
    members = [Member(number, f"g{number}", f"P{number}", "", False) for number in range(people)]
    return ContestState("c", "Cup", "", wish(form, size), "running", 0.0, members, rounds)


def test_points_are_shares_of_a_table_and_opponents_break_ties() -> None:
    first = [sitting([0, 1, 2], [30, 20, 10]), sitting([3, 4, 5], [30, 20, 20])]
    found = {one.number: one for one in plan.standings(state("swiss", 6, [first], 3))}
    assert [found[number].points / plan.WHOLE for number in range(6)] == [1, 0.5, 0, 1, 0.25, 0.25]
    two = [sitting([0, 1], [2, 1]), sitting([2, 3], [2, 1])]
    three = [sitting([0, 2], [2, 1]), sitting([1, 3], [1, 2])]
    order = [one.number for one in plan.standings(state("swiss", 4, [two, three]))]
    assert order == [0, 2, 3, 1], "1 lost to 0 and 3; 2 and 3 have a point each: 2 met the stronger ones"


def test_a_bye_is_a_point_and_leaving_is_none() -> None:
    tables = [sitting([0, 1], [2, 1], left=[0]), ContestTable("", [2], None)]
    found = {one.number: one.points for one in plan.standings(state("swiss", 3, [tables]))}
    assert found == {0: 0, 1: plan.WHOLE, 2: plan.WHOLE}


def test_a_player_absent_twice_is_not_paired_again() -> None:
    rounds = [[sitting([0, 1], [1, 2], left=[0]), sitting([2, 3], [2, 1])]]
    assert plan.dropped_out(rounds) == set()
    rounds.append([sitting([0, 2], [1, 2], left=[0]), sitting([1, 3], [2, 1])])
    assert plan.dropped_out(rounds) == {0}
    move = plan.next_move(state("swiss", 4, rounds), 0.0)
    assert isinstance(move, Rounds)
    assert sorted(number for table in move.tables[0] for number in table) == [1, 2, 3]
    rounds.append([sitting([0, 3], [2, 1])])
    assert plan.dropped_out(rounds) == set(), "who came back plays on"


def test_a_tournament_starts_when_full_or_at_its_start_time() -> None:
    waiting = state("swiss", 3, [])._replace(status="gathering", starts=100.0)
    assert plan.next_move(waiting, 99.0) is None
    assert plan.next_move(waiting, 100.0) == BeginContest()
    assert plan.next_move(waiting._replace(members=waiting.members[:1]), 100.0) == EndContest("cancelled")
    full = waiting._replace(starts=0.0, wish=wish("swiss", most=3))
    assert plan.next_move(full, 0.0) == BeginContest()


def test_two_processes_make_one_round(database: str) -> None:
    """The second process finds the round made already."""
    with opened(database, new=True) as engine:
        with engine.execution_options(writer=True).begin() as connection:
            contest = called(connection, 4, wish("swiss", most=4))
        done = []
        for _ in range(2):
            with engine.execution_options(writer=True).begin() as connection:
                done += [records.advance(connection, contest, 0.0), records.advance(connection, contest, 0.0)]
        with engine.connect() as connection:
            assert len(connection.execute(select(PAIRINGS)).all()) == 2
    assert done == [True, True, False, False]


def test_the_lease_stays_where_it_is_until_its_holder_is_silent(database: str) -> None:
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        assert runner.take_lease(connection, "one", 100.0)
        assert not runner.take_lease(connection, "two", 101.0)
        assert runner.take_lease(connection, "one", 110.0)
        assert not runner.take_lease(connection, "two", 120.0)
        assert runner.take_lease(connection, "two", 126.0)
        assert runner.take_lease(connection, "one", 50.0), "a clock that was set back delays nothing"


def test_a_deleted_account_leaves_its_place_without_a_name(database: str) -> None:
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        running, open_one = called(connection, 2, wish("swiss", most=2)), called(connection, 2, wish("swiss"))
        connection.execute(insert(ACCOUNTS).values(key="p", name="New Name", guest="new", looks="p"))
        personal_data.merge(connection, "guest-1", "new")
        accounts.show_name(connection, "new", "New Name")
        assert [member.name for member in records.members_of(connection, open_one)] == ["Person 0", "New Name"]
        go_on(connection, running)
        deletion._erase(connection, "guest-0")
        assert [member.name for member in records.members_of(connection, open_one)] == ["New Name"]
        gone = records.members_of(connection, running)[0]
        assert (gone.guest, gone.name, gone.out) == ("", "", True)
        assert "guest-0" not in str(connection.execute(select(ENTRANTS)).all())


# -- over the network

CUP = {"name": "Cup of mead", "game": "valhalla", "form": "swiss", "size": 2, "most": 2, "pace": "quick"}


def person_with_account(hall: Any, name: str) -> Person:
    person = Person(hall, name)
    assert send(person, wish={"name": name, "password": "mead and honey"}).status_code == 200
    return person


def until(hall: Any, person: Person, contest: str, status: str) -> Json:
    """Run the tournament's background job until a condition holds, without real waiting."""
    inside = hall_of(hall)
    look, now = runner.ContestRunner(inside), ""
    while now != status:
        within(hall, lambda: look.advance(contest))
        now = within(hall, lambda: inside.store.read(lambda c: state_of(c, contest).status))
        time.sleep(0.05)
    found: Json = person.get(f"/api/contests/{contest}").json()
    return found


def test_two_people_meet_at_a_table_that_the_hall_opened(database: str) -> None:
    with hall_over(database) as hall:
        anna, bo, guest = person_with_account(hall, "Anna"), person_with_account(hall, "Bo"), Person(hall, "Cy")
        contest = anna.post("/api/contests/new", CUP).json()["info"]["id"]
        assert guest.post(f"/api/contests/{contest}/join", {}).json()["reason"] == "no-account"
        assert bo.post(f"/api/contests/{contest}/begin", {}).json()["reason"] == "not-your-contest"
        assert anna.post(f"/api/contests/{contest}/begin", {}).json()["reason"] == "too-few-people"
        bo.post(f"/api/contests/{contest}/join", {})
        found = until(hall, bo, contest, "running")
        table = found["rounds"][0][0]["table"]
        mine = [one["id"] for one in bo.get("/api/hall").json()["mine"]]
        assert mine == [table]
        info = bo.get(f"/api/tables/{table}").json()
        assert (info["contest"], info["clock"]["seconds"], info["status"]) == (contest, 900, "playing")
        assert info["rated"], "two people with accounts, and a clock"
        assert bo.post(f"/api/contests/{contest}/join", {}).status_code == 409, "it has begun"
        with anna.at(table) as page:
            assert not page.until_asked()["may_ask"]
        token = anna.token
    with hall_over(database) as hall:
        again = Person(hall, "Anna", token)
        found = until(hall, again, contest, "running")
        assert found["rounds"][0][0]["table"] == table
        assert table in hall_of(hall).rooms, "its clock runs after a restart"


def test_bots_play_a_whole_contest_by_themselves(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = person_with_account(hall, "Anna")
        cup = CUP | {"form": "knockout", "bots": ["random", "random"], "joining": False}
        contest = anna.post("/api/contests/new", cup).json()["info"]["id"]
        found = until(hall, anna, contest, "over")
        assert [entrant["bot"] for entrant in found["entrants"]] == ["random"] * 2
        assert [sorted(table["places"]) for table in found["rounds"][0]] in ([[1, 2]], [[1, 1]])


REFUSED: list[tuple[Json, int, str]] = [
    ({"game": "chess"}, 404, "no-such-game"),
    ({"bots": ["hal"]}, 400, "no-such-bot"),
    ({"most": 2, "bots": ["karl", "karl"]}, 400, "too-many-people"),
    ({"form": "league", "most": 11}, 400, "too-many-people"),
    ({"name": " \u200b "}, 400, "name-needed"),
    ({"game": "bloodrage", "size": 5, "most": 5}, 400, "rule"),
    ({"size": 7}, 400, "unreadable"),
    ({"form": "lottery"}, 400, "unreadable"),
]


def test_what_cannot_be_played_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest_routes, "CALL_BURST", 100.0)
    with open_hall(tmp_path) as hall:
        anna = person_with_account(hall, "Anna")
        for change, status, reason in REFUSED:
            reply = anna.post("/api/contests/new", CUP | change)
            assert (reply.status_code, reply.json()["reason"]) == (status, reason), change


def test_tournaments_per_person_are_limited(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = person_with_account(hall, "Anna")
        replies = [anna.post("/api/contests/new", CUP | {"most": 8}) for _ in range(4)]
        assert [reply.status_code for reply in replies] == [201, 201, 201, 429]
        contest = replies[0].json()["info"]["id"]
        assert anna.post(f"/api/contests/{contest}/cancel", {}).json()["info"]["status"] == "cancelled"
        assert anna.post("/api/contests/new", CUP | {"most": 8}).status_code == 201
