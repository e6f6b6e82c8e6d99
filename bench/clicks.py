"""What a person waits for at the page: a click until the new table is drawn, the first page, coming back, a late game.

    python bench/clicks.py [--clicks 200] [--games valhalla bloodrage] [--speed 1]

Opens a hall (the compiled one where `make compile` has built it) and plays both games against a bot in
Debian's Chromium through real clicks. Everything runs on this machine: keep it quiet.

click_to_drawn   from the click, as the browser stamped it, until the browser presented the first frame with the table
                 as that click's last answer made it, at the version the hall said is on disk. Sending, hall, scripts,
                 style, layout, paint, raster and compositing are all in; what bots do afterwards is not.
one_answer       those of them whose click gave one answer; the others gave several, one after another (two dice, then
                 the roll), each of which is on disk before the next is sent.
of_it_scripts    the same until the page's own work on that frame was done and raster began.
of_it_the_hall   from an answer until the hall said it is on disk.
click_to_asked   from the click until the frame in which we are asked again: with the bots' answers and the pauses in
                 which one sees them (`--speed`).
undo_to_drawn    as click_to_drawn, for taking back.

The hand moves to a thing, rests there and presses it as long as a quick person does, and looks up a little later: what
drives the browser would else work on the same two cores just then.
"""

from __future__ import annotations

import argparse
import json
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from load import percentile
from visitors import ROOT, Hall, Visitor, hall_python

sys.path.insert(0, str(ROOT))
from tests.browser.hands import ANYTHING, AT_REROLLS, FIND, WISHES  # how the tests play, too

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Json = dict[str, Any]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DROPS = 10  # lines cut
TIMEOUT_S = 30.0
REST = 200  # milliseconds between seeing a thing and clicking it
PRESS = 60  # milliseconds a finger stays down
GLANCE = 0.2  # seconds after which the hand looks at the result
BLOODRAGE = [
    ".age-end .primary",
    ".raid.decided .icon-button",
    *(f".question [data-action={action}].glow" for action in ("pillage", "invade", "upgrade", "quest")),
    ".question .option.main:enabled",
    ".fan .gift.glow:not(.chosen)",
    ".hand-of-gifts .gift.glow:not(.chosen)",
    ".question:has(.back) .option:enabled:not(.undo):not(.back)",  # something is picked already
    ".world .land.glow, .world .water.glow",
    ".question .option:enabled:not(.undo):not(.back)",
]
UNDO = ".question .option.undo:enabled"

WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
UNTIL = "([what, patience]) => window.until(eval(what), patience)"


class Sitter:
    """A person with a browser who plays one table after another."""

    def __init__(self, browser: Browser, address: str, speed: str) -> None:
        context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
        context.add_init_script(f"localStorage.setItem('meadhall.speed', '{speed}'); {WATCH}")
        self.page: Page = context.new_page()
        self.address = address
        self.undone = 0  # after so many moves we last took one back
        self.page.goto(address)
        self.page.wait_for_selector(".game-panel button.primary")
        self.wait_for("() => window.drawn.first > 0")
        self.first = float(self.drawn()["first"])

    def wait_for(self, what: str) -> None:
        """Until this holds of the page's state; the page itself says when."""
        if not self.page.evaluate(UNTIL, [what, 1000 * TIMEOUT_S]):
            raise TimeoutError(f"nothing happened on the page: {what}")

    def sit_down(self, game: str) -> str:
        """A table against the quickest bot."""
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}]}
        table = str(self.page.request.post(f"{self.address}api/tables", data=body).json()["id"])
        self.open(table)
        return table

    def open(self, table: str) -> float:
        """Go to a table; seconds until it is there."""
        start = time.perf_counter()
        self.page.goto(f"{self.address}#/table/{table}")
        self.page.wait_for_selector(".question[data-version], .end")
        return time.perf_counter() - start

    def state(self) -> Json:
        found: Json = self.page.evaluate("window.state()")
        return found

    def ready(self) -> Json:
        """Wait until we are asked, or the game is over."""
        self.wait_for("(now) => (now.asked || now.over) && !now.drawing")
        return self.state()

    def click(self, wishes: list[str]) -> bool:
        """Click the first of these that can be seen, and wait until that did something."""
        if not self.point_at(wishes):
            return False
        self.page.wait_for_timeout(REST)
        before = self.state()["look"]
        if self.point_at(wishes):  # it may have travelled meanwhile
            self.page.mouse.down()
            self.page.wait_for_timeout(PRESS)
            self.page.mouse.up()
            time.sleep(GLANCE)
            self.wait_for(f"(now) => now.look !== {json.dumps(before)}")
        return True

    def point_at(self, wishes: list[str]) -> bool:
        """Move the hand there."""
        point = self.page.evaluate(FIND, wishes)
        if point is not None:
            self.page.mouse.move(point["x"], point["y"])
        return point is not None

    def drawn(self) -> Json:
        found: Json = self.page.evaluate("window.drawn")
        return found

    def play(self, game: str, clicks: int) -> None:
        """So many moves, in as many games as it takes."""
        self.sit_down(game)
        while len(self.drawn()["moves"]) < clicks:
            self.click(wishes(game, self.asked(game)))
            self.undo_sometimes(len(self.drawn()["moves"]))

    def asked(self, game: str) -> Json:
        """Wait until we are asked, at a new table where this game is over."""
        while (now := self.ready())["over"]:
            self.sit_down(game)
        return now

    def undo_sometimes(self, moves: int) -> None:
        """Every fifth move is taken back, once."""
        if moves % 5 == 4 and moves != self.undone and not self.ready()["over"]:
            self.undone = moves
            self.click([UNDO])

    def drop(self, game: str) -> float:
        """Cut the line in the moment of a click; milliseconds until the answer is drawn."""
        before = len(self.drawn()["moves"])
        while len(self.drawn()["moves"]) == before:
            now = self.asked(game)
            self.page.evaluate("window.cut = true")
            self.click(wishes(game, now))
        return float(self.drawn()["moves"].pop())


