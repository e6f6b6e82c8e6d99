"""Builds the web application of a hall from a database and settings."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.applications import Starlette

from meadhall.core.errors import SetupError
from meadhall.server.addresses import PUBLIC_URL, public_url_from, trusted_names
from meadhall.server.limits.limits import Limits
from meadhall.server.lobby.lobby import run_lobby
from meadhall.server.moderation.settings import ModerationSettings
from meadhall.server.moderation.state import ModerationState
from meadhall.server.notifications.channels import NO_CALLS, DeliverySettings
from meadhall.server.notifications.service import run_notifications
from meadhall.server.people.retention import Retention, retaining
from meadhall.server.ratings.rating import run_ratings
from meadhall.server.run.bus import bus_for
from meadhall.server.run.collector import collecting_garbage
from meadhall.server.run.crew import CrewBus, CrewMember
from meadhall.server.run.peer_sync import syncing_peers
from meadhall.server.storage.writer import Store
from meadhall.server.tables.gathering import begin_full_tables
from meadhall.server.tables.position import Shelf
from meadhall.server.tables.public import PublicHall, in_order
from meadhall.server.tournaments.runner import run_contests
from meadhall.server.web.app import application
from meadhall.server.workers.background_jobs import BackgroundJobs
from meadhall.server.workers.bots import Bots


class HallSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a hall. The defaults suit a private hall for friends."""

    redis: str = ""  # URL of the Redis through which processes notify each other
    root_path: str = ""  # path prefix under which a proxy serves the hall
    public_url: str = ""  # the hall's URL for players; "": see `public_url_of`
    listening_url: str = ""  # the loopback URL, if only this machine can reach the hall
    trusted_hosts: list[str] = []  # further accepted Host headers
    limits: str = "usual"  # "none": no rate limits
    order: ModerationSettings = ModerationSettings()
    calls: DeliverySettings = NO_CALLS
    webhook: str = ""
    webhook_private: bool = False  # whether the webhook may be in a private network
    pocket: str = ""  # folder of a browser edition that is served too
    keep_guests: int = 30  # days for which guests without games are kept; 0: for ever
    keep_games: int = 0  # days for which finished unrated games are kept; 0: for ever
    listed: bool = False  # whether new tables are listed in the lobby by default


AT_HOME = HallSettings()


def make_app(
    database: str,
    shelf: Shelf,
    settings: HallSettings = AT_HOME,
    bots: Bots | None = None,
    jobs: BackgroundJobs | None = None,
    member: CrewMember | None = None,
) -> Starlette:
    """The web application of a hall. Bots and background jobs may be shared between halls."""
    make = partial(hall_over, database, shelf, settings, bots, jobs, member)
    names = trusted_names(settings.trusted_hosts, public_url_of(settings))
    opening = partial(open_with_services, make, settings)
    return application(opening, names, settings.root_path, settings.pocket, settings.listed)


def public_url_of(settings: HallSettings) -> str:
    """Return the public URL from the settings or the environment; "" if there is none. Raises SetupError."""
    return public_url_from(settings.public_url or settings.calls.address)


def hall_over(
    database: str,
    shelf: Shelf,
    settings: HallSettings,
    bots: Bots | None,
    jobs: BackgroundJobs | None,
    member: CrewMember | None,
) -> PublicHall:
    """Create the hall object. Must run inside the event loop."""
    bus, limits = bus_for(database, settings.redis), limits_for(settings.limits)
    if member is not None and bus.alone:
        bus = CrewBus(member)
    hall = PublicHall(Store(database), shelf, bots or Bots(), bus, limits, jobs, ModerationState(settings.order))
    if member is not None:
        hall.plays_here = member.plays_here
    hall.public_url = public_url_of(settings)
    hall.home_url = hall.public_url or settings.listening_url
    if hall.provider is not None and not hall.home_url:
        raise SetupError("a provider to sign in with, but no public URL", right=f"set {PUBLIC_URL}")
    return hall


@asynccontextmanager
async def open_with_services(make: Callable[[], PublicHall], settings: HallSettings) -> AsyncIterator[PublicHall]:
    """Open the hall with its notifications and the deletion of old data."""
    hall, private = make(), settings.webhook_private
    calls = settings.calls._replace(address=hall.public_url)
    away = run_notifications(hall, calls, settings.webhook, settings.root_path, private)
    async with opened(hall), away, retaining(hall, Retention(settings.keep_guests, settings.keep_games)):
        yield hall


def limits_for(wish: str) -> Limits:
    """The rate limits for a setting: "usual" or "none"."""
    return Limits(strict=wish != "none")


@asynccontextmanager
async def opened(hall: PublicHall) -> AsyncIterator[None]:
    """Open the hall and run its background tasks; close it at the end."""
    await hall.open()
    await begin_full_tables(hall)
    async with (
        syncing_peers(hall),
        run_lobby(hall.lobby),
        collecting_garbage(hall),
        run_ratings(hall),
        run_contests(hall),
        in_order(hall),
    ):
        yield
    await hall.close()
