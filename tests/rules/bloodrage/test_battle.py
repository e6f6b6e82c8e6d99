"""Battle: cards, totals, outcome.   (spec: BR-BATTLE)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.views.view import view
from tests.rule import rule
from tests.rules.bloodrage.table import Table


def duel(bear: str = "", wolf: str = "", age: int = 1) -> Table:
    """Bear (2 warriors) pillages Gimle, where wolf has 2 warriors; these are their hands."""
    table = Table("bear wolf", age=age).put("bear", "gimle", "warrior warrior").put("wolf", "gimle", "warrior warrior")
    return table.hand("bear", bear).hand("wolf", wolf)


def pillage(table: Table) -> Table:
    return table.begin().play("bear: pillage gimle")


@rule("BR-BATTLE-02", "BR-BATTLE-04", "BR-CARD-03")
def test_cards_are_laid_in_secret_in_any_order_and_shown_together() -> None:
    table = pillage(duel("tyrs-bash troll", "alfheim-1 tyrs-smash-1"))
    assert table.waiting() == ["bear", "wolf"]
    assert table.options("bear") == ["lay tyrs-bash", "lay troll"]
    table.play("wolf: lay alfheim-1")
    assert view(table.g, 0).clans[1].shown == []
    assert view(table.g, 0).clans[1].laid
    assert view(table.g, 0).clans[1].hand is None
    table.play("bear: lay tyrs-bash")
    assert len(table.events("revealed")) == 2


@rule("BR-BATTLE-03")
def test_an_empty_hand_lays_nothing_and_fights() -> None:
    table = pillage(duel("", "tyrs-bash"))
    assert table.waiting() == ["wolf"]
    table.battle("wolf: tyrs-bash")
    assert table.at("wolf", "gimle") == "warrior warrior"


@rule("BR-BATTLE-05", "BR-BATTLE-07", "BR-BATTLE-11")
def test_figures_and_cards_add_up() -> None:
    table = pillage(duel("tyrs-smash-1", "tyrs-bash")).battle("bear: tyrs-smash-1", "wolf: tyrs-bash")
    assert table.events("total") == [[5], [4]]
    assert table.at("bear", "gimle") == "warrior warrior"
    assert table.at("wolf", "valhalla") == "warrior warrior"


@rule("BR-BATTLE-06", "BR-AMB-51", "BR-BATTLE-13", "BR-BATTLE-14")
def test_quests_and_upgrades_add_nothing() -> None:
    table = pillage(duel("troll", "alfheim-1 tyrs-bash").put("bear", "gimle", "warrior"))
    table.battle("bear: troll", "wolf: alfheim-1")
    assert table.events("total") == [[3], [2]]
    assert table.discards() == "troll", "the winner loses it for good"
    assert table.in_hand("wolf") == "tyrs-bash alfheim-1", "the loser may still lay it"
    assert view(table.g, 0).clans[1].known == ["alfheim-1"]
    table.play("wolf: quest alfheim-1")
    assert view(table.g, 0).clans[1].known == []


@rule("BR-BATTLE-08", "BR-BATTLE-09", "BR-FX-05", "BR-FX-06", "BR-AMB-50", "BR-BATTLE-07")
def test_white_discs_are_added_one_at_a_time_pillager_first() -> None:
    table = pillage(duel("heimdalls-eye heimdalls-gaze tyrs-bash", "tyrs-smash-2 heimdalls-eye heimdalls-gaze", 3))
    table.battle("bear: tyrs-bash", "wolf: tyrs-smash-2")
    assert table.options("bear") == ["pass", "add heimdalls-eye", "add heimdalls-gaze"]
    table.play("bear: add heimdalls-eye", "wolf: add heimdalls-eye", "bear: pass", "wolf: pass")
    assert table.events("total") == [[6], [7]]
    assert table.discards() == "heimdalls-eye tyrs-smash-2"
    assert table.in_hand("bear") == "tyrs-bash heimdalls-eye heimdalls-gaze"


@rule("BR-BATTLE-09")
def test_who_declined_may_add_after_another_did() -> None:
    table = pillage(duel("heimdalls-eye tyrs-bash", "tyrs-bash heimdalls-eye", 2)).battle(
        "bear: tyrs-bash", "wolf: tyrs-bash"
    )
    table.play("bear: pass", "wolf: add heimdalls-eye", "bear: add heimdalls-eye")
    assert table.events("total") == [[6], [6]]


@rule("BR-BATTLE-09")
@pytest.mark.parametrize(("serpent", "asked"), [("heimdalls-eye", "wolf serpent bear"), ("tyrs-bash", "wolf bear")])
def test_white_discs_go_round_and_who_has_none_declines(serpent: str, asked: str) -> None:
    table = Table(age=2).put("bear", "gimle", "warrior").put("wolf", "gimle", "warrior")
    table.put("serpent", "gimle", "warrior").hand("bear", "tyrs-bash heimdalls-eye")
    table.hand("wolf", "tyrs-bash heimdalls-eye").hand("serpent", f"tyrs-bash {serpent}")
    table.begin("wolf").play("wolf: pillage gimle")
    table.battle("bear: tyrs-bash", "wolf: tyrs-bash", "serpent: tyrs-bash")
    for name in asked.split():
        assert table.waiting() == [name]
        table.play(f"{name}: pass")
    assert table.events("total") == [[3], [3], [3]]


@rule("BR-BATTLE-08", "BR-FX-05")
def test_a_white_disc_may_be_laid_as_any_card() -> None:
    table = pillage(duel("heimdalls-eye", "", 2)).battle("bear: heimdalls-eye")
    assert table.events("total") == [[4], [2]]


@rule("BR-BATTLE-08")
def test_other_cards_cannot_be_added() -> None:
    table = pillage(duel("heimdalls-eye tyrs-bash tyrs-smash-2", "", 2)).battle("bear: tyrs-bash")
    assert table.why_not("bear", "add tyrs-smash-2") == "BR-BATTLE-08"


@rule("BR-BATTLE-10", "BR-AMB-52", "BR-BATTLE-17", "BR-BATTLE-07")
def test_without_figures_one_can_win_on_cards_and_pillage() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.hand("bear", "tyrs-smite-1").hand("wolf", "odins-smite").begin().play("bear: pillage gimle")
    table.battle("bear: tyrs-smite-1", "wolf: odins-smite")
    assert table.at("bear", "valhalla") == "warrior"
    assert table.events("total") == [[5], [4]]
    assert table.clan("bear").glory == 3
    assert table.is_pillaged("gimle")


@rule("BR-BATTLE-12", "BR-BATTLE-20", "BR-PILLAGE-36")
def test_a_shared_top_lets_everybody_lose() -> None:
    table = Table().put("bear", "gimle", "warrior warrior").put("wolf", "gimle", "warrior warrior")
    table.put("serpent", "gimle", "warrior").begin().play("bear: pillage gimle")
    assert [table.at(name, "gimle") for name in table.names] == ["", "", ""]
    assert [clan.glory for clan in table.g.clans] == [0, 0, 0]
    assert not table.is_pillaged("gimle")


@rule("BR-BATTLE-12", "BR-BATTLE-14")
def test_in_a_tie_all_take_their_cards_back() -> None:
    table = pillage(duel("tyrs-bash", "friggas-grace")).battle("bear: tyrs-bash", "wolf: friggas-grace")
    assert (table.in_hand("bear"), table.in_hand("wolf")) == ("tyrs-bash", "friggas-grace")
    assert table.discards() == ""


@rule("BR-BATTLE-13")
def test_the_winner_discards_every_card_played() -> None:
    table = pillage(duel("tyrs-bash heimdalls-eye", "", 2)).battle("bear: tyrs-bash").play("bear: add heimdalls-eye")
    assert table.discards() == "heimdalls-eye tyrs-bash"
    assert table.clan("bear").shown == []


@rule("BR-BATTLE-15", "BR-BATTLE-16", "BR-BATTLE-25")
def test_losers_die_with_their_ships_and_the_winner_stays() -> None:
    table = duel().put("bear", "gimle", "leader").put("wolf", "west", "ship")
    pillage(table)
    assert table.at("wolf", "valhalla") == "warrior warrior ship"
    assert table.at("bear", "gimle") == "warrior warrior leader"
    assert table.g.fallen == [0, 3]


@rule("BR-BATTLE-19", "BR-STAT-05")
@pytest.mark.parametrize(("step", "glory"), [(1, 3), (4, 6), (6, 8)])
def test_the_winner_pillager_or_not_gains_axes(step: int, glory: int) -> None:
    table = pillage(duel().put("wolf", "gimle", "leader").step("wolf", axes=step))
    assert table.clan("wolf").glory == glory


@rule("BR-BATTLE-21", "BR-BATTLE-22")
def test_the_timeline_of_a_battle_and_its_outcome() -> None:
    table = duel()
    rules = [[step.rule for step in course] for course in table.g.rules.courses[2:]]
    assert rules[0] == ["BR-PILLAGE-02", "BR-PILLAGE-10", "BR-PILLAGE-20"]
    assert rules[1].index("BR-FX-15") < rules[1].index("BR-FX-07") < rules[1].index("BR-BATTLE-21")
    assert rules[2][0] == "BR-BATTLE-17"


@rule("BR-BATTLE-22", "BR-BATTLE-21")
def test_texts_act_pillager_first_then_clockwise() -> None:
    """Bear's Smite kills wolf's only Warrior; wolf's Smite then finds bear's."""
    table = Table().put("bear", "gimle", "warrior").put("wolf", "gimle", "warrior").put("serpent", "gimle", "leader")
    table.hand("bear", "odins-smite").hand("wolf", "odins-smite").begin("wolf").play("wolf: pillage gimle")
    table.battle("bear: odins-smite", "wolf: odins-smite")
    fallen = [event.seat for event in table.g.log or [] if event.what.key == "destroyed"]
    assert fallen[:2] == [0, 1], "the pillaging wolf acts first, so bear's Warrior falls first"


@rule("BR-BATTLE-01", "BR-PILLAGE-22")
def test_who_has_no_figure_in_the_area_takes_no_part() -> None:
    table = Table().put("bear", "gimle", "leader").put("wolf", "gimle", "warrior").put("serpent", "utgard", "warrior")
    table.hand("serpent", "tyrs-bash").hand("wolf", "tyrs-bash").begin().play("bear: pillage gimle")
    assert table.waiting() == ["wolf"]


@rule("BR-BATTLE-25", "BR-FX-20")
def test_every_battle_counts_its_own_dead() -> None:
    table = Table("bear wolf").sheet("bear", "thors-glory").put("bear", "gimle", "leader").put("bear", "horgr", "troll")
    table.put("wolf", "gimle", "warrior warrior").put("wolf", "horgr", "warrior").begin()
    table.play("bear: pillage gimle", "wolf: pass")
    assert table.clan("bear").glory == 3 + 2
    table.play("bear: pillage horgr")
    assert table.clan("bear").glory == 3 + 2 + 3


@rule("BR-BATTLE-01")
def test_no_player_may_withdraw() -> None:
    table = pillage(duel("tyrs-bash", "tyrs-bash"))
    assert "pass" not in table.options("wolf")
