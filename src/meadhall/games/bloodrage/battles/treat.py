"""Quests in battle: a revealed quest may count as a battle card.   (spec: BR-FX-22, BR-FX-23, state B3)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.answers import Answers
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.effect import upgrades
from meadhall.games.bloodrage.happenings import COUNTED
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import ASKED_SINCE, DECLARE


class Treat(Step[BloodRage]):
    """B3: quests may count as strength, if their owners want."""

    def run(self, g: BloodRage) -> None:
        if g.since(ASKED_SINCE):
            g.call(Declaring())
            return
        for seat in g.battle().participants():
            if may_declare(g, seat) and not feeds_a_watch(g, seat):
                declare(g, seat)


class Declaring(Procedure[BloodRage]):
    """BR-AMB-29: each owner is asked in public, the pillager first, then clockwise."""

    prompt: ClassVar[str] = "declare"
    rule: ClassVar[str] = "BR-FX-22"

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def copy(self) -> Declaring:
        return Declaring(self.at)

    def run(self, g: BloodRage) -> None:
        seats = g.battle().participants()
        while self.at < len(seats):
            self.at += 1
            if may_declare(g, seats[self.at - 1]):
                g.ask(seats[self.at - 1])
                return
        g.done()

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.extend([PASS, DECLARE.of()])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if action != PASS:
            declare(g, seat)

    def about(self, g: BloodRage) -> tuple[str, int]:
        seat = g.battle().participants()[self.at - 1]
        return ("card", g.clans[seat].shown[0])


def may_declare(g: BloodRage, seat: int) -> bool:
    """BR-FX-22, BR-FX-23: a quest was revealed, and an upgrade in play gives it strength."""
    shown = g.clans[seat].shown
    return len(shown) > 0 and g.cards[shown[0]].is_quest and declared(g, seat) != 0


def declared(g: BloodRage, seat: int) -> int:
    """BR-AMB-29: of several such upgrades the larger value counts; they do not add up."""
    return max([text.quest_strength for text in upgrades(g, seat)], default=0)


def declare(g: BloodRage, seat: int) -> None:
    """Count the quest as a battle card and log it."""
    raid = g.battle()
    raid.worth[seat] = declared(g, seat)
    g.tell(COUNTED, seat, [g.clans[seat].shown[0], raid.worth[seat]])


def feeds_a_watch(g: BloodRage, seat: int) -> bool:
    """Would an opponent's Watch, if its text counts, turn the quest into Glory for that opponent?"""
    for other in g.battle().participants():
        if other != seat and shown_text_watches(g, other) and not struck_out(g, other):
            return True
    return False


def shown_text_watches(g: BloodRage, seat: int) -> bool:
    shown = g.clans[seat].shown
    return len(shown) > 0 and g.cards[shown[0]].battle_text.watches


def struck_out(g: BloodRage, seat: int) -> bool:
    """BR-FX-15: an opponent revealed Thor's Primacy. BR-AMB-19: two of them strike out each other."""
    raid = g.battle()
    others = [g.clans[s].shown for s in raid.participants() if s != seat]
    return any(len(shown) > 0 and g.cards[shown[0]].battle_text.silences for shown in others)
