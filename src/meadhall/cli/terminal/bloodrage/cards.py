"""Card commands for Blood Rage: list a set, check it, create one with every field explained."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from meadhall.cli.terminal.desk import CardDesk, describe_field
from meadhall.core.chance import FastChance
from meadhall.games.bloodrage.cards.cardset import FIELDS
from meadhall.games.bloodrage.cards.editions import CARD_FILE, HOME
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.views.shapes import Catalogue
from meadhall.games.bloodrage.views.view import catalogue
from meadhall.interface import shelf
from meadhall.text.words import Words

KEY = "bloodrage"
ABOUT = {
    "id": "stable name in games that are saved: small letters, digits and -",
    "age": "the deck it lies in",
    "type": "battle, quest, or the slot an upgrade goes to",
    "copies": "for each copy the fewest players that use it: [2, 4]; [] for a card in no deck",
    "strength": "battle: bonus; upgrade: Rage cost and strength of its figures (clan: cost only)",
    "glory": "quests: what it pays",
    "star": "true if its text changes its strength or cost",
    "disc": "true for a white disc: may be added after the reveal",
    "god": "whose card it is",
    "effect": "the rule whose text it carries; `meadhall rules show BR-FX-12` prints one; none: plain strength;"
    " BY_HAND: people carry out its text",
    "value": "another number for a text that names one: 4 Glory instead of 3",
    "figure": "monster cards: which of the nine figures it brings, if that is not its id",
    "limits": 'with effect = "BY_HAND": the most its text can do: { strength = 9, glory = 12, rage = 6, raises = 3 }',
    "when": 'with effect = "BY_HAND": battle cards reveal or after, upgrades turn, battle or age',
}
TOP = """# A card set of your own for Blood Rage.
# Change the values to those of your copy, then: meadhall cards check FOLDER --game bloodrage
# A card's number is its place in this file: append cards, never insert them.
# Every card may have its own name and text: name = "Thor's Anger", or name = { en = "…", pl = "…" }.
#
# Each [[card]] has:
"""


def all_cards(cards: str) -> Catalogue:
    """Return every card of a set, for the largest number of players."""
    game = shelf.game_named(KEY)
    match = game.begin(game.rulebook(game.setup(game.most, cards=cards)), FastChance(1, 1))
    assert isinstance(match, BloodRage)
    return catalogue(match)


def card_table(cards: str, words: Words) -> Table:
    """Return a table of all cards of a set."""
    table = Table(title="cards")
    for column in ("id", "name", "Age", "type", "copies", "strength", "glory", "text"):
        table.add_column(column)
    listed = all_cards(cards)
    words.learn(listed.words)
    for face in listed.cards:
        name = words(f"card-{face.key}") if f"card-{face.key}" in words else face.key
        numbers = [str(face.copies), str(face.strength), str(face.glory or "")]
        table.add_row(face.key, name, str(face.age), face.type, *numbers, face.rule)
    return table


class BloodRageDesk(CardDesk):
    """The card commands for Blood Rage, whose sets are a single file."""

    def show(self, cards: str, key: str, words: Words) -> list[RenderableType]:
        return [card_table(cards, words)]

    def check(self, folder: str) -> str:
        shelf.check_cards(shelf.game_named(KEY), folder)
        faces = all_cards(folder).cards
        return f"{sum(face.copies for face in faces)} cards in {len(faces)} designs"

    def skeleton(self) -> dict[str, str]:
        ours = (HOME / shelf.OWN_CARDS / CARD_FILE).read_text(encoding="utf-8")
        fields = "\n".join(f"#   {describe_field(field, ABOUT)}" for field in FIELDS)
        return {CARD_FILE: f"{TOP}{fields}\n\n{ours[ours.index('[[card]]') :]}"}


DESK = BloodRageDesk()
