"""Builds the compiled wheel and installs it into .venv-compiled, never in place.

    python tools/compile.py                     build and install into .venv-compiled, if any source changed
    python tools/compile.py --games valhalla    the same with only this game compiled, for work on it
    python tools/compile.py --quick             for tests: the same code, built in less time and a little slower
    python tools/compile.py --list              print which modules are compiled
    python tools/compile.py --where             print where the fastest `meadhall` is: compiled, if that is current

Compiled: every module of `meadhall.core`, `meadhall.games` and `meadhall.bots`, except those whose docstring says "(not
compiled)" in its first line, such as modules with msgspec structs. They form one group, so that calls between modules
are direct. Python would prefer an outdated compiled file to its newer source, so the build runs in a temporary copy of
the tree. Objects are kept in build/objects, so that an edit recompiles only the modules it affects.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-compiled"
OBJECTS = ROOT / "build" / "objects"
STAMP = ENVIRONMENT / "stamp"
MARK = "(not compiled)"
QUICK = "quick"  # follows the digest in the stamp of a build for tests
BUILDERS = ("tools/compile.py", "tools/wheel_setup.py")
INPUTS = ("src/meadhall", "spec", "requirements", "pyproject.toml", *BUILDERS)
COPIED = ("src", "spec", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")


def first_docstring_line(file: Path) -> str:
    doc = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return doc.partition("\n")[0]


def has_code(file: Path) -> bool:
    """Does the module contain code? An __init__ with only a docstring is not compiled."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return any(not isinstance(node, ast.Expr) for node in body)


def is_compiled(file: Path) -> bool:
    return has_code(file) and MARK not in first_docstring_line(file)


def compiled_modules(source: Path, games: str = "") -> list[str]:
    """Return the files to compile, relative to the folder of src/; `games` limits them: "valhalla,moor"."""
    package = source / "src" / "meadhall"
    chosen = [package / "games" / game for game in games.split(",")]
    folders = [package / "core", *chosen, package / "bots"]
    files = (file for folder in folders for file in sorted(folder.rglob("*.py")))
    return [file.relative_to(source).as_posix() for file in files if is_compiled(file)]


def files_of(path: Path) -> Iterator[Path]:
    files = [path] if path.is_file() else sorted(path.rglob("*"))
    return (file for file in files if file.is_file() and "__pycache__" not in file.parts and file.name != "README.md")


def digest(games: str) -> str:
    """Return a checksum of everything that goes into the wheel or its environment."""
    total = hashlib.sha256(f"{sys.version} {games}".encode())
    for file in (file for name in INPUTS for file in files_of(ROOT / name)):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def copy_tree(target: Path) -> None:
    """Copy the sources, with the spec inside the package as in every wheel."""
    clutter = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=clutter)
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, target / name)
    shutil.copytree(target / "spec", target / "src" / "meadhall" / "spec")


def run(*command: str | Path, cwd: Path = ROOT, **settings: str) -> None:
    environment = {**os.environ, "OBJECTS": str(OBJECTS), **settings}
    subprocess.run([str(part) for part in command], cwd=cwd, env=environment, check=True)


def forget_objects_older_than(start: float) -> None:
    """Delete object files that the latest build did not use."""
    for file in OBJECTS.glob("*.o"):
        if file.stat().st_mtime < start:
            file.unlink()


def prepare(target: Path, games: str = "") -> None:
    """Write the setup.py and the list of modules to compile into the copy."""
    modules = compiled_modules(target, games)
    target.joinpath("modules.txt").write_text("\n".join(modules), encoding="utf-8")
    shutil.copy(ROOT / "tools" / "wheel_setup.py", target / "setup.py")
    print(f"compiling {len(modules)} modules", flush=True)


def build_wheel(target: Path, games: str, quick: bool) -> Path:
    """Compile in the copy and return the wheel in its dist/."""
    prepare(target, games)
    # The warning advises against running setup.py by hand, but here a program runs it.
    run(sys.executable, "-W", "ignore", "setup.py", "-q", "bdist_wheel", cwd=target, QUICK="1" if quick else "")
    return next(target.joinpath("dist").glob("*.whl"))


def create_environment() -> None:
    """Create an environment with only the compiled wheel.

    Everything else comes from the current, pinned environment.
    """
    ours = Path(sysconfig.get_path("purelib"))
    path = ENVIRONMENT / ours.relative_to(sys.prefix) / "pinned.pth"
    if not path.exists() or path.read_text(encoding="utf-8") != f"{ours}\n":
        run(sys.executable, "-m", "venv", "--clear", "--without-pip", ENVIRONMENT)
        path.write_text(f"{ours}\n", encoding="utf-8")


def install(wheel: Path) -> None:
    options = ("-qq", "--disable-pip-version-check", "--no-deps", "--force-reinstall")
    run(sys.executable, "-m", "pip", "--python", ENVIRONMENT / "bin" / "python", "install", *options, wheel)


def build_and_install(games: str, quick: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        target = Path(folder)
        copy_tree(target)
        wheel = build_wheel(target, games, quick)
        create_environment()
        install(wheel)
        if not quick:
            ROOT.joinpath("dist").mkdir(exist_ok=True)
            shutil.copy(wheel, ROOT / "dist")


def is_current(games: str, quick: bool) -> bool:
    """Was the wheel built from the current sources? A quick build is enough if one is asked for."""
    found = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else []
    return found == [digest(games)] or (quick and found == [digest(games), QUICK])


def compile_if_changed(games: str, quick: bool) -> None:
    if is_current(games, quick):
        print("the compiled engine is current")
        return
    start, wanted = time.time(), digest(games)
    build_and_install(games, quick)
    forget_objects_older_than(start)
    STAMP.write_text(f"{wanted} {QUICK}" if quick else wanted, encoding="utf-8")
    print(f"compiled engine installed in {ENVIRONMENT.name} after {time.time() - start:.0f} s")


def fastest_programs() -> Path:
    """Return the folder of the fastest programs: the compiled ones if they are current, else the interpreted ones."""
    return (ENVIRONMENT / "bin") if is_current("", quick=True) else Path(sys.executable).parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Build and install the compiled wheel.")
    parser.add_argument("--where", action="store_true", help="print where the fastest `meadhall` is")
    parser.add_argument("--list", action="store_true", help="print which modules are compiled")
    parser.add_argument("--games", default="", metavar="A,B", help="compile only these games")
    parser.add_argument("--quick", action="store_true", help="built in less time, a little slower: for tests")
    args = parser.parse_args()
    if args.where:
        print(fastest_programs())
        return 0
    if args.list:
        print("\n".join(compiled_modules(ROOT, args.games)))
        return 0
    try:
        compile_if_changed(args.games, args.quick)
    except subprocess.CalledProcessError as error:
        print(f"no compiled engine: {error.cmd[-2]} failed, see above", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
