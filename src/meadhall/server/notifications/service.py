"""Starts and stops notifications: the watch for absent players, the channels, and deadlines of games over days."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from meadhall.core.errors import SetupError
from meadhall.server.addresses import is_public_url
from meadhall.server.notifications import mail
from meadhall.server.notifications.addresses import new_client
from meadhall.server.notifications.away import AbsenceWatcher
from meadhall.server.notifications.channels import Channel, ChannelOptions, DeliverySettings, Pushes
from meadhall.server.notifications.delivery import Dispatcher
from meadhall.server.notifications.mail import MailChannel, MailServer
from meadhall.server.notifications.slow_games import TurnDeadlines
from meadhall.server.notifications.webhook import SECRET as WEBHOOK_SECRET
from meadhall.server.notifications.webhook import WebhookChannel
from meadhall.server.tables.clock import DAY_S
from meadhall.server.tables.public import PublicHall

LONGEST_IDLE_DAYS = 3650  # days
SECRET = "push"  # the name of the private key among the hall's settings


def check(settings: DeliverySettings) -> None:
    """Raise SetupError for settings that cannot work, before the server starts."""
    if settings.address and not is_public_url(settings.address):
        raise SetupError(f"--public-url {settings.address!r} is no address", right="https://example.org/hall")
    if settings.mail:
        mail.check(settings.mail, settings.mail_from)
        if not settings.address:
            right = "links in mail need --public-url https://example.org/hall"
            raise SetupError("--mail without --public-url", right=right)
    if not 0 <= settings.idle_days <= LONGEST_IDLE_DAYS:
        raise SetupError(f"--idle-days {settings.idle_days}", right=f"0 (never) to {LONGEST_IDLE_DAYS}")


async def channel_options(hall: PublicHall, settings: DeliverySettings, private: bool) -> ChannelOptions:
    """Return the channels that this server offers. Web push needs an address and the extra `push`."""
    push: Pushes | None = None
    if settings.address:
        try:
            from meadhall.server.notifications.push import Pusher, new_private
        except ModuleNotFoundError:
            pass  # not installed: the page does not offer web push
        else:
            push = Pusher(await hall.storage.setting(SECRET, new_private()), settings.address, private)
    return ChannelOptions(settings.address, bool(settings.mail), push, float(settings.idle_days * DAY_S))


def new_channels(
    hall: PublicHall, settings: DeliverySettings, webhook: str = "", private: bool = False
) -> list[Channel]:
    """Create the channels. Each has separate connections, so no channel waits for another."""
    channels: list[Channel] = []
    if settings.mail:
        server = MailServer(settings.mail, settings.mail_from)
        channels += [MailChannel(name, server, hall.signer, settings.address) for name in ("code", "mail")]
    if hall.ways.push is not None:
        from meadhall.server.notifications.push import PushChannel, Pusher

        assert isinstance(hall.ways.push, Pusher)
        channels.append(PushChannel(hall.store, hall.ways.push, new_client(private)))
    if webhook:
        secret = os.environ.get(WEBHOOK_SECRET, "")
        channels.append(WebhookChannel(webhook, secret, new_client(private)))
    return channels


@asynccontextmanager
async def run_notifications(
    hall: PublicHall, settings: DeliverySettings, webhook: str, root_path: str, private: bool
) -> AsyncIterator[None]:
    """Watch for absent players, send notifications and enforce turn deadlines while the context is open."""
    hall.ways = await channel_options(hall, settings, private)
    dispatcher = Dispatcher(hall.store, new_channels(hall, settings, webhook, private))
    work = [TurnDeadlines(hall, hall.store, hall.ways.idle_s).run()]
    if dispatcher.workers:
        watcher = AbsenceWatcher(hall, root_path, bool(webhook))
        work += [watcher.run(), watcher.open_running_games()]
        dispatcher.start()
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await dispatcher.close()
