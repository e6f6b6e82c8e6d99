"""What a card can say: hooks for battle texts, upgrades in play and quests.   (spec: BR-FX)

Where a text contradicts a general rule, the text wins (BR-CARD-06), and only as far as it says (BR-AMB-24).

Each card has one small object without state. The chapters ask; the plain objects here say "nothing special".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.games.bloodrage.deck import CARD_COUNT
from meadhall.games.bloodrage.happenings import SPOKE
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleText:
    """The text of a revealed card. A plain one only adds its strength (BR-BATTLE-05, BR-BATTLE-06)."""

    silences = False  # B4: strikes out the opponents' texts
    watches = False  # B5: sends everybody back to choose
    sees = False  # B6: copies the best enemy card
    poisons = False  # R7: takes the winner's cards

    def before_totals(self, g: BloodRage, seat: int) -> None:
        """B6: act before strength is compared."""

    def counted(self, g: BloodRage, seat: int) -> None:
        """R3: Glory for the fallen."""

    def decided(self, g: BloodRage, seat: int) -> None:
        """R4: act on victory or defeat."""

    def rewarded(self, g: BloodRage, seat: int) -> None:
        """R5: act on a successful pillage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UpgradeText:
    """An upgrade in play, works for good (BR-UPGRADE-05), each on its own (BR-UPGRADE-06)."""

    discount = 0  # U1: Rage saved on upgrades
    release_glory = 0  # Glory for each figure that leaves Valhalla
    ship_glory = 0  # D5: Glory for each ship lost
    quest_strength = 0  # B3: what a revealed quest may count
    doom_factor = 1  # Ragnarök Glory
    quest_factor = 1  # Glory of fulfilled quests
    end_glory = 0  # Glory for each figure on the board at the end
    succors = False  # I4: a Warrior may follow an invasion
    storms = False  # I5: a pillage may follow an invasion
    protects = False  # D3: Rage saves a figure
    reclaims = False  # R7: Rage buys back played cards
    avenges = False  # R8: a Warrior may invade after defeat
    free = False  # U1: playing the card costs nothing

    def actions(self, g: BloodRage, seat: int, out: list[int]) -> None:
        """The actions it adds to a turn (BR-ACTION-12)."""

    def warriors(self, number: int, each: int) -> int:
        """What so many Warriors in one province are worth together."""
        return number * each

    def battle_glory(self, enemies: int) -> int:
        """R3: Glory after an own battle in which so many enemy figures fell."""
        return 0

    def pillaged(self, g: BloodRage, seat: int) -> None:
        """R5: act on a successful pillage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestText:
    """What a quest demands. A card that is no quest demands what cannot be."""

    def fulfilled(self, g: BloodRage, seat: int) -> bool:
        """Judged on the board of the Quest phase (BR-QUEST-20)."""
        return False


PLAIN_BATTLE: Final = BattleText()
PLAIN_UPGRADE: Final = UpgradeText()
PLAIN_QUEST: Final = QuestText()

# One object for each card number; `effects` fills them in.
BATTLE_TEXTS: Final = [PLAIN_BATTLE] * CARD_COUNT
UPGRADE_TEXTS: Final = [PLAIN_UPGRADE] * CARD_COUNT
QUEST_TEXTS: Final = [PLAIN_QUEST] * CARD_COUNT


def upgrades(g: BloodRage, seat: int) -> list[UpgradeText]:
    """The texts of a clan's upgrades in play."""
    return [UPGRADE_TEXTS[card] for card in g.clans[seat].slots if card != NONE]


def upgrade_cards(g: BloodRage, seat: int) -> list[int]:
    """A clan's upgrades in play."""
    return [card for card in g.clans[seat].slots if card != NONE]


def speak(g: BloodRage, seat: int) -> None:
    """For the log: the card this participant revealed takes effect."""
    g.tell(SPOKE, seat, [g.clans[seat].shown[0]])


def pay_for(g: BloodRage, seat: int, card: int, glory: int) -> None:
    """Glory that a card brings, if it brings any; the log names the card."""
    if glory > 0:
        g.tell(SPOKE, seat, [card])
        g.gain_glory(seat, glory)


def multiplied(g: BloodRage, seat: int, card: int, glory: int, factor: int) -> int:
    """Glory that a card multiplies; the log names the card."""
    if factor > 1 and glory > 0:
        g.tell(SPOKE, seat, [card])
    return glory * factor


def slot_text(g: BloodRage, seat: int, slot: int) -> UpgradeText:
    """The text in one slot, plain if it is empty."""
    card = g.clans[seat].slots[slot]
    return UPGRADE_TEXTS[card] if card != NONE else PLAIN_UPGRADE


def spoken(g: BloodRage, seat: int) -> BattleText:
    """The text of the card a participant revealed at B2, plain if there is none or it was struck out."""
    shown = g.clans[seat].shown
    if len(shown) == 0 or not g.battle().speaks(seat):
        return PLAIN_BATTLE
    return BATTLE_TEXTS[shown[0]]
