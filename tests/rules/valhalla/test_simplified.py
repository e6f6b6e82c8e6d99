"""Chapter 24. Simplified: no jarls, and five cards to begin with."""

from __future__ import annotations

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.setup import PickWarrior
from meadhall.games.valhalla.terms import EMPTY
from meadhall.games.valhalla.turn import PhaseA
from tests.rule import rule
from tests.rules.valhalla.table import Table


def set_up(seats: int) -> Table:
    """Run a whole setup; only the first warriors are chosen."""
    table = Table(modules=["simplified"], seats=seats, at="setup")
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        assert isinstance(table.match.stack[-1], PickWarrior), table.waiting()
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    return table


@rule("VAL-VAR-02")
def test_no_player_has_a_jarl() -> None:
    table = set_up(4)
    assert [player.jarl for player in table.match.players] == [EMPTY] * 4
    assert table.events("jarl-chosen", 0) == []
    table.play_out()
    assert table.match.over


@rule("VAL-VAR-03", "VAL-AMB-007")
@pytest.mark.parametrize(("seats", "deck", "discard"), [(2, 68, 40), (3, 82, 20), (4, 86, 10), (5, 90, 0), (6, 84, 0)])
def test_five_cards_each_and_nothing_is_thrown_away(seats: int, deck: int, discard: int) -> None:
    table = set_up(seats)
    assert [len(table.hand(seat)) for seat in range(seats)] == [5] * seats
    assert (len(table.match.deck.cards), len(table.match.discard)) == (deck, discard)
    assert sum(len(numbers) for numbers in table.events("shuffled-back", table.match.first)) <= 2, "in step 7 and 8"


@rule("VAL-VAR-02", "VAL-VAR-03")
@pytest.mark.parametrize(("other", "step"), [("five_jarls", "07"), ("hand_draft", "19")])
def test_it_does_not_go_with_another_way_to_begin(other: str, step: str) -> None:
    if other not in GAME.expansions:
        pytest.skip("it was taken out")
    with pytest.raises(SetupError, match=f"both replace VAL-SETUP-{step}.*VAL-VAR-0[23]"):
        GAME.setup(3, ["simplified", other])
