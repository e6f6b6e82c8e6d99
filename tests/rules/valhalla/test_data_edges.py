"""Chapter 33. Card files: each limit at its boundary."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.base_deck import check_glory, check_symbols
from meadhall.games.valhalla.cards.deck import NO_BONUS, Effect, Power, Warrior, fixed
from meadhall.games.valhalla.terms import Moment, Quantity
from tests.rule import rule
from tests.rules.valhalla.table import Table
from tests.rules.valhalla.test_data import Data, changed, refusal


def warrior(**fields: object) -> Warrior:
    """Return a warrior of the game's own set with changes."""
    cards = Table().match.cards
    grim = cards.warrior(cards.by_key("bear-grim"))
    twin = Warrior(grim, grim.clan, grim.strength, grim.need, grim.ability, grim.bonus)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


@rule("VAL-DATA-02", "VAL-DATA-04")
@pytest.mark.parametrize(("count", "enough"), [(6, False), (7, True)])
def test_seven_warriors_are_enough(count: int, enough: bool) -> None:
    warriors = [warrior(copies=count - 1), warrior(copies=1, need=fixed([0, 1]))]
    if enough:
        check_symbols(warriors, "here")
    else:
        with pytest.raises(DataError, match="VAL-DATA-02"):
            check_symbols(warriors, "here")


@rule("VAL-DATA-05")
@pytest.mark.parametrize(("glories", "missing"), [((1, 2), 0), ((1, 1, 4), 3), ((1, 3), 2), ((2, 3), 1)])
def test_bonus_glory_up_to_three_can_be_paid(glories: tuple[int, ...], missing: int) -> None:
    warriors = [warrior(glory=glory, copies=1) for glory in glories]
    if missing == 0:
        check_glory(warriors, "here")
    else:
        with pytest.raises(DataError, match=f"glory {missing}.*VAL-DATA-05"):
            check_glory(warriors, "here")


@rule("VAL-DATA-10", "VAL-COMP-08")
@pytest.mark.parametrize(("count", "enough"), [(5, False), (6, True)])
def test_six_jarls_for_two_players_are_enough(tmp_path: Path, count: int, enough: bool) -> None:
    def change(data: Data) -> None:
        for at, entry in enumerate(data["jarl"]):
            entry["min_players"] = 2 if at < count else 3

    if enough:
        assert len(changed(tmp_path, "jarls.toml", change).jarls) == 25
    else:
        assert "VAL-DATA-10" in refusal(tmp_path, "jarls.toml", change)


@rule("VAL-DATA-23", "VAL-AMB-058")
def test_a_card_without_effect_can_be_played_and_brings_no_glory() -> None:
    match = Table().match
    assert NO_BONUS.glory(match, [0], 0) == 0
    assert Effect().playable(match, 0)


@rule("VAL-TACTIC-15")
@pytest.mark.parametrize(
    ("before", "moments", "changes", "hinders", "apart"),
    [
        (False, 0, 0, False, True),
        (False, 1 << Moment.BEFORE_PHASE_B, 1 << Quantity.SQUAD_LIMIT, False, True),
        (False, 1 << Moment.ATTACK, 0, False, False),
        (False, 0, 1 << Quantity.STRENGTH, False, False),
        (False, 0, 0, True, False),
        (True, 1 << Moment.ATTACK, 1 << Quantity.STRENGTH, True, True),
    ],
)
def test_which_abilities_act_before_or_outside_battles_only(
    before: bool, moments: int, changes: int, hinders: bool, apart: bool
) -> None:
    power = Power()
    power.before_battle, power.moments, power.changes, power.hinders = before, moments, changes, hinders
    assert power.apart() == apart
