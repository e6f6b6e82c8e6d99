"""A hall whose bots have no time limit, so that they answer the same on a busy machine. Its password hashes are cheap,
so that sign-ins cost the tests no time."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

TIMEOUT_S = 60.0  # seconds


def serve() -> int:
    """Run the hall; bots are never replaced, and start at once. Imports are local, because the bots' workers import
    this file too."""
    from meadhall.cli.main import main
    from meadhall.server.people import passwords
    from meadhall.server.run import process
    from meadhall.server.workers.bots import Bots

    patient = partial(Bots, timeout_s=TIMEOUT_S, delay_s=0.0, beat_s=0.0)
    with patch.object(process, "Bots", patient), patch.object(passwords, "MEMORY_KIB", 32):
        return main(["serve", *sys.argv[1:]])


if __name__ == "__main__":
    raise SystemExit(serve())
