"""A request and its answer, whatever brought it: a web server, or a page that is its own hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

import msgspec

from meadhall.core.errors import MeadhallError
from meadhall.server.contract.messages import Problem, encode
from meadhall.server.rooms.hall import Hall, UnwelcomeError
from meadhall.server.rooms.room import Room
from meadhall.server.thinking.turns import CrowdedError, Requester

if TYPE_CHECKING:
    from meadhall.server.people.sessions import Session

T = TypeVar("T")
LONGEST_BODY = 16_384
JSON = "application/json"


class Asked:
    """Who asks for what."""

    def __init__(
        self,
        hall: Hall,
        guest: str,
        address: str,
        path_params: Mapping[str, str],
        query_params: Mapping[str, str],
        bytes_of: Callable[[int], Awaitable[bytes | bytearray]],
        session: Session | None = None,
    ) -> None:
        self.hall = hall
        self.guest = guest  # "" for a stranger
        self.address = address
        self.path_params = path_params
        self.query_params = query_params
        self.bytes_of = bytes_of  # the body, at most so long
        self.session = session  # of a browser; a hall inside the page has none

    @property
    def account(self) -> Requester:
        """On whose behalf something expensive is done; strangers of one address are one."""
        return Requester(self.address, self.guest or f"stranger {self.address}")


class Reply(msgspec.Struct, frozen=True):
    """What comes back."""

    body: bytes
    status: int = 200
    headers: dict[str, str] = {}
    media: str = JSON


Handler = Callable[[Asked], Awaitable[Reply]]


class Endpoint(msgspec.Struct, frozen=True):
    """One request: path, handler, and all possible results."""

    method: str
    path: str  # below api/
    handler: Handler
    answer: type | None = None  # what comes back; None: JSON of the game's own
    body: type | None = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: dict[str, str] = {}  # what may follow the question mark, and what it means
    media: str = JSON


def reply(value: object, status: int = 200) -> Reply:
    """A JSON response that must not be cached."""
    return Reply(encode(value), status, {"cache-control": "no-store"})


async def body_of(asked: Asked, kind: type[T]) -> T:
    """The request's body, checked."""
    return msgspec.json.decode(await asked.bytes_of(LONGEST_BODY), type=kind)


async def room_of(asked: Asked) -> Room:
    """The room that is asked for."""
    room = await asked.hall.room(asked.path_params["table"])
    if room is None:
        raise UnwelcomeError(404, "no-such-table")
    return room


def known_guest(asked: Asked) -> str:
    """Who asks; strangers must enter the hall first."""
    if not asked.guest:
        raise UnwelcomeError(401, "who-are-you")
    return asked.guest


def slowly(asked: Asked, what: str, rate: float, burst: float) -> None:
    """Rate limit by guest and by address."""
    if not asked.hall.limits.allow(asked.guest, asked.address, what, rate, burst):
        raise UnwelcomeError(429, "too-fast")


# -- when something goes wrong

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
TROUBLES = (UnwelcomeError, MeadhallError, CrowdedError, *UNREADABLE)


def told(trouble: Exception) -> Reply:
    """What is said of one of these troubles: the hall says no, a rule does, or nobody can read it."""
    if isinstance(trouble, UnwelcomeError):
        return reply(Problem(trouble.reason), trouble.status)
    if isinstance(trouble, MeadhallError):
        return reply(Problem("rule", str(trouble), trouble.rule, trouble.why, trouble.values), 400)
    if isinstance(trouble, CrowdedError):
        return reply(Problem("too-fast"), 429)
    return reply(Problem("unreadable", str(trouble)), 400)


def away() -> Reply:
    """Nothing can be kept now; it may work again later."""
    return reply(Problem("not-saved"), 503)
