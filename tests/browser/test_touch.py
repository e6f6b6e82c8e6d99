"""Input at a table: dragging by mouse and finger, two clicks for a warrior, and keyboard choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Hall, page_of
from tests.browser.gallery import Moment, Played, show
from tests.browser.hands import asked, count, open_table, play_until, prompt, state, wait_for_change

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FloatRect, Locator, Page

WARRIOR = ".hand .card.warrior.glow"
MINE = ".my-squad .card"
EMPTY = ".my-squad .slot"
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def turn(page: Page) -> Page:
    """Wait for the player's turn, with a warrior in hand and room in the squad."""
    open_table(page, "me", "thrall", luck="hands")
    play_until(page, "[data-prompt=phase-a]")
    page.wait_for_selector(WARRIOR)
    page.wait_for_selector(EMPTY)
    return page


def place(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def middle(thing: Locator) -> tuple[float, float]:
    box = place(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, to: Locator) -> None:
    """Drag with the mouse: press, move a little, move on, release."""
    box = place(thing)
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 10)
    page.locator("[data-drop]").first.wait_for()
    page.mouse.move(*middle(to))
    page.locator("[data-over]").wait_for()
    page.mouse.up()
    count(page, ".ghost, [data-drop], [data-lifted]", 0)


def test_a_warrior_is_dragged_to_a_slot(turn: Page) -> None:
    before, warriors = state(turn), turn.locator(MINE).count()
    drag(turn, turn.locator(WARRIOR).first, turn.locator(EMPTY).last)
    wait_for_change(turn, before)
    asked(turn)
    assert prompt(turn) != "adding", "the slot is not asked for again"
    count(turn, MINE, warriors + 1)
    assert "card" in str(turn.locator(".my-squad > *").last.get_attribute("class")), "it stands where it was dropped"


def test_a_thing_dropped_elsewhere_returns(turn: Page) -> None:
    card, before = turn.locator(WARRIOR).first, state(turn)
    box = place(card)
    turn.mouse.move(box["x"] + 12, box["y"] + 12)
    turn.mouse.down()
    turn.mouse.move(box["x"] + 60, box["y"] - 200)
    turn.locator("[data-drop]").first.wait_for()
    turn.mouse.up()
    count(turn, ".ghost, [data-drop], .chosen", 0)
    assert state(turn) == before


def test_one_click_adds_a_warrior_where_any_slot_will_do(turn: Page) -> None:
    before, warriors = state(turn), turn.locator(MINE).count()
    turn.locator(".hand [data-card=frost-frosti]").click(position={"x": 12, "y": 12})  # others may come in pairs
    wait_for_change(turn, before)
    asked(turn)
    assert prompt(turn) != "adding", "the slot is not asked for"
    count(turn, MINE, warriors + 1)


def test_a_finger_drags_on_a_phone(browser: Browser, hall: Hall) -> None:
    page = page_of(browser, hall.address, [], viewport=PHONE, has_touch=True)
    open_table(page, "me", "thrall", luck="hands")
    play_until(page, "[data-prompt=phase-a]")
    warriors = page.locator(MINE).count()
    box = place(page.locator(WARRIOR).first)
    swipe(page, (box["x"] + 12, box["y"] + 20), page.locator(EMPTY).first)
    count(page, MINE, warriors + 1)
    arm_by_finger(page)
    page.context.close()


def arm_by_finger(page: Page) -> None:
    show(page, Moment(Played("valhalla", 2), "attack"))
    already = page.locator(".battle .card.armed").count()
    swipe(page, middle(page.locator(".mine-here .die").first), page.locator(".card[data-drop]").first)
    count(page, ".battle .card.armed", already + 1)


def swipe(page: Page, at: tuple[float, float], to: Locator) -> None:
    """Drag with a finger: touch, move a little, move to the target, release."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", at)
    touch("touchMove", (at[0], at[1] - 40))
    page.locator("[data-drop]").first.wait_for()
    touch("touchMove", middle(to))
    page.locator("[data-over]").wait_for()
    touch("touchEnd")
    count(page, ".ghost, [data-drop], [data-lifted]", 0)


def test_a_die_is_dragged_to_a_warrior(page: Page) -> None:
    show(page, Moment(Played("valhalla", 2), "attack"))
    already = page.locator(".battle .card.armed").count()
    drag(page, page.locator(".mine-here .die").first, page.locator(".card[data-drop]").first)
    count(page, ".battle .card.armed", already + 1)


def test_everything_has_a_key(turn: Page) -> None:
    """Shown on request; no choice needs more than two keys."""
    choices = turn.locator("main .question .option:enabled, main button.glow:enabled, main button.attack:enabled")
    turn.keyboard.press("1")
    assert prompt(turn) == "phase-a", "what is not shown does nothing"
    turn.keyboard.press("?")
    turn.locator(".keys kbd").first.wait_for()
    count(turn, ".keys kbd", choices.count())
    before = state(turn)
    turn.keyboard.press("1")
    wait_for_change(turn, before)
    asked(turn)
    turn.keyboard.press("Escape")
    count(turn, ".keys", 0)


def test_a_key_plays_a_card_and_leaves_writing_alone(turn: Page) -> None:
    turn.keyboard.press("?")
    number = turn.locator("main .question .option:enabled").count() + 1
    label = turn.locator(".keys kbd").nth(number - 1).inner_text()
    turn.keyboard.press(label.lower())
    turn.locator(".chosen, .slot.glow").first.wait_for()
    turn.get_by_role("button", name="Talk").click()
    said = turn.get_by_label("Say something")
    before = state(turn)["version"]
    said.press_sequentially("1?2")
    assert said.input_value() == "1?2"
    assert state(turn)["version"] == before


def test_the_keyboard_begins_at_the_question(turn: Page) -> None:
    turn.keyboard.press("Tab")
    assert turn.evaluate("document.activeElement.closest('.question') !== null")
