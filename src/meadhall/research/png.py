"""Plots as PNG, drawn from their SVG by the optional library resvg."""

from __future__ import annotations

from importlib.util import find_spec

from meadhall.core.errors import SetupError

LIBRARY = "resvg_py"
SCALE = 2.0  # pixels per unit of the SVG, so that text is sharp
LETTER = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' font-family='{}'><text y='9'>{}</text></svg>"


def check() -> None:
    """Raise SetupError if the library or a font is missing."""
    if find_spec(LIBRARY) is None:
        right = "python -m pip install resvg-py; or name a file that ends with .svg"
        raise SetupError("PNG output needs the library resvg", right=right)


def render_png(svg: str, fonts: str) -> bytes:
    """Return the picture. Text in it needs a font of this machine."""
    check()
    if render_svg(LETTER.format(fonts, "M")) == render_svg(LETTER.format(fonts, "")):
        right = "install a font, such as fonts-dejavu; or name a file that ends with .svg"
        raise SetupError("PNG output needs a font", right=right)
    return render_svg(svg)


def render_svg(svg: str) -> bytes:
    """Render the SVG. The import is inside the function because the library is optional."""
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE)
