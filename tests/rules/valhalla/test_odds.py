"""The exact odds of a phase, compared with brute force, closed forms and the engine."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.needs import any_two, same
from meadhall.games.valhalla.odds.choice import DiceMove, best_move
from meadhall.games.valhalla.odds.dice import Left
from meadhall.games.valhalla.odds.phase import Arms, Side, phase_odds
from meadhall.games.valhalla.terms import EMPTY, FACE_COUNT, WEAPON_COUNT, X
from tests.rule import rule
from tests.rules.valhalla import brute
from tests.rules.valhalla.brute import ANY_HEROIC, FREE, FURY, HEROIC4, NEW, PUSH, SWAP

SWORD, AXE, SPEAR, SHIELD, BOW = range(WEAPON_COUNT)


def way(*faces: int) -> list[int]:
    return [faces.count(face) for face in range(FACE_COUNT)]


ULF = Arms(0, [way(SWORD)], 2)
BJORN = Arms(1, [way(SWORD, AXE)], 5)
STYRBJORN = Arms(2, [way(AXE, AXE)], 6)
BERSI = Arms(3, [way(AXE, SPEAR, BOW)], 8)
ANY2 = Arms(0, any_two().ways, 3)
SAME2 = Arms(1, same(2).ways, 4)
WILD = Arms(2, [way(SWORD, SPEAR), way(SWORD, X), way(X, SPEAR)], 4)

Hand = tuple[tuple[int, int], ...]


def a_side(arms: list[Arms], dice: list[int], hand: Hand = (), roll: int = 0, grey: int = 3) -> Side:
    """Return a phase with these tactics, each a kind and a face."""
    kinds = [kind for kind, _ in hand]
    heroes = [Arms(EMPTY, [way(face)], 4) for kind, face in hand if kind == HEROIC4]
    left = Left(kinds.count(PUSH), kinds.count(FREE), kinds.count(NEW), grey)
    side = Side(arms + heroes, dice, left, roll)
    side.sure = 2 * kinds.count(FURY)
    side.heroics = kinds.count(ANY_HEROIC)
    side.swap = SWAP in kinds
    return side


def slow(arms: list[Arms], dice: list[int], hand: Hand, grey: int = 3) -> brute.State:
    """Return the same phase for brute force."""
    fighters = []
    for arm in arms:
        ways = tuple(tuple(faces_in(code)) for code in arm.codes)
        fighters.append(brute.Fighter(ways, arm.strength))
    loose = tuple(face for face in range(FACE_COUNT) for _ in range(dice[face]))
    return brute.State(loose, tuple(fighters), False, 0, tuple(sorted(hand)), grey, 0)


def faces_in(code: int) -> list[int]:
    return [face for face in range(FACE_COUNT) for _ in range(code >> 5 * face & 31)]


NO_DICE = [0] * FACE_COUNT
CASES: list[tuple[list[Arms], int, Hand]] = [
    ([ULF], 1, ()),
    ([ULF, BJORN], 3, ()),
    ([ULF, STYRBJORN], 4, ()),
    ([ANY2, SAME2], 4, ()),
    ([BERSI, BJORN], 4, ()),
    ([WILD, ULF], 3, ()),
    ([ULF, BJORN], 2, ((FURY, 0), (FURY, 0))),
    ([ULF, BJORN], 3, ((ANY_HEROIC, 0),)),
    ([ULF, SAME2], 3, ((ANY_HEROIC, 0), (ANY_HEROIC, 0))),
    ([ULF, BJORN], 3, ((HEROIC4, AXE),)),
    ([ULF, STYRBJORN], 3, ((HEROIC4, SWORD), (HEROIC4, BOW))),
    ([BJORN], 2, ((NEW, 0),)),
    ([ULF, STYRBJORN], 2, ((NEW, 0), (NEW, 0))),
    ([BJORN], 0, ((NEW, 0), (NEW, 0))),
    ([BJORN, SAME2], 3, ((PUSH, 0),)),
    ([BJORN], 2, ((PUSH, 0), (PUSH, 0))),
    ([BJORN], 3, ((FREE, 0),)),
    ([BJORN, STYRBJORN], 3, ((SWAP, 0),)),
    ([SAME2, ULF], 3, ((SWAP, 0), (SWAP, 0))),
    ([BJORN], 2, ((SWAP, 0), (NEW, 0))),
    ([BJORN, ULF], 2, ((PUSH, 0), (ANY_HEROIC, 0), (SWAP, 0))),
    ([STYRBJORN, ULF], 2, ((HEROIC4, AXE), (NEW, 0), (FURY, 0))),
    ([ULF, BJORN], 2, ((SWAP, 0), (HEROIC4, BOW), (ANY_HEROIC, 0))),
    ([WILD], 2, ((SWAP, 0), (ANY_HEROIC, 0))),
]


@rule("VAL-DICE-09", "VAL-DICE-10", "VAL-BATTLE-06")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_the_odds_are_those_of_brute_force(case: int) -> None:
    arms, dice, hand = CASES[case]
    odds = phase_odds(a_side(arms, NO_DICE, hand, roll=dice))
    state = slow(arms, NO_DICE, hand)
    for strength in range(len(odds.at_least) + 1):
        expected = brute.before_the_roll(state, dice, strength)
        assert odds.chance(strength) == pytest.approx(expected, abs=1e-9), strength


@rule("VAL-DICE-06", "VAL-AMB-043")
@pytest.mark.parametrize("grey", [0, 1, 2])
def test_new_weapons_roll_what_the_supply_has(grey: int) -> None:
    hand: Hand = ((NEW, 0),)
    odds = phase_odds(a_side([BJORN], NO_DICE, hand, roll=2, grey=grey))
    expected = brute.before_the_roll(slow([BJORN], NO_DICE, hand, grey), 2, 5)
    assert odds.chance(5) == pytest.approx(expected, abs=1e-9)


@rule("VAL-BATTLE-06")
@pytest.mark.parametrize("dice", [[1, 0, 0, 0, 0, 2], [0, 1, 1, 0, 1, 0], [2, 1, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0]])
def test_the_odds_after_a_roll_are_those_of_brute_force(dice: list[int]) -> None:
    hand: Hand = ((PUSH, 0), (ANY_HEROIC, 0))
    odds = phase_odds(a_side([ULF, BJORN, SAME2], dice, hand))
    for strength in range(len(odds.at_least) + 1):
        expected = brute.chance(slow([ULF, BJORN, SAME2], dice, hand), strength)
        assert odds.chance(strength) == pytest.approx(expected, abs=1e-9), strength


def test_an_armed_warrior_makes_tactics_count_at_once() -> None:
    side = a_side([BJORN], [0, 0, 0, 0, 0, 1], ((ANY_HEROIC, 0),))
    assert phase_odds(side).at_least == [1.0], "no warrior can be armed with one die"
    side.armed, side.sure = True, 4
    assert phase_odds(side).at_least == [1.0] * (4 + 3 + 1)


# -- closed forms


@pytest.mark.parametrize("dice", range(7))
def test_one_weapon_with_one_die_after_the_other(dice: int) -> None:
    """With n dice and rerolls: each reroll costs a die, and all the others are rolled again."""
    missed = 1.0
    for rolled in range(dice, 0, -1):
        missed *= (5 / 6) ** rolled
    odds = phase_odds(a_side([ULF], NO_DICE, roll=dice))
    assert odds.chance(ULF.strength) == pytest.approx(1 - missed, abs=1e-12)


def test_two_of_a_kind_with_two_dice() -> None:
    """Five pairs of 36; a single die is no pair."""
    assert phase_odds(a_side([SAME2], NO_DICE, roll=2)).chance(4) == pytest.approx(5 / 36, abs=1e-12)


def test_the_better_of_two_new_dice() -> None:
    odds = phase_odds(a_side([ULF], NO_DICE, ((NEW, 0),)))
    assert odds.chance(2) == pytest.approx(11 / 36, abs=1e-12)


def test_push_back_rolls_a_single_die_three_times() -> None:
    odds = phase_odds(a_side([ULF], NO_DICE, ((PUSH, 0),), roll=1))
    assert odds.chance(2) == pytest.approx(1 - (5 / 6) ** 3, abs=1e-12)


def test_weapon_swap_makes_two_faces_good() -> None:
    odds = phase_odds(a_side([ULF], NO_DICE, ((SWAP, 0),), roll=1))
    assert odds.chance(2) == pytest.approx(2 / 6, abs=1e-12)


# -- more is never worse

SQUAD = [ULF, BJORN, STYRBJORN, BERSI]
MORE: list[tuple[Hand, int]] = [((), 7), (((PUSH, 0),), 6), (((NEW, 0),), 6), (((SWAP, 0),), 6)]
MORE += [(((ANY_HEROIC, 0),), 6), (((HEROIC4, BOW),), 6), (((FURY, 0),), 6), (((FREE, 0),), 6)]


@pytest.mark.parametrize(("hand", "dice"), MORE)
def test_a_card_or_a_die_more_is_never_worse(hand: Hand, dice: int) -> None:
    plain = phase_odds(a_side(SQUAD, NO_DICE, roll=6))
    more = phase_odds(a_side(SQUAD, NO_DICE, hand, roll=dice))
    assert sorted(more.at_least, reverse=True) == more.at_least, "higher strengths are never easier"
    assert all(more.chance(s) >= plain.chance(s) - 1e-12 for s in range(len(plain.at_least)))
    assert any(more.chance(s) > plain.chance(s) + 1e-6 for s in range(len(more.at_least)))


def test_colours_of_weapons_do_not_matter() -> None:
    """The same squad with all weapons renamed has the same odds."""
    turned = [Arms(a.slot, [[w[4], *w[:4], w[5]] for w in [counts(a)]], a.strength) for a in SQUAD]
    hand: Hand = ((PUSH, 0), (NEW, 0), (ANY_HEROIC, 0))
    one, other = (phase_odds(a_side(squad, NO_DICE, hand, roll=6)) for squad in (SQUAD, turned))
    assert one.at_least == pytest.approx(other.at_least, abs=1e-12)


def counts(arms: Arms) -> list[int]:
    return [arms.codes[0] >> 5 * face & 31 for face in range(FACE_COUNT)]


# -- the best move


def achieved(side: Side, strength: int, pending: int = 0) -> float:
    """Return the chance of a player who always follows `best_move`."""
    move = best_move(side, strength, pending > 0)
    if move.kind == DiceMove.FINISH:
        return float(finished(side, move) >= strength)
    if move.kind == DiceMove.DECLINE:
        return achieved(side, strength)
    if move.kind == DiceMove.NEW:
        return with_new_weapons(side, strength)
    left = side.left
    push, free = left.push - (move.kind == DiceMove.PUSH), left.free - (move.kind == DiceMove.FREE and not pending)
    discarded = 1 if move.kind == DiceMove.REROLL else 0
    again = 1 if move.kind == DiceMove.PUSH else 0
    after = Left(push, free, left.new, left.grey)
    count = sum(side.dice) - sum(move.keep) - discarded
    assert count > 0, "one die at least is rolled"
    return sum(
        p * achieved(with_dice(side, add(move.keep, roll), after), strength, again) for roll, p in brute.rolls(count)
    )


def with_new_weapons(side: Side, strength: int) -> float:
    left = side.left
    after = Left(left.push, left.free, left.new - 1, left.grey - 1)
    total = 0.0
    for roll, p in brute.rolls(left.rolled(left.new)):
        kept = [with_dice(side, add(side.dice, (face,)), after) for face in set(roll)]
        total += p * max(achieved(one, strength) for one in kept)
    return total


def with_dice(side: Side, dice: list[int], left: Left) -> Side:
    twin = Side(side.arms, dice, left)
    twin.sure, twin.armed, twin.heroics, twin.swap = side.sure, side.armed, side.heroics, side.swap
    return twin


def add(dice: list[int], faces: tuple[int, ...]) -> list[int]:
    return [dice[face] + faces.count(face) for face in range(FACE_COUNT)]


def finished(side: Side, move: DiceMove) -> int:
    """Return the strength after the plan, which must be possible."""
    dice = add(side.dice, tuple(move.turn))
    dice[X] -= len(move.turn)
    total = side.sure
    for which, one_way in zip(move.arm, move.ways, strict=True):
        for face in faces_in(side.arms[which].codes[one_way]):
            dice[face] -= 1
        total += side.arms[which].strength
    assert all(count >= 0 for count in dice)
    assert sum(dice) >= move.heroics
    armed = side.armed or any(side.arms[which].slot != EMPTY for which in move.arm)
    return total + 3 * move.heroics if armed else 0


PLAYED: list[tuple[list[Arms], list[int], Hand]] = [
    ([ULF, BJORN], [0, 1, 0, 0, 1, 1], ()),
    ([SAME2, ULF], [0, 1, 1, 0, 0, 0], ((PUSH, 0), (ANY_HEROIC, 0))),
    ([BJORN, STYRBJORN], [0, 1, 0, 0, 0, 1], ((NEW, 0), (SWAP, 0))),
    ([BJORN], [0, 0, 0, 1, 0, 1], ((FREE, 0), (HEROIC4, SHIELD), (FURY, 0))),
]


@pytest.mark.parametrize(("arms", "dice", "hand"), PLAYED)
def test_the_best_moves_reach_the_stated_chance(arms: list[Arms], dice: list[int], hand: Hand) -> None:
    side = a_side(arms, dice, hand)
    odds = phase_odds(side)
    for strength in sorted({s for s in range(1, len(odds.at_least)) if odds.chance(s) > odds.chance(s + 1)}):
        assert best_move(side, strength).value == pytest.approx(odds.chance(strength), abs=1e-12)
        assert achieved(side, strength) == pytest.approx(odds.chance(strength), abs=1e-9), strength
