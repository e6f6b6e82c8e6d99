"""Blood Rage by touch: figures and cards dragged by mouse and finger, and keyboard choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import test_bloodrage as blood
from tests.browser.conftest import Hall, page_of
from tests.browser.hands import count

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

HEART = """([place, part]) => {
  const path = document.querySelector(`.world [data-place=${place}] > path:last-child`);
  const box = path.getBoundingClientRect();
  return { x: box.x + box.width * part, y: box.y + box.height * part };
}"""


def drag(page: Page, thing: str, x: float, y: float) -> None:
    """Drag with the mouse: press, move a little, move on, release."""
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


def into_battle(page: Page, hand: Callable[[Page, str, float, float], None]) -> None:
    """Drag a card from the hand to the battle, by mouse or finger."""
    blood.sit_down(page, "me", "thrall", "thrall", luck="drag a card")
    blood.play_until(page, "[data-prompt=lay]")
    box = page.locator(".raid").bounding_box()
    assert box is not None
    hand(page, ".hand-of-gifts .gift.glow", box["x"] + box["width"] / 2, box["y"] + 40)
    count(page, "[data-prompt=lay]", 0)


def test_a_card_is_dragged_into_the_battle(page: Page) -> None:
    into_battle(page, drag)


def swipe(page: Page, thing: str, x: float, y: float) -> None:
    """Drag with a finger to a target that is visible together with the thing."""
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for kind, (across, down) in (("touchStart", at), ("touchMove", (at[0], at[1] - 20)), ("touchMove", (x, y))):
        spot = [{"x": across, "y": down}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spot})
    page.locator("[data-over]").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    count(page, ".ghost, [data-drop], [data-lifted]", 0)


def test_a_finger_drags_a_figure_and_a_card_on_a_phone(browser: Browser, hall: Hall) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": 390, "height": 844}, has_touch=True)
    blood.sit_down(page, "me", "thrall", luck="drag")
    blood.play_until(page, "[data-prompt=turn]")
    blood.click(page, "[data-action=invade]")
    point = page.evaluate(HEART, ["andlang", 0.5])
    swipe(page, ".question .option[data-kind=warrior]", point["x"], point["y"])
    page.locator(".piece[data-kind=warrior][data-at=andlang]").first.wait_for()
    into_battle(page, swipe)
    page.context.close()


def test_everything_has_a_key(page: Page) -> None:
    """An action takes one key, then a figure, then a province."""
    blood.sit_down(page, "me", "thrall", luck="drag")
    blood.play_until(page, "[data-prompt=turn]")
    page.keyboard.press("?")
    for wanted in ("[data-action=invade]", ".question .option[data-kind=warrior]", ".land.glow"):
        page.locator(f"main {wanted}").first.wait_for()
        press(page, wanted)
    page.locator(".piece[data-kind=warrior]").first.wait_for()


# A drawn shape has its letter in the middle, everything else at its corner.
KEY = """(wanted) => {
  const thing = document.querySelector(`main ${wanted}`);
  const box = thing.getBoundingClientRect();
  const part = thing instanceof SVGElement ? 0.5 : 0;
  const [x, y] = [box.left + box.width * part, box.top + box.height * part];
  const here = ({ style }) => Math.hypot(parseFloat(style.left) - x, parseFloat(style.top) - y) < 2;
  return [...document.querySelectorAll('.keys kbd')].find(here)?.innerText ?? '';
}"""


def press(page: Page, wanted: str) -> None:
    """Press the key that is shown on this element."""
    label = page.wait_for_function(KEY, arg=wanted).json_value()
    page.keyboard.type(label.lower())
