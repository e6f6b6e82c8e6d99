"""Checks of a screen: axe in both themes, the accessibility tree, and the width."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.hands import PATIENCE
from tests.house.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = Path(__file__).parent / "screens"  # the accessibility tree: roles and names, without every number

# All rules in this theme; in the other only the contrast can differ.
JUDGE = """async () => {
  const found = async (light, rules) => {
    document.documentElement.dataset.theme = light;
    const said = await axe.run(document, { resultTypes: ['violations'], ...rules });
    const where = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' ');
    const serious = said.violations.filter((one) => ['serious', 'critical'].includes(one.impact));
    return serious.map((one) => `${light}: ${one.id}: ${where(one)}`);
  };
  const light = document.documentElement.dataset.theme;
  const other = light === 'dark' ? 'light' : 'dark';
  const wrong = await found(other, { runOnly: ['color-contrast'] });
  return [...wrong, ...await found(light, {})];
}"""


def judge(page: Page, screen: str) -> None:
    """Assert that axe has no serious or critical findings in either theme."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    wrong = page.evaluate(JUDGE)
    assert wrong == [], f"{screen}: {wrong}"


# Only the contrast.
PALE = """async () => {
  const found = [];
  const light = document.documentElement.dataset.theme;
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const said = await axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] });
    const nodes = said.violations.flatMap((wrong) => wrong.nodes);
    found.push(...nodes.map((one) => `${theme}: ${one.html.slice(0, 160)}`));
  }
  document.documentElement.dataset.theme = light;
  return found;
}"""


def pale(page: Page) -> list[str]:
    """Texts with too little contrast in either theme."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(PALE)
    return [f"pale: {one}" for one in found]


def heard(page: Page, screen: str, part: str = "body") -> None:
    """Assert that the accessibility tree contains what is recorded for this screen."""
    from playwright.sync_api import expect

    written = (SCREENS / f"{screen}.yaml").read_text("utf-8")
    expect(page.locator(part)).to_match_aria_snapshot(written, timeout=PATIENCE)


def fits(page: Page) -> None:
    """Assert that nothing is wider than the window."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def faces_fill(page: Page) -> None:
    """Assert that the face of each card has the size of the card."""
    wrong = page.evaluate(
        """() => [...document.querySelectorAll('.card:has(.face)')].map((card) => [card, card.querySelector('.face')])
            .map(([card, face]) => [card.offsetWidth, card.offsetHeight, face.getBoundingClientRect()])
            .map(([wide, high, face]) => [wide, Math.abs(wide - face.width), Math.abs(high - face.height)])
            .filter(([wide, across, down]) => wide > 0 && Math.max(across, down) > 2)"""
    )
    assert wrong == [], f"cards and faces that differ: {wrong}"


def look(page: Page, screen: str, part: str = "body") -> None:
    """Run all checks; the screen is named after what it shows."""
    fits(page)
    judge(page, screen)
    heard(page, screen, part)
