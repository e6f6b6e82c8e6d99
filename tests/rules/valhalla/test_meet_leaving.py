"""Modules that interact when a warrior leaves his slot, or a battle ends: each removes what it had put there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.games.valhalla.battles.battle import CleanUp, SendThem
from meadhall.games.valhalla.beasts.battle import ClearUp, SendHeroes
from meadhall.games.valhalla.beasts.dread import SACRIFICE, FeedWarrior
from meadhall.games.valhalla.expansions.loki.bonuses import PickSent, SendAll
from meadhall.games.valhalla.expansions.monsters.den import YIELD
from meadhall.games.valhalla.expansions.monsters.hunt import sacrifice
from meadhall.games.valhalla.expansions.monsters.moves import FindRoom, LoseWarrior
from meadhall.games.valhalla.ragnarok import GiveUpTheRest, LastMarch
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from tests.rule import rule
from tests.rules.valhalla.meet import (
    MANY,
    against_beast,
    beast,
    den,
    facing,
    fight,
    forge,
    hold,
    ride,
    tokens,
    tuck,
    tucked,
)
from tests.rules.valhalla.table import Table

ALL = ["champions", "dwarves", "tyr", "valkyries", "monsters", "loki"]
OATH = "tyr-oath"


def laden() -> Table:
    """Return a warrior with champion tokens and a Tyr card, blocked, held back and activated, in seat 0's slot 0."""
    squads = {0: ["champ-wolf-ketil", "valk-hild"], 1: ["bear-grim"]}
    table = Table(squads, modules=ALL, options=MANY)
    tokens(table).grown[0][0] = 2
    tuck(table, OATH)
    forge(table).blocked[0] = 1
    forge(table).barred[0] = 1
    fight(table, armed=(0, 1)).battle().winner = 0
    return table


def gone(table: Table) -> bool:
    """Is everything removed from the slot?"""
    bare = tokens(table).bare(0, 0) and tucked(table).under[0][0] < 0
    return bare and (forge(table).blocked[0] | forge(table).barred[0]) & 1 == 0


def dismissed(g: Valhalla) -> None:
    g.dismiss(0, 0)


def fed_to_fenrir(g: Valhalla) -> None:
    sacrifice(g, 0, 0)


def yielded(g: Valhalla) -> None:
    g.call(LoseWarrior(0, to_hand=False))
    g.stack[-1].chosen(g, 0, YIELD.of(0))


def given_up_in_ragnarok(g: Valhalla) -> None:
    g.active = 0
    GiveUpTheRest(0, "").run(g)


@rule("VAL-CHAMP-05", "VAL-TYR-14", "VAL-TL-33")
@pytest.mark.parametrize("way", [dismissed, fed_to_fenrir, yielded, given_up_in_ragnarok])
def test_a_discarded_warrior_loses_tokens_card_and_blocks(way: Callable[[Valhalla], None]) -> None:
    table = laden()
    way(table.match)
    assert gone(table)
    assert table.match.discard.count(table.match.cards.by_key(OATH)) == 1


def sent(g: Valhalla) -> None:
    g.send(0, 1)


def sent_after_battle(g: Valhalla) -> None:
    g.battle().sending = 1
    SendThem(0, "").run(g)


def sent_by_loki(g: Valhalla) -> None:
    SendAll().send(g, 0)


def one_sent_by_loki(g: Valhalla) -> None:
    g.call(PickSent(0))
    g.stack[-1].send(g, 0)  # type: ignore[attr-defined]


@rule("VAL-CHAMP-05", "VAL-TYR-15", "VAL-TL-33", "VAL-VALK-23")
@pytest.mark.parametrize("way", [sent, sent_after_battle, sent_by_loki, one_sent_by_loki])
def test_a_warrior_who_goes_to_valhalla_leaves_all_behind_and_is_counted(way: Callable[[Valhalla], None]) -> None:
    table = laden()
    forge(table).barred[0] = 0
    way(table.match)
    assert gone(table)
    assert table.match.discard.count(table.match.cards.by_key(OATH)) == 1
    assert ride(table).attackers == 2, "those who fought are counted before the first one leaves"


@rule("VAL-VALK-04", "VAL-LOKI-16")
def test_those_whom_loki_sends_bring_their_bonus() -> None:
    table = laden()
    forge(table).barred[0] = 0
    SendAll().send(table.match, 0)
    assert type(table.match.stack[-1]).__name__ == "BonusGlory"


