"""Records: header, answers and luck define a game. Save, load, replay and undo are one mechanism."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

from meadhall.core.chance import Chance, FastChance
from meadhall.core.errors import IllegalAnswer, MeadhallError, RecordError
from meadhall.core.fair import GENERATOR, LiveChance, commitment, key_of, secret_of, source_of
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup

FORMAT: Final = "meadhall-game"
FORMAT_VERSION: Final = 1
DIGEST_EVERY: Final = 64
MOST_BYTES: Final = 4_000_000
MOST_ANSWERS: Final = 200_000
LETTERS: Final = [chr(code) for code in range(0x23, 0x7F) if chr(code) not in '"\\']
EDITED: Final = "the file is cut off or was edited"
LATER: Final = 0x100  # code points beyond ASCII


class Mark:
    """The count of numbers drawn and of secrets learned before an answer."""

    def __init__(self, match: Match, luck: int) -> None:
        self.learned = match.learned
        self.luck = luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded:
    """A match and its record."""

    def __init__(self, game: Game, setup: Setup, chance: Chance, header: dict[str, Any], live: bool) -> None:
        self.game = game
        self.setup = setup
        self.header = header
        self.live = live
        self.luck: list[int] = []
        self.spans: list[int] = []  # the n of each number drawn
        chance.log, chance.spans = self.luck, self.spans
        self.match = game.new(game.rulebook(setup), chance, live=live, log=True)
        self.answers: list[tuple[int, int]] = []
        self.marks: list[Mark] = []
        self.digests: list[str] = []
        self.by: list[list[int]] = []  # the seats of answers that did not come from the first seat asked

    def answer(self, seat: int, action: int) -> None:
        """Take a legal answer and record it. An illegal one changes nothing."""
        mark = Mark(self.match, len(self.luck))
        digest = state_digest(self.match) if len(self.answers) % DIGEST_EVERY == 0 else ""
        first = self.match.asked()
        self.match.answer(seat, action)
        if digest:
            self.digests.append(digest)
        if seat != first:
            self.by.append([len(self.answers), seat])
        self.answers.append((seat, action))
        self.marks.append(mark)

    # -- undo

    def can_undo(self, seat: int) -> bool:
        """Is the last answer this seat's, and has no player learned anything since?"""
        if len(self.answers) == 0 or self.answers[-1][0] != seat:
            return False
        mark = self.marks[-1]
        return mark.learned == self.match.learned and mark.luck == len(self.luck)

    def undo(self, seat: int) -> None:
        """Take the last answer back, without a penalty."""
        if not self.can_undo(seat):
            raise IllegalAnswer("a player has learned something since", right="ask the table to go back together")
        self.rewind(len(self.answers) - 1)

    def rewind(self, count: int) -> None:
        """Return to the position after the first `count` answers.

        The same numbers come again, so an undo changes no luck. In games begun with `FastChance` luck continues
        instead, because it did so when they were played.
        """
        earlier = self.at(count)
        earlier.match.chance.go_on(self.match.chance.state())
        self.match, self.luck, self.spans = earlier.match, earlier.luck, earlier.spans
        self.answers, self.marks = earlier.answers, earlier.marks
        self.digests, self.by = earlier.digests, earlier.by

    def at(self, count: int) -> Recorded:
        """Return the same game after its first `count` answers."""
        if not 0 <= count <= len(self.answers):
            raise RecordError(f"no answer {count}", right=f"this game has {len(self.answers)}")
        luck = self.marks[count].luck if count < len(self.answers) else len(self.luck)
        source = self.match.chance.copy()
        source.drawn = 0
        return replay(self.game, self.setup, self.header, self.answers[:count], self.luck[:luck], self.live, source)

    # -- saving

    def save(self, secret: bool = True) -> str:
        """Return the record as JSON.

        The state of the luck is secret. Without it the game can be watched but not continued.
        """
        spoken = [action_name(self.game, self.match, action) for _, action in self.answers]
        names, index = group_names(spoken)
        body: dict[str, Any] = dict(self.header)
        body |= {"names": names, "answers": to_letters([index[name] for name in spoken]), "by": self.by}
        body |= {"luck": to_letters(self.luck), "digests": "".join(self.digests)}
        if secret:
            body |= secret_of(self.match.chance)
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def start(
    game: Game,
    setup: Setup,
    seed: str,
    names: list[str] | None = None,
    live: bool = False,
    stack: list[int] | None = None,
) -> Recorded:
    """Return a new recorded game, with the luck of live tables."""
    header = _header(game, setup) | {
        "seats": names or [f"seat {seat + 1}" for seat in range(setup.seats)],
        "live": live,
        "seed_commitment": commitment(seed),
        "generator": GENERATOR,
    }
    return Recorded(game, setup, LiveChance(key_of(seed), stack or []), header, live)


