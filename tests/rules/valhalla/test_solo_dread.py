"""Chapter 23, the abilities of beasts: thirteen kinds, what cancels them, and their lasting effects."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.core.errors import DataError
from meadhall.games.valhalla.beasts import cards as beast_cards
from meadhall.games.valhalla.beasts.dread import KINDS_OF_DREAD, make
from meadhall.games.valhalla.beasts.lair import BEASTS, BeastCard, Dread, lair
from meadhall.games.valhalla.beasts.setup import beast_at, lay_out
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.terms import CLANS, EMPTY, WEAPONS
from tests.rule import rule
from tests.rules.valhalla.table import Table

BOWS = [WEAPONS.index("bow")] * 6  # six bows: it hardly ever attacks
AXE = [WEAPONS.index("axe")]
MISSES = "x x x x x x"
SWORD = "sword x x x x x"


def beast(
    kind: str,
    squad: Sequence[str] = ("wolf-ulf",),
    hand: Sequence[str] = (),
    dice: str | Sequence[str | int] = (),
    strength: int = 9,
    clan: str = "",
    symbols: Sequence[int] = BOWS,
    cap: int = 9,
    **more: object,
) -> Table:
    """Return a table before the player's turn against a card with this ability; the next ones have none."""
    table = Table({0: squad}, {0: hand}, dice=dice, seats=1, modules=["solo"], **more)  # type: ignore[arg-type]
    number = CLANS.index(clan) if clan else EMPTY
    first = BeastCard(strength, cap, [1], list(symbols), make(kind, number), number)
    den = lair(table.match)
    lay_out(table.match, 0)
    den.stack = [first, *(BeastCard(20 + n, 9, [], BOWS, make_nothing(), EMPTY) for n in range(5))]
    den.level = 1
    den.begun = True
    return table


def make_nothing() -> Dread:
    return Dread()


def attack(table: Table, *moves: str) -> Table:
    return table.play("0: attack-beast", *(f"0: {move}" for move in moves))


@rule("VAL-SOLO-34", "VAL-DATA-18")
def test_every_ability_occurs_and_some_cards_have_none() -> None:
    match = beast("M_DIE").match
    found = [beast_at(match, number) for number in range(len(BEASTS))]
    keys = {card.dread.key for each in found for card in each.normal + each.plus40}
    assert keys == {"", *KINDS_OF_DREAD}
    assert len(KINDS_OF_DREAD) == 13


@rule("VAL-SOLO-73", "VAL-TL-42")
def test_mill_discards_between_the_phases() -> None:
    deck = ["bear-grim", "bear-bjorn", "bear-bera", "wolf-randulf", "wolf-ulfhild"]
    table = beast("M_MILL", deck=deck, dice=[MISSES])
    table.play("0: draw, keep bear-grim")
    assert table.discard()[:2] == ["bear-bera", "bear-bjorn"]
    assert table.options(0) == ["keep wolf-ulfhild", "keep wolf-randulf"]


@rule("VAL-SOLO-73", "VAL-SOLO-60")
def test_and_may_end_the_game() -> None:
    table = beast("M_MILL", deck=["bear-grim", "bear-bjorn", "bear-bera"], deck_ends=True)
    table.play("0: draw, keep bear-grim")
    assert (table.match.over, table.match.winners()) == (True, [])


@rule("VAL-SOLO-74")
@pytest.mark.parametrize(("clan", "strength"), [("boar", 1), ("deer", 4)])
def test_clan_mute_silences_what_warriors_add(clan: str, strength: int) -> None:
    table = beast("M_CLAN_MUTE", ["boar-galti"], dice="spear x x x x x", clan=clan)
    attack(table, "activate boar-galti, pass, pass")
    assert table.strength(0) == strength


@rule("VAL-SOLO-75", "VAL-AMB-120")
def test_before_the_battle_a_card_of_choice_goes_first_of_all() -> None:
    table = beast("M_PRE_DISCARD", ["wolf-ulf"], ["fury-2", "bear-grim"], jarls={0: "egil"})
    attack(table)
    assert table.options(0) == ["give-up-card bear-grim", "give-up-card fury-2"]
    table.play("0: give-up-card fury-2")
    assert table.discard()[0] == "fury-2"
    assert table.may("0: use-jarl main"), "then the player's moves before the battle"


