"""A card set of one's own: the Meadhall files with every field explained at the top."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.core.cards import Field
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import JARL_FIELDS, TACTIC_FIELDS, WARRIOR_FIELDS
from meadhall.games.valhalla.cards.editions import HOME

EXPANSIONS = HOME.parent / "expansions"
ABOUT = {
    "id": "stable name in games that are saved: small letters, digits and -",
    "clan": "colour of the card",
    "strength": "the number in the shield",
    "glory": "points in Valhalla",
    "weapons": "one die each; leave it out where the card shows a pattern",
    "pattern": "ANY2, SAME2, SAME3 or PAIRS2 (Frost Giants); leave it out where weapons are printed",
    "ability": '{ kind = "FOE_COLOUR", clan = "bear" }, OWN_COLOUR with clan, DIVERSITY, FROST, BY_HAND; or none',
    "valhalla_bonus": "only with the expansion that brings it",
    "champion": "only with the expansion that brings it",
    "also": 'a second and third ability: [{ kind = "DIVERSITY" }]; the card then carries its text',
    "limits": "for kind BY_HAND: the most it can do, { strength = 3, cards = 1 }",
    "copies": "how many of this card lie in the deck; all copies of deck.toml add up to 120",
    "source": "owner: as on your own card",
    "kind": "FURY2, FURY3, HEROIC3, HEROIC4, NEW_WEAPONS, PUSH_BACK, WEAPON_SWAP, CUT_OFF or BY_HAND",
    "weapon": "for HEROIC4: the face that must be given up",
    "timing": "when it may be played; default: in one's own phase",
    "side": "who may play it",
    "main": "{ kind = …, its parameters }; docs/cards.md lists all kinds",
    "condition": "when the second ability works; docs/cards.md lists all kinds",
    "secondary": "like main",
    "link": "BOTH: side by side; ONE_OF: one of the two in a battle or turn",
    "min_players": "2, or 3 for a jarl marked 3+",
    "first_game": "is it recommended for a first game?",
    "solo": "may it be used alone?",
}
TOP = """# {name}: a card set of your own.
# Change the values to those of your copy, then: meadhall cards check FOLDER
# Keep the order of the cards; leave `format = 1` as it is.
#
# Every card, jarl and beast may have its name and text, in one language or in several:
#   name = "Hrolf the Tall"
#   text = {{ en = "+2 beside a Wolf.", pl = "+2 obok Wilka." }}
# A text that fits no kind is declared BY_HAND: the table asks you what it does (docs/cards.md, chapter 0).
"""


def write_skeleton(folder: Path) -> list[Path]:
    """The files of the Meadhall set, explained; what is there already is not touched."""
    beside = [*sorted(HOME.parent.glob("*/*.toml")), *sorted(EXPANSIONS.glob("*/*.toml"))]
    sources = [*sorted((HOME / "meadhall").glob("*.toml")), *beside]
    targets = [folder / source.name for source in sources]
    for target in targets:
        if target.exists():
            raise DataError("there is such a file already", f"{target}", "choose an empty folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source, target in zip(sources, targets, strict=True):
            target.write_text(explained(source), encoding="utf-8")
    except OSError as error:
        raise DataError(f"cannot be written: {error.strerror}", f"{folder}", "choose another place") from None
    return targets


def explained(source: Path) -> str:
    """A file with its own head: what every field means and which values it may have."""
    text = source.read_text(encoding="utf-8")
    body = re.sub(r'^set = ".*"$', 'set = "mine"', text[text.index("format = ") :], count=1, flags=re.MULTILINE)
    return "\n".join([TOP.format(name=source.stem), *fields_of(source.name), "", body])


def fields_of(name: str) -> list[str]:
    """The fields of the tables in a file, as comments."""
    tables = {
        "deck.toml": {"warrior": WARRIOR_FIELDS, "tactic": TACTIC_FIELDS},
        "jarls.toml": {"jarl": JARL_FIELDS},
    }
    lines = ["", "# faces: the six sides of every die, one of them x"] if name == "dice.toml" else []
    for table, fields in tables.get(name, {}).items():
        lines += ["", f"# Each [[{table}]] has:", *(f"#   {described(field)}" for field in fields)]
    return lines or ["", "# Its fields are explained in docs/cards.md, chapter 3."]


def described(field: Field, about: dict[str, str] = ABOUT) -> str:
    """One field: sort, bounds or values, and what it means."""
    values = ", ".join(field.choices) if field.choices else ""
    bounds = f" {field.least} to {field.most}" if field.sort == "number" else ""
    needed = "" if field.needed else ", may be left out"
    return f"{field.key:<14} {field.sort}{bounds}{needed}: {about[field.key]}" + (f" ({values})" if values else "")
