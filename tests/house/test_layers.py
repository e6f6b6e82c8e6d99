"""Imports point inward only: core ← games ← everything else. Private names of dependencies are not imported."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import PACKAGE, ROOT, module_name, python_files, short, strings_in, tree_of

# What the modules of each package may import from the others.
INWARD = {
    "core": {"core"},
    "text": {"core", "text"},
    "games": {"core", "interface", "games"},
    "title page": {"core", "interface", "games", "bots", "cli"},  # meadhall.games.<game>.kit; bots when first needed
    "interface": {"core", "text", "games", "interface", "bots", "cli"},  # bots and cli for types
    "law": {"interface", "law"},
    "bots": {"core", "interface", "games", "bots"},
    "env": {"core", "interface", "text", "law", "bots", "cli", "env"},
    "research": {"core", "interface", "text", "games", "bots", "env", "research"},
    "learning": {"core", "interface", "text", "games", "bots", "env", "research", "learning"},
    "server": {"core", "interface", "text", "games", "law", "bots", "research", "server"},
    "browser": {"core", "interface", "text", "research", "server", "browser"},
    "cli": {
        *("core", "interface", "text", "games", "law", "bots", "env", "research", "learning", "server", "browser"),
        "cli",
    },
}
# All that the rules of a game know of the interface.
OF_INTERFACE = ("meadhall.interface.wire", "meadhall.interface.forms", "meadhall.interface.companion")
# What the inner parts may import from outside the package, besides the standard library.
OUTSIDE = {
    "core": {"librt", "mypy_extensions"},
    "games": {"librt", "mypy_extensions", "msgspec"},
}
# They treat all games alike: what they need of a game they ask its kit for. Learned weights belong to one game.
NAME_NO_GAME = INWARD.keys() - {"games", "title page", "bots", "learning", "cli"}
# Words that name an expansion and something else as well.
ALSO_MEANS = {  # what the base game calls by the name of an expansion
    "solo": "a mark on jarl cards: fit for solo play",
    "first_game": "a mark on jarl cards: fit for a first game",
}


def imports_of(tree: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    """Full names of all that a module imports; `from a import b` counts as a and as a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module, is_package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    cut = node.level - 1 if is_package else node.level
    home = module.split(".")[: len(module.split(".")) - cut]
    return ".".join([*home, *([node.module] if node.module else [])])


def imported_by(file: Path) -> list[str]:
    return list(imports_of(tree_of(file), module_name(file), file.name == "__init__.py"))


def layer(module: str) -> str:
    """meadhall.games.valhalla.battles.battle → games; the package itself and __main__ stand outside all layers."""
    parts = module.split(".")
    if parts[-1] == "kit" and is_game(game_of(module)):
        return "title page"
    if parts[1:3] == ["research", "learning"]:
        return "learning"
    return parts[1] if len(parts) > 1 else ""


def game_of(module: str) -> str:
    """meadhall.games.valhalla.battles.battle → valhalla"""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def is_game(name: str) -> bool:
    return bool(name) and (PACKAGE / "games" / name).is_dir()


def expansion_of(module: str) -> str:
    """meadhall.games.valhalla.expansions.loki.cards → loki"""
    parts = module.split(".")
    return parts[4] if len(parts) > 4 and parts[3] == "expansions" else ""


def faults(module: str, imported: str) -> Iterator[str]:
    """What is wrong with one import, in words."""
    if imported.split(".")[0] != "meadhall":
        yield from outside_faults(module, imported)
    elif layer(module) in INWARD and layer(imported) in INWARD:
        yield from inside_faults(module, imported)


def outside_faults(module: str, imported: str) -> Iterator[str]:
    allowed = OUTSIDE.get(layer(module))
    name = imported.split(".")[0]
    if allowed is not None and name not in allowed and name not in sys.stdlib_module_names:
        yield f"{module} imports {name}: {layer(module)} may use the standard library and {sorted(allowed)}"


def inside_faults(module: str, imported: str) -> Iterator[str]:
    if layer(imported) not in INWARD[layer(module)]:
        yield f"{module} imports {imported}: {layer(module)} does not know {layer(imported)}"
    if layer(module) == "games" and layer(imported) == "interface" and not imported.startswith(OF_INTERFACE):
        yield f"{module} imports {imported}: rules know of the interface {OF_INTERFACE} only"
    if layer(module) in NAME_NO_GAME and is_game(game_of(imported)):
        yield f"{module} imports {imported}: {layer(module)} names no game"
    if game_of(module) and game_of(imported) not in ("", game_of(module)):
        yield f"{module} imports {imported}: a game does not know another game"
    if game_of(module) and expansion_of(imported) not in ("", expansion_of(module)):
        yield f"{module} imports {imported}: nothing in a game knows an expansion but the expansion itself"


def test_imports_point_inward() -> None:
    files = python_files("")
    assert [fault for file in files for name in imported_by(file) for fault in faults(module_name(file), name)] == []


def test_every_part_of_the_package_has_its_layer() -> None:
    parts = {layer(module_name(file)) for file in python_files("")}
    assert parts - {"", "__main__"} <= INWARD.keys()


