"""Which squads count, and for what: own squads, companions, monsters, tokens, and pairs of sets.

Each rule is tested from both sides: what it counts, and what only a similar rule counts. Games by the rules of version
1 keep them.
"""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.battles.strength import might
from meadhall.games.valhalla.beasts.dread import make
from meadhall.games.valhalla.beasts.lair import BeastCard, Dread, lair
from meadhall.games.valhalla.beasts.setup import lay_out
from meadhall.games.valhalla.cards.deck import Warrior
from meadhall.games.valhalla.game import GAME, read_cards
from meadhall.games.valhalla.terms import CLANS, EMPTY, WEAPONS
from meadhall.games.valhalla.warriors import Diversity, FoeColour, OwnColour
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"
WAYS = [way for way in ("partnership", "alliance") if way in GAME.expansions]
both_ways = pytest.mark.parametrize("way", WAYS)
old_and_new = pytest.mark.parametrize("rules", [1, 2])


def needs(*keys: str) -> pytest.MarkDecorator:
    """Skip a test unless both modules are installed."""
    return pytest.mark.skipif(not GAME.expansions.keys() >= set(keys), reason="it was taken out")


# -- tactics count the own squad


THREE_OF_TWO_SQUADS = {0: ["wolf-ulf"], 1: ["bear-grim"], 2: ["wolf-ulf", "wolf-gunnolf", "boar-svein"]}
FOUR_SWORDS = ["sword sword sword sword x x", MISSES]


@rule("VAL-PARTNER-09", "VAL-ALLY-08", "VAL-AMB-105", "VAL-DWARF-08")
@needs("dwarves")
@both_ways
@pytest.mark.parametrize(("rules", "cry"), [(1, 6), (2, 1)])
def test_the_cry_of_the_armed_counts_the_own_squad(way: str, rules: int, cry: int) -> None:
    hands = {0: ["dwarf-cry-armed"]}
    table = Table(THREE_OF_TWO_SQUADS, hands, dice=FOUR_SWORDS, seats=4, modules=[way, "dwarves"], rules=rules)
    table.play("0: attack 1, activate wolf-ulf, activate-lent 0, activate-lent 1, activate-lent 2")
    table.play("0: play dwarf-cry-armed, pass", "1: pass")
    assert table.strength(0) == 2 + 2 + 1 + 2 + cry


@rule("VAL-PARTNER-09", "VAL-ALLY-08", "VAL-DWARF-06")
@needs("dwarves")
@both_ways
def test_the_cry_of_the_squad_counts_the_own_squad(way: str) -> None:
    hands = {0: ["dwarf-cry-squad"]}
    table = Table(THREE_OF_TWO_SQUADS, hands, dice=FOUR_SWORDS, seats=4, modules=[way, "dwarves"])
    table.play("0: attack 1, activate wolf-ulf, play dwarf-cry-squad, pass", "1: pass")
    assert table.strength(0) == 2 + 1


@rule("VAL-PARTNER-09", "VAL-ALLY-08", "VAL-TACTIC-07")
@both_ways
@pytest.mark.parametrize(("theirs", "fewer"), [(["bear-grim"], False), (["bear-grim", "bear-bjorn"], True)])
def test_fewer_warriors_are_fewer_in_the_two_squads_that_fight(way: str, theirs: list[str], fewer: bool) -> None:
    squads = {0: ["wolf-ulf"], 1: theirs, 2: ["wolf-gunnolf", "boar-svein"], 3: ["bear-hallbera", "bear-bera"]}
    table = Table(squads, {0: ["fury-3"]}, dice=[MISSES], seats=4, modules=[way]).play("0: attack 1")
    assert table.may("0: play fury-3") == fewer


