"""One account on two devices, and notifications in another tab."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Hall, new_person, page_of
from tests.browser.eyes import fits, judge
from tests.browser.hands import PATIENCE, asked, choose_one, count, open_table, play

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Route

PASSWORD = "mead and honey"
NEW_PASSWORD = "honey and mead"

# A browser that grants notifications and records them, with a page in the background.
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
    page.locator(".account :is(form, details)").first.wait_for()


def open_part(page: Page, name: str) -> Locator:
    """Open a part of the account's settings."""
    part = page.locator(".account-part", has=page.locator("summary", has_text=name))
    part.locator("summary").click()
    return part


def titled(page: Page, title: str) -> None:
    from playwright.sync_api import expect

    expect(page).to_have_title(title, timeout=PATIENCE)


def create_account(page: Page) -> None:
    settings(page)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Password").fill("mead")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_text("at least eight").wait_for()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_text("Signed in as Anna").wait_for()


def sign_in(page: Page, password: str) -> None:
    page.get_by_label("Name", exact=True).fill("anna")
    page.get_by_label("Password").fill(password)
    page.keyboard.press("Enter")


def test_an_account_continues_its_games_on_another_device(page: Page, browser: Browser) -> None:
    table = open_table(page, "me", "thrall")["id"]
    play(page, 2)
    create_account(page)
    phone = page_of(browser, page.url.partition("#")[0], [], name="", viewport={"width": 390, "height": 844})
    settings(phone)
    sign_in(phone, PASSWORD)
    phone.get_by_text("Signed in as Anna").wait_for()
    phone.keyboard.press("Escape")
    phone.locator(f"a[href='#/table/{table}']").click()
    assert play(phone, 2) == 2
    page.keyboard.press("Escape")
    assert asked(page), "the first device stays signed in"
    sign_out_device(page, phone)
    change_password(page, phone)
    phone.context.close()
    sign_out(page)


def sign_out_device(page: Page, phone: Page) -> None:
    """The other device becomes a guest at once, and says why."""
    settings(page)
    devices = open_part(page, "My devices")
    devices.get_by_text("This device").wait_for()
    judge(page, "devices")
    devices.get_by_role("button", name="Sign out Chrome").click()
    devices.get_by_text("The device is signed out.").wait_for()
    count(devices.page, ".account-list li", 1)
    phone.get_by_text("You were signed out on this device.").wait_for()
    fits(phone)
    judge(phone, "signed out elsewhere")
    phone.get_by_role("button", name="Continue as a guest").click()
    phone.wait_for_selector(".valhalla .board", state="attached")
    count(phone, ".hand, .question.asked", 0)


def change_password(page: Page, phone: Page) -> None:
    """The old password is worthless afterwards."""
    form = open_part(page, "Change password")
    form.get_by_label("Current password").fill("not the password")
    form.get_by_label("New password").fill(NEW_PASSWORD)
    form.get_by_role("button", name="Save").click()
    form.get_by_text("This password is wrong.").wait_for()
    form.get_by_label("Current password").fill(PASSWORD)
    form.get_by_role("button", name="Save").click()
    page.get_by_text("Your password is changed.").wait_for()
    page.keyboard.press("Escape")
    assert asked(page), "the device with the new password stays signed in"
    settings(phone)
    sign_in(phone, PASSWORD)
    phone.get_by_text("Wrong name or password.").wait_for()
    sign_in(phone, NEW_PASSWORD)
    phone.get_by_text("Signed in as Anna").wait_for()


def sign_out(page: Page) -> None:
    """Then every page of this browser only looks on."""
    other = page.context.new_page()
    other.goto(page.url)
    assert asked(other)
    settings(page)
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Create an account").wait_for()
    for tab in (page, other):
        tab.wait_for_selector(".valhalla .board", state="attached")
        count(tab, ".hand, .question.asked", 0)
        assert tab.get_by_text("You were signed out on this device.").count() == 0, "the person did it here"
    delete_account(page)


def delete_account(page: Page) -> None:
    """Only with the password; then the page belongs to a guest."""
    sign_in(page, NEW_PASSWORD)
    form = open_part(page, "Delete account")
    form.get_by_label("Password").fill(NEW_PASSWORD)
    form.get_by_role("button", name="Delete for good").click()
    page.get_by_role("button", name="Create an account").wait_for()


def test_the_tab_says_whose_turn_it_is_and_calls_who_wants_it(hall: Hall, browser: Browser) -> None:
    context = new_person(browser, viewport={"width": 1280, "height": 800})
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


