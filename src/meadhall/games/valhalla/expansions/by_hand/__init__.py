"""House rule: By Hand. Of texts that fit no kind the owner says what they do now.   (spec: VAL-HAND)"""

from __future__ import annotations

from meadhall.games.valhalla.expansions.by_hand.by_hand import MODULE

__all__ = ["MODULE"]
