"""An OpenID Connect provider on this machine. It signs real tokens, and forged ones on demand."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]
PATHS = {"authorization_endpoint": "/authorize", "token_endpoint": "/token", "jwks_uri": "/keys"}


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def number(value: int, size: int = 0) -> str:
    return b64(value.to_bytes(size or (value.bit_length() + 7) // 8))


class Key:
    """A signing key. Signing and encoding are written here by hand, so that they share no code with the hall."""

    def __init__(self, name: str, algorithm: str, bits: int = 2048) -> None:
        self.name, self.algorithm = name, algorithm
        made: dict[str, Any] = {
            "RS256": lambda: rsa.generate_private_key(65537, bits),
            "ES256": lambda: ec.generate_private_key(ec.SECP256R1()),
            "EdDSA": ed25519.Ed25519PrivateKey.generate,
        }
        self.private = made[algorithm]()

    def public(self) -> Json:
        """The key as it stands in a JSON Web Key Set."""
        head = {"kid": self.name, "use": "sig"}
        public = self.private.public_key()
        if self.algorithm == "EdDSA":
            return {**head, "kty": "OKP", "crv": "Ed25519", "x": b64(public.public_bytes_raw())}
        numbers = public.public_numbers()
        if self.algorithm == "ES256":
            return {**head, "kty": "EC", "crv": "P-256", "x": number(numbers.x, 32), "y": number(numbers.y, 32)}
        return {**head, "kty": "RSA", "n": number(numbers.n), "e": number(numbers.e)}

    def sign(self, data: bytes) -> bytes:
        if self.algorithm == "EdDSA":
            return bytes(self.private.sign(data))
        if self.algorithm == "ES256":
            pair = decode_dss_signature(self.private.sign(data, ec.ECDSA(SHA256())))
            return b"".join(part.to_bytes(32) for part in pair)
        return bytes(self.private.sign(data, PKCS1v15(), SHA256()))

    def token(self, claims: Json, **head: Any) -> str:
        """A signed token. Parts of the header can be replaced; None leaves one out."""
        header = {"alg": self.algorithm, "typ": "JWT", "kid": self.name, **head}
        header = {name: value for name, value in header.items() if value is not None}
        body = ".".join(b64(json.dumps(part).encode()) for part in (header, claims))
        return f"{body}.{b64(self.sign(body.encode()))}"


def unsigned(claims: Json, algorithm: str = "none") -> str:
    return ".".join([*(b64(json.dumps(part).encode()) for part in ({"alg": algorithm}, claims)), ""])


def signed_with_public_key(key: Key, claims: Json) -> str:
    """A token whose HMAC key is the public key: it deceives a client that lets the token choose the algorithm."""
    pem = key.private.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    body = ".".join(b64(json.dumps(part).encode()) for part in ({"alg": "HS256", "kid": key.name}, claims))
    return f"{body}.{b64(hmac.digest(pem, body.encode(), 'sha256'))}"


@cache
def key_of(name: str, algorithm: str = "RS256", bits: int = 2048) -> Key:
    """Keys take long to make: one for each name in a run of the tests."""
    return Key(name, algorithm, bits)


class Provider:
    """Signs in anybody as the subject they name. `claims` and `head` replace parts of the next tokens."""

    def __init__(self, port: int, client: str, secret: str) -> None:
        self.issuer = f"http://127.0.0.1:{port}"
        self.client, self.secret = client, secret
        self.methods: list[str] | None = None  # of authentication; None: unlisted, which means client_secret_basic
        self.codes: dict[str, Json] = {}
        self.key = key_of("one")
        self.published = [self.key]
        self.claims: Json = {}
        self.head: Json = {}
        self.forged = ""  # a token to give instead
        self.document: Json = {}  # replaces parts of the discovery document
        self.requests: list[str] = []
        self.delay_s = 0.0  # between two bytes of an answer
        self.padding = 0  # bytes after an answer
        self.redirect = ""

    def rotate(self, key: Key) -> None:
        """Sign with another key and publish it alone."""
        self.key, self.published = key, [key]

    def discovery(self) -> Json:
        listed = {} if self.methods is None else {"token_endpoint_auth_methods_supported": self.methods}
        places = {name: self.issuer + path for name, path in PATHS.items()}
        return {"issuer": self.issuer, **places, **listed, **self.document}

    def sign_in(self, url: str, subject: str, name: str = "") -> str:
        """Sign in as this subject; return the URL to which the provider redirects the browser."""
        query = {key: values[0] for key, values in parse_qs(urlsplit(url).query).items()}
        code = secrets.token_urlsafe(12)
        self.codes[code] = {**query, "subject": subject, "name": name}
        return f"{query['redirect_uri']}?code={code}&state={query['state']}"

    def authenticates(self, form: Json, authorization: str) -> bool:
        """Does the client authenticate as the provider wants it, and in one way only?"""
        if "client_secret_post" in (self.methods or []):
            return not authorization and (form.get("client_id"), form.get("client_secret")) == (
                self.client,
                self.secret,
            )
        if "none" in (self.methods or []):
            return not authorization and "client_secret" not in form and form.get("client_id") == self.client
        pair = base64.b64decode(authorization.removeprefix("Basic ")).decode().split(":")
        return "client_secret" not in form and [unquote_plus(part) for part in pair] == [self.client, self.secret]

    def answer_token(self, form: Json, authorization: str) -> tuple[int, Json]:
        """Exchange a code. It counts once, and only with the verifier of its challenge."""
        if not self.authenticates(form, authorization):
            return 401, {"error": "invalid_client"}
        query = self.codes.pop(form.get("code", ""), None)
        proof = b64(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
        if query is None or proof != query["code_challenge"] or form.get("redirect_uri") != query["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": query["client_id"], "sub": query["subject"], "nonce": query["nonce"]}
        claims |= {"iat": now, "exp": now + 300, "preferred_username": query["name"], **self.claims}
        token = self.forged or self.key.token(claims, **self.head)
        return 200, {"id_token": token, "access_token": "x", "token_type": "Bearer"}


@contextmanager
def open_provider(client: str = "the hall", secret: str = "secret") -> Iterator[Provider]:
    """A provider on a free port of loopback."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            provider.requests.append(self.path)
            keys = {"keys": [key.public() for key in provider.published]}
            found = {"/.well-known/openid-configuration": provider.discovery(), PATHS["jwks_uri"]: keys}
            self.reply(200, found.get(self.path, {}))

        def do_POST(self) -> None:
            provider.requests.append(self.path)
            text = self.rfile.read(int(self.headers["content-length"])).decode()
            form = {key: values[0] for key, values in parse_qs(text).items()}
            self.reply(*provider.answer_token(form, self.headers.get("authorization", "")))

        def reply(self, status: int, body: Json) -> None:
            data = json.dumps(body).encode() + b" " * provider.padding
            self.send_response(302 if provider.redirect else status)
            if provider.redirect:
                self.send_header("location", provider.redirect)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            with suppress(OSError):  # the hall may hang up
                self.write(data)

        def write(self, data: bytes) -> None:
            if not provider.delay_s:
                self.wfile.write(data)
                return
            for byte in data[:200]:
                self.wfile.write(bytes([byte]))
                self.wfile.flush()
                time.sleep(provider.delay_s)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    provider = Provider(server.server_address[1], client, secret)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield provider
    server.shutdown()
    server.server_close()
