"""What the einherjar of Valhalla knows better: which cards to keep, which jarl, and that no card outlasts the world."""

from __future__ import annotations

import pytest

from meadhall.bots.policy import Policy
from meadhall.bots.valhalla.policy import VALHALLA_POLICY
from meadhall.core.chance import seeded
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.setup import KEEP_JARL
from meadhall.games.valhalla.tactics import PLAY
from meadhall.games.valhalla.turn import KEEP
from tests.bots.test_valhalla_calculation import answered
from tests.rules.valhalla.table import Table

CHEAP, GOOD = "boar-galti", "bear-bjorn"


def kept(table: Table, policy: Policy, seat: int) -> str:
    """Which of two warriors drawn goes into the hand."""
    cards = table.match.cards
    legal = [KEEP.of(cards.by_key(key)) for key in (CHEAP, GOOD)]
    return cards.cards[KEEP.arg(policy.choose(table.match, seat, legal, seeded("luck")))].key


def test_who_takes_his_time_keeps_the_stronger_warrior_and_thinks_of_others_as_before() -> None:
    table = Table({0: ["wolf-ulf"], 1: ["wolf-ulf"]})
    table.start()
    patient = VALHALLA_POLICY.for_search(0, 4)
    assert [kept(table, VALHALLA_POLICY, 0), kept(table, patient, 0), kept(table, patient, 1)] == [CHEAP, GOOD, CHEAP]


def test_among_several_only_turns_are_thought_about_in_a_duel_cards_too() -> None:
    table = Table({0: ["wolf-ulf"]}, seats=4)
    table.play("0: draw")
    legal = table.match.legal(0)
    assert KEEP.has(legal[0])
    assert [VALHALLA_POLICY.for_search(0, seats).is_routine(table.match, 0, legal) for seats in (2, 4)] == [False, True]


def test_who_plays_to_the_end_counts_how_near_everybody_was() -> None:
    table = Table(valhalla={0: ["bear-ketilbjorn"], 1: ["bear-bera"]}, seats=3)
    patient, quick = (policy.end_values(table.match) for policy in (VALHALLA_POLICY.for_search(0, 3), VALHALLA_POLICY))
    assert quick == [1.0, 0.0, 0.0]
    assert patient[0] > patient[1] > patient[2] > 0.0
    assert sum(patient) == pytest.approx(1.0)


def test_a_jarl_who_spares_an_action_is_kept() -> None:
    table = Table()
    table.start()
    legal = [KEEP_JARL.of(GAME.number_of(table.match, "jarl", key)) for key in ("styr", "solveig", "gudrun")]
    assert VALHALLA_POLICY.exact_answer(table.match, 0, legal) == legal[1]


def test_at_the_end_of_the_world_a_card_is_played_for_any_gain() -> None:
    """One glory is less than a card is worth in other battles; now it would be given up unused."""
    table = Table({0: ["wolf-ulf"]}, {0: ["new-weapons"]}, dice=["x x x x x x", *["x x x x x"] * 5], at="ragnarok")
    table.start()
    found = answered(table, 0)
    assert [PLAY.arg(action) for action in found if PLAY.has(action)] == [table.match.cards.by_key("new-weapons")]