@rule("VAL-SOLO-75")
def test_an_empty_hand_pays_nothing() -> None:
    table = attack(beast("M_PRE_DISCARD", dice=MISSES))
    assert table.match.fighter(0).rolled


@rule("VAL-SOLO-76", "VAL-TL-61")
def test_one_die_is_not_rolled() -> None:
    table = attack(beast("M_DIE", dice="x x x x x"))
    assert len(table.dice(0)) == 5


@rule("VAL-SOLO-77", "VAL-AMB-121", "VAL-TL-65")
@pytest.mark.parametrize("strength", [2, 9])
def test_after_every_battle_a_random_card_is_lost(strength: int) -> None:
    table = beast("M_POST_RANDOM", hand=["bear-bera", "fury-2"], dice=[SWORD, 1], strength=strength)
    attack(table, "activate wolf-ulf, pass")
    if strength == 9:
        table.play("0: pass")
    assert lair(table.match).at == (1 if strength == 2 else 0), "the card fought, though it is beaten"
    assert table.hand(0) == ["bear-bera"]
    assert "fury-2" in table.discard()


@rule("VAL-SOLO-78")
def test_at_most_two_tactics() -> None:
    table = attack(beast("M_TWO_TACTICS", hand=["fury-2", "fury-2", "fury-2"], dice=SWORD))
    table.play("0: play fury-2, play fury-2")
    assert table.refuses("0: play fury-2") == "VAL-SOLO-78"


@rule("VAL-SOLO-79")
@pytest.mark.parametrize(("kind", "strength"), [("M_JARL_OFF", 2), ("M_MILL", 3)])
def test_the_jarl_is_silent_in_battle(kind: str, strength: int) -> None:
    table = attack(beast(kind, dice=SWORD, jarls={0: "sigurd"}), "activate wolf-ulf, pass, pass")
    assert table.strength(0) == strength


@rule("VAL-SOLO-80")
def test_no_tactics() -> None:
    table = attack(beast("M_NO_TACTICS", hand=["fury-2", "cut-off"], dice=SWORD))
    assert table.refuses("0: play fury-2") == "VAL-SOLO-80"
    assert table.refuses("0: play cut-off") == "VAL-SOLO-80"


@rule("VAL-SOLO-81", "VAL-AMB-123", "VAL-INV-05")
def test_the_squad_limit_is_one_lower_for_additions() -> None:
    full = ["wolf-ulf", "wolf-randulf", "wolf-ulfhild", "bear-bera"]
    table = beast("M_SLOT", full, ["bear-grim"], dice=MISSES)
    table.play("0: add-warrior bear-grim")
    assert len(table.warriors(0)) == 4, "those who are there stay"
    table.play("0: dismiss wolf-ulf")
    assert table.options(0)[0].startswith("dismiss"), "four would be too many"
    table.play("0: dismiss bear-bera")
    assert table.options(0) == ["place 0", "place 3"], "the choice of slots is free"
    table.play("0: place 3")
    assert table.squad(0) == ["", "wolf-randulf", "wolf-ulfhild", "bear-grim"]


@rule("VAL-SOLO-82", "VAL-AMB-122")
def test_a_warrior_goes_before_the_battle_even_the_only_one() -> None:
    table = attack(beast("M_PRE_WARRIOR", ["wolf-ulf"], dice=SWORD))
    assert table.options(0) == ["feed-beast wolf-ulf"]
    deck = len(table.match.deck.cards)
    table.play("0: feed-beast wolf-ulf, pass")
    assert deck - len(table.match.deck.cards) == 2 + 2, "the battle is lost; phase B draws two"
    assert table.warriors(0) == []


