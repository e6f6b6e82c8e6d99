"""A card set: a folder of TOML files, read, checked against chapter 33, and bound to effects by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.cards import (
    Entry,
    Field,
    check_entry,
    digest,
    entries,
    number,
    read_toml,
    refuse_doubles,
    table,
    text,
    texts,
)
from meadhall.core.errors import DataError
from meadhall.core.module import Module, Setup
from meadhall.games.valhalla.cards.deck import (
    NO_ABILITY,
    NO_BONUS,
    Ability,
    AbilityMaker,
    BonusMaker,
    Card,
    CardTable,
    Condition,
    ConditionMaker,
    EffectMaker,
    JarlCard,
    Need,
    Power,
    PowerMaker,
    Tactic,
    ValhallaBonus,
    Warrior,
    fixed,
)
from meadhall.games.valhalla.cards.editions import DECK, EDITIONS, HOME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, FACE_COUNT, FACES, WEAPONS

FORMAT: Final = 1

WARRIOR_FIELDS: Final = [  # VAL-DATA-23
    Field("id", "text"),
    Field("clan", "text", choices=CLANS),
    Field("strength", "number", most=20),
    Field("glory", "number", most=9),
    Field("weapons", "list", needed=False, choices=WEAPONS),
    Field("pattern", "text", needed=False),
    Field("ability", "table", needed=False),
    Field("valhalla_bonus", "table", needed=False),
    Field("champion", "table", needed=False),
    Field("copies", "number", least=1, most=40),
    Field("source", "text", choices=("house", "book", "owner")),
]
TACTIC_FIELDS: Final = [  # VAL-DATA-24
    Field("id", "text"),
    Field("kind", "text"),
    Field("weapon", "text", needed=False, choices=WEAPONS),
    Field("timing", "text", choices=("default", "before", "after", "after_win", "after_loss")),
    Field("side", "text", choices=("any", "attacker", "defender")),
    Field("glory", "number", needed=False, most=9),
    Field("copies", "number", least=1, most=40),
    Field("source", "text", choices=("house", "book", "owner")),
]
JARL_FIELDS: Final = [  # VAL-DATA-25
    Field("id", "text"),
    Field("main", "table"),
    Field("condition", "table"),
    Field("secondary", "table"),
    Field("link", "text", choices=("BOTH", "ONE_OF")),
    Field("min_players", "number", least=1, most=6),
    Field("first_game", "yes or no"),
    Field("solo", "yes or no"),
    Field("source", "text", choices=("house", "book", "owner")),
]
DICE_FIELDS: Final = [  # VAL-DATA-01
    Field("format", "number"),
    Field("set", "text"),
    Field("version", "number"),
    Field("faces", "list", choices=FACES),
]

# what occurs in the base deck (VAL-DATA-02, VAL-DATA-07), and whose the abilities are (VAL-DATA-06)
BASE_PATTERNS: Final = ("FIXED", "ANY2", "SAME2", "SAME3", "PAIRS2")
BASE_TACTICS: Final = (
    "FURY2",
    "FURY3",
    "HEROIC3",
    "HEROIC4",
    "NEW_WEAPONS",
    "PUSH_BACK",
    "WEAPON_SWAP",
    "CUT_OFF",
)
CLAN_ABILITIES: Final = {"boar": ["FOE_COLOUR"], "deer": ["OWN_COLOUR", "DIVERSITY"], "frost": ["FROST"]}
ONE_CLAN_ONLY: Final = {"FOE_COLOUR": ("boar", "VAL-WAR-09"), "FROST": ("frost", "VAL-DATA-06")}
LEAST_WARRIORS: Final = 7
LEAST_JARLS: Final = 6  # three for each of two players

# parameters that several kinds have
CLAN: Final = Field("clan", "text", choices=CLANS)
WEAPON: Final = Field("weapon", "text", choices=WEAPONS)
ROLE: Final = Field("role", "text", choices=("any", "attacker", "defender"))
RESULT: Final = Field("result", "text", choices=("won", "lost"))


def amount(key: str = "n", least: int = 1, most: int = 9) -> Field:
    """A number that a kind has."""
    return Field(key, "number", least=least, most=most)


C = TypeVar("C")


class CardSet:
    """The cards of one game, as they are being put together by its modules."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.folder = EDITIONS.folder(setup.cards)
        self.table = CardTable()
        self.abilities: dict[str, AbilityMaker] = {}
        self.bonuses: dict[str, BonusMaker] = {}
        self.effects: dict[str, EffectMaker] = {}
        self.patterns: dict[str, Need] = {}
        self.powers: dict[str, PowerMaker] = {}
        self.conditions: dict[str, ConditionMaker] = {}
        self.parameters: dict[str, list[Field]] = {}  # of a kind of ability, bonus, power, condition or tactic
        self.files: list[Path] = []

    def read(self, name: str, home: str) -> tuple[Entry, str]:
        """A file of the set; expansions keep theirs at home unless the set brings its own."""
        path = self.folder / name
        if home and not path.exists():
            path = Path(home) / name
        content = read_toml(path)
        if content.get("format") != FORMAT:
            raise DataError("unknown format", path.name, f"the first line must be: format = {FORMAT}")
        self.files.append(path)
        return content, path.name

    def read_each(self, name: str, home: str, key: str, make: Callable[[int, Entry, str], C]) -> list[C]:
        """The tables `[[key]]` of a file, each made into a card; no two have the same id."""
        content, where = self.read(name, home)
        found = entries(content, key, where)
        cards = [make(at, entry, f"{where}, {key} {entry.get('id', at + 1)!r}") for at, entry in enumerate(found)]
        refuse_doubles([text(entry, "id") for entry in found], where)
        return cards

    def load_deck(self, name: str, home: str, first: int, most: int, total: int) -> None:
        """Warriors and tactics of a file, as kinds from `first` on."""
        content, where = self.read(name, home)
        found = [(entry, True) for entry in entries(content, "warrior", where)]
        found += [(entry, False) for entry in entries(content, "tactic", where)]
        if len(found) > most:
            raise DataError(f"{len(found)} designs", where, f"there is room for {most}")
        for at, (entry, is_warrior) in enumerate(found):
            place = f"{where}, card {entry.get('id', at + 1)!r}"
            make = self.warrior if is_warrior else self.tactic
            self.table.add(make(first + at, entry, place))
        refuse_doubles([str(entry["id"]) for entry, _ in found], where)
        demand_total(sum(number(entry, "copies") for entry, _ in found), total, where)

    def warrior(self, kind: int, entry: Entry, where: str) -> Warrior:
        """One warrior; it has fixed weapons or a pattern, not both (VAL-DATA-04)."""
        check_entry(entry, WARRIOR_FIELDS, where)
        clan, need = CLANS.index(text(entry, "clan")), self.need(entry, where)
        card = plain_card(kind, entry, "warrior")
        ability, bonus = self.ability(entry, where), self.bonus(entry, where)
        return Warrior(card, clan, number(entry, "strength"), need, ability, bonus)

    def need(self, entry: Entry, where: str) -> Need:
        """What arms a warrior."""
        weapons = texts(entry, "weapons")
        if ("pattern" in entry) == (len(weapons) > 0):
            raise DataError("what arms it?", where, "give either `weapons` with at least one, or `pattern`")
        if len(weapons) > 0:
            return fixed([WEAPONS.index(weapon) for weapon in weapons])
        if text(entry, "pattern") not in self.patterns:
            known = ", ".join(self.patterns)
            raise DataError(f"pattern {entry['pattern']!r} is unknown", where, f"one of {known}")
        return self.patterns[text(entry, "pattern")]

    def ability(self, entry: Entry, where: str) -> Ability:
        """What a warrior can do; a champion's kind is his ability (VAL-DATA-23)."""
        spec = table(entry, "ability") or table(entry, "champion")
        if len(spec) == 0:
            return NO_ABILITY
        kind = str(spec.get("kind", ""))
        if kind not in self.abilities:
            raise DataError(f"ability {kind!r} is unknown", where, "one of " + ", ".join(self.abilities))
        self.check_spec(kind, spec, where)
        made = self.abilities[kind](spec)
        made.key = kind
        return made

    def bonus(self, entry: Entry, where: str) -> ValhallaBonus:
        """What a warrior brings to Valhalla beyond his glory."""
        spec = table(entry, "valhalla_bonus")
        if len(spec) == 0:
            return NO_BONUS
        kind = str(spec.get("kind", ""))
        if kind not in self.bonuses:
            known = ", ".join(self.bonuses) or "none in these sets"
            raise DataError(f"bonus {kind!r} is unknown", where, f"known: {known}")
        self.check_spec(kind, spec, where)
        made = self.bonuses[kind](spec)
        made.key = kind
        return made

    def tactic(self, kind: int, entry: Entry, where: str) -> Tactic:
        """One tactic."""
        check_entry(entry, TACTIC_FIELDS, where)
        label = text(entry, "kind")
        if label not in self.effects:
            raise DataError(f"tactic kind {label!r} is unknown", where, "one of " + ", ".join(self.effects))
        shown = {"kind": label} | ({"weapon": entry["weapon"]} if "weapon" in entry else {})
        self.check_spec(label, shown, where)
        card = plain_card(kind, entry, "tactic")
        return Tactic(card, text(entry, "timing"), text(entry, "side"), self.effects[label](entry), label)

    def check_spec(self, kind: str, spec: Entry, where: str) -> None:
        """Every parameter that a kind has is there, in its range, and there is no other."""
        place = f"{where}, {kind}"
        check_entry(spec, [Field("kind", "text"), *self.parameters.get(kind, [])], place)
        if number(spec, "least") > number(spec, "most", 99):
            raise DataError(f"least {spec['least']}, most {spec['most']}", place, "`least` is not above `most`")

    def load_jarls(self, name: str, total: int) -> None:
        """VAL-COMP-08: 25 jarl cards; enough of them for two players (VAL-DATA-10)."""
        jarls = self.table.jarls = self.read_each(name, "", "jarl", self.jarl)
        _demand(len(jarls) == total, f"{len(jarls)} jarls", name, f"there must be {total}", "VAL-COMP-08")
        for_two = sum(1 for jarl in jarls if jarl.min_players <= 2)
        right = f"at least {LEAST_JARLS} are needed"
        _demand(for_two >= LEAST_JARLS, f"{for_two} jarls for 2 players", name, right, "VAL-DATA-10")

    def load_dice(self, name: str) -> None:
        """VAL-AMB-027: the faces are data, six on a die (VAL-DATA-01), one of them an X (VAL-COMP-13), all dice alike.

        A set without the file has ours.
        """
        content, where = self.read(name, str(HOME / "meadhall"))
        check_entry(content, DICE_FIELDS, where)
        faces = texts(content, "faces")
        right = f"a die has {FACE_COUNT}"
        _demand(len(faces) == FACE_COUNT, f"{len(faces)} faces", where, right, "VAL-DATA-01")
        _demand("x" in faces, "no face is 'x'", where, "each die has one", "VAL-COMP-13")
        self.table.faces = [FACES.index(face) for face in faces]

    def jarl(self, at: int, entry: Entry, where: str) -> JarlCard:
        """One jarl with what he can do."""
        check_entry(entry, JARL_FIELDS, where)
        card = JarlCard(at, entry)
        card.condition = self.condition(table(entry, "condition"), where)
        card.give(self.power(table(entry, "main"), where), self.power(table(entry, "secondary"), where))
        return card

    def power(self, spec: Entry, where: str) -> Power:
        """An ability of a jarl, by name."""
        kind = str(spec.get("kind", ""))
        if kind not in self.powers:
            raise DataError(f"ability {kind!r} is unknown", where, "one of " + ", ".join(self.powers))
        self.check_spec(kind, spec, where)
        return self.powers[kind](spec)

    def condition(self, spec: Entry, where: str) -> Condition:
        """A condition of a jarl, by name."""
        kind = str(spec.get("kind", ""))
        if kind not in self.conditions:
            known = ", ".join(self.conditions)
            raise DataError(f"condition {kind!r} is unknown", where, f"one of {known}")
        self.check_spec(kind, spec, where)
        return self.conditions[kind](spec)

    def finish(self) -> CardTable:
        """The table of all designs, with the checksum of the files it was made from."""
        self.table.digest = digest(self.files)
        return self.table


