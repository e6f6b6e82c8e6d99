"""Chapter 11. Sets of 40 cards: the changes of one set and of two, and the refusal of three.

The sets here are blank ones, so that this chapter is tested without any expansion.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.shared.sets import APART, DECK_SETS, DeckSet, keep_apart
from meadhall.games.valhalla.terms import KINDS
from meadhall.games.valhalla.turn import DrawAndKeep, PhaseA
from tests.rule import rule
from tests.rules.valhalla.table import Table

NAMES = ["blank-1", "blank-2", "blank-3"]
ONE, TWO, THREE = NAMES[:1], NAMES[:2], NAMES
MANY = {"allow_many_sets": "on"}
BOTH_SQUADS = {0: ["bear-grim"], 1: ["wolf-ulf"]}


class BlankSet(DeckSet):
    """Forty equal cards without text."""

    def cards(self, book: CardSet) -> None:
        book.table.add(Card(self.first, self.key, "blank", 0, 40, "house"))


@pytest.fixture(autouse=True)
def _blank_sets() -> Iterator[None]:
    """Add three blank sets for the time of a test."""
    for at, name in enumerate(NAMES):
        GAME.expansions[name] = BlankSet(name, KINDS - 40 * (at + 1))
    yield
    for name in NAMES:
        del GAME.expansions[name]
        DECK_SETS.remove(name)


def set_up(seats: int, modules: list[str], options: dict[str, str] | None = None) -> Table:
    """Return a match before the first turn."""
    table = Table(modules=modules, seats=seats, at="setup", options=options)
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    return table


def sizes(table: Table) -> tuple[int, int]:
    return len(table.match.deck.cards), len(table.match.discard)


# -- one set


@rule("VAL-EXP-04", "VAL-EXP-08", "VAL-TV-02")
@pytest.mark.parametrize(
    ("seats", "deck", "discard"), [(2, 104, 44), (3, 116, 26), (4, 118, 18), (5, 120, 10), (6, 124, 0)]
)
def test_one_set_is_shuffled_in_and_leaves_the_discard_of_setup_alone(seats: int, deck: int, discard: int) -> None:
    assert sizes(set_up(seats, ONE)) == (deck, discard)


@rule("VAL-EXP-04", "VAL-DIFF-07")
def test_the_cards_of_a_set_may_be_among_those_discarded_in_setup() -> None:
    table = set_up(2, TWO)
    assert {"blank-1", "blank-2"} & set(table.discard())


@rule("VAL-EXP-05", "VAL-AMB-029")
def test_with_one_set_phase_b_draws_three_and_keeps_one() -> None:
    table = Table(BOTH_SQUADS, deck=["fury-2"] * 2 + ["cut-off", "fury-3", "push-back"], modules=ONE)
    table.play("0: draw, keep fury-2")
    assert table.drawn(0) == ["fury-3", "push-back", "cut-off"], "two are drawn by action 4, then three in phase B"
    table.play("0: keep fury-3")
    assert set(table.options(0)) == {"drop push-back", "drop cut-off"}, "in which order, is the player's affair"
    table.play("0: drop cut-off")
    assert table.hand(0) == ["fury-2", "fury-3"]
    assert table.discard() == ["push-back", "cut-off", "fury-2"]
    table.ends_quietly()


@rule("VAL-EXP-06")
@pytest.mark.parametrize(("modules", "drawn"), [([], 2), (ONE, 2), (TWO, 3)])
def test_with_one_set_action_4_still_draws_two(modules: list[str], drawn: int) -> None:
    table = Table(BOTH_SQUADS, modules=modules)
    table.play("0: draw")
    assert isinstance(table.match.stack[-1], DrawAndKeep)
    assert len(table.drawn(0)) == drawn


@rule("VAL-AMB-032")
def test_a_jarl_who_draws_more_draws_four_and_keeps_two() -> None:
    table = Table(BOTH_SQUADS, jarls={0: "brinjar"}, dice="x x x x x x", modules=ONE)
    table.play("0: attack 1, pass, use-jarl main")
    assert len(table.drawn(0)) == 4
    table.answer(0, table.options(0)[0])
    table.answer(0, table.options(0)[0])
    assert len(table.hand(0)) == 2


# -- two sets


@rule("VAL-EXP-09…11", "VAL-EXP-15", "VAL-TV-03", "VAL-AMB-010", "VAL-DIFF-36")
@pytest.mark.parametrize(
    ("seats", "deck", "discard"), [(2, 124, 64), (3, 136, 46), (4, 138, 38), (5, 140, 30), (6, 144, 20)]
)
def test_two_sets_discard_twenty_more_in_setup(seats: int, deck: int, discard: int) -> None:
    assert sizes(set_up(seats, TWO)) == (deck, discard)
    assert sizes(set_up(seats, [NAMES[0], NAMES[2]])) == (deck, discard), "whichever two they are"


@rule("VAL-EXP-10", "VAL-EXP-11", "VAL-DIFF-36")
def test_six_players_with_two_sets_shuffle_nothing_back_that_they_threw_away() -> None:
    table = Table(modules=TWO, seats=6, at="setup")
    table.start()
    while "throw-away" not in table.options(table.asked()[0])[0]:
        table.answer(table.asked()[0], table.options(table.asked()[0])[0])
    assert len(table.match.discard) == 8
    thrown: list[str] = []
    while table.asked() and "throw-away" in table.options(table.asked()[0])[0]:
        seat = table.asked()[0]
        thrown.append(table.options(seat)[0].removeprefix("throw-away "))
        table.answer(seat, table.options(seat)[0])
    assert sorted(table.discard()[:12]) == sorted(thrown)


@rule("VAL-EXP-12", "VAL-EXP-13", "VAL-AMB-009", "VAL-DIFF-35")
def test_two_sets_draw_three_in_both_phases() -> None:
    table = Table(BOTH_SQUADS, deck=["fury-2", "fury-3", "cut-off"], modules=TWO)
    table.play("0: draw")
    assert len(table.drawn(0)) == 3
    table.play("0: keep fury-2, drop fury-3")
    assert table.hand(0) == ["fury-2"]
    assert len(table.drawn(0)) == 3


@rule("VAL-AMB-008")
@pytest.mark.skipif("loki" not in GAME.expansions, reason="it was taken out")
def test_cards_fewer_are_subtracted_from_the_increased_number() -> None:
    table = set_up(2, [*TWO, "loki"], {"loki_card": "l4"})
    assert len(table.match.discard) == 64 - 10


# -- more


@rule("VAL-AMB-011")
def test_three_sets_are_refused() -> None:
    with pytest.raises(SetupError, match="VAL-AMB-011"):
        GAME.setup(3, THREE)


@rule("VAL-AMB-011")
@pytest.mark.parametrize(("seats", "discard"), [(2, 84), (5, 50), (6, 40)])
def test_unless_the_players_switch_them_on(seats: int, discard: int) -> None:
    table = set_up(seats, THREE, MANY)
    cards_of_players = 6 * seats  # a warrior and five cards in hand
    assert sizes(table) == (240 - cards_of_players - discard, discard)


@rule("VAL-AMB-011")
def test_where_sets_lie_in_decks_of_their_own_they_change_nothing() -> None:
    keep_apart("blank-3")
    try:
        assert len(set_up(2, THREE).match.discard) == 44
    finally:
        APART.remove("blank-3")
