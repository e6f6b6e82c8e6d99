"""Figures and cards are named in any order; games by the first rules keep their order.   (spec: BR-AMB-42)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.terms import DRAFT
from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import pillage
from tests.rules.bloodrage.test_setup import new

OLD = 1


def doomed(version: int = 0) -> Table:
    """A bear with a Warrior, a Leader and a Witch loses a battle and may save them."""
    table = Table("bear wolf", version=version).put("bear", "gimle", "warrior leader volur-witch")
    table.put("wolf", "gimle", "leader").sheet("wolf", "lord-of-axes").hand("wolf", "tyrs-smite-2")
    return pillage(table.sheet("bear", "friggas-protection volur-witch").rage("bear", 3)).battle("wolf: tyrs-smite-2")


@rule("BR-FX-27", "BR-FX-51", "BR-AMB-42")
def test_after_the_leader_the_warrior_and_the_witch_may_still_be_saved() -> None:
    table = doomed()
    assert table.options("bear") == ["pass", "retreat", "protect warrior", "protect leader", "protect volur-witch"]
    table.play("bear: protect leader")
    assert table.options("bear") == ["pass", "retreat", "protect warrior", "protect volur-witch"]
    table.play("bear: protect warrior", "bear: retreat")
    assert (table.at("bear", "gimle"), table.at("bear", "yggdrasil")) == ("warrior leader", "volur-witch")
    assert table.clan("bear").pool == 1


@rule("BR-FX-27", "BR-FX-51")
def test_a_witch_saved_for_rage_does_not_flee_as_well() -> None:
    table = doomed().play("bear: protect volur-witch")
    assert table.options("bear") == ["pass", "protect warrior", "protect leader"]
    table.play("bear: protect leader", "bear: protect warrior")
    assert table.at("bear", "gimle") == "warrior leader volur-witch"


@rule("BR-FX-27", "BR-FX-51")
def test_in_older_games_figures_are_still_saved_in_ascending_order() -> None:
    table = doomed(OLD).play("bear: protect leader")
    assert table.options("bear") == ["pass", "protect volur-witch"]


@rule("BR-FX-33", "BR-AMB-36")
def test_victims_are_named_in_any_order() -> None:
    table = Table().sheet("bear", "friggas-sacrifice").put("bear", "gimle", "warrior").put("bear", "west", "ship")
    table.put("bear", "elvagar", "leader").begin().play("bear: sacrifice", "bear: offer-at west")
    assert table.options("bear") == ["offer-at elvagar", "offer-at gimle"]
    table.play("bear: offer-at elvagar")
    assert table.at("bear", "valhalla") == "leader ship"
    assert table.prompt() == "raise"


@rule("BR-FX-33")
def test_two_victims_of_one_province_in_any_order() -> None:
    table = Table().sheet("bear", "friggas-sacrifice").put("bear", "gimle", "warrior leader").begin()
    table.play("bear: sacrifice", "bear: offer-at gimle", "bear: offer leader", "bear: offer-at gimle")
    assert table.at("bear", "valhalla") == "warrior leader"


@rule("BR-FX-33")
def test_in_older_games_victims_are_named_from_the_first_place_on() -> None:
    table = Table(version=OLD).sheet("bear", "friggas-sacrifice").put("bear", "gimle", "warrior")
    table.put("bear", "west", "ship").put("bear", "elvagar", "leader").begin()
    table.play("bear: sacrifice")
    assert table.options("bear") == ["offer-at elvagar", "offer-at gimle"], "there is no figure after the ship"
    table.play("bear: offer-at gimle")
    assert table.options("bear") == ["offer-at west"]


@rule("BR-FX-28")
def test_cards_are_bought_back_in_any_order() -> None:
    table = Table("bear wolf", age=3).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.sheet("bear", "tyrs-prowess").hand("bear", "tyrs-smash-1 heimdalls-gaze")
    pillage(table).battle("bear: tyrs-smash-1").play("bear: add heimdalls-gaze")
    assert table.options("bear") == ["pass", "reclaim tyrs-smash-1", "reclaim heimdalls-gaze"]
    table.play("bear: reclaim heimdalls-gaze")
    assert table.options("bear") == ["pass", "reclaim tyrs-smash-1"]
    table.play("bear: reclaim tyrs-smash-1")
    assert table.in_hand("bear") == "tyrs-smash-1 heimdalls-gaze"
    assert table.clan("bear").pool == 4


@rule("BR-FX-28")
def test_in_older_games_cards_are_bought_back_in_ascending_order() -> None:
    table = Table("bear wolf", age=2, version=OLD).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.sheet("bear", "tyrs-prowess").hand("bear", "tyrs-smash-1 heimdalls-eye heimdalls-eye")
    pillage(table).battle("bear: tyrs-smash-1").play("bear: add heimdalls-eye", "bear: add heimdalls-eye")
    table.play("bear: reclaim heimdalls-eye")
    assert table.options("bear") == ["pass", "reclaim heimdalls-eye"]
    table.play("bear: reclaim heimdalls-eye")
    assert (table.in_hand("bear"), table.discards()) == ("heimdalls-eye heimdalls-eye", "tyrs-smash-1")


@rule("BR-FX-33")
@pytest.mark.parametrize(
    ("figures", "named", "options"),
    [
        ({"gimle": "warrior leader"}, [], ["offer-at gimle"]),
        ({"gimle": "warrior leader"}, ["offer-at gimle"], ["offer-at gimle"]),
        ({"gimle": "warrior warrior leader"}, ["offer-at gimle"] * 2, ["offer warrior", "offer leader"]),
        ({"elvagar": "warrior leader", "gimle": "troll"}, ["offer-at elvagar"], ["offer warrior", "offer leader"]),
        ({"elvagar": "warrior leader", "gimle": "troll"}, ["offer-at elvagar", "offer leader"], ["offer-at gimle"]),
        (
            {"elvagar": "warrior leader", "gimle": "troll"},
            ["offer-at elvagar", "offer warrior"],
            ["offer-at elvagar", "offer-at gimle"],
        ),
        (
            {"elvagar": "warrior leader", "gimle": "warrior troll"},
            ["offer-at elvagar", "offer leader", "offer-at gimle"],
            ["offer warrior", "offer troll"],
        ),
        ({"elvagar": "warrior", "gimle": "warrior leader"}, [], ["offer-at elvagar", "offer-at gimle"]),
        ({"elvagar": "warrior", "gimle": "warrior leader"}, ["offer-at gimle"], ["offer-at gimle"]),
        ({"gimle": "warrior", "north": "ship"}, [], ["offer-at gimle"]),
    ],
)
def test_in_older_games_enough_victims_are_left_to_be_named(
    figures: dict[str, str], named: list[str], options: list[str]
) -> None:
    table = Table(version=OLD).sheet("bear", "friggas-sacrifice")
    for place, kinds in figures.items():
        table.put("bear", place, kinds)
    table.begin().play("bear: sacrifice", *(f"bear: {words}" for words in named))
    assert table.options("bear") == options


@rule("BR-MARCH-02", "BR-MARCH-06")
def test_in_older_games_marchers_are_named_in_ascending_order() -> None:
    table = Table(version=OLD).put("bear", "gimle", "warrior warrior leader").begin()
    table.play("bear: march gimle", "bear: march-to andlang", "bear: take leader")
    assert table.waiting() == ["wolf"], "after the leader no warrior could be named"


@rule("BR-DRAFT-07")
@pytest.mark.parametrize(("version", "lower"), [(OLD, False), (2, True)])
def test_the_second_gift_may_stand_before_the_first(version: int, lower: bool) -> None:
    g = new(2, version=version)
    first = g.legal(0)[3]
    g.answer(0, first)
    assert any(DRAFT.arg(action) < DRAFT.arg(first) for action in g.legal(0)) is lower


@rule("BR-AMB-29")
def test_in_older_games_a_quest_counts_unasked_unless_it_feeds_a_watch() -> None:
    table = Table("bear wolf", version=OLD).put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.sheet("bear", "tyrs-wrath").hand("bear", "alfheim-1")
    pillage(table).battle("bear: alfheim-1")
    assert table.events("total") == [[6], [3]]
    table = Table("bear wolf", age=2, version=OLD).put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.sheet("wolf", "tyrs-wrath").hand("wolf", "alfheim-1").hand("bear", "heimdalls-watch-2")
    pillage(table).battle("bear: heimdalls-watch-2", "wolf: alfheim-1")
    assert table.clan("bear").glory == 0
