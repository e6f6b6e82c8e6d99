"""What `faults.py` does while it kills the hall, and what must hold afterwards.

| scenario | what is done | what must hold after each kill |
|---|---|---|
| moves | four matches are played as fast as they go | every acknowledged move is there |
| joins | friends join new tables at the same moment | every acknowledged seat is taken; full tables play |
| ratings | people with accounts play games to the end | ratings equal a replay of all results |
| tournaments | Swiss tournaments are played | rounds that were shown stay; all play once; points equal the results |
| notes | an absent person is asked at new tables | in the end each table is in exactly one mail |
| sign-in | people create accounts, sign in, and sign out a device | acknowledged sessions work, ended ones do not |
| merge | guests with a table sign in to an account | each table belongs to the account or to the guest, never to both |
| erase | people with a table delete their accounts | no acknowledged deletion comes back; the table stays |
| processes | four matches at a hall of two processes, of which one is killed | every acknowledged move is there |

A new scenario is a class with a name, and an entry in SCENARIOS. Everything goes through the public API.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any, ClassVar

from visitors import Hall, Json, Visitor
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

GAME = "valhalla"
TIMEOUT_S = 60.0  # seconds without a word from the hall
LATE_S = 20.0  # seconds after which a table of a round must exist
UNKNOWN_TABLE = 4404  # close code of a WebSocket
PASSWORD = "mead and honey"
SERVER = "meadhall.server."
QUICK_PASSWORDS = {"meadhall.server.people.passwords.MEMORY_KIB": 32}


class Scenario:
    """The base of all scenarios: one hall, workers that act, and checks."""

    name: ClassVar[str]
    options: ClassVar[list[str]] = []  # for `meadhall serve`
    hurry: ClassVar[Mapping[str, object]] = {}  # constants of the hall with other values

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def services(self, stack: ExitStack) -> list[str]:
        """Start what the hall speaks to; return the options that name it."""
        return []

    def begin(self, hall: Hall) -> None:
        """Prepare what the workers need; the hall runs."""
        self.hall = hall

    def workers(self) -> Iterable[Callable[[], None]]:
        """Functions that are called again and again, each in a thread, until the hall is killed."""
        raise NotImplementedError

    def done(self) -> int:
        """Count what the hall has acknowledged so far."""
        raise NotImplementedError

    def kill(self) -> None:
        """Kill the hall."""
        self.hall.stop(signal.SIGKILL)

    def check(self) -> list[str]:
        """Return what is wrong; the hall runs again."""
        return []

    def finish(self) -> list[str]:
        """Return what is wrong at the end, when the hall has had time to catch up."""
        return []

    def person(self, name: str = "") -> Visitor:
        """A new visitor; with a name they have an account."""
        visitor = Visitor(self.hall.port)
        if name:
            visitor.post("account/new", {"name": name, "password": PASSWORD})
        return visitor

    def new_name(self) -> str:
        """A name that a database used before does not know either."""
        return f"Person {random.SystemRandom().getrandbits(40):010x}"


class TableInPlay:
    """A table at which every seat is played at random over a WebSocket. It notes what was acknowledged."""

    def __init__(self, table: str, visitors: list[Visitor], luck: random.Random) -> None:
        self.id, self.visitors, self.luck = table, visitors, luck
        self.acknowledged = 0  # the newest version
        self.moves = 0
        self.over = False
        self.sent: dict[int, Json] = {}  # by seat: the answer that is not acknowledged yet
        self.newest: dict[int, Json] = {}  # by seat: the table as it was shown last

    def play(self, seat: int) -> None:
        """Play one seat until the game is over. After a restart an unacknowledged answer is sent again."""
        visitor = self.visitors[seat]
        address = f"ws://127.0.0.1:{visitor.port}/api/tables/{self.id}/socket?seat={seat}"
        headers = {"cookie": visitor.cookie}
        with connect(address, additional_headers=headers, open_timeout=TIMEOUT_S, ping_interval=None) as page:
            page.send('{"type":"hello"}')
            if seat in self.sent:
                page.send(json.dumps(self.sent[seat]))
            while not self.over:
                self.hear(seat, page, json.loads(page.recv(TIMEOUT_S)))

    def hear(self, seat: int, page: ClientConnection, message: Json) -> None:
        """Note a message, and answer if the seat is asked."""
        if message["type"] in ("done", "refused"):
            self.sent.pop(seat, None)
        if message["type"] == "done":
            self.acknowledged = max(self.acknowledged, message["version"])
            self.moves += 1
        elif message["type"] == "update":
            self.over = self.over or message["over"]
            self.newest[seat] = message
        if self.is_asked(seat, message):
            page.send(json.dumps(self.answer(seat)))

    def is_asked(self, seat: int, message: Json) -> bool:
        """After a refusal the hall shows the table again, so only then the seat answers."""
        shown = self.newest.get(seat)
        if shown is None or seat in self.sent or not shown["question"]:
            return False
        return shown is message or (message["type"] == "done" and shown["version"] >= message["version"])

    def answer(self, seat: int) -> Json:
        shown = self.newest[seat]
        action = self.luck.choice(shown["question"]["options"])["action"]
        name = f"{self.luck.getrandbits(60):x}"
        self.sent[seat] = {"type": "answer", "id": name, "version": shown["version"], "action": action}
        return self.sent[seat]

    def lost(self) -> list[str]:
        """Acknowledged versions that the hall no longer has."""
        version = int(self.visitors[0].get(f"tables/{self.id}")["version"])
        return [f"table {self.id}: {self.acknowledged} acknowledged, {version} there"] * (version < self.acknowledged)


class Matches:
    """Some matches of two players side by side; a new one begins where one has ended."""

    def __init__(self, pairs: list[list[Visitor]], luck: random.Random) -> None:
        self.pairs, self.luck = pairs, luck
        self.lock = threading.Lock()
        self.now: list[TableInPlay | None] = [None for _ in pairs]
        self.ended: list[TableInPlay] = []

    def workers(self) -> list[Callable[[], None]]:
        return [partial(self.play, at, seat) for at in range(len(self.pairs)) for seat in range(2)]

    def play(self, at: int, seat: int) -> None:
        self.table(at).play(seat)

    def table(self, at: int) -> TableInPlay:
        """The table that this pair plays at."""
        with self.lock:
            table = self.now[at]
            if table is None or table.over:
                self.ended += [table] if table is not None else []
                table = self.now[at] = open_table(self.pairs[at], self.luck)
            return table

    def tables(self) -> list[TableInPlay]:
        return [*self.ended, *(table for table in self.now if table is not None)]


def open_table(pair: list[Visitor], luck: random.Random) -> TableInPlay:
    """Open a table for two; with one visitor both seats are played at one device."""
    first, *others = pair
    seats = [{"kind": "me"}, {"kind": "open" if others else "me"}]
    table = str(first.post("tables", {"game": GAME, "seats": seats})["id"])
    for other in others:
        other.post(f"tables/{table}/join", {})
    return TableInPlay(table, [first, *(others or [first])], luck)


class Moves(Scenario):
    """Four matches are played as fast as they go."""

    name = "moves"

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        self.matches = Matches([[self.person()] for _ in range(4)], self.luck)

    def workers(self) -> Iterable[Callable[[], None]]:
        return self.matches.workers()

    def done(self) -> int:
        return sum(table.moves for table in self.matches.tables())

    def check(self) -> list[str]:
        return [fault for table in self.matches.tables() for fault in table.lost()]


class Joins(Scenario):
    """Two friends join a new table at the same moment, again and again."""

    name = "joins"
    wait_s = 10.0  # seconds after which a full table must play

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        self.groups = [[self.person() for _ in range(3)] for _ in range(2)]
        self.joined: dict[str, int] = {}  # by table: seats that were acknowledged
        self.hosts: dict[str, Visitor] = {}
        self.count = 0

    def workers(self) -> Iterable[Callable[[], None]]:
        return [partial(self.gather, group) for group in self.groups]

    def gather(self, group: list[Visitor]) -> None:
        host, *friends = group
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = str(host.post("tables", {"game": GAME, "seats": seats})["id"])
        self.hosts[table], self.joined[table] = host, 1
        self.count += 1
        with ThreadPoolExecutor(2) as threads:
            joining = [threads.submit(friend.post, f"tables/{table}/join", {}) for friend in friends]
        for join in joining:
            join.result()
            self.joined[table] += 1
            self.count += 1

    def done(self) -> int:
        return self.count

    def check(self) -> list[str]:
        wrong = [fault for table, seats in self.joined.items() for fault in self.faults(table, seats)]
        self.joined.clear()
        return wrong

    def faults(self, table: str, acknowledged: int) -> list[str]:
        end = time.monotonic() + self.wait_s
        while True:
            found = self.hosts[table].get(f"tables/{table}")
            taken = sum(seat["kind"] != "open" for seat in found["seats"])
            if taken < acknowledged:
                return [f"table {table}: {acknowledged} seats acknowledged, {taken} taken"]
            if taken < len(found["seats"]) or found["status"] != "waiting":
                return []
            if time.monotonic() > end:
                return [f"table {table} is full and does not begin"]
            time.sleep(0.1)


class Ratings(Scenario):
    """People with accounts play games to their end."""

    name = "ratings"
    hurry = {**QUICK_PASSWORDS, f"{SERVER}ratings.rating.EVERY_S": 0.5}

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        pairs = [[self.person(self.new_name()) for _ in range(2)] for _ in range(3)]
        self.matches = Matches(pairs, self.luck)

    def workers(self) -> Iterable[Callable[[], None]]:
        return self.matches.workers()

    def done(self) -> int:
        """Games count, not moves; a kill falls near the end of one."""
        return sum(20 * table.over for table in self.matches.tables()) + len(self.matches.tables())

    def check(self) -> list[str]:
        """`meadhall ratings` reckons all ratings again from the results."""
        words = self.audit()
        return [] if "as the results say" in words else [words]

    def audit(self) -> str:
        command = [self.hall.python, "-m", "meadhall", "ratings", "--database", self.hall.database]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True).stdout

    def finish(self) -> list[str]:
        end = time.monotonic() + TIMEOUT_S
        while not re.search(r"\b0 to be entered", words := self.audit()):
            if time.monotonic() > end:
                return [f"games are not rated: {words}"]
            time.sleep(0.5)
        return self.check()


class Cup:
    """One Swiss tournament after the other with the same people."""

    def __init__(self, people: dict[str, Visitor], luck: random.Random) -> None:
        self.people, self.luck = people, luck
        self.moves_before = 0
        self.first_missed: dict[str, float] = {}
        self.start()

    def start(self) -> None:
        """Create a tournament; everybody joins."""
        host, *others = self.people.values()
        wish = {"name": "Cup", "game": GAME, "form": "swiss", "size": 2, "most": len(self.people), "rounds": 0}
        self.id = str(host.post("contests/new", wish)["info"]["id"])
        for other in others:
            other.post(f"contests/{self.id}/join", {})
        self.contest: Json = {"rounds": [], "info": {"status": ""}, "entrants": []}
        self.tables: dict[str, TableInPlay] = {}

    def look(self) -> None:
        """Read the tournament and note its tables."""
        self.contest = next(iter(self.people.values())).get(f"contests/{self.id}")
        people = {entrant["number"]: self.people[entrant["name"]] for entrant in self.contest["entrants"]}
        for pairing in (one for round_ in self.contest["rounds"] for one in round_):
            if pairing["table"] and not pairing["places"] and pairing["table"] not in self.tables:
                seats = [people[number] for number in pairing["seats"]]
                self.tables[pairing["table"]] = TableInPlay(pairing["table"], seats, self.luck)

    def play(self, at: int) -> None:
        """Play what is open, as the person with this number."""
        if at == 0:
            self.look()
        me = list(self.people.values())[at]
        for table in [table for table in self.tables.values() if me in table.visitors and not table.over]:
            try:
                table.play(table.visitors.index(me))
            except ConnectionClosed as closed:
                self.wait_for(table, closed)

    def wait_for(self, table: TableInPlay, closed: ConnectionClosed) -> None:
        """A round is saved before its tables, so a table may be unknown for a moment."""
        late = time.monotonic() - self.first_missed.setdefault(table.id, time.monotonic()) > LATE_S
        if late or closed.rcvd is None or closed.rcvd.code != UNKNOWN_TABLE:
            raise closed

    def moves(self) -> int:
        return self.moves_before + sum(table.moves for table in self.tables.values())

    def faults(self) -> list[str]:
        """Compare what was shown before the kill with what is shown now."""
        before = self.contest["rounds"]
        self.look()
        rounds, numbers = self.contest["rounds"], sorted(entrant["number"] for entrant in self.contest["entrants"])
        wrong = [
            f"{self.id}: round {at + 1} was {old}"
            for at, old in enumerate(before)
            if pairs(rounds, at) != pairs(before, at)
        ]
        seated = [sorted(number for one in round_ for number in one["seats"]) for round_ in rounds]
        wrong += [f"{self.id}: round {at} seats {there}" for at, there in enumerate(seated, 1) if there != numbers]
        points = {entrant["number"]: entrant["points"] for entrant in self.contest["entrants"]}
        if points != points_of(rounds, numbers):
            wrong.append(f"{self.id}: points {points}, results say {points_of(rounds, numbers)}")
        if self.contest["info"]["status"] == "over":
            self.moves_before = self.moves()
            self.start()
        return wrong


def pairs(rounds: list[list[Json]], at: int) -> list[tuple[Any, Any]]:
    return [(one["table"], one["seats"]) for one in rounds[at]] if at < len(rounds) else []


def points_of(rounds: list[list[Json]], numbers: list[int]) -> dict[int, float]:
    """One point for a win or a bye; a tie is shared."""
    points = dict.fromkeys(numbers, 0.0)
    for one in (one for round_ in rounds for one in round_):
        for number, place in zip(one["seats"], one["places"], strict=False):  # a bye is a table of one
            points[number] += (place == 1) / one["places"].count(1)
    return points


class Tournaments(Scenario):
    """Two tournaments of five people are played at once."""

    name = "tournaments"
    hurry = {**QUICK_PASSWORDS, f"{SERVER}tournaments.runner.EVERY_S": 0.1, f"{SERVER}tournaments.runner.LEASE_S": 0.2}

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        names = [[self.new_name() for _ in range(5)] for _ in range(2)]
        self.cups = [Cup({name: self.person(name) for name in some}, self.luck) for some in names]

    def workers(self) -> Iterable[Callable[[], None]]:
        return [partial(cup.play, at) for cup in self.cups for at in range(5)]

    def done(self) -> int:
        return sum(cup.moves() for cup in self.cups)

    def check(self) -> list[str]:
        return [fault for cup in self.cups for fault in cup.faults()]


class MailServer:
    """As much of SMTP as is needed to take a mail: each with its id and the tables it names."""

    def __init__(self) -> None:
        self.mails: dict[str, set[str]] = defaultdict(set)
        self.codes: list[str] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def close(self) -> None:
        self.door.close()

    def serve(self) -> None:
        while True:
            try:
                line, _ = self.door.accept()
            except OSError:
                return  # closed
            threading.Thread(target=self.talk, args=(line,), daemon=True).start()

    def talk(self, line: socket.socket) -> None:
        """Take mails on one connection; a mail counts when its last line has come."""
        try:
            with line, line.makefile("rb") as file:
                line.sendall(b"220 here\r\n")
                for command in iter(file.readline, b""):
                    word = command[:4].upper()
                    if word == b"DATA":
                        line.sendall(b"354 go on\r\n")
                        self.take(b"".join(iter(file.readline, b".\r\n")).decode())
                    line.sendall(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
        except OSError:
            pass  # the hall was killed

    def take(self, mail: str) -> None:
        text = mail.replace("=\r\n", "").replace("=\n", "")
        name = re.search(r"^Message-ID: <([0-9a-f]+)", text, re.MULTILINE | re.IGNORECASE)
        tables = re.findall(r"#/table/(\w+)", text)
        if tables and name is not None:
            self.mails[name[1]] |= set(tables)
        elif code := re.search(r"\b\d{8}\b", text):
            self.codes.append(code[0])


class Notes(Scenario):
    """A person who takes mail is asked at new tables and has no page open."""

    name = "notes"
    hurry = {
        f"{SERVER}notifications.away.AWAY_AFTER_S": 0.05,
        f"{SERVER}notifications.away.POLL_INTERVAL_S": 0.05,
        f"{SERVER}notifications.away.PAUSE_BETWEEN_TABLES_S": 0.0,
        f"{SERVER}notifications.away.LOOK_BACK_GAMES": 10_000,
        f"{SERVER}notifications.delivery.POLL_INTERVAL_S": 0.02,
        f"{SERVER}notifications.delivery.DEADLINE_S": 2.0,
        f"{SERVER}notifications.queue.CLAIM_S": 4.0,
        f"{SERVER}notifications.digest.GAPS_S": {"push": 0.0, "mail": 0.0},
    }

    def services(self, stack: ExitStack) -> list[str]:
        self.server = MailServer()
        stack.callback(self.server.close)
        mail = ["--mail", f"smtp://127.0.0.1:{self.server.port}", "--mail-from", "hall@hall.example"]
        return ["--public-url", "http://hall.example", *mail]

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        self.host, self.absent = self.person(), self.person()
        self.tables: list[str] = []
        self.absent.post("calls", {"digest": 0})
        self.absent.post("calls/mail", {"mail": "bo@hall.example"})
        end = time.monotonic() + TIMEOUT_S
        while not self.server.codes and time.monotonic() < end:
            time.sleep(0.02)
        self.absent.post("calls/mail/confirm", {"code": self.server.codes[-1]})

    def workers(self) -> Iterable[Callable[[], None]]:
        return [self.ask]

    def ask(self) -> None:
        """Open a table at which both are asked."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = str(self.host.post("tables", {"game": GAME, "seats": seats})["id"])
        self.absent.post(f"tables/{table}/join", {"name": "Bo"})
        self.tables.append(table)

    def done(self) -> int:
        return len(self.tables)

    def finish(self) -> list[str]:
        """A mail may come twice under one id: a kill between sending it and noting that. Receivers know the id."""
        end = time.monotonic() + 2 * TIMEOUT_S
        while set(self.tables) - set().union(*self.server.mails.values()) and time.monotonic() < end:
            time.sleep(0.1)
        counts = {table: sum(table in named for named in self.server.mails.values()) for table in self.tables}
        return [f"table {table} is named in {count} mails" for table, count in counts.items() if count != 1]


