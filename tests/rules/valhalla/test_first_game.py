"""Chapter 24. First Game: each player gets one jarl that is easy to play."""

from __future__ import annotations

import copy

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.games.valhalla.expansions.first_game.first_game import DealFirstJarls
from meadhall.games.valhalla.game import GAME, read_cards
from meadhall.games.valhalla.setup import PickWarrior
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.altered import altered
from tests.rules.valhalla.table import Table


def dealt(table: Table) -> list[int]:
    """Return the jarls of the players after the jarl step, in which no player was asked."""
    table.start()
    assert isinstance(table.match.stack[-1], PickWarrior), table.waiting()
    return [player.jarl for player in table.match.players]


@rule("VAL-VAR-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_is_dealt_one_jarl_with_the_mark(seats: int) -> None:
    table = Table(modules=["first_game"], seats=seats, at="setup")
    jarls = dealt(table)
    assert len(set(jarls)) == seats
    assert all(table.match.cards.jarls[number].first_game for number in jarls)
    assert all(player.jarl is not None for player in view(table.match, -1).players), "all see them"


@rule("VAL-VAR-01", "VAL-AMB-006")
def test_where_too_few_have_the_mark_luck_chooses_among_the_others() -> None:
    found = set()
    for seed in "abcdef":
        match = Table(modules=["first_game"]).match
        match.chance = seeded(seed)
        match.cards = copy.copy(match.cards)
        match.cards.jarls = [altered(jarl, first_game=jarl.number == 0) for jarl in match.cards.jarls]
        DealFirstJarls(0, "").run(match)
        assert match.players[0].jarl == 0
        found.add(match.players[1].jarl)
    assert len(found) > 1


@rule("VAL-VAR-01")
def test_which_one_is_luck() -> None:
    hands = set()
    for seed in range(6):
        table = Table(modules=["first_game"], seats=3, at="setup")
        table.match.chance = seeded(f"first game {seed}")
        hands.add(tuple(dealt(table)))
    assert len(hands) > 1


@rule("VAL-AMB-006", "VAL-SETUP-06")
@pytest.mark.parametrize("seats", [2, 5])
def test_if_too_few_have_the_mark_others_who_may_play_fill_up(seats: int) -> None:
    table = Table(modules=["first_game"], seats=seats, at="setup")
    cards = read_cards(table.match.rules.setup, table.match.rules)
    for jarl in cards.jarls:
        jarl.first_game = jarl.number == cards.jarls[3].number
    table.match.cards = cards
    jarls = dealt(table)
    assert len(set(jarls)) == seats
    assert cards.jarls[3].number in jarls
    assert all(cards.jarls[number].min_players <= seats for number in jarls)


@rule("VAL-VAR-01")
@pytest.mark.parametrize("other", ["five_jarls", "simplified"])
def test_it_does_not_go_with_another_way_to_get_a_jarl(other: str) -> None:
    if other not in GAME.expansions:
        pytest.skip("it was taken out")
    with pytest.raises(SetupError, match="both replace VAL-SETUP-07"):
        GAME.setup(3, ["first_game", other])
