"""The odds of a battle read from the table, and games of the engine that follow them."""

from __future__ import annotations

import math
import os

import pytest

from meadhall.core.chance import seeded
from meadhall.games.valhalla.odds.battle import UNSEEN, battle_odds, chance_to_win, hidden_hands, side_of, supposed
from meadhall.games.valhalla.odds.phase import phase_odds
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.turn import ATTACK
from tests.rule import rule
from tests.rules.valhalla.policy import Attacker, attack
from tests.rules.valhalla.table import Table

GAMES = 250 if os.environ.get("MEADHALL_ENGINE") == "compiled" else 80  # interpreted, a game takes long
SQUAD = ["bear-bjorn", "wolf-ulf", "bear-bersi", "bear-styrbjorn"]
FOES = ["wolf-ulf", "bear-grim"]


def one_weapon(dice: int) -> float:
    """Return the chance of one weapon with this many dice and basic rerolls."""
    return float(1 - math.prod((5 / 6) ** rolled for rolled in range(1, dice + 1)))


# -- reading the table


@rule("VAL-BATTLE-40", "VAL-TACTIC-05", "VAL-TACTIC-08")
def test_a_phase_is_read_from_the_table() -> None:
    table = Table({0: SQUAD, 1: FOES}, {0: ["fury-2", "heroic-3", "heroic-bow", "cut-off", "push-back"]})
    side = side_of(supposed(table.match, 0, 1), 0, table.match.players[0].hand.cards)
    assert [arms.strength for arms in side.arms] == [5, 2, 8, 6, 4], "four warriors and a Heroic Attack"
    assert (side.sure, side.heroics, side.left.push, side.roll) == (2, 1, 1, 6)


@rule("VAL-WAR-07")
def test_bonuses_that_do_not_hang_on_dice_count() -> None:
    for foes, plus in ((["wolf-ulf"], 3), (["frost-frosti"], 0)):
        match = Table({0: ["boar-galti"], 1: foes}).match
        printed = match.warrior(0, 0).strength
        assert side_of(supposed(match, 0, 1), 0, []).arms[0].strength == printed + plus


# -- a battle


@rule("VAL-BATTLE-28", "VAL-BATTLE-29", "VAL-BATTLE-21")
def test_one_against_one_with_equal_strength_the_attacker_only_has_to_arm() -> None:
    match = Table({0: ["wolf-ulf"], 1: ["bear-grim"]}).match
    found = battle_odds(match, 0)
    assert [target.seat for target in found] == [1]
    assert found[0].chance == pytest.approx(one_weapon(6), abs=1e-12)


@rule("VAL-BATTLE-26")
def test_a_weaker_attacker_needs_the_defender_to_miss() -> None:
    match = Table({0: ["wolf-gunnolf"], 1: ["bear-grim"]}).match
    expected = one_weapon(6) * (1 - one_weapon(6))
    assert battle_odds(match, 0)[0].chance == pytest.approx(expected, abs=1e-12)


@rule("VAL-WAR-23")
def test_a_frost_giant_takes_a_die_from_the_defence() -> None:
    match = Table({0: ["frost-frosti"], 1: ["bear-arnbjorn"]}).match
    attacker = supposed(match, 0, 1)
    side = side_of(attacker, 0, [])
    assert side.arms[0].frost
    defender = supposed(match, 0, 1)
    defender.battle().defender.fewer = 1
    armed = phase_odds(side).chance(1)
    held = phase_odds(side_of(defender, 1, [])).chance(side.arms[0].strength + 1)
    assert battle_odds(match, 0)[0].chance == pytest.approx(armed * (1 - held), abs=1e-12)


def test_only_legal_targets_are_listed() -> None:
    match = Table({0: ["wolf-ulf"], 1: ["bear-grim"]}, seats=3).match
    assert [target.seat for target in battle_odds(match, 0)] == [1], "the third player has no squad"


def test_in_the_defence_phase_the_chance_is_for_one_more_than_the_attack() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf", "wolf-randulf"]}, dice=["axe x x x x x", "x x x sword x bow"])
    table.play("0: attack 1, activate bear-grim, pass")
    match = table.match
    assert match.battle().attacker.strength == 2
    odds = phase_odds(side_of(match, 1, []))
    assert chance_to_win(match, 1) == pytest.approx(odds.chance(3), abs=1e-12)
    assert 0.0 < odds.chance(3) < odds.chance(2) == 1.0


# -- hidden hands


def test_hidden_hands_have_all_the_chance_there_is() -> None:
    match = supposed(Table({0: SQUAD, 1: FOES}, {1: ["fury-2", "wolf-hundolf", "push-back"]}).match, 0, 1)
    hands = hidden_hands(match, 0, 1)
    assert sum(p for p, _ in hands) == pytest.approx(1.0, abs=1e-12)
    assert max(len(hand) for _, hand in hands) == 2


@rule("VAL-SETUP-28")
def test_the_odds_do_not_know_what_others_hold() -> None:
    hands = {0: ["push-back"], 1: ["fury-2", "wolf-hundolf"]}
    match = Table({0: ["wolf-ulf", "bear-grim"], 1: ["bear-bjorn"]}, hands).match
    plain, unseen = battle_odds(match, 0)[0].chance, battle_odds(match, 0, UNSEEN)[0].chance
    assert unseen < plain, "hidden tactics can only help the defender"
    for seed in ("one", "two"):
        world = match.determinize(0, seeded(seed))
        assert isinstance(world, Valhalla)
        assert battle_odds(world, 0)[0].chance == plain
        assert battle_odds(world, 0, UNSEEN)[0].chance == pytest.approx(unseen, abs=1e-12)


# -- the engine


CASES: list[tuple[list[str], int]] = [
    ([], 11),
    (["fury-2", "heroic-3", "new-weapons", "push-back"], 17),
    (["weapon-swap", "heroic-axe", "push-back", "new-weapons"], 18),
]


@rule("VAL-BATTLE-06")
@pytest.mark.parametrize(("hand", "strength"), CASES)
def test_playing_the_best_moves_in_the_engine_gives_the_stated_chance(hand: list[str], strength: int) -> None:
    table = Table({0: SQUAD, 1: FOES}, {0: hand})
    table.start()
    chance = phase_odds(side_of(supposed(table.match, 0, 1), 0, table.match.players[0].hand.cards)).chance(strength)
    attacker = Attacker(strength)
    reached = sum(one_attack(table, attacker, f"{strength} {game}") >= strength for game in range(GAMES))
    error = math.sqrt(chance * (1 - chance) / GAMES)
    assert 0.05 < chance < 0.95
    assert abs(reached / GAMES - chance) < 4 * error


def one_attack(table: Table, attacker: Attacker, seed: str) -> int:
    g = table.match.copy()
    assert isinstance(g, Valhalla)
    g.chance = seeded(seed + " first")
    g.step(0, ATTACK.of(1))
    return attack(g, attacker, seed)
