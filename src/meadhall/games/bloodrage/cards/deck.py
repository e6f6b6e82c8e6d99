"""Cards and figures: their printed values and their texts.   (spec: BR-CARD, BR-FX)

Where a text contradicts a general rule, the text wins (BR-CARD-06), but only as far as it says (BR-AMB-24). Each text
is a small object without state. The chapters call its methods; the base classes here do nothing special. G is the table
that a text acts on: the table holds cards, so this file does not import it.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from meadhall.core.cards import CardWords
from meadhall.core.procedure import G
from meadhall.games.bloodrage.terms import AGES, CARD_IDS, MOST_SEATS, NONE, RESERVE

BATTLE: Final = "battle"  # BR-CARD-01: red, green and black cards
QUEST_TYPE: Final = "quest"
MONSTER_TYPE: Final = "monster"
SLOTS_OF: Final = {  # BR-CARD-02, BR-UPGRADE-01: where an upgrade may go
    "warrior": [0],
    "leader": [1],
    "ship": [2],
    MONSTER_TYPE: [3, 4],
    "clan": [5, 6, 7],
}


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleText(Generic[G]):
    """The text of a revealed card. A plain one only adds its strength (BR-BATTLE-05, BR-BATTLE-06)."""

    silences = False  # B4: strikes out the opponents' texts
    watches = False  # B5: makes all participants choose again
    sees = False  # B6: copies the best enemy card
    poisons = False  # R7: takes the winner's cards
    robs = False  # R4: takes Glory from the winner

    def __init__(self, value: int = 0) -> None:
        self.value = value  # the number in the text, if there is one

    def before_totals(self, g: G, seat: int) -> None:
        """B6: act before strength is compared."""

    def counted(self, g: G, seat: int) -> None:
        """R3: Glory for the fallen."""

    def decided(self, g: G, seat: int) -> None:
        """R4: act on victory or defeat."""

    def rewarded(self, g: G, seat: int) -> None:
        """R5: act on a successful pillage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UpgradeText(Generic[G]):
    """The text of an upgrade in play. It is permanent (BR-UPGRADE-05) and independent of others (BR-UPGRADE-06)."""

    powers = 0  # permissions: bits of UpgradePower
    discount = 0  # U1: Rage saved on upgrades
    release_glory = 0  # Glory for each figure that leaves Valhalla
    ship_glory = 0  # D5: Glory for each ship lost
    quest_strength = 0  # B3: what a revealed quest may count
    doom_factor = 1  # Ragnarök Glory
    quest_factor = 1  # Glory of fulfilled quests
    end_glory = 0  # Glory for each figure on the board at the end
    free = False  # U1: playing the card costs nothing
    silent = False  # the table asks about its text, so the code does nothing

    def __init__(self, value: int = 0) -> None:
        self.value = value  # the number in the text, if there is one

    def warriors(self, number: int, each: int) -> int:
        """Return the strength of this many Warriors in one province."""
        return number * each

    def battle_glory(self, enemies: int) -> int:
        """R3: Glory after one of the owner's battles, by the number of destroyed enemy figures."""
        return 0

    def pillaged(self, g: G, seat: int) -> None:
        """R5: act on a successful pillage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestText(Generic[G]):
    """The demand of a quest. Only quests are checked."""

    def __init__(self, value: int = 0) -> None:
        self.value = value  # the number in the text, if there is one

    def fulfilled(self, g: G, seat: int) -> bool:
        """Is the demand met on the board of the Quest phase (BR-QUEST-20)?"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Figure(Generic[G]):
    """One kind of figure, which can do nothing special (BR-FIG-01)."""

    ship = False  # fjords only, never moves (BR-FIG-04)
    monster = False
    sights_yggdrasil = False  # may invade Yggdrasil (BR-INVADE-04)
    retreats = False  # D2: may go to Yggdrasil instead of dying
    doubles = False  # R5: the token pays twice
    bounty = 0  # R3: Glory for each enemy lost in its battles

    def __init__(self, base: int, slot: int) -> None:
        self.base = base  # BR-FIG-01
        self.slot = slot

    def strength(self, g: G, seat: int, place: int) -> int:
        """Return its strength in a place."""
        return self.base

    def cost(self, g: G, seat: int) -> int:
        """BR-INVADE-01: the Rage to invade with it is its strength in the reserve."""
        return self.strength(g, seat, RESERVE)

    def landed(self, g: G, seat: int, province: int) -> None:
        """I3: act after invading a province."""


PLAIN_BATTLE: Final[BattleText[Any]] = BattleText()  # Any: it works at every table
PLAIN_UPGRADE: Final[UpgradeText[Any]] = UpgradeText()
PLAIN_QUEST: Final[QuestText[Any]] = QuestText()


class Printed:
    """The numbers and marks of a card."""

    def __init__(self, strength: int, glory: int, star: bool, disc: bool, god: str, effect: str) -> None:
        self.strength = strength
        self.glory = glory
        self.star = star  # BR-CARD-05
        self.disc = disc
        self.god = god
        self.effect = effect  # the rule of the card's text


class Card:
    """A card of one Age. Equal cards have one number; cards of different Ages have different backs."""

    def __init__(self, name: str, age: int, sort: str, copies: list[int], figure: int, printed: Printed) -> None:
        self.name = name
        self.age = age
        self.type = sort
        self.copies = copies  # for each copy the smallest number of players that uses it (BR-SETUP-17)
        self.figure = figure  # the figure that a troop or monster upgrade governs, or NONE
        self.strength = printed.strength
        self.glory = printed.glory
        self.star = printed.star
        self.disc = printed.disc
        self.god = printed.god
        self.effect = printed.effect
        self.is_battle = sort == BATTLE
        self.is_quest = sort == QUEST_TYPE
        self.is_upgrade = sort in SLOTS_OF
        self.slots = SLOTS_OF.get(sort, [])
        self.battle_text = PLAIN_BATTLE
        self.upgrade_text = PLAIN_UPGRADE
        self.quest_text = PLAIN_QUEST


BLANK: Final = Card("", 0, "", [], NONE, Printed(0, 0, False, False, "", ""))  # for numbers that belong to no card


class CardTable:
    """The cards and figures of one setup. It is read once, shared by all its matches and never changed."""

    def __init__(self, key: str) -> None:
        self.key = key  # identifies the setup
        self.cards = [BLANK] * CARD_IDS
        self.names = [""] * CARD_IDS
        self.figures: list[Figure[Any]] = []
        self.decks: list[list[list[int]]] = []  # by number of players and Age
        self.first_disc_age = AGES + 1
        self.words: CardWords = {}  # names and texts of the card set
        self.digest = ""

    def add(self, number: int, card: Card) -> None:
        """Assign a number to a card."""
        self.cards[number] = card
        self.names[number] = card.name
        if card.disc and len(card.copies) > 0:
            self.first_disc_age = min(self.first_disc_age, card.age)

    def numbers(self) -> list[int]:
        """Return the numbers that belong to cards."""
        return [number for number in range(CARD_IDS) if self.names[number] != ""]

    def deck_of(self, age: int, seats: int) -> list[int]:
        """BR-SETUP-18 and BR-SETUP-19: the cards of an Age that this many players use: 34, 26 or 20."""
        cards = [number for number in self.numbers() if self.cards[number].age == age]
        return [number for number in cards for mark in self.cards[number].copies if mark <= seats]

    def stack_decks(self) -> None:
        """Build all decks once all cards are known."""
        self.decks = [[self.deck_of(age, n) for age in range(1, AGES + 1)] for n in range(MOST_SEATS + 1)]
