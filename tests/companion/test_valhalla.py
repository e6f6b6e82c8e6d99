"""Odds and points of Valhalla for an entered table, compared with the engine at a real one."""

from __future__ import annotations

import random

import pytest

from meadhall.games.valhalla.cards.faces import face
from meadhall.games.valhalla.odds.battle import OPEN, chance_to_win, side_of, supposed
from meadhall.games.valhalla.odds.phase import phase_odds
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from tests.companion.asking import Json, ask
from tests.rule import rule
from tests.rules.valhalla.table import Table

WARRIORS = [
    card.key for card in map(Table().match.cards.cards.__getitem__, Table().match.cards.kinds) if card.sort == "warrior"
]
TACTICS = {
    "fury-2": {"kind": "FURY2"},
    "fury-3": {"kind": "FURY3"},
    "heroic-3": {"kind": "HEROIC3"},
    "heroic-axe": {"kind": "HEROIC4", "weapon": "axe"},
    "new-weapons": {"kind": "NEW_WEAPONS"},
    "push-back": {"kind": "PUSH_BACK"},
    "weapon-swap": {"kind": "WEAPON_SWAP"},
}


def printed(match: Valhalla, key: str) -> Json:
    """Return a warrior of the game's own set in the form in which a player enters a card."""
    shown = face(match.cards.cards[match.cards.by_key(key)])
    return {
        "clan": shown.clan,
        "strength": shown.strength,
        "weapons": shown.weapons,
        "pattern": shown.pattern,
        "ability": shown.ability,
        "ability_clan": shown.ability_clan,
    }


def entered(match: Valhalla, seat: int, hands: dict[int, list[str]]) -> Json:
    squad = [match.cards.cards[kind].key for kind in match.players[seat].squad if kind != EMPTY]
    return {
        "warriors": [printed(match, key) for key in squad],
        "tactics": [TACTICS[key] for key in hands.get(seat, [])],
    }


@pytest.mark.parametrize("seed", range(12))
def test_an_attack_has_the_odds_of_the_same_cards_at_a_table(seed: int) -> None:
    luck = random.Random(seed)
    squads = {seat: luck.sample(WARRIORS, luck.randint(1, 2 + seed % 3)) for seat in (0, 1)}
    tactics = luck.sample(sorted(TACTICS), 4)
    hands = {0: tactics[: luck.randint(0, 2)], 1: tactics[2 : 2 + luck.randint(0, 2)]}
    match = Table(squads, hands).match
    found = ask("valhalla", "battle", role="attack", mine=entered(match, 0, hands), theirs=entered(match, 1, hands))
    expected = chance_to_win(supposed(match, 0, 1), 0, OPEN)
    assert found["odds"]["chances"][0]["chance"] == pytest.approx(expected, abs=1e-12)


@rule("VAL-BATTLE-29")
def test_a_defence_must_exceed_the_attack_and_knows_the_dice_that_lie_there() -> None:
    dice = ["axe x x x x x", "x x x sword x bow"]
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf", "wolf-randulf"]}, dice=dice)
    table.play("0: attack 1, activate bear-grim, pass")
    mine = entered(table.match, 1, {})
    rolled = ["x", "x", "x", "sword", "x", "bow"]
    found = ask("valhalla", "battle", role="defend", mine=mine, strength=2, rolled=rolled)
    odds = phase_odds(side_of(table.match, 1, []))
    chances = {one["subject"]["number"]: one["chance"] for one in found["odds"]["chances"][1:]}
    assert found["odds"]["chances"][0]["chance"] == pytest.approx(odds.chance(3), abs=1e-12)
    assert chances == {s: pytest.approx(odds.chance(s), abs=1e-12) for s in chances}
    assert found["advice"]["move"] == "reroll"
    assert set(found["advice"]["keep"]) <= {"sword", "bow"}


@rule("VAL-SOLO-40")
def test_a_beast_is_beaten_by_equal_strength() -> None:
    mine = {"warriors": [{"clan": "bear", "strength": 5, "weapons": ["sword"]}]}
    reach = {strength: ask("valhalla", "battle", role="beast", mine=mine, strength=strength) for strength in (5, 6)}
    assert reach[5]["odds"]["chances"][0]["chance"] > 0.9
    assert reach[6]["odds"]["chances"][0]["chance"] == 0.0


def test_entered_strength_is_added_and_fewer_dice_never_help() -> None:
    warriors = [{"clan": "bear", "strength": 5, "weapons": ["sword"]}]
    plain = ask("valhalla", "battle", role="beast", mine={"warriors": warriors}, strength=7)
    added = ask("valhalla", "battle", role="beast", mine={"warriors": warriors, "plus": 2}, strength=7)
    fewer = ask("valhalla", "battle", role="beast", mine={"warriors": warriors, "plus": 2, "dice": 1}, strength=7)
    chances = [found["odds"]["chances"][0]["chance"] for found in (plain, fewer, added)]
    assert chances == [0.0, pytest.approx(1 / 6), pytest.approx(chances[2])]
    assert chances[1] < chances[2]


def test_unknown_cards_of_a_rival_can_only_help_him() -> None:
    side = {"warriors": [{"clan": "wolf", "strength": 3, "weapons": ["axe"]}]}
    open_hand = ask("valhalla", "battle", role="attack", mine=side, theirs=side)
    hidden = ask("valhalla", "battle", role="attack", mine=side, theirs=side | {"hidden": 4})
    assert hidden["odds"]["chances"][0]["chance"] < open_hand["odds"]["chances"][0]["chance"]
    assert hidden["odds"]["supposing"] == "unseen"


# -- points


@rule("VAL-SCORE-01", "VAL-SCORE-10", "VAL-SCORE-11")
@pytest.mark.parametrize("seed", range(20))
def test_the_pad_counts_as_the_table_does(seed: int) -> None:
    luck = random.Random(seed)
    seats = 2 + seed % 5
    captured = {seat: {other: luck.randint(0, 1) for other in range(seats) if other != seat} for seat in range(seats)}
    for other in range(seats):  # four of each colour
        while sum(one.get(other, 0) for one in captured.values()) > 4:
            next(one for one in captured.values() if one.get(other))[other] = 0
    match = Table(seats=seats, captured=captured).match
    for player in match.players:
        player.bonus = luck.randint(0, 30)
    shown = [{"glory": p.bonus, "shields": p.shields, "captured": p.captured} for p in match.players]
    found = ask("valhalla", "pad", players=shown)["players"]
    assert [one["total"] for one in found] == match.scores()
    assert [one["seat"] for one in found if one["won"]] == match.winners()
    assert [sum(line["points"] for line in one["lines"]) for one in found] == match.scores()


@rule("VAL-SCORE-10")
def test_the_reason_names_the_sets_that_were_formed() -> None:
    players = [{"glory": 0, "shields": 0, "captured": [0, 1, 1, 1, 1]}]
    players += [{"glory": 0, "shields": 1, "captured": [0] * 5} for _ in range(4)]
    lines = ask("valhalla", "pad", players=players)["players"][0]["lines"]
    assert [(line["values"], line["points"]) for line in lines if line["of"] == "set"] == [
        ({"size": 4, "gives": 4, "times": 1}, 4)
    ]


@rule("VAL-ALLY-11")
def test_allies_are_counted_together() -> None:
    players = [{"glory": glory, "shields": 4, "captured": [0] * 4} for glory in (10, 1, 2, 3)]
    found = ask("valhalla", "pad", players=players, modules=["alliance"])["players"]
    assert [one["total"] for one in found] == [found[0]["total"], found[1]["total"]] * 2
    assert [one["won"] for one in found] == [True, False, True, False]
