"""Chapter 37. Together: two to four players against one beast."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.play import random_game
from meadhall.games.valhalla.beasts.dread import make
from meadhall.games.valhalla.beasts.lair import BEASTS, BeastCard, Dread, Lair, lair
from meadhall.games.valhalla.beasts.setup import Exchange, beast_at, lay_out
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, WEAPONS
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

BOWS = [WEAPONS.index("bow")] * 6
AXE = [WEAPONS.index("axe")]
MISSES = "x x x x x x"
SWORD = "sword x x x x x"
AGREED = {"coop_monster": "hel", "coop_level": "1"}


def card(strength: int, cap: int = 9, symbols: Sequence[int] = BOWS, dread: Dread | None = None) -> BeastCard:
    return BeastCard(strength, cap, [], list(symbols), dread or Dread(), EMPTY)


def together(
    squads: Cards,
    hands: Cards | None = None,
    first: BeastCard | None = None,
    dice: str | Sequence[str | int] = (),
    seats: int = 2,
    at: int = 0,
    level: int = 1,
    **more: object,
) -> Table:
    """Return a table before seat 0's turn. A card gives its strength for one player; each further one adds one."""
    table = Table(squads, hands or {}, dice=dice, seats=seats, modules=["coop"], **more)  # type: ignore[arg-type]
    den = den_of(table)
    lay_out(table.match, 0)
    den.stack = [first or card(3), *(card(20 + n) for n in range(5))]
    if at:
        den.stack = [*(card(n) for n in range(5)), first or card(5)]
    den.at = at
    den.level = level
    den.begun = True
    return table


def den_of(table: Table) -> Lair:
    return lair(table.match)


def keep_first(table: Table) -> Table:
    """Keep the first card of every draw."""
    while not table.match.over and any(o.startswith(("keep", "drop")) for o in table.options(table.match.asked())):
        seat = table.match.asked()
        table.answer(seat, table.options(seat)[0])
    return table


def setup(seats: int, options: dict[str, str] | None = None, modules: Sequence[str] = ()) -> Table:
    return Table(seats=seats, modules=["coop", *modules], at="setup", options=options or AGREED)


def to_first_turn(table: Table) -> Table:
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        seat = table.match.asked()
        table.answer(seat, table.options(seat)[0])
    return table


# -- setup


@rule("VAL-COOP-01")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert GAME.setup(seats, ["coop"]).seats == seats
    for seats in (1, 5, 6):
        with pytest.raises(SetupError, match="VAL-COOP-01"):
            GAME.setup(seats, ["coop"])


@rule("VAL-COOP-29")
def test_what_does_not_fit_stays_in_the_box() -> None:
    """Texts carried out by hand need no box: a card set brings them (VAL-HAND-01)."""
    for key in GAME.expansions.keys() - {"coop", "by_hand"}:
        if not getattr(GAME.expansions[key], "against_beasts", False):
            with pytest.raises(SetupError):
                GAME.setup(3, ["coop", key])


@rule("VAL-COOP-29")
@pytest.mark.parametrize("key", [k for k in GAME.expansions if getattr(GAME.expansions[k], "against_beasts", False)])
def test_a_set_that_fits_turns_the_cards_over(key: str) -> None:
    table = to_first_turn(setup(2, modules=[key]))
    assert den_of(table).stack == beast_at(table.match, BEASTS.index("hel")).plus40


@rule("VAL-COOP-05", "VAL-COOP-30")
def test_the_first_seat_names_beast_and_level_unless_agreed() -> None:
    table = Table(seats=3, modules=["coop"], at="setup")
    assert table.asked() == [0]
    table.play("0: choose-beast fenrir, choose-level 2")
    assert (den_of(table).key, den_of(table).level) == ("fenrir", 2)
    assert not isinstance(setup(3).match.stack[-1], Exchange)


@rule("VAL-COOP-06", "VAL-COOP-09", "VAL-COOP-10", "VAL-COOP-11")
@pytest.mark.parametrize(("seats", "shields", "deck", "discard"), [(2, 3, 88, 20), (3, 3, 82, 20), (4, 2, 96, 0)])
def test_what_the_number_of_players_changes(seats: int, shields: int, deck: int, discard: int) -> None:
    table = to_first_turn(setup(seats))
    assert (len(table.match.deck.cards), len(table.match.discard)) == (deck, discard)
    assert [table.shields(seat) for seat in range(seats)] == [shields] * seats
    assert [len(table.hand(seat)) for seat in range(seats)] == [6] * seats
    assert all(table.warriors(seat) == [] for seat in range(seats))


