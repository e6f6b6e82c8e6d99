"""A provider of OpenID Connect on this machine: real signatures, and lies on demand."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from meadhall.server.rooms.entry.tokens import SHA256_INFO

Json = dict[str, Any]
EXPONENT = 65537


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def number(value: int) -> str:
    return b64(value.to_bytes((value.bit_length() + 7) // 8))


class Key:
    """An RSA key, made for one run of the tests."""

    def __init__(self, name: str, bits: int = 2048) -> None:
        luck = random.Random(secrets.randbits(128))
        first, second = prime(bits // 2, luck), prime(bits // 2, luck)
        self.name = name
        self.modulus = first * second
        self.secret = pow(EXPONENT, -1, (first - 1) * (second - 1))

    def public(self) -> Json:
        return {"kty": "RSA", "kid": self.name, "use": "sig", "n": number(self.modulus), "e": number(EXPONENT)}

    def signed(self, claims: Json, **head: Any) -> str:
        parts = [{"alg": "RS256", "kid": self.name, **head}, claims]
        body = ".".join(b64(json.dumps(part).encode()) for part in parts)
        size = (self.modulus.bit_length() + 7) // 8
        digest = SHA256_INFO + hashlib.sha256(body.encode()).digest()
        padded = b"\x00\x01" + b"\xff" * (size - len(digest) - 3) + b"\x00" + digest
        return f"{body}.{b64(pow(int.from_bytes(padded), self.secret, self.modulus).to_bytes(size))}"


def prime(bits: int, luck: random.Random) -> int:
    while True:
        found = luck.getrandbits(bits) | 1 | 3 << (bits - 2)
        odd = all(found % small for small in (3, 5, 7, 11, 13, 17, 19, 23)) and found % EXPONENT != 1
        if odd and all(pow(base, found - 1, found) == 1 for base in (2, 3, 5, 7)):
            return found


@cache
def keys() -> tuple[Key, Key]:
    """The provider's, and one of somebody else."""
    return Key("one"), Key("other")


class Provider:
    """Everybody may sign in, as whoever they say; `lies` replace claims, `head` parts of the token's head."""

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}"
        self.codes: dict[str, Json] = {}
        self.lies: Json = {}
        self.head: Json = {}
        self.key = keys()[0]
        self.asked: list[str] = []

    def about(self) -> Json:
        places = {"authorization_endpoint": "/door", "token_endpoint": "/token", "jwks_uri": "/keys"}
        return {"issuer": self.issuer, **{name: self.issuer + path for name, path in places.items()}}

    def sign_in(self, door: str, subject: str, name: str = "") -> str:
        """What a person does there; where the browser is sent then."""
        words = {key: values[0] for key, values in parse_qs(urlsplit(door).query).items()}
        code = secrets.token_urlsafe(12)
        self.codes[code] = {**words, "subject": subject, "name": name}
        return f"{words['redirect_uri']}?code={code}&state={words['state']}"

    def token(self, sent: Json) -> Json:
        """A code counts once, and only with the verifier of its challenge."""
        words = self.codes.pop(sent.get("code", ""), None)
        proof = b64(hashlib.sha256(sent.get("code_verifier", "").encode()).digest())
        if words is None or proof != words["code_challenge"] or sent.get("redirect_uri") != words["redirect_uri"]:
            return {"error": "invalid_grant"}
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": words["client_id"], "sub": words["subject"], "nonce": words["nonce"]}
        claims |= {"iat": now, "exp": now + 300, "preferred_username": words["name"], **self.lies}
        return {"id_token": self.key.signed(claims, **self.head), "access_token": "x", "token_type": "Bearer"}


@contextmanager
def open_provider() -> Iterator[Provider]:
    """On a port of its own."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            provider.asked.append(self.path)
            found = {"/.well-known/openid-configuration": provider.about(), "/keys": {"keys": [keys()[0].public()]}}
            self.say(found.get(self.path, {}))

        def do_POST(self) -> None:
            text = self.rfile.read(int(self.headers["content-length"])).decode()
            self.say(provider.token({key: values[0] for key, values in parse_qs(text).items()}))

        def say(self, body: Json) -> None:
            data = json.dumps(body).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    provider = Provider(server.server_address[1])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield provider
    server.shutdown()
    server.server_close()
