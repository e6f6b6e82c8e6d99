"""Chapter 1. Components: players, cards, boards, shields and dice."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.games.valhalla.cards.deck import CardTable, Tactic, Warrior
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.terms import CLANS, WEAPONS
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"


def cards() -> CardTable:
    return Table().match.cards


# -- players


@rule("VAL-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play_the_base_game(seats: int) -> None:
    match = GAME.new(GAME.rulebook(GAME.setup(seats)), seeded("box"))
    assert len(match.scores()) == seats


@rule("VAL-COMP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(SetupError, match=f"valhalla with {seats} players; 2 to 6 can play"):
        GAME.setup(seats)


# -- cards


@rule("VAL-COMP-02")
def test_the_base_deck_has_120_cards() -> None:
    assert cards().total() == 120
    assert len(Table(at="setup").match.deck.cards) == 0
    table = Table(at="setup")
    table.start()
    assert len(table.match.deck.cards) == 120


@rule("VAL-COMP-03")
def test_every_card_is_either_a_warrior_or_a_tactic() -> None:
    box = cards()
    for kind in box.kinds:
        assert box.is_warrior(kind) != box.is_tactic(kind)


@rule("VAL-COMP-04", "VAL-DIFF-09")
def test_the_warriors_belong_to_five_clans_the_frost_giants_to_one_of_their_own() -> None:
    box = cards()
    clans = {CLANS[box.warrior(kind).clan] for kind in box.kinds if box.is_warrior(kind)}
    assert clans == {"bear", "wolf", "boar", "deer", "frost"}
    giants = {box.cards[kind].key for kind in box.kinds if CLANS[box.warrior(kind).clan] == "frost"}
    assert all(key.startswith("frost-") for key in giants if box.is_warrior(box.by_key(key)))


@rule("VAL-COMP-05")
@pytest.mark.parametrize(("third", "bonus"), [("bear-bera", 0), ("wolf-ulf", 2), ("frost-frosti", 2)])
def test_one_colour_is_one_clan_two_colours_are_two(third: str, bonus: int) -> None:
    squads = {0: ["bear-grim", third, "deer-astrid"], 1: ["boar-svein"]}
    table = Table(squads, dice=["spear bow x x x x", MISSES])
    table.play("0: attack 1, activate deer-astrid, pass", "1: pass")
    assert table.strength(0) == 3 + bonus, "two bears and a deer are two clans, no diversity"


@rule("VAL-COMP-06")
def test_a_warrior_carries_clan_strength_weapons_glory_and_maybe_an_ability() -> None:
    box = cards()
    galti = box.warrior(box.by_key("boar-galti"))
    assert (CLANS[galti.clan], galti.strength, galti.need.symbols, galti.glory) == ("boar", 1, 1, 1)
    assert galti.need.ways == [[0, 0, 1, 0, 0, 0]], "a spear"
    assert galti.ability.key == "FOE_COLOUR"
    assert box.warrior(box.by_key("bear-grim")).ability.key == ""
    for kind in box.kinds:
        card = box.cards[kind]
        assert not isinstance(card, Warrior) or (card.need.symbols >= 1 and card.glory >= 0)


@rule("VAL-COMP-07")
def test_a_tactic_carries_one_effect_and_a_timing_where_it_is_not_the_usual_one() -> None:
    box = cards()
    tactics = [card for kind in box.kinds if isinstance(card := box.cards[kind], Tactic)]
    assert {tactic.timing for tactic in tactics} == {"default"}
    assert {tactic.key for tactic in tactics if tactic.side != "any"} == {"cut-off"}


@rule("VAL-COMP-07")
def test_a_tactic_is_used_once() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["fury-2"]}, dice=["axe x x x x x", MISSES])
    table.play("0: attack 1, play fury-2")
    assert not table.may("0: play fury-2")
    table.play("0: activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 4
    assert (table.discard()[0], table.hand(0)) == ("fury-2", [])


# -- boards and shields


@rule("VAL-COMP-10", "VAL-AMB-025")
def test_a_board_has_four_slots_in_a_row() -> None:
    table = Table({0: ["", "bear-grim"]}, {0: ["wolf-ulf"]})
    table.play("0: add-warrior wolf-ulf")
    assert table.options(0) == ["place 0", "place 2", "place 3"]
    assert table.shields(0) == 4


@rule("VAL-COMP-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_has_four_shields_of_an_own_colour(seats: int) -> None:
    table = Table(at="setup", seats=seats)
    table.start()
    assert [table.shields(seat) for seat in range(seats)] == [4] * seats
    assert [table.captured(seat) for seat in range(seats)] == [[0] * seats] * seats


# -- dice


@rule("VAL-COMP-12")
def test_six_dice_for_the_attacker_six_for_the_defender_three_grey_ones() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, dice=["axe x x x x x", MISSES])
    table.play("0: attack 1")
    assert (len(table.dice(0)), table.match.grey) == (6, 3)
    table.play("0: activate bear-grim, pass")
    assert (len(table.dice(1)), table.match.grey) == (6, 3)


@rule("VAL-COMP-13", "VAL-COMP-14", "VAL-COMP-15", "VAL-DIFF-08", "VAL-AMB-027")
def test_a_die_has_the_five_weapons_and_an_x_once_each() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, dice=[0, 1, 2, 3, 4, 5])
    table.play("0: attack 1")
    assert sorted(table.dice(0)) == ["axe", "bow", "shield", "spear", "sword", "x"]
    assert WEAPONS == ("sword", "axe", "spear", "shield", "bow")


@rule("VAL-AMB-027", "VAL-COMP-13")
def test_grey_dice_are_like_the_others() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["new-weapons"]}, dice=[MISSES, 4, 5])
    table.play("0: attack 1, play new-weapons")
    assert table.options(0) == ["keep-die bow", "keep-die x"]


@rule("VAL-AMB-027")
def test_all_faces_come_up_equally_often() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]})
    faces: Counter[int] = Counter()
    for seed in range(300):
        twin = table.match.copy()
        twin.chance, twin.log = seeded(f"dice {seed}"), []
        twin.run()
        twin.step(0, next(a for a in twin.legal(0) if twin.rules.vocabulary.verb_of(a).key == "attack"))
        faces.update(next(event.numbers for event in twin.log if event.what.key == "rolled"))
    assert sum(faces.values()) == 1800
    assert all(240 < faces[face] < 360 for face in range(6)), faces
