"""Chapter 13. Thor's Aid: a player outside a battle may help a participant and share the glory."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError, SetupError
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.thor import cards as thor_cards
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.terms import Quantity
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.shapes import BattleView
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

EQUAL = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-randulf"]}  # an axe against a sword, strength 2 each
FEWER = {0: ["bear-grim"], 1: ["wolf-ulf", "wolf-hundolf"]}  # the attacker has fewer warriors
AXE, SWORD, MISSES = "axe x x x x x", "sword x x x x x", "x x x x x x"


def thor_table(
    squads: Cards,
    hands: Cards,
    dice: list[str | int] | None = None,
    *,
    seats: int = 3,
    jarls: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    deck: tuple[str, ...] = (),
    live: bool = False,
) -> Table:
    """Seat 0 is about to attack seat 1."""
    return Table(
        squads,
        hands,
        jarls,
        deck=deck,
        dice=dice or (),
        seats=seats,
        options=options,
        modules=["thor"],
        live=live,
    )


# -- the cards


@rule("VAL-THOR-01", "VAL-EXP-04", "VAL-COMP-19", "VAL-TV-04")
@pytest.mark.parametrize(("seats", "deck", "discard"), [(3, 90, 26), (4, 92, 18), (5, 94, 10), (6, 98, 0)])
def test_fourteen_cards_are_shuffled_in_before_anything_is_discarded(seats: int, deck: int, discard: int) -> None:
    table = Table(modules=["thor"], seats=seats, at="setup")
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    assert (len(table.match.deck.cards), len(table.match.discard)) == (deck, discard)
    cards = [card for card in table.match.cards.cards if card.sort == "thor"]
    assert sum(card.copies for card in cards) == 14


@rule("VAL-AMB-016", "VAL-TV-04")
def test_thor_is_refused_with_two_players() -> None:
    with pytest.raises(SetupError, match="VAL-AMB-016"):
        GAME.setup(2, ["thor"])


@rule("VAL-THOR-17", "VAL-DIFF-31")
@pytest.mark.parametrize(("edition", "is_tactic"), [("", True), ("PL", True), ("RU", False)])
def test_a_thor_card_counts_as_a_tactic_for_other_effects(edition: str, is_tactic: bool) -> None:
    table = Table(modules=["thor"], seats=3, edition=edition)
    kinds = [card.kind for card in table.match.cards.cards if card.sort == "thor"]
    assert {table.match.cards.is_tactic(kind) for kind in kinds} == {is_tactic}
    assert not any(table.match.cards.is_warrior(kind) for kind in kinds)


@rule("VAL-THOR-17")
def test_it_is_never_played_like_a_tactic() -> None:
    table = thor_table(EQUAL, {0: ["thor-mjolnir", "fury-2"]}, [AXE])
    table.play("0: attack 1")
    assert [option for option in table.options(0) if option.startswith("play")] == ["play-tactic fury-2"]


# -- helpers, moments, aided players


@rule("VAL-THOR-02", "VAL-TL-04")
def test_a_helper_plays_from_hand_before_a_battle_between_two_others() -> None:
    table = thor_table(EQUAL, {2: ["thor-mjolnir"]}).play("0: attack 1")
    assert table.options(2) == ["pass", "aid-with thor-mjolnir"]
    assert not table.match.fighter(0).rolled
    table.play("2: aid-with thor-mjolnir, aid-whom 0")
    assert table.hand(2) == []
    assert table.match.fighter(0).rolled


@rule("VAL-THOR-02")
def test_a_helper_need_not_help() -> None:
    table = thor_table(EQUAL, {2: ["thor-mjolnir"]}, [MISSES]).play("0: attack 1", "2: pass", "0: pass")
    assert table.hand(2) == ["thor-mjolnir"]
    table.ends_quietly()


@rule("VAL-THOR-03")
def test_participants_never_play_thor_cards_in_their_battle() -> None:
    hands = {0: ["thor-mjolnir"], 1: ["thor-megingjord"], 2: []}
    table = thor_table(EQUAL, hands, [AXE]).play("0: attack 1")
    assert table.match.fighter(0).rolled, "no helper was asked"
    assert table.refuses("0: aid-with thor-mjolnir") == "VAL-THOR-03"


@rule("VAL-THOR-04", "VAL-THOR-07")
def test_the_helper_names_whom_he_aids_if_both_may_be_aided() -> None:
    for aided, strengths in ((0, (5, 2)), (1, (2, 5))):
        table = thor_table(EQUAL, {2: ["thor-mjolnir"]}, [AXE, SWORD])
        table.play("0: attack 1", "2: aid-with thor-mjolnir")
        assert table.options(2) == ["aid-whom 0", "aid-whom 1"]
        table.play(f"2: aid-whom {aided}", "0: activate bear-grim, pass", "1: activate wolf-ulf, pass")
        assert (table.strength(0), table.strength(1)) == strengths


@rule("VAL-THOR-05", "VAL-THOR-06")
def test_fewer_means_fewer_warriors_than_the_opponent() -> None:
    equal = thor_table(EQUAL, {2: ["thor-thunder", "thor-mjolnir"]}).play("0: attack 1")
    assert equal.options(2) == ["pass", "aid-with thor-mjolnir"]
    assert equal.refuses("2: aid-with thor-thunder") == "VAL-THOR-05"
    fewer = thor_table(FEWER, {2: ["thor-thunder"]}).play("0: attack 1", "2: aid-with thor-thunder")
    assert fewer.part("thor").show(2) == {"played": [{"helper": 2, "card": "thor-thunder", "aided": 0}]}


@rule("VAL-THOR-05", "VAL-THOR-07")
def test_fewer_or_equal_never_helps_the_larger_squad() -> None:
    table = thor_table(FEWER, {2: ["thor-mjolnir"]}).play("0: attack 1", "2: aid-with thor-mjolnir")
    assert table.asked() == [0], "only the attacker could be aided, so the helper was not asked whom"
    assert table.part("thor").show(1) == {"played": [{"helper": 2, "card": "thor-mjolnir", "aided": 0}]}


@rule("VAL-THOR-08")
def test_each_helper_plays_at_most_one_card_in_a_battle() -> None:
    table = thor_table(FEWER, {2: ["thor-mjolnir", "thor-thunder"]})
    table.play("0: attack 1", "2: aid-with thor-thunder")
    assert table.asked() == [0]
    assert table.hand(2) == ["thor-mjolnir"]


@rule("VAL-THOR-09", "VAL-TL-04", "VAL-AMB-050")
def test_several_helpers_play_clockwise_from_the_attackers_left() -> None:
    squads = {1: ["bear-grim"], 3: ["wolf-ulf"]}
    hands = {0: ["thor-mjolnir"], 2: ["thor-megingjord"], 4: ["thor-gridarvol"]}
    table = Table(squads, hands, seats=5, modules=["thor"], turn=1).play("1: attack 3")
    for helper, card, aided in ((2, "thor-megingjord", 1), (4, "thor-gridarvol", 3), (0, "thor-mjolnir", 1)):
        assert table.asked() == [helper]
        table.play(f"{helper}: aid-with {card}, aid-whom {aided}")
    assert table.part("thor").card_count() == 3


@rule("VAL-AMB-050", "VAL-TL-04")
@pytest.mark.parametrize(("option", "order"), [("off", [0, 1, 2]), ("on", [2, 0, 1])])
def test_helpers_come_after_both_participants_or_as_an_option_first(option: str, order: list[int]) -> None:
    jarls = {0: "egil", 1: "egil"}  # both could set a die aside before the battle
    table = thor_table(EQUAL, {2: ["thor-mjolnir"]}, jarls=jarls, options={"thor_first": option})
    table.play("0: attack 1")
    for seat in order:
        assert table.asked() == [seat]
        table.play(f"{seat}: pass")


@rule("VAL-AMB-082")
def test_only_the_squads_of_the_participants_are_compared() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-randulf", "wolf-hundolf", "boar-svein"]}
    table = thor_table(squads, {2: ["thor-thunder", "thor-mjolnir"]}).play("0: attack 1")
    assert table.options(2) == ["pass", "aid-with thor-mjolnir"], "his own three do not matter"


@rule("VAL-AMB-161")
def test_a_ban_on_tactics_does_not_reach_helpers() -> None:
    hands = {0: ["fury-2", "cut-off"], 2: ["thor-mjolnir"]}
    table = thor_table(EQUAL, hands, [AXE], jarls={1: "hakon"})  # fewer cards: no tactics against him
    table.play("0: attack 1", "2: aid-with thor-mjolnir, aid-whom 0")
    assert not any(option.startswith("play") for option in table.options(0))
    assert table.part("thor").card_count() == 1


# -- what the cards do


DESIGNS = [
    ("thor-mjolnir", "STRENGTH3"),
    ("thor-megingjord", "STRENGTH2"),
    ("thor-jarngreipr", "DIE"),
    ("thor-bilskirnir", "DRAW"),
    ("thor-gridarvol", "REROLL"),
    ("thor-roskva", "STEAL"),
    ("thor-thunder", "STRENGTH3"),
    ("thor-lightning", "STRENGTH2"),
    ("thor-tanngrisnir", "DIE"),
    ("thor-tanngnjost", "DRAW"),
    ("thor-storm", "REROLL"),
    ("thor-thjalfi", "STEAL"),
]


@rule("VAL-THOR-10…14", "VAL-DATA-12")
@pytest.mark.parametrize(("card", "effect"), DESIGNS)
def test_every_card_does_what_it_says_and_nothing_else(card: str, effect: str) -> None:
    table = thor_table(FEWER, {1: ["cut-off"], 2: [card]}, deck=("fury-2",))
    table.play("0: attack 1", f"2: aid-with {card}")
    aided = table.match.fighter(0)
    assert table.hand(0) == {"DRAW": ["fury-2"], "STEAL": ["cut-off"]}.get(effect, [])
    assert table.hand(1) == ([] if effect == "STEAL" else ["cut-off"])
    assert aided.free_rerolls == (1 if effect == "REROLL" else 0)
    assert len(table.dice(0)) == (7 if effect == "DIE" else 6)
    more = {"STRENGTH2": 2, "STRENGTH3": 3}.get(effect, 0)
    assert table.match.reckon(Quantity.STRENGTH, 0, 0) == more
    assert table.match.reckon(Quantity.STRENGTH, 1, 0) == 0


@rule("VAL-THOR-10")
def test_draw_gives_the_aided_player_a_card_before_the_battle() -> None:
    table = thor_table(EQUAL, {2: ["thor-bilskirnir"]}, [AXE], deck=("fury-2",))
    table.play("0: attack 1", "2: aid-with thor-bilskirnir, aid-whom 0")
    assert table.may("0: play-tactic fury-2"), "he can use it in this battle"
    assert table.match.fighter(0).hand_before == 0, "hands were counted when the attack was declared"


@rule("VAL-THOR-11", "VAL-AMB-045")
def test_the_free_reroll_is_one_reroll_of_any_unassigned_dice_in_the_own_phase() -> None:
    table = thor_table(EQUAL, {2: ["thor-gridarvol"]}, [AXE, SWORD, "sword sword"])
    table.play("0: attack 1", "2: aid-with thor-gridarvol, aid-whom 1")
    assert not table.may("0: free-reroll"), "the attacker was not aided"
    table.play("0: activate bear-grim, pass", "1: free-reroll, pick-die x, pick-die x, roll")
    assert len(table.dice(1)) == 6, "no die was given up"
    assert table.dice(1).count("sword") == 3
    assert not table.may("1: free-reroll"), "once"
    assert table.match.fighter(1).played == 0, "it is no tactic played by him"


@rule("VAL-THOR-12", "VAL-DIFF-33", "VAL-AMB-077")
def test_steal_takes_a_random_card_of_any_sort_before_the_battle() -> None:
    hands = {1: ["fury-2", "thor-storm", "wolf-randulf"], 2: ["thor-roskva"]}
    table = thor_table(EQUAL, hands, [2, AXE]).play("0: attack 1", "2: aid-with thor-roskva, aid-whom 0")
    assert table.hand(0) == ["thor-storm"], "the third card of the sorted hand"
    event = next(event for event in table.log() if event.what.key == "stolen")
    assert [event.seen_by(seat) for seat in range(3)] == [True, True, False]


@rule("VAL-THOR-12")
def test_from_an_empty_hand_nothing_is_taken() -> None:
    table = thor_table(EQUAL, {2: ["thor-roskva"]})
    table.play("0: attack 1", "2: aid-with thor-roskva, aid-whom 0")
    assert table.hand(0) == []


@rule("VAL-THOR-13")
def test_the_help_is_a_term_of_the_strength_that_everybody_sees() -> None:
    table = thor_table(FEWER, {2: ["thor-thunder"]}, [AXE])
    table.play("0: attack 1", "2: aid-with thor-thunder", "0: activate bear-grim")
    battle = view(table.match, 1).battle
    assert isinstance(battle, BattleView)
    assert [(term.source, term.value) for term in battle.attacker.terms] == [("warrior", 2), ("thor", 3)]


@rule("VAL-THOR-13")
def test_strength_alone_wins_nothing_without_an_activated_warrior() -> None:
    table = thor_table(EQUAL, {2: ["thor-mjolnir"]}, [AXE, MISSES])
    table.play("0: attack 1", "2: aid-with thor-mjolnir, aid-whom 1")
    table.play("0: activate bear-grim, pass", "1: pass")
    assert (table.strength(0), table.strength(1)) == (2, 0)


@rule("VAL-THOR-14", "VAL-AMB-042")
def test_an_extra_die_for_the_defender_is_taken_at_once_and_held() -> None:
    dice: list[str | int] = [AXE, SWORD, "spear"]
    table = thor_table(EQUAL, {2: ["thor-jarngreipr"]}, dice)
    table.play("0: attack 1", "2: aid-with thor-jarngreipr, aid-whom 1")
    assert (table.match.grey, table.match.fighter(1).held) == (2, 1)
    table.play("0: activate bear-grim, pass")
    assert "grey-spear" in table.dice(1)
    table.play("1: activate wolf-ulf, pass")
    assert table.match.grey == 3


@rule("VAL-THOR-14", "VAL-AMB-042")
def test_a_held_die_that_was_never_rolled_goes_back() -> None:
    table = thor_table(EQUAL, {2: ["thor-jarngreipr"]}, [MISSES])
    table.play("0: attack 1", "2: aid-with thor-jarngreipr, aid-whom 1", "0: pass")
    assert table.match.grey == 3
    table.ends_quietly()


# -- after the battle


@rule("VAL-THOR-15", "VAL-TL-23")
def test_if_the_aided_player_wins_the_card_scores_for_the_helper() -> None:
    table = thor_table(EQUAL, {2: ["thor-gridarvol"]}, [AXE, SWORD])
    table.play("0: attack 1", "2: aid-with thor-gridarvol, aid-whom 0")
    table.play("0: activate bear-grim, pass", "1: activate wolf-ulf, pass")
    assert (table.valhalla(2), glory(table.match, 2)) == (["thor-gridarvol"], 2)
    assert table.valhalla(0) == ["bear-grim"]
    table.ends_quietly()


@rule("VAL-THOR-16", "VAL-TL-23")
def test_if_the_aided_player_loses_the_card_is_discarded() -> None:
    table = thor_table(EQUAL, {2: ["thor-gridarvol"]}, [AXE, SWORD])
    table.play("0: attack 1", "2: aid-with thor-gridarvol, aid-whom 1")
    table.play("0: activate bear-grim, pass", "1: activate wolf-ulf, pass")
    assert (table.valhalla(2), table.discard()) == ([], ["thor-gridarvol"])


@rule("VAL-TL-23")
def test_cards_of_both_sides_part_ways() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = thor_table(squads, {2: ["thor-gridarvol"], 3: ["thor-mjolnir"]}, [AXE, SWORD], seats=4)
    table.play("0: attack 1")
    table.play("2: aid-with thor-gridarvol, aid-whom 0", "3: aid-with thor-mjolnir, aid-whom 1")
    table.play("0: activate bear-grim, pass", "1: activate wolf-ulf, pass, pass")
    assert table.strength(1) == 5
    assert (table.discard()[0], table.valhalla(3)) == ("thor-gridarvol", ["thor-mjolnir"])


@rule("VAL-AMB-081", "VAL-AMB-068", "VAL-TL-23")
@pytest.mark.parametrize("option", ["on", "off"])
def test_without_a_winner_thor_cards_are_discarded(option: str) -> None:
    options = {"no_winner_is_battle": option}
    table = thor_table(EQUAL, {2: ["thor-mjolnir"]}, [MISSES], options=options)
    table.play("0: attack 1", "2: aid-with thor-mjolnir, aid-whom 0", "0: pass")
    assert (table.valhalla(2), table.discard()) == ([], ["thor-mjolnir"])
    table.ends_quietly()


# -- as cards of the discard pile


@rule("VAL-EXP-17", "VAL-DIFF-34")
def test_a_discarded_thor_card_pays_bonus_glory_only_if_any_card_may() -> None:
    for option, paid, number in (("off", [], 1), ("on", ["thor-mjolnir"], 0)):
        options = {"bonus_any_card": option}
        discard = ["thor-mjolnir", "bear-asbera"]
        table = Table({0: ["bear-hallbera"]}, discard=discard, seats=3, modules=["thor"], options=options)
        table.match.call(BonusGlory(0, 1))
        table.start()
        assert (table.valhalla(0), table.match.players[0].bonus) == (paid, number)
        assert "bear-asbera" in table.discard()


# -- questions reveal no hand


@rule("VAL-TL-04", "VAL-AMB-028")
def test_on_a_live_table_everybody_with_cards_is_asked_for_aid() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    hands = {2: ["fury-2"], 3: [], 4: ["thor-mjolnir"]}
    for live, asked in ((True, [2, 4]), (False, [4])):
        table = thor_table(squads, hands, [AXE], seats=5, live=live).play("0: attack 1")
        found = []
        while not table.match.fighter(0).rolled:
            found += table.asked()
            table.play(f"{table.asked()[0]}: pass")
        assert [seat for seat in found if seat > 1] == asked


@rule("VAL-AMB-028")
def test_everybody_sees_which_card_was_played_for_whom() -> None:
    table = thor_table(FEWER, {2: ["thor-thunder"]}).play("0: attack 1", "2: aid-with thor-thunder")
    shown = {str(table.part("thor").show(seat)) for seat in (0, 1, 2, -1)}
    assert len(shown) == 1
    event_of_aid = next(event for event in table.log() if event.what.key == "thor-aided")
    assert event_of_aid.seen_by(-1)


# -- card files


@rule("VAL-DATA-12", "VAL-DATA-25", "VAL-COMP-19")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("copies = 2", "copies = 3", "VAL-COMP-19"),
        ("glory = 1", "glory = 0", "out of range"),
        ('"STRENGTH3"', '"STRENGTH4"', "'STRENGTH4' is unknown"),
        ('"FEWER_OR_EQUAL"', '"MORE"', "'MORE' is unknown"),
        ('id = "thor-megingjord"', 'id = "thor-mjolnir"', "used twice"),
        ("glory = 1", 'glory = "one"', "not a number"),
    ],
)
def test_a_card_file_with_a_mistake_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    shutil.copytree(HOME / "meadhall", tmp_path / "set")
    text = Path(thor_cards.HOME, thor_cards.FILE).read_text(encoding="utf-8")
    assert old in text
    tmp_path.joinpath("set", thor_cards.FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=complaint):
        GAME.new(GAME.rulebook(GAME.setup(3, ["thor"], cards=str(tmp_path / "set"))), seeded("cards"))
