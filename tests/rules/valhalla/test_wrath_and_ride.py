"""Chapters 14, 16 and 25. Tyr's cards, Valkyries and elves: each of their steps alone."""

from __future__ import annotations

import pytest

from meadhall.core.cards import check_entry
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.cards.deck import NO_BONUS, Card, ValhallaBonus, Warrior, fixed
from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.expansions.elves.elves import MODULE as ELVES
from meadhall.games.valhalla.expansions.elves.neighbours import RightClanX, RightWeaponSave, beside
from meadhall.games.valhalla.expansions.elves.tactics import TakeTactics
from meadhall.games.valhalla.expansions.tyr.cards import FIELDS, FIRST_KIND, Wrath, read_card
from meadhall.games.valhalla.expansions.tyr.tyr import MODULE as TYR
from meadhall.games.valhalla.expansions.tyr.tyr import DealOneEach, LeaveOutSix, may_tuck, tyr
from meadhall.games.valhalla.expansions.valkyries.bonuses import distinct
from meadhall.games.valhalla.expansions.valkyries.tactics import Mission, NoReroll, WeaponSupply, ready_for_the_road
from meadhall.games.valhalla.expansions.valkyries.valkyries import MODULE as VALKYRIES
from meadhall.games.valhalla.expansions.valkyries.valkyries import check_set
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, CLANS, EMPTY, SPARED_BITS, STAND_IN, WEAPONS, Quantity
from tests.rule import rule
from tests.rules.valhalla.meet import fight, ride, tucked
from tests.rules.valhalla.table import Table

SQUADS = {0: ["bear-grim", "wolf-ulf", "wolf-randulf"], 1: ["bear-bersi", "wolf-hundolf"]}
BEAR, WOLF = CLANS.index("bear"), CLANS.index("wolf")


def war(module: str, armed: tuple[int, ...] = (), **more: object) -> tuple[Table, Valhalla]:
    table = Table(SQUADS, modules=[module], **more)  # type: ignore[arg-type]
    return table, fight(table, armed=armed)


# -- Tyr


@rule("VAL-TYR-09", "VAL-TYR-10")
def test_a_card_without_wrath_does_nothing() -> None:
    _, match = war("tyr")
    assert (Wrath().strength(match, 0), Wrath().spares(0)) == (0, 0)


@rule("VAL-DATA-15", "VAL-DATA-25")
def test_a_tyr_card_is_checked_and_worth_nothing() -> None:
    entry = {"id": "tyr-x", "kind": "STRENGTH2", "copies": 2, "source": "house"}
    card = read_card(4, entry, "here")
    assert (card.kind, card.glory, card.copies) == (FIRST_KIND + 4, 0, 2)
    with pytest.raises(DataError, match="unknown field 'colour'"):
        check_entry(entry | {"colour": "red"}, FIELDS, "here")
    with pytest.raises(DataError, match="VAL-DATA-15"):
        read_card(4, entry | {"clan": "bear"}, "here")


@rule("VAL-TYR-02", "VAL-DATA-15")
def test_six_at_random_stay_out_of_the_deck() -> None:
    found = set()
    for seed in "abcd":
        table = Table(modules=["tyr"])
        table.match.chance = seeded(seed)
        table.match.deck.cards.sort()
        LeaveOutSix(0, "").run(table.match)
        found.add(tuple(tucked(table).box.cards))
        assert len(tucked(table).box.cards) == 6
    assert len(found) > 1, "not always the same"


@rule("VAL-TYR-03", "VAL-DIFF-43", "VAL-TV-05")
def test_each_gets_one_from_the_first_player_clockwise() -> None:
    table = Table(modules=["tyr"], seats=3, turn=1, dice=[0, 0, 0])
    match = table.match
    tucked(table).box.cards = [FIRST_KIND + at for at in range(6)]
    DealOneEach(0, "").run(match)
    assert [match.players[seat].hand.cards for seat in (1, 2, 0)] == [[FIRST_KIND], [FIRST_KIND + 1], [FIRST_KIND + 2]]


