"""Routes for learning a game: rules, rulebook, lessons."""

from __future__ import annotations

from functools import cache

from meadhall.server.protocol.messages import TableInfo, encode
from meadhall.server.protocol.requests import LessonStep, NewLesson, RuleText
from meadhall.server.puzzles import lessons
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, body_of, rate_limit, reply, require_guest
from meadhall.server.routes.hall_routes import OPEN_BURST, OPEN_RATE, SENDING
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.text.book import Book
from meadhall.text.chapters import is_aside
from meadhall.text.words import FALLBACK, LANGUAGES

HOUR = {"cache-control": "max-age=3600"}
MINUTE = {"cache-control": "max-age=60"}


def game_and_language(request: ApiRequest) -> tuple[str, str]:
    """Return the game and the language of the query, or refuse with 404."""
    game, language = request.query_params.get("game", ""), request.query_params.get("language", FALLBACK)
    if game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-game")
    if language not in LANGUAGES:
        raise UnwelcomeError(404, "no-such-words")
    return game, language


async def show_rules(request: ApiRequest) -> Reply:
    """The rules of a game in a language; English where there is no translation."""
    return Reply(law_of(*game_and_language(request)), headers=HOUR)


@cache
def law_of(game: str, language: str) -> bytes:
    """Return all rules of a game in a language as JSON."""
    from meadhall.law import law_in  # imported late: the hall starts faster without it

    return encode([RuleText(*rule, is_aside(rule.id)) for rule in law_in(game, language)])


async def show_book(request: ApiRequest) -> Reply:
    """The rulebook of a game and its expansions, in a language."""
    game, language = game_and_language(request)
    found = request.hall.game(game).book(language)
    return Reply(encode(found), headers=MINUTE)


async def show_lesson(request: ApiRequest) -> Reply:
    """The steps of a module's lesson."""
    game, module = request.query_params.get("game", ""), request.query_params.get("module", "")
    return reply(lessons.steps_of(lessons.lesson_of(request.hall, game, module)))


async def begin_lesson(request: ApiRequest) -> Reply:
    """Open the table of a module's lesson."""
    guest = require_guest(request)
    rate_limit(request, "open", OPEN_RATE, OPEN_BURST)
    room = await lessons.begin(request.hall, guest, await body_of(request, NewLesson))
    return reply(room.info(guest), 201)


IN_A_LANGUAGE = {"language": "the language; English by default"}
BOOK_ROUTES = [
    Endpoint("GET", "/rules", show_rules, list[RuleText], refusals=(404,), query={"game": "the game", **IN_A_LANGUAGE}),
    Endpoint("GET", "/book", show_book, Book, refusals=(404,), query={"game": "the game", **IN_A_LANGUAGE}),
    Endpoint(
        "GET",
        "/lessons",
        show_lesson,
        list[LessonStep],
        refusals=(404,),
        query={"game": "the game", "module": "the module"},
    ),
    Endpoint("POST", "/lessons/begin", begin_lesson, TableInfo, NewLesson, 201, (*SENDING, 404, 409, 429, 503)),
]
