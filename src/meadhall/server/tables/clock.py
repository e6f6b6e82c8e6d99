"""The clock of a table: time left for each seat. At zero a bot takes over."""

from __future__ import annotations

import time
from collections.abc import Callable

from meadhall.server.protocol.messages import Clock, Clocks

SECOND = 1000
DAY_S = 24 * 3600


def is_slow(clock: Clock | None) -> bool:
    """Whether a clock gives a day or more per answer. `notifications/slow_games.py` enforces such clocks."""
    return clock is not None and clock.kind == "move" and clock.seconds >= DAY_S


class Timer:
    """The time left of each seat. It runs for the people who must answer.

    The time left is saved with every answer. After a restart the clock continues from there, so down-time is free.
    """

    def __init__(self, clock: Clock, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.now = now
        self.left = [clock.seconds * SECOND] * seats
        self.since: dict[int, float] = {}  # seats whose time runs: since when

    def remaining(self) -> list[int]:
        """The milliseconds that each seat has left."""
        now = self.now()
        return [max(0, left - self._spent(seat, now)) for seat, left in enumerate(self.left)]

    def _spent(self, seat: int, now: float) -> int:
        return int((now - self.since.get(seat, now)) * SECOND)

    def after(self, seat: int, own: bool) -> list[int]:
        """The time left of all seats after this seat's answer. Only a timely answer by a person adds the increment."""
        left = self.remaining()
        if self.clock.kind == "move":
            left[seat] = self.clock.seconds * SECOND
        elif own and left[seat] > 0:
            left[seat] += self.clock.increment * SECOND
        return left

    def go_on(self, left: list[int], asked: list[int]) -> None:
        """Set the time left, and run the clock for the seats in `asked`."""
        now = self.now()
        self.left = list(left)
        if self.clock.kind == "move":
            for seat in set(asked) - self.since.keys():
                self.left[seat] = self.clock.seconds * SECOND
        self.since = dict.fromkeys(asked, now)

    def is_out(self, seat: int) -> bool:
        """Whether this seat has run out of time."""
        return self.remaining()[seat] <= 0

    def next_end(self) -> float | None:
        """Seconds until the next running seat runs out of time; None if none will."""
        left = self.remaining()
        running = [left[seat] for seat in self.since if left[seat] > 0]
        return min(running) / SECOND if running else None

    def as_message(self) -> Clocks:
        """The clocks as the message for the page."""
        return Clocks(int(time.time() * SECOND), self.remaining(), sorted(self.since))
