"""The worked examples of the rulebook, one by one.   (spec: section 5)"""

from __future__ import annotations

from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, Table
from tests.rules.bloodrage.test_draft import draft_first


@rule("BR-MARCH-03", "BR-MARCH-04")
def test_1_elvagar_with_two_empty_villages_takes_two_from_gimle_not_three() -> None:
    table = Table().put("wolf", "elvagar", "warrior warrior").put("bear", "gimle", "warrior warrior leader").begin()
    table.play("bear: march gimle", "bear: march-to elvagar", "bear: take warrior", "bear: take warrior")
    assert table.at("bear", "elvagar") == "warrior warrior"
    assert table.at("bear", "gimle") == "leader"
    assert table.waiting() == ["wolf"]


@rule("BR-PILLAGE-02", "BR-PILLAGE-10", "BR-PILLAGE-14", "BR-PILLAGE-15", "BR-STAT-06", "BR-BATTLE-14")
def test_2_a_ship_pillages_andlang() -> None:
    """Red (bear) has only a ship; blue (wolf) and red fill three villages; 3+4 against 2+0."""
    table = Table("bear wolf").put("bear", "south", "ship").put("bear", "gimle", "warrior")
    table.put("wolf", "utgard", "warrior warrior").put("wolf", "horgr", "leader").token("andlang", "axes")
    table.hand("bear", "tyrs-crush-1").hand("wolf", "friggas-charm").begin()
    table.play("bear: pillage andlang")
    assert table.options("wolf") == ["pass", "join utgard"], "Horgr is not adjacent to Andlang"
    table.play("wolf: join utgard", "bear: join gimle", "wolf: join utgard")
    table.battle("bear: tyrs-crush-1", "wolf: friggas-charm")
    assert table.events("total") == [[3 + 4], [2 + 0]]
    assert table.in_hand("wolf") == "friggas-charm"
    assert table.stat("bear", "axes") == 2
    assert table.clan("bear").glory == 4
    assert table.discards() == "tyrs-crush-1"


@rule("BR-UPGRADE-04", "BR-UPGRADE-06", "BR-FX-16", "BR-FX-17")
def test_3_domain_and_eminence_pay_three_each() -> None:
    table = Table(age=2).sheet("serpent", "lokis-domain friggas-succor thors-glory").hand("serpent", "lokis-eminence")
    table.put("serpent", "valhalla", "warrior warrior").begin("serpent")
    table.play("serpent: upgrade lokis-eminence", "serpent: slot clan-3")
    assert table.clan("serpent").pool == 4
    assert table.discards() == "thors-glory"
    assert table.clan("serpent").slots[7] == CARD_NAMES.index("lokis-eminence")
    table.all_pass().keep_nothing()
    assert table.clan("serpent").glory == 6


@rule("BR-QUEST-14", "BR-QUEST-17", "BR-QUEST-18", "BR-FX-54")
def test_4_the_manheim_quest_fails_in_elvagar_and_succeeds_in_angerboda() -> None:
    table = (
        Table("bear wolf")
        .put("bear", "north", "ship")
        .put("bear", "elvagar", "warrior")
        .put("wolf", "elvagar", "leader")
    )
    table.put("wolf", "angerboda", "warrior").quests("bear", "manheim-1")
    assert (table.strength("bear", "elvagar"), table.strength("wolf", "elvagar")) == (3, 3)
    assert (table.strength("bear", "angerboda"), table.strength("wolf", "angerboda")) == (2, 1)
    table.begin().all_pass().keep_nothing().play("bear: raise rage")
    assert table.clan("bear").glory == 5


@rule("BR-RAGNAROK-02", "BR-RAGNAROK-03", "BR-RAGNAROK-04")
def test_5_ragnarok_of_gimle_in_age_two() -> None:
    table = Table("bear wolf", age=2).put("bear", "gimle", "warrior warrior").put("wolf", "gimle", "warrior")
    table.put("wolf", "west", "ship")
    table.g.doom = table.g.doomed[0]
    table.begin().all_pass().keep_nothing()
    assert [clan.glory for clan in table.g.clans] == [6, 6]
    assert table.g.doom == table.g.doomed[2]


@rule("BR-END-02", "BR-STAT-09")
def test_6_rage_on_step_four_or_five_and_axes_on_step_six() -> None:
    table = Table("bear wolf", age=3).step("bear", rage=4, axes=6).step("wolf", rage=5, axes=6).begin().all_pass()
    assert [clan.glory for clan in table.g.clans] == [30, 30]


@rule("BR-STAT-03", "BR-ACTION-01")
def test_7_rage_raised_twice_gives_eight_in_the_next_age() -> None:
    table = Table("bear wolf serpent raven").step("raven", rage=3).begin().all_pass().keep_nothing()
    draft_first(table.g)
    assert table.clan("raven").pool == 8


@rule("BR-INVADE-01", "BR-FX-58")
def test_8_a_warrior_of_strength_two_costs_two() -> None:
    table = Table(age=2).sheet("bear", "experts-in-arms").begin().play("bear: invade warrior")
    assert table.clan("bear").pool == 4
