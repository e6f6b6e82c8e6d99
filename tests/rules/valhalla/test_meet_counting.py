"""Modules that interact in what is counted: squads, activated warriors, limits, bans, glory, cards drawn."""

from __future__ import annotations

import pytest

from meadhall.core.answers import no_answers
from meadhall.games.valhalla.battles.battle import Recheck, SendThem, going
from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.beasts.dread import JarlOff, LostSlot, NoTactics
from meadhall.games.valhalla.beasts.lair import lair
from meadhall.games.valhalla.expansions.dwarves.abilities import NameHeldBack
from meadhall.games.valhalla.expansions.dwarves.dwarves import HoldThemBack
from meadhall.games.valhalla.expansions.king.king import Reign
from meadhall.games.valhalla.expansions.monsters.moves import free_slots
from meadhall.games.valhalla.expansions.thor.thor import thor_card
from meadhall.games.valhalla.expansions.valkyries.tactics import ready_for_the_road
from meadhall.games.valhalla.expansions.valkyries.valkyries import JoinThem
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import score
from meadhall.games.valhalla.setup import PickWarrior
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.terms import MOST_SLOTS, SPARED_BITS, WEAPONS, Courses, Quantity
from meadhall.games.valhalla.turn import EndTurn
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, beast, facing, fight, forge, hold, ride, tuck
from tests.rules.valhalla.table import Table

BEASTS = ["solo", "coop"]
PAIRS = ["partnership", "alliance"]
MISSES = "x x x x x x"


# -- a monster counts as one warrior


@rule("VAL-MONSTER-12", "VAL-DWARF-06", "VAL-DWARF-08")
def test_both_cries_of_the_dwarves_count_the_monster() -> None:
    squads = {0: ["bear-bjorn", "bear-grim"], 1: ["wolf-ulf"]}
    hands = {0: ["dwarf-cry-squad", "dwarf-cry-armed"]}
    table = Table(squads, hands, dice=["sword axe x x x x"], modules=["monsters", "dwarves"])
    hold(table, "surtur")
    table.play("0: attack 1, activate bear-bjorn, play-tactic dwarf-cry-squad, play-tactic dwarf-cry-armed")
    assert strength(table.match, 0) == 5 + 4 + 3 + 2, "Bjorn, Surtur, three in the squad, two activated"


@rule("VAL-MONSTER-16", "VAL-VALK-23")
def test_a_muster_of_three_counts_the_monster() -> None:
    table = Table({0: ["bear-bjorn", "bear-grim"], 1: ["wolf-ulf"]}, modules=["monsters", "valkyries"])
    hold(table, "surtur")
    match = fight(table, armed=(0, 1))
    assert ride(table).force(match, match.fighter(0)) == 3


@rule("VAL-AMB-102", "VAL-KING-07")
def test_a_king_with_nothing_but_a_monster_reigns() -> None:
    table = Table({1: ["wolf-ulf"]}, modules=["monsters", "king"])
    hold(table, "surtur")
    crowns = table.part("king")
    crowns.kings[0] = 0  # type: ignore[attr-defined]
    table.match.active = 0
    Reign(0, "").run(table.match)
    assert crowns.levels[0] == 1  # type: ignore[attr-defined]


@rule("VAL-THOR-06", "VAL-MONSTER-12")
def test_thor_sees_a_monster_in_the_squad_of_the_stronger() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, modules=["monsters", "thor"], seats=3)
    match = fight(table)
    cards = [thor_card(match, kind) for kind in match.cards.kinds if match.cards.cards[kind].sort == "thor"]
    card = next(one for one in cards if not one.or_equal)
    assert not card.allows(match, 0)
    hold(table, "surtur", seat=1)
    assert card.allows(match, 0)


@rule("VAL-TL-05", "VAL-MONSTER-13")
def test_a_squad_emptied_before_the_battle_fights_on_with_its_monster() -> None:
    table = Table({0: ["bear-bjorn"], 1: []}, modules=["monsters"])
    hold(table, "surtur", seat=1)
    match = fight(table)
    Recheck(0, "").run(match)
    assert table.match.log == [], "the log does not say that there is no winner"


