"""Chapters 20 to 23. Solo: one player against a beast of six cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.play import random_game
from meadhall.games.valhalla.beasts.lair import BEASTS, BeastCard, Dread, Lair, lair
from meadhall.games.valhalla.beasts.setup import Exchange, beast_at, lay_out
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.shared.sets import AGAINST_BEASTS
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, CLANS, EMPTY, WEAPONS, Courses
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.view import view
from meadhall.interface import people
from tests.rule import rule
from tests.rules.valhalla.table import Table

SOLO_JARLS = (
    "sigurd solveig sigvard hod agnar villsvin valgard styr vingor "
    "aslaug einar thord ottar esbjorn egil beinir bernhard"
)
MISSES = "x x x x x x"


def card(
    strength: int,
    cap: int = 9,
    clans: Sequence[str] = (),
    symbols: Sequence[str] = ("bow", "bow", "bow", "bow", "bow", "bow"),
    dread: Dread | None = None,
) -> BeastCard:
    """Return a beast card that hardly ever attacks unless a test says so."""
    numbers = [CLANS.index(clan) for clan in clans], [WEAPONS.index(weapon) for weapon in symbols]
    return BeastCard(strength, cap, *numbers, dread or Dread(), EMPTY)


def solo(
    squad: Sequence[str] = (),
    hand: Sequence[str] = (),
    stack: Sequence[BeastCard] = (),
    at: int = 0,
    level: int = 1,
    dice: str | Sequence[str | int] = (),
    **more: object,
) -> Table:
    """Return a table at the beginning of the player's turn; the given cards are followed by weak ones above them."""
    table = Table({0: squad}, {0: hand}, dice=dice, seats=1, modules=["solo"], **more)  # type: ignore[arg-type]
    den = lair(table.match)
    table.match.log = None
    lay_out(table.match, 0)
    table.match.log = []
    den.level = level
    den.begun = True
    if stack:
        den.stack = list(stack)
    den.at = at
    return table


def den_of(table: Table) -> Lair:
    return lair(table.match)


def finish_turn(table: Table) -> Table:
    """Phase B: keep the first card."""
    while table.asked() and any(option.startswith(("keep", "drop")) for option in table.options(0)):
        table.answer(0, table.options(0)[0])
    return table


SIX = [card(2), card(4), card(6), card(8), card(10), card(12)]


def begin(seed: str = "solo", options: dict[str, str] | None = None, modules: list[str] | None = None) -> Table:
    """Run a game from its setup to the first turn, always with the first answer."""
    table = Table(seats=1, modules=["solo", *(modules or [])], at="setup", options=options)
    table.match.chance = seeded(seed)
    return table


def to_first_turn(table: Table) -> Table:
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        table.answer(0, table.options(0)[0])
    return table


# -- setup


