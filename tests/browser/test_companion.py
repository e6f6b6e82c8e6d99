"""The companion on a phone in one hand: each tool is used once by tapping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Hall, page_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
THUMB = 40  # minimum size of a touch target in pixels


@pytest.fixture
def phone(browser: Browser, hall: Hall) -> Iterator[Page]:
    troubles: list[str] = []
    page = page_of(browser, hall.address, troubles, **PHONE)
    yield page
    page.context.close()
    assert troubles == []


def at(page: Page, game: str, tool: str) -> None:
    page.goto(f"{page.url.split('#')[0]}#/companion/{game}/{tool}")
    page.locator(f'.companion[data-game="{game}"] .companion-tools [aria-current]').wait_for()


def tap(page: Page, name: str, nth: int = 0) -> None:
    page.get_by_role("button", name=name, exact=True).nth(nth).click()


def answered(page: Page) -> str:
    return page.locator(".entry-answer").inner_text()


def fits(page: Page) -> None:
    """Assert that nothing is wider than the phone, and that touch targets are large enough."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """least => [...document.querySelectorAll('.companion main button, .companion-tools a')]
          .filter(one => one.getClientRects().length && !one.matches('.rule'))
          .filter(one => one.getBoundingClientRect().height < least)
          .map(one => one.outerHTML.slice(0, 120))""",
        THUMB,
    )
    assert small == []


def test_valhalla_beside_the_box(phone: Page) -> None:
    phone.locator(".game-valhalla .to-companion").click()
    enter_battle(phone)
    turn_of_the_beast(phone)
    at(phone, "valhalla", "pad")
    tap(phone, "More: Shields taken from Player 2")
    tap(phone, "Count")
    phone.get_by_text("There are only 4 shields of a colour").wait_for()
    tap(phone, "Less: Own shields", 1)
    tap(phone, "Count")
    phone.locator(".tallies").wait_for()
    assert "Captured shields: 1 × 2" in answered(phone)
    fits(phone)


def enter_battle(page: Page) -> None:
    """Enter two warriors. A missing value is reported at its field; entries survive a reload."""
    tap(page, "+ warrior")
    assert page.get_by_role("button", name="Done").is_disabled(), "nothing arms the warrior yet"
    tap(page, "Add: Sword")
    tap(page, "Done")
    tap(page, "Reckon")
    page.locator('.entry-wrong[data-field="theirs.warriors"]').wait_for()
    tap(page, "+ warrior", 1)
    tap(page, "Add: Axe")
    tap(page, "Done")
    tap(page, "Reckon")
    page.locator(".entry-win").wait_for()
    assert "Win this battle" in answered(page)
    fits(page)
    page.reload()
    page.locator(".entry-card.clan-bear").nth(1).wait_for()


def turn_of_the_beast(page: Page) -> None:
    at(page, "valhalla", "beast")
    page.get_by_role("button", name="Fenrir").click()
    tap(page, "+ warrior")
    page.get_by_text("I roll its dice myself").click()
    for _ in range(6):
        tap(page, "Miss")
    tap(page, "The monster’s phase")
    page.get_by_text("Symbols still open: 2.").wait_for()
    tap(page, "I attack it")
    page.get_by_text("Now fight with your dice").wait_for()
    page.get_by_role("textbox", name="My strength without Valhalla").fill("5")
    page.get_by_role("button", name="Warrior 1 (glory 1)").click()
    tap(page, "That is the result")
    page.get_by_text("Its card is beaten: number 1 of 6.").wait_for()
    assert page.locator(".beast-card").count() == 5
    fits(page)


def test_blood_rage_beside_the_box_and_rules_by_question(phone: Page) -> None:
    at(phone, "bloodrage", "battle")
    tap(phone, "More: Warrior")
    tap(phone, "Reckon")
    phone.locator('.entry-wrong[data-field="clans.1.warriors"]').wait_for()
    tap(phone, "More: Warrior", 1)
    tap(phone, "+ Add")
    phone.locator(".pick-list button").first.click()
    tap(phone, "Reckon")
    phone.locator(".entry-chance").first.wait_for()
    fits(phone)
    at(phone, "bloodrage", "pad")
    phone.get_by_text("The game is over").click()
    for _ in range(3):
        tap(phone, "More: Step of Rage")
    tap(phone, "Count")
    phone.get_by_text("Rage: step 4").wait_for()
    at(phone, "bloodrage", "deal")
    tap(phone, "Deal")
    phone.get_by_text("The code was").wait_for()
    assert phone.locator(".lot").count() == 3
    at(phone, "bloodrage", "rules")
    phone.get_by_role("searchbox").fill("how many figures may stand in a province")
    phone.locator(".rule-hits li").first.wait_for()
    fits(phone)
