"""The cards: what is printed on them, and what they can do.

A card's kind is its number in the game: equal cards are one kind. The effects are small
objects without state, found by the names that the card files use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from meadhall.core.answers import counters, row_of, zeros
from meadhall.core.cards import CardWords, Entry
from meadhall.games.valhalla.terms import EMPTY, FACE_COUNT, KINDS, LOOPS, WEAPON_COUNT, Moment, Quantity, X

if TYPE_CHECKING:
    from meadhall.games.valhalla.table import Valhalla
    from meadhall.games.valhalla.views.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """What arms a warrior. `ways`: each a number of dice for every face (VAL-BATTLE-11)."""

    def __init__(self, ways: list[list[int]], symbols: int, label: str) -> None:
        self.ways = ways
        self.symbols = symbols  # weapon symbols, or dice required (VAL-AMB-024)
        self.label = label


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a warrior can do beyond his strength. This one: nothing."""

    key: str = ""
    nth: int = 0  # its place among the abilities of one warrior

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        """Strength added while the warrior is activated; counted at the end of the phase (VAL-AMB-057)."""
        return 0

    def gathered(self, g: Valhalla, seat: int, slot: int) -> int:
        """Strength from what it has put on the warrior in earlier battles."""
        return 0

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        """What happens when the warrior is activated (VAL-BATTLE-19, VAL-AMB-053)."""

    def used(self, g: Valhalla, seat: int, slot: int) -> None:
        """The owner has decided to use it (VAL-AMB-052)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ValhallaBonus:
    """What a warrior brings beyond his glory when he goes to Valhalla (VAL-DATA-23). This one: nothing."""

    key: str = ""

    def glory(self, g: Valhalla, group: list[int], kind: int) -> int:
        """Bonus glory for a warrior of this kind who goes in this group, himself among them."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a tactic does. This one: nothing."""

    limit: str = ""  # the rule that says when it cannot be played, for people

    def playable(self, g: Valhalla, seat: int) -> bool:
        """Can it be played now, beyond its timing? Tested when it is played (VAL-AMB-058)."""
        return True

    def play(self, g: Valhalla, seat: int) -> None:
        """Resolve it at once."""

    def strength(self, g: Valhalla, seat: int) -> int:
        """What it adds to battle strength at the end of the phase."""
        return 0


class AllOf(Ability):
    """VAL-DATA-26: several abilities on one warrior. What they add is added up; the first is asked about first."""

    def __init__(self, parts: list[Ability]) -> None:
        self.parts = parts
        self.key = "+".join(part.key for part in parts)
        for nth, part in enumerate(parts):
            part.nth = nth

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        return sum(part.bonus(g, seat, slot) for part in self.parts)

    def gathered(self, g: Valhalla, seat: int, slot: int) -> int:
        return sum(part.gathered(g, seat, slot) for part in self.parts)

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        """In reverse: the last one called is on top of the stack, so the first ability is asked about first."""
        for part in reversed(self.parts):
            part.activated(g, seat, slot)


class EachOf(Effect):
    """VAL-DATA-26: several effects of one tactic, playable where each of them is."""

    def __init__(self, parts: list[Effect], labels: list[str]) -> None:
        self.parts = parts
        self.labels = labels
        self.limit = next((part.limit for part in parts if part.limit), "")

    def playable(self, g: Valhalla, seat: int) -> bool:
        return all(part.playable(g, seat) for part in self.parts)

    def play(self, g: Valhalla, seat: int) -> None:
        """In reverse: the last one called is on top of the stack, so the first effect is resolved first."""
        for part in reversed(self.parts):
            part.play(g, seat)

    def strength(self, g: Valhalla, seat: int) -> int:
        return sum(part.strength(g, seat) for part in self.parts)


def parts_of(ability: Ability) -> list[Ability]:
    """The abilities of a warrior one by one."""
    return ability.parts if isinstance(ability, AllOf) else [ability]


class Card:
    """Any card of the deck."""

    def __init__(self, kind: int, key: str, sort: str, glory: int, copies: int, source: str) -> None:
        self.kind = kind
        self.key = key
        self.sort = sort  # "warrior", "tactic", or a sort that an expansion brings
        self.glory = glory
        self.copies = copies
        self.source = source