@rule("VAL-JARL-22", "VAL-MONSTER-12")
def test_solveig_with_two_warriors_and_a_monster_adds_no_warrior() -> None:
    squads = {0: ["bear-bjorn", "bear-grim"], 1: ["wolf-ulf"]}
    table = Table(squads, {0: ["wolf-gunnolf"]}, {0: "solveig"}, modules=["monsters"])
    hold(table, "jormungand")
    table.play("0: attack 1")
    assert not any(option.startswith("use-jarl") for option in table.options(0))


# -- what a beast counts and forbids


@rule("VAL-SOLO-33", "VAL-TACTIC-07", "VAL-JARL-02")
@pytest.mark.parametrize("way", BEASTS)
def test_the_clans_on_a_beasts_card_outnumber_the_hero(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast(("wolf", "deer")), hands={0: ["fury-3"]}, jarls={0: "sigurd"})
    table.play("0: attack-beast")
    assert table.may("0: play-tactic fury-3")
    match = facing(table)
    assert strength(match, 0) == 5 + 1 + 1


@rule("VAL-SOLO-79")
@pytest.mark.parametrize("way", BEASTS)
def test_a_jarl_silent_in_the_battle_adds_nothing(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast((), JarlOff()), jarls={0: "sigurd"})
    assert strength(facing(table), 0) == 5


@rule("VAL-SOLO-80")
@pytest.mark.parametrize("way", BEASTS)
def test_a_beast_that_allows_no_tactics(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast((), NoTactics()), hands={0: ["fury-2"]})
    table.play("0: attack-beast")
    assert not table.may("0: play-tactic fury-2")


@rule("VAL-SOLO-81", "VAL-JARL-19", "VAL-AMB-123")
@pytest.mark.parametrize("way", BEASTS)
def test_a_beast_lowers_the_limit_that_hod_has_raised(way: str) -> None:
    squad = ["bear-bjorn", "bear-grim", "wolf-ulf", "wolf-gunnolf", "wolf-runolf"]
    table = against_beast(way, squad, beast((), LostSlot()), hands={0: ["bear-hallbera"]}, jarls={0: "hod"})
    assert table.match.squad_limit(0) == 6 - 1
    assert table.match.room(0) == 0
    plain = against_beast(way, squad[:3], beast((), LostSlot()), hands={0: ["bear-hallbera"]})
    plain.play("0: add bear-hallbera")
    assert any(option.startswith("dismiss") for option in plain.options(0)), "the squad is full with three"


@rule("VAL-SOLO-60")
@pytest.mark.parametrize("way", BEASTS)
def test_an_empty_deck_brings_no_final_round_against_a_beast(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast())
    table.match.deck.cards = []
    EndTurn(0, "").run(table.match)
    assert table.match.armed == 0


@rule("VAL-AMB-127")
@pytest.mark.parametrize("way", BEASTS)
def test_bonus_glory_ends_at_the_cap(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast(), valhalla={0: ["bear-bera", "bear-bersi"]})
    match = table.match
    room = lair(match).cap() - sum(match.cards.glory(kind) for kind in match.players[0].valhalla.cards)
    assert room > 0
    match.discard = []
    bonus = BonusGlory(0, room + 5)
    bonus.reckon(match)
    assert match.players[0].bonus == room


@rule("VAL-AMB-126", "VAL-SCORE-01")
@pytest.mark.parametrize("way", BEASTS)
def test_glory_lost_to_a_beast_does_not_score(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast(), valhalla={0: ["bear-bera"]})
    before = score(table.match, 0)
    lair(table.match).debts[0] = 1
    assert score(table.match, 0) == before - 1


# -- pairs


