"""The Action phase: turns, invasions, marches.   (spec: BR-ACTION, BR-INVADE, BR-MARCH)"""

from __future__ import annotations

import pytest

from meadhall.core.errors import IllegalAnswer
from meadhall.core.module import NO_OBJECTION
from meadhall.games.bloodrage.actions.invade import why_not_invade
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.terms import INVADE, KINDS, WARRIOR, Phase
from meadhall.interface import people
from tests.rule import rule
from tests.rules.bloodrage.table import Table


@rule("BR-ACTION-02", "BR-ACTION-03", "BR-ACTION-05")
def test_one_action_each_clockwise() -> None:
    table = Table().begin("wolf")
    table.play("wolf: invade warrior", "wolf: enter gimle", "serpent: invade warrior", "serpent: enter gimle")
    table.play("bear: invade leader", "bear: enter gimle")
    assert table.waiting() == ["wolf"]
    table.play("wolf: invade warrior", "wolf: enter gimle")
    assert table.at("wolf", "gimle") == "warrior warrior"


@rule("BR-ACTION-04", "BR-INVADE-01")
def test_an_action_that_cannot_be_paid_is_not_allowed() -> None:
    table = Table().hand("bear", "troll").rage("bear", 1).begin()
    assert table.may("bear", "invade warrior")
    assert not table.may("bear", "invade ship")
    assert table.why_not("bear", "invade ship") == "BR-ACTION-04"
    assert table.why_not("bear", "upgrade troll") == "BR-ACTION-04"
    with pytest.raises(IllegalAnswer, match="BR-ACTION-04"):
        table.play("bear: invade ship")


@rule("BR-ACTION-06", "BR-ACTION-11", "BR-QUEST-02", "BR-PILLAGE-01")
def test_without_rage_not_even_free_actions() -> None:
    table = Table().put("bear", "gimle", "warrior").hand("bear", "alfheim-1").rage("bear", 0).begin()
    assert table.waiting() == ["wolf"]
    assert table.options("bear") == []


@rule("BR-ACTION-07", "BR-PILLAGE-11", "BR-PILLAGE-12")
def test_without_rage_one_still_reacts() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "andlang", "warrior")
    table.hand("wolf", "tyrs-bash").rage("wolf", 0).begin()
    table.play("bear: pillage gimle", "wolf: join andlang")
    table.battle("wolf: tyrs-bash")
    assert table.at("wolf", "gimle") == "warrior"
    assert table.clan("wolf").glory == 3


@rule("BR-ACTION-08", "BR-ACTION-09", "BR-ACTION-03")
def test_a_pass_ends_the_age_for_its_player() -> None:
    table = Table().begin()
    table.play("bear: pass")
    assert table.clan("bear").pool == 0
    table.play("wolf: invade leader", "wolf: enter gimle", "serpent: pass")
    assert table.waiting() == ["wolf"]


def battle_for_rage(passed: bool) -> Table:
    """Bear plays Trickery and loses to wolf, the pillager."""
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.hand("bear", "lokis-trickery").rage("bear", 1)
    if not passed:
        table.rage("bear", 0)
    table.begin()
    if passed:
        table.play("bear: pass")
    return table.play("wolf: pillage gimle").battle("bear: lokis-trickery")


@rule("BR-ACTION-10", "BR-AMB-12", "BR-FX-09", "BR-AMB-28")
def test_who_ran_dry_and_gains_rage_acts_again() -> None:
    table = battle_for_rage(passed=False)
    assert [clan.pool for clan in table.g.clans] == [1, 5]
    assert table.waiting() == ["bear"]


@rule("BR-AMB-12", "BR-ACTION-13", "BR-ACTION-09")
def test_who_passed_stays_out_with_the_rage_gained() -> None:
    table = battle_for_rage(passed=True)
    assert table.clan("bear").pool == 1
    assert table.waiting() == ["wolf"]
    table.play("wolf: pass")
    assert table.g.phase != Phase.ACTION


