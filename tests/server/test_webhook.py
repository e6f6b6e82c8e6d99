"""The webhook: an absent player who is asked causes one call for each question, to an address of the host's."""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import httpcore
import httpx
import msgspec
import pytest
from sqlalchemy import select

from meadhall.server import metrics
from meadhall.server.notifications import away, delivery, queue, webhook
from meadhall.server.notifications.addresses import CheckedBackend, is_public, new_client, post
from meadhall.server.notifications.delivery import DeliveryWorker
from meadhall.server.notifications.webhook import TurnNotice, WebhookChannel
from meadhall.server.storage import records, rows
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.rows import Seat, Status, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import NOTES
from meadhall.server.storage.writer import Store
from tests.server.halls import Json, Person, hall_of, hall_over
from tests.server.loops import run
from tests.server.migrated import laid

TIMEOUT_S = 60.0
NOTE = TurnNotice("turn", "t-1-4", "t", "valhalla", 1, "Bo", "/#/table/t", 0.0)


class Receiver(ThreadingHTTPServer):
    """Records requests; replies with the given codes, then with success."""

    def __init__(self, *answers: int) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers = [*answers]
        self.heard: Queue[tuple[str, bytes]] = Queue()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/a/secret/path"

    def next(self) -> Json:
        note: Json = json.loads(self.heard.get(timeout=TIMEOUT_S)[1])
        return note


class Handler(BaseHTTPRequestHandler):
    """Receives a request."""

    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, Receiver)
        body = self.rfile.read(int(self.headers["content-length"]))
        server.heard.put((self.headers.get(webhook.SIGNATURE, ""), body))
        self.send_response(server.answers.pop(0) if server.answers else 204)
        self.send_header("location", server.url)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def receiver(*answers: int) -> Iterator[Receiver]:
    with Receiver(*answers) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def test_who_is_away_is_called_once_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away, "AWAY_AFTER_S", 0.0)
    monkeypatch.setattr(away, "POLL_INTERVAL_S", 0.02)
    monkeypatch.setattr(delivery, "POLL_INTERVAL_S", 0.02)
    with receiver() as host, hall_over(str(tmp_path / "hall.db"), webhook=host.url) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        anna.open_table("me", "thrall")  # no game waits for her
        table = anna.open_table("me", "open", private=True)
        name, invite = table["id"], table["invite"]
        with anna.at(name) as page:
            page.until("table")
            bo.post(f"/api/tables/{name}/join", {"name": "Bo", "invite": invite})
            first = host.next()
            assert sorted(first) == ["at", "game", "id", "kind", "name", "path", "seat", "table"]
            assert (first["kind"], first["name"], first["seat"], first["table"]) == ("turn", "Bo", 1, name)
            assert first["path"] == f"/#/table/{name}", "without the invitation"
            assert page.answer(page.actions()[0])["type"] == "done"  # Bo still has the same question
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
    monkeypatch.setattr(away, "AWAY_AFTER_S", 0.0)
    monkeypatch.setattr(away, "POLL_INTERVAL_S", 0.02)
    monkeypatch.setattr(delivery, "POLL_INTERVAL_S", 0.02)
    with receiver() as host, hall_over(str(tmp_path / "hall.db"), webhook=host.url) as hall:
        assert {host.next()["name"], host.next()["name"]} == {"Anna", "Bo"}, "both choose their cards"
        assert {*hall_of(hall).rooms} == {name}, f"{alone} is loaded alone"


def test_a_question_calls_once_though_several_processes_look(database: str) -> None:
    seats = [Seat(seat, "person", "", "", f"guest {seat}") for seat in range(2)]
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as hall:
        records.add_table(hall, StoredTable(TableRow("t", "valhalla", TableSetup(), "", "playing", True, ""), seats))
        assert records.call_seat(hall, "t", 1, since=0, version=0)
        assert not records.call_seat(hall, "t", 1, since=0, version=0), "no seat is called twice"
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
            records.add_table(
                hall, StoredTable(TableRow(name, "valhalla", TableSetup(), "", status, True, "", name), seats)
            )
        assert [records.claim(hall, "k", every) for every in (60.0, 60.0, -1.0)] == [True, False, True]
        assert records.games_since(hall, 0.0, 10) == ["a"]
        records.add_answers(hall, "a", [rows.Row(1, "answer", 0, "pass", [], (1, 1), "c")])
        assert records.games_since(hall, 0.0, 10) == ["a"]
        assert records.games_since(hall, time.time() + 60, 10) == []


def calls() -> dict[str, float]:
    found = [(dict(labels), count) for labels, count in metrics.CALLS.values.items()]
    return {labels["outcome"]: count for labels, count in found if labels["channel"] == "webhook"}


def deliver(database: str, url: str, notes: int, secret: str = "", private: bool = True) -> list[str]:
    """Queue so many notifications, deliver them one by one, and return their final states."""

    async def work() -> list[str]:
        store = Store(laid(database))
        worker = DeliveryWorker(store, WebhookChannel(url, secret, new_client(private)))
        for number in range(notes):
            await store.write(
                lambda c, n=number: queue.add(c, f"{n}", "guest", "webhook", "", msgspec.to_builtins(NOTE))  # type: ignore[misc]
            )
            await worker.drain()
        await worker.close()
        states = await store.read(lambda c: [*c.execute(select(NOTES.c.state).order_by(NOTES.c.id)).scalars()])
        store.close()
        return states

    return run(work())