@rule("VAL-SOLO-01", "VAL-EXP-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_player_plays_solo(seats: int) -> None:
    assert GAME.setup(1, ["solo"]).seats == 1
    with pytest.raises(SetupError, match="VAL-SOLO-01"):
        GAME.setup(seats, ["solo"])


def test_one_player_needs_the_expansion() -> None:
    with pytest.raises(SetupError, match="2 to 6 can play"):
        GAME.setup(1)


@rule("VAL-AMB-015", "VAL-SOLO-71")
@pytest.mark.parametrize("other", [key for key in ("tyr", "loki", "king", "thor", "dwarves") if key in GAME.expansions])
def test_what_is_not_on_the_list_stays_in_the_box(other: str) -> None:
    with pytest.raises(SetupError, match=f"sets that fit: {', '.join(AGAINST_BEASTS)}.*VAL-"):
        GAME.setup(1, ["solo", other])


@rule("VAL-SOLO-03", "VAL-SOLO-10", "VAL-COMP-24", "VAL-DIFF-55")
def test_the_player_chooses_one_of_four_beasts_and_a_level() -> None:
    table = begin()
    assert table.options(0) == [f"choose-beast {key}" for key in BEASTS]
    table.play("0: choose-beast hel")
    assert table.options(0) == ["choose-level 1", "choose-level 2", "choose-level 3"]
    table.play("0: choose-level 3")
    assert (den_of(table).key, den_of(table).level) == ("hel", 3)


@rule("VAL-SOLO-03")
def test_the_log_names_the_beast_that_was_chosen() -> None:
    setup = GAME.setup(1, ["solo"], {"solo_monster": "surtr"})
    match = GAME.new(GAME.rulebook(setup), seeded("log"), log=True)
    chosen = next(line for line in people.log(GAME, match, 0) if line.name == "beast-chosen")
    assert [subject.key for subject in chosen.subjects] == ["surtr"]


@rule("VAL-SOLO-03", "VAL-SOLO-10")
def test_or_both_were_agreed_on() -> None:
    table = begin(options={"solo_monster": "surtr", "solo_level": "2"})
    assert table.options(0)[0].startswith("keep-jarl")
    assert (den_of(table).key, den_of(table).level) == ("surtr", 2)


@rule("VAL-SOLO-04", "VAL-SOLO-05", "VAL-SOLO-06", "VAL-DATA-18")
@pytest.mark.parametrize("number", range(4))
def test_a_stack_rises_and_its_other_side_is_stronger(number: int) -> None:
    beast = beast_at(solo().match, number)
    for side in (beast.normal, beast.plus40):
        strengths = [each.strength for each in side]
        assert len(side) == 6
        assert strengths == sorted(set(strengths))
        assert all(1 <= len(each.symbols) <= 6 for each in side)
    assert all(strong.strength > weak.strength for weak, strong in zip(beast.normal, beast.plus40, strict=True))


@rule("VAL-SOLO-07", "VAL-SOLO-08", "VAL-DIFF-56")
def test_before_the_game_the_whole_stack_is_seen_then_a_card_and_the_next() -> None:
    table = begin(options={"solo_monster": "hel", "solo_level": "1"})
    table.start()
    before = view(table.match, 0).modules["solo"]
    assert len(before["stack"]) == 6
    to_first_turn(table)
    shown = view(table.match, 0).modules["solo"]
    assert "stack" not in shown
    strengths = [each["strength"] for each in before["stack"]]
    assert (shown["card"]["strength"], shown["below"]["strength"]) == (strengths[0], strengths[1])


@rule("VAL-SOLO-12", "VAL-JARL-25")
def test_the_jarl_is_chosen_freely_among_those_that_fit() -> None:
    table = begin(options={"solo_monster": "hel", "solo_level": "1"})
    assert {option.split()[1] for option in table.options(0)} == set(SOLO_JARLS.split())
    table.play("0: keep-jarl thord")
    assert GAME.key_of(table.match, "jarl", table.match.players[0].jarl) == "thord"


@rule("VAL-SOLO-11", "VAL-SOLO-13", "VAL-SOLO-14", "VAL-SOLO-17", "VAL-SOLO-18")
def test_forty_cards_go_six_are_drawn_and_the_squad_is_empty() -> None:
    table = to_first_turn(begin())
    assert (len(table.match.deck.cards), len(table.match.discard)) == (74, 40)
    assert (len(table.hand(0)), table.warriors(0), table.shields(0)) == (6, [], 4)


@rule("VAL-SOLO-15", "VAL-SOLO-16")
def test_cards_are_exchanged_once_then_shuffled_in() -> None:
    table = begin(options={"solo_monster": "hel", "solo_level": "1"})
    table.play("0: keep-jarl thord")
    assert isinstance(table.match.stack[-1], Exchange)
    first = table.hand(0)
    gone = [first[0], first[3]]
    table.play(f"0: exchange {gone[0]}, exchange {gone[1]}")
    assert not any(option == f"exchange {first[0]}" for option in table.options(0)), "in ascending order"
    table.play("0: pass")
    assert isinstance(table.match.stack[-1], PhaseA)
    assert (len(table.hand(0)), len(table.match.deck.cards), len(table.match.discard)) == (6, 74, 40)
    kept = [key for key in first if key not in gone]
    assert all(key in table.hand(0) for key in kept)


# -- the turn


@rule("VAL-SOLO-02", "VAL-SOLO-19", "VAL-SOLO-20", "VAL-SOLO-44", "VAL-TL-46")
def test_a_turn_is_phase_a_phase_b_and_the_beast_s_phase() -> None:
    squad = ["wolf-ulf", "bear-bera"]
    table = solo(squad, [], SIX, dice=["sword x x x x x", MISSES], deck=["bear-grim", "bear-bjorn"])
    assert "attack-beast" in table.options(0)
    table.play("0: attack-beast, activate wolf-ulf, pass")
    assert table.options(0) == ["keep bear-grim", "keep bear-bjorn"], "phase B"
    table.play("0: keep bear-bjorn")
    assert table.events("beast-rolled", 0) == [[5] * 6]
    table.ends_quietly()


@rule("VAL-SOLO-21")
def test_with_an_empty_squad_warriors_come_first() -> None:
    table = solo([], ["wolf-ulf", "fury-2"], SIX)
    assert table.options(0) == ["add-warrior wolf-ulf"]
    assert table.refuses("0: attack-beast") == "VAL-SOLO-21"


@rule("VAL-SOLO-22", "VAL-DIFF-58")
def test_the_beast_sleeps_while_the_squad_is_empty() -> None:
    table = solo([], ["fury-2"], SIX, deck=["fury-2", "fury-3", "fury-3", "fury-3"])
    table.play("0: keep fury-2, keep fury-3")
    assert table.events("beast-rolled", 0) == []
    table.ends_quietly()


@rule("VAL-SOLO-09", "VAL-SOLO-23", "VAL-SOLO-24", "VAL-SOLO-25", "VAL-SOLO-26", "VAL-AMB-131")
def test_matching_dice_stay_the_others_are_rolled_again() -> None:
    stack = [card(9, symbols=["axe", "axe", "bow"]), *SIX[5:]]
    table = solo(["wolf-ulf"], [], stack, dice=["axe sword sword shield x x", "axe axe sword shield x"])
    finish_turn(table.play("0: draw"))
    assert den_of(table).covered == 0b001
    assert den_of(table).loose_dice() == 5
    finish_turn(table.play("0: draw"))
    assert den_of(table).covered == 0b011, "the third axe goes back"
    assert [len(faces) for faces in table.events("beast-rolled", 0)] == [6, 5]
    table.ends_quietly()


@rule("VAL-SOLO-27", "VAL-SOLO-29", "VAL-SOLO-49")
def test_a_covered_card_attacks_at_once_and_rolls_nothing() -> None:
    stack = [card(1, symbols=["axe"]), *SIX[5:]]
    table = solo(["wolf-ulf"], [], stack, dice=["axe axe x x x x", "sword x x x x x"])
    finish_turn(table.play("0: draw"))
    battle = table.match.battle()
    assert (battle.attacker.seat, battle.defender.seat, battle.attacker.strength) == (BEAST, 0, 1)
    assert not battle.attacker.rolled
    table.play("0: activate wolf-ulf, pass, pass")
    assert den_of(table).covered == 0
    table.ends_quietly()


# -- the battle


def attack(table: Table, *moves: str) -> Table:
    return table.play("0: attack-beast", *(f"0: {move}" for move in moves))


@rule("VAL-SOLO-40", "VAL-SOLO-48", "VAL-TL-63", "VAL-TV-33", "VAL-TV-34", "VAL-SOLO-53", "VAL-SOLO-54")
def test_equal_strength_wins_an_attack_and_loses_a_defence() -> None:
    won = attack(solo(["wolf-ulf"], [], SIX, dice="sword x x x x x"), "activate wolf-ulf, pass")
    assert den_of(won).at == 1
    stack = [card(2, symbols=["axe"]), *SIX[5:]]
    lost = solo(["wolf-ulf"], [], stack, dice=["axe x x x x x", "sword x x x x x"])
    finish_turn(lost.play("0: draw"))
    deck = len(lost.match.deck.cards)
    lost.play("0: activate wolf-ulf, pass, pass")
    assert (lost.shields(0), lost.match.removed, deck - len(lost.match.deck.cards)) == (3, 1, 2)
    lost.ends_quietly()


@rule("VAL-SOLO-28")
def test_the_glory_in_valhalla_is_strength_in_every_battle() -> None:
    valhalla = {0: ["wolf-kveldulf", "bear-grim"]}
    table = attack(solo(["wolf-ulf"], [], [card(5), *SIX[3:]], dice="sword x x x x x", valhalla=valhalla))
    table.play("0: activate wolf-ulf, pass")
    assert table.strength(0) == 2 + 3
    stack = [card(4, symbols=["axe"]), *SIX[5:]]
    table = solo(["wolf-ulf"], [], stack, dice=["axe x x x x x", "sword x x x x x"], valhalla=valhalla)
    finish_turn(table.play("0: draw")).play("0: activate wolf-ulf, pass, pass")
    assert (table.strength(0), table.shields(0)) == (5, 4)


@rule("VAL-SOLO-30")
@pytest.mark.parametrize(("clans", "strength"), [(["wolf"], 4), (["deer", "bear"], 1)])
def test_boars_look_at_the_clans_on_the_card(clans: list[str], strength: int) -> None:
    table = solo(["boar-galti"], [], [card(9, clans=clans), *SIX[5:]], dice="spear x x x x x")
    attack(table, "activate boar-galti, pass, pass")
    assert table.strength(0) == strength


@rule("VAL-SOLO-31", "VAL-SOLO-32", "VAL-DIFF-57")
@pytest.mark.parametrize(("each", "grey"), [("off", 1), ("on", 2)])
def test_a_frost_giant_gives_a_die(each: str, grey: int) -> None:
    dice = ["axe axe bow bow x x", "sword", "shield"][: 2 + (each == "on")]
    table = solo(["frost-frosti", "frost-mjoll"], [], SIX, dice=dice, options={"solo_frost_each": each})
    attack(table, "activate frost-frosti, arm-with axe, arm-with axe")
    assert "grey-sword" in table.dice(0)
    table.play("0: activate frost-mjoll, arm-with bow")
    assert sum(die.startswith("grey") for die in table.dice(0)) == grey


@rule("VAL-SOLO-31")
def test_in_defence_too() -> None:
    stack = [card(9, symbols=["axe"]), *SIX[5:]]
    table = solo(["frost-frosti"], [], stack, dice=["axe x x x x x", "axe axe x x x x", "bow"])
    finish_turn(table.play("0: draw")).play("0: activate frost-frosti")
    assert "grey-bow" in table.dice(0)


@rule("VAL-DIFF-57")
@pytest.mark.parametrize(("edition", "value"), [("", "off"), ("PL", "off"), ("RU", "on")])
def test_the_editions_differ_in_the_frost(edition: str, value: str) -> None:
    assert GAME.setup(1, ["solo"], edition=edition).options["solo_frost_each"] == value


@rule("VAL-SOLO-33")
def test_fewer_than_the_opponent_means_fewer_than_clans_on_the_card() -> None:
    for clans, playable in ((["wolf", "wolf"], True), (["wolf"], False)):
        table = solo(["wolf-ulf"], ["fury-3"], [card(9, clans=clans), *SIX[5:]], dice="sword x x x x x")
        attack(table)
        assert table.may("0: play fury-3") == playable


@rule("VAL-SOLO-37", "VAL-SOLO-38", "VAL-SOLO-39")
def test_tactics_and_rerolls_work_as_usual() -> None:
    table = solo(["wolf-ulf"], ["fury-2"], [card(4), *SIX[3:]], dice=["axe x x x x x", "sword"])
    attack(table, "discard-for-reroll x, pick-die axe, roll")
    assert len(table.dice(0)) == 5
    table.play("0: activate wolf-ulf, play fury-2, pass")
    assert (table.strength(0), den_of(table).at) == (4, 1)
    assert "fury-2" in table.discard()


@rule("VAL-AMB-119", "VAL-DIFF-61", "VAL-SOLO-46", "VAL-SOLO-47", "VAL-SOLO-64", "VAL-SOLO-65", "VAL-SOLO-66")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 4), (3, 6)])
def test_an_attack_without_an_activated_warrior_fails_and_costs_cards(level: int, cards: int) -> None:
    table = solo(["wolf-ulf"], [], SIX, level=level, dice=MISSES)
    den_of(table).covered = 0b11
    deck = len(table.match.deck.cards)
    attack(table, "pass")
    assert table.match.fight is None
    assert deck - len(table.match.deck.cards) == cards + 2, "phase B has drawn two"
    assert (den_of(table).at, den_of(table).covered, table.shields(0)) == (0, 0b11, 4)


