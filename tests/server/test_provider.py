"""Sign-in with OpenID Connect: whom the provider vouches for is the same guest everywhere, and nobody else is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import SetupError
from meadhall.server.rooms.entry import provider
from meadhall.server.rooms.entry.provider import new_trip, sealed, settings_from, unsealed
from meadhall.server.rooms.entry.tokens import Expected, UnbelievableError, claims_of
from meadhall.server.web.cookie import COOKIE
from meadhall.server.web.provider_calls import TRIP
from tests.server.halls import Json, Person, open_hall
from tests.server.providers import Provider, keys, open_provider
from tests.server.test_accounts import send

CLIENT = "the hall"


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> Iterator[Provider]:
    """A provider that the host has named."""
    with open_provider() as found:
        for name, value in zip(provider.NAMES, (found.issuer, CLIENT, "secret", "The Guild"), strict=True):
            monkeypatch.setenv(name, value)
        yield found


def go(person: Person, path: str, cookies: str = "") -> Any:
    headers = {"cookie": f"{COOKIE}={person.token}; {cookies}"}
    return person.hall.get(path, headers=headers, follow_redirects=False)


def trip_of(reply: Any) -> str:
    return f"{TRIP}={reply.cookies[TRIP]}"


def sign_in(person: Person, there: Provider, subject: str, name: str = "", purpose: str = "") -> Any:
    """There and back again; whoever comes back has the token they were given."""
    begun = go(person, f"/api/account/provider{purpose}")
    trip = trip_of(begun)
    person.hall.cookies.clear()
    back = there.sign_in(begun.headers["location"], subject, name)
    reply = go(person, back.removeprefix("http://testserver"), trip)
    person.token = reply.cookies.get(COOKIE, person.token)
    person.hall.cookies.clear()
    return reply


def account(person: Person) -> Json:
    found: Json = person.get("/api/account").json()
    return found


def test_the_same_person_on_two_devices(tmp_path: Path, there: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna, phone, other = Person(hall, "Anna"), Person(hall, ""), Person(hall, "")
        assert account(anna) == {"name": "", "provider": "The Guild"}
        table = anna.open_table("me", "open")["id"]
        reply = sign_in(anna, there, "a-1", "Anna")
        assert (reply.status_code, reply.headers["location"]) == (303, "/#/")
        assert account(anna) == {"name": "Anna", "provider": "The Guild", "external": True}
        sign_in(phone, there, "a-1", "Anna")
        assert phone.token != anna.token, "each device has a session"
        assert [one["id"] for one in phone.get("/api/hall").json()["mine"]] == [table]
        sign_in(other, there, "a-2", "Anna")
        assert account(other)["name"] == "Anna 2", "nobody takes another one's name"
        assert other.token != anna.token


def test_an_account_with_a_password_stays_what_it_is(tmp_path: Path, there: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        send(anna)
        before = anna.token
        sign_in(anna, there, "a-1", "Anna")
        assert account(anna)["name"] == "Anna 2"
        assert before != anna.token
        assert account(Person(hall, "", before))["name"] == "", "one browser has one session"
        assert send(anna, "/api/account/enter").json()["name"] == "Anna", "the account is there as it was"


def test_the_account_is_deleted_by_whoever_signs_in_once_more(tmp_path: Path, there: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "")
        sign_in(anna, there, "a-1", "Anna")
        refused = sign_in(anna, there, "a-2", "Bo", "?for=forget")
        assert refused.headers["location"] == "/#/account/provider-other"
        assert account(anna)["name"] == "Anna"
        begun = go(anna, "/api/account/provider?for=forget")
        assert "prompt=login" in begun.headers["location"]
        hall.cookies.clear()
        assert sign_in(anna, there, "a-1", "Anna", "?for=forget").headers["location"] == "/#/"
        assert account(anna)["name"] == ""


LIES: list[tuple[Json, Json]] = [
    ({"iss": "https://evil.test"}, {}),
    ({"aud": "another hall"}, {}),
    ({"aud": [CLIENT, "another hall"]}, {}),
    ({"azp": "another hall"}, {}),
    ({"exp": int(time.time()) - 3600}, {}),
    ({"exp": "never"}, {}),
    ({"iat": int(time.time()) - 7200}, {}),
    ({"iat": int(time.time()) + 7200}, {}),
    ({"nonce": "of another trip"}, {}),
    ({"sub": ""}, {}),
    ({"sub": 7}, {}),
    ({}, {"alg": "none"}),
    ({}, {"alg": "HS256"}),
    ({}, {"kid": "unknown"}),
]


def test_a_token_with_something_wrong_lets_nobody_in(tmp_path: Path, there: Provider) -> None:
    with open_hall(tmp_path) as hall:
        for lies, head in LIES:
            there.lies, there.head = lies, head
            anna = Person(hall, "Anna")
            reply = sign_in(anna, there, "a-1", "Anna")
            assert reply.headers["location"] == "/#/account/provider-no", (lies, head)
            assert COOKIE not in reply.cookies
            assert account(anna)["name"] == ""
        there.lies, there.key, there.head = {}, keys()[1], {"kid": "one"}  # signed by somebody else
        assert sign_in(Person(hall, ""), there, "a-1").headers["location"] == "/#/account/provider-no"
        there.key, there.head = keys()[0], {}
        assert sign_in(Person(hall, ""), there, "a-1").headers["location"] == "/#/"


def test_a_token_that_was_changed_is_nothing() -> None:
    key, now = keys()[0], time.time()
    body = {"iss": "i", "aud": "c", "sub": "s", "nonce": "n", "iat": now, "exp": now + 9}
    token = key.signed(body)
    expected = Expected("i", "c", "n")
    assert claims_of(token, [key.public()], expected)["sub"] == "s"
    head, claims, signature = token.split(".")
    other = key.signed(body | {"sub": "t"}).split(".")[1]
    weak = {**key.public(), "n": "AQAB"}
    for wrong, known in [
        (f"{head}.{other}.{signature}", [key.public()]),
        (f"{head}.{claims}.", [key.public()]),
        (f"{head}.{claims}.{signature[:-4]}AAAA", [key.public()]),
        (token + "=", [key.public()]),
        ("a.b", [key.public()]),
        (token, []),
        (token, [weak]),
        (token, [{"kty": "RSA", "kid": "one"}]),
    ]:
        with pytest.raises(UnbelievableError):
            claims_of(wrong, known, expected)


def test_a_trip_is_good_for_one_browser_one_state_and_one_code(tmp_path: Path, there: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
        begun = go(anna, "/api/account/provider")
        trip = trip_of(begun)
        hall.cookies.clear()
        back = there.sign_in(begun.headers["location"], "a-1", "Anna").removeprefix("http://testserver")
        for who, path, cookies in [
            (eve, back, trip),  # another guest with her cookie
            (anna, back, ""),
            (anna, back, trip + "0"),
            (anna, back.replace("state=", "state=x"), trip),
            (anna, back.partition("?")[0], trip),
        ]:
            reply = go(who, path, cookies)
            hall.cookies.clear()
            assert reply.headers["location"] == "/#/account/provider-no", path
        assert go(anna, back, trip).headers["location"] == "/#/"
        hall.cookies.clear()
        assert go(anna, back, trip).headers["location"] == "/#/account/provider-no", "the code was used"


def test_a_trip_ends_and_only_our_seal_holds() -> None:
    trip = new_trip("guest", "enter")
    assert unsealed(sealed(trip, b"ours"), b"ours") == trip
    assert unsealed(sealed(trip, b"theirs"), b"ours") is None
    late = provider.Trip(trip.state, trip.nonce, trip.verifier, "guest", "enter", time.time() - 1)
    assert unsealed(sealed(late, b"ours"), b"ours") is None
    assert unsealed("", b"ours") is None


def test_without_a_provider_there_is_no_such_door(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        assert go(anna, "/api/account/provider").json()["reason"] == "no-provider"
        assert account(anna) == {"name": ""}


def test_a_provider_that_is_away_or_another_one_is_said_so(tmp_path: Path, there: Provider) -> None:
    there.about = lambda: {"issuer": "https://evil.test"}  # type: ignore[method-assign]
    with open_hall(tmp_path) as hall:
        reply = go(Person(hall, "Anna"), "/api/account/provider")
        assert reply.headers["location"] == "/#/account/provider-away"


@pytest.mark.parametrize(
    ("issuer", "client"),
    [("https://id.test", ""), ("", "x"), ("http://id.test", "x"), ("ftp://id.test", "x"), ("https://u:p@id.test", "x")],
)
def test_wrong_settings_are_refused_in_words(issuer: str, client: str) -> None:
    with pytest.raises(SetupError, match="MEADHALL_OIDC"):
        settings_from({provider.NAMES[0]: issuer, provider.NAMES[1]: client})


def test_right_settings_are_taken() -> None:
    found = settings_from({provider.NAMES[0]: "https://id.test/realm", provider.NAMES[1]: "x"})
    assert found is not None
    assert found.name == "id.test"