def _header(game: Game, setup: Setup) -> dict[str, Any]:
    """Return the header: the game, its setup, and the versions of its rules and cards."""
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": game.key,
        "rules": game.version,
        "cards": setup.cards,
        "cards_digest": game.cards_digest(game.rulebook(setup)),
        "modules": setup.modules,
        "options": setup.options,
    }


def replay(
    game: Game,
    setup: Setup,
    header: dict[str, Any],
    answers: list[tuple[int, int]],
    luck: list[int],
    live: bool,
    chance: Chance,
) -> Recorded:
    """Replay answers with the recorded luck. Seat -1 is the first seat asked."""
    chance.follow(luck)
    out = Recorded(game, setup, chance, header, live)
    for at, (seat, action) in enumerate(answers):
        try:
            out.answer(out.match.asked() if seat < 0 else seat, action)
        except MeadhallError as error:
            raise RecordError(f"answer {at + 1} of {len(answers)} does not fit: {error}") from None
    if chance.at != len(luck):
        raise RecordError(f"{len(luck) - chance.at} numbers of luck are left over", right=EDITED)
    return out


def load(game: Game, body: dict[str, Any]) -> Recorded:
    """Load a saved game. It is replayed and checked answer by answer."""
    setup, live = read_header(game, body)
    luck = from_letters(text_of(body, "luck"), "luck")
    names, source = game.begin(game.rulebook(setup), FastChance(1, 1)), source_of(body)
    watched, state = source.strict, source.state()
    out = replay(game, setup, header_of(body), read_answers(game, names, body), luck, live, source)
    check_digests(out, text_of(body, "digests"))
    if not watched:
        source.go_on(state)
    return out


def header_of(body: dict[str, Any]) -> dict[str, Any]:
    """Return the header of a record. Earlier games name no source of luck."""
    return {key: body[key] for key in [*HEADER_KEYS, "generator"] if key in body}


HEADER_KEYS: Final = [
    "format",
    "version",
    "game",
    "rules",
    "cards",
    "cards_digest",
    "modules",
    "options",
    "seats",
    "live",
    "seed_commitment",
]


def parse(text: str) -> dict[str, Any]:
    """Parse the JSON of a saved game. It is checked before anything in it is used."""
    if len(text.encode()) > MOST_BYTES:
        raise RecordError("this file is too large for a saved game", right=f"at most {MOST_BYTES} bytes")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a saved game: {error}", right=EDITED) from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise RecordError("not a saved game", right=f'its "format" must be {FORMAT!r}')
    if body.get("version") != FORMAT_VERSION:
        right = f"this program reads version {FORMAT_VERSION}; a newer one may read it"
        raise RecordError(f"format version {body.get('version')!r}", right=right)
    for key in [*HEADER_KEYS, "names", "answers", "by", "luck", "digests"]:
        if key not in body:
            raise RecordError(f"{key!r} is missing", right=EDITED)
    return body


def read_header(game: Game, body: dict[str, Any]) -> tuple[Setup, bool]:
    """Return the setup, with the version of rules and cards that the game began with."""
    rules, seats, modules, options = body["rules"], body["seats"], body["modules"], body["options"]
    if not isinstance(rules, int) or not 1 <= rules <= game.version:
        right = f"this program knows versions up to {game.version}; a newer one may read it"
        raise RecordError(f"played by rules version {rules!r}", right=right)
    well_formed = isinstance(seats, list) and isinstance(modules, list) and isinstance(options, dict)
    if not well_formed or not all(isinstance(key, str) for key in [*modules, *options, *options.values()]):
        raise RecordError("the header is not well formed", right=EDITED)
    for cards in [str(body["cards"]), *game.older_cards(str(body["cards"]))]:
        setup = game.setup(len(seats), modules, options, cards=cards, rules=rules)
        if game.cards_digest(game.rulebook(setup)) == body["cards_digest"]:
            return setup, body["live"] is True
    right = f"no version of the set {body['cards']!r} here has it; play it with the cards it was played with"
    raise RecordError(f"its cards have the digest {body['cards_digest']!r}", right=right)


