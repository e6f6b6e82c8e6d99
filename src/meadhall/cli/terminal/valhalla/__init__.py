"""Valhalla on a terminal."""
