"""Beside the cardboard: answers for those who play with the box. Pure functions; no table is known here."""
