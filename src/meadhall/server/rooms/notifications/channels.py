"""What the channels have in common: settings of the host, what a channel offers, and how a delivery can fail."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from meadhall.server.rooms.notifications.queue import Delivery


class RefusedError(Exception):
    """The receiver will never take it: it is not tried again."""


class GoneError(RefusedError):
    """The device takes no push any more, or never did: it is deleted."""


class DeferredError(Exception):
    """The receiver answered, and may take it later: it is tried again, and the host counts as working."""


class HostError(Exception):
    """The host did not do its work: it is tried again. Enough of these in a row open the circuit of the host."""


class Channel(Protocol):
    """A way of delivering, with a queue to itself."""

    @property
    def name(self) -> str:
        """As the queue knows it: code, mail, push or webhook."""

    async def send(self, delivery: Delivery) -> None:
        """Return when the receiver has accepted it. Exceptions other than these count as HostError."""

    async def close(self) -> None:
        """Close the connections."""


class Pushes(Protocol):
    """The web push keys of this hall, where the libraries for it are installed."""

    @property
    def public(self) -> str:
        """What browsers subscribe with."""

    def takes(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """Is this a browser that we can push to?"""


class CallSettings(NamedTuple):
    """What the host chose."""

    address: str = ""  # where the hall is reached by everybody
    mail: str = ""  # smtp://user@host:port
    mail_from: str = ""
    idle_days: int = 30


NO_CALLS = CallSettings()


class Ways(NamedTuple):
    """How this hall notifies people."""

    address: str = ""  # where the hall is reached, for links
    mail: bool = False
    push: Pushes | None = None
    idle_s: float = 0.0  # seconds without an answer after which a game ends; 0: never
