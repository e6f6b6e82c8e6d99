"""Shared by all notification channels: the host's settings, the Channel protocol, and the errors of a delivery."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from meadhall.server.notifications.queue import Delivery


class RefusedError(Exception):
    """The receiver will never accept this delivery; it is not retried."""


class GoneError(RefusedError):
    """The device does not accept push messages; its subscription is deleted."""


class DeferredError(Exception):
    """The receiver answered but may accept only later; the delivery is retried, and the host counts as working."""


class HostError(Exception):
    """The host failed; the delivery is retried. Several such errors in a row open the host's circuit."""


class Channel(Protocol):
    """A channel for deliveries, with its own queue."""

    @property
    def name(self) -> str:
        """The name in the queue: code, mail, push or webhook."""

    async def send(self, delivery: Delivery) -> None:
        """Send a delivery; return when the receiver has accepted it. Unknown exceptions count as HostError."""

    async def close(self) -> None:
        """Close the connections."""


class Pushes(Protocol):
    """The web push keys of this hall, where the libraries for it are installed."""

    @property
    def public(self) -> str:
        """The public key with which browsers subscribe."""

    def takes(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """Is this a valid push subscription?"""


class DeliverySettings(NamedTuple):
    """The host's settings for notifications."""

    address: str = ""  # public address of the server
    mail: str = ""  # smtp://user@host:port
    mail_from: str = ""
    idle_days: int = 30


NO_CALLS = DeliverySettings()


class ChannelOptions(NamedTuple):
    """The notification channels that this server offers."""

    address: str = ""  # public address of the server, for links
    mail: bool = False
    push: Pushes | None = None
    idle_s: float = 0.0  # seconds without an answer after which a game ends; 0: never