@rule("VAL-PARTNER-08", "VAL-DWARF-13", "VAL-ALLY-06")
@pytest.mark.parametrize(("way", "goes"), [("partnership", 0), ("alliance", 1 << MOST_SLOTS)])
def test_who_is_held_back_stays_and_so_does_a_partners_warrior(way: str, goes: int) -> None:
    squads = {0: ["bear-bjorn", "bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-gunnolf"], 3: ["wolf-runolf"]}
    table = Table(squads, modules=[way, "dwarves", "valkyries"], seats=4)
    match = fight(table, armed=(0, 1, MOST_SLOTS))
    forge(table).barred[0] = 1
    assert going(match, match.fighter(0)) == 2 | goes
    assert ready_for_the_road(match) == [slot for slot in (1, MOST_SLOTS) if (2 | goes) >> slot & 1]


@rule("VAL-ALLY-07", "VAL-VALK-16", "VAL-AMB-111")
@pytest.mark.parametrize(("whose", "hall"), [("owner", 2), ("fighter", 0)])
def test_an_allys_warrior_on_the_road_enters_the_hall_that_was_agreed_on(whose: str, hall: int) -> None:
    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"], 2: ["wolf-gunnolf"], 3: ["wolf-runolf"]}
    table = Table(squads, modules=["alliance", "valkyries"], options={"ally_valhalla": whose}, seats=4)
    match = fight(table, armed=(0, MOST_SLOTS))
    match.battle().winner = 1
    ride(table).roads = 1 << MOST_SLOTS
    JoinThem(0, "").run(match)
    assert [len(player.valhalla.cards) for player in match.players] == [1 if seat == hall else 0 for seat in range(4)]


@rule("VAL-TL-21", "VAL-ALLY-06", "VAL-ALLY-07")
def test_an_allys_warrior_goes_with_those_of_the_winner() -> None:
    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"], 2: ["wolf-gunnolf"], 3: ["wolf-runolf"]}
    match = fight(Table(squads, modules=["alliance"], seats=4), armed=(0, MOST_SLOTS))
    match.battle().winner = 0
    match.battle().sending = 1 | 1 << MOST_SLOTS
    SendThem(0, "").run(match)
    assert [player.size() for player in match.players] == [0, 1, 0, 1]


@rule("VAL-ELF-05", "VAL-PARTNER-07", "VAL-ALLY-05")
@pytest.mark.parametrize("way", PAIRS)
def test_a_lent_elf_looks_at_his_own_neighbours(way: str) -> None:
    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"], 2: ["deer-hjort", "elf-skirnir"], 3: ["wolf-runolf"]}
    table = Table(squads, modules=[way, "elves"], seats=4)
    match = fight(table, armed=(MOST_SLOTS + 1,))
    gift = match.warrior(0, MOST_SLOTS + 1).ability.bonus(match, 0, MOST_SLOTS + 1)
    assert gift > 0
    assert strength(match, 0) == 1 + gift


@rule("VAL-DWARF-12", "VAL-PARTNER-07", "VAL-ALLY-05")
@pytest.mark.parametrize("way", PAIRS)
def test_a_lent_dwarf_holds_back(way: str) -> None:
    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"], 2: ["dwarf-jari"], 3: ["wolf-runolf"]}
    table = Table(squads, modules=[way, "dwarves"], seats=4)
    match = fight(table, armed=(0, MOST_SLOTS))
    HoldThemBack(0, "", attacker=True).run(match)
    assert isinstance(match.stack[-1], NameHeldBack)


# -- bans of two modules, weapons spared twice, cards drawn


@rule("VAL-MONSTER-34", "VAL-JARL-01")
def test_hakon_allows_one_tactic_and_vedrfolnir_none() -> None:
    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"]}
    hands = {0: ["fury-2", "push-back"], 1: ["fury-2", "push-back"]}
    for monster, first in (("", True), ("vedrfolnir", False)):
        table = Table(squads, hands, {1: "hakon"}, dice=[MISSES], modules=["monsters"])
        if monster:
            hold(table, monster, seat=1)
        table.play("0: attack 1")
        assert table.may("0: play-tactic fury-2") is first
        if first:
            table.play("0: play-tactic fury-2")
            assert not table.may("0: play-tactic push-back")


