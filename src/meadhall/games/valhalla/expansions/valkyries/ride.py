"""Valkyries: the state of the set during a battle.   (spec: VAL-VALK-16, VAL-VALK-18, VAL-VALK-23)"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.module import Part
from meadhall.games.valhalla.battles.strength import own_activated
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.terms import ALL_SLOTS, EMPTY

KEY: Final = "valkyries"


class RideView(TypedDict):
    """The slots of the attacker whose warriors are on the road."""

    road: list[int]
    mission: bool


class Ride(Part):
    """The warriors on the road to Valhalla, whether a mission was fulfilled, and how many fought. All public."""

    def __init__(self, roads: int, mission: bool, attackers: int, defenders: int) -> None:
        self.roads = roads  # slots of the attacker, those of an allied squad included
        self.mission = mission
        self.attackers = attackers  # activated warriors when the first one left; EMPTY before that
        self.defenders = defenders

    def copy(self) -> Ride:
        return Ride(self.roads, self.mission, self.attackers, self.defenders)

    def show(self, seat: int) -> RideView:
        slots = [slot for slot in range(ALL_SLOTS) if self.roads >> slot & 1]
        return {"road": slots, "mission": self.mission}

    def observe(self, seat: int, out: list[int]) -> None:
        out.extend([self.roads % 256, self.roads // 256, 1 if self.mission else 0])
        out.extend([self.attackers + 1, self.defenders + 1])

    def count(self, g: Valhalla) -> None:
        """VAL-VALK-23: count both sides before the first warrior leaves after a battle."""
        if self.attackers == EMPTY:
            battle = g.battle()
            self.attackers = own_activated(g, battle.attacker)
            self.defenders = own_activated(g, battle.defender)

    def force(self, g: Valhalla, fighter: Fighter) -> int:
        """Return how many of their own warriors a participant had activated in this battle (VAL-AMB-105)."""
        counted = self.attackers if fighter.seat == g.battle().attacker.seat else self.defenders
        return own_activated(g, fighter) if counted == EMPTY else counted

    def forget(self) -> None:
        """Clear everything at the end of the battle."""
        self.roads = 0
        self.mission = False
        self.attackers = EMPTY
        self.defenders = EMPTY


def ride(g: Valhalla) -> Ride:
    """Return this module's part."""
    part = g.parts[g.rules.slots[KEY]]
    assert isinstance(part, Ride)
    return part
