"""The randomness of live tables: a cryptographic stream; dice reveal nothing about later ones. See docs/luck.md.

Number k depends on the key and k alone: after a take-back the same numbers come again, whatever was answered
meanwhile. Its whole state is the key and how many numbers were drawn.
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
NO_STATE: Final = (0, 0)  # the fast one's halves are never 0


class LiveChance(Chance):
    """HMAC-SHA-256 over a counter. A lesson fixes its first numbers in `stack`."""

    def __init__(self, key: bytes, stack: list[int]) -> None:
        super().__init__()
        self.key = key
        self.stack = stack

    def copy(self) -> LiveChance:
        """The same luck again."""
        twin = LiveChance(self.key, self.stack)
        self.copy_into(twin)
        return twin

    def fork(self) -> FastChance:
        """Refused: a bot's search must not draw from the randomness of the table."""
        raise RulebookError("thoughts need luck of their own, not the table's")

    def state(self) -> tuple[int, int]:
        """None: the key never changes."""
        return NO_STATE

    def go_on(self, state: tuple[int, int]) -> None:
        """Go on after what was drawn, without a script."""
        if not self.key:
            raise RecordError("the luck to come is not in this record", right="such a game can only be watched")
        super().go_on(state)

    def aside(self, about: str) -> str:
        """Randomness for a bot's search: the same for the same words, independent of the numbers drawn at the table."""
        return hmac.digest(self.key, b"aside " + about.encode(), "sha256").hex()

    def _rolled(self, n: int) -> int:
        index = self.drawn - 1
        if index < len(self.stack) and self.stack[index] < n:
            return self.stack[index]
        return number(self.key, index, n)


def number(key: bytes, index: int, n: int) -> int:
    """The number below n with this index; values that would favour small numbers are rejected."""
    limit = WORD - WORD % n
    attempt = 0
    while True:
        block = hmac.new(key, f"draw {index} try {attempt}".encode(), "sha256").digest()  # keeps the interpreter's lock
        value = int.from_bytes(block[:8], "big")
        if value < limit:
            return value % n
        attempt += 1


def key_of(seed: str) -> bytes:
    """The key of a live table's stream; the seed should hold 256 bits that nobody knows."""
    return hashlib.sha256(b"meadhall luck:" + seed.encode()).digest()


def commitment(seed: str) -> str:
    """The hash of a seed, published before the game: it commits to the seed and reveals nothing."""
    return hashlib.sha256(b"meadhall seed:" + seed.encode()).hexdigest()


# -- the source that a record names


def is_live(header: dict[str, Any]) -> bool:
    """Does the record use `LiveChance`? One that names no source is older."""
    return "generator" in header


def source_of(body: dict[str, Any]) -> Chance:
    """The source that a record names. Without its secret it can only repeat the numbers in the record."""
    if not is_live(body):
        return _earlier(body.get("state"))
    if body["generator"] != GENERATOR:
        right = f"this program knows {GENERATOR!r}; a newer one may read it"
        raise RecordError(f"luck of the sort {body['generator']!r}", right=right)
    out = LiveChance(_key(body.get("key", "")), _stack(body.get("stack", [])))
    out.strict = not out.key
    return out


def source_from(seed: str, header: dict[str, Any]) -> Chance:
    """The source as it was when a game began from this seed."""
    return LiveChance(key_of(seed), []) if is_live(header) else seeded(seed)


def _earlier(state: object) -> FastChance:
    halves = [n for n in state if isinstance(n, int) and 0 < n < 2**31] if isinstance(state, list) else []
    out = FastChance(halves[0], halves[1]) if len(halves) == 2 else FastChance(1, 1)
    out.strict = len(halves) != 2
    return out


def _key(text: object) -> bytes:
    """The key as a record has it: hexadecimal, or "" where it is kept secret."""
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
    raise RecordError("the stack of luck is not well formed", right="whole numbers, none below 0")


def secret_of(chance: Chance) -> dict[str, Any]:
    """What a record must hold so that its game can be continued."""
    if isinstance(chance, LiveChance):
        return {"key": chance.key.hex(), "stack": chance.stack} if chance.stack else {"key": chance.key.hex()}
    return {"state": list(chance.state())}