@rule("VAL-PARTNER-09", "VAL-ALLY-08", "VAL-AMB-105", "VAL-VALK-23")
@needs("valkyries")
@both_ways
@pytest.mark.parametrize(("own", "rules", "met"), [(1, 1, True), (1, 2, False), (3, 2, True)])
def test_the_mission_of_three_counts_the_own_squad(way: str, own: int, rules: int, met: bool) -> None:
    squad = ["wolf-ulf", "wolf-gunnolf", "boar-svein"]
    squads = {0: squad[:own], 1: ["bear-grim"], 2: squad[own:]}
    hands = {0: ["valk-mission-muster"]}
    table = Table(squads, hands, dice=FOUR_SWORDS, seats=4, modules=[way, "valkyries"], rules=rules)
    lent = ", ".join(f"activate-lent {slot}" for slot in range(3 - own))
    table.play(f"0: attack 1, {', '.join(f'activate {key}' for key in squad[:own])}")
    table.play(*([f"0: {lent}"] if lent else []), "0: pass", "1: pass")
    assert (table.asked() == [0] and table.may("0: play valk-mission-muster")) == met


@rule("VAL-PARTNER-09", "VAL-ALLY-08")
@both_ways
@pytest.mark.parametrize(("lent", "strength"), [(False, 2 + 2), (True, 2)])
def test_a_jarl_counts_the_own_squad(way: str, lent: bool, strength: int) -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["boar-svein"]} if lent else {0: ["boar-svein"], 1: ["wolf-ulf"]}
    table = Table(squads, jarls={0: "villsvin"}, dice=["sword x x x x x", MISSES], seats=4, modules=[way])
    table.play(f"0: attack 1, {'activate-lent' if lent else 'activate'} boar-svein, pass", "1: pass")
    assert table.strength(0) == strength, "he leads the Boars of his own squad"


@rule("VAL-AMB-105", "VAL-BATTLE-26")
@both_ways
@old_and_new
def test_a_companions_warrior_is_the_one_that_a_battle_needs(way: str, rules: int) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"], 3: ["boar-svein"]}
    dice = ["sword x x x x x", "sword x x x x x"]
    table = Table(squads, {1: ["fury-2"]}, dice=dice, seats=4, modules=[way], rules=rules)
    table.play("0: attack 1, activate-lent wolf-ulf, pass", "1: activate-lent boar-svein, play fury-2, pass")
    assert (table.strength(0), table.strength(1)) == (2, 4)


# -- only Boars and Deer see two squads


def reprint(table: Table, key: str, ability: FoeColour | OwnColour | Diversity) -> None:
    """Give this warrior the ability of Boars or Deer, whatever his clan is."""
    cards = read_cards(table.match.rules.setup, table.match.rules)
    old = cards.warrior(cards.by_key(key))
    cards.warriors[old.kind] = Warrior(old, old.clan, old.strength, old.need, ability, old.bonus)
    table.match.cards = cards


@rule("VAL-TYR-12", "VAL-PARTNER-06", "VAL-ALLY-04")
@needs("tyr")
@both_ways
@pytest.mark.parametrize(("wolf_at", "rules", "strength"), [(1, 2, 6), (3, 2, 2), (3, 1, 6), (2, 2, 2), (2, 1, 2)])
def test_tyr_s_bane_looks_at_the_opponent_alone(way: str, wolf_at: int, rules: int, strength: int) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]} | {wolf_at: ["wolf-ulf"]}
    table = Table(squads, dice=["axe x x x x x", MISSES], seats=4, modules=[way, "tyr"], rules=rules)
    kind = table.match.cards.by_key("tyr-bane-wolf")
    table.match.deck.cards.remove(kind)
    getattr(table.part("tyr"), "under")[0][0] = kind  # noqa: B009
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == strength