@rule("BR-ACTION-12")
def test_the_actions_of_a_turn() -> None:
    table = Table(age=2).put("bear", "gimle", "warrior").hand("bear", "valkyrie alfheim-2 tyrs-rage-2")
    table.sheet("bear", "tyrs-challenge").pillaged("gimle").put("bear", "north", "ship").begin()
    verbs = {words.split()[0] for words in table.options("bear")}
    assert verbs == {"pass", "invade", "march", "upgrade", "quest", "pillage", "challenge"}


@rule("BR-ACTION-13")
def test_the_phase_ends_when_every_pool_is_empty() -> None:
    table = Table("bear wolf").rage("bear", 1).rage("wolf", 1).begin()
    table.play("bear: invade warrior", "bear: enter gimle", "wolf: invade warrior", "wolf: enter gimle")
    assert table.g.phase != Phase.ACTION


OTHERS = ["yggdrasil", "myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang"]


@rule("BR-ACTION-14", "BR-AMB-13")
def test_the_phase_ends_when_every_live_province_is_pillaged() -> None:
    table = Table("bear wolf").pillaged(*OTHERS[1:]).destroyed().put("bear", "gimle", "warrior")
    table.put("bear", "yggdrasil", "warrior").begin()
    table.play("bear: pillage gimle", "bear: pass")
    assert table.waiting() == ["wolf"], "Yggdrasil counts too"
    table.play("wolf: invade leader", "wolf: enter gimle", "bear: pillage yggdrasil", "wolf: pass", "bear: pass")
    assert table.g.phase != Phase.ACTION
    assert table.g.active == -1


@rule("BR-AMB-13", "BR-FX-14", "BR-AMB-04")
def test_thors_ascension_keeps_a_phase_alive() -> None:
    table = Table("bear wolf", age=3).put("bear", "yggdrasil", "leader").put("wolf", "gimle", "warrior")
    table.hand("bear", "thors-ascension").rage("bear", 1).rage("wolf", 0).sheet("bear", "thors-domain").begin()
    table.play("bear: march yggdrasil", "bear: march-to gimle", "bear: take leader")
    assert table.g.phase != Phase.ACTION, "a march with the last Rage ends it"
    table = Table("bear wolf", age=3).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.hand("bear", "thors-ascension").rage("bear", 12).rage("wolf", 0).begin()
    table.play("bear: pillage gimle").battle("bear: thors-ascension")
    assert table.clan("bear").pool == 15
    assert table.waiting() == ["bear"]


@rule("BR-ACTION-15", "BR-UPGRADE-10", "BR-UPGRADE-02")
def test_an_action_paid_with_the_last_rage_is_carried_out() -> None:
    table = Table("bear wolf").hand("bear", "troll").rage("bear", 2).rage("wolf", 0).begin()
    table.play("bear: upgrade troll", "bear: slot monster-1", "bear: invade troll", "bear: enter horgr")
    assert table.at("bear", "horgr") == "troll"
    assert table.g.phase != Phase.ACTION


@rule("BR-INVADE-01", "BR-INVADE-02", "BR-INVADE-11", "BR-ACTION-04", "BR-INVADE-09")
def test_invade_any_live_outer_province() -> None:
    table = Table().put("wolf", "gimle", "leader").begin()
    table.play("bear: invade warrior")
    outer = ["myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle"]
    assert table.options("bear") == [f"enter {name}" for name in outer]
    table.play("bear: enter gimle")
    assert (table.at("bear", "gimle"), table.clan("bear").pool) == ("warrior", 5)
    assert table.waiting() == ["wolf"], "one figure, and that is all"


@rule("BR-INVADE-03", "BR-FIG-04", "BR-MAP-11")
def test_ships_invade_fjords_only_however_full() -> None:
    table = Table().put("wolf", "north", "ship").put("serpent", "north", "ship").begin()
    table.play("bear: invade ship")
    assert table.options("bear") == ["enter north", "enter east", "enter south", "enter west"]
    assert table.why_not("bear", "enter gimle") == "BR-FIG-04"
    table.play("bear: enter north")
    assert table.clan("bear").pool == 4