@rule("VAL-TL-41", "VAL-TYR-07", "VAL-TYR-08")
@pytest.mark.parametrize(
    ("spent", "more", "coming", "may", "then"),
    [
        (False, False, 0, True, False),
        (False, False, 1, True, True),
        (True, True, 0, False, False),
        (True, False, 1, True, True),
        (False, True, 0, True, False),
    ],
)
def test_of_two_warriors_of_an_action_one_gets_a_card(
    spent: bool, more: bool, coming: int, may: bool, then: bool
) -> None:
    table, match = war("tyr")
    part = tucked(table)
    part.spent, part.more, match.players[0].coming = spent, more, [3] * coming
    TYR.placed(match, 0, 2)
    assert (part.slot, may_tuck(match), part.more) == (2, may, then)


@rule("VAL-TYR-05")
@pytest.mark.parametrize(("slot", "broken"), [(0, ""), (2, ""), (3, "VAL-TYR-05")])
def test_a_tyr_card_that_lies_alone_is_noticed(slot: int, broken: str) -> None:
    table, match = war("tyr")
    tucked(table).under[0][slot] = FIRST_KIND
    assert TYR.broken(match) == broken


@rule("VAL-TYR-04")
def test_an_imagined_box_holds_only_tyrs_cards_taken_from_where_they_may_lie() -> None:
    _, match = war("tyr")
    part = tyr(match)
    part.box.cards = [5, FIRST_KIND + 1]
    elsewhere = Zone([FIRST_KIND + 2], EMPTY, Sight.NONE, part.box.pool + 1)
    hidden = Zone([6, FIRST_KIND + 3], 0, Sight.OWNER, part.box.pool)
    part.imagined([part.box, elsewhere, hidden])
    assert part.box.cards == [FIRST_KIND + 3, FIRST_KIND + 1]
    assert (hidden.cards, elsewhere.cards) == ([5, 6], [FIRST_KIND + 2])


# -- Valkyries


@rule("VAL-VALK-23")
def test_both_sides_are_counted_once_before_the_first_one_leaves() -> None:
    table, match = war("valkyries", armed=(0, 1, 2))
    match.fighter(1).used = 0b11
    part = ride(table)
    part.count(match)
    assert (part.attackers, part.defenders) == (3, 2)
    match.fighter(0).used = match.fighter(1).used = 0
    part.count(match)
    assert [part.force(match, match.fighter(seat)) for seat in (0, 1)] == [3, 2]


@rule("VAL-VALK-11", "VAL-VALK-12")
def test_a_weapon_card_is_one_die() -> None:
    _, match = war("valkyries")
    WeaponSupply(2).play(match, 0)
    assert (match.fighter(0).pool[die(2, STAND_IN)], sum(match.fighter(0).pool)) == (1, 1)


@rule("VAL-AMB-111", "VAL-AMB-087")
@pytest.mark.parametrize(("roads", "left"), [(0, [0, 2]), (0b001, [2]), (0b100, [0]), (0b101, [])])
def test_who_can_still_take_the_road(roads: int, left: list[int]) -> None:
    table, match = war("valkyries", armed=(0, 2))
    ride(table).roads = roads
    assert ready_for_the_road(match) == left
    match.battle().attacker.seat = BEAST
    assert ready_for_the_road(match) == []


@rule("VAL-VALK-17", "VAL-VALK-18", "VAL-VALK-19")
def test_one_mission_after_a_battle() -> None:
    table, match = war("valkyries")
    mission = NoReroll()
    assert mission.playable(match, 0)
    assert not Mission().playable(match, 0), "a mission without a demand is never met"
    match.fighter(0).tactics = [match.cards.by_key("valk-mission-steady")]
    mission.play(match, 0)
    assert ride(table).mission
    assert not mission.playable(match, 0)
    assert (table.valhalla(0), match.fighter(0).tactics) == (["valk-mission-steady"], [])


@rule("VAL-VALK-18")
@pytest.mark.parametrize(
    ("roads", "mission", "broken"), [(0, False, ""), (1, False, "VAL-VALK-18"), (0, True, "VAL-VALK-18")]
)
def test_roads_and_missions_end_with_the_battle(roads: int, mission: bool, broken: str) -> None:
    table, match = war("valkyries")
    ride(table).roads, ride(table).mission = roads, mission
    assert VALKYRIES.broken(match) == ""
    match.fight = None
    assert VALKYRIES.broken(match) == broken


