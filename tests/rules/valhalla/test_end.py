"""Chapter 9. What ends the game, and the final round."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.terms import EMPTY
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
TRIO = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["boar-svein"]}
FOUR_CARDS = ["fury-2", "fury-3", "cut-off", "heroic-3"]


def order(table: Table, key: str = "turn-began") -> list[int]:
    """Return the seats in the order of their turns."""
    return [event.seat for event in table.log() if event.what.key == key]


def last_shield_falls(**more: object) -> Table:
    """Seat 1 has three shields of seat 2, attacks it and captures the last one."""
    squads, captured = {0: ["bear-grim"], 1: ["wolf-ulfhild"], 2: ["boar-svein"]}, {1: {2: 3}}
    table = Table(squads, seats=3, captured=captured, turn=1, dice=[ONE_AXE, MISSES], **more)  # type: ignore[arg-type]
    return table.play("1: attack 2, activate wolf-ulfhild, pass", "2: pass")


# -- triggers


@rule("VAL-END-01", "VAL-AMB-020")
def test_a_lost_last_shield_arms_the_final_round_at_the_end_of_the_battle() -> None:
    table = last_shield_falls()
    assert table.shields(2) == 0
    assert table.events("end-armed", 1) == [[1]]
    table.play_out()
    assert GAME.ended_by(table.match) == "shields"


@rule("VAL-END-01")
def test_a_shield_before_the_last_ends_nothing() -> None:
    table = Table(TRIO, seats=3, shields={1: 2}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert (table.shields(1), table.match.armed) == (1, 0)


@rule("VAL-END-02", "VAL-AMB-020", "VAL-DIFF-24")
def test_the_deck_that_runs_out_arms_the_final_round_at_the_end_of_the_draw() -> None:
    table = Table(TRIO, seats=3, deck=FOUR_CARDS, deck_ends=True)
    table.play("0: draw, keep fury-2")
    assert (len(table.match.deck.cards), table.match.armed) == (0, 0), "the draw of phase B is not over"
    table.play("0: keep cut-off")
    assert table.events("end-armed", 0) == [[2]]
    table.play_out()
    assert GAME.ended_by(table.match) == "deck"


@rule("VAL-END-02")
def test_a_deck_with_one_card_left_ends_nothing() -> None:
    table = Table(TRIO, seats=3, deck=[*FOUR_CARDS, "push-back"], deck_ends=True)
    table.play("0: draw, keep fury-2, keep cut-off")
    assert table.match.armed == 0


@rule("VAL-AMB-019", "VAL-DIFF-24")
@pytest.mark.parametrize("by_draw", [True, False])
def test_cards_put_back_later_do_not_undo_it(by_draw: bool) -> None:
    table = Table(TRIO, seats=3, deck=FOUR_CARDS[:2], deck_ends=True)
    match = table.match
    if by_draw:
        table.play("0: draw")
    else:
        match.mill(2)
        table.start()
    assert match.deck.cards == []
    match.deck.cards.extend(match.discard.pop() for _ in range(9))
    table.play("0: keep fury-2" if by_draw else "0: attack 1, pass")
    assert (match.armed, len(match.deck.cards)) == (2, 7), "it was empty once, drawn or discarded"


# -- the final round


@rule("VAL-END-03", "VAL-TL-47")
def test_the_active_player_finishes_the_turn_before_the_final_round_begins() -> None:
    table = last_shield_falls(deck=["fury-2", "fury-3"])
    assert table.asked() == [1]
    assert table.options(1) == ["keep fury-2", "keep fury-3"], "phase B"
    assert table.match.final_turns == EMPTY
    table.play("1: keep fury-2")
    assert (table.match.final_turns, table.asked()) == (3, [2])


@rule("VAL-END-04", "VAL-TL-47", "VAL-INV-09", "VAL-TURN-02")
@pytest.mark.parametrize("by_shield", [True, False])
def test_then_everybody_takes_exactly_one_more_turn(by_shield: bool) -> None:
    if by_shield:
        table = last_shield_falls()
    else:
        table = Table(TRIO, seats=3, deck=FOUR_CARDS[:2], deck_ends=True, turn=1)
    table.play_out()
    assert order(table) == [1, 2, 0, 1]


@rule("VAL-AMB-021", "VAL-INV-09")
def test_a_second_trigger_in_the_final_round_has_no_effect() -> None:
    table = last_shield_falls(deck=FOUR_CARDS[:2], deck_ends=True)
    table.play_out()
    assert order(table) == [1, 2, 0, 1]
    assert [event.numbers for event in table.log() if event.what.key == "end-armed"] == [[1]]
    assert GAME.ended_by(table.match) == "shields"


@rule("VAL-AMB-021", "VAL-AMB-020")
def test_the_final_round_goes_on_when_another_player_loses_the_last_shield_in_it() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulfhild"], 2: ["boar-svein"]}
    luck = [ONE_AXE, MISSES, "sword x x x x x", MISSES]
    table = Table(squads, seats=3, shields={0: 1, 2: 1}, turn=1, deck=FOUR_CARDS * 2, dice=luck)
    table.play("1: attack 2, activate wolf-ulfhild, pass", "2: pass", "1: keep fury-2")
    table.play("2: attack 0, activate boar-svein, pass", "0: pass")
    assert [table.shields(seat) for seat in range(3)] == [0, 4, 0]
    assert table.play_out().match.over
    assert order(table) == [1, 2, 0, 1]


@rule("VAL-END-05", "VAL-TURN-23")
def test_a_player_without_shields_takes_the_final_turn_joins_ragnarok_and_can_win() -> None:
    glory = ["bear-ketilbjorn", "bear-bera", "bear-bodvar", "frost-kari", "frost-hrimgerd", "deer-freydis"]
    table = last_shield_falls(valhalla={2: glory})
    table.play_out()
    assert order(table).count(2) == 1
    assert order(table, "ragnarok").count(2) == 1
    assert table.shields(2) == 0
    assert table.match.winners() == [2]


@rule("VAL-END-06", "VAL-TURN-28")
@pytest.mark.parametrize("left", [0, 1])
def test_draws_yield_what_the_deck_still_has(left: int) -> None:
    table = Table(TRIO, seats=3, deck=FOUR_CARDS[:left], deck_ends=True)
    table.play("0: draw")
    assert table.hand(0) == FOUR_CARDS[:left]
    assert table.asked() == [1]


@rule("VAL-END-07", "VAL-TL-52", "VAL-RAG-09")
def test_after_the_final_round_come_ragnarok_and_the_scoring() -> None:
    table = last_shield_falls()
    assert not table.match.over
    table.play_out()
    kinds = [event.what.key for event in table.log() if event.what.key in ("turn-began", "ragnarok")]
    assert kinds == ["turn-began"] * 4 + ["ragnarok"] * 3
    assert table.match.over
    assert table.match.winners() == [1], "eight shields"
