"""A process that delivers notifications until it is killed."""

from __future__ import annotations

from meadhall.server.notifications import delivery, queue
from meadhall.server.notifications.addresses import new_client
from meadhall.server.notifications.delivery import DeliveryWorker
from meadhall.server.notifications.webhook import WebhookChannel
from meadhall.server.storage.writer import Store
from tests.server.loops import run

CLAIM_S, DEADLINE_S = 3.0, 1.0  # a live worker settles a delivery long before its claim ends


def deliver(database: str, url: str) -> None:
    """Deliver what is in the webhook's queue."""
    queue.CLAIM_S, delivery.DEADLINE_S, delivery.POLL_INTERVAL_S = CLAIM_S, DEADLINE_S, 0.01

    async def work() -> None:
        await DeliveryWorker(Store(database), WebhookChannel(url, "", new_client(private=True))).run()

    run(work())
