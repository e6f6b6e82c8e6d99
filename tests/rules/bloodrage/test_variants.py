"""House variants: Two Ages, and Powers.   (spec: BR-VAR)"""

from __future__ import annotations

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.play import watched_game
from meadhall.games.bloodrage.expansions.powers.powers import BEGIN_WITH
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import BASE_CARDS, Phase
from meadhall.games.bloodrage.views.view import catalogue, view
from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import pillage
from tests.rules.bloodrage.test_setup import new

POWERS = ["long-ships", "hearth-fire", "beast-callers", "tribute", "skalds"]


@rule("BR-VAR-01", "BR-VAR-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_ages_begin_with_the_second(seats: int) -> None:
    g = new(seats, modules="two_ages")
    assert (g.age, g.phase) == (2, Phase.GIFTS)
    assert not g.live_province[g.doomed[0]]
    assert g.tokens[g.doomed[0]] == -1
    assert g.doom == g.doomed[1]
    assert [(list(clan.steps), clan.pool) for clan in g.clans] == [([1, 1, 1], 7)] * seats
    assert {g.cards[card].age for clan in g.clans for card in clan.packet.cards} == {2}
    assert sum(g.live_province) == sum(new(seats).live_province) - 1


@rule("BR-VAR-01")
def test_two_ages_end_after_two_ages() -> None:
    g = new(2, modules="two_ages")
    watched_game(g, seeded("two ages"))
    assert [event.numbers for event in g.log or [] if event.what.key == "age-began"] == [[2], [3]]


@rule("BR-VAR-01")
def test_two_ages_have_no_first_draft_to_leave_out() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(2, ["two_ages"], {"first-game": "on"})
    assert (refusal.value.rule, refusal.value.why) == ("BR-VAR-01", "setup-two-ages")


def powers_of(g: BloodRage) -> list[int]:
    return [clan.slots[5] for clan in g.clans]


@rule("BR-VAR-03", "BR-VAR-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_takes_a_power_first_and_the_first_player_last(seats: int) -> None:
    g = new(seats, modules="powers", first_player="2")
    asked: list[int] = []
    while g.phase == Phase.GIFTS and len(g.clans[0].packet.cards) == 0:
        assert len(g.legal(g.asked())) == seats + 1 - len(asked)
        asked.append(g.asked())
        g.answer(g.asked(), g.legal(g.asked())[-1])
    assert asked == [(1 - step) % seats for step in range(1, seats + 1)]
    assert len(set(powers_of(g))) == seats
    assert min(powers_of(g)) >= BASE_CARDS
    assert sorted(g.extra) == sorted(powers_of(g)), "they came from no deck"
    assert view(g, -1).modules["powers"]["powers"] == [], "the power left over is put away"


@rule("BR-VAR-03")
def test_the_powers_that_lie_open_are_drawn_by_lot() -> None:
    shown = {tuple(new(2, seed, modules="powers").legal(new(2, seed, modules="powers").asked())) for seed in "abcdefgh"}
    assert len(shown) > 3


@rule("BR-VAR-03")
def test_everybody_sees_the_powers_that_lie_open() -> None:
    g = new(3, modules="powers")
    shown = [view(g, seat).modules["powers"]["powers"] for seat in (-1, 0, 1, 2)]
    assert shown == [[g.book.names[BEGIN_WITH.arg(action)] for action in g.legal(g.asked())]] * 4
    g.answer(g.asked(), g.legal(g.asked())[0])
    assert len(view(g, -1).modules["powers"]["powers"]) == 3


def with_power(power: str, age: int = 1) -> Table:
    table = Table("bear wolf", age=age, modules="powers")
    return table.sheet("bear", f"power-{power}")


@rule("BR-VAR-05")
def test_a_power_is_replaced_like_any_upgrade() -> None:
    table = with_power("tribute").hand("bear", "friggas-charm").begin()
    table.play("bear: upgrade friggas-charm", "bear: slot clan-1")
    assert table.discards() == "power-tribute"


@rule("BR-VAR-10")
def test_long_ships_invade_for_nothing() -> None:
    table = with_power("long-ships").rage("bear", 1).put("bear", "reserve", "sea-serpent").begin()
    assert table.may("bear", "invade sea-serpent")
    table.play("bear: invade ship", "bear: enter west", "wolf: pass", "bear: invade warrior", "bear: enter gimle")
    assert table.clan("bear").pool == 0


@rule("BR-VAR-11")
def test_hearth_fire_gives_a_rage_more_in_every_age() -> None:
    table = with_power("hearth-fire").begin().all_pass().keep_nothing()
    g = table.g
    while g.phase != Phase.ACTION:
        g.answer(g.asked(), g.legal(g.asked())[0])
    assert [clan.pool for clan in g.clans] == [7, 6]


@rule("BR-VAR-12")
def test_beast_callers_pay_less_for_monsters_only() -> None:
    table = with_power("beast-callers", age=2).rage("bear", 2).hand("bear", "fire-giant troll experts-in-arms").begin()
    assert table.may("bear", "upgrade troll")
    assert table.may("bear", "upgrade experts-in-arms")
    table.play("bear: upgrade fire-giant", "bear: slot monster-1", "bear: pass")
    assert table.clan("bear").pool == 0, "4 less 2"


@rule("BR-VAR-12")
def test_beasts_never_cost_less_than_nothing() -> None:
    table = with_power("beast-callers", age=2).hand("bear", "dark-elf").begin()
    table.play("bear: upgrade dark-elf", "bear: slot monster-1", "bear: pass")
    assert table.clan("bear").pool == 6


@rule("BR-VAR-13", "BR-PILLAGE-38")
def test_tribute_pays_for_a_successful_pillage_only() -> None:
    table = with_power("tribute").put("bear", "gimle", "warrior").begin().play("bear: pillage gimle")
    assert table.clan("bear").glory == 1
    table = with_power("tribute").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    assert pillage(table).clan("bear").glory == 0


@rule("BR-VAR-14")
def test_skalds_sing_of_fulfilled_quests() -> None:
    table = with_power("skalds").put("bear", "elvagar", "warrior").quests("bear", "manheim-1 alfheim-1")
    table.begin().all_pass().keep_nothing().play("bear: raise rage")
    assert table.clan("bear").glory == 5 + 2


def test_the_catalogue_shows_the_powers() -> None:
    g = new(2, modules="powers")
    assert {f"power-{name}" for name in POWERS} <= {face.key for face in catalogue(g).cards}


@pytest.mark.parametrize("modules", ["powers", "two_ages", "powers two_ages"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_variants_keep_every_invariant(modules: str, seats: int) -> None:
    watched_game(new(seats, modules=modules), seeded(f"{modules} {seats}"))
