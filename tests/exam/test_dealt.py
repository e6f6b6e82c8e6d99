"""Tests of dealing cards again: sorting by counting, shuffling packed rows, replacing zones."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.chance import Chance, seeded
from meadhall.core.fair import LiveChance, key_of
from meadhall.core.match import in_order
from meadhall.core.zones import Sight, Zone


def logged() -> Chance:
    """Return luck with a log, which uses the slower code path."""
    chance = seeded("mix")
    chance.log = []
    return chance


def some_zones(seed: int) -> list[Zone]:
    luck = random.Random(seed)
    return [Zone([luck.randrange(200) for _ in range(luck.randrange(40))], 0, Sight.OWNER) for _ in range(seed % 4)]


@pytest.mark.parametrize("source", [lambda: seeded("mix"), logged, lambda: LiveChance(key_of("mix"), [])])
@pytest.mark.parametrize("count", [0, 1, 2, 52, 120])
def test_a_packed_row_is_mixed_as_a_list_is_shuffled(source: Callable[[], Chance], count: int) -> None:
    shuffled, mixed = source(), source()
    cards, row = list(range(count)), vec[i64](range(count))
    shuffled.shuffle(cards)
    mixed.mix(row)
    assert list(row) == cards
    assert (mixed.drawn, mixed.state()) == (shuffled.drawn, shuffled.state())
    assert mixed.log == shuffled.log


@pytest.mark.parametrize("seed", range(8))
def test_cards_of_zones_come_in_order(seed: int) -> None:
    zones = some_zones(seed)
    assert list(in_order(zones)) == sorted(card for zone in zones for card in zone.cards)


def test_a_zone_is_replaced_and_stays_as_it_was() -> None:
    hand = Zone([2, 5, 5, 9], 1, Sight.OWNER, 3)
    others = [hand.plus(5), hand.minus(5), hand.on_top(1), hand.joined([1, 7]), hand.of([4]), hand.emptied()]
    expected = [[2, 5, 5, 5, 9], [2, 5, 9], [2, 5, 5, 9, 1], [1, 2, 5, 5, 7, 9], [4], []]
    assert [zone.cards for zone in others] == expected
    assert {(zone.owner, zone.sight, zone.pool) for zone in others} == {(1, Sight.OWNER, 3)}
    assert hand.cards == [2, 5, 5, 9]


def test_a_card_that_is_not_there_cannot_leave() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Zone([2], 0, Sight.OWNER).minus(3)