@rule("VAL-COOP-07")
def test_three_jarls_each_of_those_that_fit() -> None:
    table = setup(4)
    table.start()
    dealt = [player.jarls.cards for player in table.match.players]
    assert [len(cards) for cards in dealt] == [3] * 4
    assert all(table.match.cards.jarls[number].solo for cards in dealt for number in cards)
    assert len({number for cards in dealt for number in cards}) == 12


@rule("VAL-COOP-08")
def test_the_first_player_is_found_as_usual() -> None:
    table = to_first_turn(setup(3, {**AGREED, "first_player": "2"}))
    assert table.match.active == 1


@rule("VAL-COOP-10")
def test_all_exchange_at_once_in_secret() -> None:
    table = setup(2)
    while not isinstance(table.match.stack[-1], Exchange):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    assert table.asked() == [0, 1]
    gone = table.options(1)[1]
    table.answer(1, gone)
    assert table.asked() == [0, 1], "seat 1 may go on"
    assert view(table.match, 0).players[1].hand is None
    table.play("1: pass", "0: pass")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [6, 6]


# -- the turn


@rule("VAL-COOP-03")
def test_players_cannot_attack_each_other() -> None:
    table = together({0: ["wolf-ulf"], 1: ["bear-grim"]})
    assert "attack-beast" in table.options(0)
    assert table.refuses("0: attack 1") == "VAL-COOP-03"


@rule("VAL-COOP-02", "VAL-COOP-16")
def test_the_beast_has_its_phase_after_every_turn_and_keeps_its_dice() -> None:
    first = card(9, symbols=[AXE[0], AXE[0], WEAPONS.index("bow")])
    table = together({0: ["wolf-ulf"], 1: ["bear-grim"]}, first=first, dice=["axe x x x x x", "axe x x x x"])
    keep_first(table.play("0: draw"))
    assert (den_of(table).covered, table.match.active) == (0b001, 1)
    keep_first(table.play("1: draw"))
    assert den_of(table).covered == 0b011
    assert [len(faces) for seat in (0, 1) for faces in table.events("beast-rolled", seat)] == [6, 5]
    table.ends_quietly()


def attacked(squads: Cards, shields: Sequence[int]) -> int:
    """Return the seat that a covered card attacks after seat 0's turn; -1 for none."""
    table = together(squads, first=card(9, symbols=AXE), dice=["axe x x x x x"], seats=3)
    for player, own in zip(table.match.players, shields, strict=True):
        table.match.removed += player.shields - own
        player.shields = own
    keep_first(table.play("0: draw"))
    return EMPTY if table.match.fight is None else table.match.fight.defender.seat


@rule("VAL-COOP-17")
@pytest.mark.parametrize(
    ("shields", "victim"), [((3, 3, 3), 0), ((2, 3, 3), 1), ((2, 2, 3), 2), ((1, 3, 2), 1), ((3, 2, 3), 0)]
)
def test_it_attacks_who_has_most_shields(shields: tuple[int, int, int], victim: int) -> None:
    assert attacked({0: ["wolf-ulf"], 1: ["bear-grim"], 2: ["bear-bera"]}, shields) == victim


@rule("VAL-COOP-17")
def test_of_those_with_a_warrior() -> None:
    assert attacked({0: ["wolf-ulf"], 2: ["bear-bera"]}, (1, 3, 2)) == 2


@rule("VAL-COOP-17", "VAL-COOP-19")
@pytest.mark.parametrize(
    ("turn", "shields", "victim", "helpers"), [(1, 3, 1, [2, 0]), (0, 4, 1, [2, 0]), (2, 3, 2, [0, 1])]
)
def test_equals_are_counted_from_whose_turn_it_is_and_comrades_from_who_fights(
    turn: int, shields: int, victim: int, helpers: list[int]
) -> None:
    squads, hands = {0: ["wolf-ulf"], 1: ["bear-grim"], 2: ["bear-bera"]}, {seat: ["fury-2"] for seat in range(3)}
    table = together(squads, hands, card(9, symbols=AXE), ["axe x x x x x", MISSES], seats=3, turn=turn)
    for seat, player in enumerate(table.match.players):
        player.shields = shields if seat == 1 else 3
        table.match.removed += 4 - player.shields
    keep_first(table.play(f"{turn}: draw"))
    assert table.match.battle().defender.seat == victim
    for seat in helpers:
        assert table.asked() == [seat]
        table.play(f"{seat}: pass")


