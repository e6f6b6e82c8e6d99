"""The Action phase: turn by turn one action, until Rage or provinces run out.   (spec: BR-ACTION)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.module import NO_OBJECTION, Module, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.deck import CARDS
from meadhall.games.bloodrage.effect import upgrades
from meadhall.games.bloodrage.figures import FIGURES
from meadhall.games.bloodrage.happenings import PASSED, PHASE_BEGAN
from meadhall.games.bloodrage.invade import Landing, pay, why_not_invade
from meadhall.games.bloodrage.march import March, why_not_march
from meadhall.games.bloodrage.pillage import begin_pillage, why_not_pillage
from meadhall.games.bloodrage.quests import lay_quest, why_not_quest
from meadhall.games.bloodrage.special import challenge, rise, sacrifice
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    ACTION_PAGE,
    CHALLENGE,
    INVADE,
    KINDS,
    MARCH,
    MARCH_COST,
    NONE,
    PILLAGE,
    PROVINCES,
    QUEST,
    RESERVE,
    RISE,
    UPGRADE,
    VALHALLA,
    Courses,
    Phase,
)
from meadhall.games.bloodrage.upgrade import play_upgrade, upgrade_cost, why_not_upgrade


class ActionStep(Step[BloodRage]):
    """BR-ACTION-01: each pool is set to the Rage stat; old Rage is gone (BR-AGE-10)."""

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.ACTION
        g.tell(PHASE_BEGAN, g.first, [g.phase])
        for clan in g.clans:
            clan.pool = clan.rage()
            clan.out = False
        g.call(Turns(g.first))


class Turns(Procedure[BloodRage]):
    """BR-ACTION-02: from the first player clockwise, one action each or a pass (BR-ACTION-03)."""

    prompt: ClassVar[str] = "turn"
    rule: ClassVar[str] = "BR-ACTION-03"

    def __init__(self, next_seat: int) -> None:
        self.next_seat = next_seat

    def copy(self) -> Turns:
        return Turns(self.next_seat)

    def run(self, g: BloodRage) -> None:
        """BR-AMB-13: the end is tested when an action has completely resolved (BR-ACTION-15)."""
        if phase_over(g):
            end_phase(g)
            g.done()
            return
        g.active = next_to_act(g, self.next_seat)
        self.next_seat = (g.active + 1) % g.seats
        g.turns += 1
        g.ask(g.active)

    def options(self, g: BloodRage, seat: int, out: list[int]) -> None:
        """BR-ACTION-12: the five actions and those of upgrades in play.

        BR-ACTION-08: passing is always allowed.
        """
        out.append(PASS)
        if g.clans[seat].may_invade():
            out.extend(INVADE.of(kind) for kind in range(KINDS) if why_not_invade(g, seat, kind) == NO_OBJECTION)
        out.extend(MARCH.of(p) for p in range(PROVINCES) if why_not_march(g, seat, p) == NO_OBJECTION)
        card_actions(g, seat, out)
        out.extend(PILLAGE.of(p) for p in range(PROVINCES) if why_not_pillage(g, seat, p) == NO_OBJECTION)
        common = len(out)
        for text in upgrades(g, seat):
            text.actions(g, seat, out)
        if len(out) > common:
            out.sort()

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        """BR-ACTION-05: any of them, as often as it can be paid."""
        if action == PASS:
            drop_out(g, seat)
        elif INVADE.has(action):
            invade(g, seat, INVADE.arg(action))
        elif MARCH.has(action):
            pay(g, seat, MARCH_COST)
            g.call(March(seat, MARCH.arg(action)))
        elif UPGRADE.has(action):
            play_upgrade(g, seat, UPGRADE.arg(action))
        elif QUEST.has(action):
            lay_quest(g, seat, QUEST.arg(action))
        elif PILLAGE.has(action):
            begin_pillage(g, seat, PILLAGE.arg(action))
        else:
            special_action(g, seat, action)


def card_actions(g: BloodRage, seat: int, out: list[int]) -> None:
    """Upgrades that can be paid, then quests (BR-QUEST-02: the pool is above 0 here)."""
    clan = g.clans[seat]
    quests: list[int] = []
    for at, card in enumerate(clan.hand.cards):
        if at > 0 and clan.hand.cards[at - 1] == card:
            continue
        if CARDS[card].is_quest:
            quests.append(QUEST.of(card))
        elif CARDS[card].is_upgrade and upgrade_cost(g, seat, card) <= clan.pool:
            out.append(UPGRADE.of(card))
    out.extend(quests)


def invade(g: BloodRage, seat: int, kind: int) -> None:
    """I1: pay the strength of the figure, then choose where it lands."""
    pay(g, seat, FIGURES[kind].cost(g, seat))
    g.call(Landing(seat, kind, RESERVE))


def special_action(g: BloodRage, seat: int, action: int) -> None:
    """An action that an upgrade in play grants."""
    if RISE.has(action):
        rise(g, seat, RISE.arg(action))
    elif CHALLENGE.has(action):
        challenge(g, seat, CHALLENGE.arg(action))
    else:
        sacrifice(g, seat)


def drop_out(g: BloodRage, seat: int) -> None:
    """BR-ACTION-09: a pass empties the pool and ends the player's actions in this Age."""
    g.clans[seat].pool = 0
    g.clans[seat].out = True
    g.tell(PASSED, seat, [])


