"""Setup, map and clan sheet.   (spec: BR-SETUP, BR-MAP, BR-STAT, BR-FIG, BR-CARD)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.pieces.board import (
    BOARD_MAP,
    FJORD_OF,
    NEIGHBOURS,
    PROVINCE_NAMES,
    REGIONS,
    SHORES,
    VILLAGES,
)
from meadhall.games.bloodrage.pieces.sheet import OUTER_TOKENS, STEP_BONUS, TRACKS
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import REGION_NAMES, YGGDRASIL
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, CARDS, OURS, Table


def new(seats: int, seed: str = "setup", modules: str = "", version: int = 0, **options: str) -> BloodRage:
    wishes = {key.replace("_", "-"): value for key, value in options.items()}
    rules = GAME.rulebook(GAME.setup(seats, modules.split(), wishes, rules=version))
    match = GAME.new(rules, seeded(seed), log=True)
    assert isinstance(match, BloodRage)
    return match


def neighbours(name: str) -> list[str]:
    return [PROVINCE_NAMES[other] for other in NEIGHBOURS[PROVINCE_NAMES.index(name)]]


@rule("BR-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(seats)


@rule("BR-SETUP-02", "BR-SETUP-03", "BR-SETUP-05", "BR-SETUP-06", "BR-SETUP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_clan_starts_alike(seats: int) -> None:
    g = new(seats)
    assert (list(g.crowd), g.fallen) == ([0] * 13 + [10 * seats, 0], [0] * seats)
    for clan in g.clans:
        assert list(clan.warriors) == [0] * 13 + [8, 0]
        assert list(clan.here) == [0] * 13 + [10, 0]
        assert list(clan.where[:3]) == [-1, 13, 13], "Leader and Ship; Warriors are counted"
        assert (clan.glory, clan.pool) == (0, 6)
        assert (clan.rage(), clan.axes(), clan.horns()) == (6, 3, 4)


@rule("BR-SETUP-08", "BR-SETUP-09")
def test_pillage_tokens_lie_open_everywhere() -> None:
    g = new(4)
    lost = [p for p in range(9) if not g.live_province[p]]
    assert g.tokens[YGGDRASIL] == 4
    assert sorted(OUTER_TOKENS) == [0, 0, 0, 1, 1, 2, 2, 3]
    laid = [g.tokens[p] for p in range(1, 9) if p not in lost]
    assert len(laid) == 7
    assert all(laid.count(token) <= OUTER_TOKENS.count(token) for token in laid)
    assert {new(4, seed).tokens[1] for seed in "abcdefghijkl"} > {0, 1, 2}
    assert list(g.turned) == [False] * 9, "every reward shows"


@rule("BR-SETUP-10…16", "BR-RAGNAROK-06")
@pytest.mark.parametrize(("seats", "lost"), [(2, 3), (3, 2), (4, 1)])
def test_doom_is_public_and_some_provinces_are_gone(seats: int, lost: int) -> None:
    for seed in "abcdefgh":
        g = new(seats, seed)
        gone = [p for p in range(9) if not g.live_province[p]]
        assert len(gone) == lost
        assert sum(g.live_province) - 1 == 8 - lost
        assert len(set(g.doomed)) == 3
        assert YGGDRASIL not in g.doomed + gone
        assert not set(g.doomed) & set(gone)
        assert g.doom == g.doomed[0]
        assert all(g.tokens[p] == -1 for p in gone)


@rule("BR-SETUP-10", "BR-SETUP-11", "BR-SETUP-13")
def test_doom_and_destruction_are_drawn_by_lot() -> None:
    tables = [new(4, seed) for seed in "abcdefghijklmnopqrst"]
    outer = set(range(1, 9))
    for slot in range(3):
        assert len({g.doomed[slot] for g in tables}) > 3
    assert {p for g in tables for p in g.doomed} == outer
    assert len({p for g in tables for p in outer if not g.live_province[p]}) > 4


@rule("BR-SETUP-20", "BR-DRAFT-02")
def test_every_deck_is_shuffled() -> None:
    one, other = new(2, "a"), new(2, "b")
    assert one.clans[0].packet.cards != other.clans[0].packet.cards
    assert [deck.cards for deck in one.decks] != [deck.cards for deck in other.decks]
    assert all(sorted(a.cards) == sorted(b.cards) for a, b in zip(one.decks[1:], other.decks[1:], strict=True))


@rule("BR-SETUP-17…20", "BR-CARD-01", "BR-CARD-02", "BR-AMB-50")
@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 26), (4, 34)])
def test_decks_of_an_age(seats: int, size: int) -> None:
    assert [len(OURS.deck_of(age, seats)) for age in (1, 2, 3)] == [size] * 3
    rest = 8 * seats
    assert [len(deck.cards) for deck in new(seats).decks] == [size - rest, size, size]


@rule("BR-SETUP-17", "BR-CARD-01", "BR-CARD-02", "BR-FX-57")
def test_the_102_cards() -> None:
    assert sum(len(card.copies) for card in CARDS) == 102
    for age in (1, 2, 3):
        marks = [mark for card in CARDS if card.age == age for mark in card.copies]
        assert [marks.count(mark) for mark in (2, 3, 4)] == [20, 6, 8]
        types = [card.type for card in CARDS if card.age == age for _ in card.copies]
        assert [types.count(kind) for kind in ("battle", "quest", "clan", "monster")] == [13, 9, 6, 3]
        assert [types.count(kind) for kind in ("leader", "warrior", "ship")] == [1, 1, 1]


@rule("BR-SETUP-21")
def test_monsters_wait_in_the_box() -> None:
    assert all(place == -1 for clan in new(4).clans for place in clan.where[3:])


@rule("BR-SETUP-22", "BR-AGE-04")
def test_the_game_begins_with_the_gifts_of_age_one() -> None:
    g = new(3)
    assert (g.age, g.phase) == (1, 0)
    assert all(CARDS[card].age == 1 for clan in g.clans for card in clan.packet.cards)


@rule("BR-SETUP-23", "BR-AMB-02")
def test_the_first_player_is_drawn_or_set() -> None:
    assert {new(4, seed).first for seed in "abcdefghijklmnop"} == {0, 1, 2, 3}
    assert [new(4, "a", first_player=str(seat)).first for seat in (1, 3, 4)] == [0, 2, 3]
    with pytest.raises(SetupError, match="BR-AMB-02"):
        new(2, "a", first_player="3")


@rule("BR-MAP-01", "BR-MAP-05", "BR-MAP-07")
def test_nine_provinces_in_three_regions() -> None:
    names = {region: [PROVINCE_NAMES[p] for p in REGIONS[at]] for at, region in enumerate(REGION_NAMES)}
    assert names == {
        "manheim": ["myrkulor", "elvagar", "angerboda"],
        "jotunheim": ["muspelheim", "horgr", "utgard"],
        "alfheim": ["andlang", "gimle"],
    }
    assert list(VILLAGES)[1:] == [3, 4, 5, 5, 4, 3, 3, 5]
    assert VILLAGES[YGGDRASIL] > 48


@rule("BR-MAP-02", "BR-MAP-03", "BR-MAP-04")
def test_a_ring_round_yggdrasil() -> None:
    assert neighbours("yggdrasil") == PROVINCE_NAMES[1:]
    assert neighbours("gimle") == ["yggdrasil", "myrkulor", "andlang"]
    assert neighbours("andlang") == ["yggdrasil", "utgard", "gimle"]
    assert "horgr" not in neighbours("andlang")
    for name in PROVINCE_NAMES:
        assert all(name in neighbours(other) for other in neighbours(name))


@rule("BR-MAP-08", "BR-MAP-09")
def test_four_fjords_support_two_provinces_each() -> None:
    names = [[PROVINCE_NAMES[p] for p in shores] for shores in SHORES]
    assert names == [
        ["elvagar", "angerboda"],
        ["muspelheim", "horgr"],
        ["utgard", "andlang"],
        ["myrkulor", "gimle"],
    ]
    assert FJORD_OF[YGGDRASIL] == -1
    assert sorted(p for shores in SHORES for p in shores) == list(range(1, 9))
    assert BOARD_MAP[0].name == "yggdrasil"


@rule("BR-STAT-01", "BR-STAT-03", "BR-STAT-09")
def test_tracks() -> None:
    assert TRACKS == [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]
    assert STEP_BONUS == [0, 0, 0, 10, 10, 20]


@rule("BR-STAT-02", "BR-STAT-04", "BR-STAT-11", "BR-PILLAGE-30")
def test_raising_rage_moves_the_marker_and_leaves_the_pool() -> None:
    table = Table().put("bear", "gimle", "warrior").token("gimle", "rage").rage("bear", 3).begin()
    table.play("bear: pillage gimle")
    assert table.stat("bear", "rage") == 2
    assert table.clan("bear").pool == 3


@rule("BR-STAT-10", "BR-AMB-03")
def test_a_stat_on_its_last_step_stays_there() -> None:
    table = Table().put("bear", "yggdrasil", "warrior").step("bear", rage=6).begin()
    table.play("bear: pillage yggdrasil")
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == [6, 2, 2]


@rule("BR-AMB-03")
def test_only_stats_that_can_rise_are_offered() -> None:
    table = Table(age=3).sheet("bear", "friggas-sacrifice").put("bear", "gimle", "warrior warrior")
    table.step("bear", rage=6, horns=6).begin()
    table.play("bear: sacrifice", "bear: offer-at gimle", "bear: offer-at gimle")
    assert table.options("bear") == ["raise axes"]
    assert table.why_not("bear", "raise rage") == "BR-STAT-10"


@rule("BR-STAT-07", "BR-STAT-08", "BR-FIG-08", "BR-FIG-09", "BR-INVADE-06")
def test_horns_limit_invasions_and_a_raise_counts_at_once() -> None:
    table = Table().put("bear", "gimle", "warrior warrior warrior").put("bear", "north", "ship")
    table.put("bear", "valhalla", "leader").token("gimle", "horns").begin()
    assert table.why_not("bear", "invade warrior") == "BR-INVADE-06"
    table.play("bear: pillage gimle", "wolf: pass", "serpent: pass")
    assert table.may("bear", "invade warrior")


@rule("BR-FIG-10")
def test_no_figure_leaves_the_board_when_horns_are_exceeded() -> None:
    table = Table().put("bear", "yggdrasil", "warrior warrior warrior warrior warrior warrior").begin()
    table.play("bear: march yggdrasil", "bear: march-to gimle", "bear: take warrior", "bear: pass")
    assert table.clan("bear").on_board() == 6


@rule("BR-FIG-01", "BR-FIG-06")
def test_strengths_and_upgrades_wherever_the_figures_are() -> None:
    table = Table().put("bear", "gimle", "warrior leader").put("bear", "west", "ship")
    assert table.strength("bear", "gimle") == 1 + 3 + 2
    assert table.strength("bear", "myrkulor") == 2
    table.sheet("bear", "experts-in-arms")
    assert table.strength("bear", "gimle") == 2 + 3 + 2


@rule("BR-FIG-01", "BR-INVADE-04")
def test_what_only_monsters_can_do() -> None:
    for figure in OURS.figures[:3]:
        gifts = [figure.monster, figure.sights_yggdrasil, figure.retreats, figure.doubles]
        assert (gifts, figure.bounty) == ([False] * 4, 0)


@rule("BR-FIG-02", "BR-FIG-07", "BR-FIG-11")
def test_the_fallen_wait_in_valhalla() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "gimle", "warrior").begin()
    table.play("bear: pillage gimle")
    assert table.at("wolf", "valhalla") == "warrior"
    assert table.at("wolf", "gimle") == ""
    assert sum(table.clan("wolf").here) == 10


@rule("BR-CARD-05")
def test_starred_cards() -> None:
    starred = [name for name, card in zip(CARD_NAMES, CARDS, strict=True) if card.star]
    assert starred == [
        "heimdalls-sight",
        "brothers-in-arms",
        "dwarf-chieftain",
        "dark-elf",
        "masters-in-arms",
        "soldier-of-hel",
    ]


def test_every_card_is_spoken_of_in_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    designs = {re.sub(r"-[123]$", "", name) for name in CARD_NAMES}
    assert len(designs) == 61
    assert sorted(name for name in designs if name not in tests) == []
