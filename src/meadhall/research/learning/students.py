"""Games that train a policy: every seat plays by the policy with slightly different weights."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.bloodrage.cards import OURS, worths
from meadhall.bots.bloodrage.draft import COUNTS, Drafting
from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.policy import MANY, BloodRagePolicy
from meadhall.bots.bloodrage.taste import DRAFT_SIGNS, PLAIN
from meadhall.bots.bloodrage.taste import taste_of as rage_taste
from meadhall.bots.learned.files import PolicyWeights
from meadhall.bots.policy import NO_ANSWER, outcome
from meadhall.bots.valhalla.policy import Look as ValhallaLook
from meadhall.bots.valhalla.policy import ValhallaPolicy, kept_jarl, plain_worth
from meadhall.bots.valhalla.taste import PATIENT
from meadhall.bots.valhalla.taste import taste_of as valhalla_taste
from meadhall.bots.valhalla.turns import KEEP_SIGNS, TURN_SIGNS, keep_signs
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, DRAFT, NONE
from meadhall.games.valhalla.setup import KEEP_JARL
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.turn import KEEP, PhaseA
from meadhall.interface import shelf
from meadhall.research.learning.parameters import ParameterVector, weights_of

Floats = npt.NDArray[np.float32]
CARDS = len(OURS.numbers())
KINDS = 72  # number of cards in Valhalla's own set


class StudentGame(NamedTuple):
    """A finished game: each seat's share of the victory, and the centred inputs of its large choices."""

    won: list[float]
    choices: Floats  # seat, choice


class Student:
    """Plays the training games of one game's policy.

    *Large choices* are draft picks and turns. They are drawn at random, and victories are regressed on their inputs.
    """

    key = ""
    choices = 0  # number of inputs of large choices

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.game = shelf.game_named(self.key)
        self.rules = self.game.rulebook(self.game.setup(seats))

    def first(self) -> PolicyWeights:
        """Return the initial weights."""
        raise NotImplementedError

    def vector(self, weights: PolicyWeights) -> ParameterVector:
        """Return the weights that are varied, with their steps."""
        raise NotImplementedError

    def play(self, tastes: list[PolicyWeights], seed: str, heat: float) -> StudentGame:
        """Play a game to its end. Large choices are drawn at the temperature `heat`."""
        raise NotImplementedError

    def choice_row(self, weights: PolicyWeights) -> Floats:
        """Return the weights of the large choices."""
        return np.zeros(0, np.float32)

    def with_choices(self, weights: PolicyWeights, row: Floats) -> PolicyWeights:
        """Return the weights with these weights of the large choices."""
        return weights

    def trust(self) -> Floats:
        """Return the prior standard deviations of these weights."""
        return np.ones(self.choices, np.float32)


def shares(scores: list[int], unit: float) -> list[float]:
    """Divide the victory among the seats by how close their scores were."""
    best = max(scores)
    parts = [float(np.exp((score - best) / unit)) for score in scores]
    return [part / sum(parts) for part in parts]


def blend_outcome(match: Match, unit: float) -> list[float]:
    """Return the mean of the outcome and the shares by score."""
    near = shares(match.scores(), unit)
    return [0.5 * won + 0.5 * part for won, part in zip(outcome(match), near, strict=True)]


class DraftParameters:
    """The parameters of draft picks: one for each card, one for each feature of the situation, one for each pair of
    cards.
    """

    def __init__(self) -> None:
        self.signs = CARDS
        self.at = np.full((len(OURS.cards), len(OURS.cards)), -1, np.int64)
        count = CARDS + DRAFT_SIGNS
        for one in range(CARDS):
            for other in range(one):
                if self.meet(one, other):
                    self.at[one, other] = self.at[other, one] = count
                    count += 1
        self.count = count
        self.at[self.at < 0] = count  # an index past the end, for pairs without a parameter

    def meet(self, one: int, other: int) -> bool:
        """Can both cards be in one hand, or one in hand and the other in play?"""
        cards = OURS.cards
        return cards[one].age == cards[other].age or cards[min(one, other)].is_upgrade

    def pairs(self, row: Floats) -> list[float]:
        """Return the table of pairs in the order that a taste uses."""
        found = np.append(row, 0.0)[self.at[:CARDS, :CARDS]]
        return [round(float(number), 3) for number in found.flatten()]


DRAFTS = DraftParameters()
BATTLES = [at for at in range(CARDS) if OURS.cards[at].is_battle]


