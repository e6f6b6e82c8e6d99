"""Observations for learning: every block is where the layout says, and seats are counted from the observer.

The spec: BR-AMB-10.
"""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from meadhall.games.bloodrage.pieces.board import PROVINCE_NAMES
from meadhall.games.bloodrage.terms import AGES, CARD_IDS, PROVINCES, STAT_NAMES, TOKEN_NAMES, Phase
from meadhall.games.bloodrage.views.layout import At, ClanAt, RaidAt, TableAt, clan_at
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, Table

BEFORE = b"what another seat was shown"
NOT_THERE = 0  # in place of a thing: none


def battle() -> Table:
    """The Serpent pillages Gimle and fights the Wolf, who has played a card; the Bear has passed."""
    table = Table(age=2).put("wolf", "gimle", "leader").put("serpent", "gimle", "warrior warrior")
    table.hand("bear", "troll").hand("wolf", "tyrs-bash tyrs-smite-1").hand("serpent", "tyrs-smash-1 alfheim-1")
    table.quests("serpent", "manheim-1").quests("wolf", "manheim-1").step("serpent", horns=3)
    table.pillaged("utgard").destroyed("horgr").token("utgard", "axes").glory("wolf", 258).rage("serpent", 5)
    table.g.discard = [card("troll"), card("troll")]
    table.g.first = 2
    table.clan("bear").out = True
    table.begin("serpent").play("serpent: pillage gimle", "wolf: lay tyrs-bash")
    table.g.battle().worth[2] = 3
    table.g.battle().added[1] = 4
    return table


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def cards_at(seen: bytes, block: int) -> str:
    """Return the cards of a pile, each as often as it is there."""
    count = seen[block : block + CARD_IDS]
    return " ".join(name for at, name in enumerate(CARD_NAMES) for _ in range(count[at]))


@rule("BR-AMB-10")
def test_the_open_table_is_observed_by_all_and_seats_are_counted_from_the_one_who_looks() -> None:
    table = battle()
    for seat in range(3):
        seen = table.g.observe(seat)
        assert (seen[TableAt.AGE], seen[TableAt.PHASE]) == (2, Phase.ACTION)
        assert (seen[TableAt.FIRST], seen[TableAt.ACTIVE]) == ((2 - seat) % 3, 1 + (2 - seat) % 3)
        doomed = ["gimle", "utgard", "horgr"]
        assert seen[TableAt.DOOM] == 1 + PROVINCE_NAMES.index("utgard")
        expected = [1 + PROVINCE_NAMES.index(name) for name in doomed]
        assert list(seen[TableAt.DOOMED : TableAt.DOOMED + AGES]) == expected
        assert cards_at(seen, At.DISCARD) == "troll troll"


@rule("BR-AMB-10")
def test_tokens_are_observed_and_which_provinces_are_pillaged_or_gone() -> None:
    seen = battle().g.observe(1)
    tokens = seen[TableAt.TOKENS : TableAt.TOKENS + 2 * PROVINCES]
    states = {name: (tokens[2 * at] - 1, tokens[2 * at + 1]) for at, name in enumerate(PROVINCE_NAMES)}
    rage = TOKEN_NAMES.index("rage")
    assert states.pop("utgard") == (TOKEN_NAMES.index("axes"), 1 + 2)
    assert states.pop("horgr") == (rage, 0)
    assert sorted(states.values()) == sorted([(TOKEN_NAMES.index("all"), 1), *[(rage, 1)] * (PROVINCES - 3)])


@rule("BR-AMB-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_of_every_clan_the_sizes_are_observed(seat: int) -> None:
    seen = battle().g.observe(seat)
    bear, wolf, serpent = (seen[at : at + ClanAt.BYTES] for at in (clan_at((clan - seat) % 3) for clan in range(3)))
    fields = (ClanAt.POOL, ClanAt.OUT, ClanAt.HAND, ClanAt.QUESTS)
    assert [[clan[field] for field in fields] for clan in (bear, wolf, serpent)] == [
        [6, 1, 1, 0],
        [6, 0, 2, 1],
        [5, 0, 2, 1],
    ], "a card laid face down still counts as one of the hand"
    assert (wolf[ClanAt.GLORY], wolf[ClanAt.GLORY_BYTES]) == (2, 1)
    assert serpent[ClanAt.STEPS + STAT_NAMES.index("horns")] == 2
    assert set(seen[clan_at(3) : At.RAID]) == {0}, "the Raven does not play"


@rule("BR-AMB-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_pillage_is_observed(seat: int) -> None:
    seen = battle().g.observe(seat)[At.RAID :]
    assert seen[RaidAt.PROVINCE] == 1 + PROVINCE_NAMES.index("gimle")
    assert (seen[RaidAt.PILLAGER], seen[RaidAt.WINNER]) == (1 + (2 - seat) % 3, NOT_THERE)
    starts = [RaidAt.SIDES + RaidAt.SIDE_BYTES * ((clan - seat) % 3) for clan in range(3)]
    sides = [list(seen[at : at + RaidAt.SIDE_BYTES]) for at in starts]
    assert sides == [[0, 0, 0], [0, 4, 1], [3, 0, 1]], "card, strength added, does it fight"


@rule("BR-AMB-10")
def test_cards_are_observed_by_their_owner_alone() -> None:
    table = battle()
    piles = {seat: [cards_at(table.g.observe(seat), at) for at in (At.HAND, At.PICKS, At.QUESTS)] for seat in range(3)}
    assert piles[0] == ["troll", "", ""]
    assert piles[1] == ["tyrs-smite-1", "tyrs-bash", "manheim-1"]
    assert sorted(piles[2][0].split()) == ["alfheim-1", "tyrs-smash-1"]
    assert piles[2][1:] == ["", "manheim-1"]


@rule("BR-AMB-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_observation_is_the_same_wherever_it_is_written(seat: int) -> None:
    g = battle().g
    out = BytesWriter()
    out.write(BEFORE)
    g.observe_into(seat, out)
    assert out.getvalue() == BEFORE + g.observe(seat)
    assert len(g.observe(seat)) == At.BYTES


@rule("BR-AMB-10")
def test_without_a_pillage_none_is_observed() -> None:
    seen = Table().begin().g.observe(0)
    assert set(seen[At.RAID : At.HAND]) == {0}