@rule("VAL-SOLO-41", "VAL-SOLO-42", "VAL-SOLO-43", "VAL-SOLO-57", "VAL-TL-64")
def test_a_won_attack_beats_the_card_and_sends_all() -> None:
    stack = [card(2, cap=1), card(4, cap=3), *SIX[2:]]
    table = solo(["wolf-ulf", "wolf-randulf", "bear-bera"], [], stack, dice="sword spear x x x x")
    den_of(table).covered = 0b111
    attack(table, "activate wolf-ulf, activate wolf-randulf, pass")
    assert (den_of(table).at, den_of(table).covered) == (1, 0)
    assert table.valhalla(0) == ["wolf-ulf", "wolf-randulf"], "the new card's cap counts"
    assert table.warriors(0) == ["bear-bera"]


@rule("VAL-SOLO-55", "VAL-SOLO-56", "VAL-AMB-124", "VAL-INV-10")
def test_those_who_would_break_the_cap_are_discarded_the_player_chooses() -> None:
    stack = [card(2, cap=9), card(4, cap=3), *SIX[2:]]
    squad = ["wolf-gunnolf", "wolf-ulfrun", "wolf-hundolf"]  # worth 2, 2 and 1
    table = solo(squad, [], stack, dice="sword shield bow x x x")
    attack(table, "activate wolf-gunnolf, activate wolf-ulfrun, activate wolf-hundolf, pass")
    assert table.options(0) == [f"send-to-valhalla {key}" for key in squad]
    table.play("0: send wolf-gunnolf")
    assert table.valhalla(0) == ["wolf-gunnolf", "wolf-hundolf"], "he finds room beside the first"
    assert table.discard()[0] == "wolf-ulfrun"
    assert table.warriors(0) == []


