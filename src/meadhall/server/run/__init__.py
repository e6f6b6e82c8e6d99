"""Runs a server: opens the hall, keeps its processes running, and closes it."""
