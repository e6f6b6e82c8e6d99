"""Previews of table links: `t/<table>` is the first page with Open Graph tags for that table.

The invite of a private table stands behind the # of its link, which browsers do not send. Of a private table the
preview shows only the game, because other sites store previews.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from meadhall.server.limits.limits import address_of
from meadhall.server.storage.rows import StoredTable
from meadhall.server.tables.public import PublicHall
from meadhall.server.web.cookie import person_of
from meadhall.server.web.page import HEADERS, STATIC, digest_of, root_of
from meadhall.text.words import Words, known_language

PICTURES = Path(__file__).resolve().parent / "pictures"
OF_ALL = "hall"  # the picture for games without one
WIDTH, HEIGHT = 1200, 630
RATE, BURST = 2.0, 60.0  # tables looked up: per second, and burst
WEEK = "public, max-age=604800"


async def preview_page(request: Request) -> Response:
    """The first page with the tags of this table; without a table, the page itself reports it as missing."""
    stored = await _table(request)
    game = stored.row.game if stored is not None else None
    asked = request.query_params.get("l") or request.headers.get("accept-language", "").split(",")[0]
    title, text = preview_text(stored, Words(known_language(asked), game))
    root = root_of(request)
    own: PublicHall = request.app.state.hall
    hall = own.public_url or f"{request.url.scheme}://{request.url.netloc}{root}"
    path = request.url.path.removeprefix(root)
    tags = tags_of(title, text, f"{hall}/preview/{picture_of(game or '')}.jpg", f"{hall}{path}")
    return HTMLResponse(page_with_tags(root, tags), headers={**HEADERS, "cache-control": "no-cache"})


def page_with_tags(root: str, tags: str) -> str:
    """Return the first page with these tags and with links below the root path."""
    page = STATIC / "index.html"
    text = page.read_text("utf-8") if page.exists() else ""
    return text.replace('="./', f'="{escape(root)}/{digest_of(STATIC)}/').replace("</head>", f"{tags}</head>")


async def _table(request: Request) -> StoredTable | None:
    """Return the table, or None if there is none or the caller exceeds the rate limit."""
    hall: PublicHall = request.app.state.hall
    if not hall.limits.allow(person_of(request), address_of(request), "travel", RATE, BURST):
        return None
    return await hall.storage.find_table(request.path_params["table"])


def preview_text(stored: StoredTable | None, words: Words) -> tuple[str, str]:
    """Return title and text of the preview."""
    if stored is None:
        return "Meadhall", words("travel-hall")
    game, players = words("game-name"), len(stored.seats)
    if stored.row.private:
        return words("travel-invited", game=game), words("travel-private", players=players)
    names = ", ".join(seat.name for seat in stored.seats if seat.kind == "person" and seat.name)
    free = sum(seat.kind == "open" for seat in stored.seats)
    title = words(f"travel-{stored.row.status}", game=game)
    facts = [words("travel-free", count=free) if free else words("travel-players", players=players), names]
    return title, " · ".join(fact for fact in facts if fact)


def picture_of(game: str) -> str:
    """Return the name of a game's picture, or of the hall's picture if the game has none."""
    return game if game.isidentifier() and (PICTURES / f"{game}.jpg").is_file() else OF_ALL


def tags_of(title: str, text: str, picture: str, address: str) -> str:
    """Return the Open Graph tags as HTML. Names that players chose are escaped."""
    tags = {"title": title, "description": text, "image": picture, "url": address, "type": "website"}
    sizes = {"image:width": str(WIDTH), "image:height": str(HEIGHT), "site_name": "Meadhall"}
    lines = [f'<meta property="og:{key}" content="{escape(value)}">' for key, value in {**tags, **sizes}.items()]
    lines += [f'<meta name="description" content="{escape(text)}">', CARD]
    return "\n".join(["", *lines, ""])


CARD = '<meta name="twitter:card" content="summary_large_image">'


async def show_picture(request: Request) -> Response:
    """The preview picture of a game, or of the hall."""
    name = request.path_params["name"]
    if not name.isidentifier() or not (PICTURES / f"{name}.jpg").is_file():
        raise HTTPException(404)
    return FileResponse(PICTURES / f"{name}.jpg", headers={"cache-control": WEEK})


async def show_service(request: Request) -> Response:
    """The service worker that shows push notifications. Its URL never changes; browsers check it for updates."""
    file = STATIC / "calls-service.js"
    if not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, headers={**HEADERS, "cache-control": "no-cache"})
