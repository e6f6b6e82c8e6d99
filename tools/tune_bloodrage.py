"""Finds the weights of bots/bloodrage/weights.py from games that bots play: what Glory followed from a position?

    python tools/tune_bloodrage.py --players 2,4 --bots jarl --games 500 --seed tune

Every quiet position gives one case for each seat: its signs, its hand, its upgrades, and the Glory it had at the end,
each less the mean of the table. A ridge regression per Age, shrunk towards the current weights, gives the new ones;
how much Glory decides a game follows from who won. The new page of weights is printed. The bot "quick" answers at
once and now and then at random. Needs numpy, which the bots themselves do not.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

import numpy as np
from meadhall.bots.bloodrage.judge import NAMES, signs
from meadhall.bots.bloodrage.opinion import OPINION
from meadhall.bots.opinion import outcome

from meadhall import shelf
from meadhall.bots.bloodrage.cards import OURS
from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.weights import DOUBT, DRAFT, HAND, PLAYED, SIGNS
from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import Chance, seeded
from meadhall.core.game import Game
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, NONE, Phase

CARD_COUNT = len(OURS.numbers())
LOOK_EVERY = 3  # positions of a game are much alike
RANDOM = 10  # one quick answer of so many is a random one
NOISE = 25.0  # Glory by which single games stray
TRUST = [1.0] * len(NAMES) + [1.5] * (2 * CARD_COUNT)  # how far a weight may be off, in Glory
OPEN = [NAMES.index(name) for name in ("glory", "bonus", "rage-step", "axes-step", "horns-step", "figures")]
SPREAD = {"glory": 0.1, "bonus": 0.15, "strength": 0.3, "doom": 0.3}  # where we know better

TITLE = '''"""Weights of `bloodrage_judge.py`, in Glory, by Age: signs, cards in hand and in play. (not compiled)

Made by tools/tune_bloodrage.py. DOUBT: the lead that makes a victory e times as likely. DRAFT: a card of its own Age
in the draft.
"""

'''


class Case(NamedTuple):
    """One position: a row for each seat, the Glory at the end, each seat's part of the victory, its weight."""

    age: int
    rows: np.ndarray
    glory: np.ndarray
    won: list[float]
    weight: float
    first: bool  # the first of its Age: what was drafted is still in hand


def row(look: Look) -> np.ndarray:
    """Signs, then how many of each card are in hand, then which are in play."""
    out = np.zeros(len(NAMES) + 2 * CARD_COUNT)
    out[: len(NAMES)] = signs(look)
    for card in look.me.hand.cards:
        out[len(NAMES) + card] += 1
    for card in look.me.slots:
        if card != NONE:
            out[len(NAMES) + CARD_COUNT + card] += 1
    return out


def rows_of(g: BloodRage) -> np.ndarray:
    return np.array([row(Look(g, seat)) for seat in range(g.seats)])


def answer(match: BloodRage, driver: Driver, name: str, chance: Chance) -> int:
    """What the bot of this name does."""
    seat = match.asked()
    legal = match.legal(seat)
    if name != "quick":
        return driver.choose(match, seat, recruit(name, driver.game))
    if chance.pick(RANDOM) == 0:
        return legal[chance.pick(len(legal))]
    return OPINION.quick(match, seat, legal, chance)


def cases_of(game: Game, seats: int, bots: list[str], number: int, seed: str) -> list[Case]:
    """Positions of one game."""
    match = game.new(game.rulebook(game.setup(seats)), seeded(f"{seed}:{seats}:{number}"))
    assert isinstance(match, BloodRage)
    chance = seeded(f"{seed}:{seats}:{number}:bots")
    driver = Driver(game, chance)
    seen: list[tuple[int, np.ndarray]] = []
    while match.pending:
        begun = len(seen) > 0 and seen[-1][0] == match.age - 1
        if match.phase == Phase.ACTION and OPINION.quiet(match) and (chance.pick(LOOK_EVERY) == 0 or not begun):
            seen.append((match.age - 1, rows_of(match)))
        match.step(match.asked(), answer(match, driver, bots[(match.asked() + number) % len(bots)], chance))
    glory, won = np.array(match.scores(), dtype=float), outcome(match)
    share = [1.0 / max(1, sum(1 for age, _ in seen if age == at)) for at in range(AGES)]
    firsts = [at == 0 or age != seen[at - 1][0] for at, (age, _) in enumerate(seen)]
    pairs = zip(seen, firsts, strict=True)
    return [Case(age, rows, glory, won, share[age], first) for (age, rows), first in pairs]


