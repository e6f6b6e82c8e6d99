"""Blood Rage by dragging: a figure of the reserve to a province, one on the map to another, a card to its battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import test_bloodrage as blood
from tests.browser.hands import count

if TYPE_CHECKING:
    from playwright.sync_api import Page

HEART = """([place, part]) => {
  const path = document.querySelector(`.world [data-place=${place}] > path:last-child`);
  const box = path.getBoundingClientRect();
  return { x: box.x + box.width * part, y: box.y + box.height * part };
}"""


def drag(page: Page, thing: str, x: float, y: float) -> None:
    """As a mouse does it: down, a little way, the rest, up."""
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 - 14)
    page.locator("[data-drop]").first.wait_for()
    page.mouse.move(x, y)
    page.locator("[data-over]").wait_for()
    page.mouse.up()
    count(page, ".ghost, [data-drop], [data-lifted]", 0)


def to_province(page: Page, thing: str, place: str) -> None:
    point = page.evaluate(HEART, [place, 0.5])
    drag(page, thing, point["x"], point["y"])


def test_a_warrior_is_dragged_from_the_reserve_to_a_province_and_on(page: Page) -> None:
    blood.sit_down(page, "me", "thrall", luck="drag")
    blood.play_until(page, "[data-prompt=turn]")
    to_province(page, ".stock.glow[data-kind=warrior]", "andlang")
    page.locator(".piece[data-kind=warrior][data-at=andlang]").first.wait_for()
    blood.play_until(page, "[data-prompt=turn]")
    page.locator(".piece.glow[data-at=andlang]").first.wait_for()
    to_province(page, ".piece.glow[data-at=andlang]", "yggdrasil")
    page.locator(".piece[data-kind=warrior][data-at=yggdrasil]").first.wait_for()


def test_a_card_is_dragged_into_the_battle(page: Page) -> None:
    blood.sit_down(page, "me", "thrall", "thrall", luck="drag a card")
    blood.play_until(page, "[data-prompt=lay]")
    box = page.locator(".raid").bounding_box()
    assert box is not None
    drag(page, ".hand-of-gifts .gift.glow", box["x"] + box["width"] / 2, box["y"] + 40)
    count(page, "[data-prompt=lay]", 0)