@rule("VAL-SOLO-83", "VAL-AMB-126", "VAL-INV-07")
def test_glory_is_lost_with_a_battle() -> None:
    valhalla = {0: ["bear-grim", "wolf-kveldulf"]}
    lost = attack(beast("M_LOSS_GLORY", dice=MISSES, valhalla=valhalla), "pass")
    assert lost.valhalla(0) == ["wolf-kveldulf"]
    won = attack(beast("M_LOSS_GLORY", dice=SWORD, valhalla=valhalla, strength=2), "activate wolf-ulf, pass")
    assert won.valhalla(0) == ["bear-grim", "wolf-kveldulf", "wolf-ulf"]
    assert (lost.events("beast-glory", 0), won.events("beast-glory", 0)) == ([[1]], [])


@rule("VAL-SOLO-85")
def test_or_with_every_battle() -> None:
    valhalla = {0: ["bear-grim"]}
    won = attack(beast("M_EVERY_GLORY", dice=SWORD, valhalla=valhalla, strength=2), "activate wolf-ulf, pass")
    assert won.options(0) == ["give-up-card bear-grim", "give-up-card wolf-ulf"], "any card worth one"
    won.play("0: give-up-card wolf-ulf")
    assert won.valhalla(0) == ["bear-grim"]


@rule("VAL-AMB-126")
def test_a_dearer_card_is_exchanged() -> None:
    table = beast("M_LOSS_GLORY", dice=MISSES, valhalla={0: ["bear-bodvar"]}, discard=["wolf-kveldulf"])
    attack(table, "pass")
    assert table.valhalla(0) == ["wolf-kveldulf"], "worth two in place of three"
    assert "bear-bodvar" in table.discard()
    assert glory(table.match, 0) == 2


@rule("VAL-AMB-126")
def test_or_only_a_number_is_kept_and_never_below_none() -> None:
    table = beast("M_LOSS_GLORY", dice=MISSES, valhalla={0: ["bear-bodvar"]}, deck=["fury-2", "fury-2"])
    attack(table, "pass")
    assert (table.valhalla(0), glory(table.match, 0)) == (["bear-bodvar"], 2)
    lair(table.match).debts[0] = 9
    assert glory(table.match, 0) == 0
    none = attack(beast("M_LOSS_GLORY", dice=MISSES), "pass")
    assert lair(none.match).debts == [0]


@rule("VAL-SOLO-84")
def test_push_back_and_weapon_swap_may_not_be_played() -> None:
    table = attack(beast("M_NO_DICE_TACTICS", hand=["push-back", "weapon-swap", "fury-2"], dice=SWORD))
    assert table.refuses("0: play push-back") == "VAL-SOLO-84"
    assert table.refuses("0: play weapon-swap") == "VAL-SOLO-84"
    assert table.may("0: play fury-2")


# -- cutting it off


@rule("VAL-SOLO-35", "VAL-DIFF-59", "VAL-AMB-130")
def test_cut_off_the_leader_cancels_the_ability_for_this_battle() -> None:
    hand = ["cut-off", "fury-2", "fury-2", "fury-2"]
    table = attack(beast("M_TWO_TACTICS", hand=hand, dice=SWORD))
    table.play("0: play cut-off, play fury-2, play fury-2, play fury-2")
    assert table.match.fighter(0).played == 4


@rule("VAL-SOLO-35", "VAL-AMB-130")
def test_after_the_battle_too_but_what_came_before_it_stays() -> None:
    table = beast("M_EVERY_GLORY", hand=["cut-off"], dice=MISSES, valhalla={0: ["bear-grim"]})
    attack(table, "play cut-off, pass")
    assert table.valhalla(0) == ["bear-grim"]
    table = beast("M_PRE_WARRIOR", ["wolf-ulf", "bear-bera"], ["cut-off"], MISSES)
    attack(table, "feed-beast bear-bera, play cut-off, pass")
    assert table.warriors(0) == ["wolf-ulf"]


@rule("VAL-SOLO-35")
def test_it_is_a_tactic_of_attackers() -> None:
    table = beast("M_NO_DICE_TACTICS", hand=["cut-off", "push-back"], dice=["axe x x x x x", MISSES], symbols=AXE)
    table.play("0: draw")
    while table.match.fight is None:
        table.answer(0, table.options(0)[0])
    assert not table.may("0: play cut-off")
    assert table.refuses("0: play push-back") == "VAL-SOLO-84"


