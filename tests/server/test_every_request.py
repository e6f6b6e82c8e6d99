"""Laws that every route of the hall must obey; a route without an entry in the table here fails. An entry is a way to
call the route. All of them are called in two halls that differ only in what one seat hides: by another player, by a
spectator and by a stranger; with all rate limits exhausted; with invalid tokens and names; and by everyone except the
person whose secrets the hall keeps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from meadhall.server.limits.limits import Limits
from meadhall.server.notifications import preferences
from meadhall.server.routes.endpoints import Endpoint
from meadhall.server.tables import spectators
from meadhall.server.tables.engine import EnginePosition
from meadhall.server.web.app import ALL_ROUTES, ROUTES
from tests.server.halls import Json, Person, hall_of, open_hall, within
from tests.server.test_accounts import send
from tests.server.test_oracles import UNLIKE, Scene, scene_of, twins_of

PRINTED = "what is printed, or said to be: the gate of all requests is enough"
ENTRY = "it is asked once a page: the gate of all requests is enough"
PASSWORD = "its own limit, on wrong passwords and new names: test_accounts.py"
SEATED = "only who sits there, and only as often as seats change hands: the gate of all requests is enough"
ABROAD = "there is no provider here: test_openid.py"
ME = {"name": "Anna", "password": "mead and honey"}
CUP = {"name": "Cup", "game": "valhalla", "form": "swiss", "size": 2, "most": 8}
CARDS = {"game": "valhalla", "files": {"jarls.toml": {}}}


class Way(NamedTuple):
    """How to call a route, and the reason if it has no rate limit."""

    body: Json | None = None
    free: str = ""


WAYS: dict[str, Way] = {
    "GET /hall": Way(free=ENTRY),
    "GET /account": Way(free=ENTRY),
    "POST /account/new": Way(ME, PASSWORD),
    "POST /account/enter": Way(ME, PASSWORD),
    "GET /account/data": Way(),
    "POST /account/name": Way({"name": "Anna", "password": ME["password"]}),
    "POST /account/password": Way({"old": ME["password"], "new": ME["password"]}),
    "POST /account/forgot": Way({"name": "Anna"}),
    "POST /account/reset": Way({"code": "x", "password": ME["password"]}),
    "GET /account/devices": Way(),
    "POST /account/devices": Way({"others": True}),
    "POST /account/claim": Way({"code": "x"}),
    "POST /account/passkeys/begin": Way({}),
    "POST /account/passkeys": Way({"answer": "{}"}),
    "POST /account/passkeys/remove": Way({"id": "x"}),
    "POST /account/passkeys/enter/begin": Way({}),
    "POST /account/passkeys/enter": Way({"answer": "{}"}),
    "GET /account/provider": Way(free=ABROAD),
    "GET /account/provider/return": Way(free=ABROAD),
    "GET /statistics": Way(),
    "GET /words/{language}": Way(free=PRINTED),
    "GET /rules": Way(free=PRINTED),
    "GET /book": Way(free=PRINTED),
    "GET /lessons": Way(free=PRINTED),
    "GET /games/{game}/cards": Way(free=PRINTED),
    "POST /lessons/begin": Way({"game": "valhalla", "module": "loki"}),
    "GET /puzzles": Way(),
    "POST /puzzles/begin": Way({"game": "valhalla", "puzzle": ""}),
    "POST /tables/check": Way({"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]}, PRINTED),
    "POST /tables": Way({"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    "GET /lobby": Way(),
    "POST /lobby/seek": Way({"game": "valhalla", "players": 3}),
    "GET /ladder": Way(),
    "GET /people/{name}": Way(),
    "POST /profile": Way({"hidden": False}),
    "GET /circle": Way(),
    "POST /circle/tie": Way({"name": "Bo", "kind": "follow"}),
    "GET /contests": Way(),
    "POST /contests/new": Way(CUP),
    "GET /contests/{contest}": Way(),
    "POST /contests/{contest}/join": Way({}),
    "POST /contests/{contest}/leave": Way({}),
    "POST /contests/{contest}/begin": Way({}),
    "POST /contests/{contest}/cancel": Way({}),
    "GET /workshop/{game}/forms": Way(),
    "GET /workshop/{game}/sets/{cards}": Way(),
    "POST /workshop/read": Way({"game": "valhalla", "files": {}}),
    "POST /workshop/check": Way(CARDS),
    "POST /workshop/sets": Way(CARDS),
    "GET /drafts": Way(),
    "GET /drafts/{key}": Way(),
    "POST /drafts": Way({"key": "mine", "game": "valhalla", "title": "Mine", "files": {}}),
    "POST /drafts/forget": Way({"key": "mine"}),
    "GET /keeper": Way(),
    "POST /keeper": Way({"deed": "lift", "id": "x"}),
    "GET /host": Way(),
    "POST /host/backup": Way({}),
    "GET /calls": Way(),
    "POST /calls": Way({"zone": "Europe/Warsaw"}),
    "POST /calls/devices": Way({"endpoint": "https://push.example/x", "on": False}),
    "POST /calls/mail": Way({"mail": ""}),
    "POST /calls/mail/confirm": Way({"code": "12345678"}),
    "POST /calls/absence": Way({"days": 0}),
    "POST /calls/stop": Way(),
    "GET /moves": Way(),
    "POST /companion/{game}/deal": Way({"seed": "a seed", "words": ["", ""]}),
    "POST /companion/{game}/{tool}": Way({}),
    "POST /records": Way({}),
    "GET /tables/{table}": Way(free=SEATED),
    "GET /tables/{table}/cards": Way(free=PRINTED),
    "GET /tables/{table}/company": Way(),
    "GET /tables/{table}/votes": Way(),
    "GET /tables/{table}/story": Way(),
    "GET /tables/{table}/record": Way(),
    "GET /tables/{table}/proof": Way(),
    "GET /tables/{table}/review": Way(),
    "GET /tables/{table}/puzzle": Way(),
    "GET /tables/{table}/at/{version}": Way(),
    "POST /tables/{table}/join": Way({}),
    "POST /tables/{table}/fill": Way({"seat": 0, "bot": "karl"}),
    "POST /tables/{table}/report": Way({"kind": "table"}),
    "POST /tables/{table}/vote": Way({"seat": 7, "on": True}),
    "POST /tables/{table}/fork": Way({"version": 0}),
    "POST /tables/{table}/luck": Way({"entropy": "mine"}, SEATED),
    "POST /tables/{table}/again": Way({}, SEATED),
    "POST /tables/{table}/stand-in": Way({"seat": 7, "bot": "karl"}, SEATED),
    "POST /tables/{table}/leave": Way({}, SEATED),
    "POST /account/leave": Way({}, ENTRY),
    "POST /account/forget": Way({"password": "mead and honey"}, PASSWORD),
}
DOORS = {  # other entry points, and the test that covers them if it is not here
    "/api/openapi.json": "",
    "/healthz": "",
    "/readyz": "",
    "/metrics": "figures of the process, for its own machine or with the token of the host: test_serving.py",
    "/t/{table}": "",
    "/calls.js": "",
    "/preview/{name}.jpg": "",
    "/api/tables/{table}/socket": "test_oracles.py, test_leaks.py and test_laws.py",
    "/api/lobby/socket": "it tells what GET /lobby tells, and ignores messages: test_lobby.py",
}
QUERIES = {"/rules": "?game=valhalla", "/book": "?game=valhalla", "/lessons": "?game=valhalla&module=loki"}
QUERIES |= {"/ladder": "?game=valhalla", "/puzzles": "?game=valhalla", "/words/{language}": "?game=valhalla"}
TOLD = 50  # replies that are not errors
FILLED = {"name": "Bo", "game": "valhalla", "contest": "0" * 18, "cards": "own", "key": "mine", "tool": "battle"}
FILLED |= {"language": "en", "version": "0", "table": "0" * 18}
OPEN = {"POST /tables/check", "POST /companion/{game}/deal", "POST /companion/{game}/{tool}"}  # public
CHANCE = re.compile(rb"\b\d{9,}(\.\d+)?\b|[0-9a-f]{8,}")  # names, commitments and times differ by chance


def line_of(call: Endpoint) -> str:
    return f"{call.method} {call.path}"


CALLS = {line_of(call): call for call in ALL_ROUTES}


def test_every_route_has_an_entry() -> None:
    assert CALLS.keys() == WAYS.keys()


def paths_of(routes: list[BaseRoute], above: str = "") -> Iterator[str]:
    for route in routes:
        if isinstance(route, Mount):
            yield from paths_of(route.routes, above + route.path)
        else:
            assert isinstance(route, Route | WebSocketRoute)
            yield above + route.path


def test_every_other_entry_point_has_an_entry() -> None:
    calls = {f"/api{call.path}" for call in ALL_ROUTES}
    assert set(paths_of(ROUTES)) - calls == DOORS.keys()


def behind_doors(person: Person, **filled: str) -> dict[str, Any]:
    """Replies of the other entry points, which anyone may call."""
    asked = [path for path, elsewhere in DOORS.items() if not elsewhere]
    return {path: person.get(path.format(**{**FILLED, **filled})) for path in asked}


def ask(person: Person, line: str, **filled: str) -> Any:
    method, path = line.split(" ")
    address = "/api" + path.format(**{**FILLED, **filled}) + QUERIES.get(path, "")
    if method == "GET":
        return person.get(address)
    post = person.send if "/account" in path else person.post  # it may begin another session
    return post(address, WAYS[line].body or {})


# -- nothing depends on what is hidden


@pytest.mark.parametrize("key", ["valhalla", "bloodrage"])
def test_no_reply_depends_on_hidden_information(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Called by another player, a spectator, or a stranger."""
    monkeypatch.setattr(spectators, "MIN_INTERVAL_S", 0.0)
    one, other, me = twins_of(key)
    truth = all_told(tmp_path / "one", key, one, me)
    assert sum(status < 300 for status, _ in truth.values()) > TOLD, "most of them had nothing to tell"
    again = all_told(tmp_path / "other", key, other, me)
    assert {asked: (told, again[asked]) for asked, told in truth.items() if told != again[asked]} == {}


