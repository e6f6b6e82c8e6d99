"""One address floods the hall; what do the others notice?

    python bench/flood.py [--seconds 15] [--rate 150] [--times 3.0] [--only records]

Opens a hall on loopback with the usual limits. Some people, each from an address of their own, look at the
hall, open tables against bots and look at them. First in quiet, then while one address (127.0.0.66) sends `rate`
requests a second: tables, records, tables of the strongest bots (with no page at them, or with one at each: "watched",
and "quick" with the weakest), sign-ins, each time as a new guest. Prints the others' p95 of each flood and of the quiet
before it: the machine is as busy in both, so their ratio counts. Ends with 1 if one is above `times`, or if another
visitor was refused.
"""

from __future__ import annotations

import argparse
import http.client
import json
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import Event, Process, Queue
from pathlib import Path
from typing import Any

from visitors import Hall, hall_python

Json = dict[str, Any]
FLOODER = "127.0.0.66"
PAUSE_S = 0.1  # seconds between two requests of one person
HANDS = 8  # connections of the flooder
TIMEOUT_S = 60.0
HELLO = b'{"type":"hello"}'
GREETING = """GET /api/tables/{table}/socket HTTP/1.1
Host: 127.0.0.1
Upgrade: websocket
Connection: Upgrade
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
Sec-WebSocket-Version: 13
Cookie: {cookie}

"""
STRONG = {"kind": "bot", "bot": "einherjar"}
WEAK = {"kind": "bot", "bot": "thrall"}


class Caller:
    """A visitor at an address of loopback, with one connection at a time."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.cookie = port, address, ""

    def ask(self, method: str, path: str, body: Json | str | None = None) -> tuple[int, Json]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, TIMEOUT_S, (self.address, 0))
        data = None if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
        try:
            line.request(method, f"/api/{path}", data, {"content-type": "application/json", "cookie": self.cookie})
            reply = line.getresponse()
            self.cookie = self.cookie or (reply.getheader("set-cookie") or "").partition(";")[0]
            return reply.status, json.loads(reply.read() or b"{}")
        finally:
            line.close()


class Person(threading.Thread):
    """A visitor who only wants to play: every request is timed."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__(daemon=True)
        self.caller = Caller(port, address)
        self.caller.ask("GET", "hall")
        self.times: list[float] = []
        self.refused: list[str] = []
        self.over = threading.Event()

    def run(self) -> None:
        _, table = self.caller.ask("POST", "tables", {"game": "valhalla", "seats": [{"kind": "me"}, WEAK]})
        paths = ["hall", f"tables/{table['id']}", f"tables/{table['id']}/cards", "account"]
        while not self.over.wait(PAUSE_S):
            path = paths[len(self.times) % len(paths)]
            begun = time.perf_counter()
            status, _ = self.caller.ask("GET", path)
            self.times.append(time.perf_counter() - begun)
            if status != 200:
                self.refused.append(f"{path}: {status}")

    def taken(self) -> list[float]:
        out, self.times = self.times, []
        return out


class Flood:
    """So many requests a second of one sort, from one address and another process, until it is stopped."""

    def __init__(self, port: int, rate: float, name: str, saved: str) -> None:
        self.over, self.results = Event(), Queue()  # type: ignore[var-annotated]
        self.process = Process(target=pour, args=(port, rate, name, saved, self.over, self.results), daemon=True)

    def __enter__(self) -> Flood:
        self.process.start()
        self.results.get()
        return self

    def answers(self) -> Counter[int]:
        """How often which status was the answer; 0: none came."""
        self.over.set()
        found: Counter[int] = self.results.get(timeout=4 * TIMEOUT_S)
        return found

    def __exit__(self, *trouble: object) -> None:
        self.process.join(TIMEOUT_S)


def pour(port: int, rate: float, name: str, saved: str, over: Any, results: Any) -> None:  # Any: of multiprocessing
    """All hands of the flooder."""
    answers: Counter[int] = Counter()
    hands = [threading.Thread(target=one_hand, args=(port, rate, name, saved, over, answers)) for _ in range(HANDS)]
    results.put("here we are")
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    results.put(answers)


def one_hand(port: int, rate: float, name: str, saved: str, over: Any, answers: Counter[int]) -> None:
    while not over.wait(HANDS / rate):
        guest = Caller(port, FLOODER)
        try:
            guest.ask("GET", "hall")  # the hall makes it a new guest, if it still does
            answers[SORTS[name](guest, saved)] += 1
        except (OSError, http.client.HTTPException):
            answers[0] += 1


