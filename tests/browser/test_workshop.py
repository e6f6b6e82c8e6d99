"""The workshop and the moderation pages in a real browser: forms, errors at their fields, sharing, personal data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Hall, page_of
from tests.browser.eyes import fits, judge
from tests.browser.hands import PATIENCE, count
from tests.browser.test_people import with_account

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Route

PHONE = {"width": 360, "height": 740}


def go(page: Page, room: str) -> None:
    page.evaluate(f"location.hash = '#/{room}'")


def test_a_set_is_entered_corrected_shared_and_played(page: Page, tmp_path: Path) -> None:
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
    """Upload a file: from another hall, or malformed."""
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


def test_privacy_page_and_moderators_page(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    go(page, "privacy")
    page.get_by_role("heading", name="Your data").wait_for()
    judge(page, "privacy")
    with page.expect_download() as file:
        page.get_by_role("link", name="Take my data along").click()
    assert json.loads(Path(file.value.path()).read_text("utf-8"))["account"] == ""
    go(page, "keeper")
    page.get_by_text("Only moderators and the owner of this hall may enter.").wait_for()


def test_the_first_owner_appoints_a_moderator_and_makes_a_reset_link(browser: Browser, own_hall: Hall) -> None:
    troubles: list[str] = []
    anna = page_of(browser, claim_link(own_hall), troubles, name="Anna", viewport=PHONE)
    claim(anna)
    bo = page_of(browser, own_hall.address, troubles, name="Bo", viewport=PHONE)
    with_account(bo, "Bo")
    desk_from_settings(anna)
    appoint(anna)
    link = reset_link(anna)
    bo.goto(f"{own_hall.address}#/keeper")
    bo.get_by_role("heading", name="Reports").wait_for()
    assert bo.get_by_role("heading", name="Team").count() == 0, "only the owner appoints"
    dismiss(anna)
    visitor = page_of(browser, link, troubles, name="Bo", viewport=PHONE)
    reset(visitor)
    for page in (anna, bo, visitor):
        page.context.close()
    assert troubles == []


def claim_link(hall: Hall) -> str:
    """The link that a hall without an owner prints after its address."""
    assert hall.process.stdout is not None
    lines = (hall.process.stdout.readline() for _ in range(2))
    return next(line.split()[-1] for line in lines if "#/claim/" in line)


def claim(page: Page) -> None:
    """A guest creates an account first."""
    page.get_by_text("First sign in or create an account.").wait_for()
    fits(page)
    judge(page, "claiming a hall")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Password").fill("mead and honey")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="Become the owner").click()
    page.get_by_text("Anna is now the owner of this hall.").wait_for()


def desk_from_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    account = page.locator(".account")
    account.get_by_text("Owner of this hall").wait_for()
    account.get_by_role("link", name="Moderators’ desk").click()
    page.get_by_role("heading", name="Team").wait_for()
    count(page, "dialog", 0)


def panel(page: Page, name: str) -> Locator:
    return page.locator(".keeper-panel", has=page.get_by_role("heading", name=name, exact=True))


def appoint(page: Page) -> None:
    team = panel(page, "Team")
    team.get_by_label("Name of an account").fill("Nobody")
    team.get_by_role("button", name="Appoint as moderator").click()
    page.get_by_text("There is no account with this name.").wait_for()
    team.get_by_label("Name of an account").fill("bo")
    team.get_by_role("button", name="Appoint as moderator").click()
    team.locator("li", has_text="Bo").get_by_text("Moderator", exact=True).wait_for()
    assert page.get_by_text("There is no account with this name.").count() == 0
    panel(page, "What moderators did").get_by_text("appointed as moderator: Bo").wait_for()


def reset_link(page: Page) -> str:
    links = panel(page, "Reset link")
    links.get_by_label("Name of an account").fill("bo")
    links.get_by_role("button", name="Create a link").click()
    links.get_by_text("It is valid for 24 hours and works once.").wait_for()
    fits(page)
    judge(page, "the team")
    return links.get_by_label("Reset link", exact=True).input_value()


def dismiss(page: Page) -> None:
    team = panel(page, "Team")
    team.get_by_role("button", name="Dismiss Bo").click()
    team.locator("li", has_text="Bo").wait_for(state="detached")


def reset(page: Page) -> None:
    """The link signs in with another password, once."""
    set_password(page, "new password", "other password")
    page.get_by_text("The two passwords are not the same.").wait_for()
    fits(page)
    judge(page, "a new password")
    set_password(page, "new password", "new password")
    page.get_by_text("Your password is changed, and you are signed in as Bo.").wait_for()
    page.reload()
    set_password(page, "third password", "third password")
    page.get_by_text("This link no longer works").wait_for()


def set_password(page: Page, first: str, second: str) -> None:
    page.get_by_label("New password", exact=True).fill(first)
    page.get_by_label("New password again").fill(second)
    page.get_by_role("button", name="Set the password").click()