def can_act(g: BloodRage, seat: int) -> bool:
    """BR-ACTION-06: not at 0 Rage, not even for nothing (BR-ACTION-11: such seats are skipped).

    BR-ACTION-10, BR-AMB-12: who ran dry and gained Rage acts again; who passed stays out.
    """
    return g.clans[seat].pool > 0 and not g.clans[seat].out


def next_to_act(g: BloodRage, start: int) -> int:
    """Clockwise the first who can act."""
    for seat in g.round_from(start):
        if can_act(g, seat):
            return seat
    return NONE


def phase_over(g: BloodRage) -> bool:
    """BR-ACTION-13: nobody has Rage to act with. BR-ACTION-14: every live province is pillaged."""
    if not any(can_act(g, seat) for seat in range(g.seats)):
        return True
    return all(g.turned[province] or not g.live_province[province] for province in range(PROVINCES))


def end_phase(g: BloodRage) -> None:
    """BR-AMB-34: all pools are emptied, so nothing can be paid for in later phases."""
    g.active = NONE
    for clan in g.clans:
        clan.pool = 0


class Actions(Module[BloodRage]):
    """Chapter 1.8."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [ActionStep(20, "BR-ACTION-01")] if course == Courses.AGE else []

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """What stands against an action now."""
        if not can_act(g, seat):
            return "BR-ACTION-06"
        return why_not_action(g, seat, action)


def why_not_come(g: BloodRage, seat: int, kind: int) -> str:
    """An invasion; there is a rule of its own for the dead (BR-INVADE-08)."""
    clan = g.clans[seat]
    dead = clan.count(kind, RESERVE) == 0 and clan.count(kind, VALHALLA) > 0
    return "BR-INVADE-08" if dead else why_not_invade(g, seat, kind)


def why_not_action(g: BloodRage, seat: int, action: int) -> str:
    """The objection of the chapter that the action belongs to."""
    if INVADE.has(action):
        return why_not_come(g, seat, INVADE.arg(action)) if INVADE.arg(action) < KINDS else ""
    if MARCH.has(action):
        return why_not_march(g, seat, MARCH.arg(action))
    if UPGRADE.has(action):
        return why_not_upgrade(g, seat, UPGRADE.arg(action)) if UPGRADE.arg(action) < len(CARDS) else ""
    if QUEST.has(action):
        return why_not_quest(g, seat, QUEST.arg(action)) if QUEST.arg(action) < len(CARDS) else ""
    if PILLAGE.has(action):
        return why_not_pillage(g, seat, PILLAGE.arg(action))
    return ""  # an upgrade that is not in play: the rule of its verb answers


MODULE: Final = Actions("actions", ACTION_PAGE)
