"""Troop upgrades and Monsters.   (spec: BR-FX-34…51, BR-FX-58)"""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import duel, pillage


@rule("BR-FX-34", "BR-AMB-48")
def test_lord_of_hammers_steps_on_after_a_pillage() -> None:
    table = Table("bear wolf").sheet("bear", "lord-of-hammers").put("bear", "gimle", "leader")
    table.put("wolf", "andlang", "warrior warrior warrior").destroyed("myrkulor").begin()
    table.play("bear: pillage gimle", "wolf: pass")
    assert table.options("bear") == ["pass", "step-to yggdrasil"], "Andlang is full, Myrkulor gone"
    table.play("bear: step-to yggdrasil")
    assert table.at("bear", "yggdrasil") == "leader"
    assert table.waiting() == ["wolf"]


@rule("BR-FX-34")
def test_the_last_village_is_room_enough_for_the_leader() -> None:
    table = Table("bear wolf").sheet("bear", "lord-of-hammers").put("bear", "gimle", "leader")
    table.put("wolf", "andlang", "warrior warrior").begin().play("bear: pillage gimle", "wolf: pass")
    assert table.may("bear", "step-to andlang")


@rule("BR-FX-35", "BR-AMB-25")
def test_lord_of_axes_raises_one_stat_in_time() -> None:
    table = (
        Table("bear wolf", age=2)
        .sheet("bear", "lord-of-axes")
        .put("bear", "gimle", "leader")
        .put("wolf", "west", "ship")
    )
    pillage(table).play("bear: raise axes")
    assert table.clan("bear").glory == 4


@rule("BR-FX-36")
def test_lord_of_spears_raises_all_stats() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "lord-of-spears").put("bear", "gimle", "leader")
    pillage(table)
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == [3, 2, 2]


@rule("BR-FX-34", "BR-FX-35", "BR-FX-36", "BR-AMB-52")
def test_the_leader_must_stand_in_the_province_alive() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "lord-of-spears").put("bear", "gimle", "warrior")
    table.put("bear", "andlang", "leader").begin().play("bear: pillage gimle", "bear: pass")
    assert table.stat("bear", "axes") == 1


@rule("BR-FX-37", "BR-FX-38", "BR-FX-39", "BR-FX-58")
@pytest.mark.parametrize(
    ("card", "worth", "cost"),
    [
        ("", [1, 2, 3, 4], 1),
        ("brothers-in-arms", [1, 3, 4, 6], 1),
        ("experts-in-arms", [2, 4, 6, 8], 2),
        ("masters-in-arms", [2, 6, 8, 12], 2),
    ],
)
def test_warriors_and_pairs(card: str, worth: list[int], cost: int) -> None:
    table = Table("bear wolf").sheet("bear", card)
    found = []
    for _ in range(4):
        table.put("bear", "gimle", "warrior")
        found.append(table.strength("bear", "gimle"))
    assert found == worth
    table = Table("bear wolf").sheet("bear", card).begin().play("bear: invade warrior")
    assert table.clan("bear").pool == 6 - cost


@rule("BR-FX-58", "BR-FX-37")
def test_pairs_count_in_battle_and_for_quests() -> None:
    table = duel().sheet("bear", "brothers-in-arms").quests("bear", "alfheim-1")
    pillage(table)
    assert table.events("total") == [[3], [2]]
    table = duel().sheet("bear", "brothers-in-arms").quests("bear", "alfheim-1").begin().all_pass().keep_nothing()
    assert table.options("bear") == ["raise rage", "raise axes", "raise horns"]


@rule("BR-FX-40", "BR-FX-41", "BR-FX-42")
@pytest.mark.parametrize(("card", "glory"), [("lokis-dragons", 4), ("fire-dragons", 8), ("eternal-dragons", 12)])
def test_dragons_pay_for_each_lost_ship_for_any_reason(card: str, glory: int) -> None:
    table = Table("bear wolf").sheet("bear", card).put("bear", "west", "ship").begin().all_pass().keep_nothing()
    assert table.clan("bear").glory == glory + 2
    table = Table("bear wolf").sheet("wolf", card).put("bear", "gimle", "leader").put("wolf", "west", "ship")
    assert pillage(table).clan("wolf").glory == glory


