"""Chapter 28. Clash of Worlds: sets of forty cards in decks between the players.

Most tests use blank sets, because the text of the cards does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.expansions.clash.worlds import Worlds, draw_from, private
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.shared.sets import DECK_SETS, FIRST_KINDS, DeckSet
from meadhall.games.valhalla.terms import KINDS
from meadhall.games.valhalla.turn import DrawAndKeep, PhaseA
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table

BLANKS = [f"blank-{at}" for at in range(1, 7)]
REAL = ["champions", "dwarves", "valkyries"]


class BlankSet(DeckSet):
    """Forty equal cards without text."""

    def cards(self, book: CardSet) -> None:
        book.table.add(Card(self.first, self.key, "blank", 0, 40, "house"))


@pytest.fixture(autouse=True)
def _blank_sets() -> Iterator[None]:
    """Add six blank sets for the time of a test."""
    for at, name in enumerate(BLANKS):
        GAME.expansions[name] = BlankSet(name, KINDS - 40 * (at + 1))
    yield
    for name in BLANKS:
        del GAME.expansions[name], FIRST_KINDS[name]
        DECK_SETS.remove(name)


def set_up(
    seats: int,
    sets: list[str],
    until: str = "",
    modules: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Table:
    """Return a setup with always the first answer, until such an answer is asked for, or to the first turn."""
    table = Table(modules=["clash", *sets, *(modules or [])], seats=seats, at="setup", options=options)
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        seat = table.asked()[0]
        if until and table.options(seat)[0].startswith(until):
            break
        table.answer(seat, table.options(seat)[0])
    return table


def worlds(table: Table) -> Worlds:
    part = table.part("clash")
    assert isinstance(part, Worlds)
    return part


def names(table: Table) -> list[str]:
    """Return the set that each seat picked."""
    return ["" if at < 0 else worlds(table).names[at] for at in worlds(table).picked]


# -- allowed setups


@rule("VAL-CLASH-02", "VAL-AMB-166")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_fewer_sets_than_players_are_refused(seats: int) -> None:
    GAME.setup(seats, ["clash", *BLANKS[:seats]])
    with pytest.raises(SetupError, match="VAL-AMB-166"):
        GAME.setup(seats, ["clash", *BLANKS[: seats - 1]])


@rule("VAL-CLASH-01")
def test_it_names_the_sets_it_can_be_played_with() -> None:
    assert {*REAL, *BLANKS} <= set(GAME.expansions["clash"].requires_one_of())


@rule("VAL-AMB-171")
def test_pairs_are_refused() -> None:
    for way in ("partnership", "alliance"):
        with pytest.raises(SetupError, match="VAL-AMB-171"):
            GAME.setup(4, ["clash", way, *BLANKS[:4]])


@rule("VAL-AMB-171")
@pytest.mark.parametrize("other", ["hand_draft", "simplified"])
def test_other_ways_to_get_a_hand_are_refused(other: str) -> None:
    with pytest.raises(SetupError):
        GAME.setup(2, ["clash", other, *BLANKS[:2]])


@rule("VAL-AMB-171")
def test_a_game_alone_is_refused_and_five_jarls_are_not() -> None:
    with pytest.raises(SetupError):
        GAME.setup(1, ["clash", "solo", "champions", "valkyries"])
    GAME.setup(2, ["clash", "five_jarls", *BLANKS[:2]])


@rule("VAL-CLASH-24")
def test_what_is_no_set_is_combined_with_it() -> None:
    table = set_up(3, BLANKS[:3], modules=["loki", "thor", "tyr", "king", "monsters"])
    assert names(table) != ["", "", ""]
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6], "five and a card of Tyr's"


# -- picking


@rule("VAL-CLASH-03", "VAL-CLASH-12", "VAL-DIFF-67")
def test_the_first_player_is_found_before_the_sets_and_these_before_the_jarls() -> None:
    table = set_up(3, BLANKS[:3], until="pick-set", options={"first_player": "2"})
    assert table.match.first == 1
    assert table.match.players[0].jarls.cards == [], "no jarls yet"
    assert len(table.match.players) == 3
    while table.options(table.asked()[0])[0].startswith("pick-set"):
        table.answer(table.asked()[0], table.options(table.asked()[0])[0])
    assert table.options(table.asked()[0])[0].startswith("keep-jarl")


@rule("VAL-CLASH-04", "VAL-AMB-165")
@pytest.mark.parametrize(("reverse", "order"), [("off", [0, 1, 2, 3]), ("on", [0, 3, 2, 1])])
def test_the_right_neighbour_of_the_first_player_picks_first(reverse: str, order: list[int]) -> None:
    options = {"first_player": "2", "clash_pick_reverse": reverse}
    table = set_up(4, BLANKS[:5], until="pick-set", options=options)
    picked = []
    while table.options(table.asked()[0])[0].startswith("pick-set"):
        picked.append(table.asked()[0])
        table.answer(picked[-1], table.options(picked[-1])[0])
    assert picked == order


@rule("VAL-CLASH-01", "VAL-CLASH-05", "VAL-CLASH-06")
def test_a_picked_set_is_a_deck_and_the_others_are_not_used() -> None:
    table = set_up(2, REAL, until="pick-set", options={"first_player": "1"})
    assert table.options(1) == ["pick-set valkyries", "pick-set dwarves", "pick-set champions"]
    table.play("1: pick-set champions")
    assert "pick-set champions" not in table.options(0)
    deck = table.keys(worlds(table).decks[1].cards)
    assert len(deck) == 40
    assert all(key.startswith("champ-") for key in deck)
    assert deck != sorted(deck), "it is shuffled"
    table.play("0: pick-set valkyries")
    assert sum(len(cards) for cards in worlds(table).stock) == 40, "the dwarves stay away"
    shown = view(table.match, 0).modules["clash"]
    assert shown == {"picked": ["valkyries", "champions"], "decks": [40, 40]}


@rule("VAL-CLASH-05")
def test_no_player_sees_the_order_of_a_deck() -> None:
    table = set_up(3, BLANKS[:3])
    assert not any(deck.known_to(seat) for deck in worlds(table).decks for seat in (-1, 0, 1, 2))


@rule("VAL-CLASH-07", "VAL-CLASH-08", "VAL-AMB-167")
def test_a_player_has_his_own_pick_and_that_of_his_right_neighbour() -> None:
    four = set_up(4, BLANKS[:4]).match
    assert [private(four, seat) for seat in range(4)] == [[0, 3], [1, 0], [2, 1], [3, 2]]
    assert all(sum(deck in private(four, seat) for seat in range(4)) == 2 for deck in range(4))
    two = set_up(2, BLANKS[:2]).match
    assert [sorted(private(two, seat)) for seat in range(2)] == [[0, 1], [0, 1]]


# -- the rest of the setup


@rule("VAL-CLASH-13", "VAL-CLASH-25", "VAL-TV-37")
@pytest.mark.parametrize(("seats", "common", "discard"), [(2, 72, 44), (3, 88, 26), (4, 94, 18), (5, 100, 10)])
def test_the_sizes_of_the_decks(seats: int, common: int, discard: int) -> None:
    table = set_up(seats, BLANKS[:seats])
    assert (len(table.match.deck.cards), len(table.match.discard)) == (common, discard)
    assert [len(deck.cards) for deck in worlds(table).decks] == [36] * seats


@rule("VAL-CLASH-14", "VAL-CLASH-13")
def test_starting_warriors_come_from_the_common_deck() -> None:
    table = set_up(3, REAL)
    for seat in range(3):
        assert not any(FIRST_KINDS[key] <= kind < FIRST_KINDS[key] + 40 for key in REAL for kind in squad(table, seat))
    assert not any(worlds(table).home(kind) >= 0 for kind in table.match.deck.cards)


def squad(table: Table, seat: int) -> list[int]:
    return [kind for kind in table.match.players[seat].squad if kind >= 0]


@rule("VAL-CLASH-15", "VAL-CLASH-21")
def test_a_hand_is_three_common_cards_and_two_of_each_private_deck() -> None:
    table = set_up(3, BLANKS[:3], until="throw-away")
    for seat in range(3):
        homes = [worlds(table).home(kind) for kind in table.match.players[seat].hand.cards]
        assert sorted(homes) == sorted([-1] * 3 + private(table.match, seat) * 2)
    before = len(table.match.discard)
    while table.options(table.asked()[0])[0].startswith("throw-away"):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[-1])
    assert len(table.match.discard) == before + 6
    assert any(key.startswith("blank") for key in table.discard()), "whatever deck they came from"
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]


@rule("VAL-AMB-168")
@pytest.mark.parametrize(("switch", "discard"), [("off", 0), ("on", 12)])
def test_six_players_shuffle_each_card_back_into_its_deck(switch: str, discard: int) -> None:
    table = set_up(6, BLANKS, until="throw-away", options={"clash_six_no_return": switch})
    common = len(table.match.deck.cards)
    while table.options(table.asked()[0])[0].startswith("throw-away"):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[-1])
    assert len(table.match.discard) == discard
    back = sum(len(deck.cards) for deck in worlds(table).decks) - 6 * 36
    assert (len(table.match.deck.cards), back) == (common, 12 - discard), "all of them were of private decks"


@rule("VAL-AMB-169")
def test_thor_and_tyr_are_in_the_common_deck() -> None:
    table = set_up(3, BLANKS[:3], until="pick-set", modules=["thor", "tyr"])
    keys = table.keys(table.match.deck.cards)
    assert sum(1 for key in keys if key.startswith("thor-")) == 14
    assert sum(1 for key in keys if key.startswith("tyr-")) == 14


@rule("VAL-CLASH-09", "VAL-CLASH-20")
def test_a_card_of_another_deck_works_for_its_holder() -> None:
    table = set_up(3, ["champions", *BLANKS[:2]], options={"first_player": "1"})
    assert names(table)[2] == "champions"
    assert 2 not in private(table.match, 1), "so seat 1 cannot draw them"
    table.match.stand(1, 3, table.match.cards.by_key("champ-wolf-ketil"))
    worlds(table).decks[2].cards.remove(table.match.cards.by_key("champ-wolf-ketil"))
    table.play("0: attack 1").pass_all()
    universal = table.part("champions").show(1)["universal"]
    assert isinstance(universal, list)
    assert universal[1][3] == 1, "yet he gets his token"


# -- the turn


@rule("VAL-CLASH-17", "VAL-DIFF-68", "VAL-CLASH-19")
def test_action_4_draws_two_of_the_common_deck() -> None:
    table = set_up(3, BLANKS[:3])
    seat = table.asked()[0]
    table.play(f"{seat}: draw")
    assert isinstance(table.match.stack[-1], DrawAndKeep)
    drawn = table.match.players[seat].drawn.cards
    assert [worlds(table).home(kind) for kind in drawn] == [-1, -1]


@rule("VAL-CLASH-18", "VAL-CLASH-21")
def test_phase_b_draws_one_of_each_deck_and_keeps_one() -> None:
    table = set_up(3, BLANKS[:3])
    seat = table.asked()[0]
    sizes = [len(deck.cards) for deck in worlds(table).decks]
    table.play(f"{seat}: draw")
    table.answer(seat, table.options(seat)[0])
    homes = [worlds(table).home(kind) for kind in table.match.players[seat].drawn.cards]
    assert sorted(homes) == sorted([-1, *private(table.match, seat)])
    before, hand = len(table.match.discard), len(table.hand(seat))
    table.answer(seat, table.options(seat)[0])
    table.answer(seat, table.options(seat)[0])
    assert (len(table.match.discard), len(table.hand(seat))) == (before + 2, hand + 1)
    after = [len(deck.cards) for deck in worlds(table).decks]
    assert sum(sizes) - sum(after) == 2


@rule("VAL-CLASH-19", "VAL-AMB-032")
def test_what_a_jarl_draws_more_is_of_the_common_deck() -> None:
    table = set_up(2, BLANKS[:2])
    seat = table.asked()[0]
    table.match.players[seat].jarl = GAME.number_of(table.match, "jarl", "vingor")
    table.play(f"{seat}: draw")
    table.answer(seat, table.options(seat)[0])
    homes = [worlds(table).home(kind) for kind in table.match.players[seat].drawn.cards]
    assert sorted(homes) == [-1, -1, 0, 1]


@rule("VAL-CLASH-18")
def test_who_draws_nothing_in_phase_b_draws_nothing_of_the_private_decks_either() -> None:
    table = set_up(2, BLANKS[:2])
    seat = table.asked()[0]
    table.match.players[seat].jarl = GAME.number_of(table.match, "jarl", "ottar")
    table.play(f"{seat}: draw")
    table.answer(seat, table.options(seat)[0])
    table.play(f"{seat}: use-jarl main")
    while table.asked() == [seat]:
        table.answer(seat, table.options(seat)[0])
    assert [len(deck.cards) for deck in worlds(table).decks] == [36, 36]


# -- the end


@rule("VAL-CLASH-22", "VAL-CLASH-23", "VAL-AMB-170")
def test_the_last_card_of_a_private_deck_brings_the_final_round() -> None:
    table = set_up(2, BLANKS[:2])
    seat = table.asked()[0]
    deck = worlds(table).decks[seat].cards
    table.match.discard.extend(deck[1:])
    del deck[1:]
    table.play(f"{seat}: draw")
    table.answer(seat, table.options(seat)[0])
    assert table.match.armed == 0, "not before the draw is over"
    table.answer(seat, table.options(seat)[0])
    table.answer(seat, table.options(seat)[0])
    assert table.match.armed == 2
    assert table.match.final_turns == 2, "one more round"
    other = 1 - seat
    table.play(f"{other}: draw")
    table.answer(other, table.options(other)[0])
    assert len(table.drawn(other)) == 2, "one card fewer"


@rule("VAL-AMB-170")
def test_an_empty_deck_gives_nothing() -> None:
    table = set_up(2, BLANKS[:2])
    table.match.discard.extend(worlds(table).decks[0].cards)
    worlds(table).decks[0].cards.clear()
    hand = table.hand(0)
    draw_from(table.match, 0, 0, to_choose=False)
    assert table.hand(0) == hand


# -- sampled worlds


@rule("VAL-CLASH-05")
def test_in_imagined_worlds_every_deck_holds_its_own_cards() -> None:
    table = set_up(3, REAL)
    chance = seeded("worlds")
    for seat in range(3):
        for _ in range(5):
            world = table.match.determinize(seat, chance)
            part = world.parts[world.rules.slots["clash"]]
            assert isinstance(part, Worlds)
            for owner, deck in enumerate(part.decks):
                assert {part.home(kind) for kind in deck.cards} == {owner}
            assert {part.home(kind) for kind in world.zones()[0].cards} == {-1}
