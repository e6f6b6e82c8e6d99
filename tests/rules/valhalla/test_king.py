"""Chapter 17. King of the Hill: the wearer of the crown gains glory until beaten."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.procedure import Course
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.king import cards as king_cards
from meadhall.games.valhalla.expansions.king.king import Crowns
from meadhall.games.valhalla.game import GAME, WholeGame
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.terms import EMPTY, Courses, Quantity
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.plugs import Weaken
from tests.rules.valhalla.table import Cards, Table

SQUADS = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-randulf"], 3: ["boar-svein"], 4: ["wolf-hundolf"]}
AXE, SWORD, MISSES = "axe x x x x x", "sword x x x x x", "x x x x x x"
PILE = ["bear-hallbera", "bear-asbera", "bear-bodvar"]  # worth 1, 2 and 3


def king_table(
    kings: list[int],
    levels: list[int] | None = None,
    dice: str | list[str | int] = "",
    *,
    squads: Cards = SQUADS,
    seats: int = 3,
    turn: int = 0,
    at: str = "turn",
    discard: list[str] | None = None,
) -> Table:
    """These players are kings; EMPTY leaves a crown in the middle."""
    seated = {seat: cards for seat, cards in squads.items() if seat < seats}
    table = Table(seated, dice=dice, seats=seats, modules=["king"], turn=turn, at=at, discard=discard or PILE)
    part = crowns(table)
    part.kings = kings
    part.levels = [level - 1 for level in levels or [1] * len(kings)]
    return table


def crowns(table: Table) -> Crowns:
    part = table.part("king")
    assert isinstance(part, Crowns)
    return part


def beats(table: Table, winner: int, loser: int) -> Table:
    """One player attacks and arms their only warrior, the other misses."""
    table.play(f"{winner}: attack {loser}, activate 0, pass", f"{loser}: pass")
    return table


# -- the cards


@rule("VAL-KING-01", "VAL-KING-13")
@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_one_crown_lies_in_the_middle_two_for_six_players(seats: int, count: int) -> None:
    part = crowns(Table(modules=["king"], seats=seats))
    assert part.kings == [EMPTY] * count
    assert [card.players for card in part.cards] == [seats] * count
    shown = part.show(-1)["crowns"]
    assert isinstance(shown, list)
    assert [crown["king"] for crown in shown] == [None] * count


@rule("VAL-DATA-16", "VAL-COMP-22")
def test_every_bonus_card_grows_and_gives_dice_from_the_second_level_on() -> None:
    box = Table(modules=["king"]).match.cards.beside["king"]
    cards = [card for card in box if isinstance(card, king_cards.BonusCard)]
    assert sorted(card.players for card in cards) == [2, 3, 4, 5, 6, 6]
    for card in cards:
        assert card.levels[0].dice == 0
        assert all(1 <= level.dice <= 3 for level in card.levels[1:])
        assert [level.glory for level in card.levels] == sorted({level.glory for level in card.levels})


# -- becoming king


@rule("VAL-KING-03", "VAL-TL-28")
def test_the_winner_of_the_first_battle_is_king_at_level_one() -> None:
    table = beats(king_table([EMPTY], dice=[AXE, MISSES]), 0, 1)
    assert (crowns(table).kings, crowns(table).levels) == ([0], [0])
    assert table.events("king-crowned", 0) == [[]]
    assert view(table.match, 2).modules["king"]["crowns"][0]["king"] == 0
    table.ends_quietly()


@rule("VAL-AMB-100")
def test_after_a_battle_without_a_winner_the_next_one_counts_as_the_first() -> None:
    table = king_table([EMPTY], dice=[MISSES, SWORD, MISSES]).play("0: attack 1, pass")
    assert crowns(table).kings == [EMPTY]
    table.answer(0, table.options(0)[0])  # phase B
    beats(table, 1, 2)
    assert crowns(table).kings == [1]
    table.ends_quietly()


@rule("VAL-KING-04", "VAL-KING-05")
def test_a_player_who_beats_the_king_attacking_becomes_king_at_level_one() -> None:
    table = beats(king_table([1], [3], [AXE + " x x", MISSES]), 0, 1)
    assert (crowns(table).kings, crowns(table).levels) == ([0], [0])
    assert table.events("king-dethroned", 1) == [[]]
    table.ends_quietly()


@rule("VAL-KING-04")
def test_a_player_who_beats_the_king_defending_becomes_king() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["bear-bjorn"]}
    table = king_table([0], dice=[AXE, "sword axe x x x x"], squads=squads, turn=0)
    table.play("0: attack 2, activate bear-grim, pass", "2: activate bear-bjorn, pass, pass")
    assert crowns(table).kings == [2]


@rule("VAL-KING-03", "VAL-KING-04")
@pytest.mark.parametrize(("king", "loser"), [(0, 1), (2, 1)])
def test_a_king_who_wins_or_watches_stays_king(king: int, loser: int) -> None:
    table = beats(king_table([king], [2], [AXE, MISSES]), 0, loser)
    assert (crowns(table).kings, crowns(table).levels) == ([king], [1 + (king == 0)])


# -- the king's turn


@rule("VAL-KING-06", "VAL-KING-08", "VAL-KING-09", "VAL-TV-31", "VAL-TL-40")
@pytest.mark.parametrize(("level", "glory_of_level", "paid"), [(1, 1, PILE[:1]), (2, 2, PILE[1:2])])
def test_a_king_with_a_warrior_gains_the_glory_of_his_level_then_rises(
    level: int, glory_of_level: int, paid: list[str]
) -> None:
    table = king_table([0], [level])
    table.start()
    assert table.valhalla(0) == paid, "paid from the discard pile, before the action"
    assert glory(table.match, 0) == glory_of_level
    assert crowns(table).levels == [level]
    assert table.may("0: draw")
    table.ends_quietly()


@rule("VAL-KING-07")
def test_a_king_without_warriors_gains_nothing_and_stays_at_his_level() -> None:
    table = king_table([0], [2], squads={1: ["wolf-ulf"]})
    table.start()
    assert (table.valhalla(0), crowns(table).levels) == ([], [1])
    table.ends_quietly()


@rule("VAL-AMB-102")
def test_whatever_counts_as_a_warrior_of_the_squad_makes_him_reign() -> None:
    table = king_table([0], squads={1: ["wolf-ulf"]})
    table.match.rules.reckoners[Quantity.SQUAD_SIZE].append(Weaken(0, -1))  # as if a monster were there
    table.start()
    assert crowns(table).levels == [1]


@rule("VAL-AMB-099")
def test_above_the_last_level_he_stays_there() -> None:
    last = len(crowns(king_table([0])).cards[0].levels)
    table = king_table([0], [last])
    table.start()
    assert crowns(table).levels == [last - 1]


@rule("VAL-KING-06")
def test_other_players_gain_nothing_in_their_turns() -> None:
    table = king_table([1], [2])
    table.start()
    assert (table.valhalla(0), table.valhalla(1)) == ([], [])


@rule("VAL-AMB-101")
def test_he_reigns_in_the_final_round_but_not_in_ragnarok() -> None:
    final = king_table([0])
    final.match.final_turns = 3
    final.start()
    assert glory(final.match, 0) == 1
    ragnarok = king_table([0], dice=MISSES, at="ragnarok")
    ragnarok.start()
    assert glory(ragnarok.match, 0) == 0


# -- dice against the king


@rule("VAL-KING-10", "VAL-KING-11", "VAL-DIFF-46")
@pytest.mark.parametrize(("level", "grey"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_from_level_two_an_attacker_of_the_king_rolls_more_dice(level: int, grey: int) -> None:
    table = king_table([1], [level], [AXE, *["bow"] * grey, MISSES])
    table.play("0: attack 1")
    assert table.dice(0).count("grey-bow") == grey
    table.play("0: activate bear-grim, pass")
    assert len(table.dice(1)) == 6, "the king himself gets none"


@rule("VAL-KING-10", "VAL-AMB-116")
def test_only_a_player_who_attacks_the_king_rolls_more() -> None:
    table = king_table([2], [4], [AXE]).play("0: attack 1")
    assert len(table.dice(0)) == 6
    king = king_table([0], [3], [AXE]).play(f"0: take-for-glory {PILE[2]}, attack 1")
    assert len(king.dice(0)) == 6
    end = king_table([1], [4], MISSES, at="ragnarok")
    end.start()
    assert len(end.dice(0)) == 6


# -- the end


@rule("VAL-KING-12", "VAL-DIFF-48", "VAL-TL-52")
@pytest.mark.parametrize(("seats", "kings"), [(3, [1]), (3, [EMPTY]), (6, [1, 4]), (6, [EMPTY, 5])])
def test_each_king_gets_one_glory_when_the_game_ends(seats: int, kings: list[int]) -> None:
    table = king_table(kings, seats=seats, discard=["bear-hallbera", "wolf-ulfhild"])
    table.match.stack = [WholeGame(4), Course(Courses.ENDING)]
    table.start()
    for _ in range(2):
        if not table.match.over:  # a king may choose which of the cards pays
            table.answer(table.asked()[0], table.options(table.asked()[0])[0])
    assert table.match.over
    points = [glory(table.match, seat) for seat in range(seats)]
    assert points == [1 if seat in kings else 0 for seat in range(seats)]


# -- six players


@rule("VAL-KING-14")
def test_the_first_winner_takes_the_first_crown() -> None:
    table = beats(king_table([EMPTY, EMPTY], dice=[AXE, MISSES], seats=6), 0, 1)
    assert crowns(table).kings == [0, EMPTY]


@rule("VAL-KING-15", "VAL-KING-18")
def test_the_other_crown_goes_to_the_winner_of_the_next_battle_without_a_king() -> None:
    table = beats(king_table([4, EMPTY], dice=[AXE, MISSES], seats=6), 0, 1)
    assert crowns(table).kings == [4, 0]


@rule("VAL-AMB-103", "VAL-KING-15", "VAL-KING-18")
def test_a_king_who_takes_part_leaves_it_in_the_middle() -> None:
    table = beats(king_table([EMPTY, 0], dice=[AXE, MISSES], seats=6), 0, 1)
    assert crowns(table).kings == [EMPTY, 0], "he beat one who is no king"


@rule("VAL-KING-16")
def test_a_player_who_beats_a_king_takes_that_kings_cards() -> None:
    table = beats(king_table([4, 1], [2, 3], [AXE, "x x", MISSES], seats=6), 0, 1)
    assert (crowns(table).kings, crowns(table).levels) == ([4, 0], [1, 0])


@rule("VAL-KING-16")
def test_even_while_the_other_crown_lies_in_the_middle() -> None:
    table = beats(king_table([EMPTY, 1], dice=[AXE, MISSES], seats=6), 0, 1)
    assert crowns(table).kings == [EMPTY, 0]


@rule("VAL-KING-17", "VAL-DIFF-47")
def test_king_against_king_the_loser_puts_his_cards_back() -> None:
    table = beats(king_table([0, 1], [2, 3], [AXE, "x x", MISSES], seats=6), 0, 1)
    assert crowns(table).kings == [0, EMPTY]
    assert crowns(table).levels == [2, 0], "the winner keeps his level"


@rule("VAL-KING-19")
def test_all_else_is_as_with_fewer_players() -> None:
    table = king_table([EMPTY, 0], [1, 2], [AXE, MISSES], seats=6)
    table.start()
    assert glory(table.match, 0) == 2
    beats(table, 0, 1)
    assert table.valhalla(0)[-1] == "bear-grim"
    assert table.captured(0)[1] == 1


# -- the card file


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """Write a player's own card set with its own bonus cards."""
    for file in (HOME / "meadhall").glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copy(Path(king_cards.HOME) / king_cards.FILE, tmp_path)
    return tmp_path


@rule("VAL-DATA-16", "VAL-COMP-22", "VAL-DATA-25")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players = 2", "players = 3", "VAL-COMP-22"),
        ("glory = 1, dice = 0", "glory = 1, dice = 1", "VAL-DATA-16"),
        ("glory = 2, dice = 1", "glory = 1, dice = 1", "VAL-DATA-16"),
        ("glory = 2, dice = 1", "glory = 2, dice = 4", "0 to 3 is allowed"),
    ],
)
def test_cards_that_do_not_fit_are_refused(own_set: Path, old: str, new: str, said: str) -> None:
    file = own_set / king_cards.FILE
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=said):
        GAME.new(GAME.rulebook(GAME.setup(2, ["king"], cards=str(own_set))), seeded("own"))
