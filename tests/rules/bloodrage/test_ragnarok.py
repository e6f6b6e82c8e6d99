"""Ragnarök, Valhalla and the end.   (spec: BR-RAGNAROK, BR-VALHALLA, BR-END)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.pieces.board import PROVINCE_NAMES
from meadhall.games.bloodrage.pieces.sheet import TRACKS
from meadhall.games.bloodrage.terms import Phase
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


@rule("BR-RAGNAROK-03", "BR-RAGNAROK-02")
def test_who_fell_before_ragnarok_is_not_paid_for() -> None:
    table = Table("bear wolf").put("bear", "elvagar", "leader").put("wolf", "elvagar", "warrior warrior")
    table.put("wolf", "gimle", "warrior").begin().play("bear: pillage elvagar").all_pass().keep_nothing()
    assert table.clan("wolf").glory == 2


@rule("BR-RAGNAROK-05")
def test_a_lost_province_is_no_longer_pillaged() -> None:
    table = age_ends(Table("bear wolf", age=3).pillaged("horgr", "elvagar"))
    assert (table.is_pillaged("horgr"), table.is_pillaged("elvagar")) == (False, True)


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


@rule("BR-END-02", "BR-STAT-09", "BR-END-01")
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


ALL = [name for name in PROVINCE_NAMES if name != "gimle"]


def all_pillaged(version: int = 0) -> Table:
    """Bear pillages the last province with Rage left, and has a figure in the doomed province."""
    table = Table("bear wolf", version=version).pillaged(*ALL).put("bear", "gimle", "warrior leader")
    table.put("bear", "west", "ship").sheet("bear", "friggas-protection").rage("bear", 2).begin()
    return table.play("bear: pillage gimle").keep_nothing()


@rule("BR-AMB-34", "BR-ACTION-14", "BR-FX-27")
def test_rage_left_when_all_is_pillaged_protects_at_ragnarok() -> None:
    table = all_pillaged()
    assert table.options("bear") == ["pass", "protect warrior", "protect leader", "protect ship"]
    table.play("bear: protect ship", "bear: protect leader")
    assert (table.at("bear", "gimle"), table.at("bear", "west")) == ("leader", "ship")
    assert table.clan("bear").glory == 2, "for the Warrior alone"
    assert not table.g.live_province[PROVINCE_NAMES.index("gimle")]


@rule("BR-AMB-34", "BR-AGE-10")
def test_who_was_saved_may_leave_the_ruins_and_unspent_rage_is_gone() -> None:
    table = all_pillaged().play("bear: protect leader", "bear: pass")
    g = table.g
    while g.phase != Phase.ACTION:
        g.answer(g.asked(), g.legal(g.asked())[0])
    assert [clan.pool for clan in g.clans] == [TRACKS[0][clan.steps[0]] for clan in g.clans]
    while table.waiting() != ["bear"]:
        table.play("wolf: pass")
    assert not table.may("bear", "pillage gimle")
    assert "enter gimle" not in table.play("bear: invade warrior").options("bear")
    table.play("bear: enter horgr", "bear: march gimle", "bear: march-to andlang", "bear: take leader")
    assert table.at("bear", "andlang") == "leader"


@rule("BR-AMB-34")
def test_in_older_games_rage_was_gone_with_the_phase() -> None:
    table = all_pillaged(version=1)
    assert table.clan("bear").glory == 6, "no figure could be saved"


@rule("BR-AMB-34", "BR-ACTION-09")
def test_who_passed_has_nothing_to_pay_with() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").sheet("bear", "friggas-protection")
    assert age_ends(table).clan("bear").glory == 2
