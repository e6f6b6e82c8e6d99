"""Draws the pictures that stand beside a link to a table elsewhere, from our own art: python -m art.previews

It needs Playwright and Chromium, as the browser's tests do. Games without a folder of art have the hall's picture.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "src" / "meadhall" / "server" / "web" / "pictures"
ART = ROOT / "web" / "art"
FONT = ROOT / "web/node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2"
WOOD = ROOT / "web/src/ui/style/planks.tile.svg"
SIZE = {"width": 1200, "height": 630}
SHOWN = {
    "valhalla": ("Valhalla", ["valhalla/aslaug.svg", "valhalla/agnar.svg", "valhalla/bear-bodvar.svg"]),
    "bloodrage": (
        "Blood Rage",
        [f"bloodrage/{name}.svg" for name in ("dark-elf", "eternal-dragons", "dwarf-chieftain")],
    ),
    "hall": ("Meadhall", ["valhalla/agnar.svg", "bloodrage/dark-elf.svg", "valhalla/bear-grim.svg"]),
}
PAGE = """<style>
@font-face {{ font-family: A; src: url({font}); font-weight: 400 800; }}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
  background: radial-gradient(circle at 30% 40%, #0000 0, #000b 100%), url({wood}) #2a1d13; font-family: A; }}
h1 {{ position: absolute; left: 70px; top: 225px; margin: 0; font-size: 96px; font-weight: 800; color: #f6e3bd;
  line-height: 1; max-width: 560px; text-shadow: 0 4px 14px #000; }}
p {{ position: absolute; left: 76px; bottom: 70px; margin: 0; font-size: 44px; color: #ffb36b; font-weight: 600;
  text-shadow: 0 2px 8px #000; }}
img {{ position: absolute; width: 270px; height: 380px; object-fit: cover; border-radius: 18px;
  border: 7px solid #e8cf9c;  box-shadow: 0 14px 40px #000c; }}
img:nth-of-type(1) {{ right: 395px; top: 140px; transform: rotate(-8deg); }}
img:nth-of-type(2) {{ right: 220px; top: 105px; }}
img:nth-of-type(3) {{ right: 45px; top: 140px; transform: rotate(8deg); }}
</style><h1>{name}</h1><p>{below}</p>{cards}"""


def draw(browser: Browser, key: str) -> None:
    """One picture."""
    name, cards = SHOWN[key]
    images = "".join(f'<img src="{(ART / card).as_uri()}">' for card in cards)
    below = "" if key == "hall" else "Meadhall"
    html = TARGET / "page.html"
    html.write_text(PAGE.format(font=FONT.as_uri(), wood=WOOD.as_uri(), name=name, below=below, cards=images), "utf-8")
    page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
    page.goto(html.as_uri())
    page.evaluate("document.fonts.ready")
    page.screenshot(path=TARGET / f"{key}.jpg", type="jpeg", quality=82)
    html.unlink()


def main() -> None:
    """All of them."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium") or "", args=["--no-sandbox"])
        for key in SHOWN:
            draw(browser, key)
        browser.close()


if __name__ == "__main__":
    main()
