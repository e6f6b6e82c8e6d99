"""Card commands for Valhalla: list a set, show a card, check a set, create one with every field explained."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table

from meadhall.cli.terminal.desk import CardDesk, describe_field
from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError, MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.cards.faces import Catalogue, Face, Trait
from meadhall.games.valhalla.cards.fields import JARL_FIELDS, TACTIC_FIELDS, WARRIOR_FIELDS
from meadhall.interface import shelf
from meadhall.text.words import FALLBACK, Words

KEY = "valhalla"
EXPANSIONS = HOME.parent / "expansions"
ABOUT = {
    "id": "stable name in games that are saved: small letters, digits and -",
    "clan": "colour of the card",
    "strength": "the number in the shield",
    "glory": "points in Valhalla",
    "weapons": "one die each; leave it out where the card shows a pattern",
    "pattern": "ANY2, SAME2, SAME3 or PAIRS2 (Frost Giants); leave it out where weapons are printed",
    "ability": '{ kind = "FOE_COLOUR", clan = "bear" }, OWN_COLOUR with clan, DIVERSITY, FROST, BY_HAND; or none',
    "valhalla_bonus": "only with the expansion that brings it",
    "champion": "only with the expansion that brings it",
    "also": 'a second and third ability: [{ kind = "DIVERSITY" }]; the card then carries its text',
    "limits": "for kind BY_HAND: the most it can do, { strength = 3, cards = 1 }",
    "copies": "how many of this card lie in the deck; all copies of deck.toml add up to 120",
    "source": "owner: as on your own card",
    "kind": "FURY2, FURY3, HEROIC3, HEROIC4, NEW_WEAPONS, PUSH_BACK, WEAPON_SWAP, CUT_OFF or BY_HAND",
    "weapon": "for HEROIC4: the face that must be given up",
    "timing": "when it may be played; default: in one's own phase",
    "side": "who may play it",
    "main": "{ kind = …, its parameters }; docs/cards.md lists all kinds",
    "condition": "when the second ability works; docs/cards.md lists all kinds",
    "secondary": "like main",
    "link": "BOTH: side by side; ONE_OF: one of the two in a battle or turn",
    "min_players": "2, or 3 for a jarl marked 3+",
    "first_game": "is it recommended for a first game?",
    "solo": "may it be used alone?",
}
TOP = """# {name}: a card set of your own.
# Change the values to those of your copy, then: meadhall cards check FOLDER
# Keep the order of the cards; leave `format = 1` as it is.
#
# Every card, jarl and beast may have its name and text, in one language or in several:
#   name = "Hrolf the Tall"
#   text = {{ en = "+2 beside a Wolf.", pl = "+2 obok Wilka." }}
# A text that fits no kind is declared BY_HAND: the table asks you what it does (docs/cards.md, chapter 0).
"""


# -- reading sets


def read_catalogue(game: Game, cards: str, modules: list[str]) -> Catalogue:
    """Read and check all cards of a set with these modules."""
    rules = game.rulebook(game.setup(shelf.fitting_seats(game, modules), modules, cards=cards))
    listed = shelf.kit(game.key).catalogue
    assert listed is not None
    found = listed(game.begin(rules, FastChance(1, 1)))
    assert isinstance(found, Catalogue)
    return found


def with_expansions(game: Game, cards: str) -> Catalogue:
    """Return the base cards and those of every expansion that works alone."""
    found = read_catalogue(game, cards, [])
    faces = {face.key: face for face in found.cards}
    jarls = {jarl.key: jarl for jarl in found.jarls}
    words = dict(found.words)
    for key in game.expansions:
        with suppress(MeadhallError):
            more = read_catalogue(game, cards, [key])
            faces |= {face.key: face for face in more.cards}
            jarls |= {jarl.key: jarl for jarl in more.jarls}
            words |= more.words
    return Catalogue(list(faces.values()), list(jarls.values()), words=words)


def refuse_nameless(found: Catalogue) -> None:
    """Raise DataError for a card or jarl with a new id but no name."""
    words = Words(FALLBACK, KEY)
    words.learn(found.words)
    keys = [f"card-{face.key}" for face in found.cards] + [f"jarl-{jarl.key}" for jarl in found.jarls]
    for key in keys:
        if key not in words:
            raise DataError(f"{key.partition('-')[2]!r} has no name", right='add name = "as printed" to it')


# -- showing


class PrintedCards:
    """Formats the cards of a set in one language."""

    def __init__(self, words: Words, found: Catalogue) -> None:
        self.words = words
        self.faces = {face.key: face for face in found.cards}
        self.jarls = {jarl.key: jarl for jarl in found.jarls}

    def card_name(self, key: str) -> str:
        return self.words(f"card-{key}")

    def short(self, key: str) -> str:
        """Return a card as one line."""
        face = self.faces[key]
        if face.sort == "warrior":
            parts = [self.stats(face), self.weapons(face), self.abilities(face)]
            return " · ".join(part for part in parts if part)
        return self.words(f"card-{key}-text") if f"card-{key}-text" in self.words else ""

    def stats(self, face: Face) -> str:
        """Return clan, strength and glory."""
        return f"{self.words(f'clan-{face.clan}')} {face.strength} ★{face.glory}"

    def weapons(self, face: Face) -> str:
        """Return the weapons or the dice pattern that a warrior needs."""
        if face.pattern:
            return self.words(f"pattern-{face.pattern}")
        return " ".join(self.words(f"weapon-{weapon}").lower() for weapon in face.weapons)

    def abilities(self, face: Face) -> str:
        """Return the abilities of a warrior in a few words each."""
        traits = [Trait(kind=face.ability, clan=face.ability_clan), *face.also]
        return ", ".join(text for trait in traits if (text := self.ability(trait)))

    def ability(self, trait: Trait) -> str:
        key, clan = f"ability-{trait.kind}", self.words(f"clan-{trait.clan}") if trait.clan else ""
        return self.words(key, clan=clan) if trait.kind and key in self.words else ""

    def jarl_text(self, key: str) -> list[str]:
        """Return the abilities of a jarl."""
        link = f"({self.words(f'jarl-link-{self.jarls[key].link}')})"
        condition, main = self.words(f"jarl-{key}-condition"), self.words(f"jarl-{key}-main")
        if not condition:  # a jarl of a custom set has one text
            return [main, link]
        return [f"1 {main}", f"2 [{condition}] {self.words(f'jarl-{key}-secondary')}", link]


def card_table(texts: PrintedCards) -> Table:
    table = Table(title="cards")
    for column in ("id", "name", "copies", "printed", "source"):
        table.add_column(column, justify="right" if column == "copies" else "left")
    for face in texts.faces.values():
        table.add_row(face.key, texts.card_name(face.key), str(face.copies), texts.short(face.key), face.source)
    return table


def jarl_table(texts: PrintedCards) -> Table:
    table = Table(title="jarls", show_lines=True)
    for column in ("id", "name", "abilities", "source"):
        table.add_column(column)
    for jarl in texts.jarls.values():
        text = "\n".join(texts.jarl_text(jarl.key)).replace("[", "\\[")
        table.add_row(jarl.key, texts.words(f"jarl-{jarl.key}"), text, jarl.source)
    return table


def nearest_key(texts: PrintedCards, wish: str) -> str:
    """Return the key of a card from its id, the end of its id, or its name. The error suggests similar cards."""
    names = {key: texts.card_name(key) for key in texts.faces}
    names |= {key: texts.words(f"jarl-{key}") for key in texts.jarls}
    low = wish.lower()
    exact = [key for key, name in names.items() if low in (key.lower(), name.lower())]
    loose = [key for key, name in names.items() if low in f"{key} {name}".lower()]
    if not exact and len(loose) > 1:
        raise SetupError(f"several cards fit {wish!r}", right="say which: " + ", ".join(loose[:8]))
    if not exact and not loose:
        shelf.check_name("card", low, [*names, *(name.lower() for name in names.values())])
    return (exact or loose)[0]


def one_card(texts: PrintedCards, key: str) -> str:
    """Return everything that is printed on a card."""
    if key in texts.jarls:
        return "\n  ".join([texts.words(f"jarl-{key}"), *texts.jarl_text(key)])
    face = texts.faces[key]
    count = f"{face.copies} in the deck, id {face.key}, source {face.source}"
    return "\n  ".join([texts.card_name(key), texts.short(key), *card_text(texts, face), count])


def card_text(texts: PrintedCards, face: Face) -> list[str]:
    """Return the text of a warrior's ability. The text of a tactic is shown elsewhere."""
    key = f"card-{face.key}-text"
    return [texts.words(key)] if face.sort == "warrior" and key in texts.words else []


