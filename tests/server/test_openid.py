"""Sign-in with OpenID Connect: accounts of the provider, forged tokens, key rotation, replies that never end."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import SetupError
from meadhall.server.people import openid
from meadhall.server.people.openid import (
    VARIABLES,
    OAuthState,
    OpenIDError,
    ProviderSettings,
    header_of,
    new_oauth_state,
    provider_settings,
    seal_state,
    unseal_state,
    usable_keys,
    verify_claims,
    verify_signature,
)
from meadhall.server.routes import provider_routes
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Json, Person, make_owner, open_hall
from tests.server.loops import run
from tests.server.providers import Key, Provider, key_of, open_provider, signed_with_public_key, unsigned
from tests.server.test_accounts import send

CLIENT, SECRET = "the hall", "s%ret: +/"  # both need encoding in an Authorization header
HOME = "http://testserver/below"  # a different path than that of the requests: it must come from the setting
FAILED = "/#/account/provider-no"


@pytest.fixture
def provider(monkeypatch: pytest.MonkeyPatch) -> Iterator[Provider]:
    """A provider that the hall is configured for."""
    with open_provider(CLIENT, SECRET) as found:
        for name, value in zip(VARIABLES, (found.issuer, CLIENT, SECRET, "The Guild"), strict=True):
            monkeypatch.setenv(name, value)
        monkeypatch.setenv("MEADHALL_PUBLIC_URL", HOME)
        yield found


def go(person: Person, path: str, cookies: str = "", **headers: str) -> Any:
    person.hall.cookies.clear()
    sent = {"cookie": f"{COOKIE}={person.token}; {cookies}", **headers}
    reply = person.hall.get(path, headers=sent, follow_redirects=False)
    person.hall.cookies.clear()
    return reply


def state_cookie(reply: Any) -> str:
    return f"{provider_routes.COOKIE}={reply.cookies[provider_routes.COOKIE]}"


def sign_in(person: Person, provider: Provider, subject: str, name: str = "", purpose: str = "") -> Any:
    """Go to the provider and come back."""
    begun = go(person, f"/api/account/provider{purpose}")
    back = provider.sign_in(begun.headers["location"], subject, name)
    reply = go(person, back.removeprefix(HOME), state_cookie(begun))
    person.token = reply.cookies.get(COOKIE, person.token)
    return reply


def location(reply: Any) -> str:
    found: str = reply.headers["location"]
    return found


def account(person: Person) -> Json:
    found: Json = person.get("/api/account").json()
    return found


# -- accounts


def test_the_same_person_on_two_devices(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna, phone, other = Person(hall, "Anna"), Person(hall, ""), Person(hall, "")
        assert account(anna) == {"name": "", "provider": "The Guild"}
        table = anna.open_table("me", "open")["id"]
        reply = sign_in(anna, provider, "a-1", "Anna")
        assert (reply.status_code, location(reply)) == (303, "/#/")
        assert account(anna) == {"name": "Anna", "provider": "The Guild", "external": True}
        sign_in(phone, provider, "a-1", "Anna")
        assert phone.token != anna.token, "each device has a session"
        assert [one["id"] for one in phone.get("/api/hall").json()["mine"]] == [table]
        sign_in(other, provider, "a-2", "Anna")
        assert account(other)["name"] == "Anna 2", "a name belongs to one account"
        assert other.token != anna.token


def test_an_account_with_a_password_stays_what_it_is(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        send(anna)
        before = anna.token
        sign_in(anna, provider, "a-1", "Anna")
        assert account(anna)["name"] == "Anna 2"
        assert account(Person(hall, "", before))["name"] == "", "one browser has one session"
        assert send(anna, "/api/account/enter").json()["name"] == "Anna", "the account is as it was"


def test_deleting_an_account_takes_another_sign_in(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "")
        sign_in(anna, provider, "a-1", "Anna")
        assert location(sign_in(anna, provider, "a-2", "Bo", "?for=forget")) == "/#/account/provider-other"
        provider.claims = {"auth_time": int(time.time()) - 3600}
        assert location(sign_in(anna, provider, "a-1", "Anna", "?for=forget")) == FAILED, "an old session there"
        assert account(anna)["name"] == "Anna"
        provider.claims = {"auth_time": int(time.time())}
        begun = go(anna, "/api/account/provider?for=forget")
        assert "prompt=login" in location(begun)
        assert location(sign_in(anna, provider, "a-1", "Anna", "?for=forget")) == "/#/"
        assert account(anna)["name"] == ""


# -- the redirect URL


def test_the_way_back_is_the_public_url_and_not_the_host_of_the_request(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        begun = go(Person(hall, "Anna"), "/api/account/provider", host="127.0.0.1:9", **{"x-forwarded-host": "evil"})
        assert "redirect_uri=http%3A%2F%2Ftestserver%2Fbelow%2Fapi%2Faccount%2Fprovider%2Freturn&" in location(begun)


def test_a_hall_with_a_provider_does_not_open_without_a_public_url(
    tmp_path: Path, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MEADHALL_PUBLIC_URL")
    with pytest.raises(SetupError, match="no public URL"), open_hall(tmp_path):
        pass


@pytest.mark.parametrize(("home", "secure"), [(HOME, False), ("https://hall.example", True)])
def test_the_state_cookie_is_short_lived_and_hidden_from_scripts(
    tmp_path: Path, provider: Provider, monkeypatch: pytest.MonkeyPatch, home: str, secure: bool
) -> None:
    monkeypatch.setenv("MEADHALL_PUBLIC_URL", home)
    with open_hall(tmp_path) as hall:
        cookie = go(Person(hall, "Anna"), "/api/account/provider").headers["set-cookie"]
        words = {word.strip().lower() for word in cookie.split(";")[1:]}
        assert {"httponly", "max-age=900", "path=/", "samesite=lax"} <= words
        assert ("secure" in words) == secure


# -- how the hall authenticates


@pytest.mark.parametrize(
    "methods", [None, ["client_secret_basic"], ["private_key_jwt", "client_secret_post"], ["none"]]
)
def test_the_hall_authenticates_as_the_provider_wants_it(
    tmp_path: Path, provider: Provider, methods: list[str] | None
) -> None:
    provider.methods = methods
    with open_hall(tmp_path) as hall:
        assert location(sign_in(Person(hall, ""), provider, "a-1", "Anna")) == "/#/"


def test_a_public_client_sends_its_id_alone(
    tmp_path: Path, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLES[2], "")
    provider.methods = ["none", "client_secret_basic"]
    with open_hall(tmp_path) as hall:
        assert location(sign_in(Person(hall, ""), provider, "a-1", "Anna")) == "/#/"


def test_a_secret_is_not_sent_in_a_way_that_the_provider_does_not_know(tmp_path: Path, provider: Provider) -> None:
    provider.methods = ["private_key_jwt"]
    with open_hall(tmp_path) as hall:
        assert location(sign_in(Person(hall, ""), provider, "a-1", "Anna")) == FAILED
    assert "/token" not in provider.requests


def test_a_wrong_secret_is_refused_by_the_test_provider(
    tmp_path: Path, provider: Provider, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(VARIABLES[2], "wrong")
    with open_hall(tmp_path) as hall:
        assert location(sign_in(Person(hall, ""), provider, "a-1", "Anna")) == FAILED
    assert "status 401 'invalid_client'" in caplog.text


# -- keys and algorithms


@pytest.mark.parametrize("algorithm", ["RS256", "ES256", "EdDSA"])
def test_tokens_of_every_algorithm_and_a_rotation(
    tmp_path: Path, provider: Provider, monkeypatch: pytest.MonkeyPatch, algorithm: str
) -> None:
    provider.rotate(key_of("first", algorithm))
    with open_hall(tmp_path) as hall:
        assert location(sign_in(Person(hall, ""), provider, "a-1")) == "/#/"
        provider.rotate(key_of("second", algorithm))
        assert location(sign_in(Person(hall, ""), provider, "a-1")) == FAILED, "keys were read a moment ago"
        assert provider.requests.count("/keys") == 1
        monkeypatch.setattr(openid, "REREAD_KEYS_S", 0.0)
        assert location(sign_in(Person(hall, ""), provider, "a-1")) == "/#/"
        assert provider.requests.count("/keys") == 2
        provider.head = {"kid": None}
        assert location(sign_in(Person(hall, ""), provider, "a-1")) == "/#/", "one key, and a token that names none"
        assert provider.requests.count("/keys") == 2


def test_unknown_key_ids_do_not_refetch_the_keys_each_time(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        provider.head = {"kid": "unknown"}
        for _ in range(4):
            assert location(sign_in(Person(hall, ""), provider, "a-1")) == FAILED
    assert provider.requests.count("/keys") == 1


def test_keys_of_other_kinds_and_short_keys_are_left_out() -> None:
    good = [key_of("one").public(), key_of("first", "ES256").public(), key_of("first", "EdDSA").public()]
    short = Key("short", "RS256", 1024).public()
    bad: list[object] = [short, {"kty": "oct", "k": "AAAA"}, {"kty": "RSA", "kid": "x"}, {}, None, "x", {"kty": []}]
    assert [key.get("kid") for key in usable_keys([*good, *bad])] == ["one", "first", "first"]
    assert usable_keys({"keys": good}) == []
    private = {**good[0], "d": "AQAB"}
    assert [key.is_private for key in usable_keys([private])] == [False], "only the public part is read"


# -- forged tokens

NOW = int(time.time())
WRONG: list[tuple[Json, Json]] = [
    ({"iss": "https://evil.test"}, {}),
    ({"iss": [CLIENT]}, {}),
    ({"aud": "another hall"}, {}),
    ({"aud": [CLIENT, "another hall"]}, {}),
    ({"aud": []}, {}),
    ({"aud": None}, {}),
    ({"azp": "another hall"}, {}),
    ({"exp": NOW - 3600}, {}),
    ({"exp": "never"}, {}),
    ({"exp": 1e308}, {}),
    ({"exp": 10**400}, {}),
    ({"exp": float("nan")}, {}),
    ({"exp": float("inf")}, {}),
    ({"exp": True}, {}),
    ({"exp": None}, {}),
    ({"iat": NOW - 7200}, {}),
    ({"iat": NOW + 7200}, {}),
    ({"iat": float("nan")}, {}),
    ({"iat": -1e308}, {}),
    ({"nbf": NOW + 7200}, {}),
    ({"nonce": "of another sign-in"}, {}),
    ({"nonce": None}, {}),
    ({"sub": ""}, {}),
    ({"sub": 7}, {}),
    ({"sub": "x" * 256}, {}),
    ({}, {"alg": "none"}),
    ({}, {"alg": "HS256"}),
    ({}, {"alg": "PS256"}),
    ({}, {"alg": "ES256"}),
    ({}, {"alg": ["RS256"]}),
    ({}, {"alg": None}),
    ({}, {"kid": "unknown"}),
    ({}, {"crit": ["exp"]}),
    ({}, {"b64": False, "crit": ["b64"]}),
]


@pytest.mark.parametrize(("claims", "head"), WRONG)
def test_a_forged_token_is_refused(claims: Json, head: Json) -> None:
    key, state = key_of("one"), new_oauth_state("guest", "enter")
    settings = ProviderSettings("https://id.test", CLIENT, "", "")
    right = {"iss": "https://id.test", "aud": CLIENT, "sub": "s", "nonce": state.nonce, "iat": NOW, "exp": NOW + 300}
    keys = usable_keys([key.public()])

    def check(token: str) -> Json:
        return verify_claims(verify_signature(token, header_of(token), keys), settings, state, float(NOW))

    assert check(key.token(right))["sub"] == "s"
    with pytest.raises(OpenIDError):
        check(key.token({**right, **claims}, **head))


def test_a_token_signed_in_another_way_is_refused() -> None:
    key, other = key_of("one"), key_of("other")
    token = key.token({"sub": "s"})
    head, claims, signature = token.split(".")
    changed = key.token({"sub": "t"}).split(".")[1]
    known = usable_keys([key.public()])
    assert verify_signature(token, header_of(token), known) == {"sub": "s"}
    for wrong, keys in [
        (f"{head}.{changed}.{signature}", known),
        (f"{head}.{claims}.", known),
        (f"{head}.{claims}.{signature[:-4]}AAAA", known),
        (unsigned({"sub": "s"}), known),
        (unsigned({"sub": "s"}, "RS256"), known),
        (signed_with_public_key(key, {"sub": "s"}), known),
        (other.token({"sub": "s"}, kid="one"), known),
        (key.token({"sub": "s"}, jwk=other.public()), usable_keys([other.public()])),
        (other.token({"sub": "s"}, kid="one", jwk=other.public()), known),  # a key in the header counts for nothing
        ("a.b", known),
        ("a.b.c", known),
        (f"{base64.urlsafe_b64encode(json.dumps(['alg']).encode()).decode().rstrip('=')}.e30.x", known),
        ("é.é.é", known),
        ("", known),
        (token * 400, known),
        (token, []),
        (token, usable_keys([{**key.public(), "use": "enc"}])),
        (token, usable_keys([{**key.public(), "alg": "RS512"}])),
    ]:
        with pytest.raises(OpenIDError):
            verify_signature(wrong, header_of(wrong), keys)


def test_a_forged_token_does_not_sign_in(tmp_path: Path, provider: Provider) -> None:
    wrong: list[tuple[Json, Json]] = [({"exp": 1e308}, {}), ({"nonce": "x"}, {}), ({}, {"alg": "none"})]
    with open_hall(tmp_path) as hall:
        for claims, head in wrong:
            provider.claims, provider.head = claims, head
            anna = Person(hall, "Anna")
            reply = sign_in(anna, provider, "a-1", "Anna")
            assert location(reply) == FAILED, (claims, head)
            assert COOKIE not in reply.cookies
            assert account(anna)["name"] == ""


# -- the state


def test_a_copied_cookie_ends_with_its_session(tmp_path: Path, provider: Provider) -> None:
    """Signing out ends every copy; so does ending the other devices from elsewhere."""
    with open_hall(tmp_path) as hall:
        anna, phone = Person(hall, "Anna"), Person(hall, "")
        for person in (anna, phone):
            sign_in(person, provider, "a-1", "Anna")
        copies = [Person(hall, "", person.token) for person in (anna, phone)]
        assert [copy.get("/api/account").json()["name"] for copy in copies] == ["Anna", "Anna"]
        assert anna.send("/api/account/leave", {}).json()["name"] == ""
        sign_in(anna, provider, "a-1", "Anna")
        assert len(anna.send("/api/account/devices", {"others": True}).json()) == 1
        assert [copy.get("/api/account").json()["name"] for copy in copies] == ["", ""]


def test_a_reserved_or_taken_name_from_the_provider_gives_no_role(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        owner, stranger = Person(hall, "Odin"), Person(hall, "")
        send(owner, wish={"name": "Odin", "password": "mead and honey"})
        make_owner(owner)
        sign_in(stranger, provider, "s-1", "Odin")
        assert account(stranger)["name"] == "Odin 2"
        renamed = {"name": "Wotan", "password": "mead and honey"}
        assert owner.send("/api/account/name", renamed).status_code == 200
        other = Person(hall, "")
        sign_in(other, provider, "s-2", "Odin")
        assert account(other)["name"] == "Odin", "the name is free"
        assert [one.get("/api/host").status_code for one in (owner, stranger, other)] == [200, 403, 403]


def test_a_state_counts_for_one_browser_and_one_code(tmp_path: Path, provider: Provider) -> None:
    with open_hall(tmp_path) as hall:
        anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
        begun = go(anna, "/api/account/provider")
        cookie = state_cookie(begun)
        back = provider.sign_in(location(begun), "a-1", "Anna").removeprefix(HOME)
        for person, path, cookies in [
            (eve, back, cookie),  # another guest with her state cookie
            (anna, back, ""),
            (anna, back, cookie + "0"),
            (anna, back.replace("state=", "state=x"), cookie),
            (anna, back.partition("?")[0], cookie),
        ]:
            assert location(go(person, path, cookies)) == FAILED, path
        assert location(go(anna, back, cookie)) == "/#/"
        assert location(go(anna, back, cookie)) == FAILED, "the code was used"


def test_a_state_expires_and_needs_the_halls_signature(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_oauth_state("guest", "enter")
    text = seal_state(state, b"ours")
    assert unseal_state(text, b"ours") == state
    assert unseal_state(seal_state(state, b"theirs"), b"ours") is None
    assert unseal_state("", b"ours") is None
    assert unseal_state("é", b"ours") is None
    monkeypatch.setattr(time, "time", lambda: state.begun + openid.STATE_S + 2)
    assert unseal_state(text, b"ours") is None


# -- answers


def ask(provider: Provider) -> Json:
    found = openid.Provider(ProviderSettings(provider.issuer, CLIENT, SECRET, ""))
    return run(found.discover())


def test_an_answer_that_trickles_ends_at_the_deadline(provider: Provider, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openid, "DEADLINE_S", 0.5)
    provider.delay_s = 0.1  # each byte arrives within the read timeout, the whole reply does not
    began = time.monotonic()
    with pytest.raises(OpenIDError, match="no complete answer"):
        ask(provider)
    assert time.monotonic() - began < 5.0


def test_a_huge_answer_is_not_read_to_its_end(provider: Provider) -> None:
    provider.padding = 1000
    assert ask(provider)["issuer"] == provider.issuer
    provider.padding = 50_000_000
    with pytest.raises(OpenIDError, match="longer than"):
        ask(provider)


def test_redirects_are_not_followed(provider: Provider) -> None:
    with open_provider() as other:
        provider.redirect = f"{other.issuer}/.well-known/openid-configuration"
        with pytest.raises(OpenIDError, match="status 302"):
            ask(provider)
        assert other.requests == []


@pytest.mark.parametrize(
    "document",
    [
        {"issuer": "https://evil.test"},
        {"token_endpoint": "http://id.test/token"},
        {"jwks_uri": ""},
        {"authorization_endpoint": "javascript:alert(1)"},
    ],
)
def test_an_unfit_provider_is_not_used(tmp_path: Path, provider: Provider, document: Json) -> None:
    provider.document = document
    with open_hall(tmp_path) as hall:
        assert location(go(Person(hall, "Anna"), "/api/account/provider")) == "/#/account/provider-away"


def test_a_provider_that_is_away_is_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(VARIABLES[0], "http://127.0.0.1:9")
    monkeypatch.setenv(VARIABLES[1], CLIENT)
    monkeypatch.setenv("MEADHALL_PUBLIC_URL", HOME)
    with open_hall(tmp_path) as hall:
        assert location(go(Person(hall, "Anna"), "/api/account/provider")) == "/#/account/provider-away"
    assert "127.0.0.1: " in caplog.text


# -- settings


def test_without_a_provider_there_is_no_such_request(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        assert go(anna, "/api/account/provider").json()["reason"] == "no-provider"
        assert account(anna) == {"name": ""}


@pytest.mark.parametrize(
    ("issuer", "client"),
    [("https://id.test", ""), ("", "x"), ("http://id.test", "x"), ("ftp://id.test", "x"), ("https://u:p@id.test", "x")],
)
def test_wrong_settings_are_refused(issuer: str, client: str) -> None:
    with pytest.raises(SetupError, match="MEADHALL_OIDC"):
        provider_settings({VARIABLES[0]: issuer, VARIABLES[1]: client})


def test_the_name_of_the_provider_is_its_host_by_default() -> None:
    found = provider_settings({VARIABLES[0]: "https://id.test/realm", VARIABLES[1]: "x"})
    assert found is not None
    assert found.name == "id.test"


def test_sign_ins_of_one_guest_have_different_secrets() -> None:
    one, two = (new_oauth_state("guest", "enter") for _ in range(2))
    assert isinstance(one, OAuthState)
    assert len({one.state, one.nonce, one.verifier, two.state, two.nonce, two.verifier}) == 6
