"""House rule: By Hand. The owner of a card with a home-made text says what it does.   (spec: BR-HAND)"""

from __future__ import annotations

from meadhall.games.bloodrage.expansions.by_hand.by_hand import MODULE

__all__ = ["MODULE"]
