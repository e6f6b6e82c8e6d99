"""Requests about order: reports, votes, the keepers' desk, one's own data. Only a hall with a database has them."""

from __future__ import annotations

import msgspec

from meadhall.server.contract.order import KeeperDeed, KeeperDesk, KickState, KickVote, MyData, NewReport
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, room_of, slowly
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.people import personal_data
from meadhall.server.rooms.order import actions, kicks, reports
from meadhall.server.rooms.public import PublicHall

REPORT_RATE, REPORT_BURST = 0.02, 6.0  # reports a second, and at once
VOTE_RATE, VOTE_BURST = 0.5, 20.0
DESK_RATE, DESK_BURST = 2.0, 60.0
DATA_RATE, DATA_BURST = 0.02, 4.0


def public(request: Asked) -> PublicHall:
    """The hall, which has a database."""
    assert isinstance(request.hall, PublicHall)
    return request.hall


async def report(request: Asked) -> Reply:
    """Report something said, a name or a table to the keepers."""
    guest, hall, room = known_guest(request), public(request), await room_of(request)
    slowly(request, "report", REPORT_RATE, REPORT_BURST)
    found = reports.build_report(room, await body_of(request, NewReport), guest)
    context = msgspec.structs.replace(found.context, near=hall.order.recent_ranges.of(found.about))
    await hall.store.write(lambda c: reports.add(c, msgspec.structs.replace(found, context=context)))
    return reply({}, 201)


async def vote_out(request: Asked) -> Reply:
    """Vote for somebody to leave the table, or no longer."""
    guest, hall, room = known_guest(request), public(request), await room_of(request)
    slowly(request, "vote", VOTE_RATE, VOTE_BURST)
    wish = await body_of(request, KickVote)
    await kicks.vote(hall, room, guest, wish.seat, wish.on)
    return reply(await kicks.vote_states(hall, room, guest))


async def show_votes(request: Asked) -> Reply:
    """How the votes stand, for those who sit there."""
    guest, hall, room = known_guest(request), public(request), await room_of(request)
    slowly(request, "vote", VOTE_RATE, VOTE_BURST)
    return reply(await kicks.vote_states(hall, room, guest))


async def show_desk(request: Asked) -> Reply:
    """The keepers' desk: reports, bans and the log."""
    guest = known_guest(request)
    slowly(request, "desk", DESK_RATE, DESK_BURST)
    return reply(await actions.moderator_desk(public(request), guest))


async def do_deed(request: Asked) -> Reply:
    """What a keeper does: it is written down."""
    guest = known_guest(request)
    slowly(request, "desk", DESK_RATE, DESK_BURST)
    link = await actions.perform(public(request), guest, await body_of(request, KeeperDeed))
    return reply(msgspec.structs.replace(await actions.moderator_desk(public(request), guest), link=link))


async def show_my_data(request: Asked) -> Reply:
    """Everything the hall keeps about me."""
    guest, hall = known_guest(request), public(request)
    slowly(request, "data", DATA_RATE, DATA_BURST)
    found = reply(await hall.store.read(lambda c: personal_data.export(c, guest)))
    name = 'attachment; filename="meadhall-my-data.json"'
    return msgspec.structs.replace(found, headers={**found.headers, "content-disposition": name})


VOTING = (*SENDING, 404, 409, 429)
ORDER_CALLS = [
    Endpoint("POST", "/tables/{table}/report", report, dict, NewReport, 201, (*VOTING, 503)),
    Endpoint("GET", "/tables/{table}/votes", show_votes, list[KickState], refusals=(401, 403, 404, 429)),
    Endpoint("POST", "/tables/{table}/vote", vote_out, list[KickState], KickVote, refusals=VOTING),
    Endpoint("GET", "/keeper", show_desk, KeeperDesk, refusals=(401, 403, 429)),
    Endpoint("POST", "/keeper", do_deed, KeeperDesk, KeeperDeed, refusals=(*SENDING, 404, 409, 429)),
    Endpoint("GET", "/account/data", show_my_data, MyData, refusals=(401, 429)),
]
