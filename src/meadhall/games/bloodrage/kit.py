"""Blood Rage's kit: everything that belongs to the game and is needed outside it. (not compiled)"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.games.bloodrage.cards.editions import EDITIONS
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.odds.view import odds_for
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.views.deeds import DEEDS, picks
from meadhall.games.bloodrage.views.fights import fights
from meadhall.games.bloodrage.views.forms import card_files, card_forms
from meadhall.games.bloodrage.views.learning import features, needed
from meadhall.games.bloodrage.views.shapes import View
from meadhall.games.bloodrage.views.view import catalogue, overlay, view
from meadhall.kit import Battles, Kit, Law

if TYPE_CHECKING:
    from meadhall.bots.base import Lean
    from meadhall.bots.opinion import Opinion
    from meadhall.terminal.desk import CardDesk
    from meadhall.terminal.scene import Scene


def opinion() -> Opinion:
    """What the stronger bots think."""
    from meadhall.bots.bloodrage.opinion import OPINION

    return OPINION


def lean() -> Lean:
    """The karl's rules of thumb."""
    from meadhall.bots.bloodrage import thumb

    return thumb.lean


def scene() -> type[Scene]:
    """The table in a terminal."""
    from meadhall.terminal.bloodrage.scene import BloodRageScene

    return BloodRageScene


def card_desk() -> CardDesk:
    """What `meadhall cards` can do."""
    from meadhall.terminal.bloodrage.cards import DESK

    return DESK


KIT: Kit[BloodRage, View] = Kit(
    game=GAME,
    home=Path(__file__).parent,
    law=Law("BR"),
    view=view,
    overlay=overlay,
    catalogue=catalogue,
    fights=fights,
    odds=odds_for,
    battles=Battles("pillage-began", "won", ("nobody-won",)),
    card_sets=EDITIONS.named,
    features=features,
    needed=needed,
    picks=picks,
    deeds=DEEDS,
    opinion=opinion,
    lean=lean,
    scene=scene,
    value=Path(__file__).parents[2] / "bots" / "bloodrage" / "value.bin",
    calibration=Path(__file__).parents[2] / "bots" / "bloodrage" / "calibration.json",
    card_desk=card_desk,
    card_forms=card_forms,
    card_files=card_files,
)
