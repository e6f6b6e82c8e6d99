"""The engraver's bench: sculpt in relief, light, cut, trace, write small SVG, check."""
