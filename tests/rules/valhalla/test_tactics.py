"""Chapter 7. Tactics: their symbols, and the eight kinds of the base deck."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.cards.faces import catalogue
from meadhall.games.valhalla.game import GAME
from meadhall.interface.people import prompt
from tests.rule import rule
from tests.rules.valhalla.plugs import print_symbols
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
ONE_SWORD = "sword x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2
ALL_HOLD = {seat: ["fury-2"] for seat in range(3)}


# -- symbols


def moments_to_play(timing: str, side: str) -> list[tuple[int, str]]:
    """In a battle that 0 wins against 1: return which of three players could play the card when."""
    table = Table({**DUEL, 2: ["wolf-randulf"]}, ALL_HOLD, seats=3, dice=[ONE_AXE, ONE_SWORD])
    print_symbols(table, "fury-2", timing, side)
    table.play("0: attack 1")
    found = []
    while table.match.fight is not None:
        seat = table.match.asked()
        if table.may(f"{seat}: play fury-2"):
            found.append((seat, prompt(GAME, table.match)))
        arming = [option for option in table.options(seat) if option.startswith("activate")]
        table.answer(seat, arming[0] if arming else "pass")
    return list(dict.fromkeys(found))


@rule("VAL-TACTIC-01", "VAL-TACTIC-03")
@pytest.mark.parametrize(
    ("timing", "side", "moments"),
    [
        pytest.param("default", "any", [(0, "attack"), (1, "defence")], marks=rule("VAL-TACTIC-02")),
        ("default", "attacker", [(0, "attack")]),
        ("default", "defender", [(1, "defence")]),
        ("before", "any", [(0, "before-battle"), (1, "before-battle")]),
        ("before", "attacker", [(0, "before-battle")]),
        ("before", "defender", [(1, "before-battle")]),
        pytest.param("after", "any", [(0, "after-battle"), (1, "after-battle")], marks=rule("VAL-TL-25")),
        ("after", "defender", [(1, "after-battle")]),
        ("after_win", "any", [(0, "after-battle")]),
        ("after_loss", "any", [(1, "after-battle")]),
    ],
)
def test_a_tactic_is_played_by_participants_when_its_symbols_say_so(
    timing: str, side: str, moments: list[tuple[int, str]]
) -> None:
    assert moments_to_play(timing, side) == moments


@rule("VAL-TACTIC-02", "VAL-BATTLE-07")
def test_without_a_symbol_a_tactic_waits_for_the_roll() -> None:
    table = Table(DUEL, {0: ["fury-2"]})
    assert table.refuses("0: play fury-2") == "VAL-TACTIC-03", "outside a battle"
    table.play("0: attack 1, play fury-2")
    assert len(table.dice(0)) == 6


@rule("VAL-TACTIC-03")
def test_who_does_not_fight_plays_no_tactics() -> None:
    table = Table({**DUEL, 2: ["wolf-randulf"]}, ALL_HOLD, seats=3, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1")
    assert table.refuses("2: play fury-2") == "VAL-TACTIC-03"


@rule("VAL-TACTIC-04")
@pytest.mark.parametrize(("armed", "strength"), [("activate wolf-ulf, ", 2 + 2), ("", 0)])
def test_the_strength_of_a_tactic_needs_an_activated_warrior(armed: str, strength: int) -> None:
    table = Table(DUEL, {1: ["fury-2"]}, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1, activate bear-grim, pass", f"1: play fury-2, {armed}pass")
    assert table.strength(1) == strength


@rule("VAL-DIFF-23", "VAL-TACTIC-16")
def test_the_base_deck_has_eight_kinds_of_tactics_under_whatever_names() -> None:
    tactics = [face for face in catalogue(Table().match).cards if face.sort == "tactic"]
    kinds = "CUT_OFF FURY2 FURY3 HEROIC3 HEROIC4 NEW_WEAPONS PUSH_BACK WEAPON_SWAP"
    assert " ".join(sorted({face.kind for face in tactics})) == kinds
    assert {face.kind for face in tactics if face.side != "any"} == {"CUT_OFF"}


@rule("VAL-TACTIC-16", "VAL-TACTIC-13")
@pytest.mark.parametrize(
    "key",
    ["fury-2", "fury-3", "heroic-3", "heroic-bow", "new-weapons", "push-back", "weapon-swap", "cut-off"],
)
def test_all_but_cut_off_are_played_by_attacker_and_defender_alike(key: str) -> None:
    few, many = ["bear-grim"], ["wolf-ulf", "wolf-hundolf"]
    table = Table({0: few, 1: many}, {0: [key]}, dice="axe bow x x x x").play("0: attack 1")
    assert table.may(f"0: play {key}")
    table = Table({0: many, 1: few}, {1: [key]}, dice=[ONE_SWORD, "axe bow x x x x"])
    table.play("0: attack 1, activate wolf-ulf, pass")
    assert table.may(f"1: play {key}") == (key != "cut-off")


# -- Fury


@rule("VAL-TACTIC-05")
def test_fury_adds_2() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, dice=[ONE_AXE, MISSES])
    assert table.play("0: attack 1, play fury-2, activate bear-grim, pass").strength(0) == 2 + 2


@rule("VAL-TACTIC-06", "VAL-TACTIC-07")
@pytest.mark.parametrize(("own", "foes", "allowed"), [(1, 2, True), (1, 1, False), (2, 1, False)])
def test_fury_3_needs_fewer_warriors_than_the_opponent(own: int, foes: int, allowed: bool) -> None:
    squads = {0: ["bear-grim", "wolf-randulf"][:own], 1: ["wolf-ulf", "wolf-hundolf"][:foes]}
    table = Table(squads, {0: ["fury-3"]}, dice=[ONE_AXE, MISSES]).play("0: attack 1")
    if allowed:
        assert table.play("0: play fury-3, activate bear-grim, pass").strength(0) == 2 + 3
    else:
        assert table.refuses("0: play fury-3") == "VAL-TACTIC-07"


@rule("VAL-AMB-058")
def test_the_condition_of_fury_3_is_tested_when_it_is_played() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf", "wolf-hundolf"]}
    table = Table(squads, {0: ["fury-3"]}, dice=[ONE_AXE, MISSES]).play("0: attack 1, play fury-3")
    table.match.dismiss(1, 1)
    assert table.play("0: activate bear-grim, pass").strength(0) == 2 + 3


# -- Heroic Attack


@rule("VAL-TACTIC-08", "VAL-DIFF-19")
def test_heroic_attack_adds_3_for_any_unassigned_die() -> None:
    table = Table(DUEL, {0: ["heroic-3", "new-weapons"]}, dice=["axe bow x x x x", "spear spear"])
    table.play("0: attack 1, activate bear-grim, play new-weapons, play heroic-3")
    assert table.options(0) == ["give-up-die grey-spear", "give-up-die bow", "give-up-die x"]
    table.play("0: give-up-die grey-spear")
    assert table.dice(0) == ["bow", *["x"] * 4]
    assert table.match.grey == 3
    assert table.play("0: pass").strength(0) == 2 + 3


@rule("VAL-TACTIC-09")
def test_the_stronger_heroic_attack_costs_a_die_with_the_printed_symbol() -> None:
    table = Table(DUEL, {0: ["heroic-bow"]}, dice="axe bow sword x x x").play("0: attack 1, play heroic-bow")
    assert table.options(0) == ["give-up-die bow"]
    assert table.play("0: give-up-die bow, activate bear-grim, pass").strength(0) == 2 + 4


@rule("VAL-AMB-065", "VAL-TACTIC-09")
def test_a_heroic_attack_cannot_be_played_without_a_suitable_die() -> None:
    table = Table(DUEL, {0: ["heroic-bow"]}, dice="sword axe spear shield x x").play("0: attack 1")
    assert table.refuses("0: play heroic-bow") == "VAL-AMB-065"


@rule("VAL-AMB-065", "VAL-TACTIC-08")
def test_with_all_dice_on_warriors_none_is_left_to_give_up() -> None:
    squads = {0: ["bear-bera", "bear-thorbjorn"], 1: ["wolf-ulf"]}
    table = Table(squads, {0: ["heroic-3"]}, dice="sword axe spear shield sword spear")
    table.play("0: attack 1, activate bear-bera")
    assert table.may("0: play heroic-3")
    table.play("0: activate bear-thorbjorn")
    assert table.strength(0) == 8 + 5
    assert table.hand(0) == ["heroic-3"]


# -- New Weapons


@rule("VAL-TACTIC-10")
def test_of_two_grey_dice_one_is_kept_and_the_other_goes_back() -> None:
    table = Table(DUEL, {0: ["new-weapons"]}, dice=[MISSES, "axe bow"])
    table.play("0: attack 1, play new-weapons, keep-die axe, activate bear-grim")
    assert table.dice(0) == ["x"] * 6, "the grey axe armed him"
    assert table.events("rolled", 0) == [[5] * 6, [1, 4]], "all players saw both"
    assert table.match.grey == 2


# -- Push Back

PUSH = "0: attack 1, play push-back"


@rule("VAL-TACTIC-11", "VAL-DIFF-21", "VAL-DICE-17")
def test_push_back_gives_two_rerolls_each_with_a_new_choice_of_dice() -> None:
    table = Table(DUEL, {0: ["push-back"]}, dice=["axe bow x x x x", "sword spear", "shield"])
    table.play(PUSH, "0: pick-die x, pick-die x, roll, pick-die sword, roll")
    assert table.dice(0) == ["axe", "spear", "shield", "bow", "x", "x"]
    assert prompt(GAME, table.match) == "attack", "there is no third"


@rule("VAL-TACTIC-11", "VAL-DIFF-21")
@pytest.mark.parametrize("moves", ["0: pass", "0: pick-die x, roll, pass"])
def test_of_the_two_rerolls_one_or_none_is_allowed(moves: str) -> None:
    table = Table(DUEL, {0: ["push-back"]}, dice=[MISSES, *(["axe"] if "roll" in moves else [])])
    table.play(PUSH, moves)
    assert len(table.dice(0)) == 6
    assert prompt(GAME, table.match) == "attack"
    assert not table.may("0: free-reroll")


@rule("VAL-AMB-044")
def test_both_rerolls_are_done_in_a_row() -> None:
    table = Table(DUEL, {0: ["push-back"]}, dice=[MISSES, "axe"]).play(PUSH, "0: pick-die x, roll")
    assert table.options(0) == ["pass", "pick-die axe", "pick-die x"]


@rule("VAL-AMB-044")
def test_as_an_option_the_rerolls_are_kept_for_later_in_the_phase() -> None:
    options = {"push_back_banked": "on"}
    table = Table(DUEL, {0: ["push-back"]}, options=options, dice=[MISSES, "axe", "bow"])
    table.play(PUSH, "0: free-reroll, pick-die x, roll, activate bear-grim, free-reroll, pick-die x, roll")
    assert table.dice(0) == ["bow", *["x"] * 4]
    assert not table.may("0: free-reroll")


# -- Weapon Swap


@rule("VAL-TACTIC-12", "VAL-AMB-047")
def test_an_x_is_turned_to_any_weapon() -> None:
    table = Table(DUEL, {0: ["weapon-swap"]}, dice="bow bow bow bow bow x").play("0: attack 1, play weapon-swap")
    weapons = ["sword", "axe", "spear", "shield", "bow"]
    assert table.options(0) == ["pass", *(f"turn-x {weapon}" for weapon in weapons)]


@rule("VAL-TACTIC-12", "VAL-DIFF-20")
@pytest.mark.parametrize(
    ("moves", "dice"),
    [
        ("0: pass", ["x", "x", "x"]),
        ("0: turn-x sword, pass", ["sword", "x", "x"]),
        ("0: turn-x sword, turn-x spear, turn-x bow", ["sword", "spear", "bow"]),
    ],
)
def test_any_number_of_x_dice_is_turned_each_to_its_own_face(moves: str, dice: list[str]) -> None:
    table = Table(DUEL, {0: ["weapon-swap"]}, dice="axe axe axe x x x")
    table.play("0: attack 1, play weapon-swap", moves)
    assert sorted(table.dice(0)) == sorted(["axe", "axe", "axe", *dice])
    assert prompt(GAME, table.match) == "attack"


@rule("VAL-TACTIC-12")
def test_grey_x_dice_are_turned_too_and_stay_grey() -> None:
    table = Table(DUEL, {0: ["weapon-swap", "new-weapons"]}, dice=["bow bow bow bow bow bow", "x x"])
    table.play("0: attack 1, play new-weapons, play weapon-swap, turn-x grey-axe")
    assert table.dice(0) == ["grey-axe", *["bow"] * 6]


@rule("VAL-TACTIC-12")
def test_without_an_x_there_is_nothing_to_swap() -> None:
    table = Table(DUEL, {0: ["weapon-swap"]}, dice="bow bow bow bow bow bow").play("0: attack 1")
    assert table.refuses("0: play weapon-swap") == "VAL-TACTIC-12"


# -- Cut Off the Leader


@rule("VAL-TACTIC-13")
def test_cut_off_is_played_in_the_attack_phase_only() -> None:
    table = Table(DUEL, {1: ["cut-off"]}, {0: "valgard"}, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1, activate bear-grim, pass")
    assert table.refuses("1: play cut-off") == "VAL-TACTIC-13"


@rule("VAL-TACTIC-14")
@pytest.mark.parametrize(("cut", "strength"), [("play cut-off, ", 2), ("", 2 + 2)])
def test_a_jarl_who_is_cut_off_adds_nothing_to_the_defence(cut: str, strength: int) -> None:
    table = Table(DUEL, {0: ["cut-off"]}, {1: "valgard"}, dice=[ONE_AXE, ONE_SWORD])
    table.play(f"0: attack 1, {cut}activate bear-grim, pass", "1: activate wolf-ulf, pass")
    assert table.strength(1) == strength


@rule("VAL-TACTIC-14")
def test_both_abilities_are_cut_off_until_the_battle_ends_and_no_longer() -> None:
    squads = {0: ["bear-grim", "wolf-randulf"], 1: ["wolf-ulf"]}
    luck = [ONE_AXE, ONE_SWORD, ONE_SWORD, MISSES]
    table = Table(squads, {0: ["cut-off"]}, {1: "esbjorn"}, shields={1: 2}, dice=luck)
    table.play("0: attack 1, play cut-off, activate bear-grim, pass", "1: activate wolf-ulf, pass")
    assert table.strength(1) == 2, "with so few shields his second ability would add 1"
    assert table.drawn(0), "nor did the main one let him draw after the defeat"
    table.play(f"0: keep {table.drawn(0)[0]}", "1: attack 0, activate wolf-ulf, pass")
    assert table.strength(1) == 2 + 1