@rule("VAL-AMB-124", "VAL-SOLO-43", "VAL-SOLO-56")
@pytest.mark.parametrize(
    ("sent", "room", "entered"),
    [
        (["wolf-hundolf", "wolf-ulfrun"], 3, ["wolf-ulfrun", "wolf-hundolf"]),
        (["wolf-ulfrun", "wolf-gunnolf"], 4, ["wolf-gunnolf", "wolf-ulfrun"]),
        (["wolf-ulfrun", "wolf-hundolf"], 4, ["wolf-ulfrun", "wolf-hundolf"]),
        (["wolf-gunnolf"], 2, ["wolf-gunnolf"]),
    ],
)
def test_only_the_surplus_is_discarded(sent: list[str], room: int, entered: list[str]) -> None:
    stack = [card(2, cap=9), card(4, cap=room), *SIX[2:]]
    squad = ["wolf-gunnolf", "wolf-ulfrun", "wolf-hundolf"]  # worth 2, 2 and 1
    table = solo(squad, [], stack, dice="sword shield bow x x x")
    attack(table, "activate wolf-gunnolf, activate wolf-ulfrun, activate wolf-hundolf, pass")
    for key in sent:
        assert not table.may("0: pass"), "no warrior who fits is discarded"
        table.play(f"0: send {key}")
    assert (table.valhalla(0), table.warriors(0)) == (entered, [])
    assert len([key for key in squad if key in table.discard()]) == 3 - len(entered)


