"""Chapter 4. Dice: pools, the grey supply, rerolls, and the moves with a die."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.terms import FACES, STAND_IN
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2
FOUR = ["bear-asbera", "wolf-ulf", "wolf-randulf", "wolf-hundolf"]  # for Thord, who then has an extra die
HOARD = {0: ["new-weapons"] * 3}


# -- pools


@rule("VAL-DICE-01", "VAL-DICE-02", "VAL-BATTLE-05", "VAL-BATTLE-25")
def test_each_fighter_rolls_six_coloured_dice_of_his_own() -> None:
    table = Table(DUEL, dice=["axe bow bow bow bow bow", "spear x x x x x"])
    table.play("0: attack 1")
    assert table.dice(0) == ["axe", *["bow"] * 5]
    assert table.dice(1) == [], "the defender rolls when his phase begins"
    table.play("0: activate bear-grim, pass")
    assert table.dice(1) == ["spear", *["x"] * 5]
    assert table.dice(0) == ["bow"] * 5, "the attacker's dice are not the defender's"


@rule("VAL-DICE-11", "VAL-DICE-01")
def test_a_die_given_up_is_out_for_this_battle_and_back_in_the_next() -> None:
    table = Table(DUEL, deck=["fury-2"] * 2 + ["fury-3"] * 2, dice=[MISSES, "sword", MISSES])
    table.play("0: attack 1, discard-for-reroll x, pick-die x, roll")
    assert len(table.dice(0)) == 5
    table.play("0: pass, keep fury-2", "1: attack 0")
    assert len(table.dice(1)) == 6


@rule("VAL-DICE-15", "VAL-INV-04")
def test_after_the_battle_all_grey_dice_are_back_from_pools_and_from_warriors() -> None:
    table = Table(DUEL, HOARD, dice=[MISSES, "axe axe", "bow bow", MISSES])
    table.play("0: attack 1, play new-weapons, play new-weapons, activate bear-grim, pass")
    assert table.match.grey == 1
    assert table.dice(0) == ["grey-bow", *["x"] * 6], "the grey axe lies on the warrior"
    table.play("1: pass")
    assert table.match.grey == 3
    table.ends_quietly()


# -- the supply


@rule("VAL-DICE-03", "VAL-DICE-05", "VAL-TACTIC-10")
def test_three_grey_dice_lie_in_the_supply_and_extra_dice_come_from_it() -> None:
    table = Table(DUEL, HOARD, dice=[MISSES, "sword bow"])
    assert table.match.grey == 3
    table.play("0: attack 1, play new-weapons")
    assert table.match.grey == 1, "both dice are off the supply while one is chosen"
    table.play("0: keep-die bow")
    assert table.match.grey == 2
    assert table.dice(0) == ["grey-bow", *["x"] * 6]


@rule("VAL-DICE-07", "VAL-AMB-043", "VAL-TV-10", "VAL-TACTIC-10")
def test_with_one_grey_die_left_new_weapons_roll_and_keep_that_one() -> None:
    table = Table(DUEL, HOARD, dice=[MISSES, "sword sword", "bow bow", "spear"])
    table.play("0: attack 1", *["0: play new-weapons"] * 3)
    assert table.dice(0) == ["grey-sword", "grey-spear", "grey-bow", *["x"] * 6]
    assert table.match.grey == 0


@rule("VAL-DICE-04", "VAL-AMB-043")
def test_with_an_empty_supply_new_weapons_cannot_be_played() -> None:
    table = Table(DUEL, {0: ["new-weapons"] * 4}, dice=[MISSES, "x x", "x x", "x"])
    table.play("0: attack 1", *["0: play new-weapons"] * 3)
    assert table.refuses("0: play new-weapons") == "VAL-AMB-043"


@rule("VAL-DICE-04", "VAL-DICE-08", "VAL-DICE-16", "VAL-DIFF-14")
@pytest.mark.parametrize(("returned", "dice"), [("off", 6), ("on", 7)])
def test_unused_grey_dice_of_the_attacker_are_missing_for_the_defender(returned: str, dice: int) -> None:
    options = {"return_unused_grey": returned}
    luck = [ONE_AXE, "x x", "x x", "x", "x " * dice]
    table = Table({0: ["bear-grim"], 1: FOUR}, HOARD, {1: "bernhard"}, options=options, dice=luck)
    table.play("0: attack 1", *["0: play new-weapons"] * 3, "0: activate bear-grim, pass")
    assert len(table.dice(1)) == dice, "no coloured die stands in for a missing grey one"


@rule("VAL-DIFF-14")
def test_even_as_an_option_a_grey_die_on_a_warrior_stays_there() -> None:
    table = Table(DUEL, HOARD, options={"return_unused_grey": "on"}, dice=[MISSES, "axe axe", "x x", MISSES])
    table.play("0: attack 1, play new-weapons, play new-weapons, activate bear-grim, pass")
    assert table.match.grey == 2


@rule("VAL-DICE-06", "VAL-AMB-048", "VAL-DIFF-11")
def test_a_grey_die_given_up_is_in_the_supply_at_once_for_the_defender_too() -> None:
    luck = [ONE_AXE, "x x", "x x", "x", "x", "x " * 7]
    table = Table({0: ["bear-grim"], 1: FOUR}, HOARD, {1: "bernhard"}, dice=luck)
    table.play("0: attack 1", *["0: play new-weapons"] * 3, "0: discard-for-reroll grey-x")
    assert table.match.grey == 1
    table.play("0: pick-die x, roll, activate bear-grim, pass")
    assert len(table.dice(1)) == 7


@rule("VAL-AMB-041")
def test_a_die_gained_in_the_phase_is_rolled_at_once() -> None:
    table = Table(DUEL, HOARD, dice=[MISSES, "axe bow"])
    table.play("0: attack 1, play new-weapons")
    assert table.options(0) == ["keep-die axe", "keep-die bow"]


# -- basic rerolls


@rule("VAL-DICE-09", "VAL-DIFF-10", "VAL-AMB-039")
def test_a_basic_reroll_costs_a_die_and_rolls_at_least_one_other() -> None:
    table = Table(DUEL, dice=["sword axe bow x x x", "spear shield"])
    table.play("0: attack 1, discard-for-reroll x")
    assert table.options(0) == [f"pick-die {face}" for face in ("sword", "axe", "bow", "x")], "no way out"
    table.play("0: pick-die sword, pick-die x, roll")
    assert table.dice(0) == ["axe", "spear", "shield", "bow", "x"]


@rule("VAL-DICE-10", "VAL-INV-11", "VAL-TV-11")
def test_three_basic_rerolls_leave_three_of_six_dice() -> None:
    table = Table(DUEL, dice=[MISSES, "x", "x", "x"])
    table.play("0: attack 1")
    for left in (5, 4, 3):
        table.play("0: discard-for-reroll x")
        assert len(table.dice(0)) == left, "paid before the roll"
        table.play("0: pick-die x, roll")
        assert len(table.dice(0)) == left


@rule("VAL-AMB-039", "VAL-DICE-10")
def test_with_a_single_die_left_no_basic_reroll_is_possible() -> None:
    table = Table(DUEL, dice=[MISSES, "x", "x", "x", "x", "axe"])
    table.play("0: attack 1", *["0: discard-for-reroll x, pick-die x, roll"] * 5)
    assert table.dice(0) == ["axe"]
    assert table.refuses("0: discard-for-reroll axe") == "VAL-AMB-039"
    assert table.options(0) == ["pass", "activate bear-grim"]


@rule("VAL-DICE-12")
def test_an_x_may_be_rerolled_like_any_other_die() -> None:
    table = Table(DUEL, dice=[MISSES, "axe axe axe axe axe"])
    table.play("0: attack 1, discard-for-reroll x", *["0: pick-die x"] * 5, "0: roll")
    assert table.dice(0) == ["axe"] * 5


@rule("VAL-AMB-040", "VAL-DICE-09")
def test_any_unassigned_die_may_pay_for_a_reroll_grey_and_x_too() -> None:
    table = Table(DUEL, HOARD, dice=["sword axe axe bow x x", "spear spear"])
    table.play("0: attack 1, play new-weapons")
    paying = [option for option in table.options(0) if option.startswith("discard-for-reroll")]
    assert paying == [f"discard-for-reroll {die}" for die in ("sword", "axe", "grey-spear", "bow", "x")]


@rule("VAL-DICE-14", "VAL-AMB-040")
def test_a_die_on_a_warrior_can_neither_pay_nor_be_rerolled_nor_be_given_up() -> None:
    table = Table(DUEL, {0: ["heroic-axe", "heroic-3"]}, dice=["axe x x x x x"])
    table.play("0: attack 1, activate bear-grim")
    assert table.refuses("0: discard-for-reroll axe") == "VAL-DICE-14"
    assert table.refuses("0: play heroic-axe") == "VAL-AMB-065"
    table.play("0: play heroic-3")
    assert table.options(0) == ["give-up-die x"]
    table.play("0: give-up-die x, discard-for-reroll x")
    assert table.options(0) == ["pick-die x"]


@rule("VAL-DICE-17", "VAL-DICE-14")
@pytest.mark.parametrize("grant", ["play push-back", "use-jarl main"])
def test_a_granted_reroll_costs_no_die(grant: str) -> None:
    table = Table(DUEL, {0: ["push-back"]}, {0: "sigvard"}, dice=[ONE_AXE, "sword"])
    table.play(f"0: attack 1, activate bear-grim, {grant}, pick-die x, roll")
    assert table.dice(0) == ["sword", *["x"] * 4]


# -- the failed face


@rule("VAL-DICE-13", "VAL-WAR-01", "VAL-TV-23")
@pytest.mark.parametrize(
    ("warrior", "dice"),
    [
        ("bear-grim", "sword bow x x x x"),
        ("frost-frosti", "sword x x x x x"),
        ("frost-drifa", "sword axe x x x x"),
        ("frost-jokul", "axe axe x x x x"),
        ("frost-bergelmir", "axe axe bow x x x"),
    ],
)
def test_an_x_arms_no_warrior_not_even_a_frost_giant(warrior: str, dice: str) -> None:
    table = Table({0: [warrior], 1: ["wolf-ulf"]}, dice=dice)
    table.play("0: attack 1")
    assert table.refuses(f"0: activate {warrior}") == "VAL-BATTLE-11"


# -- cards that count as dice


def with_a_card_for_an_axe(hand: list[str]) -> Table:
    """Seat 0 attacks with six misses and a card that counts as an axe."""
    table = Table(DUEL, {0: hand}, {0: "egil"}, dice=[MISSES]).play("0: attack 1")
    table.match.fighter(0).pool[die(FACES.index("axe"), STAND_IN)] = 1
    return table.play("0: pass")


@rule("VAL-AMB-046")
def test_a_card_that_counts_as_a_die_neither_pays_for_a_reroll_nor_is_rerolled() -> None:
    table = with_a_card_for_an_axe(["push-back"])
    assert [o for o in table.options(0) if o.startswith("discard-for")] == ["discard-for-reroll x"]
    table.play("0: play push-back")
    assert table.options(0) == ["pass", "pick-die x"]


@rule("VAL-AMB-046")
def test_a_card_that_counts_as_a_die_arms_a_warrior_or_pays_a_heroic_attack() -> None:
    table = with_a_card_for_an_axe(["heroic-axe"])
    assert table.may("0: activate bear-grim")
    table.play("0: play heroic-axe, give-up-die card-axe")
    assert not table.may("0: activate bear-grim"), "it was used up"
