"""Sign-in with OpenID Connect, for hosts who have a provider: the code flow with PKCE, a state and a nonce.

Whom the provider vouches for is a token, as a name and a password are one (decisions 0104, 0176): nothing is kept of
what the provider said.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
import secrets
import time
import urllib.request
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec

from meadhall.core.errors import SetupError
from meadhall.server.rooms.entry.tokens import Expected, UnbelievableError, claims_of
from meadhall.server.rooms.notifications.dialling import opener

NAMES = ("MEADHALL_OIDC_ISSUER", "MEADHALL_OIDC_CLIENT", "MEADHALL_OIDC_SECRET", "MEADHALL_OIDC_NAME")
ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")
TIMEOUT_S = 10.0
LARGEST = 1 << 18  # bytes of an answer
FRESH_S = 600.0  # seconds for which what the provider says of itself is kept
ASK_AGAIN_S = 30.0  # seconds before unknown keys make us ask again
TRIP_S = 900  # seconds for somebody to come back
Json = dict[str, Any]
Purpose = Literal["enter", "forget"]


class Settings(NamedTuple):
    """The host's provider."""

    issuer: str
    client: str
    secret: str
    name: str  # as people know it


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings | None:
    """What the host has set; None where there is no provider."""
    issuer, client, secret, name = (environment.get(key, "").strip() for key in NAMES)
    if not issuer and not client:
        return None
    if not issuer or not client:
        raise SetupError(f"{NAMES[0]} and {NAMES[1]} belong together", right="set both, or none")
    if not is_safe(issuer) or "?" in issuer or "#" in issuer:
        raise SetupError(f"{NAMES[0]} {issuer!r} is no address of a provider", right="https://, a host and a path")
    return Settings(issuer, client, secret, name or (urlsplit(issuer).hostname or ""))


def is_safe(address: str) -> bool:
    """https, or this very machine."""
    try:
        parts = urlsplit(address)
        here = parts.hostname in ("127.0.0.1", "localhost", "::1")
    except ValueError:
        return False
    return (
        bool(parts.hostname)
        and "@" not in parts.netloc
        and (parts.scheme == "https" or (here and parts.scheme == "http"))
    )


class Trip(msgspec.Struct, frozen=True):
    """What somebody takes along to the provider and brings back, sealed in a cookie."""

    state: str
    nonce: str
    verifier: str
    guest: str
    purpose: Purpose
    until: float


READ = msgspec.json.Decoder(Trip)


def new_trip(guest: str, purpose: Purpose) -> Trip:
    """Each part nobody can guess."""
    state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
    return Trip(state, nonce, verifier, guest, purpose, time.time() + TRIP_S)


def sealed(trip: Trip, secret: bytes) -> str:
    """As it travels."""
    body = base64.urlsafe_b64encode(msgspec.json.encode(trip)).decode()
    return f"{body}.{_mark(body, secret)}"


def unsealed(text: str, secret: bytes) -> Trip | None:
    """The trip, if we sealed it and it is not too old."""
    body, _, mark = text.rpartition(".")
    if not hmac.compare_digest(_mark(body, secret).encode(), mark.encode()):
        return None
    trip = READ.decode(base64.urlsafe_b64decode(body))
    return trip if trip.until > time.time() else None


def _mark(body: str, secret: bytes) -> str:
    return hmac.new(secret, b"oidc " + body.encode(), hashlib.sha256).hexdigest()


class Provider:
    """Asks the provider, on threads; what it says of itself is kept for a while."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.opener = opener(private=True)  # the host has named it
        self.known: tuple[float, Json] = (0.0, {})
        self.keys: tuple[float, list[Json]] = (0.0, [])

    async def door(self, trip: Trip, back: str) -> str:
        """Where somebody signs in; the challenge makes a stolen code worthless."""
        challenge = base64.urlsafe_b64encode(hashlib.sha256(trip.verifier.encode()).digest()).rstrip(b"=").decode()
        words = {
            "response_type": "code",
            "client_id": self.settings.client,
            "redirect_uri": back,
            "scope": "openid profile",
            "state": trip.state,
            "nonce": trip.nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
            **({"prompt": "login", "max_age": "0"} if trip.purpose == "forget" else {}),
        }
        place = str((await self.about())["authorization_endpoint"])
        return f"{place}{'&' if '?' in place else '?'}{urlencode(words)}"

    async def about(self) -> Json:
        """What the provider says of itself. Raises UnbelievableError."""
        at, known = self.known
        if not known or time.monotonic() - at > FRESH_S:
            place = self.settings.issuer.rstrip("/") + "/.well-known/openid-configuration"
            known = await self._asked(place)
            if known.get("issuer") != self.settings.issuer:
                raise UnbelievableError(f"the provider calls itself {known.get('issuer')!r}")
            if not all(is_safe(str(known.get(name, ""))) for name in ENDPOINTS):
                raise UnbelievableError("an address of the provider is not https")
            self.known = time.monotonic(), known
        return known

    async def claims(self, code: str, trip: Trip, back: str) -> Json:
        """What the provider says of whoever came back with this code. Raises UnbelievableError."""
        words = {"grant_type": "authorization_code", "code": code, "redirect_uri": back}
        words |= {"code_verifier": trip.verifier, "client_id": self.settings.client}
        if self.settings.secret:
            words["client_secret"] = self.settings.secret
        answer = await self._asked(str((await self.about())["token_endpoint"]), urlencode(words).encode())
        token = answer.get("id_token")
        if not isinstance(token, str):
            raise UnbelievableError("the provider gave no ID token")
        expected = Expected(self.settings.issuer, self.settings.client, trip.nonce)
        try:
            return claims_of(token, await self._keys(), expected)
        except UnbelievableError:
            if time.monotonic() - self.keys[0] < ASK_AGAIN_S:
                raise
            self.keys = 0.0, []  # it may sign with a new key by now
            return claims_of(token, await self._keys(), expected)

    async def _keys(self) -> list[Json]:
        at, keys = self.keys
        if not keys or time.monotonic() - at > FRESH_S:
            found = (await self._asked(str((await self.about())["jwks_uri"]))).get("keys")
            keys = [key for key in found if isinstance(key, dict)] if isinstance(found, list) else []
            self.keys = time.monotonic(), keys
        return keys

    async def _asked(self, place: str, body: bytes | None = None) -> Json:
        """A JSON object from the provider."""
        try:
            found = json.loads(await asyncio.to_thread(self._fetch, place, body))
        except (OSError, ValueError, RecursionError) as trouble:
            raise UnbelievableError(f"{urlsplit(place).hostname}: {trouble}") from None
        if not isinstance(found, dict):
            raise UnbelievableError(f"{urlsplit(place).hostname} answers something else")
        return found

    def _fetch(self, place: str, body: bytes | None) -> bytes:
        request = urllib.request.Request(place, body, {"accept": "application/json"})
        with self.opener.open(request, timeout=TIMEOUT_S) as answer:
            found: bytes = answer.read(LARGEST)
            return found


def core_of(secret: str, issuer: str, subject: str) -> str:
    """The token of whom the provider vouches for: the same each time, and nobody else's."""
    made = hmac.new(secret.encode(), f"{issuer}\n{subject}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")