@rule("BR-FX-43", "BR-AMB-41", "BR-UPGRADE-09")
def test_a_troll_destroys_enemy_warriors_where_it_invades() -> None:
    table = (
        Table("bear wolf")
        .hand("bear", "troll")
        .put("wolf", "gimle", "warrior warrior leader")
        .put("bear", "gimle", "warrior")
        .begin()
    )
    table.play("bear: upgrade troll", "bear: slot monster-1", "bear: invade troll", "bear: enter gimle")
    assert table.at("wolf", "gimle") == "leader"
    assert table.at("bear", "gimle") == "warrior troll"
    assert table.at("wolf", "valhalla") == "warrior warrior"


@rule("BR-AMB-41")
def test_a_troll_needs_an_empty_village_first() -> None:
    table = (
        Table("bear wolf")
        .sheet("bear", "troll")
        .put("bear", "reserve", "troll")
        .put("wolf", "andlang", "warrior warrior warrior")
    )
    table.begin().play("bear: invade troll")
    assert not table.may("bear", "enter andlang")


@rule("BR-FX-44", "BR-FX-45", "BR-CARD-05", "BR-CARD-06")
@pytest.mark.parametrize(("card", "age", "strength"), [("dwarf-chieftain", 1, 2), ("soldier-of-hel", 3, 3)])
def test_free_monsters(card: str, age: int, strength: int) -> None:
    table = Table("bear wolf", age=age).hand("bear", card).begin()
    table.play(f"bear: upgrade {card}", "bear: slot monster-1", "bear: pass", "wolf: pass")
    table.play(f"bear: invade {card}", "bear: enter elvagar")
    assert table.clan("bear").pool == 6
    assert table.strength("bear", "elvagar") == strength


@rule("BR-FX-46", "BR-AMB-38")
def test_the_sea_serpent_is_a_ship() -> None:
    table = Table("bear wolf").hand("bear", "sea-serpent lokis-dragons").begin()
    table.play("bear: upgrade sea-serpent", "bear: slot monster-1", "bear: pass", "wolf: pass")
    table.play("bear: upgrade lokis-dragons")
    assert table.options("bear") == ["pass", "invade ship", "invade sea-serpent"], "either may invade free"
    table.play("bear: invade sea-serpent")
    assert table.options("bear") == ["enter north", "enter east", "enter south", "enter west"]
    table.play("bear: enter west")
    assert table.strength("bear", "gimle") == 3
    table.all_pass().keep_nothing()
    assert table.clan("bear").glory == 4 + 2


@rule("BR-FX-46", "BR-FIG-04")
def test_the_sea_serpent_cannot_go_ashore_and_the_reason_says_so() -> None:
    table = Table("bear wolf").put("bear", "reserve", "sea-serpent").begin().play("bear: invade sea-serpent")
    assert table.why_not("bear", "enter gimle") == "BR-FIG-04"


@rule("BR-AMB-38")
def test_a_ship_is_no_figure_of_the_serpents_card() -> None:
    table = Table("bear wolf").hand("bear", "sea-serpent").begin()
    table.play("bear: upgrade sea-serpent", "bear: slot monster-1")
    assert table.options("bear") == ["pass", "invade sea-serpent"]


@rule("BR-FX-47", "BR-AMB-37")
def test_the_valkyrie_pays_for_dead_enemies_even_if_she_falls() -> None:
    table = duel().put("bear", "gimle", "valkyrie").put("wolf", "gimle", "leader").sheet("bear", "valkyrie")
    table.hand("wolf", "odins-tide")
    pillage(table).battle("wolf: odins-tide").play("bear: spare warrior", "wolf: spare leader")
    assert table.at("bear", "valhalla") == "warrior warrior valkyrie"
    assert table.clan("bear").glory == 2 * 2, "two of wolf's Warriors drowned"


@rule("BR-FX-48", "BR-AMB-39", "BR-INVADE-04", "BR-AMB-24")
def test_the_dark_elf_invades_yggdrasil_for_one_and_is_worth_three() -> None:
    table = Table("bear wolf", age=2).sheet("bear", "dark-elf").put("bear", "reserve", "dark-elf").begin()
    table.play("bear: invade dark-elf", "bear: enter yggdrasil")
    assert table.clan("bear").pool == 5
    assert table.strength("bear", "yggdrasil") == 3
    table.play("wolf: pass", "bear: march yggdrasil", "bear: march-to gimle", "bear: take dark-elf")
    assert table.strength("bear", "gimle") == 1


