"""House rule: By Hand. The players carry out cards with home-made texts.   (spec: BR-HAND)

A card set needs this module if any card has the effect BY_HAND. Such a card gives the most that its text can do. When
it takes effect, its owner says what it does now, and the others agree or refuse. Programs cannot read texts: as owners
they claim nothing, and as voters they agree.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.answers import Answers
from meadhall.core.cards import Entry, Field, check_entry, names, number, read_toml, table, text
from meadhall.core.errors import DataError
from meadhall.core.module import Part, Setup
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.cards.cardset import BY_HAND, HAND_RULE, CardSet, Chapter, Maker
from meadhall.games.bloodrage.cards.deck import BattleText, QuestText, UpgradeText
from meadhall.games.bloodrage.effect import speak, upgrade_cards
from meadhall.games.bloodrage.expansions.by_hand.saying import (
    CALL_ON,
    FULFILLED,
    GIFTS,
    KEY,
    MOST,
    PAGE,
    Carry,
    Remembered,
    Say,
    possible,
    remembered,
)
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import CARD_IDS, Courses, Moment

LIMITS: Final = [
    Field(gift, "number", needed=False, least=1, most=MOST[at]) for at, gift in enumerate(GIFTS) if at != FULFILLED
]
REVEAL, AFTER = "reveal", "after"
TURN, BATTLE, AGE = "turn", "battle", "age"
DEMAND: Final = [0, 0, 0, 0, 1]  # for a quest the owner can only claim that its demand is met


# -- texts


class HandBattle(BattleText[BloodRage]):
    """BR-HAND-01: a battle card's text, before totals or when the battle is decided (BR-HAND-09: unless struck out)."""

    def __init__(self, most: list[int], after: bool) -> None:
        super().__init__()
        self.most = most
        self.after = after

    def before_totals(self, g: BloodRage, seat: int) -> None:
        if not self.after:
            self.ask(g, seat)

    def decided(self, g: BloodRage, seat: int) -> None:
        if self.after:
            self.ask(g, seat)

    def ask(self, g: BloodRage, seat: int) -> None:
        """The owner says what it does."""
        speak(g, seat)
        g.call(Say(seat, g.clans[seat].shown[0], self.most))


class HandUpgrade(UpgradeText[BloodRage]):
    """BR-HAND-01: an upgrade's text, at the moment that its card names."""

    silent = True

    def __init__(self, most: list[int], when: str) -> None:
        super().__init__()
        self.most = most
        self.when = when


class HandQuest(QuestText[BloodRage]):
    """BR-HAND-08: met if its owner claimed so and every player agreed."""

    def fulfilled(self, g: BloodRage, seat: int) -> bool:
        shown = [card for card in g.clans[seat].shown if g.cards[card].quest_text is self]
        return any(seat * CARD_IDS + card in remembered(g).fulfilled for card in shown)


class BattleMaker(Maker[BattleText[BloodRage]]):
    """Creates a battle card by hand."""

    def made(self, entry: Entry, where: str) -> BattleText[BloodRage]:
        return HandBattle(limits(entry, where), moment(entry, (REVEAL, AFTER), where) == AFTER)


class UpgradeMaker(Maker[UpgradeText[BloodRage]]):
    """Creates an upgrade by hand."""

    def made(self, entry: Entry, where: str) -> UpgradeText[BloodRage]:
        return HandUpgrade(limits(entry, where), moment(entry, (TURN, BATTLE, AGE), where))


class QuestMaker(Maker[QuestText[BloodRage]]):
    """Creates a quest by hand. The players decide whether its demand is met; the card pays as usual."""

    def made(self, entry: Entry, where: str) -> QuestText[BloodRage]:
        if any(key in entry for key in ("limits", "when", "value")):
            what, right = "a quest pays its Glory when quests are judged", "leave `limits`, `when` and `value` out"
            raise DataError(what, where, right)
        return HandQuest()


def limits(entry: Entry, where: str) -> list[int]:
    """BR-HAND-02: the most that a text can do."""
    if "value" in entry:
        raise DataError(f"{BY_HAND} names no number", where, "leave `value` out: `limits` say the most it can do")
    given = table(entry, "limits")
    check_entry(given, LIMITS, f"{where}, field 'limits'")
    if len(given) == 0:
        raise DataError("what can it do at most?", where, "limits = { … } with some of " + ", ".join(GIFTS[:FULFILLED]))
    return [number(given, gift) for gift in GIFTS]


