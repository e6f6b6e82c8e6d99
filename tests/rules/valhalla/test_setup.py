"""Chapter 2. Setup, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from meadhall.core.errors import SetupError
from meadhall.core.module import Module, Rulebook
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.game import GAME, read_cards
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import SPANS, VERBS, Courses, Quantity
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table, new_match

SIZES = {2: (64, 44), 3: (76, 26), 4: (78, 18), 5: (80, 10), 6: (84, 0)}
every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
WARRIORS = ["bear-grim", "bear-hallbera", "wolf-ulf", "wolf-ulfhild", "boar-svein", "deer-dain", "frost-kari"]
HAND = ["fury-2", "fury-3", "heroic-3", "cut-off", "push-back", "weapon-swap", "new-weapons"]


def setup(seats: int = 3, first: int = 0, deck: Sequence[str] = ()) -> Table:
    """Return a setup at the choice of jarls, with these cards on top of the deck."""
    table = Table(at="setup", seats=seats, options={"first_player": str(first + 1)})
    table.start()
    cards = table.match.deck.cards
    for key in reversed(deck):
        kind = table.match.cards.by_key(key)
        cards.remove(kind)
        cards.append(kind)
    return table


def first_answers(table: Table, word: str) -> Table:
    """Give the first answer for all seats with this question; no player keeps Höd, whose board is larger."""
    while table.options(table.asked()[0])[0].startswith(word):
        seat = table.asked()[0]
        table.answer(seat, next(answer for answer in table.options(seat) if answer != "keep-jarl hod"))
    return table


def jarls_kept(seats: int = 3, first: int = 0, deck: Sequence[str] = ()) -> Table:
    return first_answers(setup(seats, first, deck), "keep-jarl")


def warriors_picked(seats: int = 3, first: int = 0, deck: Sequence[str] = ()) -> Table:
    table = jarls_kept(seats, first, deck)
    while table.options(table.asked()[0])[0].split()[0] in ("pick-warrior", "start-slot"):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    return table


def set_up(seats: int = 3, first: int = 0) -> Table:
    return first_answers(warriors_picked(seats, first), "throw-away")


def thrown_first(seats: int) -> list[str]:
    """Return as many cards as step 6 discards, so that a test can stack what is below them."""
    once = [f"heroic-{weapon}" for weapon in ("sword", "axe", "spear", "shield", "bow")]
    return (once + HAND * 5)[: {2: 40, 3: 20, 4: 10}.get(seats, 0)]


# -- steps 1 to 3: deck, supply, boards


@rule("VAL-DIFF-01", "VAL-SETUP-01")
def test_the_steps_come_in_the_order_of_the_russian_book() -> None:
    steps = Table(at="setup").match.rules.courses[Courses.SETUP]
    numbers = [1, 4, 5, 7, 10, 11, 13, 15, 19]
    assert [step.rule for step in steps] == [f"VAL-SETUP-{number:02}" for number in numbers]


@rule("VAL-SETUP-01")
def test_all_cards_are_shuffled_into_one_deck() -> None:
    decks = []
    for seed in ("odin", "thor"):
        match = new_match(GAME.rulebook(GAME.setup(2)), seed)
        assert Counter(match.deck.cards) == {k: match.cards.cards[k].copies for k in match.cards.kinds}
        assert match.deck.cards != sorted(match.deck.cards)
        decks.append(match.deck.cards)
    assert decks[0] != decks[1]


@rule("VAL-SETUP-01", "VAL-SETUP-27")
def test_the_deck_lies_face_down_and_only_its_size_is_seen() -> None:
    table = setup()
    assert not table.match.deck.known_to(0)
    assert view(table.match, 0).deck == 120


@rule("VAL-SETUP-02", "VAL-SETUP-04")
def test_the_discard_pile_begins_empty_and_the_supply_with_three_grey_dice() -> None:
    table = setup()
    assert (table.match.discard, table.match.grey) == ([], 3)


@rule("VAL-SETUP-03")
@pytest.mark.parametrize(("seats", "points"), [(2, 0), (3, 8)])
def test_the_number_of_players_chooses_the_scoring(seats: int, points: int) -> None:
    assert setup(seats).match.scores() == [points] * seats, "four own shields"


@rule("VAL-SETUP-05")
@every_number
def test_each_player_takes_a_board_with_four_shields_of_one_colour(seats: int) -> None:
    table = setup(seats)
    assert [table.shields(seat) for seat in range(seats)] == [4] * seats
    assert [table.squad(seat) for seat in range(seats)] == [["", "", "", ""]] * seats


# -- step 4: jarls


@rule("VAL-SETUP-07")
@every_number
def test_each_player_is_dealt_three_jarls(seats: int) -> None:
    match = setup(seats).match
    dealt = [jarl for player in match.players for jarl in player.jarls.cards]
    assert [len(player.jarls.cards) for player in match.players] == [3] * seats
    assert len(set(dealt + match.jarl_box.cards)) == len(dealt + match.jarl_box.cards)


@rule("VAL-SETUP-07")
def test_jarls_are_shuffled_and_dealt_face_down() -> None:
    hands = {
        tuple(new_match(GAME.rulebook(GAME.setup(2)), seed).players[0].jarls.cards) for seed in ("odin", "thor", "tyr")
    }
    assert len(hands) == 3
    players = view(setup(2).match, 0).players
    assert players[0].dealt_jarls is not None
    assert players[1].dealt_jarls is None


@rule("VAL-SETUP-06")
def test_jarls_for_three_or_more_stay_out_of_a_game_for_two() -> None:
    for seats, expected in ((2, 23), (3, 25)):
        match = setup(seats).match
        box = [*match.jarl_box.cards, *(jarl for player in match.players for jarl in player.jarls.cards)]
        assert len(box) == expected
        assert all(match.cards.jarls[jarl].min_players <= seats for jarl in box)


class FiveJarls(Module[Valhalla]):
    """Five jarls each, if the box has enough."""

    def quantities(self) -> list[int]:
        return [Quantity.JARLS_DEALT]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return 5


@rule("VAL-AMB-005")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (5, 5), (6, 4)])
def test_more_jarls_are_dealt_as_far_as_the_box_goes_equally(seats: int, each: int) -> None:
    rules = Rulebook(VERBS, [*GAME.base, FiveJarls("five")], GAME.setup(seats), SPANS)
    match = new_match(rules, "five")
    assert [len(player.jarls.cards) for player in match.players] == [each] * seats


@rule("VAL-SETUP-08", "VAL-SETUP-09")
def test_jarls_are_kept_in_secret_and_revealed_together() -> None:
    table = setup(2)
    kept = table.options(1)[1]
    table.answer(1, kept)
    assert table.asked() == [0], "the players choose in any order"
    assert [player.jarl for player in view(table.match, 0).players] == [None, None]
    assert view(table.match, 0).players[1].dealt_jarls is None
    table.answer(0, other := table.options(0)[2])
    shown = [f"keep-jarl {player.jarl}" for player in view(table.match, 0).players]
    assert shown == [other, kept]


@rule("VAL-SETUP-08", "VAL-AMB-004")
def test_the_jarls_not_kept_go_back_to_the_box_unseen() -> None:
    table = setup(2)
    table.answer(0, table.options(0)[0])
    table.answer(1, table.options(1)[0])
    match = table.match
    assert (len(match.jarl_box.cards), [player.jarls.cards for player in match.players]) == (21, [[], []])
    assert not match.jarl_box.known_to(0)
    chosen = [event.numbers for event in table.log() if event.what.key == "jarl-chosen"]
    assert chosen == [[player.jarl] for player in match.players], "the log names no others"


# -- step 5: who begins


@rule("VAL-SETUP-10", "VAL-AMB-003")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_finds_the_first_player(seat: int) -> None:
    table = Table(at="setup", seats=3)
    table.start()
    table.match.chance.script = [seat]
    first_answers(table, "keep-jarl")
    assert table.match.first == seat


@rule("VAL-AMB-003")
def test_the_host_may_name_the_first_player() -> None:
    assert jarls_kept(3, first=2).match.first == 2


@rule("VAL-AMB-003")
def test_the_host_cannot_name_a_missing_player() -> None:
    with pytest.raises(SetupError, match=r"player 4 of 3 begins; .* 1 to 3, or random \[VAL-AMB-003\]"):
        GAME.setup(3, options={"first_player": "4"})


# -- step 6: the discard pile


@rule("VAL-SETUP-11")
@pytest.mark.parametrize(("seats", "count"), [(2, 40), (3, 20), (4, 10), (5, 0), (6, 0)])
def test_cards_are_discarded_by_the_number_of_players(seats: int, count: int) -> None:
    assert len(jarls_kept(seats).match.discard) == count


@rule("VAL-SETUP-11", "VAL-SETUP-12", "VAL-AMB-002")
def test_they_come_from_the_top_one_at_a_time_so_the_last_lies_on_top() -> None:
    deck = thrown_first(4)
    table = jarls_kept(4, deck=deck)
    assert table.discard() == deck[::-1]
    assert view(table.match, 1).discard == deck, "face up"


@rule("VAL-SETUP-12", "VAL-TURN-29")
def test_later_discards_go_on_top_of_the_same_pile() -> None:
    table = Table({0: ["bear-grim"]}, deck=["fury-2", "cut-off"], discard=["fury-3"])
    table.play("0: draw, keep fury-2")
    assert table.discard() == ["cut-off", "fury-3"]


# -- steps 7 and 8: the first warriors


@rule("VAL-SETUP-13")
@every_number
def test_one_warrior_more_than_players_is_revealed(seats: int) -> None:
    deck = [*thrown_first(seats), *WARRIORS]
    table = jarls_kept(seats, deck=deck)
    assert Counter(table.keys(table.match.row)) == Counter(WARRIORS[: seats + 1])


@rule("VAL-SETUP-13", "VAL-SETUP-14")
def test_revealed_tactics_are_shuffled_back_not_discarded() -> None:
    table = jarls_kept(5, deck=["cut-off", *WARRIORS[:5], "fury-2", WARRIORS[5]])
    assert Counter(table.keys(table.match.row)) == Counter(WARRIORS[:6])
    assert table.discard() == []
    deck = table.keys(table.match.deck.cards)
    assert (deck.count("cut-off"), deck.count("fury-2"), len(deck)) == (5, 5, 114)
    assert table.events("shuffled-back", 0) == [[2]]


@rule("VAL-SETUP-14")
def test_each_goes_to_a_random_place_of_the_deck() -> None:
    table = setup(5, deck=["cut-off", *WARRIORS[:6]])
    table.match.chance.script = [7]
    first_answers(table, "keep-jarl")
    assert table.keys([table.match.deck.cards[7]]) == ["cut-off"]


@rule("VAL-AMB-012")
def test_they_are_shuffled_back_once_when_all_warriors_lie_open() -> None:
    table = jarls_kept(5, deck=["cut-off", "fury-2", *WARRIORS[:6]])
    revealed = [event.numbers[0] for event in table.log() if event.what.key == "revealed"]
    assert table.keys(revealed) == ["cut-off", "fury-2", *WARRIORS[:6]], "none is revealed twice"
    assert len(table.events("shuffled-back", 0)) == 1


@rule("VAL-AMB-012")
def test_a_deck_that_ends_before_enough_warriors_lie_open_makes_the_setup_invalid() -> None:
    table = setup(5)
    match = table.match
    match.deck.cards = [kind for kind in match.deck.cards if not match.cards.is_warrior(kind)]
    for seat in range(4):
        match.step(seat, match.legal(seat)[0])
    with pytest.raises(SetupError, match=r"too few warriors .* \[VAL-AMB-012\]"):
        match.step(4, match.legal(4)[0])


@rule("VAL-DIFF-04")
def test_cards_of_any_other_sort_are_shuffled_back_too() -> None:
    table = setup(5, deck=WARRIORS[:6])
    match = table.match
    match.cards = read_cards(match.rules.setup, match.rules)
    match.cards.add(Card(500, "rune", "rune", 1, 1, "house"))
    match.deck.cards.append(500)
    first_answers(table, "keep-jarl")
    assert 500 in match.deck.cards
    assert 500 not in match.row + match.discard


@rule("VAL-SETUP-15")
@pytest.mark.parametrize(("first", "order"), [(0, [3, 2, 1, 0]), (2, [1, 0, 3, 2])])
def test_players_pick_counter_clockwise_the_first_player_last_from_two(first: int, order: list[int]) -> None:
    table = jarls_kept(4, first, [*thrown_first(4), *WARRIORS])
    picked = []
    for left in (5, 4, 3, 2):
        seat = table.asked()[0]
        picked.append(seat)
        assert len(table.options(seat)) == left
        table.answer(seat, table.options(seat)[0])
        table.answer(seat, "start-slot 0")
    assert picked == order


@rule("VAL-SETUP-16", "VAL-SETUP-17")
@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_the_picked_warrior_goes_into_any_slot_and_stays_there(slot: int) -> None:
    table = jarls_kept(2, 0, [*thrown_first(2), *WARRIORS])
    table.play("1: pick-warrior bear-hallbera")
    assert table.options(1) == [f"start-slot {at}" for at in range(4)]
    table.play(f"1: start-slot {slot}", "0: pick-warrior bear-grim, start-slot 0")
    first_answers(table, "throw-away")
    assert table.squad(1).index("bear-hallbera") == slot
    assert len(table.warriors(1)) == 1


@rule("VAL-SETUP-17")
def test_a_warrior_keeps_its_slot_when_others_come_and_go() -> None:
    squads = {0: ["bear-grim", "wolf-ulf", "", "boar-svein"], 1: ["wolf-randulf"]}
    table = Table(squads, {0: ["deer-hinda"]}, deck=["fury-2"] * 2, dice=["axe x x x x x", "x x x x x x"])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.squad(0) == ["", "wolf-ulf", "", "boar-svein"]


@rule("VAL-SETUP-18", "VAL-DIFF-05")
def test_the_warrior_left_over_is_shuffled_back_before_hands_are_drawn() -> None:
    table = warriors_picked(5, deck=WARRIORS)
    left = WARRIORS[:6]
    for seat in range(5):
        left.remove(table.warriors(seat)[0])
    assert table.match.row == []
    events = [event.what.key for event in table.log() if event.what.key in ("shuffled-back", "drew")]
    assert events.index("shuffled-back") < events.index("drew")
    places = table.match.deck.cards + [kind for player in table.match.players for kind in player.hand.cards]
    assert left[0] in table.keys(places)
    assert table.match.discard == []


# -- step 9: hands


@rule("VAL-SETUP-19")
@every_number
def test_each_player_draws_seven_cards(seats: int) -> None:
    table = warriors_picked(seats)
    assert [len(table.hand(seat)) for seat in range(seats)] == [7] * seats


@rule("VAL-SETUP-20", "VAL-SETUP-21")
def test_each_throws_any_two_away_all_at_once_and_in_secret() -> None:
    table = warriors_picked(2)
    pile = table.discard()
    assert table.asked() == [0, 1]
    assert {option.removeprefix("throw-away ") for option in table.options(1)} == set(table.hand(1))
    for _ in range(2):
        table.answer(1, table.options(1)[-1])
    assert table.asked() == [0]
    assert table.discard() == pile, "nothing is seen before all have chosen"
    assert view(table.match, 0).players[1].hand is None
    for _ in range(2):
        table.answer(0, table.options(0)[0])
    assert len(table.discard()) == len(pile) + 4
    assert [len(table.hand(seat)) for seat in (0, 1)] == [5, 5]


@rule("VAL-AMB-001")
def test_thrown_cards_enter_the_pile_from_the_first_player_clockwise_in_the_order_chosen() -> None:
    table = warriors_picked(3, first=1)
    thrown: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for seat in (0, 2, 1, 1, 0, 2):
        hand = table.hand(seat)
        thrown[seat].append(hand[-1] if not thrown[seat] else hand[0])
        table.answer(seat, f"throw-away {thrown[seat][-1]}")
    assert table.discard()[:6] == [*thrown[1], *thrown[2], *thrown[0]][::-1]


@rule("VAL-SETUP-22", "VAL-DIFF-03")
def test_six_players_shuffle_the_twelve_back() -> None:
    table = warriors_picked(6)
    before = len(table.match.deck.cards)
    first_answers(table, "throw-away")
    assert (table.discard(), len(table.match.deck.cards)) == ([], before + 12)
    assert table.events("shuffled-back", 0)[-1] == [12]


@rule("VAL-SETUP-22")
def test_five_players_do_not() -> None:
    table = warriors_picked(5)
    first_answers(table, "throw-away")
    assert len(table.discard()) == 10


@rule("VAL-AMB-014")
def test_a_hand_without_warriors_is_not_exchanged() -> None:
    table = setup(5, 0, [*WARRIORS[:6], *HAND])
    table.match.chance.script = [0]  # the warrior left over goes to the bottom
    first_answers(table, "keep-jarl")
    for seat in (4, 3, 2, 1, 0):
        table.answer(seat, table.options(seat)[0])
        table.answer(seat, "start-slot 0")
    assert sorted(table.hand(0)) == sorted(HAND)
    first_answers(table, "throw-away")
    assert len(table.hand(0)) == 5
    assert table.asked() == [0], "the game goes on with phase A"
    assert table.may("0: draw")


# -- the result of setup


@rule("VAL-SETUP-23")
def test_expansions_not_in_use_stay_out() -> None:
    match = setup().match
    assert match.cards.total() == 120
    assert all(part is None for part in match.parts)
    assert [module.key for module in match.rules.modules] == [module.key for module in GAME.base]


@rule("VAL-SETUP-24", "VAL-TV-01")
@every_number
def test_the_sizes_of_deck_and_discard_pile(seats: int) -> None:
    match = set_up(seats).match
    assert (len(match.deck.cards), len(match.discard)) == SIZES[seats]


@rule("VAL-SETUP-25", "VAL-SETUP-26")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_anybody_may_look_through_the_discard_pile_in_its_order(seat: int) -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, discard=["fury-2", "cut-off", "bear-bera", "fury-2"])
    table.start()
    assert view(table.match, seat).discard == ["fury-2", "bear-bera", "cut-off", "fury-2"]


@rule("VAL-SETUP-27")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_number_of_cards_left_in_the_deck_is_public(seat: int) -> None:
    table = Table({0: ["bear-grim"]}, deck=["fury-2"] * 3, deck_ends=True)
    table.start()
    assert view(table.match, seat).deck == 3


@rule("VAL-SETUP-28")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    hand = [*WARRIORS, *HAND, *["fury-2"] * 4, *["cut-off"] * 4]
    table = Table({0: ["bear-bera"]}, {0: hand}, deck=["fury-3"] * 2 + ["heroic-3"] * 2)
    table.play("0: draw, keep fury-3")
    assert len(table.hand(0)) == len(hand) + 1
    table.play("0: keep heroic-3")
    assert len(table.hand(0)) == len(hand) + 2
