"""The same person on two devices, and what is told to whoever looks elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Hall, page_of, somebody
from tests.browser.hands import PATIENCE, asked, choose_one, count, open_table, play

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# A browser that lets itself be asked, notes whom it calls, and whose page lies behind others.
CALLS = """
window.calls = [];
window.Notification = class {
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(words) { window.calls.push(words); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def settings(page: Page, name: str = "Settings") -> None:
    page.get_by_role("button", name=name).click()
    page.wait_for_selector(".account form")


def titled(page: Page, title: str) -> None:
    from playwright.sync_api import expect

    expect(page).to_have_title(title, timeout=PATIENCE)


def test_with_a_password_one_plays_on_at_another_device(page: Page, browser: Browser) -> None:
    table = open_table(page, "me", "thrall")["id"]
    play(page, 2)
    settings(page)
    page.get_by_label("Password").fill("mead")
    page.get_by_role("button", name="I am new here").click()
    page.get_by_text("at least eight").wait_for()
    page.get_by_label("Password").fill("mead and honey")
    page.get_by_role("button", name="I am new here").click()
    page.get_by_text("You are Anna on every device").wait_for()
    phone = page_of(browser, page.url.partition("#")[0], [], name="", viewport={"width": 390, "height": 844})
    settings(phone)
    phone.get_by_label("Name", exact=True).fill("anna")
    phone.get_by_label("Password").fill("mead and honey")
    phone.keyboard.press("Enter")
    phone.get_by_text("You are Anna on every device").wait_for()
    phone.keyboard.press("Escape")
    phone.locator(f"a[href='#/table/{table}']").click()
    assert play(phone, 2) == 2
    phone.context.close()
    page.keyboard.press("Escape")
    assert asked(page), "nor is the first device shut out"
    sign_out(page)


def sign_out(page: Page) -> None:
    """Then every page of this browser only looks on."""
    other = page.context.new_page()
    other.goto(page.url)
    assert asked(other)
    settings(page)
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="I am new here").wait_for()
    for tab in (page, other):
        tab.wait_for_selector(".valhalla .board", state="attached")
        count(tab, ".hand, .question.asked", 0)
    delete_account(page)


def delete_account(page: Page) -> None:
    """Only with the password; then one is nobody here."""
    page.get_by_label("Password").fill("mead and honey")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete the account").click()
    page.locator(".farewell [type=password]:focus").fill("mead and honey")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I am new here").wait_for()


def test_the_tab_says_whose_turn_it_is_and_calls_who_wants_it(hall: Hall, browser: Browser) -> None:
    context = somebody(browser, viewport={"width": 1280, "height": 800})
    context.add_init_script(CALLS)
    page = context.new_page()
    page.goto(hall.address)
    settings(page)
    page.get_by_label("Call me when it is my turn").check()
    page.keyboard.press("Escape")
    table = open_table(page, "me", "open", options={"first_player": "2"})["id"]
    titled(page, "Valhalla · Meadhall")
    bo = page_of(browser, f"{hall.address}#/table/{table}", [], name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    cy = page_of(browser, f"{hall.address}#/table/{table}", [], name="Cy")
    cy.wait_for_selector(".valhalla .board")
    titled(page, "● Your turn · Valhalla · Meadhall")
    choose_jarl(page)
    titled(page, "Valhalla · Meadhall")
    in_the_hall(bo, table)
    choose_jarl(bo)
    titled(page, "● Your turn · Valhalla · Meadhall")
    assert page.evaluate("calls") == ["Your turn", "Your turn"], "once for each time I was not asked before"
    titled(cy, "Valhalla · Meadhall")
    for person in (page, bo, cy):
        person.context.close()


def choose_jarl(page: Page) -> None:
    page.wait_for_selector(".question.asked[data-prompt=keep-jarl]")
    choose_one(page)


def in_the_hall(page: Page, table: str) -> None:
    """There the tables that wait are counted, and the icon has a dot."""
    page.evaluate("location.hash = '#/'")
    titled(page, "● A table waits for you · Meadhall")
    assert "circle" in str(page.locator("link[rel=icon]").get_attribute("href"))
    page.evaluate(f"location.hash = '#/table/{table}'")
