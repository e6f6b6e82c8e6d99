"""Chapter 28. Clash of Worlds step by step: picking sets, mixed hands, private decks. Also Together's help."""

from __future__ import annotations

import pytest

from meadhall.core.chance import seeded
from meadhall.games.valhalla.expansions.clash.clash import MODULE, PICK_SET, MixedHands, PickSet, ThrowApart, pick
from meadhall.games.valhalla.expansions.clash.worlds import world_of, worlds
from meadhall.games.valhalla.expansions.coop.comrades import Comrades
from meadhall.games.valhalla.shared.sets import FIRST_KINDS
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, beast, facing, offered
from tests.rules.valhalla.table import Table

SETS = ["champions", "dwarves", "valkyries"]


def clash(first: int = 0) -> Valhalla:
    """Three players, each with the forty cards of a set."""
    match = Table(modules=["clash", *SETS], seats=3, turn=first).match
    part = worlds(match)
    for seat, key in enumerate(SETS):
        part.picked[seat] = world_of(key)
        part.decks[seat].cards = [FIRST_KINDS[key]] * 40
    return match


@rule("VAL-AMB-165", "VAL-CLASH-04")
def test_sets_that_are_left_can_be_picked() -> None:
    match = clash()
    part = worlds(match)
    part.stock = [[] for _ in part.stock]
    part.stock[1], part.stock[2] = [7], [8, 9]
    match.stack.append(PickSet(0))
    assert offered(match) == [PICK_SET.of(1), PICK_SET.of(2)]
    match.stack[-1].chosen(match, 0, PICK_SET.of(1))
    assert (part.picked[0], part.decks[0].cards, part.stock[1]) == (1, [7], [])


@rule("VAL-CLASH-05")
def test_a_picked_set_is_shuffled() -> None:
    found = set()
    for seed in "abc":
        match = clash()
        match.chance = seeded(seed)
        worlds(match).stock[0] = list(range(40))
        pick(match, 0, 0)
        found.add(tuple(worlds(match).decks[0].cards))
    assert len(found) == 3


@rule("VAL-CLASH-15")
@pytest.mark.parametrize("first", [0, 2])
def test_hands_are_drawn_from_the_first_player_clockwise(first: int) -> None:
    match = clash(first)
    match.deck.cards = list(range(9))[::-1]
    MixedHands(0, "").run(match)
    common = [[kind for kind in match.players[(first + at) % 3].hand.cards if kind < 9] for at in range(3)]
    assert common == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert [len(player.hand.cards) for player in match.players] == [7] * 3


@rule("VAL-CLASH-15", "VAL-AMB-168")
@pytest.mark.parametrize("first", [0, 2])
def test_what_is_thrown_away_goes_to_the_pile_from_the_first_player_clockwise(first: int) -> None:
    match = clash(first)
    for at in range(3):
        match.players[(first + at) % 3].sealed.cards = [2 * at, 2 * at + 1]
    match.discard = []
    ThrowApart(2, asked=True).reveal(match)
    assert match.discard == list(range(6))


@rule("VAL-CLASH-05")
def test_a_strange_card_in_a_private_deck_is_noticed() -> None:
    match = clash()
    assert MODULE.broken(match) == ""
    worlds(match).decks[1].cards.append(0)
    assert MODULE.broken(match) == "VAL-CLASH-05"


@rule("VAL-COOP-19")
@pytest.mark.parametrize(("hand", "asked"), [([], EMPTY), (["fury-2"], 1)])
def test_a_comrade_without_cards_is_not_asked(hand: list[str], asked: int) -> None:
    match = facing(against_beast("coop", ["wolf-ulf"], beast(), hands={1: hand}))
    procedure = Comrades(1)
    match.stack.append(procedure)
    procedure.run(match)
    assert match.asked() == asked
