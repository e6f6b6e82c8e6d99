"""Pillage: declaring it, the Call to Battle, the reward.   (spec: BR-PILLAGE)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.actions.pillage import why_not_pillage
from meadhall.games.bloodrage.terms import PILLAGE
from tests.rule import rule
from tests.rules.bloodrage.table import Table


@rule("BR-PILLAGE-01", "BR-PILLAGE-02")
def test_a_clan_cannot_pillage_without_a_figure_there() -> None:
    table = Table().put("bear", "gimle", "warrior").begin()
    assert table.may("bear", "pillage gimle")
    utgard = PILLAGE.arg(table.action("pillage utgard"))
    assert why_not_pillage(table.g, table.seat("bear"), utgard) == "BR-PILLAGE-02"


@rule("BR-PILLAGE-01", "BR-PILLAGE-20", "BR-PILLAGE-21", "BR-PILLAGE-35", "BR-PILLAGE-38", "BR-STAT-02")
def test_an_unopposed_pillage_succeeds_without_cards_or_battle_glory() -> None:
    table = Table().put("bear", "gimle", "warrior").hand("bear", "tyrs-bash").begin()
    table.play("bear: pillage gimle")
    assert table.stat("bear", "rage") == 2
    assert table.is_pillaged("gimle")
    assert (table.clan("bear").glory, table.clan("bear").pool) == (0, 6)
    assert table.in_hand("bear") == "tyrs-bash"
    assert table.waiting() == ["wolf"]


@rule("BR-PILLAGE-02", "BR-PILLAGE-35", "BR-MAP-13")
def test_what_can_be_pillaged() -> None:
    table = Table().put("bear", "gimle", "warrior").put("bear", "south", "ship").pillaged("utgard")
    table.destroyed("horgr").begin()
    assert [words for words in table.options("bear") if words.startswith("pillage")] == [
        "pillage andlang",
        "pillage gimle",
    ], "a ship alone is enough"
    assert table.why_not("bear", "pillage utgard") == "BR-PILLAGE-35"
    assert table.why_not("bear", "pillage horgr") == "BR-MAP-13"
    assert table.why_not("bear", "pillage elvagar") == "BR-PILLAGE-02"


@rule("BR-PILLAGE-02", "BR-ACTION-12")
@pytest.mark.parametrize(("figures", "offered"), [("", []), ("warrior", ["pillage gimle"])])
def test_a_single_figure_is_enough_to_pillage_and_none_is_not(figures: str, offered: list[str]) -> None:
    table = Table().put("bear", "gimle", figures).begin()
    assert [words for words in table.options("bear") if words.startswith("pillage")] == offered


@rule("BR-PILLAGE-03", "BR-PILLAGE-10", "BR-PILLAGE-12", "BR-AMB-14", "BR-AMB-15")
def test_the_call_goes_round_from_the_left_the_pillager_last() -> None:
    table = Table().put("bear", "gimle", "warrior").put("bear", "yggdrasil", "warrior")
    table.put("wolf", "andlang", "warrior").put("serpent", "myrkulor", "warrior").begin()
    table.play("bear: pillage gimle")
    asked = []
    for name in ("wolf", "serpent", "bear"):
        asked += table.waiting()
        table.play(f"{name}: pass")
    assert asked == ["wolf", "serpent", "bear"]
    assert table.is_pillaged("gimle")


@rule("BR-PILLAGE-14", "BR-PILLAGE-15", "BR-PILLAGE-17", "BR-PILLAGE-22")
def test_declining_once_does_not_bar_a_later_move() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("bear", "yggdrasil", "warrior warrior warrior")
    table.put("wolf", "andlang", "warrior warrior").begin()
    table.play("bear: pillage gimle", "wolf: pass", "bear: join yggdrasil")
    table.play("wolf: join andlang", "bear: pass", "wolf: pass", "bear: pass")
    assert table.at("wolf", "valhalla") == "warrior", "the battle was fought"
    assert table.at("bear", "gimle") == "warrior leader"


@rule("BR-PILLAGE-15", "BR-AMB-16")
def test_the_call_stops_the_instant_the_last_village_fills() -> None:
    table = Table().put("bear", "andlang", "warrior warrior").put("wolf", "gimle", "warrior")
    table.put("serpent", "utgard", "leader").begin()
    table.play("bear: pillage andlang", "wolf: join gimle")
    assert table.at("serpent", "utgard") == "leader", "too late"
    assert table.at("wolf", "valhalla") == "warrior"


@rule("BR-PILLAGE-16", "BR-MAP-07")
def test_yggdrasil_never_fills() -> None:
    table = Table("bear wolf").put("bear", "yggdrasil", "leader")
    table.put("wolf", "gimle", "warrior warrior warrior warrior warrior").begin()
    table.play("bear: pillage yggdrasil", *["wolf: join gimle"] * 5)
    assert table.at("wolf", "yggdrasil") == "warrior warrior warrior warrior warrior"
    assert table.at("bear", "valhalla") == "leader"


@rule("BR-PILLAGE-13", "BR-MAP-12")
def test_only_figures_of_adjacent_provinces_come_and_no_ships() -> None:
    table = Table("bear wolf").put("bear", "andlang", "leader").put("wolf", "west", "ship")
    table.put("wolf", "horgr", "warrior").put("wolf", "gimle", "warrior").begin()
    table.play("bear: pillage andlang")
    assert table.options("wolf") == ["pass", "join gimle"]
    assert table.why_not("wolf", "join horgr") == "BR-PILLAGE-13"


@rule("BR-PILLAGE-17", "BR-PILLAGE-10")
def test_joining_ignores_horns_and_is_no_invasion() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "andlang", "troll warrior warrior")
    table.put("wolf", "yggdrasil", "warrior warrior warrior").put("bear", "gimle", "warrior").begin()
    table.play("bear: pillage gimle", "wolf: join andlang", "wolf: bring troll", "wolf: pass")
    assert table.at("bear", "valhalla") == "", "the troll marched in, it did not invade"
    assert table.at("wolf", "valhalla") == "troll"


@rule("BR-PILLAGE-22", "BR-AMB-18", "BR-BATTLE-01", "BR-BATTLE-15")
def test_a_ship_is_drawn_into_either_battle_and_dies_in_full() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "west", "ship").begin()
    table.play("bear: pillage gimle")
    assert table.at("wolf", "valhalla") == "ship"
    assert table.clan("bear").glory == 3


@rule("BR-PILLAGE-10", "BR-PILLAGE-14")
def test_players_who_could_not_come_are_not_asked() -> None:
    table = Table().put("bear", "gimle", "leader").put("wolf", "horgr", "warrior").put("serpent", "andlang", "warrior")
    table.begin().play("bear: pillage gimle")
    assert table.waiting() == ["serpent"]
    table.play("serpent: pass")
    assert table.is_pillaged("gimle")


@rule("BR-PILLAGE-10", "BR-PILLAGE-17")
def test_a_figure_comes_from_the_province_that_was_named() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "andlang", "warrior leader")
    table.put("wolf", "yggdrasil", "warrior troll").begin().play("bear: pillage gimle", "wolf: join andlang")
    assert table.options("wolf") == ["bring warrior", "bring leader"]
    table.play("wolf: bring leader")
    assert table.options("wolf") == ["pass", "join yggdrasil", "join andlang"]
    table.play("wolf: join yggdrasil", "wolf: bring troll")
    assert (table.at("wolf", "gimle"), table.at("wolf", "yggdrasil")) == ("leader troll", "warrior")


@rule("BR-MAP-10", "BR-PILLAGE-22", "BR-BATTLE-15")
def test_a_warrior_and_a_ship_of_one_area_fight_together() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader warrior").put("wolf", "gimle", "warrior")
    table.put("wolf", "west", "ship").begin().play("bear: pillage gimle")
    assert table.events("total") == [[4], [3]]
    assert table.at("wolf", "valhalla") == "warrior ship"


@rule("BR-PILLAGE-30…34")
@pytest.mark.parametrize(
    ("token", "steps", "glory"),
    [("rage", [2, 1, 1], 0), ("axes", [1, 2, 1], 0), ("horns", [1, 1, 2], 0), ("glory", [1, 1, 1], 5)],
)
def test_rewards(token: str, steps: list[int], glory: int) -> None:
    table = Table().put("bear", "gimle", "warrior").token("gimle", token).begin().play("bear: pillage gimle")
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == steps
    assert table.clan("bear").glory == glory


@rule("BR-PILLAGE-34", "BR-MAP-10")
def test_yggdrasil_raises_all_three() -> None:
    table = Table().put("bear", "yggdrasil", "warrior").begin().play("bear: pillage yggdrasil")
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == [2, 2, 2]
    assert table.clan("bear").glory == 0, "there was no battle"


@rule("BR-PILLAGE-32", "BR-STAT-05", "BR-STAT-06", "BR-BATTLE-17", "BR-BATTLE-19")
def test_an_axes_token_counts_for_its_own_battle() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.token("gimle", "axes").begin().play("bear: pillage gimle")
    assert table.clan("bear").glory == 4
    assert table.is_pillaged("gimle")


@rule("BR-PILLAGE-36", "BR-PILLAGE-37", "BR-BATTLE-18", "BR-BATTLE-19")
def test_if_the_pillager_loses_no_player_gets_the_reward() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader").begin()
    table.play("bear: pillage gimle")
    assert not table.is_pillaged("gimle")
    assert [table.stat(name, "rage") for name in ("bear", "wolf")] == [1, 1]
    assert table.clan("wolf").glory == 3
    table.play("wolf: pillage gimle")
    assert table.stat("wolf", "rage") == 2
