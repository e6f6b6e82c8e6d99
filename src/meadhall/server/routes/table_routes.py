"""Routes for a table, besides opening, showing and joining it."""

from __future__ import annotations

from functools import partial

import msgspec

from meadhall.core.errors import MeadhallError
from meadhall.server.protocol.messages import NewTable, Problem, TableInfo
from meadhall.server.protocol.requests import Again, Checked, Fork, Luck, PastMoment, Proof, Reviewed, StandIn, Story
from meadhall.server.routes.endpoints import (
    ApiRequest,
    Endpoint,
    Reply,
    body_of,
    rate_limit,
    reply,
    require_guest,
    room_of,
)
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.storage.rows import TableSetup
from meadhall.server.tables import replay, seating
from meadhall.server.tables.autoplay import STAND_IN
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.new_table import setup_of, why_not_rated
from meadhall.server.tables.position import HostedGame

MAX_RECORD_BYTES = 400_000  # four times the size of a long game
LOOK_RATE, LOOK_BURST = 20.0, 200.0  # replays: per second, and burst
HEAVY_RATE, HEAVY_BURST = 0.2, 10.0  # records, proofs, reviews
KEEP_RATE, KEEP_BURST = 100 / 86_400, 100.0  # stored games per day; each may be as long as a record file
MOST_MODULES, MOST_SEATS = 32, 8


def number(request: ApiRequest, key: str, usual: int | None) -> int | None:
    """Return an integer of the query, `usual` if it is missing; refuse with 400 if it is none."""
    text = request.query_params.get(key, "")
    if not text:
        return usual
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise UnwelcomeError(400, "no-number")
    return int(text)


# -- before a table is opened


async def check_table(request: ApiRequest) -> Reply:
    """Check a setup: whether a table can be opened, and which modules cannot be added or removed."""
    wish = await body_of(request, NewTable)
    game, setup = request.hall.game(wish.game), setup_of(wish)
    await request.hall.load_card_set(setup.cards)
    seats = len(wish.seats)
    problem = setup_problem(game, seats, setup)
    if problem is None and wish.rated and (reason := why_not_rated(wish)):
        problem = Problem(reason)
    return reply(Checked(problem, module_problems(game, seats, setup)))


def module_problems(game: HostedGame, seats: int, setup: TableSetup) -> dict[str, Problem]:
    """Return the modules that cannot be added to this setup or removed from it, with the reason."""
    found: dict[str, Problem] = {}
    for module in game.info.modules:
        others = [key for key in setup.modules if key != module.key]
        chosen = others if module.key in setup.modules else [*others, module.key]
        problem = setup_problem(game, seats, msgspec.structs.replace(setup, modules=chosen))
        if problem is not None:
            found[module.key] = problem
    return found


def setup_problem(game: HostedGame, seats: int, setup: TableSetup) -> Problem | None:
    """Return the rule violation of a setup, or None."""
    try:
        game.check(seats, setup)
    except MeadhallError as no:
        return Problem("rule", str(no), no.rule, no.why, no.values)
    return None


async def show_game_cards(request: ApiRequest) -> Reply:
    """The printed texts of a game's cards, with these modules and number of players."""
    game = request.hall.game(request.path_params["game"])
    modules = [key for key in request.query_params.get("modules", "").split(",") if key][:MOST_MODULES]
    seats = number(request, "players", game.info.fewest)
    setup = TableSetup(modules, {}, request.query_params.get("cards", ""))
    await request.hall.load_card_set(setup.cards)
    data = game.catalogue_of(seats or 0, setup)
    return Reply(data, headers={"cache-control": "max-age=60"})


# -- leaving and returning


async def leave_table(request: ApiRequest) -> Reply:
    """Leave a table: before the game the seat becomes free; during it a bot takes over."""
    guest, room = require_guest(request), await room_of(request)
    await body_of(request, dict)
    await seating.leave(request.hall, room, guest, STAND_IN)
    return reply(room.info(guest))


async def stand_in(request: ApiRequest) -> Reply:
    """Let a bot take over a seat, or give it back to its player."""
    guest, room = require_guest(request), await room_of(request)
    await seating.stand_in(request.hall, room, guest, await body_of(request, StandIn))
    return reply(room.info(guest))


async def play_again(request: ApiRequest) -> Reply:
    """Open a rematch: the same people at a new table, each one seat further."""
    guest, room = require_guest(request), await room_of(request)
    following = await seating.again(request.hall, room, guest, await body_of(request, Again))
    return reply(following.info(guest), 201)


async def bring_luck(request: ApiRequest) -> Reply:
    """Add the caller's entropy for a rematch."""
    guest, room = require_guest(request), await room_of(request)
    wish = await body_of(request, Luck)
    await seating.bring_luck(request.hall, room, guest, wish.entropy)
    return reply(room.info(guest))


# -- replay, records, proof, review