def tables(caller: Caller, saved: str) -> int:
    return caller.ask("POST", "tables", {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]})[0]


def bots(caller: Caller, saved: str) -> int:
    return caller.ask("POST", "tables", {"game": "valhalla", "seats": [STRONG, STRONG, STRONG]})[0]


def watched(caller: Caller, saved: str) -> int:
    """The same, and a page of each table stays open: now the bots play."""
    return looked_at(caller, [STRONG, STRONG, STRONG])


def quick(caller: Caller, saved: str) -> int:
    """Bots that hardly think, so that most of the work is the hall's own."""
    return looked_at(caller, [WEAK] * 4)


def looked_at(caller: Caller, seats: list[Json]) -> int:
    status, table = caller.ask("POST", "tables", {"game": "valhalla", "seats": seats})
    if status == 201:
        threading.Thread(target=look, args=(caller, table["id"]), daemon=True).start()
    return status


def look(caller: Caller, table: str) -> None:
    """Hears everything that happens at a table, and forgets it."""
    with socket.create_connection(("127.0.0.1", caller.port), TIMEOUT_S, (caller.address, 0)) as line:
        line.sendall(GREETING.format(table=table, cookie=caller.cookie).replace("\n", "\r\n").encode())
        line.recv(1 << 16)
        line.sendall(bytes((0x81, 0x80 | len(HELLO))) + bytes(4) + HELLO)
        while line.recv(1 << 16):
            pass


def sign_ins(caller: Caller, saved: str) -> int:
    wish = {"name": f"somebody {id(caller)}", "password": "guess and guess again"}
    return caller.ask("POST", "account/enter", wish)[0]


def records(caller: Caller, saved: str) -> int:
    return caller.ask("POST", "records", saved)[0]


SORTS: dict[str, Callable[[Caller, str], int]] = {
    "tables": tables,
    "records": records,
    "bots": bots,
    "watched": watched,
    "quick": quick,
    "sign-ins": sign_ins,
}


def ordinary_record() -> str:
    """A whole game of bots as `meadhall play --save` writes it."""
    from meadhall.bots.driver import Driver, recruit
    from meadhall.core import record
    from meadhall.core.chance import seeded
    from meadhall.interface import shelf

    game = shelf.game_named("valhalla")
    saved = record.start(game, game.setup(2), "a seed for the flood", ["a", "b"])
    driver, bot = Driver(game, seeded("flood")), recruit("thrall", game)
    while not saved.match.over:
        seat = saved.match.asked()
        saved.answer(seat, driver.choose(saved.match, seat, bot))
    return saved.save()


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def main() -> int:
    args = arguments()
    saved, worst = ordinary_record(), 0.0
    with tempfile.TemporaryDirectory() as folder, Hall(str(Path(folder) / "hall.db"), args.python, USUAL) as hall:
        people = [Person(hall.port, f"127.0.0.{10 + number}") for number in range(args.people)]
        for person in people:
            person.start()
        measured(people, args.seconds / 2)  # everything is warm
        for name in args.only or SORTS:
            quiet = p95(measured(people, args.seconds))
            with Flood(hall.port, args.rate, name, saved) as flood:
                flooded = p95(measured(people, args.seconds))
                answers = flood.answers()
            times = flooded / quiet
            worst = max(worst, times)
            seen = ", ".join(f"{count} x {status}" for status, count in sorted(answers.items()))
            print(f"{name}: p95 {quiet * 1e3:.0f} ms quiet, {flooded * 1e3:.0f} ms flooded: {times:.1f} times ({seen})")
        for person in people:
            person.over.set()
            person.join(TIMEOUT_S)
        refused = [what for person in people for what in person.refused]
    print(f"worst: {worst:.1f} times; others refused: {len(refused)} {sorted(set(refused))[:3]}")
    return 1 if worst > args.times or refused else 0


def measured(people: list[Person], seconds: float) -> list[float]:
    for person in people:
        person.taken()
    time.sleep(seconds)
    return [taken for person in people for taken in person.taken()]


USUAL = ["--limits", "usual"]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="what others notice of a flood")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=150.0, help="requests of the flooder a second")
    parser.add_argument("--times", type=float, default=3.0, help="how much slower others may be served")
    parser.add_argument("--people", type=int, default=6, help="others, each with ten requests a second")
    parser.add_argument("--only", nargs="*", choices=list(SORTS), help="these floods")
    parser.add_argument("--python", default=hall_python())
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
