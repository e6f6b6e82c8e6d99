"""Ragnarök and Valhalla: a province is destroyed, the dead return.   (spec: BR-RAGNAROK, BR-VALHALLA)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.death import Deaths
from meadhall.games.bloodrage.effect import multiplied, pay_for, upgrade_cards
from meadhall.games.bloodrage.happenings import DOOM_MOVED, PHASE_BEGAN, PROVINCE_LOST, RETURNED
from meadhall.games.bloodrage.pieces.sheet import DOOM_GLORY
from meadhall.games.bloodrage.table import BloodRage, figures_at, replaced
from meadhall.games.bloodrage.terms import AGES, NONE, RESERVE, VALHALLA, Courses, Phase


class Destroy(Step[BloodRage]):
    """BR-AGE-02: the fifth phase. BR-RAGNAROK-02: every figure in the doomed area is destroyed, ships too.

    They are destroyed as in battle (BR-AMB-47). Those of the last battle are not counted again (BR-RAGNAROK-03).
    """

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.RAGNAROK
        g.tell(PHASE_BEGAN, g.first, [g.phase])
        g.fallen = [0] * g.seats
        deaths = Deaths(g.doom, g.round_from(g.first))
        for seat in range(g.seats):
            deaths.doom_all(g, seat)
        g.call(deaths)


class Mourn(Step[BloodRage]):
    """BR-RAGNAROK-03: 2, 3 or 4 Glory for each figure that was destroyed (BR-AMB-40), possibly doubled (BR-FX-25)."""

    def run(self, g: BloodRage) -> None:
        for seat in g.round_from(g.first):
            glory = g.fallen[seat] * DOOM_GLORY[g.age - 1]
            for card in upgrade_cards(g, seat):
                glory = multiplied(g, seat, card, glory, g.cards[card].upgrade_text.doom_factor)
            g.gain_glory(seat, glory)


class Close(Step[BloodRage]):
    """BR-RAGNAROK-01: the province leaves the game. BR-RAGNAROK-04: the Doom token moves on, but not after Age 3.

    The doom tokens name outer provinces only, so Yggdrasil stays (BR-RAGNAROK-06).
    """

    def run(self, g: BloodRage) -> None:
        lose_province(g, g.doom)
        g.doom = g.doomed[g.age] if g.age < AGES else NONE
        if g.doom != NONE:
            g.tell(DOOM_MOVED, g.first, [g.doom])


def lose_province(g: BloodRage, province: int) -> None:
    """BR-RAGNAROK-01: remove a province from the game."""
    strike_out(g, province)
    g.tell(PROVINCE_LOST, g.first, [province])


def strike_out(g: BloodRage, province: int) -> None:
    """BR-SETUP-15, BR-RAGNAROK-05: a destroyed province is out for good, and so is its pillage token."""
    g.live_province = replaced(g.live_province, province, False)
    g.tokens = replaced(g.tokens, province, NONE)
    g.turned = replaced(g.turned, province, False)


class ReturnStep(Step[BloodRage]):
    """BR-AGE-02: the sixth phase. BR-VALHALLA-01: the dead return, in Age 3 too (BR-VALHALLA-03).

    The board stays (BR-VALHALLA-02).
    """

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.VALHALLA
        g.tell(PHASE_BEGAN, g.first, [g.phase])
        for seat in g.round_from(g.first):
            released = release(g, seat)
            for card in upgrade_cards(g, seat):
                pay_for(g, seat, card, released * g.cards[card].upgrade_text.release_glory)


def release(g: BloodRage, seat: int) -> int:
    """BR-VALHALLA-04: return the figures to the reserve; the result is how many left Valhalla."""
    clan = g.clans[seat]
    released = clan.here[VALHALLA]
    for kind in figures_at(clan, VALHALLA):
        count = clan.count(kind, VALHALLA)
        g.tell(RETURNED, seat, [kind, count])
        for _ in range(count):
            g.move(seat, kind, VALHALLA, RESERVE)
    return released


class RagnarokPhase(Module[BloodRage]):
    """Chapters 1.16 and 1.17."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course != Courses.AGE:
            return []
        return [
            Destroy(50, "BR-RAGNAROK-02"),
            Mourn(52, "BR-RAGNAROK-03"),
            Close(54, "BR-RAGNAROK-01"),
            ReturnStep(60, "BR-VALHALLA-01"),
        ]


MODULE: Final[RagnarokPhase] = RagnarokPhase("ragnarok")
