"""The finished pictures of web/art: every card of the games has one."""

from __future__ import annotations

import json
import tomllib

from meadhall.core.chance import FastChance
from meadhall.core.errors import MeadhallError
from meadhall.games.valhalla.cards.faces import catalogue
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from tests.house.sources import PACKAGE, ROOT

ART = ROOT / "web" / "art"
BEASTS = ("jormungandr", "surtr", "hel", "fenrir")
BEAST_CARDS = range(1, 7)


def matches() -> list[Valhalla]:
    """The base game and each expansion alone, with as few players as it allows."""
    found = []
    for modules in [[], *([key] for key in GAME.expansions)]:
        for seats in GAME.tables():
            try:
                setup = GAME.setup(seats, modules)
            except MeadhallError:
                continue  # not with so many players, or not without another expansion
            found.append(GAME.begin(GAME.rulebook(setup), FastChance(1, 1)))
            break
    return found


def printed_cards(match: Valhalla) -> set[str]:
    """The ids of all cards that this match shows a picture of."""
    cards = catalogue(match)
    monsters = {f"monster:{card.key}" for card in match.cards.beside.get("monsters", [])}
    return {face.key for face in cards.cards} | {jarl.key for jarl in cards.jarls} | monsters


def test_every_card_of_valhalla_has_a_picture() -> None:
    index = json.loads((ART / "valhalla" / "index.json").read_text("utf-8"))
    wanted = {f"beast:{beast}:{n}" for beast in BEASTS for n in BEAST_CARDS}
    wanted |= {card for match in matches() for card in printed_cards(match)}
    assert len(wanted) > 200
    assert sorted(wanted - index.keys()) == []


def test_every_card_of_blood_rage_has_a_picture() -> None:
    index = json.loads((ART / "bloodrage" / "index.json").read_text("utf-8"))
    cards = PACKAGE / "games" / "bloodrage" / "cards" / "meadhall" / "cards.toml"
    wanted = {card["id"] for card in tomllib.loads(cards.read_text("utf-8"))["card"]}
    assert sorted(wanted - index["card"].keys()) == []


def test_every_picture_of_an_index_is_a_file() -> None:
    valhalla = json.loads((ART / "valhalla" / "index.json").read_text("utf-8"))
    bloodrage = json.loads((ART / "bloodrage" / "index.json").read_text("utf-8"))
    files = {ART / "valhalla" / name for name in valhalla.values()}
    files |= {ART / "bloodrage" / name for group in bloodrage.values() for name in group.values()}
    assert sorted(file.name for file in files if not file.is_file()) == []
