"""Requests of the host: how the hall is, and a backup now."""

from __future__ import annotations

from meadhall.server.contract.order import HostFigures, KeeperDeed
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, slowly
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.desk.order_calls import public
from meadhall.server.people.roles import Permission
from meadhall.server.rooms.order import actions, figures

LOOK_RATE, LOOK_BURST = 1.0, 30.0
BACKUP_RATE, BACKUP_BURST = 1 / 60, 2.0


async def show_figures(request: Asked) -> Reply:
    """How the hall is, for its host."""
    guest, hall = known_guest(request), public(request)
    slowly(request, "host", LOOK_RATE, LOOK_BURST)
    await actions.require(hall, guest, Permission.SEE_HOST)
    return reply(await figures.figures(hall))


async def make_backup(request: Asked) -> Reply:
    """A backup now, into the folder of the host."""
    guest, hall = known_guest(request), public(request)
    await body_of(request, dict)
    slowly(request, "host", LOOK_RATE, LOOK_BURST)
    await actions.require(hall, guest, Permission.BACK_UP)
    slowly(request, "backup", BACKUP_RATE, BACKUP_BURST)
    await actions.perform(hall, guest, KeeperDeed("backup"))
    return reply(await figures.figures(hall))


HOST_CALLS = [
    Endpoint("GET", "/host", show_figures, HostFigures, refusals=(401, 403, 429)),
    Endpoint("POST", "/host/backup", make_backup, HostFigures, dict, refusals=(*SENDING, 409, 429)),
]
