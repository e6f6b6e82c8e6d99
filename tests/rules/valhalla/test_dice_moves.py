"""Chapter 4. Each move with dice alone: its options, cost and result, coloured or grey."""

from __future__ import annotations

import pytest

from meadhall.core.answers import no_answers
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.battle import first_roll, return_grey
from meadhall.games.valhalla.dice import (
    ANY_NUMBER,
    FREE_REROLL,
    PICK,
    REROLL,
    ROLL,
    TURN,
    Dice,
    Reroll,
    TurnX,
    die,
    has_loose,
    loose_dice,
    lose_die,
    rollable,
)
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import (
    COLOURED,
    DIE_CLASSES,
    FACE_COUNT,
    FACES,
    GREY,
    STAND_IN,
    WEAPON_COUNT,
    Moment,
    X,
)
from tests.rule import rule
from tests.rules.valhalla.meet import fight, offered
from tests.rules.valhalla.table import Table

SWORD, AXE, BOW = (FACES.index(face) for face in ("sword", "axe", "bow"))
RED_AXE, GREY_AXE, CARD_AXE = die(AXE, COLOURED), die(AXE, GREY), die(AXE, STAND_IN)
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}


def with_dice(*dice: int, luck: str = "") -> Valhalla:
    """Return a match in which seat 0 attacks with these dice; the grey ones are missing in the supply."""
    match = fight(Table(DUEL, dice=luck), armed=())
    for which in dice:
        match.fighter(0).pool[which] += 1
        match.grey -= which % 3 == GREY
    return match


def pool(match: Valhalla) -> list[int]:
    """Return the dice of seat 0, by class."""
    return [which for which in range(DIE_CLASSES) for _ in range(match.fighter(0).pool[which])]


@rule("VAL-DICE-14", "VAL-AMB-046")
def test_cards_that_stand_for_weapons_are_no_dice() -> None:
    match = with_dice(RED_AXE, GREY_AXE, GREY_AXE, CARD_AXE)
    assert loose_dice(match.fighter(0)) == 3
    assert [has_loose(match.fighter(0), wanted) for wanted in (1, 3, 4)] == [True, True, False]
    assert [rollable(which) for which in (RED_AXE, GREY_AXE, CARD_AXE)] == [True, True, False]


@rule("VAL-DICE-11", "VAL-DIFF-11", "VAL-DICE-06")
@pytest.mark.parametrize(("which", "out", "supply"), [(RED_AXE, 1, 2), (GREY_AXE, 0, 3), (CARD_AXE, 0, 2)])
def test_a_coloured_die_is_out_a_grey_one_back_in_the_supply(which: int, out: int, supply: int) -> None:
    match = with_dice(RED_AXE, GREY_AXE, CARD_AXE)
    lose_die(match, match.fighter(0), which)
    assert which not in pool(match)
    assert (match.fighter(0).discarded, match.grey) == (out, supply)


# -- rerolls


def reroll(match: Valhalla, times: int = 1, free: bool = False, most: int = ANY_NUMBER) -> Reroll:
    """Begin a reroll."""
    procedure = Reroll(0, times, free, 0, [], most)
    match.stack.append(procedure)
    return procedure


@rule("VAL-DICE-09", "VAL-DIFF-10", "VAL-DICE-12")
def test_any_dice_are_picked_in_ascending_order_at_least_one_and_rolled() -> None:
    match = with_dice(RED_AXE, die(BOW, COLOURED), die(X, COLOURED), CARD_AXE)
    reroll(match)
    picks = [PICK.of(which) for which in (RED_AXE, die(BOW, COLOURED), die(X, COLOURED))]
    assert offered(match) == picks, "nothing is picked yet, and there is no way out"
    match.stack[-1].chosen(match, 0, picks[1])
    assert offered(match) == [picks[2], ROLL.of()]


@rule("VAL-DICE-09")
@pytest.mark.parametrize(("picked", "more"), [(0, True), (1, True), (2, False)])
def test_who_grants_a_reroll_may_limit_the_dice(picked: int, more: bool) -> None:
    match = with_dice(RED_AXE, RED_AXE, RED_AXE)
    procedure = reroll(match, most=2)
    for _ in range(picked):
        procedure.chosen(match, 0, PICK.of(RED_AXE))
    assert (PICK.of(RED_AXE) in offered(match)) == more


@rule("VAL-DICE-09")
@pytest.mark.parametrize(("free", "picked", "declined"), [(True, 0, True), (True, 1, False), (False, 0, False)])
def test_a_granted_reroll_may_be_declined_until_a_die_is_picked(free: bool, picked: int, declined: bool) -> None:
    match = with_dice(RED_AXE, RED_AXE)
    procedure = reroll(match, free=free)
    for _ in range(picked):
        procedure.chosen(match, 0, PICK.of(RED_AXE))
    assert (PASS in offered(match)) == declined
    if declined:
        procedure.chosen(match, 0, PASS)
        assert procedure not in match.stack