def plain_card(kind: int, entry: Entry, sort: str) -> Card:
    """What every card of the deck has."""
    glory, copies = number(entry, "glory"), number(entry, "copies")
    return Card(kind, text(entry, "id"), sort, glory, copies, text(entry, "source"))


def demand_total(copies: int, total: int, where: str, rule: str = "") -> None:
    """The copies of all designs are as many cards as there must be."""
    _demand(copies == total, f"{copies} cards in all", where, f"the copies must add up to {total}", rule)


def check_base_deck(book: CardSet) -> None:
    """What the books imply about the base deck (VAL-DATA-02…09)."""
    cards = [book.table.cards[kind] for kind in book.table.kinds]
    warriors = [card for card in cards if isinstance(card, Warrior)]
    tactics = [card for card in cards if isinstance(card, Tactic)]
    where = DECK
    _all_there("clan", CLANS, {CLANS[card.clan] for card in warriors}, "VAL-DATA-02")
    _all_there("pattern", BASE_PATTERNS, {card.need.label for card in warriors}, "VAL-DATA-07")
    _all_there("tactic kind", BASE_TACTICS, {card.label for card in tactics}, "VAL-DATA-02")
    check_symbols(warriors, where)
    check_glory(warriors, where)
    check_abilities(warriors, where)


