"""Whoever is asked and away is called, once for each question, through an address of the host's."""

from __future__ import annotations

import hashlib
import hmac
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from meadhall.server import metrics
from meadhall.server.rooms.notifications import dialling, webhook
from meadhall.server.rooms.notifications.webhook import Messenger, TurnNotice
from meadhall.server.store import records, rows
from meadhall.server.store.migrate import opened
from meadhall.server.store.rows import Seat, Status, Stored, TableRow, TableSetup
from tests.server.halls import Json, Person, hall_of, hall_over

TIMEOUT_S = 60.0
NOTE = TurnNotice("turn", "t-1-4", "t", "valhalla", 1, "Bo", "/#/table/t", 0.0)


class Receiver(ThreadingHTTPServer):
    """Writes down what it is sent, and answers as told; then well."""

    def __init__(self, *answers: int) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers = [*answers]
        self.heard: queue.Queue[tuple[str, bytes]] = queue.Queue()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/a/secret/path"

    def next(self) -> Json:
        note: Json = json.loads(self.heard.get(timeout=TIMEOUT_S)[1])
        return note


class Handler(BaseHTTPRequestHandler):
    """What is sent."""

    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, Receiver)
        body = self.rfile.read(int(self.headers["content-length"]))
        server.heard.put((self.headers.get(webhook.SIGNATURE, ""), body))
        self.send_response(server.answers.pop(0) if server.answers else 204)
        self.send_header("location", server.url)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Quietly."""


@contextmanager
def receiver(*answers: int) -> Iterator[Receiver]:
    with Receiver(*answers) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def test_who_is_away_is_called_once_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "AWAY_AFTER_S", 0.0)
    monkeypatch.setattr(webhook, "POLL_INTERVAL_S", 0.02)
    with receiver() as host, hall_over(str(tmp_path / "hall.db"), webhook=host.url) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        anna.open_table("me", "thrall")  # nobody waits for her there
        table = anna.open_table("me", "open", private=True)
        name, invite = table["id"], table["invite"]
        with anna.at(name) as page:
            page.until("table")
            bo.post(f"/api/tables/{name}/join", {"name": "Bo", "invite": invite})
            first = host.next()
            assert sorted(first) == ["at", "game", "id", "kind", "name", "path", "seat", "table"]
            assert (first["kind"], first["name"], first["seat"], first["table"]) == ("turn", "Bo", 1, name)
            assert first["path"] == f"/#/table/{name}", "without the invitation"
            assert page.answer(page.actions()[0])["type"] == "done"  # Bo is still asked the same
            with bo.at(name) as his:
                his.until_asked()
                while his.last["question"]:
                    his.answer(his.actions()[0])
        assert host.next()["seat"] == 0, "Anna is asked and has gone; Bo was called only once"


def test_who_was_asked_before_a_restart_is_called_though_nobody_opens_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall_over(str(tmp_path / "hall.db")) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        alone, name = anna.open_table("me", "thrall")["id"], anna.open_table("me", "open")["id"]
        bo.post(f"/api/tables/{name}/join", {"name": "Bo"})
    monkeypatch.setattr(webhook, "AWAY_AFTER_S", 0.0)
    monkeypatch.setattr(webhook, "POLL_INTERVAL_S", 0.02)
    with receiver() as host, hall_over(str(tmp_path / "hall.db"), webhook=host.url) as hall:
        assert {host.next()["name"], host.next()["name"]} == {"Anna", "Bo"}, "both choose their cards"
        assert {*hall_of(hall).rooms} == {name}, f"{alone} is nobody else's business"


def test_a_question_calls_once_though_several_processes_look(database: str) -> None:
    seats = [Seat(seat, "person", "", "", f"guest {seat}") for seat in range(2)]
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as hall:
        records.add_table(hall, Stored(TableRow("t", "valhalla", TableSetup(), "", "playing", True, ""), seats))
        assert records.call_seat(hall, "t", 1, since=0, version=0)
        assert not records.call_seat(hall, "t", 1, since=0, version=0), "nobody is called twice"
        assert records.call_seat(hall, "t", 0, since=0, version=0)
        records.add_answers(hall, "t", [rows.Row(1, "answer", 0, "pass", [], (1, 1), "c")])
        assert not records.call_seat(hall, "t", 1, since=1, version=0), "this process is behind"
        assert records.call_seat(hall, "t", 1, since=1, version=1)


def test_one_of_several_processes_looks_back_and_not_at_everything(database: str) -> None:
    people = [Seat(seat, "person", "", "", f"guest {seat}") for seat in range(2)]
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as hall:
        tables: list[tuple[str, Status, list[Seat]]] = [
            ("a", "playing", people),
            ("b", "over", people),
            ("c", "playing", people[:1]),
        ]
        for name, status, seats in tables:
            records.add_table(hall, Stored(TableRow(name, "valhalla", TableSetup(), "", status, True, "", name), seats))
        assert [records.claim(hall, "k", every) for every in (60.0, 60.0, -1.0)] == [True, False, True]
        assert records.games_since(hall, 0.0, 10) == ["a"]
        records.add_answers(hall, "a", [rows.Row(1, "answer", 0, "pass", [], (1, 1), "c")])
        assert records.games_since(hall, 0.0, 10) == ["a"]
        assert records.games_since(hall, time.time() + 60, 10) == []


def calls() -> dict[str, float]:
    return {dict(labels)["outcome"]: count for labels, count in metrics.CALLS.values.items()}


def test_a_note_is_signed_and_tried_again_but_goes_nowhere_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(webhook, "RETRY_DELAYS_S", (0.0, 0.0))
    before = calls()
    with receiver(500, 302, 204, 302, 302, 302) as host:
        carrier = Messenger(host.url, "a secret", private=True)
        carrier.take(NOTE)
        carrier.take(NOTE)
        heard = [host.heard.get(timeout=TIMEOUT_S) for _ in range(6)]
        carrier.take(NOTE)  # the fourth word of the host is heard: those before are counted
        heard.append(host.heard.get(timeout=TIMEOUT_S))
        carrier.close()
    signature = "sha256=" + hmac.new(b"a secret", heard[0][1], hashlib.sha256).hexdigest()
    assert heard == [(signature, heard[0][1])] * 7, "three tries each, always the same note"
    assert calls()["failed"] == before.get("failed", 0) + 1
    assert calls()["sent"] >= before.get("sent", 0) + 1
    assert "127.0.0.1: HTTP Error 302" in caplog.text
    assert "secret" not in caplog.text


def test_too_many_notes_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "MOST_NOTES", 1)
    before = calls().get("dropped", 0)
    carrier = Messenger("http://127.0.0.1:9/", "")
    carrier.ended.set()  # it carries nothing
    for _ in range(4):
        carrier.take(NOTE)
    assert calls()["dropped"] >= before + 2


# -- not into the host's own network


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::"),
    ],
)
def test_an_address_of_the_hosts_own_network_is_not_dialled(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither named as such nor behind a name, and a second answer of the name server changes nothing."""
    answers = iter([address, "93.184.216.34"])

    def names(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (next(answers), port))]

    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was dialled"))
    with pytest.raises(dialling.PrivateError, match="--webhook-private"):
        dialling.dial("hooks.example.org", 80, 1.0, private=False)


def test_what_was_looked_at_is_what_is_dialled(monkeypatch: pytest.MonkeyPatch) -> None:
    dialled = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("93.184.216.34", 80))])
    monkeypatch.setattr(socket, "create_connection", lambda place, timeout: dialled.append(place))
    dialling.dial("hooks.example.org", 80, 1.0, private=False)
    assert dialled == [("93.184.216.34", 80)]


def test_a_note_goes_nowhere_private_unless_the_host_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "RETRY_DELAYS_S", (0.0,))
    with receiver() as host:
        shy, bold = Messenger(host.url, ""), Messenger(host.url, "", private=True)
        with pytest.raises(OSError, match="not public"):
            shy._post(b"{}")
        bold.take(NOTE)
        assert host.next()["id"] == NOTE.id
