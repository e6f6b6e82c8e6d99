"""Provably fair luck: the hall commits to a seed before it sees the entropy of the seats.

The seed is an HMAC of the pledge's name with the hall's secret, so unused pledges need no storage. A name is valid for
one table only. After the game players can verify the luck.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import Any

import msgspec

from meadhall.core.errors import MeadhallError, RecordError
from meadhall.core.fair import commitment, is_live
from meadhall.core.record import EDITED, Recorded, action_name, to_letters
from meadhall.server.protocol.messages import Pledge
from meadhall.server.protocol.requests import Check, Proof
from meadhall.server.storage.rows import Row
from meadhall.server.tables.archive import Promise
from meadhall.server.tables.position import HostedGame, Position
from meadhall.server.tables.replay_cache import path_to

OWN_SIGN = ":"  # in names of pledges that only the hall may use
SECRET = "luck"  # the setting that holds the hall's secret


def new_secret() -> str:
    """Return a random secret for a new hall."""
    return secrets.token_hex(32)


def new_pledge() -> str:
    """Return a random name for a pledge."""
    return secrets.token_urlsafe(16)


def pledge_after(table: str) -> str:
    """The name of the pledge for the rematch of a table. Pages cannot claim it, because of OWN_SIGN."""
    return f"after{OWN_SIGN}{table}"


def seed_behind(secret: str, pledge: str) -> str:
    """The hall's seed for a pledge."""
    return hmac.new(secret.encode(), pledge.encode(), hashlib.sha256).hexdigest()


def promise(secret: str, pledge: str) -> Pledge:
    """The pledge with the commitment to its seed, to be shown before the game."""
    return Pledge(pledge, commitment(seed_behind(secret, pledge)))


def whole_seed(seed: str, entropy: list[str]) -> str:
    """The seed of a game: the hall's seed and the entropy of each seat, in the order of the seats."""
    return "".join(hashlib.sha256(part.encode()).hexdigest() for part in [seed, *entropy])


def earlier_seed(seed: str, entropy: list[str]) -> str:
    """The seed of a game that was begun with the earlier generator."""
    return json.dumps([seed, *entropy])


# -- verification after the game


def prove(game: HostedGame, header: str, told: str, rows: list[Row]) -> Proof:
    """Replay a game from its seed and compare its luck with the stored luck and the commitment `told`."""
    body = json.loads(header)
    seed, entropy = str(body["seed"]), [str(part) for part in body["entropy"]]
    checks = [Check("commitment", commitment(seed) == told, told)]
    whole = whole_seed(seed, entropy) if is_live(body) else earlier_seed(seed, entropy)
    again, first = game.again(header, whole)
    dealt = json.loads(again)
    same = dealt["luck"] == body["luck"] and dealt["state"] == body["state"]
    checks.append(Check("deal", same, f"{len(body['luck'])}"))
    checks.append(_answers_checked(first, rows))
    return Proof(all(check.good for check in checks), told, seed, entropy, checks)


def prove_file(game: HostedGame, saved: Recorded, body: dict[str, Any]) -> Proof:
    """Verify the luck of a saved game file, without the hall that played it."""
    try:
        promise = msgspec.convert(body["promise"], type=Promise)
    except KeyError:
        right = "save the game from the hall when it is over; lessons and forks prove nothing"
        raise RecordError("this file holds no promise of luck", right=right) from None
    except msgspec.ValidationError as wrong:
        raise RecordError(f"the promise is not well formed: {wrong}", right=EDITED) from None
    rows = promise.versions()
    proof = prove(game, promise.header(saved.header), promise.commitment, rows)
    same = _is_that_game(saved, promise, path_to(rows, len(rows)))
    checks = [*proof.checks, Check("record", same, f"{len(saved.answers)}")]
    return msgspec.structs.replace(proof, good=proof.good and same, checks=checks)


def _is_that_game(saved: Recorded, promise: Promise, path: list[Row]) -> bool:
    """Whether the record has the same answers and luck as the verified rows."""
    told = [action_name(saved.game, saved.match, action) for _, action in saved.answers]
    luck = promise.deal + [number for row in path for number in row.luck]
    spans = to_letters(saved.spans) if is_live(saved.header) else promise.spans
    return (told, saved.luck, spans) == ([row.action for row in path], luck, promise.spans)


def _answers_checked(first: Position, rows: list[Row]) -> Check:
    """Replay every row with luck from the seed, and report the first difference."""
    line, numbers = [first], 0
    for row in rows:
        try:
            wrong = _checked(line, row)
        except MeadhallError as trouble:
            wrong = str(trouble)
        if wrong:
            return Check("answers", False, f"{row.version}: {wrong}")
        numbers += len(row.luck)
    return Check("answers", True, f"{len(rows)}, {numbers}")


def _checked(line: list[Position], row: Row) -> str:
    """Replay one row; return what is wrong with it, or ""."""
    now = line[-1]
    if row.kind == "undo":
        back = line[-row.taken_back - 1]
        del line[-row.taken_back - 1 :]
        line.append(back.lucky(row.state))
        return "" if row.state == now.given.state else "luck was turned back"
    line.append(now.answered(row.seat, now.named(row.action)))
    given = line[-1].given
    return "" if (given.luck, given.state) == (row.luck, row.state) else "other luck"
