"""How a card set of Blood Rage is typed in: what its checker knows. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.core.cards import Field
from meadhall.forms import CardForms, KindForm, SheetForm, field_form, sheets_of
from meadhall.games.bloodrage.cards.cardset import FIELDS, UNNAMED, CardSet, Maker
from meadhall.games.bloodrage.cards.deck import BATTLE, MONSTER_TYPE, QUEST_TYPE, SLOTS_OF
from meadhall.games.bloodrage.cards.editions import EDITIONS
from meadhall.games.bloodrage.game import GAME, read_set

OWN_CARDS = "meadhall"


@cache
def books() -> list[tuple[str, CardSet]]:
    """Our own set, read for the base game and for every expansion."""
    setups = [(key, GAME.setup(GAME.most, [key] if key else [])) for key in ("", *GAME.expansions)]
    return [(key, read_set(setup, GAME.rulebook(setup))) for key, setup in setups]


@cache
def card_forms() -> CardForms:
    """All files of a set, and the texts that each type of card may carry."""
    sheets: list[SheetForm] = []
    for module, book in books():
        sheets += sheets_of(book.forms, module, [sheet.file for sheet in sheets])
    last = books()[-1][1]
    kinds = {f"text-{BATTLE}": texts(last.battles), f"text-{QUEST_TYPE}": texts(last.quests)}
    for sort in SLOTS_OF:
        upgrades = {key: maker for _, book in books() for key, maker in book.upgrades.items()}
        kinds[f"text-{sort}"] = texts(upgrades, last.monsters if sort == MONSTER_TYPE else ())
    return CardForms(GAME.key, sheets, kinds)


def texts(makers: Mapping[str, Maker[Any]], more: Iterable[str] = ()) -> list[KindForm]:  # Any: of every type
    """The texts there are; where one names a number, a card may print another."""
    value = [field_form(value_field())]
    found = [KindForm(key, value if made.value != UNNAMED else []) for key, made in makers.items()]
    return found + [KindForm(key) for key in more if key not in makers]


def value_field() -> Field:
    """The number that some texts name."""
    return next(field for field in FIELDS if field.key == "value")


def card_files(name: str) -> dict[str, Path]:
    """Every file of a set; where it has none of its own, ours."""
    own = [sheet.file for sheet in card_forms().sheets]
    ours = {file.name: file for _, book in books() for file in book.files if file.name in own}
    home = EDITIONS.folder(name)
    return ours if name == OWN_CARDS else ours | {file.name: file for file in sorted(home.glob("*.toml"))}
