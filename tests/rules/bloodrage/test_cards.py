"""A player's own card sets: files are read, checked and played.   (spec: BR-CARD)"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.bots.driver import Driver, recruit
from meadhall.core.cards import SHELVES
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError, RecordError
from meadhall.core.play import watched_game
from meadhall.core.record import load, start
from meadhall.games.bloodrage.cards.editions import CARD_FILE, HOME
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import FIGURE_NAMES
from tests.rule import rule
from tests.rules.bloodrage.table import OURS


def own_set(folder: Path, *changes: tuple[str, str], more: str = "") -> str:
    """Write the game's cards with some changes into a new folder."""
    text = (HOME / "meadhall" / CARD_FILE).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / CARD_FILE).write_text(text + more, encoding="utf-8")
    return str(folder)


def begun(cards: str, seats: int = 4) -> BloodRage:
    match = GAME.new(GAME.rulebook(GAME.setup(seats, cards=cards)), seeded("own"), log=True)
    assert isinstance(match, BloodRage)
    return match


HAMMER = 'id = "thors-hammer"\nage = 1\ntype = "battle"\ncopies = [2]\nstrength = 1'


def test_another_number_on_a_card_counts(tmp_path: Path) -> None:
    g = begun(own_set(tmp_path, (HAMMER, HAMMER.replace("strength = 1", "strength = 2\nvalue = 5"))))
    card = g.cards[g.book.names.index("thors-hammer")]
    assert (card.strength, card.battle_text.value) == (2, 5)
    assert OURS.cards[OURS.names.index("thors-hammer")].battle_text.value == 3, "our own set is untouched"


@rule("BR-SETUP-21")
def test_a_card_of_another_name_may_bring_a_monster(tmp_path: Path) -> None:
    changed = ('id = "troll"\nage = 1', 'id = "rock-biter"\nfigure = "troll"\nage = 1')
    g = begun(own_set(tmp_path, changed))
    card = g.cards[g.book.names.index("rock-biter")]
    assert FIGURE_NAMES[card.figure] == "troll"
    assert g.figures[card.figure].base == card.strength


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_own_set_is_played_by_chance_and_by_bots(tmp_path: Path, seats: int) -> None:
    more = '\n[[card]]\nid = "new-raid"\nage = 1\ntype = "battle"\ncopies = [2, 2]\nstrength = 4\neffect = "BR-FX-12"\n'
    cards = own_set(tmp_path, more=more)
    watched_game(begun(cards, seats), seeded("own answers"))
    g, driver, bot = begun(cards, seats), Driver(GAME, seeded("own bots")), recruit("karl", GAME)
    for _ in range(60):
        g.answer(g.asked(), driver.choose(g, g.asked(), bot))


def test_a_record_knows_its_cards(tmp_path: Path) -> None:
    cards = own_set(tmp_path, (HAMMER, HAMMER.replace("strength = 1", "strength = 2")))
    record = start(GAME, GAME.setup(2, cards=cards), "own", live=False)
    saved = json.loads(record.save())
    assert load(GAME, saved).match.legal(0) == record.match.legal(0)
    assert GAME.cards_digest(GAME.rulebook(GAME.setup(2))) != GAME.cards_digest(GAME.rulebook(record.setup))


TROLL = '"troll"\nage = 1\ntype = "monster"\ncopies = [2]'


def marked(copies: str, what: str) -> object:
    """A change: copies marked for certain numbers of players."""
    return pytest.param("copies = [2, 4]", f"copies = {copies}", what, "2 to 4", marks=rule("BR-SETUP-17"))


def monster(old: str, new: str, what: str) -> object:
    """A change: two cards for one Monster."""
    return pytest.param(f"id = {old}", f"id = {new}", what, "one copy", marks=rule("BR-SETUP-21"))


