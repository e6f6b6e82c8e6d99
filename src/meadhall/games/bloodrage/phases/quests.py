"""Quests: laid in secret, checked at the end of the Age.   (spec: BR-QUEST)"""

from __future__ import annotations

from typing import Final

from meadhall.core.answers import Answers
from meadhall.core.events import only
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.games.bloodrage.actions.acting import why_not_act
from meadhall.games.bloodrage.effect import multiplied, upgrade_cards
from meadhall.games.bloodrage.happenings import PHASE_BEGAN, QUEST_DONE, QUEST_FAILED, QUEST_LAID, QUEST_WAS
from meadhall.games.bloodrage.stats import Raise
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE, QUEST, QUEST_ACTION, Courses, Moment, Phase, Quantity


def lay_quest(g: BloodRage, seat: int, card: int) -> None:
    """BR-QUEST-01: the card goes from the hand (BR-QUEST-07) face down onto the table, free and for good (BR-QUEST-06).

    There is no limit (BR-QUEST-03), equal quests count each (BR-QUEST-04), a bluff is allowed (BR-AMB-49), and so is a
    quest kept from an earlier Age (BR-AMB-11). Others see only that a quest was laid (BR-QUEST-05).
    """
    clan = g.clans[seat]
    clan.from_hand(card)
    clan.quests = clan.quests.plus(card)
    # it may have been any of them (BR-QUEST-05)
    clan.known = [known for known in clan.known if not g.cards[known].is_quest]
    g.tell(QUEST_LAID, seat, [])
    g.tell_one(QUEST_WAS, seat, card, only(seat))


class RevealQuests(Step[BloodRage]):
    """BR-QUEST-10: all laid quests are revealed together; a quest in hand is not (BR-QUEST-21)."""

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.QUEST
        g.tell_one(PHASE_BEGAN, g.first, g.phase)
        for seat in range(g.seats):
            clan = g.clans[seat]
            for card in clan.quests.cards:
                g.show(seat, card)
            clan.quests = clan.quests.emptied()


class JudgeQuests(Step[BloodRage]):
    """BR-AMB-45: all are checked on one board, before Ragnarök (BR-QUEST-20, BR-QUEST-22), then raises in order."""

    def run(self, g: BloodRage) -> None:
        done = [0] * g.seats
        for seat in g.round_from(g.first):
            for card in g.clans[seat].shown:
                if g.cards[card].quest_text.fulfilled(g, seat):
                    done[seat] += 1
                    pay_quest(g, seat, card)
                else:
                    g.tell_one(QUEST_FAILED, seat, card)  # BR-QUEST-12: nothing is paid, nothing lost
        g.call(QuestRaises(done))


def pay_quest(g: BloodRage, seat: int, card: int) -> None:
    """BR-QUEST-11: the printed Glory, with the changes of upgrades (BR-AMB-46)."""
    glory = g.cards[card].glory
    for upgrade in upgrade_cards(g, seat):
        glory = multiplied(g, seat, upgrade, glory, g.cards[upgrade].upgrade_text.quest_factor)
    glory = g.reckon(Quantity.QUEST_GLORY, seat, glory, card)
    g.tell(QUEST_DONE, seat, [card, glory])
    g.gain_glory(seat, glory)


class QuestRaises(Procedure[BloodRage]):
    """BR-QUEST-11: one raise of any stat for each fulfilled quest, from the first player on (BR-AMB-42)."""

    def __init__(self, done: list[int]) -> None:
        self.done = done

    def copy(self) -> QuestRaises:
        return QuestRaises(self.done[:])

    def run(self, g: BloodRage) -> None:
        for seat in g.round_from(g.first):
            times = self.done[seat]
            if times > 0:
                self.done[seat] = 0
                g.call(Raise(seat, times))
                return
        g.done()


class ClearQuests(Step[BloodRage]):
    """BR-QUEST-13: all revealed quests are discarded."""

    def run(self, g: BloodRage) -> None:
        for seat in range(g.seats):
            for card in g.clans[seat].shown:
                g.throw(seat, card)
            g.clans[seat].shown = []


class QuestAction(Module[BloodRage]):
    """BR-ACTION-12: an action of a turn."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-QUEST-02: each different quest in hand. The player has more than 0 Rage in this window."""
        last = NONE
        for card in g.clans[seat].hand.cards:
            if card != last and g.cards[card].is_quest:
                out.append(QUEST.of(card))
            last = card

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        lay_quest(g, seat, QUEST.arg(action))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return why_not_act(g, seat)


class Quests(Module[BloodRage]):
    """Chapter 1.12: quests."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course != Courses.AGE:
            return []
        return [
            RevealQuests(40, "BR-QUEST-10"),
            JudgeQuests(42, "BR-QUEST-11"),
            ClearQuests(44, "BR-QUEST-13"),
        ]


MODULE: Final[Quests] = Quests("quests")
ACTION: Final[QuestAction] = QuestAction("quest-action", QUEST_ACTION)