def expansions(game: Path) -> set[str]:
    return {path.stem for path in game.glob("expansions/*") if not path.stem.startswith("_")}


def base_files() -> list[Path]:
    return [file for file in python_files("games") if "expansions" not in file.parts]


def test_a_game_names_no_expansion() -> None:
    found = []
    for file in base_files():
        names = expansions(PACKAGE / "games" / game_of(module_name(file))) - ALSO_MEANS.keys()
        found += [f"{short(file)}: {name}" for name in sorted(names & set(strings_in(tree_of(file))))]
    assert found == []


@pytest.mark.parametrize(
    ("module", "imported", "allowed"),
    [
        ("meadhall.core.match", "json", True),
        ("meadhall.core.match", "msgspec", False),
        ("meadhall.core.match", "meadhall.games.valhalla", False),
        ("meadhall.core.match", "meadhall.interface.wire", False),
        ("meadhall.cli.main", "meadhall.__version__", True),
        ("meadhall.server.tables.hall", "meadhall.games", True),
        ("meadhall.server.tables.hall", "meadhall.games.valhalla.battles.battle", False),
        ("meadhall.games.valhalla.battles.battle", "meadhall.core.match", True),
        ("meadhall.games.valhalla.battles.battle", "meadhall.games.bloodrage.pieces.board", False),
        ("meadhall.games.valhalla.battles.battle", "meadhall.games.valhalla.expansions.loki", False),
        ("meadhall.games.valhalla.expansions.loki.cards", "meadhall.games.valhalla.expansions.loki", True),
        ("meadhall.games.valhalla.expansions.loki", "meadhall.games.valhalla.expansions.thor", False),
        ("meadhall.games.valhalla.expansions.loki", "meadhall.games.valhalla.table", True),
    ],
)
def test_the_test_itself_knows_right_from_wrong(module: str, imported: str, allowed: bool) -> None:
    assert (not list(faults(module, imported))) == allowed


# -- private names


# What has no public name.
NEEDED = {
    "setuptools._distutils.ccompiler": "compiles the files of the engine at the same time; used by the build alone"
}


def private_imports(tree: ast.AST) -> Iterator[str]:
    """Private modules and names of other packages that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (name for name in names if is_private(name))


def is_private(name: str) -> bool:
    """Has a part that begins with one underscore? `__future__` and `__version__` are public."""
    package, *parts = name.split(".")
    private = any(part.startswith("_") and not part.startswith("__") for part in parts)
    return package not in ("meadhall", "tests", "tools") and private


def test_no_private_name_of_a_dependency_is_imported() -> None:
    """A new version may change or remove it without notice."""
    folders = [PACKAGE, *(ROOT / folder for folder in ("tests", "tools", "bench"))]
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    found = [(file, name) for file in files for name in private_imports(tree_of(file))]
    assert [f"{short(file)}: {name}" for file, name in found if name not in NEEDED] == []
    assert {name for _, name in found} == NEEDED.keys()


def test_a_private_name_is_noticed() -> None:
    text = (
        "from uvicorn._types import X\nfrom os import _exit\nimport a._b\nfrom a import __version__\nfrom .b import _c"
    )
    assert list(private_imports(ast.parse(text))) == ["uvicorn._types.X", "os._exit", "a._b"]


# -- circles


# Files that need each other's types. At run time no import goes round, or Python would refuse it.
CIRCLES = {
    frozenset({"core.match", "core.module", "core.procedure"}): "a match runs procedures and asks modules, and each is "
    "handed the match. One file would have 700 lines; a looser type would be checked at every compiled call.",
    frozenset({"games.valhalla.cards.deck", "games.valhalla.table"}): "the table holds cards, and their texts act on "
    "it. Texts that leave the table's type open, as Blood Rage's do, would be checked at every call of a battle.",
}


def arrows() -> dict[str, set[str]]:
    """Which module imports which, whether for good, when first needed, or for types alone."""
    known = {module_name(file): file for file in python_files("")}
    return {name: (known.keys() & set(imported_by(file))) - {name} for name, file in known.items()}


def reached(start: str, arrows: dict[str, set[str]]) -> set[str]:
    """All that a module leads to."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        fresh = arrows[ahead.pop()] - found
        found |= fresh
        ahead += fresh
    return found


def circles(arrows: dict[str, set[str]]) -> set[frozenset[str]]:
    """Groups of modules that all lead to each other."""
    reach = {name: reached(name, arrows) for name in arrows}
    groups = {frozenset(other for other in reach[name] if name in reach[other]) for name in reach}
    return groups - {frozenset()}


def test_every_circle_of_imports_is_known_and_has_a_reason() -> None:
    found = {frozenset(name.removeprefix("meadhall.") for name in group) for group in circles(arrows())}
    assert found == CIRCLES.keys()


def test_a_circle_is_noticed() -> None:
    ring = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str]()}
    assert circles(ring) == {frozenset({"a", "b", "c"})}


def test_relative_imports_are_understood() -> None:
    tree = ast.parse("from ..core import match\nfrom . import terms")
    found = set(imports_of(tree, "meadhall.games.table", is_package=False))
    assert found == {"meadhall.core", "meadhall.core.match", "meadhall.games", "meadhall.games.terms"}
