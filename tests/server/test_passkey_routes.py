"""Passkeys of accounts: added with the password, used to sign in, removed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.routes.passkey_routes import COOKIE as CHALLENGE
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Json, Person, hall_of, open_hall
from tests.server.test_accounts import HERS, send
from tests.server.test_passkeys import PARTY, Authenticator


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Person]:
    """A person with an account, in a hall that browsers reach over https."""
    with open_hall(tmp_path) as hall:
        hall_of(hall).home_url = PARTY.origin
        person = Person(hall, "Anna")
        send(person)
        yield person


def ask(person: Person, path: str, body: Json, challenge: str = "") -> Any:
    """Post with the challenge cookie, and use the session of the reply."""
    cookie = f"{COOKIE}={person.token}" + (f"; {CHALLENGE}={challenge}" if challenge else "")
    reply = person.hall.post(f"/api/account/passkeys{path}", json=body, headers={"cookie": cookie})
    person.hall.cookies.clear()
    person.token = str(reply.cookies.get(COOKIE, person.token))
    return reply


def add(person: Person, device: Authenticator, password: str = HERS["password"]) -> Any:
    begun = ask(person, "/begin", {"password": password})
    if begun.status_code != 200:
        return begun
    device.user = person.id.encode()
    answer = device.create(json.loads(begun.json()["options"]))
    return ask(person, "", {"answer": json.dumps(answer), "label": "Phone"}, begun.cookies[CHALLENGE])


def sign_in(person: Person, device: Authenticator) -> Any:
    begun = ask(person, "/enter/begin", {})
    answer = device.get(json.loads(begun.json()["options"]))
    return ask(person, "/enter", {"answer": json.dumps(answer)}, begun.cookies[CHALLENGE])


def test_a_passkey_signs_in_on_another_device(anna: Person) -> None:
    device, phone = Authenticator(), Person(anna.hall, "")
    table = phone.open_table("me", "thrall")["id"]
    assert [one["label"] for one in add(anna, device).json()["passkeys"]] == ["Phone"]
    assert sign_in(phone, device).json()["name"] == "Anna"
    assert [one["id"] for one in anna.get("/api/hall").json()["mine"]] == [table], "the guest's table came along"
    assert len(anna.get("/api/account/devices").json()) == 2


def test_a_thief_of_a_cookie_cannot_add_a_passkey(anna: Person) -> None:
    assert add(Person(anna.hall, "", anna.token), Authenticator(), "not this one").json()["reason"] == "wrong-password"


def test_an_unknown_or_copied_passkey_is_refused(anna: Person) -> None:
    device, phone = Authenticator(count=5), Person(anna.hall, "")
    assert sign_in(phone, device).json()["reason"] == "wrong-passkey"
    add(anna, device)
    device.count = 6
    assert sign_in(phone, device).status_code == 200
    assert sign_in(Person(anna.hall, ""), device).json()["reason"] == "wrong-passkey", "its counter does not grow"


def test_an_answer_counts_for_its_challenge_only(anna: Person) -> None:
    device = Authenticator()
    add(anna, device)
    phone = Person(anna.hall, "")
    begun, other = ask(phone, "/enter/begin", {}), ask(phone, "/enter/begin", {})
    answer = json.dumps(device.get(json.loads(begun.json()["options"])))
    assert ask(phone, "/enter", {"answer": answer}, other.cookies[CHALLENGE]).json()["reason"] == "wrong-passkey"
    assert ask(phone, "/enter", {"answer": answer}).json()["reason"] == "wrong-passkey"


def test_a_removed_passkey_opens_nothing(anna: Person) -> None:
    device = Authenticator()
    [key] = add(anna, device).json()["passkeys"]
    bo = Person(anna.hall, "Bo")
    send(bo, wish=HERS | {"name": "Bo"})
    assert ask(bo, "/remove", {"id": key["id"]}).json()["reason"] == "no-passkeys"
    assert ask(anna, "/remove", {"id": key["id"]}).json().get("passkeys", []) == []
    assert sign_in(Person(anna.hall, ""), device).json()["reason"] == "wrong-passkey"


def test_a_hall_without_a_name_offers_no_passkeys(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        send(anna)
        assert ask(anna, "/begin", {"password": HERS["password"]}).json()["reason"] == "no-passkeys"