# The hall's answers around a passkey; the browser's part is real.
USER = {"id": "YW5uYQ", "name": "Anna", "displayName": "Anna"}
CREATION: dict[str, Any] = {
    "rp": {"id": "localhost", "name": "Meadhall"},
    "user": USER,
    "challenge": "Y2hhbGxlbmdlLW9uZQ",
    "pubKeyCredParams": [{"type": "public-key", "alg": -7}],
    "authenticatorSelection": {"residentKey": "required"},
}
SIGNING = {"challenge": "Y2hhbGxlbmdlLXR3bw", "rpId": "localhost", "allowCredentials": []}


def answer_passkeys(page: Page, sent: dict[str, Any]) -> None:
    """Answer requests about passkeys as the hall does, and note what the page sends."""
    who = {"name": "Anna", "password": True, "passkeys": [{"id": "one", "label": "My key", "created": 1.7e9}]}
    replies = {
        "begin": {"options": json.dumps(CREATION)},
        "enter/begin": {"options": json.dumps(SIGNING)},
        "": who,
        "enter": who,
        "remove": {**who, "passkeys": []},
    }

    def reply(route: Route) -> None:
        path = route.request.url.partition("/account/passkeys")[2].removeprefix("/")
        sent[path] = route.request.post_data_json
        route.fulfill(json=replies[path])

    page.route("**/api/account/passkeys**", reply)


def test_a_passkey_is_made_used_and_removed(page: Page) -> None:
    sent: dict[str, Any] = {}
    page.goto(page.url.replace("127.0.0.1", "localhost"))  # a passkey needs a host with a name
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    answer_passkeys(page, sent)
    settings(page)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Name", exact=True).fill("Annika")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    form = open_part(page, "Passkeys")
    form.get_by_label("Name, for example").fill("My key")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("The passkey is added.").wait_for()
    assert sent["begin"] == {"password": PASSWORD}
    assert sent[""]["label"] == "My key"
    made = json.loads(sent[""]["answer"])
    assert made["type"] == "public-key"
    assert challenge_of(made) == CREATION["challenge"]
    form.get_by_role("button", name="Remove My key").click()
    page.get_by_text("The passkey is removed.").wait_for()
    assert sent["remove"] == {"id": "one"}
    page.get_by_role("button", name="Sign out", exact=True).click()
    with page.expect_response("**/api/account/passkeys/enter"):
        page.get_by_role("button", name="Sign in with a passkey").click()
    signed = json.loads(sent["enter"]["answer"])
    assert signed["id"] == made["id"]
    assert challenge_of(signed) == SIGNING["challenge"]
    assert signed["response"]["signature"]


def challenge_of(answer: dict[str, Any]) -> str:
    """The challenge that the browser signed."""
    data = str(answer["response"]["clientDataJSON"])
    return str(json.loads(urlsafe_b64decode(data + "=" * (-len(data) % 4)))["challenge"])


def test_a_forgotten_password_is_asked_for_by_name(page: Page) -> None:
    sent: list[Any] = []

    def reply(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(status=202, json={})

    page.route("**/api/account/forgot", reply)
    settings(page)
    page.get_by_role("button", name="Forgot your password?").click()
    page.get_by_label("Name", exact=True).fill("Freya")
    page.get_by_role("button", name="Send the link").click()
    page.get_by_text("ask the owner of this hall for a link").wait_for()
    assert sent == [{"name": "Freya"}]
    fits(page)
    judge(page, "a forgotten password")


def test_without_a_password_a_change_asks_for_another_sign_in(page: Page) -> None:
    """Accounts of a provider have no password, so only a recent sign-in confirms a change."""
    who = {"name": "Anna", "provider": "Asgard", "external": True}
    page.route("**/api/account", lambda route: route.fulfill(json=who))
    page.route("**/api/account/name", lambda route: route.fulfill(status=403, json={"reason": "sign-in-again"}))
    settings(page)
    form = open_part(page, "Change name")
    assert form.get_by_label("Password").count() == 0
    form.get_by_label("New name").fill("Annika")
    form.get_by_role("button", name="Save").click()
    form.get_by_text("sign in again first").wait_for()
    again = form.get_by_role("link", name="Sign in again with Asgard")
    assert str(again.get_attribute("href")).endswith("api/account/provider?for=enter")
    judge(page, "signing in again")
