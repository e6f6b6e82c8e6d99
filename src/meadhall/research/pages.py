"""Writes figures into a page of documentation between two markers; the text around them stays."""

from __future__ import annotations

from pathlib import Path


def fill(path: Path, name: str, body: str) -> None:
    """Replace the text between `<!-- name -->` and `<!-- end of name -->`. Missing markers are added at the end."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    before, found, rest = page.partition(begin)
    after = rest.partition(end)[2] if found else "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{before}{begin}\n\n{body.strip()}\n\n{end}{after}", encoding="utf-8")


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines) + "\n"


def picture(name: str, file: Path, page: Path) -> str:
    """Return the Markdown for a picture beside or below the page."""
    place = file.resolve().relative_to(page.resolve().parent) if below(file, page) else file
    return f"![{name}]({place.as_posix()})\n"


def below(file: Path, page: Path) -> bool:
    return file.resolve().is_relative_to(page.resolve().parent)