def check_symbols(warriors: list[Warrior], where: str) -> None:
    """VAL-DATA-02, VAL-DATA-04: enough warriors; some with one weapon symbol, some with two that differ.

    Those with two of any kind, and pairs with too many for action 2, come with the patterns.
    """
    symbols = [card.need.symbols for card in warriors for _ in range(card.copies)]
    enough, rule = len(symbols) >= LEAST_WARRIORS, "VAL-DATA-04"
    _demand(enough, f"{len(symbols)} warriors", where, f"there must be {LEAST_WARRIORS}", "VAL-DATA-02")
    _demand(1 in symbols, "no warrior has a single weapon symbol", where, "some have", rule)
    mixed = any(is_mixed(card.need) for card in warriors)
    _demand(mixed, "no warrior has two different weapons", where, "some have", rule)


def is_mixed(need: Need) -> bool:
    """Different fixed weapons."""
    return need.label == "FIXED" and sum(1 for count in need.ways[0] if count > 0) > 1


def check_glory(warriors: list[Warrior], where: str) -> None:
    """VAL-DATA-05: bonus glory of 1, 2 and 3 can be paid with warriors."""
    reached = 1
    for card in warriors:
        for _ in range(card.copies):
            reached |= reached << card.glory
    for amount in (1, 2, 3):
        paid, right = reached >> amount & 1 == 1, "bonus glory is paid with such cards"
        _demand(paid, f"no warriors add up to glory {amount}", where, right, "VAL-DATA-05")