class BloodRageStudent(Student):
    """Plays Blood Rage. Draft picks are drawn at random, so that a regression shows the worth of each."""

    key = "bloodrage"
    choices = DRAFTS.count

    def first(self) -> PolicyWeights:
        cards = worths(OURS)
        weights = weights_of(PLAIN, ("signs", "cards"))
        weights |= {"held": cards.held[:CARDS], "if_won": cards.if_won[:CARDS], "if_lost": cards.if_lost[:CARDS]}
        signs = [0.0] * DRAFT_SIGNS
        for sort in range(len(MANY)):
            for count in range(COUNTS):
                signs[sort * COUNTS + count] = -0.7 * max(0, count - MANY[sort] + 1)
        return weights | {"drafted": cards.drafted[:CARDS], "signs": signs, "pairs": [0.0] * CARDS * CARDS}

    def vector(self, weights: PolicyWeights) -> ParameterVector:
        offsets = ("ship", "leader", "monster", "march", "upgrade", "quest", "victory", "invade", "pillage")
        steps = dict.fromkeys(offsets, 0.8) | {"held": 1.2, "if_won": 1.5, "if_lost": 1.5, "release": 0.3}
        varied = {name: numbers for name, numbers in weights.items() if name not in ("drafted", "signs", "pairs")}
        return ParameterVector(varied, steps, {"if_won": BATTLES, "if_lost": BATTLES})

    def choice_row(self, weights: PolicyWeights) -> Floats:
        row = np.zeros(DRAFTS.count + 1, np.float32)
        row[:CARDS] = weights["drafted"]
        row[CARDS : CARDS + DRAFT_SIGNS] = weights["signs"]
        row[DRAFTS.at[:CARDS, :CARDS].flatten()] = weights["pairs"]
        return row[:-1]

    def with_choices(self, weights: PolicyWeights, row: Floats) -> PolicyWeights:
        signs = [round(float(n), 3) for n in row[CARDS : CARDS + DRAFT_SIGNS]]
        drafted = [round(float(n), 3) for n in row[:CARDS]]
        return weights | {"drafted": drafted, "signs": signs, "pairs": DRAFTS.pairs(row)}

    def trust(self) -> Floats:
        """Return smaller deviations for pairs of cards than for single ones."""
        out = np.full(DRAFTS.count, 0.5, np.float32)
        out[:CARDS] = 4.0
        out[CARDS : CARDS + DRAFT_SIGNS] = 2.0
        return out

    def play(self, tastes: list[PolicyWeights], seed: str, heat: float) -> StudentGame:
        policy, chance = BloodRagePolicy(), seeded(f"{seed} answers")
        policy.tastes = [rage_taste(weights) for weights in tastes]
        match = self.game.new(self.rules, seeded(seed))
        assert isinstance(match, BloodRage)
        rows = np.zeros((self.seats, DRAFTS.count + 1), np.float32)
        luck = np.random.default_rng(chance.pick(1 << 30))
        while match.pending:
            seat = match.asked()
            legal = match.legal(seat)
            if len(legal) == 1:
                match.step(seat, legal[0])
            elif heat > 0.0 and DRAFT.has(legal[0]):
                match.step(seat, self.strayed(Look(match, seat, policy.tastes[seat]), legal, heat, luck, rows[seat]))
            else:
                match.step(seat, policy.choose(match, seat, legal, chance))
        return StudentGame(blend_outcome(match, 15.0), rows[:, :-1])

    def strayed(self, look: Look, legal: list[int], heat: float, luck: np.random.Generator, row: Floats) -> int:
        """Draw a pick at random by its worth. The row collects its features minus their expected values."""
        drafting, cards = Drafting(look), [DRAFT.arg(action) for action in legal]
        worth = np.array(drafting.worths(cards))
        odds = np.exp((worth - worth.max()) / heat)
        odds /= odds.sum()
        chosen = int(np.searchsorted(np.cumsum(odds), luck.random()))
        chosen = min(chosen, len(cards) - 1)
        more = -odds
        more[chosen] += 1.0
        row[cards] += more
        row[CARDS : CARDS + DRAFT_SIGNS] += more @ np.array([drafting.signs(card) for card in cards])
        beside = [*drafting.held, *(card for card in look.me.slots if card != NONE)]
        if beside:
            np.add.at(row, DRAFTS.at[np.ix_(cards, beside)], more[:, None])
        return legal[chosen]