@rule("VAL-PARTNER-06", "VAL-ALLY-04", "VAL-AMB-105")
@both_ways
@pytest.mark.parametrize(("key", "rules", "bonus"), [("boar-svein", 2, 3), ("wolf-ulf", 2, 0), ("wolf-ulf", 1, 3)])
def test_only_a_boar_hunts_beside_the_opponent(way: str, key: str, rules: int, bonus: int) -> None:
    squads = {0: [key], 1: ["bear-bjorn"], 3: ["deer-hjort"]}
    table = Table(squads, dice=["sword x x x x x", MISSES], seats=4, modules=[way], rules=rules)
    reprint(table, key, FoeColour(CLANS.index("deer")))
    table.play("0: attack 1, activate 0, pass", "1: pass")
    assert table.strength(0) == 2 + bonus


@rule("VAL-PARTNER-05", "VAL-ALLY-03", "VAL-AMB-105")
@both_ways
@pytest.mark.parametrize(
    ("key", "rules", "bonus"), [("deer-elgi", 2, 5), ("wolf-gunnolf", 2, 0), ("wolf-gunnolf", 1, 5)]
)
@pytest.mark.parametrize("ability", [OwnColour(CLANS.index("bear")), Diversity()], ids=["colour", "diversity"])
def test_only_a_deer_counts_the_companions_squad(
    way: str, key: str, rules: int, bonus: int, ability: OwnColour | Diversity
) -> None:
    squads = {0: [key], 1: ["bear-bjorn"], 2: ["bear-grim", "bear-grim", "boar-svein", "frost-frosti"]}
    table = Table(squads, dice=["sword x x x x x", MISSES], seats=4, modules=[way], rules=rules)
    reprint(table, key, ability)
    table.play("0: attack 1, activate 0, pass", "1: pass")
    assert table.strength(0) == 1 + bonus


