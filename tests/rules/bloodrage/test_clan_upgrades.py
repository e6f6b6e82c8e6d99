"""Clan upgrades.   (spec: BR-FX-16…33, BR-AMB-29…36)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.views.view import view
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, Table
from tests.rules.bloodrage.test_battle import duel, pillage


@rule("BR-FX-16", "BR-FX-17", "BR-FX-18", "BR-VALHALLA-04", "BR-AMB-50")
@pytest.mark.parametrize(("card", "glory"), [("lokis-domain", 1), ("lokis-eminence", 2), ("lokis-wrath", 3)])
def test_loki_pays_for_each_figure_that_leaves_valhalla(card: str, glory: int) -> None:
    table = Table("bear wolf").sheet("bear", card).put("bear", "valhalla", "warrior warrior leader")
    table.put("bear", "elvagar", "warrior").begin().all_pass().keep_nothing()
    assert table.clan("bear").glory == 3 * glory


@rule("BR-FX-20")
@pytest.mark.parametrize(("foes", "glory"), [("warrior warrior", 3 + 2), ("warrior", 3)])
def test_thors_glory_pays_once_for_two_or_more_dead_enemies(foes: str, glory: int) -> None:
    table = Table("bear wolf").sheet("bear", "thors-glory").put("bear", "gimle", "leader").put("wolf", "gimle", foes)
    assert pillage(table).clan("bear").glory == glory


@rule("BR-FX-20")
def test_thors_glory_pays_a_loser_too_and_only_participants() -> None:
    table = (
        Table()
        .put("bear", "gimle", "leader")
        .put("wolf", "gimle", "warrior")
        .put("serpent", "gimle", "warrior warrior")
    )
    table.sheet("wolf", "thors-glory").begin().play("bear: pillage gimle")
    assert table.clan("wolf").glory == 2
    table = (
        Table().put("bear", "gimle", "leader").put("wolf", "gimle", "warrior warrior").sheet("serpent", "thors-glory")
    )
    assert pillage(table).clan("serpent").glory == 0


@rule("BR-FX-21", "BR-AMB-30")
def test_friggas_succor_brings_a_warrior_along() -> None:
    table = Table().sheet("bear", "friggas-succor").begin()
    table.play("bear: invade leader", "bear: enter gimle")
    assert table.options("bear") == ["pass", "follow"]
    table.play("bear: follow")
    assert (table.at("bear", "gimle"), table.clan("bear").pool) == ("warrior leader", 6)
    assert table.waiting() == ["wolf"], "no Warrior follows the follower"


@rule("BR-AMB-30", "BR-AMB-05")
def test_succor_follows_no_ship_and_needs_room_and_horns() -> None:
    table = Table("bear wolf").sheet("bear", "friggas-succor").put("wolf", "andlang", "warrior warrior").begin()
    table.play("bear: invade ship", "bear: enter north")
    assert table.waiting() == ["wolf"]
    table.play("wolf: pass", "bear: invade leader", "bear: enter andlang")
    assert table.prompt() == "turn", "no village left"
    table.play("bear: invade warrior", "bear: enter gimle", "bear: follow")
    assert table.clan("bear").on_board() == 4
    assert table.why_not("bear", "invade warrior") == "BR-INVADE-06"


@rule("BR-AMB-30")
def test_succor_follows_a_free_invasion_but_not_into_yggdrasil() -> None:
    table = Table("bear wolf", age=2).sheet("bear", "friggas-succor").hand("bear", "dark-elf experts-in-arms").begin()
    table.play("bear: upgrade dark-elf", "bear: slot monster-1", "bear: invade dark-elf", "bear: enter yggdrasil")
    assert table.waiting() == ["wolf"]
    table.play(
        "wolf: pass",
        "bear: upgrade experts-in-arms",
        "bear: invade warrior",
        "bear: enter gimle",
        "bear: follow",
    )
    assert table.at("bear", "gimle") == "warrior warrior"


@rule("BR-FX-22", "BR-FX-23", "BR-AMB-29")
@pytest.mark.parametrize(("cards", "strength"), [("tyrs-domain", 3), ("tyrs-wrath", 5), ("tyrs-domain tyrs-wrath", 5)])
def test_a_revealed_quest_counts_as_strength_the_larger_only(cards: str, strength: int) -> None:
    table = duel("alfheim-1").sheet("bear", cards)
    pillage(table).battle("bear: alfheim-1")
    assert (table.prompt(), table.options("bear")) == ("declare", ["pass", "declare"])
    table.play("bear: declare")
    assert table.events("total") == [[2 + strength], [2]]
    assert table.events("counted") == [[CARD_NAMES.index("alfheim-1"), strength]]


@rule("BR-AMB-29", "BR-FX-22")
def test_a_quest_need_not_count_and_losing_may_pay_better() -> None:
    table = Table("bear wolf", age=3).put("bear", "west", "ship").put("wolf", "gimle", "leader")
    table.sheet("bear", "tyrs-domain eternal-dragons").hand("bear", "alfheim-3")
    pillage(table).battle("bear: alfheim-3").play("bear: pass")
    assert table.events("total") == [[2], [3]]
    assert table.events("counted") == []
    assert table.clan("bear").glory == 12


@rule("BR-AMB-29")
def test_owners_of_quests_are_asked_in_order_openly() -> None:
    table = duel("alfheim-1", "manheim-1").sheet("bear", "tyrs-domain").sheet("wolf", "tyrs-wrath")
    pillage(table).battle("bear: alfheim-1", "wolf: manheim-1")
    assert table.waiting() == ["bear"]
    table.play("bear: declare")
    assert table.g.battle().worth == [3, 0]
    assert table.waiting() == ["wolf"]
    table.play("wolf: pass")
    assert table.events("total") == [[5], [2]]


@rule("BR-FX-22", "BR-BATTLE-06", "BR-AMB-29")
def test_without_such_an_upgrade_or_a_quest_no_player_is_asked() -> None:
    table = duel("alfheim-1", "troll").sheet("wolf", "tyrs-domain")
    pillage(table).battle("bear: alfheim-1", "wolf: troll")
    assert table.events("total") == [[2], [2]]


@rule("BR-FX-24", "BR-AMB-31", "BR-AMB-30")
def test_lokis_blessing_lets_losers_come_back_in_order_ties_included() -> None:
    table = duel().sheet("bear", "lokis-blessing friggas-succor").sheet("wolf", "lokis-blessing")
    pillage(table)
    assert table.options("bear") == ["pass", "avenge"]
    table.play("bear: avenge", "bear: follow", "wolf: avenge")
    assert (table.at("bear", "gimle"), table.at("wolf", "gimle")) == ("warrior warrior", "warrior")
    assert table.waiting() == ["wolf"]
    assert table.prompt() == "turn"


@rule("BR-AMB-31", "BR-AMB-24")
def test_the_blessing_does_not_reach_yggdrasil_nor_beyond_the_reserve() -> None:
    table = Table("bear wolf").put("bear", "yggdrasil", "warrior").put("wolf", "yggdrasil", "leader")
    table.sheet("bear", "lokis-blessing").begin().play("bear: pillage yggdrasil")
    assert table.prompt() == "turn"
    table = duel().put("wolf", "gimle", "leader").sheet("bear", "lokis-blessing")
    table.put("bear", "yggdrasil", "warrior warrior warrior warrior").begin().play("bear: pillage gimle")
    assert table.at("bear", "valhalla") == "warrior warrior"
    assert table.prompt() == "turn", "four figures stand elsewhere: Horns are full"


@rule("BR-AMB-32")
def test_thors_domain_does_not_follow_the_blessing() -> None:
    table = duel().put("wolf", "gimle", "leader").sheet("bear", "lokis-blessing thors-domain")
    pillage(table).play("bear: avenge")
    assert table.prompt() == "turn"


@rule("BR-FX-25", "BR-AMB-47")
def test_odins_inspiration_doubles_ragnarok_but_not_dragons() -> None:
    table = Table("bear wolf").sheet("bear", "odins-inspiration lokis-dragons").put("bear", "gimle", "warrior")
    table.put("bear", "west", "ship").begin().all_pass().keep_nothing()
    assert table.clan("bear").glory == 2 * 2 * 2 + 4


@rule("BR-FX-26", "BR-AMB-33", "BR-PILLAGE-35")
def test_tyrs_challenge_pillages_a_pillaged_province() -> None:
    table = Table("bear wolf", age=2).sheet("bear", "tyrs-challenge").put("bear", "gimle", "leader").pillaged("gimle")
    table.put("wolf", "gimle", "warrior").begin().play("bear: challenge gimle")
    assert table.clan("bear").pool == 4
    assert table.stat("bear", "rage") == 2
    assert table.clan("bear").glory == 3
    assert table.is_pillaged("gimle")


@rule("BR-AMB-33", "BR-AMB-13")
def test_a_lost_challenge_leaves_the_token_turned() -> None:
    table = Table("bear wolf", age=2).sheet("bear", "tyrs-challenge").put("bear", "gimle", "warrior").pillaged("gimle")
    table.put("wolf", "gimle", "leader").begin().play("bear: challenge gimle")
    assert table.is_pillaged("gimle")
    assert table.stat("bear", "rage") == 1
    assert table.why_not("wolf", "challenge gimle") == "BR-FX-26"


@rule("BR-FX-27", "BR-AMB-34", "BR-FIG-11")
def test_friggas_protection_saves_figures_for_rage() -> None:
    table = duel("", "tyrs-bash").sheet("bear", "friggas-protection").put("bear", "west", "ship").rage("bear", 2)
    table.put("wolf", "gimle", "leader").sheet("wolf", "valkyrie")
    pillage(table).battle("wolf: tyrs-bash")
    assert table.options("bear") == ["pass", "protect warrior", "protect ship"]
    table.play("bear: protect warrior", "bear: protect ship")
    assert (table.at("bear", "gimle"), table.at("bear", "west")) == ("warrior", "ship")
    assert table.at("bear", "valhalla") == "warrior"
    assert (table.clan("bear").pool, table.g.fallen) == (0, [1, 0])


@rule("BR-AMB-34")
def test_a_figure_saved_before_totals_still_fights() -> None:
    table = duel("odins-smite").sheet("wolf", "friggas-protection")
    pillage(table).battle("bear: odins-smite").play("wolf: protect warrior", "wolf: pass")
    assert table.events("total") == [[3], [2]]


@rule("BR-AMB-34")
def test_no_protection_from_ragnarok_nor_with_an_empty_pool() -> None:
    table = Table("bear wolf").sheet("bear", "friggas-protection").put("bear", "gimle", "warrior").begin()
    table.all_pass().keep_nothing()
    assert table.clan("bear").glory == 2
    table = duel("", "tyrs-bash").sheet("wolf", "friggas-protection").rage("wolf", 0)
    table.put("bear", "gimle", "leader")
    pillage(table).battle("wolf: tyrs-bash")
    assert table.at("wolf", "valhalla") == "warrior warrior"


@rule("BR-AMB-12", "BR-FX-27")
def test_who_passed_may_spend_gained_rage_on_protection() -> None:
    table = duel().sheet("wolf", "friggas-protection").put("bear", "gimle", "leader").begin("wolf").play("wolf: pass")
    table.rage("wolf", 1).play("bear: pillage gimle")
    assert table.options("wolf") == ["pass", "protect warrior"]


@rule("BR-FX-28")
def test_tyrs_prowess_buys_cards_back() -> None:
    table = duel("tyrs-rage-2 heimdalls-eye", "", 2).sheet("bear", "tyrs-prowess")
    pillage(table).battle("bear: tyrs-rage-2").play("bear: add heimdalls-eye")
    assert table.options("bear") == ["pass", "reclaim tyrs-rage-2", "reclaim heimdalls-eye"]
    table.play("bear: reclaim tyrs-rage-2", "bear: pass")
    assert (table.in_hand("bear"), table.discards()) == ("tyrs-rage-2", "heimdalls-eye")
    assert table.clan("bear").pool == 5


@rule("BR-FX-28")
@pytest.mark.parametrize(("rage", "hand"), [(0, ""), (1, "tyrs-rage-2"), (2, "tyrs-rage-2 heimdalls-eye")])
def test_each_card_bought_back_costs_one_rage(rage: int, hand: str) -> None:
    table = duel("tyrs-rage-2 heimdalls-eye", "", 2).sheet("bear", "tyrs-prowess")
    pillage(table).battle("bear: tyrs-rage-2").rage("bear", rage).play("bear: add heimdalls-eye")
    table.play(*[f"bear: reclaim {card}" for card in hand.split()])
    assert (table.in_hand("bear"), table.prompt()) == (hand, "turn")


@rule("BR-FX-24")
def test_only_losers_with_the_blessing_come_back() -> None:
    table = Table().put("bear", "gimle", "warrior").put("wolf", "gimle", "leader").put("serpent", "gimle", "warrior")
    table.sheet("serpent", "lokis-blessing").sheet("wolf", "lokis-blessing").begin().play("bear: pillage gimle")
    assert table.waiting() == ["serpent"]
    table.play("serpent: pass")
    assert table.prompt() == "turn"


@rule("BR-FX-30")
def test_without_friggas_domain_no_figure_rises() -> None:
    table = Table("bear wolf", age=3).put("bear", "valhalla", "leader").rage("bear", 1).begin()
    assert not table.may("bear", "rise leader")
    table = Table("bear wolf", age=3).put("bear", "valhalla", "leader").sheet("bear", "friggas-domain").rage("bear", 1)
    assert table.begin().may("bear", "rise leader"), "the last Rage will do"


@rule("BR-FX-29", "BR-AMB-32")
def test_thors_domain_turns_an_invasion_into_a_pillage() -> None:
    table = (
        Table("bear wolf", age=2).sheet("bear", "thors-domain friggas-succor").put("wolf", "gimle", "warrior").begin()
    )
    table.play("bear: invade leader", "bear: enter gimle", "bear: follow")
    assert table.options("bear") == ["pass", "storm"]
    table.play("bear: storm")
    assert (table.clan("bear").pool, table.clan("bear").glory) == (4, 3)
    assert table.is_pillaged("gimle")
    assert table.waiting() == ["wolf"], "it was one action"


@rule("BR-AMB-32")
def test_thors_domain_needs_an_unpillaged_province_two_rage_and_no_ship() -> None:
    table = Table("bear wolf", age=2).sheet("bear", "thors-domain").pillaged("gimle").rage("bear", 4).begin()
    table.play("bear: invade leader", "bear: enter gimle")
    assert table.waiting() == ["wolf"]
    table.play("wolf: pass", "bear: invade ship", "bear: enter north")
    assert table.prompt() == "turn"
    table.play("bear: invade warrior", "bear: enter horgr")
    assert table.prompt() == "turn", "one Rage is not enough"


@rule("BR-AMB-32", "BR-ACTION-15")
def test_the_last_two_rage_may_pay_for_the_storm() -> None:
    table = Table("bear wolf", age=2).sheet("bear", "thors-domain").rage("bear", 2).begin()
    table.play("bear: invade leader", "bear: enter elvagar", "bear: storm")
    assert table.is_pillaged("elvagar")


@rule("BR-FX-30", "BR-AMB-35", "BR-INVADE-08")
def test_friggas_domain_invades_from_valhalla_for_one_rage() -> None:
    table = (
        Table("bear wolf", age=3)
        .sheet("bear", "friggas-domain lokis-wrath")
        .put("bear", "valhalla", "leader ship")
        .begin()
    )
    assert [words for words in table.options("bear") if words.startswith("rise")] == [
        "rise leader",
        "rise ship",
    ]
    table.play("bear: rise leader")
    assert not table.may("bear", "enter yggdrasil")
    table.play("bear: enter gimle")
    assert (table.at("bear", "gimle"), table.clan("bear").pool) == ("leader", 5)
    assert table.clan("bear").glory == 0, "no figure was released"


@rule("BR-AMB-35", "BR-AMB-05")
def test_friggas_domain_keeps_to_horns() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "friggas-domain").put("bear", "valhalla", "leader")
    table.put("bear", "gimle", "warrior warrior warrior warrior").begin()
    assert not table.may("bear", "rise leader")


@rule("BR-FX-32", "BR-END-03")
def test_thors_conquest_pays_for_the_board_at_the_end() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "thors-conquest").put("bear", "elvagar", "warrior leader")
    table.put("bear", "north", "ship").put("bear", "horgr", "warrior").begin().all_pass()
    assert table.g.over
    assert table.clan("bear").glory == 4 + 3 * 3, "Horgr was doomed"


@rule("BR-FX-32")
def test_everybody_sees_what_the_conquest_would_pay_now() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "thors-conquest").put("bear", "elvagar", "warrior leader")
    assert [clan.end_bonus for clan in view(table.put("bear", "north", "ship").g, -1).clans] == [9, 0]


@rule("BR-FX-33", "BR-AMB-36")
def test_friggas_sacrifice_destroys_two_own_figures_for_a_raise() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "friggas-sacrifice friggas-protection lokis-dragons volur-witch")
    table.put("bear", "elvagar", "warrior volur-witch").put("bear", "north", "ship").begin()
    table.play(
        "bear: sacrifice",
        "bear: offer-at elvagar",
        "bear: offer volur-witch",
        "bear: offer-at north",
        "bear: raise horns",
    )
    assert table.at("bear", "valhalla") == "ship volur-witch", "neither fled nor protected"
    assert (table.clan("bear").glory, table.clan("bear").pool) == (4, 6)
    assert table.stat("bear", "horns") == 2


@rule("BR-AMB-36", "BR-AMB-03")
def test_a_sacrifice_needs_two_figures_and_is_allowed_without_a_raise() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "friggas-sacrifice").put("bear", "elvagar", "warrior").begin()
    assert not table.may("bear", "sacrifice")
    table = Table("bear wolf", age=3).sheet("bear", "friggas-sacrifice").put("bear", "elvagar", "warrior warrior")
    table.step("bear", rage=6, axes=6, horns=6).begin()
    table.play("bear: sacrifice", "bear: offer-at elvagar", "bear: offer-at elvagar")
    assert table.waiting() == ["wolf"]