@rule("VAL-JARL-01", "VAL-EXP-12")
def test_halvdan_and_two_sets_each_add_a_card_to_action_four() -> None:
    table = Table({0: ["bear-bjorn"]}, jarls={0: "halvdan"}, modules=["champions", "dwarves"])
    table.play("0: draw")
    assert len(table.drawn(0)) == 2 + 1 + 1


@rule("VAL-AMB-007", "VAL-EXP-11", "VAL-VAR-13")
def test_with_two_sets_six_who_draft_shuffle_nothing_back() -> None:
    piles = []
    for modules in (["hand_draft"], ["hand_draft", "champions", "dwarves"]):
        table = Table(modules=modules, seats=6, at="setup")
        table.start()
        while type(table.match.stack[-1]).__name__ != "PhaseA":
            table.answer(table.asked()[0], table.options(table.asked()[0])[0])
        piles.append(len(table.match.discard))
    assert piles[0] == 0
    assert piles[1] > 8


@rule("VAL-EXP-09", "VAL-COOP-09")
def test_two_sets_discard_more_in_a_game_together_too() -> None:
    piles = []
    for modules in ([], ["champions", "valkyries"]):
        agreed = {"coop_monster": "hel", "coop_level": "1"}
        table = Table(modules=["coop", *modules], seats=2, at="setup", options=agreed)
        table.start()
        while type(table.match.stack[-1]).__name__ != "PhaseA":
            table.answer(table.asked()[0], table.options(table.asked()[0])[0])
        piles.append(len(table.match.discard))
    assert piles == [20, 40]


@rule("VAL-JARL-19", "VAL-MONSTER-26")
def test_hods_new_slots_are_free_for_a_lured_warrior() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, jarls={0: "hod"}, modules=["monsters"])
    assert free_slots(table.match, 0) == [1, 2, 3, 4, 5]
    assert free_slots(table.match, 1) == [1, 2, 3]


@rule("VAL-JARL-19", "VAL-SETUP-15")
def test_hods_new_slots_are_offered_to_the_first_warrior() -> None:
    table = Table({}, jarls={0: "hod"})
    slots = no_answers()
    PickWarrior(0, picking=False).options(table.match, 0, slots)
    assert len(slots) == 6


@rule("VAL-ELF-10", "VAL-TYR-13")
def test_an_elf_is_spared_one_weapon_by_his_neighbour_and_another_by_tyr() -> None:
    table = Table({0: ["elf-volund", "bear-styrbjorn"], 1: ["wolf-ulf"]}, modules=["elves", "tyr"])
    tuck(table, "tyr-gift-sword")
    spared = fight(table, armed=()).reckon(Quantity.SPARED, 0, 0, 0)
    each = {WEAPONS[face]: spared >> face * SPARED_BITS & 1 for face in range(len(WEAPONS))}
    assert each == {"sword": 1, "axe": 1, "spear": 0, "shield": 0, "bow": 0}


@rule("VAL-SOLO-10", "VAL-SOLO-14", "VAL-SOLO-15", "VAL-SOLO-05")
@pytest.mark.parametrize("way", BEASTS)
def test_against_a_beast_four_steps_of_the_setup_are_others(way: str) -> None:
    plain = {step.rule for step in GAME.rulebook(GAME.setup(2)).courses[Courses.SETUP]}
    seats = 1 if way == "solo" else 2
    changed = {step.rule for step in GAME.rulebook(GAME.setup(seats, [way])).courses[Courses.SETUP]}
    assert plain - changed == {"VAL-SETUP-07", "VAL-SETUP-13", "VAL-SETUP-15", "VAL-SETUP-19"}


# -- games begun by the first version of the rules


@rule("VAL-AMB-147", "VAL-PARTNER-05", "VAL-ALLY-03")
@pytest.mark.parametrize("way", PAIRS)
def test_in_old_games_a_deer_counts_the_companions_clan_and_the_monster(way: str) -> None:
    squads = {0: ["deer-astrid"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    table = Table(squads, seats=4, modules=[way, "monsters"], rules=1)
    hold(table, "surtur")
    match = fight(table)
    assert match.warrior(0, 0).ability.bonus(match, 0, 0) == 2, "Deer, Wolf and monster are three clans"
