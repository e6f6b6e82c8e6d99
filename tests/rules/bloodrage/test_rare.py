"""Rarely used rules that no other test covers."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import duel, pillage


@rule("BR-BATTLE-09")
def test_an_added_card_asks_everybody_again() -> None:
    table = duel("tyrs-bash heimdalls-eye", "tyrs-bash heimdalls-eye heimdalls-gaze", 3)
    pillage(table).battle("bear: tyrs-bash", "wolf: tyrs-bash")
    table.play("bear: pass", "wolf: add heimdalls-gaze", "bear: pass")
    assert table.options("wolf") == ["pass", "add heimdalls-eye"], "a decline counts only in a row"
    table.play("wolf: add heimdalls-eye")
    assert table.waiting() == ["bear"], "and the first who declined may think again"
    table.play("bear: add heimdalls-eye")
    assert table.events("total") == [[2 + 2 + 2], [2 + 2 + 2 + 3]]


@rule("BR-AMB-22")
def test_a_second_tide_does_not_drown_who_was_protected() -> None:
    table = Table("bear wolf", age=2).put("bear", "gimle", "warrior").put("wolf", "gimle", "warrior leader")
    table.hand("bear", "odins-tide").hand("wolf", "odins-tide").sheet("wolf", "friggas-protection").rage("wolf", 1)
    pillage(table).battle("bear: odins-tide", "wolf: odins-tide")
    table.play("wolf: spare leader", "wolf: protect warrior")
    assert table.events("total") == [[1 + 1], [4 + 1]]


@rule("BR-MAP-13", "BR-QUEST-18")
def test_a_destroyed_province_counts_for_no_quest() -> None:
    table = Table("bear wolf").put("bear", "west", "ship").quests("bear", "alfheim-1").destroyed("gimle")
    table.begin().all_pass().keep_nothing()
    assert table.events("quest-failed") != []
    assert table.events("quest-done") == []


@rule("BR-ACTION-14", "BR-MAP-13")
def test_destroyed_provinces_need_not_be_pillaged_to_end_the_phase() -> None:
    live = "myrkulor elvagar angerboda muspelheim horgr utgard"
    table = Table("bear wolf").destroyed("andlang", "gimle").pillaged(*live.split()).put("bear", "yggdrasil", "leader")
    table.begin().play("bear: pillage yggdrasil")
    assert table.prompt() != "turn"
    assert table.events("phase-began") != []


@rule("BR-FX-26")
def test_tyrs_challenge_needs_a_turned_token_an_own_figure_and_two_rage() -> None:
    table = Table().sheet("bear", "tyrs-challenge").put("bear", "gimle", "warrior").put("bear", "utgard", "warrior")
    table.pillaged("gimle", "horgr").begin()
    assert table.may("bear", "challenge gimle")
    assert not table.may("bear", "challenge utgard"), "its reward is still showing"
    assert not table.may("bear", "challenge horgr"), "no figure is there"
    table = Table().sheet("bear", "tyrs-challenge").put("bear", "gimle", "warrior").pillaged("gimle").rage("bear", 1)
    assert not table.begin().may("bear", "challenge gimle")
    table = Table().sheet("bear", "tyrs-challenge").put("bear", "gimle", "warrior").pillaged("gimle").rage("bear", 2)
    assert table.begin().may("bear", "challenge gimle"), "the last two will do"


@rule("BR-RAGNAROK-04")
@pytest.mark.parametrize(("age", "moves"), [(1, 1), (2, 1), (3, 0)])
def test_the_log_says_where_doom_moves(age: int, moves: int) -> None:
    table = Table("bear wolf", age=age).begin().all_pass().keep_nothing()
    assert len(table.events("doom-moved")) == moves


@rule("BR-FX-15", "BR-BATTLE-03", "BR-AMB-19")
def test_primacy_strikes_out_nothing_of_who_laid_nothing() -> None:
    table = pillage(duel("thors-primacy", "", 3)).battle("bear: thors-primacy")
    assert table.events("cancelled") == []
    assert table.events("total") == [[2 + 3], [2]]
