"""Valkyries: the tactics of the set, and missions.   (spec: VAL-VALK-11…24)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.procedure import Choice
from meadhall.games.valhalla.battles.strength import warrior_strength
from meadhall.games.valhalla.cards.deck import Effect
from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.expansions.valkyries.ride import ride
from meadhall.games.valhalla.table import WENT_TO_VALHALLA, Fighter, Valhalla
from meadhall.games.valhalla.terms import LENT_SLOT, MOST_SLOTS, STAND_IN, VERBS, Permit

# Two verbs that name slots, the second those of an allied squad; there is room for more.
PAGE: Final = VERBS.page("valkyries")

TAKE_ROAD: Final = PAGE.verb("take-the-road", MOST_SLOTS, "VAL-VALK-14", "slot")
TAKE_ROAD_LENT: Final = PAGE.verb("take-the-road-lent", MOST_SLOTS, "VAL-VALK-14", LENT_SLOT)

ON_THE_ROAD: Final = Happening("valk-road", "card")

MARGIN: Final = 5
MUSTER: Final = 3


class WeaponSupply(Effect):
    """VAL-VALK-11: the card counts as a die with the printed weapon, for arming or paying (VAL-VALK-12).

    It is never rolled, turned or discarded for a reroll (VAL-AMB-046).
    """

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def play(self, g: Valhalla, seat: int) -> None:
        g.fighter(seat).pool[die(self.weapon, STAND_IN)] += 1


# -- Road to Valhalla


class RoadToValhalla(Effect):
    """VAL-VALK-13: played by the defender. The attacker picks the warrior at once (VAL-VALK-14)."""

    limit: str = "VAL-AMB-087"

    def playable(self, g: Valhalla, seat: int) -> bool:
        """VAL-AMB-087: each card takes a different warrior; without one left it cannot be played."""
        return len(ready_for_the_road(g)) > 0

    def play(self, g: Valhalla, seat: int) -> None:
        g.call(PickRoad(g.battle().attacker.seat))


def ready_for_the_road(g: Valhalla) -> list[int]:
    """Return the attacker's activated warriors who may go and are not on the road yet; a beast has none.

    Allied warriors may be chosen if they may go to Valhalla (VAL-AMB-111).
    """
    fighter, roads = g.battle().attacker, ride(g).roads
    if fighter.seat < 0:
        return []
    slots = [slot for slot in fighter.armed_slots() if not roads >> slot & 1]
    return [slot for slot in slots if g.may(Permit.VALHALLA, fighter.seat, slot)]


class PickRoad(Choice[Valhalla]):
    """VAL-VALK-14: the attacker chooses one of their own activated warriors."""

    prompt: ClassVar[str] = "valk-road"
    rule: ClassVar[str] = "VAL-VALK-14"

    def copy(self) -> PickRoad:
        return PickRoad(self.seat)

    def run(self, g: Valhalla) -> None:
        slots = ready_for_the_road(g)
        if len(slots) == 1:
            self.take(g, slots[0])
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(TAKE_ROAD.of(slot) for slot in ready_for_the_road(g))  # allied warriors have the ids that follow

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.take(g, TAKE_ROAD.arg(action))

    def take(self, g: Valhalla, slot: int) -> None:
        g.done()
        take_road(g, g.fighter(self.seat), slot)


def take_road(g: Valhalla, fighter: Fighter, slot: int) -> None:
    """The warrior's strength and bonuses stop counting; he stays activated (VAL-AMB-086, VAL-VALK-15).

    What he added when the total was counted is subtracted, even if the squads have changed since (VAL-AMB-057).
    """
    added = fighter.added[slot] if g.since(2) else warrior_strength(g, fighter.seat, slot)
    fighter.strength = max(0, fighter.strength - added)
    ride(g).roads |= 1 << slot
    g.tell(ON_THE_ROAD, fighter.seat, [g.kind_at(fighter.seat, slot)])


# -- missions


class Mission(Effect):
    """VAL-VALK-17: played by the winner after the battle. Missions are tactics (VAL-VALK-24, VAL-AMB-089)."""

    limit: str = "VAL-VALK-17"

    def playable(self, g: Valhalla, seat: int) -> bool:
        """VAL-VALK-18, VAL-DIFF-38: one after each battle, if its demand was met."""
        return not ride(g).mission and self.met(g, g.fighter(seat))

    def met(self, g: Valhalla, fighter: Fighter) -> bool:
        """Did the winner do what the mission demands?"""
        return False

    def play(self, g: Valhalla, seat: int) -> None:
        """VAL-VALK-19: the card moves to the winner's Valhalla and scores its printed value."""
        kind = g.fighter(seat).tactics.pop()
        ride(g).mission = True
        g.players[seat].to_valhalla(kind)
        g.tell(WENT_TO_VALHALLA, seat, [kind])


class NoReroll(Mission):
    """VAL-VALK-20: no basic reroll; rerolls from tactics, jarls or helpers are allowed (VAL-VALK-21, VAL-DIFF-37)."""

    limit: str = "VAL-VALK-20"

    def met(self, g: Valhalla, fighter: Fighter) -> bool:
        return fighter.rerolls == 0


class Margin(Mission):
    """VAL-VALK-22: the winner's strength is higher by five or more."""

    limit: str = "VAL-VALK-22"

    def met(self, g: Valhalla, fighter: Fighter) -> bool:
        return g.battle().difference >= MARGIN


class Muster(Mission):
    """VAL-VALK-23: at least three warriors activated, one on the road among them (VAL-AMB-086)."""

    limit: str = "VAL-VALK-23"

    def met(self, g: Valhalla, fighter: Fighter) -> bool:
        return ride(g).force(g, fighter) >= MUSTER
