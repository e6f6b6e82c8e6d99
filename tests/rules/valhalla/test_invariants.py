"""Chapter 34. The invariants hold in random games, and each violation is reported."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.core.chance import seeded
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.players import replaced
from meadhall.games.valhalla.table import Valhalla
from tests.exam.laws_valhalla import laws
from tests.rule import rule
from tests.rules.valhalla.table import Table, copy_of, new_match

MISSES = "x x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}


def broken(match: Valhalla) -> list[str]:
    return [law for module in match.rules.modules if (law := module.broken(match))]


@rule("VAL-INV-01", "VAL-INV-02", "VAL-INV-04", "VAL-INV-05", "VAL-INV-12")
@rule("VAL-INV-03", "VAL-INV-06", "VAL-INV-07", "VAL-INV-08", "VAL-INV-09", "VAL-INV-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_invariants_hold_in_random_games(seats: int) -> None:
    match = new_match(GAME.rulebook(GAME.setup(seats)), f"invariants {seats}")
    chance = seeded("answers")
    while not match.over:
        before = copy_of(match)
        seat = match.asked()
        options = match.legal(seat)
        match.step(seat, options[chance.pick(len(options))])
        assert (broken(match), laws(before, match)) == ([], "")


# -- each module reports violations of its own invariants


def in_battle() -> Table:
    table = Table(DUEL, {0: ["fury-2"]}, deck=["fury-3"], dice="axe bow x x x x")
    return table.play("0: attack 1, activate bear-grim")


def lose_a_card(match: Valhalla) -> None:
    match.deck.cards.pop()


def double_a_card(match: Valhalla) -> None:
    match.players[1].valhalla.cards.append(0)


def swap_a_card(match: Valhalla) -> None:
    match.players[0].hand.cards[0] = match.cards.by_key("bear-bera")


def add_a_shield(match: Valhalla) -> None:
    match.players[0].shields += 1


def lose_a_captured_shield(match: Valhalla) -> None:
    match.players[0].captured = replaced(match.players[0].captured, 1, match.players[0].captured[1] - 1)


def lose_a_grey_die(match: Valhalla) -> None:
    match.grey -= 1


def hold_a_grey_die_twice(match: Valhalla) -> None:
    match.fighter(0).held += 1


def take_a_die_off_a_warrior(match: Valhalla) -> None:
    match.fighter(0).placed.pop()


def put_a_second_die_on_a_warrior(match: Valhalla) -> None:
    match.fighter(0).placed *= 2


def activate_without_dice(match: Valhalla) -> None:
    match.fighter(1).used = 1


@pytest.mark.parametrize(
    ("harm", "law"),
    [
        pytest.param(lose_a_card, "VAL-INV-01", marks=rule("VAL-INV-01")),
        pytest.param(double_a_card, "VAL-INV-01", marks=rule("VAL-INV-01")),
        pytest.param(swap_a_card, "VAL-INV-01", marks=rule("VAL-INV-01")),
        pytest.param(add_a_shield, "VAL-INV-02", marks=rule("VAL-INV-02")),
        pytest.param(lose_a_captured_shield, "VAL-INV-02", marks=rule("VAL-INV-02")),
        pytest.param(lose_a_grey_die, "VAL-INV-04", marks=rule("VAL-INV-04")),
        pytest.param(hold_a_grey_die_twice, "VAL-INV-04", marks=rule("VAL-INV-04")),
        pytest.param(take_a_die_off_a_warrior, "VAL-INV-12", marks=rule("VAL-INV-12")),
        pytest.param(put_a_second_die_on_a_warrior, "VAL-INV-12", marks=rule("VAL-INV-12")),
        pytest.param(activate_without_dice, "VAL-INV-12", marks=rule("VAL-INV-12")),
    ],
)
def test_a_planted_fault_is_noticed(harm: Callable[[Valhalla], None], law: str) -> None:
    match = in_battle().match
    assert broken(match) == []
    harm(match)
    assert broken(match) == [law]


@rule("VAL-INV-04")
def test_outside_a_battle_the_supply_is_full() -> None:
    match = Table(DUEL).match
    match.grey = 2
    assert broken(match) == ["VAL-INV-04"]


@rule("VAL-INV-05")
@pytest.mark.parametrize(("jarl", "size", "fits"), [("egil", 4, True), ("egil", 5, False), ("hod", 6, True)])
def test_a_squad_above_its_limit_is_noticed(jarl: str, size: int, fits: bool) -> None:
    keys = ["bear-grim", "wolf-ulf", "wolf-randulf", "wolf-hundolf", "boar-svein", "deer-dain"]
    match = Table({0: keys[:size]}, jarls={0: jarl}).match
    assert broken(match) == ([] if fits else ["VAL-INV-05"])


# -- invariants about two successive positions


def won() -> Table:
    """Return a table in which seat 0 has a captured shield and a warrior in Valhalla, with three cards in the pile."""
    valhalla, captured = {0: ["bear-bera"]}, {0: {1: 1}}
    discard = ["cut-off", "fury-3", "heroic-3"]
    return Table(DUEL, valhalla=valhalla, captured=captured, discard=discard, dice="axe x x x x x")


def regain_a_shield(match: Valhalla) -> None:
    match.players[1].shields += 1


def give_a_captured_one_back(match: Valhalla) -> None:
    match.players[0].captured = replaced(match.players[0].captured, 1, match.players[0].captured[1] - 1)


def leave_valhalla(match: Valhalla) -> None:
    match.players[0].hand.cards.append(match.players[0].valhalla.cards.pop())


def turn_the_pile_over(match: Valhalla) -> None:
    match.discard.reverse()


def slip_a_card_under_the_pile(match: Valhalla) -> None:
    match.discard.insert(0, match.deck.cards.pop())


@pytest.mark.parametrize(
    ("harm", "law"),
    [
        pytest.param(regain_a_shield, "VAL-INV-03", marks=rule("VAL-INV-03")),
        pytest.param(give_a_captured_one_back, "VAL-INV-03", marks=rule("VAL-INV-03")),
        pytest.param(leave_valhalla, "VAL-INV-07", marks=rule("VAL-INV-07")),
        pytest.param(turn_the_pile_over, "VAL-INV-08", marks=rule("VAL-INV-08")),
        pytest.param(slip_a_card_under_the_pile, "VAL-INV-08", marks=rule("VAL-INV-08")),
    ],
)
def test_a_step_back_is_noticed(harm: Callable[[Valhalla], None], law: str) -> None:
    table = won()
    table.start()
    before = copy_of(table.match)
    assert laws(before, table.match) == ""
    harm(table.match)
    assert laws(before, table.match) == law


@rule("VAL-INV-08")
def test_cards_may_leave_the_pile_and_others_come_on_top() -> None:
    table = won()
    before = copy_of(table.match)
    table.match.lift(table.match.cards.by_key("fury-3"))
    table.match.mill(2)
    assert laws(before, table.match) == ""


@rule("VAL-INV-06")
def test_a_second_shield_in_one_battle_is_noticed() -> None:
    table = Table(DUEL, dice=["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, pass")
    before = copy_of(table.match)
    table.play("1: pass")
    assert laws(before, table.match) == ""
    before.battle().shield_moved = True
    assert laws(before, table.match) == "VAL-INV-06"


@rule("VAL-INV-06")
def test_two_shields_at_once_are_noticed() -> None:
    table = won()
    before = copy_of(table.match)
    table.match.players[1].shields -= 2
    table.match.players[0].capture(1)
    table.match.players[0].capture(1)
    assert laws(before, table.match) == "VAL-INV-06"


def final_round() -> tuple[Valhalla, Valhalla]:
    """Return the positions before and after the answer with which the final round begins."""
    table = Table(DUEL, deck=["fury-2", "fury-3"], deck_ends=True)
    table.play("0: attack 1, pass")
    before = copy_of(table.match)
    table.play("0: keep fury-2")
    return before, table.match


@rule("VAL-INV-09")
def test_the_final_round_has_as_many_turns_as_players() -> None:
    before, after = final_round()
    assert after.final_turns == 2
    assert laws(before, after) == ""
    for wrong in (0, 1, 3):
        after.final_turns = wrong
        assert laws(before, after) == "VAL-INV-09"


@rule("VAL-INV-09")
@pytest.mark.parametrize("harm", [1, -1])
def test_a_turn_too_many_or_too_few_in_the_final_round_is_noticed(harm: int) -> None:
    _, before = final_round()
    after = copy_of(before)
    after.turns += 1
    after.final_turns -= 1
    assert laws(before, after) == ""
    after.turns += harm
    assert laws(before, after) == "VAL-INV-09"


@rule("VAL-INV-09")
def test_an_armed_round_that_does_not_begin_and_a_game_that_ends_early_are_noticed() -> None:
    before, _ = final_round()
    before.armed = 2
    after = copy_of(before)
    after.turns += 1
    assert laws(before, after) == "VAL-INV-09"
    _, begun = final_round()
    after = copy_of(begun)
    after.stack = []
    assert laws(begun, after) == "VAL-INV-09"


@rule("VAL-INV-11", "VAL-DICE-09")
@pytest.mark.parametrize("harm", [0, 1, -1])
def test_a_reroll_that_costs_no_die_or_two_is_noticed(harm: int) -> None:
    table = Table(DUEL, dice="axe bow x x x x")
    table.play("0: attack 1")
    before = copy_of(table.match)
    table.play("0: discard-for-reroll x")
    table.match.fighter(0).pool[0] += harm
    assert laws(before, table.match) == ("VAL-INV-11" if harm else "")


@rule("VAL-INV-11")
def test_dice_that_come_or_go_in_the_roll_itself_are_noticed() -> None:
    table = Table(DUEL, dice="axe bow x x x x axe")
    table.play("0: attack 1, discard-for-reroll x, pick-die bow")
    before = copy_of(table.match)
    table.play("0: roll")
    assert laws(before, table.match) == ""
    table.match.fighter(0).pool[0] += 1
    assert laws(before, table.match) == "VAL-INV-11"
