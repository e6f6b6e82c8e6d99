"""Chapter 16. Wrath of Tyr: cards of the war god that are placed under warriors as they join."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.tyr import cards as tyr_cards
from meadhall.games.valhalla.expansions.tyr.tyr import Tucked
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

OATH, SWORD_GIFT = "tyr-oath", "tyr-gift-sword"
MISSES = "x x x x x x"


def tyr_table(
    squads: Cards,
    hands: Cards,
    dice: str | list[str | int] = "",
    *,
    under: dict[tuple[int, int], str] | None = None,
    turn: int = 0,
    at: str = "turn",
    jarls: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    live: bool = False,
) -> Table:
    """A table with Tyr cards under some warriors already: {(seat, slot): card}."""
    table = Table(squads, hands, jarls, dice=dice, modules=["tyr"], turn=turn, at=at, options=options, live=live)
    for (seat, slot), key in (under or {}).items():
        kind = table.match.cards.by_key(key)
        table.match.deck.cards.remove(kind)
        tucked(table).under[seat][slot] = kind
    return table


def tucked(table: Table) -> Tucked:
    part = table.part("tyr")
    assert isinstance(part, Tucked)
    return part


def under(table: Table, seat: int) -> list[str | None]:
    """Return the cards under the four warriors of a seat."""
    return [tucked(table).name(kind) for kind in tucked(table).under[seat]][:4]


def set_up(seats: int) -> Table:
    """Run a whole setup, always with the first answer."""
    table = Table(modules=["tyr"], seats=seats, at="setup")
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        seat = table.asked()[0]
        table.answer(seat, table.options(seat)[0])
    return table


# -- the cards and the setup


@rule("VAL-TYR-02", "VAL-TYR-03", "VAL-TYR-04", "VAL-TV-05", "VAL-EXP-04")
@pytest.mark.parametrize(("seats", "deck", "discard"), [(2, 78, 44), (3, 90, 26), (4, 92, 18), (5, 94, 10), (6, 98, 0)])
def test_fourteen_lie_in_the_deck_and_each_player_gets_one_of_the_others(seats: int, deck: int, discard: int) -> None:
    table = set_up(seats)
    assert (len(table.match.deck.cards), len(table.match.discard)) == (deck, discard)
    assert [len(table.hand(seat)) for seat in range(seats)] == [6] * seats
    box = table.keys(tucked(table).box.cards)
    assert len(box) == 6 - seats
    assert all(key.startswith("tyr-") for key in box)
    assert all(any(key.startswith("tyr-") for key in table.hand(seat)) for seat in range(seats))


@rule("VAL-TYR-03", "VAL-DIFF-43", "VAL-DATA-15")
def test_which_card_one_gets_is_luck() -> None:
    dealt = set()
    for seed in range(8):
        match = GAME.new(GAME.rulebook(GAME.setup(2, ["tyr"])), seeded(f"tyr {seed}"))
        part = match.parts[match.rules.slots["tyr"]]
        assert isinstance(part, Tucked)
        dealt.add(tuple(sorted(part.box.cards)))
    assert len(dealt) > 1


@rule("VAL-TYR-04")
def test_no_player_sees_what_stays_in_the_box() -> None:
    table = set_up(2)
    assert not any(tucked(table).box.known_to(seat) for seat in (-1, 0, 1))


@rule("VAL-TYR-04")
def test_sampled_boxes_hold_random_tyr_cards() -> None:
    table, boxes = set_up(2), set()
    for seed in range(8):
        world = table.match.determinize(0, seeded(f"world {seed}"))
        part = world.parts[world.rules.slots["tyr"]]
        assert isinstance(part, Tucked)
        assert all(part.is_ours(kind) for kind in part.box.cards)
        boxes.add(tuple(sorted(part.box.cards)))
    assert len(boxes) > 1


@rule("VAL-TYR-01", "VAL-DIFF-44", "VAL-COMP-21")
def test_twenty_cards_that_are_neither_warriors_nor_tactics() -> None:
    cards = Table(modules=["tyr"]).match.cards
    designs = [card for card in cards.cards if card.sort == "tyr"]
    assert sum(card.copies for card in designs) == 20
    assert not any(cards.is_warrior(card.kind) or cards.is_tactic(card.kind) for card in designs)


@rule("VAL-TYR-01", "VAL-TURN-08")
def test_a_hand_of_tyr_cards_is_a_hand_without_warriors() -> None:
    table = tyr_table({1: ["wolf-ulf"]}, {0: [OATH]})
    assert table.events("showed", 0) == []
    table.start()
    assert len(table.events("showed", 0)) == 1, "he had to show it and draw"


# -- tucking


@rule("VAL-TYR-05", "VAL-TL-41")
def test_a_card_is_tucked_under_a_warrior_as_it_joins() -> None:
    table = tyr_table({}, {0: ["bear-grim", OATH]})
    table.play("0: add-warrior bear-grim, place 1")
    assert table.options(0) == ["pass", "tuck tyr-oath"]
    table.play("0: tuck tyr-oath")
    assert under(table, 0) == [None, OATH, None, None]
    assert table.hand(0) == []
    squads = view(table.match, 1).modules["tyr"]["squads"]
    assert squads[0][1] == OATH, "everybody sees it"
    table.ends_quietly()


@rule("VAL-TYR-05")
def test_it_need_not_be_tucked() -> None:
    table = tyr_table({}, {0: ["bear-grim", OATH]}).play("0: add-warrior bear-grim, place 0, pass")
    assert under(table, 0) == [None] * 4
    assert table.hand(0) == [OATH]
    table.ends_quietly()


@rule("VAL-TYR-06")
def test_never_under_a_warrior_who_stands_there_already() -> None:
    table = tyr_table({0: ["bear-grim"]}, {0: [OATH]})
    assert not any(option.startswith("tuck") for option in table.options(0))
    assert table.refuses("0: tuck tyr-oath") == "VAL-TYR-06"


@rule("VAL-TYR-07")
def test_a_warrior_carries_one_card_at_most() -> None:
    table = tyr_table({}, {0: ["bear-grim", OATH, SWORD_GIFT]}, options={"tyr_per_action": "each"})
    table.play("0: add-warrior bear-grim, place 0, tuck tyr-oath")
    assert table.hand(0) == [SWORD_GIFT]
    table.ends_quietly()


@rule("VAL-TYR-08", "VAL-DIFF-42")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_warriors_added_at_once_one_gets_a_card(first: bool) -> None:
    hand = ["bear-grim", "wolf-ulf", OATH, SWORD_GIFT]
    table = tyr_table({}, {0: hand}).play("0: add-two bear-grim, add-second wolf-ulf, place 0")
    if first:
        table.play("0: tuck tyr-oath")
        assert table.refuses("0: tuck tyr-gift-sword") == "VAL-TYR-06", "now the second takes its slot"
        table.play("0: place 1")
        assert under(table, 0) == [OATH, None, None, None]
    else:
        table.play("0: pass, place 1, tuck tyr-oath")
        assert under(table, 0) == [None, OATH, None, None]
    table.ends_quietly()


@rule("VAL-DIFF-42")
@pytest.mark.parametrize(("edition", "cards"), [("", 1), ("PL", 1), ("RU", 2)])
def test_as_an_option_each_of_the_two_gets_one(edition: str, cards: int) -> None:
    hands = {0: ["bear-grim", "wolf-ulf", OATH, SWORD_GIFT]}
    table = Table({}, hands, modules=["tyr"], edition=edition)
    table.play("0: add-two bear-grim, add-second wolf-ulf, place 0, tuck tyr-oath, place 1")
    if cards == 2:
        table.play("0: tuck tyr-gift-sword")
    assert tucked(table).card_count() == cards


@rule("VAL-TYR-08")
def test_the_next_action_may_tuck_again() -> None:
    table = tyr_table({}, {0: ["bear-grim", "wolf-ulf", OATH, SWORD_GIFT]}, jarls={0: "brinjar"})
    table.play("0: add-warrior bear-grim, place 0, tuck tyr-oath")
    table.match.stack.append(PhaseA(0))
    table.match.pending = 0
    table.match.forget()
    table.match.run()
    table.play("0: add-warrior wolf-ulf, place 1, tuck tyr-gift-sword")
    assert under(table, 0)[:2] == [OATH, SWORD_GIFT]


@rule("VAL-TYR-08")
def test_people_see_why_the_second_gets_none() -> None:
    hand = ["bear-grim", "wolf-ulf", OATH, SWORD_GIFT]
    table = tyr_table({}, {0: hand}, live=True).play("0: add-two bear-grim, add-second wolf-ulf, place 0")
    table.play("0: tuck tyr-oath, place 1")
    assert not any(option.startswith("tuck") for option in table.options(0)), "no question has only one answer"


@rule("VAL-AMB-095", "VAL-AMB-035")
def test_a_warrior_whom_a_jarl_adds_may_get_one_too() -> None:
    hands = {0: ["bear-grim", OATH]}
    table = tyr_table({0: ["wolf-ulf"], 1: ["bear-bjorn"]}, hands, MISSES, jarls={0: "solveig"})
    table.play("0: attack 1, use-jarl main, add-warrior bear-grim, place 3, tuck tyr-oath")
    assert under(table, 0) == [None, None, None, OATH]
    table.play("0: pass")
    table.ends_quietly()


@rule("VAL-AMB-095")
def test_no_player_is_asked_in_setup() -> None:
    table = set_up(3)
    assert [under(table, seat) for seat in range(3)] == [[None] * 4] * 3


@rule("VAL-TYR-05")
def test_on_a_live_table_everybody_with_cards_is_asked() -> None:
    table = tyr_table({}, {0: ["bear-grim", "fury-2"]}, live=True)
    table.play("0: add-warrior bear-grim, place 0")
    assert table.options(0) == ["pass"], "a silence would betray that he has none"


# -- what the cards do


@rule("VAL-TYR-09", "VAL-TYR-11")
def test_the_oath_gives_two_to_an_activated_warrior() -> None:
    squads = {0: ["bear-grim", "wolf-ulf"], 1: ["bear-bjorn"]}
    table = tyr_table(squads, {}, ["axe x x x x x", MISSES], under={(0, 0): OATH, (0, 1): OATH})
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 4, "the other one, not activated, adds nothing"


BANES = [
    ("bear", ["bear-bjorn", "bear-asbera"]),
    ("wolf", ["wolf-sigulf", "wolf-hrodulf"]),
    ("boar", ["boar-svein", "boar-jofur"]),
    ("deer", ["deer-hjort", "deer-astrid"]),
    ("frost", ["frost-frosti", "frost-mjoll"]),
]


@rule("VAL-TYR-12", "VAL-AMB-098")
@pytest.mark.parametrize(("clan", "hunted"), BANES)
def test_a_bane_gives_four_once_against_its_clan(clan: str, hunted: list[str]) -> None:
    other = "wolf-thorolf" if clan == "bear" else "bear-gunnbjorn"
    for foes, strength in ((hunted[:1], 6), (hunted, 6), ([other], 2)):
        squads = {0: ["bear-grim"], 1: foes}
        table = tyr_table(squads, {}, ["axe x x x x x", MISSES], under={(0, 0): f"tyr-bane-{clan}"})
        table.play("0: attack 1, activate bear-grim, pass", "1: pass")
        assert table.strength(0) == strength


GIFTS = [
    ("sword", "wolf-ulf"),
    ("axe", "bear-grim"),
    ("spear", "wolf-randulf"),
    ("shield", "wolf-ulfljot"),
    ("bow", "wolf-hundolf"),
]


@rule("VAL-TYR-10", "VAL-TYR-13", "VAL-AMB-097")
@pytest.mark.parametrize(("weapon", "warrior"), GIFTS)
def test_a_gift_saves_a_die_and_a_single_weapon_needs_none(weapon: str, warrior: str) -> None:
    squads = {0: [warrior], 1: ["bear-gunnbjorn"]}
    plain = tyr_table(squads, {}, [MISSES]).play("0: attack 1")
    assert not plain.may("0: activate 0")
    table = tyr_table(squads, {}, [MISSES, MISSES], under={(0, 0): f"tyr-gift-{weapon}"})
    table.play("0: attack 1")
    assert table.match.fighter(0).rolled
    table.play("0: activate 0")
    assert len(table.dice(0)) == 6, "no die was spent"
    table.play("0: pass", "1: pass")
    assert table.strength(0) == 2


@rule("VAL-TYR-13")
def test_the_other_weapons_are_still_needed() -> None:
    squads = {0: ["bear-bjorn"], 1: ["bear-gunnbjorn"]}  # a sword and an axe
    for face, armed in (("axe", True), ("bow", False)):
        table = tyr_table(squads, {}, [f"{face} x x x x x"], under={(0, 0): SWORD_GIFT}).play("0: attack 1")
        assert table.may("0: activate bear-bjorn") is armed


@rule("VAL-TYR-13")
def test_a_player_with_the_weapon_may_keep_the_die_or_spend_it() -> None:
    squads = {0: ["wolf-ulf"], 1: ["bear-gunnbjorn"]}
    table = tyr_table(squads, {}, ["sword x x x x x"], under={(0, 0): SWORD_GIFT})
    table.play("0: attack 1, activate wolf-ulf")
    assert table.options(0) == ["arm-with sword", "arm-with card-sword"]
    table.play("0: arm-with card-sword")
    assert "sword" in table.dice(0)


@rule("VAL-AMB-096")
def test_for_a_giant_it_counts_as_a_die_of_that_weapon() -> None:
    squads = {0: ["frost-drifa"], 1: ["bear-gunnbjorn"]}  # two alike
    for face, armed in (("sword", True), ("axe", False)):
        table = tyr_table(squads, {}, [f"{face} x x x x x"], under={(0, 0): SWORD_GIFT}).play("0: attack 1")
        assert table.may("0: activate frost-drifa") is armed


@rule("VAL-AMB-096")
def test_who_needs_no_such_weapon_saves_nothing() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-gunnbjorn"]}  # an axe
    table = tyr_table(squads, {}, ["sword x x x x x"], under={(0, 0): SWORD_GIFT}).play("0: attack 1")
    assert not table.may("0: activate bear-grim")


# -- when the warrior leaves


@rule("VAL-TYR-14")
def test_it_is_discarded_with_its_warrior() -> None:
    squads = {0: ["bear-grim", "wolf-ulf", "boar-svein", "deer-hjort"]}
    table = tyr_table(squads, {0: ["bear-bjorn"]}, under={(0, 0): OATH, (0, 1): SWORD_GIFT})
    table.play("0: add-warrior bear-bjorn, dismiss bear-grim, place 0")
    assert under(table, 0) == [None, SWORD_GIFT, None, None]
    assert sorted(table.discard()) == ["bear-grim", OATH]
    table.ends_quietly()


@rule("VAL-TYR-15", "VAL-TL-21", "VAL-AMB-079")
def test_it_is_discarded_when_the_warrior_goes_to_valhalla() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]}
    table = tyr_table(squads, {}, ["axe x x x x x", MISSES], under={(0, 0): OATH})
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.valhalla(0) == ["bear-grim"]
    assert table.discard() == [OATH]
    assert glory(table.match, 0) == 1
    table.ends_quietly()


@rule("VAL-TYR-15", "VAL-TYR-14")
def test_in_ragnarok_all_of_them_are_discarded() -> None:
    squads = {0: ["bear-grim", "wolf-ulf"]}
    table = tyr_table(squads, {}, at="ragnarok", dice="axe x x x x x", under={(0, 0): OATH, (0, 1): OATH})
    table.play("0: activate bear-grim, pass")
    assert tucked(table).card_count() == 0
    assert table.discard().count(OATH) == 2


@rule("VAL-TYR-16")
def test_it_returns_to_hand_with_its_warrior() -> None:
    table = tyr_table({0: ["bear-grim"]}, {}, under={(0, 0): OATH})
    table.match.take_up(0, 0)
    assert table.hand(0) == ["bear-grim", OATH]
    assert under(table, 0) == [None] * 4


@rule("VAL-AMB-143")
def test_it_stays_with_a_warrior_who_changes_sides() -> None:
    table = tyr_table({0: ["bear-grim"], 1: ["wolf-ulf"]}, {}, under={(0, 0): OATH, (1, 0): SWORD_GIFT})
    table.match.move(0, 0, 1, 2)
    assert (under(table, 0), under(table, 1)) == ([None] * 4, [SWORD_GIFT, None, OATH, None])


@rule("VAL-TYR-05")
def test_it_stays_under_a_warrior_who_is_covered() -> None:
    table = tyr_table({0: ["bear-grim", "wolf-ulf"]}, {}, under={(0, 0): OATH})
    table.match.cover(0, 0)
    assert not any(module.broken(table.match) for module in table.match.rules.modules if module.key == "tyr")
    table.match.uncover(0, 0)
    assert under(table, 0)[0] == OATH


# -- the card file


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """Write a player's own card set with its own Tyr cards."""
    for file in (HOME / "meadhall").glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copy(Path(tyr_cards.HOME) / tyr_cards.FILE, tmp_path)
    return tmp_path


def complaint(folder: Path, old: str, new: str) -> str:
    file = folder / tyr_cards.FILE
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        GAME.new(GAME.rulebook(GAME.setup(2, ["tyr"], cards=str(folder))), seeded("own"))
    return str(caught.value)


@rule("VAL-COMP-21")
def test_other_than_twenty_are_refused(own_set: Path) -> None:
    assert "19 cards in all" in complaint(own_set, "copies = 5", "copies = 4")


@rule("VAL-DATA-15", "VAL-DATA-25")
def test_a_bane_needs_its_clan_and_a_gift_its_weapon(own_set: Path) -> None:
    assert "FOE4 shows clan" in complaint(own_set, 'clan = "bear"\n', "")


@rule("VAL-DATA-15", "VAL-DATA-25")
def test_the_oath_shows_neither(own_set: Path) -> None:
    said = complaint(own_set, 'kind = "STRENGTH2"\n', 'kind = "STRENGTH2"\nweapon = "axe"\n')
    assert "STRENGTH2 shows nothing else" in said
