"""What things are worth in Valhalla, in points: one taste for quick answers, another for the einherjar.

The second was found by perturbing all numbers at once, separately for each of four seats (decision 0168).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

LEAST_SPREAD: Final = 0.3  # guesses are never surer than this
LISTS: Final = ("turns", "keeping", "kept", "added", "jarls")


@dataclass
class Taste:
    """Weights for shields, warriors and cards; these are the jarl's numbers."""

    shield: float = 5.8  # points that a shield is as good as
    colours: float = 0.0  # of what a shield gains as part of a set
    keeps: float = 0.5  # glory from which on a winning defender sends a warrior to Valhalla
    more: float = 0.2  # of what a warrior adds to a squad, in strength and glory
    fame: float = 0.0  # for each point of his glory besides
    pair: float = 1.0  # two warriors at once
    cheap: float = 1.3  # of what a warrior in hand gives for each die
    good: float = 0.1  # and of what he gives at all
    glory: float = 0.0  # for each point of his glory besides
    tricks: float = 0.0  # other cards in hand besides
    enough: float = 2.0  # cards of a sort in hand before more of it are worth less
    alike: float = 0.4  # so much
    tactic: float = 0.9  # points that a tactic in hand is as good as, in a battle that is guessed
    sent: float = 0.7  # of the glory a defender gains: he loses the warriors from his squad
    spread: float = 1.2  # how far a defence may be from what we expect
    holds: float = 0.45  # of what a squad might show, with all dice well thrown, that we fear in defence
    hidden: float = 0.3  # strength that a card in a hidden hand is good for
    two: float = 0.5  # of the strength of our two best tactics, in an attack
    few: float = 1.9  # drawing cards with a small hand
    many: float = 0.4  # and with a larger one
    hand: float = 0.0  # for each card in it
    base: float = 1.0  # adding a warrior at all
    size: float = 0.4  # and for each who stands there already
    crowd: float = 0.2  # where there is no room
    attack: float = 0.0  # attacking at all
    hurry: float = 0.0  # the same when the end is near
    ahead: float = 0.0  # and for each point of lead
    last: float = 0.0  # a player's last shield
    prize: float = 3.5  # points that a shield is as good as, where odds are exact
    late: float = 0.0  # more of that when the end is near
    card: float = 1.6  # and a tactic
    spare: float = 0.0  # more of that when the end is near
    winning: float = 0.0  # more of the prize for each ten points of lead
    ending: float = 0.0  # more of it when it is the last shield
    risk: float = 1.0  # of what a winning defender gets
    turns: list[float] = field(default_factory=list)  # what the situation says of a turn, by the signs of `turns.py`
    keeping: list[float] = field(default_factory=list)  # and of a card to keep
    kept: list[float] = field(default_factory=list)  # a card in hand besides, by its kind
    added: list[float] = field(default_factory=list)  # a warrior added to the squad besides
    jarls: list[float] = field(default_factory=list)  # a jarl to keep besides, by its number


QUICK: Final = Taste()

# Fewer, but stronger warriors in hand, and a few tactics more.
PATIENT: Final = Taste(
    shield=6.4,
    colours=0.6,
    keeps=1.1,
    more=0.3,
    fame=0.3,
    pair=1.5,
    cheap=0.9,
    good=0.2,
    glory=0.35,
    tricks=0.6,
    enough=1.5,
    alike=0.6,
)

CHARACTERS: Final = {
    "reckless": Taste(attack=1.5, risk=0.3, holds=0.35, spread=2.0, few=1.2, pair=1.5),
    "careful": Taste(attack=-0.8, risk=1.6, holds=0.6, few=2.4, many=0.9, size=0.6),
    "glorious": Taste(shield=4.8, keeps=-0.5, glory=0.6, fame=0.5, sent=0.5),
    "loki": Taste(tricks=1.5, enough=3.0, two=0.9, tactic=0.6, hidden=0.2),
}


def taste_of(weights: dict[str, list[float]]) -> Taste:
    """The taste that was learned: fields by name."""
    fields: dict[str, Any] = {name: numbers if name in LISTS else numbers[0] for name, numbers in weights.items()}
    out = Taste(**fields)
    out.spread = max(LEAST_SPREAD, out.spread)
    return out
