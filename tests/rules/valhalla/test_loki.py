"""Chapter 12. Loki's Trickery: a player who loses a battle by a narrow margin gets a bonus."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError, SetupError
from meadhall.core.module import Module
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.loki import cards as loki_cards
from meadhall.games.valhalla.expansions.loki.bonuses import KeepShield, TakeShieldAnyway
from meadhall.games.valhalla.expansions.loki.cards import LokiCard
from meadhall.games.valhalla.expansions.loki.loki import Trickery
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Courses, Moment, Permit
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

# One warrior each, named by his strength, with the dice that arm him.
ONE, TWO, THREE, FIVE, SIX = "wolf-gunnolf", "wolf-ulf", "deer-durathror", "bear-bjorn", "bear-styrbjorn"
ROLLS = {
    ONE: "sword x x x x x",
    TWO: "sword x x x x x",
    THREE: "sword axe x x x x",
    FIVE: "sword axe x x x x",
    SIX: "axe axe x x x x",
    "": "x x x x x x",
}
NO_WARRIOR = ""
NO_CARDS: dict[int, list[str]] = {}


def fought(
    card: str,
    attacker: str,
    defender: str,
    hands: Cards = NO_CARDS,
    *,
    after: tuple[str, ...] = (),
    luck: tuple[int, ...] = (),
    squads: Cards | None = None,
    seats: int = 2,
    jarls: dict[int, str] | None = None,
    shields: dict[int, int] | None = None,
    discard: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    deck_ends: bool = False,
    modules: tuple[str, ...] = ("loki",),
) -> Table:
    """Return a battle of seat 0 against seat 1; both have armed one warrior, or the defender NO_WARRIOR."""
    table = Table(
        squads or {0: [attacker], 1: [defender or TWO]},
        hands,
        jarls,
        seats=seats,
        shields=shields,
        discard=discard,
        deck=deck,
        deck_ends=deck_ends,
        modules=list(modules),
        options={"loki_card": card},
        dice=[ROLLS[attacker], ROLLS[defender], *luck],
    )
    table.play("0: attack 1", f"0: activate {attacker}, pass")
    table.play(f"1: activate {defender}, pass" if defender else "1: pass")
    return table.play(*after)


def rows(table: Table, seat: int) -> list[int]:
    """Return the rows that are open to the loser, besides taking nothing."""
    options = table.options(seat)
    assert options[0] == "pass", table.waiting()
    return [int(option.removeprefix("loki-row ")) for option in options[1:]]


def card_of(table: Table) -> LokiCard:
    part = table.part("loki")
    assert isinstance(part, Trickery)
    return part.card


# -- the card


@rule("VAL-LOKI-01", "VAL-LOKI-02", "VAL-COMP-20")
def test_one_of_ten_cards_lies_open_all_game() -> None:
    table = Table(modules=["loki"], at="setup")
    table.start()
    assert len(table.match.cards.beside["loki"]) == 10
    shown = [table.part("loki").show(seat) for seat in (0, 1, -1)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0]["card"] == card_of(table).key != ""
    assert shown[0]["rows"]


@rule("VAL-LOKI-03")
def test_the_card_is_random_unless_one_was_agreed_on() -> None:
    drawn = {card_of(started(seed)).key for seed in "abcdefghijklmnop"}
    assert len(drawn) > 3
    assert card_of(Table(modules=["loki"], options={"loki_card": "l7"})).key == "l7"


def started(seed: str) -> Table:
    table = Table(modules=["loki"], at="setup")
    table.match.chance = seeded(seed)
    table.start()
    return table


@rule("VAL-LOKI-03", "VAL-AMB-071")
def test_the_introductory_card_is_the_one_the_books_show() -> None:
    card = card_of(Table(modules=["loki"], options={"loki_card": "intro"}))
    assert (card.key, [row.key for row in card.rows]) == ("l1", ["SEND_ALL", "SEND_ONE", "STEAL_WINNER"])


@rule("VAL-LOKI-03")
def test_there_is_no_eleventh_card() -> None:
    with pytest.raises(SetupError, match="VAL-LOKI-03"):
        GAME.setup(2, ["loki"], {"loki_card": "l11"})


@rule("VAL-LOKI-14", "VAL-LOKI-29", "VAL-AMB-008", "VAL-TV-06")
@pytest.mark.parametrize(("seats", "discarded"), [(2, 30), (3, 10), (4, 0), (5, 0), (6, 0)])
def test_l4_discards_ten_cards_fewer_but_never_less_than_none(seats: int, discarded: int) -> None:
    assert discarded_in_step_6("l4", seats) == discarded


@rule("VAL-LOKI-14")
@pytest.mark.parametrize(("card", "discarded"), [("l1", 20), ("l8", 30), ("l10", 15)])
def test_other_cards_change_step_6_by_what_they_say(card: str, discarded: int) -> None:
    assert discarded_in_step_6(card, 3) == discarded


def discarded_in_step_6(card: str, seats: int) -> int:
    """The cards are counted when the first warrior is picked: until then no other card is discarded."""
    table = Table(modules=["loki"], options={"loki_card": card}, seats=seats, at="setup")
    table.start()
    while table.match.is_asked(table.asked()[0]) and not table.match.row:
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    return len(table.match.discard)


# -- who gets what


@rule("VAL-LOKI-04", "VAL-LOKI-05", "VAL-LOKI-06", "VAL-TL-31")
def test_the_loser_is_entitled_to_the_row_of_the_difference() -> None:
    hands = {0: ["fury-2"]}
    for attacker, defender, first in ((TWO, TWO, 1), (FIVE, THREE, 2), (FIVE, ONE, 3)):
        table = fought("l1", attacker, defender, hands)
        assert table.asked() == [1], "the defender lost"
        assert rows(table, 1)[0] == first


@rule("VAL-LOKI-07", "VAL-LOKI-08", "VAL-LOKI-17", "VAL-LOKI-18", "VAL-TV-28")
def test_l1_a_defender_who_loses_by_two_sends_one_or_steals_or_takes_nothing() -> None:
    table = fought("l1", FIVE, THREE, {0: ["fury-2"]})
    assert table.options(1) == ["pass", "loki-row 2", "loki-row 3"]
    assert table.refuses("1: loki-row 1") == "VAL-LOKI-06"
    table.play("1: pass")
    assert (table.warriors(1), table.valhalla(1), table.hand(0)) == ([THREE], [], ["fury-2"])
    table.ends_quietly()


@rule("VAL-LOKI-07", "VAL-AMB-078")
def test_any_lower_row_may_be_taken_not_only_the_next() -> None:
    table = fought("l1", TWO, TWO, {0: ["fury-2"]})
    assert rows(table, 1) == [1, 2, 3]
    table.play("1: loki-row 3")
    assert table.hand(1) == ["fury-2"]


@rule("VAL-LOKI-09", "VAL-DIFF-28")
def test_a_difference_beyond_the_table_gives_nothing() -> None:
    table = fought("l1", SIX, NO_WARRIOR, {0: ["fury-2"], 1: ["fury-2"]})
    assert table.match.fight is None, "no player was asked: the battle is over"
    assert table.captured(0) == [0, 1]
    table.ends_quietly()


@rule("VAL-LOKI-10")
def test_the_loser_gets_one_bonus_and_no_more() -> None:
    table = fought("l1", FIVE, THREE, {0: ["fury-2", "cut-off"]}, after=("1: loki-row 3",), luck=(0,))
    assert len(table.hand(1)) == 1
    assert table.match.fight is None
    table.ends_quietly()


@rule("VAL-LOKI-11", "VAL-DIFF-27", "VAL-TL-31")
def test_loki_comes_after_every_other_effect() -> None:
    table = fought("l1", TWO, TWO, {0: ["fury-2"]}, jarls={1: "esbjorn"})
    assert table.options(1) == ["pass", "use-jarl main"], "after a lost battle he draws a card"
    table.play("1: use-jarl main")
    assert rows(table, 1) == [1, 2, 3]
    course = [step.rule for step in table.match.rules.courses[Courses.BATTLE]]
    assert course.index("VAL-TL-26") < course.index("VAL-TL-31") < course.index("VAL-TL-33")


@rule("VAL-LOKI-13")
def test_the_winner_gets_what_winners_get() -> None:
    table = fought("l1", TWO, TWO, after=("1: loki-row 1",))
    assert table.captured(0) == [0, 1]
    assert (table.valhalla(0), table.warriors(0)) == ([TWO], [])


@rule("VAL-LOKI-15")
def test_a_battle_without_a_winner_has_no_loser() -> None:
    table = Table({0: [TWO], 1: [TWO]}, modules=["loki"], options={"loki_card": "l1"}, dice="x x x x x x")
    table.play("0: attack 1, pass")
    assert table.match.fight is None
    table.ends_quietly()


# -- warriors


@rule("VAL-LOKI-16", "VAL-TL-32")
def test_l1_by_none_or_one_all_activated_warriors_go_to_valhalla() -> None:
    squads = {0: [FIVE], 1: [TWO, THREE, "wolf-hundolf"]}
    table = Table(squads, modules=["loki"], options={"loki_card": "l1"}, dice=[ROLLS[FIVE], "sword sword axe x x x"])
    table.play("0: attack 1", f"0: activate {FIVE}, pass", f"1: activate {TWO}, activate {THREE}, pass")
    table.play("1: loki-row 1")
    assert table.valhalla(1) == [TWO, THREE]
    assert table.squad(1) == ["", "", "wolf-hundolf", ""], "who was not activated stays"


@rule("VAL-LOKI-17", "VAL-LOKI-19", "VAL-LOKI-26", "VAL-TL-32")
@pytest.mark.parametrize(("card", "row"), [("l1", 2), ("l2", 1), ("l4", 1)])
def test_one_activated_warrior_goes_the_loser_picks_him(card: str, row: int) -> None:
    squads = {0: [FIVE], 1: [TWO, THREE]}
    table = Table(squads, modules=["loki"], options={"loki_card": card}, dice=[ROLLS[FIVE], "sword sword axe x x x"])
    table.play("0: attack 1", f"0: activate {FIVE}, pass", f"1: activate {TWO}, activate {THREE}, pass")
    table.play(f"1: loki-row {row}")
    assert table.options(1) == [f"loki-send {TWO}", f"loki-send {THREE}"]
    table.play(f"1: loki-send {THREE}")
    assert (table.valhalla(1), table.warriors(1)) == ([THREE], [TWO])


@rule("VAL-LOKI-16")
def test_a_losing_attacker_may_be_consoled_as_well() -> None:
    table = fought("l1", ONE, TWO, after=("1: pass",))
    assert rows(table, 0)[0] == 1
    table.play("0: loki-row 1")
    assert table.valhalla(0) == [ONE]


class Witness(Module[Valhalla]):
    """A house rule for tests: slot 0 may not go to Valhalla after a lost battle. It also counts groups."""

    groups: list[list[int]] = []

    def permits(self) -> list[int]:
        return [Permit.VALHALLA]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        return "VAL-AMB-090" if seat == g.battle().loser() and about == 0 else ""

    def reactions(self) -> list[int]:
        return [Moment.GROUP_SENT]

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        self.groups.append([seat, len(g.group)])


@pytest.fixture
def witness() -> Iterator[Witness]:
    module = Witness("witness")
    module.groups = []
    GAME.expansions["witness"] = module
    yield module
    del GAME.expansions["witness"]


@rule("VAL-AMB-079", "VAL-TL-32")
def test_lokis_warriors_are_a_group_of_their_own_and_barred_ones_stay(witness: Witness) -> None:
    squads = {0: [FIVE], 1: [TWO, THREE]}
    table = Table(
        squads,
        modules=["loki", "witness"],
        options={"loki_card": "l1"},
        dice=[ROLLS[FIVE], "sword sword axe x x x"],
    )
    table.play("0: attack 1", f"0: activate {FIVE}, pass", f"1: activate {TWO}, activate {THREE}, pass")
    table.play("1: loki-row 1")
    assert (table.warriors(1), table.valhalla(1)) == ([TWO], [THREE])
    assert witness.groups == [[0, 1], [1, 1]]


# -- other hands


@rule("VAL-LOKI-18", "VAL-LOKI-21", "VAL-AMB-077")
@pytest.mark.parametrize("card", ["l1", "l2"])
def test_a_random_card_of_the_winners_hand(card: str) -> None:
    hands = {0: ["cut-off", "fury-2", "wolf-ulfrun"], 1: ["push-back"]}
    table = fought(card, FIVE, ONE, hands, after=("1: loki-row 3",), luck=(0,))
    assert table.hand(1) == ["wolf-ulfrun", "push-back"], "the first card of his sorted hand"
    event = next(event for event in table.log() if event.what.key == "stolen")
    assert [event.seen_by(seat) for seat in (0, 1, -1)] == [True, True, False]


@rule("VAL-LOKI-20", "VAL-AMB-075")
def test_l2_by_three_a_random_card_of_any_other_player() -> None:
    hands = {0: ["cut-off"], 1: ["push-back"], 2: ["fury-2"], 3: []}
    table = fought("l2", FIVE, TWO, hands, seats=4, after=("1: loki-row 2",))
    assert table.options(1) == ["loki-steal-from 2", "loki-steal-from 0"], "himself and an empty hand are out"
    table.play("1: loki-steal-from 2")
    assert (table.hand(1), table.hand(2)) == (["fury-2", "push-back"], [])


@rule("VAL-AMB-074")
def test_nothing_can_be_taken_from_an_empty_hand_so_that_row_is_closed() -> None:
    table = fought("l1", FIVE, THREE)
    assert rows(table, 1) == [2]
    assert table.refuses("1: loki-row 3") == "VAL-AMB-074"


# -- shields


@rule("VAL-LOKI-22", "VAL-AMB-072", "VAL-TV-30", "VAL-TL-18")
def test_l3_a_defender_who_loses_by_nothing_keeps_his_last_shield_and_the_game_goes_on() -> None:
    table = fought("l3", TWO, TWO, shields={1: 1})
    assert table.shields(1) == 1, "pending until the loser has chosen"
    table.play("1: loki-row 1")
    assert (table.shields(1), table.captured(0)) == (1, [0, 3])
    assert table.match.armed == 0, "no end trigger"
    assert table.valhalla(0) == [TWO]


@rule("VAL-AMB-072", "VAL-TL-31")
def test_if_he_takes_nothing_the_shield_goes_and_then_the_end_is_tested() -> None:
    table = fought("l3", TWO, TWO, shields={1: 1}, after=("1: pass",))
    assert (table.shields(1), table.match.armed) == (0, 1)


def test_l3_row_0_concerns_only_a_losing_defender() -> None:
    table = fought("l3", TWO, TWO)
    assert (table.asked(), rows(table, 1)[0]) == ([1], 1)
    beaten = fought("l3", ONE, TWO, after=("1: pass",))
    assert table.match.battle().difference == 0
    assert beaten.refuses("0: loki-row 1") == "VAL-LOKI-06", "an attacker never loses by nothing"


@rule("VAL-LOKI-30", "VAL-LOKI-31")
def test_a_shield_is_kept_by_a_defender_and_taken_by_an_attacker_whatever_the_difference() -> None:
    beaten = fought("l3", ONE, TWO, after=("1: pass",)).match
    assert (KeepShield().in_vain(beaten, 0), TakeShieldAnyway().in_vain(beaten, 0)) == ("VAL-LOKI-30", "")
    robbed = fought("l3", TWO, TWO).match
    assert (KeepShield().in_vain(robbed, 1), TakeShieldAnyway().in_vain(robbed, 1)) == ("", "VAL-LOKI-31")


@rule("VAL-LOKI-23", "VAL-TV-29", "VAL-AMB-073", "VAL-INV-06")
def test_l3_an_attacker_who_loses_by_one_takes_a_shield_all_the_same() -> None:
    table = fought("l3", ONE, TWO, after=("1: pass",))
    assert rows(table, 0) == [2]
    table.play("0: loki-row 2")
    assert (table.shields(1), table.captured(0)) == (3, [0, 1])
    assert table.match.armed == 0


@rule("VAL-AMB-073")
def test_l3_the_last_shield_arms_the_end_as_usual() -> None:
    table = fought("l3", ONE, TWO, shields={1: 1}, after=("1: pass", "0: loki-row 2"))
    assert (table.shields(1), table.match.armed) == (0, 1)


@rule("VAL-LOKI-31")
def test_l3_row_1_is_no_use_to_a_losing_defender_who_may_take_a_lower_one() -> None:
    table = with_tactics("l3", TWO, ONE)
    assert rows(table, 1) == [3, 4]
    assert table.refuses("1: loki-row 2") == "VAL-LOKI-31"


# -- tactics of this battle


def with_tactics(card: str, attacker: str, defender: str) -> Table:
    """The attacker has played Push Back, the defender Weapon Swap; neither has changed anything."""
    options = {"loki_card": card}
    hands = {0: ["push-back"], 1: ["weapon-swap"]}
    dice = [ROLLS[attacker], ROLLS[defender]]
    table = Table({0: [attacker], 1: [defender]}, hands, modules=["loki"], options=options, dice=dice)
    table.play("0: attack 1", f"0: activate {attacker}, play push-back, pass, pass")
    return table.play(f"1: activate {defender}, play weapon-swap, pass, pass")


@rule("VAL-LOKI-24", "VAL-AMB-076")
def test_l3_by_two_the_loser_takes_any_tactic_of_this_battle_to_hand() -> None:
    table = with_tactics("l3", FIVE, THREE)
    table.play("1: loki-row 3")
    assert table.options(1) == ["loki-take-tactic push-back", "loki-take-tactic weapon-swap"]
    table.play("1: loki-take-tactic push-back")
    assert (table.hand(1), table.discard()) == (["push-back"], ["weapon-swap"])


@rule("VAL-LOKI-25", "VAL-AMB-076")
def test_l3_by_three_the_winner_says_which_one() -> None:
    table = with_tactics("l3", FIVE, TWO)
    table.play("1: loki-row 4")
    assert table.asked() == [0]
    table.play("0: loki-take-tactic weapon-swap")
    assert (table.hand(0), table.hand(1), table.discard()) == ([], ["weapon-swap"], ["push-back"])


@rule("VAL-AMB-076")
def test_without_a_tactic_on_the_table_there_is_none_to_take() -> None:
    table = fought("l3", FIVE, THREE)
    assert table.match.fight is None, "both rows were closed: no player was asked"
    assert table.captured(0) == [0, 1]


# -- the deck


@rule("VAL-LOKI-27")
def test_l4_by_two_or_three_the_loser_draws_a_card() -> None:
    table = fought("l4", FIVE, THREE, deck=("fury-2", "cut-off"), after=("1: loki-row 2",))
    assert table.hand(1) == ["fury-2"]


@rule("VAL-LOKI-28")
def test_l4_by_four_or_five_he_puts_a_card_of_choice_back_on_top() -> None:
    table = fought("l4", FIVE, ONE, {1: ["cut-off"]}, deck=("fury-2",), after=("1: loki-row 3",))
    assert table.options(1) == ["loki-put-back fury-2", "loki-put-back cut-off"]
    table.play("1: loki-put-back cut-off")
    assert table.hand(1) == ["fury-2"]
    assert "cut-off" in table.drawn(0), "the attacker draws it in phase B"
    events = [event for event in table.log() if event.what.key == "loki-put-back"]
    assert [event.numbers for event in events] == [[]], "no player sees which card it was"


@rule("VAL-AMB-080")
def test_l4_an_empty_deck_gives_nothing_and_takes_nothing() -> None:
    for attacker, defender in ((FIVE, THREE), (FIVE, ONE)):
        table = fought("l4", attacker, defender, {1: ["cut-off"]}, deck_ends=True)
        assert table.match.fight is None, "no row is of any use"
        assert table.hand(1) == ["cut-off"]
    assert table.match.armed == 2


@rule("VAL-LOKI-28", "VAL-AMB-080")
def test_the_last_card_can_be_drawn_and_another_put_back() -> None:
    table = fought("l4", FIVE, ONE, {1: ["cut-off"]}, deck=("fury-2",), deck_ends=True)
    table.play("1: loki-row 3, loki-put-back cut-off")
    assert table.hand(0) == ["cut-off"], "the only card of the deck, kept in phase B"


# -- glory


@rule("VAL-LOKI-12", "VAL-DIFF-29")
@pytest.mark.parametrize(("card", "amount"), [("l5", 2), ("l8", 2), ("l10", 3)])
def test_bonus_glory_is_taken_from_the_discard_pile(card: str, amount: int) -> None:
    table = fought(card, TWO, TWO, discard=("bear-asbera", "wolf-randulf"), after=("1: loki-row 1",))
    assert glory(table.match, 1) == amount
    assert table.valhalla(1) == (["bear-asbera"] if amount == 2 else ["bear-asbera", "wolf-randulf"])


# -- all ten cards


@rule("VAL-LOKI-06", "VAL-DATA-11")
@pytest.mark.parametrize(
    ("card", "attacker", "defender", "row", "event"),
    [
        ("l5", FIVE, THREE, 2, "bonus-glory"),
        ("l6", TWO, TWO, 1, "loki-shield-kept"),
        ("l6", FIVE, THREE, 2, "went-to-valhalla"),
        ("l6", FIVE, TWO, 3, "drew"),
        ("l7", TWO, TWO, 1, "went-to-valhalla"),
        ("l7", FIVE, ONE, 3, "stolen"),
        ("l8", FIVE, TWO, 2, "drew"),
        ("l9", TWO, TWO, 1, "went-to-valhalla"),
        ("l9", FIVE, THREE, 2, "stolen"),
        ("l9", FIVE, ONE, 3, "bonus-glory"),
    ],
)
def test_the_cards_of_our_own_give_what_they_say(card: str, attacker: str, defender: str, row: int, event: str) -> None:
    table = fought(card, attacker, defender, {0: ["fury-2"]}, after=(f"1: loki-row {row}",))
    assert len(table.events(event, 1)) == 1
    assert table.match.fight is None


@rule("VAL-LOKI-06")
@pytest.mark.parametrize(("card", "row", "chooser"), [("l7", 2, 1), ("l10", 2, 1), ("l10", 3, 0)])
def test_the_cards_of_our_own_take_tactics_too(card: str, row: int, chooser: int) -> None:
    table = with_tactics(card, FIVE if card == "l7" else TWO, THREE if card == "l7" else ONE)
    table.play(f"1: loki-row {row}")
    assert table.asked() == [chooser]


@rule("VAL-LOKI-28")
def test_l8_by_five_a_card_is_drawn_and_one_put_back() -> None:
    table = fought("l8", FIVE, NO_WARRIOR, {1: ["cut-off"]}, deck=("fury-2",), after=("1: loki-row 3",))
    assert table.options(1) == ["loki-put-back fury-2", "loki-put-back cut-off"]


# -- card files


def new_game_with(folder: Path, old: str, new: str) -> None:
    """Return a match with a copy of the cards in which something was changed."""
    shutil.copytree(HOME / "meadhall", folder / "set")
    text = Path(loki_cards.HOME, loki_cards.FILE).read_text(encoding="utf-8")
    assert old in text
    folder.joinpath("set", loki_cards.FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    GAME.new(GAME.rulebook(GAME.setup(2, ["loki"], cards=str(folder / "set"))), seeded("cards"))


@rule("VAL-DATA-11", "VAL-DATA-25")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{ min = 2, max = 3", "{ min = 3, max = 3", "without a gap"),
        ("{ min = 0, max = 1", "{ min = 1, max = 0", "without a gap"),
        ('"SEND_ALL"', '"SEND_SOME"', "'SEND_SOME' is unknown"),
        ('"SEND_ALL"', '"GLORY"', "how much glory"),
        ('"GLORY", n = 2', '"GLORY", n = 0', "out of range"),
        ("intro = true", "intro = false", "VAL-AMB-071"),
        ("intro = false", "intro = true", "VAL-AMB-071"),
        ('id = "l2"', 'id = "l1"', "used twice"),
        ("step6_delta = -10", "step6 = -10", "unknown field"),
        ('[[loki]] # VAL-LOKI-19 ... 21\nid = "l2"', '[loki2]\nid = "l2"', "unknown field 'loki2'"),
    ],
)
def test_a_card_file_with_a_mistake_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        new_game_with(tmp_path, old, new)


@rule("VAL-COMP-20", "VAL-DATA-11")
def test_a_card_file_has_ten_cards(tmp_path: Path) -> None:
    text = Path(loki_cards.HOME, loki_cards.FILE).read_text(encoding="utf-8")
    second = text.split("[[loki]]")[2]
    with pytest.raises(DataError, match=r"9 cards.*there must be 10.*VAL-COMP-20"):
        new_game_with(tmp_path, f"[[loki]]{second}", "")
