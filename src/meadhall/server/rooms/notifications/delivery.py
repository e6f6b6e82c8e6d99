"""Carries notes from the outbox to mail servers and push services, and gathers what people are to be told."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, select

from meadhall.server import metrics
from meadhall.server.contract.messages import encode
from meadhall.server.rooms.entry.guests import Seal
from meadhall.server.rooms.notifications import digest, queue
from meadhall.server.rooms.notifications.channels import GoneError, Pushes
from meadhall.server.rooms.notifications.mail import Postman, RefusedError
from meadhall.server.rooms.notifications.queue import Note
from meadhall.server.store.schema import DEVICES
from meadhall.server.store.writer import Store
from meadhall.words import Words

LOG = logging.getLogger("meadhall.carrier")
POLL_INTERVAL_S = 2.0  # seconds between two looks
TIDY_EVERY_S = 3600.0
STOP = "stop-"  # what a sealed word begins with that ends somebody's mail


class Carrier:
    """One for each process; the disk sees to it that each note is carried once."""

    def __init__(self, store: Store, seal: Seal, address: str, post: Postman | None, push: Pushes | None) -> None:
        self.store, self.seal, self.address, self.postman, self.pusher = store, seal, address, post, push
        self.tidied = 0.0

    async def carry_all(self) -> None:
        """Every few seconds, for ever."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.round()
            except Exception as trouble:
                LOG.warning("no note can be carried: %s", trouble)

    async def round(self) -> None:
        """Gather, then send all that is due."""
        if await self.store.read(digest.is_anybody_untold):
            await self.store.write(digest.gather)
        while await self.store.read(queue.is_anything_due):
            note = await self.store.write(queue.claim)
            if note is None:
                break  # another process is at it
            await self._carry(note)
        if time.monotonic() - self.tidied > TIDY_EVERY_S:
            self.tidied = time.monotonic()
            await self.store.write(queue.tidy)

    async def _carry(self, note: Note) -> None:
        try:
            await self._send(note)
        except (GoneError, RefusedError) as no:
            await self._fail(note, str(no), for_good=True)
        except Exception as trouble:
            await self._fail(note, type(trouble).__name__, for_good=False)
        else:
            await self.store.write(lambda c: queue.sent(c, note))
            metrics.CALLS.add(outcome="sent")

    async def _fail(self, note: Note, reason: str, for_good: bool) -> None:
        """What went wrong is logged without whose it is."""
        over = await self.store.write(lambda c: queue.failed(c, note, for_good))
        metrics.CALLS.add(outcome="failed" if over else "retried")
        LOG.warning("a note by %s could not be brought: %s", note.channel, reason)

    async def _send(self, note: Note) -> None:
        if note.channel == "push":
            await self._push(note)
        elif self.postman is not None:
            stop = f"{self.address}/api/calls/stop?key={self.seal.seal(STOP + note.guest)}"
            subject, text = letter_of(note, self.address)
            letter = self.postman.letter(note.target, subject, text, note.id, stop if note.channel == "mail" else "")
            await asyncio.to_thread(self.postman.send, letter)
        else:
            raise OSError("no mail server")

    async def _push(self, note: Note) -> None:
        found = await self.store.read(lambda c: device_of(c, note.target))
        if found is None:
            raise GoneError("no such device")
        if self.pusher is None:
            raise OSError("no push here")
        topic = note.id.partition("-")[0]
        await asyncio.to_thread(self.pusher.send, *found, pushed_text(note), topic)


def device_of(connection: Connection, device: str) -> tuple[str, str, str] | None:
    """Where a device is reached, and its keys."""
    found = connection.execute(select(DEVICES).where(DEVICES.c.id == device)).first()
    return None if found is None else (found.endpoint, found.p256dh, found.auth)


# -- what is said: nothing that others at the table do not see


def lines_of(note: Note) -> list[tuple[str, str]]:
    """A sentence for each table, and its name."""
    lang = note.body["lang"]
    return [(_sentence(lang, told["game"], told["kind"]), told["table"]) for told in note.body["tables"]]


def _sentence(lang: str, game: str, kind: str) -> str:
    words = Words(lang, game)
    return words(f"call-{kind}", game=words("game-name"))


def pushed_text(note: Note) -> bytes:
    """As our service worker reads it."""
    words, lines = Words(note.body["lang"]), lines_of(note)
    title = lines[0][0] if len(lines) == 1 else words("call-title", count=len(lines))
    text = "" if len(lines) == 1 else "\n".join(sentence for sentence, _ in lines[:5])
    place = f"#/table/{lines[0][1]}" if len(lines) == 1 else "#/"
    tables = [f"#/table/{table}" for _, table in lines]
    return encode({"id": note.id.partition("-")[0], "title": title, "text": text, "place": place, "tables": tables})


def letter_of(note: Note, address: str) -> tuple[str, str]:
    """Subject and text of a mail."""
    words = Words(note.body["lang"])
    if note.channel == "code":
        return words("call-code-title"), words("call-code", code=note.body["code"], address=address)
    lines = lines_of(note)
    subject = lines[0][0] if len(lines) == 1 else words("call-title", count=len(lines))
    told = [f"{sentence}\n{address}/#/table/{table}" for sentence, table in lines]
    return subject, "\n\n".join([*told, words("call-foot", address=address)]) + "\n"
