"""Chapter 27. Monsters of Yggdrasil: hunting, what each monster does in a battle, and how it leaves."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.games.valhalla.battles.battle import clean_up
from meadhall.games.valhalla.battles.strength import activated
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.cards.faces import catalogue
from meadhall.games.valhalla.expansions.monsters import cards as monster_cards
from meadhall.games.valhalla.expansions.monsters.cards import all_cards, monster
from meadhall.games.valhalla.expansions.monsters.den import Den, Grip
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.turn import PhaseA
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"


class Lair(Table):
    """A table with monsters: some displayed, some caught."""

    def __init__(
        self,
        squads: Cards,
        hands: Cards | None = None,
        dice: str | Sequence[str | int] = (),
        *,
        held: dict[int, tuple[str, int]] | None = None,  # seat: the monster and the left slot it covers
        display: list[str] | None = None,
        keeper: int = -1,
        jarls: dict[int, str] | None = None,
        valhalla: Cards | None = None,
        discard: list[str] | None = None,
        deck: list[str] | None = None,
        seats: int = 2,
        at: str = "turn",
        options: dict[str, str] | None = None,
        modules: list[str] | None = None,
        live: bool = False,
    ) -> None:
        super().__init__(
            squads,
            hands or {},
            jarls,
            valhalla or {},
            deck or (),
            discard or (),
            dice=dice,
            seats=seats,
            at=at,
            options=options,
            modules=["monsters", *(modules or [])],
            live=live,
        )
        self.den.display = [self.number(key) for key in display or []]
        self.den.keeper = keeper
        for seat, (key, slot) in (held or {}).items():
            self.den.grips[seat] = Grip(self.number(key), slot)
            if slot >= 0:
                self.match.cover(seat, slot)
                self.match.cover(seat, slot + 1)

    @property
    def den(self) -> Den:
        part = self.part("monsters")
        assert isinstance(part, Den)
        return part

    def number(self, key: str) -> int:
        return GAME.number_of(self.match, "monsters", key)

    def held_by(self, seat: int) -> str:
        at = self.den.grips[seat].monster
        return monster(self.match, at).key if at >= 0 else ""

    def shown(self) -> list[str]:
        return [monster(self.match, at).key for at in self.den.display]


def after_b(lair: Lair) -> Lair:
    """Seat 0 draws in phases A and B and is asked whether to hunt, if it can."""
    lair.play("0: draw")
    for _ in range(2):
        lair.answer(0, lair.options(0)[0])
    return lair


# -- setup


def first_display(seed: str, options: dict[str, str] | None = None) -> Den:
    match = GAME.new(GAME.rulebook(GAME.setup(3, ["monsters"], options)), seeded(seed))
    part = match.parts[match.rules.slots["monsters"]]
    assert isinstance(part, Den)
    return part


@rule("VAL-MONSTER-02…05", "VAL-COMP-27")
def test_two_monsters_lie_open_and_never_a_late_one() -> None:
    late = {card.number for card in all_cards(Lair({}).match) if card.late}
    displays = set()
    for seed in range(30):
        den = first_display(f"monsters {seed}")
        displays.add(tuple(den.display))
        assert len(den.display) == 2
        assert late.isdisjoint(den.display)
        assert late.issubset(den.deck.cards)
        assert sorted(den.display + den.deck.cards) == list(range(11))
    assert len(displays) > 5, "they are shuffled"


@rule("VAL-MONSTER-04")
def test_the_late_ones_are_shuffled_in_unseen() -> None:
    places = {first_display(f"late {seed}").deck.cards.index(9) for seed in range(20)}
    assert len(places) > 3
    assert not any(first_display("late").deck.known_to(seat) for seat in (-1, 0, 1, 2))


@rule("VAL-MONSTER-01", "VAL-MONSTER-43")
def test_fenrir_may_be_left_out() -> None:
    fenrir = Lair({}).number("fenrir")
    assert fenrir in first_display("with").deck.cards
    without = first_display("without", {"fenrir_in_deck": "off"})
    assert fenrir not in without.deck.cards
    assert len(without.display) + len(without.deck.cards) == 10
    assert without.keeper == -1, "no player keeps him at first"


# -- hunting


CATCH = {0: ["bear-grim", "boar-svein", "wolf-ulf"], 1: ["wolf-randulf"]}  # Surtur wants a Bear and a Boar


@rule("VAL-MONSTER-06", "VAL-MONSTER-07", "VAL-MONSTER-09", "VAL-MONSTER-10", "VAL-TL-44")
def test_two_neighbours_of_the_shown_colours_catch_a_monster_after_phase_b() -> None:
    lair = Lair(CATCH, display=["surtur", "troll"])
    lair.den.deck.cards = [lair.number("hel"), lair.number("garmr")]
    after_b(lair)
    assert lair.options(0) == ["pass", "hunt surtur"]
    lair.play("0: hunt surtur, cover bear-grim")
    assert lair.held_by(0) == "surtur"
    assert lair.squad(0) == ["", "", "wolf-ulf", ""], "they are out of the squad"
    assert lair.shown() == ["troll", "garmr"], "a new one is revealed"
    assert view(lair.match, 1).modules["monsters"]["held"] == ["surtur", None]


@rule("VAL-MONSTER-06")
def test_hunting_is_optional() -> None:
    lair = after_b(Lair(CATCH, display=["surtur"]))
    lair.play("0: pass")
    assert lair.held_by(0) == ""
    assert lair.asked() == [1]


@rule("VAL-MONSTER-08")
@pytest.mark.parametrize(
    ("squad", "slots"),
    [
        (["bear-grim", "boar-svein"], [0]),
        (["wolf-ulf", "boar-svein", "bear-grim"], [1]),
        (["bear-grim", "", "boar-svein"], []),
        (["bear-grim", "wolf-ulf", "boar-svein"], []),
        (["bear-grim", "bear-bjorn"], []),
        (["bear-grim", "boar-svein", "bear-bjorn"], [0, 1]),
    ],
)
def test_the_two_stand_side_by_side_in_either_order(squad: list[str], slots: list[int]) -> None:
    lair = after_b(Lair({0: squad, 1: ["wolf-randulf"]}, display=["surtur"]))
    assert ("hunt surtur" in lair.options(0)) == bool(slots)
    if slots:
        lair.play("0: hunt surtur")
        assert [option.split()[1] for option in lair.options(0)] == [squad[slot] for slot in slots]


@rule("VAL-MONSTER-11", "VAL-AMB-156")
def test_a_squad_holds_one_monster_and_a_turn_one_hunt() -> None:
    squad = ["bear-grim", "boar-svein", "bear-bjorn", "boar-galti"]
    lair = after_b(Lair({0: squad, 1: ["wolf-ulf"]}, display=["surtur"]))
    lair.den.deck.cards = []
    lair.play("0: hunt surtur, cover 0")
    assert lair.asked() == [1], "one a turn"
    again = after_b(Lair({0: squad, 1: ["wolf-ulf"]}, held={0: ("troll", 0)}, display=["surtur"]))
    assert again.asked() == [1], "he has one already"


@rule("VAL-AMB-157")
def test_the_display_shrinks_when_the_deck_is_empty() -> None:
    lair = after_b(Lair(CATCH, display=["surtur", "troll"]))
    lair.den.deck.cards = []
    lair.play("0: hunt surtur, cover 0")
    assert lair.shown() == ["troll"]


@rule("VAL-AMB-145", "VAL-AMB-146", "VAL-AMB-135")
def test_captors_are_out_of_the_squad_and_hold_their_slots() -> None:
    squads = {0: ["bear-grim", "boar-svein", "wolf-ulf", "deer-hjort"], 1: ["wolf-randulf"]}
    lair = Lair(squads, {0: ["bear-bjorn"]}, held={0: ("troll", 0)})
    assert lair.squad(0)[:2] == ["", ""], "neighbours see no colours and no weapons there"
    lair.play("0: add-warrior bear-bjorn")
    assert lair.options(0) == ["dismiss wolf-ulf", "dismiss deer-hjort"], "neither captors nor monster"
    lair.play("0: dismiss wolf-ulf")
    assert lair.options(0) == ["place 2"]


@rule("VAL-AMB-145")
def test_captors_cannot_be_activated() -> None:
    squads = {0: ["bear-grim", "boar-svein", "wolf-ulf"], 1: ["wolf-randulf"]}
    lair = Lair(squads, dice="axe sword spear shield bow x", held={0: ("draugr", 0)}).play("0: attack 1")
    assert [option for option in lair.options(0) if option.startswith("activate")] == ["activate wolf-ulf"]


# -- how a monster counts


ONLY_MONSTER = {0: ["bear-grim", "boar-svein"], 1: ["wolf-randulf"]}


@rule("VAL-MONSTER-13", "VAL-MONSTER-16", "VAL-AMB-102")
def test_a_squad_of_a_monster_alone_may_attack_and_be_attacked() -> None:
    lair = Lair(ONLY_MONSTER, dice=[MISSES], held={0: ("nidhogg", 0)})
    assert lair.match.squad_size(0) == 1
    assert lair.may("0: attack 1")
    other = Lair({0: ["wolf-ulf"], 1: ["bear-grim", "boar-svein"]}, held={1: ("nidhogg", 0)})
    assert other.may("0: attack 1")
    assert not Lair({0: ["wolf-ulf"]}).may("0: attack 1")


@rule("VAL-MONSTER-16", "VAL-AMB-148", "VAL-MONSTER-21")
def test_a_monster_fights_by_itself_without_dice() -> None:
    lair = Lair(ONLY_MONSTER, dice=[MISSES, MISSES], held={0: ("nidhogg", 0)}, discard=["wolf-ulf"])
    lair.play("0: attack 1, pass", "1: pass")
    assert lair.strength(0) == 4
    assert lair.shields(1) == 3, "it is the one warrior that an attack needs"
    lair.ends_quietly()


@rule("VAL-AMB-148", "VAL-AMB-068")
@pytest.mark.parametrize(("switch", "won"), [("off", True), ("on", False)])
def test_as_an_option_it_is_not_the_one_warrior_that_a_battle_needs(switch: str, won: bool) -> None:
    options = {"monster_is_not_minimum": switch}
    lair = Lair(ONLY_MONSTER, dice=[MISSES] * (1 + won), held={0: ("garmr", 0)}, options=options)
    lair.play("0: attack 1, pass")
    if won:
        lair.play("1: pass")
    assert (lair.shields(1) == 3) is won
    assert lair.held_by(0) == "", "either way it was activated, and leaves"


@rule("VAL-AMB-148")
def test_even_so_it_counts_beside_another_activated_warrior() -> None:
    squads = {0: ["bear-grim", "boar-svein", "bear-bjorn"], 1: ["wolf-randulf"]}
    options = {"monster_is_not_minimum": "on"}
    lair = Lair(squads, dice=["sword axe x x x x"], held={0: ("garmr", 0)}, options=options)
    lair.play("0: attack 1")
    assert activated(lair.match, lair.match.battle().attacker) == 0
    lair.play("0: activate bear-bjorn")
    assert activated(lair.match, lair.match.battle().attacker) == 2


@rule("VAL-AMB-148")
def test_a_monster_alone_makes_a_defence() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn", "deer-hjort"]}
    lair = Lair(squads, dice=[ONE_AXE, MISSES], held={1: ("jormungand", 0)})
    lair.play("0: attack 1", "1: pass", "0: activate bear-grim, pass", "1: pass")
    assert lair.strength(1) == 3
    assert lair.shields(1) == 4


@rule("VAL-MONSTER-12")
def test_for_tactics_and_jarls_it_is_one_warrior() -> None:
    squads = {0: ["bear-grim", "boar-svein", "wolf-ulf", "deer-hjort"], 1: ["wolf-randulf", "bear-bjorn"]}
    lair = Lair(squads, {1: ["fury-3"]}, [MISSES, MISSES], held={0: ("troll", 0)}).play("0: attack 1")
    assert lair.match.squad_size(0) == 3
    lair.play("0: pass")
    assert lair.may("1: play fury-3"), "two are fewer than three"


@rule("VAL-AMB-147", "VAL-MONSTER-12")
def test_neither_diversity_nor_hunters_of_a_colour_see_the_monster() -> None:
    squads = {0: ["bear-grim", "boar-svein", "deer-astrid", "wolf-ulf"], 1: ["boar-purka"]}
    lair = Lair(squads, held={0: ("garmr", 0)}, dice=[MISSES]).play("0: attack 1")
    assert lair.match.warrior(0, 2).ability.bonus(lair.match, 0, 2) == 0, "two clans: Deer and Wolf"
    assert lair.match.warrior(1, 0).ability.bonus(lair.match, 1, 0) == 0, "the Bear is covered"


@rule("VAL-MONSTER-14", "VAL-MONSTER-15", "VAL-AMB-150")
def test_no_effect_can_name_a_monster() -> None:
    squads = {0: ["bear-grim", "boar-svein"], 1: ["wolf-randulf", "deer-hjort", "frost-frosti", "bear-bjorn"]}
    lair = Lair(squads, held={0: ("surtur", 0), 1: ("vedrfolnir", 1)}, dice=[MISSES, MISSES])
    lair.play("0: attack 1, unleash")
    assert lair.options(1) == ["yield-warrior wolf-randulf", "yield-warrior bear-bjorn"]


@rule("VAL-MONSTER-15")
def test_everything_else_works_as_usual() -> None:
    lair = Lair(ONLY_MONSTER, {0: ["fury-2"]}, [MISSES, MISSES], held={0: ("garmr", 0)}, jarls={0: "sigurd"})
    lair.play("0: attack 1, play fury-2, pass", "1: pass")
    assert lair.strength(0) == 2 + 2 + 1


# -- how it leaves


@rule("VAL-MONSTER-19", "VAL-MONSTER-20", "VAL-TL-29", "VAL-AMB-149", "VAL-AMB-145")
@pytest.mark.parametrize(("dice", "winner"), [(MISSES, 0), ("spear x x x x x", 1)])
def test_after_the_battle_it_leaves_and_pays_a_point_of_glory(dice: str, winner: int) -> None:
    squads = {0: ["bear-grim", "boar-svein"], 1: ["wolf-randulf", "wolf-ulf"]}
    discard = ["wolf-hundolf", "fury-2"]
    lair = Lair(squads, {1: ["fury-2"]}, [MISSES, dice], held={0: ("draugr", 0)}, discard=discard)
    lair.play("0: attack 1, pass")
    lair.play("1: pass" if winner == 0 else "1: activate wolf-randulf, play fury-2, pass, pass")
    assert lair.held_by(0) == ""
    assert lair.valhalla(0) == ["wolf-hundolf"], "a warrior of value 1, and no monster"
    assert lair.squad(0)[:2] == ["bear-grim", "boar-svein"], "they stand where they stood"
    lair.ends_quietly()


@rule("VAL-AMB-164")
def test_without_such_a_card_the_point_is_a_number() -> None:
    lair = Lair(ONLY_MONSTER, dice=[MISSES, MISSES], held={0: ("garmr", 0)}).play("0: attack 1, pass", "1: pass")
    assert lair.valhalla(0) == []
    assert glory(lair.match, 0) == 1


@rule("VAL-AMB-068", "VAL-TL-29")
def test_a_defence_that_never_began_keeps_its_monster() -> None:
    squads = {0: ["wolf-ulf"], 1: ["bear-grim", "boar-svein", "bear-bjorn"]}
    lair = Lair(squads, dice=[MISSES], held={1: ("garmr", 0)}).play("0: attack 1, pass")
    assert lair.held_by(1) == "garmr"
    assert lair.squad(1) == ["", "", "bear-bjorn", ""]


@rule("VAL-AMB-068")
@pytest.mark.parametrize(("switch", "stays"), [("on", False), ("off", True)])
def test_one_that_did_something_leaves_without_a_winner_too(switch: str, stays: bool) -> None:
    squads = {0: ["wolf-ulf", "wolf-randulf"], 1: ["bear-grim", "boar-svein"]}
    options = {"no_winner_is_battle": switch}
    lair = Lair(squads, dice=[MISSES], held={1: ("surtur", 0)}, options=options)
    lair.play("0: attack 1", "1: unleash", "0: yield-warrior wolf-ulf, pass")
    assert (lair.held_by(1) == "surtur") is stays


@rule("VAL-AMB-151", "VAL-TL-02")
def test_the_attackers_monster_acts_first() -> None:
    squads = {
        0: ["bear-grim", "boar-svein", "wolf-ulf", "deer-hjort"],
        1: ["bear-bjorn", "frost-frosti", "wolf-randulf"],
    }
    lair = Lair(squads, dice=[MISSES], held={0: ("surtur", 0), 1: ("nidhogg", 0)})
    lair.play("0: attack 1")
    assert "unleash" not in lair.options(0), "the other has only one ordinary warrior"
    lair.play("1: unleash", "0: yield-warrior wolf-ulf")
    assert lair.hand(0) == ["wolf-ulf"]


# -- each of them


@rule("VAL-MONSTER-21", "VAL-MONSTER-22", "VAL-MONSTER-17", "VAL-MONSTER-18", "VAL-TL-02")
def test_nidhogg_drives_a_warrior_back_to_hand() -> None:
    squads = {0: ["bear-grim", "frost-frosti"], 1: ["wolf-ulf", "wolf-randulf"]}
    lair = Lair(squads, dice=[MISSES, MISSES], held={0: ("nidhogg", 0)}).play("0: attack 1")
    assert lair.options(0) == ["pass", "unleash"], "it need not"
    lair.play("0: unleash")
    assert lair.asked() == [1], "the opponent chooses"
    lair.play("1: yield-warrior wolf-ulf", "0: pass", "1: pass")
    assert lair.hand(1) == ["wolf-ulf"]
    assert lair.strength(0) == 4


@rule("VAL-MONSTER-23", "VAL-MONSTER-24")
def test_surtur_burns_a_warrior() -> None:
    squads = {0: ["bear-grim", "boar-svein"], 1: ["wolf-ulf", "wolf-randulf"]}
    lair = Lair(squads, dice=[MISSES, MISSES], held={0: ("surtur", 0)})
    lair.play("0: attack 1, unleash", "1: yield-warrior wolf-ulf")
    assert lair.discard()[0] == "wolf-ulf"
    lair.play("0: pass", "1: pass")
    assert lair.strength(0) == 4


@rule("VAL-MONSTER-22", "VAL-MONSTER-24", "VAL-AMB-150")
@pytest.mark.parametrize("key", ["nidhogg", "surtur"])
def test_neither_takes_the_only_ordinary_warrior(key: str) -> None:
    squads = {0: ["bear-grim", "boar-svein"], 1: ["wolf-ulf", "bear-bjorn", "deer-hjort"]}
    lair = Lair(squads, dice=[MISSES], held={0: (key, 0), 1: ("garmr", 1)}).play("0: attack 1")
    assert lair.match.squad_size(1) == 2
    assert "unleash" not in lair.options(0)


@rule("VAL-MONSTER-25", "VAL-MONSTER-26", "VAL-MONSTER-27")
def test_huldra_lures_a_warrior_into_a_free_slot_where_he_stays() -> None:
    squads = {0: ["wolf-ulf", "deer-hjort"], 1: ["bear-grim", "wolf-randulf", "bear-bjorn"]}
    lair = Lair(squads, dice=[ONE_AXE, MISSES], held={0: ("huldra", 0)}).play("0: attack 1")
    assert lair.options(0) == ["pass", "lure bear-grim", "lure wolf-randulf", "lure bear-bjorn"]
    lair.play("0: lure wolf-randulf")
    assert lair.options(0) == ["stand-in-slot 2", "stand-in-slot 3"]
    lair.play("0: stand-in-slot 3, pass", "1: pass")
    assert lair.squad(0) == ["wolf-ulf", "deer-hjort", "", "wolf-randulf"]
    assert lair.squad(1) == ["bear-grim", "", "bear-bjorn", ""]


@rule("VAL-MONSTER-26", "VAL-MONSTER-27")
def test_without_a_free_slot_the_lured_one_fights_and_is_discarded_after() -> None:
    full = ["wolf-ulf", "deer-hjort", "boar-svein", "frost-frosti"]
    squads = {0: full, 1: ["bear-grim", "wolf-randulf", "bear-bjorn"]}
    lair = Lair(squads, dice=[ONE_AXE, "sword axe x x x x"], held={0: ("huldra", 0)})
    lair.play("0: attack 1, lure bear-grim, activate bear-grim, pass", "1: activate bear-bjorn, pass, pass")
    assert lair.strength(0) == 2
    assert lair.squad(0) == [*full, ""]
    assert lair.discard() == ["bear-grim"]
    lair.ends_quietly()


@rule("VAL-MONSTER-27", "VAL-TL-29")
def test_unless_he_goes_to_valhalla_or_a_slot_has_fallen_free() -> None:
    full = ["wolf-ulf", "deer-hjort", "boar-svein", "frost-frosti"]
    squads = {0: full, 1: ["bear-grim", "wolf-randulf", "bear-bjorn"]}
    sent = Lair(squads, dice=[ONE_AXE, MISSES], held={0: ("huldra", 0)})
    sent.play("0: attack 1, lure bear-grim, activate bear-grim, pass", "1: pass")
    assert sent.valhalla(0) == ["bear-grim"]
    stays = Lair(squads, dice=["sword axe spear shield bow x", MISSES], held={0: ("huldra", 0)})
    stays.play("0: attack 1, lure bear-grim, activate boar-svein, pass", "1: pass")
    assert stays.squad(0)[2] == "bear-grim"


@rule("VAL-MONSTER-25", "VAL-AMB-150")
def test_huldra_is_idle_against_two_ordinary_warriors() -> None:
    squads = {0: ["wolf-ulf", "deer-hjort"], 1: ["bear-grim", "wolf-randulf", "bear-bjorn", "frost-frosti"]}
    lair = Lair(squads, dice=[MISSES], held={0: ("huldra", 0), 1: ("garmr", 2)}).play("0: attack 1")
    assert lair.match.squad_size(1) == 3
    assert not any(option.startswith("lure") for option in lair.options(0))


@rule("VAL-MONSTER-28", "VAL-MONSTER-29", "VAL-AMB-153")
def test_draugr_takes_up_to_three_small_warriors_from_hand() -> None:
    hand = ["bear-grim", "bear-grim", "wolf-randulf", "wolf-hundolf", "bear-asbera", "fury-2"]
    squads = {0: ["wolf-ulf", "frost-frosti"], 1: ["bear-bjorn", "bear-thorbjorn", "deer-hjort"]}
    lair = Lair(squads, {0: hand}, [MISSES, MISSES], held={0: ("draugr", 0), 1: ("vedrfolnir", 0)})
    lair.play("0: attack 1")
    assert not lair.may("0: play fury-2"), "banned"
    assert not lair.may("0: monster-card bear-asbera"), "worth two"
    lair.play("0: monster-card bear-grim, monster-card bear-grim, monster-card wolf-randulf")
    assert not lair.may("0: monster-card wolf-hundolf"), "three at most"
    lair.play("0: pass", "1: pass")
    assert lair.strength(0) == 3
    assert lair.valhalla(0)[:3] == ["bear-grim", "bear-grim", "wolf-randulf"]


@rule("VAL-MONSTER-30", "VAL-MONSTER-31", "VAL-AMB-152")
def test_troll_takes_up_to_four_dice_of_different_weapons() -> None:
    squads = {0: ["boar-svein", "frost-frosti"], 1: ["bear-bjorn"]}
    lair = Lair(squads, dice=["sword axe spear shield bow bow", MISSES], held={0: ("troll", 0)})
    lair.play("0: attack 1, load-troll bow")
    assert not lair.may("0: load-troll bow"), "each weapon once"
    lair.play("0: load-troll sword, load-troll axe, load-troll spear")
    assert not lair.may("0: load-troll shield"), "four at most"
    assert lair.dice(0) == ["shield", "bow"], "the others are committed"
    lair.play("0: pass", "1: pass")
    assert lair.strength(0) == 12


@rule("VAL-MONSTER-30")
def test_troll_takes_no_miss() -> None:
    squads = {0: ["boar-svein", "frost-frosti"], 1: ["bear-bjorn"]}
    lair = Lair(squads, dice=[MISSES], held={0: ("troll", 0)}).play("0: attack 1")
    assert not any(option.startswith("load-troll") for option in lair.options(0))


@rule("VAL-MONSTER-32", "VAL-AMB-150")
def test_gullinbursti_counts_the_opponents_warriors_and_his_monster() -> None:
    squads = {0: ["boar-svein", "deer-hjort"], 1: ["bear-bjorn", "wolf-ulf", "boar-galti", "bear-grim"]}
    plain = Lair(squads, dice=[MISSES, MISSES], held={0: ("gullinbursti", 0)}).play("0: attack 1, pass", "1: pass")
    assert plain.strength(0) == 8
    lair = Lair(squads, dice=[MISSES, MISSES], held={0: ("gullinbursti", 0), 1: ("garmr", 1)})
    lair.play("0: attack 1, pass", "1: pass")
    assert lair.strength(0) == 6, "two and a monster"


@rule("VAL-MONSTER-33", "VAL-MONSTER-34", "VAL-AMB-162")
def test_vedrfolnir_forbids_the_opponent_all_tactics() -> None:
    squads = {0: ["deer-hjort", "frost-frosti"], 1: ["bear-bjorn"]}
    hands = {0: ["fury-2"], 1: ["fury-2"]}
    lair = Lair(squads, hands, [MISSES, "sword axe x x x x"], held={0: ("vedrfolnir", 0)})
    lair.play("0: attack 1, play fury-2, pass")
    assert lair.refuses("1: play fury-2") == "VAL-MONSTER-34"
    lair.play("1: activate bear-bjorn, pass, pass")
    assert lair.strength(0) == 4


@rule("VAL-MONSTER-35", "VAL-MONSTER-36", "VAL-TL-08", "VAL-TL-14", "VAL-MONSTER-18")
@pytest.mark.parametrize("attacks", [True, False])
def test_jormungand_stirs_the_opponents_first_roll(attacks: bool) -> None:
    holder, other = (1, 0) if attacks else (0, 1)
    squads = {holder: ["bear-bjorn", "deer-hjort"], other: ["bear-grim"]}
    own = [MISSES] if holder == 0 else []
    rolls: list[str | int] = [*own, "axe axe x x x x", "x x"]
    lair = Lair(squads, dice=rolls + ([MISSES] if holder == 1 else []), held={holder: ("jormungand", 0)})
    lair.play("0: attack 1")
    if holder == 0:
        lair.play("0: pass")
    assert lair.asked() == [holder], "the owner picks"
    lair.play(f"{holder}: pick-die axe, pick-die axe, roll")
    assert lair.dice(other) == ["x"] * 6
    assert lair.asked() == [other], "once; then the battle goes on"
    lair.play(f"{other}: pass")
    assert lair.match.fight is None, "no attack, or no defence"


@rule("VAL-MONSTER-36", "VAL-MONSTER-18")
def test_jormungand_may_let_the_dice_lie() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn", "deer-hjort"]}
    lair = Lair(squads, dice=[ONE_AXE], held={1: ("jormungand", 0)}).play("0: attack 1", "1: pass")
    assert "axe" in lair.dice(0)


@rule("VAL-AMB-068", "VAL-MONSTER-36")
@pytest.mark.parametrize(("moves", "stays"), [("1: pass", True), ("1: pick-die axe, roll", False)])
def test_jormungand_leaves_without_a_winner_only_if_it_stirred(moves: str, stays: bool) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn", "deer-hjort"]}
    dice: list[str | int] = [ONE_AXE] if stays else [ONE_AXE, "x"]
    lair = Lair(squads, dice=dice, held={1: ("jormungand", 0)}).play("0: attack 1", moves, "0: pass")
    assert (lair.held_by(1) == "jormungand") is stays
    lair.ends_quietly()


HEL = {0: ["bear-grim", "wolf-ulf"], 1: ["bear-bjorn"]}


@rule("VAL-MONSTER-37", "VAL-MONSTER-38", "VAL-MONSTER-39")
def test_hel_brings_a_warrior_back_for_another_of_the_same_value() -> None:
    valhalla = {0: ["bear-asbera", "wolf-randulf"]}
    discard = ["fury-2", "wolf-hundolf", "deer-hjort"]
    lair = Lair(HEL, dice=["spear x x x x x", MISSES], held={0: ("hel", 0)}, valhalla=valhalla, discard=discard)
    lair.play("0: attack 1")
    assert "monster-card bear-asbera" not in lair.options(0), "no warrior in the pile is worth two"
    lair.play("0: monster-card wolf-randulf")
    assert lair.options(0)[0] == "exchange-for wolf-hundolf"
    lair.play("0: exchange-for wolf-hundolf, stand-in-slot 2")
    assert lair.squad(0) == ["", "", "wolf-randulf", ""]
    assert lair.valhalla(0) == ["bear-asbera", "wolf-hundolf"]
    assert not any(option.startswith("monster-card") for option in lair.options(0)), "one a battle"
    lair.play("0: pass", "1: pass")
    assert lair.squad(0)[:3] == ["bear-grim", "wolf-ulf", "wolf-randulf"], "he stays"


@rule("VAL-MONSTER-37", "VAL-MONSTER-39", "VAL-AMB-154")
def test_without_a_free_slot_the_risen_one_fights_beside_the_board() -> None:
    squads = {0: ["bear-grim", "wolf-ulf", "boar-svein", "deer-hjort"], 1: ["bear-bjorn"]}
    lair = Lair(
        squads, dice=[MISSES, MISSES], held={0: ("hel", 0)}, valhalla={0: ["wolf-randulf"]}, discard=["wolf-hundolf"]
    )
    lair.play("0: attack 1, monster-card wolf-randulf, exchange-for wolf-hundolf")
    assert lair.squad(0)[4] == "wolf-randulf"
    lair.play("0: pass", "1: pass")
    assert "wolf-randulf" not in lair.squad(0)
    assert "wolf-randulf" in [*lair.discard(), *lair.valhalla(0)], "discarded, where he may pay the point of glory"


@rule("VAL-AMB-154")
def test_hel_is_of_no_use_without_an_equal_in_the_pile() -> None:
    lair = Lair(HEL, dice=[MISSES], held={0: ("hel", 0)}, valhalla={0: ["wolf-randulf"]}, discard=["bear-asbera"])
    lair.play("0: attack 1")
    assert not any(option.startswith("monster-card") for option in lair.options(0))


GARMR = {0: ["wolf-ulf", "boar-svein"], 1: ["bear-bjorn"]}


@rule("VAL-MONSTER-40…42", "VAL-TL-30")
def test_garmr_fetches_two_tactics_that_return_used_or_not() -> None:
    discard = ["wolf-hundolf", "fury-2", "bear-grim", "push-back", "cut-off"]
    lair = Lair(GARMR, dice=[MISSES, MISSES], held={0: ("garmr", 0)}, discard=discard)
    lair.play("0: attack 1, unleash")
    assert view(lair.match, 1).modules["monsters"]["fetched"][0] == ["fury-2", "push-back"]
    assert lair.discard() == ["wolf-hundolf", "bear-grim", "cut-off"], "the others keep their order"
    lair.play("0: monster-card fury-2")
    assert "unleash" not in lair.options(0), "once"
    lair.play("0: pass", "1: pass")
    if lair.options(0)[0].startswith("take-for-glory"):
        lair.play("0: take-for-glory wolf-hundolf")
    assert lair.strength(0) == 4
    assert lair.hand(0) == []
    assert lair.discard()[:2] == ["push-back", "fury-2"]
    lair.ends_quietly()


@rule("VAL-AMB-155")
def test_garmr_takes_what_there_is_and_a_ban_reaches_it() -> None:
    squads = {0: ["wolf-ulf", "boar-svein"], 1: ["deer-hjort", "frost-frosti"]}
    lair = Lair(squads, dice=[MISSES], held={0: ("garmr", 0), 1: ("vedrfolnir", 0)}, discard=["fury-2"])
    lair.play("0: attack 1, unleash")
    assert lair.den.grips[0].found == [lair.match.cards.by_key("fury-2")]
    assert not lair.may("0: monster-card fury-2")
    nothing = Lair(GARMR, dice=[MISSES], held={0: ("garmr", 0)}, discard=["bear-grim"]).play("0: attack 1")
    assert "unleash" not in nothing.options(0)


# -- Fenrir


PACK = {0: ["wolf-ulf", "wolf-randulf", "bear-grim"], 1: ["bear-bjorn"]}


@rule("VAL-MONSTER-44", "VAL-MONSTER-46…48", "VAL-AMB-158")
def test_fenrir_is_hunted_for_a_warrior_and_kept() -> None:
    lair = Lair(PACK, display=["fenrir"])
    lair.den.deck.cards = [lair.number("troll")]
    after_b(lair).play("0: hunt fenrir")
    assert lair.options(0) == ["feed-fenrir wolf-ulf", "feed-fenrir wolf-randulf", "feed-fenrir bear-grim"]
    lair.play("0: feed-fenrir bear-grim")
    assert lair.squad(0)[:3] == ["wolf-ulf", "wolf-randulf", ""], "no warrior is covered"
    assert lair.den.keeper == 0
    assert lair.keys(lair.den.pile.cards)[:1] == ["bear-grim"]
    assert lair.shown() == ["troll"]


@rule("VAL-MONSTER-44")
def test_fenrir_wants_two_wolves_side_by_side() -> None:
    squads = {0: ["wolf-ulf", "bear-grim", "wolf-randulf"], 1: ["bear-bjorn"]}
    assert after_b(Lair(squads, display=["fenrir"])).asked() == [1]


@rule("VAL-MONSTER-45")
def test_who_has_a_monster_may_hunt_fenrir() -> None:
    squads = {0: ["wolf-ulf", "wolf-randulf", "boar-svein", "frost-frosti"], 1: ["bear-bjorn"]}
    lair = after_b(Lair(squads, held={0: ("troll", 2)}, display=["fenrir"]))
    assert "hunt fenrir" in lair.options(0)


@rule("VAL-AMB-163")
def test_the_hunt_may_cost_one_of_the_two_who_met_the_demand() -> None:
    squads = {0: ["wolf-ulf", "wolf-randulf"], 1: ["bear-bjorn"]}
    lair = after_b(Lair(squads, display=["fenrir"])).play("0: hunt fenrir, feed-fenrir wolf-ulf")
    assert lair.warriors(0) == ["wolf-randulf"], "two met the demand, one is left"


@rule("VAL-MONSTER-49", "VAL-TL-45", "VAL-AMB-159")
def test_the_keeper_feeds_fenrir_at_the_end_of_each_turn_that_of_the_hunt_too() -> None:
    lair = Lair(PACK, {0: ["bear-bjorn", "fury-2"]}, display=["fenrir"], deck=["fury-3"] * 5)
    after_b(lair).play("0: hunt fenrir, feed-fenrir bear-grim")
    assert lair.options(0) == ["feed-card bear-bjorn"], "warriors only"
    lair.play("0: feed-card bear-bjorn")
    assert len(lair.den.pile.cards) == 2
    assert lair.asked() == [1], "the others do not feed him"


@rule("VAL-AMB-159")
def test_without_a_warrior_the_hand_is_shown_and_nothing_paid() -> None:
    squads = {0: ["wolf-ulf"], 1: ["bear-bjorn"]}
    lair = after_b(Lair(squads, {0: ["fury-2"]}, keeper=0, deck=["fury-3"] * 4))
    assert len(lair.events("showed", 0)) == 3
    assert len(lair.den.pile.cards) == 0
    assert lair.asked() == [1]


@rule("VAL-MONSTER-54", "VAL-INV-01")
def test_with_ten_cards_fenrir_and_his_pile_leave() -> None:
    lair = Lair({0: ["wolf-ulf"], 1: ["bear-bjorn"]}, {0: ["bear-bjorn"]}, keeper=0, deck=["fury-3"] * 4)
    lair.den.pile.cards = [lair.match.deck.cards.pop(0) for _ in range(9)]
    after_b(lair).play("0: feed-card bear-bjorn")
    assert lair.den.keeper == -1
    shown = view(lair.match, 0).modules["monsters"]
    assert (shown["keeper"], shown["pile"]) == (None, 0)


@rule("VAL-MONSTER-50…53", "VAL-AMB-160", "VAL-TL-03")
@pytest.mark.parametrize("sender", [0, 1])
def test_the_keeper_may_send_fenrir_to_the_opponent(sender: int) -> None:
    other = 1 - sender
    squads = {0: ["wolf-ulf", "bear-grim"], 1: ["bear-bjorn", "wolf-randulf"]}
    lair = Lair(squads, {0: ["fury-2"], 1: ["fury-2"]}, [ONE_AXE, MISSES], keeper=sender)
    lair.play("0: attack 1")
    lair.play(f"{sender}: send-fenrir")
    assert lair.asked() == [other], "the receiver picks the sacrifice"
    victim = "wolf-ulf" if other == 0 else "wolf-randulf"
    lair.play(f"{other}: feed-fenrir {victim}")
    assert lair.keys(lair.den.pile.cards) == [victim]
    assert lair.match.objection(1, other, lair.match.cards.by_key("fury-2")) == "VAL-MONSTER-52"
    assert lair.asked() == [0], "he is not sent back in this battle"
    lair.play("0: activate bear-grim, pass", "1: pass")
    assert lair.den.keeper == other, "whatever the result"
    lair.ends_quietly()


@rule("VAL-MONSTER-50", "VAL-AMB-150", "VAL-AMB-163")
def test_fenrir_is_not_sent_to_a_single_ordinary_warrior() -> None:
    squads = {0: ["wolf-ulf"], 1: ["bear-bjorn", "deer-hjort", "wolf-randulf"]}
    lair = Lair(squads, dice=[MISSES], keeper=0, held={1: ("garmr", 0)}).play("0: attack 1")
    assert "send-fenrir" not in lair.options(0)


@rule("VAL-AMB-161")
def test_bans_do_not_reach_helpers() -> None:
    squads = {0: ["deer-hjort", "frost-frosti"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    lair = Lair(squads, dice=[MISSES], held={0: ("vedrfolnir", 0)}, seats=3).play("0: attack 1")
    fury = lair.match.cards.by_key("fury-2")
    assert lair.match.objection(1, 1, fury) == "VAL-MONSTER-34"
    assert lair.match.may(1, 2, fury)


# -- Ragnarök


@rule("VAL-AMB-117")
def test_in_ragnarok_a_monster_may_be_used_and_leaves_its_captors_to_the_pile() -> None:
    squads = {0: ["wolf-ulf", "frost-frosti", "bear-grim"]}
    lair = Lair(
        squads, {0: ["wolf-randulf"]}, [ONE_AXE], held={0: ("draugr", 0)}, at="ragnarok", discard=["wolf-hundolf"]
    )
    lair.play("0: monster-card wolf-randulf, activate bear-grim, pass")
    assert lair.valhalla(0) == ["wolf-randulf", "bear-grim", "wolf-hundolf"]
    assert lair.discard()[:2] == ["frost-frosti", "wolf-ulf"]
    assert lair.held_by(0) == ""


@rule("VAL-AMB-117", "VAL-MONSTER-42")
def test_in_ragnarok_garmr_fetches_and_gives_back() -> None:
    squads = {0: ["wolf-ulf", "boar-svein"]}
    lair = Lair(squads, dice=[MISSES], held={0: ("garmr", 0)}, at="ragnarok", discard=["fury-2", "push-back"])
    lair.play("0: unleash, monster-card fury-2, pass")
    assert {"fury-2", "push-back"} <= set(lair.discard())
    assert lair.den.card_count() == 0


@rule("VAL-AMB-117", "VAL-MONSTER-37")
def test_in_ragnarok_hel_works_and_troll_does_not() -> None:
    lair = Lair(
        {0: ["bear-grim", "wolf-ulf"]},
        dice=["spear x x x x x"],
        held={0: ("hel", 0)},
        at="ragnarok",
        valhalla={0: ["wolf-randulf"]},
        discard=["wolf-hundolf"],
    )
    lair.play("0: monster-card wolf-randulf, exchange-for wolf-hundolf, stand-in-slot 3, activate wolf-randulf, pass")
    assert sorted(lair.valhalla(0))[:2] == ["wolf-hundolf", "wolf-randulf"]
    troll = Lair({0: ["boar-svein", "frost-frosti"]}, dice=[ONE_AXE], held={0: ("troll", 0)}, at="ragnarok")
    assert not any(option.startswith("load-troll") for option in troll.options(0))


@rule("VAL-AMB-117")
def test_as_an_option_the_captors_are_free_at_once() -> None:
    squads = {0: ["wolf-ulf", "frost-frosti"]}
    options = {"ragnarok_free_captors": "on"}
    lair = Lair(squads, dice=["sword x x x x x"], held={0: ("draugr", 0)}, at="ragnarok", options=options)
    lair.play("0: activate wolf-ulf, pass")
    assert "wolf-ulf" in lair.valhalla(0)


@rule("VAL-AMB-118")
def test_fenrir_is_not_fed_in_ragnarok() -> None:
    lair = Lair({0: ["wolf-ulf"]}, {0: ["bear-grim"]}, [MISSES, MISSES], keeper=0, at="ragnarok")
    lair.pass_all()
    assert lair.match.over
    assert len(lair.den.pile.cards) == 0


# -- people, hidden things, the card file


@rule("VAL-AMB-153")
def test_on_a_live_table_the_draugrs_owner_with_cards_is_always_asked() -> None:
    squads = {0: ["wolf-ulf", "frost-frosti"], 1: ["bear-bjorn"]}
    lair = Lair(squads, {0: ["fury-3"]}, [MISSES], held={0: ("draugr", 0)}, live=True)
    assert lair.match.rules.windows[2][-1].key == "monsters"
    lair.play("0: attack 1")
    while lair.asked() != [0] or "discard-for-reroll x" not in lair.options(0):
        lair.play(f"{lair.asked()[0]}: pass")
    lair.play("0: discard-for-reroll x, pick-die x, roll")
    assert lair.asked() == [0]


def test_what_a_monster_did_is_forgotten_with_the_battle() -> None:
    squads = {0: ["wolf-ulf"], 1: ["boar-svein", "frost-frosti"]}
    lair = Lair(squads, dice=[MISSES], held={1: ("troll", 0)}).play("0: attack 1")
    lair.den.grips[1].given = 2
    clean_up(lair.match)
    assert lair.den.grips[1].given == 0
    assert lair.held_by(1) == "troll"


def test_a_copy_shares_nothing() -> None:
    lair = Lair({0: ["wolf-ulf", "boar-svein"]}, held={0: ("garmr", 0)}, display=["troll"], keeper=1)
    twin = lair.den.copy()
    twin.grips[0].found.append(1)
    twin.display.clear()
    assert lair.den.grips[0].found == []
    assert lair.shown() == ["troll"]
    one: list[int] = []
    other: list[int] = []
    lair.den.observe(0, one)
    twin.observe(0, other)
    assert len(one) == len(other)
    assert one != other


def test_a_whole_game_reaches_its_turns() -> None:
    table = Table(modules=["monsters"], seats=3, at="setup")
    table.start()
    while not isinstance(table.match.stack[-1], PhaseA):
        table.answer(table.asked()[0], table.options(table.asked()[0])[0])
    assert sum(1 for event in table.log() if event.what.key == "monster-revealed") == 2


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """Write a player's own card set with its own monsters."""
    for file in (HOME / "meadhall").glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copy(Path(monster_cards.HOME) / monster_cards.FILE, tmp_path)
    return tmp_path


