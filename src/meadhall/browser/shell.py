"""The files of a browser hall with fixed names: the first page, the service worker, the manifest."""

from __future__ import annotations

import json
from pathlib import Path

ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#14181d"/>'
    '<path d="M9 24V9l7 6 7-6v15" fill="none" stroke="#d9632b" stroke-width="3.5" stroke-linejoin="round"/></svg>\n'
)
POLICY = "default-src 'self'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'"
HEAD = """<meta http-equiv="content-security-policy" content="{policy}">
    <link rel="manifest" href="./app.webmanifest">
    <link rel="apple-touch-icon" href="./icon.svg">"""


def first_page(page: Path, build: str, parts: str) -> bytes:
    """Return the first page with links to this build. Attributes tell the page that there is no server."""
    text = page.read_text("utf-8").replace('="./', f'="./{build}/')
    text = text.replace("<html ", f'<html data-host="pocket" data-build="{build}" data-parts="{parts}" ', 1)
    return text.replace("</title>", "</title>\n    " + HEAD.format(policy=POLICY), 1).encode()


def service(build: str, parts: str, script: Path) -> bytes:
    """Return the service worker of this build. Its bytes are different for each build, so browsers notice an update."""
    return f"const BUILD = {json.dumps(build)}, PARTS = {json.dumps(parts)};\n".encode() + script.read_bytes()


def web_manifest() -> str:
    """Return the web app manifest."""
    icons = [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": purpose} for purpose in PURPOSES]
    return json.dumps({**ABOUT, "icons": icons}, indent=1)


PURPOSES = ("any", "maskable")
ABOUT = {
    "name": "Meadhall",
    "short_name": "Meadhall",
    "description": "Valhalla and Blood Rage, without a server",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#14181d",
    "theme_color": "#14181d",
}
