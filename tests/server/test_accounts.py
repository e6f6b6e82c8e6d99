"""Accounts: the same person on several devices; passwords and names."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from meadhall.cli.main import main
from meadhall.server.people import names, passwords
from meadhall.server.people.sessions import hash_of
from meadhall.server.tables import seating
from meadhall.server.tables.hall import Hall
from meadhall.server.workers.turns import CrowdedError, Requester
from tests.server.halls import Json, Page, Person, hall_over, open_hall
from tests.server.loops import run
from tests.server.test_peer_sync import doors, place
from tests.server.test_seats import two_people

__all__ = ["doors", "place"]  # fixtures
HERS = {"name": "Anna", "password": "mead and honey"}


def send(person: Person, path: str = "/api/account/new", wish: Json = HERS) -> Any:
    """Post, and use the session that is given from then on."""
    return person.send(path, wish)


def enter(person: Person, **other: str) -> Any:
    return send(person, "/api/account/enter", HERS | other)


def wait_for_the_end(page: Page) -> None:
    """Receive messages until the hall closes the connection."""
    try:
        while True:
            page.hear()
    except WebSocketDisconnect:
        return


def mine(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/api/hall").json()["mine"]]


def test_seats_and_hand_are_there_on_another_device(database: str) -> None:
    with hall_over(database) as hall:
        anna, phone = Person(hall, "Anna"), Person(hall, "Anna")
        table, old = anna.open_table("me", "me")["id"], anna.token
        taken_there = phone.open_table("me", "open")["id"]
        assert send(anna).json() == {"name": "Anna", "password": True}
        assert enter(phone).json() == {"name": "Anna", "password": True}
        assert len({phone.token, anna.token, old}) == 3, "each sign-in has a random token"
        assert phone.id == anna.id
        assert sorted(mine(phone)) == sorted(mine(anna)) == sorted([table, taken_there])
        assert mine(Person(hall, "Anna", old)) == [], "the old token is invalid"
        with phone.at(table, seat=1) as page:
            assert page.until_asked()["view"]["players"][1]["hand"] is not None, "others do not see it"
            assert page.answer(page.actions()[0])["type"] == "done"
    with hall_over(database) as hall:
        assert len(mine(Person(hall, "Anna", phone.token))) == 2, "it is on disk"


def test_a_page_reconnects_after_its_guest_creates_an_account(tmp_path: Path) -> None:
    """The guest's session ends and its page is closed; the browser reconnects with the new session."""
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        with anna.at(table) as before, bo.at(table):
            assert before.until_asked()["seat"] == 0
            send(anna)
            wait_for_the_end(before)
            with anna.at(table) as after:
                assert after.until_asked()["seat"] == 0
                assert after.answer(after.actions()[0])["type"] == "done"
                after.send(type="standing", prompt="reroll", answer="never")
                while after.mine.get("standing") != {"reroll": "never"}:
                    after.hear()


def test_signing_in_keeps_a_seat_that_the_browser_only_watched(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "me")["id"]
        inside: Hall = hall.app.state.hall  # type: ignore[attr-defined]
        room = inside.rooms[table]
        before = room.seats[0]
        send(anna)
        away = msgspec.structs.replace(before, bot="karl")
        hall.portal.call(seating.change_seat, inside, room, away)  # type: ignore[union-attr]
        assert (room.seats[0].bot, room.seats_of(anna.id)) == ("karl", [0, 1])
        assert mine(anna) == [table]


