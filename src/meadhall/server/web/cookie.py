"""The session cookie, and the person of a request."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.server.addresses import origin_of
from meadhall.server.people.sessions import Session, device_name
from meadhall.server.tables.hall import UnwelcomeError

COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
SCHEMES = {"ws": "http", "wss": "https"}  # of a socket, and of the page that opens it
SESSION = "meadhall.session"  # in a scope: the session of the request


def session_of(connection: HTTPConnection) -> Session | None:
    """Return the session that the middleware found for a request, or None."""
    session: Session | None = connection.scope.get(SESSION)
    return session


def require_session(connection: HTTPConnection) -> Session:
    """Return the session of a request, or refuse with 401 if there is none."""
    session = session_of(connection)
    if session is None:
        raise UnwelcomeError(401, "who-are-you")
    return session


def person_of(connection: HTTPConnection) -> str:
    """Return the id of the person who makes a request; "" without a session."""
    session = session_of(connection)
    return "" if session is None else session.person


def device_of(connection: HTTPConnection) -> str:
    """Return a short name of the browser and its system."""
    return device_name(connection.headers.get("user-agent", ""))


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Set the cookie with the token of a session."""
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
