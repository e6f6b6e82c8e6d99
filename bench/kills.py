"""kill -9 in the middle of play: whatever was acknowledged must be there again.

    python bench/kills.py [--kills 1000] [--matches 4] [--openings 2] [--game valhalla] [--seed 1]

A hall over a fresh file is killed at a random moment while several matches are played as fast as they go, opened
again, and asked for every table. Players come back with the version they have, and send again what was not
acknowledged, under the same id. Meanwhile others open tables and sit down at them. Ends after so many kills, or
when it is told to (Ctrl-C, SIGTERM), and prints how many acknowledged moves were lost, and how many tables were
left full and waiting.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

from mortal import KILLED, PATIENCE, TIMEOUT_S, Json, Mortal, check
from websockets.asyncio.client import ClientConnection, connect

PLAYED = (1, 40)  # moves and new tables before a kill, however long they take
MOMENT_S = 0.02  # seconds at most between the last of them and the kill
TOLD = 50  # kills between two lines about how it goes


class Match:
    """Both seats of one table on one device; remembers what was promised."""

    def __init__(self, hall: Mortal, game: str, luck: random.Random) -> None:
        self.hall, self.luck = hall, luck
        _, self.cookie = hall.ask("hall")
        table, _ = hall.ask("tables", self.cookie, {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
        self.id = str(table["id"])
        self.acknowledged = 0  # the newest version that was promised
        self.moves = 0
        self.over = False
        self.sent: dict[int, Json] = {}  # by seat: what was sent and not yet acknowledged
        self.newest: dict[int, Json] = {}  # by seat: the table as it was shown last
        self.serial = 0

    stop = False  # nobody comes again

    async def play(self) -> None:
        """Until the game is over or we are told to stop; a seat whose line breaks comes again."""
        await asyncio.gather(self.come(0), self.come(1))

    async def come(self, seat: int) -> None:
        """Again and again."""
        while not self.over and not self.stop:
            try:
                await self.sit(seat)
            except TimeoutError:
                raise self.hall.silence(f"seat {seat} of {self.id} at version {self.acknowledged}") from None
            except KILLED:
                await asyncio.sleep(MOMENT_S)

    async def sit(self, seat: int) -> None:
        """Until the line breaks or the game is over."""
        address = f"ws://127.0.0.1:{self.hall.port}/api/tables/{self.id}/socket?seat={seat}"
        async with self.line(address, seat) as page:
            if self.stop:
                return  # we stood at the door when the hall was killed; this is the next one
            await page.send('{"type":"hello"}')
            if seat in self.sent:
                await page.send(json.dumps(self.sent[seat]))
            while not self.over:
                await self.listen(seat, page)

    def line(self, address: str, seat: int) -> connect:
        """A busy machine is no reason to hang up."""
        cookie = {"cookie": self.cookie_of(seat)}
        return connect(address, additional_headers=cookie, open_timeout=TIMEOUT_S, ping_interval=None, compression=None)

    async def listen(self, seat: int, page: ClientConnection) -> None:
        """One message, and what we say to it."""
        async with asyncio.timeout(TIMEOUT_S):  # wait_for of Python 3.11 may swallow that we are cancelled
            with PATIENCE.noted():
                message = await page.recv()
        answer = self.hear(seat, json.loads(message))
        if answer is not None:
            await page.send(json.dumps(answer))

    def cookie_of(self, seat: int) -> str:
        """Whose device a seat is played on."""
        return self.cookie

    def hear(self, seat: int, message: Json) -> Json | None:
        """Note what we are told; the answer to the table as it was shown last, if it asks us and has none yet.

        What is acknowledged only after that was shown leaves us to answer it: nothing else will be said.
        """
        if message["type"] in ("done", "refused"):
            self.sent.pop(seat, None)
        if message["type"] == "done":
            self.acknowledged = max(self.acknowledged, message["version"])
            self.moves += 1
        elif message["type"] == "update":
            self.over = self.over or message["over"]
            self.newest[seat] = message
        return self.answer(seat, self.newest[seat]) if self.is_asked(seat, message) else None

    def is_asked(self, seat: int, message: Json) -> bool:
        """After a refusal the table is shown again: what was shown before is old."""
        shown = self.newest.get(seat)
        if shown is None or seat in self.sent or not shown["question"]:
            return False
        return shown is message or (message["type"] == "done" and shown["version"] >= message["version"])

    def answer(self, seat: int, update: Json) -> Json:
        self.serial += 1
        action = self.luck.choice(update["question"]["options"])["action"]
        self.sent[seat] = {"type": "answer", "id": f"{self.serial}", "version": update["version"], "action": action}
        return self.sent[seat]

    def lost(self) -> int:
        """How many promised versions the hall no longer knows."""
        table, _ = self.hall.ask(f"tables/{self.id}", self.cookie)
        return max(0, self.acknowledged - int(table["version"]))


class Opening:
    """Somebody who opens tables for three and brings two friends, one table after the other."""

    def __init__(self, hall: Mortal, game: str) -> None:
        self.hall, self.game = hall, game
        self.cookies = [hall.ask("hall")[1] for _ in range(3)]
        self.tables: list[str] = []
        self.killed = False

    async def play(self) -> None:
        """Until the hall is gone; whoever stands at its door then is let in by the next one."""
        self.killed = False
        with suppress(*KILLED, HTTPException):
            while not self.killed:
                await self.gather()

    async def gather(self) -> None:
        """One table; friends come at once."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await self.ask("tables", self.cookies[0], {"game": self.game, "seats": seats})
        self.tables.append(str(table["id"]))
        friends = [self.ask(f"tables/{table['id']}/join", cookie, {}) for cookie in self.cookies[1:]]
        for trouble in await asyncio.gather(*friends, return_exceptions=True):
            if isinstance(trouble, BaseException):
                raise trouble

    async def ask(self, path: str, cookie: str, body: Json) -> Json:
        return (await asyncio.to_thread(self.hall.ask, path, cookie, body))[0]

    def stuck(self) -> int:
        """Tables where nobody is missing and nothing begins; those that stand are forgotten."""
        tables = [self.hall.ask(f"tables/{table}", self.cookies[0])[0] for table in self.tables]
        self.tables = []
        return sum(table["status"] == "waiting" and is_full(table) for table in tables)


