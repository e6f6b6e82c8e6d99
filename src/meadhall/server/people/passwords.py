"""Password hashes, and the queue that checks passwords.

A check is slow on purpose. Wrong passwords are delayed more and more; an account is never locked.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
import unicodedata
from asyncio import sleep
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from meadhall.server.workers.turns import CrowdedError, Requester, RoundRobin

T = TypeVar("T")
ROUNDS, MEMORY_KIB, LANES = 3, 1 << 16, 4  # of argon2id, as RFC 9106 advises where memory is scarce
OLD_COST, OLD_LANES, OLD_MEMORY = 1 << 15, 3, 1 << 26  # of scrypt, in hashes of the earlier kind
OLD_BYTES = 24
IN_LINE = 2  # concurrent attempts of one person
FREE_TRIES = 5  # wrong attempts without a delay
FORGIVEN_AFTER_S = 60.0  # seconds after which one wrong attempt is forgotten
FIRST_DELAY_S, LONGEST_DELAY_S = 0.25, 5.0  # doubled with every further attempt
REMEMBERED = 10_000  # people and names with counted attempts


def hasher() -> PasswordHasher:
    """Return an argon2id hasher with the current parameters."""
    return PasswordHasher(ROUNDS, MEMORY_KIB, LANES)


def hash_password(password: str) -> str:
    """Return the hash to store."""
    return hasher().hash(_normalised(password))


def is_right(stored: str, password: str) -> bool:
    """Does the password match the hash? An invalid hash takes as long as a wrong password."""
    try:
        return hasher().verify(stored, _normalised(password))
    except VerifyMismatchError:
        return False
    except InvalidHashError:
        hasher().hash(_normalised(password))
        return False


def needs_rehash(stored: str) -> bool:
    """Was the hash made with other parameters than the current ones?"""
    return hasher().check_needs_rehash(stored)


def old_token(secret: str, key: str, password: str) -> str:
    """Return the token that earlier versions made of name and password. A hash of it is the old credential."""
    letters, salt = _normalised(password).encode(), f"{secret} {key}".encode()
    made = hashlib.scrypt(letters, salt=salt, n=OLD_COST, r=8, p=OLD_LANES, maxmem=OLD_MEMORY, dklen=OLD_BYTES)
    return base64.urlsafe_b64encode(made).decode()


def _normalised(password: str) -> str:
    """Return the same characters for all devices, which may encode them differently."""
    return unicodedata.normalize("NFKC", password)


class FailedAttempts:
    """Counts the recent wrong passwords of people and names."""

    def __init__(self) -> None:
        self.wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()  # count, and time of the last change

    def delay_s(self, who: str) -> float:
        """Return the delay of the next attempt, in seconds."""
        over = int(self._count(who)) - FREE_TRIES
        return 0.0 if over < 0 else min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** min(over, 10))

    def add(self, who: str) -> None:
        """Count a wrong password."""
        self.wrong[who] = self._count(who) + 1, time.monotonic()
        self.wrong.move_to_end(who)
        if len(self.wrong) > REMEMBERED:
            self.wrong.popitem(last=False)

    def clear(self, who: str) -> None:
        """Reset the count after a right password."""
        self.wrong.pop(who, None)

    def _count(self, who: str) -> float:
        count, at = self.wrong.get(who, (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - at) / FORGIVEN_AFTER_S)


class PasswordQueue:
    """Hashes and checks passwords on one thread, beside the games. Addresses and people take turns."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self.turns, self.tries, self.trying = RoundRobin(1), FailedAttempts(), Counter[str]()

    async def run(self, work: Callable[[], T], requester: Requester, key: str) -> T:
        """Run this when it is the requester's turn. Raises CrowdedError."""
        if self.trying[requester.who] >= IN_LINE:
            raise CrowdedError
        self.trying[requester.who] += 1
        try:
            await sleep(max(self.tries.delay_s(who) for who in self._watched(requester, key)))
            async with self.turns.turn(requester):
                return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.trying[requester.who] -= 1
            if not self.trying[requester.who]:
                del self.trying[requester.who]

    def record_attempt(self, right: bool, requester: Requester, key: str) -> None:
        """Count a wrong password, or reset the count after a right one."""
        for who in self._watched(requester, key):
            (self.tries.clear if right else self.tries.add)(who)

    def _watched(self, requester: Requester, key: str) -> list[str]:
        """Return the keys under which attempts are counted: person and name. An address is only queued."""
        return [f"person {requester.who}", f"name {key}"]

    def close(self) -> None:
        """Stop the thread; waiting checks are dropped."""
        self.thread.shutdown(wait=False, cancel_futures=True)
