"""Fits the feature weights of Blood Rage (`bots/bloodrage/weights.py`): how much Glory followed from a position.

Every quiet position gives one case for each seat: features, hand, upgrades, and Glory at the end, each minus the mean
of the table. A ridge regression for each Age, shrunk towards the current weights, gives the new ones; the lead that
decides a game follows from who won. The bot "quick" answers by the policy, and sometimes at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.bloodrage.cards import OURS
from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.policy import BLOOD_RAGE_POLICY
from meadhall.bots.bloodrage.values import NAMES, features
from meadhall.bots.bloodrage.weights import DOUBT, DRAFT, HAND, PLAYED, SIGNS
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.policy import outcome
from meadhall.core.chance import Chance, seeded
from meadhall.core.game import Game
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, NONE, Phase
from meadhall.interface import shelf

Tell = Callable[[str], object]
Numbers = npt.NDArray[np.float64]
CARD_COUNT = len(OURS.numbers())
LOOK_EVERY = 3  # one of this many positions is used, because positions of one game are alike
RANDOM = 10  # one of this many quick answers is random
NOISE = 25.0  # standard deviation of Glory in single games
TRUST = [1.0] * len(NAMES) + [1.5] * (2 * CARD_COUNT)  # prior standard deviation of a weight, in Glory
OPEN = [NAMES.index(name) for name in ("glory", "bonus", "rage-step", "axes-step", "horns-step", "figures")]
SPREAD = {"glory": 0.1, "bonus": 0.15, "strength": 0.3, "doom": 0.3}  # smaller where more is known

TITLE = '''"""Weights of `values.py`, in Glory, by Age: features, cards in hand and in play. (not compiled)

Fitted by ridge regression to games of bots (docs/learning.md). DOUBT: the lead that makes a victory e times as likely.
DRAFT: a card in the draft of its Age.
"""

'''


class FeatureCase(NamedTuple):
    """One position: a row for each seat, Glory at the end, each seat's share of the victory, the weight of the case."""

    age: int
    rows: Numbers
    glory: Numbers
    won: list[float]
    weight: float
    first: bool  # the first of its Age: all drafted cards are still in hand


def row(look: Look) -> Numbers:
    """Return the features, then the count of each card in hand, then of each card in play."""
    out = np.zeros(len(NAMES) + 2 * CARD_COUNT)
    out[: len(NAMES)] = features(look)
    for card in look.me.hand.cards:
        out[len(NAMES) + card] += 1
    for card in look.me.slots:
        if card != NONE:
            out[len(NAMES) + CARD_COUNT + card] += 1
    return out


def rows_of(g: BloodRage) -> Numbers:
    return np.array([row(Look(g, seat)) for seat in range(g.seats)])


def answer(match: BloodRage, driver: Driver, name: str, chance: Chance) -> int:
    """Return the answer of the bot with this name."""
    seat = match.asked()
    legal = match.legal(seat)
    if name != "quick":
        return driver.choose(match, seat, recruit(name, driver.game))
    if chance.pick(RANDOM) == 0:
        return legal[chance.pick(len(legal))]
    return BLOOD_RAGE_POLICY.choose(match, seat, legal, chance)


def cases_of(game: Game, seats: int, bots: list[str], number: int, seed: str) -> list[FeatureCase]:
    """Play one game and return its positions."""
    match = game.new(game.rulebook(game.setup(seats)), seeded(f"{seed}:{seats}:{number}"))
    assert isinstance(match, BloodRage)
    chance = seeded(f"{seed}:{seats}:{number}:bots")
    driver = Driver(game, chance)
    seen: list[tuple[int, Numbers]] = []
    while match.pending:
        begun = len(seen) > 0 and seen[-1][0] == match.age - 1
        if (
            match.phase == Phase.ACTION
            and BLOOD_RAGE_POLICY.is_quiet(match)
            and (chance.pick(LOOK_EVERY) == 0 or not begun)
        ):
            seen.append((match.age - 1, rows_of(match)))
        match.step(match.asked(), answer(match, driver, bots[(match.asked() + number) % len(bots)], chance))
    glory, won = np.array(match.scores(), dtype=float), outcome(match)
    share = [1.0 / max(1, sum(1 for age, _ in seen if age == at)) for at in range(AGES)]
    firsts = [at == 0 or age != seen[at - 1][0] for at, (age, _) in enumerate(seen)]
    pairs = zip(seen, firsts, strict=True)
    return [FeatureCase(age, rows, glory, won, share[age], first) for (age, rows), first in pairs]


def current_weights(age: int) -> Numbers:
    return np.array([*SIGNS[age], *HAND[age], *PLAYED[age]])


