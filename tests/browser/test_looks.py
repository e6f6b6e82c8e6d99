"""What the page looks like: narrow and wide, dark and bright, in four languages, for everybody."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from meadhall.words import LANGUAGES, Words
from tests.browser.conftest import Hall, page_of, somebody
from tests.browser.hands import asked, open_table, play, play_until, sit_down, words
from tests.house.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
LARGEST = 250_000  # bytes that travel for the first page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_four_languages_on_a_phone(browser: Browser, hall: Hall, language: str) -> None:
    page = page_of(browser, hall.address, [], language=language, viewport=PHONE, has_touch=True)
    page.wait_for_selector(".game-panel")
    fits(page)
    page.locator(".game-valhalla .game-start button").last.click()
    page.wait_for_selector(".new-table")
    fits(page)
    page.keyboard.press("Escape")
    sit_down(page, 4)
    asked(page)
    assert words(page) == Words(language, "valhalla")("prompt-keep-jarl")
    assert page.locator("html").get_attribute("lang") == language
    for _ in range(4):
        play(page, 3)
        fits(page)
    page.context.close()


@pytest.mark.parametrize("width", [768, 1280])
def test_nothing_is_wider_than_the_screen(browser: Browser, hall: Hall, width: int) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": width, "height": 844})
    page.wait_for_selector(".game-panel")
    fits(page)
    sit_down(page, 4)
    play_until(page, ".battle")
    fits(page)
    page.context.close()


def fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} pixels too wide"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_fetched_quickly(browser: Browser, hall: Hall, language: str) -> None:
    page = somebody(browser, language=language).new_page()
    sizes: list[int] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(hall.address, wait_until="networkidle")
    page.wait_for_selector(".showcase", state="attached")
    assert 100_000 < sum(sizes) <= LARGEST
    page.context.close()


# -- for those who see little, or nothing


@pytest.mark.needs("page-tools")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, hall: Hall, theme: str) -> None:
    page = page_of(browser, hall.address, [], color_scheme=theme)
    page.wait_for_selector(".game-valhalla .showcase", state="attached")
    judge(page, "the hall")
    for name, word in (("More choices", "a new table"), ("Settings", "settings")):
        page.get_by_role("button", name=name).first.click()
        judge(page, word)
        page.keyboard.press("Escape")
    sit_down(page)
    asked(page)
    judge(page, "choosing a jarl")
    for name in ("Cards and rules", "People at the table"):
        page.get_by_role("button", name=name).click()
        page.wait_for_selector(".sheet-body")
        judge(page, name)
        page.keyboard.press("Escape")
    play_until(page, ".battle")
    judge(page, "a battle")
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector(".replay output")
    judge(page, "looking back")
    page.context.close()


@pytest.mark.needs("page-tools")
def test_axe_finds_nothing_serious_at_the_end_alone_and_at_one_device(page: Page) -> None:
    open_table(page, "me", modules=["solo"])
    play_until(page, ".beast-board")
    judge(page, "a monster")
    open_table(page, "me", "me")
    page.get_by_role("button", name="Hand over").click()
    judge(page, "the cover")
    open_table(page, "me", "karl", modules=["simplified"])
    assert play(page, 1500) < 1500
    page.wait_for_selector(".plot")
    judge(page, "the end")


def judge(page: Page, screen: str) -> None:
    """No serious or critical findings."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [entry for entry in found["violations"] if entry["impact"] in ("serious", "critical")]
    shown = [f"{e['id']}: {json.dumps([node['html'][:160] for node in e['nodes'][:3]])}" for e in serious]
    assert shown == [], screen


def test_what_a_screen_reader_hears(page: Page) -> None:
    from playwright.sync_api import expect

    panel = page.locator(".game-valhalla")
    expect(panel).to_match_aria_snapshot("""
      - region "Valhalla":
        - heading "Valhalla" [level=2]
        - paragraph
        - group "Players":
          - button "1"
          - button "2" [pressed]
        - group "Bots"
        - button "Play against a bot"
        - button "Invite a friend"
        - button "Guided first game"
        - button "More choices"
    """)
    sit_down(page)
    asked(page)
    expect(page.locator("main")).to_match_aria_snapshot("""
      - main:
        - region "Rivals":
          - article "Snorri":
            - img "4 own shields, 0 captured"
            - group "Squad"
        - region "The common table"
        - region "The question":
          - heading "Which jarl leads you? He stays all game." [level=2]
          - button "Odds"
          - button "Hint"
        - region "Your side":
          - article "Anna"
          - group /Hand/
        - complementary "What happened":
          - log
    """)


def test_signs_tell_apart_what_colours_do(page: Page) -> None:
    """Seen with three kinds of colour blindness, the page looks different; what it means does not need colour."""
    sit_down(page, 4)
    play(page, 3)
    drawn = page.locator(".board .seat-sign svg").evaluate_all("signs => signs.map((sign) => sign.innerHTML)")
    assert len(set(drawn)) == len(drawn) == 4
    open_table(page, "me", "karl")
    play_until(page, ".battle")
    eyes = page.context.new_cdp_session(page)
    pictures = [page.screenshot()]
    for sight in ("protanopia", "deuteranopia", "tritanopia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        pictures.append(page.screenshot())
        for coloured in ("[class*=clan-]", ".die-face", ".shield", ".seat-sign"):
            assert signless(page, coloured) == []
    assert len(set(pictures)) == len(pictures)


def signless(page: Page, selector: str) -> list[str]:
    """Coloured things without a drawing in them."""
    script = """(things) => things.filter((one) => !one.matches('svg') && !one.querySelector('svg'))
                               .map((one) => one.outerHTML.slice(0, 120))"""
    found: list[str] = page.locator(selector).evaluate_all(script)
    return found


def test_whoever_wants_calm_gets_it(browser: Browser, hall: Hall) -> None:
    context = somebody(browser, reduced_motion="reduce")
    page = context.new_page()
    page.goto(hall.address)
    sit_down(page)
    page.wait_for_selector(".laid-out .card")
    moving = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    assert moving == 0
    context.close()