def all_told(folder: Path, key: str, there: EnginePosition, me: int) -> dict[tuple[str, str], tuple[int, bytes]]:
    found = {}
    with scene_of(folder, key, there, me) as scene:
        hall_of(scene.hall).limits = Limits(strict=False)
        for who, person in (("stranger", Person(scene.hall, "", "none")), ("cy", scene.cy), ("anna", scene.anna)):
            for line in WAYS:
                if not line.startswith("POST /account") and not (who != "anna" and "/lessons" in line):
                    reply = ask(person, line, table=scene.table, game=key)
                    found[who, line] = (reply.status_code, scrubbed(scene, reply.content))
            for path, reply in behind_doors(person, table=scene.table, name=key).items():
                found[who, path] = (reply.status_code, scrubbed(scene, reply.content))
    return found


def scrubbed(scene: Scene, content: bytes) -> bytes:
    return UNLIKE.sub(rb"\1", CHANCE.sub(b"~", content.replace(scene.table.encode(), b"table")))


# -- limits


def test_every_request_has_a_limit_or_a_reason_for_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all limits exhausted each route refuses and does nothing."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "open")["id"]
        assert send(anna, wish=ME).status_code == 200
        contest = anna.post("/api/contests/new", CUP).json()["info"]["id"]
        monkeypatch.setattr(Limits, "allow", lambda *_: False)
        refused = {line: ask(anna, line, table=table, contest=contest).status_code == 429 for line in WAYS}
    assert {line for line, no in refused.items() if not no} == {line for line, way in WAYS.items() if way.free}


