"""Routes for reports, votes, the moderators' desk and personal data. Only a hall with a database has them."""

from __future__ import annotations

import msgspec

from meadhall.server.moderation import actions, kicks, reports
from meadhall.server.people import personal_data
from meadhall.server.protocol.moderation import (
    KickState,
    KickVote,
    ModeratorAction,
    ModeratorDesk,
    MyData,
    NewReport,
)
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
from meadhall.server.routes.lobby_routes import public_hall

REPORT_RATE, REPORT_BURST = 0.02, 6.0  # reports: per second, and burst
VOTE_RATE, VOTE_BURST = 0.5, 20.0
DESK_RATE, DESK_BURST = 2.0, 60.0
DATA_RATE, DATA_BURST = 0.02, 4.0


async def report(request: ApiRequest) -> Reply:
    """Report a chat message, a name or a table to the moderators."""
    guest, hall, room = require_guest(request), public_hall(request), await room_of(request)
    rate_limit(request, "report", REPORT_RATE, REPORT_BURST)
    found = reports.build_report(room, await body_of(request, NewReport), guest)
    context = msgspec.structs.replace(found.context, near=hall.order.recent_ranges.of(found.about))
    await hall.store.write(lambda c: reports.add(c, msgspec.structs.replace(found, context=context)))
    return reply({}, 201)


async def vote_out(request: ApiRequest) -> Reply:
    """Vote for a player to be removed from the table, or withdraw the vote."""
    guest, hall, room = require_guest(request), public_hall(request), await room_of(request)
    rate_limit(request, "vote", VOTE_RATE, VOTE_BURST)
    wish = await body_of(request, KickVote)
    await kicks.vote(hall, room, guest, wish.seat, wish.on)
    return reply(await kicks.vote_states(hall, room, guest))


async def show_votes(request: ApiRequest) -> Reply:
    """The votes at a table, for those who sit there."""
    guest, hall, room = require_guest(request), public_hall(request), await room_of(request)
    rate_limit(request, "vote", VOTE_RATE, VOTE_BURST)
    return reply(await kicks.vote_states(hall, room, guest))


async def show_desk(request: ApiRequest) -> Reply:
    """The moderators' desk: reports, bans and the log."""
    guest = require_guest(request)
    rate_limit(request, "desk", DESK_RATE, DESK_BURST)
    return reply(await actions.moderator_desk(public_hall(request), guest))


async def moderate(request: ApiRequest) -> Reply:
    """Do a moderator's action. It is logged."""
    guest = require_guest(request)
    rate_limit(request, "desk", DESK_RATE, DESK_BURST)
    link = await actions.perform(public_hall(request), guest, await body_of(request, ModeratorAction))
    return reply(msgspec.structs.replace(await actions.moderator_desk(public_hall(request), guest), link=link))


async def show_my_data(request: ApiRequest) -> Reply:
    """Everything that the hall stores about the caller."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "data", DATA_RATE, DATA_BURST)
    found = reply(await hall.store.read(lambda c: personal_data.export(c, guest)))
    name = 'attachment; filename="meadhall-my-data.json"'
    return msgspec.structs.replace(found, headers={**found.headers, "content-disposition": name})


VOTING = (*SENDING, 404, 409, 429)
MODERATION_ROUTES = [
    Endpoint("POST", "/tables/{table}/report", report, dict, NewReport, 201, (*VOTING, 503)),
    Endpoint("GET", "/tables/{table}/votes", show_votes, list[KickState], refusals=(401, 403, 404, 429)),
    Endpoint("POST", "/tables/{table}/vote", vote_out, list[KickState], KickVote, refusals=VOTING),
    Endpoint("GET", "/keeper", show_desk, ModeratorDesk, refusals=(401, 403, 429)),
    Endpoint("POST", "/keeper", moderate, ModeratorDesk, ModeratorAction, refusals=(*SENDING, 404, 409, 429)),
    Endpoint("GET", "/account/data", show_my_data, MyData, refusals=(401, 429)),
]
