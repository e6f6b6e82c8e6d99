"""Serves a pocket hall that the host has built, beside the page. After one visit it works without the server."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.core.errors import SetupError
from meadhall.server.web.page import FOR_EVER, HEADERS

PATH = "/pocket"
POLICY = "default-src 'self'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'"
FIXED = ("", ".", "index.html", "service.js", "app.webmanifest", "icon.svg")  # names that every build has
NEEDED = ("index.html", "service.js")


class PocketPage(StaticFiles):
    """Serves the files of a build: cached forever below its digest, compressed if a `.br` file exists."""

    def __init__(self, folder: Path) -> None:
        check(folder)
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return one file; `identity` keeps the gzip middleware from compressing megabytes for every visitor."""
        packed = self._packed(path, scope)
        response = await super().get_response(f"{path}.br" if packed else path, scope)
        response.headers["content-encoding"] = "br" if packed else "identity"
        response.headers["vary"] = "accept-encoding"
        kept = "no-cache" if path in FIXED else FOR_EVER
        response.headers.update({**HEADERS, "content-security-policy": POLICY, "cache-control": kept})
        return response

    def _packed(self, path: str, scope: Scope) -> bool:
        wanted = Headers(scope=scope).get("accept-encoding", "")
        return "br" in [way.strip() for way in wanted.split(",")] and self.lookup_path(f"{path}.br")[1] is not None


def check(folder: Path) -> None:
    """Raise SetupError if the folder holds no pocket hall."""
    if not all(folder.joinpath(name).is_file() for name in NEEDED):
        raise SetupError(
            f"--pocket {folder}: no pocket hall there", right=f"`meadhall pocket build {folder}` writes one"
        )
