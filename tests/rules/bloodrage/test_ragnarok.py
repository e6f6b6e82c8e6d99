"""Ragnarök, Valhalla and the end.   (spec: BR-RAGNAROK, BR-VALHALLA, BR-END)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.board import PROVINCE_NAMES
from tests.rule import rule
from tests.rules.bloodrage.table import Table


def age_ends(table: Table) -> Table:
    return table.begin().all_pass().keep_nothing()


@rule("BR-RAGNAROK-01", "BR-RAGNAROK-02", "BR-RAGNAROK-04", "BR-RAGNAROK-05")
def test_the_doomed_province_leaves_the_game_with_all_in_its_area() -> None:
    table = Table().put("bear", "gimle", "warrior").put("wolf", "west", "ship").put("wolf", "myrkulor", "warrior")
    age_ends(table)
    gimle = PROVINCE_NAMES.index("gimle")
    assert not table.g.live_province[gimle]
    assert table.g.tokens[gimle] == -1
    assert table.g.doom == PROVINCE_NAMES.index("utgard")
    assert (table.at("wolf", "west"), table.at("wolf", "myrkulor")) == ("", "warrior")
    assert table.g.crowd[gimle] == 0


@rule("BR-RAGNAROK-03")
@pytest.mark.parametrize(("age", "place", "glory"), [(1, "gimle", 2), (2, "utgard", 3), (3, "horgr", 4)])
def test_each_figure_lost_pays_by_age(age: int, place: str, glory: int) -> None:
    table = Table("bear wolf", age=age).sheet("bear", "troll").put("bear", place, "warrior troll")
    age_ends(table)
    assert table.clan("bear").glory == 2 * glory


@rule("BR-RAGNAROK-04")
def test_doom_stays_nowhere_after_age_three() -> None:
    table = age_ends(Table("bear wolf", age=3))
    assert table.g.doom == -1
    assert table.g.over


@rule("BR-VALHALLA-01", "BR-VALHALLA-02")
def test_the_dead_return_and_the_living_stay() -> None:
    table = (
        Table("bear wolf")
        .put("bear", "valhalla", "leader")
        .put("bear", "gimle", "warrior")
        .put("bear", "elvagar", "warrior")
    )
    age_ends(table)
    assert table.at("bear", "valhalla") == ""
    assert table.at("bear", "elvagar") == "warrior"
    assert table.clan("bear").here[13] == 9


@rule("BR-VALHALLA-03", "BR-VALHALLA-04", "BR-END-01")
def test_valhalla_is_also_played_in_age_three() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "lokis-domain").put("bear", "valhalla", "leader")
    age_ends(table)
    assert table.g.over
    assert table.clan("bear").glory == 1
    assert table.at("bear", "valhalla") == ""


@rule("BR-END-02", "BR-STAT-09")
@pytest.mark.parametrize(("step", "glory"), [(3, 0), (4, 10), (5, 10), (6, 20)])
def test_stats_pay_at_the_end(step: int, glory: int) -> None:
    table = age_ends(Table("bear wolf", age=3).step("bear", horns=step))
    assert table.clan("bear").glory == glory


@rule("BR-END-02")
def test_stats_pay_nothing_before_the_end() -> None:
    table = age_ends(Table("bear wolf", age=2).step("bear", horns=6))
    assert table.clan("bear").glory == 0


@rule("BR-END-04", "BR-MAP-14", "BR-AMB-44")
def test_the_highest_glory_wins_beyond_ninety_nine() -> None:
    table = age_ends(Table(age=3).glory("bear", 99).glory("wolf", 120).step("bear", rage=4))
    assert table.g.scores() == [109, 120, 0]
    assert table.g.winners() == [1]


@rule("BR-END-05", "BR-AMB-01")
def test_a_tie_is_shared() -> None:
    table = age_ends(Table(age=3).glory("bear", 40).glory("serpent", 40))
    assert table.g.winners() == [0, 2]
