"""Chapter 9. Ragnarök: each player arms warriors once more."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.cards.deck import BLANK, Effect, Tactic
from meadhall.games.valhalla.terms import Courses, Moment
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
PAIR = {0: ["bear-bjorn", "wolf-ulf"], 1: ["boar-svein"]}


def ends(squads: dict[int, list[str]], hands: dict[int, list[str]] | None = None, **more: object) -> Table:
    return Table(squads, hands or {}, at="ragnarok", **more)  # type: ignore[arg-type]


@rule("VAL-RAG-01")
def test_one_rolls_six_dice_rerolls_plays_tactics_and_arms_warriors() -> None:
    table = ends(PAIR, {0: ["weapon-swap"]}, dice=["sword spear x x x x", "axe"])
    table.start()
    assert len(table.dice(0)) == 6
    table.play("0: discard-for-reroll x, pick-die spear, roll, activate bear-bjorn")
    table.play("0: play weapon-swap, turn-x sword, pass, activate wolf-ulf, pass")
    assert table.valhalla(0) == ["bear-bjorn", "wolf-ulf"]


@rule("VAL-RAG-02", "VAL-DIFF-26")
def test_it_ends_when_its_player_wishes_even_with_warriors_left_to_arm() -> None:
    table = ends(PAIR, dice=["sword sword axe x x x", MISSES])
    table.play("0: activate bear-bjorn")
    assert table.may("0: activate wolf-ulf")
    table.play("0: pass")
    assert (table.valhalla(0), table.asked()) == (["bear-bjorn"], [1])


@rule("VAL-RAG-03")
def test_all_activated_warriors_go_to_valhalla() -> None:
    table = ends(PAIR, dice=["sword sword axe x x x", MISSES])
    table.play("0: activate bear-bjorn, activate wolf-ulf, pass")
    assert (table.valhalla(0), table.warriors(0)) == (["bear-bjorn", "wolf-ulf"], [])


@rule("VAL-RAG-04", "VAL-RAG-05")
def test_the_rest_of_squad_and_hand_is_discarded() -> None:
    table = ends(PAIR, {0: ["fury-2", "deer-hinda"]}, dice=["sword x x x x x", MISSES])
    table.play("0: activate wolf-ulf, pass")
    assert (table.warriors(0), table.hand(0)) == ([], [])
    assert sorted(table.discard()[:3]) == ["bear-bjorn", "deer-hinda", "fury-2"]
    assert table.valhalla(0) == ["wolf-ulf"]


@rule("VAL-RAG-05", "VAL-TL-51")
def test_tactics_played_are_discarded_and_dice_returned() -> None:
    table = ends(PAIR, {0: ["new-weapons"]}, dice=[MISSES, "sword bow", MISSES])
    table.play("0: play new-weapons, keep-die sword, activate wolf-ulf, pass")
    assert "new-weapons" in table.discard()
    assert (table.match.grey, len(table.dice(1))) == (3, 6)


@rule("VAL-RAG-06")
def test_no_player_is_attacked_and_no_shield_is_taken() -> None:
    table = ends(PAIR, dice=["sword sword axe x x x", "sword x x x x x"])
    table.play("0: activate bear-bjorn, activate wolf-ulf")
    assert table.match.battle().ragnarok
    table.play("0: pass", "1: activate boar-svein, pass")
    assert [table.shields(seat) for seat in (0, 1)] == [4, 4]
    assert [table.captured(seat) for seat in (0, 1)] == [[0, 0], [0, 0]]
    assert table.events("attacked", 0) == table.events("attacked", 1) == []


@rule("VAL-RAG-08")
def test_strength_has_no_effect() -> None:
    table = ends(PAIR, {0: ["fury-2"]}, dice=["sword x x x x x", MISSES])
    table.play("0: play fury-2, pass")
    assert table.valhalla(0) == [], "strength alone sends no warrior"
    assert table.events("strength", 0) == []


@rule("VAL-RAG-09", "VAL-TL-50", "VAL-AMB-113")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_each_player_once_from_the_left_of_the_one_who_moved_last(turn: int) -> None:
    table = ends({}, seats=3, turn=turn).play_out()
    order = [event.seat for event in table.log() if event.what.key == "ragnarok"]
    assert order == [turn, (turn + 1) % 3, (turn + 2) % 3]


@rule("VAL-TL-50", "VAL-AMB-113")
def test_after_the_final_round_it_begins_left_of_the_last_turn() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["boar-svein"]}
    table = Table(squads, seats=3, turn=2, deck=["fury-2", "fury-3"], deck_ends=True).play_out()
    turns = [event.seat for event in table.log() if event.what.key == "turn-began"]
    order = [event.seat for event in table.log() if event.what.key == "ragnarok"]
    assert (turns, order) == ([2, 0, 1, 2], [0, 1, 2])


@rule("VAL-TL-51")
def test_its_steps_come_in_the_order_of_the_timeline() -> None:
    steps = ends(PAIR).match.rules.courses[Courses.RAGNAROK]
    numbers = ["TL-51", "AMB-114", "RAG-01", "RAG-01", "RAG-02", "RAG-03", "RAG-04"]
    assert [step.rule for step in steps] == [f"VAL-{number}" for number in numbers]


@rule("VAL-TL-51", "VAL-AMB-114")
def test_before_the_roll_a_jarl_may_still_add_a_warrior() -> None:
    hands = {0: ["deer-hinda"]}
    table = ends({0: ["wolf-ulf"]}, hands, jarls={0: "solveig"}, dice=["shield x x x x x", MISSES])
    table.play("0: use-jarl main, add-warrior deer-hinda, place 1, activate deer-hinda, pass")
    assert table.valhalla(0) == ["deer-hinda"]


@rule("VAL-TL-52", "VAL-END-07")
def test_after_the_last_player_all_is_counted() -> None:
    table = ends(PAIR, dice=["sword x x x x x", "sword x x x x x"])
    table.play("0: activate wolf-ulf, pass")
    assert not table.match.over
    table.play("1: activate boar-svein, pass")
    assert table.match.over
    assert (table.match.scores(), table.match.winners()) == ([1, 1], [0, 1])


@rule("VAL-RAG-07", "VAL-JARL-06")
def test_for_jarls_everybody_counts_as_attacker() -> None:
    table = ends(PAIR, jarls={0: "beinir", 1: "beinir"}, dice=[MISSES, "bow", MISSES, "axe"])
    table.start()
    assert "grey-bow" in table.dice(0)
    table.play("0: pass")
    assert "grey-axe" in table.dice(1)


@rule("VAL-AMB-115")
def test_attacker_only_tactics_may_be_played_though_of_little_use() -> None:
    table = ends(PAIR, {0: ["cut-off"]}, dice=[MISSES, MISSES])
    table.play("0: play cut-off, pass")
    assert "cut-off" in table.discard()


@rule("VAL-AMB-115")
@pytest.mark.parametrize(
    ("timing", "side", "fits"),
    [
        ("default", "any", True),
        ("default", "attacker", True),
        ("default", "defender", False),
        ("after", "any", False),
        ("after_win", "any", False),
        ("after_loss", "any", False),
    ],
)
def test_tactics_of_defenders_and_after_battles_may_not(timing: str, side: str, fits: bool) -> None:
    tactic = Tactic(BLANK, timing, side, Effect(), "")
    assert tactic.fits(Moment.RAGNAROK) == fits
    assert not tactic.fits(Moment.BEFORE_RAGNAROK)


@rule("VAL-AMB-114", "VAL-AMB-115")
def test_before_battle_tactics_are_played_before_the_roll_only() -> None:
    tactic = Tactic(BLANK, "before", "any", Effect(), "")
    assert tactic.fits(Moment.BEFORE_RAGNAROK)
    assert not tactic.fits(Moment.RAGNAROK)


@rule("VAL-AMB-116")
def test_frost_giants_take_no_die() -> None:
    table = ends({0: ["frost-frosti", "wolf-ulf"], 1: ["boar-svein"]}, dice=["bow axe x x x x", MISSES])
    table.play("0: activate frost-frosti")
    assert not table.may("0: use-ability"), "nothing is asked"
    table.play("0: pass")
    assert len(table.dice(1)) == 6


@rule("VAL-AMB-114", "VAL-TACTIC-07")
def test_what_looks_at_an_opponent_finds_none() -> None:
    table = ends(PAIR, {0: ["fury-3"]}, dice=[MISSES, MISSES])
    assert not table.may("0: play fury-3"), "there is no larger squad"