def read_answers(game: Game, match: Match, body: dict[str, Any]) -> list[tuple[int, int]]:
    """Return seat and action of every answer."""
    names, exceptions = body["names"], body["by"]
    if not isinstance(names, dict) or not isinstance(exceptions, list):
        raise RecordError("`names` must be a table and `by` a list", right=EDITED)
    actions = [named_action(game, match, name) for name in ungroup_names(names)]
    by = dict([pair_of(item) for item in exceptions])
    letters = from_letters(text_of(body, "answers"), "answers")
    if len(letters) > MOST_ANSWERS or any(letter >= len(actions) for letter in letters):
        raise RecordError("an answer has no name", right=EDITED)
    return [(by.get(at, -1), actions[letter]) for at, letter in enumerate(letters)]


def pair_of(item: object) -> tuple[int, int]:
    """Check and return an entry of `by`."""
    if isinstance(item, list) and len(item) == 2 and isinstance(item[0], int) and isinstance(item[1], int):
        return item[0], item[1]
    raise RecordError(f"{item!r} is not a pair of numbers", right=EDITED)


def text_of(body: dict[str, Any], key: str) -> str:
    """Return a field that must be a text."""
    value = body[key]
    if not isinstance(value, str):
        raise RecordError(f"{key!r} must be a text", right=EDITED)
    return value


def check_digests(record: Recorded, digests: str) -> None:
    """Compare the checksums that the file holds at regular intervals."""
    size = DIGEST_SIZE
    for at, digest in enumerate(record.digests):
        if digests[at * size : (at + 1) * size] != digest:
            raise RecordError(f"the game differs before answer {at * DIGEST_EVERY + 1}", right=EDITED)


def action_name(game: Game, match: Match, action: int) -> str:
    """Return the stable name of an answer: its verb and the thing it is about."""
    verb = game.vocabulary.verb_of(action)
    if verb.count == 1:
        return verb.key
    return f"{verb.key}:{game.key_of(match, verb.sort, verb.arg(action))}"


def group_names(spoken: list[str]) -> tuple[dict[str, list[str]], dict[str, int]]:
    """Group distinct names by verb. Return the groups, and the number of each given name in that order."""
    names: dict[str, list[str]] = {}
    for name in spoken:
        verb, _, about = name.partition(":")
        if about not in names.setdefault(verb, []):
            names[verb].append(about)
    return names, {name: at for at, name in enumerate(ungroup_names(names))}


def ungroup_names(names: dict[str, list[str]]) -> list[str]:
    """Return the names in the order of their numbers."""
    if not all(isinstance(things, list) for things in names.values()):
        raise RecordError("`names` must hold lists", right=EDITED)
    return [f"{verb}:{about}" if about else verb for verb, things in names.items() for about in things]


def named_action(game: Game, match: Match, name: object) -> int:
    """Return the answer behind a stable name."""
    key, _, about = str(name).partition(":")
    verb = game.vocabulary.verbs.get(key)
    if verb is None:
        raise RecordError(f"no verb {key!r}", right="the file is of a newer program or was edited")
    try:
        argument = game.number_of(match, verb.sort, about) if about else 0
    except (KeyError, ValueError, StopIteration):
        raise RecordError(f"nothing is named {about!r}", right=EDITED) from None
    if not 0 <= argument < verb.count:
        raise RecordError(f"{name!r} is out of range", right=EDITED)
    return verb.of(argument)


DIGEST_SIZE: Final = 8


def state_digest(match: Match) -> str:
    """Return a short checksum of all that any seat sees."""
    mark = hashlib.sha256(f"{match.pending},{match.learned},{match.chance.drawn}".encode())
    for seat in range(match.seats):
        mark.update(match.observe(seat))
    return mark.hexdigest()[:DIGEST_SIZE]


def to_letters(numbers: list[int]) -> str:
    """Encode small numbers as text, one letter each."""
    return "".join(LETTERS[n] if n < len(LETTERS) else chr(LATER + n) for n in numbers)


def from_letters(text: str, what: str) -> list[int]:
    """Decode the numbers of a text."""
    out: list[int] = []
    for letter in text:
        if letter in LETTERS:
            out.append(LETTERS.index(letter))
        elif ord(letter) >= LATER + len(LETTERS):
            out.append(ord(letter) - LATER)
        else:
            raise RecordError(f"{letter!r} in `{what}` means nothing", right=EDITED)
    return out
