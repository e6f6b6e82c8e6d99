"""Chapter 26. Champions of Midgard: tokens record how battles change a warrior."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.games.valhalla.battles.battle import clean_up
from meadhall.games.valhalla.battles.strength import warrior_strength
from meadhall.games.valhalla.cards.deck import Warrior
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.champions import champions as champion_set
from meadhall.games.valhalla.expansions.champions.tokens import NO_MARK, Champion, Tokens
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Battle, Fighter
from meadhall.games.valhalla.terms import BEAST, CLANS, FACES
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"
ON = ["champions"]
WRATH, FRENZY, BERSERK = "champ-wolf-ketil", "champ-wolf-skoll", "champ-wolf-gerulf"
HONOUR, VENGEANCE = "champ-wolf-signy", "champ-wolf-bork"
RALLY, MARK = "champ-clan-rally", "champ-mark"


def champions_table(
    squads: Cards,
    hands: Cards | None = None,
    dice: str | Sequence[str | int] = (),
    *,
    seats: int = 2,
    turn: int = 0,
    at: str = "turn",
    options: dict[str, str] | None = None,
    modules: list[str] = ON,
) -> Table:
    return Table(squads, hands or {}, dice=dice, modules=modules, seats=seats, turn=turn, at=at, options=options)


def tokens(table: Table) -> Tokens:
    part = table.part("champions")
    assert isinstance(part, Tokens)
    return part


def universal(table: Table, seat: int) -> list[int]:
    """Return the universal tokens on the four warriors of a seat."""
    return [tokens(table).universal(seat, slot) for slot in range(4)]


def marks(table: Table, seat: int) -> list[int | None]:
    return [None if mark == NO_MARK else mark for mark in tokens(table).marks[seat][:4]]


def lost_attack(table: Table, attacker: int = 0, defender: int = 1) -> None:
    """One player attacks and arms no warrior: there is no winner."""
    table.play(f"{attacker}: attack {defender}, pass")
    table.match.stack.append(PhaseA(table.match.active))
    table.match.pending = 0
    table.match.forget()
    table.match.run()


# -- the cards


@rule("VAL-CHAMP-01", "VAL-CHAMP-02", "VAL-TV-02", "VAL-COMP-26")
def test_forty_cards_join_the_deck_and_phase_b_draws_three() -> None:
    table = Table(modules=ON, seats=3, at="setup")
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        table.answer(table.asked()[0], table.options(table.asked()[0])[0])
    assert (len(table.match.deck.cards), len(table.match.discard)) == (116, 26)
    other = champions_table({0: ["bear-grim"], 1: ["wolf-ulf"]}).play("0: draw")
    other.answer(0, other.options(0)[0])
    assert len(other.drawn(0)) == 3


@rule("VAL-CHAMP-04", "VAL-DATA-20")
def test_champions_of_every_kind_belong_to_clans() -> None:
    cards = champions_table({}).match.cards
    champions = [card for card in cards.warriors if isinstance(card.ability, Champion)]
    assert {card.ability.key for card in champions} == {"WRATH", "FRENZY", "BERSERK", "HONOUR", "VENGEANCE"}
    assert {CLANS[card.clan] for card in champions} == set(CLANS)


def designs() -> list[str]:
    cards = champions_table({}).match.cards
    return [cards.cards[kind].key for kind in cards.kinds if cards.cards[kind].key.startswith("champ-")]


def fixed_dice(card: Warrior) -> str:
    """Return faces that arm the warrior, and misses."""
    way = card.need.ways[0]
    faces = [FACES[face] for face in range(6) for _ in range(way[face])]
    return " ".join(faces + ["x"] * (6 - len(faces)))


EACH = {"WRATH": 1, "FRENZY": 2, "BERSERK": -2, "HONOUR": -2, "VENGEANCE": 0, "": 0}


@rule("VAL-CHAMP-10", "VAL-CHAMP-12", "VAL-CHAMP-14", "VAL-CHAMP-16", "VAL-CHAMP-19")
@pytest.mark.parametrize("key", [key for key in designs() if key not in (RALLY, MARK)])
def test_every_warrior_counts_as_his_kind_says(key: str) -> None:
    card = champions_table({}).match.cards
    warrior = card.warrior(card.by_key(key))
    for count, hated in ((0, False), (2, False), (0, True)):
        table = champions_table({0: [key], 1: ["bear-bjorn"]}, dice=[fixed_dice(warrior)])
        tokens(table).grown[0][0] = count if isinstance(warrior.ability, Champion) else 0
        tokens(table).marks[0][0] = 1 if hated else NO_MARK
        table.play("0: attack 1, activate 0")
        expected = max(0, warrior.strength + EACH[warrior.ability.key] * count + (4 if hated else 0))
        assert warrior_strength(table.match, 0, 0) == expected


# -- gaining tokens


@rule("VAL-CHAMP-07", "VAL-CHAMP-09", "VAL-CHAMP-11", "VAL-CHAMP-13", "VAL-TL-27", "VAL-AMB-139")
def test_each_battle_brings_a_token_to_either_side_activated_or_not() -> None:
    squads = {0: ["bear-grim", WRATH, FRENZY], 1: [BERSERK, "bear-bjorn"]}
    table = champions_table(squads, dice=["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim")
    assert universal(table, 0) == [0, 0, 0, 0], "not before the battle is over"
    table.play("0: pass", "1: pass")
    assert universal(table, 0) == [0, 1, 1, 0]
    assert universal(table, 1) == [1, 0, 0, 0]
    table.ends_quietly()


@rule("VAL-TL-27")
def test_who_has_left_for_valhalla_gets_none() -> None:
    table = champions_table({0: [WRATH, FRENZY], 1: ["bear-bjorn"]}, dice=["sword x x x x x", MISSES])
    table.play(f"0: attack 1, activate {WRATH}, pass", "1: pass")
    assert universal(table, 0) == [0, 1, 0, 0]


@rule("VAL-CHAMP-15", "VAL-CHAMP-16")
@pytest.mark.parametrize(("dice", "lost"), [("sword axe x x x x", False), (MISSES, True)])
def test_honour_counts_lost_battles_only(dice: str, lost: bool) -> None:
    squads = {0: ["bear-grim", HONOUR], 1: ["bear-bjorn", "champ-deer-thyra"]}
    table = champions_table(squads, dice=["axe x x x x x", dice])
    table.play("0: attack 1, activate bear-grim, pass")
    table.play("1: pass" if lost else "1: activate bear-bjorn, pass, pass")
    assert universal(table, 0)[1] == (0 if lost else 1)
    assert universal(table, 1)[1] == (1 if lost else 0)


@rule("VAL-AMB-068", "VAL-CHAMP-15", "VAL-DIFF-15")
@pytest.mark.parametrize(("switch", "token"), [("on", 1), ("off", 0)])
def test_without_a_winner_participants_get_tokens_but_no_player_has_lost(switch: str, token: int) -> None:
    squads = {0: [WRATH, HONOUR], 1: [FRENZY, HONOUR.replace("wolf-signy", "deer-thyra")]}
    table = champions_table(squads, dice=MISSES, options={"no_winner_is_battle": switch})
    table.play("0: attack 1, pass")
    assert universal(table, 0) == [token, 0, 0, 0]
    assert universal(table, 1) == [token, 0, 0, 0]


@rule("VAL-CHAMP-06")
def test_a_fourth_token_has_no_effect() -> None:
    table = champions_table({0: [WRATH], 1: ["bear-bjorn"]}, dice=[MISSES] * 4)
    for battles in range(1, 5):
        lost_attack(table)
        assert universal(table, 0)[0] == min(3, battles)


@rule("VAL-CHAMP-03")
def test_there_are_always_tokens_left() -> None:
    squad = ["champ-wolf-ketil", "champ-bear-hrolf", "champ-boar-hogni", "champ-deer-ingvar"]
    other = ["champ-wolf-skoll", "champ-bear-beigad", "champ-boar-starkad", "champ-deer-sigrun"]
    table = champions_table({0: squad, 1: other}, dice=[MISSES] * 3)
    for _ in range(3):
        lost_attack(table)
    assert universal(table, 0) + universal(table, 1) == [3] * 8


@rule("VAL-CHAMP-08")
def test_tokens_count_only_while_the_warrior_is_activated() -> None:
    table = champions_table({0: ["bear-grim", WRATH], 1: ["bear-bjorn"]}, dice=["axe x x x x x", MISSES])
    tokens(table).grown[0][1] = 3
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2


@rule("VAL-CHAMP-14", "VAL-TV-32", "VAL-AMB-066")
def test_a_berserk_with_three_tokens_adds_nothing() -> None:
    squads = {0: [BERSERK, "bear-grim"], 1: ["bear-bjorn"]}
    table = champions_table(squads, dice=["axe axe x x x x", MISSES])
    tokens(table).grown[0][0] = 3
    table.play(f"0: attack 1, activate {BERSERK}, activate bear-grim, pass", "1: pass")
    assert table.match.cards.warrior(table.match.cards.by_key(BERSERK)).strength == 5
    assert table.strength(0) == 2, "nothing from him, and he takes nothing from the other"


# -- vengeance


@rule("VAL-CHAMP-17", "VAL-CHAMP-18")
def test_vengeance_remembers_the_last_opponent_only() -> None:
    squads = {0: [VENGEANCE], 1: ["bear-bjorn"], 2: ["bear-grim"]}
    table = champions_table(squads, dice=[MISSES] * 2, seats=3)
    lost_attack(table)
    assert marks(table, 0)[0] == 1
    lost_attack(table, defender=2)
    assert marks(table, 0)[0] == 2
    assert universal(table, 0) == [0, 0, 0, 0]


@rule("VAL-CHAMP-18")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1), (1, 1)])
def test_the_new_token_replaces_the_old_one_whosoever_it_is(first: int, second: int) -> None:
    squads = {0: [VENGEANCE], 1: ["bear-bjorn"], 2: ["bear-grim"]}
    table = champions_table(squads, dice=[MISSES] * 2, seats=3)
    lost_attack(table, defender=first)
    lost_attack(table, defender=second)
    assert marks(table, 0) == [second, None, None, None]


@rule("VAL-CHAMP-17", "VAL-CHAMP-19")
@pytest.mark.parametrize(("hated", "strength"), [(1, 8), (2, 4)])
def test_vengeance_gives_four_against_the_player_remembered(hated: int, strength: int) -> None:
    squads = {0: [VENGEANCE], 1: ["bear-bjorn"], 2: ["bear-grim"]}
    table = champions_table(squads, dice=["spear bow x x x x", MISSES], seats=3)
    tokens(table).marks[0][0] = hated
    table.play(f"0: attack 1, activate {VENGEANCE}, pass", "1: pass")
    assert table.strength(0) == strength


@rule("VAL-CHAMP-17")
def test_the_defender_remembers_the_attacker() -> None:
    table = champions_table({0: ["bear-bjorn"], 1: [VENGEANCE]}, dice=MISSES).play("0: attack 1, pass")
    assert marks(table, 1)[0] == 0


@rule("VAL-AMB-132")
def test_an_opponent_who_is_no_player_is_remembered_too() -> None:
    table = champions_table({0: [VENGEANCE, WRATH], 1: ["bear-bjorn"]})
    table.match.fight = Battle(Fighter(0), Fighter(BEAST))
    clean_up(table.match)
    assert marks(table, 0)[:2] == [BEAST, None]
    assert universal(table, 0) == [0, 1, 0, 0]
    out: list[int] = []
    tokens(table).observe(0, out)
    assert 3 in out, "after both players"


# -- losing and moving tokens


@rule("VAL-CHAMP-05", "VAL-TL-21")
def test_tokens_return_when_the_warrior_goes_to_valhalla() -> None:
    table = champions_table({0: [WRATH, "bear-grim"], 1: ["bear-bjorn"]}, dice=["sword x x x x x", MISSES])
    tokens(table).grown[0][0] = 2
    table.play(f"0: attack 1, activate {WRATH}, pass", "1: pass")
    assert table.valhalla(0) == [WRATH]
    assert universal(table, 0) == [0, 0, 0, 0]


@rule("VAL-CHAMP-05")
def test_tokens_return_when_the_warrior_is_discarded() -> None:
    squads = {0: [WRATH, "bear-grim", "wolf-ulf", VENGEANCE]}
    table = champions_table(squads, {0: ["bear-bjorn"]})
    tokens(table).grown[0][0] = 2
    tokens(table).marks[0][3] = 1
    table.play(f"0: add-warrior bear-bjorn, dismiss {WRATH}, place 0")
    assert universal(table, 0) == [0, 0, 0, 0]
    assert marks(table, 0) == [None, None, None, 1]
    table.ends_quietly()


@rule("VAL-AMB-142")
def test_tokens_return_when_the_warrior_returns_to_hand() -> None:
    table = champions_table({0: [WRATH], 1: ["bear-bjorn"]})
    tokens(table).grown[0][0] = 2
    table.match.take_up(0, 0)
    assert tokens(table).bare(0, 0)
    assert table.hand(0) == [WRATH]


@rule("VAL-AMB-143")
def test_who_is_taken_by_another_player_keeps_his_tokens() -> None:
    table = champions_table({0: [WRATH, "bear-grim"], 1: ["bear-bjorn"]})
    tokens(table).grown[0][0] = 2
    tokens(table).marks[0][0] = 1
    table.match.move(0, 0, 1, 3)
    assert tokens(table).bare(0, 0)
    assert (universal(table, 1), marks(table, 1)) == ([0, 0, 0, 2], [None, None, None, 1])


@rule("VAL-CHAMP-05")
def test_in_ragnarok_all_tokens_return() -> None:
    table = champions_table({0: [WRATH, FRENZY]}, at="ragnarok", dice="sword x x x x x")
    tokens(table).grown[0][:2] = [2, 3]
    table.play(f"0: activate {WRATH}, pass")
    assert universal(table, 0) == [0, 0, 0, 0]


# -- Clan Rally


KIN = {0: [WRATH, "wolf-ulf", "wolf-randulf", "bear-grim"], 1: ["bear-bjorn"]}


@rule("VAL-CHAMP-20", "VAL-CHAMP-21")
def test_a_rally_gives_the_clan_of_the_champion_a_lasting_token() -> None:
    table = champions_table(KIN, {0: [RALLY]}, ["sword spear x x x x", MISSES])
    table.play(f"0: attack 1, play {RALLY}, activate wolf-ulf")
    assert universal(table, 0) == [0, 1, 1, 0]
    table.play("0: pass", "1: pass")
    assert table.strength(0) == 4, "two of his own and two for the token"
    assert universal(table, 0) == [1, 0, 1, 0], "it stays on the one who stayed"
    table.ends_quietly()


@rule("VAL-AMB-141")
def test_tokens_of_two_rallies_add_up() -> None:
    table = champions_table(KIN, {0: [RALLY, RALLY]}, ["sword x x x x x", MISSES])
    table.play(f"0: attack 1, play {RALLY}, play {RALLY}, activate wolf-ulf, pass", "1: pass")
    assert table.strength(0) == 6


@rule("VAL-CHAMP-20")
def test_with_several_champions_one_is_chosen() -> None:
    squads = {0: [WRATH, "wolf-ulf", "champ-bear-hrolf", "bear-grim"], 1: ["bear-bjorn"]}
    table = champions_table(squads, {0: [RALLY]}, MISSES).play(f"0: attack 1, play {RALLY}")
    assert table.options(0) == [f"rally-to {WRATH}", "rally-to champ-bear-hrolf"]
    table.play("0: rally-to champ-bear-hrolf")
    assert universal(table, 0) == [0, 0, 0, 1]


@rule("VAL-CHAMP-22", "VAL-AMB-140")
@pytest.mark.parametrize(("switch", "chosen"), [("off", 0), ("on", 1)])
def test_no_champion_gets_a_token_of_a_rally_unless_switched(switch: str, chosen: int) -> None:
    squads = {0: [WRATH, FRENZY, "wolf-ulf"], 1: ["bear-bjorn"]}
    options = {"rally_includes_chosen": switch}
    table = champions_table(squads, {0: [RALLY]}, MISSES, options=options)
    table.play(f"0: attack 1, play {RALLY}, rally-to {WRATH}")
    assert universal(table, 0) == [chosen, 0, 1, 0]


@rule("VAL-CHAMP-06", "VAL-AMB-140")
def test_the_chosen_champion_too_carries_three_at_most() -> None:
    table = champions_table(KIN, {0: [RALLY]}, MISSES, options={"rally_includes_chosen": "on"})
    tokens(table).grown[0][0] = 3
    table.play(f"0: attack 1, play {RALLY}")
    assert universal(table, 0) == [3, 1, 1, 0]


@rule("VAL-CHAMP-23")
def test_without_a_champion_a_rally_does_nothing() -> None:
    table = champions_table({0: ["wolf-ulf", "wolf-randulf"], 1: [WRATH]}, {0: [RALLY]}, MISSES)
    table.play(f"0: attack 1, play {RALLY}")
    assert universal(table, 0) == [0, 0, 0, 0]
    table.play("0: pass")
    table.ends_quietly()


# -- Mark of Vengeance


@rule("VAL-CHAMP-24", "VAL-CHAMP-25", "VAL-AMB-144")
def test_a_mark_is_set_after_a_battle_on_a_warrior_without_a_token() -> None:
    squads = {0: ["bear-grim", "wolf-ulf", WRATH, FRENZY], 1: ["bear-bjorn"]}
    table = champions_table(squads, {0: [MARK]}, ["axe x x x x x", MISSES])
    tokens(table).grown[0][2] = 1
    table.play("0: attack 1")
    assert not table.may(f"0: play {MARK}"), "not in the battle"
    table.play("0: activate bear-grim, pass", "1: pass", f"0: play {MARK}")
    assert table.options(0) == ["mark wolf-ulf", f"mark {FRENZY}"], "a champion without tokens may get it"
    table.play("0: mark wolf-ulf")
    assert marks(table, 0) == [None, 1, None, None]
    table.ends_quietly()


@rule("VAL-AMB-144")
def test_the_loser_may_set_a_mark_too() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]}
    table = champions_table(squads, {1: [MARK]}, ["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, pass", f"1: pass, play {MARK}, mark bear-bjorn")
    assert marks(table, 1)[0] == 0


@rule("VAL-CHAMP-25")
def test_where_all_carry_tokens_no_warrior_can_be_marked() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]}
    table = champions_table(squads, {1: [MARK]}, ["axe x x x x x", MISSES])
    tokens(table).rallied[1][0] = 1
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.asked() == [0], "the turn goes on"


@rule("VAL-CHAMP-26")
@pytest.mark.parametrize(("hated", "strength"), [(1, 6), (2, 2)])
def test_a_marked_warrior_has_four_more_against_that_opponent_for_good(hated: int, strength: int) -> None:
    squads = {0: ["bear-grim", "wolf-ulf"], 1: ["bear-bjorn"], 2: ["wolf-randulf"]}
    table = champions_table(squads, dice=["axe x x x x x", "sword axe x x x x"], seats=3)
    tokens(table).marks[0][0] = hated
    table.play("0: attack 1, activate bear-grim, pass", "1: activate bear-bjorn")
    assert table.strength(0) == strength
    if strength < 5:
        table.play("1: pass, pass")
        assert marks(table, 0)[0] == hated, "he lost and stays, and so does the mark"


# -- people, and the card file


@rule("VAL-CHAMP-03")
def test_everybody_sees_all_tokens() -> None:
    table = champions_table({0: [WRATH, VENGEANCE]})
    tokens(table).grown[0][0] = 2
    tokens(table).marks[0][1] = 1
    for seat in (-1, 0, 1):
        shown = view(table.match, seat).modules["champions"]
        assert shown["universal"][0][:2] == [2, 0]
        assert shown["vengeance"][0][:2] == [None, 1]


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """Write a player's own card set with its own champions."""
    for file in (HOME / "meadhall").glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copy(Path(champion_set.HOME) / champion_set.FILE, tmp_path)
    return tmp_path


def complaint(folder: Path, old: str, new: str) -> str:
    file = folder / champion_set.FILE
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        GAME.new(GAME.rulebook(GAME.setup(2, ON, cards=str(folder))), seeded("own"))
    return str(caught.value)


@rule("VAL-DATA-20")
def test_each_kind_of_champion_must_occur(own_set: Path) -> None:
    assert "no card has 'HONOUR'" in complaint(own_set, '"HONOUR"', '"WRATH"')


@rule("VAL-CHAMP-24", "VAL-DATA-20")
def test_a_mark_that_is_played_in_battle_is_refused(own_set: Path) -> None:
    assert "VAL-CHAMP-24" in complaint(own_set, 'timing = "after"', 'timing = "default"')


@rule("VAL-COMP-26")
def test_other_than_forty_are_refused(own_set: Path) -> None:
    after = 'timing = "after"\nside = "any"\n'
    assert "44 cards in all" in complaint(own_set, f"{after}copies = 5", f"{after}copies = 9")