class SignIn(Scenario):
    """People create accounts, sign in on two more devices, and sign one of them out."""

    name = "sign-in"
    hurry = QUICK_PASSWORDS

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        self.accounts: list[str] = []
        self.sessions: list[tuple[str, str]] = []  # cookie, and the name that the hall must say, or ""
        self.checked = 0

    def workers(self) -> Iterable[Callable[[], None]]:
        return [self.sign_in] * 3

    def sign_in(self) -> None:
        name = self.new_name()
        first = self.person(name)
        self.accounts.append(name)
        self.sessions.append((first.cookie, name))
        second, third = (self.device(name) for _ in range(2))
        self.sessions.append((second.cookie, name))
        ended = third.cookie
        third.post("account/leave", {})
        self.sessions.append((ended, ""))

    def device(self, name: str) -> Visitor:
        visitor = self.person()
        visitor.post("account/enter", {"name": name, "password": PASSWORD})
        return visitor

    def done(self) -> int:
        return len(self.accounts) + len(self.sessions)

    def check(self) -> list[str]:
        """Every session since the last kill is as it was acknowledged, and every account can be signed in to."""
        sessions, self.checked = self.sessions[self.checked :], len(self.sessions)
        found = [(name, Visitor(self.hall.port, cookie).get("account")["name"]) for cookie, name in sessions]
        found += [(name, self.device(name).get("account")["name"]) for name in {name for _, name in sessions} - {""}]
        return [f"{name or 'nobody'} is signed in as {there!r}" for name, there in found if there != name]


