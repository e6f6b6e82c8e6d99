"""A hall whose bots may think as long as they need, so that on a busy machine, too, they answer the same.

Its passwords are cheap, so that signing in costs tests nothing.
"""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

TIMEOUT_S = 60.0  # seconds


def serve() -> int:
    """Nobody answers for the bots, and they begin at once. Imported here: their workers import this file as well."""
    from argon2 import PasswordHasher

    from meadhall.cli import main
    from meadhall.server.people import passwords
    from meadhall.server.serving import process
    from meadhall.server.thinking.bots import Bots

    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    patient = partial(Bots, timeout_s=TIMEOUT_S, delay_s=0.0, beat_s=0.0)
    with patch.object(process, "Bots", patient), patch.object(passwords, "HASHER", cheap):
        return main(["serve", *sys.argv[1:]])


if __name__ == "__main__":
    raise SystemExit(serve())
