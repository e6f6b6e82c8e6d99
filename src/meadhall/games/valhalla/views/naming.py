"""Names things by what lies on the table: a warrior instead of his slot. (not compiled)"""

from __future__ import annotations

from meadhall.games.valhalla.views.shapes import View
from meadhall.interface.wire import Subject


def word_key(view: View, seat: int, subject: Subject) -> str:
    """Return the message that names a slot or an ability of this seat; "" where the key alone names the thing."""
    if not 0 <= seat < len(view.players):
        return ""
    player = view.players[seat]
    if subject.sort == "slot" and subject.number < len(player.squad):
        slot = player.squad[subject.number]
        return f"card-{slot.card}" if slot is not None else ""
    if subject.sort == "ability" and player.jarl is not None:
        return f"jarl-{player.jarl}-{'main' if subject.number == 0 else 'secondary'}"
    return ""
