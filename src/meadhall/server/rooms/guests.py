"""Guests: whoever comes in gets a token in a cookie that no script can read; we keep only its hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
TOKEN_BYTES = 24


RATE, BURST = 20.0, 60.0  # messages a second, and at once
GUESTS = 10_000  # buckets kept
PAGES = 100  # open at tables: more than anybody has tabs and devices
STRANGERS = 400  # the same of all who come without a token from one address: few do, and they only look on


class Bucket:
    """Tokens that trickle in; each message costs one."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Is there enough left?"""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        self.tokens -= cost
        return self.tokens >= 0

    def give_back(self) -> None:
        """What moves the game on costs nothing: a game has an end."""
        self.tokens = min(self.burst, self.tokens + 1)


class Buckets:
    """One bucket for all that a guest does, over all pages they have open; those not seen for long are forgotten."""

    def __init__(self) -> None:
        self.all: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def of(self, guest: str, what: str = "", rate: float = 2 * RATE, burst: float = 3 * BURST) -> Bucket:
        """The bucket of a guest for one thing."""
        bucket = self.all.pop((guest, what), None) or Bucket(rate, burst)
        self.all[guest, what] = bucket
        if len(self.all) > GUESTS:
            self.all.popitem(last=False)
        return bucket


class Pages:
    """How many pages each guest has open at tables, so that nobody takes the place of all others."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, connection: HTTPConnection) -> Iterator[bool]:
        """Counts as long as it is open; False: there are too many already."""
        who, most = _counted_as(connection)
        self.open[who] += 1
        try:
            yield self.open[who] <= most
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


def _counted_as(connection: HTTPConnection) -> tuple[str, int]:
    """By the token, as many people may share an address; by the address where there is no token."""
    guest = guest_of(connection)
    return (guest, PAGES) if guest else (f"from {address_of(connection)}", STRANGERS)


def guest_of(connection: HTTPConnection) -> str:
    """The hash of the visitor's token, or "" for somebody new."""
    token = connection.cookies.get(COOKIE, "")
    return hash_of(token) if 16 <= len(token) <= 128 else ""


def address_of(connection: HTTPConnection) -> str:
    """Where the visitor comes from; many may come from one place."""
    return connection.client.host if connection.client else ""


def hash_of(token: str) -> str:
    """What we keep of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def welcome(connection: HTTPConnection, response: Response) -> None:
    """Give somebody new a token."""
    if not guest_of(connection):
        give_token(connection, response, new_token())


def new_token() -> str:
    """A token that nobody has."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def give_token(connection: HTTPConnection, response: Response, token: str) -> None:
    """Whoever asked comes in with this token from now on."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        path=connection.scope.get("app_root_path") or "/",
        secure=connection.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def same_origin(connection: HTTPConnection) -> bool:
    """Does this come from our own page? Programs without a browser send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host", "")