def test_a_muted_person_stays_muted_after_signing_in(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        with anna.at(table) as page:
            page.until("mine")
            page.send(type="mute", who=page.table["seats"][1]["who"], on=True)
            while not page.mine["muted"]:
                page.until("mine")
            send(Person(hall, "Bo"), wish=HERS | {"name": "Bo"})
            enter(bo, name="Bo")
            page.until("table")
            assert page.table["seats"][1]["who"] in page.until("mine")["muted"]
        send(anna)
        with anna.at(table) as page:
            page.until("mine")
            assert page.mine["muted"] == [page.table["seats"][1]["who"]]


def test_sign_in_errors_are_equal_and_names_ignore_case(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, stranger = Person(hall, "Anna"), Person(hall, "Cy")
        table = anna.open_table("me", "thrall")["id"]
        send(anna)
        wrong, unknown = enter(stranger, password="beer and honey"), enter(stranger, name="Anne")
        assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text)
        assert wrong.json()["reason"] == "wrong-password"
        assert send(stranger, wish={"name": " aNNa", "password": "my own one"}).json()["reason"] == "name-taken"
        assert send(stranger, wish={"name": "Cy", "password": "1234567"}).json()["reason"] == "password-short"
        assert send(stranger, wish=HERS | {"name": " \n "}).json()["reason"] == "name-needed"
        assert send(stranger, wish=HERS | {"name": "ﷺ" * 32}).json()["reason"] == "name-needed"
        assert mine(stranger) == []
        assert send(stranger, wish=HERS | {"name": "ＡＮＮＡ"}).status_code == 200, "who knows the password is welcome"
        assert mine(stranger) == [table]


def test_password_guesses_are_slowed_and_never_lock_out_the_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wrong passwords of many guests, also from the owner's address, never lock the owner out."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(passwords, "sleep", wait)
    with open_hall(tmp_path) as hall:
        send(Person(hall, "Anna"))
        waited.clear()
        guesses = [enter(Person(hall, "Cy"), password=f"a guess {n}").json()["reason"] for n in range(30)]
        assert guesses == ["wrong-password"] * 30
        assert waited[0] == 0.0
        assert waited == sorted(waited)
        assert waited[-1] == passwords.LONGEST_DELAY_S
        one = Person(hall, "Di")
        assert {enter(one, name=f"name {n}").json()["reason"] for n in range(30)} == {"wrong-password"}
        assert enter(Person(hall, "")).status_code == 200, "the owner, on a new device"
        assert waited[-1] <= passwords.LONGEST_DELAY_S
        waited.clear()
        assert enter(Person(hall, "")).status_code == 200
        assert waited == [0.0], "who was right is not held against the name"


def test_a_real_hall_hashes_with_much_memory(shipped_memory: int) -> None:
    """Other tests hash with little memory; the default uses much."""
    assert shipped_memory >= 64 << 10
    assert passwords.hash_password("mead and honey").startswith("$argon2id$")


def test_failed_sign_ins_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, now = passwords.FailedAttempts(), [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for _ in range(passwords.FREE_TRIES + 2):
        tries.add("anna")
    assert (tries.delay_s("anna"), tries.delay_s("bo")) == (4 * passwords.FIRST_DELAY_S, 0.0)
    now[0] += 3 * passwords.FORGIVEN_AFTER_S
    assert tries.delay_s("anna") == 0.0


def test_made_up_names_do_not_delay_others() -> None:
    """Sign-ins of one address wait for each other, not those of others; a guest may have few waiting."""
    order: list[str] = []

    def check(key: str) -> str:
        order.append(key)
        return key

    async def rush() -> list[str | BaseException]:
        queue = passwords.PasswordQueue()
        crowd = [
            queue.run(partial(check, f"name {n}"), Requester("there", f"guest {n}"), f"name {n}") for n in range(40)
        ]
        greedy = [queue.run(partial(check, "again"), Requester("there", "greedy"), "again") for _ in range(4)]
        mine = queue.run(partial(check, "anna"), Requester("here", "me"), "anna")
        return await asyncio.gather(*crowd, *greedy, mine, return_exceptions=True)

    found = run(rush())
    assert found[-1] == "anna"
    assert order.index("anna") <= 2
    assert sum(isinstance(result, CrowdedError) for result in found) == 2


# -- names


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnnа", "Ánna", "ＡＮＮＡ", "An\u200bna"])
def test_the_name_of_an_account_cannot_be_used_by_others(tmp_path: Path, name: str) -> None:
    with open_hall(tmp_path) as hall:
        anna, cy = Person(hall, "Anna"), Person(hall, name)
        send(anna)
        table = anna.open_table("me", "open", "open")["id"]
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        assert cy.post("/api/tables", {"game": "valhalla", "seats": seats}).json()["reason"] == "name-taken"
        assert cy.post(f"/api/tables/{table}/join", {"name": name}).json()["reason"] == "name-taken"
        assert send(cy, wish={"name": name, "password": "my own one"}).json()["reason"] == "name-taken"
        assert cy.post(f"/api/tables/{table}/join", {"name": "Cy"}).status_code == 200
        assert anna.post(f"/api/tables/{table}/join", {"name": "Anna"}).status_code == 200, "it is hers"


def test_names_of_other_people_do_not_look_alike() -> None:
    assert len({names.looks_of(name) for name in ("Anna", "Anne", "Ольга", "Олег", "Łucja", "Žofie", "Bo")}) == 7


def test_two_accounts_on_one_device_stay_apart(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        device, other = Person(hall, "Bo"), Person(hall, "Anna")
        hers, his = other.open_table("me", "open")["id"], device.open_table("me", "open")["id"]
        send(other)
        send(device, wish=HERS | {"name": "Bo"})
        enter(device)
        assert mine(device) == [hers], "Bo's game is not Anna's because she came in on his device"
        assert send(device, "/api/account/leave", {}).json() == {"name": ""}
        assert mine(device) == []
        assert send(device, "/api/account/leave", {}).json()["reason"] == "no-account"
        enter(device, name="Bo")
        assert mine(device) == [his]


def test_the_database_holds_neither_the_password_nor_the_token(tmp_path: Path) -> None:
    saved, home = str(tmp_path / "saved"), str(tmp_path / "home.db")
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        send(anna)
        assert main(["backup", saved, "--database", str(tmp_path / "hall.db")]) == 0
    assert main(["restore", saved, "--database", home]) == 0
    with sqlite3.connect(home) as data:
        everything = "\n".join(data.iterdump())
    assert hash_of(anna.token) in everything
    assert anna.token not in everything
    assert HERS["password"] not in everything
    with hall_over(home) as hall:
        assert enter(Person(hall, "Anna")).status_code == 200, "a hall that was put back knows its people"


def test_other_processes_show_a_guest_as_the_account(doors: tuple[TestClient, TestClient]) -> None:
    anna, phone = Person(doors[0], "Anna"), Person(doors[0], "Anna")
    table = phone.open_table("me", "me")["id"]
    send(anna)
    there = Person(doors[1], "Anna", phone.token)
    with there.at(table, seat=1) as page:
        assert page.until_asked()["seat"] == 1
        enter(phone)
        while page.until("update")["seat"] != -1:
            pass
        there.token = phone.token
        with there.at(table, seat=1) as again:
            assert again.until_asked()["seat"] == 1
