"""The pictures of Blood Rage: complete, small, drawn the same every time, and no two cards alike."""

import json
import tomllib
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from art.bloodrage import check, shelf
from art.bloodrage.catalogue import designs
from art.bloodrage.design import GIFT, Design
from art.bloodrage.map import layout
from art.woodcut.geometry import blob, inside
from art.woodcut.picture import Picture

DESIGNS = {design.id: design for design in designs()}
SAMPLE = ("ruin-wide-horgr", "tyrs-smash", "thors-oath", "figure-warrior-wolf", "sign-axes", "troll")


def test_index_names_a_picture_for_every_card() -> None:
    index = json.loads(shelf.INDEX.read_text())
    assert set(index["card"]) == set(shelf.card_ids())
    assert index == shelf.index(designs())
    assert check.gaps(index) == []
    assert check.strangers(designs()) == []


def test_pictures_keep_their_budgets() -> None:
    assert check.oversized(designs()) == []
    assert check.compressed(designs()) <= check.WHOLE


@pytest.mark.parametrize("name", SAMPLE)
def test_a_design_draws_what_lies_in_its_file(name: str) -> None:
    assert check.stale([DESIGNS[name]]) == []


def test_no_two_cards_look_alike_when_small() -> None:
    far, one, other = check.distances(check.cards(designs()))[0]
    assert far >= check.NEAREST, f"{one} and {other}: {far:.1f}"


def test_equal_pictures_are_found() -> None:
    """The measure itself: a picture has no distance to itself, and some to another."""
    one, other = (check.impression((shelf.ART / f"{name}.svg").read_text()) for name in ("troll", "valkyrie"))
    assert one == check.impression((shelf.ART / "troll.svg").read_text())
    assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > check.NEAREST


def test_files_are_plain_svg_that_can_be_inlined_together() -> None:
    """Nothing from elsewhere, no scripts or styles; an id bears its picture's name, so two never meet."""
    for path in shelf.ART.glob("*.svg"):
        for element in ElementTree.fromstring(path.read_text()).iter():
            assert element.tag.rpartition("}")[2] in {"svg", "path", "g", "use", "defs"}, path.name
            assert element.get("id", path.stem).startswith(path.stem), path.name


def test_the_map_lies_as_the_game_says() -> None:
    """Provinces in the game's order, as many places as villages, each fjord between the two lands it supports."""
    rows = tomllib.loads(shelf.CARDS.parent.with_name("map.toml").read_text())["province"][1:]
    assert [row["id"] for row in rows] == list(layout.RING)
    for index, row in enumerate(rows):
        assert layout.VILLAGES[row["id"]] == row["villages"]
        assert layout.FJORDS[row["fjord"]] in (index, (index + 1) % 8)


@pytest.mark.parametrize("sheet", layout.LAYOUTS, ids=lambda sheet: sheet.name)
def test_figures_stand_on_their_land_and_ships_on_their_water(sheet: layout.Layout) -> None:
    for index in range(8):
        land = layout.land(sheet, index)
        assert all(inside(land, x, y) for x, y in layout.places(sheet, index)), layout.RING[index]
        assert inside(land, *layout.label(sheet, index)), layout.RING[index]
    for name in layout.FJORDS:
        assert all(inside(layout.fjord(sheet, name), x, y) for x, y in layout.berths(sheet, name)), name


def test_the_numbers_of_the_map_are_those_of_its_file() -> None:
    numbers = json.loads(shelf.MAP.read_text())
    assert shelf.MAP.read_text() == shelf.map_text()
    for sheet in numbers.values():
        ruins = [land["ruin"] for name, land in sheet["provinces"].items() if name != "yggdrasil"]
        assert all((shelf.ART / name).is_file() for name in (sheet["file"], sheet["tree"], *ruins))


def _too_large() -> Iterator[Design]:
    def paint(picture: Picture) -> None:
        for x in range(150):
            picture.part(blob(f"{x % 200},9 {x % 200 + 40},{x % 90 + 3} {x % 200 + 20},{x % 90 + 50}"), "#b23a22")

    yield Design("too-much", GIFT, paint)


def test_a_picture_over_its_budget_is_refused() -> None:
    with pytest.raises(ValueError, match=r"too-much: .* 8192 allowed; draw less"):
        next(_too_large()).draw()
