"""Evaluates a position of Blood Rage: every seat's chance to win, from the Glory it can expect."""

from __future__ import annotations

from typing import Final

from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.weights import DOUBT, SIGNS
from meadhall.bots.policy import shares
from meadhall.games.bloodrage.ending import stat_bonus
from meadhall.games.bloodrage.pieces.sheet import DOOM_GLORY
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AXES, HORNS, NONE, PROVINCES, RAGE, VALHALLA, Phase

NAMES: Final = (
    "glory",
    "bonus",
    "rage-step",
    "axes-step",
    "horns-step",
    "pool",
    "figures",
    "strength",
    "valhalla",
    "release",
    "doom",
    "quests-done",
    "quests-open",
    "quests",
    "quests-held",
    "battle-cards",
    "best-card",
    "hand",
    "best-pillage",
    "pillages",
    "conquest",
    "spent",
    "active",
    "room",
    "leads",
    "upgrades-held",
)

FEATURE_WEIGHTS: Final[list[list[float]]] = SIGNS


def values_of(g: BloodRage) -> list[float]:
    """Return every seat's chance to win; the sum is 1."""
    return shares([row[0] for row in value_inputs(g)])


def value_inputs(g: BloodRage) -> list[list[float]]:
    """Return for every seat its expected Glory, scaled so that a lead of 1 multiplies the odds by e, then features."""
    look = Look(g, 0)
    rows: list[list[float]] = []
    for seat in range(g.seats):
        look.turn_to(seat)
        found = features(look)
        rows.append([expected_glory(look, found) / DOUBT[look.age], *found])
    return rows


def expected_glory(look: Look, found: list[float]) -> float:
    """Return a seat's expected Glory at the end, up to a constant for all seats."""
    age, total = look.age, 0.0
    weights = FEATURE_WEIGHTS[look.age]
    for at in range(len(found)):
        total += found[at] * weights[at]
    in_hand, in_play = look.worths.in_hand[age], look.worths.in_play[age]
    for card in look.me.hand.cards:
        total += in_hand[card]
    for card in look.me.slots:
        if card != NONE:
            total += in_play[card]
    return total


def features(look: Look) -> list[float]:
    """Return a number for each of NAMES."""
    g, me, seat = look.g, look.me, look.seat
    release = sum(text.release_glory for text in look.texts)
    return [
        *sheet_features(look),
        float(sum(look.near[seat][p] for p in range(PROVINCES))),
        float(me.here[VALHALLA]),
        float(me.here[VALHALLA] * release),
        doomed(look),
        *quest_features(look),
        *hand_features(look),
        *pillage_features(look),
        float(me.board * sum(text.end_glory for text in look.texts)),
        1.0 if me.pool == 0 else 0.0,
        1.0 if g.active == seat else 0.0,
        float(max(0, min(me.horns() - me.board, me.pool))),
        float(sum(1 for p in range(PROVINCES) if look.strength[seat][p] > 0 and look.lead(p) > 0)),
        float(sum(1 for card in me.hand.cards if look.g.cards[card].is_upgrade)) if me.pool > 0 else 0.0,
    ]


def sheet_features(look: Look) -> list[float]:
    """Return features of the clan sheet."""
    me = look.me
    bonus = float(stat_bonus(look.g, look.seat))
    steps = [float(me.steps[RAGE]), float(me.steps[AXES]), float(me.steps[HORNS])]
    return [float(me.glory), bonus, *steps, float(me.pool), float(me.board)]


def pillage_features(look: Look) -> list[float]:
    """Return the worth of the best pillage and the sum of all."""
    promised = [look.promise(p) for p in range(PROVINCES)] if look.me.pool > 0 else [0.0]
    return [max(0.0, max(promised)), sum(max(0.0, promise) for promise in promised)]


def doomed(look: Look) -> float:
    """Return the Glory of figures that stand where Ragnarök strikes next."""
    g = look.g
    if g.doom == NONE or g.phase > Phase.RAGNAROK:
        return 0.0
    return float(g.in_area(look.seat, g.doom) * DOOM_GLORY[look.age] * look.doom_factor())


def quest_features(look: Look) -> list[float]:
    """Return features of quests: their Glory now, how near the others are, their number; and those in hand."""
    done = still = held = 0.0
    factor = max([text.quest_factor for text in look.texts], default=1)
    for card in look.me.quests.cards:
        near = look.nearness(card)
        if near == 1.0:
            done += look.g.cards[card].glory * factor
        else:
            still += look.g.cards[card].glory * factor * near
    for card in look.me.hand.cards:
        if look.g.cards[card].is_quest and look.me.pool > 0:
            held += look.g.cards[card].glory * look.nearness(card)
    return [done, still, float(len(look.me.quests.cards)), held]


def hand_features(look: Look) -> list[float]:
    """Return features of the hand: total strength, the best card, and the number of cards."""
    total = sum(look.card_strength(card) for card in look.me.hand.cards)
    return [total, look.card, float(len(look.me.hand.cards))]