@rule("BR-AMB-17")
def test_a_fjord_between_two_lost_provinces_is_closed() -> None:
    table = Table().destroyed("elvagar", "angerboda", "horgr").begin()
    table.play("bear: invade ship")
    assert table.options("bear") == ["enter east", "enter south", "enter west"]
    assert table.why_not("bear", "enter north") == "BR-AMB-17"


@rule("BR-INVADE-04", "BR-AMB-24")
def test_yggdrasil_cannot_be_invaded() -> None:
    table = Table().begin().play("bear: invade leader")
    assert table.why_not("bear", "enter yggdrasil") == "BR-INVADE-04"


@rule("BR-INVADE-05", "BR-FIG-03", "BR-FIG-05")
@pytest.mark.parametrize("upgrade", ["", "lord-of-hammers"])
def test_the_leader_invades_free(upgrade: str) -> None:
    table = Table().sheet("bear", upgrade).begin()
    table.play("bear: invade leader", "bear: enter gimle")
    assert table.clan("bear").pool == 6


@rule("BR-FIG-05")
def test_an_upgraded_ship_is_still_a_ship() -> None:
    table = Table().sheet("bear", "lokis-dragons").begin().play("bear: invade ship")
    assert table.options("bear") == ["enter north", "enter east", "enter south", "enter west"]


@rule("BR-INVADE-01", "BR-INVADE-08")
def test_only_figures_of_the_reserve_invade() -> None:
    table = Table().put("bear", "gimle", "leader").begin()
    assert table.why_not("bear", "invade leader") == "BR-INVADE-01"


@rule("BR-INVADE-01", "BR-ACTION-04")
def test_the_last_rage_pays_for_a_warrior_and_poverty_is_no_reason_where_another_one_is() -> None:
    table = Table().put("bear", "gimle", "leader").rage("bear", 1).begin()
    assert why_not_invade(table.g, table.seat("bear"), WARRIOR) == NO_OBJECTION
    assert table.why_not("bear", "invade leader") == "BR-INVADE-01", "he is not in the reserve, whatever he would cost"


@rule("BR-INVADE-08")
def test_while_one_waits_in_the_reserve_the_dead_are_no_reason() -> None:
    table = Table().put("bear", "valhalla", "warrior").put("bear", "gimle", "warrior warrior warrior leader").begin()
    assert table.why_not("bear", "invade warrior") == "BR-INVADE-06", "Horns, not death"


@rule("BR-INVADE-08")
def test_a_figure_that_there_is_not_is_refused() -> None:
    table = Table().begin()
    refusal = people.refusal(GAME, table.g, 0, INVADE.of(KINDS))
    assert refusal is not None
    assert refusal.rule == INVADE.rule, "no special reason, only the rule of the verb"


@rule("BR-INVADE-08")
def test_the_dead_do_not_invade() -> None:
    table = Table().put("bear", "valhalla", "leader").begin()
    assert table.why_not("bear", "invade leader") == "BR-INVADE-08"


@rule("BR-INVADE-09", "BR-INVADE-10")
def test_pillaged_and_doomed_provinces_may_be_invaded_in_peace() -> None:
    table = Table().pillaged("gimle").put("wolf", "gimle", "warrior").begin()
    assert table.g.doom == 8
    table.play("bear: invade warrior", "bear: enter gimle")
    assert table.at("wolf", "gimle") == table.at("bear", "gimle") == "warrior"


@rule("BR-MAP-06", "BR-MAP-13", "BR-INVADE-02", "BR-SETUP-15", "BR-INVADE-04")
def test_no_room_in_a_full_or_a_destroyed_province() -> None:
    table = Table().put("wolf", "andlang", "warrior warrior warrior").destroyed("gimle")
    table.put("wolf", "utgard", "warrior warrior").begin().play("bear: invade warrior")
    assert table.why_not("bear", "enter andlang") == "BR-MAP-06"
    assert table.why_not("bear", "enter gimle") == "BR-MAP-13"
    assert table.may("bear", "enter utgard"), "the last village will do"