def complaint(folder: Path, old: str, new: str) -> str:
    file = folder / monster_cards.FILE
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        GAME.new(GAME.rulebook(GAME.setup(2, ["monsters"], cards=str(folder))), seeded("own"))
    return str(caught.value)


@rule("VAL-DATA-21", "VAL-DATA-25")
def test_strengths_are_those_of_the_books(own_set: Path) -> None:
    assert "VAL-DATA-21" in complaint(own_set, "strength = 4", "strength = 5")


@rule("VAL-DATA-21", "VAL-MONSTER-02")
def test_only_fenrir_and_hel_come_late(own_set: Path) -> None:
    assert "VAL-DATA-21" in complaint(own_set, "late = true", "late = false")


@rule("VAL-MONSTER-07", "VAL-DATA-21")
def test_two_colours_are_needed(own_set: Path) -> None:
    assert "VAL-MONSTER-07" in complaint(own_set, '["bear", "frost"]', '["bear"]')


@rule("VAL-COMP-27")
def test_each_monster_is_there_once(own_set: Path) -> None:
    said = complaint(own_set, 'effect = "SURTUR"', 'effect = "NIDHOGG"')
    assert "2 cards of NIDHOGG" in said


@rule("VAL-DATA-25", "VAL-MONSTER-07")
def test_the_catalogue_says_who_catches_a_monster() -> None:
    faces = {face["key"]: face for face in catalogue(Lair({0: ["bear-bera"]}).match).beside["monsters"]}
    assert faces["nidhogg"] == {"key": "nidhogg", "clans": ["bear", "frost"], "strength": 4, "late": False}
    assert faces["fenrir"]["clans"] == ["wolf", "wolf"]
    assert faces["fenrir"]["late"] is True
