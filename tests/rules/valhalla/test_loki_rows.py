"""Chapter 12. Each bonus alone: when it has no effect, and what it takes."""

from __future__ import annotations

import pytest

from meadhall.core.errors import DataError
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.expansions.loki.bonuses import (
    MOST_ROWS,
    SEND_OFF,
    STEAL_FROM,
    TAKE_ROW,
    Bonus,
    KeepShield,
    PickSent,
    PickVictim,
    SendAll,
    StealFromAny,
    StealFromWinner,
    TakeShieldAnyway,
    TakeTactic,
)
from meadhall.games.valhalla.expansions.loki.cards import LokiCard, LokiRow, check_ranges
from meadhall.games.valhalla.expansions.loki.loki import (
    LABELS,
    MODULE,
    TakeBonus,
    Trick,
    agreed_card,
    card_at,
    loki,
    settle_shield,
    take_row,
)
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from tests.rule import rule
from tests.rules.valhalla.meet import fight, offered
from tests.rules.valhalla.table import Cards, Table


def lost(loser: int = 0, hands: Cards | None = None, seats: int = 3, shields: int = 4) -> Valhalla:
    """Seat 0 has attacked seat 1 with three warriors in slots 0 and 2, and this seat has lost."""
    squads = {0: ["bear-grim", "wolf-ulf", "wolf-randulf"], 1: ["bear-bersi"], 2: ["wolf-hundolf"]}
    table = Table(squads, hands or {}, seats=seats, modules=["loki"], shields={1: shields}, dice=[0])
    match = fight(table, armed=(0, 2))
    match.battle().winner = 1 - loser
    return match


def card(*bonuses: Bonus) -> LokiCard:
    """Return a card with a row for each difference from 0 on."""
    return LokiCard(0, "ours", tuple(LokiRow(at, at, "", 0, bonus) for at, bonus in enumerate(bonuses)), 0, False)


class Noted(Bonus):
    """Gives a glory point as a number, so that the test can see it."""

    def take(self, g: Valhalla, loser: int) -> None:
        g.players[loser].bonus += 1


# -- bonuses


@rule("VAL-TL-32", "VAL-LOKI-17", "VAL-TV-28")
@pytest.mark.parametrize(("armed", "asked"), [((0, 2), [0, 2]), ((2,), [])])
def test_the_loser_picks_who_goes_unless_there_is_but_one(armed: tuple[int, ...], asked: list[int]) -> None:
    match = lost()
    match.fighter(0).used = sum(1 << slot for slot in armed)
    match.stack.append(PickSent(0))
    match.stack[-1].run(match)
    if asked:
        assert offered(match) == [SEND_OFF.of(slot) for slot in asked]
        match.stack[-1].chosen(match, 0, SEND_OFF.of(2))
    assert match.players[0].valhalla.cards == [match.cards.by_key("wolf-randulf")]


@rule("VAL-LOKI-20", "VAL-AMB-075", "VAL-AMB-074")
@pytest.mark.parametrize(("holders", "distances"), [((), []), ((1,), [1]), ((2,), [2]), ((1, 2), [1, 2])])
def test_any_other_player_with_cards_can_be_robbed(holders: tuple[int, ...], distances: list[int]) -> None:
    hands = {seat: ["fury-2"] for seat in (0, *holders)}
    match = lost(hands=hands)
    assert (StealFromAny().in_vain(match, 0) == "") == (len(holders) > 0)
    if not holders:
        return
    match.stack.append(PickVictim(0))
    match.stack[-1].run(match)
    if len(distances) > 1:
        assert offered(match) == [STEAL_FROM.of(distance) for distance in distances]
        match.stack[-1].chosen(match, 0, STEAL_FROM.of(distances[0]))
    assert [len(player.hand.cards) for player in match.players] == [
        2,
        *(0 if seat == distances[0] else len(hands.get(seat, [])) for seat in (1, 2)),
    ]


@rule("VAL-AMB-074", "VAL-LOKI-18")
@pytest.mark.parametrize(("hand", "vain"), [([], "VAL-AMB-074"), (["fury-2"], "")])
def test_an_empty_hand_of_the_winner_gives_nothing(hand: list[str], vain: str) -> None:
    assert StealFromWinner().in_vain(lost(hands={1: hand}), 0) == vain


@rule("VAL-LOKI-23", "VAL-LOKI-31", "VAL-AMB-073")
@pytest.mark.parametrize(
    ("loser", "shields", "vain"), [(0, 1, ""), (0, 0, "VAL-AMB-073"), (1, 4, "VAL-LOKI-31"), (1, 0, "VAL-LOKI-31")]
)
def test_a_beaten_attacker_takes_a_shield_if_there_is_one(loser: int, shields: int, vain: str) -> None:
    assert TakeShieldAnyway().in_vain(lost(loser, shields=shields), loser) == vain