class Warrior(Card):
    """VAL-COMP-06: clan, strength, ability, weapon requirements, glory."""

    def __init__(
        self, card: Card, clan: int, strength: int, need: Need, ability: Ability, bonus: ValhallaBonus
    ) -> None:
        super().__init__(card.kind, card.key, "warrior", card.glory, card.copies, card.source)
        self.clan = clan
        self.strength = strength
        self.need = need
        self.ability = ability
        self.bonus = bonus


class Tactic(Card):
    """VAL-COMP-07: a one-use effect with its timing and side."""

    def __init__(self, card: Card, timing: str, side: str, effect: Effect, label: str) -> None:
        super().__init__(card.kind, card.key, "tactic", card.glory, card.copies, card.source)
        self.timing = timing
        self.side = side
        self.effect = effect
        self.label = label  # the name of its kind in the card file
        self.moments = sum(1 << moment for moment in range(Moment.COUNT) if self.fits(moment))

    def fits(self, moment: int) -> bool:
        """May it be played at this moment (VAL-TACTIC-01, VAL-TACTIC-02, VAL-AMB-115)?"""
        if moment in (Moment.BEFORE_BATTLE, Moment.BEFORE_RAGNAROK):
            return self.timing == "before"
        if moment == Moment.AFTER_BATTLE:
            return self.timing.startswith("after")
        if moment == Moment.DEFENCE:
            return self.timing == "default" and self.side != "attacker"
        return self.timing == "default" and self.side != "defender"