@rule("VAL-COOP-18")
def test_without_any_warrior_it_sleeps() -> None:
    table = together({}, {0: ["fury-2"]}, deck=["fury-2", "fury-3", "fury-3", "fury-3"])
    table.play("0: keep fury-2, keep fury-3")
    assert table.events("beast-rolled", 0) == []
    awake = together({1: ["wolf-ulf"]}, {0: ["fury-2"]}, dice=[MISSES], deck=["fury-2", "fury-3", "fury-3", "fury-3"])
    awake.play("0: keep fury-2, keep fury-3")
    assert awake.events("beast-rolled", 0) == [[5] * 6]


# -- the battle


@rule("VAL-COOP-12")
@pytest.mark.parametrize(("seats", "strength"), [(2, 4), (3, 5), (4, 6)])
def test_each_further_player_makes_the_beast_stronger(seats: int, strength: int) -> None:
    table = together({0: ["wolf-ulf"]}, seats=seats).play("0: attack-beast")
    assert table.match.battle().defender.seat == BEAST
    assert table.match.battle().defender.strength == strength
    assert view(table.match, 0).modules["coop"]["card"]["strength"] == strength


@rule("VAL-COOP-13", "VAL-COOP-04")
def test_all_valhallas_are_strength_and_lie_open() -> None:
    valhalla = {0: ["bear-grim"], 1: ["wolf-kveldulf", "wolf-randulf"]}
    table = together({0: ["wolf-ulf"]}, dice=SWORD, valhalla=valhalla, first=card(8))
    table.play("0: attack-beast, activate wolf-ulf, pass, pass")
    assert table.strength(0) == 2 + 1 + 3
    opened = to_first_turn(setup(2))
    assert view(opened.match, 0).players[1].valhalla == []
    assert view(opened.match, 0).players[1].hand is None


@rule("VAL-COOP-14", "VAL-COOP-15")
def test_the_cap_binds_all_together_and_is_higher() -> None:
    for cap, sent in ((2, []), (3, ["wolf-ulf"])):
        table = together({0: ["wolf-ulf"]}, dice=SWORD, first=card(1), valhalla={1: ["bear-bodvar"]})
        den_of(table).stack[1] = card(20, cap=cap)
        table.play("0: attack-beast, activate wolf-ulf, pass")
        assert table.valhalla(0) == sent
        assert table.valhalla(1) == ["bear-bodvar"]


@rule("VAL-COOP-19", "VAL-COOP-20", "VAL-COOP-21")
def test_each_comrade_may_hand_over_a_card() -> None:
    hands = {1: ["fury-2", "bear-grim"], 2: ["fury-2"]}
    table = together({0: ["wolf-ulf"]}, hands, seats=3, dice=SWORD).play("0: attack-beast")
    assert (table.asked(), table.options(1)) == ([1], ["pass", "hand-over bear-grim", "hand-over fury-2"])
    assert not table.match.fighter(0).rolled
    table.play("1: hand-over fury-2")
    assert table.asked() == [2], "one card each"
    table.play("2: pass")
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["fury-2"], ["bear-grim"], ["fury-2"])
    seen = [event.seen for event in table.log() if event.what.key == "handed-over"]
    assert seen == [0b011], "seat 2 has not seen it"
    assert table.match.fighter(0).rolled


@rule("VAL-COOP-19")
def test_in_defence_too() -> None:
    table = together({0: ["wolf-ulf"]}, {1: ["fury-2"]}, card(9, symbols=AXE), ["axe x x x x x", SWORD])
    keep_first(table.play("0: draw"))
    table.play("1: hand-over fury-2", "0: activate wolf-ulf, play fury-2, pass, pass")
    assert table.strength(0) == 4


@rule("VAL-COOP-22")
def test_only_the_fighter_pays() -> None:
    squads = {0: ["wolf-ulf"], 1: ["bear-grim"]}
    table = together(squads, first=card(9, symbols=AXE), dice=["axe x x x x x", MISSES])
    keep_first(table.play("0: draw"))
    assert not table.match.battle().fights(1)
    table.play("0: pass")
    assert (table.shields(0), table.shields(1)) == (3, 4)
    assert table.warriors(1) == ["bear-grim"]


@rule("VAL-COOP-23")
def test_mill_and_slot_bind_everybody() -> None:
    deck = ["bear-grim", "bear-bjorn", "bear-bera", "wolf-randulf", "wolf-ulfhild"]
    squads = {0: ["wolf-ulf"], 1: ["wolf-hundolf", "bear-bera", "bear-bersi"]}
    table = together(squads, first=card(9, dread=make("M_MILL", EMPTY)), dice=[MISSES], deck=deck[:2])
    size = len(table.match.deck.cards)
    keep_first(table.play("0: draw"))
    assert size - len(table.match.deck.cards) == 5
    slots = together(squads, first=card(9, dread=make("M_SLOT", EMPTY)))
    slots.start()
    assert [slots.match.squad_limit(seat) for seat in (0, 1)] == [3, 3]


