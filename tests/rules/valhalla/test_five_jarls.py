"""Chapter 24. Five Jarls: more jarls to choose from."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.game import GAME
from tests.rule import rule
from tests.rules.valhalla.table import Table


@rule("VAL-VAR-15", "VAL-AMB-005")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_five_are_dealt_or_as_many_as_the_box_has_for_all(seats: int, count: int) -> None:
    table = Table(modules=["five_jarls"], seats=seats, at="setup")
    assert [len(table.options(seat)) for seat in range(seats)] == [count] * seats
    for seat in range(seats):
        table.answer(seat, table.options(seat)[0])
    assert all(player.jarl >= 0 for player in table.match.players), "each keeps one"
    assert all(player.jarls.cards == [] for player in table.match.players)


@rule("VAL-VAR-16")
@pytest.mark.skipif("hand_draft" not in GAME.expansions, reason="it was taken out")
def test_it_goes_with_the_hand_draft() -> None:
    table = Table(modules=["five_jarls", "hand_draft"], seats=3, at="setup")
    assert len(table.options(0)) == 5
    table.play_out()
    assert table.match.over
    assert any(event.what.key == "draft-reserve" for event in table.log())
