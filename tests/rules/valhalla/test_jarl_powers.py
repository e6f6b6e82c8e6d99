"""Chapter 8. Each ability of a jarl alone: when it can be used, and what it changes."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.cards.deck import Power
from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.jarls.book import (
    DieForStrength,
    DieStrength,
    ExtraCardAfterAttack,
    ExtraDice,
    TacticBack,
)
from meadhall.games.valhalla.jarls.chapter import cut_off, jarl_of, may_use, plays_role, silenced
from meadhall.games.valhalla.jarls.house import (
    FoeDice,
    FreeReroll,
    FromPile,
    StealAfterBattle,
    SymbolStrength,
    turnable,
)
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import (
    COLOURED,
    DIE_CLASSES,
    EMPTY,
    GREY,
    MATERIALS,
    STAND_IN,
    Moment,
    Quantity,
    X,
)
from tests.rule import rule
from tests.rules.altered import altered
from tests.rules.valhalla.meet import fight
from tests.rules.valhalla.table import Table

SQUADS = {0: ["bear-grim", "bear-bjorn", "bear-styrbjorn"], 1: ["wolf-ulf"], 2: ["wolf-hundolf"]}
MAIN, SECONDARY = 0, 1


def war(attacker: int = 0, defender: int = 1, **more: object) -> Valhalla:
    return fight(Table(SQUADS, seats=3, **more), attacker, defender, armed=())  # type: ignore[arg-type]


# -- when abilities can be used


@rule("VAL-JARL-04", "VAL-AMB-031")
@pytest.mark.parametrize(
    ("link", "used", "main", "second"),
    [
        ("BOTH", 0, True, True),
        ("BOTH", 1, False, True),
        ("BOTH", 2, True, False),
        ("BOTH", 3, False, False),
        ("ONE_OF", 0, True, True),
        ("ONE_OF", 1, False, False),
        ("ONE_OF", 2, False, False),
    ],
)
def test_each_ability_once_or_only_one_of_the_two(link: str, used: int, main: bool, second: bool) -> None:
    jarl = jarl_of(war(jarls={0: "egil"}), 0)
    assert jarl is not None
    before, jarl.link = jarl.link, link
    found = [may_use(jarl, used, which) for which in (MAIN, SECONDARY)]
    jarl.link = before
    assert found == [main, second]


@rule("VAL-RAG-07")
@pytest.mark.parametrize(
    ("role", "roles"),
    [("attacker", [True, False, False]), ("defender", [False, True, False]), ("any", [True, True, False])],
)
def test_who_plays_a_role(role: str, roles: list[bool]) -> None:
    match = war()
    assert [plays_role(match, seat, role) for seat in range(3)] == roles
    match.fight = Battle(Fighter(0), Fighter(EMPTY))
    assert plays_role(match, 0, role) == (role != "defender"), "in Ragnarök everybody attacks"
    match.fight = None
    assert not plays_role(match, 0, role)


@rule("VAL-TACTIC-14", "VAL-TACTIC-15")
def test_only_a_participant_is_cut_off_and_only_in_the_battle() -> None:
    match = war(jarls={0: "sigurd", 2: "sigurd"})
    jarl = jarl_of(match, 0)
    assert jarl is not None
    assert not silenced(match, 0, jarl, MAIN)
    match.fighter(0).muted = True
    assert [silenced(match, seat, jarl, MAIN) for seat in (0, 2)] == [True, False]
    match.fight = None
    assert not silenced(match, 0, jarl, MAIN)


@rule("VAL-AMB-038", "VAL-TACTIC-15")
@pytest.mark.parametrize(("rules", "cut"), [(1, True), (2, False)])
def test_who_acts_before_the_battle_is_cut_off_only_in_games_from_before(rules: int, cut: bool) -> None:
    match = war(jarls={0: "egil"}, rules=rules)
    jarl = jarl_of(match, 0)
    assert jarl is not None
    match.fighter(0).muted = True
    assert cut_off(match, 0, Moment.BEFORE_BATTLE, jarl, MAIN) == cut


@rule("VAL-AMB-038", "VAL-TACTIC-15")
def test_the_ability_itself_decides_whether_it_is_cut_off() -> None:
    match = war(rules=2)
    match.fighter(0).muted = True
    mixed = [jarl for jarl in match.cards.jarls if jarl.main.apart() != jarl.secondary.apart()]
    assert mixed
    for jarl in mixed:
        cut = [cut_off(match, 0, Moment.ATTACK, jarl, which) for which in (MAIN, SECONDARY)]
        assert cut == [not jarl.main.apart(), not jarl.secondary.apart()]


@rule("VAL-COMP-08", "VAL-DATA-25", "VAL-JARL-25")
def test_a_jarl_has_to_do_with_whatever_one_of_his_abilities_has() -> None:
    jarl = altered(war().cards.jarls[0])
    dice, strength = ExtraDice(1, "any"), DieForStrength(1)
    for main, second in ((dice, strength), (strength, dice), (FoeDice(1), dice), (dice, FoeDice(1))):
        jarl.give(main, second)
        assert (jarl.main, jarl.secondary, jarl.immune) == (main, second, main.apart())
        assert (jarl.moments, jarl.changes) == (main.moments | second.moments, main.changes | second.changes)
        assert jarl.hinders == (FoeDice in (type(main), type(second)))


# -- numbers


@rule("VAL-JARL-13", "VAL-JARL-15", "VAL-JARL-16", "VAL-AMB-024")
@pytest.mark.parametrize(
    ("power", "quantity", "before"),
    [
        (DieForStrength(1), Quantity.STRENGTH, True),
        (DieStrength(1), Quantity.STRENGTH, True),
        (ExtraDice(1, "any"), Quantity.EXTRA_DICE, False),
        (SymbolStrength(1, 1, 1), Quantity.STRENGTH, False),
    ],
)
def test_what_number_an_ability_changes(power: Power, quantity: int, before: bool) -> None:
    assert (power.changes, power.before_battle) == (1 << quantity, before)


@rule("VAL-JARL-13", "VAL-JARL-15")
@pytest.mark.parametrize("power", [DieForStrength(2), DieStrength(2)])
@pytest.mark.parametrize(
    ("quantity", "used", "aside", "value"),
    [
        (Quantity.STRENGTH, 1, 1, 7),
        (Quantity.STRENGTH, 0, 1, 5),
        (Quantity.STRENGTH, 1, 0, 5),
        (Quantity.DICE, 1, 1, 5),
    ],
)
def test_a_die_on_the_jarl_is_strength(
    power: DieForStrength | DieStrength, quantity: int, used: int, aside: int, value: int
) -> None:
    match = war()
    match.players[0].jarl_used, match.fighter(0).set_aside = used, aside
    assert power.reckon(match, quantity, 0, 5, 0) == value


@rule("VAL-JARL-07", "VAL-AMB-032")
@pytest.mark.parametrize(
    ("used", "quantity", "value"),
    [
        (1, Quantity.PHASE_B_DRAW, 3),
        (1, Quantity.PHASE_B_KEEP, 3),
        (1, Quantity.DICE, 2),
        (0, Quantity.PHASE_B_DRAW, 2),
        (2, Quantity.PHASE_B_DRAW, 2),
    ],
)
def test_one_card_more_in_phase_b_if_the_jarl_was_asked(used: int, quantity: int, value: int) -> None:
    match = war()
    match.players[0].jarl_used = used
    assert ExtraCardAfterAttack(1).reckon(match, quantity, 0, 2, 0) == value


@rule("VAL-AMB-024")
@pytest.mark.parametrize(("least", "most", "plus"), [(1, 1, 1), (2, 2, 2), (1, 2, 3), (2, 3, 2), (3, 9, 0)])
def test_strength_for_each_activated_warrior_of_so_many_symbols(least: int, most: int, plus: int) -> None:
    match = war()  # Grim needs one weapon, the other two need two each
    match.fighter(0).used = 0b111
    assert SymbolStrength(1, least, most).reckon(match, Quantity.STRENGTH, 0, 5, 0) == 5 + plus
    assert SymbolStrength(1, least, most).reckon(match, Quantity.DICE, 0, 5, 0) == 5


@rule("VAL-AMB-064")
@pytest.mark.parametrize(("fewer", "dice"), [(1, 5), (6, 0), (7, 0)])
def test_the_opponent_rolls_fewer_dice_but_never_less_than_none(fewer: int, dice: int) -> None:
    match = war()
    assert FoeDice(fewer).reckon_foe(match, Quantity.DICE, 0, 6) == dice
    assert FoeDice(fewer).reckon_foe(match, Quantity.STRENGTH, 0, 6) == 6
    assert FoeDice(fewer).hinders


# -- what can be used


@rule("VAL-JARL-16", "VAL-JARL-18", "VAL-AMB-034")
@pytest.mark.parametrize(("grey", "usable"), [(0, False), (1, True)])
def test_nothing_is_paid_without_a_grey_die(grey: int, usable: bool) -> None:
    match = war(jarls={1: "beinir"})
    match.grey = grey
    jarl = jarl_of(match, 1)
    assert jarl is not None
    assert isinstance(jarl.secondary, ExtraDice)
    assert jarl.secondary.usable(match, 1, Moment.POOL) == usable


@rule("VAL-JARL-10", "VAL-JARL-12", "VAL-AMB-036")
@pytest.mark.parametrize(
    ("used", "played", "left", "usable"), [(0, 2, 1, True), (0, 2, 0, False), (0, 1, 1, False), (1, 2, 1, False)]
)
def test_a_tactic_comes_back_if_enough_were_played_and_one_is_left(
    used: int, played: int, left: int, usable: bool
) -> None:
    match = war()
    match.players[0].jarl_used = used
    match.fighter(0).played, match.fighter(0).tactics = played, [60] * left
    assert TacticBack(2, owner_picks=True).usable(match, 0, Moment.AFTER_BATTLE_JARL) == usable


@rule("VAL-JARL-10", "VAL-JARL-12")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("owner_picks", [True, False])
def test_its_owner_or_the_opponent_picks_it(owner: int, owner_picks: bool) -> None:
    match = war()
    TacticBack(2, owner_picks).use(match, owner)
    assert getattr(match.stack[-1], "chooser", EMPTY) == (owner if owner_picks else 1 - owner)


@rule("VAL-DICE-17")
@pytest.mark.parametrize(("dice", "usable"), [(0, False), (1, True)])
def test_a_free_reroll_needs_a_die_and_is_one(dice: int, usable: bool) -> None:
    match = war()
    match.fighter(0).pool[0] = dice
    assert FreeReroll(2).usable(match, 0, Moment.ATTACK) == usable
    FreeReroll(2).use(match, 0)
    top = match.stack[-1]
    assert [getattr(top, name) for name in ("times", "free", "lowest", "most")] == [1, True, 0, 2]


@rule("VAL-SETUP-26")
@pytest.mark.parametrize(
    ("discard", "no_phase_b", "usable"), [([5], False, True), ([], False, False), ([5], True, False)]
)
def test_a_card_of_the_pile_in_place_of_phase_b(discard: list[int], no_phase_b: bool, usable: bool) -> None:
    match = war()
    match.discard, match.no_phase_b = discard, no_phase_b
    assert FromPile(2).usable(match, 0, Moment.BEFORE_PHASE_B) == usable


@rule("VAL-AMB-077")
@pytest.mark.parametrize(("hand", "winner", "usable"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_a_winner_steals_from_who_has_cards(hand: int, winner: int, usable: bool) -> None:
    match = war(1, 0, hands={0: ["fury-2"][:hand], 1: ["fury-2"]})
    match.battle().winner = 1 - winner
    assert StealAfterBattle(won=True, role="any").usable(match, 1, Moment.AFTER_BATTLE_JARL) == usable
    match.fight = Battle(Fighter(1), Fighter(EMPTY))
    assert not StealAfterBattle(won=True, role="any").usable(match, 1, Moment.AFTER_BATTLE_JARL)


@rule("VAL-DICE-14")
@pytest.mark.parametrize(
    ("only_x", "turned"), [(False, [0, 1, die(X, COLOURED), die(X, GREY)]), (True, [die(X, COLOURED), die(X, GREY)])]
)
def test_unassigned_dice_can_be_turned_and_no_cards(only_x: bool, turned: list[int]) -> None:
    match = war()
    for which in (0, 1, STAND_IN, die(X, COLOURED), die(X, GREY)):
        match.fighter(0).pool[which] = 1
    assert turnable(match, 0, only_x) == turned
    assert die(X, MATERIALS - 1) < DIE_CLASSES
