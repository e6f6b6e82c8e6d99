"""How a person plays in these tests: looks at what glows, and clicks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

CHOICES = "main button.glow:enabled:not(.chosen), .question .option:enabled:not(.undo, .back), button.attack:enabled"
# What we rather do, first to last; whatever glows comes after these.
WISHES = [
    "button.attack",
    ".battle .card.glow:not(.chosen)",
    ".question [data-verb=use-ability]",
    ".battle .die.glow[data-die]:not(.chosen):nth-child(-n+2)",
]


def sit_down(page: Page, players: int = 2) -> None:
    """Two clicks from the hall to a game against bots."""
    panel = page.locator(".game-valhalla")
    panel.get_by_role("button", name=str(players), exact=True).click()
    panel.locator("button.primary").click()
    page.wait_for_selector(".valhalla")


def asked(page: Page) -> bool:
    """Wait until we are asked; False when the game is over."""
    page.wait_for_selector(".question.asked .question-words h2, .end")
    return page.locator(".end").count() == 0


def prompt(page: Page) -> str:
    """The key of the question."""
    return page.locator(".question").get_attribute("data-prompt") or ""


def words(page: Page) -> str:
    """The question as a sentence."""
    return page.locator(".question-words h2").inner_text()


def click(thing: Locator) -> None:
    """Cards in a hand overlap: click where the card can be seen."""
    box = thing.bounding_box()
    tall = box is not None and box["height"] > 90
    thing.click(**({"position": {"x": 14, "y": 60}} if tall else {}), timeout=4000)  # type: ignore[arg-type]


def choose_one(page: Page) -> None:
    """Take the first thing we wish for, else end what can be ended, else whatever glows."""
    from playwright.sync_api import TimeoutError as Gone

    version = page.locator(".question.asked").get_attribute("data-version")
    for selector in [*wishes_now(page), ".question .option.main:enabled", CHOICES]:
        found = page.locator(selector)
        if found.count() > 0:
            try:
                click(found.first)
            except Gone:
                return  # the table has moved on
            wait_for_change(page, version)
            return


def wishes_now(page: Page) -> list[str]:
    if prompt(page) == "reroll":
        return [".question .option.main:enabled", ".battle .die.glow:not(.chosen)"]
    return WISHES if page.locator(".battle").count() == 0 else WISHES[:3]


def wait_for_change(page: Page, version: str | None) -> None:
    """The table moved on, or something was only chosen."""
    page.wait_for_selector(f'.question:not([data-version="{version}"]), .end, .chosen', state="attached")


def play(page: Page, most: int) -> int:
    """Play on for so many clicks or to the end; how many clicks it took."""
    for clicks in range(most):
        if not asked(page):
            return clicks
        choose_one(page)
    return most
