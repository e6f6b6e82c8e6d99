"""The webhook: the host's address gets a signed message when an absent player must move."""

from __future__ import annotations

import hashlib
import hmac
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

import httpx
import msgspec

import meadhall
from meadhall.core.errors import SetupError
from meadhall.server.notifications import addresses
from meadhall.server.notifications.channels import DeferredError, HostError, RefusedError
from meadhall.server.notifications.queue import Delivery
from meadhall.server.protocol.messages import encode

SECRET = "MEADHALL_WEBHOOK_SECRET"  # environment variable with the key that signs messages
SIGNATURE = "X-Meadhall-Signature"
BUSY = 429


class TurnNotice(msgspec.Struct, frozen=True):
    """The message: whose turn it is. It contains only what all players of the table can see."""

    kind: Literal["turn"]
    id: str  # unchanged if the message is sent again
    table: str
    game: str
    seat: int
    name: str
    path: str  # path of the table below the server's address
    at: float


def check(url: str) -> None:
    """Raise SetupError for an invalid address."""
    right = "http:// or https://, a host and a path, without a name and a password"
    with suppress(ValueError):  # invalid brackets or port
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
        if plain and parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return
    raise SetupError(f"--webhook {url!r} is no address", right=right)


NOTICE = msgspec.json.Decoder(TurnNotice)  # made before any thread decodes


class WebhookChannel:
    """The channel that posts to the host's address."""

    name = "webhook"

    def __init__(self, url: str, secret: str, client: httpx.AsyncClient) -> None:
        self.url, self.secret, self.client = url, secret.encode(), client
        self.place = urlsplit(url).hostname  # safe to log; the rest of the address may be a secret

    async def send(self, delivery: Delivery) -> None:
        """Post one message, signed if there is a key."""
        try:
            body = encode(NOTICE.decode(delivery.body))
        except msgspec.DecodeError as error:
            raise RefusedError("unreadable") from error
        headers = {"Content-Type": "application/json", "User-Agent": f"Meadhall/{meadhall.__version__}"}
        if self.secret:
            headers[SIGNATURE] = "sha256=" + hmac.new(self.secret, body, hashlib.sha256).hexdigest()
        try:
            status = await addresses.post(self.client, self.url, body, headers)
        except httpx.TransportError as error:
            raise HostError(f"{self.place}: {error}") from error
        if status >= 500 or status == BUSY:
            raise HostError(f"{self.place}: status {status}")
        if not 200 <= status < 300:  # a redirect too: it could lead to an address that was not checked
            raise DeferredError(f"{self.place}: status {status}")

    async def close(self) -> None:
        """Close the connections."""
        await self.client.aclose()
