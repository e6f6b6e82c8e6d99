"""What the page looks like: narrow and wide, dark and bright, in four languages, for everybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.text.words import LANGUAGES, Words
from tests.browser.conftest import Hall, new_person, page_of
from tests.browser.eyes import faces_fill, fits
from tests.browser.gallery import END, Moment, Played, show
from tests.browser.hands import asked, count, open_table, play, play_until, sit_down, words
from tests.exam.setups import NIGHTLY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

PHONE = {"width": 390, "height": 844}
LARGEST = 255_000  # bytes that travel for the first page


@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ["ru"])
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


@pytest.mark.parametrize("width", [768, 1280] if NIGHTLY else [768])
def test_nothing_is_wider_than_the_screen(browser: Browser, hall: Hall, width: int) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": width, "height": 844})
    page.wait_for_selector(".game-panel")
    fits(page)
    sit_down(page, 4)
    play_until(page, ".battle")
    fits(page)
    faces_fill(page)
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ["ru"])  # the largest
def test_the_first_page_is_fetched_quickly(browser: Browser, hall: Hall, language: str) -> None:
    page = new_person(browser, language=language).new_page()
    sizes: list[int] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(hall.address, wait_until="networkidle")
    page.wait_for_selector(".showcase", state="attached")
    assert 100_000 < sum(sizes) <= LARGEST
    page.context.close()


def test_nothing_hangs_out_of_a_line_that_opens(browser: Browser, hall: Hall) -> None:
    page = page_of(browser, hall.address, [], viewport=PHONE, has_touch=True)
    show(page, Moment(Played("valhalla", 3), END))
    script = "lines => lines.filter((line) => line.scrollHeight > line.clientHeight).map((line) => line.innerText)"
    page.wait_for_selector(".glory-lines summary")
    assert page.locator(".glory-lines summary").evaluate_all(script) == []
    page.context.close()


def test_a_monster_among_many_is_named_beside_its_sign(page: Page) -> None:
    show(page, Moment(Played("valhalla", 4, "coop"), "attack"))
    sign, name = (
        page.locator(f".fighting .rivals {part}").bounding_box() for part in (".beast-sign", ".beast-board .who")
    )
    assert sign is not None
    assert name is not None
    assert name["x"] >= sign["x"] + sign["width"]


# -- what costs little to draw (docs/decisions/0123)


def test_cards_are_part_of_the_plane_they_lie_on(page: Page) -> None:
    """A card with its own compositing layer needs three or four of them, each drawn and blended over the others."""
    sit_down(page)
    play_until(page, ".battle")
    page.wait_for_selector(".hand .card")
    assert cards_apart(page) == []


def cards_apart(page: Page) -> list[str]:
    """The cards for which the browser has made a layer, once no animation runs."""
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    eyes = page.context.new_cdp_session(page)
    trees: list[list[dict[str, Any]]] = []
    eyes.on("LayerTree.layerTreeDidChange", lambda event: trees.append(event.get("layers", [])))
    eyes.send("DOM.enable")
    eyes.send("LayerTree.enable")
    page.evaluate("document.body.append(Object.assign(document.createElement('i'), {style: 'will-change: transform'}))")
    while not trees or not trees[-1]:
        page.wait_for_timeout(50)
    nodes = [layer["backendNodeId"] for layer in trees[-1] if layer.get("drawsContent") and "backendNodeId" in layer]
    return [card for node in nodes if (card := card_around(eyes, node))]


def card_around(eyes: CDPSession, node: int) -> str:
    thing = eyes.send("DOM.resolveNode", {"backendNodeId": node})["object"]["objectId"]
    script = """function () {
      return (this.closest ? this : this.parentElement)?.closest('[data-card]')?.dataset.card ?? '';
    }"""
    call = {"objectId": thing, "functionDeclaration": script, "returnByValue": True}
    return str(eyes.send("Runtime.callFunctionOn", call)["result"]["value"])


def test_what_is_written_on_the_map_has_a_plane_of_its_own_above_the_figures(page: Page) -> None:
    """On the figures' layer every label would be redrawn whenever a figure moves."""
    show(page, Moment(Played("bloodrage", 4), "turn"))
    count(page, "svg.world :is(text, .marks)", 0)
    count(page, "svg.world ~ svg.written .marks", 9)
    planes = page.locator("svg.world, svg.written").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).willChange)"
    )
    assert planes == ["transform", "transform"]