@rule("VAL-AMB-124")
def test_in_games_from_before_the_player_could_throw_away_who_fits() -> None:
    stack = [card(2, cap=9), card(4, cap=3), *SIX[2:]]
    squad = ["wolf-gunnolf", "wolf-ulfrun"]
    table = solo(squad, [], stack, dice="sword shield x x x x", rules=1)
    attack(table, "activate wolf-gunnolf, activate wolf-ulfrun, pass, pass")
    assert (table.valhalla(0), table.warriors(0)) == ([], [])


@rule("VAL-AMB-125")
def test_a_cap_below_the_total_lets_no_warrior_in_and_throws_none_out() -> None:
    stack = [card(2, cap=9), card(9, cap=1), *SIX[5:]]
    table = solo(["wolf-ulf"], [], stack, dice="sword x x x x x", valhalla={0: ["wolf-kveldulf"]})
    attack(table, "activate wolf-ulf, pass")
    assert table.valhalla(0) == ["wolf-kveldulf"]
    assert table.discard()[0] == "wolf-ulf"


@rule("VAL-SOLO-45", "VAL-SOLO-52")
def test_after_a_defeat_one_warrior_may_go_if_the_cap_allows() -> None:
    squad = ["wolf-ulf", "wolf-gunnolf"]
    table = solo(squad, [], [card(9, cap=1), *SIX[5:]], dice="sword sword x x x x")
    attack(table, "activate wolf-ulf, activate wolf-gunnolf, pass")
    assert table.options(0) == ["pass", "send-to-valhalla wolf-ulf"], "the other one is worth too much"
    table.play("0: send wolf-ulf")
    assert (table.valhalla(0), table.warriors(0)) == (["wolf-ulf"], ["wolf-gunnolf"])
    stack = [card(9, symbols=["axe"]), *SIX[5:]]
    table = solo(squad, [], stack, dice=["axe x x x x x", "sword sword x x x x"])
    finish_turn(table.play("0: draw")).play("0: activate wolf-ulf, activate wolf-gunnolf, pass, send wolf-gunnolf")
    assert (table.valhalla(0), table.warriors(0), table.shields(0)) == (["wolf-gunnolf"], ["wolf-ulf"], 3)
    table.ends_quietly()