@rule("VAL-COOP-27")
def test_abilities_may_be_left_out() -> None:
    first = card(9, dread=make("M_DIE", EMPTY))
    for ignored, dice in (("off", 5), ("on", 6)):
        table = together({0: ["wolf-ulf"]}, first=first, options={"coop_ignore_abilities": ignored})
        assert len(table.play("0: attack-beast").dice(0)) == dice


@rule("VAL-COOP-28")
@pytest.mark.parametrize(("each", "grey"), [("off", 1), ("on", 2)])
def test_frost_giants_give_dice(each: str, grey: int) -> None:
    dice = ["axe axe bow bow x x", "sword", "shield"][: 2 + (each == "on")]
    squads = {0: ["frost-frosti", "frost-mjoll"]}
    table = together(squads, first=card(9), dice=dice, options={"coop_frost_each": each})
    table.play("0: attack-beast, activate frost-frosti, arm-with axe, arm-with axe")
    table.play("0: activate frost-mjoll, arm-with bow")
    assert sum(die.startswith("grey") for die in table.dice(0)) == grey


# -- the end


@rule("VAL-COOP-24")
def test_the_last_shield_of_anybody_loses_for_all() -> None:
    squads = {0: ["wolf-ulf"], 1: ["bear-grim"]}
    table = together(squads, first=card(9, symbols=AXE), dice=["axe x x x x x", MISSES])
    for player in table.match.players:
        player.shields, table.match.removed = 1, 6
    keep_first(table.play("0: draw")).play("0: pass")
    assert (table.match.over, table.match.winners(), table.match.lost_together()) == (True, [], True)


@rule("VAL-COOP-25", "VAL-COOP-26")
@pytest.mark.parametrize(("squads", "seat"), [({0: ["wolf-ulf"], 1: ["wolf-ulf"]}, 0), ({2: ["wolf-ulf"]}, 2)])
@pytest.mark.parametrize("won", [True, False])
def test_the_last_attack_is_made_by_the_next_player_who_can(squads: Cards, seat: int, won: bool) -> None:
    deck = ["fury-2", "fury-3"]
    hands = {} if 0 in squads else {0: ["fury-2"]}
    dice = [SWORD if won else MISSES]
    table = together(squads, hands, card(0), dice, seats=3, at=5, deck=deck, deck_ends=True)
    den_of(table).stack = [card(n - 9) for n in range(5)] + [card(0)]
    if 0 in squads:
        table.play("0: draw")
    table.answer(0, table.options(0)[0])
    if table.asked() == [0] and seat != 0:
        table.play("0: pass")
    assert table.match.battle().attacker.seat == seat
    table.play(f"{seat}: activate wolf-ulf, pass" if won else f"{seat}: pass")
    assert (table.match.over, table.match.winners()) == (True, [0, 1, 2] if won else [])


@rule("VAL-COOP-26")
def test_the_last_card_beaten_wins_for_all() -> None:
    table = together({0: ["wolf-ulf"]}, first=card(1), dice=SWORD, at=5)
    table.play("0: attack-beast, activate wolf-ulf, pass")
    assert (table.match.over, table.match.winners()) == (True, [0, 1])


@rule("VAL-COOP-30")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 4), (3, 6)])
def test_the_levels_are_those_of_solo(level: int, cards: int) -> None:
    table = together({0: ["wolf-ulf"]}, first=card(9), dice=MISSES, level=level)
    deck = len(table.match.deck.cards)
    table.play("0: attack-beast, pass")
    assert deck - len(table.match.deck.cards) == cards + 2, "phase B has drawn two"


@rule("VAL-COOP-26", "VAL-COOP-30")
@pytest.mark.parametrize("beast", BEASTS)
@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_won_or_lost_by_all(beast: str, level: str, seats: int) -> None:
    rules = GAME.rulebook(GAME.setup(seats, ["coop"], {"coop_monster": beast, "coop_level": level}))
    match = GAME.new(rules, seeded(f"{beast} {level}"))
    assert isinstance(match, Valhalla)
    random_game(match, seeded("answers"))
    assert match.winners() == ([] if match.lost_together() else list(range(seats)))
    assert match.lost_together() == (lair(match).at < 6)