class ValhallaStudent(Student):
    """Plays Valhalla. Turns and kept cards are drawn at random; with `exact`, battles are calculated."""

    key = "valhalla"
    exact = False
    choices = TURN_SIGNS + KEEP_SIGNS + KINDS

    def first(self) -> PolicyWeights:
        weights = weights_of(PATIENT)
        match = self.game.new(self.rules, seeded("first"))
        assert isinstance(match, Valhalla)
        assert len(match.cards.kinds) == KINDS
        weights |= {"turns": [0.0] * TURN_SIGNS, "keeping": [0.0] * KEEP_SIGNS, "kept": [0.0] * KINDS}
        return weights | {"added": [0.0] * KINDS, "jarls": [0.0] * len(match.cards.jarls)}

    def vector(self, weights: PolicyWeights) -> ParameterVector:
        steps = {"added": 0.8, "jarls": 1.5, "attack": 0.8, "hurry": 1.0, "ahead": 0.1, "last": 1.0}
        steps |= {"late": 1.5, "spare": 0.6, "hand": 0.2, "shield": 1.2, "prize": 1.0, "winning": 1.0, "ending": 1.5}
        varied = {name: numbers for name, numbers in weights.items() if name not in ("turns", "keeping", "kept")}
        return ParameterVector(varied, steps, {})

    def choice_row(self, weights: PolicyWeights) -> Floats:
        return np.array([*weights["turns"], *weights["keeping"], *weights["kept"]], np.float32) + self.as_before()

    def with_choices(self, weights: PolicyWeights, row: Floats) -> PolicyWeights:
        numbers = [round(float(number), 3) for number in row - self.as_before()]
        ahead = TURN_SIGNS + KEEP_SIGNS
        return weights | {"turns": numbers[:TURN_SIGNS], "keeping": numbers[TURN_SIGNS:ahead], "kept": numbers[ahead:]}

    def play(self, tastes: list[PolicyWeights], seed: str, heat: float) -> StudentGame:
        policy, chance = ValhallaPolicy(), seeded(f"{seed} answers")
        policy.tastes = [valhalla_taste(weights) for weights in tastes]
        match = self.game.new(self.rules, seeded(seed))
        assert isinstance(match, Valhalla)
        rows = np.zeros((self.seats, self.choices), np.float32)
        luck = np.random.default_rng(chance.pick(1 << 30))
        while match.pending:
            seat = match.asked()
            legal = match.legal(seat)
            if len(legal) == 1:
                match.step(seat, legal[0])
            elif heat > 0.0 and (isinstance(match.stack[-1], PhaseA) or KEEP.has(legal[0])):
                look = ValhallaLook(match, seat, policy.tastes[seat])
                match.step(seat, self.strayed(look, legal, heat, luck, rows[seat]))
            else:
                match.step(seat, self.answer(policy, match, seat, legal, chance))
        return StudentGame(blend_outcome(match, 3.0), rows)

    def strayed(self, look: ValhallaLook, legal: list[int], heat: float, luck: np.random.Generator, row: Floats) -> int:
        """Draw an answer at random by its worth. The row collects its features minus their expected values."""
        worth = np.array([look.worth(action) for action in legal])
        odds = np.exp(np.maximum(-40.0, (worth - worth.max()) / heat))
        odds /= odds.sum()
        chosen = min(int(np.searchsorted(np.cumsum(odds), luck.random())), len(legal) - 1)
        more = -odds
        more[chosen] += 1.0
        row += more @ np.array([self.signs_of(look, action) for action in legal])
        return legal[chosen]

    def as_before(self) -> Floats:
        """Return the weights to begin with: the worth that the policy gave before counts once."""
        out = np.zeros(self.choices, np.float32)
        out[TURN_SIGNS - 1] = out[TURN_SIGNS + KEEP_SIGNS - 1] = 1.0
        return out

    def trust(self) -> Floats:
        out = np.full(self.choices, 0.4, np.float32)
        out[TURN_SIGNS + KEEP_SIGNS :] = 1.0
        return out

    def signs_of(self, look: ValhallaLook, action: int) -> list[float]:
        """Return the features of the large choices."""
        out = [0.0] * self.choices
        if KEEP.has(action):
            kind = KEEP.arg(action)
            plain = plain_worth(look, action) - look.taste.kept[kind]
            out[TURN_SIGNS : TURN_SIGNS + KEEP_SIGNS] = keep_signs(look.g, look.seat, look.book, kind, plain)
            out[TURN_SIGNS + KEEP_SIGNS + kind] = 1.0
        elif look.turn is not None:
            out[:TURN_SIGNS] = look.turn.signs(action, plain_worth(look, action))
        return out

    def answer(self, policy: ValhallaPolicy, match: Valhalla, seat: int, legal: list[int], chance: Any) -> int:
        if KEEP_JARL.has(legal[0]):
            return kept_jarl(match, legal, policy.tastes[seat])
        if self.exact and (found := policy.exact_answer(match, seat, legal)) != NO_ANSWER:
            return found
        return policy.choose(match, seat, legal, chance)


class ExactStudent(ValhallaStudent):
    exact = True


STUDENTS: dict[str, type[Student]] = {
    "bloodrage": BloodRageStudent,
    "valhalla": ValhallaStudent,
    "valhalla-exact": ExactStudent,
}
assert AGES == 3, "the tastes of Blood Rage hold a number for each Age"