AROUND_BATTLE: Final = (Moment.POOL, Moment.AFTER_BATTLE_JARL)
MOMENTS_IN_BATTLE: Final = sum(1 << moment for moment in (*LOOPS, *AROUND_BATTLE))
NUMBERS_IN_BATTLE: Final = (Quantity.EXTRA_DICE, Quantity.STRENGTH, Quantity.DICE)  # that a jarl can change
QUANTITIES_IN_BATTLE: Final = sum(1 << quantity for quantity in NUMBERS_IN_BATTLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What an ability of a jarl does. This one: nothing."""

    before_battle: bool = False  # it adds to the battle what was done before it
    moments: int = 0  # a bit for each moment in which it may be used
    changes: int = 0  # a bit for each quantity of the owner's that it may change
    hinders: bool = False  # it touches the opponent's dice or tactics

    def apart(self) -> bool:
        """Does it act before or outside battles only (VAL-TACTIC-15)?"""
        in_battle = self.moments & MOMENTS_IN_BATTLE or self.changes & QUANTITIES_IN_BATTLE
        return self.before_battle or not (in_battle or self.hinders)

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        """May the owner use it now, beyond its condition?"""
        return False

    def might(self, g: Valhalla, seat: int) -> bool:
        """Could he, as far as the others can tell? Only abilities that depend on hidden cards say so."""
        return False

    def use(self, g: Valhalla, seat: int) -> None:
        """The owner uses it."""

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """How it changes a number of its owner's."""
        return value

    def reckon_foe(self, g: Valhalla, quantity: int, seat: int, value: int) -> int:
        """How it changes a number of the owner's opponent in a battle; `seat` is the owner."""
        return value

    def forbids_foe(self, g: Valhalla, seat: int, kind: int) -> bool:
        """Does it forbid the owner's opponent to play a tactic? `seat` is the owner."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """When a jarl's secondary ability works. This one: always."""

    is_cost: bool = False  # it is paid when the ability is used

    def met(self, g: Valhalla, seat: int) -> bool:
        """Is it met, or can it be paid?"""
        return True

    def pay(self, g: Valhalla, seat: int) -> None:
        """Pay it."""


NO_POWER: Final = Power()
NO_CONDITION: Final = Condition()


class JarlCard:
    """VAL-COMP-08, VAL-DATA-25: what is printed on a jarl, whether it is fit for solo too (VAL-JARL-25).

    What it does is in the chapter of jarls.
    """

    def __init__(self, number: int, entry: Entry) -> None:
        self.number = number
        self.key = str(entry["id"])
        self.link = str(entry["link"])
        self.min_players = int(str(entry.get("min_players", 2)))
        self.first_game = bool(entry.get("first_game", False))
        self.solo = bool(entry.get("solo", False))
        self.entry = entry
        self.condition = NO_CONDITION
        self.give(NO_POWER, NO_POWER)

    def give(self, main: Power, secondary: Power) -> None:
        """His abilities, and what they have to do with at all."""
        self.main = main
        self.secondary = secondary
        self.moments = main.moments | secondary.moments
        self.changes = main.changes | secondary.changes
        self.hinders = main.hinders or secondary.hinders
        self.immune = main.apart()  # to being cut off, as a whole: the main ability decides (VAL-AMB-172)


@mypyc_attr(allow_interpreted_subclasses=True)
class SideCard:
    """A card that never lies in the deck; the module it belongs to says what is printed on it."""

    def __init__(self, number: int, key: str) -> None:
        self.number = number
        self.key = key

    def printed(self) -> dict[str, object]:
        """What a person reads on it, where no view tells it."""
        return {}


def labels_of(tactic: Tactic) -> list[str]:
    """The kinds of a tactic one by one."""
    return tactic.effect.labels if isinstance(tactic.effect, EachOf) else [tactic.label]


NO_ABILITY: Final = Ability()
NO_BONUS: Final = ValhallaBonus()
BLANK: Final = Card(EMPTY, "", "", 0, 0, "")
NO_WARRIOR: Final = Warrior(BLANK, EMPTY, 0, Need([], 0, ""), NO_ABILITY, NO_BONUS)
NO_TACTIC: Final = Tactic(BLANK, "", "", Effect(), "")


class CardTable:
    """All card designs of a game, by kind."""

    def __init__(self) -> None:
        self.cards: list[Card] = [BLANK] * KINDS
        self.warriors: list[Warrior] = [NO_WARRIOR] * KINDS
        self.tactics: list[Tactic] = [NO_TACTIC] * KINDS
        self.jarls: list[JarlCard] = []
        self.beside: dict[str, list[SideCard]] = {}  # cards that are not in the deck, by module
        self.kinds: list[int] = []  # those in use, ascending
        self.numbers = row_of([])  # the same as a row
        self.dense = zeros(KINDS)  # their place in that list, plus one
        self.faces: list[int] = list(range(FACE_COUNT))  # of every die (VAL-AMB-027)
        self.moments = 0  # a bit for each moment in which some tactic may be played
        self.words: CardWords = {}  # names and texts that the set brings
        self.layouts: dict[int, Layout] = {}  # of what seats observe, by their number
        self.digest = ""

    def add(self, card: Card) -> None:
        """Put a design into the table."""
        self.cards[card.kind] = card
        if isinstance(card, Warrior):
            self.warriors[card.kind] = card
        elif isinstance(card, Tactic):
            self.tactics[card.kind] = card
            self.moments |= card.moments
        self.kinds = sorted([*self.kinds, card.kind])
        self.numbers = row_of(self.kinds[:])
        for place, kind in enumerate(self.kinds):
            self.dense[kind] = place + 1

    def count_as_tactic(self, card: Card) -> None:
        """Effects that look for tactics find this card of another sort; it has its own time to be played."""
        self.tactics[card.kind] = Tactic(card, "", "", Effect(), card.sort)

    def total(self) -> int:
        """All cards of the deck (VAL-COMP-02: 120 in the base game)."""
        return sum(self.cards[kind].copies for kind in self.kinds)

    def warrior(self, kind: int) -> Warrior:
        """The warrior of this kind."""
        return self.warriors[kind]

    def is_warrior(self, kind: int) -> bool:
        """VAL-COMP-03: a card of the base deck is either a warrior or a tactic."""
        return self.warriors[kind] is not NO_WARRIOR

    def is_tactic(self, kind: int) -> bool:
        """Is this a tactic?"""
        return self.tactics[kind] is not NO_TACTIC

    def glory(self, kind: int) -> int:
        """The points of a card in Valhalla."""
        return self.cards[kind].glory

    def by_key(self, key: str) -> int:
        """The kind with this id."""
        for kind in self.kinds:
            if self.cards[kind].key == key:
                return kind
        raise KeyError(key)


def counted(pile: list[int]) -> vec[u8]:
    """How many of each design lie in a pile, by kind."""
    counts = counters(KINDS)
    for kind in pile:
        counts[kind] += 1
    return counts


AbilityMaker = Callable[[Entry], Ability]
BonusMaker = Callable[[Entry], ValhallaBonus]
EffectMaker = Callable[[Entry], Effect]
PowerMaker = Callable[[Entry], Power]
ConditionMaker = Callable[[Entry], Condition]


def fixed(weapons: list[int]) -> Need:
    """These weapons, one die each."""
    way = [0] * (WEAPON_COUNT + 1)
    for weapon in weapons:
        assert weapon != X
        way[weapon] += 1
    return Need([way], len(weapons), "FIXED")
