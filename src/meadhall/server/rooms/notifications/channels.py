"""What ways there are of reaching those who are away; without anything that only one of them needs."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class GoneError(Exception):
    """The browser takes no push any more, or never did."""


class Pushes(Protocol):
    """Web push, where it is installed."""

    @property
    def public(self) -> str:
        """What browsers subscribe with."""

    def takes(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """Is this a browser that we can push to?"""

    def send(self, endpoint: str, p256dh: str, auth: str, text: bytes, topic: str) -> None:
        """To the push service; waits for its answer."""


class CallSettings(NamedTuple):
    """What the host chose."""

    address: str = ""  # where the hall is reached by everybody
    mail: str = ""  # smtp://user@host:port
    mail_from: str = ""
    idle_days: int = 30


NO_CALLS = CallSettings()


class Ways(NamedTuple):
    """How this hall calls people."""

    address: str = ""  # where the hall is reached, for links
    mail: bool = False
    push: Pushes | None = None
    idle_s: float = 0.0  # seconds after which a game that nobody touches ends; 0: never
