"""Chapter 35. The options: what each changes, the values of editions, and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.core.errors import SetupError
from meadhall.core.module import Module, Rulebook, Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.game import GAME, read_cards
from meadhall.games.valhalla.options import BASE_OPTIONS
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import SPANS, VERBS, Courses, Quantity
from tests.rule import rule
from tests.rules.valhalla.table import Table, new_match

MISSES = "x x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}
CHAPTER = (Path(__file__).parents[3] / "spec/valhalla.md").read_text(encoding="utf-8").split("## 35.")[1]
off_and_on = pytest.mark.parametrize("value", ["off", "on"])


# -- what each switch does


@rule("VAL-DIFF-12")
@off_and_on
def test_allow_takeback_before_ability(value: str) -> None:
    options = {"allow_takeback_before_ability": value}
    table = Table(DUEL, options=options, dice="axe x x x x x")
    table.play("0: attack 1, activate bear-grim")
    assert table.may("0: take-back bear-grim") == (value == "on")
    if value == "on":
        table.play("0: take-back bear-grim")
        assert (table.dice(0)[0], table.may("0: activate bear-grim")) == ("axe", True)


@rule("VAL-DIFF-12")
@pytest.mark.parametrize(("answer", "back"), [("use-ability", False), ("decline-ability", True)])
def test_dice_come_back_only_while_the_ability_was_not_applied(answer: str, back: bool) -> None:
    squads = {0: ["frost-frosti"], 1: ["wolf-ulf"]}
    table = Table(squads, options={"allow_takeback_before_ability": "on"}, dice="axe axe x x x x")
    table.play(f"0: attack 1, activate frost-frosti, {answer}")
    assert table.may("0: take-back frost-frosti") == back


@rule("VAL-DIFF-14", "VAL-DICE-16")
@off_and_on
def test_return_unused_grey(value: str) -> None:
    options, luck = {"return_unused_grey": value}, ["axe x x x x x", "bow bow", MISSES]
    table = Table(DUEL, {0: ["new-weapons"]}, options=options, dice=luck)
    table.play("0: attack 1, play new-weapons, activate bear-grim, pass")
    assert table.match.grey == (3 if value == "on" else 2), "in the defender's phase"


@rule("VAL-DIFF-15")
@off_and_on
def test_no_winner_is_battle(value: str) -> None:
    hands, options = {0: ["fury-2", "heroic-3"]}, {"no_winner_is_battle": value}
    table = Table(DUEL, hands, {0: "ulfar"}, options=options, dice=MISSES)
    table.play("0: attack 1, play fury-2, play heroic-3, give-up-die x, pass")
    assert any(option.startswith("use-jarl") for option in table.options(0)) == (value == "on")


@rule("VAL-DIFF-34")
@off_and_on
def test_bonus_any_card(value: str) -> None:
    table = Table(DUEL, options={"bonus_any_card": value})
    match = table.match
    match.cards = read_cards(match.rules.setup, match.rules)
    match.cards.add(Card(500, "rune", "rune", 1, 1, "house"))
    match.discard = [500]
    match.stack.append(BonusGlory(0, 1))
    table.start()
    player = match.players[0]
    assert (player.valhalla.cards, player.bonus) == (([500], 0) if value == "on" else ([], 1))


@rule("VAL-AMB-038")
@off_and_on
def test_cut_off_spares_after_battle(value: str) -> None:
    hands, options = {0: ["cut-off"], 1: ["fury-2", "heroic-3"]}, {"cut_off_spares_after_battle": value}
    table = Table(DUEL, hands, {1: "ulfar"}, options=options, dice=["axe x x x x x", MISSES])
    table.play("0: attack 1, play cut-off, activate bear-grim, pass")
    table.play("1: play fury-2, play heroic-3, give-up-die x, pass")
    assert table.may("1: use-jarl second") == (value == "on")


@rule("VAL-AMB-044")
@off_and_on
def test_push_back_banked(value: str) -> None:
    options, luck = {"push_back_banked": value}, [MISSES, "axe", "bow"]
    table = Table(DUEL, {0: ["push-back"]}, options=options, dice=luck)
    table.play("0: attack 1, play push-back")
    if value == "off":
        table.play("0: pick-die x, roll, pass")
        assert not table.may("0: free-reroll"), "both in a row or never"
    else:
        table.play("0: free-reroll, pick-die x, roll, activate bear-grim, free-reroll, pick-die x, roll")
        assert "bow" in table.dice(0), "the second one came later"
        assert not table.may("0: free-reroll")


@rule("VAL-AMB-063", "VAL-TV-24")
@off_and_on
def test_pairs_must_differ(value: str) -> None:
    squads = {0: ["frost-bergelmir"], 1: ["wolf-ulf"]}
    table = Table(squads, options={"pairs_must_differ": value}, dice="bow bow bow bow x x")
    table.play("0: attack 1")
    assert table.may("0: activate frost-bergelmir") == (value == "off")


@rule("VAL-AMB-063")
@off_and_on
def test_two_different_pairs_always_arm(value: str) -> None:
    squads = {0: ["frost-bergelmir"], 1: ["wolf-ulf"]}
    table = Table(squads, options={"pairs_must_differ": value}, dice="bow bow axe axe x x")
    table.play("0: attack 1")
    assert table.may("0: activate frost-bergelmir")


@rule("VAL-AMB-113")
@off_and_on
def test_ragnarok_first_player(value: str) -> None:
    table = Table(at="ragnarok", seats=3, turn=2, options={"ragnarok_first_player": value})
    table.match.first = 1
    table.play_out()
    order = [event.seat for event in table.log() if event.what.key == "ragnarok"]
    assert order == ([1, 2, 0] if value == "on" else [2, 0, 1])


@rule("VAL-AMB-114")
@off_and_on
def test_ragnarok_prebattle(value: str) -> None:
    options = {"ragnarok_prebattle": value}
    squads, hands = {0: ["wolf-ulf"]}, {0: ["deer-hinda"]}
    table = Table(squads, hands, {0: "solveig"}, at="ragnarok", options=options, dice=[MISSES, MISSES])
    assert table.may("0: use-jarl main") == (value == "on")


# -- defaults and editions as in chapter 35


def printed_defaults() -> dict[str, tuple[str, str]]:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| ([A-Z]+-\d+) \|$", CHAPTER, re.MULTILINE)
    return {key: (default, f"VAL-{law}") for key, default, law in rows}


def printed_preset(edition: str) -> dict[str, str]:
    text = CHAPTER.split(f"Preset `edition={edition}`:")[1].split("Preset")[0].split("The default")[0]
    return dict(re.findall(r"`(\w+)=(\w+)`", text))


def test_every_switch_has_the_default_and_the_rule_of_the_spec() -> None:
    printed = printed_defaults()
    assert len(printed) == 25
    ours = {option.key: (option.default, option.rule) for option in GAME.options()}
    assert {key: value for key, value in ours.items() if key in printed and printed[key] != value} == {}
    base = {option.key for option in BASE_OPTIONS}
    assert base - printed.keys() == {"first_player"}, "which AMB-003 leaves to the host"
    assert base <= ours.keys()


@pytest.mark.parametrize("edition", ["RU", "PL"])
def test_an_edition_sets_its_switches_and_leaves_the_others(edition: str) -> None:
    preset = printed_preset(edition)
    assert len(preset) >= 5
    settled = GAME.setup(3, sorted(GAME.expansions.keys() & {"loki", "thor"}), edition=edition).options
    for option in GAME.options():
        if option.key in settled:
            assert settled[option.key] == preset.get(option.key, option.default), option.key


def test_a_wish_beats_the_edition() -> None:
    setup = GAME.setup(2, options={"bonus_any_card": "off"}, edition="RU")
    assert (setup.options["bonus_any_card"], setup.options["allow_takeback_before_ability"]) == ("off", "on")


# -- what is refused


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    known = ", ".join(sorted(option.key for option in BASE_OPTIONS))
    with pytest.raises(SetupError, match=f"^no option is named 'beards'; known here: {known}$"):
        GAME.setup(2, options={"beards": "on"})


def test_an_option_of_an_expansion_that_is_not_played_is_refused() -> None:
    with pytest.raises(SetupError, match="no option is named 'thor_is_tactic'"):
        GAME.setup(3, options={"thor_is_tactic": "off"})


@pytest.mark.parametrize("value", ["yes", "", "ON", "each"])
def test_a_value_that_an_option_does_not_have_is_refused_with_its_rule(value: str) -> None:
    said = rf"^option pairs_must_differ cannot be '{value}'; it takes off, on \[VAL-AMB-063\]$"
    with pytest.raises(SetupError, match=said):
        GAME.setup(2, options={"pairs_must_differ": value})


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^no edition is named 'DE'; known here: PL, RU$"):
        GAME.setup(2, edition="DE")


def test_an_unknown_module_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^valhalla has no module 'krakens'; known: "):
        GAME.setup(2, ["krakens"])


# -- expansions override the base game


class FewerCards(Step[Valhalla]):
    """A replacement of step 6."""

    def run(self, g: Valhalla) -> None:
        g.mill(3)


class Narrow(Module[Valhalla]):
    """A house rule: two slots, against the base game and the jarls; three cards in step 6."""

    def quantities(self) -> list[int]:
        return [Quantity.SQUAD_LIMIT]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return 2

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [FewerCards(60, "VAL-META-02", instead="VAL-SETUP-11")] if course == Courses.SETUP else []


@rule("VAL-META-02")
def test_a_rule_of_an_expansion_beats_a_rule_of_the_base_game() -> None:
    setup = GAME.setup(2, options={"first_player": "1"})
    rules = Rulebook(VERBS, [*GAME.base, Narrow("narrow")], setup, SPANS)
    match = new_match(rules, "house rule")
    assert isinstance(match, Valhalla)
    for seat in (0, 1):
        match.step(seat, match.legal(seat)[0])
    assert len(match.discard) == 3, "not forty"
    match.players[0].jarl = GAME.number_of(match, "jarl", "hod")
    assert match.squad_limit(0) == 2, "not four, and not Höd's six"


@rule("VAL-EXP-01")
@pytest.mark.parametrize("modules", [[], ["loki"], ["thor"], ["loki", "thor"]])
def test_expansions_are_played_alone_or_together(modules: list[str]) -> None:
    if not GAME.expansions.keys() >= set(modules):
        pytest.skip("an expansion is not there")
    match = new_match(GAME.rulebook(GAME.setup(3, modules)), "together")
    assert [module.key for module in match.rules.modules][len(GAME.base) :] == modules
    assert match.cards.total() == 120 + 14 * ("thor" in modules)
