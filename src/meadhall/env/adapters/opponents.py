"""Bots at the other seats: plays on until one of our seats is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver
from meadhall.bots.foreign import enlist
from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.env import Spec, State


class Opponents:
    """The bots at the other seats. The same seed gives the same search."""

    def __init__(self, spec: Spec, bots: Mapping[int, str], seed: str | int = 0) -> None:
        self.spec = spec
        self.game = spec.bench.game
        self.bots: dict[int, Bot] = {seat: enlist(name, self.game) for seat, name in bots.items()}
        self.begin(seed)

    def begin(self, seed: str | int) -> None:
        """Restart the bots for a new match."""
        self.driver = Driver(self.game, seeded(f"{seed}:opponents"))

    def play(self, state: State) -> None:
        """Answer until a seat without a bot is asked or the match is over."""
        while not state.over and state.seat in self.bots:
            action = self.driver.choose(state.match, state.seat, self.bots[state.seat])
            state.step(self.spec.codes.places[action])


def seat_bots(spec: Spec, seat: int, bots: Sequence[str] | str) -> dict[int, str]:
    """Return bots for all seats but one; a single name is used for all of them."""
    if not 0 <= seat < spec.players:
        raise SetupError(f"there is no seat {seat}", right=f"0 to {spec.players - 1}")
    others = [other for other in range(spec.players) if other != seat]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise SetupError(f"{len(names)} bots for {len(others)} seats", right="name one for each, or one for all")
    return dict(zip(others, names, strict=True))
