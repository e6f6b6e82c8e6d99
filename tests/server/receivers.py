"""Receivers of notifications on loopback: a push service and a mail server."""

from __future__ import annotations

import base64
import json
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="the extra `push` is not installed")
pytest.importorskip("aiosmtpd", reason="aiosmtpd is not installed")
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from meadhall.server.notifications import push

Json = dict[str, Any]


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """A browser with a push subscription: its keys, and the decryption of messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.auth = bytes(range(16))

    def device(self, endpoint: str) -> Json:
        keys = {"p256dh": push.b64(push.encode_public_key(self.key.public_key())), "auth": push.b64(self.auth)}
        return {"endpoint": endpoint, **keys}

    def read(self, body: bytes) -> Json:
        """Decrypt as RFC 8291 describes, without the library that encrypted it."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, sender)
        both = b"WebPush: info\0" + push.encode_public_key(self.key.public_key()) + sender
        secret = derived(self.key.exchange(ec.ECDH(), theirs), self.auth, both, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        found: Json = json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\2"))
        return found


class PushService(ThreadingHTTPServer):
    """Receives push messages; replies with the given codes, then with success."""

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), PushHandler)
        self.answers: list[int] = []
        self.heard: list[tuple[str, Json, bytes]] = []  # path, headers, body

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/push/"

    def topics(self) -> Counter[str]:
        """How often each topic was pushed: a service keeps the last message of a topic."""
        return Counter(str(headers["topic"]) for _, headers, _ in self.heard)


class PushHandler(BaseHTTPRequestHandler):
    """Receives a push message."""

    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, PushService)
        body = self.rfile.read(int(self.headers["content-length"]))
        code = server.answers.pop(0) if server.answers else 201
        if code == 201:
            server.heard.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
        self.send_response(code)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


class MailBox:
    """The mails that a mail server accepted or refused."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answers:
            return self.answers.pop(0)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"

    def ids(self) -> Counter[str]:
        return Counter(str(letter["Message-ID"]) for letter in self.letters)


class MailServer(Controller):
    """A mail server on any free port."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server() -> Iterator[tuple[MailBox, str]]:
    box = MailBox()
    server = MailServer(box, hostname="127.0.0.1", port=0, ready_timeout=60)
    server.start()
    try:
        yield box, f"smtp://127.0.0.1:{server.port}"
    finally:
        server.stop()


def claims_of(authorization: str) -> Json:
    """The claims of a signed token, without a check of the signature."""
    middle = authorization.partition("t=")[2].split(".")[1]
    found: Json = json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4)))
    return found
