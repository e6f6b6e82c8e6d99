"""Chapter 11, a part of it. Bonus glory is paid with cards from the discard pile."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Quantity
from tests.rule import rule
from tests.rules.valhalla.plugs import Weaken
from tests.rules.valhalla.table import Table

ONE, OTHER_ONE, TWO, THREE = "bear-grim", "wolf-ulf", "bear-asbera", "bear-bodvar"  # named by their glory


def gains(amount: int, discard: list[str], seats: int = 2, options: dict[str, str] | None = None) -> Table:
    """Give seat 0 bonus glory at the beginning of the turn."""
    table = Table({0: ["bear-hallbera"]}, discard=discard, seats=seats, options=options)
    table.match.call(BonusGlory(0, amount))
    return table


@rule("VAL-EXP-16")
def test_cards_that_add_up_exactly_go_from_the_pile_to_valhalla() -> None:
    table = gains(3, [ONE, THREE, TWO])
    assert table.options(0) == [f"take-for-glory {ONE}", f"take-for-glory {THREE}"]
    table.play(f"0: take-for-glory {ONE}")
    assert sorted(table.valhalla(0)) == [TWO, ONE], "after the first card only the two could follow"
    assert glory(table.match, 0) == 3
    assert (table.discard(), table.events("bonus-glory", 0)) == ([THREE], [])
    table.ends_quietly()


@rule("VAL-EXP-16", "VAL-AMB-083")
@pytest.mark.parametrize(("first", "paid"), [(THREE, [THREE]), (ONE, [ONE, TWO])])
def test_the_owner_picks_which_cards_pay(first: str, paid: list[str]) -> None:
    table = gains(3, [ONE, TWO, THREE])
    table.play(f"0: take {first}")
    assert table.valhalla(0) == paid


@rule("VAL-EXP-16")
def test_every_set_of_cards_that_fits_can_be_picked_in_one_way_and_no_other() -> None:
    table = gains(4, [ONE, ONE, OTHER_ONE, TWO, THREE])
    fitting = [(ONE, THREE), (THREE, OTHER_ONE), (ONE, ONE, TWO), (ONE, TWO, OTHER_ONE)]
    assert sorted(all_ends(table)) == sorted(fitting)


def all_ends(table: Table) -> list[tuple[str, ...]]:
    """Return the cards in Valhalla after each way to answer."""
    table.start()
    ends, open_ends = [], [table.match]
    while open_ends:
        match = open_ends.pop()
        if not isinstance(match.stack[-1], BonusGlory):
            ends.append(tuple(table.keys(match.players[0].valhalla.cards)))
            continue
        for action in match.legal(0):
            twin = match.copy()
            assert isinstance(twin, Valhalla)
            twin.step(0, action)
            open_ends.append(twin)
    return ends


@rule("VAL-EXP-17")
def test_tactics_do_not_pay() -> None:
    table = gains(1, ["fury-2", "cut-off"])
    table.start()
    assert (table.valhalla(0), table.match.players[0].bonus) == ([], 1)


@rule("VAL-EXP-17", "VAL-DIFF-34")
@pytest.mark.parametrize(("any_card", "paid"), [("off", [ONE]), ("on", [ONE])])
def test_cards_worth_nothing_never_pay(any_card: str, paid: list[str]) -> None:
    table = gains(1, ["fury-2", ONE, "cut-off"], options={"bonus_any_card": any_card})
    table.start()
    assert table.valhalla(0) == paid


@rule("VAL-EXP-17", "VAL-DIFF-34")
def test_nor_beside_a_tactic_that_is_worth_something() -> None:
    mission = "valk-mission-steady"  # worth two
    options = {"bonus_any_card": "on"}
    table = Table({0: ["bear-hallbera"]}, discard=["fury-2", mission], options=options, modules=["valkyries"])
    table.match.call(BonusGlory(0, 2))
    table.start()
    assert table.valhalla(0) == [mission], "no player is asked"


@rule("VAL-AMB-083", "VAL-EXP-16")
@pytest.mark.parametrize(("less", "paid"), [(1, 2), (3, 0), (5, 0)])
def test_what_a_rule_takes_off_the_bonus_is_not_paid(less: int, paid: int) -> None:
    table = gains(3, [ONE, TWO, THREE])
    table.match.rules.reckoners[Quantity.BONUS_GLORY].append(Weaken(0, less))
    table.start()
    assert glory(table.match, 0) == paid


@rule("VAL-DIFF-34")
@pytest.mark.parametrize(("edition", "value"), [("", "off"), ("PL", "off"), ("RU", "on")])
def test_each_edition_says_which_cards_may_pay(edition: str, value: str) -> None:
    assert Table(edition=edition).match.rules.setup.options["bonus_any_card"] == value


@rule("VAL-EXP-18", "VAL-INV-08")
def test_the_cards_left_in_the_pile_keep_their_order() -> None:
    table = gains(2, ["fury-2", ONE, "cut-off", THREE, ONE, "heroic-3"])
    table.start()
    assert table.valhalla(0) == [ONE, ONE], "nothing else adds up to two: no player is asked"
    assert table.discard() == ["fury-2", "cut-off", THREE, "heroic-3"]


@rule("VAL-AMB-083", "VAL-INV-08")
def test_of_equal_cards_the_uppermost_is_taken() -> None:
    table = gains(1, ["fury-2", ONE, "cut-off", ONE])
    table.start()
    assert table.discard() == ["fury-2", "cut-off", ONE]


@rule("VAL-AMB-083")
def test_if_nothing_adds_up_the_largest_sum_below_is_taken_and_the_rest_is_a_number() -> None:
    table = gains(4, [THREE])
    table.start()
    assert table.valhalla(0) == [THREE]
    assert table.match.players[0].bonus == 1
    assert glory(table.match, 0) == 4


@rule("VAL-AMB-164", "VAL-AMB-083")
def test_one_glory_without_a_card_of_one_is_a_number() -> None:
    table = gains(1, [TWO, THREE])
    table.start()
    assert (table.valhalla(0), table.match.players[0].bonus) == ([], 1)
    assert table.discard() == [TWO, THREE]


@rule("VAL-AMB-013")
def test_with_six_players_an_empty_pile_pays_in_numbers() -> None:
    table = gains(3, [], seats=6)
    table.start()
    assert (table.valhalla(0), table.match.players[0].bonus) == ([], 3)
    table.ends_quietly()


@rule("VAL-AMB-084")
def test_cards_that_pay_are_only_markers() -> None:
    table = gains(1, ["frost-frosti"])
    table.match.group = []
    table.start()
    assert table.valhalla(0) == ["frost-frosti"]
    assert table.match.group == [], "no warrior was sent"
    assert table.events("went-to-valhalla", 0) == []
    assert table.events("bonus-card", 0) == [[table.match.cards.by_key("frost-frosti")]]
