"""Fair luck: the hall commits to a seed before it knows what the seats will add; afterwards anybody can verify it.

The seed is an HMAC of the commitment's name with a secret of the hall, so nothing is stored for commitments that
are never used. A name is good for one table only.
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
from meadhall.server.contract.messages import Pledge
from meadhall.server.contract.requests import Check, Proof
from meadhall.server.play.archive import Promise
from meadhall.server.play.position import HostedGame, Position
from meadhall.server.play.replay_cache import path_to
from meadhall.server.store.rows import Row

OWN_SIGN = ":"  # in the names of promises that only the hall takes up
SECRET = "luck"  # the key of the hall's secret among its settings


def new_secret() -> str:
    """A secret for a new hall."""
    return secrets.token_hex(32)


def new_pledge() -> str:
    """The name of a promise."""
    return secrets.token_urlsafe(16)


def pledge_after(table: str) -> str:
    """The promise for the game that the same people play next; nobody else can name it, for the sign in it."""
    return f"after{OWN_SIGN}{table}"


def seed_behind(secret: str, pledge: str) -> str:
    """The hall's part of the luck."""
    return hmac.new(secret.encode(), pledge.encode(), hashlib.sha256).hexdigest()


def promise(secret: str, pledge: str) -> Pledge:
    """What may be told beforehand."""
    return Pledge(pledge, commitment(seed_behind(secret, pledge)))


def whole_seed(seed: str, entropy: list[str]) -> str:
    """The luck of a game: the hall's part and what each seat added, in the order of the seats."""
    return "".join(hashlib.sha256(part.encode()).hexdigest() for part in [seed, *entropy])


def earlier_seed(seed: str, entropy: list[str]) -> str:
    """The same for games that were begun with the earlier generator."""
    return json.dumps([seed, *entropy])


# -- looking after the game


def prove(game: HostedGame, header: str, told: str, rows: list[Row]) -> Proof:
    """Was the luck what was promised? The whole game is played again from the seed and compared."""
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
    """The same for a game that was saved from a hall: whoever doubts the hall checks it at home."""
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
    """Are the answers and the luck of the record those that were proved?"""
    told = [action_name(saved.game, saved.match, action) for _, action in saved.answers]
    luck = promise.deal + [number for row in path for number in row.luck]
    spans = to_letters(saved.spans) if is_live(saved.header) else promise.spans
    return (told, saved.luck, spans) == ([row.action for row in path], luck, promise.spans)


def _answers_checked(first: Position, rows: list[Row]) -> Check:
    """Every answer again, with luck from the seed instead of luck from the record."""
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
    """Take one row again; what is wrong with it, or ""."""
    now = line[-1]
    if row.kind == "undo":
        back = line[-row.taken_back - 1]
        del line[-row.taken_back - 1 :]
        line.append(back.lucky(row.state))
        return "" if row.state == now.given.state else "luck was turned back"
    line.append(now.answered(row.seat, now.named(row.action)))
    given = line[-1].given
    return "" if (given.luck, given.state) == (row.luck, row.state) else "other luck"