@rule("BR-FX-49", "BR-MAP-10")
def test_the_fire_giant_spares_only_monsters_and_friends() -> None:
    table = (
        Table("bear wolf", age=2)
        .sheet("bear", "fire-giant")
        .put("bear", "reserve", "fire-giant")
        .put("bear", "gimle", "warrior")
    )
    table.put("wolf", "gimle", "warrior leader troll").put("wolf", "west", "ship sea-serpent").begin()
    table.play("bear: invade fire-giant", "bear: enter gimle")
    assert table.at("wolf", "valhalla") == "warrior leader ship"
    assert table.at("wolf", "gimle") == "troll"
    assert table.at("bear", "gimle") == "warrior fire-giant"


@rule("BR-FX-50", "BR-AMB-48")
@pytest.mark.parametrize("token", ["rage", "glory"])
def test_the_frost_giant_doubles_the_reward(token: str) -> None:
    table = (
        Table("bear wolf", age=3).sheet("bear", "frost-giant").put("bear", "gimle", "frost-giant").token("gimle", token)
    )
    pillage(table)
    assert (table.stat("bear", "rage"), table.clan("bear").glory) == ((3, 0) if token == "rage" else (1, 10))


@rule("BR-FX-50", "BR-AMB-37")
def test_a_dead_frost_giant_doubles_nothing() -> None:
    table = (
        Table("bear wolf", age=3)
        .sheet("bear", "frost-giant")
        .put("bear", "gimle", "frost-giant leader")
        .put("wolf", "gimle", "warrior")
    )
    table.hand("wolf", "odins-tide")
    pillage(table).battle("wolf: odins-tide").play("bear: spare leader")
    assert table.is_pillaged("gimle")
    assert table.stat("bear", "rage") == 2


@rule("BR-FX-51", "BR-AMB-40", "BR-FIG-11")
def test_the_witch_may_flee_to_yggdrasil() -> None:
    table = (
        Table("bear wolf", age=3)
        .sheet("wolf", "volur-witch")
        .put("wolf", "gimle", "volur-witch")
        .put("bear", "gimle", "leader warrior")
    )
    pillage(table)
    assert table.options("wolf") == ["pass", "retreat"]
    table.play("wolf: retreat")
    assert table.at("wolf", "yggdrasil") == "volur-witch"
    assert table.g.fallen == [0, 0]
    assert table.prompt() == "turn", "she flees once"


@rule("BR-FX-51")
def test_in_yggdrasil_the_witch_dies_normally() -> None:
    table = (
        Table("bear wolf", age=3)
        .sheet("wolf", "volur-witch")
        .put("wolf", "yggdrasil", "volur-witch")
        .put("bear", "yggdrasil", "leader warrior")
    )
    table.begin().play("bear: pillage yggdrasil")
    assert table.at("wolf", "valhalla") == "volur-witch"


@rule("BR-AMB-40", "BR-AMB-47", "BR-RAGNAROK-03")
def test_the_witch_escapes_ragnarok_without_glory() -> None:
    table = Table("bear wolf").sheet("bear", "volur-witch").put("bear", "gimle", "volur-witch warrior").begin()
    table.all_pass().keep_nothing()
    table.play("bear: retreat")
    assert table.clan("bear").glory == 2
    assert table.at("bear", "yggdrasil") == "volur-witch"


@rule("BR-AMB-42", "BR-FX-27", "BR-FX-51")
def test_retreat_and_protection_of_one_owner_in_one_question() -> None:
    table = (
        Table("bear wolf", age=3)
        .sheet("wolf", "volur-witch friggas-protection")
        .put("wolf", "gimle", "warrior volur-witch")
    )
    table.put("bear", "gimle", "leader warrior warrior")
    pillage(table)
    assert table.options("wolf") == ["pass", "retreat", "protect warrior", "protect volur-witch"]
    table.play("wolf: retreat", "wolf: protect warrior")
    assert (table.at("wolf", "gimle"), table.at("wolf", "yggdrasil")) == ("warrior", "volur-witch")