# -- beginning a set


def explain_file(source: Path) -> str:
    """Return a file with a header that explains every field and its allowed values."""
    text = source.read_text(encoding="utf-8")
    body = re.sub(r'^set = ".*"$', 'set = "mine"', text[text.index("format = ") :], count=1, flags=re.MULTILINE)
    return "\n".join([TOP.format(name=source.stem), *fields_of(source.name), "", body])


def fields_of(name: str) -> list[str]:
    """Describe the fields of the tables in a file, as comments."""
    tables = {
        "deck.toml": {"warrior": WARRIOR_FIELDS, "tactic": TACTIC_FIELDS},
        "jarls.toml": {"jarl": JARL_FIELDS},
    }
    lines = ["", "# faces: the six sides of every die, one of them x"] if name == "dice.toml" else []
    for table, fields in tables.get(name, {}).items():
        lines += ["", f"# Each [[{table}]] has:", *(f"#   {describe_field(field, ABOUT)}" for field in fields)]
    return lines or ["", "# Its fields are explained in docs/cards.md, chapter 3."]


class ValhallaDesk(CardDesk):
    """The card commands for Valhalla: a deck, jarls, dice and the cards of every expansion, one file each."""

    hint = ', and `source` to "owner" where you did'

    def show(self, cards: str, key: str, words: Words) -> list[RenderableType]:
        found = with_expansions(shelf.game_named(KEY), cards)
        words.learn(found.words)
        texts = PrintedCards(words, found)
        if key == "":
            return [card_table(texts), jarl_table(texts)]
        return [one_card(texts, nearest_key(texts, key))]

    def check(self, folder: str) -> str:
        shelf.check_cards(shelf.game_named(KEY), folder)
        base = read_catalogue(shelf.game_named(KEY), folder, [])
        refuse_nameless(with_expansions(shelf.game_named(KEY), folder))
        cards = sum(face.copies for face in base.cards)
        return f"{cards} cards in {len(base.cards)} designs, {len(base.jarls)} jarls"

    def skeleton(self) -> dict[str, str]:
        beside = [*sorted(HOME.parent.glob("*/*.toml")), *sorted(EXPANSIONS.glob("*/*.toml"))]
        cards = [source for source in beside if source.stem == source.parent.name]  # named like the folder
        return {source.name: explain_file(source) for source in [*sorted((HOME / "meadhall").glob("*.toml")), *cards]}


DESK = ValhallaDesk()
