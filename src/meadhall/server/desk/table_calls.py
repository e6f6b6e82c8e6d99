"""Requests about a table besides opening, showing and joining it."""

from __future__ import annotations

from functools import partial

import msgspec

from meadhall.core.errors import MeadhallError
from meadhall.server.contract.messages import NewTable, Problem, TableInfo
from meadhall.server.contract.requests import Again, Checked, Fork, Luck, PastMoment, Proof, Reviewed, StandIn, Story
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, room_of, slowly
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.play.autoplay import STAND_IN
from meadhall.server.play.position import HostedGame
from meadhall.server.rooms import replay, seating
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.rooms.new_table import setup_of, why_not_rated
from meadhall.server.store.rows import TableSetup

MAX_RECORD_BYTES = 400_000  # a long game has a quarter of it
LOOK_RATE, LOOK_BURST = 20.0, 200.0  # looks back a second, and at once
HEAVY_RATE, HEAVY_BURST = 0.2, 10.0  # files and proofs
KEEP_RATE, KEEP_BURST = 100 / 86_400, 100.0  # whole games brought to disk, a day: each is as long as a file may be
MOST_MODULES, MOST_SEATS = 32, 8


def number(request: Asked, key: str, usual: int | None) -> int | None:
    """A number after the question mark."""
    text = request.query_params.get(key, "")
    if not text:
        return usual
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise UnwelcomeError(400, "no-number")
    return int(text)


# -- before a table is opened


async def check_table(request: Asked) -> Reply:
    """Check a setup: can such a table be opened, and which modules could not be added or removed, and why?"""
    wish = await body_of(request, NewTable)
    game, setup = request.hall.game(wish.game), setup_of(wish)
    await request.hall.load_card_set(setup.cards)
    seats = len(wish.seats)
    problem = trouble(game, seats, setup)
    if problem is None and wish.rated and (reason := why_not_rated(wish)):
        problem = Problem(reason)
    return reply(Checked(problem, toggled(game, seats, setup)))


def toggled(game: HostedGame, seats: int, setup: TableSetup) -> dict[str, Problem]:
    """What the rules say about adding or removing each module."""
    found: dict[str, Problem] = {}
    for module in game.info.modules:
        others = [key for key in setup.modules if key != module.key]
        chosen = others if module.key in setup.modules else [*others, module.key]
        problem = trouble(game, seats, msgspec.structs.replace(setup, modules=chosen))
        if problem is not None:
            found[module.key] = problem
    return found


def trouble(game: HostedGame, seats: int, setup: TableSetup) -> Problem | None:
    """What a rule has against it."""
    try:
        game.check(seats, setup)
    except MeadhallError as no:
        return Problem("rule", str(no), no.rule, no.why, no.values)
    return None


async def show_game_cards(request: Asked) -> Reply:
    """What is printed on the cards of a game, with these modules for so many players."""
    game = request.hall.game(request.path_params["game"])
    modules = [key for key in request.query_params.get("modules", "").split(",") if key][:MOST_MODULES]
    seats = number(request, "players", game.info.fewest)
    setup = TableSetup(modules, {}, request.query_params.get("cards", ""))
    await request.hall.load_card_set(setup.cards)
    data = game.catalogue_of(seats or 0, setup)
    return Reply(data, headers={"cache-control": "max-age=60"})


# -- coming and going


async def leave_table(request: Asked) -> Reply:
    """Leave a table: before the game the seat becomes free, during it a bot takes over."""
    guest, room = known_guest(request), await room_of(request)
    await body_of(request, dict)
    await seating.leave(request.hall, room, guest, STAND_IN)
    return reply(room.info(guest))


async def stand_in(request: Asked) -> Reply:
    """Let a bot take over a seat, or give it back to its owner."""
    guest, room = known_guest(request), await room_of(request)
    await seating.stand_in(request.hall, room, guest, await body_of(request, StandIn))
    return reply(room.info(guest))


async def play_again(request: Asked) -> Reply:
    """Rematch: the same people at a new table, each one seat further."""
    guest, room = known_guest(request), await room_of(request)
    following = await seating.again(request.hall, room, guest, await body_of(request, Again))
    return reply(following.info(guest), 201)


async def bring_luck(request: Asked) -> Reply:
    """Add my share of the luck for a rematch."""
    guest, room = known_guest(request), await room_of(request)
    wish = await body_of(request, Luck)
    await seating.bring_luck(request.hall, room, guest, wish.entropy)
    return reply(room.info(guest))


# -- looking back


async def show_moment(request: Asked) -> Reply:
    """The game at an earlier version, as the caller may see it."""
    slowly(request, "look", LOOK_RATE, LOOK_BURST)
    room, guest = await room_of(request), request.guest
    version = request.path_params["version"]
    if not version.isdecimal() or len(version) > 9:
        raise UnwelcomeError(404, "no-such-version")
    lines = number(request, "lines", 0) or 0
    return reply(await replay.moment(room, guest, int(version), number(request, "seat", None), lines))


async def show_story(request: Asked) -> Reply:
    """All versions of a game: who answered, length of the log, and at the end the points."""
    slowly(request, "look", LOOK_RATE, LOOK_BURST)
    return reply(await replay.story(await room_of(request), request.guest))


async def save_record(request: Asked) -> Reply:
    """The game as a file: complete once it is over, before that what the caller may know."""
    hall = request.hall
    slowly(request, "save", HEAVY_RATE, HEAVY_BURST)
    room = await room_of(request)
    text = await replay.saved(hall, room, request.guest, request.account)
    name = f'attachment; filename="meadhall-{room.row.game}-{room.row.id}.json"'
    return Reply(text.encode(), headers={"content-disposition": name})


async def open_record(request: Asked) -> Reply:
    """Open a game from a file as a practice table."""
    hall, guest = request.hall, known_guest(request)
    slowly(request, "adopt", HEAVY_RATE, HEAVY_BURST)
    slowly(request, "keep", KEEP_RATE, KEEP_BURST)
    data = await request.bytes_of(MAX_RECORD_BYTES)
    room = await replay.adopt(hall, guest, "", data.decode(), request.account)
    return reply(room.info(guest), 201)


async def fork_table(request: Asked) -> Reply:
    """Continue from any version of a finished game, for practice."""
    hall, guest = request.hall, known_guest(request)
    slowly(request, "fork", HEAVY_RATE, HEAVY_BURST)
    slowly(request, "keep", KEEP_RATE, KEEP_BURST)
    room = await replay.fork(hall, await room_of(request), guest, await body_of(request, Fork))
    return reply(room.info(guest), 201)


async def show_proof(request: Asked) -> Reply:
    """Verify the luck: the whole game is replayed from its seed."""
    hall = request.hall
    slowly(request, "proof", HEAVY_RATE, HEAVY_BURST)
    return reply(await replay.proof(hall, await room_of(request), request.account))


async def show_review(request: Asked) -> Reply:
    """The review of a finished game, or how far it is: ask again until `percent` is 100."""
    slowly(request, "look", LOOK_RATE, LOOK_BURST)
    hall, room = request.hall, await room_of(request)
    may_begin = partial(slowly, request, "review", HEAVY_RATE, HEAVY_BURST)
    return reply(await replay.reviewed(hall, room, request.account, may_begin))


PLAYERS = {"modules": "keys with commas between", "players": "how many", "cards": "which card set"}
LOOKING = {"seat": "through whose eyes; anybody's when the game is over", "lines": "lines of the log already known"}
TABLE = "/tables/{table}"
TABLE_CALLS = [
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
