"""`meadhall pocket build`: writes a folder of static files for any web host. Playing needs no server.

index.html  service.js  app.webmanifest  icon.svg      fixed names, so these files are replaced
<build>/                                                everything else, in a folder named by its digest
    pocket.json                                         every part with its hash
    the page · the runtime · meadhall.pack · words/ · rules/
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from meadhall.browser import shipped
from meadhall.browser.host import GAME_TEXTS
from meadhall.browser.shell import ICON, first_page, service, web_manifest
from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.server.protocol.offers import in_every_language
from meadhall.server.routes.book_routes import law_of
from meadhall.server.routes.hall_routes import words_of
from meadhall.text.words import LANGUAGES

PACKAGE = Path(__file__).resolve().parent.parent
STATIC = PACKAGE / "server" / "static"
NOT_OF_PAGE = ("index.html", "manifest.json")  # written by this module, or not needed
PARTS = "pocket.json"
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
WHEEL = (*PLATFORM, "--platform", "pyemscripten_2026_0_wasm32", "--only-binary=:all:", "--no-deps")


class BuildTools(NamedTuple):
    """The tools that a build needs besides the package: a source checkout with the page's tools, and Node.js."""

    root: Path
    node: str

    @property
    def wheels(self) -> Path:
        """Return the folder of the downloaded wheels."""
        return self.root / "build" / "pocket" / "wheels"


def build(target: Path, compress: bool = False) -> str:
    """Write the folder and return the id of the build.

    An existing build is replaced only when the new one is complete.
    """
    shop = find_build_tools()
    wheels = find_wheels(shop)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "made")
        compile_package(shop, wheels, Path(folder), made)
        add_page(made)
        add_texts(made)
        name = write_parts_list(made)
        if compress:
            run_node(shop, "--compress", made)
        write_build(made, name, target)
    return name


def find_build_tools() -> BuildTools:
    """Return the tools for a build. Raises SetupError with instructions if one is missing."""
    root = PACKAGE.parent.parent
    node = shutil.which("node")
    if not (root / "web" / "pocket.mjs").is_file():
        raise SetupError("an installed package cannot build a pocket hall", right="run it in a source checkout")
    if node is None:
        raise SetupError("Node.js is not installed", right="install Node.js 20 or newer (Debian: nodejs and npm)")
    if not (root / "web" / "node_modules" / "pyodide" / "pyodide.asm.wasm").is_file():
        raise SetupError("Pyodide is not installed", right="cd web && npm ci --ignore-scripts")
    if not (STATIC / "pocket-service.js").is_file():
        raise SetupError("the page is not built, or was built from an older checkout", right="make web")
    return BuildTools(root, node)


# -- the Python part


def find_wheels(shop: BuildTools) -> dict[str, Path]:
    """Return the wheels of requirements/pocket.txt by hash. Missing ones are downloaded."""
    pins = pinned_hashes(shop.root / "requirements" / "pocket.txt")
    found = {sha256(path.read_bytes()).hex(): path for path in sorted(shop.wheels.glob("*.whl"))}
    if pins - found.keys():
        fetch(shop)
        found = {sha256(path.read_bytes()).hex(): path for path in sorted(shop.wheels.glob("*.whl"))}
    return {pin: found[pin] for pin in sorted(pins)}


def pinned_hashes(file: Path) -> set[str]:
    """Return the hashes in a requirements file."""
    return {word.partition("sha256:")[2] for word in file.read_text("utf-8").split() if word.startswith("--hash")}


def fetch(shop: BuildTools) -> None:
    """Download the wheels with pip, which verifies their hashes."""
    pins = str(shop.root / "requirements" / "pocket.txt")
    words = ("download", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", pins, "-d", str(shop.wheels))
    done = subprocess.run([sys.executable, "-m", "pip", *words, *WHEEL], capture_output=True, text=True)
    if done.returncode:
        why = done.stderr.strip().splitlines()[-1:] or ["pip failed"]
        right = f"be online once, or put the wheels of requirements/pocket.txt into {shop.wheels}"
        raise SetupError(f"the wheels cannot be fetched: {why[0]}", right=right)


def compile_package(shop: BuildTools, wheels: dict[str, Path], folder: Path, made: Path) -> None:
    """Compile the package and its wheels with the Python that will run them."""
    stage, pinned = folder / "stage", folder / "wheels"
    for path in package_files():
        copy(path, stage / "meadhall" / path.relative_to(PACKAGE))
    (stage / "meadhall" / "browser" / GAME_TEXTS).write_text(json.dumps(game_texts(), ensure_ascii=False), "utf-8")
    for wheel in wheels.values():
        copy(wheel, pinned / wheel.name)
    run_node(shop, stage, pinned, made)


def run_node(shop: BuildTools, *words: str | Path) -> None:
    """Run `web/pocket.mjs`, for the steps that need Node.js."""
    command = [shop.node, shop.root / "web" / "pocket.mjs", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SetupError(f"node web/pocket.mjs failed: {done.stderr.strip()[-500:]}", right="Node.js 20 or newer")


def package_files() -> Iterator[Path]:
    """Yield the files of the package that are shipped. Messages and rules are added as separate files."""
    return shipped.files()


def game_texts() -> dict[str, dict[str, dict[str, str]]]:
    """Return the name and description of each game in every language."""
    keys = ("game-name", "game-blurb")
    return {game: {key: in_every_language(game, key) for key in keys} for game in shelf.builtin_games()}


# -- the rest


def add_page(made: Path) -> None:
    """Copy the page as the server serves it."""
    for path in sorted(STATIC.iterdir()):
        if path.name not in NOT_OF_PAGE:
            copy(path, made / path.name)


def add_texts(made: Path) -> None:
    """Write messages and rules of every game in every language, as the server sends them."""
    for game in shelf.builtin_games():
        for language in LANGUAGES:
            write(made / "words" / f"{game}.{language}.ftl", words_of(game, language))
            write(made / "rules" / f"{game}.{language}.json", law_of(game, language))


def write_parts_list(made: Path) -> str:
    """Write the list of all parts with their hashes. Its digest is the id of the build."""
    paths = sorted(path for path in made.rglob("*") if path.is_file())
    parts = {path.relative_to(made).as_posix(): integrity(path.read_bytes()) for path in paths}
    text = json.dumps(parts, indent=0).encode()
    write(made / PARTS, text)
    return sha256(text).hex()[:12]


def write_build(made: Path, name: str, target: Path) -> None:
    """Copy the build to the folder. Pages that name the build come last, so that no host serves an incomplete one."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.copytree(made, target / name, dirs_exist_ok=True)
    write(target / "icon.svg", ICON.encode())
    write(target / "app.webmanifest", web_manifest().encode())
    write(target / "service.js", service(name, integrity((made / PARTS).read_bytes()), (STATIC / "pocket-service.js")))
    write(target / "index.html", first_page(STATIC / "index.html", name, integrity((made / PARTS).read_bytes())))
    for old in target.iterdir():
        if old.is_dir() and old.name != name and (old / PARTS).is_file():
            shutil.rmtree(old)


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def integrity(data: bytes) -> str:
    """Return the hash in the form that browsers use for integrity checks."""
    return "sha256-" + base64.b64encode(sha256(data)).decode()


def copy(path: Path, to: Path) -> None:
    write(to, path.read_bytes())


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