def fitted(cases: list[FeatureCase], age: int) -> Numbers:
    """Return new weights of an Age by ridge regression, shrunk towards the current weights."""
    mine = [case for case in cases if case.age == age]
    signs = np.concatenate([(case.rows - case.rows.mean(axis=0)) for case in mine])
    glory = np.concatenate([case.glory - case.glory.mean() for case in mine])
    weight = np.concatenate([[case.weight] * len(case.glory) for case in mine])
    trust = np.array([SPREAD.get(name, 1.0) for name in NAMES] + TRUST[len(NAMES) :])
    before = current_weights(age)
    bend = signs.T @ (signs * weight[:, None]) + np.diag(NOISE**2 / trust**2)
    slope = signs.T @ (weight * (glory - signs @ before))
    return before + np.linalg.solve(bend, slope)


def draft_worths(cases: list[FeatureCase]) -> Numbers:
    """Return the worth of each card in hand when the actions of its Age begin."""
    out = np.array(DRAFT)
    for age in range(AGES):
        mine = [case for case in cases if case.age == age and case.first]
        used = [number for number, card in enumerate(OURS.cards) if card.age == age + 1]
        table = np.concatenate([(case.rows - case.rows.mean(axis=0)) for case in mine])
        glory = np.concatenate([case.glory - case.glory.mean() for case in mine])
        hand = table[:, [len(NAMES) + card for card in used]]
        open_signs = table[:, OPEN]
        both = np.concatenate([hand, open_signs], axis=1)
        before = np.concatenate([out[used], np.array(SIGNS[age])[OPEN]])
        bend = both.T @ both + np.diag([NOISE**2 / 2.0**2] * len(before))
        after = before + np.linalg.solve(bend, both.T @ (glory - both @ before))
        out[used] = after[: len(used)]
    return out


def cross_entropy(cases: list[FeatureCase], age: int, weights: Numbers, doubt: float) -> float:
    """Return the mean cross-entropy of the winners; smaller is better."""
    total = parts = 0.0
    for case in (case for case in cases if case.age == age):
        hopes = case.rows @ weights / doubt
        total -= case.weight * float(
            np.array(case.won) @ (hopes - hopes.max() - np.log(np.exp(hopes - hopes.max()).sum()))
        )
        parts += case.weight
    return total / parts


def fit_doubt(cases: list[FeatureCase], age: int, weights: Numbers) -> float:
    """Return the lead in Glory that multiplies the odds of winning by e."""
    return min(np.arange(4.0, 60.0, 1.0), key=lambda doubt: cross_entropy(cases, age, weights, doubt))


def weights_file(weights: list[Numbers], doubts: list[float], draft: Numbers) -> str:
    """Return the text of the new weights.py."""
    cut = (0, len(NAMES), len(NAMES) + CARD_COUNT, len(NAMES) + 2 * CARD_COUNT)
    tables = [
        f"{name}: Final = [\n" + "".join(format_age(w[cut[at] : cut[at + 1]]) for w in weights) + "]\n"
        for at, name in enumerate(("SIGNS", "HAND", "PLAYED"))
    ]
    head = TITLE + "from __future__ import annotations\n\nfrom typing import Final\n\n# fmt: off\n"
    return (
        head
        + f"DOUBT: Final = [{', '.join(f'{d:.1f}' for d in doubts)}]\n"
        + f"DRAFT: Final = [\n{lines_of(draft, 4)}]\n"
        + "".join(tables)
        + "# fmt: on\n"
    )


def format_age(numbers: Numbers) -> str:
    """Format the weights of one Age."""
    return f"    [\n{lines_of(numbers, 8)}    ],\n"


def lines_of(numbers: Numbers, indent: int) -> str:
    """Format numbers, thirteen in a line."""
    texts = [f"{number:.2f}" for number in numbers]
    lines = [", ".join(texts[at : at + 13]) for at in range(0, len(texts), 13)]
    return "".join(" " * indent + f"{line},\n" for line in lines)


def fitted_weights(players: list[int], bots: list[str], games: int, seed: str, tell: Tell) -> str:
    """Play games, fit weights, and return the new `weights.py`. One game in ten is held out to compare old and new."""
    game = shelf.game_named("bloodrage")
    played = [cases_of(game, seats, bots, number, seed) for seats in players for number in range(games)]
    learn = [case for number, cases in enumerate(played) if number % 10 for case in cases]
    test = [case for number, cases in enumerate(played) if number % 10 == 0 for case in cases]
    weights = [fitted(learn, age) for age in range(AGES)]
    doubts = [fit_doubt(learn, age, weights[age]) for age in range(AGES)]
    for age in range(AGES):
        before, after = (
            cross_entropy(test, age, current_weights(age), DOUBT[age]),
            cross_entropy(test, age, weights[age], doubts[age]),
        )
        tell(f"Age {age + 1}: surprise {before:.4f} before, {after:.4f} after")
    return weights_file(weights, doubts, draft_worths(learn))