WIDEST = """() => {
  [window.widest, window.flown] = [0, false];
  const note = (changes) => { window.flown ||= changes.some(({ target }) => target.matches('[data-aloft]')); };
  new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-aloft'] });
  const look = () => {
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth - window.innerWidth);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_hand_is_not_rebuilt_when_a_battle_begins(page: Page) -> None:
    """For half of all visible cards: they are translated to new places without a layout inside."""
    show(page, Moment(Played("valhalla", 2), "phase-a"))
    hand = page.locator(".hand .card")
    wide = hand.evaluate_all("(cards) => (window.held = cards).map((card) => card.offsetWidth)")
    page.locator("button.attack").click()
    page.wait_for_selector(".fighting .battle")
    assert hand.count() > 0
    assert hand.evaluate_all("(cards) => cards.every((card, at) => window.held[at] === card)")
    assert hand.evaluate_all("(cards) => cards.map((card) => card.offsetWidth)") == wide
    board, first = page.locator(".my-board").bounding_box(), hand.first.bounding_box()
    assert board is not None
    assert first is not None
    assert 4 < first["x"] - (board["x"] + board["width"]) < 30  # they begin where my board ends


def test_no_journey_of_a_card_makes_the_page_wider(browser: Browser, hall: Hall) -> None:
    """A page that grows by a pixel is redrawn completely."""
    context = new_person(browser)
    context.add_init_script("localStorage.setItem('meadhall.speed', '1')")
    page = context.new_page()
    page.goto(hall.address)
    show(page, Moment(Played("valhalla", 2), "keep"))
    page.evaluate(WIDEST)
    page.locator(".laid-out .card.glow").first.click()
    page.wait_for_function("() => window.flown && !document.querySelector('[data-aloft]')")
    assert page.evaluate("window.widest") == 0
    context.close()


STRETCHED = """() => {
  const rows = [...document.querySelectorAll('main *')].filter(
    (row) => getComputedStyle(row).containerType === 'inline-size' && row.querySelector('[data-card]'));
  const taller = (row) => {
    const high = row.offsetHeight;
    row.style.alignSelf = 'start';
    const alone = row.offsetHeight;
    row.style.removeProperty('align-self');
    return high > alone;
  };
  return { rows: rows.length, stretched: rows.filter(taller).map((row) => row.className) };
}"""


@pytest.mark.parametrize("asks", ["phase-a", "attack"])
def test_what_holds_cards_is_measured_once(page: Page, asks: str) -> None:
    """Whatever its cards are sized by: stretched by a neighbour it is measured twice, and each time all are styled."""
    show(page, Moment(Played("valhalla", 2), asks))
    page.wait_for_selector(".hand .card")
    found = page.evaluate(STRETCHED)
    assert found["rows"] > 0
    assert found["stretched"] == []


@pytest.mark.parametrize(("game", "asks"), [("valhalla", "phase-a"), ("bloodrage", "draft")])
def test_no_button_is_the_measure_of_what_lies_in_it(page: Page, game: str, asks: str) -> None:
    """Chromium styles what lies in a button before it knows its size, and once more when it does."""
    show(page, Moment(Played(game, 2), asks))
    measures = page.evaluate(
        """() => [...document.querySelectorAll('main *')]
            .filter((one) => getComputedStyle(one).containerType !== 'normal')
            .map((one) => [one.tagName, one.className])"""
    )
    assert ["SPAN", "field"] in measures
    assert [name for tag, name in measures if tag == "BUTTON"] == []


def test_a_face_reckons_for_all_that_is_printed_on_it(page: Page) -> None:
    """A length is handed on, not its formula; where the card lies in its row is not."""
    show(page, Moment(Played("valhalla", 2), "phase-a"))
    script = """(face) => ['--least', '--at', '--cards', '--step', '--free'].map(
      (name) => getComputedStyle(face).getPropertyValue(name))"""
    least, *rest = page.locator(".hand .card .face").first.evaluate(script)
    assert re.fullmatch(r"[\d.]+px", least)
    assert rest == [""] * len(rest)


DOTS = """async (part) => {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  const { default: paths } = await import(parts.find((name) => name.split('?')[0].endsWith(`/${part}`)));
  const size = 160;
  const seen = (image) => {
    const pen = new OffscreenCanvas(size, size).getContext('2d');
    pen.drawImage(image, 0, 0, size, size);
    return pen.getImageData(0, 0, size, size).data;
  };
  const cards = [...document.querySelectorAll('[data-card]:has(img.picture[src^="blob:"])')];
  return Promise.all(cards.map(async (card) => {
    const drawn = new Image();
    drawn.src = `data:image/svg+xml,${encodeURIComponent(paths[card.dataset.card])}`;
    await drawn.decode();
    const [dots, lines] = [seen(card.querySelector('.picture')), seen(drawn)];
    return dots.reduce((sum, dot, index) => sum + Math.abs(dot - lines[index]), 0) / dots.length;
  }));
}"""


@pytest.mark.parametrize("game", ["valhalla", "bloodrage"])
def test_a_picture_in_dots_looks_like_its_paths(page: Page, game: str) -> None:
    open_table(page, "me", "karl", game=game)
    page.wait_for_selector('[data-card] img.picture[src^="blob:"]')
    apart = page.evaluate(DOTS, f"{game}.js")
    assert len(apart) > 0
    assert max(apart) < 4  # of 255; edges are softer or sharper by a little


# -- for those who see little, or nothing


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
    context = new_person(browser, reduced_motion="reduce")
    page = context.new_page()
    page.goto(hall.address)
    sit_down(page)
    page.wait_for_selector(".laid-out .card")
    moving = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    assert moving == 0
    context.close()
