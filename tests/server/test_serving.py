"""A hall in production: options, logs, metrics, a URL prefix, and shutdown."""

from __future__ import annotations

import json
import signal
import subprocess
import urllib.error
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.cli.main import main
from meadhall.server.run.app import HallSettings, make_app
from meadhall.server.run.process import open_listener
from meadhall.server.tables.engine import find_games
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Person, open_hall, shared_bots
from tests.server.processes import Process


class Closed(NamedTuple):
    """A hall that was shut down with a page open: the close code, its last message, and the log."""

    code: int | None
    exit: int
    log: list[dict[str, object]]


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Closed:
    database = str(tmp_path_factory.mktemp("hall") / "hall.db")
    with Process(database, "--log-format", "json", stderr=subprocess.PIPE) as hall:
        visitor = hall.visitor()
        with pytest.raises(urllib.error.HTTPError):
            visitor.get("tables/secret?token=hidden")
        table = visitor.post("tables", {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        with connect(hall.socket(table), additional_headers={"cookie": visitor.cookie}) as socket:
            hall.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as end:
                listen_for_ever(socket)
        log = [json.loads(line) for line in hall.process.communicate(timeout=60)[1].splitlines()]
        return Closed(end.value.rcvd.code if end.value.rcvd else None, hall.process.returncode, log)


def test_shutdown_notifies_pages_and_ends_cleanly(closed: Closed) -> None:
    assert closed.code == 1012  # code for a restart: the page reconnects by itself
    assert closed.exit == 0


def test_shutdown_during_startup_ends_cleanly(tmp_path: Path) -> None:
    with Process(str(tmp_path / "hall.db"), stderr=subprocess.PIPE) as hall:
        hall.press_ctrl_c()
        words = hall.process.communicate(timeout=60)[1]
        assert (hall.process.returncode, words) == (0, "")


def test_logs_for_programs_are_one_object_a_line(closed: Closed) -> None:
    found = [line for line in closed.log if line["logger"] == "meadhall.requests" and line["status"] == 404]
    assert [(line["path"], line["level"]) for line in found] == [("/api/tables/secret", "info")]
    assert "hidden" not in str(closed.log)


def listen_for_ever(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=60)


def test_a_url_prefix_works_whether_or_not_the_proxy_strips_it(tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "hall.db"), find_games(), HallSettings(root_path="/meadhall"))
    with TestClient(app) as hall:
        entered = hall.get("/meadhall/api/hall")
        assert "Path=/meadhall" in entered.headers["set-cookie"]
        assert hall.get("/api/hall").json()["games"] == entered.json()["games"]
        assert "<title>" in hall.get("/meadhall/").text
        assert hall.get("/meadhall", follow_redirects=False).headers["location"].endswith("/meadhall/")
        headers = {"cookie": f"{COOKIE}={entered.cookies[COOKIE]}"}
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = hall.post("/meadhall/api/tables", json=wish, headers=headers).json()["id"]
        with hall.websocket_connect(f"/meadhall/api/tables/{table}/socket", headers=headers) as socket:
            socket.send_text('{"type": "hello"}')
            assert json.loads(socket.receive_text())["table"]["id"] == table


def test_metrics_count_games(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "me")["id"], seat=0) as page:
            before = figures(hall)
            page.answer(page.actions()[0])
            hall.request("BREW", "/healthz")  # unknown labels create no new series
            after = figures(hall)
    assert after['meadhall_request_seconds_count{method="other",status="405"}'] >= 1
    assert after["meadhall_moves_total"] == before.get("meadhall_moves_total", 0) + 1
    assert after["meadhall_sockets"] == 1
    assert after["meadhall_rooms"] == 1
    assert after["meadhall_save_seconds_count"] == after['meadhall_save_seconds_bucket{le="+Inf"}']
    assert after['meadhall_request_seconds_count{method="POST",status="201"}'] >= 1


def test_metrics_measure_the_thinking_time_of_bots(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "thrall")["id"]) as page:
            page.until_alone()
        told = figures(hall)
    assert any(name.startswith("meadhall_bot_seconds_count") and count >= 1 for name, count in told.items())


def figures(hall: TestClient) -> dict[str, float]:
    lines = [line for line in hall.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_liveness_and_readiness_differ(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        assert (hall.get("/healthz").status_code, hall.get("/readyz").status_code) == (200, 200)
        hall.app.state.hall.store.readers.shutdown()  # type: ignore[attr-defined]
        assert (hall.get("/healthz").status_code, hall.get("/readyz").status_code) == (200, 503)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "0"], "at least 1"),
        (["--port", "99999"], "65535"),
        (["--root-path", "hall"], "/meadhall"),
        (["--log-level", "loud"], "debug, info"),
        (["--database", "mysql://x/y"], "postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "does not open"),
        (["--redis", "nowhere"], "redis://"),
        (["--webhook", "ftp://example.org/hook"], "https://"),
        (["--webhook", "http://me:secret@example.org"], "without a name"),
    ],
)
def test_impossible_options_are_refused_in_one_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--data", str(tmp_path), *words]) == 2
    heard = capsys.readouterr()
    assert said in heard.err
    assert heard.err.count("\n") == 1


def test_a_port_in_use_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_listener("127.0.0.1", 0) as taken:
        assert main(["serve", "--data", str(tmp_path), "--port", str(taken.getsockname()[1])]) == 2
    assert "--port 0" in capsys.readouterr().err


# -- readiness, and access to metrics


def takes_nothing(connection: Any, _: object) -> None:
    """Make every write fail, as on a full disk."""
    connection.execute("PRAGMA query_only = ON")


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    """Reads still work, but every move would be refused."""
    with open_hall(tmp_path) as hall:
        assert hall.get("/readyz").status_code == 200
        store = hall.app.state.hall.store  # type: ignore[attr-defined]
        event.listen(store.engine, "connect", takes_nothing)
        store.engine.dispose()
        store._disconnect()
        store.checked = -10.0
        anna = hall.get("/api/hall")
        assert (anna.status_code, hall.get("/readyz").status_code) == (200, 503)


@pytest.mark.parametrize(
    ("client", "headers", "token", "status"),
    [
        ("127.0.0.1", {}, "", 200),
        ("::1", {}, "", 200),
        ("203.0.113.5", {}, "", 403),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.5"}, "", 403),
        ("127.0.0.1", {}, "a word", 403),
        ("203.0.113.5", {"authorization": "Bearer a word"}, "a word", 200),
        ("203.0.113.5", {"authorization": "Bearer another"}, "a word", 403),
    ],
)
def test_metrics_are_for_the_host_only(
    client: str, headers: dict[str, str], token: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_METRICS_TOKEN", token)
    app = make_app(str(tmp_path / "hall.db"), find_games(), bots=shared_bots())
    with TestClient(app, client=(client, 1)) as hall:
        assert hall.get("/metrics", headers=headers).status_code == status


@pytest.mark.parametrize("path", ["/", "/api/hall", "/api/nowhere", "/healthz", "/api/openapi.json", "/metrics"])
def test_content_types_are_not_sniffed(path: str, tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        assert hall.get(path).headers.get_list("x-content-type-options") == ["nosniff"]
