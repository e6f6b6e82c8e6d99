"""Beside the cardboard: what is entered is answered as the engine would answer at a table of its own."""