@rule("VAL-DATA-13")
@pytest.mark.parametrize(
    ("blessed", "plain", "fits"), [(3, 2, True), (2, 1, True), (2, 2, False), (2, 0, False), (1, 2, False)]
)
def test_most_warriors_have_a_bonus_but_not_all(blessed: int, plain: int, fits: bool) -> None:
    cards = [valkyrie(ValhallaBonus(), blessed), *([valkyrie(NO_BONUS, plain)] if plain else [])]
    if fits:
        check_set([*cards])
    else:
        with pytest.raises(DataError, match="VAL-VALK-03"):
            check_set([*cards])


def valkyrie(bonus: ValhallaBonus, copies: int) -> Warrior:
    card = Card(0, "x", "warrior", 1, copies, "house")
    ability = Table().match.cards.warriors[0].ability
    return Warrior(card, WOLF, 2, distinct(2) if bonus is not NO_BONUS else fixed([0]), ability, bonus)


# -- elves


@rule("VAL-ELF-03", "VAL-AMB-107")
@pytest.mark.parametrize(
    ("slot", "side", "clan"), [(0, 1, WOLF), (1, -1, BEAR), (0, -1, EMPTY), (2, 1, EMPTY), (3, 1, EMPTY), (3, -1, WOLF)]
)
def test_the_neighbour_on_a_side(slot: int, side: int, clan: int) -> None:
    _, match = war("elves")
    assert beside(match, 0, slot, side).clan == clan


@rule("VAL-ELF-08", "VAL-ELF-10", "VAL-ELF-11")
def test_what_arms_an_elf_hangs_on_the_one_to_the_right() -> None:
    match = fight(Table({0: [elf_of(RightClanX), "wolf-ulf"]}, modules=["elves"]))
    ability = match.warrior(0, 0).ability
    assert isinstance(ability, RightClanX)
    ability_clan = ability.clan
    right = match.warrior(0, 1).clan
    assert ability.wild(match, 0, 0) == (1 if right == ability_clan else 0)
    for clan, wild in ((right, 1), (right + 1, 0)):
        ability.clan = clan
        assert ability.wild(match, 0, 0) == wild
        assert ELVES.reckon(match, Quantity.WILD_X, 0, 2, 0) == 2 + wild
    ability.clan = ability_clan


@rule("VAL-ELF-10", "VAL-ELF-11")
def test_a_weapon_that_the_right_one_shows_is_spared() -> None:
    match = fight(Table({0: [elf_of(RightWeaponSave), "bear-grim"]}, modules=["elves"]))
    ability, axe = match.warrior(0, 0).ability, WEAPONS.index("axe")
    assert isinstance(ability, RightWeaponSave)
    before, ability.weapon = ability.weapon, axe
    assert ELVES.reckon(match, Quantity.SPARED, 0, 1, 0) == 1 + (1 << axe * SPARED_BITS)
    ability.weapon = before


def elf_of(kind: type[RightClanX] | type[RightWeaponSave]) -> str:
    """Return an elf with this ability."""
    cards = Table(modules=["elves"]).match.cards
    return next(cards.cards[k].key for k in cards.kinds if isinstance(cards.warrior(k).ability, kind))


@rule("VAL-TL-24", "VAL-ELF-15", "VAL-AMB-138")
@pytest.mark.parametrize(
    ("played", "taken"),
    [(["fury-2"], False), ([], False), (["elf-captured-tactics"], True), (["fury-2", "elf-captured-tactics"], True)],
)
def test_the_defenders_tactics_go_to_an_attacker_who_played_the_card(played: list[str], taken: bool) -> None:
    table, match = war("elves")
    keys = [captor(match) if key.startswith("elf") else key for key in played]
    match.fighter(0).tactics = [match.cards.by_key(key) for key in keys]
    match.fighter(1).tactics = [match.cards.by_key("fury-3")]
    TakeTactics(0, "").run(match)
    assert (table.hand(0), len(match.fighter(1).tactics)) == ((["fury-3"], 0) if taken else ([], 1))


def captor(match: Valhalla) -> str:
    """Return the key of the tactic that captures others."""
    return next(
        match.cards.cards[k].key for k in match.cards.kinds if match.cards.tactics[k].label == "CAPTURED_TACTICS"
    )
