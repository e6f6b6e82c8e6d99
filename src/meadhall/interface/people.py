"""A match as people see it: questions with reasons, refusals with rules, log lines. (not compiled)

These are computed on demand from the state of the engine; games among bots do not need them.
"""

from __future__ import annotations

from functools import lru_cache

from meadhall.core.events import Event
from meadhall.core.game import Game
from meadhall.core.game import prompt as prompt
from meadhall.core.match import Match
from meadhall.core.verbs import PASS
from meadhall.interface.wire import LogLine, Option, Question, Refusal, Subject

MADE_ONCE = 16_384  # size of the caches of options and subjects: the same ones come often


def question_for(game: Game, match: Match, seat: int) -> Question | None:
    """Return the question that the seat must answer, or None."""
    if not match.is_asked(seat):
        return None
    top = match.stack[-1]
    options = [option(game, match, action, seat) for action in match.legal(seat)]
    sort, number = top.about(match)
    refusals = [o.action for o in options if o.verb in game.refusals]
    return Question(
        seat=seat,
        prompt=prompt(game, match),
        rule=rule(game, match),
        about=subject(game, match, sort, number) if sort and sort != "moment" else None,
        options=options,
        optional=len(refusals) > 0,
        default=refusals[0] if refusals else None,
    )


def rule(game: Game, match: Match) -> str:
    """Return the rule that asks the question."""
    top = match.stack[-1]
    sort, number = top.about(match)
    return top.rule or game.moment_rule(number if sort == "moment" else -1)


def option(game: Game, match: Match, action: int, seat: int) -> Option:
    """Return one legal answer with its words and its rule."""
    verb = game.vocabulary.verb_of(action)
    sort, number = game.spoken(match, seat, verb.sort, verb.arg(action))
    key = game.key_of(match, sort, number) if sort else ""
    return _option(action, verb.key, verb.rule, sort, key, number)


@lru_cache(MADE_ONCE)
def _option(action: int, verb: str, rule: str, sort: str, key: str, number: int) -> Option:
    return Option(action=action, verb=verb, subject=_subject(sort, key, number) if sort else None, rule=rule)


def subject(game: Game, match: Match, sort: str, number: int) -> Subject:
    """Return the thing that an option or event is about."""
    return _subject(sort, game.key_of(match, sort, number), number)


@lru_cache(MADE_ONCE)
def _subject(sort: str, key: str, number: int) -> Subject:
    return Subject(sort=sort, key=key, number=number)


def refusal(game: Game, match: Match, seat: int, action: int) -> Refusal | None:
    """Return why an action is not legal, or None if it is."""
    if match.is_asked(seat) and action in match.legal(seat):
        return None
    verb = game.vocabulary.verb_of(action)
    rule = match.why_not(seat, action) if match.is_asked(seat) else ""
    reason = "not-your-turn" if not match.is_asked(seat) else "not-now" if action == PASS else "forbidden"
    return Refusal(action=action, verb=verb.key, rule=rule or verb.rule, reason=reason)


def log(game: Game, match: Match, seat: int, since: int = 0) -> list[LogLine]:
    """Return the log as the seat may see it; -1 is a spectator."""
    events = match.log or []
    return [log_line(game, match, at, events[at], seat) for at in range(since, len(events))]


def log_line(game: Game, match: Match, number: int, event: Event, seat: int) -> LogLine:
    """Return one event. A seat that may not see it learns only that something happened."""
    seen = event.seen_by(seat)
    sorts = event.what.sorts  # the last kind is for all further numbers
    subjects = [
        subject(game, match, sorts[min(at, len(sorts) - 1)], value)
        for at, value in enumerate(event.numbers)
        if seen and sorts
    ]
    return LogLine(number=number, name=event.what.key, seat=event.seat, subjects=subjects, hidden=not seen)