@rule("BR-MARCH-01", "BR-MARCH-02", "BR-MARCH-03", "BR-MARCH-06", "BR-MARCH-08")
def test_a_march_goes_from_one_province_to_one_other() -> None:
    table = Table().put("bear", "gimle", "warrior warrior leader").put("bear", "utgard", "warrior").begin()
    table.play("bear: march gimle")
    assert table.options("bear") == [f"march-to {name}" for name in OTHERS]
    table.play("bear: march-to horgr")
    assert table.options("bear") == ["take warrior", "take leader"], "at least one"
    table.play("bear: take warrior", "bear: take leader", "bear: pass")
    assert table.at("bear", "horgr") == "warrior leader"
    assert table.at("bear", "gimle") == "warrior"
    assert table.clan("bear").pool == 5
    assert table.waiting() == ["wolf"]


@rule("BR-MARCH-02", "BR-MARCH-04", "BR-MARCH-06")
def test_marchers_are_named_in_any_order() -> None:
    table = Table().put("bear", "gimle", "warrior warrior leader").begin()
    table.play("bear: march gimle", "bear: march-to andlang", "bear: take leader")
    assert table.options("bear") == ["pass", "take warrior"]
    table.play("bear: take warrior", "bear: take warrior")
    assert table.at("bear", "andlang") == "warrior warrior leader"
    assert table.waiting() == ["wolf"], "no figure is left to march"


@rule("BR-MARCH-04", "BR-MARCH-03")
def test_an_outer_destination_needs_villages() -> None:
    table = Table().put("bear", "gimle", "warrior warrior").put("wolf", "utgard", "warrior warrior")
    table.put("serpent", "andlang", "warrior warrior warrior").destroyed("horgr").begin()
    table.play("bear: march gimle")
    assert table.why_not("bear", "march-to andlang") == "BR-MARCH-04"
    assert table.why_not("bear", "march-to horgr") == "BR-MAP-13"
    table.play("bear: march-to utgard", "bear: take warrior")
    assert table.at("bear", "utgard") == "warrior"
    assert table.waiting() == ["wolf"], "the last village is taken"


@rule("BR-MARCH-04", "BR-MARCH-02")
@pytest.mark.parametrize(("guests", "reason"), [("warrior warrior", ""), ("warrior warrior warrior", "BR-MARCH-04")])
def test_a_march_needs_somewhere_to_go(guests: str, reason: str) -> None:
    table = Table().put("bear", "yggdrasil", "warrior").put("wolf", "andlang", guests).rage("bear", 1)
    table.destroyed("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "gimle").begin()
    assert table.may("bear", "march yggdrasil") is (reason == "")
    assert table.why_not("bear", "march yggdrasil") == reason


@rule("BR-MARCH-05", "BR-MAP-07")
def test_yggdrasil_takes_any_number_and_lets_them_go() -> None:
    table = Table().put("bear", "gimle", "warrior warrior warrior warrior leader").begin()
    table.put("wolf", "yggdrasil", "warrior warrior warrior warrior warrior")
    table.play("bear: march gimle", "bear: march-to yggdrasil", *["bear: take warrior"] * 4, "bear: take leader")
    assert table.at("bear", "yggdrasil") == "warrior warrior warrior warrior leader"
    table.play("wolf: march yggdrasil", "wolf: march-to gimle", "wolf: take warrior", "wolf: pass")
    assert table.at("wolf", "gimle") == "warrior"


@rule("BR-MARCH-07", "BR-MAP-12")
def test_ships_never_march() -> None:
    table = Table().put("bear", "west", "ship sea-serpent").begin()
    assert not any(words.startswith("march") for words in table.options("bear"))
    assert table.why_not("bear", "march gimle") == "BR-MARCH-02"


@rule("BR-MARCH-08")
def test_a_marching_troll_destroys_no_figure() -> None:
    table = Table().put("bear", "utgard", "troll").put("wolf", "gimle", "warrior").begin()
    table.play("bear: march utgard", "bear: march-to gimle", "bear: take troll")
    assert table.at("wolf", "gimle") == "warrior"
