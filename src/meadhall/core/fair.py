"""The randomness of live tables: a cryptographic stream. Dice reveal nothing about later ones. See docs/luck.md.

Number k depends only on the key and on k: after an undo the same numbers come again, even if players answer
differently. The whole state is the key and the count of numbers drawn.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from meadhall.core.chance import Chance, FastChance, seeded
from meadhall.core.errors import RecordError, RulebookError

GENERATOR: Final = "hmac-sha256/1"  # its name in records; a record without a name uses `FastChance`
KEY_BYTES: Final = 32
WORD: Final = 1 << 64
NO_STATE: Final = (0, 0)  # the state of a `FastChance` never contains 0


class LiveChance(Chance):
    """HMAC-SHA-256 over a counter. A lesson fixes the first numbers in `stack`."""

    def __init__(self, key: bytes, stack: list[int]) -> None:
        super().__init__()
        self.key = key
        self.stack = stack

    def copy(self) -> LiveChance:
        """Return a copy that gives the same numbers."""
        twin = LiveChance(self.key, self.stack)
        self.copy_into(twin)
        return twin

    def fork(self) -> FastChance:
        """Refuse: the search of a bot must not use the randomness of the table."""
        raise RulebookError("the search of a bot must not use the randomness of the table")

    def state(self) -> tuple[int, int]:
        """Return `NO_STATE`: the key never changes."""
        return NO_STATE

    def go_on(self, state: tuple[int, int]) -> None:
        """Continue after the numbers already drawn, without a script."""
        if not self.key:
            raise RecordError("this record has no future luck", right="such a game can only be watched")
        super().go_on(state)

    def aside(self, about: str) -> str:
        """Return a seed for a bot's search.

        It depends on `about` and the key, and not on the numbers drawn at the table.
        """
        return hmac.digest(self.key, b"aside " + about.encode(), "sha256").hex()

    def _rolled(self, n: int) -> int:
        index = self.drawn - 1
        if index < len(self.stack) and self.stack[index] < n:
            return self.stack[index]
        return number(self.key, index, n)


def number(key: bytes, index: int, n: int) -> int:
    """Return the number below n with this index. Values that would favour small numbers are rejected."""
    limit = WORD - WORD % n
    attempt = 0
    while True:
        # one call in C: faster, and it does not release the interpreter's lock
        block = hmac.new(key, f"draw {index} try {attempt}".encode(), "sha256").digest()
        value = int.from_bytes(block[:8], "big")
        if value < limit:
            return value % n
        attempt += 1


def key_of(seed: str) -> bytes:
    """Return the key of a live table's stream. The seed should hold 256 secret random bits."""
    return hashlib.sha256(b"meadhall luck:" + seed.encode()).digest()


def commitment(seed: str) -> str:
    """Return the hash of a seed. It is published before the game, commits to the seed and reveals nothing about it."""
    return hashlib.sha256(b"meadhall seed:" + seed.encode()).hexdigest()


# -- the source of luck that a record names


def is_live(header: dict[str, Any]) -> bool:
    """Does the record use `LiveChance`? A record that names no source is older and uses `FastChance`."""
    return "generator" in header


def source_of(body: dict[str, Any]) -> Chance:
    """Return the source of luck that a record names. Without its secret it can only repeat recorded numbers."""
    if not is_live(body):
        return _earlier(body.get("state"))
    if body["generator"] != GENERATOR:
        right = f"this program knows {GENERATOR!r}; a newer one may read it"
        raise RecordError(f"unknown source of luck {body['generator']!r}", right=right)
    out = LiveChance(_key(body.get("key", "")), _stack(body.get("stack", [])))
    out.strict = not out.key
    return out


def source_from(seed: str, header: dict[str, Any]) -> Chance:
    """Return the source of luck as it was when a game began from this seed."""
    return LiveChance(key_of(seed), []) if is_live(header) else seeded(seed)


def _earlier(state: object) -> FastChance:
    halves = [n for n in state if isinstance(n, int) and 0 < n < 2**31] if isinstance(state, list) else []
    out = FastChance(halves[0], halves[1]) if len(halves) == 2 else FastChance(1, 1)
    out.strict = len(halves) != 2
    return out


def _key(text: object) -> bytes:
    """Read the key of a record: hexadecimal, or "" if it is kept secret."""
    try:
        key = bytes.fromhex(text) if isinstance(text, str) else b"?"
    except ValueError:
        key = b"?"
    if len(key) not in (0, KEY_BYTES):
        raise RecordError("the key of luck is not well formed", right=f"{2 * KEY_BYTES} hexadecimal digits")
    return key


def _stack(numbers: object) -> list[int]:
    if isinstance(numbers, list) and all(isinstance(n, int) and n >= 0 for n in numbers):
        return numbers
    raise RecordError("the first numbers of the luck are not well formed", right="whole numbers, none below 0")


def secret_of(chance: Chance) -> dict[str, Any]:
    """Return what a record must hold so that its game can be continued."""
    if isinstance(chance, LiveChance):
        return {"key": chance.key.hex(), "stack": chance.stack} if chance.stack else {"key": chance.key.hex()}
    return {"state": list(chance.state())}
