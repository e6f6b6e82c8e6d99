"""Circuit breakers: deliveries to a host that keeps failing pause for a while."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

FAILURES_TO_OPEN = 5  # in a row
OPEN_S = 15.0  # seconds until one delivery probes whether the host works again; doubled after each failed probe
LONGEST_OPEN_S = 300.0
MOST_HOSTS = 1000  # in memory; users choose the hosts, so the number needs a limit


class Circuit:
    """The circuit of a host: closed while it works, open while deliveries pause, half open during a probe."""

    def __init__(self) -> None:
        self.failures = 0
        self.open_s = OPEN_S
        self.until = 0.0

    @property
    def is_closed(self) -> bool:
        """Does the host work, as far as is known?"""
        return self.failures < FAILURES_TO_OPEN

    def fail(self, now: float) -> None:
        """Count a failure; from the fifth on, deliveries to the host pause."""
        self.failures += 1
        if self.failures > FAILURES_TO_OPEN and now >= self.until:
            self.open_s = min(2 * self.open_s, LONGEST_OPEN_S)
        if not self.is_closed:
            self.until = max(self.until, now + self.open_s)


class Breakers:
    """The circuits of all hosts of one channel, and how many deliveries each host has in flight."""

    def __init__(self, most_per_host: int) -> None:
        self.most_per_host = most_per_host
        self.circuits: OrderedDict[str, Circuit] = OrderedDict()
        self.in_flight: Counter[str] = Counter()

    def blocked(self) -> list[str]:
        """Return hosts to which no delivery may begin: paused, being probed, or with enough in flight."""
        return [host for host in {*self.circuits, *self.in_flight} if not self.admits(host)]

    def admits(self, host: str) -> bool:
        """May one more delivery to this host begin?"""
        circuit = self.circuits.get(host)
        if circuit is None or circuit.is_closed:
            return self.in_flight[host] < self.most_per_host
        return time.monotonic() >= circuit.until and self.in_flight[host] == 0

    def begin(self, host: str) -> None:
        """Count a delivery that begins."""
        self.in_flight[host] += 1

    def end(self, host: str) -> None:
        """Count the end of a delivery, successful or not."""
        self.in_flight[host] -= 1
        if self.in_flight[host] <= 0:
            del self.in_flight[host]

    def succeed(self, host: str) -> None:
        """Record a success: the host's circuit closes."""
        self.circuits.pop(host, None)

    def fail(self, host: str) -> None:
        """Record a failure of the host."""
        circuit = self.circuits.pop(host, None) or Circuit()
        self.circuits[host] = circuit
        circuit.fail(time.monotonic())
        if len(self.circuits) > MOST_HOSTS:
            self.circuits.popitem(last=False)
