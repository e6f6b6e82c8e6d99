"""The thrall: takes any answer, each as likely as the others."""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.base import Bot, Glimpse


class Thrall(Bot):
    """Knows nothing and wants nothing."""

    key: ClassVar[str] = "random"
    looks: ClassVar[bool] = False

    def choose(self, glimpse: Glimpse) -> int:
        return glimpse.legal[glimpse.chance.pick(len(glimpse.legal))]