@rule("VAL-SOLO-45", "VAL-SOLO-52")
@pytest.mark.parametrize("attacks", [True, False])
def test_after_a_defeat_no_more_than_one_goes_though_there_is_room(attacks: bool) -> None:
    squad, stack = ["wolf-ulf", "wolf-gunnolf"], [card(9, cap=9, symbols=["axe"]), *SIX[5:]]
    dice = ["sword sword x x x x"] if attacks else ["axe x x x x x", "sword sword x x x x"]
    table = solo(squad, [], stack, dice=dice)
    finish_turn(table.play("0: attack-beast" if attacks else "0: draw"))
    table.play("0: activate wolf-ulf, activate wolf-gunnolf, pass")
    assert table.options(0) == ["pass", "send-to-valhalla wolf-ulf", "send-to-valhalla wolf-gunnolf"]
    table.play("0: send wolf-ulf")
    assert not any(option.startswith("send") for option in table.options(0))
    assert (table.valhalla(0), table.warriors(0)) == (["wolf-ulf"], ["wolf-gunnolf"])


@rule("VAL-SOLO-50")
def test_after_a_won_defence_several_may_go() -> None:
    stack = [card(1, cap=9, symbols=["axe"]), *SIX[5:]]
    table = solo(["wolf-ulf", "wolf-gunnolf"], [], stack, dice=["axe x x x x x", "sword sword x x x x"])
    finish_turn(table.play("0: draw")).play("0: activate wolf-ulf, activate wolf-gunnolf, pass")
    table.play("0: send wolf-ulf, send wolf-gunnolf")
    assert table.valhalla(0) == ["wolf-ulf", "wolf-gunnolf"]


