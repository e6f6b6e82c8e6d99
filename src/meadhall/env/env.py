"""An environment: starts matches and restores saved ones."""

from __future__ import annotations

from meadhall.core.chance import seeded
from meadhall.env.keeping import PastEntry
from meadhall.env.registry import frozen
from meadhall.env.specs import Spec
from meadhall.env.state import State, restore_state


class Env:
    """Starts and restores matches of one spec.

    history: seats remember everything they saw (`State.history`). chance_nodes: chance is a player (`State.seat` is
    CHANCE, `State.legal` its outcomes, all equally likely); every step then costs more.
    """

    def __init__(self, spec: Spec | str, history: bool = False, chance_nodes: bool = False) -> None:
        self.spec = frozen(spec) if isinstance(spec, str) else spec
        self.history = history
        self.chance_nodes = chance_nodes

    def new(self, seed: str | int = 0) -> State:
        """Start a match. The same seed gives the same cards and dice; with chance nodes it has no effect."""
        bench = self.spec.bench
        past: list[PastEntry] | None = [] if self.history else None
        if self.chance_nodes:
            state = State(self.spec, None, past, nodes=True)
            state._deal()
            return state
        match = bench.game.new(bench.rules, seeded(str(seed)), log=self.history)
        state = State(self.spec, match, past, nodes=False)
        state._note(match)
        return state

    def restore(self, data: bytes) -> State:
        """Restore a state from `State.to_bytes`; bytes of other rules, cards or versions are refused."""
        return restore_state(self.spec, data)
