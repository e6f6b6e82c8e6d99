"""The forms in which card sets of Valhalla are edited, built from its checker, for all expansions. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.editions import EDITIONS
from meadhall.games.valhalla.game import GAME, OWN_CARDS, read_set
from meadhall.interface.forms import CardForms, KindForm, SheetForm, field_form, sheets_of


@cache
def books() -> list[tuple[str, CardSet]]:
    """Return the game's own set, read for the base game and then for every expansion, each with those it needs."""
    found: list[tuple[str, CardSet]] = []
    for key in ("", *GAME.expansions):
        modules = [key, *GAME.expansions[key].requires_one_of()[:1]] if key else []
        for seats in reversed(GAME.tables()):
            try:
                setup = GAME.setup(seats, modules)
            except SetupError:
                continue
            found.append((key, read_set(setup, GAME.rulebook(setup))))
            break
    return found


@cache
def card_forms() -> CardForms:
    """Return all files of a set and all kinds that its cards may name."""
    sheets: list[SheetForm] = []
    kinds: dict[str, dict[str, KindForm]] = {}
    for module, book in books():
        sheets += sheets_of(book.forms, module, [sheet.file for sheet in sheets])
        for group, forms in groups(book).items():
            kinds[group] = {form.key: form for form in forms} | kinds.get(group, {})
    return CardForms(GAME.key, sheets, {group: [*forms.values()] for group, forms in kinds.items()})


def groups(book: CardSet) -> dict[str, list[KindForm]]:
    """Return the kinds that this set of modules knows."""
    return {
        "ability": kind_forms(book, book.abilities),
        "bonus": kind_forms(book, book.bonuses),
        "effect": kind_forms(book, book.effects),
        "power": kind_forms(book, book.powers, jarl=True),
        "condition": kind_forms(book, book.conditions),
        "pattern": [KindForm(key) for key in book.patterns],
    }


def kind_forms(book: CardSet, keys: Iterable[str], jarl: bool = False) -> list[KindForm]:
    """Return each kind with its parameters."""
    return [
        KindForm(
            key=key,
            fields=[*map(field_form, [*book.parameters.get(key, []), *(book.of_jarls.get(key, []) if jarl else [])])],
            some=list(book.some_of.get(key, [])),
            beside=key in book.combining,
        )
        for key in keys
    ]


def card_files(name: str) -> dict[str, Path]:
    """Return every file of a set; if the set lacks one, the game's own."""
    ours = {file.name: file for _, book in books() for file in book.files}
    home = EDITIONS.folder(name)
    return ours if name == OWN_CARDS else ours | {file.name: file for file in sorted(home.glob("*.toml"))}