@rule("VAL-LOKI-24", "VAL-LOKI-25", "VAL-AMB-076")
@pytest.mark.parametrize(("tactics", "vain"), [([], "VAL-AMB-076"), ([5], ""), ([5, 6], "")])
def test_a_tactic_can_be_taken_if_one_was_played(tactics: list[int], vain: str) -> None:
    match = lost()
    match.fighter(1).tactics = tactics
    assert TakeTactic(winner_picks=False).in_vain(match, 0) == vain


@rule("VAL-AMB-079", "VAL-LOKI-16")
@pytest.mark.parametrize(("used", "vain"), [(0, "VAL-AMB-079"), (0b001, ""), (0b101, "")])
def test_without_an_activated_warrior_none_goes(used: int, vain: str) -> None:
    match = lost()
    match.fighter(0).used = used
    assert SendAll().in_vain(match, 0) == vain


# -- the row


@rule("VAL-TL-31", "VAL-TL-18")
@pytest.mark.parametrize(("loser", "robbed", "captured"), [(1, 3, 1), (0, 4, 0)])
def test_only_a_beaten_defender_loses_the_shield_that_was_pending(loser: int, robbed: int, captured: int) -> None:
    match = lost(loser)
    settle_shield(match)
    assert (match.players[1].shields, match.players[0].captured[1]) == (robbed, captured)
    assert (match.players[0].shields, match.players[1].captured[0]) == (4, 0), "an attacker never loses one"
    assert loki(match).shield_waits, "in the next battle too"


@rule("VAL-LOKI-22", "VAL-LOKI-04", "VAL-LOKI-08", "VAL-LOKI-10")
@pytest.mark.parametrize(
    ("answer", "shields", "row", "gained"), [(PASS, 3, EMPTY, 0), (TAKE_ROW.of(1), 3, 0, 1), (TAKE_ROW.of(2), 4, 1, 0)]
)
def test_the_shield_goes_unless_the_row_keeps_it(answer: int, shields: int, row: int, gained: int) -> None:
    match = lost(loser=1)
    loki(match).card = card(Noted(), KeepShield())
    match.stack.append(TakeBonus(1))
    assert offered(match) == [PASS, TAKE_ROW.of(1), TAKE_ROW.of(2)]
    match.stack[-1].chosen(match, 1, answer)
    assert not isinstance(match.stack[-1], TakeBonus)
    assert (match.players[1].shields, loki(match).row, match.players[1].bonus) == (shields, row, gained)


@rule("VAL-LOKI-22")
def test_a_row_is_remembered_and_its_bonus_taken() -> None:
    match = lost(loser=1)
    loki(match).card = card(Noted(), Noted())
    take_row(match, 1, 1)
    assert (loki(match).row, match.players[1].bonus, match.players[1].shields) == (1, 1, 3)


@rule("VAL-TL-31", "VAL-LOKI-11", "VAL-LOKI-09")
@pytest.mark.parametrize(("difference", "asked"), [(0, True), (1, True), (2, False)])
def test_a_loser_with_a_row_is_asked_without_one_the_shield_goes(difference: int, asked: bool) -> None:
    match = lost(loser=1)
    loki(match).card = card(Noted(), Noted())
    match.battle().difference = difference
    Trick(0, "").run(match)
    assert isinstance(match.stack[-1], TakeBonus) == asked
    assert match.players[1].shields == (4 if asked else 3)


@rule("VAL-LOKI-10")
@pytest.mark.parametrize(("fights", "row", "broken"), [(True, 1, ""), (False, 1, "VAL-LOKI-10"), (False, EMPTY, "")])
def test_a_row_that_outlasts_its_battle_is_noticed(fights: bool, row: int, broken: str) -> None:
    match = lost()
    loki(match).row = row
    if not fights:
        match.fight = None
    assert MODULE.broken(match) == broken


# -- the cards


@rule("VAL-AMB-071", "VAL-LOKI-03")
@pytest.mark.parametrize("choice", ["intro", "random", *LABELS])
def test_the_introductory_card_or_the_one_agreed_on(choice: str) -> None:
    match = Table(modules=["loki"], options={"loki_card": choice}).match
    intro = [card_at(match, at).key for at in range(len(LABELS)) if card_at(match, at).intro]
    expected = {"intro": intro[0], "random": ""}.get(choice, choice)
    assert agreed_card(match).key == expected


@rule("VAL-LOKI-04", "VAL-LOKI-09")
@pytest.mark.parametrize(("difference", "row"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_the_row_of_a_difference(difference: int, row: int) -> None:
    rows = (LokiRow(0, 1, "", 0, Bonus()), LokiRow(2, 4, "", 0, Bonus()))
    assert LokiCard(0, "ours", rows, 0, False).entitled(difference) == row


@rule("VAL-DATA-11")
@pytest.mark.parametrize(("count", "fits"), [(0, False), (1, True), (MOST_ROWS, True), (MOST_ROWS + 1, False)])
def test_a_card_has_one_to_eight_rows(count: int, fits: bool) -> None:
    rows = [LokiRow(at, at, "", 0, Bonus()) for at in range(count)]
    if fits:
        check_ranges(rows, "here")
    else:
        with pytest.raises(DataError, match="VAL-DATA-11"):
            check_ranges(rows, "here")
