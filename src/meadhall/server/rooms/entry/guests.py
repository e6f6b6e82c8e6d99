"""Guests: every visitor gets a token in an HttpOnly cookie; we keep only its hash.

Tokens are signed, so nobody can make one up, and recognising one costs no query.
Tokens of older halls are unsigned: those that own a seat or a name are still accepted and get signed.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from sqlalchemy import Connection, select
from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.server.addresses import origin_of
from meadhall.server.store.schema import ACCOUNTS, GUESTS, SEATS

COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
TOKEN_BYTES = 24
SEAL_BYTES = 18
SECRET = "tokens"  # the key of what seals them among the hall's settings
SHORTEST_TOKEN, LONGEST_TOKEN = 16, 128  # letters of a token
SCHEMES = {"ws": "http", "wss": "https"}  # of a socket, and of the page that opens it
GUEST, UNSEALED = "meadhall.guest", "meadhall.unsealed"  # in a scope: who asks, and a token that needs a seal


class Seal:
    """Signs tokens: the guest's part, a dot, and the signature."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def seal(self, core: str) -> str:
        """The token as it is given."""
        return f"{core}.{self._mark(core)}"

    def open(self, token: str) -> str:
        """What the guest is known by, or "" if the mark is not ours."""
        core, dot, mark = token.rpartition(".")
        ours = dot and len(token) <= LONGEST_TOKEN and hmac.compare_digest(self._mark(core).encode(), mark.encode())
        return core if ours else ""

    def _mark(self, core: str) -> str:
        made = hmac.new(self.secret, core.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:SEAL_BYTES]).decode()


def guest_of(connection: HTTPConnection) -> str:
    """The hash of what the visitor is known by, or "" for somebody new; found out before anybody asks."""
    guest: str = connection.scope.get(GUEST, "")
    return guest


def hash_of(core: str) -> str:
    """What we keep of a token."""
    return hashlib.sha256(core.encode()).hexdigest()


def is_known(connection: Connection, guest: str) -> bool:
    """Did this guest ever sit down, or take a name?"""
    columns = (GUESTS.c.token_hash, ACCOUNTS.c.guest, SEATS.c.guest)
    return any(connection.execute(select(column).where(column == guest).limit(1)).first() for column in columns)


def new_token() -> str:
    """What nobody else is known by."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def give_token(connection: HTTPConnection, response: Response, core: str) -> None:
    """Whoever asked comes in with this token from now on."""
    response.set_cookie(
        COOKIE,
        connection.app.state.hall.seal.seal(core),
        max_age=YEAR,
        path=connection.scope.get("app_root_path") or "/",
        secure=connection.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def same_origin(connection: HTTPConnection) -> bool:
    """Does the request come from a page of this hall? Programs without a browser send no origin.

    The hall's origins are the address of the request itself and its public URL. Scheme and port count too.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = SCHEMES.get(connection.url.scheme, connection.url.scheme)  # https if a trusted proxy says so
    own = origin_of(f"{scheme}://{connection.headers.get('host', '')}")
    given = origin_of(origin)
    return given is not None and given in (own, origin_of(connection.app.state.hall.public_url))
