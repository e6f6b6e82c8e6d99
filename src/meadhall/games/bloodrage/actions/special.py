"""Actions that upgrades add: an invasion from Valhalla, a second pillage, a sacrifice.

(spec: BR-FX-26, BR-FX-30, BR-FX-33)
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import NO_OBJECTION, Module
from meadhall.core.procedure import Procedure
from meadhall.games.bloodrage.actions.acting import why_not_act
from meadhall.games.bloodrage.actions.invade import Landing, why_not_land
from meadhall.games.bloodrage.actions.pillage import begin_pillage
from meadhall.games.bloodrage.death import destroy
from meadhall.games.bloodrage.effect import has, speak_for
from meadhall.games.bloodrage.stats import Raise
from meadhall.games.bloodrage.table import BloodRage, figures_at
from meadhall.games.bloodrage.terms import (
    ANY_ORDER_SINCE,
    BOARD,
    CHALLENGE,
    CHALLENGE_ACTION,
    CHALLENGE_COST,
    EFFECT_PAGE,
    OFFER,
    OFFER_AT,
    PROVINCES,
    RISE,
    RISE_ACTION,
    RISE_COST,
    SACRIFICE,
    SACRIFICE_ACTION,
    VALHALLA,
    Moment,
    UpgradePower,
)

VICTIMS: Final = 2  # BR-FX-33


class RiseAction(Module[BloodRage]):
    """BR-FX-30: Frigga's Domain adds an action to a turn (BR-ACTION-12)."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-FX-30: the figures in Valhalla that could invade. A seat that may act has the 1 Rage."""
        clan = g.clans[seat]
        if clan.here[VALHALLA] > 0 and has(g, seat, UpgradePower.RISE):
            for kind in figures_at(clan, VALHALLA):
                if why_not_land(g, seat, kind, VALHALLA) == NO_OBJECTION:
                    out.append(RISE.of(kind))

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        """BR-FX-30, BR-AMB-35: an invasion from Valhalla for 1 Rage, at any strength. It is not a release."""
        speak_for(g, seat, UpgradePower.RISE)
        g.pay(seat, RISE_COST)
        g.call(Landing(seat, RISE.arg(action), VALHALLA))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return why_not_act(g, seat)


class ChallengeAction(Module[BloodRage]):
    """BR-FX-26: Tyr's Challenge adds an action to a turn (BR-ACTION-12)."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-FX-26: provinces with a turned token and an own figure in the area."""
        if True in g.turned and g.clans[seat].pool >= CHALLENGE_COST and has(g, seat, UpgradePower.CHALLENGE):
            turned = [p for p in range(PROVINCES) if g.turned[p] and g.live_province[p]]
            out.extend([CHALLENGE.of(p) for p in turned if g.in_area(seat, p) > 0])

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        """BR-FX-26, BR-AMB-33: 2 Rage for a full pillage; the token stays turned whether it succeeds or not."""
        speak_for(g, seat, UpgradePower.CHALLENGE)
        g.pay(seat, CHALLENGE_COST)
        begin_pillage(g, seat, CHALLENGE.arg(action))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return why_not_act(g, seat)


class SacrificeAction(Module[BloodRage]):
    """BR-FX-33: Frigga's Sacrifice adds an action to a turn (BR-ACTION-12)."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-FX-33, BR-AMB-36: two own figures on the board, even if no stat can rise."""
        if g.clans[seat].on_board() >= VICTIMS and has(g, seat, UpgradePower.SACRIFICE):
            out.append(SACRIFICE.of())

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        """BR-FX-33: destroy two own figures, then raise one stat."""
        speak_for(g, seat, UpgradePower.SACRIFICE)
        g.call(Raise(seat))
        g.call(Sacrificing(seat))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return why_not_act(g, seat)


class Sacrificing(Procedure[BloodRage]):
    """BR-FX-33, BR-AMB-36: the cost cannot be replaced, so no figure is saved; Dragons pay. In any order."""

    prompt: ClassVar[str] = "offer"
    rule: ClassVar[str] = "BR-FX-33"

    def __init__(self, seat: int, left: int = VICTIMS, place: int = 0, kind: int = 0, where_first: bool = True) -> None:
        self.seat = seat
        self.left = left
        self.place = place  # figures in places before this one cannot be named
        self.kind = kind
        self.where_first = where_first  # the place is asked first, then the figure

    def copy(self) -> Sacrificing:
        return Sacrificing(self.seat, self.left, self.place, self.kind, self.where_first)

    def run(self, g: BloodRage) -> None:
        if self.left == 0:
            g.done()
        else:
            g.ask(self.seat)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        if self.where_first:
            places = range(self.place, BOARD)
            out.extend([OFFER_AT.of(place) for place in places if len(self.victims(g, place)) > 0])
        else:
            out.extend([OFFER.of(kind) for kind in self.victims(g, self.place)])

    def victims(self, g: BloodRage, place: int) -> list[int]:
        """Return the kinds that may be named in a place.

        In older games the order is ascending, so enough figures must be left to name.
        """
        clan = g.clans[self.seat]
        if g.since(ANY_ORDER_SINCE):
            return figures_at(clan, place)
        lowest = self.kind if place == self.place else 0
        kinds = [kind for kind in figures_at(clan, place) if kind >= lowest]
        beyond = sum(clan.here[other] for other in range(place + 1, BOARD))
        return [k for k in kinds if beyond + sum(clan.count(o, place) for o in kinds if o >= k) >= self.left]

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if OFFER_AT.has(action):
            self.go_to(g, OFFER_AT.arg(action))
        else:
            self.slay(g, OFFER.arg(action))

    def go_to(self, g: BloodRage, place: int) -> None:
        """Go to a place. If only one kind is there, there is no further question."""
        kinds = self.victims(g, place)
        self.kind = self.kind if place == self.place else 0
        self.place = place
        if len(kinds) == 1:
            self.slay(g, kinds[0])
        else:
            self.where_first = False

    def slay(self, g: BloodRage, kind: int) -> None:
        place = self.place
        self.kind, self.place = g.lowest_after(kind), g.lowest_after(place)
        self.left -= 1
        self.where_first = True
        destroy(g, self.seat, kind, place)


class Special(Module[BloodRage]):
    """The actions that upgrades add."""


MODULE: Final[Special] = Special("special", EFFECT_PAGE)
ACTIONS: Final[list[Module[BloodRage]]] = [
    RiseAction("rise-action", RISE_ACTION),
    ChallengeAction("challenge-action", CHALLENGE_ACTION),
    SacrificeAction("sacrifice-action", SACRIFICE_ACTION),
]
