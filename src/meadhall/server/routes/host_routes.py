"""Routes of the host's page: figures about the hall, and backups."""

from __future__ import annotations

from meadhall.server.moderation import actions, figures
from meadhall.server.people.roles import Permission
from meadhall.server.protocol.moderation import HostFigures, ModeratorAction
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, body_of, rate_limit, reply, require_guest
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.routes.lobby_routes import public_hall

LOOK_RATE, LOOK_BURST = 1.0, 30.0
BACKUP_RATE, BACKUP_BURST = 1 / 60, 2.0


async def show_figures(request: ApiRequest) -> Reply:
    """The state of the hall, for its host."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "host", LOOK_RATE, LOOK_BURST)
    await actions.require(hall, guest, Permission.SEE_HOST)
    return reply(await figures.figures(hall))


async def make_backup(request: ApiRequest) -> Reply:
    """Write a backup into the host's folder now."""
    guest, hall = require_guest(request), public_hall(request)
    await body_of(request, dict)
    rate_limit(request, "host", LOOK_RATE, LOOK_BURST)
    await actions.require(hall, guest, Permission.BACK_UP)
    rate_limit(request, "backup", BACKUP_RATE, BACKUP_BURST)
    await actions.perform(hall, guest, ModeratorAction("backup"))
    return reply(await figures.figures(hall))


HOST_ROUTES = [
    Endpoint("GET", "/host", show_figures, HostFigures, refusals=(401, 403, 429)),
    Endpoint("POST", "/host/backup", make_backup, HostFigures, dict, refusals=(*SENDING, 409, 429)),
]