class Merge(SignIn):
    """Guests open a table and sign in to an account, which takes the table."""

    name = "merge"

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        self.name_of_account = self.new_name()
        self.owner = self.person(self.name_of_account)
        self.tables: list[
            tuple[str, str, bool]
        ] = []  # table, the guest's cookie, and whether the sign-in was acknowledged

    def sign_in(self) -> None:
        guest = self.person()
        table = str(guest.post("tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"])
        cookie, at = guest.cookie, len(self.tables)
        self.tables.append((table, cookie, False))
        guest.post("account/enter", {"name": self.name_of_account, "password": PASSWORD})
        at = self.tables.index((table, cookie, False), max(0, at - 8))
        self.tables[at] = (table, cookie, True)

    def done(self) -> int:
        return len(self.tables)

    def check(self) -> list[str]:
        wrong = []
        for table, cookie, moved in self.tables[self.checked :]:
            owned = [bool(one.get(f"tables/{table}")["mine"]) for one in (self.owner, Visitor(self.hall.port, cookie))]
            if owned != [True, False] if moved else sum(owned) != 1:
                wrong.append(f"table {table}: account {owned[0]}, guest {owned[1]}, sign-in acknowledged {moved}")
        self.checked = len(self.tables)
        return wrong


class Erase(SignIn):
    """People with an account and a table delete the account."""

    name = "erase"

    def begin(self, hall: Hall) -> None:
        super().begin(hall)
        self.deleted: list[tuple[str, str, str]] = []  # name, cookie, table

    def sign_in(self) -> None:
        name = self.new_name()
        person = self.person(name)
        table = str(person.post("tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]})["id"])
        cookie = person.cookie
        person.post("account/forget", {"password": PASSWORD})
        self.deleted.append((name, cookie, table))

    def done(self) -> int:
        return len(self.deleted)

    def check(self) -> list[str]:
        wrong = []
        for name, cookie, table in self.deleted[self.checked :]:
            if Visitor(self.hall.port, cookie).get("account")["name"]:
                wrong.append(f"the session of {name} is alive")
            if name in str(self.person().get(f"tables/{table}")):
                wrong.append(f"table {table} names {name}")
            self.device_is_refused(name, wrong)
        self.checked = len(self.deleted)
        return wrong

    def device_is_refused(self, name: str, wrong: list[str]) -> None:
        try:
            self.device(name)
        except RuntimeError:
            return  # no such account
        wrong.append(f"{name} can sign in")


class Processes(Moves):
    """A hall of two processes over one file. One of them is killed, and the hall replaces it."""

    name = "processes"
    options: ClassVar[list[str]] = ["--workers", "2"]

    def kill(self) -> None:
        """Kill one process; the hall is stopped afterwards, so that all scenarios go on alike."""
        os.kill(self.luck.choice(self.hall.children(b"spawn_main")), signal.SIGKILL)
        time.sleep(self.luck.uniform(0, 0.5))
        self.hall.stop(signal.SIGTERM)


SCENARIOS: dict[str, type[Scenario]] = {
    scenario.name: scenario for scenario in (Moves, Joins, Ratings, Tournaments, Notes, SignIn, Merge, Erase, Processes)
}
