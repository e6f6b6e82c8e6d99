"""Playing upgrades.   (spec: BR-UPGRADE)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.invariants import owned_monsters
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, OURS, Table


@rule("BR-UPGRADE-01", "BR-UPGRADE-02", "BR-UPGRADE-03", "BR-UPGRADE-05", "BR-CARD-04", "BR-FX-57", "BR-UPGRADE-04")
def test_a_clan_upgrade_is_paid_and_takes_one_of_three_slots() -> None:
    table = Table().hand("bear", "lokis-domain").begin()
    table.play("bear: upgrade lokis-domain")
    assert table.clan("bear").pool == 5
    assert table.options("bear") == ["slot clan-1", "slot clan-2", "slot clan-3"]
    table.play("bear: slot clan-2")
    assert table.clan("bear").slots[6] == CARD_NAMES.index("lokis-domain")
    assert table.in_hand("bear") == ""
    assert table.g.discard == [], "the slot was free"
    assert table.waiting() == ["wolf"], "a clan upgrade grants no invasion"


@rule("BR-UPGRADE-02", "BR-FX-57")
def test_every_different_upgrade_that_can_be_paid_is_offered_and_nothing_else() -> None:
    table = Table("bear wolf").hand("bear", "troll sea-serpent thors-glory thors-glory tyrs-bash alfheim-1")
    table.rage("bear", 2).begin()
    assert [words for words in table.options("bear") if "upgrade" in words] == ["upgrade thors-glory", "upgrade troll"]


@rule("BR-UPGRADE-05", "BR-UPGRADE-06")
def test_an_upgrade_does_nothing_that_it_does_not_say() -> None:
    text = OURS.cards[CARD_NAMES.index("experts-in-arms")].upgrade_text
    assert (text.powers, text.discount, text.quest_strength) == (0, 0, 0)
    assert (text.free, text.silent) == (False, False)
    assert (text.release_glory, text.ship_glory, text.end_glory, text.battle_glory(9)) == (0, 0, 0, 0)
    assert (text.doom_factor, text.quest_factor, text.warriors(3, 4)) == (1, 1, 12)


@rule("BR-UPGRADE-15")
def test_a_clan_upgrade_grants_no_invasion() -> None:
    table = Table().hand("bear", "thors-glory").begin()
    reserve = table.at("bear", "reserve")
    table.play("bear: upgrade thors-glory", "bear: slot clan-1")
    assert table.waiting() == ["wolf"]
    assert table.at("bear", "reserve") == reserve


@rule("BR-UPGRADE-04", "BR-AMB-07")
def test_an_occupied_slot_may_be_chosen_and_its_card_is_discarded() -> None:
    table = Table().sheet("bear", "thors-glory").hand("bear", "lokis-domain").begin()
    table.play("bear: upgrade lokis-domain", "bear: slot clan-1")
    assert table.discards() == "thors-glory"
    assert list(table.clan("bear").slots[5:]) == [CARD_NAMES.index("lokis-domain"), -1, -1]


@rule("BR-UPGRADE-04", "BR-UPGRADE-13")
def test_a_leader_stays_where_he_is_when_his_upgrade_is_replaced() -> None:
    table = Table().sheet("bear", "lord-of-hammers").put("bear", "gimle", "leader").hand("bear", "lord-of-axes").begin()
    table.play("bear: upgrade lord-of-axes")
    assert (table.at("bear", "gimle"), table.discards()) == ("leader", "lord-of-hammers")


@rule("BR-UPGRADE-06")
def test_like_natured_upgrades_all_work() -> None:
    table = Table("bear wolf").sheet("bear", "lokis-domain lokis-eminence lokis-wrath")
    table.put("bear", "valhalla", "warrior warrior").begin().all_pass().keep_nothing()
    assert table.clan("bear").glory == 2 * (1 + 2 + 3)


@rule("BR-UPGRADE-07", "BR-UPGRADE-10", "BR-UPGRADE-11", "BR-UPGRADE-03")
@pytest.mark.parametrize(
    ("card", "figure", "place"),
    [
        ("lord-of-hammers", "leader", "gimle"),
        ("brothers-in-arms", "warrior", "gimle"),
        ("lokis-dragons", "ship", "west"),
    ],
)
def test_a_troop_upgrade_grants_a_free_invasion(card: str, figure: str, place: str) -> None:
    table = Table().hand("bear", card).begin().play(f"bear: upgrade {card}")
    pool = table.clan("bear").pool
    assert table.options("bear") == ["pass", f"invade {figure}"]
    table.play(f"bear: invade {figure}", f"bear: enter {place}")
    assert (table.at("bear", place), table.clan("bear").pool) == (figure, pool)
    assert table.waiting() == ["wolf"]


@rule("BR-UPGRADE-10")
def test_the_free_invasion_may_be_left() -> None:
    table = Table().hand("bear", "brothers-in-arms").begin()
    table.play("bear: upgrade brothers-in-arms", "bear: pass")
    assert table.waiting() == ["wolf"]
    assert table.clan("bear").on_board() == 0
    assert table.clan("bear").pool == 5, "declining is not passing"


@rule("BR-UPGRADE-11", "BR-INVADE-07", "BR-AMB-05")
def test_horns_bind_free_invasions() -> None:
    table = Table().hand("bear", "brothers-in-arms").put("bear", "gimle", "warrior warrior warrior leader").begin()
    table.play("bear: upgrade brothers-in-arms")
    assert table.waiting() == ["wolf"]


@rule("BR-AMB-08")
def test_a_figure_in_valhalla_does_not_invade_free() -> None:
    table = Table().hand("bear", "lord-of-hammers").put("bear", "valhalla", "leader").begin()
    table.play("bear: upgrade lord-of-hammers")
    assert table.waiting() == ["wolf"]


@rule("BR-AMB-09", "BR-UPGRADE-04")
def test_a_new_warrior_upgrade_grants_it_again() -> None:
    table = Table(age=2).sheet("bear", "brothers-in-arms").hand("bear", "experts-in-arms").begin()
    table.play("bear: upgrade experts-in-arms", "bear: invade warrior", "bear: enter gimle")
    assert table.discards() == "brothers-in-arms"
    assert table.strength("bear", "gimle") == 2


@rule("BR-UPGRADE-08", "BR-UPGRADE-09", "BR-UPGRADE-14", "BR-UPGRADE-05", "BR-UPGRADE-07")
def test_a_monster_joins_and_dies_like_any_figure() -> None:
    table = Table("bear wolf").hand("bear", "troll").begin()
    table.play("bear: upgrade troll", "bear: slot monster-1", "bear: pass")
    assert "troll" in table.at("bear", "reserve")
    table.play("wolf: pass", "bear: invade troll", "bear: enter gimle")
    assert table.clan("bear").pool == 2
    table.all_pass().keep_nothing()
    assert table.clan("bear").glory == 2, "Ragnarök came to Gimle"
    assert "troll" in table.at("bear", "reserve")


@rule("BR-UPGRADE-12", "BR-UPGRADE-13", "BR-AMB-06", "BR-SETUP-04", "BR-UPGRADE-03")
def test_a_third_monster_sends_one_to_the_box() -> None:
    table = Table().sheet("bear", "dwarf-chieftain valkyrie").put("bear", "gimle", "dwarf-chieftain")
    table.put("bear", "reserve", "valkyrie").put("bear", "andlang", "warrior warrior warrior")
    table.hand("bear", "troll").begin()
    table.play("bear: upgrade troll")
    assert table.options("bear") == ["slot monster-1", "slot monster-2"]
    table.play("bear: slot monster-1")
    assert table.at("bear", "gimle") == ""
    assert table.at("bear", "valhalla") == "", "not destroyed"
    assert table.may("bear", "invade troll"), "its place under Horns is free"
    assert len(owned_monsters(table.g, table.clan("bear"))) == 2
    assert table.clan("bear").glory == 0


@rule("BR-FX-19", "BR-UPGRADE-02")
def test_friggas_charm_saves_one_rage_never_more_than_the_cost() -> None:
    table = Table().sheet("bear", "friggas-charm").hand("bear", "thors-glory tyrs-domain").begin()
    table.play("bear: upgrade thors-glory", "bear: slot clan-2", "wolf: pass", "serpent: pass")
    assert table.clan("bear").pool == 5
    table.play("bear: upgrade tyrs-domain", "bear: slot clan-3")
    assert table.clan("bear").pool == 5


@rule("BR-FX-19")
def test_the_charm_itself_costs_nothing() -> None:
    table = Table().hand("bear", "friggas-charm").begin()
    table.play("bear: upgrade friggas-charm", "bear: slot clan-1")
    assert table.clan("bear").pool == 6
