"""Chapter 27. Hunting, how a monster counts, and how it leaves, step by step."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.core.answers import no_answers
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.expansions.monsters.cards import all_cards, monster
from meadhall.games.valhalla.expansions.monsters.den import (
    COVER,
    FEED,
    HUNT,
    LOAD,
    SEND_FENRIR,
    STAND,
    Grip,
    den,
    grip,
)
from meadhall.games.valhalla.expansions.monsters.hunt import FenrirUpkeep, Hunting, can_hunt, pairs, reveal
from meadhall.games.valhalla.expansions.monsters.monsters import MODULE, Stir, give_back
from meadhall.games.valhalla.expansions.monsters.moves import FindRoom, StirDice
from meadhall.games.valhalla.expansions.monsters.powers import Nidhogg, Surtur, TakeOne, Troll
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.sides import BESIDE
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import COLOURED, DIE_CLASSES, EMPTY, FACES, Moment, Quantity, X
from tests.rule import rule
from tests.rules.valhalla.meet import fight, offered
from tests.rules.valhalla.table import Table

OTHERS = ["wolf-ulf", "bear-bersi"]
AXE = die(FACES.index("axe"), COLOURED)


def wild(squad: Sequence[str] = ("bear-grim",), other: Sequence[str] = OTHERS, holds: str = "") -> Valhalla:
    """Seat 0, who may hold a monster, attacks seat 1."""
    match = fight(Table({0: squad, 1: other}, modules=["monsters"]), armed=())
    if holds:
        den(match).grips[0] = Grip(named(match, holds), EMPTY)
    return match


def named(match: Valhalla, key: str) -> int:
    return GAME.number_of(match, "monsters", key)


KEYS = {card.might.__class__.__name__: card.key for card in all_cards(Table(modules=["monsters"]).match)}


def captors(match: Valhalla, number: int) -> list[str]:
    """Return two warriors of the colours that catch a monster."""
    cards = [match.cards.warrior(kind) for kind in match.cards.kinds if match.cards.is_warrior(kind)]
    one, two = ([card.key for card in cards if card.clan == colour] for colour in monster(match, number).colours)
    return [one[-1], two[-2]]


# -- hunting


@rule("VAL-MONSTER-07", "VAL-MONSTER-08", "VAL-MONSTER-11")
def test_two_neighbours_of_the_right_colours_catch_it_in_either_order() -> None:
    empty = wild()
    number = named(empty, KEYS["Troll"])
    one, two = captors(empty, number)
    for squad, slots in [
        ([one, two], [0]),
        ([two, one], [0]),
        ([one, "", two], []),
        (["", "", one, two], [2]),
        ([one], []),
    ]:
        match = wild(squad)
        assert pairs(match, 0, monster(match, number)) == slots
        assert can_hunt(match, 0, number) == (len(slots) > 0)


@rule("VAL-MONSTER-11", "VAL-MONSTER-45")
@pytest.mark.parametrize(("who", "again"), [("Troll", False), ("Fenrir", True)])
def test_who_holds_a_monster_hunts_fenrir_at_most(who: str, again: bool) -> None:
    number = named(wild(), KEYS[who])
    match = wild(captors(wild(), number), holds=KEYS["Garmr"])
    assert can_hunt(match, 0, number) == again


@rule("VAL-MONSTER-06", "VAL-MONSTER-46", "VAL-MONSTER-09")
@pytest.mark.parametrize("who", ["Troll", "Fenrir"])
def test_the_hunter_says_which_and_then_where(who: str) -> None:
    number = named(wild(), KEYS[who])
    match = wild(["", *captors(wild(), number)])
    den(match).display = [number]
    hunting = Hunting(0, EMPTY)
    match.stack.append(hunting)
    hunting.run(match)
    assert offered(match) == [PASS, HUNT.of(number)]
    hunting.chosen(match, 0, HUNT.of(number))
    assert hunting in match.stack
    places = [COVER.of(1)] if who == "Troll" else [FEED.of(1), FEED.of(2)]
    assert offered(match) == places
    hunting.chosen(match, 0, places[-1])
    assert hunting not in match.stack
    assert (grip(match, 0).slot, den(match).keeper) == ((1, EMPTY) if who == "Troll" else (EMPTY, 0))


@rule("VAL-MONSTER-06")
def test_who_can_hunt_nothing_is_not_asked() -> None:
    match = wild(["bear-grim"])
    den(match).display = [named(match, KEYS["Troll"])]
    hunting = Hunting(0, EMPTY)
    match.stack.append(hunting)
    hunting.run(match)
    assert hunting not in match.stack


@rule("VAL-MONSTER-10", "VAL-AMB-157")
@pytest.mark.parametrize(("deck", "display"), [([], []), ([3], [3]), ([3, 4], [4])])
def test_the_next_monster_is_revealed_while_there_are_any(deck: list[int], display: list[int]) -> None:
    match = wild()
    den(match).deck.cards, den(match).display = deck, []
    reveal(match)
    assert den(match).display == display


# -- Fenrir


@rule("VAL-TL-45", "VAL-MONSTER-49", "VAL-AMB-159")
@pytest.mark.parametrize(
    ("keeper", "hand", "begins", "shown"),
    [(0, ["wolf-randulf"], 1, 0), (0, ["fury-2"], 0, 1), (1, ["fury-2"], 0, 0), (EMPTY, [], 0, 0)],
)
def test_only_the_keeper_feeds_fenrir_at_the_end_of_his_turn(
    keeper: int, hand: list[str], begins: int, shown: int
) -> None:
    table = Table({0: ["bear-grim"]}, {0: hand}, modules=["monsters"])
    match = table.match
    den(match).keeper = keeper
    before = len(match.stack)
    FenrirUpkeep(0, "").run(match)
    assert (len(match.stack) - before, len(table.events("showed", 0))) == (begins, shown)


@rule("VAL-TL-02", "VAL-AMB-151", "VAL-MONSTER-50")
@pytest.mark.parametrize(
    ("moment", "keeper", "others", "sent"),
    [
        (Moment.BEFORE_BATTLE, 0, 2, True),
        (Moment.BEFORE_BATTLE, 0, 1, False),
        (Moment.BEFORE_BATTLE, 1, 2, False),
        (Moment.ATTACK, 0, 2, False),
    ],
)
def test_fenrir_is_sent_before_a_battle(moment: int, keeper: int, others: int, sent: bool) -> None:
    match = wild(other=["wolf-ulf", "bear-bersi"][:others])
    den(match).keeper = keeper
    out = no_answers()
    MODULE.offers(match, moment, 0, out)
    assert list(out) == ([SEND_FENRIR.of()] if sent else [])


# -- in battle


@rule("VAL-MONSTER-12", "VAL-MONSTER-13", "VAL-MONSTER-15")
@pytest.mark.parametrize(
    ("quantity", "more"),
    [(Quantity.SQUAD_SIZE, 1), (Quantity.OWN_ACTIVATED, 1), (Quantity.ACTIVATED, 1), (Quantity.DEER_CLANS, 0)],
)
def test_what_a_monster_counts_for(quantity: int, more: int) -> None:
    match = wild(holds=KEYS["Nidhogg"])
    assert MODULE.reckon(match, quantity, 0, 3, 0) == 3 + more
    assert MODULE.reckon(match, quantity, 1, 3, 0) == 3, "the other one has none"


@rule("VAL-MONSTER-12", "VAL-MONSTER-29", "VAL-MONSTER-31", "VAL-MONSTER-32")
@pytest.mark.parametrize(("who", "strength"), [("Nidhogg", 4), ("Draugr", 2), ("Troll", 6), ("Gullinbursti", 4)])
def test_its_printed_strength_and_its_own_are_added(who: str, strength: int) -> None:
    match = wild(holds=KEYS[who])
    grip(match, 0).given, grip(match, 0).weapons = 2, 0b101
    assert MODULE.reckon(match, Quantity.STRENGTH, 0, 1, 0) == 1 + strength


@rule("VAL-TL-08", "VAL-TL-14", "VAL-MONSTER-36")
@pytest.mark.parametrize(
    ("holds", "dice", "stirred"), [("Jormungand", 1, True), ("Jormungand", 0, False), ("Troll", 1, False)]
)
def test_the_dice_of_the_opponent_are_stirred_if_he_has_any(holds: str, dice: int, stirred: bool) -> None:
    match = wild(holds=KEYS[holds])
    match.fighter(1).pool[0] = dice
    Stir(0, "", attacker=False).run(match)
    top = match.stack[-1]
    assert isinstance(top, StirDice) == stirred
    if isinstance(top, StirDice):
        assert (top.owner, top.seat, top.times, top.lowest) == (0, 1, 1, 0)


@rule("VAL-MONSTER-36")
@pytest.mark.parametrize(
    ("times", "picked", "dice", "asks"), [(1, 0, 1, True), (1, 1, 0, True), (1, 0, 0, False), (0, 0, 1, False)]
)
def test_they_are_picked_once_while_there_are_dice(times: int, picked: int, dice: int, asks: bool) -> None:
    match = wild()
    match.fighter(1).pool[AXE] = dice
    procedure = StirDice(0, 1, times, 0, [AXE] * picked)
    match.stack.append(procedure)
    procedure.run(match)
    assert (procedure in match.stack) == asks


@rule("VAL-AMB-150", "VAL-MONSTER-22", "VAL-MONSTER-24")
@pytest.mark.parametrize(("who", "to_hand"), [(Surtur(), False), (Nidhogg(), True), (TakeOne(), False)])
@pytest.mark.parametrize(
    ("moment", "others", "offered_to"),
    [(Moment.BEFORE_BATTLE, 2, True), (Moment.BEFORE_BATTLE, 1, False), (Moment.ATTACK, 2, False)],
)
def test_before_a_battle_one_of_several_opponents_is_taken(
    who: TakeOne, to_hand: bool, moment: int, others: int, offered_to: bool
) -> None:
    match, out = wild(other=OTHERS[:others], holds=KEYS["Surtur"]), no_answers()
    who.offers(match, moment, 0, out)
    assert (len(out), who.to_hand) == (offered_to, to_hand)


@rule("VAL-MONSTER-30", "VAL-MONSTER-31", "VAL-AMB-152")
def test_dice_on_a_troll_stay_there_each_weapon_once() -> None:
    match = wild(holds=KEYS["Troll"])
    match.fighter(0).pool[AXE] = 2
    match.fighter(0).pool[die(X, COLOURED)] = 1
    troll, out = Troll(), no_answers()
    troll.offers(match, Moment.ATTACK, 0, out)
    assert list(out) == [LOAD.of(AXE)], "no X"
    troll.taken(match, 0, LOAD.of(AXE))
    assert (match.fighter(0).pool[AXE], match.fighter(0).placed) == (1, [BESIDE * DIE_CLASSES + AXE])
    assert grip(match, 0).used
    again = no_answers()
    troll.offers(match, Moment.ATTACK, 0, again)
    assert len(again) == 0


# -- warriors who join, and who return


@rule("VAL-MONSTER-26")
@pytest.mark.parametrize(
    ("squad", "free", "place"),
    [
        (["bear-grim"], [1, 2, 3], 2),
        (["bear-grim", "wolf-randulf", "", "bear-bjorn"], [], 2),
        (["bear-grim", "wolf-randulf", "wolf-hundolf", "bear-bjorn"], [], 4),
    ],
)
def test_a_warrior_takes_a_slot_of_choice_or_a_place_beside(squad: list[str], free: list[int], place: int) -> None:
    table = Table({0: squad, 1: ["wolf-ulf", "bear-bersi"]}, modules=["monsters"])
    match = fight(table, armed=())
    match.stack.append(FindRoom(0, 1, 1))
    match.stack[-1].run(match)
    if free:
        assert offered(match) == [STAND.of(slot) for slot in free]
        match.stack[-1].chosen(match, 0, STAND.of(place))
    bersi = match.cards.by_key("bear-bersi")
    assert match.players[0].squad[place] == bersi
    assert (table.warriors(1), table.events("monster-lured", 0)) == (["wolf-ulf"], [[bersi]])


@rule("VAL-MONSTER-26", "VAL-AMB-143")
def test_a_warrior_who_joins_changes_no_armed_warrior() -> None:
    table = Table({0: ["bear-grim", "wolf-randulf"], 1: ["wolf-ulf", "bear-bersi"]}, modules=["monsters"])
    match = fight(table, armed=(1,))
    match.stack.append(FindRoom(0, 1, 1))
    match.stack[-1].run(match)
    match.stack[-1].chosen(match, 0, STAND.of(3))
    assert match.fighter(0).armed_slots() == [1]


@rule("VAL-MONSTER-42", "VAL-TL-30")
def test_what_garmr_fetched_goes_back_used_or_not() -> None:
    match = wild(holds=KEYS["Garmr"])
    fury, cut = (match.cards.by_key(key) for key in ("fury-2", "cut-off"))
    mine, fighter = grip(match, 0), match.fighter(0)
    mine.borrowed, mine.found, fighter.tactics = [fury], [cut], [fury]
    give_back(match, 0)
    assert (fighter.tactics, match.discard[-2:], mine.borrowed, mine.found) == ([], [fury, cut], [], [])


@rule("VAL-INV-01")
def test_cards_of_the_deck_that_lie_with_monsters_are_counted() -> None:
    match = wild(holds=KEYS["Garmr"])
    den(match).pile.cards, grip(match, 0).found = [1, 2, 3], [4, 5]
    assert den(match).card_count() == 5


@rule("VAL-MONSTER-09")
@pytest.mark.parametrize(
    ("slot", "covered", "broken"),
    [(EMPTY, [], ""), (1, [1, 2], ""), (1, [1], "VAL-MONSTER-09"), (EMPTY, [0], "VAL-MONSTER-09")],
)
def test_exactly_those_under_a_monster_are_covered(slot: int, covered: list[int], broken: str) -> None:
    match = wild(["bear-grim", "wolf-randulf", "wolf-hundolf"])
    grip(match, 0).slot = slot
    for place in covered:
        match.cover(0, place)
    assert MODULE.broken(match) == broken
