"""The workshop and the rooms of order in a real browser: forms, mistakes at their field, sharing, data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.eyes import judge
from tests.browser.hands import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def go(page: Page, room: str) -> None:
    page.evaluate(f"location.hash = '#/{room}'")


def test_a_set_is_typed_in_mended_shared_and_tried(page: Page, tmp_path: Path) -> None:
    page.set_default_timeout(PATIENCE)
    go(page, "workshop")
    begin = page.locator(".workshop-begin").filter(has_text="Blood Rage")
    begin.get_by_role("button", name="From a copy of our set").click()
    page.locator(".make-card h2").wait_for()
    page.locator("[data-field=name] input").fill("Hrolf’s Luck")
    page.locator("[data-field=strength] input").fill("77")
    page.locator("[data-field=strength]").get_by_text("A whole number from 0 to 6").wait_for()
    page.get_by_role("button", name="Check the set").click()
    page.locator(".make-verdict.wrong").wait_for()
    judge(page, "the workshop")
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator("[data-field=strength] input").fill("2")
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as a file").click()
    saved = Path(file.value.path()).read_text("utf-8")
    page.get_by_role("button", name="Share a link").click()
    link = page.locator(".make-link a")
    link.click()
    page.locator(".browse-gifts").first.get_by_text("Hrolf’s Luck").first.wait_for()
    page.get_by_role("button", name="Try it against a bot").click()
    page.wait_for_url("**#/table/**")
    bring(page, saved, tmp_path)


def test_a_file_is_asked_for_only_when_the_games_are_known(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/hall", hold)
    go(page, "workshop")
    page.locator(".workshop h1").wait_for()
    while not held:
        page.wait_for_timeout(50)
    assert page.locator(".workshop-import").count() == 0
    for route in held:
        route.continue_()
    page.locator(".workshop-import").wait_for()


def bring(page: Page, saved: str, folder: Path) -> None:
    """A file from elsewhere: another hall's, or nonsense."""
    go(page, "workshop")
    for name, text, then in (
        ("broken.json", saved[:500], page.get_by_text("This file is cut off or was edited.")),
        ("other.json", json.dumps({"format": "poem"}), page.get_by_text("This is no card set of a game of this hall.")),
        ("mine.json", saved, page.locator(".make-card h2")),
    ):
        file = folder / name
        file.write_text(text, encoding="utf-8")
        page.locator(".workshop-import input").set_input_files(file)
        then.wait_for()


def test_privacy_is_told_and_the_desk_is_for_keepers(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    go(page, "privacy")
    page.get_by_role("heading", name="Your data").wait_for()
    judge(page, "privacy")
    with page.expect_download() as file:
        page.get_by_role("link", name="Take my data along").click()
    assert json.loads(Path(file.value.path()).read_text("utf-8"))["account"] == ""
    go(page, "keeper")
    page.get_by_text("Only accounts that the host has named come in here.").wait_for()