@rule("VAL-SOLO-49", "VAL-SOLO-47", "VAL-SOLO-41")
@pytest.mark.parametrize(("attacks", "strength", "covered"), [(False, 9, 0), (False, 1, 0), (True, 9, 1), (True, 1, 0)])
def test_the_dice_leave_the_card_whatever_comes_of_its_attack(attacks: bool, strength: int, covered: int) -> None:
    """After a failed attack of the player they stay."""
    stack = [card(strength, symbols=["axe", "axe"] if attacks else ["axe"]), *SIX[5:]]
    table = solo(["wolf-ulf"], [], stack, dice=["sword x x x x x"] if attacks else ["axe x x x x x", "sword x x x x x"])
    den_of(table).covered = 1 if attacks else 0
    finish_turn(table.play("0: attack-beast" if attacks else "0: draw"))
    table.play("0: activate wolf-ulf, pass")
    while table.match.fight is not None:
        table.answer(0, "pass")
    assert den_of(table).covered == covered


@rule("VAL-SOLO-50", "VAL-SOLO-51", "VAL-AMB-124")
def test_after_a_won_defence_any_may_go_and_the_card_stays() -> None:
    stack = [card(1, cap=2, symbols=["axe"]), *SIX[5:]]
    squad = ["wolf-ulf", "wolf-gunnolf"]
    table = solo(squad, [], stack, dice=["axe x x x x x", "sword sword x x x x"])
    finish_turn(table.play("0: draw")).play("0: activate wolf-ulf, activate wolf-gunnolf, pass")
    assert table.options(0) == ["pass", "send-to-valhalla wolf-ulf", "send-to-valhalla wolf-gunnolf"]
    table.play("0: send wolf-gunnolf")
    assert (table.valhalla(0), table.warriors(0)) == (["wolf-gunnolf"], ["wolf-ulf"]), "who does not fit may stay"
    assert (den_of(table).at, table.shields(0)) == (0, 4)
    table.ends_quietly()


@rule("VAL-SOLO-58")
def test_valhalla_lies_face_up() -> None:
    table = to_first_turn(begin())
    assert view(table.match, -1).players[0].valhalla == []


@rule("VAL-TL-60", "VAL-TL-61", "VAL-TL-62", "VAL-TL-65", "VAL-TL-66")
def test_the_battle_s_timeline() -> None:
    steps = solo().match.rules.courses[Courses.SOLO_BATTLE]
    rules = [step.rule for step in steps if step.rule.startswith("VAL-TL")]
    assert list(dict.fromkeys(rules)) == [f"VAL-TL-{n}" for n in range(60, 67)]


# -- the end


@rule("VAL-SOLO-59", "VAL-TL-66", "VAL-INV-02")
def test_the_fourth_lost_shield_ends_it_at_once() -> None:
    stack = [card(9, symbols=["axe"]), *SIX[5:]]
    table = solo(["wolf-ulf"], [], stack, dice=["axe x x x x x", MISSES])
    table.match.players[0].shields, table.match.removed = 1, 3
    finish_turn(table.play("0: draw")).play("0: pass")
    assert table.match.over
    assert table.match.winners() == []
    assert table.match.lost_together()
    assert GAME.ended_by(table.match) == "defeat"


@rule("VAL-SOLO-60", "VAL-AMB-128", "VAL-DIFF-24")
def test_an_empty_deck_loses_while_more_than_one_card_is_left() -> None:
    table = solo(["wolf-ulf"], [], SIX, at=4, deck=["bear-grim", "bear-bjorn"], deck_ends=True)
    table.play("0: draw")
    assert table.drawn(0) == ["bear-grim", "bear-bjorn"], "the step is finished first"
    table.play("0: keep bear-grim")
    assert (table.match.over, table.match.winners()) == (True, [])


@rule("VAL-SOLO-61", "VAL-SOLO-62", "VAL-DIFF-60")
@pytest.mark.parametrize(("dice", "winners"), [("sword x x x x x", [0]), (MISSES, [])])
def test_with_the_last_card_there_is_one_last_attack(dice: str, winners: list[int]) -> None:
    stack = [*SIX[:5], card(2)]
    table = solo(["wolf-ulf"], [], stack, at=5, deck=["bear-grim", "bear-bjorn"], deck_ends=True, dice=dice)
    table.play("0: draw, keep bear-grim")
    assert den_of(table).last
    assert table.match.battle().attacker.seat == 0
    table.play("0: activate wolf-ulf, pass" if winners else "0: pass")
    assert (table.match.over, table.match.winners()) == (True, winners)


