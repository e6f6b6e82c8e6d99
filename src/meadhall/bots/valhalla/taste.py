"""The weights of Valhalla's policy, in points: one set for quick answers, another for the einherjar.

The second was found by perturbing all weights at once, separately for each of four seats (decision 0168).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

LEAST_SPREAD: Final = 0.3  # estimates are never more certain than this
LISTS: Final = ("turns", "keeping", "kept", "added", "jarls")


@dataclass
class Taste:
    """The weights for shields, warriors and cards. The defaults are the jarl's."""

    shield: float = 5.8  # worth of a shield
    colours: float = 0.0  # factor of a shield's worth as part of a set
    keeps: float = 0.5  # glory from which on a winning defender sends a warrior to Valhalla
    more: float = 0.2  # factor of a warrior's strength and glory in a squad
    fame: float = 0.0  # additional worth per point of the warrior's glory
    pair: float = 1.0  # adding two warriors at once
    cheap: float = 1.3  # factor of a warrior's worth per die, in hand
    good: float = 0.1  # factor of a warrior's worth, in hand
    glory: float = 0.0  # additional worth per point of glory, in hand
    tricks: float = 0.0  # additional worth of other cards in hand
    enough: float = 2.0  # cards of one kind in hand above which another one is worth less
    alike: float = 0.4  # by this much
    tactic: float = 0.9  # cost of a tactic in a battle whose odds are estimated
    sent: float = 0.7  # factor of glory that a defender gains, because the warriors leave the squad
    spread: float = 1.2  # standard deviation of the estimated defence
    holds: float = 0.45  # factor of a squad's best possible strength that is expected in defence
    hidden: float = 0.3  # expected strength of a card in a hidden hand
    two: float = 0.5  # factor of the strength of the two best tactics, in an attack
    few: float = 1.9  # worth of drawing with a small hand
    many: float = 0.4  # worth of drawing with a larger hand
    hand: float = 0.0  # additional worth of drawing per card in hand
    base: float = 1.0  # base worth of adding a warrior
    size: float = 0.4  # additional worth for each warrior in the squad
    crowd: float = 0.2  # factor if the squad is full
    attack: float = 0.0  # base worth of an attack
    hurry: float = 0.0  # additional worth of an attack near the end
    ahead: float = 0.0  # additional worth of an attack per point of lead
    last: float = 0.0  # additional worth of taking a player's last shield
    prize: float = 3.5  # worth of a shield if odds are calculated
    late: float = 0.0  # additional worth of it near the end
    card: float = 1.6  # cost of a tactic if odds are calculated
    spare: float = 0.0  # additional cost of it near the end
    winning: float = 0.0  # additional prize for each ten points of lead
    ending: float = 0.0  # additional prize for the last shield
    risk: float = 1.0  # factor of the gain of a winning defender
    turns: list[float] = field(default_factory=list)  # weights of the features of a turn in `turns.py`
    keeping: list[float] = field(default_factory=list)  # weights of the features of a card to keep
    kept: list[float] = field(default_factory=list)  # additional worth of a card in hand, by its kind
    added: list[float] = field(default_factory=list)  # additional worth of a warrior added to the squad, by its kind
    jarls: list[float] = field(default_factory=list)  # additional worth of a jarl to keep, by its number


QUICK: Final = Taste()

# Fewer but stronger warriors in hand, and a few more tactics.
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
    """Return a learned taste: fields by name."""
    fields: dict[str, Any] = {name: numbers if name in LISTS else numbers[0] for name, numbers in weights.items()}
    out = Taste(**fields)
    out.spread = max(LEAST_SPREAD, out.spread)
    return out
