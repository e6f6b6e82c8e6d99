"""The cards: their printed values and their effects.

A card's kind is its number in the game: equal cards are one kind. The effects are small objects without state; the card
files refer to them by name.
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
    """What arms a warrior. `ways`: each gives a number of dice for every face (VAL-BATTLE-11)."""

    def __init__(self, ways: list[list[int]], symbols: int, label: str) -> None:
        self.ways = ways
        self.symbols = symbols  # weapon symbols, or dice required (VAL-AMB-024)
        self.label = label


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a warrior can do besides his strength. This base class does nothing."""

    key: str = ""
    nth: int = 0  # its index among the abilities of one warrior

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        """Return the strength it adds while the warrior is activated; counted at the end of the phase (VAL-AMB-057)."""
        return 0

    def gathered(self, g: Valhalla, seat: int, slot: int) -> int:
        """Return the strength it has put on the warrior in earlier battles."""
        return 0

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        """Act when the warrior is activated (VAL-BATTLE-19, VAL-AMB-053)."""

    def used(self, g: Valhalla, seat: int, slot: int) -> None:
        """Act when the owner has decided to use it (VAL-AMB-052)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ValhallaBonus:
    """What a warrior brings besides his glory when he goes to Valhalla (VAL-DATA-23). This base class does nothing."""

    key: str = ""

    def glory(self, g: Valhalla, group: list[int], kind: int) -> int:
        """Return bonus glory for a warrior of this kind who goes in this group, himself included."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """The effect of a tactic. This base class does nothing."""

    limit: str = ""  # the rule that limits when it can be played, for people

    def playable(self, g: Valhalla, seat: int) -> bool:
        """Can it be played now, apart from its timing? Checked when it is played (VAL-AMB-058)."""
        return True

    def play(self, g: Valhalla, seat: int) -> None:
        """Resolve the effect."""

    def strength(self, g: Valhalla, seat: int) -> int:
        """Return what it adds to battle strength at the end of the phase."""
        return 0


class AllOf(Ability):
    """VAL-DATA-26: several abilities on one warrior. Their strength adds up; the first one asks first."""

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
        """Activate all abilities in reverse: the last call is on top of the stack, so the first ability asks first."""
        for part in reversed(self.parts):
            part.activated(g, seat, slot)


class EachOf(Effect):
    """VAL-DATA-26: several effects of one tactic, playable if each of them is."""

    def __init__(self, parts: list[Effect], labels: list[str]) -> None:
        self.parts = parts
        self.labels = labels
        self.limit = next((part.limit for part in parts if part.limit), "")

    def playable(self, g: Valhalla, seat: int) -> bool:
        return all(part.playable(g, seat) for part in self.parts)

    def play(self, g: Valhalla, seat: int) -> None:
        """Play all effects in reverse: the last call is on top of the stack, so the first effect resolves first."""
        for part in reversed(self.parts):
            part.play(g, seat)

    def strength(self, g: Valhalla, seat: int) -> int:
        return sum(part.strength(g, seat) for part in self.parts)


def parts_of(ability: Ability) -> list[Ability]:
    """Return the abilities of a warrior one by one."""
    return ability.parts if isinstance(ability, AllOf) else [ability]


class Card:
    """Any card of the deck."""

    def __init__(self, kind: int, key: str, sort: str, glory: int, copies: int, source: str) -> None:
        self.kind = kind
        self.key = key
        self.sort = sort  # "warrior", "tactic", or a kind that an expansion adds
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
    """An ability of a jarl. This base class does nothing."""

    before_battle: bool = False  # it is used before the battle and counts in it
    moments: int = 0  # a bit for each moment at which it may be used
    changes: int = 0  # a bit for each quantity of the owner that it may change
    hinders: bool = False  # it affects the opponent's dice or tactics

    def apart(self) -> bool:
        """Does it act only before or outside battles (VAL-TACTIC-15)?"""
        in_battle = self.moments & MOMENTS_IN_BATTLE or self.changes & QUANTITIES_IN_BATTLE
        return self.before_battle or not (in_battle or self.hinders)

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        """May the owner use it now, apart from its condition?"""
        return False

    def might(self, g: Valhalla, seat: int) -> bool:
        """Could the owner use it, as far as the others can tell? Abilities about hidden cards override this."""
        return False

    def use(self, g: Valhalla, seat: int) -> None:
        """Use it."""

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """Return a quantity of its owner after its change."""
        return value

    def reckon_foe(self, g: Valhalla, quantity: int, seat: int, value: int) -> int:
        """Return a quantity of the owner's opponent in a battle after its change; `seat` is the owner."""
        return value

    def forbids_foe(self, g: Valhalla, seat: int, kind: int) -> bool:
        """Does it forbid the owner's opponent to play a tactic? `seat` is the owner."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """The condition of a jarl's secondary ability. This base class is always met."""

    is_cost: bool = False  # it is paid when the ability is used

    def met(self, g: Valhalla, seat: int) -> bool:
        """Is it met, or can it be paid?"""
        return True

    def pay(self, g: Valhalla, seat: int) -> None:
        """Pay it."""


