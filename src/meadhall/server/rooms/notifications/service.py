"""Starts everything that calls people: mail, web push, and the keeper of games over days."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from meadhall.core.errors import SetupError
from meadhall.server.play.clock import DAY_S
from meadhall.server.rooms.notifications import mail
from meadhall.server.rooms.notifications.channels import CallSettings, Pushes, Ways
from meadhall.server.rooms.notifications.delivery import Carrier
from meadhall.server.rooms.notifications.mail import Postman
from meadhall.server.rooms.notifications.slow_games import SlowKeeper
from meadhall.server.rooms.public import PublicHall

LONGEST_IDLE_DAYS = 3650  # days
SECRET = "push"  # the key of the private one among the hall's settings


def check(settings: CallSettings) -> None:
    """Refuse what cannot work before anything starts."""
    if settings.address and not _is_address(settings.address):
        raise SetupError(f"--address {settings.address!r} is no address", right="https://example.org/hall")
    if settings.mail:
        mail.check(settings.mail, settings.mail_from)
        if not settings.address:
            raise SetupError("--mail without --address", right="links in mail need --address https://example.org/hall")
    if not 0 <= settings.idle_days <= LONGEST_IDLE_DAYS:
        raise SetupError(f"--idle-days {settings.idle_days}", right=f"0 (never) to {LONGEST_IDLE_DAYS}")


def _is_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
        port = parts.port != 0
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port and address.isprintable()


async def ways_of(hall: PublicHall, settings: CallSettings, private: bool) -> Ways:
    """What this hall can do; web push needs an address and the extra `push`."""
    push: Pushes | None = None
    if settings.address:
        try:
            from meadhall.server.rooms.notifications.push import Pusher, new_private
        except ModuleNotFoundError:
            pass  # not installed: nobody is offered it
        else:
            push = Pusher(await hall.books.setting(SECRET, new_private()), settings.address, private)
    return Ways(settings.address, bool(settings.mail), push, float(settings.idle_days * DAY_S))


@asynccontextmanager
async def reaching(hall: PublicHall, settings: CallSettings, private: bool) -> AsyncIterator[None]:
    """As long as the hall is open."""
    hall.ways = await ways_of(hall, settings, private)
    postman = Postman(settings.mail, settings.mail_from) if settings.mail else None
    doing = [SlowKeeper(hall, hall.store, hall.ways.idle_s).keep()]
    if postman is not None or hall.ways.push is not None:
        doing.append(Carrier(hall.store, hall.seal, settings.address, postman, hall.ways.push).carry_all())
    tasks = [asyncio.create_task(each) for each in doing]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
