"""Combined abilities and texts by hand that cannot be played are refused, with field and remedy (chapter 38)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.game import GAME
from tests.rule import rule
from tests.rules.valhalla.test_by_hand import SAYS, with_lines


def refused(folder: Path, name: str, key: str, lines: str) -> str:
    """Return the error for a set with one card changed."""
    return refused_with(folder, name, key, lines, [])


def refused_with(folder: Path, name: str, key: str, lines: str, modules: list[str]) -> str:
    """Return the error with these modules in use."""
    for file in ("deck.toml", "jarls.toml"):
        text = (HOME / "meadhall" / file).read_text()
        (folder / file).write_text(with_lines(text, key, lines) if file == name else text)
    setup = GAME.setup(2, modules, cards=str(folder))
    with pytest.raises(DataError) as raised:
        GAME.begin(GAME.rulebook(setup), FastChance(1, 1))
    return str(raised.value)


@rule("VAL-HAND-02", "VAL-DATA-26")
@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ('ability = { kind = "BY_HAND" }\n' + SAYS, r"bear-grim.*BY_HAND.*at least one of strength, dice"),
        ('ability = { kind = "BY_HAND", strength = 10 }\n' + SAYS, r"strength.*10 is out of range.*1 to 9"),
        ('ability = { kind = "BY_HAND", strength = 0 }\n' + SAYS, r"strength.*0 is out of range"),
        ('ability = { kind = "BY_HAND", luck = 1 }\n' + SAYS, r"unknown field 'luck'"),
        ('ability = { kind = "BY_HAND", strength = 1, when = "battle" }\n' + SAYS, r"unknown field 'when'"),
        ('ability = { kind = "BY_HAND", strength = 1 }', r"card-bear-grim.*without a text"),
        ('also = [{ kind = "DIVERSITY" }]\n' + SAYS, r"without a first ability"),
        ('ability = { kind = "DIVERSITY" }\nalso = [{ kind = "DIVERSITY" }]\n' + SAYS, r"the same twice"),
        ('ability = { kind = "DIVERSITY" }\nalso = [{ kind = "LUCK" }]\n' + SAYS, r"'LUCK' cannot stand beside"),
        ('ability = { kind = "DIVERSITY" }\nalso = ["FROST"]\n' + SAYS, r"list of tables"),
        ('ability = { kind = "DIVERSITY" }\nalso = [{ kind = "OWN_COLOUR", clan = "wolf" }]', r"without a text"),
        ('ability = { kind = "DIVERSITY" }\nchampion = { kind = "WRATH" }', r"both `ability` and `champion`"),
    ],
)
def test_a_warrior_is_refused_with_field_and_remedy(tmp_path: Path, lines: str, says: str) -> None:
    error = refused(tmp_path, "deck.toml", "bear-grim", lines)
    assert re.search(says, error), error
    assert "bear-grim" in error


@rule("VAL-HAND-02", "VAL-DATA-26")
@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("limits = { strength = 3 }\n" + SAYS, r"`limits` with kind .FURY2.*by hand"),
        ('kind = "BY_HAND"\n' + SAYS, r"at least one of"),
        ('kind = "BY_HAND"\nlimits = { glory = 6 }\n' + SAYS, r"1 to 5"),
        ('also = [{ kind = "FURY2" }]\n' + SAYS, r"the same twice"),
        (
            'also = [{ kind = "FURY3" }, { kind = "CUT_OFF" }, { kind = "PUSH_BACK" }]\n' + SAYS,
            r"4 abilities",
        ),
    ],
)
def test_a_tactic_is_refused_with_field_and_remedy(tmp_path: Path, lines: str, says: str) -> None:
    error = refused(tmp_path, "deck.toml", "fury-2", lines)
    assert re.search(says, error), error


@rule("VAL-HAND-01")
@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ('main = { kind = "BY_HAND", strength = 1, when = "never" }\n' + SAYS, r"'never' is unknown.*battle, before"),
        ('main = { kind = "BY_HAND", strength = 1 }', r"jarl-sigurd.*without a text"),
    ],
)
def test_a_jarl_is_refused_with_field_and_remedy(tmp_path: Path, lines: str, says: str) -> None:
    error = refused(tmp_path, "jarls.toml", "sigurd", lines)
    assert re.search(says, error), error