@rule("VAL-AMB-129")
def test_a_last_attack_needs_a_warrior() -> None:
    table = solo([], ["fury-2"], SIX, at=5, deck=["bear-grim", "bear-bjorn"], deck_ends=True)
    table.play("0: keep bear-grim")
    assert (table.match.over, table.match.winners()) == (True, [])


@rule("VAL-TV-35", "VAL-SOLO-66")
@pytest.mark.parametrize(("at", "over"), [(0, True), (5, False)])
def test_five_cards_for_a_defeat_of_level_three(at: int, over: bool) -> None:
    deck = ["bear-grim", "bear-bjorn", "bear-bera", "wolf-randulf", "wolf-ulfhild"]
    table = solo(["wolf-ulf"], [], SIX, at=at, level=3, deck=deck, deck_ends=True, dice=MISSES)
    attack(table, "pass")
    assert table.match.deck.cards == []
    assert table.match.over == over
    assert den_of(table).last != over


@rule("VAL-SOLO-63")
def test_beating_the_last_card_wins() -> None:
    table = solo(["wolf-ulf"], [], [*SIX[:5], card(2)], at=5, dice="sword x x x x x")
    attack(table, "activate wolf-ulf, pass")
    assert (table.match.over, table.match.winners()) == (True, [0])
    assert GAME.ended_by(table.match) == "victory"
    assert view(table.match, 0).winners == [0]


# -- abilities: see test_solo_dread.py; sets


SETS = [key for key in ("valkyries", "elves", "champions") if key in GAME.expansions]


@rule("VAL-SOLO-67", "VAL-SOLO-68", "VAL-SOLO-69", "VAL-SOLO-70", "VAL-SOLO-72", "VAL-DIFF-64")
@pytest.mark.parametrize("other", SETS)
def test_a_set_of_forty_cards_may_join(other: str) -> None:
    table = to_first_turn(begin(modules=[other]))
    assert (len(table.match.deck.cards), len(table.match.discard)) == (114, 40)
    assert den_of(table).plus40
    assert den_of(table).stack == beast_at(table.match, 0).plus40
    table.answer(0, table.options(0)[0])
    while table.match.players[0].drawn.cards == []:
        table.answer(0, table.options(0)[0])
    assert len(table.drawn(0)) == 3


@rule("VAL-SOLO-71", "VAL-EXP-09")
@pytest.mark.skipif(len(SETS) < 2, reason="fewer than two sets that fit")
def test_beyond_the_books_two_sets_may_join_by_the_rules_for_two() -> None:
    table = to_first_turn(begin(modules=[*SETS[:2]]))
    assert (len(table.match.deck.cards), len(table.match.discard)) == (200 - 60 - 6, 60)
    assert den_of(table).plus40


# -- whole games


@rule("VAL-SOLO-62", "VAL-SOLO-63")
@pytest.mark.parametrize("beast", BEASTS)
@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize("plus40", [False, True])
def test_every_game_ends_won_or_lost(beast: str, level: str, plus40: bool) -> None:
    rules = GAME.rulebook(GAME.setup(1, ["solo"], {"solo_monster": beast, "solo_level": level}))
    for seed in range(3):
        match = GAME.begin(rules, seeded(f"{beast} {seed}"))
        assert isinstance(match, Valhalla)
        match.parts = [module.part(match) for module in rules.modules]
        lair(match).plus40 = plus40
        match.run()
        random_game(match, seeded(f"answers {seed}"))
        assert match.over
        assert (match.winners() == [0]) == (lair(match).at == 6)
        lost = any(player.shields == 0 for player in match.players) or match.ran_out
        assert match.lost_together() == (lair(match).at < 6)
        assert lair(match).at == 6 or lost
