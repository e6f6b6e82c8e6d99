"""Calls to the world outside: those who are asked and not here get a note."""
