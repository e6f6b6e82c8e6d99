"""Requests about people: ladders, profiles, friends. Only a hall with accounts answers them."""

from __future__ import annotations

from typing import TypeVar

from meadhall.server.contract.people import Circle, Company, Ladder, Profile, Showing, Tie
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, slowly
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.people import accounts
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.rooms.public import PublicHall
from meadhall.server.rooms.standing import company, ladders, profiles, ties

T = TypeVar("T")
LOOK_RATE, LOOK_BURST = 1.0, 30.0  # ladders and profiles a second, and at once
TIE_RATE, TIE_BURST = 0.5, 30.0  # of what one says of others


def public(asked: Asked) -> PublicHall:
    """A hall with a database: no other one has these requests."""
    assert isinstance(asked.hall, PublicHall)
    return asked.hall


async def said_by_person(asked: Asked, kind: type[T]) -> tuple[str, T]:
    """Who asks, if they have an account, and what they say; nonsense is told as such to everybody."""
    known_guest(asked)
    wish = await body_of(asked, kind)
    return await known_person(asked), wish


async def known_person(asked: Asked) -> str:
    """Who asks, if they have an account."""
    guest = known_guest(asked)
    if not await public(asked).store.read(lambda c: accounts.name_of(c, guest)):
        raise UnwelcomeError(409, "no-account")
    return guest


async def show_ladder(request: Asked) -> Reply:
    """Who is how strong in a game, for so many players."""
    slowly(request, "ladder", LOOK_RATE, LOOK_BURST)
    game, wanted = request.query_params.get("game", ""), request.query_params.get("players", "")
    if game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-game")
    players = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) == 1 else 0
    found = await public(request).store.read(lambda c: ladders.ladder(c, game, players, request.guest))
    return reply(found)


async def show_person(request: Asked) -> Reply:
    """The profile of somebody with an account; whoever is hidden is not there."""
    slowly(request, "profile", LOOK_RATE, LOOK_BURST)
    name, deeds = request.path_params["name"], {key: game.all_deeds() for key, game in request.hall.shelf.items()}
    found = await public(request).store.read(profiles.reader(name, request.guest, deeds))
    if found is None:
        raise UnwelcomeError(404, "no-such-person")
    return reply(found)


async def show_company(request: Asked) -> Reply:
    """Whose profiles may be looked at from a table, what its game did to ratings, and for which contest it was."""
    slowly(request, "profile", LOOK_RATE, LOOK_BURST)
    table = request.path_params["table"]
    found = await public(request).store.read(lambda c: company.company(c, table, request.guest))
    if found is None:
        raise UnwelcomeError(404, "no-such-table")
    return reply(found)


async def show_myself(request: Asked) -> Reply:
    """Hide my profile from others, or show it again."""
    guest, wish = await said_by_person(request, Showing)
    slowly(request, "tie", TIE_RATE, TIE_BURST)
    await public(request).store.write(lambda c: profiles.hide(c, guest, wish.hidden))
    return reply(wish)


async def show_circle(request: Asked) -> Reply:
    """Whom I follow, my friends and who wants to be one; for me alone."""
    guest = await known_person(request)
    slowly(request, "profile", LOOK_RATE, LOOK_BURST)
    return reply(await public(request).store.read(lambda c: ties.circle(c, guest)))


async def tie_to(request: Asked) -> Reply:
    """Follow somebody, want to be friends, or shut somebody out; or no longer."""
    guest, wish = await said_by_person(request, Tie)
    slowly(request, "tie", TIE_RATE, TIE_BURST)
    store = public(request).store
    other = await store.read(lambda c: profiles.find(c, wish.name, guest))
    if other is None or other.guest == guest:
        raise UnwelcomeError(404, "no-such-person")
    if not await store.write(lambda c: ties.set_tie(c, guest, other.guest, wish.kind, wish.on)):
        raise UnwelcomeError(429, "too-many-ties")
    return reply(await store.read(lambda c: ties.circle(c, guest)))


LOOKING = (404, 429)
PEOPLE_CALLS = [
    Endpoint("GET", "/ladder", show_ladder, Ladder, refusals=LOOKING, query={"game": "which", "players": "how many"}),
    Endpoint("GET", "/people/{name}", show_person, Profile, refusals=LOOKING),
    Endpoint("GET", "/tables/{table}/company", show_company, Company, refusals=LOOKING),
    Endpoint("POST", "/profile", show_myself, Showing, Showing, refusals=(*SENDING, 409, 429)),
    Endpoint("GET", "/circle", show_circle, Circle, refusals=(401, 409, 429)),
    Endpoint("POST", "/circle/tie", tie_to, Circle, Tie, refusals=(*SENDING, 404, 409, 429)),
]
