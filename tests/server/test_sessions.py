"""Sessions: each sign-in has a random token, and a token is worthless once its session has ended."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from meadhall.server.people import passwords, recovery, sessions
from meadhall.server.people.sessions import hash_of
from tests.server.halls import Person, hall_of, hall_over, make_owner, open_hall, within
from tests.server.test_accounts import HERS, doors, enter, mine, place, send, wait_for_the_end

__all__ = ["doors", "place"]  # fixtures


def change_password(person: Person, old: str, new: str) -> Any:
    return send(person, "/api/account/password", {"old": old, "new": new})


def test_another_password_ends_all_other_sessions(database: str) -> None:
    with hall_over(database) as hall:
        anna, phone = Person(hall, "Anna"), Person(hall, "Anna")
        table = anna.open_table("me", "thrall")["id"]
        send(anna)
        enter(phone)
        before = anna.token
        assert change_password(anna, "not this one", "a better one").json()["reason"] == "wrong-password"
        assert change_password(anna, HERS["password"], "short").json()["reason"] == "password-short"
        assert mine(phone) == [table]
        assert change_password(anna, HERS["password"], "a better one").status_code == 200
        assert (mine(anna), mine(phone), mine(Person(hall, "", before))) == ([table], [], [])
        assert enter(Person(hall, "")).json()["reason"] == "wrong-password"
        assert enter(Person(hall, ""), password="a better one").status_code == 200


def test_a_stolen_cookie_is_worthless_once_its_session_has_ended(tmp_path: Path) -> None:
    """The thief has a copy of the cookie and an open page."""
    with open_hall(tmp_path) as hall:
        anna, phone = Person(hall, "Anna"), Person(hall, "Anna")
        table = anna.open_table("me", "me")["id"]
        send(anna)
        thief = Person(hall, "", anna.token)
        assert thief.get("/api/account").json()["name"] == "Anna"
        with thief.at(table, seat=0) as page:
            page.until_asked()
            assert send(anna, "/api/account/leave", {}).json() == {"name": ""}
            wait_for_the_end(page)
        for path in ("/api/account/password", "/api/account/name", "/api/account/forget", "/api/account/devices"):
            assert thief.post(path, {}).status_code == 401, path
        assert thief.get("/api/account").json() == {"name": ""}
        enter(phone)
        enter(anna)
        thief = Person(hall, "", phone.token)
        assert len(anna.get("/api/account/devices").json()) == 2
        assert len(send(anna, "/api/account/devices", {"others": True}).json()) == 1
        assert thief.get("/api/account").json() == {"name": ""}


def test_a_thief_of_a_cookie_cannot_keep_the_account(tmp_path: Path) -> None:
    """Changes that would lock the owner out need the password."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        send(anna)
        thief = Person(hall, "", anna.token)
        tries = [
            ("/api/account/new", {"name": "Anna", "password": "of the thief"}),
            ("/api/account/new", {"name": "Other", "password": "of the thief"}),
            ("/api/account/password", {"old": "", "new": "of the thief"}),
            ("/api/account/name", {"name": "Thief", "password": ""}),
            ("/api/account/forget", {"password": ""}),
            ("/api/account/reset", {"code": "a guess", "password": "of the thief"}),
        ]
        for path, wish in tries:
            assert thief.post(path, wish).status_code in (403, 409), path
        assert enter(Person(hall, "")).json()["name"] == "Anna"


