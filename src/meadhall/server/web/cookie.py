"""The session cookie, and who makes a request."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.server.people.sessions import Session, device_name
from meadhall.server.rooms.hall import UnwelcomeError

COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
SESSION = "meadhall.session"  # in a scope: the session of the request


def session_of(connection: HTTPConnection) -> Session | None:
    """The session of a request, as the middleware has found it."""
    session: Session | None = connection.scope.get(SESSION)
    return session


def known_session(connection: HTTPConnection) -> Session:
    """The session of a request; strangers must enter the hall first."""
    session = session_of(connection)
    if session is None:
        raise UnwelcomeError(401, "who-are-you")
    return session


def person_of(connection: HTTPConnection) -> str:
    """Who makes a request; "" for a stranger."""
    session = session_of(connection)
    return "" if session is None else session.person


def device_of(connection: HTTPConnection) -> str:
    """What the browser calls itself, in short."""
    return device_name(connection.headers.get("user-agent", ""))


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Give the browser the token of its session."""
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
    """Does a request come from our own page? Programs without a browser send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host", "")