def test_described_rate_limits_exist() -> None:
    """The OpenAPI description of a route agrees with its limit."""
    for line, way in WAYS.items():
        assert (429 in CALLS[line].refusals) or way.free, line


# -- who asks


@pytest.fixture(scope="module")
def a_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with open_hall(tmp_path_factory.mktemp("every")) as hall:
        hall_of(hall).limits = Limits(strict=False)
        yield hall


@pytest.mark.parametrize("token", ["none", "a" * 5000, "forged.0123456789abcdef"], ids=["none", "long", "forged"])
def test_invalid_tokens_are_refused(a_hall: Any, token: str) -> None:
    """Routes that need a person refuse invalid tokens."""
    anna = Person(a_hall, "Anna")
    table = anna.open_table("me", "open")["id"]
    guest = Person(a_hall, "", token)
    for line, call in CALLS.items():
        if 401 in call.refusals and "provider" not in line:
            assert (ask(guest, line, table=table).status_code == 401) == (line not in OPEN), line


STRANGE = ["..", "-1", "9" * 40, "%00", "null", "ᚠᚢᚦ", "a" * 300, "'; --", "0x10", "١٢", "%F0%9F%90%89", "."]


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_name_in_a_path_is_refused_as_described(a_hall: Any, name: str) -> None:
    """Never with a server error, and only with statuses in the description."""
    anna = Person(a_hall, "Anna")
    for line, call in CALLS.items():
        if "{" in line and not line.startswith("POST /account"):
            reply = ask(anna, line, **dict.fromkeys(FILLED, name))
            assert reply.status_code in {call.status, 404, 405, *call.refusals}, (line, reply.status_code)


