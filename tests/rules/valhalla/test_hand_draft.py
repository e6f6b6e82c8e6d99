"""Chapter 24. Hand Draft: players exchange cards with a common reserve before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.core.procedure import Course
from meadhall.games.valhalla.expansions.hand_draft.hand_draft import Draft, DrawFive, Reserve
from meadhall.games.valhalla.game import WholeGame
from meadhall.games.valhalla.terms import Courses
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table

FIRST = ["bear-grim", "bear-bjorn", "bear-asbera", "fury-2", "cut-off"]
SECOND = ["wolf-ulf", "wolf-ulfhild", "wolf-randulf", "fury-3", "push-back"]
LAID_OUT = ["boar-svein", "boar-galti"]
LATER = ["deer-hjort", "deer-hinda", "deer-elgi", "deer-hrein"]


def draft(seats: int = 2, deck: Sequence[str] = (*FIRST, *SECOND, *LAID_OUT, *LATER), turn: int = 0) -> Table:
    """The draft begins: the first player, seat 0, has FIRST in hand."""
    table = Table(modules=["hand_draft"], seats=seats, deck=deck, turn=turn)
    match = table.match
    steps = match.rules.courses[Courses.SETUP]
    place = next(at for at, step in enumerate(steps) if isinstance(step, DrawFive))
    match.stack = [WholeGame(1), Course(Courses.SETUP, at=place)]
    return table


def reserve(table: Table) -> list[str]:
    part = table.part("hand_draft")
    assert isinstance(part, Reserve)
    return table.keys(part.cards)


def lays(table: Table, seat: int) -> list[str]:
    return [option.removeprefix("draft-lay ") for option in table.options(seat) if "draft-lay" in option]


@rule("VAL-VAR-04", "VAL-VAR-05")
def test_five_cards_each_and_two_in_the_reserve() -> None:
    table = draft()
    table.start()
    assert sorted(table.hand(0)) == sorted(FIRST)
    assert sorted(table.hand(1)) == sorted(SECOND)
    assert reserve(table) == LAID_OUT
    assert view(table.match, -1).modules["hand_draft"] == {"reserve": LAID_OUT}, "face up"
    assert table.discard() == [], "no player discards"


@rule("VAL-VAR-06")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_clockwise_from_the_first_player_on(first: int) -> None:
    table = draft(seats=3, turn=first, deck=())
    for distance in range(4):
        seat = (first + distance) % 3
        assert table.asked() == [seat]
        table.answer(seat, table.options(seat)[0])


@rule("VAL-VAR-07")
def test_one_may_lay_a_card_into_the_reserve() -> None:
    table = draft()
    assert sorted(lays(table, 0)) == sorted(FIRST)
    table.play("0: draft-lay cut-off")
    assert reserve(table) == [*LAID_OUT, "cut-off"]
    assert "cut-off" not in table.hand(0)
    assert table.asked() == [1]


@rule("VAL-VAR-08", "VAL-VAR-10", "VAL-VAR-11")
def test_or_fill_the_hand_to_five_and_be_done() -> None:
    table = draft().play("0: draft-lay cut-off", "1: draft-lay fury-3", "0: draft-lay fury-2")
    table.play("1: draft-lay push-back", "0: draft-finish")
    assert table.options(0)[:2] == ["draft-take boar-svein", "draft-take boar-galti"]
    table.play("0: draft-take boar-svein, draft-take fury-3")
    assert sorted(table.hand(0)) == ["bear-asbera", "bear-bjorn", "bear-grim", "boar-svein", "fury-3"]
    assert reserve(table)[-2:] == LATER[:2], "two more for the one who is left"
    for move in ("draft-lay wolf-ulf", "draft-finish", "draft-take boar-galti"):
        assert table.asked() == [1], "the first player has no more turns"
        table.play(f"1: {move}")


@rule("VAL-VAR-08")
def test_with_five_cards_one_is_done_at_once() -> None:
    table = draft().play("0: draft-finish")
    assert table.asked() == [1]
    assert len(table.hand(0)) == 5


@rule("VAL-VAR-08")
def test_every_set_of_cards_can_be_taken_in_one_way() -> None:
    table = draft().play("0: draft-lay bear-grim", "1: draft-lay wolf-ulf", "0: draft-lay bear-bjorn")
    table.play("1: draft-lay fury-3", "0: draft-finish")
    assert table.options(0) == [
        f"draft-take {key}" for key in ("bear-grim", "bear-bjorn", "wolf-ulf", "boar-svein", "boar-galti")
    ], "the last one alone would leave the hand too small"
    table.play("0: draft-take wolf-ulf")
    assert table.options(0) == [f"draft-take {key}" for key in ("boar-svein", "boar-galti", "fury-3")]


@rule("VAL-VAR-09")
def test_without_cards_one_must_finish() -> None:
    table = draft()
    for at in range(5):
        table.play(f"0: draft-lay {FIRST[at]}", f"1: draft-lay {SECOND[at]}")
    assert table.options(0) == ["draft-finish"]


@rule("VAL-VAR-04", "VAL-VAR-05")
@pytest.mark.parametrize("first", [0, 2])
def test_cards_are_drawn_from_the_first_player_clockwise(first: int) -> None:
    table = draft(seats=3, turn=first)
    assert table.asked() == [first]
    assert isinstance(table.match.stack[-1], Draft)
    assert sorted(table.hand(first)) == sorted(FIRST)
    assert sorted(table.hand((first + 1) % 3)) == sorted(SECOND)


@rule("VAL-VAR-06", "VAL-VAR-10", "VAL-VAR-11", "VAL-VAR-13")
def test_players_who_are_done_are_skipped_until_none_is_left() -> None:
    table = draft(seats=3, deck=())
    for seat, move in ((0, "lay"), (1, "finish"), (2, "lay"), (0, "finish"), (0, "take"), (2, "finish"), (2, "take")):
        assert table.asked() == [seat]
        table.answer(seat, next(option for option in table.options(seat) if move in option))
    assert not isinstance(table.match.stack[-1], Draft)
    assert (len(table.discard()), reserve(table)) == (2 * 3, []), "two for each player, and none beside"


@rule("VAL-VAR-12")
def test_the_last_one_may_lay_one_card_more_and_is_then_done() -> None:
    table = draft().play("0: draft-finish")
    assert len(lays(table, 1)) == 5
    table.play("1: draft-lay wolf-ulf")
    assert table.options(1) == ["draft-finish"]
    assert table.refuses("1: draft-lay push-back") == "VAL-VAR-12"


@rule("VAL-VAR-12")
def test_or_none() -> None:
    table = draft().play("0: draft-finish", "1: draft-finish")
    assert isinstance(table.match.stack[-1], PhaseA)


@rule("VAL-VAR-13")
def test_the_rest_of_the_reserve_is_discarded_in_its_order() -> None:
    table = draft().play("0: draft-finish", "1: draft-lay wolf-ulf, draft-finish, draft-take boar-svein")
    assert table.discard() == ["wolf-ulf", LATER[1], LATER[0], "boar-galti"]
    assert reserve(table) == []
    table.ends_quietly()


@rule("VAL-VAR-14", "VAL-TV-36", "VAL-AMB-007", "VAL-TV-01")
@pytest.mark.parametrize(("seats", "deck", "discard"), [(2, 64, 44), (3, 76, 26), (4, 78, 18), (5, 80, 10), (6, 84, 0)])
def test_two_cards_for_each_player_are_left_and_six_shuffle_them_back(seats: int, deck: int, discard: int) -> None:
    table = Table(modules=["hand_draft"], seats=seats, at="setup")
    table.start()
    turn = 0
    while not isinstance(table.match.stack[-1], PhaseA):
        seat, turn = table.asked()[0], turn + 1
        options = table.options(seat)
        table.answer(seat, options[turn % len(options)])
    assert (len(table.match.deck.cards), len(table.match.discard)) == (deck, discard)
    assert [len(table.hand(seat)) for seat in range(seats)] == [5] * seats
    back = [numbers[0] for numbers in table.events("shuffled-back", table.match.first)]
    assert (back[-1] == 12) is (seats == 6)
