"""The clock of a table: time left for each seat. At zero a bot takes over."""

from __future__ import annotations

import time
from collections.abc import Callable

from meadhall.server.contract.messages import Clock, Clocks

SECOND = 1000
DAY_S = 24 * 3600


def is_slow(clock: Clock | None) -> bool:
    """Is it a day or more for each answer? `rooms/notifications/slow_games.py` keeps that time by the dates on disk."""
    return clock is not None and clock.kind == "move" and clock.seconds >= DAY_S


class Timer:
    """Runs for the people who are asked. The time left is saved with every answer.

    After a restart it continues from there: down-time costs nobody anything.
    """

    def __init__(self, clock: Clock, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.now = now
        self.left = [clock.seconds * SECOND] * seats
        self.since: dict[int, float] = {}  # whose time runs, and since when

    def remaining(self) -> list[int]:
        """Milliseconds of each seat, now."""
        now = self.now()
        return [max(0, left - self._spent(seat, now)) for seat, left in enumerate(self.left)]

    def _spent(self, seat: int, now: float) -> int:
        return int((now - self.since.get(seat, now)) * SECOND)

    def after(self, seat: int, own: bool) -> list[int]:
        """What is left once this seat has answered; only who answers in time and in person gains some."""
        left = self.remaining()
        if self.clock.kind == "move":
            left[seat] = self.clock.seconds * SECOND
        elif own and left[seat] > 0:
            left[seat] += self.clock.increment * SECOND
        return left

    def go_on(self, left: list[int], asked: list[int]) -> None:
        """From now on the time of these seats runs."""
        now = self.now()
        self.left = list(left)
        if self.clock.kind == "move":
            for seat in set(asked) - self.since.keys():
                self.left[seat] = self.clock.seconds * SECOND
        self.since = dict.fromkeys(asked, now)

    def is_out(self, seat: int) -> bool:
        """Has this seat no time left?"""
        return self.remaining()[seat] <= 0

    def next_end(self) -> float | None:
        """Seconds until the first of those whose time runs has none left."""
        left = self.remaining()
        running = [left[seat] for seat in self.since if left[seat] > 0]
        return min(running) / SECOND if running else None

    def told(self) -> Clocks:
        """As the page shows it."""
        return Clocks(int(time.time() * SECOND), self.remaining(), sorted(self.since))
