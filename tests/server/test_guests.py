"""Guests: only the hall issues tokens, and each guest and address has limits that others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from meadhall.server.limits.limits import ADDRESS_FACTOR, Limits, address_of
from meadhall.server.people.signing import Signer
from meadhall.server.routes import hall_routes
from meadhall.server.tables import hall as hall_module
from meadhall.server.web import routing
from meadhall.server.web.cookie import COOKIE
from meadhall.server.workers.turns import CrowdedError, Requester, RoundRobin
from tests.server.halls import Person, hall_over, open_hall
from tests.server.loops import run

LONGEST_THOUGHT_S = 60.0
WISH = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]}

# -- tokens


@pytest.mark.parametrize("token", ["a-guest-that-i-made-up", "x" * 32, "x" * 32 + "." + "y" * 24, "." * 20, "é" * 30])
def test_a_made_up_cookie_is_no_session(tmp_path: Path, token: str) -> None:
    with open_hall(tmp_path) as hall:
        cookie = {b"cookie": f"{COOKIE}={token}".encode()}
        assert hall.post("/api/tables", json=WISH, headers=cookie).json()["reason"] == "who-are-you"
        assert COOKIE in hall.get("/api/hall", headers=cookie).cookies, "they are given one of ours"


def test_a_token_of_another_hall_is_invalid() -> None:
    mine, other = Signer("mine"), Signer("another")
    assert mine.verify(mine.sign("somebody")) == "somebody"
    assert [other.verify(mine.sign("somebody")), mine.verify("somebody"), mine.verify("")] == ["", "", ""]
    assert mine.verify("x" * 300 + mine.sign("somebody")) == ""


def test_a_session_is_known_in_every_process(tmp_path: Path) -> None:
    database = str(tmp_path / "hall.db")
    with hall_over(database) as left, hall_over(database) as right:
        anna = Person(left, "Anna")
        assert Person(right, "Anna", anna.token).post("/api/tables", WISH).status_code == 201


# -- limits


def test_tables_of_one_address_are_limited_across_its_guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_routes, "OPEN_BURST", 1.0)
    monkeypatch.setattr(hall_routes, "OPEN_RATE", 0.0)
    with open_hall(tmp_path) as hall:
        codes = [Person(hall, f"guest {n}").post("/api/tables", WISH).status_code for n in range(ADDRESS_FACTOR + 3)]
        assert codes == [201] * ADDRESS_FACTOR + [429] * 3


def test_new_guests_of_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routing, "NEW_BURST", 3.0)
    monkeypatch.setattr(routing, "NEW_RATE", 0.0)
    with open_hall(tmp_path) as hall:
        given = []
        for _ in range(5):
            hall.cookies.clear()
            given.append(COOKIE in hall.get("/api/hall").cookies)
        assert given == [True] * 3 + [False] * 2, "guests without a token may look"


def test_running_games_of_one_person_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "MOST_OF_GUEST", 2)
    monkeypatch.setattr(hall_module, "MOST_OF_DAY", 3)
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        assert [anna.post("/api/tables", WISH).status_code for _ in range(2)] == [201, 201]
        assert anna.post("/api/tables", WISH).json()["reason"] == "too-many-tables"
        assert bo.post("/api/tables", WISH).status_code == 201
        full = bo.post("/api/tables", WISH)
        assert (full.status_code, full.json()["reason"]) == (503, "hall-full")


def test_a_hall_among_friends_has_no_limits() -> None:
    limits = Limits(strict=False)
    assert all(limits.allow("guest", "address", "open", 0.0, 1.0) for _ in range(100))
    with limits.count_page("guest", "address") as welcome:
        assert welcome


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == counted


# -- bots: each in turn


def in_order(wishes: list[Requester], most: int = 100, of_address: int = 100) -> list[Requester]:
    """The order in which waiting callers got their turn, in a queue with one place."""
    had: list[Requester] = []

    async def wait(turns: RoundRobin, requester: Requester) -> None:
        async with turns.turn(requester):
            had.append(requester)

    async def all_wait() -> None:
        turns = RoundRobin(1, most, of_address)
        async with turns.turn(Requester("first", "first")):
            waiting = [asyncio.ensure_future(wait(turns, account)) for account in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert turns.free == 1

    run(all_wait())
    return had


def test_every_address_has_its_turn_and_every_table_of_it() -> None:
    flood = [Requester("flood", f"table {n}") for n in range(50)]
    anna = [Requester("anna", "hers")] * 2
    had = in_order([*flood, *anna])
    assert [had.index(anna[0]), len(had) - 1 - had[::-1].index(anna[1])] == [1, 3]
    greedy, modest = [Requester("school", "greedy")] * 9, Requester("school", "modest")
    assert in_order([*greedy, modest]).index(modest) == 1


def test_a_caller_that_gives_up_does_not_block_the_queue() -> None:
    async def some_go() -> list[str]:
        turns, had = RoundRobin(1), list[str]()

        async def wait(name: str) -> None:
            async with turns.turn(Requester(name, "")):
                had.append(name)

        async with turns.turn(Requester()):
            gone, stays = asyncio.ensure_future(wait("gone")), asyncio.ensure_future(wait("stays"))
            await asyncio.sleep(0)
            gone.cancel()
        await stays
        assert (turns.free, turns.waiting, turns.lines) == (1, 0, {})
        return had

    assert run(some_go()) == ["stays"]


def test_too_many_waiting_calls_are_refused() -> None:
    with pytest.raises(CrowdedError):
        in_order([Requester("a", "b")] * 3, most=2)


def test_an_address_with_too_many_guests_is_refused_alone() -> None:
    flood = [Requester("flood", f"guest {n}") for n in range(3)]
    anna = Requester("anna", "hers")
    assert len(in_order([*flood, anna], of_address=3)) == 4
    with pytest.raises(CrowdedError):
        in_order([*flood, anna], of_address=2)


def plays_on(folder: Path, *seats: str, look: Callable[[Person, str], None]) -> int:
    """Open a table and close its page; return the version that the game reached."""
    with open_hall(folder) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table(*seats)["id"]
        look(anna, table)
        inside = hall.app.state.hall.rooms[table].table  # type: ignore[attr-defined]
        hall.portal.call(asyncio.sleep, 0.05)  # type: ignore[union-attr]
        hall.portal.call(at_rest, inside)  # type: ignore[union-attr]
        return int(inside.version)


async def at_rest(table: Any) -> None:
    """Wait until the bots have finished all thoughts, which takes a while on a busy machine."""
    async with asyncio.timeout(LONGEST_THOUGHT_S):
        while table.bots_at_work:
            await asyncio.sleep(0.01)


def test_bots_pause_while_nobody_watches(tmp_path: Path) -> None:
    def unwatched(anna: Person, table: str) -> None:
        pass

    def watched(anna: Person, table: str) -> None:
        with anna.at(table) as page:
            while page.version < 4:
                page.until("update")

    assert plays_on(tmp_path / "one", "thrall", "thrall", look=unwatched) == 0
    assert plays_on(tmp_path / "two", "thrall", "thrall", look=watched) >= 4