def now(age: int) -> np.ndarray:
    return np.array([*SIGNS[age], *HAND[age], *PLAYED[age]])


def fitted(cases: list[Case], age: int) -> np.ndarray:
    """Ridge regression of Glory over the table's mean, shrunk towards the current weights."""
    mine = [case for case in cases if case.age == age]
    signs = np.concatenate([(case.rows - case.rows.mean(axis=0)) for case in mine])
    glory = np.concatenate([case.glory - case.glory.mean() for case in mine])
    weight = np.concatenate([[case.weight] * len(case.glory) for case in mine])
    trust = np.array([SPREAD.get(name, 1.0) for name in NAMES] + TRUST[len(NAMES) :])
    before = now(age)
    bend = signs.T @ (signs * weight[:, None]) + np.diag(NOISE**2 / trust**2)
    slope = signs.T @ (weight * (glory - signs @ before))
    return before + np.linalg.solve(bend, slope)


def drafted(cases: list[Case]) -> np.ndarray:
    """What each card was worth that lay in hand when the actions of its own Age began."""
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


def surprise(cases: list[Case], age: int, weights: np.ndarray, doubt: float) -> float:
    """The mean of minus the logarithm of the chance that was given to what happened; small is good."""
    total = parts = 0.0
    for case in (case for case in cases if case.age == age):
        hopes = case.rows @ weights / doubt
        total -= case.weight * float(
            np.array(case.won) @ (hopes - hopes.max() - np.log(np.exp(hopes - hopes.max()).sum()))
        )
        parts += case.weight
    return total / parts


def doubted(cases: list[Case], age: int, weights: np.ndarray) -> float:
    """How much Glory a lead must have to be worth something."""
    return min(np.arange(4.0, 60.0, 1.0), key=lambda doubt: surprise(cases, age, weights, doubt))


def page(weights: list[np.ndarray], doubts: list[float], draft: np.ndarray) -> str:
    """The new bloodrage_weights.py."""
    cut = (0, len(NAMES), len(NAMES) + CARD_COUNT, len(NAMES) + 2 * CARD_COUNT)
    tables = [
        f"{name}: Final = [\n" + "".join(shown(w[cut[at] : cut[at + 1]]) for w in weights) + "]\n"
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


def shown(numbers: np.ndarray) -> str:
    """One Age."""
    return f"    [\n{lines_of(numbers, 8)}    ],\n"


def lines_of(numbers: np.ndarray, indent: int) -> str:
    """Thirteen numbers in a line."""
    texts = [f"{number:.2f}" for number in numbers]
    lines = [", ".join(texts[at : at + 13]) for at in range(0, len(texts), 13)]
    return "".join(" " * indent + f"{line},\n" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Find the weights of the opinion about Blood Rage.")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--bots", default="jarl")
    parser.add_argument("--games", type=int, default=500, help="for each number of players")
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args()
    game, bots = shelf.take("bloodrage"), args.bots.split(",")
    tables = [int(seats) for seats in args.players.split(",")]
    games = [cases_of(game, seats, bots, number, args.seed) for seats in tables for number in range(args.games)]
    learn = [case for number, cases in enumerate(games) if number % 10 for case in cases]
    test = [case for number, cases in enumerate(games) if number % 10 == 0 for case in cases]
    weights = [fitted(learn, age) for age in range(AGES)]
    doubts = [doubted(learn, age, weights[age]) for age in range(AGES)]
    for age in range(AGES):
        before, after = surprise(test, age, now(age), DOUBT[age]), surprise(test, age, weights[age], doubts[age])
        print(f"Age {age + 1}: surprise {before:.4f} before, {after:.4f} after", file=sys.stderr)
    print(page(weights, doubts, drafted(learn)), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
