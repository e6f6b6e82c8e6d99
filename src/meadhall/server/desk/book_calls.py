"""Requests for those who learn a game: the law, the rulebook for people, lessons."""

from __future__ import annotations

from functools import cache

from meadhall.book import Book
from meadhall.chapters import is_aside
from meadhall.server.contract.messages import TableInfo, encode
from meadhall.server.contract.requests import LessonStep, NewLesson, RuleText
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, slowly
from meadhall.server.desk.hall_calls import OPEN_BURST, OPEN_RATE, SENDING
from meadhall.server.rooms import lessons
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.words import FALLBACK, LANGUAGES

HOUR = {"cache-control": "max-age=3600"}
MINUTE = {"cache-control": "max-age=60"}


def asked_for(request: Asked) -> tuple[str, str]:
    """The game and the language after the question mark."""
    game, language = request.query_params.get("game", ""), request.query_params.get("language", FALLBACK)
    if game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-game")
    if language not in LANGUAGES:
        raise UnwelcomeError(404, "no-such-words")
    return game, language


async def show_rules(request: Asked) -> Reply:
    """The rules of a game in a language; in English where there is no translation."""
    return Reply(law_of(*asked_for(request)), headers=HOUR)


@cache
def law_of(game: str, language: str) -> bytes:
    """All its rules."""
    from meadhall.law import law_in  # here: the hall opens without it

    return encode([RuleText(*told, is_aside(told.id)) for told in law_in(game, language)])


async def show_book(request: Asked) -> Reply:
    """The rulebook for people: all pages of a game and its expansions, in a language."""
    game, language = asked_for(request)
    found = request.hall.game(game).book(language)
    return Reply(encode(found), headers=MINUTE)


async def show_lesson(request: Asked) -> Reply:
    """The steps of a module's lesson."""
    game, module = request.query_params.get("game", ""), request.query_params.get("module", "")
    return reply(lessons.steps_of(lessons.lesson_of(request.hall, game, module)))


async def begin_lesson(request: Asked) -> Reply:
    """Open the table of a module's lesson."""
    guest = known_guest(request)
    slowly(request, "open", OPEN_RATE, OPEN_BURST)
    room = await lessons.begin(request.hall, guest, await body_of(request, NewLesson))
    return reply(room.info(guest), 201)


IN_A_LANGUAGE = {"language": "in which language; English if none is named"}
BOOK_CALLS = [
    Endpoint(
        "GET", "/rules", show_rules, list[RuleText], refusals=(404,), query={"game": "whose law", **IN_A_LANGUAGE}
    ),
    Endpoint("GET", "/book", show_book, Book, refusals=(404,), query={"game": "whose rulebook", **IN_A_LANGUAGE}),
    Endpoint(
        "GET",
        "/lessons",
        show_lesson,
        list[LessonStep],
        refusals=(404,),
        query={"game": "of which game", "module": "of which module"},
    ),
    Endpoint("POST", "/lessons/begin", begin_lesson, TableInfo, NewLesson, 201, (*SENDING, 404, 409, 429, 503)),
]
