"""Guests: whoever comes in gets a token in a cookie that no script can read; we keep only its hash."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
TOKEN_BYTES = 24


def guest_of(connection: HTTPConnection) -> str:
    """The hash of the visitor's token, or "" for somebody new."""
    token = connection.cookies.get(COOKIE, "")
    return hash_of(token) if 16 <= len(token) <= 128 else ""


def hash_of(token: str) -> str:
    """What we keep of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def welcome(connection: HTTPConnection, response: Response) -> None:
    """Give somebody new a token."""
    if guest_of(connection):
        return
    response.set_cookie(
        COOKIE,
        secrets.token_urlsafe(TOKEN_BYTES),
        max_age=YEAR,
        path=connection.scope.get("root_path") or "/",
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
