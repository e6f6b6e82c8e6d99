"""An opinion whose judgement was learned; in everything else it thinks as the game's own opinion does."""

from __future__ import annotations

from math import exp

from meadhall.bots.learned.network import InputReading, Network
from meadhall.bots.opinion import Opinion
from meadhall.core.chance import Chance
from meadhall.core.match import Match


class LearnedOpinion(Opinion):
    """Rules of thumb as they were; who will win, by a network."""

    def __init__(self, own: Opinion, patient: Opinion, network: Network, reading: InputReading) -> None:
        self.early, self.late = own.early, own.late
        self.own = own  # whose signs the network knows
        self.patient_one = patient
        self.network = network
        self.reading = reading
        self.horizon = patient.horizon
        self.dreams = patient.dreams
        self.sight = patient.sight
        self.rivals = patient.rivals
        self.doubt = patient.doubt

    def weigh(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return self.patient_one.weigh(world, seat, legal)

    def quick(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        return self.patient_one.quick(world, seat, legal, chance)

    def habit(self, world: Match, seat: int, legal: list[int]) -> bool:
        return self.patient_one.habit(world, seat, legal)

    def reckon(self, world: Match, seat: int, legal: list[int]) -> int:
        return self.patient_one.reckon(world, seat, legal)

    def disputed(self, world: Match, seat: int, legal: list[int]) -> bool:
        return self.patient_one.disputed(world, seat, legal)

    def quiet(self, world: Match) -> bool:
        return self.patient_one.quiet(world)

    def ended(self, world: Match) -> list[float]:
        return self.own.ended(world)

    def judge(self, world: Match) -> list[float]:
        """Every seat's chance to win: what it sees in this dream, and the signs of it."""
        progress = self.own.progress(world)
        hopes = [
            self.network.hope(self.reading, world.observe(seat), signs, progress)
            for seat, signs in enumerate(self.own.evidence(world))
        ]
        best = max(hopes)
        shares = [exp(hope - best) for hope in hopes]
        total = sum(share for share in shares)
        return [share / total for share in shares]
