"""Battles reckoned out: whom to arm, when to let an attack be, which tactic to play, and what glory is for."""

from __future__ import annotations

from meadhall.bots.policy import NO_ANSWER
from meadhall.bots.valhalla.policy import VALHALLA_POLICY
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.arming import ACTIVATE
from meadhall.games.valhalla.dice import REROLL
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.tactics import PLAY
from tests.rules.valhalla.table import Table

MISSES = ["x x x x x"] * 5  # whatever is thrown again
CROWD = ["wolf-ulf", "wolf-ulfhild", "wolf-randulf", "wolf-ulfljot"]


def answered(table: Table, seat: int) -> list[int]:
    """What the seat answers by reckoning, until its phase is over or it does not know."""
    match, out = table.match, []
    while match.fight is not None and match.is_asked(seat):
        action = VALHALLA_POLICY.exact_answer(match, seat, match.legal(seat))
        if action == NO_ANSWER:
            break
        out.append(action)
        match.step(seat, action)
    return out


def verbs(actions: list[int]) -> list[str]:
    return ["pass" if action == PASS else GAME.vocabulary.verb_of(action).key for action in actions]


def test_an_attack_that_would_hold_is_made() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["bear-arnbjorn"]}, dice=["sword axe x x x x"])
    table.play("0: attack 1")
    assert answered(table, 0) == [ACTIVATE.of(0), PASS]


def test_an_attack_that_cannot_hold_gives_the_defender_no_victory() -> None:
    table = Table({0: ["wolf-ulf"], 1: CROWD}, dice=["sword x x x x x", *MISSES])
    table.play("0: attack 1")
    assert "activate" not in verbs(answered(table, 0))
    assert table.match.fight is None


def test_the_defender_throws_again_while_he_lacks_a_weapon_and_then_stops() -> None:
    dice = ["sword x x x x x", "x x x x x x", "axe x x x", "x x x"]
    table = Table({0: ["wolf-ulf"], 1: ["bear-styrbjorn", "bear-bjorn"]}, dice=dice)
    table.play("0: attack 1, activate wolf-ulf, pass")
    found = answered(table, 1)
    assert REROLL.has(found[0])


def test_at_the_end_of_the_world_glory_comes_before_strength() -> None:
    table = Table({0: ["wolf-ulf", "wolf-gunnolf"]}, dice=["sword x x x x x", *MISSES], at="ragnarok")
    table.start()
    found = [action for action in answered(table, 0) if ACTIVATE.has(action)]
    assert found == [ACTIVATE.of(1)], "one strength less, one glory more"


def test_a_defender_plays_the_tactic_that_is_enough_and_no_other() -> None:
    hand = {1: ["fury-2", "heroic-3"]}
    dice = ["sword axe x x x x", "spear shield x x x x"]
    table = Table({0: ["bear-bjorn"], 1: ["bear-asbera"]}, hand, dice=dice)
    table.play("0: attack 1, activate bear-bjorn, pass")
    found = answered(table, 1)
    played = [PLAY.arg(action) for action in found if PLAY.has(action)]
    assert played == [table.match.cards.by_key("fury-2")], "4 and 2 are more than 5"


def test_outside_battles_there_is_nothing_to_reckon() -> None:
    table = Table({0: ["wolf-ulf"], 1: ["wolf-ulf"]})
    table.start()
    assert VALHALLA_POLICY.exact_answer(table.match, 0, table.match.legal(0)) == NO_ANSWER
