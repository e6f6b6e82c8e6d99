"""Was the luck of a finished game what the hall had promised? See luck.md. Needs nothing but Python.

    python check_luck.py RECORD.json [COMMITMENT]

RECORD.json is the game's record as the hall gives it out, COMMITMENT what the hall told before the game.
"""

import hashlib
import hmac
import json
import sys

PLAIN = [chr(code) for code in range(0x23, 0x7F) if chr(code) not in '"\\']


def numbers(letters):
    """One letter is one number."""
    return [PLAIN.index(letter) if letter in PLAIN else ord(letter) - 0x100 for letter in letters]


def drawn(key, index, n):
    """The number below n with this index."""
    attempt = 0
    while True:
        block = hmac.new(key, f"draw {index} try {attempt}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(block[:8], "big")
        if value < 2**64 - 2**64 % n:
            return value % n
        attempt += 1


def trouble(record, told):
    """What is wrong with the luck of a record, or ""."""
    promise = record["promise"]
    if record.get("generator") != "hmac-sha256/1":
        return "this game has luck of another sort"
    if hashlib.sha256(b"meadhall seed:" + promise["seed"].encode()).hexdigest() != told:
        return "the hall's seed is not the one it had promised"
    parts = [promise["seed"], *promise["entropy"]]
    whole = "".join(hashlib.sha256(part.encode()).hexdigest() for part in parts)
    key = hashlib.sha256(b"meadhall luck:" + whole.encode()).digest()
    luck, spans = numbers(record["luck"]), numbers(promise["spans"])
    if len(luck) != len(spans):
        return f"{len(luck)} numbers of luck, but {len(spans)} spans"
    for index, (value, n) in enumerate(zip(luck, spans, strict=True)):
        if value != drawn(key, index, n):
            return f"number {index} is {value} below {n}, but {drawn(key, index, n)} was promised"
    return ""


with open(sys.argv[1], encoding="utf-8") as file:
    record = json.load(file)
wrong = trouble(record, sys.argv[2] if len(sys.argv) > 2 else record["promise"]["commitment"])
print(wrong or f"all {len(record['luck'])} numbers are as promised")
sys.exit(1 if wrong else 0)