def wishes(game: str, now: Json) -> list[str]:
    """What we rather click, first to last."""
    if game == "bloodrage":
        return BLOODRAGE
    return [*(AT_REROLLS if now["reroll"] else WISHES), *ANYTHING]


def measure(browser: Browser, hall: Hall, args: argparse.Namespace) -> Json:
    """All of it."""
    address = f"http://127.0.0.1:{hall.port}/"
    firsts = [first_page(browser, address, args.speed) for _ in range(args.loads)]
    found: Json = {"first_page_ms": spread(firsts)}
    for game in args.games:
        found[game] = one_game(Sitter(browser, address, args.speed), hall, game, args.clicks)
    return found


def first_page(browser: Browser, address: str, speed: str) -> float:
    """Milliseconds until a first-time visitor sees the hall. Then the page is closed: an open page costs time."""
    sitter = Sitter(browser, address, speed)
    sitter.page.context.close()
    return sitter.first


def one_game(sitter: Sitter, hall: Hall, game: str, clicks: int) -> Json:
    sitter.play(game, clicks)
    drawn = sitter.drawn()
    table = sitter.page.url.rpartition("/")[2]
    drops = [sitter.drop(game) for _ in range(DROPS)]
    sitter.page.goto("about:blank")
    hall.stop(signal.SIGTERM)
    hall.open()
    Visitor(hall.port)  # it is there; the table is still on disk
    late = sitter.open(table)
    return {
        "moves": len(drawn["moves"]),
        "click_to_drawn_ms": spread(drawn["moves"]),
        "one_answer_ms": spread(drawn["single"]),
        "of_it_scripts_ms": spread(drawn["work"]),
        "of_it_the_hall_ms": spread(drawn["hall"]),
        "click_to_asked_ms": spread(drawn["asked"]),
        "undo_to_drawn_ms": spread(drawn["undos"]),
        "line_cut_to_drawn_ms": spread(drops),
        "late_game_opened_ms": round(1000 * late),
    }


def spread(milliseconds: list[float]) -> str:
    seconds = [value / 1000 for value in milliseconds]
    return "  ".join(f"p{p} {percentile(seconds, p)}" for p in (50, 95, 100)) + f"  ({len(seconds)})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=200, help="moves of each game")
    parser.add_argument("--loads", type=int, default=10, help="first pages opened")
    parser.add_argument("--games", nargs="+", default=["valhalla", "bloodrage"])
    parser.add_argument("--speed", default="1", help="of what others do, as on the page; 0: no motion")
    parser.add_argument("--python", default=hall_python(), help="the hall's Python")
    args = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play, hall_in(folder, args.python) as hall:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        print(json.dumps(measure(browser, hall, args), indent=2))
        browser.close()
    return 0


def hall_in(folder: str, python: str) -> Hall:
    return Hall(str(Path(folder) / "hall.db"), python)


if __name__ == "__main__":
    raise SystemExit(main())
