"""Expansions and variants of Blood Rage: one folder each, found by walking."""
