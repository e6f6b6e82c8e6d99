"""Sets of forty cards in games against a beast and in pairs: cases derived from the books, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.valhalla.beasts.dread import make
from meadhall.games.valhalla.beasts.lair import lair
from meadhall.games.valhalla.scoring import glory, score
from meadhall.games.valhalla.terms import CLANS
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, beast, hold, tokens
from tests.rules.valhalla.table import Table


def dread(kind: str, clan: str = "", **more: Any) -> Any:  # a card with this ability
    return beast(dread=make(kind, CLANS.index(clan) if clan else -1), **more)


def alone(squad: list[str], card: Any, modules: tuple[str, ...] = (), **more: Any) -> Table:
    return against_beast("solo", squad, card, modules, **more)


@rule("VAL-SOLO-74", "VAL-SOLO-31")
def test_a_muted_giant_still_gives_his_die() -> None:
    """A muted ability adds no strength; the die is no strength."""
    table = alone(["frost-frosti"], dread("M_CLAN_MUTE", "frost"), dice="axe axe x x x x bow")
    table.play("0: attack-beast, activate frost-frosti")
    assert "grey-bow" in table.dice(0)


@rule("VAL-SOLO-74", "VAL-ELF-08", "VAL-ELF-11")
def test_an_elf_of_a_muted_clan_is_still_armed_by_an_x() -> None:
    table = alone(["elf-svanhvit", "boar-svein"], dread("M_CLAN_MUTE", "deer"), ("elves",), dice="shield x x x x x")
    table.play("0: attack-beast")
    assert table.may("0: activate elf-svanhvit")


@rule("VAL-SOLO-35", "VAL-SOLO-78", "VAL-AMB-130")
def test_a_leader_cut_off_no_longer_counts_tactics() -> None:
    """Two tactics are allowed; Cut Off is one of them, and it removes the limit."""
    hands = {0: ["cut-off", "fury-2", "heroic-3"]}
    table = alone(["bear-grim"], dread("M_TWO_TACTICS"), hands=hands, dice="axe x x x x x")
    table.play("0: attack-beast, play cut-off, play fury-2, play heroic-3")
    assert table.hand(0) == []


@rule("VAL-SOLO-35", "VAL-SOLO-77", "VAL-AMB-130")
@pytest.mark.parametrize(("moves", "left"), [("play cut-off, pass", ["fury-2"]), ("pass", ["cut-off"])])
def test_a_leader_cut_off_takes_no_card_after_the_battle(moves: str, left: list[str]) -> None:
    table = alone(["bear-grim"], dread("M_POST_RANDOM"), hands={0: ["cut-off", "fury-2"]}, dice="x x x x x x")
    first = table.match.cards.by_key("fury-2") < table.match.cards.by_key("cut-off")
    table.match.chance.script += [] if len(left) == 1 and left[0] == "fury-2" else [0 if first else 1]
    table.play(f"0: attack-beast, {moves}")
    assert table.hand(0) == left


@rule("VAL-SOLO-78", "VAL-VALK-24", "VAL-AMB-089", "VAL-AMB-162")
def test_a_mission_is_one_of_the_two_tactics() -> None:
    hands = {0: ["fury-2", "fury-2", "valk-mission-steady"]}
    table = alone(
        ["bear-bjorn"], dread("M_TWO_TACTICS", strength=9), ("valkyries",), hands=hands, dice="sword axe x x x x"
    )
    table.play("0: attack-beast, play fury-2, play fury-2, activate bear-bjorn, pass")
    assert "valk-mission-steady" in table.hand(0), "9 against 9 has won, but two were played"


@rule("VAL-SOLO-84", "VAL-VALK-11", "VAL-ELF-12")
def test_other_tactics_with_dice_are_not_those_two() -> None:
    hands = {0: ["push-back", "weapon-swap", "new-weapons", "valk-supply-axe"]}
    table = alone(["bear-grim"], dread("M_NO_DICE_TACTICS"), ("valkyries",), hands=hands, dice="x x x x x x")
    table.play("0: attack-beast")
    assert [table.may(f"0: play {key}") for key in hands[0]] == [False, False, True, True]


@rule("VAL-SOLO-15", "VAL-SOLO-67", "VAL-SOLO-72")
@pytest.mark.parametrize(
    ("modules", "deck"), [((), 74), (("elves",), 114), (("champions",), 114), (("valkyries",), 114)]
)
def test_the_deck_of_the_first_turn(modules: tuple[str, ...], deck: int) -> None:
    table = Table(modules=["solo", *modules], seats=1, at="setup")
    table.start()
    while table.match.turns == 0:
        table.match.step(0, table.match.legal(0)[-1 if "pass" not in table.options(0) else 0])
    assert len(table.match.deck.cards) == deck


@rule("VAL-SOLO-43", "VAL-SOLO-56", "VAL-VALK-05", "VAL-AMB-124")
def test_who_is_discarded_at_the_cap_is_no_company_for_a_valkyrie() -> None:
    """There is room for two: the Valkyrie enters, the bear of 3 is discarded, so she has gone alone."""
    card = beast(strength=1)
    table = alone(["valk-eir", "bear-bodvar"], card, ("valkyries",), dice="bow bow axe axe x x", discard=["wolf-ulf"])
    lair(table.match).stack[1].cap = 2
    table.play("0: attack-beast, activate valk-eir, activate bear-bodvar, pass")
    assert table.valhalla(0) == ["valk-eir", "wolf-ulf"], "3 for going alone, of which the cap leaves 1"
    assert "bear-bodvar" in table.discard()
    assert glory(table.match, 0) == 2


@rule("VAL-SOLO-45", "VAL-CHAMP-15", "VAL-AMB-132", "VAL-CHAMP-17")
def test_after_a_defeat_honour_is_lost_and_the_beast_is_hated() -> None:
    squad = ["champ-wolf-signy", "champ-boar-mord", "bear-grim"]
    table = alone(squad, beast(strength=50), ("champions",), dice="axe x x x x x")
    table.play("0: attack-beast, activate bear-grim, pass, send-to-valhalla bear-grim")
    assert tokens(table).grown[0][0] == 1
    assert tokens(table).marks[0][1] not in (-3, 0)
    assert table.valhalla(0) == ["bear-grim"]


@rule("VAL-SOLO-82", "VAL-ELF-10", "VAL-TL-60")
def test_a_neighbour_fed_to_the_beast_spares_nothing() -> None:
    table = alone(["elf-hjuki", "wolf-ulf"], dread("M_PRE_WARRIOR"), ("elves",), dice="spear x x x x x")
    table.play("0: attack-beast, feed-beast wolf-ulf")
    assert not table.may("0: activate elf-hjuki"), "the sword of the wolf is gone"


@rule("VAL-SOLO-33", "VAL-TACTIC-07", "VAL-SOLO-30", "VAL-CHAMP-04")
@pytest.mark.parametrize(
    ("clans", "plays", "strength"), [(("wolf", "wolf"), True, 4), (("wolf",), False, 4), (("bear", "deer"), True, 1)]
)
def test_the_clans_of_a_card_are_its_squad(clans: tuple[str, ...], plays: bool, strength: int) -> None:
    table = alone(["boar-galti"], beast(clans=clans), ("champions",), hands={0: ["fury-3"]}, dice="spear x x x x x")
    table.play("0: attack-beast, activate boar-galti")
    assert table.may("0: play fury-3") is plays
    table.play("0: pass")
    assert table.strength(0) == strength


@rule("VAL-SOLO-28", "VAL-SOLO-83", "VAL-AMB-126")
def test_a_lost_battle_costs_glory_after_it_has_counted() -> None:
    table = alone(
        ["bear-grim"],
        dread("M_LOSS_GLORY", strength=9),
        valhalla={0: ["wolf-ulf", "wolf-kveldulf"]},
        dice="axe x x x x x",
    )
    table.play("0: attack-beast, activate bear-grim, pass")
    assert table.strength(0) == 2 + 3
    table.play("0: pass")
    assert table.valhalla(0) == ["wolf-kveldulf"]


# -- pairs


def four(modules: str, squads: dict[int, list[str]], dice: str, **more: Any) -> Table:
    """Seats 0 and 2 are partners, and 1 and 3; seat 0 will attack seat 1."""
    return Table(squads, modules=modules.split(), dice=dice, seats=4, **more)


@rule("VAL-PARTNER-07", "VAL-WAR-19", "VAL-WAR-20")
@pytest.mark.parametrize("way", ["partnership", "alliance"])
def test_a_companions_giant_takes_the_one_die_that_frost_takes(way: str) -> None:
    squads = {0: ["frost-frosti"], 1: ["wolf-ulf"], 2: ["frost-mjoll"], 3: ["bear-grim"]}
    table = four(way, squads, "axe axe axe axe x x sword x x x x")
    table.play("0: attack 1, activate-lent frost-mjoll, use-ability, activate frost-frosti, pass")
    assert len(table.dice(1)) == 5


@rule("VAL-PARTNER-09", "VAL-THOR-06", "VAL-AMB-082")
@pytest.mark.parametrize("way", ["partnership", "alliance"])
def test_thor_compares_the_two_who_fight_and_a_companion_may_help(way: str) -> None:
    """One against two, although with the companion it would be four against two."""
    squads = {
        0: ["bear-grim"],
        1: ["wolf-ulf", "wolf-hundolf"],
        2: ["bear-bjorn", "bear-bersi", "bear-bera"],
        3: ["bear-hallbera"],
    }
    table = four(f"{way} thor", squads, "x x x x x x", hands={2: ["thor-lightning"]})
    table.play("0: attack 1")
    assert table.may("2: aid-with thor-lightning")


@rule("VAL-ALLY-12", "VAL-ALLY-13", "VAL-KING-12", "VAL-ALLY-10")
def test_a_kings_last_glory_is_the_alliances() -> None:
    table = four("alliance king", {}, "", captured={0: {1: 1}, 2: {3: 1}}, valhalla={0: ["bear-grim"]})
    before = score(table.match, 0)
    table.match.players[2].bonus += 1
    assert score(table.match, 0) == score(table.match, 2) == before + 1


@rule("VAL-PARTNER-10", "VAL-MONSTER-13")
@pytest.mark.parametrize("way", ["partnership", "alliance"])
def test_a_squad_of_a_monster_alone_may_be_attacked_and_a_companions_does_not_count(way: str) -> None:
    squads = {0: ["bear-grim"], 2: ["wolf-ulf"], 3: ["wolf-hundolf"]}
    assert four(f"{way} monsters", squads, "").refuses("0: attack 1") == "VAL-TURN-21"
    table = four(f"{way} monsters", squads, "")
    hold(table, "troll", 1)
    assert table.may("0: attack 1")
    assert table.refuses("0: attack 2") == ("VAL-ALLY-02" if way == "alliance" else "VAL-PARTNER-04")
