"""Rules that say "only one", "whatever the outcome" or "either side": both halves of each."""

from __future__ import annotations

import pytest

from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.battle import SEND, ChooseSent
from meadhall.games.valhalla.beasts.battle import BeastYields, ChooseHeroes
from meadhall.games.valhalla.beasts.lair import lair
from meadhall.games.valhalla.expansions.champions.tokens import fought
from meadhall.games.valhalla.expansions.loki.bonuses import KeepShield
from meadhall.games.valhalla.expansions.valkyries.valkyries import JoinThem
from tests.rule import rule
from tests.rules.valhalla.meet import fight, forge, met_beast, offered, ride, tokens
from tests.rules.valhalla.table import Table

WAYS = ["solo", "coop"]


@rule("VAL-SOLO-45", "VAL-SOLO-52")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_after_a_defeat_one_may_go_and_no_second(way: str, attacks: bool) -> None:
    match = met_beast(way, attacks, won=False)
    ChooseHeroes(0, "").run(match)
    assert offered(match) == [PASS, SEND.of(0), SEND.of(1)]
    match.stack[-1].chosen(match, 0, SEND.of(0))
    assert offered(match) == [PASS]
    assert match.battle().sending == 1


@rule("VAL-SOLO-50", "VAL-SOLO-55")
@pytest.mark.parametrize("way", WAYS)
def test_after_a_won_defence_as_many_as_one_likes(way: str) -> None:
    match = met_beast(way, attacks=False, won=True)
    ChooseHeroes(0, "").run(match)
    match.stack[-1].chosen(match, 0, SEND.of(0))
    assert offered(match) == [PASS, SEND.of(1)]


@rule("VAL-SOLO-41", "VAL-SOLO-47", "VAL-SOLO-49", "VAL-SOLO-42", "VAL-SOLO-51")
@pytest.mark.parametrize(
    ("attacks", "won", "covered", "beaten"),
    [(True, True, 0, 1), (True, False, 5, 0), (False, True, 0, 0), (False, False, 0, 0)],
)
@pytest.mark.parametrize("way", WAYS)
def test_when_the_dice_leave_the_beasts_card(way: str, attacks: bool, won: bool, covered: int, beaten: int) -> None:
    match = met_beast(way, attacks, won)
    lair(match).covered = 5
    BeastYields(0, "").run(match)
    assert (lair(match).covered, lair(match).at) == (covered, beaten)


@rule("VAL-AMB-090", "VAL-VALK-16")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_warrior_on_the_road_goes_although_held_back(winner: int) -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, modules=["dwarves", "valkyries"])
    match = fight(table)
    match.battle().winner = winner
    forge(table).barred[0] = 1
    ride(table).roads = 1
    if winner == 0:
        ChooseSent(0, "").run(match)
        assert match.battle().sending == 0, "he is held back"
    JoinThem(0, "").run(match)
    match.send(0, match.battle().sending)
    assert match.players[0].valhalla.cards == [match.cards.by_key("bear-bjorn")]


@rule("VAL-CHAMP-17", "VAL-CHAMP-18")
@pytest.mark.parametrize(("old", "new"), [(1, 2), (2, 1)])
def test_a_new_vengeance_token_replaces_any_old_one(old: int, new: int) -> None:
    squads = {0: ["champ-wolf-bork"], 1: ["bear-grim"], 2: ["bear-hallbera"]}
    table = Table(squads, modules=["champions"], seats=3)
    tokens(table).marks[0][0] = old
    fought(fight(table, 0, new), 0)
    assert tokens(table).marks[0][0] == new


@rule("VAL-LOKI-30")
@pytest.mark.parametrize(("loser", "shields", "against"), [(0, 4, True), (1, 4, False), (1, 0, True)])
def test_a_shield_is_kept_by_a_losing_defender_who_has_one(loser: int, shields: int, against: bool) -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, modules=["loki"], shields={loser: shields})
    assert KeepShield().in_vain(fight(table), loser) == ("VAL-LOKI-30" if against else "")


@rule("VAL-TL-25")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_attackers_tactics_after_a_battle_come_first(turn: int) -> None:
    squads = {0: ["champ-wolf-ketil", "bear-grim"], 1: ["champ-wolf-bork", "bear-hallbera"]}
    hands = {0: ["champ-mark"], 1: ["champ-mark"]}
    luck = ["sword x x x x x" if turn == 0 else "spear bow x x x x", "x x x x x x"]
    table = Table(squads, hands, dice=luck, modules=["champions"], turn=turn)
    who = "champ-wolf-ketil" if turn == 0 else "champ-wolf-bork"
    table.play(f"{turn}: attack {1 - turn}, activate {who}, pass", f"{1 - turn}: pass")
    assert table.asked() == [turn]
    table.play(f"{turn}: pass")
    assert table.asked() == [1 - turn]
    assert table.may(f"{1 - turn}: play-tactic champ-mark")
