"""Writes the hashes of every pinned package into requirements/, for every platform that the index knows.

    python tools/pins.py            after a pin was changed; needs pip-tools and an index
    python tools/pins.py --check    list pins without hashes, or with that of a single file

`pip` then accepts only the files that existed when they were pinned. One file is not enough, because other machines and
other versions of Python need other files.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "requirements"
ONE_FILE = {"pocket.txt"}  # for a single platform and version of Python
SOURCES_ONLY = {"http-ece"}  # pure Python, published without a wheel
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?P<marker>\s*;[^\\]*)?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
COMPILE = ["-q", "--generate-hashes", "--allow-unsafe", "--no-header", "--no-annotate", "--no-emit-options"]


def key(name: str) -> str:
    """Return the normalised name of a package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(text: str) -> dict[str, str]:
    """Return the pinned packages of a file with their versions."""
    return {key(found["name"]): found["version"] for found in map(PIN.match, text.splitlines()) if found}


def hashes(text: str) -> dict[str, list[str]]:
    """Return the hashes of each pin."""
    parts = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
    return {name: HASH.findall(part) for part in parts for name in pins(part)}


def narrow(file: Path) -> list[str]:
    """Return the pins that some machines could not install: a release needs at least a wheel and its sources."""
    found = hashes(file.read_text("utf-8")).items()
    alone = SOURCES_ONLY if file.name not in ONE_FILE else {name for name, _ in found}
    return [name for name, theirs in found if len(theirs) < 1 + (name not in alone)]


def with_hashes(text: str, known: dict[str, list[str]]) -> str:
    """Return the text of the file with these hashes; comments and order stay."""
    lines: list[str] = []
    for line in text.splitlines():
        found = PIN.match(line)
        if found:
            lines += [" \\\n    ".join([found[0].strip(), *known[key(found["name"])]])]
        elif "--hash=" not in line:
            lines.append(line)
    return "\n".join(lines) + "\n"


def look_up(files: list[Path]) -> dict[str, list[str]]:
    """Look up the hashes in the index."""
    wanted = {name: version for file in files for name, version in pins(file.read_text("utf-8")).items()}
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder, "all.in"), Path(folder, "all.txt")
        source.write_text("\n".join(f"{name}=={version}" for name, version in wanted.items()), "utf-8")
        subprocess.run([sys.executable, "-m", "piptools", "compile", *COMPILE, "-o", result, source], check=True)
        return hashes(result.read_text("utf-8"))


def main() -> int:
    files = sorted(FOLDER.glob("*.txt"))
    if "--check" in sys.argv:
        bare = [name for file in files for name in narrow(file)]
        print(f"{len(bare)} pins without all hashes", *bare)
        return 1 if bare else 0
    files = [file for file in files if file.name not in ONE_FILE]
    known = look_up(files)
    for file in files:
        file.write_text(with_hashes(file.read_text("utf-8"), known), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