def test_a_call_is_signed_and_retried_without_redirects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(queue, "RETRY_S", {"webhook": (0.0, 0.0)})
    before = calls()
    with receiver(500, 302, 204, 302, 302, 302) as host:
        states = deliver(str(tmp_path / "hall.db"), host.url, 2, "a secret")
        heard = [host.heard.get_nowait() for _ in range(6)]
        assert host.heard.empty(), "no redirect is followed"
    signature = "sha256=" + hmac.new(b"a secret", heard[0][1], hashlib.sha256).hexdigest()
    assert heard == [(signature, heard[0][1])] * 6, "three tries each, always the same note"
    assert json.loads(heard[0][1]) == msgspec.to_builtins(NOTE)
    assert states == ["sent", "failed"]
    assert calls()["failed"] == before.get("failed", 0) + 1
    assert calls()["sent"] == before.get("sent", 0) + 1
    assert "127.0.0.1: status 302" in caplog.text
    assert "secret" not in caplog.text


def test_the_secret_path_is_not_logged_even_at_level_debug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(queue, "RETRY_S", {"webhook": ()})
    with receiver(500) as host:
        deliver(str(tmp_path / "hall.db"), host.url, 2)
    assert "/a/secret/path" not in caplog.text


def test_too_many_calls_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(queue.MOST_WAITING, "webhook", 2)
    with opened(laid(str(tmp_path / "hall.db")), new=True) as engine, engine.begin() as hall:
        taken = [queue.add(hall, str(number), "g", "webhook", "", {}) for number in range(4)]
        assert taken == [True, True, False, False]
        assert queue.add(hall, "x", "g", "code", "a@b.example", {}), "the others' queues are apart"


# -- not into the host's own network


class Below(httpcore.AsyncNetworkBackend):
    """A network backend that records where connections would go and fails."""

    def __init__(self) -> None:
        self.dialled: list[tuple[str, int]] = []

    async def connect_tcp(self, host: str, port: int, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        self.dialled.append((host, port))
        raise httpcore.ConnectError("no answer")


def connect(answers: list[list[str]], monkeypatch: pytest.MonkeyPatch, times: int = 1) -> list[tuple[str, int]]:
    """Connect repeatedly to a host whose name resolves to these addresses in turn; return the addresses dialled."""
    waiting = iter(answers)

    def names(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (address, port)) for address in next(waiting)]

    monkeypatch.setattr(socket, "getaddrinfo", names)
    below = Below()
    backend = CheckedBackend(private=False, below=below)

    async def work() -> None:
        for _ in range(times):
            with suppress(httpcore.ConnectError):
                await backend.connect_tcp("hooks.example.org", 443)

    run(work())
    backend.close()
    return below.dialled


PRIVATE = [
    *(
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
    ),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "fec0::1", "100::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:93.184.216.34", "::7f00:1", "::ffff:0:7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
    *("64:ff9b::a9fe:a9fe", "64:ff9b::5db8:d822", "64:ff9b:1::a9fe:a9fe"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_not_dialled(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, beside a public one, or after the name had a public one."""
    assert not is_public(address)
    assert connect([[address]], monkeypatch) == []
    assert connect([["93.184.216.34", address]], monkeypatch) == []
    public = ("93.184.216.34", 443)
    assert connect([["93.184.216.34"], [address], [address, "93.184.216.34"]], monkeypatch, times=3) == [public]


def test_the_address_that_was_checked_is_dialled(monkeypatch: pytest.MonkeyPatch) -> None:
    """One lookup for each connection, because a second lookup could return another address."""
    both = ["2606:2800:220:1:248:1893:25c8:1946", "93.184.216.34"]
    assert connect([both], monkeypatch) == [(address, 443) for address in both], "the second one if the first fails"
    assert is_public("2a00:1450:4001:81b::200e")


def test_the_certificate_must_be_of_the_name_not_of_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, authority = certificate_for("hooks.example.org", tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority))
    real = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, port, **more: real("127.0.0.1", port, **more))
    with receiver() as host:
        host.socket = context.wrap_socket(host.socket, server_side=True)
        port = host.server_address[1]

        async def send(name: str) -> int:
            async with new_client(private=True) as client:
                return await post(client, f"https://{name}:{port}/", b"{}", {})

        assert run(send("hooks.example.org")) == 204
        with pytest.raises(httpx.TransportError, match=r"(?i)hostname mismatch"):
            run(send("other.example.org"))


def certificate_for(name: str, folder: Path) -> tuple[ssl.SSLContext, Path]:
    """TLS settings of a server, and the file of the authority that signed its certificate."""
    x509 = pytest.importorskip("cryptography.x509")
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    made = x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    signed = made.sign(key, hashes.SHA256())
    certificate, private = folder / "cert.pem", folder / "key.pem"
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    private.write_bytes(key.private_bytes(*form))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, private)
    return context, certificate


def test_private_addresses_need_the_hosts_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(queue, "RETRY_S", {"webhook": ()})
    with receiver() as host:
        assert deliver(str(tmp_path / "shy.db"), host.url, 1, private=False) == ["failed"]
        assert host.heard.empty()
        assert "--webhook-private" in caplog.text
        assert deliver(str(tmp_path / "bold.db"), host.url, 1) == ["sent"]
        assert host.next()["id"] == NOTE.id
