"""Chapter 26. Tokens: which warriors get them, how they move, and what they add, slot by slot."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.expansions.champions.champions import MODULE, GrowByBattle
from meadhall.games.valhalla.expansions.champions.tactics import (
    RALLY,
    ChooseChampion,
    ClanRally,
    MarkOfVengeance,
    rally,
)
from meadhall.games.valhalla.expansions.champions.tokens import NO_MARK, champion, champions_of
from meadhall.games.valhalla.terms import MOST_SLOTS, Moment, Quantity
from tests.rule import rule
from tests.rules.valhalla.meet import fight, tokens
from tests.rules.valhalla.table import Table

BORK, KETIL = "champ-wolf-bork", "champ-wolf-ketil"  # Vengeance; another wolf


def hall(*squad: str) -> Table:
    """Seat 0 with this squad fights seat 1."""
    table = Table({0: squad, 1: ["bear-grim"]}, modules=["champions"])
    fight(table)
    return table


def laid(table: Table, seat: int = 0, slot: int = 1) -> tuple[int, int, int]:
    """Return all tokens on one warrior."""
    part = tokens(table)
    return part.grown[seat][slot], part.rallied[seat][slot], part.marks[seat][slot]


def load(table: Table, seat: int = 0, slot: int = 1) -> None:
    """Put one token of each kind on a warrior."""
    part = tokens(table)
    part.grown[seat][slot], part.rallied[seat][slot], part.marks[seat][slot] = 2, 1, 1


@rule("VAL-CHAMP-04")
def test_a_champion_is_known_by_his_card_wherever_he_stands() -> None:
    match = hall("wolf-ulf", BORK, "", KETIL).match
    assert [slot for slot in range(MOST_SLOTS) if champion(match, 0, slot) is not None] == [1, 3]
    assert champions_of(match, 0) == [1, 3]
    assert match.warrior(0, 1).clan == match.warrior(0, 0).clan, "a wolf like Ulf"


@rule("VAL-CHAMP-05", "VAL-AMB-142")
@pytest.mark.parametrize("moment", [Moment.SENT, Moment.DISMISSED, Moment.RETURNED])
def test_who_leaves_gives_all_his_tokens_back(moment: int) -> None:
    table = hall("wolf-ulf", BORK)
    load(table)
    MODULE.happened(table.match, moment, 0, 1)
    assert laid(table) == (0, 0, NO_MARK)


@rule("VAL-AMB-143", "VAL-CHAMP-05", "VAL-AMB-132")
def test_who_is_taken_away_keeps_them() -> None:
    table = hall("wolf-ulf", BORK)
    load(table)
    table.match.move(0, 1, 1, 2)
    assert laid(table, 1, 2) == (2, 1, 1)
    assert laid(table) == (0, 0, NO_MARK)


@rule("VAL-CHAMP-05")
@pytest.mark.parametrize(("slot", "broken"), [(1, ""), (2, "VAL-CHAMP-05")])
def test_tokens_without_a_warrior_are_noticed(slot: int, broken: str) -> None:
    table = hall("wolf-ulf", BORK)
    load(table, slot=slot)
    assert MODULE.broken(table.match) == broken


@rule("VAL-CHAMP-21", "VAL-CHAMP-26", "VAL-AMB-066")
@pytest.mark.parametrize(("rallied", "mark", "strength"), [(0, NO_MARK, 5), (2, NO_MARK, 9), (1, 1, 11), (0, 0, 5)])
def test_what_tactics_laid_on_a_warrior_adds_to_his_strength(rallied: int, mark: int, strength: int) -> None:
    table = hall("wolf-ulf", "bear-bersi")
    tokens(table).rallied[0][1], tokens(table).marks[0][1] = rallied, mark
    assert MODULE.reckon(table.match, Quantity.WARRIOR_STRENGTH, 0, 5, 1) == strength


@rule("VAL-CHAMP-07", "VAL-CHAMP-17")
def test_universal_tokens_mean_nothing_to_an_avenger() -> None:
    table = hall(BORK)
    tokens(table).grown[0][0] = 2
    assert table.match.warrior(0, 0).ability.gathered(table.match, 0, 0) == 0


@rule("VAL-TL-27", "VAL-CHAMP-07", "VAL-CHAMP-17")
@pytest.mark.parametrize("attacker", [0, 1])
def test_after_a_battle_champions_of_both_sides_get_their_tokens(attacker: int) -> None:
    table = Table({0: ["wolf-ulf", BORK], 1: [KETIL]}, modules=["champions"])
    match = fight(table, attacker, 1 - attacker)
    match.battle().winner = 1
    GrowByBattle(0, "").run(match)
    assert laid(table) == (0, 0, 1), "he will avenge it on seat 1"
    assert laid(table, 1, 0) == (1, 0, NO_MARK)


@rule("VAL-CHAMP-20", "VAL-CHAMP-21", "VAL-CHAMP-22", "VAL-AMB-140", "VAL-AMB-141")
def test_the_clan_of_the_chosen_champion_rallies() -> None:
    table = hall("wolf-ulf", BORK, "wolf-randulf", KETIL)
    match = table.match
    rally(match, 0, 1)
    rally(match, 0, 3)
    assert tokens(table).rallied[0][:4] == [2, 0, 2, 0], "both wolves twice, no champion"
    kinds = [match.cards.by_key(key) for key in (BORK, KETIL)]
    assert table.events("champ-rallied", 0) == [[kind, 2] for kind in kinds]


@rule("VAL-CHAMP-20", "VAL-CHAMP-23")
@pytest.mark.parametrize(("squad", "asked"), [(["wolf-ulf"], False), ([BORK], False), ([BORK, KETIL], True)])
def test_who_has_several_champions_chooses(squad: list[str], asked: bool) -> None:
    match = hall(*squad).match
    before = len(match.stack)
    ClanRally().play(match, 0)
    assert len(match.stack) - before == asked
    if asked:
        choice = match.stack[-1]
        assert isinstance(choice, ChooseChampion)
        choice.chosen(match, 0, RALLY.of(1))
        assert choice not in match.stack


@rule("VAL-CHAMP-24", "VAL-CHAMP-25", "VAL-AMB-144")
@pytest.mark.parametrize(("marked", "playable"), [((), True), ((0,), True), ((0, 1), False)])
def test_a_mark_needs_a_warrior_without_a_token(marked: tuple[int, ...], playable: bool) -> None:
    table = hall("wolf-ulf", BORK)
    for slot in marked:
        load(table, slot=slot)
    assert MarkOfVengeance().playable(table.match, 0) == playable
