"""Modules that interact in a battle's numbers: everything that counts is added up, and nothing else."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.beasts.dread import ClanMute, OneDie
from meadhall.games.valhalla.terms import CLANS
from tests.rule import rule
from tests.rules.valhalla.meet import (
    against_beast,
    aid,
    beast,
    facing,
    fight,
    hold,
    ride,
    tokens,
    tuck,
    tucked,
)
from tests.rules.valhalla.table import Table

WAYS = ["solo", "coop"]


@rule("VAL-CHAMP-08", "VAL-CHAMP-21", "VAL-TYR-09", "VAL-VALK-14", "VAL-BATTLE-40")
def test_tokens_and_tyrs_card_add_up_and_the_road_takes_both() -> None:
    table = Table({0: ["champ-wolf-ketil"], 1: ["bear-grim"]}, modules=["champions", "tyr", "valkyries"])
    tokens(table).grown[0][0] = 2
    tokens(table).rallied[0][0] = 1
    tuck(table, "tyr-oath")
    match = fight(table)
    assert strength(match, 0) == 1 + 2 + 2 + 2
    ride(table).roads = 1
    assert strength(match, 0) == 0
    ride(table).roads = 0
    tucked(table).under[0][0] = -1
    assert strength(match, 0) == 1 + 2 + 2
    tokens(table).rallied[0][0] = 0
    assert strength(match, 0) == 1 + 2
    tokens(table).grown[0][0] = 0
    assert strength(match, 0) == 1


@rule("VAL-THOR-13", "VAL-BATTLE-40", "VAL-JARL-01", "VAL-MONSTER-12")
def test_the_jarl_a_monster_and_a_helper_add_up() -> None:
    squads = {0: ["bear-bjorn"], 1: ["bear-grim"]}
    table = Table(squads, jarls={0: "sigurd"}, modules=["monsters", "thor"], seats=3)
    match = fight(table)
    assert strength(match, 0) == 5 + 1
    aid(table, "thor-mjolnir", 2, 0)
    assert strength(match, 0) == 5 + 1 + 3
    hold(table, "surtur")
    assert strength(match, 0) == 5 + 1 + 3 + 4
    match.fighter(0).muted = True
    assert strength(match, 0) == 5 + 3 + 4


@rule("VAL-SOLO-74", "VAL-AMB-173", "VAL-CHAMP-08", "VAL-VALK-14")
@pytest.mark.parametrize("way", WAYS)
def test_a_muted_clan_loses_its_abilities_while_others_keep_their_tokens_and_roads(way: str) -> None:
    squad = ["boar-galti", "champ-wolf-ketil", "bear-bjorn"]
    card = beast(CLANS, ClanMute(CLANS.index("boar")))
    table = against_beast(way, squad, card, ("champions", "valkyries"))
    tokens(table).grown[0][1] = 2
    tokens(table).rallied[0][0] = 1
    match = facing(table, armed=(0, 1, 2))
    assert match.warrior(0, 0).ability.bonus(match, 0, 0) == 3, "there is something to mute"
    assert strength(match, 0) == (1 + 2) + (1 + 2) + 5, "what a tactic laid on the muted one counts"
    ride(table).roads = 1 << 2
    assert strength(match, 0) == (1 + 2) + (1 + 2)


@rule("VAL-SOLO-28", "VAL-JARL-01")
@pytest.mark.parametrize("way", WAYS)
def test_glory_and_the_jarl_strengthen_a_player_who_faces_a_beast(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast(), jarls={0: "sigurd"}, valhalla={0: ["bear-bera"]})
    match = facing(table)
    worth = match.cards.glory(match.cards.by_key("bear-bera"))
    assert worth > 0
    assert strength(match, 0) == 5 + worth + 1


@rule("VAL-SOLO-74", "VAL-ELF-05")
@pytest.mark.parametrize("way", WAYS)
def test_an_elf_of_a_muted_clan_adds_only_what_is_printed(way: str) -> None:
    muted = against_beast(way, ["deer-hjort", "elf-skirnir"], beast((), ClanMute(CLANS.index("bear"))), ("elves",))
    match = facing(muted, armed=(1,))
    gift = match.warrior(0, 1).ability.bonus(match, 0, 1)
    assert gift > 0, "there is something to mute"
    assert strength(match, 0) == 1
    free = against_beast(way, ["deer-hjort", "elf-skirnir"], beast(), ("elves",))
    assert strength(facing(free, armed=(1,)), 0) == 1 + gift


@rule("VAL-TYR-12", "VAL-PARTNER-06", "VAL-PARTNER-07")
@pytest.mark.parametrize("way", ["partnership", "alliance"])
def test_a_card_of_tyrs_under_a_lent_warrior_and_tokens_on_him_count_for_the_one_who_fights(way: str) -> None:
    squads = {0: ["bear-bjorn"], 1: ["bear-grim"], 2: ["champ-wolf-ketil"], 3: ["wolf-ulf"]}
    table = Table(squads, modules=[way, "tyr", "champions"], seats=4)
    tuck(table, "tyr-oath", seat=2)
    tokens(table).grown[2][0] = 1
    tokens(table).rallied[2][0] = 1
    match = fight(table, armed=(0, 8))
    assert strength(match, 0) == 5 + (1 + 1 + 2 + 2)


@rule("VAL-SOLO-76", "VAL-JARL-01")
@pytest.mark.parametrize("way", WAYS)
def test_a_beast_that_takes_a_die_and_a_jarl_that_gives_one(way: str) -> None:
    dice = ["x"] * 6
    table = against_beast(way, ["bear-bjorn"], beast((), OneDie()), jarls={0: "beinir"}, dice=dice)
    table.play("0: attack-beast")
    assert sum(table.match.fighter(0).pool) == 6 - 1 + 1


@rule("VAL-KING-10", "VAL-JARL-01")
def test_an_attacker_of_a_king_adds_his_jarls_die_to_those_of_the_crown() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["bear-grim"]}, jarls={0: "beinir"}, modules=["king"])
    crowns = table.part("king")
    crowns.kings[0], crowns.levels[0] = 1, 1  # type: ignore[attr-defined]
    more = crowns.level(0).dice  # type: ignore[attr-defined]
    assert more > 0
    table.play("0: attack 1")
    assert sum(table.match.fighter(0).pool) == 6 + min(3, 1 + more)