async def show_moment(request: ApiRequest) -> Reply:
    """The game at an earlier version, as the caller may see it."""
    rate_limit(request, "look", LOOK_RATE, LOOK_BURST)
    room, guest = await room_of(request), request.guest
    version = request.path_params["version"]
    if not version.isdecimal() or len(version) > 9:
        raise UnwelcomeError(404, "no-such-version")
    lines = number(request, "lines", 0) or 0
    return reply(await replay.moment(room, guest, int(version), number(request, "seat", None), lines))


async def show_story(request: ApiRequest) -> Reply:
    """All versions of a game: who answered, length of the log, and the points at the end."""
    rate_limit(request, "look", LOOK_RATE, LOOK_BURST)
    return reply(await replay.story(await room_of(request), request.guest))


async def save_record(request: ApiRequest) -> Reply:
    """The game as a file: complete once it is over, before that only what the caller may know."""
    hall = request.hall
    rate_limit(request, "save", HEAVY_RATE, HEAVY_BURST)
    room = await room_of(request)
    text = await replay.saved(hall, room, request.guest, request.requester)
    name = f'attachment; filename="meadhall-{room.row.game}-{room.row.id}.json"'
    return Reply(text.encode(), headers={"content-disposition": name})


async def open_record(request: ApiRequest) -> Reply:
    """Open a game from a file as a practice table."""
    hall, guest = request.hall, require_guest(request)
    rate_limit(request, "adopt", HEAVY_RATE, HEAVY_BURST)
    rate_limit(request, "keep", KEEP_RATE, KEEP_BURST)
    data = await request.read_body(MAX_RECORD_BYTES)
    room = await replay.adopt(hall, guest, "", data.decode(), request.requester)
    return reply(room.info(guest), 201)


async def fork_table(request: ApiRequest) -> Reply:
    """Open a practice table that continues from a version of a finished game."""
    hall, guest = request.hall, require_guest(request)
    rate_limit(request, "fork", HEAVY_RATE, HEAVY_BURST)
    rate_limit(request, "keep", KEEP_RATE, KEEP_BURST)
    room = await replay.fork(hall, await room_of(request), guest, await body_of(request, Fork))
    return reply(room.info(guest), 201)


async def show_proof(request: ApiRequest) -> Reply:
    """Verify the luck by replaying the whole game from its seed."""
    hall = request.hall
    rate_limit(request, "proof", HEAVY_RATE, HEAVY_BURST)
    return reply(await replay.proof(hall, await room_of(request), request.requester))


async def show_review(request: ApiRequest) -> Reply:
    """The review of a finished game, or its progress: ask again until `percent` is 100."""
    rate_limit(request, "look", LOOK_RATE, LOOK_BURST)
    hall, room = request.hall, await room_of(request)
    may_begin = partial(rate_limit, request, "review", HEAVY_RATE, HEAVY_BURST)
    return reply(await replay.reviewed(hall, room, request.requester, may_begin))


PLAYERS = {"modules": "keys, separated by commas", "players": "number of players", "cards": "the card set"}
LOOKING = {"seat": "the seat whose view is shown; any when the game is over", "lines": "lines of the log already known"}
TABLE = "/tables/{table}"
TABLE_ROUTES = [
    Endpoint("POST", "/tables/check", check_table, Checked, NewTable, refusals=(*SENDING, 404)),
    Endpoint("GET", "/games/{game}/cards", show_game_cards, refusals=(400, 404), query=PLAYERS),
    Endpoint("POST", f"{TABLE}/leave", leave_table, TableInfo, dict, refusals=(*SENDING, 404)),
    Endpoint("POST", f"{TABLE}/stand-in", stand_in, TableInfo, StandIn, refusals=(*SENDING, 404, 409)),
    Endpoint("POST", f"{TABLE}/again", play_again, TableInfo, Again, 201, (*SENDING, 404, 409)),
    Endpoint("POST", f"{TABLE}/luck", bring_luck, TableInfo, Luck, refusals=(*SENDING, 404, 409)),
    Endpoint(
        "GET", f"{TABLE}/at/{{version}}", show_moment, PastMoment, refusals=(400, 403, 404, 409, 429), query=LOOKING
    ),
    Endpoint("GET", f"{TABLE}/story", show_story, Story, refusals=(404, 409, 429)),
    Endpoint("GET", f"{TABLE}/record", save_record, refusals=(404, 409, 429)),
    Endpoint("POST", "/records", open_record, TableInfo, dict, 201, (*SENDING, 404, 429)),
    Endpoint("POST", f"{TABLE}/fork", fork_table, TableInfo, Fork, 201, (*SENDING, 404, 409, 429)),
    Endpoint("GET", f"{TABLE}/proof", show_proof, Proof, refusals=(404, 409, 429)),
    Endpoint("GET", f"{TABLE}/review", show_review, Reviewed, refusals=(404, 409, 429)),
]
