"""House rule: By Hand. Of texts that are none of ours the owner says what they do now.   (spec: BR-HAND)"""

from __future__ import annotations

from meadhall.games.bloodrage.expansions.by_hand.by_hand import MODULE

__all__ = ["MODULE"]