@rule("VAL-SOLO-36")
def test_abilities_may_be_left_out() -> None:
    table = attack(beast("M_DIE", dice=MISSES, options={"solo_ignore_abilities": "on"}))
    assert len(table.dice(0)) == 6


# -- glory from elsewhere


@rule("VAL-AMB-127")
def test_bonus_glory_counts_toward_the_cap() -> None:
    table = beast("M_DIE", cap=2, valhalla={0: ["bear-grim"]}, discard=["wolf-kveldulf", "wolf-randulf"])
    table.match.call(BonusGlory(0, 3))
    table.start()
    assert table.valhalla(0) == ["bear-grim", "wolf-randulf"], "two of three are lost"
    assert glory(table.match, 0) == 2


@rule("VAL-AMB-127")
@pytest.mark.skipif("valkyries" not in GAME.expansions, reason="it was taken out")
def test_missions_count_toward_it_too() -> None:
    table = Table(
        {0: ["wolf-ulf", "wolf-randulf"]},
        {0: ["valk-mission-steady"]},
        dice="sword x x x x x",
        seats=1,
        modules=["solo", "valkyries"],
    )
    den = lair(table.match)
    lay_out(table.match, 0)
    den.stack = [BeastCard(n, 2, [], BOWS, make_nothing(), EMPTY) for n in range(2, 8)]
    den.level, den.begun = 1, True
    attack(table, "activate wolf-ulf, pass, play valk-mission-steady")
    assert sum(table.match.cards.glory(kind) for kind in table.match.players[0].valhalla.cards) == 3
    assert glory(table.match, 0) == 2, "what exceeds the cap is lost"


# -- the card file


@rule("VAL-DATA-18", "VAL-SOLO-74")
@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ({"symbols": []}, "VAL-DATA-18"),
        ({"symbols": ["bow"] * 7}, "VAL-DATA-18"),
        ({"ability": {"kind": "M_CLAN_MUTE"}}, "VAL-SOLO-74"),
        ({"ability": {"kind": "M_DIE", "clan": "boar"}}, "VAL-SOLO-74"),
        ({"ability": {"kind": "M_NONE"}}, "unknown"),
        ({"strength": 0}, "out of range"),
    ],
)
def test_a_wrong_card_is_refused(entry: dict[str, object], says: str) -> None:
    good: dict[str, object] = {"strength": 5, "cap": 3, "clans": ["wolf"], "symbols": ["bow"]}
    assert beast_cards.read_card(good, "here").strength == 5
    with pytest.raises(DataError, match=says):
        beast_cards.read_card({**good, **entry}, "here")


@rule("VAL-SOLO-04", "VAL-SOLO-03")
def test_a_stack_that_does_not_rise_is_refused() -> None:
    card = {"strength": 5, "cap": 3, "clans": [], "symbols": ["bow"]}
    rising = [{**card, "strength": n} for n in range(1, 7)]
    assert len(beast_cards.read_side({"normal": rising}, "normal", "here")) == 6
    with pytest.raises(DataError, match="VAL-SOLO-04"):
        beast_cards.read_side({"normal": [*rising[:5], rising[4]]}, "normal", "here")
    with pytest.raises(DataError, match="VAL-SOLO-03"):
        beast_cards.read_side({"normal": rising[:5]}, "normal", "here")


@rule("VAL-SOLO-69", "VAL-DATA-18")
def test_the_other_side_must_be_stronger() -> None:
    card = {"strength": 5, "cap": 3, "clans": [], "symbols": ["bow"]}
    side = [{**card, "strength": n} for n in range(1, 7)]
    entry: dict[str, object] = {"id": "hel", "normal": side, "plus40": side, "source": "house"}
    with pytest.raises(DataError, match="not stronger"):
        beast_cards.read_beast(0, entry, "here")


@rule("VAL-DATA-18")
def test_a_missing_ability_is_refused() -> None:
    with pytest.raises(DataError, match="M_MILL"):
        beast_cards.check_dreads({"", *KINDS_OF_DREAD} - {"M_MILL"}, "here")
    with pytest.raises(DataError, match="every card has an ability"):
        beast_cards.check_dreads({*KINDS_OF_DREAD}, "here")