@pytest.mark.parametrize(
    ("old", "new", "what", "right"),
    [
        ('effect = "BR-FX-12"', 'effect = "BR-FX-99"', "no effect 'BR-FX-99'", "one of BR-FX-01"),
        ('effect = "BR-FX-12"', 'effect = "BR-FX-16"', "no effect 'BR-FX-16' for a card of this type", "BR-FX-01"),
        ('effect = "BR-FX-01"', 'effect = "BR-FX-13"\nvalue = 2', "names no number", "leave `value` out"),
        ('id = "tyrs-bash"', 'id = "tyrs-bash"\nvalue = 2', "a value without an effect", "name the `effect`"),
        marked("[1]", "1 in `copies` is not right"),
        marked("[2, 5]", "5 in `copies` is not right"),
        marked("[true]", "True in `copies` is not right"),
        marked('["2"]', "'2' in `copies` is not right"),
        ("age = 1", "age = 4", "4 is out of range", "1 to 3"),
        ('id = "tyrs-bash"', 'id = "thors-hammer"', "id 'thors-hammer' is used twice", "ids are unique"),
        ('id = "troll"', 'id = "giant"', "which Monster does it bring?", "figure"),
        monster('"troll"', '"troll"\nfigure = "valkyrie"', "more than one card brings valkyrie"),
        monster(TROLL, TROLL.replace("[2]", "[2, 2]"), "more than one card brings troll"),
        ('id = "tyrs-bash"', 'id = "tyrs-bash"\nfigure = "troll"', "only a monster card", "leave `figure` out"),
        ('id = "tyrs-bash"', 'id = "tyrs-bash"\ncolour = "red"', "unknown field 'colour'", "fields are age"),
    ],
)
def test_a_mistake_is_named_with_its_place_and_remedy(
    tmp_path: Path, old: str, new: str, what: str, right: str
) -> None:
    with pytest.raises(DataError) as refusal:
        begun(own_set(tmp_path, (old, new)))
    assert what in str(refusal.value)
    assert right in str(refusal.value)


def test_a_quest_must_demand_something(tmp_path: Path) -> None:
    more = '\n[[card]]\nid = "idle"\nage = 1\ntype = "quest"\ncopies = [2]\nglory = 5\n'
    with pytest.raises(DataError, match="idle"):
        begun(own_set(tmp_path, more=more))


@rule("BR-DRAFT-02")
def test_each_age_needs_eight_cards_for_every_player(tmp_path: Path) -> None:
    (tmp_path / CARD_FILE).write_text('[[card]]\nid = "lone"\nage = 1\ntype = "battle"\ncopies = [2]\n')
    with pytest.raises(DataError, match="1 cards of Age 1 for 2 players") as refusal:
        begun(str(tmp_path))
    assert refusal.value.rule == "BR-DRAFT-02"


ENOUGH = [2] * 16 + [3] * 8 + [4] * 8  # copies: eight cards for each of two, of three, of four players


@rule("BR-DRAFT-02")
@pytest.mark.parametrize(
    ("age", "copies", "what"),
    [
        (1, ENOUGH, ""),
        (3, ENOUGH[:-1], "31 cards of Age 3 for 4 players"),
        (2, [*ENOUGH[:-9], *[4] * 9], "23 cards of Age 2 for 3 players"),
        (1, [*ENOUGH[1:], 3], "15 cards of Age 1 for 2 players"),
    ],
)
def test_eight_for_each_are_enough_and_one_fewer_is_not(tmp_path: Path, age: int, copies: list[int], what: str) -> None:
    ages = {**dict.fromkeys((1, 2, 3), ENOUGH), age: copies}
    rows = [f'[[card]]\nid = "c{n}"\nage = {n}\ntype = "battle"\ncopies = {marks}\n' for n, marks in ages.items()]
    (tmp_path / CARD_FILE).write_text("".join(rows), encoding="utf-8")
    if what:
        with pytest.raises(DataError, match=what):
            begun(str(tmp_path))
    else:
        assert [len(clan.packet.cards) for clan in begun(str(tmp_path)).clans] == [8] * 4


def test_the_numbers_of_cards_are_limited(tmp_path: Path) -> None:
    rows = [f'\n[[card]]\nid = "more-{n}"\nage = 1\ntype = "battle"\ncopies = [4]\n' for n in range(11)]
    with pytest.raises(DataError, match=r"89 cards.*there are numbers for 88"):
        begun(own_set(tmp_path, more="".join(rows)))


def test_a_set_on_the_hosts_shelf_goes_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "grandfathers").mkdir()
    own_set(tmp_path / "grandfathers")
    monkeypatch.setenv(SHELVES, str(tmp_path))
    assert begun("grandfathers").book.digest == OURS.digest


def test_an_unknown_set_is_refused_with_those_there_are() -> None:
    with pytest.raises(DataError, match="known: meadhall"):
        begun("grandmothers")


def test_a_record_whose_cards_have_changed_says_so(tmp_path: Path) -> None:
    cards = own_set(tmp_path)
    saved = json.loads(start(GAME, GAME.setup(2, cards=cards), "changed", live=False).save())
    GAME.sets.pop(cards, None)
    own_set(tmp_path, (HAMMER, HAMMER.replace("strength = 1", "strength = 3")))
    try:
        with pytest.raises(RecordError, match="card"):
            load(GAME, saved)
    finally:
        GAME.sets.pop(cards, None)
