"""Those who work on whole games, each in a process of its own."""

from __future__ import annotations

from meadhall.server.play.critics import Critic
from meadhall.server.play.errands import Scribe


class Clerks:
    """A scribe for files and proofs, and a critic for reviews."""

    def __init__(self, scribe: Scribe | None = None, critic: Critic | None = None) -> None:
        self.scribe = scribe or Scribe()
        self.critic = critic or Critic()

    def close(self) -> None:
        """No more work."""
        self.scribe.close()
        self.critic.close()