@rule("VAL-AMB-105")
@both_ways
@pytest.mark.parametrize(("beside", "bonus"), [(2, 2), (0, 0)])
def test_a_warrior_who_fights_along_counts_the_squad_in_which_he_stands(way: str, beside: int, bonus: int) -> None:
    squads = {0: ["wolf-randulf"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    squads[beside] = [*squads[beside], "boar-svein"]
    table = Table(squads, dice=["sword x x x x x", MISSES], seats=4, modules=[way])
    reprint(table, "wolf-ulf", OwnColour(CLANS.index("boar")))
    table.play("0: attack 1, activate-lent wolf-ulf, pass", "1: pass")
    assert table.strength(0) == 2 + bonus


# -- monsters count for tactics and jarls only


def hold(table: Table, seat: int, key: str, slot: int) -> Table:
    """Put a monster on two warriors of a squad."""
    from meadhall.games.valhalla.expansions.monsters.den import Grip, den

    den(table.match).grips[seat] = Grip(GAME.number_of(table.match, "monsters", key), slot)
    table.match.cover(seat, slot)
    table.match.cover(seat, slot + 1)
    return table


@rule("VAL-AMB-147", "VAL-MONSTER-12")
@needs("monsters")
@pytest.mark.parametrize(("rules", "bonus"), [(1, 2), (2, 0)])
def test_a_monster_is_no_clan_for_a_deer(rules: int, bonus: int) -> None:
    squads = {0: ["bear-grim", "boar-svein", "deer-astrid", "wolf-ulf"], 1: ["boar-purka"]}
    table = Table(squads, dice=["spear bow x x x x", MISSES], modules=["monsters"], rules=rules)
    hold(table, 0, "garmr", 0).play("0: attack 1, activate deer-astrid, pass", "1: pass")
    assert table.strength(0) == 2 + 3 + bonus, "Garmr 2, Astrid 3"


@rule("VAL-MONSTER-12", "VAL-AMB-148", "VAL-DWARF-06", "VAL-DWARF-08")
@needs("monsters", "dwarves")
@pytest.mark.parametrize(("cry", "strength"), [("dwarf-cry-armed", 2), ("dwarf-cry-squad", 2)])
def test_a_monster_is_a_warrior_for_both_cries(cry: str, strength: int) -> None:
    squads = {0: ["bear-grim", "boar-svein", "wolf-ulf"], 1: ["boar-purka"]}
    table = Table(squads, {0: [cry]}, dice=["sword x x x x x", MISSES], modules=["monsters", "dwarves"])
    hold(table, 0, "garmr", 0).play(f"0: attack 1, activate wolf-ulf, play {cry}, pass", "1: pass")
    assert table.strength(0) == 2 + 2 + strength


@rule("VAL-AMB-148", "VAL-VALK-23")
@needs("monsters", "valkyries")
@pytest.mark.parametrize(("others", "met"), [(2, True), (1, False)])
def test_a_monster_is_one_of_three(others: int, met: bool) -> None:
    squads = {0: ["bear-grim", "boar-svein", "wolf-ulf", "wolf-gunnolf"], 1: ["boar-purka"]}
    hands, dice = {0: ["valk-mission-muster"]}, ["sword sword x x x x", MISSES]
    table = hold(Table(squads, hands, dice=dice, modules=["monsters", "valkyries"]), 0, "garmr", 0)
    arms = ", ".join(["activate wolf-ulf", "activate wolf-gunnolf"][:others])
    table.play(f"0: attack 1, {arms}, pass", "1: pass")
    assert table.may("0: play valk-mission-muster") == met


@rule("VAL-AMB-148", "VAL-PARTNER-09", "VAL-ALLY-08")
@needs("monsters", "dwarves")
@both_ways
@pytest.mark.parametrize("minimum", ["off", "on"])
def test_a_monster_is_a_warrior_for_a_tactic_even_where_it_is_not_the_one_needed(way: str, minimum: str) -> None:
    squads = {0: ["bear-grim", "boar-svein"], 1: ["boar-purka"], 2: ["wolf-ulf"]}
    options, dice = {"monster_is_not_minimum": minimum}, ["sword x x x x x", MISSES]
    modules = [way, "monsters", "dwarves"]
    table = Table(squads, {0: ["dwarf-cry-armed"]}, dice=dice, seats=4, modules=modules, options=options)
    hold(table, 0, "garmr", 0).play("0: attack 1, activate-lent wolf-ulf, play dwarf-cry-armed, pass", "1: pass")
    assert table.strength(0) == 2 + 2 + 1, "Garmr, Ulf who is lent, and one warrior of the own squad"


@rule("VAL-AMB-145", "VAL-PARTNER-05", "VAL-PARTNER-06", "VAL-ALLY-03", "VAL-ALLY-04")
@needs("monsters")
@both_ways
@pytest.mark.parametrize(("covered", "bonus"), [(False, 5), (True, 0)])
def test_whom_a_monster_covers_no_companion_counts(way: str, covered: bool, bonus: int) -> None:
    squads = {0: ["deer-hjort"], 1: ["bear-bjorn"], 2: ["wolf-ulf", "wolf-randulf"]}
    table = Table(squads, dice=["bow x x x x x", MISSES], seats=4, modules=[way, "monsters"])
    if covered:
        hold(table, 2, "fenrir", 0)
    table.play("0: attack 1, activate deer-hjort, pass", "1: pass")
    assert table.strength(0) == 1 + bonus


# -- what an ability gives, and what it gave


def against_a_muted_clan(squad: list[str], hand: list[str], dice: str, rules: int, clan: str = "wolf") -> Table:
    table = Table({0: squad}, {0: hand}, dice=[dice], seats=1, modules=["solo", "champions"], rules=rules)
    bows, den = [WEAPONS.index("bow")] * 6, lair(table.match)
    lay_out(table.match, 0)
    number = CLANS.index(clan)
    first = BeastCard(30, 9, [1], bows, make("M_CLAN_MUTE", number), number)
    den.stack = [first, *(BeastCard(40, 9, [], bows, Dread(), EMPTY) for _ in range(5))]
    den.level, den.begun = 1, True
    return table


@rule("VAL-AMB-173", "VAL-SOLO-74", "VAL-CHAMP-08")
@needs("champions", "solo")
@pytest.mark.parametrize(
    ("key", "dice", "grown", "rules", "strength"),
    [
        ("champ-wolf-skoll", "axe bow x x x x", 3, 2, 2),
        ("champ-wolf-skoll", "axe bow x x x x", 3, 1, 8),
        ("champ-wolf-gerulf", "axe x x x x x", 2, 2, 5),
        ("champ-wolf-gerulf", "axe x x x x x", 2, 1, 1),
        ("champ-wolf-signy", "shield x x x x x", 1, 2, 4),
        ("champ-wolf-ketil", "sword x x x x x", 2, 2, 1),
        ("champ-boar-starkad", "sword shield x x x x", 2, 2, 6),
    ],
)
def test_a_muted_clan_s_champions_have_nothing_of_their_tokens(
    key: str, dice: str, grown: int, rules: int, strength: int
) -> None:
    table = against_a_muted_clan([key], [], dice, rules)
    getattr(table.part("champions"), "grown")[0][0] = grown  # noqa: B009
    table.play("0: attack-beast, activate 0, pass, pass")
    assert table.strength(0) == strength


@rule("VAL-AMB-173", "VAL-CHAMP-19", "VAL-CHAMP-26", "VAL-AMB-132")
@needs("champions", "solo")
@pytest.mark.parametrize(
    ("key", "rules", "strength"),
    [("champ-wolf-bork", 2, 4), ("champ-wolf-bork", 1, 8), ("wolf-hundolf", 2, 6), ("champ-boar-mord", 2, 5)],
)
def test_a_mark_that_a_tactic_laid_counts_though_the_clan_is_muted(key: str, rules: int, strength: int) -> None:
    table = against_a_muted_clan([key], [], "spear bow x x x x", rules)
    getattr(table.part("champions"), "marks")[0][0] = -2  # noqa: B009
    table.play("0: attack-beast, activate 0, pass, pass")
    assert table.strength(0) == strength


@rule("VAL-AMB-173", "VAL-CHAMP-21")
@needs("champions", "solo")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_clan_that_rallies_is_stronger_though_it_is_muted(rules: int) -> None:
    squad, dice = ["champ-wolf-ketil", "wolf-ulf"], "sword x x x x x"
    table = against_a_muted_clan(squad, ["champ-clan-rally"], dice, rules)
    table.play("0: attack-beast, play champ-clan-rally, activate wolf-ulf, pass, pass")
    assert table.strength(0) == 2 + 2


@rule("VAL-AMB-057", "VAL-VALK-14")
@needs("valkyries", "monsters")
@pytest.mark.parametrize(("rules", "strength"), [(1, 2), (2, 5)])
def test_the_road_takes_off_what_the_warrior_had_added(rules: int, strength: int) -> None:
    """Hel returns a Wolf in the defence phase; the Boar had seen no Wolf before."""
    squads = {0: ["boar-galti", "bear-bjorn"], 1: ["bear-grim", "boar-svein"]}
    table = Table(
        squads,
        {1: ["valk-road"]},
        valhalla={1: ["wolf-ulf"]},
        discard=["bear-hallbera"],
        dice=["spear sword axe x x x", MISSES],
        modules=["monsters", "valkyries"],
        rules=rules,
    )
    hold(table, 1, "hel", 0)
    table.play("0: attack 1, activate boar-galti, activate bear-bjorn, pass")
    assert table.strength(0) == 6
    table.play("1: monster-card wolf-ulf")
    while not table.may("1: play valk-road"):
        table.answer(1, table.options(1)[0])
    table.play("1: play valk-road", "0: take-the-road boar-galti")
    assert table.match.fighter(0).strength == strength


@rule("VAL-AMB-057")
def test_what_is_not_armed_yet_would_add_as_much_as_when_it_is() -> None:
    table = Table({0: ["boar-galti"], 1: ["wolf-ulf"]}, dice=["spear x x x x x"]).play("0: attack 1")
    assert might(table.match, 0, 0) == 4
    table.play("0: activate boar-galti")
    assert might(table.match, 0, 0) == 4


# -- a jarl who acts before battle


DUEL: Cards = {0: ["bear-grim"], 1: ["wolf-ulf"]}
ONE_AXE = "axe x x x x x"


@rule("VAL-TACTIC-15", "VAL-AMB-172", "VAL-JARL-15")
@pytest.mark.parametrize(("rules", "tactic", "strength"), [(2, False, 6), (1, False, 4), (2, True, 6)])
def test_cut_off_does_not_touch_egil(rules: int, tactic: bool, strength: int) -> None:
    table = Table(DUEL, {0: ["cut-off"], 1: ["fury-2"]}, {1: "egil"}, dice=[ONE_AXE, "sword x x x x"], rules=rules)
    table.play("0: attack 1", "1: use-jarl main", "0: play cut-off, activate bear-grim, pass")
    table.play("1: activate wolf-ulf", *(["1: play fury-2"] if tactic else []), "1: pass")
    assert table.strength(1) == strength, "2, the die 2, and 2 for no tactic or for the tactic"
    assert not table.events("cut-off", 0) or rules == 1


@rule("VAL-TACTIC-14", "VAL-AMB-172")
@pytest.mark.parametrize(
    ("jarl", "hand", "spared"), [("ottar", ["fury-2"], True), ("halvdan", [], True), ("sigurd", [], False)]
)
def test_the_main_ability_decides_whether_a_jarl_can_be_cut_off(jarl: str, hand: list[str], spared: bool) -> None:
    table = Table(DUEL, {0: ["cut-off"], 1: hand}, {1: jarl}, dice=[ONE_AXE, "sword x x x x x"])
    table.play("0: attack 1, play cut-off")
    assert table.match.fighter(1).muted == (not spared)
    assert bool(table.events("cut-off", 0)) == (not spared)


@rule("VAL-SOLO-79", "VAL-AMB-174")
@needs("solo")
@pytest.mark.parametrize(
    ("jarl", "rules", "free"), [("egil", 2, True), ("egil", 1, False), ("solveig", 2, True), ("solveig", 1, False)]
)
def test_a_beast_silences_a_jarl_in_battle_not_before_it(jarl: str, rules: int, free: bool) -> None:
    table = silencing(jarl, rules, hand=["bear-grim"]).play("0: attack-beast")
    assert table.may("0: use-jarl main") == free


@rule("VAL-AMB-174", "VAL-JARL-15")
@needs("solo")
def test_egil_s_die_adds_all_it_adds() -> None:
    table = silencing("egil", 2, dice="sword x x x x")
    table.play("0: attack-beast, use-jarl main, activate wolf-ulf, pass, pass")
    assert table.strength(0) == 2 + 4


@rule("VAL-AMB-174", "VAL-AMB-038")
@needs("solo")
@pytest.mark.parametrize("jarl", ["beinir", "esbjorn", "sigvard"])
def test_in_and_after_the_battle_he_is_silent(jarl: str) -> None:
    table = silencing(jarl, 2, hand=["bear-grim"], dice=MISSES).play("0: attack-beast")
    while table.match.fight is not None:
        assert not any("use-jarl" in option for option in table.options(0))
        table.answer(0, "pass")
    assert table.match.grey == 3


def silencing(jarl: str, rules: int, hand: list[str] | None = None, dice: str = "") -> Table:
    """A beast that silences the jarl will be attacked next."""
    table = Table({0: ["wolf-ulf"]}, {0: hand or []}, {0: jarl}, dice=dice, seats=1, modules=["solo"], rules=rules)
    bows, den = [WEAPONS.index("bow")] * 6, lair(table.match)
    lay_out(table.match, 0)
    den.stack = [BeastCard(30, 9, [1], bows, make("M_JARL_OFF", EMPTY), EMPTY)] * 6
    den.level, den.begun = 1, True
    return table
