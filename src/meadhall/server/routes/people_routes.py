"""Routes for people: ladders, profiles, friends. Only a hall with accounts has them."""

from __future__ import annotations

from typing import TypeVar

from meadhall.server.people import accounts, profiles, table_players, ties
from meadhall.server.protocol.people import Circle, Company, Ladder, Profile, Showing, Tie
from meadhall.server.ratings import ladders
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, body_of, rate_limit, reply, require_guest
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.routes.lobby_routes import public_hall
from meadhall.server.tables.hall import UnwelcomeError

T = TypeVar("T")
LOOK_RATE, LOOK_BURST = 1.0, 30.0  # ladders and profiles: per second, and burst
TIE_RATE, TIE_BURST = 0.5, 30.0  # changes of relations


async def person_and_body(request: ApiRequest, kind: type[T]) -> tuple[str, T]:
    """Return the caller, who must have an account, and the decoded body. A bad body is refused first."""
    require_guest(request)
    wish = await body_of(request, kind)
    return await require_person(request), wish


async def require_person(request: ApiRequest) -> str:
    """Return the id of the caller, or refuse with 409 if they have no account."""
    guest = require_guest(request)
    if not await public_hall(request).store.read(lambda c: accounts.name_of(c, guest)):
        raise UnwelcomeError(409, "no-account")
    return guest


async def show_ladder(request: ApiRequest) -> Reply:
    """The ladder of a game for a number of players."""
    rate_limit(request, "ladder", LOOK_RATE, LOOK_BURST)
    game, wanted = request.query_params.get("game", ""), request.query_params.get("players", "")
    if game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-game")
    players = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) == 1 else 0
    found = await public_hall(request).store.read(lambda c: ladders.ladder(c, game, players, request.guest))
    return reply(found)


async def show_person(request: ApiRequest) -> Reply:
    """The profile of a person with an account; 404 if it is hidden."""
    rate_limit(request, "profile", LOOK_RATE, LOOK_BURST)
    name, deeds = request.path_params["name"], {key: game.all_deeds() for key, game in request.hall.shelf.items()}
    found = await public_hall(request).store.read(profiles.profile_reader(name, request.guest, deeds))
    if found is None:
        raise UnwelcomeError(404, "no-such-person")
    return reply(found)


async def show_table_profiles(request: ApiRequest) -> Reply:
    """People at a table with visible profiles, the changes of their ratings, and the table's contest."""
    rate_limit(request, "profile", LOOK_RATE, LOOK_BURST)
    table = request.path_params["table"]
    found = await public_hall(request).store.read(lambda c: table_players.players_of(c, table, request.guest))
    if found is None:
        raise UnwelcomeError(404, "no-such-table")
    return reply(found)


async def set_profile_visibility(request: ApiRequest) -> Reply:
    """Hide the caller's profile from others, or show it again."""
    guest, wish = await person_and_body(request, Showing)
    rate_limit(request, "tie", TIE_RATE, TIE_BURST)
    await public_hall(request).store.write(lambda c: profiles.hide(c, guest, wish.hidden))
    return reply(wish)


async def show_circle(request: ApiRequest) -> Reply:
    """The people that the caller follows, friends, and friend requests."""
    guest = await require_person(request)
    rate_limit(request, "profile", LOOK_RATE, LOOK_BURST)
    return reply(await public_hall(request).store.read(lambda c: ties.circle(c, guest)))


async def set_relation(request: ApiRequest) -> Reply:
    """Follow a person, ask to be friends, or block them; or end that."""
    guest, wish = await person_and_body(request, Tie)
    rate_limit(request, "tie", TIE_RATE, TIE_BURST)
    store = public_hall(request).store
    other = await store.read(lambda c: profiles.find(c, wish.name, guest))
    if other is None or other.guest == guest:
        raise UnwelcomeError(404, "no-such-person")
    if not await store.write(lambda c: ties.set_tie(c, guest, other.guest, wish.kind, wish.on)):
        raise UnwelcomeError(429, "too-many-ties")
    return reply(await store.read(lambda c: ties.circle(c, guest)))


LOOKING = (404, 429)
PEOPLE_ROUTES = [
    Endpoint(
        "GET",
        "/ladder",
        show_ladder,
        Ladder,
        refusals=LOOKING,
        query={"game": "the game", "players": "number of players"},
    ),
    Endpoint("GET", "/people/{name}", show_person, Profile, refusals=LOOKING),
    Endpoint("GET", "/tables/{table}/company", show_table_profiles, Company, refusals=LOOKING),
    Endpoint("POST", "/profile", set_profile_visibility, Showing, Showing, refusals=(*SENDING, 409, 429)),
    Endpoint("GET", "/circle", show_circle, Circle, refusals=(401, 409, 429)),
    Endpoint("POST", "/circle/tie", set_relation, Circle, Tie, refusals=(*SENDING, 404, 409, 429)),
]