def test_devices_are_listed_and_ended_one_by_one(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, phone, bo = Person(hall, "Anna"), Person(hall, "Anna"), Person(hall, "Bo")
        send(anna)
        hall.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0"
        enter(phone)
        found = anna.get("/api/account/devices").json()
        assert [one["current"] for one in found] == [False, True]
        assert found[0]["name"] == "Firefox, Android"
        assert anna.token not in str(found)
        assert hash_of(phone.token) not in str(found)
        for stranger, which in ((bo, 0), (anna, 1)):
            reply = send(stranger, "/api/account/devices", {"id": found[which]["id"]})
            assert reply.json()["reason"] == "no-such-device"
        assert len(send(anna, "/api/account/devices", {"id": found[0]["id"]}).json()) == 1
        assert phone.get("/api/account").json() == {"name": ""}


def test_a_sign_in_without_guest_tables_is_one_insert(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        send(Person(hall, "Anna"))
        phone = Person(hall, "Anna")
        written: list[str] = []

        def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if not statement.lstrip().upper().startswith(("SELECT", "BEGIN", "PRAGMA")):
                written.append(" ".join(statement.split()[:3]))

        event.listen(hall_of(hall).store.engine, "before_cursor_execute", note)
        assert enter(phone).status_code == 200
        assert written == ["INSERT INTO sessions"]


def owner_code(hall: TestClient) -> str:
    store = hall_of(hall).store
    return str(within(hall, partial(store.write, lambda c: recovery.issue(c, "owner"))))


def test_the_first_owner_claims_the_hall_with_a_code(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, guest = Person(hall, "Anna"), Person(hall, "Bo"), Person(hall, "")
        send(anna)
        send(bo, wish=HERS | {"name": "Bo"})
        code = owner_code(hall)
        assert guest.post("/api/account/claim", {"code": code}).json()["reason"] == "no-account"
        assert bo.post("/api/account/claim", {"code": "a guess"}).json()["reason"] == "wrong-code"
        assert anna.post("/api/account/claim", {"code": code}).json()["role"] == "owner"
        assert bo.post("/api/account/claim", {"code": code}).json()["reason"] == "wrong-code"
        reply = bo.post("/api/account/claim", {"code": owner_code(hall)})
        assert reply.json()["reason"] == "wrong-code", "the hall has an owner"
        assert anna.get("/api/keeper").json()["log"][0]["deed"] == "claim"


def test_a_reset_link_works_once_and_ends_every_session(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        owner, anna, bo = Person(hall, "Odd"), Person(hall, "Anna"), Person(hall, "")
        send(owner, wish=HERS | {"name": "Odd"})
        make_owner(owner)
        send(anna)
        wish = {"deed": "reset-link", "account": "Anna"}
        assert anna.post("/api/keeper", wish).status_code == 403
        first, code = (owner.post("/api/keeper", wish).json()["link"] for _ in range(2))
        reset = {"code": first, "password": "quite another"}
        assert bo.post("/api/account/reset", reset).json()["reason"] == "wrong-code", "a later one replaced it"
        assert bo.send("/api/account/reset", reset | {"code": code}).json()["name"] == "Anna"
        assert anna.get("/api/account").json()["name"] == ""
        assert bo.post("/api/account/reset", reset | {"code": code}).json()["reason"] == "wrong-code"
        assert enter(anna, password="quite another").status_code == 200


def test_a_session_that_another_process_has_ended_is_closed(
    doors: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "BELIEVED_S", 0.0)
    anna, phone = Person(doors[0], "Anna"), Person(doors[1], "Anna")
    send(anna)
    enter(phone)
    table = phone.open_table("me", "me")["id"]
    with phone.at(table, seat=0) as page:
        page.until_asked()
        send(anna, "/api/account/devices", {"others": True})
        assert phone.get("/api/account").json() == {"name": ""}
        within(doors[1], hall_of(doors[1]).check_sessions)
        wait_for_the_end(page)


def test_wrong_reset_codes_of_one_person_do_not_delay_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(passwords, "sleep", wait)
    with open_hall(tmp_path) as hall:
        thief, anna = Person(hall, "Thief"), Person(hall, "Anna")
        for _ in range(8):
            thief.post("/api/account/reset", {"code": "a guess", "password": "long enough"})
        assert waited[-1] > 0
        anna.post("/api/account/reset", {"code": "a guess", "password": "long enough"})
        assert waited[-1] == 0
