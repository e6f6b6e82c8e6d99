"""kill -9 while people are called: every call arrives, and none is told in two notes.

    python bench/calls.py [--kills 100] [--seed 1]

Somebody who takes push and mail is asked at ever new tables while nobody is there. The hall is killed at random moments
and opened again; a push service and a mail server on this machine write down what they take. In the end every table
must have been told by each of them, in one note. A note may arrive again under the same id when the kill falls between
sending it and writing down that it was sent: that is counted by itself, as receivers know it by its id.
"""

from __future__ import annotations

import argparse
import random
import re
import socket
import sys
import tempfile
import threading
import time
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from mortal import Json, Mortal, brood

from meadhall.server.rooms.notifications import away, delivery, digest, push, queue
from meadhall.server.rooms.notifications.channels import CallSettings
from meadhall.server.serving.app import HallSettings

TABLE = re.compile(r"#/table/(\w+)")
AUTH = bytes(range(16))
MOMENT_S = 0.4  # seconds at most before a kill
PATIENCE_S = 120.0  # seconds for the last calls to arrive


class Post:
    """What arrived: for each note the tables it told, and how often it came."""

    def __init__(self) -> None:
        self.notes: dict[str, set[str]] = defaultdict(set)
        self.times: dict[str, int] = defaultdict(int)

    def take(self, note: str, text: str) -> None:
        """A note with what it says."""
        self.times[note] += 1
        self.notes[note] |= set(TABLE.findall(text))

    def told(self) -> dict[str, int]:
        """In how many notes each table was told."""
        found: dict[str, int] = defaultdict(int)
        for tables in self.notes.values():
            for table in tables:
                found[table] += 1
        return found

    @property
    def again(self) -> int:
        """Notes that came again under their own id."""
        return sum(times - 1 for times in self.times.values())


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class PushService(ThreadingHTTPServer):
    """Takes and reads what is pushed to one browser."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PushHandler)
        self.key, self.post = ec.generate_private_key(push.CURVE), Post()
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def device(self) -> Json:
        """As a browser describes itself."""
        own = push.b64(push.point(self.key.public_key()))
        return {"endpoint": f"http://127.0.0.1:{self.server_address[1]}/x", "p256dh": own, "auth": push.b64(AUTH)}

    def read(self, body: bytes) -> str:
        """What only the browser can read."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, sender)
        both = b"WebPush: info\0" + push.point(self.key.public_key()) + sender
        secret = derived(self.key.exchange(ec.ECDH(), theirs), AUTH, both, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).decode()


