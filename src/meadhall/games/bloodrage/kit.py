"""Everything of Blood Rage that other packages need besides its rules. (not compiled)"""

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
from meadhall.interface.kit import BattleEvents, Kit, Law, Tool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.bots.policy import Policy
    from meadhall.cli.terminal.desk import CardDesk
    from meadhall.core.events import Event
    from meadhall.core.match import Match
    from meadhall.interface.wire import Dealt, Odds


def policy() -> Policy:
    """The policy of the bots."""
    from meadhall.bots.bloodrage.policy import BLOOD_RAGE_POLICY

    return BLOOD_RAGE_POLICY


def card_desk() -> CardDesk:
    """Return what `meadhall cards` needs."""
    from meadhall.cli.terminal.bloodrage.cards import DESK

    return DESK


def odds_for(world: Match, seat: int, seen: list[Event]) -> Odds | None:
    """Return a seat's chances in battle."""
    # imported here, so that a hall in the browser starts without it
    from meadhall.games.bloodrage.odds.view import odds_for

    return odds_for(world, seat, seen)


def companion() -> Mapping[str, Tool]:
    """Return the tools for players with the physical game."""
    from meadhall.games.bloodrage.companion.tools import TOOLS

    return {key: Tool(*parts) for key, parts in TOOLS.items()}


def dealt(g: BloodRage) -> list[Dealt]:
    """Return the results of setup."""
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
    policy=policy,
    value=Path(__file__).parents[2] / "bots" / "bloodrage" / "value.bin",
    calibration=Path(__file__).parents[2] / "bots" / "bloodrage" / "calibration.json",
    puzzles=Path(__file__).parents[2] / "research" / "puzzles" / "bloodrage.json",
    card_desk=card_desk,
    companion=companion,
    dealt=dealt,
    card_forms=card_forms,
    card_files=card_files,
)
