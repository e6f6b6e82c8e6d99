"""Serves the built page. File names stay the same from build to build; their URLs contain the build's digest."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.text.words import Words, known_language

STATIC = Path(str(files("meadhall.server") / "static"))
POLICY = "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'"
HEADERS = {"content-security-policy": POLICY, "referrer-policy": "no-referrer"}
PARTS = (".js", ".css", ".woff2")  # browsers do not open these as pages; only workers apply their policy
PART_HEADERS = {**HEADERS, "content-security-policy": "default-src 'self'"}
FOR_EVER = "public, max-age=31536000, immutable"
FIRST = (".", "", "index.html")


class PageFiles(StaticFiles):
    """Serves all files but the first page below the build's digest, cached forever."""

    def __init__(self, folder: Path = STATIC, pocket: bool = False, listed: bool = False) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.build = digest_of(folder)
        offers = 'data-pocket="pocket/" ' * pocket + "data-listed " * listed
        self.first = first_page(folder, self.build).replace("<html ", f"<html {offers}", 1)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return one file, with security headers."""
        if path in FIRST and scope["method"] in ("GET", "HEAD"):
            return HTMLResponse(self.first, headers={**HEADERS, "cache-control": "no-cache"})
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        build, _, name = path.partition("/")
        if build != self.build or not name:
            raise HTTPException(404)
        response = await super().get_response(name, scope)
        headers = PART_HEADERS if name.endswith(PARTS) else HEADERS
        response.headers.update({**headers, "cache-control": FOR_EVER})
        del response.headers["last-modified"]  # useless: the URL contains the digest, and fifty responses get shorter
        return response


def digest_of(folder: Path) -> str:
    """Return a short digest of this build, made from its manifest with the digests of all files."""
    manifest = folder / "manifest.json"
    return hashlib.sha256(manifest.read_bytes()).hexdigest()[:12] if manifest.exists() else "none"


def first_page(folder: Path, build: str) -> str:
    """Return the first page with links below the build's digest; other files use relative links."""
    page = folder / "index.html"
    return page.read_text("utf-8").replace('="./', f'="./{build}/') if page.exists() else ""


# -- the page for unknown addresses

LOST = """<!doctype html>
<html lang="{lang}" data-theme="dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Meadhall</title>
    <script src="{root}/{build}/light.js"></script>
    <link rel="stylesheet" href="{root}/{build}/app.css">
  </head>
  <body>
    <main class="lost"><h1>{title}</h1><p>{text}</p><a class="primary" href="{root}/">{way}</a></main>
  </body>
</html>
"""


def is_lost(request: Request) -> bool:
    """Is it a browser that asks for a page, and not a request to the API?"""
    path = request.url.path.removeprefix(root_of(request))
    return not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def lost_page(request: Request) -> Response:
    """Return the 404 page with a link home, in the language of the browser."""
    words = Words(known_language(request.headers.get("accept-language", "").split(",")[0]))
    said = {key: words(f"lost-{key}") for key in ("title", "text", "way")}
    root = root_of(request)
    page = LOST.format(lang=words.lang, root=root, build=digest_of(STATIC), **said)
    return HTMLResponse(page, 404, {**HEADERS, "cache-control": "no-cache"})


def root_of(request: Request) -> str:
    """Return the path below which the hall is served; "" for most."""
    root: str = request.scope.get("app_root_path", request.scope.get("root_path", ""))
    return root
