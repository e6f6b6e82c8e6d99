"""What things are worth in Valhalla, in points: one taste for quick answers, another for the einherjar.

The second was found by perturbing all numbers at once, separately for each of four seats (decision 0095).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Taste:
    """Weights for shields, warriors and cards; these are the jarl's numbers, which stay as they are."""

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
