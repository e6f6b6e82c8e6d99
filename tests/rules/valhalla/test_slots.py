"""Slots: emptied during a battle, with covered warriors, or beyond the board."""

from __future__ import annotations

from meadhall.games.valhalla.sides import moved_from
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table, copy_of


@rule("VAL-BATTLE-16", "VAL-BATTLE-18")
def test_a_warrior_added_after_the_battle_is_not_activated_by_the_dice_of_the_one_who_left() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = Table(squads, {0: ["wolf-randulf"]}, {0: "einar"}, dice="axe x x x x x x x x x x x")
    table.play("0: attack 1, activate bear-grim, pass", "1: pass", "0: use-jarl second")
    assert not table.match.fighter(0).armed(0), "the grim one is in Valhalla"
    table.play("0: add-warrior wolf-randulf, place 0")
    assert table.squad(0)[0] == "wolf-randulf"
    assert table.valhalla(0) == ["bear-grim"]


def slots_left(table: Table, seat: int) -> list[int]:
    return table.match.empty_slots(seat)


@rule("VAL-AMB-145", "VAL-AMB-146", "VAL-INV-01")
def test_a_covered_warrior_keeps_his_slot_and_is_out_of_the_squad() -> None:
    table = Table({0: ["bear-grim", "wolf-ulf"], 1: ["boar-svein"]}, {0: ["deer-hjort"]})
    table.match.cover(0, 1)
    assert table.match.squad_size(0) == 1
    assert slots_left(table, 0) == [2, 3], "no warrior can be added in his slot"
    assert copy_of(table.match).players[0].at(1) == table.match.cards.by_key("wolf-ulf")
    assert view(table.match, 1).players[0].squad[1] is not None, "everybody sees him"
    table.play("0: add-warrior deer-hjort, place 2")
    table.match.uncover(0, 1)
    assert table.squad(0) == ["bear-grim", "wolf-ulf", "deer-hjort", ""]


@rule("VAL-AMB-146", "VAL-TURN-14")
def test_a_full_board_with_covered_warriors_makes_room_among_the_others() -> None:
    table = Table({0: ["bear-grim", "wolf-ulf", "boar-svein", "deer-hjort"]}, {0: ["bear-bjorn"]})
    table.match.cover(0, 0)
    table.match.cover(0, 1)
    table.play("0: add-warrior bear-bjorn")
    assert table.options(0) == ["dismiss boar-svein", "dismiss deer-hjort"]
    table.play("0: dismiss boar-svein, place 2")
    assert table.squad(0) == ["", "", "bear-bjorn", "deer-hjort"]


@rule("VAL-TYR-16")
def test_a_warrior_returns_to_the_hand_he_came_from() -> None:
    table = Table({0: ["bear-grim", "wolf-ulf"]})
    table.match.take_up(0, 0)
    assert table.hand(0) == ["bear-grim"]
    assert table.squad(0) == ["", "wolf-ulf", "", ""]


@rule("VAL-AMB-143", "VAL-INV-05")
def test_a_warrior_may_come_to_stand_beside_another_board() -> None:
    full = ["bear-grim", "wolf-ulf", "boar-svein", "deer-hjort"]
    table = Table({0: full, 1: ["bear-bjorn"]})
    table.match.move(1, 0, 0, 4)
    assert table.squad(0) == [*full, "bear-bjorn"]
    assert table.squad(1) == ["", "", "", ""]
    assert moved_from((1 * 8 + 3) * 8 + 4) == (1, 3, 4)
