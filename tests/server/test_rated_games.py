"""Rated games: which tables can be rated, what is refused at them, who loses, and the changes of ratings."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from meadhall.server.people.profiles import Person as Known
from meadhall.server.people.profiles import profile
from meadhall.server.protocol.messages import Clock
from meadhall.server.ratings import pauses, skill, weights
from meadhall.server.ratings.annulment import annul
from meadhall.server.ratings.audit import audit
from meadhall.server.ratings.counting import FEWEST_ANSWERS
from meadhall.server.ratings.ladders import ladder
from meadhall.server.ratings.pauses import FIRST_PAUSE_S, LONGEST_PAUSE_S, Ending, pause_until
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.records import RESULT
from meadhall.server.storage.rows import Result, Row, TableSetup
from meadhall.server.storage.schema import DECLARED, RATED, RATED_SEATS, TABLES
from meadhall.server.tables.rated import RatedRecord
from tests.house.sources import ROOT
from tests.server.halls import Json, Person, hall_of, open_hall, table_of, within
from tests.server.test_accounts import send
from tests.server.test_ratings import ANNA, BO, CY
from tests.server.test_ratings import Hall as Ledger

CLOCK = {"kind": "total", "seconds": 600, "increment": 5}
DAY_S = 24 * 3600.0
WEEK_S = 7 * DAY_S


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Any]:
    with open_hall(tmp_path) as found:
        yield found


@pytest.fixture
def book(database: str) -> Any:
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        yield Ledger(connection, ANNA, BO, CY, *(f"p{number}" for number in range(60)))


def person_with_account(hall: Any, name: str) -> Person:
    person = Person(hall, name)
    assert send(person, wish={"name": name, "password": "mead and honey"}).status_code == 200
    return person


def open_rated(person: Person, **changes: Any) -> Any:
    wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": CLOCK, "rated": True}
    return person.post("/api/tables", {**wish, "name": person.name, **changes})


def rated_table(*people: Person, **changes: Any) -> str:
    first, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    opened = open_rated(first, seats=seats, **changes)
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["id"]
    for other in others:
        assert join(other, table).status_code == 200
    return table


def join(person: Person, table: str) -> Any:
    return person.post(f"/api/tables/{table}/join", {"name": person.name})


# -- declaring


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"clock": None}, "rated-clock"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "karl"}]}, "rated-bots"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}]}, "rated-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "cards": "base"}, "rated-cards"),
        ({"luck": "a lesson", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "karl"}]}, "rated-practice"),
    ],
)
def test_a_table_that_cannot_be_rated_is_refused_with_the_reason(hall: Any, changes: Json, reason: str) -> None:
    anna = person_with_account(hall, "Anna")
    refused = open_rated(anna, **changes)
    assert (refused.status_code, refused.json()["reason"]) == (400, reason)
    if "cards" not in changes:  # the check loads the set first, and there is none with that name
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": CLOCK, "rated": True}
        checked = anna.post("/api/tables/check", {**wish, **changes}).json()
        assert checked["problem"]["reason"] == reason


def test_rated_games_need_an_account_of_everybody(hall: Any) -> None:
    anna, guest = person_with_account(hall, "Anna"), Person(hall, "Gudrun")
    assert open_rated(guest).json()["reason"] == "rated-accounts"
    table = open_rated(anna).json()
    assert (table["rated"], table["status"]) == (True, "waiting")
    refused = join(guest, table["id"])
    assert (refused.status_code, refused.json()["reason"]) == (403, "rated-accounts")
    assert join(anna, table["id"]).json()["reason"] == "rated-seats"
    assert anna.open_table("me", "open")["rated"] is False


def test_those_who_look_for_rated_games_meet_each_other_and_no_bots(hall: Any) -> None:
    anna, bo, cy = (person_with_account(hall, name) for name in ("Anna", "Bo", "Cy"))

    def seek(person: Person, **wish: Any) -> Any:
        body = {"game": "valhalla", "players": 2, "wait": 0, "name": person.name, **wish}
        return person.post("/api/lobby/seek", body)

    assert seek(Person(hall, "Gudrun"), rated=True).json()["reason"] == "rated-accounts"
    assert seek(anna, rated=True, wait=60).json()["reason"] == "rated-bots"
    table = seek(anna, rated=True).json()
    assert table["rated"]
    assert seek(bo).json()["id"] != table["id"], "he looks for any game, and waits for another one who does"
    assert seek(cy, rated=True).json()["id"] == table["id"]
    filled = anna.post(f"/api/tables/{table['id']}/fill", {"seat": 1, "bot": "karl"})
    assert (filled.status_code, filled.json()["reason"]) == (409, "rated-bots")


# -- at the table


def test_hints_undo_bots_and_votes_are_refused_at_a_rated_table(hall: Any) -> None:
    anna, bo, cy = (person_with_account(hall, name) for name in ("Anna", "Bo", "Cy"))
    table = rated_table(anna, bo, cy)
    people = [anna, bo, cy]
    with anna.at(table) as first, bo.at(table) as second, cy.at(table) as third:
        pages = [first, second, third]
        for page in pages:
            page.until("update")
        asked = next(page for page in pages if page.last["question"])
        for about in ("hint", "odds"):
            asked.send(type="ask", id=about, about=about, version=asked.version)
            advice = asked.until("advice")
            assert (advice["reason"], advice["hint"], advice["odds"]) == ("rated", [], None)
        assert asked.answer(asked.actions()[0])["type"] == "done"
        assert (asked.last["undo"], asked.last["may_ask"]) == (False, False)
        undone = asked.undo()
        assert (undone["type"], undone["reason"]) == ("refused", "rated")
    for seat, person in enumerate(people):
        own = person.post(f"/api/tables/{table}/stand-in", {"seat": seat, "bot": "karl"})
        assert (own.status_code, own.json()["reason"]) == (409, "rated-stand-in")
        vote = person.post(f"/api/tables/{table}/vote", {"seat": (seat + 1) % 3, "on": True})
        assert (vote.status_code, vote.json()["reason"]) == (409, "rated-vote")


def result_in(hall: Any, table: str) -> Result:
    def read(connection: Any) -> str:
        return str(connection.execute(select(TABLES.c.result).where(TABLES.c.id == table)).scalar())

    for _ in range(600):
        if text := within(hall, lambda: hall_of(hall).store.read(read)):
            return RESULT.decode(text)
        time.sleep(0.1)
    raise AssertionError("the game does not end")


def test_who_leaves_has_lost_and_the_last_one_who_stayed_has_not(hall: Any) -> None:
    """With all pages closed the bots finish the game."""
    anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
    table = rated_table(anna, bo)
    assert anna.post(f"/api/tables/{table}/leave", {}).status_code == 200
    back = anna.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": ""})
    assert back.json()["reason"] == "rated-stand-in", "a lost game stays lost"
    assert bo.post(f"/api/tables/{table}/leave", {}).status_code == 200
    result = result_in(hall, table)
    assert (result.left, result.lost, result.own) == ([0], {0: "left"}, [0, 0])


def test_who_runs_out_of_time_has_lost_also_after_a_restart(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
        table = rated_table(anna, bo, clock={"kind": "move", "seconds": 60})
        people = [anna, bo]
        here = table_of(hall, table)
        late = here.position.asked()[0]
        with people[late].at(table) as page:
            page.until_asked()
            action = page.actions()[0]
            now = here.timer.now
            here.timer.now = lambda: now() + 61.0  # from now on: the other player's time begins later
            within(hall, lambda: _look(here))
            while page.last["question"] is not None:
                page.until("update")
            refused = page.answer(action)
            assert (refused["type"], refused["reason"]) == ("refused", "answered-for")
        assert here.record.lost[late] == "sat", "the whole time of a move is more than a tenth of it"
    with open_hall(tmp_path) as hall, Person(hall, "", people[late].token).at(table) as page:
        assert page.until("update")["question"] is None
        assert table_of(hall, table).record.lost[late] == "sat"


async def _look(table: Any) -> None:
    table.wake_bots()


def test_a_rematch_seats_only_those_who_ask_for_it(hall: Any) -> None:
    anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
    table = rated_table(anna, bo, private=False)
    anna.post(f"/api/tables/{table}/leave", {})
    bo.post(f"/api/tables/{table}/leave", {})
    result_in(hall, table)
    first = bo.post(f"/api/tables/{table}/again", {}).json()
    assert (first["rated"], first["status"], [seat["kind"] for seat in first["seats"]].count("open")) == (
        True,
        "waiting",
        1,
    )
    second = anna.post(f"/api/tables/{table}/again", {}).json()
    assert (second["id"], second["status"], len(second["mine"])) == (first["id"], "playing", 1)


def test_the_record_follows_from_the_ids_of_answers() -> None:
    record = RatedRecord(3, Clock("total", 600, 5))
    for version, (seat, client) in enumerate([(0, "a"), (1, "b"), (0, "c"), (1, "auto:x"), (2, "auto:late:x")], 1):
        record.note(Row(version, "answer", seat, "pass", [], (0, 0), client))
    assert (record.own, record.lost) == ([2, 1, 0], {2: "late"})
    record.asked(0, 59_000)
    record.asked(1, 60_000)
    assert (record.timed_out(0), record.timed_out(1)) == ("late", "sat")
    result = record.added_to(Result([3, 2, 1], [0], [0, 1, 2], [0]))
    assert (result.left, [*result.lost.items()]) == ([0, 2], [(2, "late"), (0, "left")])
    all_left = record.added_to(Result([3, 2, 1], [0], [0, 1, 2], [0, 1]))
    assert all_left.left == [0, 2], "the last of them has stayed longest"


def test_players_who_run_out_of_time_together_all_lose() -> None:
    record = RatedRecord(2, Clock("total", 600, 5))
    record.note(Row(1, "answer", 0, "pass", [], (0, 0), "auto:sat:x", [0, 0]))
    assert record.added_to(Result([3, 2], [0], [0, 1], [0, 1])).left == [0, 1]
    record = RatedRecord(2, Clock("total", 600, 5))
    record.note(Row(1, "answer", 0, "pass", [], (0, 0), "auto:sat:x", [0, 90]))
    record.note(Row(2, "answer", 1, "pass", [], (0, 0), "auto:late:y", [0, 0]))
    assert record.added_to(Result([3, 2], [0], [0, 1], [0, 1])).left == [0], "the other one had won before"


# -- pauses


def test_pauses_grow_with_bad_endings_and_end() -> None:
    good, bad = Ending(100.0, False), Ending(100.0, True)
    assert pause_until([bad, bad]) == 0.0
    assert pause_until([bad, bad, bad]) == 100.0 + FIRST_PAUSE_S
    assert pause_until([bad, bad, bad, *[good] * 27]) > 0.0, "three in a row"
    assert pause_until([good, bad, bad, bad, *[good] * 26]) == 0.0
    assert pause_until([good, bad, bad, bad, bad]) == 100.0 + 2 * FIRST_PAUSE_S
    assert pause_until([bad] * 30) == 100.0 + LONGEST_PAUSE_S


def test_who_leaves_again_and_again_may_not_play_rated_for_a_while(hall: Any) -> None:
    anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
    for _ in range(pauses.FEWEST_BAD):
        table = rated_table(anna, bo)
        anna.post(f"/api/tables/{table}/leave", {})
        bo.post(f"/api/tables/{table}/leave", {})
        result_in(hall, table)
    refused = open_rated(anna)
    assert (refused.status_code, refused.json()["reason"]) == (403, "rated-pause")
    waiting = open_rated(bo)
    assert waiting.status_code == 201, "he had won each time"
    assert join(anna, waiting.json()["id"]).json()["reason"] == "rated-pause"
    assert anna.open_table("me", "open")["status"] == "waiting", "other games are free to all"


# -- ratings


def rated(book: Ledger, guests: list[str], scores: list[int], **how: Any) -> str:
    own = how.pop("own", [30] * len(guests))
    return book.ended(guests, scores, setup=TableSetup(rated=True), rating=DECLARED, own=own, **how)


def points(book: Ledger, players: int = 2) -> dict[str, int]:
    return {row.name: row.rating - skill.MEAN for row in ladder(book.connection, "valhalla", players, "").rows}


def reason_of(book: Ledger, table: str) -> str:
    return str(book.connection.execute(select(RATED.c.why_not).where(RATED.c.table_id == table)).scalar())


def test_games_count_only_if_declared_and_long_enough(book: Ledger) -> None:
    casual = book.ended([ANNA, BO], [30, 20], rating=0)
    short = rated(book, [ANNA, BO], [30, 20], own=[90, FEWEST_ANSWERS - 1], left=[1], lost={1: "left"})
    enough = rated(book, [ANNA, BO], [20, 30], own=[90, FEWEST_ANSWERS], left=[1], lost={1: "left"})
    book.rate()
    assert [reason_of(book, one) for one in (casual, short, enough)] == ["unrated", "short", ""]
    assert points(book)["Anna"] > 0 > points(book)["Bo"], "who leaves comes last, whatever the bot made of the seat"
    assert book.is_right()


def test_one_opponent_gives_little_and_games_within_a_week_ever_less(book: Ledger) -> None:
    for game in range(30):
        rated(book, [ANNA, BO], [30, 20], at=1000.0 + game * 8 * DAY_S)
    book.rate()
    assert points(book)["Anna"] == pytest.approx(weights.MOST_POINTS, abs=0.6)
    assert points(book)["Bo"] == pytest.approx(-weights.MOST_POINTS, abs=0.6)
    history = weights.PairHistory()
    assert history.weight((ANNA, BO), 0.0) == 1.0
    for game in range(3):
        history.add(weights.RatingExchange(ANNA, BO, 0.0), game * DAY_S)
    assert history.weight((ANNA, BO), 3 * DAY_S) == 1 / 8
    assert history.weight((ANNA, BO), WEEK_S + DAY_S) == 1 / 2
    assert book.is_right()


def test_who_meets_many_people_rises_far(book: Ledger) -> None:
    for number in range(60):
        rated(book, [ANNA, f"p{number}"], [30, 20])
    book.rate()
    assert points(book)["Anna"] > 3 * 50
    assert book.is_right()


def test_a_player_who_is_voted_out_keeps_the_rating(book: Ledger) -> None:
    rated(book, [ANNA, BO, CY], [10, 20, 30])
    book.rate()
    before = points(book, 3)
    for _ in range(5):
        rated(book, [ANNA, BO, CY], [30, 20, 10], left=[2], out=[2])
    book.rate()
    after = points(book, 3)
    assert after["Cy"] == before["Cy"]
    assert ladder(book.connection, "valhalla", 3, "").rows[0].games == 1, "these games are none of Cy's"
    assert len(profile(book.connection, Known(CY, "Cy"), "", {}).history) == 1
    assert after["Anna"] - before["Anna"] <= 2 * weights.MOST_POINTS, "what Bo can give, and no more"
    assert book.is_right()


def test_quick_games_of_new_players_at_one_address_move_nothing(book: Ledger) -> None:
    rated(book, [ANNA, BO], [30, 20], near=[[0, 1]], own=[19, 19])
    book.rate()
    assert points(book) == {"Anna": 0, "Bo": 0}
    rated(book, [ANNA, BO], [30, 20], near=[[0, 1]], own=[60, 60])
    book.rate()
    assert points(book)["Anna"] > 0
    assert book.is_right()


def test_annulled_results_are_given_back_to_their_victims(book: Ledger) -> None:
    rated(book, [ANNA, BO], [30, 20])
    book.rate()
    before = points(book)
    for number in range(6):
        rated(book, [CY, f"p{number}"], [30, 20])
        rated(book, [CY, ANNA], [30, 20])
        rated(book, [BO, CY, ANNA], [1, 9, 5])
    rated(book, [BO, "p1"], [30, 20])
    book.rate()
    assert points(book)["Anna"] != before["Anna"]
    assert annul(book.connection, CY) == 18
    assert points(book)["Anna"] == before["Anna"]
    assert "Cy" not in points(book)
    assert points(book, 3) == {}
    assert book.is_right()
    assert profile(book.connection, Known(CY, "Cy"), "", {}).history == []
    rated(book, [ANNA, BO], [30, 20])
    book.rate()
    assert book.is_right(), "what comes after follows from what is left"
    assert annul(book.connection, CY) == 0
    kept = book.connection.execute(select(RATED_SEATS.c.number).where(RATED_SEATS.c.person == CY)).all()
    assert len(kept) == 18, "who played is kept"


def test_an_open_hall_counts_old_games_by_old_conditions(book: Ledger) -> None:
    """They were begun before games were declared rated; a declared one goes on from what they said."""
    book.ended([ANNA, BO], [30, 20])
    book.rate()
    old = points(book)["Anna"]
    assert old > 5 * weights.MOST_POINTS
    rated(book, [ANNA, BO], [20, 30])
    book.rate()
    assert old - points(book)["Anna"] == pytest.approx(weights.MOST_POINTS, abs=1.0)
    assert book.is_right()
    assert audit(book.connection).counted == 2


def test_ten_accounts_of_one_attacker_gain_little_and_honest_players_rise() -> None:
    """A smaller version of bench/rating_farm.py."""
    command = [
        sys.executable,
        str(ROOT / "bench" / "rating_farm.py"),
        "--seeds",
        "1",
        "--games",
        "60",
        "--honest",
        "1000",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    gains = [float(gain) for gain in re.findall(r"max +([0-9.]+)", done.stdout)]
    assert len(gains) == 10, done.stdout
    assert 0 < max(gains) < 50, "something was rated, and the bar is kept"
