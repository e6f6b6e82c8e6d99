"""Chapter 15. Dwarves of Svartalfheim: they block, hold back, disarm and sacrifice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.module import Setup
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import Warrior
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.dwarves.dwarves import FILE, MODULE
from meadhall.games.valhalla.expansions.dwarves.dwarves import HOME as AT_HOME
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.views.view import view
from meadhall.interface.people import question_for
from tests.rule import rule
from tests.rules.valhalla.meet import cards_of
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"
AFTER = {"hold_back_after_choice": "on"}


def dwarf_table(
    squads: Cards,
    hands: Cards | None = None,
    dice: list[str] | None = None,
    *,
    discard: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    jarls: dict[int, str] | None = None,
    modules: tuple[str, ...] = (),
) -> Table:
    """Seat 0 is about to attack seat 1."""
    used = ["dwarves", *modules]
    return Table(squads, hands or {}, jarls, discard=discard, dice=dice or (), options=options, modules=used)


# -- the set


@rule("VAL-DWARF-01", "VAL-DWARF-02", "VAL-COMP-18")
def test_forty_cards_join_the_deck_and_phase_b_draws_three() -> None:
    assert sum(card.copies for card in cards_of(MODULE)) == 40
    assert {card.sort for card in cards_of(MODULE)} == {"warrior", "tactic"}
    table = Table({0: ["bear-grim"]}, deck=["fury-2", "fury-3", "cut-off"], modules=["dwarves"])
    table.play("0: draw, keep fury-2")
    assert len(table.drawn(0)) == 3


DESIGNS = [  # card, dice that arm him, printed strength
    ("dwarf-brokk", "axe", 1, 1, "BLOCK"),
    ("dwarf-eitri", "axe shield", 4, 1, "SACRIFICE"),
    ("dwarf-motsognir", "axe axe", 5, 1, "BLOCK"),
    ("dwarf-durin", "sword axe spear", 7, 1, "HOLD_BACK"),
    ("dwarf-dolgthrasir", "sword axe axe", 8, 1, "SACRIFICE"),
    ("dwarf-lit", "sword", 1, 1, "DISARM"),
    ("dwarf-jari", "bow", 1, 1, "HOLD_BACK"),
    ("dwarf-nordri", "spear bow", 3, 2, "DISARM"),
    ("dwarf-sudri", "sword bow", 4, 1, "BLOCK"),
    ("dwarf-haugspori", "sword spear bow", 6, 2, "SACRIFICE"),
    ("dwarf-galar", "shield", 1, 1, "SACRIFICE"),
    ("dwarf-fjalar", "spear shield", 3, 2, "HOLD_BACK"),
    ("dwarf-austri", "sword axe", 4, 1, "DISARM"),
    ("dwarf-hornbori", "spear spear", 3, 2, "BLOCK"),
    ("dwarf-aurvang", "axe spear shield", 7, 1, "DISARM"),
    ("dwarf-alvis", "bow", 1, 1, "DISARM"),
    ("dwarf-andvari", "shield bow", 3, 2, "SACRIFICE"),
    ("dwarf-vestri", "spear bow", 4, 1, "HOLD_BACK"),
    ("dwarf-ivaldi", "bow bow", 3, 2, "BLOCK"),
    ("dwarf-billing", "sword shield bow", 4, 3, "HOLD_BACK"),
    ("dwarf-virfir", "sword bow", 2, 1, "SACRIFICE"),
    ("dwarf-skirfir", "bow bow", 3, 1, "BLOCK"),
    ("dwarf-grer", "axe axe", 2, 2, "DISARM"),
    ("dwarf-berling", "bow bow bow", 7, 1, "HOLD_BACK"),
    ("dwarf-alfrigg", "axe axe bow bow", 8, 1, "BLOCK"),
]
ASKED = {  # what an owner is asked when such a dwarf is armed
    "BLOCK": "block wolf-ulf",
    "DISARM": "use-ability",
    "SACRIFICE": "sacrifice fury-2",
    "HOLD_BACK": "discard-for-reroll x",
}


@rule("VAL-DATA-14", "VAL-DWARF-09", "VAL-DWARF-12", "VAL-DWARF-15", "VAL-DWARF-17")
@pytest.mark.parametrize(("who", "weapons", "strength", "worth", "ability"), DESIGNS)
def test_each_dwarf_is_armed_and_asked_as_printed(
    who: str, weapons: str, strength: int, worth: int, ability: str
) -> None:
    spare = " x" * (6 - len(weapons.split()))
    squads = {0: [who], 1: ["wolf-ulf", "wolf-ulfhild"]}
    table = dwarf_table(squads, {0: ["fury-2"], 1: ["fury-3"]}, [weapons + spare, MISSES])
    table.play("0: attack 1", f"0: activate {who}")
    assert ASKED[ability] in table.options(0)
    table.play("0: decline-ability, pass" if ability == "DISARM" else "0: pass")
    if table.asked() == [0]:
        table.play("0: pass")
    table.play("1: pass")
    assert table.strength(0) == strength
    card = next(card for card in cards_of(MODULE) if card.key == who)
    assert isinstance(card, Warrior)
    assert (card.glory, card.ability.key) == (worth, ability)


def test_every_dwarf_of_the_set_is_in_that_table() -> None:
    warriors = {card.key for card in cards_of(MODULE) if isinstance(card, Warrior)}
    assert warriors == {design[0] for design in DESIGNS}


# -- Call to Arms


@rule("VAL-DWARF-03", "VAL-DWARF-04", "VAL-DWARF-05", "VAL-DIFF-41")
def test_the_topmost_warrior_of_the_pile_joins_before_the_battle() -> None:
    squads, hands = {0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["dwarf-call-to-arms"]}
    table = dwarf_table(squads, hands, ["axe axe sword x x x", MISSES], discard=("fury-2", "bear-bjorn", "bear-bera"))
    table.play("0: attack 1, play dwarf-call-to-arms, place 2")
    assert table.squad(0) == ["bear-grim", "", "bear-bjorn", ""]
    assert table.discard() == ["fury-2", "bear-bera"]
    table.play("0: activate bear-grim, activate bear-bjorn, pass", "1: pass")
    assert table.strength(0) == 2 + 5
    table.ends_quietly()


@rule("VAL-DWARF-03")
def test_in_the_phases_it_cannot_be_played() -> None:
    squads, hands = {0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["dwarf-call-to-arms"]}
    table = dwarf_table(squads, hands, ["axe x x x x x"], discard=("bear-bjorn",))
    table.play("0: attack 1, pass")
    assert table.match.fighter(0).rolled
    assert table.refuses("0: play dwarf-call-to-arms") == "VAL-TACTIC-01"


@rule("VAL-AMB-092")
def test_a_full_squad_makes_room_and_the_one_who_goes_is_not_fetched() -> None:
    squads = {0: ["bear-grim", "bear-bjorn", "wolf-ulf", "boar-svein"], 1: ["wolf-ulf"]}
    table = dwarf_table(squads, {0: ["dwarf-call-to-arms"]}, [MISSES], discard=("fury-2", "bear-bera"))
    table.play("0: attack 1, play dwarf-call-to-arms, dismiss bear-grim, place 0, pass")
    assert table.squad(0) == ["bear-bera", "bear-bjorn", "wolf-ulf", "boar-svein"]
    assert table.discard() == ["dwarf-call-to-arms", "bear-grim", "fury-2"]
    table.ends_quietly()


@rule("VAL-AMB-092")
def test_without_a_warrior_in_the_pile_it_cannot_be_played() -> None:
    squads, hands = {0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["dwarf-call-to-arms"]}
    table = dwarf_table(squads, hands, [MISSES], discard=("fury-2",)).play("0: attack 1")
    assert table.match.fighter(0).rolled, "no player was asked before the battle"


@rule("VAL-AMB-114", "VAL-DWARF-03")
def test_it_can_be_played_before_ragnarok() -> None:
    table = Table({0: ["bear-grim"]}, {0: ["dwarf-call-to-arms"]}, discard=["bear-bjorn"], modules=["dwarves"],
                  dice="axe axe sword x x x", at="ragnarok")  # fmt: skip
    table.play("0: play dwarf-call-to-arms, place 1, activate bear-grim, activate bear-bjorn, pass")
    assert table.valhalla(0) == ["bear-grim", "bear-bjorn"]


# -- War Cries


@rule("VAL-DWARF-06", "VAL-DWARF-07")
def test_the_cry_of_the_squad_counts_all_warriors() -> None:
    squads = {0: ["bear-grim", "bear-bjorn", "wolf-ulf"], 1: ["wolf-ulf"]}
    table = dwarf_table(squads, {0: ["dwarf-cry-squad"]}, ["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, play dwarf-cry-squad, pass", "1: pass")
    assert table.strength(0) == 2 + 3


@rule("VAL-DWARF-07")
def test_but_without_an_activated_warrior_it_is_no_attack() -> None:
    squads = {0: ["bear-grim", "bear-bjorn"], 1: ["wolf-ulf"]}
    table = dwarf_table(squads, {0: ["dwarf-cry-squad"]}, [MISSES])
    table.play("0: attack 1, play dwarf-cry-squad, pass")
    assert table.events("no-winner", 0) == [[]]
    table.ends_quietly()


@rule("VAL-DWARF-08", "VAL-TV-27", "VAL-AMB-059")
@pytest.mark.parametrize(("armed", "plus"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_the_cry_of_the_armed_grows_with_the_activated_warriors(armed: int, plus: int) -> None:
    squad = ["wolf-ulf", "bear-grim", "bear-hallbera", "wolf-randulf", "wolf-ulfljot"]
    dice = ["sword axe bow spear shield x", MISSES]
    table = dwarf_table({0: squad, 1: ["deer-hjalmar"]}, {0: ["dwarf-cry-armed"]}, dice, jarls={0: "hod"})
    table.play("0: attack 1", *(f"0: activate {who}" for who in squad[:armed]), "0: play dwarf-cry-armed")
    shown = view(table.match, 0).battle
    assert shown is not None
    assert [term.value for term in shown.attacker.terms if term.source == "tactic"] == [plus]


@rule("VAL-AMB-059")
def test_it_is_counted_at_the_end_of_the_phase() -> None:
    squads = {0: ["bear-grim", "wolf-ulf"], 1: ["wolf-ulf"]}
    table = dwarf_table(squads, {0: ["dwarf-cry-armed"]}, ["axe sword x x x x", MISSES])
    table.play("0: attack 1, play dwarf-cry-armed, activate bear-grim, activate wolf-ulf, pass", "1: pass")
    assert table.strength(0) == 2 + 2 + 2


# -- block


def brokk_against(defenders: list[str], attackers: tuple[str, ...] = ("dwarf-brokk",)) -> Table:
    """Brokk attacks; the defender rolls swords and axes."""
    dice = ["axe axe axe axe x x", "sword sword axe axe x x"]
    return dwarf_table({0: list(attackers), 1: defenders}, dice=dice).play("0: attack 1")


@rule("VAL-DWARF-10", "VAL-TL-09")
def test_a_blocked_warrior_cannot_be_activated_in_this_battle() -> None:
    table = brokk_against(["wolf-ulf", "bear-grim"]).play("0: activate dwarf-brokk")
    assert table.options(0) == ["pass", "block wolf-ulf", "block bear-grim"]
    asked = question_for(GAME, table.match, 0)
    assert asked is not None
    assert [option.subject.key for option in asked.options if option.subject] == ["wolf-ulf", "bear-grim"]
    table.play("0: block bear-grim, pass")
    assert table.may("1: activate wolf-ulf")
    assert table.refuses("1: activate bear-grim") == "VAL-DWARF-10"
    table.play("1: activate wolf-ulf, pass, pass")
    assert table.match.fight is None
    shown = view(table.match, 0).modules["dwarves"]["players"]
    assert [player["blocked"] for player in shown] == [[], []], "blocks end with the battle"


@rule("VAL-DWARF-10", "VAL-AMB-052")
def test_the_attacker_may_decline_to_block() -> None:
    table = brokk_against(["wolf-ulf", "bear-grim"]).play("0: activate dwarf-brokk, pass, pass")
    assert table.may("1: activate wolf-ulf")
    assert table.may("1: activate bear-grim")


@rule("VAL-DWARF-09")
def test_a_defender_does_not_block() -> None:
    squads = {0: ["wolf-ulf", "bear-grim"], 1: ["dwarf-brokk"]}
    table = dwarf_table(squads, dice=["sword axe x x x x", "axe x x x x x"])
    table.play("0: attack 1, activate wolf-ulf, pass", "1: activate dwarf-brokk")
    assert table.match.fight is not None
    assert "block" not in " ".join(table.options(1))


@rule("VAL-DWARF-11")
def test_a_single_warrior_cannot_be_blocked() -> None:
    table = brokk_against(["wolf-ulf"]).play("0: activate dwarf-brokk")
    assert "block" not in " ".join(table.options(0))


@rule("VAL-AMB-091")
def test_two_dwarves_leave_one_warrior_unblocked() -> None:
    table = brokk_against(["wolf-ulf", "bear-grim"], ("dwarf-brokk", "dwarf-motsognir"))
    table.play("0: activate dwarf-brokk, block wolf-ulf, activate dwarf-motsognir, pass")
    assert table.may("1: activate bear-grim")


@rule("VAL-AMB-060")
def test_a_blocked_warrior_still_counts_for_size_and_colour() -> None:
    squads = {0: ["dwarf-brokk", "boar-galti"], 1: ["wolf-ulf", "bear-grim"]}
    table = dwarf_table(squads, dice=["axe spear x x x x", MISSES])
    table.play("0: attack 1, activate dwarf-brokk, block wolf-ulf, activate boar-galti, pass", "1: pass")
    assert table.strength(0) == 1 + 1 + 3, "the hunter still finds a wolf"
    assert table.match.squad_size(1) == 2


# -- hold back


def jari_loses(options: dict[str, str] | None = None) -> Table:
    """Jari attacks and loses against two warriors, both activated."""
    squads = {0: ["dwarf-jari"], 1: ["wolf-ulf", "bear-grim"]}
    table = dwarf_table(squads, dice=["bow x x x x x", "sword axe x x x x"], options=options)
    table.play("0: attack 1, activate dwarf-jari, pass", "1: activate wolf-ulf, activate bear-grim")
    return table.play("1: pass")


@rule("VAL-DWARF-12", "VAL-DWARF-13", "VAL-DWARF-14", "VAL-TL-19", "VAL-DIFF-39")
def test_the_owner_names_who_stays_before_the_winner_chooses() -> None:
    table = jari_loses()
    assert table.options(0) == ["pass", "hold-back wolf-ulf", "hold-back bear-grim"]
    table.play("0: hold-back bear-grim")
    assert table.options(1) == ["pass", "send-to-valhalla wolf-ulf"]
    table.play("1: send-to-valhalla wolf-ulf")
    assert (table.valhalla(1), table.warriors(1)) == (["wolf-ulf"], ["bear-grim"])
    table.ends_quietly()


@rule("VAL-DWARF-13", "VAL-AMB-052")
def test_the_owner_may_decline_to_hold_back() -> None:
    table = jari_loses().play("0: pass")
    assert table.options(1) == ["pass", "send-to-valhalla wolf-ulf", "send-to-valhalla bear-grim"]


@rule("VAL-DIFF-39", "VAL-DWARF-13")
def test_as_an_option_he_names_one_of_those_who_were_chosen() -> None:
    table = jari_loses(AFTER).play("1: send-to-valhalla wolf-ulf, pass")
    assert table.options(0) == ["pass", "hold-back wolf-ulf"]
    table.play("0: hold-back wolf-ulf")
    assert (table.valhalla(1), table.warriors(1)) == ([], ["wolf-ulf", "bear-grim"])
    table.ends_quietly()
    assert GAME.setup(2, ["dwarves"], edition="RU").options["hold_back_after_choice"] == "on"


@rule("VAL-AMB-090")
def test_a_winning_attacker_is_held_back_by_the_defenders_dwarf() -> None:
    squads = {0: ["bear-bjorn", "wolf-ulf"], 1: ["dwarf-jari"]}
    table = dwarf_table(squads, dice=["axe sword sword x x x", "bow x x x x x"])
    table.play("0: attack 1, activate bear-bjorn, activate wolf-ulf, pass", "1: activate dwarf-jari, pass")
    table.play("1: hold-back bear-bjorn")
    assert (table.valhalla(0), table.warriors(0)) == (["wolf-ulf"], ["bear-bjorn"])
    table.ends_quietly()


@rule("VAL-AMB-090")
def test_two_dwarves_hold_back_two_different_warriors() -> None:
    squads = {0: ["bear-bjorn", "wolf-ulf"], 1: ["dwarf-jari", "dwarf-vestri"]}
    table = dwarf_table(squads, dice=["axe sword sword x x x", "bow bow spear x x x"])
    table.play("0: attack 1, activate bear-bjorn, activate wolf-ulf, pass")
    table.play("1: activate dwarf-jari, activate dwarf-vestri, pass, hold-back bear-bjorn")
    assert table.options(1) == ["pass", "hold-back wolf-ulf"]
    table.play("1: hold-back wolf-ulf")
    assert table.valhalla(0) == []


# -- disarm


def lit_against(hand: list[str]) -> Table:
    """Lit attacks an opponent with this hand."""
    squads = {0: ["dwarf-lit"], 1: ["wolf-ulf"]}
    table = dwarf_table(squads, {1: hand}, ["sword x x x x x", MISSES])
    return table.play("0: attack 1, activate dwarf-lit")


@rule("VAL-DWARF-15", "VAL-TL-09")
def test_the_opponent_discards_a_tactic_of_choice_at_once() -> None:
    table = lit_against(["fury-2", "fury-3", "bear-grim"]).play("0: use-ability")
    assert table.options(1) == ["lay-down-tactic fury-2", "lay-down-tactic fury-3"]
    table.play("1: lay-down-tactic fury-3")
    assert table.hand(1) == ["bear-grim", "fury-2"]
    assert table.discard() == ["fury-3"]
    assert table.asked() == [0], "the attack goes on"


@rule("VAL-DWARF-16", "VAL-AMB-030")
def test_without_tactics_the_hand_is_shown_to_all() -> None:
    table = lit_against(["bear-grim", "wolf-ulfhild"]).play("0: use-ability")
    assert table.hand(1) == ["bear-grim", "wolf-ulfhild"]
    shown = [event for event in table.log() if event.what.key == "showed"]
    assert [table.keys(event.numbers)[0] for event in shown] == ["bear-grim", "wolf-ulfhild"]
    assert all(event.seen_by(-1) for event in shown)


@rule("VAL-AMB-052", "VAL-DWARF-15")
def test_the_owner_need_not_disarm() -> None:
    table = lit_against(["fury-2"]).play("0: decline-ability")
    assert table.hand(1) == ["fury-2"]
    assert table.asked() == [0]


@rule("VAL-AMB-093")
def test_a_defender_disarms_an_attacker_who_can_play_no_more() -> None:
    squads = {0: ["wolf-ulf"], 1: ["dwarf-lit"]}
    table = dwarf_table(squads, {0: ["fury-2", "cut-off"]}, ["sword x x x x x", "sword x x x x x"])
    table.play("0: attack 1, activate wolf-ulf, pass", "1: activate dwarf-lit, use-ability")
    table.play("0: lay-down-tactic cut-off")
    assert table.hand(0) == ["fury-2"]


@rule("VAL-AMB-116")
def test_in_ragnarok_no_player_is_disarmed_and_nothing_sacrificed() -> None:
    squad = ["dwarf-lit", "dwarf-galar"]
    table = Table({0: squad}, {0: ["fury-2"]}, dice="sword shield x x x x", modules=["dwarves"], at="ragnarok")
    table.play("0: activate dwarf-lit, activate dwarf-galar, pass")
    assert table.valhalla(0) == squad


# -- sacrifice


def galar(hand: list[str]) -> Table:
    """Galar attacks with this hand; the defender has nothing."""
    squads = {0: ["dwarf-galar"], 1: ["wolf-ulf"]}
    return dwarf_table(squads, {0: hand}, ["shield x x x x x", MISSES]).play("0: attack 1")


@rule("VAL-DWARF-17", "VAL-DWARF-18", "VAL-TL-33")
def test_a_card_of_any_sort_is_given_up_for_three() -> None:
    table = galar(["bear-grim", "fury-2"]).play("0: activate dwarf-galar")
    assert table.options(0) == ["pass", "sacrifice bear-grim", "sacrifice fury-2"]
    table.play("0: sacrifice bear-grim")
    assert (table.hand(0), table.discard()) == (["fury-2"], [])
    table.play("0: play fury-2, pass", "1: pass")
    assert table.strength(0) == 1 + 3 + 2
    assert table.discard() == ["fury-2", "bear-grim"], "in order of play"
    table.ends_quietly()


@rule("VAL-DWARF-18", "VAL-AMB-070", "VAL-TL-33")
def test_tactics_and_sacrifices_are_discarded_attackers_first_in_order() -> None:
    squads = {0: ["dwarf-galar"], 1: ["dwarf-eitri"]}
    hands = {0: ["fury-2", "cut-off"], 1: ["fury-2", "bear-grim"]}
    table = dwarf_table(squads, hands, ["shield x x x x x", "axe shield x x x x"]).play("0: attack 1")
    table.play("0: play fury-2, activate dwarf-galar, sacrifice cut-off, pass")
    table.play("1: activate dwarf-eitri, sacrifice bear-grim, play fury-2, pass, pass")
    assert table.discard() == ["fury-2", "bear-grim", "cut-off", "fury-2"]
    table.ends_quietly()


@rule("VAL-DWARF-18", "VAL-DIFF-40")
def test_the_card_lies_face_down_until_the_battle_is_over() -> None:
    table = galar(["bear-grim", "fury-2"]).play("0: activate dwarf-galar, sacrifice bear-grim")
    own, others = (view(table.match, seat).modules["dwarves"]["players"][0] for seat in (0, 1))
    assert (own["sacrificed"], others["sacrificed"]) == (["bear-grim"], None)
    assert others["sacrificed_for"] == [0]
    events = [event for event in table.log() if event.what.key == "dwarf-sacrificed"]
    assert [event.seen_by(seat) for event in events for seat in (0, 1)] == [True, False]
    worlds = [table.match.determinize(1, seeded(f"{n}")) for n in range(20)]
    below = [world.part_of(MODULE).zones()[0].cards for world in worlds]
    assert len({cards[0] for cards in below}) > 1, "the other one imagines many cards there"


@rule("VAL-AMB-094", "VAL-AMB-052")
def test_one_card_for_each_dwarf_or_none() -> None:
    table = galar(["bear-grim", "fury-2"]).play("0: activate dwarf-galar, pass, pass", "1: pass")
    assert table.strength(0) == 1
    squads = {0: ["dwarf-galar", "dwarf-eitri"], 1: ["wolf-ulf"]}
    two = dwarf_table(squads, {0: ["bear-grim", "fury-2"]}, ["shield axe shield x x x", MISSES])
    two.play("0: attack 1, activate dwarf-galar, sacrifice bear-grim, activate dwarf-eitri, sacrifice fury-2")
    two.play("0: pass", "1: pass")
    assert two.strength(0) == 1 + 3 + 4 + 3


# -- with a takeback


@rule("VAL-DIFF-12")
def test_dice_stay_with_a_dwarf_who_has_done_something() -> None:
    squads = {0: ["dwarf-galar"], 1: ["wolf-ulf"]}
    options = {"allow_takeback_before_ability": "on"}
    table = dwarf_table(squads, {0: ["fury-2", "fury-2"]}, ["shield x x x x x"], options=options)
    table.play("0: attack 1, activate dwarf-galar, pass")
    assert table.may("0: take-back dwarf-galar")
    table.play("0: take-back dwarf-galar, activate dwarf-galar, sacrifice fury-2")
    assert not table.may("0: take-back dwarf-galar")


# -- with others


@rule("VAL-AMB-090", "VAL-AMB-079")
@pytest.mark.skipif("loki" not in GAME.expansions, reason="it was taken out")
def test_a_held_back_warrior_is_not_sent_by_a_trick_either() -> None:
    squads = {0: ["wolf-ulf", "bear-grim"], 1: ["dwarf-vestri"]}
    options = {"loki_card": "l1"}
    dice = ["sword axe x x x x", "spear bow x x x x"]
    table = dwarf_table(squads, dice=dice, options=options, modules=("loki",))
    table.play("0: attack 1, activate wolf-ulf, pass", "1: activate dwarf-vestri, pass, hold-back wolf-ulf, pass")
    assert table.asked() == [0]
    assert "loki-row 2" not in table.options(0), "no warrior is left to send"


@rule("VAL-AMB-090")
@pytest.mark.skipif("valkyries" not in GAME.expansions, reason="it was taken out")
def test_a_warrior_on_the_road_cannot_be_held_back() -> None:
    squads = {0: ["bear-grim"], 1: ["dwarf-vestri"]}
    dice = ["axe x x x x x", "spear bow x x x x"]
    table = dwarf_table(squads, {1: ["valk-road"]}, dice, modules=("valkyries",))
    table.play("0: attack 1, activate bear-grim, pass")
    table.play("1: activate dwarf-vestri, play valk-road, pass, hold-back bear-grim, pass")
    assert table.valhalla(0) == ["bear-grim"]


@rule("VAL-AMB-090", "VAL-VALK-16", "VAL-DIFF-39")
@pytest.mark.skipif("valkyries" not in GAME.expansions, reason="it was taken out")
@pytest.mark.parametrize("after_choice", ["off", "on"])
def test_not_even_a_winner_is_held_back_on_the_road(after_choice: str) -> None:
    squads = {0: ["bear-grim", "bear-bjorn"], 1: ["dwarf-jari"]}
    dice = ["axe axe sword x x x", "bow x x x x x"]
    options = {"hold_back_after_choice": after_choice}
    table = dwarf_table(squads, {1: ["valk-road"]}, dice, modules=("valkyries",), options=options)
    table.play("0: attack 1, activate bear-grim, activate bear-bjorn, pass")
    table.play("1: activate dwarf-jari, play valk-road", "0: take-the-road bear-grim", "1: pass, hold-back bear-grim")
    assert table.match.battle().winner == 0 if table.match.fight else table.captured(0)[1] == 1
    table.pass_all()
    assert sorted(table.valhalla(0)) == ["bear-bjorn", "bear-grim"]


@rule("VAL-AMB-093", "VAL-AMB-089")
@pytest.mark.skipif("valkyries" not in GAME.expansions, reason="it was taken out")
def test_missions_can_be_disarmed() -> None:
    squads = {0: ["dwarf-lit"], 1: ["wolf-ulf"]}
    table = dwarf_table(squads, {1: ["valk-mission-crush"]}, ["sword x x x x x"], modules=("valkyries",))
    table.play("0: attack 1, activate dwarf-lit, use-ability", "1: lay-down-tactic valk-mission-crush")
    assert table.discard() == ["valk-mission-crush"]


def against_allies(module: str) -> Table:
    """Seat 1 defends with a wolf and with the bear of its companion, seat 3; Jari has attacked and lost."""
    squads = {0: ["dwarf-jari"], 1: ["wolf-ulf"], 3: ["bear-grim"]}
    dice = ["bow x x x x x", "sword axe x x x x"]
    table = Table(squads, dice=dice, modules=["dwarves", module], seats=4)
    table.play("0: attack 1, activate dwarf-jari, pass")
    return table.play("1: activate wolf-ulf, activate-lent bear-grim, pass")


@rule("VAL-AMB-106")
@pytest.mark.skipif("alliance" not in GAME.expansions, reason="it was taken out")
def test_an_allys_warrior_can_be_held_back_too() -> None:
    table = against_allies("alliance")
    assert table.options(0) == ["pass", "hold-back wolf-ulf", "hold-back bear-grim"]
    asked = question_for(GAME, table.match, 0)
    assert asked is not None
    assert [option.subject.key for option in asked.options if option.subject] == ["wolf-ulf", "bear-grim"]
    table.play("0: hold-back bear-grim")
    assert table.options(1) == ["pass", "send-to-valhalla wolf-ulf"]


@rule("VAL-AMB-106", "VAL-PARTNER-08")
@pytest.mark.skipif("partnership" not in GAME.expansions, reason="it was taken out")
def test_a_partners_warrior_does_not_go_anyway() -> None:
    assert against_allies("partnership").options(0) == ["pass", "hold-back wolf-ulf"]


@rule("VAL-AMB-106")
@pytest.mark.skipif("alliance" not in GAME.expansions, reason="it was taken out")
def test_only_warriors_of_the_opponents_own_squad_are_blocked() -> None:
    squads = {0: ["dwarf-brokk"], 1: ["wolf-ulf", "wolf-ulfhild"], 3: ["bear-grim", "bear-bjorn"]}
    table = Table(squads, dice=["axe x x x x x"], modules=["alliance", "dwarves"], seats=4)
    table.play("0: attack 1, activate dwarf-brokk")
    assert table.options(0) == ["pass", "block wolf-ulf", "block wolf-ulfhild"]


@rule("VAL-AMB-105")
@pytest.mark.skipif("alliance" not in GAME.expansions, reason="it was taken out")
def test_an_allys_dwarf_works_for_the_fighter() -> None:
    squads = {0: ["wolf-ulf"], 1: ["deer-hjalmar"], 2: ["dwarf-galar"]}
    hands = {0: ["fury-2"]}
    table = Table(squads, hands, dice=["shield x x x x x", MISSES], modules=["alliance", "dwarves"], seats=4)
    table.play("0: attack 1, activate-lent dwarf-galar, sacrifice fury-2, pass", "1: pass")
    assert table.strength(0) == 1 + 3


# -- card files


@rule("VAL-DATA-14")
@pytest.mark.parametrize("gone", ["BLOCK", "HOLD_BACK", "DISARM", "SACRIFICE"])
def test_a_file_without_one_of_the_abilities_is_refused(tmp_path: Path, gone: str) -> None:
    shutil.copytree(HOME / "meadhall", tmp_path / "own")
    text = (Path(AT_HOME) / FILE).read_text(encoding="utf-8")
    (tmp_path / "own" / FILE).write_text(text.replace(f'kind = "{gone}"', 'kind = "FROST"'), encoding="utf-8")
    book = CardSet(Setup(2, ["dwarves"], {}, str(tmp_path / "own"), GAME.version))
    for module in [*GAME.base, MODULE]:
        getattr(module, "makers", lambda book: None)(book)
    with pytest.raises(DataError, match=f"{gone}.*VAL-DATA-14"):
        MODULE.cards(book)
