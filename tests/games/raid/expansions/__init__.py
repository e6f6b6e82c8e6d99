"""Expansions of Raid, one folder each."""
