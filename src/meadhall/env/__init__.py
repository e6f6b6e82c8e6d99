"""Meadhall as an environment for research: small, typed and stable.

    from meadhall import env

    state = env.Env("Valhalla-2p-v1").new(seed=7)
    while not state.over:
        state.step(state.legal()[0])
    print(state.returns())

What `__all__` lists follows semantic versioning; everything else in Meadhall is internal. See docs/env.md.
"""

from __future__ import annotations

from meadhall.env.env import Env
from meadhall.env.registry import frozen, names
from meadhall.env.specs import Spec, spec
from meadhall.env.state import CHANCE, OVER, Answered, Happened, State

__all__ = ["CHANCE", "OVER", "Answered", "Env", "Happened", "Spec", "State", "frozen", "names", "spec"]