def taken_up(g: Valhalla) -> None:
    g.take_up(0, 0)


def lured_home(g: Valhalla) -> None:
    g.call(LoseWarrior(0, to_hand=True))
    g.stack[-1].chosen(g, 0, YIELD.of(0))


@rule("VAL-AMB-142", "VAL-TYR-16", "VAL-TL-33")
@pytest.mark.parametrize("way", [taken_up, lured_home])
def test_a_warrior_who_returns_to_hand_takes_tyrs_card_along_and_nothing_else(way: Callable[[Valhalla], None]) -> None:
    table = laden()
    way(table.match)
    assert gone(table)
    assert sorted(table.hand(0)) == sorted(["champ-wolf-ketil", OATH])


@rule("VAL-AMB-143", "VAL-MONSTER-26")
def test_a_lured_warrior_keeps_tokens_and_card() -> None:
    table = laden()
    table.match.call(FindRoom(1, 0, 0))
    table.match.stack[-1].join(table.match, 1)  # type: ignore[attr-defined]
    assert tokens(table).universal(1, 1) == 2
    assert tucked(table).under[1][1] == table.match.cards.by_key(OATH)
    assert tokens(table).bare(0, 0)
    assert tucked(table).under[0][0] < 0


@rule("VAL-RAG-03", "VAL-CHAMP-05", "VAL-TYR-15")
def test_the_last_march_leaves_tokens_and_card_behind() -> None:
    table = laden()
    forge(table).barred[0] = 0
    fight(table, 0, EMPTY, armed=(0, 1))
    table.match.active = 0
    LastMarch(0, "").run(table.match)
    assert gone(table)


def end_of_battle(g: Valhalla) -> None:
    CleanUp(0, "").run(g)


def end_of_the_world(g: Valhalla) -> None:
    g.active = 0
    g.battle().defender.seat = EMPTY
    GiveUpTheRest(0, "").run(g)


@rule("VAL-TL-33", "VAL-VALK-18", "VAL-DWARF-18")
@pytest.mark.parametrize("way", [end_of_battle, end_of_the_world])
def test_blocks_roads_and_grips_end_with_the_battle(way: Callable[[Valhalla], None]) -> None:
    table = laden()
    hold(table, "surtur")
    den(table).grips[0].used = True
    ride(table).roads = 2
    forge(table).given[0] = 2
    way(table.match)
    assert forge(table).given[0] == 0
    assert (ride(table).roads, ride(table).attackers) == (0, -1)
    assert not den(table).grips[0].used


# -- against a beast


def hunted(way: str) -> Table:
    """A champion with a token and a Valkyrie, both activated, fight a beast."""
    squad = ["champ-wolf-ketil", "valk-hild", "champ-wolf-skoll"]
    table = against_beast(way, squad, beast(strength=1), ("champions", "valkyries"))
    tokens(table).grown[0][0] = 2
    facing(table, armed=(0, 1)).battle().winner = 0
    return table


@rule("VAL-SOLO-82", "VAL-CHAMP-05")
@pytest.mark.parametrize("way", ["solo", "coop"])
def test_a_champion_fed_to_the_beast_loses_his_tokens(way: str) -> None:
    table = hunted(way)
    table.match.call(FeedWarrior(0))
    table.match.stack[-1].chosen(table.match, 0, SACRIFICE.of(0))
    assert tokens(table).bare(0, 0)


@rule("VAL-SOLO-43", "VAL-CHAMP-05", "VAL-VALK-04", "VAL-VALK-23")
@pytest.mark.parametrize("way", ["solo", "coop"])
def test_heroes_who_beat_the_beast_leave_tokens_bring_their_bonus_and_are_counted(way: str) -> None:
    table = hunted(way)
    table.match.battle().sending = 3
    SendHeroes(0, "").run(table.match)
    assert tokens(table).bare(0, 0)
    assert ride(table).attackers == 2
    assert type(table.match.stack[-1]).__name__ == "BonusGlory"


@rule("VAL-AMB-132", "VAL-VALK-18", "VAL-SOLO-39")
@pytest.mark.parametrize("way", ["solo", "coop"])
def test_after_a_battle_with_a_beast_champions_grow_and_the_road_is_forgotten(way: str) -> None:
    table = hunted(way)
    ride(table).roads = 1
    ClearUp(0, "").run(table.match)
    assert tokens(table).universal(0, 0) == 3
    assert ride(table).roads == 0