# -- secrets of other people


def test_personal_data_is_shown_to_its_owner_only(tmp_path: Path) -> None:
    """Mail addresses, browsers, drafts, friendships, quiet hours, invitations: each is shown to its owner only."""
    with open_hall(tmp_path) as hall:
        inside = hall_of(hall)
        inside.limits = Limits(strict=False)
        bo = Person(hall, "Bo")
        assert send(bo, wish={"name": "Bo", "password": "mead and honey"}).status_code == 200
        anna, cy = Person(hall, "Anna"), Person(hall, "Cy")
        assert send(anna, wish=ME).status_code == 200
        table, secrets = keeps(hall, bo)
        for person in (anna, cy, Person(hall, "", "none")):
            told = {line: ask(person, line, table=table) for line in WAYS if not line.startswith("POST /account")}
            for line, reply in {**told, **behind_doors(person, table=table)}.items():
                assert [secret for secret in secrets if secret.encode() in reply.content] == [], line
        own = "".join(ask(bo, line, table=table).text for line in ("GET /calls", "GET /drafts", "GET /account/data"))
        assert [secret for secret in secrets[:3] if secret not in own] == [], "nothing was kept: nothing was tried"


def keeps(hall: Any, bo: Person) -> tuple[str, list[str]]:
    """Everything that the hall stores about Bo, who sits at a private table."""
    inside = hall_of(hall)
    info = bo.open_table("me", "open", private=True)
    assert bo.post("/api/calls", {"zone": "Asia/Tokyo", "quiet_from": 61, "quiet_to": 62}).status_code == 200
    draft = {"key": "bos-own", "game": "valhalla", "title": "Secret deck", "files": {}}
    assert bo.post("/api/drafts", draft).status_code == 200
    assert bo.post("/api/circle/tie", {"name": "Anna", "kind": "block"}).status_code == 200

    def mail(connection: Any) -> None:
        preferences.set_mail(connection, bo.id, "bo@secret.example", "87654321", "en")

    within(hall, lambda: inside.store.write(mail))
    secrets = ["Asia/Tokyo", "Secret deck", "bo@secret.example", "87654321", info["invite"], bo.token]
    return str(info["id"]), secrets
