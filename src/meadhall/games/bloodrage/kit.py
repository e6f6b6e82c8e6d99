"""Blood Rage's kit: everything that belongs to the game and is needed outside it. (not compiled)"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.games.bloodrage.cards.editions import EDITIONS
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.views.deeds import DEEDS, picks
from meadhall.games.bloodrage.views.fights import fights
from meadhall.games.bloodrage.views.forms import card_files, card_forms
from meadhall.games.bloodrage.views.learning import features, needed
from meadhall.games.bloodrage.views.shapes import View
from meadhall.games.bloodrage.views.view import catalogue, overlay, view
from meadhall.kit import BattleEvents, Kit, Law, Tool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.bots.base import Lean
    from meadhall.bots.opinion import Opinion
    from meadhall.core.events import Event
    from meadhall.core.match import Match
    from meadhall.terminal.desk import CardDesk
    from meadhall.wire import Dealt, Odds


def opinion() -> Opinion:
    """What the stronger bots think."""
    from meadhall.bots.bloodrage.opinion import OPINION

    return OPINION


def lean() -> Lean:
    """The karl's rules of thumb."""
    from meadhall.bots.bloodrage import thumb

    return thumb.lean


def card_desk() -> CardDesk:
    """What `meadhall cards` can do."""
    from meadhall.terminal.bloodrage.cards import DESK

    return DESK


def odds_for(world: Match, seat: int, seen: list[Event]) -> Odds | None:
    """What a seat may expect of a battle."""
    from meadhall.games.bloodrage.odds.view import odds_for  # here: a pocket hall opens without it

    return odds_for(world, seat, seen)


def companion() -> Mapping[str, Tool]:
    """For those who play with the box."""
    from meadhall.games.bloodrage.companion.tools import TOOLS

    return {key: Tool(*parts) for key, parts in TOOLS.items()}


def dealt(g: BloodRage) -> list[Dealt]:
    """What setup has dealt."""
    from meadhall.games.bloodrage.companion.deal import dealt

    return dealt(g)


KIT: Kit[BloodRage, View] = Kit(
    game=GAME,
    home=Path(__file__).parent,
    law=Law("BR"),
    view=view,
    overlay=overlay,
    catalogue=catalogue,
    fights=fights,
    odds=odds_for,
    battles=BattleEvents("pillage-began", "won", ("nobody-won",)),
    card_sets=EDITIONS.named,
    features=features,
    needed=needed,
    picks=picks,
    deeds=DEEDS,
    opinion=opinion,
    lean=lean,
    value=Path(__file__).parents[2] / "bots" / "bloodrage" / "value.bin",
    calibration=Path(__file__).parents[2] / "bots" / "bloodrage" / "calibration.json",
    puzzles=Path(__file__).parents[2] / "puzzles" / "bloodrage.json",
    card_desk=card_desk,
    companion=companion,
    dealt=dealt,
    card_forms=card_forms,
    card_files=card_files,
)