NO_POWER: Final = Power()
NO_CONDITION: Final = Condition()


class JarlCard:
    """VAL-COMP-08, VAL-DATA-25: the printed values of a jarl, and whether he may be used in solo play (VAL-JARL-25).

    His abilities are in the chapter of jarls.
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
        """Set his abilities and derive what they affect."""
        self.main = main
        self.secondary = secondary
        self.moments = main.moments | secondary.moments
        self.changes = main.changes | secondary.changes
        self.hinders = main.hinders or secondary.hinders
        self.immune = main.apart()  # immune to being cancelled, as a whole: the main ability decides (VAL-AMB-172)


@mypyc_attr(allow_interpreted_subclasses=True)
class SideCard:
    """A card that is never in the deck. The module it belongs to defines what is printed on it."""

    def __init__(self, number: int, key: str) -> None:
        self.number = number
        self.key = key

    def printed(self) -> dict[str, object]:
        """Return what a person reads on it, if no view contains it."""
        return {}


def labels_of(tactic: Tactic) -> list[str]:
    """Return the kinds of a tactic one by one."""
    return tactic.effect.labels if isinstance(tactic.effect, EachOf) else [tactic.label]


NO_ABILITY: Final = Ability()
NO_BONUS: Final = ValhallaBonus()
BLANK: Final = Card(EMPTY, "", "", 0, 0, "")
NO_WARRIOR: Final = Warrior(BLANK, EMPTY, 0, Need([], 0, ""), NO_ABILITY, NO_BONUS)
NO_TACTIC: Final = Tactic(BLANK, "", "", Effect(), "")


class CardTable:
    """All card designs of a setup, by kind."""

    def __init__(self) -> None:
        self.cards: list[Card] = [BLANK] * KINDS
        self.warriors: list[Warrior] = [NO_WARRIOR] * KINDS
        self.tactics: list[Tactic] = [NO_TACTIC] * KINDS
        self.jarls: list[JarlCard] = []
        self.beside: dict[str, list[SideCard]] = {}  # cards that are not in the deck, by module
        self.kinds: list[int] = []  # the kinds in use, ascending
        self.numbers = row_of([])  # the same as a packed row
        self.dense = zeros(KINDS)  # for each kind its index in that list, plus one
        self.faces: list[int] = list(range(FACE_COUNT))  # of every die (VAL-AMB-027)
        self.moments = 0  # a bit for each moment at which some tactic may be played
        self.words: CardWords = {}  # names and texts of the card set
        self.layouts: dict[int, Layout] = {}  # of observations, by their number
        self.digest = ""

    def add(self, card: Card) -> None:
        """Add a design to the table."""
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
        """Count a card of another kind as a tactic for effects that look for tactics. Its timing is different."""
        self.tactics[card.kind] = Tactic(card, "", "", Effect(), card.sort)

    def total(self) -> int:
        """Return the number of cards in the deck (VAL-COMP-02: 120 in the base game)."""
        return sum(self.cards[kind].copies for kind in self.kinds)

    def warrior(self, kind: int) -> Warrior:
        """Return the warrior of this kind."""
        return self.warriors[kind]

    def is_warrior(self, kind: int) -> bool:
        """VAL-COMP-03: a card of the base deck is either a warrior or a tactic."""
        return self.warriors[kind] is not NO_WARRIOR

    def is_tactic(self, kind: int) -> bool:
        """Is this a tactic?"""
        return self.tactics[kind] is not NO_TACTIC

    def glory(self, kind: int) -> int:
        """Return the points of a card in Valhalla."""
        return self.cards[kind].glory

    def by_key(self, key: str) -> int:
        """Return the kind with this id."""
        for kind in self.kinds:
            if self.cards[kind].key == key:
                return kind
        raise KeyError(key)


def counted(pile: list[int]) -> vec[u8]:
    """Count how many of each design are in a pile, by kind."""
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
    """Return a need for these weapons, one die each."""
    way = [0] * (WEAPON_COUNT + 1)
    for weapon in weapons:
        assert weapon != X
        way[weapon] += 1
    return Need([way], len(weapons), "FIXED")
