"""A hall over a database, as a web application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette

from meadhall.server.play.clerks import Clerks
from meadhall.server.play.position import Shelf
from meadhall.server.rooms.calling.callers import reaching
from meadhall.server.rooms.calling.ways import NO_CALLS, CallSettings
from meadhall.server.rooms.calling.webhook import calling
from meadhall.server.rooms.contests.steward import hosting
from meadhall.server.rooms.entry.limits import Limits
from meadhall.server.rooms.gathering import begin_full_tables
from meadhall.server.rooms.herald import herald_for
from meadhall.server.rooms.lobby.lobby import attending
from meadhall.server.rooms.neighbours import listening
from meadhall.server.rooms.order.order import Order
from meadhall.server.rooms.order.wishes import OrderWishes
from meadhall.server.rooms.public import PublicHall, in_order
from meadhall.server.rooms.standing.rating import rating
from meadhall.server.serving.collector import sweeping
from meadhall.server.store.writer import Store
from meadhall.server.thinking.bots import Bots
from meadhall.server.web.app import application


def make_app(
    database: str,
    shelf: Shelf,
    redis: str = "",
    root_path: str = "",
    bots: Bots | None = None,
    webhook: str = "",
    limits: str = "usual",
    webhook_private: bool = False,
    pocket: str = "",
    clerks: Clerks | None = None,
    order: OrderWishes | None = None,
    calls: CallSettings = NO_CALLS,
    listed: bool = False,
) -> Starlette:
    """A hall over this database, with these games."""
    make = partial(hall_over, database, shelf, redis, bots, limits, clerks, order)
    opening = partial(kept_open, make, (calls, webhook_private), (webhook, root_path, webhook_private))
    return application(opening, root_path, pocket, listed)


def hall_over(
    database: str,
    shelf: Shelf,
    redis: str,
    bots: Bots | None,
    limits: str,
    clerks: Clerks | None,
    order: OrderWishes | None,
) -> PublicHall:
    """The hall itself, made inside the event loop."""
    parts = (bots or Bots(), herald_for(database, redis), limits_for(limits), clerks, Order(order))
    return PublicHall(Store(database), shelf, *parts)


@asynccontextmanager
async def kept_open(
    make: Callable[[], PublicHall], own: tuple[CallSettings, bool], theirs: tuple[str, str, bool]
) -> AsyncIterator[PublicHall]:
    """The hall as long as it is open, calling those who are away: by our own ways, and by the host's webhook."""
    hall = make()
    async with opened(hall), reaching(hall, *own), calling(hall, *theirs):
        yield hall


def limits_for(wish: str) -> Limits:
    """Rate limits as usual, or none."""
    return Limits(strict=wish != "none")


@asynccontextmanager
async def opened(hall: PublicHall) -> AsyncIterator[None]:
    """The hall, open and hearing of others; closed when all is done."""
    await hall.open()
    await begin_full_tables(hall)
    async with listening(hall), attending(hall.lobby), sweeping(hall), rating(hall), hosting(hall), in_order(hall):
        yield
    await hall.close()
