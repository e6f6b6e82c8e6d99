"""Frozen environments: an id means the same forever, or is refused.

`Valhalla-2p-v1` is a game with one version of its rules, cards of one digest, and fixed numbers for actions and
features. Rules that were corrected later are played as they were, and cards are looked up among older sets. If that is
not possible any more, the id is refused and the error says what changed.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec

from meadhall.core.errors import SetupError
from meadhall.env.specs import Spec, spec_of
from meadhall.interface import shelf
from meadhall.interface.packing import setting_of

FILE = Path(__file__).parent / "frozen.toml"


class Frozen(msgspec.Struct, frozen=True):
    """The record of a frozen id."""

    game: str
    players: int
    rules: int
    marks: dict[str, str]  # checksums of `Spec.marks`
    modules: list[str] = []
    options: dict[str, str] = {}  # all of them, with their final values


@cache
def read_frozen() -> dict[str, Frozen]:
    """Return every frozen environment."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), dict[str, Frozen])


def names() -> list[str]:
    """Return all frozen ids."""
    return list(read_frozen())


@cache
def frozen(name: str) -> Spec:
    """Return the environment of this id."""
    shelf.check_name("environment", name, names())
    wanted = read_frozen()[name]
    game = shelf.game_named(wanted.game)
    found = [spec_with(wanted, cards) for cards in [shelf.OWN_CARDS, *game.older_cards(shelf.OWN_CARDS)]]
    spec = next((one for one in found if one.cards_digest == wanted.marks["cards"]), found[0])
    changed = [part for part, mark in spec.marks().items() if mark != wanted.marks[part]]
    if changed:
        right = "install the version it was frozen in, or use a later id"
        raise SetupError(f"{name} cannot be played as it was frozen: {', '.join(changed)} changed", right=right)
    return replace(spec, name=name)


def spec_with(wanted: Frozen, cards: str) -> Spec:
    """Return the same rules with this version of the cards."""
    game = shelf.game_named(wanted.game)
    setup = game.setup(wanted.players, wanted.modules, wanted.options, cards=cards, rules=wanted.rules)
    return spec_of(setting_of(game, setup))


def freeze(game: str, players: int, modules: list[str]) -> Frozen:
    """Return the record of today's rules."""
    title = shelf.game_named(game)
    setup = shelf.set_up(title, players, modules, {})
    marks = spec_of(setting_of(title, setup)).marks()
    return Frozen(game, players, setup.rules, marks, setup.modules, setup.options)
