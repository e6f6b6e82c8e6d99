"""Everything of Valhalla that other packages need besides its rules. (not compiled)"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.games.valhalla.cards.editions import EDITIONS
from meadhall.games.valhalla.cards.faces import catalogue
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.odds.view import odds_for
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.views.chronicle import BARS, Chronicle, challenges
from meadhall.games.valhalla.views.deeds import DEEDS, picks
from meadhall.games.valhalla.views.fights import fights
from meadhall.games.valhalla.views.forms import card_files, card_forms
from meadhall.games.valhalla.views.learning import features, needed
from meadhall.games.valhalla.views.naming import word_key
from meadhall.games.valhalla.views.shapes import View
from meadhall.games.valhalla.views.view import overlay, view
from meadhall.interface.kit import BattleEvents, Kit, Law, Tool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.bots.policy import Policy
    from meadhall.cli.terminal.desk import CardDesk
    from meadhall.interface.wire import Dealt


def policy() -> Policy:
    """The policy of the bots."""
    from meadhall.bots.valhalla.policy import VALHALLA_POLICY

    return VALHALLA_POLICY


def card_desk() -> CardDesk:
    """Return what `meadhall cards` needs."""
    from meadhall.cli.terminal.valhalla.cards import DESK

    return DESK


def companion() -> Mapping[str, Tool]:
    """Return the tools for players with the physical game."""
    from meadhall.games.valhalla.companion.tools import TOOLS

    return {key: Tool(*parts) for key, parts in TOOLS.items()}


def dealt(g: Valhalla) -> list[Dealt]:
    """Return the results of setup."""
    from meadhall.games.valhalla.companion.deal import dealt

    return dealt(g)


KIT: Kit[Valhalla, View] = Kit(
    game=GAME,
    home=Path(__file__).parent,
    law=Law("VAL"),
    view=view,
    overlay=overlay,
    catalogue=catalogue,
    word_key=word_key,
    fights=fights,
    odds=odds_for,
    battles=BattleEvents("attacked", "won", ("no-winner", "beast-won")),
    features=features,
    needed=needed,
    card_sets=EDITIONS.named,
    chronicle=Chronicle,
    bars=BARS,
    challenges=challenges,
    picks=picks,
    deeds=DEEDS,
    policy=policy,
    value=Path(__file__).parents[2] / "bots" / "valhalla" / "value.bin",
    calibration=Path(__file__).parents[2] / "bots" / "valhalla" / "calibration.json",
    puzzles=Path(__file__).parents[2] / "research" / "puzzles" / "valhalla.json",
    card_desk=card_desk,
    companion=companion,
    dealt=dealt,
    card_forms=card_forms,
    card_files=card_files,
)
