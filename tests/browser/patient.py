"""A hall whose bots may think as long as they need, so that on a busy machine, too, they answer the same."""

from __future__ import annotations

import sys
from unittest.mock import patch

from meadhall.cli import main
from meadhall.server.serving import process
from meadhall.server.thinking.bots import Bots

TIMEOUT_S = 60.0  # seconds


class PatientBots(Bots):
    """Nobody answers for them, and they begin at once."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, TIMEOUT_S, delay_s=0.0, beat_s=0.0)


if __name__ == "__main__":
    with patch.object(process, "Bots", PatientBots):
        raise SystemExit(main(["serve", *sys.argv[1:]]))
