"""The public URL and the host names under which a hall answers; origins of its own pages."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from meadhall.cli.commands.hall import serve
from meadhall.core.errors import SetupError
from meadhall.server.addresses import host_of, is_loopback, origin_of, public_url_from, trusted_names
from meadhall.server.people.openid import VARIABLES
from meadhall.server.run import process
from meadhall.server.run.app import HallSettings, make_app, public_url_of
from meadhall.server.run.process import ServeSettings, with_address
from meadhall.server.tables.engine import find_games
from meadhall.server.web.cookie import same_origin
from tests.server.halls import Person, open_hall, shared_bots, shared_jobs
from tests.server.loops import run
from tests.server.migrated import laid

HOME = "https://hall.example/below"
TRUSTED = ["hall.lan"]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Any:
    settings = HallSettings(public_url=HOME, trusted_hosts=TRUSTED)
    database = laid(str(tmp_path_factory.mktemp("hall") / "hall.db"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "gethostname", lambda: "Barn.farm.example")
        app = make_app(database, find_games(), settings, shared_bots(), shared_jobs())
    with TestClient(app, client=("127.0.0.1", 50000)) as client:
        yield client


# -- trusted hosts

OURS = [
    "hall.example",
    "hall.example:443",
    "HALL.Example:8443",
    "hall.example.",
    "hall.example.:443",
    "localhost",
    "LOCALHOST:8037",
    "hall.lan",
    "barn",
    "barn.local",
    "barn.farm.example:80",
    "127.0.0.1",
    "192.168.1.5:8037",
    "8.8.8.8",
    "[::1]",
    "[::1]:8037",
    "[FE80::1]:1",
    "[::ffff:127.0.0.1]",
]
FOREIGN = [
    "",
    " ",
    "evil.example",
    "evil.example:8037",
    "hall.example.evil.example",
    "evilhall.example",
    "www.hall.example",
    "hall.example..",
    ".hall.example",
    "hall.example:",
    "hall.example:x",
    "hall.example:99999",
    "hall.example:443:443",
    "hall.example, evil.example",
    "evil.example@hall.example",
    "hall.example/evil",
    "hall.example#",
    "::1",
    "[::1",
    "[::1]x",
    "[::1]:",
    "[evil.example]",
    "[127.0.0.1]",
    "127.1",
    "2130706433",
    "0x7f000001",
    "127.0.0.1.evil.example",
    "256.0.0.1",
    "localhost.evil.example",
    "barn.evil.example",
    "*",
    "null",
]


@pytest.mark.parametrize("host", OURS)
def test_the_hall_answers_under_its_names_and_addresses(hall: TestClient, host: str) -> None:
    assert hall.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_host_is_refused(hall: TestClient, host: str) -> None:
    for path in ("/healthz", "/api/hall", "/metrics", "/", "/t/nothing"):
        reply = hall.get(path, headers={"host": host})
        assert (reply.status_code, "--trusted-host NAME" in reply.text) == (400, True), path
        assert "set-cookie" not in reply.headers
    assert hall.post("/api/tables", json={}, headers={"host": host}).status_code == 400


@pytest.mark.parametrize("host", ["evil.example", "", "127.1"])
def test_a_socket_under_a_foreign_host_is_refused(hall: TestClient, host: str) -> None:
    for path in ("/api/lobby/socket", "/api/tables/x/socket"):
        with (
            pytest.raises(WebSocketDenialResponse) as denial,
            hall.websocket_connect(path, headers={"host": host}),
        ):
            pass
        assert denial.value.status_code == 400


def test_two_host_headers_are_refused(hall: TestClient) -> None:
    sent = [("host", "hall.example"), ("host", "evil.example")]
    assert hall.get("/healthz", headers=sent).status_code == 400


def test_names_come_from_options_the_environment_and_the_public_url(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "barn")
    names = trusted_names(["Hall.lan."], HOME, {"MEADHALL_TRUSTED_HOSTS": "one.lan, two.lan  three"})
    own = {"localhost", "barn", "barn.local", "hall.example"}
    assert names == own | {"hall.lan", "one.lan", "two.lan", "three"}
    monkeypatch.setattr(socket, "gethostname", str)
    assert trusted_names([], "", {}) == {"localhost"}


@pytest.mark.parametrize("name", ["http://hall.lan", "hall.lan:80", "*.lan", "a/b", "-x", "é.lan"])
def test_a_wrong_name_is_refused_at_start(name: str) -> None:
    with pytest.raises(SetupError, match="--trusted-host"):
        trusted_names([name], "", {})


# -- the public URL


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("https://hall.example/", "https://hall.example"),
        ("http://hall.example:8037/a/b/", "http://hall.example:8037/a/b"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://зал.example", "https://xn--80ann.example"),
        ("", ""),
    ],
)
def test_public_urls(given: str, found: str) -> None:
    assert public_url_from(given, {}) == found
    assert public_url_from("", {"MEADHALL_PUBLIC_URL": given}) == found
    assert public_url_from("https://option.example", {"MEADHALL_PUBLIC_URL": given}) == "https://option.example"


@pytest.mark.parametrize(
    "given",
    [
        "nowhere",
        "ftp://hall.example",
        "https://",
        "https:///path",
        "https://u:p@hall.example",
        "https://hall.example:0",
        "https://hall.example:99999",
        "https://[::1",
        "https://hall.example?x",
        "https://hall.example/#x",
        "https://hall example",
        "https://hall.example/a\nb",
    ],
)
def test_a_wrong_public_url_is_refused(given: str) -> None:
    with pytest.raises(SetupError, match="--public-url"):
        public_url_from(given, {})
    with pytest.raises(SetupError, match="MEADHALL_PUBLIC_URL"):
        public_url_from("", {"MEADHALL_PUBLIC_URL": given})


def test_previews_of_links_name_the_public_url(hall: TestClient) -> None:
    page = hall.get("/t/nothing", headers={"host": "127.0.0.1:9"}).text
    assert f'content="{HOME}/t/nothing"' in page
    assert f'content="{HOME}/preview/hall.jpg"' in page


def wishes_of(*words: str) -> ServeSettings:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return serve.serve_settings(parser.parse_args(words))


@pytest.mark.parametrize("option", ["--public-url", "--address"])
def test_the_old_option_means_the_same(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_PUBLIC_URL", raising=False)
    wishes = wishes_of(option, f"{HOME}/", "--trusted-host", "a", "--trusted-host", "b")
    assert (public_url_of(wishes), wishes.calls.address, wishes.trusted_hosts) == (HOME, HOME, ["a", "b"])
    assert public_url_of(wishes_of()) == ""
    monkeypatch.setenv("MEADHALL_PUBLIC_URL", "https://environment.example")
    assert public_url_of(wishes_of()) == "https://environment.example"


def test_mail_takes_the_public_url_of_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mail = ("--mail", "smtp://mail.example", "--mail-from", "Hall <hall@hall.example>", "--data", str(tmp_path))
    with pytest.raises(SetupError, match="--mail without"):
        process.check(wishes_of(*mail))
    monkeypatch.setenv("MEADHALL_PUBLIC_URL", HOME)
    process.check(wishes_of(*mail))
    with open_hall(tmp_path) as hall:
        assert hall.app.state.hall.ways.address == HOME  # type: ignore[attr-defined]  # Starlette's


# -- a provider needs a public URL


def test_a_provider_needs_a_public_url_unless_the_hall_is_for_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLES[0], "https://id.test")
    monkeypatch.setenv(VARIABLES[1], "x")
    for host in ("0.0.0.0", "192.168.1.5", "::", "hall.lan"):
        with pytest.raises(SetupError, match="no public URL"):
            process.check(wishes_of("--host", host))
        process.check(wishes_of("--host", host, "--public-url", HOME))
    for host in ("127.0.0.1", "::1", "localhost", "127.0.0.2"):
        process.check(wishes_of("--host", host))


@pytest.mark.parametrize(
    ("host", "home", "names"),
    [
        ("127.0.0.1", "http://127.0.0.1:8037/x", []),
        ("::1", "http://[::1]:8037/x", []),
        ("localhost", "http://localhost:8037/x", ["localhost"]),
        ("0.0.0.0", "", []),
        ("barn.lan", "", ["barn.lan"]),
    ],
)
def test_a_hall_on_loopback_knows_its_address(host: str, home: str, names: list[str]) -> None:
    found = with_address(wishes_of("--host", host, "--root-path", "/x"), 8037)
    assert (found.listening_url, found.trusted_hosts) == (home, names)


def test_loopback() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.9.9.9", "::1", "localhost", "LocalHost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "", "localhost.evil.example", "10.0.0.1")))


# -- origins


def test_origins_have_a_scheme_a_host_and_a_port() -> None:
    assert origin_of("https://Hall.Example/path") == ("https", "hall.example", 443)
    assert origin_of("http://[::1]:80") == origin_of("http://[::1]") == ("http", "[::1]", 80)
    assert [origin_of(text) for text in ("null", "", "file://x", "http://", "http://a:x", "//a")] == [None] * 6
    assert host_of("a.example:80") == "a.example"


ORIGINS = [
    # origin, Host, X-Forwarded-Proto, whether a write is allowed
    ("http://testserver", "testserver", "", True),
    ("http://testserver:80", "testserver", "", True),
    ("http://TESTSERVER", "testserver:80", "", True),
    ("https://testserver", "testserver", "", False),
    ("http://testserver:8080", "testserver", "", False),
    ("http://127.0.0.1:8037", "127.0.0.1:8037", "", True),
    ("http://127.0.0.1:8038", "127.0.0.1:8037", "", False),
    ("http://[::1]:8037", "[::1]:8037", "", True),
    ("https://testserver", "testserver", "https", True),
    ("https://testserver:443", "testserver", "https", True),
    ("http://testserver", "testserver", "https", False),
    ("http://evil.example", "testserver", "", False),
    ("http://evil.example#testserver", "testserver", "", False),
    ("http://testserver@evil.example", "testserver", "", False),
    ("null", "testserver", "", False),
    ("", "testserver", "", False),
    ("testserver", "testserver", "", False),
]


def behind(app: Any) -> Any:
    """The app as uvicorn wraps it, with a trusted proxy on this machine."""
    return ProxyHeadersMiddleware(app, trusted_hosts="127.0.0.1")


@pytest.mark.parametrize(("origin", "host", "proto", "ours"), ORIGINS)
def test_only_pages_of_the_hall_may_write(hall: TestClient, origin: str, host: str, proto: str, ours: bool) -> None:
    anna = Person(hall, "Anna")
    visitor = TestClient(behind(hall.app), client=("127.0.0.1", 50000))
    headers = {**anna.headers, "origin": origin, "host": host, **({"x-forwarded-proto": proto} if proto else {})}
    body = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Anna"}
    reply = visitor.post("/api/tables", json=body, headers=headers)
    assert (reply.status_code, reply.json().get("reason")) == ((201, None) if ours else (403, "foreign-page"))


@pytest.mark.parametrize(("origin", "host", "proto", "ours"), ORIGINS)
def test_only_pages_of_the_hall_may_open_a_socket(
    hall: TestClient, origin: str, host: str, proto: str, ours: bool
) -> None:
    found: list[bool] = []

    async def note(scope: Any, *_: Any) -> None:
        found.append(same_origin(WebSocket(scope, _nothing, _nothing)))

    headers = {"origin": origin, "host": host, "x-forwarded-proto": proto or "http"}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "websocket", "scheme": "ws", "path": "/", "headers": raw, "client": ("127.0.0.1", 1)}
    run(behind(note)({**scope, "app": hall.app, "query_string": b""}, _nothing, _nothing))
    assert found == [ours]


async def _nothing(*_: Any) -> Any:
    """A receive or send callable that is never used."""


def test_the_public_url_is_an_origin_of_the_hall_behind_a_proxy_that_hides_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_PUBLIC_URL", "https://testserver:8443/below")
    with open_hall(tmp_path) as client:
        anna = Person(client, "Anna")
        for origin, ours in [("https://testserver:8443", True), ("https://testserver", False)]:
            reply = client.post("/api/tables", json={}, headers={**anna.headers, "origin": origin})
            assert (reply.json().get("reason") != "foreign-page") == ours
