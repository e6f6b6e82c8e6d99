"""Requests, replies and endpoints, independent of the web framework: a page can host its own hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

import msgspec

from meadhall.core.errors import MeadhallError
from meadhall.server.protocol.messages import Problem, encode
from meadhall.server.tables.hall import Hall, UnwelcomeError
from meadhall.server.tables.room import Room
from meadhall.server.workers.turns import CrowdedError, Requester

if TYPE_CHECKING:
    from meadhall.server.people.sessions import Session

T = TypeVar("T")
LONGEST_BODY = 16_384
JSON = "application/json"


class ApiRequest:
    """A request: the hall, the caller, and the parameters."""

    def __init__(
        self,
        hall: Hall,
        guest: str,
        address: str,
        path_params: Mapping[str, str],
        query_params: Mapping[str, str],
        read_body: Callable[[int], Awaitable[bytes | bytearray]],
        session: Session | None = None,
    ) -> None:
        self.hall = hall
        self.guest = guest  # "" without a session
        self.address = address
        self.path_params = path_params
        self.query_params = query_params
        self.read_body = read_body  # reads the body, up to this many bytes
        self.session = session  # of a browser; None if the hall runs inside the page

    @property
    def requester(self) -> Requester:
        """The caller in queues for expensive work. Callers without a session share one place per address."""
        return Requester(self.address, self.guest or f"stranger {self.address}")


class Reply(msgspec.Struct, frozen=True):
    """A response: body, status, headers and media type."""

    body: bytes
    status: int = 200
    headers: dict[str, str] = {}
    media: str = JSON


Handler = Callable[[ApiRequest], Awaitable[Reply]]


class Endpoint(msgspec.Struct, frozen=True):
    """The description of a request: method, path, handler, and all possible results."""

    method: str
    path: str  # below api/
    handler: Handler
    answer: type | None = None  # type of the response; None: JSON that the game defines
    body: type | None = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: dict[str, str] = {}  # query parameters and their meaning
    media: str = JSON


def reply(value: object, status: int = 200) -> Reply:
    """A JSON response that must not be cached."""
    return Reply(encode(value), status, {"cache-control": "no-store"})


async def body_of(request: ApiRequest, kind: type[T]) -> T:
    """Return the request's body, decoded and validated."""
    return msgspec.json.decode(await request.read_body(LONGEST_BODY), type=kind)


async def room_of(request: ApiRequest) -> Room:
    """Return the room of the table in the path, or refuse with 404."""
    room = await request.hall.room(request.path_params["table"])
    if room is None:
        raise UnwelcomeError(404, "no-such-table")
    return room


def require_guest(request: ApiRequest) -> str:
    """Return the id of the caller, or refuse with 401 if the caller has no session."""
    if not request.guest:
        raise UnwelcomeError(401, "who-are-you")
    return request.guest


def rate_limit(request: ApiRequest, what: str, rate: float, burst: float) -> None:
    """Refuse with 429 if the guest or the address has sent too many such requests."""
    if not request.hall.limits.allow(request.guest, request.address, what, rate, burst):
        raise UnwelcomeError(429, "too-fast")


# -- errors

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
REQUEST_ERRORS = (UnwelcomeError, MeadhallError, CrowdedError, *UNREADABLE)


def error_reply(trouble: Exception) -> Reply:
    """Return the reply for one of REQUEST_ERRORS: refused by the hall, by a rule, overloaded, or unreadable."""
    if isinstance(trouble, UnwelcomeError):
        return reply(Problem(trouble.reason), trouble.status)
    if isinstance(trouble, MeadhallError):
        return reply(Problem("rule", str(trouble), trouble.rule, trouble.why, trouble.values), 400)
    if isinstance(trouble, CrowdedError):
        return reply(Problem("too-fast"), 429)
    return reply(Problem("unreadable", str(trouble)), 400)


def unavailable_reply() -> Reply:
    """Return the reply for a database that cannot be written now. A retry may succeed."""
    return reply(Problem("not-saved"), 503)
