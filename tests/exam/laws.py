"""The laws of every match of every game. Each function returns "" or what is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.core.chance import Chance, seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Part
from meadhall.core.play import unanswerable
from meadhall.core.record import Recorded
from meadhall.core.zones import Zone
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.valhalla.table import Valhalla
from meadhall.interface import people, shelf
from tests.exam.dump import dump

TRIES = 12
FAR = 100  # how many steps a copy is played on
SOME_ACTIONS = 24  # answers that a player might try, legal or not


def copies(match: Match, chance: Chance) -> str:
    """A copy is equal, and playing it does not change the original."""
    before = dump(match)
    twin = match.copy()
    if dump(twin) != before:
        return "a copy differs"
    for _ in range(FAR):
        if twin.pending:
            seat = twin.asked()
            options = twin.legal(seat)
            twin.step(seat, options[chance.pick(len(options))])
    return "" if dump(match) == before else "playing a copy changed the original"


def hiding(game: Game, view: Any, match: Match, chance: Chance) -> str:
    """A seat cannot tell the real match from any world sampled for it: observation, view and question are equal."""
    for seat in range(match.seats):
        world = match.determinize(seat, chance)
        if world.observe(seat) != match.observe(seat):
            return f"seat {seat} observes something hidden"
        if seen(game, view, world, seat) != seen(game, view, match, seat):
            return f"seat {seat} is shown something hidden"
        if match.is_asked(seat) and world.legal(seat) != match.legal(seat):
            return f"the options of seat {seat} depend on something hidden"
    return onlookers(view, match, chance)


def asking(game: Game, view: Any, match: Match, chance: Chance) -> str:
    """Queries change nothing, and a second query gives the same result."""
    before, found = dump(match), questions(game, view, match, chance)
    for name, question in found.items():
        if question() != question():
            return f"{name} says something else the second time"
    return "" if dump(match) == before else f"one of these changes the match: {', '.join(found)}"


Questions = dict[str, Callable[[], object]]


def questions(game: Game, view: Any, match: Match, chance: Chance) -> Questions:
    """Run every query about a match, for every seat, asked or not, and for spectators."""
    seats = range(match.seats)
    actions = [chance.pick(match.rules.vocabulary.size) for _ in range(SOME_ACTIONS)] + match.legal(match.asked())[:4]
    table, owners = match.rules.vocabulary.table, match.rules.owners
    known = [action for action in actions if (verb := table[action]) is not None and owners[verb.page] is not None]
    return {
        "legal": lambda: [match.legal(seat)[:] for seat in seats],
        "mask": lambda: [match.mask(seat) for seat in seats],
        "why_not": lambda: [match.why_not(seat, action) for seat in seats for action in actions],
        "refusal": lambda: [people.refusal(game, match, seat, action) for seat in seats for action in known],
        "question": lambda: [people.question_for(game, match, seat) for seat in seats],
        "observe": lambda: [match.observe(seat) for seat in seats],
        "view": lambda: [msgspec.json.encode(view(match, seat)) for seat in range(-1, match.seats)],
        "scores": lambda: [match.scores(), match.lost_together(), game.ended_by(match)],
        "broken": lambda: [module.broken(match) for module in match.rules.modules],
    }


def reckoning(game: Game, match: Match) -> str:
    """Odds are computed in a sampled world."""
    before = dump(match)
    shelf.odds(game, match, match.asked())
    return "" if dump(match) == before else "odds change the match"


def onlookers(view: Any, match: Match, chance: Chance) -> str:
    """A spectator sees nothing that is hidden from any seat."""
    shuffled = match.determinize(-1, chance)
    if msgspec.json.encode(view(shuffled, -1)) != msgspec.json.encode(view(match, -1)):
        return "a spectator is shown something hidden"
    return ""


def seen(game: Game, view: Any, match: Match, seat: int) -> bytes:
    """Return all bytes that a person gets: the table, the question, the seats that are waited for."""
    question = people.question_for(game, match, seat)
    return msgspec.json.encode([view(match, seat), question, match.pending])


def imagination(match: Match, seat: int, chance: Chance) -> str:
    """Sampled worlds differ: what the others hide is really dealt again."""
    hidden = [z for z in match.zones() if not z.known_to(seat) and 0 <= z.owner != seat and z.cards]
    truth = [sorted(zone.cards) for zone in hidden]
    pools, sorted_out = {zone.pool for zone in hidden}, zones_with_known_cards(match)
    elsewhere = [z for z in match.zones() if not z.known_to(seat) and z.cards and z.pool in pools]
    elsewhere = [zone for zone in elsewhere if not any(zone is other for other in sorted_out)]
    if sum(len(cards) for cards in truth) < 3 or len(elsewhere) < 2:
        return ""  # cards that can be in one place only are known by counting
    for _ in range(TRIES):
        world = match.determinize(seat, chance)
        zones = [z for z in world.zones() if not z.known_to(seat) and 0 <= z.owner != seat and z.cards]
        dealt = [sorted(zone.cards) for zone in zones]
        if dealt != truth:
            return ""
    return f"seat {seat} always imagines the true cards"


def zones_with_known_cards(match: Match) -> list[Zone]:
    """Return zones of parts that restrict their cards, and so may have nothing to exchange with others."""
    parts = [part for part in match.parts if part is not None and type(part).imagined is not Part.imagined]
    return [zone for part in parts for zone in part.zones()]


def worlds_can_be_played(match: Match, seat: int, chance: Chance) -> str:
    """Every sampled world can be played to the end."""
    world = match.determinize(seat, chance)
    for _ in range(60):
        if world.over:
            return ""
        if broken := unanswerable(world):
            return f"in a world of seat {seat}: {broken}"
        asked = world.asked()
        options = world.legal(asked)
        world.step(asked, options[chance.pick(len(options))])
    return ""


def no_tells(match: Match, chance: Chance) -> str:
    """On a live table, the next asked seat does not depend on what the others cannot see."""
    seat = match.asked()
    for watcher in range(match.seats):
        world = match.determinize(watcher, chance)
        if world.legal(seat) != match.legal(seat):
            continue  # the answer is not legal in that world
        for action in match.legal(seat)[-8:]:
            true_twin, world_twin = match.copy(), world.copy()
            world_twin.chance = true_twin.chance.copy()
            true_twin.step(seat, action)
            world_twin.step(seat, action)
            if true_twin.pending != world_twin.pending and not shown_since(match, true_twin, world_twin):
                return f"after {action}, seats {true_twin.pending:b} or {world_twin.pending:b} are asked"
    return ""


def shown_since(before: Match, *after: Match) -> bool:
    """May the next seats differ: was a hand shown in one world, or did luck come first in both?"""
    lucky = all(match.chance.drawn != before.chance.drawn for match in after)
    return lucky or any(match.learned > before.learned for match in after)


def known_cards(view: Any, match: Match, seat: int) -> Counter[str]:
    """Count the words in the view of a seat: a card that was hidden is a new word."""
    words: Counter[str] = Counter()
    collect(msgspec.to_builtins(view(match, seat)), words)
    return words


def collect(thing: Any, words: Counter[str]) -> None:
    if isinstance(thing, str):
        words[thing] += 1
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        collect(part, words)


def undo_is_innocent(view: Any, record: Recorded, seat: int, before: list[Counter[str]]) -> str:
    """A free undo is offered only if no player learned a card by the answer."""
    if not record.can_undo(seat):
        return ""
    cards = {*card_names(record.match)}
    for other in range(record.match.seats):
        after = known_cards(view, record.match, other)
        new = {word for word in cards if after[word] > 0 and before[other][word] == 0}
        if new:
            return f"undo is free though seat {other} has learned {sorted(new)}"
    return ""


def card_names(match: Match) -> list[str]:
    """Return the names of all cards in zones."""
    if isinstance(match, Valhalla):
        return [match.cards.cards[kind].key for kind in match.cards.kinds]
    assert isinstance(match, BloodRage)
    return [match.book.names[number] for number in match.book.numbers()]


def seeds_matter(game: Game, seats: int, modules: list[str]) -> str:
    """Another seed gives another game."""
    rules = game.rulebook(game.setup(seats, modules))
    games = {str(dump(game.new(rules, seeded(f"seed {n}")))) for n in range(4)}
    return "" if len(games) == 4 else "different seeds give the same game"
