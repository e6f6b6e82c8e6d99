"""Weights of the features of a position of Valhalla, in the order of `features.FEATURES`. (not compiled)

Chosen by hand after a regression on 300 games; the weights of the regression itself did no better in duels.
"""

from __future__ import annotations

from typing import Final

EARLY: Final = [0.05, 0.02, 0.05, 0.25, 0.15, 0.15, 0.2, 0.15, 0.2, 0.05, 0.1]
LATE: Final = [0.5, 0.06, 0.15, 0.1, 0.0, 0.0, 0.1, 0.05, 0.1, 0.05, 0.1]