@rule("VAL-DICE-09", "VAL-TACTIC-11")
@pytest.mark.parametrize(
    ("times", "dice", "picked", "asks"),
    [(2, 1, 0, True), (1, 1, 0, True), (1, 0, 1, True), (1, 0, 0, False), (0, 1, 0, False), (0, 0, 1, False)],
)
def test_a_reroll_asks_as_often_as_it_was_granted_and_while_there_are_dice(
    times: int, dice: int, picked: int, asks: bool
) -> None:
    match = with_dice(*[RED_AXE] * dice)
    procedure = reroll(match, times)
    procedure.picked = [RED_AXE] * picked
    procedure.run(match)
    assert (procedure in match.stack) == asks


@rule("VAL-DICE-09", "VAL-TACTIC-11", "VAL-INV-04")
def test_dice_keep_their_colour_when_they_are_rolled() -> None:
    match = with_dice(die(SWORD, COLOURED), GREY_AXE, luck="bow axe sword")
    procedure = reroll(match, times=2)
    procedure.picked = [die(SWORD, GREY), die(BOW, COLOURED), die(X, GREY)]
    procedure.lowest = die(X, GREY)
    procedure.roll(match)
    after = [(SWORD, COLOURED), (SWORD, GREY), (AXE, GREY), (AXE, GREY), (BOW, COLOURED)]
    assert pool(match) == [die(*each) for each in after], "the coloured die shows a bow, the grey ones axe and sword"
    assert (procedure.picked, procedure.lowest, procedure.times) == ([], 0, 1)


@rule("VAL-DICE-10", "VAL-AMB-039", "VAL-DICE-17")
@pytest.mark.parametrize(
    ("dice", "granted", "open_to"),
    [
        ([RED_AXE], 0, []),
        ([RED_AXE, CARD_AXE], 0, []),
        ([RED_AXE, GREY_AXE], 0, [REROLL.of(RED_AXE), REROLL.of(GREY_AXE)]),
        ([RED_AXE], 1, [FREE_REROLL.of()]),
        ([CARD_AXE], 1, []),
        ([RED_AXE, RED_AXE], 2, [REROLL.of(RED_AXE), FREE_REROLL.of()]),
    ],
)
def test_a_basic_reroll_needs_two_dice_a_granted_one_needs_one(
    dice: list[int], granted: int, open_to: list[int]
) -> None:
    match = with_dice(*dice)
    match.fighter(0).free_rerolls = granted
    out = no_answers()
    next(module for module in match.rules.modules if isinstance(module, Dice)).offers(match, Moment.ATTACK, 0, out)
    assert list(out) == open_to


@rule("VAL-AMB-040", "VAL-INV-11")
def test_a_basic_reroll_is_paid_and_counted_a_granted_one_is_free() -> None:
    table = Table(DUEL, dice=["sword axe x x x x", "bow", "bow"]).play("0: attack 1")
    fighter = table.match.fighter(0)
    fighter.free_rerolls = 1
    table.play("0: discard-for-reroll x, pick-die x")
    assert table.options(0) == ["pick-die x", "roll"], "as many dice as one likes"
    table.play("0: roll")
    assert (len(table.dice(0)), fighter.rerolls, fighter.free_rerolls) == (5, 1, 1)
    table.play("0: free-reroll")
    assert "pass" in table.options(0)
    table.play("0: pick-die sword, roll")
    assert (len(table.dice(0)), fighter.rerolls, fighter.free_rerolls) == (5, 1, 0)
    assert "activate bear-grim" in table.options(0), "it was one reroll"


# -- turning


@rule("VAL-TACTIC-12", "VAL-DIFF-20", "VAL-AMB-047", "VAL-AMB-046")
@pytest.mark.parametrize("material", [COLOURED, GREY])
def test_an_x_turns_to_any_weapon_and_keeps_its_colour(material: int) -> None:
    match = with_dice(die(X, material), die(X, STAND_IN), RED_AXE)
    match.stack.append(TurnX(0, lowest=0))
    turns = [TURN.of(material * FACE_COUNT + face) for face in range(WEAPON_COUNT)]
    assert offered(match) == [PASS, *turns], "no card is turned"
    match.stack[-1].chosen(match, 0, turns[BOW])
    assert sorted(pool(match)) == sorted([die(BOW, material), die(X, STAND_IN), RED_AXE])


# -- the first roll


@rule("VAL-AMB-041", "VAL-AMB-064", "VAL-BATTLE-05")
@pytest.mark.parametrize(
    ("aside", "fewer", "held", "coloured"), [(0, 0, 0, 6), (1, 0, 2, 5), (1, 2, 1, 3), (4, 3, 1, 0)]
)
def test_the_first_roll(aside: int, fewer: int, held: int, coloured: int) -> None:
    match = with_dice(luck="x " * (coloured + held))
    fighter = match.fighter(0)
    fighter.set_aside, fighter.fewer, fighter.held = aside, fewer, held
    first_roll(match, fighter)
    assert (fighter.pool[die(X, COLOURED)], fighter.pool[die(X, GREY)]) == (coloured, held)
    assert (fighter.rolled, fighter.held) == (True, 0)


@rule("VAL-DIFF-14")
def test_unused_grey_dice_go_back_and_no_others() -> None:
    match = with_dice(RED_AXE, GREY_AXE, CARD_AXE, die(X, GREY))
    return_grey(match, match.fighter(0))
    assert (pool(match), match.grey) == ([RED_AXE, CARD_AXE], 3)
