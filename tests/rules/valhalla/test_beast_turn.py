"""Chapters 20 to 23: setup, the beast's phase and its abilities, each rule alone."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.cards import check_entry
from meadhall.core.errors import DataError
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.beasts import cards as beast_cards
from meadhall.games.valhalla.beasts.dread import make
from meadhall.games.valhalla.beasts.lair import BEASTS, lair
from meadhall.games.valhalla.beasts.module import BeastPhase, cover
from meadhall.games.valhalla.beasts.setup import EXCHANGE, Exchange, beast_at, lay_out
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.game import GAME, read_cards
from meadhall.games.valhalla.terms import BEAST, CLANS, EMPTY, WEAPONS
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, beast, offered
from tests.rules.valhalla.table import Table
from tests.rules.valhalla.test_data import written

AXE, BOW = WEAPONS.index("axe"), WEAPONS.index("bow")
MISSES = "x x x x x x"


# -- setup


@rule("VAL-SOLO-04", "VAL-SOLO-69")
@pytest.mark.parametrize("number", range(len(BEASTS)))
@pytest.mark.parametrize("plus40", [False, True])
def test_the_stack_of_the_chosen_beast_lies_ready_on_the_side_in_use(number: int, plus40: bool) -> None:
    table = Table(seats=1, modules=["solo"])
    den = lair(table.match)
    assert not den.plus40, "no set has joined"
    den.plus40 = plus40
    lay_out(table.match, number)
    chosen = beast_at(table.match, number)
    assert (den.beast, den.key) == (number, BEASTS[number])
    assert den.stack == (chosen.plus40 if plus40 else chosen.normal)


@rule("VAL-SOLO-15")
@pytest.mark.parametrize(
    ("sealed", "open_to"),
    [([], [0, 1, 3]), ([0], [0, 1, 3]), ([1], [1, 3]), ([0, 1], [1, 3]), ([0, 3], [3])],
)
def test_any_cards_may_be_exchanged_in_ascending_order(sealed: list[int], open_to: list[int]) -> None:
    match = Table(seats=1, modules=["solo"]).match
    match.players[0].hand.cards, match.players[0].sealed.cards = [0, 1, 1, 3], sealed
    match.stack.append(Exchange(asked=True))
    assert offered(match) == [PASS, *(EXCHANGE.of(kind) for kind in open_to)]


# -- the turn


@rule("VAL-SOLO-20", "VAL-SOLO-21")
@pytest.mark.parametrize(("squad", "may"), [(["wolf-ulf"], True), ([], False)])
def test_one_warrior_is_enough_to_attack(squad: list[str], may: bool) -> None:
    table = against_beast("solo", squad, beast(), hands={0: ["bear-grim"]})
    assert table.may("0: attack-beast") == may


@rule("VAL-SOLO-24", "VAL-SOLO-26", "VAL-AMB-131")
@pytest.mark.parametrize(
    ("before", "face", "after"),
    [(0b000, AXE, 0b010), (0b010, AXE, 0b110), (0b110, AXE, 0b110), (0b000, BOW, 0b001), (0b001, BOW, 0b001)],
)
def test_a_die_covers_the_next_open_symbol_of_its_kind(before: int, face: int, after: int) -> None:
    den = lair(against_beast("solo", [], beast()).match)
    den.active().symbols, den.covered = [BOW, AXE, AXE], before
    cover(den, face)
    assert den.covered == after


@rule("VAL-TL-46", "VAL-SOLO-19", "VAL-SOLO-22", "VAL-DIFF-58", "VAL-SOLO-27")
@pytest.mark.parametrize("way", ["solo", "coop"])
@pytest.mark.parametrize(
    ("squad", "dice", "attacked"),
    [(["wolf-ulf"], "axe x x x x x", True), (["wolf-ulf"], MISSES, False), ([], (), False)],
)
def test_in_its_phase_a_covered_beast_attacks(way: str, squad: list[str], dice: str, attacked: bool) -> None:
    match = against_beast(way, squad, beast(), dice=dice).match
    lair(match).active().symbols = [AXE]
    BeastPhase(0, "").run(match)
    sides = None if match.fight is None else (match.fight.attacker.seat, match.fight.defender.seat)
    assert sides == ((BEAST, 0) if attacked else None)


# -- abilities


@rule("VAL-SOLO-75", "VAL-SOLO-77", "VAL-SOLO-82")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_who_has_something_to_give_up_gives_it(cards: int) -> None:
    hand, squad = ["bear-grim", "wolf-ulf"][:cards], ["bear-bjorn", "bear-bersi"][:cards]
    for kind in ("M_PRE_DISCARD", "M_PRE_WARRIOR"):
        match = against_beast("solo", squad, beast(), hands={0: hand}).match
        before = len(match.stack)
        make(kind, EMPTY).before(match, 0)
        assert len(match.stack) - before == (1 if cards > 0 else 0), kind
    match = against_beast("solo", squad, beast(), hands={0: hand}, dice=[0]).match
    make("M_POST_RANDOM", EMPTY).after(match, 0, lost=False)
    assert len(match.players[0].hand.cards) == max(0, cards - 1)


@rule("VAL-SOLO-74")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("clan", "strength"), [("boar", 1), ("deer", 4)])
def test_a_clan_is_silenced_in_games_from_before_too(rules: int, clan: str, strength: int) -> None:
    card = beast(clans=("wolf",), dread=make("M_CLAN_MUTE", CLANS.index(clan)))
    table = against_beast("solo", ["boar-galti"], card, dice="spear x x x x x", rules=rules)
    table.play("0: attack-beast, activate boar-galti, pass, pass")
    assert table.strength(0) == strength


@rule("VAL-AMB-126")
@pytest.mark.parametrize(
    ("valhalla", "discard", "asked", "left"),
    [
        (["bear-asbera"], ["bear-grim"], [], ["bear-grim"]),
        (["bear-asbera", "bear-bodvar"], ["bear-grim"], [], ["bear-bodvar", "bear-grim"]),
        (["wolf-ulf", "bear-bodvar"], ["bear-grim"], [], ["bear-bodvar"]),
        (["wolf-ulf", "bear-grim"], [], ["bear-grim", "wolf-ulf"], ["wolf-ulf"]),
        (
            ["bear-asbera", "bear-bodvar"],
            ["wolf-ulf", "wolf-ulf"],
            ["bear-asbera", "bear-bodvar"],
            ["bear-bodvar", "wolf-ulf"],
        ),
    ],
)
def test_one_glory_goes_a_card_of_one_or_a_dearer_one_in_exchange(
    valhalla: list[str], discard: list[str], asked: list[str], left: list[str]
) -> None:
    card = beast(dread=make("M_LOSS_GLORY", EMPTY))
    table = against_beast("solo", ["wolf-randulf"], card, valhalla={0: valhalla}, discard=discard)
    make("M_LOSS_GLORY", EMPTY).after(table.match, 0, lost=True)
    if asked:
        assert table.options(0) == [f"give-up-card {key}" for key in asked]
        table.play(f"0: give-up-card {asked[0]}")
    table.start()
    assert table.valhalla(0) == left


# -- the card file

CARD: dict[str, object] = {"strength": 5, "cap": 3, "clans": ["wolf"], "symbols": ["bow"]}
SIDE = [{**CARD, "strength": n} for n in range(1, 7)]
OTHER = [{**CARD, "strength": n + 1} for n in range(1, 7)]


@rule("VAL-SOLO-06", "VAL-DATA-18")
@pytest.mark.parametrize(
    ("symbols", "clans", "fits"), [(1, 0, True), (6, 8, True), (0, 8, False), (7, 0, False), (1, 9, False)]
)
def test_a_card_has_one_to_six_symbols_and_at_most_eight_clans(symbols: int, clans: int, fits: bool) -> None:
    entry = {**CARD, "symbols": ["bow"] * symbols, "clans": ["wolf"] * clans}
    if fits:
        read = beast_cards.read_card(entry, "here")
        assert (len(read.symbols), len(read.clans)) == (symbols, clans)
    else:
        with pytest.raises(DataError, match="VAL-DATA-18"):
            beast_cards.read_card(entry, "here")


@rule("VAL-SOLO-06", "VAL-SOLO-69", "VAL-DATA-18")
def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(DataError, match="unknown field 'colour'"):
        beast_cards.read_card({**CARD, "colour": "red"}, "here")
    with pytest.raises(DataError, match="unknown field 'colour'"):
        check_entry({**whole_beast(OTHER), "colour": "red"}, beast_cards.BEAST_FIELDS, "here")


def whole_beast(plus40: list[dict[str, object]]) -> dict[str, object]:
    return {"id": "hel", "normal": SIDE, "plus40": plus40, "source": "house"}


@rule("VAL-SOLO-69", "VAL-DATA-18")
def test_every_card_is_stronger_on_the_other_side() -> None:
    assert len(beast_cards.read_beast(0, whole_beast(OTHER), "here").plus40) == 6
    with pytest.raises(DataError, match="not stronger"):
        beast_cards.read_beast(0, whole_beast([SIDE[0], *OTHER[1:]]), "here")


@rule("VAL-COMP-24", "VAL-DIFF-55", "VAL-DATA-18")
def test_a_set_in_which_an_ability_is_missing_is_refused(tmp_path: Path) -> None:
    for name in ("deck.toml", "jarls.toml"):
        (tmp_path / name).write_text((HOME / "meadhall" / name).read_text())
    ours: dict[str, Any] = tomllib.loads((Path(beast_cards.HOME) / beast_cards.FILE).read_text())
    data = copy.deepcopy(ours)
    for card in (card for each in data["beast"] for side in ("normal", "plus40") for card in each[side]):
        if card.get("ability", {}).get("kind") == "M_DIE":
            del card["ability"]
    (tmp_path / beast_cards.FILE).write_text(written(data))
    setup = GAME.setup(1, ["solo"], cards=str(tmp_path))
    with pytest.raises(DataError, match="no card has ability M_DIE"):
        read_cards(setup, GAME.rulebook(setup))
