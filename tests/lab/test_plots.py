"""Plots are valid pictures for a browser."""

from __future__ import annotations

from pathlib import Path
from struct import unpack
from xml.etree import ElementTree

import pytest

from meadhall.core.errors import SetupError
from meadhall.research import png
from meadhall.research.pages import fill, picture, table
from meadhall.research.plots import BOTTOM, FONTS, LEFT, RIGHT, ROW, TOP, Dot, Plot, save, svg, ticks
from meadhall.research.plots import PLOT as PLOT_WIDTH
from meadhall.research.png import render_png
from meadhall.research.stats import share

SVG = "{http://www.w3.org/2000/svg}"


def test_every_figure_is_a_dot_with_its_name(tmp_path: Path) -> None:
    plot = Plot("Wins & losses", [Dot("Höd", share(40, 100)), Dot("Egil <the rich>", share(60, 100))], (0.44, 0.56))
    save(plot, tmp_path / "new" / "plot.svg")
    root = ElementTree.fromstring((tmp_path / "new" / "plot.svg").read_text(encoding="utf-8"))
    assert [dot.get("fill") for dot in root.iter(f"{SVG}circle")] == ["#b03a2e"] * 2, "both are outside the band"
    assert {"Höd", "Egil <the rich>", "40.0 %"} <= {text.text for text in root.iter(f"{SVG}text")}


PLOT = Plot("Wins", [Dot("Höd", share(1, 2)), Dot("Egil", share(40, 100))], (0.44, 0.56))


def test_another_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"\.svg or \.png"):
        save(PLOT, tmp_path / "plot.gif")


@pytest.mark.needs("chromium")  # it brings its fonts
def test_the_ending_decides(tmp_path: Path) -> None:
    """A PNG of twice the size, in which words and dots are really drawn."""
    save(PLOT, tmp_path / "plot.png")
    content = (tmp_path / "plot.png").read_bytes()
    width, height = unpack(">II", content[16:24])
    assert content.startswith(b"\x89PNG")
    assert (width, height) == (2 * (LEFT + PLOT_WIDTH + RIGHT), 2 * (TOP + 2 * ROW + BOTTOM))
    assert render_png(svg(PLOT), FONTS) != render_png(svg(PLOT).replace("Egil", "Odin"), FONTS)


def test_without_the_library_its_name_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "LIBRARY", "resvg_missing")
    with pytest.raises(SetupError, match="pip install resvg-py"):
        save(PLOT, tmp_path / "plot.png")


def test_without_a_font_no_picture_without_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "render_svg", lambda svg: b"blank")
    with pytest.raises(SetupError, match="font"):
        save(PLOT, tmp_path / "plot.png")
    assert not (tmp_path / "plot.png").exists()


def test_ticks_are_round_and_few() -> None:
    assert ticks(0.31, 0.68) == [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65]
    assert ticks(7.2, 16.3) == [8, 10, 12, 14, 16]


def test_figures_are_put_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- won -->\nold\n<!-- end of won -->\nAfter.\n", encoding="utf-8")
    fill(page, "won", table(["a"], [["1"]]) + picture("p", tmp_path / "plots" / "p.svg", page))
    fill(page, "more", "new")
    assert page.read_text(encoding="utf-8") == (
        "Before.\n<!-- won -->\n\n| a |\n| --- |\n| 1 |\n![p](plots/p.svg)\n\n<!-- end of won -->\nAfter.\n"
        "<!-- more -->\n\nnew\n\n<!-- end of more -->\n"
    )
