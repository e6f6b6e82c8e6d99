"""Chapter 19. Alliance of Jarls: two players fight and win as one. test_partnership.py has what both ways share."""

from __future__ import annotations

import pytest

from meadhall.core.procedure import Course
from meadhall.games.valhalla.game import WholeGame
from meadhall.games.valhalla.scoring import score, shield_points, shield_table, winners
from meadhall.games.valhalla.terms import Courses
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"


def allies(
    squads: Cards | None = None,
    dice: str | list[str | int] = "",
    *,
    valhalla: Cards | None = None,
    shields: dict[int, int] | None = None,
    captured: dict[int, dict[int, int]] | None = None,
    seats: int = 4,
    edition: str = "",
) -> Table:
    """Seats 0 and 2 are allies, and 1 and 3."""
    return Table(
        squads or {},
        valhalla=valhalla or {},
        dice=dice,
        shields=shields,
        captured=captured,
        seats=seats,
        modules=["alliance"],
        edition=edition,
    )


SQUADS = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}


@rule("VAL-ALLY-06", "VAL-ALLY-07", "VAL-DIFF-53")
@pytest.mark.parametrize(("edition", "halls"), [("", (0, 2)), ("RU", (0, 2)), ("PL", (0, 0))])
def test_after_a_won_attack_both_squads_warriors_go_to_valhalla(edition: str, halls: tuple[int, int]) -> None:
    table = allies(SQUADS, ["sword axe x x x x", MISSES], edition=edition)
    table.play("0: attack 1, activate bear-grim, activate-lent wolf-ulf, pass", "1: pass")
    for card, hall in zip(("bear-grim", "wolf-ulf"), halls, strict=True):
        assert card in table.valhalla(hall)
    assert table.warriors(2) == []
    assert [table.keys([kind])[0] for kind in table.match.group] == ["bear-grim", "wolf-ulf"], "one group"
    table.ends_quietly()


@rule("VAL-ALLY-06", "VAL-AMB-111")
def test_a_winning_defender_chooses_among_both_squads() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 3: ["bear-bjorn"]}
    table = allies(squads, ["axe x x x x x", "sword sword axe x x x"])
    table.play("0: attack 1, activate bear-grim, pass")
    table.play("1: activate wolf-ulf, activate-lent bear-bjorn, pass")
    assert table.options(1) == ["pass", "send-to-valhalla wolf-ulf", "send-lent bear-bjorn"]
    table.play("1: send-lent bear-bjorn")
    assert (table.valhalla(1), table.valhalla(3)) == ([], ["bear-bjorn"])
    assert table.warriors(1) == ["wolf-ulf"]
    table.ends_quietly()


@rule("VAL-ALLY-06")
def test_the_loser_sends_no_warrior_of_either_squad() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    table = allies(squads, ["sword x x x x x", "sword axe x x x x"])
    table.play("0: attack 1, activate-lent wolf-ulf, pass", "1: activate bear-bjorn, pass, pass")
    assert table.warriors(2) == ["wolf-ulf"]
    assert table.valhalla(2) == []


@rule("VAL-ALLY-10")
def test_allies_add_their_glory_together() -> None:
    table = allies(valhalla={0: ["bear-grim"], 2: ["bear-bodvar"]}, shields=dict.fromkeys(range(4), 4))
    assert score(table.match, 0) == score(table.match, 2) == 1 + 3 + 2 * 8


@rule("VAL-ALLY-11", "VAL-ALLY-12", "VAL-ALLY-13", "VAL-DIFF-54", "VAL-TV-39")
def test_own_shields_two_each_captured_ones_pooled_by_the_table_for_three() -> None:
    captured = {0: {1: 2, 3: 1}, 2: {1: 1, 3: 1}, 1: {0: 2}, 3: {2: 1}}
    table = allies(captured=captured)
    assert [table.shields(seat) for seat in (0, 2)] == [2, 3]
    assert score(table.match, 0) == 24


@rule("VAL-ALLY-12", "VAL-ALLY-13")
def test_six_use_the_table_for_five_and_sets_come_from_the_pool() -> None:
    table = allies(seats=6, captured={0: {1: 1, 2: 1}, 3: {4: 1, 5: 1}})
    assert score(table.match, 0) == 2 * 8 + 2 * 4 + 4, "four colours, two of each ally"
    assert shield_points([1, 1, 1, 0, 0, 0], 0, shield_table(table.match)) == 8, "three make a set too"


@rule("VAL-ALLY-14", "VAL-ALLY-15")
def test_both_allies_win() -> None:
    table = allies(valhalla={2: ["bear-bodvar"]})
    table.match.stack = [WholeGame(4), Course(Courses.ENDING)]
    table.start()
    assert winners(table.match) == [0, 2]
    assert view(table.match, 1).winners == [0, 2]


@rule("VAL-AMB-110")
def test_ties_are_broken_by_joint_captured_then_joint_own_shields_then_shared() -> None:
    one_more = allies(captured={0: {1: 1}}, valhalla={1: ["bear-bodvar"], 3: ["wolf-ulf"]})
    assert score(one_more.match, 0) == score(one_more.match, 1)
    assert winners(one_more.match) == [0, 2]
    assert winners(allies().match) == [0, 1, 2, 3]


@rule("VAL-ALLY-10", "VAL-AMB-028")
def test_no_player_sees_a_score_that_includes_the_allys_valhalla() -> None:
    table = allies(valhalla={2: ["bear-bodvar"]})
    table.start()
    seen = view(table.match, 0)
    assert seen.players[0].score is None
    assert seen.players[2].glory is None
