"""What things are worth in Valhalla, in points: one taste for quick answers, another for those who take their time.

The second was found by shaking all numbers at once, for every seat of four apart (decision 0095).
"""

from __future__ import annotations

from typing import Final


class Taste:
    """How somebody weighs shields, warriors and cards; these are the jarl's numbers, which stay as they are."""

    def __init__(self) -> None:
        self.shield = 5.8  # points that a shield is as good as
        self.colours = 0.0  # of what a shield gains as part of a set
        self.keeps = 0.5  # glory from which on a winning defender sends a warrior to Valhalla
        self.more = 0.2  # of what a warrior adds to a squad, in strength and glory
        self.fame = 0.0  # for each point of his glory besides
        self.pair = 1.0  # two warriors at once
        self.cheap = 1.3  # of what a warrior in hand gives for each die
        self.good = 0.1  # and of what he gives at all
        self.glory = 0.0  # for each point of his glory besides
        self.tricks = 0.0  # other cards in hand besides
        self.enough = 2.0  # cards of a sort in hand before more of it are worth less
        self.alike = 0.4  # so much


def patient() -> Taste:
    """Fewer, but stronger warriors in hand, and a few tactics more."""
    taste = Taste()
    taste.shield = 6.4
    taste.colours = 0.6
    taste.keeps = 1.1
    taste.more = 0.3
    taste.fame = 0.3
    taste.pair = 1.5
    taste.cheap = 0.9
    taste.good = 0.2
    taste.glory = 0.35
    taste.tricks = 0.6
    taste.enough = 1.5
    taste.alike = 0.6
    return taste


QUICK: Final = Taste()
PATIENT: Final = patient()
