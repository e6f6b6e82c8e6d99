"""Which picture a card gets: a composition by hand where there is one, else a portrait or a scene by its seed."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.engine.design import HERO, WARRIOR, Design
from art.engine.picture import Picture
from art.valhalla import beasts, jarls, king, loki, monsters, thor, tyr
from art.valhalla.cards import Card
from art.valhalla.carve import carve
from art.valhalla.choose import person_of
from art.valhalla.stage import Scene, Scenes, Stage
from art.valhalla.tactics import tactic_scene, unknown

AIMS: Final = {"warrior": 4800, "tactic": 4800, "jarl": 8400, "beast": 6600, "monster": 7600}
GODS: Final = 5400
FRAMED: Final = ("jarl", "beast", "monster", "thor", "tyr", "loki", "king")
SCENES: Final[dict[str, Scenes]] = {
    "jarl": jarls.SCENES,
    "beast": beasts.SCENES,
    "monster": monsters.SCENES,
    "thor": thor.SCENES,
    "tyr": tyr.SCENES,
    "loki": loki.SCENES,
    "king": king.SCENES,
}


def design_of(card: Card, again: int = 0) -> Design:
    budget = HERO if card.sort in FRAMED else WARRIOR
    return Design(card.key, card.people or card.sort, partial(drawn, card, again), budget, AIMS.get(card.sort, GODS))


def drawn(card: Card, again: int = 0) -> Picture:
    if card.sort == "warrior":
        return carve(person_of(card, again))
    stage = Stage(*staged(card, again))
    scene_of(card)(stage)
    if card.sort in FRAMED:
        stage.border()
    return stage.picture


def staged(card: Card, again: int) -> tuple[str, str]:
    """Palette and seed."""
    known = SCENES.get(card.sort, {}).get(_name(card))
    palette = known[0] if known else PLAIN.get(card.sort, "tactic")
    return palette, f"{card.key}/{again}" if again else card.key


PLAIN: Final = {"jarl": "slate", "thor": "thor", "tyr": "tyr", "loki": "loki", "king": "king", "beast": "fenrir"}


def scene_of(card: Card) -> Scene:
    known = SCENES.get(card.sort, {}).get(_name(card))
    if known:
        return known[1]
    if card.sort == "tactic":
        return tactic_scene(card.kind, card.weapons)
    return jarls.unknown if card.sort == "jarl" else unknown


def _name(card: Card) -> str:
    return f"{card.id}:{card.level}" if card.sort == "beast" else card.id
