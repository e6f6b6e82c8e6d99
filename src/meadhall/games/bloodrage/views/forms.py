"""The forms in which card sets of Blood Rage are edited, built from their checker. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.core.cards import Field
from meadhall.games.bloodrage.cards.cardset import BY_HAND, FIELDS, HAND_RULE, UNNAMED, CardSet, Maker
from meadhall.games.bloodrage.cards.deck import BATTLE, MONSTER_TYPE, QUEST_TYPE, SLOTS_OF
from meadhall.games.bloodrage.cards.editions import EDITIONS
from meadhall.games.bloodrage.game import GAME, read_set
from meadhall.interface.forms import CardForms, FieldForm, KindForm, SheetForm, field_form, sheets_of

OWN_CARDS = "meadhall"


@cache
def books() -> list[tuple[str, CardSet]]:
    """Return the game's own set, read for the base game and for every expansion."""
    setups = [(key, GAME.setup(GAME.most, [key] if key else [])) for key in ("", *GAME.expansions)]
    return [(key, read_set(setup, GAME.rulebook(setup))) for key, setup in setups]


@cache
def card_forms() -> CardForms:
    """Return all files of a set, and the texts that each type of card may have."""
    sheets: list[SheetForm] = []
    for module, book in books():
        sheets += sheets_of(book.forms, module, [sheet.file for sheet in sheets])
    return CardForms(GAME.key, sheets, kinds_of([book for _, book in books()]))


def kinds_of(known: list[CardSet]) -> dict[str, list[KindForm]]:
    """Return the texts of each card type, and when players may be asked about texts by hand."""
    upgrades = {key: maker for book in known for key, maker in book.upgrades.items()}
    monsters = [key for book in known for key in book.monsters]
    by_type: dict[str, Mapping[str, Maker[Any]]] = {  # Any: texts of every type
        BATTLE: {key: maker for book in known for key, maker in book.battles.items()},
        QUEST_TYPE: {key: maker for book in known for key, maker in book.quests.items()},
        **dict.fromkeys(SLOTS_OF, upgrades),
    }
    texts = {
        f"text-{sort}": text_forms(made, monsters if sort == MONSTER_TYPE else ()) for sort, made in by_type.items()
    }
    return texts | {f"when-{sort}": moments_of(made) for sort, made in by_type.items()}


# Any: texts of every type
def text_forms(makers: Mapping[str, Maker[Any]], more: Iterable[str] = ()) -> list[KindForm]:
    """Return a form for each text."""
    found = [KindForm(BY_HAND if key == HAND_RULE else key, parameters(made)) for key, made in makers.items()]
    return found + [KindForm(key) for key in dict.fromkeys(more) if key not in makers]


def parameters(made: Maker[Any]) -> list[FieldForm]:  # Any: texts of every type
    """Return the fields of a text: another number for one that it names, limits for one by hand."""
    return [field_form(field) for field in ([value_field()] if made.value != UNNAMED else made.limits)]


def moments_of(makers: Mapping[str, Maker[Any]]) -> list[KindForm]:  # Any: texts of every type
    """Return the moments at which the table may be asked about a text by hand."""
    return [KindForm(moment) for made in makers.values() for moment in made.moments]


def value_field() -> Field:
    """Return the field for the number of a text."""
    return next(field for field in FIELDS if field.key == "value")


def card_files(name: str) -> dict[str, Path]:
    """Return every file of a set; if the set lacks one, the game's own."""
    own = [sheet.file for sheet in card_forms().sheets]
    ours = {file.name: file for _, book in books() for file in book.files if file.name in own}
    home = EDITIONS.folder(name)
    return ours if name == OWN_CARDS else ours | {file.name: file for file in sorted(home.glob("*.toml"))}