def is_full(table: Json) -> bool:
    return all(seat["kind"] != "open" for seat in table["seats"])


class Slaughter:
    """So many kills."""

    def __init__(self, database: str, game: str, matches: int, openings: int, luck: random.Random) -> None:
        self.hall = Mortal(database)
        self.game, self.luck = game, luck
        self.matches = [Match(self.hall, game, luck) for _ in range(matches)]
        self.openings = [Opening(self.hall, game) for _ in range(openings)]
        self.kills = self.moves = self.lost = self.games = self.opened = self.stuck = 0

    def run(self, kills: int) -> None:
        """All of them, or as many as there is time for: what was found until then counts."""
        try:
            self.run_all(kills)
        except KeyboardInterrupt:
            print("stopped", file=sys.stderr, flush=True)
        with suppress(OSError, EOFError):  # whoever tends the halls may have been told to stop, too
            self.hall.close()

    def run_all(self, kills: int) -> None:
        for kill in range(kills):
            asyncio.run(self.round())
            self.lost += sum(match.lost() for match in self.matches)
            self.opened += sum(len(opening.tables) for opening in self.openings)
            self.stuck += sum(opening.stuck() for opening in self.openings)
            self.clear_tables()
            self.kills += 1
            if kill % TOLD == TOLD - 1:
                print(f"{kill + 1} kills, {self.moves} moves, {self.lost} lost", file=sys.stderr, flush=True)

    def tell(self) -> None:
        print(f"{self.kills} kills, {self.moves} acknowledged moves, {self.games} games ended, {self.lost} lost")
        print(f"{self.opened} tables opened meanwhile, {self.stuck} stuck")
        print(f"longest wait for a word: {PATIENCE.longest_s:.1f} s")

    async def round(self) -> None:
        """Play for a moment, kill, open again."""
        for match in self.matches:
            match.stop = False
        playing = [asyncio.create_task(match.play()) for match in self.matches]
        gathering = [asyncio.create_task(opening.play()) for opening in self.openings]
        await self.until(self.luck.randint(*PLAYED), playing)
        self.hall.kill()
        for match in self.matches:
            match.stop = True
        for opening in self.openings:
            opening.killed = True
        self.hall.open()
        await asyncio.gather(*playing, *gathering)

    async def until(self, heard: int, playing: list[asyncio.Task[None]]) -> None:
        """So much has happened, or nothing more will."""
        while self.heard() < heard and not (all(task.done() for task in playing) and not self.openings):
            check(playing)
            await asyncio.sleep(MOMENT_S / 10)
        await asyncio.sleep(self.luck.uniform(0, MOMENT_S))

    def heard(self) -> int:
        """Moves and new tables of this round."""
        return sum(match.moves for match in self.matches) + sum(len(opening.tables) for opening in self.openings)

    def clear_tables(self) -> None:
        """Count, and begin a new game where one is over."""
        for at, match in enumerate(self.matches):
            self.moves += match.moves
            match.moves = 0
            if match.over:
                self.games += 1
                self.matches[at] = Match(self.hall, self.game, self.luck)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--openings", type=int, default=2)
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as folder:
        database, luck = str(Path(folder) / "hall.db"), random.Random(args.seed)
        series = Slaughter(database, args.game, args.matches, args.openings, luck)
        series.run(args.kills)
    series.tell()
    return 1 if series.lost or series.stuck else 0


if __name__ == "__main__":
    raise SystemExit(main())
