"""Routes for tournaments and leagues. Only a hall with accounts has them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from meadhall.server.chat import talk
from meadhall.server.people import accounts
from meadhall.server.protocol.contests import Contest, Contests, NewContest
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, rate_limit, reply
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.routes.lobby_routes import public_hall
from meadhall.server.routes.people_routes import person_and_body
from meadhall.server.storage.rows import TableSetup
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tournaments import messages, plan, records
from meadhall.server.tournaments.plan import ContestState

LOOK_RATE, LOOK_BURST = 2.0, 60.0  # contests shown: per second, and burst
CALL_RATE, CALL_BURST = 0.05, 5.0  # contests created
JOIN_RATE, JOIN_BURST = 0.5, 20.0
SHOWN = 40
MOST_OF_GUEST, MOST_OF_ALL = 3, 100  # unfinished contests
MOST_PEOPLE = {"swiss": 64, "knockout": 64, "robin": 16, "league": 10}


async def show_contests(request: ApiRequest) -> Reply:
    """Contests to join, running ones, and the last finished ones."""
    rate_limit(request, "contests", LOOK_RATE, LOOK_BURST)

    def read(connection: Connection) -> Contests:
        found = [records.state_of(connection, contest) for contest in records.listed(connection, SHOWN)]
        return Contests([messages.info_of(state, request.guest) for state in found if state is not None])

    return reply(await public_hall(request).store.read(read))


async def show_contest(request: ApiRequest) -> Reply:
    """One contest: participants, standings and all its tables."""
    rate_limit(request, "contests", LOOK_RATE, LOOK_BURST)
    return reply(await _shown(request, request.path_params["contest"]))


async def _state(request: ApiRequest, contest: str) -> ContestState:
    plain = contest.isascii() and contest.isalnum()
    found = await public_hall(request).store.read(lambda c: records.state_of(c, contest)) if plain else None
    if found is None:
        raise UnwelcomeError(404, "no-such-contest")
    return found


async def _shown(request: ApiRequest, contest: str) -> Contest:
    state = await _state(request, contest)
    return messages.contest_of(state, request.guest)


async def create_contest(request: ApiRequest) -> Reply:
    """Create a tournament or a league."""
    guest, wish = await person_and_body(request, NewContest)
    rate_limit(request, "call", CALL_RATE, CALL_BURST)
    wish = msgspec.structs.replace(wish, name=talk.clean_line(wish.name))
    check(request, wish)
    hall = public_hall(request)
    mine, all_ = await hall.store.read(lambda c: records.count_current(c, guest))
    if hall.limits.strict and (mine >= MOST_OF_GUEST or all_ >= MOST_OF_ALL):
        raise UnwelcomeError(429, "too-many-contests")
    name = await hall.store.read(lambda c: accounts.name_of(c, guest))
    contest = await hall.store.write(lambda c: records.create(c, wish, guest, name))
    hall.contest_changed()
    return reply(await _shown(request, contest), 201)


def check(request: ApiRequest, wish: NewContest) -> None:
    """Refuse a contest that could not be played."""
    game = request.hall.game(wish.game)
    if not wish.name:
        raise UnwelcomeError(400, "name-needed")
    if wish.most > MOST_PEOPLE[wish.form] or wish.most < len(wish.bots) + wish.joining:
        raise UnwelcomeError(400, "too-many-people")
    if any(not game.has_bot(bot) for bot in wish.bots):
        raise UnwelcomeError(400, "no-such-bot")
    for size in sorted(plan.table_sizes(wish.form, wish.size, wish.most)):
        game.check(size, TableSetup(wish.modules, wish.options))


async def join_contest(request: ApiRequest) -> Reply:
    """Join a contest."""
    hall, (guest, _) = public_hall(request), await person_and_body(request, dict)
    rate_limit(request, "join", JOIN_RATE, JOIN_BURST)
    contest = (await _state(request, request.path_params["contest"])).id
    name = await hall.store.read(lambda c: accounts.name_of(c, guest))
    if not await hall.store.write(lambda c: records.enter(c, contest, guest, name)):
        raise UnwelcomeError(409, "contest-closed")
    hall.contest_changed()
    return reply(await _shown(request, contest))


async def leave_contest(request: ApiRequest) -> Reply:
    """Leave a contest. After it has begun, the caller is not paired any more."""
    return await _changed(request, records.leave)


async def _changed(request: ApiRequest, work: Callable[[Connection, str, str], None]) -> Reply:
    hall, (guest, _) = public_hall(request), await person_and_body(request, dict)
    rate_limit(request, "join", JOIN_RATE, JOIN_BURST)
    contest = (await _state(request, request.path_params["contest"])).id
    await hall.store.write(lambda c: work(c, contest, guest))
    hall.contest_changed()
    return reply(await _shown(request, contest))


async def begin_contest(request: ApiRequest) -> Reply:
    """Begin a contest of the caller now, with the participants so far."""

    def begin(connection: Connection, contest: str, guest: str) -> None:
        if len(own(connection, contest, guest).members) < plan.FEWEST_MEMBERS:
            raise UnwelcomeError(409, "too-few-people")
        records.start_now(connection, contest)

    return await _changed(request, begin)


async def cancel_contest(request: ApiRequest) -> Reply:
    """Cancel a contest of the caller that has not begun."""

    def cancel(connection: Connection, contest: str, guest: str) -> None:
        own(connection, contest, guest)
        records.cancel(connection, contest)

    return await _changed(request, cancel)


def own(connection: Connection, contest: str, guest: str) -> ContestState:
    """Return a contest that this guest created and that has not begun, locked until the transaction ends."""
    status, state = records.lock(connection, contest), records.state_of(connection, contest)
    if state is None or state.host != guest:
        raise UnwelcomeError(403, "not-your-contest")
    if status != "gathering":
        raise UnwelcomeError(409, "contest-closed")
    return state


CHANGING = (*SENDING, 404, 409, 429)
CONTEST_ROUTES = [
    Endpoint("GET", "/contests", show_contests, Contests, refusals=(429,)),
    Endpoint("POST", "/contests/new", create_contest, Contest, NewContest, 201, CHANGING),
    Endpoint("GET", "/contests/{contest}", show_contest, Contest, refusals=(404, 429)),
    Endpoint("POST", "/contests/{contest}/join", join_contest, Contest, dict, refusals=CHANGING),
    Endpoint("POST", "/contests/{contest}/leave", leave_contest, Contest, dict, refusals=CHANGING),
    Endpoint("POST", "/contests/{contest}/begin", begin_contest, Contest, dict, refusals=CHANGING),
    Endpoint("POST", "/contests/{contest}/cancel", cancel_contest, Contest, dict, refusals=CHANGING),
]
