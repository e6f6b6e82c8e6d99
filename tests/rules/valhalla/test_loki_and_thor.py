"""Loki and Thor together: neither imports the other, both depend on what counts as a tactic."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.game import GAME
from tests.rule import rule
from tests.rules.valhalla.table import Table

BOTH = ["loki", "thor"]

pytestmark = pytest.mark.skipif(not GAME.expansions.keys() >= set(BOTH), reason="one of them was taken out")


def aided(whom: int, is_tactic: str = "on") -> Table:
    """Seat 2 aids one of the two; seat 0 beats seat 1 by two, with the third Loki card."""
    squads = {0: ["bear-thorbjorn"], 1: ["deer-durathror"]}  # 5 against 3
    dice = "sword spear x x x x sword axe x x x x"
    options = {"loki_card": "l3", "thor_is_tactic": is_tactic}
    table = Table(squads, {2: ["thor-gridarvol"]}, seats=3, dice=dice, options=options, modules=BOTH)
    table.play("0: attack 1", f"2: aid-with thor-gridarvol, aid-whom {whom}")
    return table.play("0: activate bear-thorbjorn, pass", "1: activate deer-durathror, pass")


@rule("VAL-EXP-01", "VAL-DIFF-31", "VAL-AMB-076")
def test_a_thor_card_being_discarded_can_be_taken_like_a_tactic() -> None:
    table = aided(1)
    assert table.discard() == ["thor-gridarvol"]
    assert table.options(1) == ["pass", "loki-row 3", "loki-row 4"]
    table.play("1: loki-row 3")
    assert (table.hand(1), table.discard()) == (["thor-gridarvol"], [])
    table.ends_quietly()


@rule("VAL-DIFF-31")
def test_unless_thor_cards_are_no_tactics() -> None:
    table = aided(1, is_tactic="off")
    assert table.match.fight is None, "there was nothing to take: the loser was not asked"
    assert table.discard() == ["thor-gridarvol"]
    table.ends_quietly()


@rule("VAL-AMB-076")
def test_a_thor_card_in_valhalla_is_out_of_reach() -> None:
    table = aided(0)
    assert table.valhalla(2) == ["thor-gridarvol"]
    assert table.match.fight is None
    table.ends_quietly()
