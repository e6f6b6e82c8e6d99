"""Passwords become tokens, slowly on purpose. Guessing is slowed more and more; nobody is ever locked out."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
import unicodedata
from asyncio import sleep
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor

from meadhall.server.rooms.entry.guests import TOKEN_BYTES
from meadhall.server.thinking.turns import Behalf, CrowdedError, RoundRobin

COST, LANES, MEMORY = 1 << 15, 3, 1 << 26  # about 32 MiB and a third of a second for each try
IN_LINE = 2  # tries of one guest at a time
FREE_TRIES = 5  # wrong ones that cost nothing
FORGIVEN_AFTER_S = 60.0  # seconds after which one wrong try is forgotten
FIRST_DELAY_S, LONGEST_DELAY_S = 0.25, 5.0  # doubled with every further one
REMEMBERED = 10_000  # guests, addresses and names that tried in vain


def token_of(secret: str, key: str, password: str) -> str:
    """Hard to guess even for those who have the database; the same letters count however a device writes them."""
    letters, salt = unicodedata.normalize("NFKC", password).encode(), f"{secret} {key}".encode()
    made = hashlib.scrypt(letters, salt=salt, n=COST, r=8, p=LANES, maxmem=MEMORY, dklen=TOKEN_BYTES)
    return base64.urlsafe_b64encode(made).decode()


class Tries:
    """How often somebody was wrong lately."""

    def __init__(self) -> None:
        self.wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how often, and when we last looked

    def delay_s(self, who: str) -> float:
        """Seconds that the next try waits."""
        over = int(self._count(who)) - FREE_TRIES
        return 0.0 if over < 0 else min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** min(over, 10))

    def note(self, who: str) -> None:
        """Wrong again."""
        self.wrong[who] = self._count(who) + 1, time.monotonic()
        self.wrong.move_to_end(who)
        if len(self.wrong) > REMEMBERED:
            self.wrong.popitem(last=False)

    def forget(self, who: str) -> None:
        """It was right."""
        self.wrong.pop(who, None)

    def _count(self, who: str) -> float:
        count, at = self.wrong.get(who, (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - at) / FORGIVEN_AFTER_S)


class PasswordQueue:
    """One password at a time, so that those who play never notice; every address and every guest in turn."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="forge")
        self.turns, self.tries, self.trying = RoundRobin(1), Tries(), Counter[str]()

    async def token(self, secret: str, key: str, password: str, account: Behalf) -> str:
        """The token of whoever has this name and this password."""
        if self.trying[account.who] >= IN_LINE:
            raise CrowdedError
        self.trying[account.who] += 1
        try:
            await sleep(max(self.tries.delay_s(who) for who in self._watched(account, key)))
            async with self.turns.turn(account):
                return await asyncio.get_running_loop().run_in_executor(self.thread, token_of, secret, key, password)
        finally:
            self.trying[account.who] -= 1

    def was(self, right: bool, account: Behalf, key: str) -> None:
        """What became of a try."""
        for who in self._watched(account, key):
            (self.tries.forget if right else self.tries.note)(who)

    def _watched(self, account: Behalf, key: str) -> list[str]:
        """Whose tries are counted: the guest's, those for a name. An address has many guests: they wait in turn."""
        return [f"guest {account.who}", f"name {key}"]

    def close(self) -> None:
        """No more."""
        self.thread.shutdown(wait=False, cancel_futures=True)