class PushHandler(BaseHTTPRequestHandler):
    """One note."""

    def do_POST(self) -> None:
        service = self.server
        assert isinstance(service, PushService)
        text = service.read(self.rfile.read(int(self.headers["content-length"])))
        service.post.take(str(self.headers["topic"]), text)
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Quietly."""


class MailServer:
    """As much of SMTP as is needed to take a letter."""

    def __init__(self) -> None:
        self.post, self.codes = Post(), list[str]()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        """One after the other, for ever."""
        while True:
            line, _ = self.door.accept()
            threading.Thread(target=self.talk, args=(line,), daemon=True).start()

    def talk(self, line: socket.socket) -> None:
        """One connection; a letter is taken when its last line has come."""
        try:
            with line, line.makefile("rwb") as file:
                self.reply(file, b"220 here")
                for said in iter(file.readline, b""):
                    word = said[:4].upper()
                    if word == b"DATA":
                        self.reply(file, b"354 go on")
                        letter = b"".join(iter(file.readline, b".\r\n"))
                        self.take(letter.decode())
                    self.reply(file, b"221 bye" if word == b"QUIT" else b"250 well")
        except OSError:
            pass  # killed in the middle

    def reply(self, file: object, text: bytes) -> None:
        """A line back."""
        file.write(text + b"\r\n")  # type: ignore[attr-defined]
        file.flush()  # type: ignore[attr-defined]

    def take(self, letter: str) -> None:
        """Into the book; the first one holds a code."""
        code = re.search(r"\b\d{8}\b", letter)
        name = re.search(r"^Message-ID: <([0-9a-f]+)", letter, re.MULTILINE | re.IGNORECASE)
        if "#/table/" in letter and name is not None:
            self.post.take(name.group(1), letter.replace("=\r\n", "").replace("=\n", ""))
        elif code is not None:
            self.codes.append(code.group())


def calling_hall(database: str, mail: int) -> Mortal:
    """A hall that calls people, in a hurry."""
    calls = CallSettings("http://hall.example", f"smtp://127.0.0.1:{mail}", "hall@hall.example")
    return Mortal(database, HallSettings(limits="none", webhook_private=True, calls=calls), hurry)


def hurry() -> None:
    """Nobody waits for what only waits."""
    away.AWAY_AFTER_S, away.POLL_INTERVAL_S = 0.05, 0.05
    away.PAUSE_BETWEEN_TABLES_S, away.LOOK_BACK_GAMES = 0.0, 10_000
    delivery.POLL_INTERVAL_S, delivery.DEADLINE_S, queue.CLAIM_S = 0.02, 2.0, 5.0  # a claim outlasts its deadline
    digest.GAPS_S = {"push": 0.0, "mail": 0.0}


def wait_for(what: str, is_so: object, patience: float = PATIENCE_S) -> bool:
    """Until it is so; False: it was not."""
    end = time.monotonic() + patience
    while not is_so():  # type: ignore[operator]
        if time.monotonic() > end:
            print(f"waited in vain for {what}", file=sys.stderr)
            return False
        time.sleep(0.02)
    return True


def asked_table(hall: Mortal, anna: str, bo: str) -> str:
    """A new table at which both are asked; the hall lives meanwhile."""
    table, _ = hall.ask("tables", anna, {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}]})
    hall.ask(f"tables/{table['id']}/join", bo, {"name": "Bo"})
    return str(table["id"])


def introduce(hall: Mortal, service: PushService, mail: MailServer) -> tuple[str, str]:
    """Two people; one takes push and mail, at once."""
    (_, anna), (_, bo) = hall.ask("hall"), hall.ask("hall")
    hall.ask("calls", bo, {"digest": 0})
    hall.ask("calls/devices", bo, service.device())
    hall.ask("calls/mail", bo, {"mail": "bo@hall.example"})
    wait_for("the code", lambda: mail.codes)
    hall.ask("calls/mail/confirm", bo, {"code": mail.codes[-1]})
    return anna, bo


def main() -> int:
    """So many kills, then all calls must be there."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return run(Path(folder), args.kills, random.Random(args.seed))


def run(folder: Path, count: int, luck: random.Random) -> int:
    """The figures, and whether they are good."""
    brood()
    service, mail = PushService(), MailServer()
    hall = calling_hall(str(folder / "hall.db"), mail.port)
    anna, bo = introduce(hall, service, mail)
    tables: list[str] = []
    for _ in range(count):
        tables += [asked_table(hall, anna, bo) for _ in range(luck.randint(1, 3))]
        time.sleep(luck.random() * MOMENT_S)
        hall.kill()
        hall.open()
    posts = {"push": service.post, "mail": mail.post}
    for name, post in posts.items():
        wait_for(f"all calls by {name}", lambda post=post: set(tables) <= set(post.told()))
    hall.close()
    bad = [told(name, post, tables) for name, post in posts.items()]
    print(f"{count} kills, {len(tables)} calls by each way, {sum(bad)} lost or doubled")
    return int(sum(bad) > 0)


def told(name: str, post: Post, tables: list[str]) -> int:
    """What became of the calls of one way; how many went wrong."""
    found = post.told()
    lost, doubled = [t for t in tables if t not in found], [t for t in tables if found.get(t, 0) > 1]
    print(
        f"{name}: {len(post.notes)} notes, {len(lost)} lost, {len(doubled)} doubled, {post.again} again under their id"
    )
    return len(lost) + len(doubled)


if __name__ == "__main__":
    sys.exit(main())
