"""Reads a card set: a folder of TOML files, checked against chapter 33, with effects bound by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    shown,
    spoken,
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
    AllOf,
    BonusMaker,
    Card,
    CardTable,
    Condition,
    ConditionMaker,
    EachOf,
    Effect,
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
from meadhall.games.valhalla.cards.editions import EDITIONS, HOME
from meadhall.games.valhalla.cards.fields import DICE_FIELDS, HEAD, JARL_FIELDS, TACTIC_FIELDS, WARRIOR_FIELDS
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, FACE_COUNT, FACES, WEAPONS

FORMAT: Final = 1
MOST_ABILITIES: Final = 3  # of one card

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
TWICE: Final = ("FOE_COLOUR", "OWN_COLOUR")  # may stand twice, with different colours
LEAST_JARLS: Final = 6  # three for each of two players

# parameters of several kinds
CLAN: Final = Field("clan", "text", choices=CLANS)
WEAPON: Final = Field("weapon", "text", choices=WEAPONS)
ROLE: Final = Field("role", "text", choices=("any", "attacker", "defender"))
RESULT: Final = Field("result", "text", choices=("won", "lost"))


def amount(key: str = "n", least: int = 1, most: int = 9) -> Field:
    """Return a field for a number."""
    return Field(key, "number", least=least, most=most)


C = TypeVar("C")


class CardSet:
    """The cards of one setup, while its modules add to them."""

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
        self.parameters: dict[str, list[Field]] = {}  # of each kind of ability, bonus, power, condition or tactic
        self.of_jarls: dict[str, list[Field]] = {}  # parameters that a kind has only on a jarl
        self.some_of: dict[str, Sequence[str]] = {}  # parameters of which a kind needs at least one
        self.combining: set[str] = set()  # the kinds that may share a card with another kind
        self.files: list[Path] = []
        self.forms: dict[str, dict[str, Sequence[Field]]] = {}  # the fields of each file's tables

    def read(self, name: str, home: str, tables: Sequence[str]) -> tuple[Entry, str]:
        """Read a file of the set. An expansion has its own file unless the set replaces it."""
        path = self.folder / name
        if home and not path.exists():
            path = Path(home) / name
        content = read_toml(path)
        if content.get("format") != FORMAT:
            raise DataError("unknown format", path.name, f"the first line must be: format = {FORMAT}")
        if tables:
            check_entry(content, [*HEAD, *(Field(key, "list", needed=False) for key in tables)], path.name)
            check_worth(table(content, "worth"), path.name)
        self.files.append(path)
        return content, path.name

    def read_each(
        self,
        name: str,
        home: str,
        key: str,
        fields: Sequence[Field],
        make: Callable[[int, Entry, str], C],
        words: str = "card",
    ) -> list[C]:
        """Return the tables `[[key]]` of a file, checked and made into cards with unique ids."""
        content, where = self.read(name, home, [key])
        self.forms[name] = {key: fields}
        rows = entries(content, key, where)
        places = [place_of(where, key, entry, at) for at, entry in enumerate(rows)]
        printed = [self.printed(entry, fields, words, place) for entry, place in zip(rows, places, strict=True)]
        cards = [make(at, entry, places[at]) for at, entry in enumerate(printed)]
        refuse_doubles([text(entry, "id") for entry in rows], where)
        return cards

    def printed(self, entry: Entry, fields: Sequence[Field], words: str, place: str) -> Entry:
        """Return a card without its name and text, checked field by field."""
        card = spoken(entry, words, place, self.table.words)
        check_entry(card, fields, place)
        return card

    def load_deck(self, name: str, home: str, first: int, most: int, total: int) -> None:
        """Load warriors and tactics of a file, as kinds from `first` on."""
        content, where = self.read(name, home, ["warrior", "tactic"])
        self.forms[name] = {"warrior": WARRIOR_FIELDS, "tactic": TACTIC_FIELDS}
        found = [(entry, True) for entry in entries(content, "warrior", where)]
        found += [(entry, False) for entry in entries(content, "tactic", where)]
        if len(found) > most:
            raise DataError(f"{len(found)} designs", where, f"there is room for {most}")
        for at, (entry, is_warrior) in enumerate(found):
            place = place_of(where, "card", entry, at)
            said = "also" not in entry or "text" in entry
            demand(said, "`also` without a text", place, 'add text = "what is printed on the card"', "VAL-DATA-26")
            make = self.warrior if is_warrior else self.tactic
            self.table.add(make(first + at, spoken(entry, "card", place, self.table.words), place))
        refuse_doubles([str(entry["id"]) for entry, _ in found], where)
        demand_total(sum(number(entry, "copies") for entry, _ in found), total, where)

    def warrior(self, kind: int, entry: Entry, where: str) -> Warrior:
        """Return one warrior. He has fixed weapons or a pattern, not both (VAL-DATA-04)."""
        check_entry(entry, WARRIOR_FIELDS, where)
        clan, need = CLANS.index(text(entry, "clan")), self.need(entry, where)
        card = plain_card(kind, entry, "warrior")
        ability, bonus = self.ability(entry, where), self.bonus(entry, where)
        return Warrior(card, clan, number(entry, "strength"), need, ability, bonus)

    def need(self, entry: Entry, where: str) -> Need:
        """Return what arms a warrior."""
        weapons = texts(entry, "weapons")
        if ("pattern" in entry) == (len(weapons) > 0):
            raise DataError("what arms it?", where, "give either `weapons` with at least one, or `pattern`")
        if len(weapons) > 0:
            return fixed([WEAPONS.index(weapon) for weapon in weapons])
        if text(entry, "pattern") not in self.patterns:
            known = ", ".join(self.patterns)
            raise DataError(f"pattern {shown(entry['pattern'])} is unknown", where, f"one of {known}")
        return self.patterns[text(entry, "pattern")]

    def ability(self, entry: Entry, where: str) -> Ability:
        """Return a warrior's ability; a champion's kind is his ability (VAL-DATA-23). Several add up (VAL-DATA-26)."""
        if "ability" in entry and "champion" in entry:
            raise DataError("both `ability` and `champion`", where, "a champion's kind is his ability; leave one out")
        spec = table(entry, "ability") or table(entry, "champion")
        specs = self.beside(spec, entry, where, self.combining & self.abilities.keys())
        made = [self.one_ability(one, where) for one in specs]
        return NO_ABILITY if len(made) == 0 else made[0] if len(made) == 1 else AllOf(made)

    def one_ability(self, spec: Entry, where: str) -> Ability:
        """Return the ability of one kind."""
        kind = kind_of(spec)
        if kind not in self.abilities:
            raise DataError(f"ability {shown(kind)} is unknown", where, "one of " + ", ".join(self.abilities))
        self.check_spec(kind, spec, where)
        made = self.abilities[kind](spec)
        made.key = kind
        return made

    def beside(self, spec: Entry, entry: Entry, where: str, can: set[str]) -> list[Entry]:
        """VAL-DATA-26: the kinds of one card, the first one and those under `also`; only some may be combined."""
        also, rule = entries(entry, "also", where), "VAL-DATA-26"
        first = [spec] if len(spec) > 0 else []
        kinds = [kind_of(one) for one in first + also]
        demand(not also or len(first) > 0, "`also` without a first ability", where, "name the first one", rule)
        demand(len(kinds) <= MOST_ABILITIES, f"{len(kinds)} abilities", where, f"at most {MOST_ABILITIES}", rule)
        for kind in kinds if also else ():
            right = "those that can: " + ", ".join(sorted(can))
            demand(kind in can, f"{shown(kind)} cannot stand beside another ability", where, right, rule)
        demand(all(kinds.count(kind) == 1 or kind in TWICE for kind in kinds), "the same twice", where, "once", rule)
        return first + also

    def bonus(self, entry: Entry, where: str) -> ValhallaBonus:
        """Return what a warrior brings to Valhalla besides his glory."""
        spec = table(entry, "valhalla_bonus")
        if len(spec) == 0:
            return NO_BONUS
        kind = kind_of(spec)
        if kind not in self.bonuses:
            known = ", ".join(self.bonuses) or "none in these sets"
            raise DataError(f"bonus {shown(kind)} is unknown", where, f"known: {known}")
        self.check_spec(kind, spec, where)
        made = self.bonuses[kind](spec)
        made.key = kind
        return made

    def tactic(self, kind: int, entry: Entry, where: str) -> Tactic:
        """Return one tactic. It has one effect, or several that resolve in order (VAL-DATA-26)."""
        check_entry(entry, TACTIC_FIELDS, where)
        label = text(entry, "kind")
        if "limits" in entry and label not in self.some_of:
            raise DataError(
                f"`limits` with kind {shown(label)}",
                where,
                "only texts carried out by hand have them",
            )
        weapon: Entry = {"weapon": entry["weapon"]} if "weapon" in entry else {}
        first = {"kind": label} | weapon | table(entry, "limits")
        specs = self.beside(first, entry, where, self.combining & self.effects.keys())
        made = [self.one_effect(spec, where) for spec in specs]
        effect = made[0] if len(made) == 1 else EachOf(made, [kind_of(spec) for spec in specs])
        return Tactic(plain_card(kind, entry, "tactic"), text(entry, "timing"), text(entry, "side"), effect, label)

    def one_effect(self, spec: Entry, where: str) -> Effect:
        """Return the effect of one kind."""
        kind = kind_of(spec)
        if kind not in self.effects:
            raise DataError(f"tactic kind {shown(kind)} is unknown", where, "one of " + ", ".join(self.effects))
        self.check_spec(kind, spec, where)
        return self.effects[kind](spec)

    def check_spec(self, kind: str, spec: Entry, where: str, more: Sequence[Field] = ()) -> None:
        """Check that every parameter of a kind is there and in its range, and that there is no other."""
        place = f"{where}, {kind}"
        check_entry(spec, [Field("kind", "text"), *self.parameters.get(kind, []), *more], place)
        if kind in self.some_of and not any(key in spec for key in self.some_of[kind]):
            raise DataError("what can it do at most?", place, "at least one of " + ", ".join(self.some_of[kind]))
        if number(spec, "least") > number(spec, "most", 99):
            raise DataError(f"least {spec['least']}, most {spec['most']}", place, "`least` is not above `most`")

    def load_jarls(self, name: str, total: int) -> None:
        """VAL-COMP-08: 25 jarl cards; enough of them for two players (VAL-DATA-10)."""
        jarls = self.table.jarls = self.read_each(name, "", "jarl", JARL_FIELDS, self.jarl, words="jarl")
        demand(len(jarls) == total, f"{len(jarls)} jarls", name, f"there must be {total}", "VAL-COMP-08")
        for_two = sum(1 for jarl in jarls if jarl.min_players <= 2)
        right = f"at least {LEAST_JARLS} are needed"
        demand(for_two >= LEAST_JARLS, f"{for_two} jarls for 2 players", name, right, "VAL-DATA-10")

    def load_dice(self, name: str) -> None:
        """VAL-AMB-027: the faces are data, six on a die (VAL-DATA-01), one of them an X (VAL-COMP-13), all dice alike.

        A set without the file uses the game's.
        """
        content, where = self.read(name, str(HOME / "meadhall"), [])
        self.forms[name] = {"": DICE_FIELDS}
        check_entry(content, DICE_FIELDS, where)
        faces = texts(content, "faces")
        right = f"a die has {FACE_COUNT}"
        demand(len(faces) == FACE_COUNT, f"{len(faces)} faces", where, right, "VAL-DATA-01")
        demand("x" in faces, "no face is 'x'", where, "each die has one", "VAL-COMP-13")
        self.table.faces = [FACES.index(face) for face in faces]

    def jarl(self, at: int, entry: Entry, where: str) -> JarlCard:
        """Return one jarl with his abilities."""
        card = JarlCard(at, entry)
        card.condition = self.condition(table(entry, "condition"), where)
        card.give(self.power(table(entry, "main"), where), self.power(table(entry, "secondary"), where))
        return card

    def power(self, spec: Entry, where: str) -> Power:
        """Return an ability of a jarl."""
        kind = kind_of(spec)
        if kind not in self.powers:
            raise DataError(f"ability {shown(kind)} is unknown", where, "one of " + ", ".join(self.powers))
        self.check_spec(kind, spec, where, self.of_jarls.get(kind, []))
        return self.powers[kind](spec)

    def condition(self, spec: Entry, where: str) -> Condition:
        """Return a condition of a jarl."""
        kind = kind_of(spec)
        if kind not in self.conditions:
            known = ", ".join(self.conditions)
            raise DataError(f"condition {shown(kind)} is unknown", where, f"one of {known}")
        self.check_spec(kind, spec, where)
        return self.conditions[kind](spec)

    def finish(self) -> CardTable:
        """Return the table of all designs, with the checksum of its files."""
        self.table.digest = digest(self.files)
        return self.table


def kind_of(spec: Entry) -> str:
    """Return the kind that a table names; "" if it names none."""
    kind = spec.get("kind", "")
    return kind if isinstance(kind, str) else shown(kind)


def check_worth(worth: Entry, where: str) -> None:
    """Check that the values of gifts are plain numbers."""
    for key, value in worth.items():
        plain = isinstance(value, (int, float)) and not isinstance(value, bool)
        demand(plain, f"worth of {shown(key)} is {shown(value)}", where, "a number", "")


def place_of(where: str, sort: str, entry: Entry, at: int) -> str:
    """Return the position of a card, for an error."""
    return f"{where}, {sort} {shown(entry.get('id', at + 1))}"


def plain_card(kind: int, entry: Entry, sort: str) -> Card:
    """Return a card with the fields that every card of the deck has."""
    glory, copies = number(entry, "glory"), number(entry, "copies")
    return Card(kind, text(entry, "id"), sort, glory, copies, text(entry, "source"))


def demand_total(copies: int, total: int, where: str, rule: str = "") -> None:
    """Check that the copies of all designs add up to the required number of cards."""
    demand(copies == total, f"{copies} cards in all", where, f"the copies must add up to {total}", rule)


def demand(holds: bool, what: str, where: str, right: str, rule: str) -> None:
    if not holds:
        raise DataError(what, where, right, rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Module[Valhalla]):
    """A module of this game. It may also add cards and their effects."""

    def makers(self, book: CardSet) -> None:
        """Add the abilities, effects and patterns that its card files name."""

    def cards(self, book: CardSet) -> None:
        """Add its cards, once all makers are known."""
