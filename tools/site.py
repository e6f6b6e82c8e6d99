"""Builds the documentation site into build/site: `make docs`.

The documents are copied to build/pages with their folders, so that links work on the site as in the repository.
Files that a page links to are copied too, and the decisions get an index.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build" / "pages"
PAPERS = ("*.md", "docs/**/*.md", "bench/results/*.md")
LINK = re.compile(r"\]\(([^)#:\s]+)")


def papers() -> list[Path]:
    return sorted(file for pattern in PAPERS for file in ROOT.glob(pattern))


def linked_files(paper: Path) -> set[Path]:
    """Return the files of the repository that a page links to."""
    targets = (paper.parent / link for link in LINK.findall(paper.read_text(encoding="utf-8")))
    return {target.resolve() for target in targets if target.is_file()}


def copy_pages() -> None:
    """Copy the documents and the files they link to."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for file in {*papers(), *(target for paper in papers() for target in linked_files(paper))}:
        place = PAGES / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def list_decisions() -> None:
    """Write a list of all decisions by title below the text of the folder's README."""
    files = sorted((PAGES / "docs" / "decisions").glob("[0-9]*.md"))
    titles = [(file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# "), file.name) for file in files]
    with (PAGES / "docs" / "decisions" / "README.md").open("a", encoding="utf-8") as page:
        page.write("\n" + "".join(f"- [{title}]({name})\n" for title, name in titles))


def main() -> int:
    copy_pages()
    list_decisions()
    return subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=ROOT).returncode


if __name__ == "__main__":
    raise SystemExit(main())