def moment(entry: Entry, known: tuple[str, ...], where: str) -> str:
    """Return the moment when the table is asked; the first one if the card names none."""
    found = text(entry, "when", known[0])
    if found not in known:
        raise DataError(
            f"{found!r} is no moment of such a card", f"{where}, field 'when'", "one of " + ", ".join(known)
        )
    return found


# -- moments


def in_play(g: BloodRage, seat: int, when: str) -> list[tuple[int, int, list[int]]]:
    """Return the clan's upgrades in play whose texts belong to this moment."""
    found: list[tuple[int, int, list[int]]] = []
    for card in upgrade_cards(g, seat):
        played = g.cards[card].upgrade_text
        if isinstance(played, HandUpgrade) and played.when == when:
            found.append((seat, card, played.most))
    return found


class InBattle(Step[BloodRage]):
    """BR-HAND-01: after the texts of B6, pillager first, then clockwise."""

    def run(self, g: BloodRage) -> None:
        calls = [call for seat in g.battle().participants() for call in in_play(g, seat, BATTLE)]
        g.call(Carry(calls))


class Claims(Step[BloodRage]):
    """BR-HAND-08: before quests are checked, owners make their claims, from the first player on; equal quests once."""

    def run(self, g: BloodRage) -> None:
        remembered(g).fulfilled = []
        claims = [(seat, card, DEMAND) for seat in g.round_from(g.first) for card in quests_by_hand(g, seat)]
        g.call(Carry(claims))


def quests_by_hand(g: BloodRage, seat: int) -> list[int]:
    """Return the revealed quests that only players can judge, each once."""
    return [card for card in sorted(set(g.clans[seat].shown)) if isinstance(g.cards[card].quest_text, HandQuest)]


class AfterQuests(Step[BloodRage]):
    """BR-HAND-01: once quests are judged, from the first player on."""

    def run(self, g: BloodRage) -> None:
        calls = [call for seat in g.round_from(g.first) for call in in_play(g, seat, AGE)]
        g.call(Carry(calls))


class ByHand(Chapter):
    """The module. It adds no cards, only the makers for texts by hand."""

    def called_for(self, files: list[Path]) -> bool:
        """Does a card of this set name the effect?"""
        return any(names(read_toml(file), BY_HAND) for file in files)

    def makers(self, book: CardSet) -> None:
        battle, upgrade = BattleMaker(BattleText), UpgradeMaker(UpgradeText)
        battle.limits, battle.moments = LIMITS, (REVEAL, AFTER)
        upgrade.limits, upgrade.moments = LIMITS, (TURN, BATTLE, AGE)
        book.battles[HAND_RULE], book.upgrades[HAND_RULE] = battle, upgrade
        book.quests[HAND_RULE] = QuestMaker(QuestText)

    def cards(self, book: CardSet) -> None:
        """BR-HAND-04: a text by hand must be readable, because the others agree to it."""
        for card in [book.table.cards[at] for at in book.table.numbers()]:
            if card.effect == HAND_RULE and f"card-{card.name}-text" not in book.table.words:
                what = f"card {card.name!r}: {BY_HAND} without a text"
                raise DataError(what, right='add text = "what is printed on the card"')

    def part(self, g: BloodRage) -> Part:
        return Remembered([], [])

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course == Courses.BATTLE:
            return [InBattle(65, "BR-HAND-01")]
        return [Claims(41, "BR-HAND-08"), AfterQuests(43, "BR-HAND-06")] if course == Courses.AGE else []

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-HAND-07: each text for the player's own turn, once an Age, if it could do anything."""
        calls = in_play(g, seat, TURN)
        cards = [card for _, card, most in calls if useful(g, seat, most)]
        for card in sorted(set(cards)):
            if remembered(g).called.count(calling(g, seat, card)) < cards.count(card):
                out.append(CALL_ON.of(card))

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        card = CALL_ON.arg(action)
        most = next(most for _, found, most in in_play(g, seat, TURN) if found == card)
        remembered(g).called.append(calling(g, seat, card))
        g.call(Say(seat, card, most))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return "BR-HAND-07" if CALL_ON.has(action) else ""


def useful(g: BloodRage, seat: int, most: list[int]) -> bool:
    """Could such a text do anything now?"""
    return any(n > 0 and possible(g, seat, gift) > 0 for gift, n in enumerate(most))


def calling(g: BloodRage, seat: int, card: int) -> int:
    """Return the number that records that a clan used a card in this Age."""
    return (g.age * g.seats + seat) * CARD_IDS + card


MODULE: Final = ByHand(KEY, PAGE)