def check_abilities(warriors: list[Warrior], where: str) -> None:
    """VAL-DATA-06: Boars hunt a colour (VAL-WAR-09), Deer look at their own squad, Frost Giants freeze."""
    for card in warriors:
        clan, rule = ONE_CLAN_ONLY.get(card.ability.key, (CLANS[card.clan], ""))
        place = f"{where}, card {card.key!r}"
        _demand(clan == CLANS[card.clan], f"{card.ability.key} belongs to the {clan} clan", place, "", rule)
    for clan, keys in CLAN_ABILITIES.items():
        has = any(CLANS[card.clan] == clan and card.ability.key in keys for card in warriors)
        _demand(has, f"no {clan} has {' or '.join(keys)}", where, "some have", "VAL-DATA-06")


def _all_there(what: str, wanted: tuple[str, ...], found: set[str], rule: str) -> None:
    right = "each occurs in the base deck"
    for name in wanted:
        _demand(name in found, f"no card has {what} {name!r}", DECK, right, rule)


def _demand(holds: bool, what: str, where: str, right: str, rule: str) -> None:
    if not holds:
        raise DataError(what, where, right, rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Module[Valhalla]):
    """A module of this game: it may also bring cards, and what they can do."""

    def makers(self, book: CardSet) -> None:
        """The abilities, effects and patterns that its card files name."""

    def cards(self, book: CardSet) -> None:
        """Its cards, once all makers are known."""
