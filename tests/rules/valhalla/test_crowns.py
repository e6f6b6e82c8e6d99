"""Chapter 17. Which player gets a crown after a battle; the levels of a bonus card."""

from __future__ import annotations

import pytest

from meadhall.core.errors import DataError
from meadhall.games.valhalla.expansions.king.cards import Level, check_levels
from meadhall.games.valhalla.expansions.king.king import MODULE, Crowns, PassTheCrown, crowns
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from tests.rule import rule
from tests.rules.valhalla.meet import fight
from tests.rules.valhalla.table import Table


def court(*kings: int, seats: int = 6) -> tuple[Valhalla, Crowns]:
    """Give crowns to these players; seats 0 and 1 have fought."""
    match = fight(Table({0: ["wolf-ulf"], 1: ["bear-grim"]}, modules=["king"], seats=seats))
    part = crowns(match)
    part.kings = list(kings)
    return match, part


@rule("VAL-TL-28", "VAL-AMB-100", "VAL-KING-04", "VAL-KING-16", "VAL-KING-17", "VAL-KING-18", "VAL-AMB-103")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(
    ("kings", "after"),
    [
        (("middle", "middle"), ("winner", "middle")),
        (("other", "middle"), ("other", "winner")),
        (("winner", "middle"), ("winner", "middle")),
        (("loser", "middle"), ("winner", "middle")),
        (("middle", "loser"), ("middle", "winner")),
        (("winner", "loser"), ("winner", "middle")),
        (("loser", "winner"), ("middle", "winner")),
        (("other", "loser"), ("other", "winner")),
    ],
)
def test_who_wears_the_crowns_after_a_battle(winner: int, kings: tuple[str, str], after: tuple[str, str]) -> None:
    who = {"winner": winner, "loser": 1 - winner, "middle": EMPTY, "other": 4}
    match, part = court(*(who[king] for king in kings))
    match.battle().winner = winner
    PassTheCrown(0, "").run(match)
    assert part.kings == [who[king] for king in after]


@rule("VAL-KING-17")
@pytest.mark.parametrize(
    ("kings", "broken"), [((3, 3), "VAL-KING-17"), ((3, 2), ""), ((3, EMPTY), ""), ((EMPTY, EMPTY), "")]
)
def test_two_crowns_on_one_head_are_noticed(kings: tuple[int, int], broken: str) -> None:
    assert MODULE.broken(court(*kings)[0]) == broken


@rule("VAL-KING-01", "VAL-KING-13", "VAL-KING-05")
@pytest.mark.parametrize(("seats", "count"), [(2, 1), (5, 1), (6, 2)])
def test_crowns_begin_in_the_middle_at_the_first_level(seats: int, count: int) -> None:
    part = crowns(Table(modules=["king"], seats=seats).match)
    assert (part.kings, part.levels) == ([EMPTY] * count, [0] * count)
    assert [crown["level"] for crown in part.show(0)["crowns"]] == [1] * count


@rule("VAL-DATA-16")
@pytest.mark.parametrize(("levels", "fits"), [(1, False), (2, True), (9, True), (10, False)])
def test_a_bonus_card_has_two_to_nine_levels(levels: int, fits: bool) -> None:
    found = [Level(glory=at + 1, dice=min(at, 3)) for at in range(levels)]
    if fits:
        check_levels(found, "here")
    else:
        with pytest.raises(DataError, match="VAL-DATA-16"):
            check_levels(found, "here")
